import { type Code, firstOf, secondOf, thirdOf, typeOf } from '@polemos/kernel';
import { isFighting } from '../../../../packages/games/timoleon/position/fight.ts';
import { C, T } from '../../../../packages/games/timoleon/rules/actions.ts';
import { isAfloat, MARCH, ZONE_OF } from '../../../../packages/games/timoleon/rules/materials/board.ts';
import { freshOf, shift } from '../../../../packages/games/timoleon/rules/materials/forces.ts';
import { LEADERS } from '../../../../packages/games/timoleon/rules/materials/leaders.ts';
import { ENGINE, TRANSPORT, TRIREME, UNITS } from '../../../../packages/games/timoleon/rules/materials/units.ts';
import { march } from '../../../../packages/games/timoleon/rules/operations/march.ts';
import { canGo, stacking } from '../../../../packages/games/timoleon/rules/operations/operation.ts';
import { operations } from '../../../../packages/games/timoleon/rules/operations/operations.ts';
import { clone, type State } from '../../../../packages/games/timoleon/rules/state.ts';
import { bids } from '../../../../packages/games/timoleon/rules/talks/diplomacy.ts';
import { speaking } from '../../../../packages/games/timoleon/rules/talks/negotiation.ts';

/** What a bot need not think about. Nothing here is a rule. */

/** The end of one's place or of one's say: what follows comes whatever was done before. */
export function passes(s: State, action: Code): boolean {
  if (typeOf(action) !== T.choose || firstOf(action) !== C.done) return false;
  return s.stack?.step === operations.index || s.stack?.step === speaking.index;
}
/** An operation is one undertaking: it is judged when it is over, or when it has come to a fight. */
export const isMidway = (s: State): boolean => s.op.owner >= 0 && !isFighting(s.stack);
/** Money thrown away, bids that buy nothing, and counting a stack out man by man. */
export function isFolly(s: State, action: Code): boolean {
  switch (typeOf(action)) {
    case T.give:
      return true;
    case T.choose:
      if (firstOf(action) === C.auction || firstOf(action) === C.massacre) return true; // TI-IV-q, TI-IV-r: the owner gets nothing
      if (firstOf(action) === C.plunder && s.stack?.step === march.index) return isOwnBread(s, ZONE_OF[s.op.at]);
      return s.stack?.step === stacking.index && firstOf(action) === C.all && isStuck(s, UNITS, 0);
    case T.bid:
      if (s.stack?.step !== bids.index) return firstOf(action) % 10 !== 0;
      // TI-III-e: every full thirty counts. Nobody pays for another's success.
      return firstOf(action) % 30 !== 0 || (firstOf(action) > 0 && s.toAct !== s.dip.author);
    case T.oppose:
      return firstOf(action) % 30 !== 0 || firstOf(action) > MOST_SPITE;
    case T.element:
      return isSplit(secondOf(action), thirdOf(action) + 1, freshOf(s, firstOf(action), s.toAct, secondOf(action)));
    case T.hire:
      return isPart(thirdOf(action) + 1, s.pool[firstOf(action) * 3 + secondOf(action)]);
    case T.engine:
      return !isLed(s, s.toAct, firstOf(action));
    case T.sack:
      return s.treasury[s.toAct] >= POOR;
    case T.step: // nobody marches back whence he has just come
      return s.op.moved === 1 && firstOf(action) === s.op.from;
    case T.leave:
      return !GUARDS.includes(secondOf(action) + 1);
    case T.take:
      return (
        isScrap(secondOf(action) + 1, freshOf(s, s.op.at, s.op.owner, firstOf(action))) ||
        isStuck(s, firstOf(action), secondOf(action) + 1)
      );
    default:
      return false;
  }
}
/** How many are left behind to hold a place. */
const GUARDS = [1, 2, 4];
/** Who has less may think of plundering his own. */
const POOR = 60;
/** A part of what goes without a leader: one man takes an open place as well as two. Engines and transports alone win nothing. */
const isSplit = (unit: number, count: number, of: number): boolean =>
  unit === ENGINE || unit === TRANSPORT || (count !== of && (count !== 1 || unit === TRIREME));
/** One's own land, or what has been plundered already: a few talents for a place worth more. */
const isOwnBread = (s: State, zone: number): boolean => s.control[zone] === s.op.owner || s.ravaged[zone] === 1;
/** Engines are built where somebody can lead them out. */
const isLed = (s: State, seat: number, place: number): boolean => {
  for (let leader = 0; leader < LEADERS; leader++) if (s.where[leader] === place && s.owner[leader] === seat) return true;
  return false;
};
/** What one spends at most to spoil another's success. */
const MOST_SPITE = 60;
/** Neither one nor half nor all. */
const isPart = (count: number, of: number): boolean => count !== 1 && count !== of && count !== Math.ceil(of / 2);
/** Neither all, nor all but a guard, nor half. */
const isScrap = (count: number, of: number): boolean => count !== of && count !== of - 1 && count !== Math.ceil(of / 2);
/** Afloat: whoever takes so many of a unit (or everything, past the last unit) could not go, and would have to begin again. */
function isStuck(s: State, unit: number, count: number): boolean {
  const place = s.op.at;
  if (!isAfloat(place)) return false;
  const owner = s.op.owner;
  const after = clone(s);
  for (let one = 0; one < UNITS; one++) {
    const taken = unit === UNITS ? freshOf(s, place, owner, one) : one === unit ? count : 0;
    shift(after, place, MARCH, owner, one, taken);
  }
  return !canGo(after, owner, place);
}
