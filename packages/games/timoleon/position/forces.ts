import { NOBODY, type Report } from '@polemos/kernel';
import { maintenanceOf } from '../rules/economy/maintenance.ts';
import type { Paying } from '../rules/economy/upkeep.ts';
import { OWNER, OWNERS, PLACE, PLACES } from '../rules/materials/board.ts';
import { put } from '../rules/materials/forces.ts';
import { UNIT, UNITS } from '../rules/materials/units.ts';
import type { State } from '../rules/state.ts';
import { byThing, closed, countShape, idShape } from './record.ts';

/** Points by unit id: a kind of troops ('mercenary-hoplites', discontented with '-discontented'), 'engines', 'triremes', 'transport'. */
export type Points = Readonly<Record<string, number>>;
export interface ForceView {
  readonly place: string;
  readonly owner: string;
  readonly points: Points;
  /** Of them: took part in an operation this turn (TI-II-p). */
  readonly used?: Points;
  /** Maintenance: paid once, and twice. */
  readonly paid?: Points;
  readonly cheered?: Points;
}

export const pointsShape = byThing(UNIT, { type: 'integer', minimum: 1, maximum: 999 });
export const FORCE_SHAPE = closed(
  {
    place: idShape(PLACE),
    owner: idShape(OWNER),
    points: pointsShape,
    used: byThing(UNIT, countShape),
    paid: pointsShape,
    cheered: pointsShape,
  },
  ['place', 'owner', 'points'],
);
export const counts = (list: readonly number[], base: number): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (let unit = 0; unit < UNITS; unit++) if (list[base + unit] > 0) found[UNIT.ids[unit]] = list[base + unit];
  return found;
};

/** Whose books are open. What stands there of another faction was left behind by a pool that has gone, and pays for nothing. */
function payerOf({ stack, paid }: State): number {
  for (let at = paid.length > 0 ? stack : null; at !== null; at = at.under)
    if (at.step === maintenanceOf.index) return (at.by as Paying).seat;
  return NOBODY;
}
export function writeForces(s: State, isSeen: (owner: number) => boolean): ForceView[] {
  const forces: ForceView[] = [];
  const some = (found: Readonly<Record<string, number>>) => Object.keys(found).length > 0;
  const payer = payerOf(s);
  for (let place = 0; place < PLACES; place++)
    for (let owner = 0; owner < OWNERS; owner++) {
      const slot = s.slotOf[place * OWNERS + owner];
      if (slot < 0 || !isSeen(owner)) continue;
      const base = slot * UNITS;
      const used = counts(s.used, base);
      const paid = counts(s.paid, base);
      const cheered = counts(s.cheered, base);
      forces.push({
        place: PLACE.ids[place],
        owner: OWNER.ids[owner],
        points: counts(s.points, base),
        ...(some(used) ? { used } : {}),
        ...(owner === payer && some(paid) ? { paid } : {}),
        ...(owner === payer && some(cheered) ? { cheered } : {}),
      });
    }
  return forces;
}
export function readForce(s: State, { place, owner, points, used = {} }: ForceView, report: Report): void {
  for (const [unit, count] of Object.entries(used))
    if (count > (points[unit] ?? 0)) report(`/used/${unit}`, 'more than there are');
  for (const [unit, count] of Object.entries(points))
    put(s, PLACE.at(place), OWNER.at(owner), UNIT.at(unit), count, Math.min(count, used[unit] ?? 0));
}
/** What has been paid for in a maintenance that is going on. */
export function readBooks(s: State, forces: readonly ForceView[]): void {
  if (!forces.some(({ paid, cheered }) => paid !== undefined || cheered !== undefined)) return;
  openBooks(s);
  for (const { place, owner, paid, cheered } of forces) {
    const base = s.slotOf[PLACE.at(place) * OWNERS + OWNER.at(owner)] * UNITS;
    for (const [unit, count] of Object.entries(paid ?? {})) s.paid[base + UNIT.at(unit)] = count;
    for (const [unit, count] of Object.entries(cheered ?? {})) s.cheered[base + UNIT.at(unit)] = count;
  }
}
export function openBooks(s: State): void {
  s.paid = new Array(s.points.length).fill(0);
  s.cheered = new Array(s.points.length).fill(0);
}
