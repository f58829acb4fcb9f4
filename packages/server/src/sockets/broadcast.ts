import type { Code } from '@polemos/kernel';
import { goneOf, type Offered, offeredOf } from '../../client/delta.ts';
import type { News } from '../matches/course.ts';
import type { Live } from '../matches/opening.ts';
import { type Board, boardOf, codesOf, keepShown, type Offer, positionOf } from '../matches/show.ts';
import { Patches, patchesOf } from './patches.ts';

/** What somebody has been told of a table so far. */
export interface Knows {
  /** The position after move `at`; −1: none. */
  at: number;
  /** After which move they were last offered something. */
  offered: number;
}

/** One move, and what is written of it once for all who are told. */
export class MoveBroadcast {
  readonly live: Live;
  /** What they have been told before. */
  readonly from: number;
  readonly patches = new Patches();
  /** How what is told begins, to whomever. */
  readonly begins: string;
  private readonly broadcasts = new Map<string | null, Broadcast>();
  private news: { readonly of: readonly News[]; readonly text: string } | null = null;

  constructor(live: Live, from: number) {
    this.live = live;
    this.from = from;
    this.begins = `"table":${JSON.stringify(live.course.table.id)},"from":${from},"patch":`;
  }

  to(seat: string | null): Broadcast {
    const known = this.broadcasts.get(seat);
    if (known !== undefined) return known;
    const made = new Broadcast(this, seat);
    this.broadcasts.set(seat, made);
    return made;
  }

  /** Where nothing is secret all hear the same. */
  newsText(news: readonly News[]): string {
    const { news: last } = this;
    if (last !== null && news.length === 1 && last.of.length === 1 && news[0].events === last.of[0].events) return last.text;
    const text = JSON.stringify(news);
    this.news = { of: news, text };
    return text;
  }
}

/** One move as one seat is told it, made once however many look on: whole, or only what is different. */
export class Broadcast {
  private readonly telling: MoveBroadcast;
  private readonly before: Board | undefined;
  private readonly offer: Offer | undefined;
  private readonly board: Board;
  private readonly codes: readonly Code[];
  private readonly news: readonly News[];
  private wholeText: string | null = null;
  private framesText: string | null = null;
  /** By the move after which the list was told that this one is compared with. */
  private readonly deltaTexts = new Map<number, string>();

  constructor(telling: MoveBroadcast, seat: string | null) {
    const { live, from } = telling;
    this.telling = telling;
    this.news = live.course.newsSince(seat, from) ?? [];
    this.before = live.shown.get(seat);
    this.offer = live.offered.get(seat);
    this.board = boardOf(live, seat);
    this.codes = codesOf(live.course, seat);
    keepShown(live, this.board, this.codes);
  }

  /** The seat has something to decide now. */
  get isAsked(): boolean {
    return this.codes.length > 0;
  }

  private get sequence(): number {
    return this.board.common.sequence;
  }

  whole(): string {
    this.wholeText ??= JSON.stringify({
      type: 'position',
      position: positionOf(this.telling.live.course, this.board, this.codes, this.news),
    });
    return this.wholeText;
  }

  /** For whoever has the position before this move; with the key, for whoever made it. Null: there is nothing to compare. */
  delta({ at, offered }: Knows, key: string | null, frames: boolean): string | null {
    const { before, offer } = this;
    const { from } = this.telling;
    if (at !== from || before?.common.sequence !== from || this.sequence === from) return null;
    const since = offered === offer?.sequence ? offered : -1;
    let text = this.deltaTexts.get(since);
    if (text === undefined) {
      text = this.difference(before, this.offers(since < 0 ? null : (offer ?? null)));
      this.deltaTexts.set(since, text);
    }
    if (frames) text = `${this.frames()}${text}`;
    return key === null ? `{"type":"moved",${text}` : `{"type":"moved","key":${JSON.stringify(key)},${text}`;
  }

  /** What the seat saw after each event of one action but the last; of several actions at once it must be asked for. */
  private frames(): string {
    this.framesText ??= this.writeFrames();
    return this.framesText;
  }
  private writeFrames(): string {
    const { match } = this.telling.live.course;
    if (this.news.length !== 1 || this.news[0].kind !== 'act') return '';
    const { before, frames } = match.frames(match.length, this.board.own.seat);
    return `"frames":[${patchesOf(before, frames.slice(0, -1)).join()}],`;
  }

  /** They have been told. */
  known(knows: Knows): void {
    knows.at = this.sequence;
    if (this.codes.length > 0) knows.offered = this.sequence;
  }

  private difference(before: Board, legal: string): string {
    const { board, news, telling } = this;
    const { patches, begins } = telling;
    const { common, own } = board;
    // Two objects become one: the brace between them goes. The first is never empty, since its sequence is another.
    const alike = patches.between(before.common, common);
    const alone = patches.between(before.own, own);
    const patch = alone === '' ? alike : `${alike.slice(0, -1)},${alone.slice(1)}`;
    return `${begins}${patch},"legal":${legal},"news":${telling.newsText(news)}}`;
  }

  private offers(offer: Offer | null): string {
    const gone = offer === null ? null : goneOf(offer.codes, this.codes);
    if (offer !== null && gone !== null) return `{"of":${offer.sequence},"gone":[${gone.join()}]}`;
    if (this.codes.length === 0) return '[]';
    const offered: readonly Offered[] = offeredOf(this.telling.live.course.match.game.actions, this.codes);
    return JSON.stringify(offered);
  }
}
