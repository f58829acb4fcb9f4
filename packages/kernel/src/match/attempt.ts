import type { Dice } from '../chance/dice.ts';
import { type Chance, ChanceMissing, ChanceWrong, type Fate, type Need, Tape } from '../chance/fate.ts';
import type { GameEvent } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { Play } from '../game/play.ts';
import type { BaseState } from '../game/state.ts';
import type { Refused } from './acted.ts';

/** What came of it: another state, what was told on the way, and the chance it met. */
export interface Ran<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  readonly chance: readonly Chance[];
}

interface Tried<S extends BaseState> {
  readonly fate: Fate;
  /** Outcomes that are known already; what is missing comes from the dice, if there are any. */
  readonly given: readonly unknown[];
  readonly dice: ReturnType<NonNullable<Dice>> | null;
  readonly run: (play: Play<S>) => void;
}

/** Runs on a copy: chance that is missing or wrong leaves no trace. */
export function attempt<S extends BaseState, V>(
  game: Game<S, V>,
  from: S,
  { fate, given, dice, run }: Tried<S>,
): Ran<S> | { readonly need: Need } | { readonly refused: Refused } {
  const state = game.clone(from);
  const play = new Play(game, state, fate);
  const events: GameEvent[] = [];
  play.tell = event => events.push(event);
  const tape = new Tape(given, dice);
  fate.tape = tape;
  try {
    run(play);
  } catch (error) {
    if (error instanceof ChanceMissing) return { need: error.need };
    if (error instanceof ChanceWrong) return { refused: { code: 'chance', need: error.need } };
    throw error;
  } finally {
    fate.tape = null;
  }
  if (tape.left > 0) return { refused: { code: 'chance' } };
  return { state, events, chance: tape.taken };
}
