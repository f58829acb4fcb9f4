import { type Code, firstOf, secondOf, thirdOf, typeOf } from '@polemos/kernel';
import { C, T } from '../rules/actions.ts';
import { isAfloat, MARCH, ZONE_OF } from '../rules/materials/board.ts';
import { freshOf, shift } from '../rules/materials/forces.ts';
import { LEADERS } from '../rules/materials/leaders.ts';
import { ENGINE, TRANSPORT, TRIREME, UNITS } from '../rules/materials/units.ts';
import { march } from '../rules/operations/march.ts';
import { canGo, stacking } from '../rules/operations/operation.ts';
import { operations } from '../rules/operations/operations.ts';
import { clone, type State, TURNS } from '../rules/state.ts';
import { bids } from '../rules/talks/diplomacy.ts';
import { answering, speaking } from '../rules/talks/negotiation.ts';
import { hasTruce } from '../rules/talks/treaties.ts';
import { points } from '../rules/victory/victory.ts';
import { isDear, isFleeting, LAST_MONTHS } from './bargain.ts';

/** What a bot need not think about. Nothing here is a rule. */

/** The end of one's place or of one's say: what follows comes whatever was done before. */
export function passes(s: State, action: Code): boolean {
  if (typeOf(action) !== T.choose || firstOf(action) !== C.done) return false;
  return s.stack?.step === operations.index || s.stack?.step === speaking.index;
}
/** By so many points an ally is ahead whom one does not help any longer. */
const TOO_FAR_AHEAD = 6;
/** A bot keeps what it has signed to its date, and an alliance for as long as its ally does not win by it. */
const isOver = (s: State, seat: number, ally: number): boolean =>
  s.turn > TURNS - LAST_MONTHS || (!hasTruce(s, seat, ally) && s.turn > 2 && points(s, ally) > points(s, seat) + TOO_FAR_AHEAD);
/** Money thrown away or paid for a word, treaties broken, what is built for a month that will not come, bids that buy nothing, and counting a stack out man by man. */
export function isFolly(s: State, action: Code): boolean {
  switch (typeOf(action)) {
    case T.give:
    case T.hand:
      return true;
    case T.denounce: // it ends by itself; whoever wants war makes it
      return true;
    case T.break:
      return !isOver(s, s.toAct, firstOf(action));
    case T.trireme:
    case T.transport:
    case T.arsenal:
    case T.dispatch:
      return s.turn === TURNS;
    case T.choose:
      if (firstOf(action) === C.sign) return s.stack?.step === answering.index && (isDear(s, s.toAct) || isFleeting(s));
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
      return s.turn === TURNS || !isLed(s, s.toAct, firstOf(action));
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
