import { bookOf } from '../editions/book.ts';
import { AREA_ROLLED_AGAIN, HELOT_SPACE_BY_AREA, NEUTRALS_AS_OBJECTIVES, plays } from '../editions/readings.ts';
import type { P, State } from '../state.ts';
import { HOME_ATTACK, isCauseRebellion, MATRIX, type Mix, strategyName } from '../strategy/matrices.ts';
import { AMPHIPOLIS, HELOTS, HOME, KIND, LAND, SPACE, SPACES } from '../terms/board.ts';
import { controller, isFriendly } from '../terms/control.ts';
import { ATHENS, NAVAL, SIDES, SPARTA } from '../terms/units.ts';
import { refuseNeutralObjective, wouldJoin } from './neutrals.ts';
import { refuseRebellion } from './operation.ts';
import { BY_LAND_LINES, BY_SEA_LINES, distancesFrom, type Journey, routeLength } from './routes.ts';

/** A non-player's objective with what it asks for. */
export interface Aim {
  readonly space: number;
  readonly mix: Mix;
}

const byLandFromHome = (s: State, side: number, space: number): boolean =>
  routeLength(s, journey(side, BY_LAND_LINES, space), HOME[side], space) >= 0;
/** By sea from any friendly coast; the lines are the same both ways. */
function bySeaFromACoast(s: State, side: number, space: number): boolean {
  const table = distancesFrom(s, journey(side, BY_SEA_LINES, space), space);
  for (let from = 0; from < SPACES; from++) if (table[from] >= 0 && KIND[from] !== LAND && isFriendly(s, from, side)) return true;
  return false;
}
const journey = (side: number, way: Journey['way'], objective: number): Journey => ({ side, way, objective, allies: false });

/** PW-5.2-h, PW-MS-q, r, PW-R24: the Force line for this objective, by land where the footnote says so and a way exists. */
function mixFor(s: State, side: number, row: number, space: number): Mix {
  const { force } = MATRIX[side].strategies[row];
  const asLand = KIND[space] === LAND || (side === SPARTA && countsAsLand(s, space) && byLandFromHome(s, side, space));
  return asLand ? force[0] : force[1];
}
const countsAsLand = (s: State, space: number): boolean =>
  MATRIX[SPARTA].areas.thrace.includes(space) ||
  (MATRIX[SPARTA].areas.hellespont.includes(space) && isFriendly(s, AMPHIPOLIS, SPARTA));

/** PW-R115: whether any Expedition of this make has a legal way there. Whether its SP are to be had is asked afterwards (PW-5.2-i). */
const canReach = (s: State, side: number, space: number, mix: Mix): boolean =>
  mix[NAVAL] > 0 ? bySeaFromACoast(s, side, space) : byLandFromHome(s, side, space);

/** Why NP rolls again for this space, or null: PW-5.2-f, g, PW-R29, PW-R115. */
function refuseAim(s: State, side: number, row: number, space: number): string | null {
  const { spareNeutrals, rolledAgain } = bookOf(s);
  if (controller(s, space) === side) return rolledAgain.own;
  const neutral = refuseNeutralObjective(s, side, space);
  if (neutral !== null) return neutral;
  if (spareNeutrals !== null && wouldJoin(s, side, space) && !plays(s, NEUTRALS_AS_OBJECTIVES)) return spareNeutrals; // PW1-R21
  if (isCauseRebellion(side, row)) {
    const refused = refuseRebellion(s, side, space);
    if (refused !== null) return refused === 'PW-R29' || refused === 'PW-5.4-f' ? refused : rolledAgain.barred;
  }
  return canReach(s, side, space, mixFor(s, side, row, space)) ? null : 'PW-R115';
}

const MESSENIAN = 'peloponnesus-messenia';
/** PW-MA-n, PW-R25: four of the five Helot spaces are friendly to Athens: the fifth, or −1. */
function fifthHelot(s: State): number {
  const missing = HELOTS.filter(space => !isFriendly(s, space, ATHENS));
  return missing.length === 1 ? missing[0] : -1;
}

/** Every space on the lists of a strategy, once; by side and row. */
const AIMS: readonly (readonly (readonly number[])[])[] = MATRIX.map(({ strategies, areas: lists }) =>
  strategies.map(({ areas, spaces }) => [...new Set(areas.length === 0 ? spaces : areas.flatMap(area => lists[area]))]),
);
/** PW-R121: whether the lists of a strategy hold a legal objective at all. */
const anyAim = (s: State, side: number, row: number): boolean =>
  AIMS[side][row].some(space => refuseAim(s, side, row, space) === null);

/** PW-5.2-d to f: rolls the objective of a strategy. Null: there is none to be had, PW-5.2-m. */
export function rollObjective(play: P, side: number, row: number): Aim | null {
  const { state, fate } = play;
  if (!anyAim(state, side, row)) return null;
  const { areas, spaces } = MATRIX[side].strategies[row];
  const fifth = side === ATHENS && areas.includes(MESSENIAN) ? fifthHelot(state) : -1;
  const byArea = plays(state, HELOT_SPACE_BY_AREA);
  const isAim = (space: number): boolean => refuseAim(state, side, row, space) === null;
  if (fifth >= 0 && !byArea && isAim(fifth)) return fifthIsNext(play, row, fifth);
  const areaStands = bookOf(state).areaStands && !plays(state, AREA_ROLLED_AGAIN); // PW1-R22
  let kept: string | null = null;
  for (;;) {
    const first: number = areas.length === 0 || kept !== null ? 0 : fate.d6('area of the objective', 'PW-5.2-d');
    const area: string | null = areas.length === 0 ? null : (kept ?? areas[first - 1]);
    const helot: number = byArea && area === MESSENIAN ? fifth : -1;
    const second = helot >= 0 ? 0 : fate.d6('objective', 'PW-5.2-e');
    const space = helot >= 0 ? helot : area === null ? spaces[second - 1] : MATRIX[side].areas[area][second - 1];
    const again = refuseAim(state, side, row, space);
    play.tell?.({
      kind: 'objective-rolled',
      rule: helot >= 0 ? 'PW-MA-n' : 'PW-5.2-e',
      side: SIDES[side],
      strategy: strategyName(side, row),
      dice: [first, second].filter(die => die > 0),
      area,
      list: (area === null ? spaces : MATRIX[side].areas[area]).map(one => SPACE.ids[one]),
      space: SPACE.ids[space],
      again,
    });
    if (again === null) return { space, mix: mixFor(state, side, row, space) };
    if (helot >= 0 && !anyOther(state, side, row)) return null;
    kept = helot < 0 && areaStands && area !== null && MATRIX[side].areas[area].some(isAim) ? area : null;
  }
}
/** PW-MA-n, PW-R25: no die at all. */
function fifthIsNext(play: P, row: number, space: number): Aim {
  const { state } = play;
  play.tell?.({
    kind: 'objective-rolled',
    rule: 'PW-MA-n',
    side: SIDES[ATHENS],
    strategy: strategyName(ATHENS, row),
    dice: [],
    area: MESSENIAN,
    list: MATRIX[ATHENS].areas[MESSENIAN].map(one => SPACE.ids[one]),
    space: SPACE.ids[space],
    again: null,
  });
  return { space, mix: mixFor(state, ATHENS, row, space) };
}
/** With the Helot space out of reach some other area must be left, or the dice would roll for ever. */
const anyOther = (s: State, side: number, row: number): boolean =>
  MATRIX[side].strategies[row].areas.some(
    area => area !== MESSENIAN && MATRIX[side].areas[area].some(space => refuseAim(s, side, row, space) === null),
  );

/** PW-MS-d: on the Attack Athens list, with the defensive Force. */
export function rollDefensiveObjective(play: P): number {
  const { state, fate } = play;
  const { spaces } = MATRIX[SPARTA].strategies[HOME_ATTACK[SPARTA]];
  if (spaces.every(space => controller(state, space) === SPARTA)) return -1;
  for (;;) {
    const die = fate.d6('objective', 'PW-MS-d');
    const space = spaces[die - 1];
    const again = controller(state, space) === SPARTA ? bookOf(state).rolledAgain.own : null;
    play.tell?.({
      kind: 'objective-rolled',
      rule: 'PW-MS-d',
      side: SIDES[SPARTA],
      strategy: 'attack-athens',
      dice: [die],
      area: null,
      list: spaces.map(one => SPACE.ids[one]),
      space: SPACE.ids[space],
      again,
    });
    if (again === null) return space;
  }
}
