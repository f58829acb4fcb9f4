import type { Undertakings } from '@polemos/kernel';
import { payment } from '../rules/development/build.ts';
import { raising } from '../rules/development/create.ts';
import { phoros } from '../rules/end/end.ts';
import { marching, sailing } from '../rules/military/move.ts';
import { collecting } from '../rules/military/tax.ts';
import { turn } from '../rules/round/turn.ts';
import type { State } from '../rules/state.ts';

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
  thinking: {
    easy: { plans: 6, plays: 12 },
    medium: { plans: 12, plays: 48 },
    strong: { plans: 30, plays: 150 },
  },
};
