import { decision, type Play, type RuleId } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { isAshore, OWNER, PLACE, SEATS } from '../materials/board.ts';
import { isHired, pointsOf, put, remove, removeAll } from '../materials/forces.ts';
import { ENGINE, hiredAs, isNative, isShip, PRICE, TROOPS, UNIT, UNITS } from '../materials/units.ts';
import type { State } from '../state.ts';

type P = Play<State>;
export interface Enlisting {
  /** Whose points they were, and where. */
  readonly owner: number;
  readonly place: number;
  readonly buyer: number;
  readonly to: number;
  readonly rule: RuleId;
}
/** TI-L-u, TI-III-h: mercenaries only; with Agyris his natives too (TI-FN-t). */
const isForHire = (owner: number, unit: number, rule: RuleId): boolean =>
  unit < TROOPS && (isHired(owner, unit) || (isNative(unit) && rule === 'TI-FN-t'));

function refuseEnlist({ state }: P, { owner, place, buyer, rule }: Enlisting, unit: number): RuleId | null {
  if (!isForHire(owner, unit, rule) || pointsOf(state, place, owner, unit) === 0) return rule;
  return state.treasury[buyer] >= PRICE[unit] ? null : 'TI-IV-a';
}

/** Troops that have laid down their arms or whose city has gone over: hired point by point; the rest leave the game. */
export const enlisting = decision<State, Enlisting>({
  name: 'enlisting',
  rule: 'TI-L-u',
  seat: (_, { buyer }) => buyer,
  legal(play, by, offer) {
    for (let unit = 0; unit < TROOPS; unit++) if (refuseEnlist(play, by, unit) === null) offer.add(T.enlist, unit);
    offer.add(T.choose, C.done);
  },
  refuse: { enlist: refuseEnlist, choose: (_, { rule }, choice) => (choice === C.done ? null : rule) },
  on: {
    enlist(play, { owner, place, buyer, to, rule }, unit) {
      const { state } = play;
      state.treasury[buyer] -= PRICE[unit];
      remove(state, place, owner, unit, 1);
      put(state, to, buyer, hiredAs(unit), 1, 1);
      play.tell?.({
        kind: 'enlisted',
        rule,
        seat: SEATS[buyer],
        unit: UNIT.ids[unit],
        talents: PRICE[unit],
        place: PLACE.ids[to],
      });
    },
    choose(play, { owner, place, buyer, to, rule }) {
      play.done();
      dismiss(play, owner, place, buyer, to, rule);
    },
  },
  about: (_, { owner, place, rule }) => ({ owner: OWNER.ids[owner], place: PLACE.ids[place], because: rule }),
});
/** Those not hired leave the game; engines go to the buyer; ships stay where they are. */
export function dismiss(play: P, owner: number, place: number, buyer: number, to: number, rule: RuleId): void {
  const { state } = play;
  const engines = pointsOf(state, place, owner, ENGINE);
  let left = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    if (isShip(unit)) continue;
    const count = pointsOf(state, place, owner, unit);
    if (unit < TROOPS) left += count;
    remove(state, place, owner, unit, count);
  }
  if (isAshore(place)) removeAll(state, place, owner);
  if (engines > 0 && buyer >= 0) put(state, to, buyer, ENGINE, engines, engines);
  if (left + engines > 0)
    play.tell?.({ kind: 'disbanded', rule, owner: OWNER.ids[owner], place: PLACE.ids[place], points: left, engines });
}
