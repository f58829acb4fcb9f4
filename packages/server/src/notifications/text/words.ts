import type { TableKind } from '../notice.ts';

type Pace = { readonly days: number } | { readonly minutes: number; readonly increment: number };
interface Written {
  readonly subject: string;
  readonly text: string;
}

interface RoundOf {
  readonly league: string;
  readonly round: number;
  readonly rounds: number;
  readonly as: string;
  readonly against: string;
}
interface LateOf {
  readonly league: string;
  readonly round: number;
  readonly first: string;
  readonly second: string;
}
interface LeagueWords {
  roundSubject(league: string, round: number, against: string): string;
  byeSubject(league: string, round: number): string;
  overSubject(league: string): string;
  round(of: RoundOf): string;
  /** A draw of a knock-out is played once more. */
  replay(league: string, as: string, against: string): string;
  bye(league: string, round: number, rounds: number): string;
  deadline(moment: string): string;
  lateSubject(of: LateOf): string;
  late(of: LateOf, moment: string): string;
  readonly lateDecide: string;
  lateWait(organiser: string): string;
  over(league: string): string;
  won(name: string): string;
  readonly youWon: string;
  readonly nobodyWon: string;
  place(place: number, of: number): string;
}

/** All that letters say, in one language. */
export interface Words {
  hello(name: string): string;
  // The first letter to an address goes to somebody who may not know us: nothing in it is of another's choice.
  verify(name: string): Written;
  reset(name: string): Written;
  readonly trial: Written;
  /** `table` names the table and whom one plays against. */
  readonly subjects: Readonly<Record<Exclude<TableKind, 'proposal'>, (table: string, by: string) => string>>;
  /** Without the full stop. */
  readonly bodies: Readonly<
    Record<Exclude<TableKind, 'proposal' | 'refused'>, (table: string, by: string, as: string) => string>
  >;
  /** What somebody does who proposes it, and what is agreed to. */
  readonly proposals: Readonly<Record<string, { readonly asks: string; readonly to: string }>>;
  proposed(table: string, by: string, asks: string): string;
  proposedAt(table: string, by: string, asks: string): string;
  refusedAt(table: string, by: string, to: string): string;
  /** What stands before and after what somebody has said: that itself is not touched. */
  readonly quotes: readonly [string, string];
  against(names: string): string;
  list(names: readonly string[]): string;
  turn(n: number): string;
  round(name: string): string;
  /** Where the match stands, and what is asked there. */
  asked(when: string, ask: string): string;
  until(moment: string): string;
  wasUntil(moment: string): string;
  last(what: string): string;
  won(name: string): string;
  readonly nobodyWon: string;
  /** A match that people ended, by the reason. */
  readonly ended: Readonly<Record<string, (seat: string) => string>>;
  pace(pace: Pace): string;
  readonly noClock: string;
  vacation(name: string, until: string): string;
  readonly vacationAbout: string;
  readonly league: LeagueWords;
  digest(n: number): string;
  readonly stop: string;
  moment(time: number, zone: number): string;
}

/** A moment as somebody reads it whose clock is so many minutes ahead. */
export const momentIn =
  (language: string) =>
  (time: number, zone: number): string => {
    const format = new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    const sign = zone < 0 ? '−' : '+';
    const minutes = Math.abs(zone);
    const hours = `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`}`;
    return `${format.format(time + zone * 60_000)} (UTC${zone === 0 ? '' : sign + hours})`;
  };
