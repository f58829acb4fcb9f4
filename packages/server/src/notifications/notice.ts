import { euphonic } from '@polemos/kernel';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';
import type { Words } from './text/words.ts';

/** What a message is about. Sentences are made when it is sent, in its reader's language. */
export type Notice = AccountNotice | TableNotice | ClubNotice;

export interface AccountNotice {
  readonly kind: 'verify' | 'reset';
  readonly language: string;
  readonly name: string;
  readonly link: string;
}
/** About a table, with everything one wants to know before opening it. */
export interface TableNotice extends Facts {
  readonly kind: TableKind;
  readonly language: string;
  readonly name: string;
  readonly link: string;
  readonly title: string;
  readonly game: string;
  readonly seat: string;
  /** The move it is about: when the match has gone on, a turn need not be told any more. */
  readonly sequence: number;
  /** Whoever did it: took a seat, asks, proposes, spoke. */
  readonly by?: string;
  /** What was proposed; how it was answered. */
  readonly proposal?: string;
  /** What was said. */
  readonly words?: string;
  /** Waits for the letter of the day. */
  readonly digest?: boolean;
}
/** About people rather than a table. */
export type ClubNotice = VacationNotice | LeagueNotice;
interface ToReader {
  readonly language: string;
  readonly name: string;
  readonly link: string;
  readonly zone: number;
  readonly digest?: boolean;
}
export interface VacationNotice extends ToReader {
  readonly kind: 'vacation';
  readonly by: string;
  readonly until: number;
}
export type LeagueNotice = RoundNotice | LateNotice | SeasonNotice;
/** A round has begun: whom one meets, until when; or that one meets nobody. */
export interface RoundNotice extends ToReader {
  readonly kind: 'round' | 'bye';
  readonly league: string;
  readonly round: number;
  readonly rounds: number;
  readonly replay?: boolean;
  readonly as?: string;
  readonly against?: string;
  readonly scenario?: string;
  readonly pace?: { readonly days: number };
  readonly deadline?: number;
}
/** A match of a league is not decided in time: the organiser must do something, and those who play it know that. */
export interface LateNotice extends ToReader {
  readonly kind: 'late';
  readonly league: string;
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly deadline: number;
  /** To whom the organiser is told; empty: to the organiser. */
  readonly organiser: string;
}
/** A league is over: who has won it (null: nobody alone), and where the reader stands. */
export interface SeasonNotice extends ToReader {
  readonly kind: 'season';
  readonly league: string;
  readonly winner: 'you' | { readonly name: string } | null;
  readonly place?: number;
  readonly of?: number;
}
export type TableKind =
  | 'turn'
  | 'reminder'
  | 'overdue'
  | 'result'
  | 'challenge'
  | 'rematch'
  | 'substitute'
  | 'accepted'
  | 'declined'
  | 'seat'
  | 'proposal'
  | 'refused'
  | 'mention'
  | 'replaced'
  | 'back';

/** What the table looks like, said in the reader's language where the game says it. */
export interface Facts {
  /** The reader's side, as it is called. */
  readonly as?: string;
  readonly against?: readonly string[];
  readonly scenario?: string;
  readonly pace?: { readonly days: number } | { readonly minutes: number; readonly increment: number } | null;
  readonly turn?: number;
  /** In place of a turn where the game has rounds. */
  readonly round?: string;
  readonly phase?: string;
  readonly ask?: string;
  readonly until?: number;
  /** That moment has passed. */
  readonly late?: boolean;
  /** Minutes ahead of UTC in which the reader reads moments. */
  readonly zone?: number;
  /** What happened last, in the words of the log. */
  readonly last?: string;
  /** Of a match that is over: who has won (null: nobody), and how. */
  readonly winner?: string | null;
  readonly how?: string;
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Words>> = euphonic({ en, it, fr });
export const wordsIn = (language: string): Words => WORDS[language] ?? en;

/** Line ends in a subject would be headers. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');
const isTable = (notice: Notice): notice is TableNotice => 'game' in notice;

export function letterOf(notice: Notice): Letter {
  const w = wordsIn(notice.language);
  if (notice.kind === 'verify' || notice.kind === 'reset') {
    const { subject, text } = w[notice.kind](oneLine(notice.name));
    return { subject, text: `${text}\n\n${notice.link}\n` };
  }
  const lines = [w.hello(oneLine(notice.name)), '', ...linesOf(notice, w).map(oneLine), '', notice.link, ''];
  return { subject: oneLine(subjectOf(notice, w)), text: lines.join('\n') };
}

/** One letter about many things. */
export function digestOf(notices: readonly Notice[]): Letter {
  const [first] = notices;
  const w = wordsIn(first.language);
  const parts = notices.flatMap(notice => [oneLine(subjectOf(notice, w)), ...linesOf(notice, w).map(oneLine), notice.link, '']);
  return { subject: w.digest(notices.length), text: [w.hello(oneLine(first.name)), '', ...parts].join('\n') };
}

/** Whoever did it has been named already; and who looks on plays against nobody. */
function againstOf({ against = [], by, as, kind }: TableNotice, w: Words): string {
  const names = as === undefined && kind !== 'replaced' ? [] : against.filter(name => name !== by);
  return names.length === 0 ? '' : ` ${w.against(w.list(names))}`;
}
const called = ({ title, game }: TableNotice): string => title || game;

function subjectOf(notice: Notice, w: Words): string {
  if (!isTable(notice)) return clubSubject(notice, w);
  const table = `${called(notice)}${againstOf(notice, w)}`;
  if (notice.kind === 'proposal') return w.proposed(table, notice.by ?? '', w.proposals[notice.proposal ?? '']?.asks ?? '');
  return w.subjects[notice.kind](table, notice.by ?? '');
}

function bodyOf(notice: TableNotice, w: Words): string {
  const { kind, by = '', as = '', proposal = '' } = notice;
  const table = called(notice);
  const { asks = '', to = '' } = w.proposals[proposal] ?? {};
  if (kind === 'proposal') return w.proposedAt(table, by, asks);
  if (kind === 'refused') return w.refusedAt(table, by, to);
  return w.bodies[kind](table, by, as) + (kind === 'turn' || kind === 'reminder' ? againstOf(notice, w) : '');
}

function linesOf(notice: Notice, w: Words): readonly string[] {
  if (!isTable(notice)) return clubLines(notice, w);
  const { kind, turn, round, phase, ask, until, late = false, zone = 0, last, winner, how, words, pace, scenario } = notice;
  const lines = [`${bodyOf(notice, w)}.`];
  if (words !== undefined) lines.push(w.quotes.join(words));
  if (kind === 'challenge' || kind === 'rematch' || kind === 'substitute')
    lines.push(
      [scenario ?? '', pace === null || pace === undefined ? w.noClock : w.pace(pace)].filter(one => one !== '').join(' · '),
    );
  if (kind === 'result') {
    if (winner !== undefined) lines.push(winner === null ? w.nobodyWon : w.won(winner));
    if (how !== undefined && how !== '') lines.push(how);
  }
  const when = [turn === undefined ? '' : w.turn(turn), round === undefined ? '' : w.round(round), phase ?? '']
    .filter(one => one !== '')
    .join(', ');
  if (when !== '' && kind !== 'result') lines.push(ask === undefined ? when : w.asked(when, ask));
  if (until !== undefined) lines.push((late ? w.wasUntil : w.until)(w.moment(until, zone)));
  if (last !== undefined) lines.push(w.last(last));
  return lines.filter(line => line !== '');
}

function clubSubject(notice: ClubNotice | AccountNotice, w: Words): string {
  switch (notice.kind) {
    case 'vacation':
      return w.vacation(notice.by, w.moment(notice.until, notice.zone));
    case 'round':
      return w.league.roundSubject(notice.league, notice.round, notice.against ?? '');
    case 'bye':
      return w.league.byeSubject(notice.league, notice.round);
    case 'late':
      return w.league.lateSubject(notice);
    case 'season':
      return w.league.overSubject(notice.league);
    default:
      return '';
  }
}

function clubLines(notice: ClubNotice | AccountNotice, w: Words): readonly string[] {
  switch (notice.kind) {
    case 'vacation':
      return [`${clubSubject(notice, w)}.`, w.vacationAbout];
    case 'round': {
      const { league, round, rounds, replay = false, as = '', against = '', scenario = '', pace, deadline, zone } = notice;
      return [
        replay ? w.league.replay(league, as, against) : w.league.round({ league, round, rounds, as, against }),
        [scenario, pace === undefined ? '' : w.pace(pace)].filter(one => one !== '').join(' · '),
        deadline === undefined ? '' : w.league.deadline(w.moment(deadline, zone)),
      ].filter(line => line !== '');
    }
    case 'bye':
      return [w.league.bye(notice.league, notice.round, notice.rounds)];
    case 'late':
      return [
        w.league.late(notice, w.moment(notice.deadline, notice.zone)),
        notice.organiser === '' ? w.league.lateDecide : w.league.lateWait(notice.organiser),
      ];
    case 'season': {
      const { league, winner, place, of = 0 } = notice;
      const won = winner === null ? w.league.nobodyWon : winner === 'you' ? w.league.youWon : w.league.won(winner.name);
      return [w.league.over(league), won, ...(place === undefined || winner === 'you' ? [] : [w.league.place(place, of)])];
    }
    default:
      return [];
  }
}

/** Below a letter that somebody has not asked for one by one. */
export const stopLine = (language: string, link: string): string => `--\n${wordsIn(language).stop}\n${link}\n`;

export function trialLetter(language: string, link: string): Letter {
  const { subject, text } = wordsIn(language).trial;
  return { subject, text: `${text}\n\n${link}\n` };
}
