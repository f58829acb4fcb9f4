import type { Undertakings } from '@polemos/kernel';
import { other } from '../rules/components/board.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';

/** How sensibly the other is thought to place; 0 is at random. */
const SENSE = 1;

/** Each placement is an undertaking of its own; what it was worth is seen when all that lies on the map has been compared. */
export const undertakings: Undertakings<State> = {
  begins: () => true,
  isMidway: () => false,
  isRest: ({ turn }, from) => turn !== from.turn,
  looks: 8,
  /** Whoever places means well by himself: a world in which his events bring him more is likelier. */
  plausible: (world, seat) => (evaluate(world, other(seat)) / evaluate(world, seat)) ** SENSE,
  thinking: {
    easy: { plans: 12, plays: 60 },
    medium: { plans: 24, plays: 300 },
    strong: { plans: 60, plays: 2_000 },
  },
};
