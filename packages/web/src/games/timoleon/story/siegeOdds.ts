import type { View } from '@polemos/timoleon';
import { assaultModifier, assaultOdds, bombardmentOdds } from '@polemos/timoleon/odds';
import tables from '@polemos/timoleon/tables' with { type: 'json' };
import type { Desk } from '../desk.ts';
import { CITIZENS, LEADER, TERRITORY } from '../map/board.ts';
import { type Points, troopsOf } from '../map/units.ts';
import { strengthLines } from './reckoning.ts';

/** The chances of the ways to take a city, as far as the besieger can tell: before stratagems are chosen. */
export interface SiegeOdds {
  /** With the best and the worst answer of the garrison. */
  readonly assault: readonly [best: number, worst: number];
  /** Chance to break at least one level; null without enough engines. */
  readonly breach: number | null;
}
const strength = (points: Points): number =>
  Math.floor(strengthLines(points, false, true).reduce((sum, { count, times }) => sum + count * times, 0));

export function siegeOdds({ view }: Desk, zone: string): SiegeOdds | null {
  const { op } = view;
  const force = view.forces.find(({ place, owner }) => place === 'march' && owner === op?.owner);
  if (op === null || force === undefined) return null;
  const walls = zone === 'syr_ortygia' ? zone : `${zone}.city`; // TI-R59
  const inside = view.forces.filter(({ place }) => place === walls);
  const garrison: Record<string, number> = {};
  for (const { points } of inside) for (const [unit, n] of Object.entries(points)) garrison[unit] = (garrison[unit] ?? 0) + n;
  if (inside.length === 0) Object.assign(garrison, turningOut(view, zone));
  const { defence, siege } = view.zones[zone];
  const tacticsOf = (leader: string | null | undefined): number => (leader == null ? 0 : (LEADER[leader]?.T ?? 0));
  const within = Object.entries(view.leaders)
    .filter(([, { place, captor }]) => place === walls && captor === undefined)
    .reduce((most, [id]) => Math.max(most, tacticsOf(id)), 0);
  const mine = strength(force.points);
  const odds = (tactical: number): number =>
    assaultOdds(
      assaultModifier(
        op.landed ? Math.floor(mine / 2) : mine, // TI-R103
        strength(garrison),
        defence,
        tacticsOf(op.leader) - within,
        tactical,
        siege?.bonus ?? 0,
      ),
      troopsOf(garrison),
    ).taken;
  const engines = force.points.engines ?? 0;
  const lost = engines < defence || defence === 0 ? null : bombardmentOdds(engines, defence, garrison.engines ?? 0);
  const values = stratagems(engines > 0, defence < (TERRITORY[zone]?.city?.defence ?? 4), (siege?.turns ?? 0) >= 2);
  return { assault: [odds(Math.max(...values)), odds(Math.min(...values))], breach: lost === null ? null : 1 - lost[0] };
}
/** TI-VII-f: those who will man the walls of an independent city as soon as it is besieged. */
function turningOut(view: View, zone: string): Points {
  const { control, raised, city } = view.zones[zone];
  if (control !== 'neutral' || raised === true || city === 'destroyed') return {};
  const { citizen_hoplite: hoplites = 0, citizen_cavalry: cavalry = 0 } = CITIZENS[zone] ?? {};
  return { 'citizen-hoplites': hoplites, 'citizen-cavalry': cavalry };
}
/** TI-A-e, TI-A-f: every value of the table that the besieger's stratagems can meet. */
const stratagems = (engines: boolean, breach: boolean, mine: boolean): readonly number[] =>
  tables.assaultMatrix.flatMap(({ values }) =>
    Object.entries(values).flatMap(([id, value]) =>
      (id === 'engines' && !engines) || (id === 'breach' && !breach) || (id === 'mine' && !mine) ? [] : [value],
    ),
  );
