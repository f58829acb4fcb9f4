import { type Chance, Fate, Tape } from '../chance/fate.ts';
import type { Code } from '../game/action.ts';
import { type Game, isFaulty, type Setup } from '../game/game.ts';
import { Play } from '../game/play.ts';
import type { BaseState, Seat } from '../game/state.ts';

/** After so many entries a state is kept. */
export const KEPT_EVERY = 32;

/** What is played again: who did what (null: what happens by itself at the set-up), and the chance that it met. */
export interface Again {
  readonly seat: Seat;
  readonly action: Code | null;
  readonly chance: readonly Chance[];
}

/** How an entry looked to a seat: before it, and after each of its events; the last is the view after the entry. */
export interface Frames<V = unknown> {
  readonly before: V;
  readonly frames: readonly V[];
}

/** The states that a match has been through: some are kept, the others are played again from the one kept before. */
export class Past<S extends BaseState, V> {
  private readonly game: Game<S, V>;
  private readonly setup: Setup;
  private readonly entry: (entry: number) => Again;
  private readonly fate = new Fate(0);
  private readonly kept: S[] = [];
  /** The state before the last entry: its frames are asked for most. */
  private latest: { readonly entry: number; readonly state: S } | null = null;
  /** The state after the entry whose frames were asked for last: the next is often asked for next. */
  private walked: { readonly at: number; readonly state: S } | null = null;

  /** `entry` tells what the n-th entry was; 0 is the set-up. */
  constructor(game: Game<S, V>, setup: Setup, entry: (entry: number) => Again) {
    this.game = game;
    this.setup = setup;
    this.entry = entry;
  }

  /** How many states are held. */
  get held(): number {
    return this.kept.filter(one => one !== undefined).length;
  }

  /** An entry (0: the set-up) led from one state to the next. */
  went(entry: number, from: S, to: S): void {
    this.latest = { entry, state: from };
    this.keep(entry, to);
  }
  keep(at: number, state: S): void {
    if (at % KEPT_EVERY === 0) this.kept[at / KEPT_EVERY] = state;
  }
  /** Nobody can go back behind this entry: what only that would need is let go. */
  letGo(before: number): void {
    this.kept.fill(undefined as unknown as S, 0, Math.floor(before / KEPT_EVERY));
  }
  /** What came after an entry has not happened. */
  goBack(to: number): void {
    this.latest = null;
    this.walked = null;
    this.kept.length = Math.floor(to / KEPT_EVERY) + 1;
  }

  /** The state after `at` entries: the one kept before it, or what was walked to already, played on. */
  at(at: number): S {
    const from = Math.floor(at / KEPT_EVERY);
    const { walked } = this;
    const near = walked !== null && walked.at <= at && walked.at >= from * KEPT_EVERY;
    const state = this.game.clone(near ? walked.state : this.kept[from]);
    const play = this.play(state);
    for (let entry = (near ? walked.at : from * KEPT_EVERY) + 1; entry <= at; entry++) this.again(play, entry);
    return state;
  }

  /** What a seat saw before an entry, after each event of it, and at its end: it is played again with the chance it met. */
  frames(entry: number, eyes: Seat): Frames<V> {
    const state = this.game.clone(this.before(entry));
    const frames: V[] = [];
    // A view may share what is in the state: a copy of the state stays as it was.
    const look = (): V => this.game.view(this.game.clone(state), eyes);
    const before = look();
    const play = this.play(state);
    play.tell = () => frames.push(look());
    this.again(play, entry);
    this.walked = { at: entry, state };
    frames.splice(Math.max(0, frames.length - 1), 1, this.game.view(state, eyes));
    return { before, frames };
  }

  private play(state: S): Play<S> {
    return new Play(this.game, state, this.fate);
  }
  /** What the entry changed: of the set-up (0) the state before anything had happened. */
  private before(entry: number): S {
    if (entry === this.latest?.entry) return this.latest.state;
    return entry === 0 ? beginning(this.game, this.setup) : this.at(entry - 1);
  }
  /** An entry once more, with the chance that it met. */
  private again(play: Play<S>, entry: number): void {
    const { seat, action, chance } = this.entry(entry);
    this.fate.tape = new Tape(chance, null);
    if (action === null) play.run();
    else play.take(action, seat);
    this.fate.tape = null;
  }
}

/** What a match begins with, before anything happens by itself. It was read once already, so it has no faults. */
export function beginning<S extends BaseState, V>(game: Game<S, V>, setup: Setup): S {
  const read = setup.position === undefined ? game.begin(setup) : game.position.read(setup.position, setup);
  if (isFaulty(read)) throw new Error(`a position cannot be read again: ${JSON.stringify(read.faults)}`);
  return read;
}
