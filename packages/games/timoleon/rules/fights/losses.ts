import { decision, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import { isFaction, OWNER, PLACE } from '../materials/board.ts';
import { pointsOf, remove, troopsAt } from '../materials/forces.ts';
import { ARM, CAVALRY, HOPLITES, isGrumbler, LIGHT, SPECIAL, TROOPS, UNIT } from '../materials/units.ts';
import type { State } from '../state.ts';

type P = Play<State>;
export interface Losing {
  readonly owner: number;
  readonly place: number;
  readonly count: number;
  readonly rule: RuleId;
  /** Only discontented mercenaries, or only discontented citizens, have taken part (TI-R93). */
  readonly mutineers?: boolean;
}
const isInReach = (unit: number, mutineers: boolean | undefined): boolean =>
  mutineers === undefined || isGrumbler(unit, mutineers);
export function pointsInReach(s: State, owner: number, place: number, mutineers?: boolean): number {
  if (mutineers === undefined) return troopsAt(s, place, owner);
  let count = 0;
  for (let unit = 0; unit < TROOPS; unit++) if (isInReach(unit, mutineers)) count += pointsOf(s, place, owner, unit);
  return count;
}

/** TI-FN-z, TI-FE-c: light infantry first, then cavalry, hoplites, special units. */
const AUTOMATIC = [LIGHT, CAVALRY, HOPLITES, SPECIAL];
/** The unit that neutrals or natives lose next; or, of an enemy, name next (TI-R92: in the reverse order). −1: none. */
export function nextAutomatic(
  s: State,
  owner: number,
  place: number,
  ofEnemy: boolean,
  isExempt = (_: number): boolean => false,
): number {
  for (let i = 0; i < AUTOMATIC.length; i++) {
    const arm = AUTOMATIC[ofEnemy ? AUTOMATIC.length - 1 - i : i];
    for (let unit = 0; unit < TROOPS; unit++)
      if (ARM[unit] === arm && pointsOf(s, place, owner, unit) > 0 && !isExempt(unit)) return unit;
  }
  return -1;
}

/** Some points are lost; their owner chooses which. Without a choice it happens by itself. */
export function suffer(play: P, owner: number, place: number, count: number, rule: RuleId, mutineers?: boolean): void {
  const { state } = play;
  const have = pointsInReach(state, owner, place, mutineers);
  const lost = Math.min(count, have);
  if (lost <= 0) return;
  if (isFaction(owner) && lost < have) {
    play.call(
      loss,
      mutineers === undefined ? { owner, place, count: lost, rule } : { owner, place, count: lost, rule, mutineers },
    );
    return;
  }
  for (let n = 0; n < lost; n++)
    strike(
      play,
      owner,
      place,
      nextAutomatic(state, owner, place, false, unit => !isInReach(unit, mutineers)),
      rule,
    );
}

/** What went down with its ships, or could no longer be carried. */
export function tellDrowned(play: P, owner: number, place: number, points: number, rule: RuleId): void {
  if (points > 0) play.tell?.({ kind: 'drowned', rule, owner: OWNER.ids[owner], place: PLACE.ids[place], points });
}
/** One point falls. */
export function strike(play: P, owner: number, place: number, unit: number, rule: RuleId): void {
  remove(play.state, place, owner, unit, 1);
  play.tell?.({ kind: 'point-lost', rule, owner: OWNER.ids[owner], place: PLACE.ids[place], unit: UNIT.ids[unit] });
}

export const loss = decision<State, Losing>({
  name: 'loss',
  rule: 'TI-A-h',
  seat: (_, { owner }) => owner,
  legal({ state }, { owner, place, mutineers }, offer) {
    for (let unit = 0; unit < TROOPS; unit++)
      if (pointsOf(state, place, owner, unit) > 0 && isInReach(unit, mutineers)) offer.add(T.lose, owner, unit);
  },
  refuse: {
    lose: ({ state }, by, owner, unit) =>
      owner === by.owner && unit < TROOPS && pointsOf(state, by.place, owner, unit) > 0 && isInReach(unit, by.mutineers)
        ? null
        : 'TI-A-h',
  },
  on: {
    lose(play, by, owner, unit) {
      strike(play, owner, by.place, unit, by.rule);
      if (by.count > 1 && troopsAt(play.state, by.place, owner) > 0) play.keep({ ...by, count: by.count - 1 });
      else play.done();
    },
  },
  about: (_, { owner, place, count, rule }) => ({ owner: OWNER.ids[owner], place: PLACE.ids[place], count, because: rule }),
});
