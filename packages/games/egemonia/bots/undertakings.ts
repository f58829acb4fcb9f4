import type { Undertakings } from '@polemos/kernel';
import type { State } from '../rules/state.ts';

/** Each placement is an undertaking of its own; what it was worth is seen when all that lies on the map has been compared. */
export const undertakings: Undertakings<State> = {
  begins: () => true,
  isMidway: () => false,
  isRest: ({ turn }, from) => turn !== from.turn,
  looks: 8,
  thinking: {
    easy: { plans: 12, plays: 60 },
    medium: { plans: 24, plays: 300 },
    strong: { plans: 60, plays: 2_000 },
  },
};
