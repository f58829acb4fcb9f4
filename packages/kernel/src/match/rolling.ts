import { type Chance, ChanceMissing, Fate, type Need, Tape } from '../chance/fate.ts';
import type { Result } from '../forecast/foresight.ts';
import { type GameEvent, seenBy } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { Play } from '../game/play.ts';
import { type BaseState, NOBODY, type Seat } from '../game/state.ts';

/** What one face of a die, one lot or one counter would lead to, as far as the next roll. */
export interface DieFace {
  readonly value: Chance;
  readonly results: readonly Result[];
  /** What is rolled after it, if it comes to that within the same action. */
  readonly next: string | null;
}
/** An action that stands still before a roll at a real table: what is needed, and what is so by then. */
export interface Rolling<V = unknown> {
  readonly need: Need;
  readonly view: V;
  /** Told so far within this action, and how many of these before the last roll. */
  readonly events: readonly GameEvent[];
  readonly before: number;
  /** Of each of these, whether it changed anything that can be seen: on a real table, something is to be moved. */
  readonly moved: readonly boolean[];
  readonly faces: readonly DieFace[];
}

/** More faces than these are only named: a whole deck of cards. */
const MOST_FACES = 24;

interface Ran<S> {
  readonly need: Need | null;
  readonly events: readonly GameEvent[];
  readonly state: S;
}
type Watch<S> = (state: S) => void;

/** How far an action comes with the chance that is known; null where it comes to its end. */
export function rollingOf<S extends BaseState, V>(
  game: Game<S, V>,
  from: S,
  { eyes, chance, run }: { readonly eyes: Seat; readonly chance: readonly Chance[]; readonly run: (play: Play<S>) => void },
): Rolling<V> | null {
  const attempt = (given: readonly Chance[], watch: Watch<S> | null = null): Ran<S> => {
    const state = game.clone(from);
    const fate = new Fate(0);
    fate.tape = new Tape(given, null);
    const play = new Play(game, state, fate);
    const events: GameEvent[] = [];
    play.tell = event => {
      events.push(event);
      watch?.(state);
    };
    try {
      run(play);
    } catch (error) {
      if (error instanceof ChanceMissing) return { need: error.need, events, state };
      throw error;
    }
    return { need: null, events, state };
  };
  let seen = JSON.stringify(game.view(from, eyes));
  const moved: boolean[] = [];
  const { need, events, state } = attempt(chance, after => {
    const now = JSON.stringify(game.view(after, eyes));
    moved.push(now !== seen);
    seen = now;
  });
  if (need === null) return null;
  const seat = eyes === NOBODY ? null : game.seatsOf(from)[eyes];
  const values: readonly Chance[] =
    'draw' in need ? need.draw : Array.from({ length: 'die' in need ? need.die : need.lot }, (_, i) => i + 1);
  const faceOf = (value: Chance): DieFace => {
    if (values.length > MOST_FACES) return { value, results: [], next: null };
    const ran = attempt([...chance, value]);
    const told = ran.events.slice(events.length);
    const other = told.findIndex((event, i) => i > 0 && game.foresight?.ends(event) === true);
    const own = other < 0 ? told : told.slice(0, other);
    return {
      value,
      results: own.flatMap(event => game.foresight?.result(seenBy(event, seat)) ?? []),
      next: other < 0 ? (ran.need?.for ?? null) : null,
    };
  };
  return {
    need,
    view: game.view(state, eyes),
    events: events.map(event => seenBy(event, seat)),
    before: chance.length === 0 ? 0 : attempt(chance.slice(0, -1)).events.length,
    moved,
    faces: values.map(faceOf),
  };
}
