import { ask, decision, each, type Play, procedure, when } from '@polemos/kernel';
import { C, T } from './actions.ts';
import {
  CARTHAGE,
  CITIES,
  DEMOCRATS,
  distanceToWater,
  FACTIONS,
  GREAT_HARBOUR,
  isAtSea,
  isHarbour,
  isPort,
  MARCH,
  ORTYGIA,
  OWNER,
  PLACE,
  PLEMMYRIUM,
  PORT,
  PORT_SEA,
  SEA,
  SEATS,
  SEAWAYS,
  WATER,
  WATER_OF,
  WATERS,
} from './board.ts';
import { areAllied, isHostile, isOpenPort } from './control.ts';
import { callExpedition, isBerth } from './expeditions.ts';
import { ATTACK, beginFight, DEFEND, enter, leadOf, poolPlace, tacticsOf } from './fight.ts';
import {
  commanderAt,
  isCarried,
  isFleet,
  isLeaderAt,
  isPresent,
  moveLeaders,
  pointsOf,
  put,
  remove,
  removeAll,
  shiftAll,
  shipsAt,
  troopsAt,
} from './forces.ts';
import { FIRST_HEAD, LEADER, LEADERS } from './leaders.ts';
import { loss } from './losses.ts';
import { capture, kill } from './persons.ts';
import {
  CORINTH_2,
  F_ACMD,
  F_ATTACK,
  F_ATTACKER,
  F_DCMD,
  F_DEFENCE,
  F_DEFENDER,
  F_DIFFERENCE,
  F_EXTRA,
  F_LOSER_LOST,
  F_WINNER_LOST,
  F_ZONE,
  OP_AT,
  OP_FROM,
  OP_OVER,
  OP_OWNER,
  SEA_FIGHT,
  type State,
} from './state.ts';
import { BOARD, MISSILE, NAVAL, navalTactical, RAM, ratio, winnersLoss } from './tables.ts';
import { ENGINE, isCorinthian, isInfantry, needsTransport, TRANSPORT, TRIREME, TROOPS } from './units.ts';

type P = Play<State>;
interface Met {
  readonly foe: number;
}

// ---- interception from port (TI-VII-h)

/** Ports with a hostile fleet beside the water that the moving fleet is in, numbered zone * FACTIONS + owner. */
function nextPortFleet({ state }: P, _: object, after: number): number {
  const water = WATER_OF[state.op[OP_AT]];
  if (water < 0 || state.op[OP_OVER] === 1) return -1;
  for (let n = after + 1; n < CITIES * FACTIONS; n++) {
    const owner = n % FACTIONS;
    const zone = Math.floor(n / FACTIONS);
    if (PORT_SEA[zone] === water && isHostile(state, state.op[OP_OWNER], owner) && shipsAt(state, PORT + zone, owner) > 0)
      return n;
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
    choose(play, { port }, choice) {
      const { state } = play;
      play.done();
      if (choice === C.stay) return;
      const owner = port % FACTIONS;
      const place = PORT + Math.floor(port / FACTIONS);
      const sea = SEA + PORT_SEA[place - PORT];
      shiftAll(state, place, sea, owner);
      moveLeaders(state, place, sea, owner);
      state.fight[F_EXTRA] |= 1 << owner; // he wants to fight
      play.tell?.({ kind: 'intercepts', rule: 'TI-VII-h', seat: SEATS[owner], place: PLACE.ids[place] });
    },
  },
  about: ({ state }, { port }) => ({
    port: PLACE.ids[PORT + Math.floor(port / FACTIONS)],
    mover: SEATS[state.op[OP_OWNER]],
    ships: shipsAt(state, MARCH, state.op[OP_OWNER]),
  }),
});

// ---- meeting (TI-N-a, TI-N-b)

/** Hostile fleets in the water that the moving fleet is in. */
function nextFoe({ state }: P, _: object, after: number): number {
  const at = state.op[OP_AT];
  if (!isAtSea(at) || state.op[OP_OVER] === 1) return -1;
  for (let foe = after + 1; foe < FACTIONS; foe++)
    if (isHostile(state, state.op[OP_OWNER], foe) && isFleet(state, at, foe) && isFleet(state, MARCH, state.op[OP_OWNER]))
      return foe;
  return -1;
}
/** Both have triremes: both say in secret; a transport alone has nothing to say (TI-N-l). */
const seatsAsked = (s: State, foe: number): number[] => {
  const mover = s.op[OP_OWNER];
  const asked: number[] = [];
  if (shipsAt(s, MARCH, mover) > 0) asked.push(mover);
  if (shipsAt(s, s.op[OP_AT], foe) > 0 && (s.fight[F_EXTRA] & (1 << foe)) === 0) asked.push(foe);
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
      if (choice === C.fight) state.fight[F_EXTRA] |= 1 << seat;
    },
  },
  about: ({ state }, { foe }) => ({ foe: SEATS[foe], mover: SEATS[state.op[OP_OWNER]], place: PLACE.ids[state.op[OP_AT]] }),
});
/** What the wishes lead to: nothing, a withdrawal, a capture or a fight. */
function meet(play: P, { foe }: Met): void {
  const { state, fate } = play;
  const mover = state.op[OP_OWNER];
  const at = state.op[OP_AT];
  const wants = (owner: number): boolean => (state.fight[F_EXTRA] & (1 << owner)) !== 0;
  const moverWants = wants(mover);
  const foeWants = wants(foe);
  state.fight[F_EXTRA] &= ~(1 << mover);
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
  if (!moverWants && !foeWants) return;
  if (shipsAt(state, MARCH, mover) === 0 || shipsAt(state, at, foe) === 0) {
    if (shipsAt(state, MARCH, mover) === 0 && shipsAt(state, at, foe) === 0) return;
    seizeTransport(play, shipsAt(state, MARCH, mover) === 0 ? mover : foe, foe);
    return;
  }
  let fight = moverWants && foeWants;
  if (!fight) {
    let mine: number;
    let theirs: number;
    do {
      mine = fate.d6(`admiral of ${SEATS[mover]}`, 'TI-N-b');
      theirs = fate.d6(`admiral of ${SEATS[foe]}`, 'TI-N-b');
    } while (mine + admiralT(state, MARCH, mover) === theirs + admiralT(state, at, foe));
    const moverDecides = mine + admiralT(state, MARCH, mover) > theirs + admiralT(state, at, foe);
    play.tell?.({
      kind: 'admirals',
      rule: 'TI-N-b',
      dice: [mine, theirs],
      tactics: [admiralT(state, MARCH, mover), admiralT(state, at, foe)],
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
const admiralT = (s: State, place: number, owner: number): number => tacticsOf(commanderAt(s, place, owner));
/** TI-N-l: a transport alone is taken, its load lost. */
function seizeTransport(play: P, victim: number, foe: number): void {
  const { state } = play;
  const mover = state.op[OP_OWNER];
  const place = victim === mover ? MARCH : state.op[OP_AT];
  const taker = victim === mover ? foe : mover;
  for (let leader = 0; leader < LEADERS; leader++)
    if (isLeaderAt(state, leader, place, victim)) capture(play, leader, taker, state.op[OP_AT], 'TI-N-l');
  removeAll(state, place, victim);
  if (!hasTransport(state, taker)) put(state, victim === mover ? state.op[OP_AT] : MARCH, taker, TRANSPORT, 1, 1);
  if (victim === mover) state.op[OP_OVER] = 1;
  play.tell?.({ kind: 'transport-seized', rule: 'TI-N-l', owner: SEATS[victim], by: SEATS[taker] });
}
function hasTransport(s: State, owner: number): boolean {
  for (let place = 0; place <= MARCH; place++) if (pointsOf(s, place, owner, TRANSPORT) > 0) return true;
  return false;
}

// ---- avoiding battle

interface Shy {
  readonly owner: number;
}
function mayShelter(s: State, owner: number, at: number, isMover: boolean, to: number): boolean {
  const water = WATER_OF[at];
  if (isPort(to)) return PORT_SEA[to - PORT] === water && isOpenPort(s, to - PORT, owner) && s.siege[to - PORT] < 0;
  if (!isAtSea(to) || to === at) return false;
  if (isMover && to === s.op[OP_FROM]) return true; // TI-R34
  return SEAWAYS[water].includes(to - SEA) && !hasHostileFleet(s, to, owner);
}
export function hasHostileFleet(s: State, place: number, owner: number): boolean {
  for (let other = 0; other < FACTIONS; other++) if (isHostile(s, owner, other) && isFleet(s, place, other)) return true;
  return false;
}
function hasShelter(s: State, owner: number, at: number, isMover: boolean): boolean {
  for (let to = SEA; to < PORT + CITIES; to++) if (mayShelter(s, owner, at, isMover, to)) return true;
  return false;
}
export const shelter = decision<State, Shy>({
  name: 'shelter',
  rule: 'TI-N-b',
  seat: (_, { owner }) => owner,
  legal({ state }, { owner }, offer) {
    for (let to = SEA; to < PORT + CITIES; to++)
      if (mayShelter(state, owner, state.op[OP_AT], owner === state.op[OP_OWNER], to)) offer.add(T.retreat, to);
  },
  refuse: {
    retreat: ({ state }, { owner }, to) =>
      mayShelter(state, owner, state.op[OP_AT], owner === state.op[OP_OWNER], to) ? null : 'TI-N-b',
  },
  on: {
    retreat(play, { owner }, to) {
      const { state } = play;
      play.done();
      if (owner === state.op[OP_OWNER]) {
        state.op[OP_AT] = to;
        state.op[OP_OVER] = 1;
      } else {
        shiftAll(state, state.op[OP_AT], to, owner);
        moveLeaders(state, state.op[OP_AT], to, owner);
      }
      play.tell?.({ kind: 'avoids', rule: 'TI-N-b', seat: SEATS[owner], place: PLACE.ids[to] });
    },
  },
  about: ({ state }, { owner }) => ({ owner: SEATS[owner], place: PLACE.ids[state.op[OP_AT]] }),
});

// ---- the fight (TI-N-c … TI-N-n)

interface SeaFight {
  readonly attacker: number;
  readonly defender: number;
}
function beginSeaFight({ state }: P, { attacker, defender }: SeaFight): void {
  const at = state.op[OP_AT];
  const placeOf = (owner: number): number => (owner === state.op[OP_OWNER] ? MARCH : at);
  beginFight(state, SEA_FIGHT, WATER_OF[at]);
  state.fight[F_ATTACKER] = attacker;
  state.fight[F_DEFENDER] = defender;
  enter(state, ATTACK, attacker, placeOf(attacker));
  enter(state, DEFEND, defender, placeOf(defender));
  state.fight[F_ACMD] = commanderAt(state, placeOf(attacker), attacker);
  state.fight[F_DCMD] = commanderAt(state, placeOf(defender), defender);
}
const sideOfSeat = (s: State, seat: number): number => (leadOf(s, ATTACK) === seat ? ATTACK : DEFEND);
export const manoeuvres = decision<State>({
  name: 'manoeuvres',
  rule: 'TI-N-d',
  seats: ({ state }) => [leadOf(state, ATTACK), leadOf(state, DEFEND)].sort((a, b) => a - b),
  legal(_, __, offer) {
    for (let option = 0; option < NAVAL.size; option++) offer.add(T.manoeuvre, option);
  },
  refuse: { manoeuvre: () => null },
  on: {
    manoeuvre({ state, seat }, _, option) {
      state.fight[sideOfSeat(state, seat) === ATTACK ? F_ATTACK : F_DEFENCE] = option;
    },
  },
  about: ({ state }) => ({
    water: WATER.ids[state.fight[F_ZONE]],
    attacker: OWNER.ids[leadOf(state, ATTACK)],
    defender: OWNER.ids[leadOf(state, DEFEND)],
  }),
});
/** TI-N-f, g, h: the strength of a fleet that takes an option. */
export function fleetStrength(s: State, place: number, owner: number, option: number, water: number): number {
  const ships = shipsAt(s, place, owner);
  let strength = ships * (owner === CARTHAGE ? 3 : 2);
  if (option !== RAM) {
    let infantry = 0;
    let corinthian = 0;
    for (let unit = 0; unit < TROOPS; unit++) {
      if (!isInfantry(unit)) continue;
      const count = pointsOf(s, place, owner, unit);
      infantry += count;
      if (isCorinthian(unit)) corinthian += count;
    }
    strength += Math.min(ships, infantry) + (option === BOARD ? Math.min(ships, corinthian) : 0);
  }
  if (option === MISSILE && isHarbour(water)) {
    strength += shoreEngines(s, ORTYGIA, owner);
    if (water === GREAT_HARBOUR) strength += shoreEngines(s, PLEMMYRIUM, owner);
  }
  return strength;
}
function shoreEngines(s: State, zone: number, owner: number): number {
  let engines = 0;
  for (let ally = 0; ally < FACTIONS; ally++) if (areAllied(s, owner, ally)) engines += pointsOf(s, zone, ally, ENGINE);
  return engines;
}
function resolve(play: P): void {
  const { state, fate } = play;
  const { fight } = state;
  const strengths = [ATTACK, DEFEND].map(side =>
    fleetStrength(
      state,
      poolPlace(state, side, leadOf(state, side)),
      leadOf(state, side),
      fight[side === ATTACK ? F_ATTACK : F_DEFENCE],
      fight[F_ZONE],
    ),
  );
  const tactical = navalTactical(fight[F_ATTACK], fight[F_DEFENCE]);
  const leaders = tacticsOf(fight[F_ACMD]) - tacticsOf(fight[F_DCMD]);
  const odds = ratio(strengths[ATTACK], strengths[DEFEND]);
  const attack = fate.d6('attacker', 'TI-N-j');
  const defence = fate.d6('defender', 'TI-N-j');
  const difference = attack - defence + tactical + leaders + odds;
  fight[F_DIFFERENCE] = difference;
  const loser = difference > 0 ? DEFEND : ATTACK;
  const lost =
    difference === 0
      ? 0
      : Math.min(Math.abs(difference), shipsAt(state, poolPlace(state, loser, leadOf(state, loser)), leadOf(state, loser)));
  play.tell?.({
    kind: 'sea-fight',
    rule: 'TI-N-j',
    reveals: true,
    water: WATER.ids[fight[F_ZONE]],
    attacker: SEATS[leadOf(state, ATTACK)],
    defender: SEATS[leadOf(state, DEFEND)],
    attackOption: NAVAL.ids[fight[F_ATTACK]],
    defenceOption: NAVAL.ids[fight[F_DEFENCE]],
    strengths,
    dice: [attack, defence],
    modifiers: [
      { rule: 'TI-N-d', by: tactical },
      { rule: 'TI-N-e', by: leaders },
      { rule: 'TI-N-i', by: odds },
    ],
    difference,
    winner: difference === 0 ? null : SEATS[leadOf(state, 1 - loser)],
    lost,
  });
  if (difference === 0) return;
  const die = fate.d6("winner's losses", 'TI-N-k');
  const winnerLost = Math.min(
    winnersLoss(die, lost, true),
    shipsAt(state, poolPlace(state, 1 - loser, leadOf(state, 1 - loser)), leadOf(state, 1 - loser)),
  );
  fight[F_LOSER_LOST] = lost;
  fight[F_WINNER_LOST] = winnerLost;
  play.tell?.({ kind: 'winner-losses', rule: 'TI-N-k', die, lost: winnerLost, of: lost });
  sink(state, loser, lost);
  sink(state, 1 - loser, winnerLost);
}
function sink(s: State, side: number, ships: number): void {
  remove(s, poolPlace(s, side, leadOf(s, side)), leadOf(s, side), TRIREME, ships);
}
const isDecided = ({ state }: P): boolean => state.fight[F_DIFFERENCE] !== 0;

/** TI-N-m, as TI-L-s; TI-N-l: with the last trireme point everything is lost. */
function leaders(play: P): void {
  const { state, fate } = play;
  const winner = state.fight[F_DIFFERENCE] > 0 ? ATTACK : state.fight[F_DIFFERENCE] < 0 ? DEFEND : -1;
  for (const side of [ATTACK, DEFEND]) {
    const leader = state.fight[side === ATTACK ? F_ACMD : F_DCMD];
    if (leader < 0) continue;
    const one = fate.d6(`fate of ${LEADER.ids[leader]}`, 'TI-N-m');
    const two = fate.d6(`fate of ${LEADER.ids[leader]}`, 'TI-N-m');
    play.tell?.({ kind: 'leader-dice', rule: 'TI-N-m', leader: LEADER.ids[leader], dice: [one, two], dies: one + two === 12 });
    if (one + two === 12)
      kill(play, leader, winner < 0 ? -1 : winner === side ? state.owner[leader] : leadOf(state, winner), 'TI-N-m');
  }
  if (winner < 0) return;
  for (const side of [1 - winner, winner]) {
    const owner = leadOf(state, side);
    const place = poolPlace(state, side, owner);
    if (shipsAt(state, place, owner) > 0) continue;
    for (let leader = 0; leader < LEADERS; leader++)
      if (isLeaderAt(state, leader, place, owner)) kill(play, leader, side === winner ? owner : leadOf(state, winner), 'TI-N-m');
    removeAll(state, place, owner);
  }
  const loser = 1 - winner;
  const beaten = state.fight[loser === ATTACK ? F_ACMD : F_DCMD];
  if (beaten >= 0 && state.where[beaten] >= 0 && state.captor[beaten] < 0) {
    const die = fate.d6(`fate of ${LEADER.ids[beaten]}`, 'TI-N-m');
    play.tell?.({ kind: 'beaten-leader', rule: 'TI-N-m', leader: LEADER.ids[beaten], die });
    if (die <= 2) kill(play, beaten, leadOf(state, winner), 'TI-N-m');
    else if (die === 3) capture(play, beaten, leadOf(state, winner), captivePlace(state, winner), 'TI-N-m');
  }
  if (beaten === FIRST_HEAD[DEMOCRATS]) callExpedition(play, CORINTH_2, 'TI-FD-d');
  if (leadOf(state, winner) === DEMOCRATS && leadOf(state, loser) === CARTHAGE) callExpedition(play, CORINTH_2, 'TI-FD-d');
}
const captivePlace = (s: State, winner: number): number => {
  const place = poolPlace(s, winner, leadOf(s, winner));
  return place === MARCH ? s.op[OP_AT] : place;
};

/** TI-N-l: troops above the remaining capacity drown; their owner chooses. */
function nextOverloaded({ state }: P, _: object, after: number): number {
  for (let side = after + 1; side < 2; side++) {
    const owner = leadOf(state, side);
    if (isBerth(state, state.op[OP_AT], owner)) continue; // TI-R46
    if (!isCarried(state, poolPlace(state, side, owner), owner)) return side;
  }
  return -1;
}
function drown(play: P, by: object): void {
  const { state } = play;
  const side = (by as { readonly side: number }).side;
  const owner = leadOf(state, side);
  const place = poolPlace(state, side, owner);
  for (let unit = 0; unit < TROOPS + 1; unit++)
    if (needsTransport(unit)) remove(state, place, owner, unit, pointsOf(state, place, owner, unit));
  const excess = troopsAt(state, place, owner) - shipsAt(state, place, owner);
  if (excess > 0) play.call(loss, { owner, place, count: excess, rule: 'TI-N-l' });
}

/** TI-N-n: the side that lost more withdraws to the nearest port, else the nearest free water, else it is lost. */
function withdraw(play: P): void {
  const { state } = play;
  if (state.fight[F_LOSER_LOST] <= state.fight[F_WINNER_LOST] || state.fight[F_DIFFERENCE] === 0) return;
  const side = state.fight[F_DIFFERENCE] > 0 ? DEFEND : ATTACK;
  const owner = leadOf(state, side);
  const place = poolPlace(state, side, owner);
  if (!isPresent(state, place, owner)) return;
  const to = refuge(state, owner, state.op[OP_AT]);
  if (to < 0) {
    for (let leader = 0; leader < LEADERS; leader++)
      if (isLeaderAt(state, leader, place, owner)) kill(play, leader, leadOf(state, 1 - side), 'TI-N-n');
    removeAll(state, place, owner);
  } else if (place === MARCH) state.op[OP_AT] = to;
  else {
    shiftAll(state, place, to, owner);
    moveLeaders(state, place, to, owner);
  }
  play.tell?.({ kind: 'fleet-withdraws', rule: 'TI-N-n', seat: SEATS[owner], place: to < 0 ? null : PLACE.ids[to] });
}
export function refuge(s: State, owner: number, from: number): number {
  let best = -1;
  let far = 1000;
  for (let zone = 0; zone < CITIES; zone++) {
    if (PORT_SEA[zone] < 0 || s.control[zone] !== owner || s.siege[zone] >= 0) continue;
    const steps = distanceToWater(from, PORT_SEA[zone]);
    if (steps < far) {
      far = steps;
      best = PORT + zone;
    }
  }
  if (best >= 0) return best;
  for (let water = 0; water < WATERS; water++) {
    if (SEA + water === from || hasHostileFleet(s, SEA + water, owner)) continue;
    const steps = distanceToWater(from, water);
    if (steps < far) {
      far = steps;
      best = SEA + water;
    }
  }
  return best;
}
function endMovement({ state }: P): void {
  state.op[OP_OVER] = 1; // TI-II-q
}
export const seaFight = procedure<State, SeaFight>(
  'sea fight',
  beginSeaFight,
  ask(manoeuvres),
  resolve,
  leaders,
  when(isDecided, each('side', nextOverloaded, drown as never)),
  withdraw,
  endMovement,
);
const clearWishes = ({ state }: P): void => {
  state.fight[F_EXTRA] = 0;
};
/** TI-VII-g, TI-VII-h: what happens when a fleet comes into a water. */
export const meetFleets = procedure<State>(
  'meeting fleets',
  clearWishes,
  each(
    'port',
    nextPortFleet,
    ask(interception, (_, by) => by as unknown as PortFleet),
  ),
  each(
    'foe',
    nextFoe,
    when(
      ({ state }, by) => seatsAsked(state, (by as unknown as Met).foe).length > 0,
      ask(wishes, (_, by) => by as unknown as Met),
    ),
    (play, by) => meet(play, by as unknown as Met),
  ),
);
