import { decision, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import {
  CITIES,
  CITY,
  COAST,
  isAfloat,
  isAshore,
  isAtSea,
  isPort,
  MARCH,
  OWNERS,
  PLACE,
  PORT,
  SEA,
  SEATS,
  SEAWAYS,
  SHORE,
  WATER_OF,
  WAYS,
  ZONE_OF,
} from '../materials/board.ts';
import { homeOf } from '../materials/control.ts';
import { dropOff, isLeaderAt, pointsOf, shift, troopsAt } from '../materials/forces.ts';
import { LEADER, LEADERS } from '../materials/leaders.ts';
import { ENGINE, isShip, isTroop, needsTransport, TRANSPORT, TRIREME, UNIT, UNITS } from '../materials/units.ts';
import type { State } from '../state.ts';
import { attack, CHOICES, choose, occupyUndefended, refuseAttack, refuseChoice } from './acts.ts';
import { embark, land, offerLandings, refuseEmbark, refuseLand } from './landing.ts';
import { pace } from './pace.ts';
import { refuseStep, step, stepCost } from './stepping.ts';

type P = Play<State>;

function refuseLeave({ state }: P, _: object, unit: number, index: number): RuleId | null {
  const owner = state.op.owner;
  if (state.op.moved === 0 || state.op.stopped === 1 || state.op.landed === 1) return 'TI-VI-b';
  if (index + 1 > pointsOf(state, MARCH, owner, unit)) return 'TI-VI-b';
  if (!isAfloat(state.op.at)) return isShip(unit) ? 'TI-VI-g' : null;
  if (unit === TRANSPORT) return carries(state, owner, pointsOf(state, MARCH, owner, TRIREME)) ? null : 'TI-VI-g';
  return unit === TRIREME && sailsWith(state, owner, pointsOf(state, MARCH, owner, TRIREME) - index - 1) ? null : 'TI-VI-g';
}
/** TI-VI-g: could the fleet go on with so many triremes? */
const sailsWith = (s: State, owner: number, ships: number): boolean =>
  pointsOf(s, MARCH, owner, TRANSPORT) > 0 ? ships > 0 : carries(s, owner, ships);
/** TI-VI-g: so many triremes alone carry what is aboard. */
function carries(s: State, owner: number, ships: number): boolean {
  for (let unit = 0; unit <= ENGINE; unit++) if (needsTransport(unit) && pointsOf(s, MARCH, owner, unit) > 0) return false;
  return ships > 0 && ships >= troopsAt(s, MARCH, owner);
}
/** TI-VI-b: a leader who was carried along stays with what is left behind, ashore or in a port of his side. */
function refuseStation({ state }: P, _: object, leader: number, zone: number): RuleId | null {
  const { op } = state;
  if (op.moved === 0 || op.stopped === 1 || op.landed === 1) return 'TI-VI-b';
  if (isAtSea(op.at) || zone !== ZONE_OF[op.at]) return 'TI-VI-b';
  return leader !== op.leader && isLeaderAt(state, leader, MARCH, op.owner) ? null : 'TI-VI-b';
}
function station(play: P, _: object, leader: number, zone: number): void {
  const { state } = play;
  state.where[leader] = isPort(state.op.at) ? homeOf(zone) : state.op.at;
  play.tell?.({ kind: 'leader-stays', rule: 'TI-VI-b', leader: LEADER.ids[leader], place: PLACE.ids[state.where[leader]] });
}
function leave(play: P, _: object, unit: number, index: number): void {
  const { state } = play;
  const owner = state.op.owner;
  const at = state.op.at;
  const before = pace(state, owner);
  // Ships that have not left the port yet have done nothing.
  if (isAfloat(at) && isAshore(state.op.from)) shift(state, MARCH, at, owner, unit, index + 1);
  else dropOff(state, MARCH, at, owner, unit, index + 1);
  if (!isAfloat(at)) state.op.pm += pace(state, owner) - before; // TI-VI-d: whoever is gone slows nobody
  play.tell?.({
    kind: 'left',
    rule: 'TI-VI-b',
    seat: SEATS[owner],
    place: PLACE.ids[at],
    unit: UNIT.ids[unit],
    points: index + 1,
  });
  if (isTroop(unit) && at < CITY) occupyUndefended(play, at, owner); // for them the operation ends here
}
/** TI-VI: one step, or what ends the movement. */
export const march = decision<State>({
  name: 'march',
  rule: 'TI-VI-f',
  seat: ({ state }) => state.op.owner,
  legal(play, by, offer) {
    const { state } = play;
    const at = state.op.at;
    for (const choice of CHOICES) if (refuseChoice(play, by, choice) === null) offer.add(T.choose, choice);
    if (state.op.naval === 1) {
      const water = WATER_OF[at];
      for (const sea of SEAWAYS[water]) if (stepCost(state, SEA + sea) >= 0) offer.add(T.step, SEA + sea);
      if (isPort(at) && stepCost(state, SEA + water) >= 0) offer.add(T.step, SEA + water);
      if (isAtSea(at))
        for (const zone of SHORE[water]) if (zone < CITIES && stepCost(state, PORT + zone) >= 0) offer.add(T.step, PORT + zone);
      offerLandings(play, by, at, water, offer);
    } else {
      const zone = ZONE_OF[at];
      for (const { to } of WAYS[zone]) if (stepCost(state, to) >= 0) offer.add(T.step, to);
      if (zone < CITIES && refuseEmbark(play, by, PORT + zone) === null) offer.add(T.embark, PORT + zone);
      for (const sea of COAST[zone]) if (refuseEmbark(play, by, SEA + sea) === null) offer.add(T.embark, SEA + sea);
    }
    for (let owner = 0; owner < OWNERS; owner++) if (refuseAttack(play, by, owner) === null) offer.add(T.attack, owner);
    if (state.op.moved === 1 && !isAtSea(at))
      for (let leader = 0; leader < LEADERS; leader++)
        if (refuseStation(play, by, leader, ZONE_OF[at]) === null) offer.add(T.station, leader, ZONE_OF[at]);
    if (state.op.moved === 1)
      for (let unit = 0; unit < UNITS; unit++) {
        const have = pointsOf(state, MARCH, state.op.owner, unit);
        for (let n = 0; n < have; n++) if (refuseLeave(play, by, unit, n) === null) offer.add(T.leave, unit, n);
      }
  },
  refuse: {
    step: refuseStep,
    embark: refuseEmbark,
    land: refuseLand,
    leave: refuseLeave,
    station: refuseStation,
    attack: refuseAttack,
    choose: refuseChoice,
  },
  on: {
    step(play, by, to) {
      play.done();
      step(play, by, to);
    },
    embark(play, by, place) {
      play.done();
      embark(play, by, place);
    },
    land(play, by, place) {
      play.done();
      land(play, by, place);
    },
    leave,
    station,
    attack,
    choose,
  },
  about: ({ state }) => ({ place: PLACE.ids[state.op.at], pm: state.op.pm, naval: state.op.naval === 1 }),
});
