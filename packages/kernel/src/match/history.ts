import type { Chance } from '../chance/fate.ts';
import type { GameEvent } from '../game/event.ts';
import type { Entry, MatchLog } from './log.ts';
import { shared } from './shared.ts';

const NOTHING: readonly GameEvent[] = [];
const NO_CHANCE: readonly Chance[] = [];

/** What was done in a match: each entry, what was told of it, whether it stands, and what was taken back. */
export class History {
  readonly entries: Entry[] = [];
  /** By entry; the first list is of the set-up. */
  readonly told: (readonly GameEvent[])[] = [];
  readonly takenBack: { at: number; count: number }[] = [];
  /** Whether another person may already have seen or answered what this entry led to. By entry. */
  private readonly stands: boolean[] = [];
  /** How many entries up to this one raised no version, since they wait to be opened with others. By entry; the first is the set-up. */
  private readonly waited: number[] = [0];
  /** Up to which entry `lighten` has been. */
  private light = 0;

  get length(): number {
    return this.entries.length;
  }

  add(entry: Entry, told: readonly GameEvent[], { stands, waits }: { readonly stands: boolean; readonly waits: boolean }): void {
    this.waited.push(this.waited[this.length] + (waits ? 1 : 0));
    this.entries.push(entry);
    this.told.push(told);
    this.stands.push(stands);
  }

  /** By how many versions what was done after an entry, and stands, has raised the match. */
  raisedSince(at: number): number {
    return this.length - at - (this.waited[this.length] - this.waited[at]);
  }

  /** Taken up from a snapshot: all before it stands, and what was told of it is not known. */
  takeUp(entries: readonly Entry[], takenBack: MatchLog['takenBack']): void {
    this.told.push(NOTHING);
    for (const entry of entries) this.add(entry, NOTHING, { stands: true, waits: false });
    this.takenBack.push(...takenBack);
  }

  /** The earliest entry back to which a seat may go: `length` when it may not. */
  undoable(seat: string | null): number {
    let at = this.length;
    while (at > 0 && this.entries[at - 1].seat === seat && !this.stands[at - 1]) at--;
    return at;
  }

  /** Takes back what came after an entry, and answers it. */
  goBack(to: number): readonly Entry[] {
    const gone = this.entries.slice(to);
    this.entries.length = to;
    this.told.length = to + 1;
    this.stands.length = to;
    this.waited.length = to + 1;
    this.light = Math.min(this.light, to);
    this.takenBack.push({ at: to, count: gone.length });
    return gone;
  }

  /** How many entries have been taken back so far. */
  get goneBack(): number {
    return this.takenBack.reduce((sum, { count }) => sum + count, 0);
  }

  /** Lets go of what was told, and of what makes entries heavy behind which no seat can go back. */
  lighten(back: number): void {
    this.light = Math.min(this.light, back);
    this.told.fill(NOTHING);
    // The same few actions make most of a match, and most of them meet no chance: each is kept once for all matches.
    for (; this.light < back; this.light++) {
      const { seat, action, chance, hash } = this.entries[this.light];
      this.entries[this.light] = { seat, action: shared(action), chance: chance.length === 0 ? NO_CHANCE : chance, hash };
    }
  }

  /** About how many bytes it holds. */
  get weight(): number {
    return 350 * this.length - 180 * this.light + 400 * this.told.reduce((sum, events) => sum + events.length, 0);
  }
}
