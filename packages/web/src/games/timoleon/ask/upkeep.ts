import type { View } from '@polemos/timoleon';
import { partOf, TERRITORY } from '../map/board.ts';
import { type Points, unitOf } from '../map/units.ts';

/** TI-IV: talents per point, the maintenance table. */
const UPKEEP: Readonly<Record<string, number>> = {
  'mercenary-hoplites': 5,
  'mercenary-light': 3,
  'mercenary-cavalry': 10,
  bodyguard: 5,
  'citizen-hoplites': 3,
  'citizen-cavalry': 5,
  'forced-hoplites': 3,
  'forced-cavalry': 5,
  'corinthian-hoplites': 3,
  'corinthian-light': 3,
  'sacred-band': 5,
  veterans: 5,
  'native-hoplites': 5,
  'native-light': 3,
  'native-cavalry': 10,
  engines: 3,
  triremes: 10,
  transport: 30,
};
export const upkeepOf = (unit: string): number =>
  UPKEEP[unitOf(unit).discontented ? unit.replace(/-discontented$/, '') : unit] ?? 0;
/** TI-V-a: recruits cost twice their maintenance. */
export const priceOf = (unit: string): number => upkeepOf(unit) * 2;

/** TI-IV-i, TI-IV-j: the sum of a pool by its ground, rounded up: double on hills or plundered land, half on rich plains. */
export function groundCost(view: View, place: string, sum: number): number {
  const territory = TERRITORY[place.split('.')[0]];
  if (territory === undefined || partOf(place) === 'port' || territory.kind !== 'territory') return sum;
  const hard = territory.terrain !== 'plain' || view.zones[territory.id]?.ravaged === true;
  if (territory.rich) return hard ? sum : Math.ceil(sum / 2);
  return hard ? sum * 2 : sum;
}
export const costOf = (view: View, place: string, points: Points): number =>
  groundCost(
    view,
    place,
    Object.entries(points).reduce((sum, [unit, count]) => sum + count * upkeepOf(unit), 0),
  );
/** What a faction would pay for everything it has, as things stand. */
export const wholeUpkeep = (view: View, seat: string): number =>
  view.forces.reduce((sum, { owner, place, points }) => (owner === seat ? sum + costOf(view, place, points) : sum), 0);
