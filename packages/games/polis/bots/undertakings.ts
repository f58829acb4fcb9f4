import { type Code, firstOf, type Offer, typeOf, type Undertakings } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import { BASE, LAST_ROUND } from '../rules/components/board.ts';
import { payment } from '../rules/development/build.ts';
import { raising } from '../rules/development/create.ts';
import { growing, phoros } from '../rules/end/end.ts';
import { marching, sailing } from '../rules/military/move.ts';
import { collecting } from '../rules/military/tax.ts';
import { turn } from '../rules/round/turn.ts';
import type { State } from '../rules/state.ts';
import { features, learned } from './features.ts';

/** What carries an action of a turn out. */
const CARRYING = [raising, payment, marching, sailing, collecting];

/**
 * A turn of two actions is one undertaking. A round goes on until both have passed, and what a turn was worth is seen when the
 * people have eaten.
 */
export const undertakings: Undertakings<State> = {
  begins: ({ stack, acted, fee }) => stack?.step === turn.index && acted === 0 && fee === 0,
  isMidway: ({ stack, acted, fee, turn: side }, seat) =>
    side === seat &&
    stack !== null &&
    (stack.step === turn.index ? acted > 0 || fee > 0 : CARRYING.some(({ index }) => index === stack.step)),
  isRest: ({ stack, round }, from) => stack?.step === phoros.index || round !== from.round,
  /** PO-E3-a: in the last round every wheat that is left is a person, and a person is a point. */
  obvious: ({ state }, offer) =>
    state.stack?.step === growing.index && state.round === LAST_ROUND ? thriving(state, offer) : null,
  features,
  worth: learned,
  thinking: {
    easy: { plans: 6, plays: 12 },
    medium: { plans: 12, plays: 48 },
    strong: { plans: 24, plays: 260 },
  },
};

/** PO-E4-a: first where one more makes a great city, then anywhere. */
function thriving(s: State, offer: Offer): Code | null {
  let any: Code | null = null;
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    if (typeOf(code) !== T.grow) continue;
    if (s.population[firstOf(code)] === BASE[firstOf(code)]) return code;
    any ??= code;
  }
  return any;
}
