import { ROLES } from '../rules/scenarios/fall-of-sparta/coalition.ts';
import { ARMED, ARMY, NAVY, SATRAP, type State } from '../rules/state.ts';
import { SPACE } from '../rules/terms/board.ts';
import { create } from '../rules/terms/forces.ts';
import { LEADER } from '../rules/terms/leaders.ts';
import { KINDS, UNIT, type Units } from '../rules/terms/units.ts';

// What only scenarios of their own have: The First Peloponnesian War, and from `role` on The Fall of Sparta.

export const PERSIANS: readonly number[] = [ARMY, NAVY, SATRAP];
export interface Special {
  /** Which League each space counts to: 0 as printed, 1 Corcyra neutral, 2 Thessaly neutral, 3 the Spartan hegemony, with what it has won 4 … 10. */
  palette: number;
  noWalls: boolean;
  agenda: string | null;
  skips: boolean;
  due: number[];
  fallen: string[];
  armed: Units[];
  role: string | null;
  belligerent: boolean;
  thebes: number;
  persians: { at: string | null; units: Units }[];
  entered: boolean;
  armyMoved: boolean;
  navyMoved: boolean;
  unasked: boolean;
  kingsPeace: boolean;
  messenia: boolean;
  dionysius: number;
  cadmea: boolean;
  gone: number[];
  islands: number;
  regained: string[];
  gift: number[];
  /** The Persians under way: 0 the Army, 1 the Navy, −1 nobody. */
  body: number;
}
const space = (index: number): string | null => (index < 0 ? null : SPACE.ids[index]);
const index = (id: string | null): number => (id === null ? -1 : SPACE.at(id));
function unitsAt(s: State, place: number): Units {
  const units: Record<string, number> = {};
  for (let kind = 0; kind < KINDS; kind++) if (s.sp[place * KINDS + kind] > 0) units[UNIT.ids[kind]] = s.sp[place * KINDS + kind];
  return units;
}
export const specialOf = (s: State): Special => ({
  palette: s.palette,
  noWalls: s.noWalls,
  agenda: space(s.agenda),
  skips: s.skips,
  due: s.due.slice(),
  fallen: s.fallen.map(leader => LEADER.ids[leader]),
  armed: ARMED.map(place => unitsAt(s, place)),
  role: s.role < 0 ? null : ROLES[s.role],
  belligerent: s.belligerent,
  thebes: s.thebes,
  persians: PERSIANS.map((place, body) => ({ at: space(s.persianAt[body]), units: unitsAt(s, place) })),
  entered: s.entered,
  armyMoved: s.armyMoved,
  navyMoved: s.navyMoved,
  unasked: s.unasked,
  kingsPeace: s.kingsPeace,
  messenia: s.messenia,
  dionysius: s.dionysius,
  cadmea: s.cadmea,
  gone: s.gone.slice(),
  islands: s.islands,
  regained: s.regained.map(one => SPACE.ids[one]),
  gift: s.gift.slice(),
  body: s.body,
});
export function readSpecial(s: State, p: Partial<Special>): void {
  s.noWalls = p.noWalls ?? s.noWalls;
  s.agenda = p.agenda === undefined ? s.agenda : index(p.agenda);
  s.skips = p.skips ?? s.skips;
  s.due = p.due?.slice() ?? s.due;
  s.fallen = p.fallen?.map(id => LEADER.at(id)) ?? s.fallen;
  s.role = p.role === undefined ? s.role : (ROLES as readonly (string | null)[]).indexOf(p.role);
  s.belligerent = p.belligerent ?? s.belligerent;
  s.thebes = p.thebes ?? s.thebes;
  s.entered = p.entered ?? s.entered;
  s.armyMoved = p.armyMoved ?? s.armyMoved;
  s.navyMoved = p.navyMoved ?? s.navyMoved;
  s.unasked = p.unasked ?? s.unasked;
  s.kingsPeace = p.kingsPeace ?? s.kingsPeace;
  s.messenia = p.messenia ?? s.messenia;
  s.dionysius = p.dionysius ?? s.dionysius;
  s.cadmea = p.cadmea ?? s.cadmea;
  s.gone = p.gone?.slice() ?? s.gone;
  s.islands = p.islands ?? s.islands;
  s.regained = p.regained?.map(id => SPACE.at(id)) ?? s.regained;
  s.gift = p.gift?.slice() ?? s.gift;
  s.body = p.body ?? s.body;
  if (p.armed !== undefined) refill(s, ARMED, p.armed);
  if (p.persians === undefined) return;
  s.persianAt = p.persians.map(({ at }) => index(at));
  refill(
    s,
    PERSIANS,
    p.persians.map(({ units }) => units),
  );
}
/** These SP stand in these places, and no others. */
function refill(s: State, places: readonly number[], given: readonly Units[]): void {
  places.forEach((place, i) => {
    for (let kind = 0; kind < KINDS; kind++) s.pieces[kind] -= s.sp[place * KINDS + kind];
    s.sp.fill(0, place * KINDS, (place + 1) * KINDS);
    s.force.fill(0, place * 2, place * 2 + 2);
    for (const [id, count] of Object.entries(given[i] ?? {})) create(s, place, UNIT.at(id), count);
  });
}
