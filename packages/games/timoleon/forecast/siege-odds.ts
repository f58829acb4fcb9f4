import { readOpen } from '../position/public.ts';
import { ATTACK, DEFEND, sideUnit } from '../rules/fights/fight.ts';
import { beginAssault, refuseStratagem, turnOutIndependents } from '../rules/fights/siege/siege.ts';
import { MARCH, ZONE } from '../rules/materials/board.ts';
import { troopsAt } from '../rules/materials/forces.ts';
import { ENGINE } from '../rules/materials/units.ts';
import { ASSAULT } from '../rules/state.ts';
import { ASSAULT_OPTION } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { bombardmentOdds } from './odds.ts';
import { beforeWalls } from './reckoning.ts';

/** The chances of the ways to take a city, as far as the besieger can tell: before stratagems are chosen. */
export interface SiegeOdds {
  /** With the best and the worst meeting of stratagems. */
  readonly assault: readonly [best: number, worst: number];
  /** Chance to break at least one level; null without enough engines. */
  readonly breach: number | null;
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
  const taken = options(ATTACK).flatMap(option => options(DEFEND).map(answer => cell(option, answer)?.win ?? 0));
  const engines = sideUnit(s, ATTACK, ENGINE);
  const lost = engines < s.defence[city] || s.defence[city] === 0;
  return {
    assault: [Math.max(...taken), Math.min(...taken)],
    breach: lost ? null : 1 - bombardmentOdds(engines, s.defence[city], sideUnit(s, DEFEND, ENGINE))[0],
  };
}
