import { readOpen } from '../position/public.ts';
import { ATTACK, DEFEND, sideUnit } from '../rules/fights/fight.ts';
import { beginAssault, refuseStratagem, turnOutIndependents } from '../rules/fights/siege/siege.ts';
import { MARCH, ZONE } from '../rules/materials/board.ts';
import { troopsAt } from '../rules/materials/forces.ts';
import { ENGINE } from '../rules/materials/units.ts';
import { ASSAULT } from '../rules/state.ts';
import { ASSAULT_OPTION } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { assaultRow, bombardmentOdds, differences, type Stormed } from './odds.ts';
import { beforeWalls, type Cell, stormingOf } from './reckoning.ts';

/** The chances of the ways to take a city, as far as the besieger can tell: before stratagems are chosen. */
export interface SiegeOdds {
  /** By the meeting of stratagems, the worst first: the city falls, the siege goes on, the assault is thrown back and the siege lifted. */
  readonly assault: Readonly<Record<Stormed, readonly [least: number, most: number]>>;
  /** What each of these costs, over all stratagems and dice; without what cannot happen. */
  readonly losses: Readonly<Partial<Record<Stormed, AssaultLosses>>>;
  /** Chance to break at least one level; null without enough engines. */
  readonly breach: number | null;
}
export interface AssaultLosses {
  /** Points, of those who storm and of the garrison. */
  readonly own: readonly [least: number, most: number];
  readonly theirs: readonly [least: number, most: number];
  /** On how many faces of a die each general who storms dies, at worst. */
  readonly generals: number;
  readonly engines: boolean;
}
/** For the force on the march before a city; citizens who will man the walls are counted (TI-VII-f). */
export function siegeOdds(view: View, zone: string): SiegeOdds | null {
  const s = readOpen(view);
  const attacker = s.op.owner;
  if (view.op === null || troopsAt(s, MARCH, attacker) === 0) return null;
  const city = ZONE.at(zone);
  turnOutIndependents(s, city);
  beginAssault(s, { zone: city, attacker, place: MARCH, breach: false }, ASSAULT);
  const { cell } = beforeWalls(s);
  const options = (side: number): readonly string[] =>
    ASSAULT_OPTION.ids.filter((_, option) => refuseStratagem(s, side, option) === null);
  const cells = options(ATTACK).flatMap(option => options(DEFEND).flatMap(answer => cell(option, answer) ?? []));
  const range = (of: (one: Cell) => number): readonly [number, number] => [
    Math.min(...cells.map(of)),
    Math.max(...cells.map(of)),
  ];
  const storming = stormingOf(s);
  const losses: Partial<Record<Stormed, AssaultLosses>> = {};
  for (const sum of new Set(cells.map(one => one.sum)))
    for (const result of differences(sum).keys()) {
      const { ends, attackerLoses, defenderLoses, generalsDie, enginesLeft } = assaultRow(result, storming);
      const known = losses[ends];
      losses[ends] = {
        own: widened(known?.own, attackerLoses),
        theirs: widened(known?.theirs, defenderLoses),
        generals: Math.max(known?.generals ?? 0, generalsDie),
        engines: known?.engines === true || enginesLeft,
      };
    }
  const engines = sideUnit(s, ATTACK, ENGINE);
  const lost = engines < s.defence[city] || s.defence[city] === 0;
  return {
    assault: { falls: range(one => one.win), holds: range(one => one.even), thrownBack: range(one => one.lose) },
    losses,
    breach: lost ? null : 1 - bombardmentOdds(engines, s.defence[city], sideUnit(s, DEFEND, ENGINE))[0],
  };
}
const widened = (range: readonly [number, number] | undefined, by: number): readonly [number, number] =>
  range === undefined ? [by, by] : [Math.min(range[0], by), Math.max(range[1], by)];
