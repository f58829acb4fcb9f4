import type { Play, RuleId } from '@polemos/kernel';
import { meetFleets } from '../fights/sea/meeting.ts';
import {
  CITY,
  ETNA,
  isAfloat,
  isAtSea,
  isMetro,
  isPort,
  MARCH,
  NO_BORDER,
  ORTYGIA,
  PLACE,
  PORT,
  PORT_SEA,
  SEA,
  SEATS,
  SEAWAYS,
  WATER_OF,
  wayTo,
  ZONE_OF,
} from '../materials/board.ts';
import { areAllied, garrisonTroops, isOpenPort } from '../materials/control.ts';
import { isCarried, isFleet, troopsAt } from '../materials/forces.ts';
import type { State } from '../state.ts';
import { entering } from './entering.ts';

type P = Play<State>;

/** TI-VI: what a step costs, or the rule that forbids it as a negative number's place in RULES. */
const RULES: readonly RuleId[] = [
  '',
  'TI-VI-e',
  'TI-VI-c',
  'TI-VII-c',
  'TI-VI-j',
  'TI-S-d',
  'TI-VI-f',
  'TI-R67',
  'TI-R100',
  'TI-FN-o',
  'TI-VI-g',
];
const FORBIDDEN = -1;
const ELEMENTS = -2;
const STOPPED = -3;
const GATE = -4;
const BESIEGED = -5;
const TOO_FAR = -6;
const NO_SEAWAY = -7;
const IN_PORT = -8;
const MOUNTAIN = -9;
const NO_SHIPS = -10;
export function stepCost(s: State, to: number): number {
  const at = s.op.at;
  if (s.op.naval === 1) return sailCost(s, at, to);
  if (s.op.landed === 1) return ELEMENTS;
  const zone = ZONE_OF[at];
  if (to >= CITY || zone < 0) return ELEMENTS;
  const way = wayTo(zone, to);
  if (way === undefined) return FORBIDDEN;
  if (to === ETNA) return MOUNTAIN;
  if (s.op.stopped === 1) return STOPPED;
  const owner = s.op.owner;
  if (at >= CITY) {
    if (s.siege[zone] >= 0) return BESIEGED; // whoever is not besieged leaves, though enemies stand before the walls (TI-R113)
  } else if (s.op.moved === 0 && isMetro(zone) && zone === ORTYGIA && s.siege[zone] >= 0) return BESIEGED;
  if (to === ORTYGIA && !areAllied(s, s.control[ORTYGIA], owner) && !mayTake(s, owner)) return GATE;
  return way.cost > s.op.pm ? TOO_FAR : way.cost;
}
/** TI-R59: Ortygia is entered by troops, while nobody defends it. */
const mayTake = (s: State, owner: number): boolean => troopsAt(s, MARCH, owner) > 0 && garrisonTroops(s, ORTYGIA, owner) === 0;
/** TI-R67: 1 PM an area, nothing between a port and its area. */
function sailCost(s: State, at: number, to: number): number {
  if (!isAfloat(to)) return ELEMENTS;
  if (!isSeaway(at, to) || (isPort(to) && !isOpenPort(s, to - PORT, s.op.owner))) return NO_SEAWAY;
  if (!isFleet(s, MARCH, s.op.owner) || !isCarried(s, MARCH, s.op.owner)) return NO_SHIPS;
  if (isPort(at) && s.op.moved === 1 && isAtSea(s.op.from)) return IN_PORT;
  if (isPort(at) || isPort(to)) return 0;
  return s.op.pm < 1 ? TOO_FAR : 1;
}
const isSeaway = (at: number, to: number): boolean => {
  const water = WATER_OF[at];
  if (isPort(at)) return to === SEA + water;
  return isPort(to) ? PORT_SEA[to - PORT] === water : SEAWAYS[water].includes(to - SEA);
};
export function refuseStep({ state }: P, _: object, to: number): RuleId | null {
  const cost = stepCost(state, to);
  return cost >= 0 ? null : RULES[-cost];
}
export function step(play: P, _: object, to: number): void {
  const { state } = play;
  const cost = stepCost(state, to);
  const from = state.op.at;
  state.op.pm -= cost;
  state.op.from = from;
  state.op.at = to;
  state.op.moved = 1;
  state.op.passed = 0;
  state.op.border = state.op.naval === 1 ? NO_BORDER : (wayTo(ZONE_OF[from], to)?.border ?? NO_BORDER);
  play.tell?.({
    kind: 'moves',
    rule: 'TI-VI-e',
    seat: SEATS[state.op.owner],
    from: PLACE.ids[from],
    to: PLACE.ids[to],
    cost,
  });
  if (isAtSea(to)) play.call(meetFleets);
  else if (to < CITY) play.call(entering, { zone: to, mover: state.op.owner });
}
