import type { Undertakings } from '@polemos/kernel';
import { isFighting } from '../position/fight.ts';
import { operations } from '../rules/operations/operations.ts';
import { OP_OWNER, type State } from '../rules/state.ts';

/** An operation, a proposal, a levy: what a faction does with its place in the month. It is judged when the month is over. */
export const undertakings: Undertakings<State> = {
  begins: ({ stack }) => stack?.step === operations.index,
  isMidway: ({ op, stack }, seat) => op[OP_OWNER] === seat && !isFighting(stack),
  isRest: ({ turn }, from) => turn !== from.turn,
  looks: 12,
  thinking: {
    greedy: { plans: 8, plays: 8, short: true },
    easy: { plans: 4, plays: 8 },
    medium: { plans: 8, plays: 24 },
    strong: { plans: 16, plays: 64 },
  },
};
