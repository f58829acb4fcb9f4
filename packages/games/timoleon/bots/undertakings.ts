import { type Code, firstOf, type Seat, typeOf, type Undertakings } from '@polemos/kernel';
import { isFighting } from '../position/fight.ts';
import { C, T } from '../rules/actions.ts';
import { ZONE_OF } from '../rules/materials/board.ts';
import { operations } from '../rules/operations/operations.ts';
import type { State } from '../rules/state.ts';
import { hasJoint, hasTruce } from '../rules/talks/treaties.ts';
import { habit } from './habits.ts';

/** An operation is one undertaking, from the leader who is called to the last thing that follows from it. */
export const undertakings: Undertakings<State> = {
  begins: ({ stack }) => stack?.step === operations.index,
  isMidway: ({ stack, op }, seat) => op.owner === seat && !isFighting(stack),
  usual: habit,
  isRest: (s, from) => s.turn !== from.turn || (s.stack?.step === operations.index && s.place > from.place),
  isFaithless,
  thinking: {
    greedy: { plans: 4, plays: 4 },
    easy: { plans: 8, plays: 24 },
    medium: { plans: 16, plays: 100 },
    strong: { plans: 32, plays: 400 },
  },
};

const HOSTILE: readonly number[] = [C.besiege, C.assault, C.bombard, C.plunder, C.occupy];
/** TI-R83: against whom one has a treaty. */
function isFaithless(s: State, seat: Seat, action: Code): boolean {
  const binds = (other: number): boolean => hasTruce(s, seat, other) || hasJoint(s, seat, other);
  switch (typeOf(action)) {
    case T.break:
    case T.denounce:
      return true;
    case T.attack:
      return binds(firstOf(action));
    case T.choose: {
      const zone = s.op.owner === seat ? ZONE_OF[s.op.at] : -1;
      return zone >= 0 && HOSTILE.includes(firstOf(action)) && binds(s.control[zone]);
    }
    default:
      return false;
  }
}
