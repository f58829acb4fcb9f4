import type { Action, Code, Pending, Seen } from '@polemos/kernel';
import { type Clocks, deadlineOf } from './clock.ts';
import type { Command } from './command.ts';
import type { Course, News } from './course.ts';
import type { Live } from './matches.ts';

/** The board before a seat (null: a spectator) at one moment. */
export interface Board {
  readonly table: string;
  readonly sequence: number;
  readonly version: number;
  readonly seat: string | null;
  readonly seats: readonly string[];
  readonly seen: Seen;
  readonly pending: readonly Pending[];
  /** How many actions stand, and back to which one this seat may go by itself. */
  readonly length: number;
  readonly undoable: number;
  readonly outcome: Course['outcome'];
  readonly clocks: Clocks;
  readonly deadline: number | null;
  /** Of a seat that several people share: who has the command. */
  readonly command: Command | null;
}

/** What a seat is shown: the board, what it may do, and what has happened. */
export interface Position extends Board {
  readonly legal: readonly Action[];
  readonly news: readonly News[];
}

export function boardOf(course: Course, clocks: Clocks, seat: string | null, command: Command | null): Board {
  const { match } = course;
  const over = course.outcome !== null;
  return {
    table: match.id,
    sequence: course.sequence,
    version: match.version,
    seat,
    seats: match.seats,
    seen: match.see(seat),
    pending: over ? [] : match.pending(),
    length: match.length,
    undoable: over || seat === null ? match.length : match.undoable(seat),
    outcome: course.outcome,
    clocks: over ? {} : clocks,
    deadline: over ? null : deadlineOf(clocks),
    command: over ? null : command,
  };
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
  shown.set(board.seat, board);
  if (codes.length > 0) offered.set(board.seat, { sequence: board.sequence, codes });
}

export const positionOf = ({ match }: Course, board: Board, codes: readonly Code[], news: readonly News[]): Position => ({
  ...board,
  legal: codes.map(code => match.game.actions.write(code)),
  news,
});

/** As a spectator saw it who must stay behind: no clocks, no command. */
export const shownLate = (course: Course, news: readonly News[]): Position =>
  positionOf(course, boardOf(course, {}, null, null), [], news);
