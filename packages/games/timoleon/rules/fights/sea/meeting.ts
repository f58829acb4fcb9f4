import { ask, decision, each, type Play, procedure, when } from '@polemos/kernel';
import { C, T } from '../../actions.ts';
import {
  CITIES,
  FACTIONS,
  GREAT_HARBOUR,
  isAtSea,
  isPort,
  MARCH,
  PLACE,
  PORT,
  PORT_SEA,
  SEA,
  SEA_SYRACUSE,
  SEATS,
  SMALL_HARBOUR,
  WATER_OF,
} from '../../materials/board.ts';
import { isHostile } from '../../materials/control.ts';
import {
  cargoOf,
  isFleet,
  isLeaderAt,
  moveLeaders,
  pointsOf,
  put,
  removeAll,
  shiftAll,
  shipsAt,
} from '../../materials/forces.ts';
import { LEADERS } from '../../materials/leaders.ts';
import { capture } from '../../materials/persons.ts';
import { TRANSPORT } from '../../materials/units.ts';
import { FLEETS_BAR, type State } from '../../state.ts';
import { tacticsOf } from '../fight.ts';
import { tellDrowned } from '../losses.ts';
import { admiralOf, noteSeaHostility, seaFight } from './sea-fight.ts';
import { hasShelter, shelter } from './shelter.ts';

type P = Play<State>;

interface Met {
  readonly foe: number;
}
/** Where fleets lie in port: in the cities' ports and, before Syracuse, in its two harbours (TI-R109). */
export const HAVENS: readonly number[] = [
  ...PORT_SEA.slice(0, CITIES).map((_, zone) => PORT + zone),
  SEA + GREAT_HARBOUR,
  SEA + SMALL_HARBOUR,
];
const seaBefore = (haven: number): number => (isPort(haven) ? PORT_SEA[haven - PORT] : SEA_SYRACUSE);
const havenOf = ({ port }: PortFleet): number => HAVENS[Math.floor(port / FACTIONS)];
/** Hostile fleets in port beside the water that the moving fleet is in, numbered haven * FACTIONS + owner. */
function nextPortFleet({ state }: P, _: object, after: number): number {
  const water = WATER_OF[state.op.at];
  if (water < 0 || state.op.over === 1) return -1;
  for (let n = after + 1; n < HAVENS.length * FACTIONS; n++) {
    const owner = n % FACTIONS;
    const haven = havenOf({ port: n });
    if (seaBefore(haven) === water && isHostile(state, state.op.owner, owner) && shipsAt(state, haven, owner) > 0) return n;
  }
  return -1;
}
interface PortFleet {
  readonly port: number;
}
export const interception = decision<State, PortFleet>({
  name: 'interception',
  rule: 'TI-VII-h',
  seat: (_, { port }) => port % FACTIONS,
  legal(_, __, offer) {
    offer.add(T.choose, C.intercept);
    offer.add(T.choose, C.stay);
  },
  refuse: { choose: (_, __, choice) => (choice === C.intercept || choice === C.stay ? null : 'TI-VII-h') },
  on: {
    choose(play, by, choice) {
      const { state } = play;
      play.done();
      if (choice === C.stay) return;
      const owner = by.port % FACTIONS;
      const place = havenOf(by);
      const sea = SEA + seaBefore(place);
      shiftAll(state, place, sea, owner);
      moveLeaders(state, place, sea, owner);
      state.willing |= 1 << owner; // he wants to fight
      play.tell?.({ kind: 'intercepts', rule: 'TI-VII-h', seat: SEATS[owner], place: PLACE.ids[place] });
    },
  },
  about: ({ state }, by) => ({
    port: PLACE.ids[havenOf(by)],
    mover: SEATS[state.op.owner],
    ships: shipsAt(state, MARCH, state.op.owner),
  }),
});
/** Hostile fleets in the water that the moving fleet is in. */
function nextFoe({ state }: P, _: object, after: number): number {
  const at = state.op.at;
  if (!isAtSea(at) || state.op.over === 1) return -1;
  for (let foe = after + 1; foe < FACTIONS; foe++)
    if (isHostile(state, state.op.owner, foe) && isFleet(state, at, foe) && isFleet(state, MARCH, state.op.owner)) return foe;
  return -1;
}
/** Both have triremes: both say in secret; a transport alone has nothing to say (TI-N-l). */
const seatsAsked = (s: State, foe: number): number[] => {
  const mover = s.op.owner;
  const asked: number[] = [];
  if (shipsAt(s, MARCH, mover) > 0 && (s.willing & (1 << mover)) === 0) asked.push(mover);
  if (shipsAt(s, s.op.at, foe) > 0 && (s.willing & (1 << foe)) === 0) asked.push(foe);
  return asked.sort((a, b) => a - b);
};
export const wishes = decision<State, Met>({
  name: 'wishes',
  rule: 'TI-N-a',
  seats: ({ state }, { foe }) => seatsAsked(state, foe),
  legal(_, __, offer) {
    offer.add(T.choose, C.fight);
    offer.add(T.choose, C.avoid);
  },
  refuse: { choose: (_, __, choice) => (choice === C.fight || choice === C.avoid ? null : 'TI-N-a') },
  on: {
    choose({ state, seat }, _, choice) {
      if (choice === C.fight) state.willing |= 1 << seat;
    },
  },
  about: ({ state }, { foe }) => ({ foe: SEATS[foe], mover: SEATS[state.op.owner], place: PLACE.ids[state.op.at] }),
});
/** What the wishes lead to: nothing, a withdrawal, a capture or a fight. */
function meet(play: P, { foe }: Met): void {
  const { state, fate } = play;
  const mover = state.op.owner;
  const at = state.op.at;
  const wants = (owner: number): boolean => (state.willing & (1 << owner)) !== 0;
  const moverWants = wants(mover);
  const foeWants = wants(foe);
  state.willing &= ~(1 << mover);
  play.tell?.({
    kind: 'fleets-meet',
    rule: 'TI-N-a',
    reveals: true,
    place: PLACE.ids[at],
    mover: SEATS[mover],
    foe: SEATS[foe],
    moverWants,
    foeWants,
  });
  if (!moverWants && !foeWants) {
    if ((state.readings & FLEETS_BAR) === 0) state.op.passed |= 1 << foe; // TI-R108
    return;
  }
  if (shipsAt(state, MARCH, mover) === 0 || shipsAt(state, at, foe) === 0) {
    if (shipsAt(state, MARCH, mover) === 0 && shipsAt(state, at, foe) === 0) return;
    seizeTransport(play, shipsAt(state, MARCH, mover) === 0 ? mover : foe, foe);
    return;
  }
  let fight = moverWants && foeWants;
  if (!fight) {
    let mine: number;
    let theirs: number;
    const tactics = [tacticsOf(admiralOf(state, MARCH, mover, moverWants)), tacticsOf(admiralOf(state, at, foe, foeWants))];
    do {
      mine = fate.d6(`admiral of ${SEATS[mover]}`, 'TI-N-b');
      theirs = fate.d6(`admiral of ${SEATS[foe]}`, 'TI-N-b');
    } while (mine + tactics[0] === theirs + tactics[1]);
    const moverDecides = mine + tactics[0] > theirs + tactics[1];
    play.tell?.({
      kind: 'admirals',
      rule: 'TI-N-b',
      dice: [mine, theirs],
      tactics,
      decides: SEATS[moverDecides ? mover : foe],
    });
    fight = moverDecides ? moverWants : foeWants;
    const shy = moverWants ? foe : mover;
    if (!fight && !hasShelter(state, shy, at, shy === mover)) fight = true;
    if (!fight) {
      play.call(shelter, { owner: shy });
      return;
    }
  }
  play.call(seaFight, { attacker: moverWants ? mover : foe, defender: moverWants ? foe : mover });
}
/** TI-N-l: a transport alone is taken, its load lost. */
function seizeTransport(play: P, victim: number, foe: number): void {
  const { state } = play;
  const mover = state.op.owner;
  const place = victim === mover ? MARCH : state.op.at;
  const taker = victim === mover ? foe : mover;
  noteSeaHostility(play, taker, victim);
  for (let leader = 0; leader < LEADERS; leader++)
    if (isLeaderAt(state, leader, place, victim)) capture(play, leader, taker, state.op.at, 'TI-N-l');
  const cargo = cargoOf(state, place, victim);
  removeAll(state, place, victim);
  tellDrowned(play, victim, state.op.at, cargo, 'TI-N-l');
  if (!hasTransport(state, taker)) put(state, victim === mover ? state.op.at : MARCH, taker, TRANSPORT, 1, 1);
  if (victim === mover) state.op.over = 1;
  play.tell?.({ kind: 'transport-seized', rule: 'TI-N-l', owner: SEATS[victim], by: SEATS[taker] });
}
function hasTransport(s: State, owner: number): boolean {
  for (let place = 0; place <= MARCH; place++) if (pointsOf(s, place, owner, TRANSPORT) > 0) return true;
  return false;
}
/** TI-II-o: a fleet may fight without moving one that lies in its water; that one may still avoid it (TI-N-b). */
export const challenge = procedure<State, Met>(
  'challenge',
  ({ state }) => {
    state.willing = 1 << state.op.owner;
  },
  when(
    ({ state }, { foe }) => seatsAsked(state, foe).length > 0,
    ask(wishes, (_, by) => by),
  ),
  meet,
);
const clearWishes = ({ state }: P): void => {
  state.willing = 0;
};
/** TI-VII-g, TI-VII-h: what happens when a fleet comes into a water. */
export const meetFleets = procedure<State>(
  'meeting fleets',
  clearWishes,
  each(
    'port',
    nextPortFleet,
    ask(interception, (_, by) => by),
  ),
  each(
    'foe',
    nextFoe,
    when(
      ({ state }, by) => seatsAsked(state, by.foe).length > 0,
      ask(wishes, (_, by) => by),
    ),
    (play, by) => meet(play, by),
  ),
);
