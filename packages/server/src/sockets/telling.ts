import { offeredOf, patchOf } from '../../client/brief.ts';
import { commandOf } from '../matches/command.ts';
import type { News } from '../matches/course.ts';
import type { Live } from '../matches/matches.ts';
import { type Board, boardOf, positionOf } from '../matches/show.ts';

/** One move as one seat is told it, made once however many look on: whole, or only what is different. */
export class Telling {
  private readonly live: Live;
  private readonly from: number;
  private readonly before: Board | undefined;
  private readonly board: Board;
  private readonly news: readonly News[];
  private wholeText: string | null = null;
  private briefText: string | null = null;

  constructor(live: Live, seat: string | null, from: number) {
    this.live = live;
    this.from = from;
    this.news = live.course.newsSince(seat, from) ?? [];
    this.before = live.shown.get(seat);
    this.board = boardOf(live.course, live.clocks, seat, commandOf(live, seat));
    live.shown.set(seat, this.board);
  }

  whole(): string {
    this.wholeText ??= JSON.stringify({ type: 'position', position: positionOf(this.live.course, this.board, this.news) });
    return this.wholeText;
  }

  /** For whoever has the position before this move; with the key, for whoever made it. Null: there is nothing to compare. */
  brief(key: string | null): string | null {
    if (this.before?.sequence !== this.from) return null;
    this.briefText ??= this.difference(this.before);
    return key === null ? `{"type":"moved",${this.briefText}` : `{"type":"moved","key":${JSON.stringify(key)},${this.briefText}`;
  }

  private difference(before: Board): string {
    const { board, news, from } = this;
    const { match } = this.live.course;
    const legal =
      board.seat === null || board.outcome !== null ? [] : offeredOf(match.game.actions, match.legalCodes(board.seat));
    return JSON.stringify({ table: board.table, from, patch: patchOf(before, board) ?? {}, legal, news }).slice(1);
  }
}
