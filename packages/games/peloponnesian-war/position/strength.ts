import { part } from '@polemos/kernel';
import { ARMED, ARMY, byColour, GHB, NAVY, SATRAP, type State } from '../rules/state.ts';
import { SPACE, SPACES } from '../rules/terms/board.ts';
import { assess } from '../rules/terms/control.ts';
import { create } from '../rules/terms/forces.ts';
import { colourOf } from '../rules/terms/palettes.ts';
import { KINDS, UNIT, type Units } from '../rules/terms/units.ts';
import { byShape, units } from './shapes.ts';

// Strength points as a position tells them: by space, of them those that are activated, and the Going Home box.

export function unitsIn(table: ArrayLike<number>, place: number): Units {
  const found: Record<string, number> = {};
  for (let kind = 0, at = place * KINDS; kind < KINDS; kind++, at++) if (table[at] > 0) found[UNIT.ids[kind]] = table[at];
  return found;
}
function spaceUnits(table: ArrayLike<number>): Record<string, Units> {
  const found: Record<string, Record<string, number>> = {};
  for (let at = 0; at < SPACES * KINDS; at++)
    if (table[at] > 0) (found[SPACE.ids[Math.floor(at / KINDS)]] ??= {})[UNIT.ids[at % KINDS]] = table[at];
  return found;
}
export const kindsOf = (given: Units): number[] => UNIT.ids.map(id => given[id] ?? 0);
export function add(s: State, place: number, given: Units): void {
  for (const [id, count] of Object.entries(given)) create(s, place, UNIT.at(id), count);
}
/** These SP stand in these places, and no others. */
export function refill(s: State, places: readonly number[], given: readonly Units[]): void {
  places.forEach((place, i) => {
    for (let kind = 0; kind < KINDS; kind++) s.pieces[kind] -= s.sp[place * KINDS + kind];
    s.sp.fill(0, place * KINDS, (place + 1) * KINDS);
    s.force.fill(0, place * 2, place * 2 + 2);
    add(s, place, given[i] ?? {});
  });
}
export const PERSIANS: readonly number[] = [ARMY, NAVY, SATRAP];
const APART: readonly number[] = [...ARMED, ...PERSIANS];
/** Nobody on the map; armed neutrals and Persians, who stand apart, stay. */
function clearMap(s: State): void {
  s.sp.fill(0, 0, ARMY * KINDS);
  s.spent.fill(0);
  s.force.fill(0, 0, ARMY * 2);
  s.occupied.fill(0);
  s.pieces = s.pieces.map((_, kind) => APART.reduce((sum, place) => sum + s.sp[place * KINDS + kind], 0));
}
export const SP = {
  forces: part<State, Readonly<Record<string, Units>>>({
    face: ['Strength Points', 'map'],
    about: 'All SP on the map by space. Given, it replaces the set-up entirely.',
    shape: byShape(SPACE, units),
    write: s => spaceUnits(s.sp),
    read: (s, given) => {
      clearMap(s);
      for (const [id, one] of Object.entries(given)) add(s, SPACE.at(id), one);
      for (let space = 0; space < SPACES; space++) {
        s.control[space] = byColour(colourOf(s, space));
        assess(s, space);
      }
    },
  }),
  activated: part<State, Readonly<Record<string, Units>>>({
    face: ['Activated this turn', 'map', {}],
    about: 'Of these: activated this turn.',
    shape: byShape(SPACE, units),
    write: s => spaceUnits(s.spent),
    read: (s, given) => {
      s.spent.fill(0);
      for (const [id, one] of Object.entries(given))
        for (const [unit, count] of Object.entries(one)) s.spent[SPACE.at(id) * KINDS + UNIT.at(unit)] = count;
    },
  }),
  goingHome: part<State, Units>({
    face: ['In the Going Home box', 'map', {}],
    shape: units,
    write: s => unitsIn(s.sp, GHB),
    read: (s, given) => add(s, GHB, given),
  }),
};
