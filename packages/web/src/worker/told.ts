import type { GameEvent, Match } from '@polemos/kernel';
import type { FramesOfEntry, Screen } from './protocol.ts';

/** Who sits down after a long time is not told everything by itself. */
const MOST_FRAMES = 24;

/** What the page has been told and shown of a match, so that it gets only what is new. */
export class Told {
  private readonly match: Match;
  /** Up to which entry (exclusive) each pair of eyes has seen the match on this page. */
  private readonly seen = new Map<string | null, number>();
  /** As whom, and how many lists. */
  private told: { seat: string | null; lists: readonly (readonly GameEvent[])[] } = { seat: null, lists: [] };

  constructor(match: Match) {
    this.match = match;
  }

  /** The page that looks is new: it has been told nothing. */
  forget(): void {
    this.told = { seat: null, lists: [] };
    this.seen.clear();
  }
  /** Only what the page has not been told yet, as the seat that looks now. */
  events(seat: string | null): Screen['told'] {
    const all = this.match.allEvents();
    const same = this.told.seat === seat ? this.told.lists : [];
    let from = 0;
    while (from < same.length && from < all.length && same[from] === all[from]) from++;
    this.told = { seat, lists: all.slice() };
    return { from, events: this.match.events(seat, from) };
  }
  /** How an entry (0: the set-up) looked to a seat, before it and after each of its events. */
  framesOf(entry: number, seat: string | null): FramesOfEntry {
    return { entry, ...this.match.frames(entry, seat) };
  }
  /** How the latest entries looked that these eyes have not been shown; of a match taken up again nothing is new. */
  frames(seat: string | null): Screen['frames'] {
    const { length } = this.match;
    const from = Math.min(this.seen.get(seat) ?? (length === 0 ? 0 : length + 1), length + 1);
    this.seen.set(seat, length + 1);
    const count = Math.min(MOST_FRAMES, length + 1 - from);
    return Array.from({ length: count }, (_, i) => this.framesOf(length + 1 - count + i, seat));
  }
}
