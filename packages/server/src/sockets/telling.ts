import type { Code } from '@polemos/kernel';
import { goneOf, type Offers, offeredOf, patchOf } from '../../client/brief.ts';
import { commandOf } from '../matches/command.ts';
import type { News } from '../matches/course.ts';
import type { Live } from '../matches/matches.ts';
import { type Board, boardOf, codesOf, keepShown, type Offer, positionOf } from '../matches/show.ts';

/** What somebody has been told of a table so far. */
export interface Knows {
  /** The position after move `at`; −1: none. */
  at: number;
  /** After which move they were last offered something. */
  offered: number;
}

/** One move as one seat is told it, made once however many look on: whole, or only what is different. */
export class Telling {
  private readonly live: Live;
  private readonly from: number;
  private readonly before: Board | undefined;
  private readonly offer: Offer | undefined;
  private readonly board: Board;
  private readonly codes: readonly Code[];
  private readonly news: readonly News[];
  private wholeText: string | null = null;
  /** By the move after which the list was told that this one is compared with. */
  private readonly briefTexts = new Map<number, string>();

  constructor(live: Live, seat: string | null, from: number) {
    this.live = live;
    this.from = from;
    this.news = live.course.newsSince(seat, from) ?? [];
    this.before = live.shown.get(seat);
    this.offer = live.offered.get(seat);
    this.board = boardOf(live.course, live.clocks, seat, commandOf(live, seat));
    this.codes = codesOf(live.course, seat);
    keepShown(live, this.board, this.codes);
  }

  whole(): string {
    this.wholeText ??= JSON.stringify({
      type: 'position',
      position: positionOf(this.live.course, this.board, this.codes, this.news),
    });
    return this.wholeText;
  }

  /** For whoever has the position before this move; with the key, for whoever made it. Null: there is nothing to compare. */
  brief({ at, offered }: Knows, key: string | null): string | null {
    if (at !== this.from || this.before?.sequence !== this.from || this.board.sequence === this.from) return null;
    const since = offered === this.offer?.sequence ? offered : -1;
    let text = this.briefTexts.get(since);
    if (text === undefined) {
      text = this.difference(this.before, this.offers(since < 0 ? null : (this.offer ?? null)));
      this.briefTexts.set(since, text);
    }
    return key === null ? `{"type":"moved",${text}` : `{"type":"moved","key":${JSON.stringify(key)},${text}`;
  }

  /** They have been told. */
  known(knows: Knows): void {
    knows.at = this.board.sequence;
    if (this.codes.length > 0) knows.offered = this.board.sequence;
  }

  private difference(before: Board, legal: Offers): string {
    const { board, news, from } = this;
    return JSON.stringify({ table: board.table, from, patch: patchOf(before, board) ?? {}, legal, news }).slice(1);
  }

  private offers(offer: Offer | null): Offers {
    const gone = offer === null ? null : goneOf(offer.codes, this.codes);
    if (offer !== null && gone !== null) return { of: offer.sequence, gone };
    return offeredOf(this.live.course.match.game.actions, this.codes);
  }
}
