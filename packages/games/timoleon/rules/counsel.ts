import { type Code, firstOf, secondOf, typeOf } from '@polemos/kernel';
import { C, T } from './actions.ts';
import { bids } from './diplomacy.ts';
import { freshOf } from './forces.ts';
import { speaking } from './negotiation.ts';
import { hasFresh, stacking } from './operation.ts';
import { operations } from './operations.ts';
import { OP_AT, OP_OWNER, type State } from './state.ts';

/** What a bot need not think about. Nothing here is a rule. */

/** The end of one's place or of one's say: what follows comes whatever was done before. */
export function passes(s: State, action: Code): boolean {
  if (typeOf(action) !== T.choose || firstOf(action) !== C.done) return false;
  return s.stack?.step === operations.index || s.stack?.step === speaking.index;
}
/** Money thrown away, bids that buy nothing, and counting a stack out man by man. */
export function isFolly(s: State, action: Code): boolean {
  switch (typeOf(action)) {
    case T.give:
      return true;
    case T.choose:
      return firstOf(action) === C.drop && s.stack?.step === stacking.index && hasFresh(s); // whoever takes all can go
    case T.bid:
    case T.oppose:
      return s.stack?.step === bids.index ? firstOf(action) % 30 !== 0 : firstOf(action) % 10 !== 0; // TI-III-e
    case T.take:
      return isPart(secondOf(action) + 1, freshOf(s, s.op[OP_AT], s.op[OP_OWNER], firstOf(action)));
    default:
      return false;
  }
}
/** Neither one nor half nor all. */
const isPart = (count: number, of: number): boolean => count !== 1 && count !== of && count !== Math.ceil(of / 2);
