import type { Action, Code, Pending, Seen } from '@polemos/kernel';
import { type Clocks, deadlineOf } from './clock.ts';
import { type Command, commandOf } from './command.ts';
import type { Course, News } from './course.ts';
import type { Live } from './opening.ts';

/** What everybody at the table has before them alike. */
export interface Common {
  readonly table: string;
  readonly sequence: number;
  readonly version: number;
  readonly seats: readonly string[];
  readonly pending: readonly Pending[];
  /** How many actions stand. */
  readonly length: number;
  readonly outcome: Course['outcome'];
  readonly clocks: Clocks;
  readonly deadline: number | null;
}
/** What a seat (null: a spectator) has before it alone. */
export interface Own {
  readonly seat: string | null;
  readonly seen: Seen;
  /** Back to which action this seat may go by itself. */
  readonly undoable: number;
  /** Of a seat that several people share: who has the command. */
  readonly command: Command | null;
}
/** The board before a seat at one moment. */
export interface Board {
  readonly common: Common;
  readonly own: Own;
}

/** What a seat is shown: the board, what it may do, and what has happened. */
export interface Position extends Common, Own {
  readonly legal: readonly Action[];
  readonly news: readonly News[];
}

export function commonOf({ match, sequence, outcome }: Course, clocks: Clocks): Common {
  const over = outcome !== null;
  return {
    table: match.id,
    sequence,
    version: match.version,
    seats: match.seats,
    pending: over ? [] : match.pending(),
    length: match.length,
    outcome,
    clocks: over ? {} : clocks,
    deadline: over ? null : deadlineOf(clocks),
  };
}

export function ownOf({ match, outcome }: Course, seat: string | null, command: Command | null): Own {
  const over = outcome !== null;
  return {
    seat,
    seen: match.see(seat),
    undoable: over || seat === null ? match.length : match.undoable(seat),
    command: over ? null : command,
  };
}

/** What is common is the same object for all who look at the same moment, so that it need be compared and written once. */
export function boardOf(live: Live, seat: string | null): Board {
  const { course, clocks, common } = live;
  if (common === null || common.sequence !== course.sequence) live.common = commonOf(course, clocks);
  return { common: live.common as Common, own: ownOf(course, seat, commandOf(live, seat)) };
}

/** A list of what a seat may do, and after which move it was told. */
export interface Offer {
  readonly sequence: number;
  readonly codes: readonly Code[];
}
export const codesOf = ({ match, outcome }: Course, seat: string | null): readonly Code[] =>
  outcome !== null || seat === null ? [] : match.legalCodes(seat);

/** What a seat is told now is what the next telling is compared with. */
export function keepShown({ shown, offered }: Live, board: Board, codes: readonly Code[]): void {
  const { seat } = board.own;
  shown.set(seat, board);
  if (codes.length > 0) offered.set(seat, { sequence: board.common.sequence, codes });
}

export const positionOf = (
  { match }: Course,
  { common, own }: Board,
  codes: readonly Code[],
  news: readonly News[],
): Position => ({
  ...common,
  ...own,
  legal: codes.map(code => match.game.actions.write(code)),
  news,
});

/** What it costs to be told a story of so many lines, in questions: as much time goes into so many of them. */
export const storyCost = (lines: number): number => Math.floor(lines / LINES_OF_ONE);
const LINES_OF_ONE = 10;

/** As a spectator saw it who must stay behind: no clocks, no command. */
export const shownLate = (course: Course, news: readonly News[]): Position =>
  positionOf(course, { common: commonOf(course, {}), own: ownOf(course, null, null) }, [], news);
