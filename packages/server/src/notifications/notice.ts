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
export interface ClubNotice {
  readonly kind: 'vacation';
  readonly language: string;
  readonly name: string;
  readonly link: string;
  readonly by: string;
  readonly until: number;
  readonly zone: number;
  readonly digest?: boolean;
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
  readonly phase?: string;
  readonly ask?: string;
  readonly until?: number;
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

const WORDS: Readonly<Record<string, Words>> = { en, it, fr };
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

const againstOf = ({ against = [] }: TableNotice, w: Words): string =>
  against.length === 0 ? '' : ` ${w.against(w.list(against))}`;
const called = ({ title, game }: TableNotice): string => title || game;

function subjectOf(notice: Notice, w: Words): string {
  if (!isTable(notice)) return notice.kind === 'vacation' ? w.vacation(notice.by, w.moment(notice.until, notice.zone)) : '';
  return w.subjects[notice.kind](`${called(notice)}${againstOf(notice, w)}`, notice.by ?? '');
}

function linesOf(notice: Notice, w: Words): readonly string[] {
  if (!isTable(notice)) return notice.kind === 'vacation' ? [w.vacationAbout] : [];
  const { kind, by = '', turn, phase, ask, until, zone = 0, last, winner, how, proposal, words, pace, scenario } = notice;
  const lines = [
    w.bodies[kind](called(notice), by, notice.as ?? '') + (kind === 'turn' || kind === 'reminder' ? againstOf(notice, w) : ''),
  ];
  lines[0] = `${lines[0]}.`;
  if (proposal !== undefined) lines.push(w.proposals[proposal] ?? '');
  if (words !== undefined) lines.push(`“${words}”`);
  if (kind === 'challenge' || kind === 'rematch' || kind === 'substitute')
    lines.push(
      [scenario ?? '', pace === null || pace === undefined ? w.noClock : w.pace(pace)].filter(one => one !== '').join(' · '),
    );
  if (kind === 'result') {
    if (winner !== undefined) lines.push(winner === null ? w.nobodyWon : w.won(winner));
    if (how !== undefined && how !== '') lines.push(how);
  }
  const when = [turn === undefined ? '' : w.turn(turn), phase ?? ''].filter(one => one !== '').join(', ');
  if (when !== '' && kind !== 'result') lines.push(ask === undefined ? when : w.asked(when, ask));
  if (until !== undefined) lines.push(w.until(w.moment(until, zone)));
  if (last !== undefined) lines.push(w.last(last));
  return lines.filter(line => line !== '');
}

/** Below a letter that somebody has not asked for one by one. */
export const stopLine = (language: string, link: string): string => `--\n${wordsIn(language).stop}\n${link}\n`;

export function trialLetter(language: string, link: string): Letter {
  const { subject, text } = wordsIn(language).trial;
  return { subject, text: `${text}\n\n${link}\n` };
}
