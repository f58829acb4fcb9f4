import { stateOf, type View } from '../position/view.ts';
import { besieges } from '../rules/combat/siege.ts';
import { noteWalls } from '../rules/operations/ending.ts';
import { automaticInterceptor, interceptors } from '../rules/operations/interception.ts';
import { aggression, enterNeutral } from '../rules/operations/neutrals.ts';
import { countRoutes, nthRoute } from '../rules/operations/routes.ts';
import { journeyTo } from '../rules/operations/setting-out.ts';
import { mayLead } from '../rules/scenarios/fall-of-sparta/coalition.ts';
import { bodiesWithZoi, placeOfBody } from '../rules/scenarios/fall-of-sparta/persian-reach.ts';
import { ARMY, CUP, clone, EXPEDITION, quiet, type State } from '../rules/state.ts';
import { HOME, SPACE, SPACES } from '../rules/terms/board.ts';
import { cavalry, forceOf, lowestLeader, naval, unitsOf } from '../rules/terms/forces.ts';
import { LEADER, TACTICAL } from '../rules/terms/leaders.ts';
import type { Party } from '../rules/terms/told.ts';
import { enemyOf, SIDE, SIDES, SPARTA, type Units } from '../rules/terms/units.ts';
import { exerts } from '../rules/terms/zoi.ts';
import { type BattleOdds, battleOdds, type SiegeOdds, siegeOdds } from './odds.ts';

// What a player may ask before he commits himself: the roads of his Expedition and whose zones they cross.

/** A space in which an enemy Force must try to intercept: PW-5.6. */
export interface Danger {
  readonly space: string;
  /** Where the Forces stand, one of which is drawn: PW-5.6.1-e. */
  readonly by: readonly string[];
  /** Whose they are. */
  readonly of: Party;
  readonly arm: 'cavalry' | 'naval' | 'force';
  /** Of success, in [0, 1]: 4 or more on one die, or certain at the Isthmus (PW-5.1.2-d). */
  readonly chance: number;
}
export interface Road {
  readonly route: readonly string[];
  readonly dangers: readonly Danger[];
  /** That nobody intercepts on the whole way. */
  readonly unhindered: number;
}
export type { SiegeOdds };
export interface Forecast {
  /** How many equally short roads there are; the first few of them. */
  readonly count: number;
  readonly roads: readonly Road[];
}
const SHOWN = 6;
const found: number[] = [];

/** The equally short roads from where the Expedition stands, with units that may still join it. */
export function forecast(view: View, to: string, joining: Units = {}): Forecast {
  if (view.operation === null || view.operation.at === null) return { count: 0, roads: [] };
  const units: Record<string, number> = { ...view.operation.units };
  for (const [unit, count] of Object.entries(joining)) units[unit] = (units[unit] ?? 0) + count;
  const s = stateOf({ ...view, operation: { ...view.operation, units } }, view.scenario);
  const end = SPACE.at(to);
  const j = journeyTo(s, end);
  const count = countRoutes(s, j, s.at, end);
  const drawn = Array.from({ length: Math.min(SHOWN, count) }, (_, n) => {
    countRoutes(s, j, s.at, end);
    return nthRoute(s, j, end, n);
  });
  return { count, roads: drawn.map(route => roadOf(s, route)) };
}
function roadOf(s: State, route: readonly number[]): Road {
  const ahead = clone(s);
  const dangers = route.flatMap(space => {
    ahead.at = space;
    if (forceOf(s, EXPEDITION, s.active) > 0) aggression(quiet(ahead), s.active, space, 'entering'); // it brings them in
    return dangerAt(ahead) ?? [];
  });
  return {
    route: route.map(space => SPACE.ids[space]),
    dangers,
    unhindered: dangers.reduce((chance, danger) => chance * (1 - danger.chance), 1),
  };
}
/** Who could stop the Expedition where it stands: the Persians, who must (PW-R174), else the enemy. */
function dangerAt(s: State): Danger | null {
  const space = SPACE.ids[s.at];
  const bodies = s.entered && s.body < 0 ? bodiesWithZoi(s, s.at) : [];
  if (bodies.length > 0)
    return {
      space,
      by: bodies.map(body => SPACE.ids[s.persianAt[body]]),
      of: 'persia',
      arm: armOf(s, bodies.map(placeOfBody)),
      chance: 1 / 2,
    };
  const enemy = enemyOf(s.active);
  const by = found.slice(0, interceptors(s, enemy, found));
  if (by.length === 0) return null;
  const certain = automaticInterceptor(s, s.at, enemy) >= 0; // PW-5.1.2-d
  return {
    space,
    by: by.map(from => SPACE.ids[from]),
    of: SIDES[enemy],
    arm: certain ? 'force' : armOf(s, by),
    chance: certain ? 1 : 1 / 2,
  };
}
/** With what they reach it. */
function armOf(s: State, places: readonly number[]): Danger['arm'] {
  const enemy = enemyOf(s.active);
  if (places.some(place => spaceOf(s, place) === s.at)) return 'force';
  return places.some(place => cavalry(s, place, enemy) > 0 && naval(s, place, enemy) === 0) ? 'cavalry' : 'naval';
}
const spaceOf = (s: State, place: number): number => (place < SPACES ? place : s.persianAt[place - ARMY]);

/** What awaits the Expedition at its objective as it is, with units that may still join it. */
export interface Prospect {
  readonly space: string;
  readonly forces: readonly [Units, Units];
  readonly leaders: readonly [string | null, string | null];
  /** The ratings that break a tie: PW-6.2.3-e. */
  readonly ratings: readonly [number, number];
  /** With the enemy Force that stands there now; null where there is none, or where it is besieged instead (PW-6.1). */
  readonly battle: BattleOdds | null;
  /** Null where the Army would not besiege: the space is no hostile fortress, or a battle space (PW-6.1-d). */
  readonly siege: SiegeOdds | null;
  /** PW-6.2.4-a: before a battle in Sparta a commander is drawn, whom these chances do not know yet. */
  readonly draws: boolean;
}
export function prospect(view: View, joining: Units = {}): Prospect | null {
  const { operation } = view;
  if (operation === null || operation.objective === null || operation.leader === null) return null;
  const there: Record<string, number> = { ...view.forces[operation.objective] };
  for (const units of [operation.units, joining])
    for (const [unit, count] of Object.entries(units)) there[unit] = (there[unit] ?? 0) + count;
  const arrived: View = {
    ...view,
    forces: { ...view.forces, [operation.objective]: there },
    leaders: { ...view.leaders, [operation.leader]: operation.objective },
    operation: null,
  };
  const s = stateOf(arrived, view.scenario);
  const space = SPACE.at(operation.objective);
  const side = SIDE.at(operation.side);
  aggression(quiet(s), side, space, 'entering'); // PW1-10.1-a, PW-10.1.3-d: it has joined the war by then
  enterNeutral(quiet(s), side, space); // PW-5.5.2-a: it has opened its gates
  noteWalls(s, side, space); // PW-6.1.1-a
  const led = [0, 1].map(one => lowestLeader(s, space, one, TACTICAL));
  const siege = besieges(s, space, side) === null ? null : siegeOdds(s, space, side);
  const battle =
    siege !== null || forceOf(s, space, 1 - side) === 0 || forceOf(s, space, side) === 0
      ? null
      : battleOdds(s, { space, places: [space, space] });
  const inCup = s.where.some((at, leader) => at === CUP && mayLead(s, leader, SPARTA));
  return {
    space: operation.objective,
    forces: [unitsOf(s, space, 0), unitsOf(s, space, 1)],
    leaders: [led[0] < 0 ? null : LEADER.ids[led[0]], led[1] < 0 ? null : LEADER.ids[led[1]]],
    ratings: [led[0] < 0 ? 0 : TACTICAL[led[0]], led[1] < 0 ? 0 : TACTICAL[led[1]]],
    battle,
    siege,
    draws: battle?.type === 'land' && space === HOME[SPARTA] && inCup,
  };
}

/** PW-0.6: every space in the zone of a side, with the spaces whose Force exerts it. */
export function zones(view: View, side: string): Readonly<Record<string, readonly string[]>> {
  const s = stateOf(view, view.scenario);
  const of = SIDE.at(side);
  const zone: Record<string, string[]> = {};
  for (let from = 0; from < SPACES; from++) {
    if (s.force[from * 2 + of] === 0) continue;
    for (let to = 0; to < SPACES; to++)
      if (exerts(s, from, of, to)) {
        zone[SPACE.ids[to]] ??= [];
        zone[SPACE.ids[to]].push(SPACE.ids[from]);
      }
  }
  return zone;
}
