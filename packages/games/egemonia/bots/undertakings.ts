import type { Undertakings } from '@polemos/kernel';
import { other } from '../rules/components/board.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { usual } from './usual.ts';

/** How sensibly the other is thought to place; 0 is at random. */
const SENSE = 1;

/** Each placement is an undertaking of its own; what it was worth is seen when all that lies on the map has been compared. */
export const undertakings: Undertakings<State> = {
  begins: () => true,
  isMidway: () => false,
  isRest: ({ turn }, from) => turn !== from.turn,
  usual,
  features,
  /** Whoever places means well by himself: a world in which his events bring him more is likelier. */
  plausible: (world, seat) => (evaluate(world, other(seat)) / evaluate(world, seat)) ** SENSE,
  thinking: {
    easy: { plans: 20, plays: 160 },
    medium: { plans: 40, plays: 800 },
    strong: { plans: 60, plays: 5_000 },
  },
};
