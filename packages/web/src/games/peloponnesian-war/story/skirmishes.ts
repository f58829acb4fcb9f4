import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import { otherSide, type Side, spaceOf } from '../map/board.ts';
import { ofSide, sumOf, type Units, unitOf } from '../text/units.ts';

/** One of the tests by which a skirmish becomes a battle: how many SP there are, and how many are the interceptor's. */
export interface Weighed {
  readonly rule: 'PW-5.7.2-b' | 'PW-5.7.2-c';
  readonly own: number;
  readonly all: number;
  readonly battle: boolean;
}

/** PW-5.7.2-b to d: land SP off the islands, ships off the land, all as they were before the losses. */
export function weigh(after: View, { space, by, lost }: GameEvent): readonly Weighed[] {
  const { operation } = after;
  if (operation === null) return [];
  const fallen = Object.entries((lost ?? {}) as Readonly<Record<string, string>>);
  const count = (units: Units, of: (side: string) => boolean, ships: boolean): number =>
    [...Object.entries(units), ...fallen.flatMap(([side, unit]) => (of(side) ? [[unit, 1] as const] : []))]
      .filter(([unit]) => of(unitOf(unit).side) && (unitOf(unit).arm === 'naval') === ships)
      .reduce((sum, [, n]) => sum + n, 0);
  const test = (rule: Weighed['rule'], ships: boolean): Weighed => {
    const own = count(after.forces[String(by)] ?? {}, side => side !== operation.side, ships);
    const all = own + count(operation.units, side => side === operation.side, ships);
    return { rule, own, all, battle: stand && all >= 8 && own * 2 >= all };
  };
  // With nobody left on a side there is nothing to fight.
  const stand = sumOf(operation.units) > 0 && sumOf(ofSide(after.forces[String(by)], otherSide(operation.side as Side))) > 0;
  const kind = spaceOf.get(String(space))?.kind;
  return [
    ...(kind === 'island' ? [] : [test('PW-5.7.2-b', false)]),
    ...(kind === 'land' ? [] : [test('PW-5.7.2-c', true)]),
  ].filter(({ all }) => all > 0);
}
