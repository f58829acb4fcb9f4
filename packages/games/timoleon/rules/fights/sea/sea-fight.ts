import { ask, decision, each, type Play, procedure, when } from '@polemos/kernel';
import { T } from '../../actions.ts';
import { callExpedition, holdsHarbour, isBerth, moveBerth, routed } from '../../factions/expeditions.ts';
import {
  CARTHAGE,
  CITIES,
  DEMOCRATS,
  distanceToWater,
  FACTIONS,
  GREAT_HARBOUR,
  isHarbour,
  MARCH,
  ORTYGIA,
  OWNER,
  PLACE,
  PLEMMYRIUM,
  PORT,
  PORT_SEA,
  SEA,
  SEATS,
  SMALL_HARBOUR,
  WATER,
  WATER_OF,
  WATERS,
} from '../../materials/board.ts';
import { areAllied } from '../../materials/control.ts';
import {
  cargoOf,
  commanderAt,
  isCarried,
  isLeaderAt,
  isPresent,
  moveLeaders,
  pointsOf,
  remove,
  removeAll,
  shiftAll,
  shipsAt,
  troopsAt,
} from '../../materials/forces.ts';
import { FIRST_HEAD, LEADER, LEADERS } from '../../materials/leaders.ts';
import { capture, kill } from '../../materials/persons.ts';
import { ENGINE, isCorinthian, isInfantry, needsTransport, TRIREME, TROOPS } from '../../materials/units.ts';
import { CORINTH_2, SEA_FIGHT, type State } from '../../state.ts';
import { BOARD, MISSILE, NAVAL, navalTactical, RAM, ratio, winnersLoss } from '../../tables.ts';
import { noteHostility } from '../../talks/treaties.ts';
import { ATTACK, beginFight, DEFEND, enter, leadOf, poolPlace, tacticsOf } from '../fight.ts';
import { loss, tellDrowned } from '../losses.ts';
import { hasHostileFleet } from './shelter.ts';

type P = Play<State>;

interface SeaFight {
  readonly attacker: number;
  readonly defender: number;
}
/** TI-VIII-c, TI-R72: the activated leader commands in attack, otherwise the highest T aboard. */
export function admiralOf(s: State, place: number, owner: number, attacks: boolean): number {
  const activated = s.op.owner === owner && place === MARCH ? s.op.leader : -1;
  return attacks && activated >= 0 ? activated : commanderAt(s, place, owner);
}
/** TI-R83: an attack at sea breaks a truce like any other, in a harbour of Syracuse joint control too. */
export const noteSeaHostility = (play: P, attacker: number, defender: number): void =>
  noteHostility(play, attacker, defender, isHarbour(WATER_OF[play.state.op.at]) ? ORTYGIA : -1, 'TI-N-c');
function beginSeaFight(play: P, { attacker, defender }: SeaFight): void {
  const { state } = play;
  const at = state.op.at;
  noteSeaHostility(play, attacker, defender);
  const placeOf = (owner: number): number => (owner === state.op.owner ? MARCH : at);
  beginFight(state, SEA_FIGHT, WATER_OF[at]);
  state.fight.attacker = attacker;
  state.fight.defender = defender;
  enter(state, ATTACK, attacker, placeOf(attacker));
  enter(state, DEFEND, defender, placeOf(defender));
  state.fight.attackCommander = admiralOf(state, placeOf(attacker), attacker, true);
  state.fight.defenceCommander = commanderAt(state, placeOf(defender), defender);
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
      state.fight[sideOfSeat(state, seat) === ATTACK ? 'attack' : 'defence'] = option;
    },
  },
  about: ({ state }) => ({
    water: WATER.ids[state.fight.zone],
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
      fight[side === ATTACK ? 'attack' : 'defence'],
      fight.zone,
    ),
  );
  const tactical = navalTactical(fight.attack, fight.defence);
  const leaders = tacticsOf(fight.attackCommander) - tacticsOf(fight.defenceCommander);
  const odds = ratio(strengths[ATTACK], strengths[DEFEND]);
  const attack = fate.d6('attacker', 'TI-N-j');
  const defence = fate.d6('defender', 'TI-N-j');
  const difference = attack - defence + tactical + leaders + odds;
  fight.difference = difference;
  const loser = difference > 0 ? DEFEND : ATTACK;
  const lost =
    difference === 0
      ? 0
      : Math.min(Math.abs(difference), shipsAt(state, poolPlace(state, loser, leadOf(state, loser)), leadOf(state, loser)));
  sink(state, loser, lost);
  play.tell?.({
    kind: 'sea-fight',
    rule: 'TI-N-j',
    reveals: true,
    water: WATER.ids[fight.zone],
    attacker: SEATS[leadOf(state, ATTACK)],
    defender: SEATS[leadOf(state, DEFEND)],
    attackOption: NAVAL.ids[fight.attack],
    defenceOption: NAVAL.ids[fight.defence],
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
  fight.loserLost = lost;
  fight.winnerLost = winnerLost;
  sink(state, 1 - loser, winnerLost);
  play.tell?.({ kind: 'winner-losses', rule: 'TI-N-k', die, lost: winnerLost, of: lost });
}
function sink(s: State, side: number, ships: number): void {
  remove(s, poolPlace(s, side, leadOf(s, side)), leadOf(s, side), TRIREME, ships);
}
const isDecided = ({ state }: P): boolean => state.fight.difference !== 0;
/** TI-N-m, as TI-L-s; TI-N-l: with the last trireme point everything is lost. */
function leaders(play: P): void {
  const { state, fate } = play;
  const winner = state.fight.difference > 0 ? ATTACK : state.fight.difference < 0 ? DEFEND : -1;
  for (const side of [ATTACK, DEFEND]) {
    const leader = state.fight[side === ATTACK ? 'attackCommander' : 'defenceCommander'];
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
    if (troopsAt(state, place, owner) > 0)
      routed(play, owner, state.fight[side === ATTACK ? 'attackCommander' : 'defenceCommander'], troopsAt(state, place, owner));
    for (let leader = 0; leader < LEADERS; leader++)
      if (isLeaderAt(state, leader, place, owner))
        kill(play, leader, side === winner ? owner : leadOf(state, winner), 'TI-N-m', 'with-his-men');
    const cargo = cargoOf(state, place, owner);
    removeAll(state, place, owner);
    tellDrowned(play, owner, state.op.at, cargo, 'TI-N-l');
  }
  const loser = 1 - winner;
  const beaten = state.fight[loser === ATTACK ? 'attackCommander' : 'defenceCommander'];
  if (beaten >= 0 && state.where[beaten] >= 0 && state.captor[beaten] < 0) {
    const die = fate.d6(`fate of ${LEADER.ids[beaten]}`, 'TI-N-m');
    const fates = die <= 2 ? 'killed' : die === 3 ? 'captured' : 'escapes';
    play.tell?.({ kind: 'beaten-leader', rule: 'TI-N-m', leader: LEADER.ids[beaten], die, fate: fates });
    if (die <= 2) kill(play, beaten, leadOf(state, winner), 'TI-N-m');
    else if (die === 3) capture(play, beaten, leadOf(state, winner), captivePlace(state, winner), 'TI-N-m');
  }
  if (beaten === FIRST_HEAD[DEMOCRATS]) callExpedition(play, CORINTH_2, 'TI-FD-d', 'timoleon-beaten');
  if (leadOf(state, winner) === DEMOCRATS && leadOf(state, loser) === CARTHAGE)
    callExpedition(play, CORINTH_2, 'TI-FD-d', 'carthage-beaten');
}
const captivePlace = (s: State, winner: number): number => {
  const place = poolPlace(s, winner, leadOf(s, winner));
  return place === MARCH ? s.op.at : place;
};
/** TI-N-l: troops above the remaining capacity drown; their owner chooses. */
function nextOverloaded({ state }: P, _: object, after: number): number {
  for (let side = after + 1; side < 2; side++) {
    const owner = leadOf(state, side);
    if (isBerth(state, state.op.at, owner)) continue; // TI-R46
    if (!isCarried(state, poolPlace(state, side, owner), owner)) return side;
  }
  return -1;
}
function drown(play: P, { side }: { readonly side: number }): void {
  const { state } = play;
  const owner = leadOf(state, side);
  const place = poolPlace(state, side, owner);
  const before = cargoOf(state, place, owner);
  for (let unit = 0; unit < TROOPS + 1; unit++)
    if (needsTransport(unit)) remove(state, place, owner, unit, pointsOf(state, place, owner, unit));
  tellDrowned(play, owner, state.op.at, before - cargoOf(state, place, owner), 'TI-N-l');
  const excess = troopsAt(state, place, owner) - shipsAt(state, place, owner);
  if (excess > 0) play.call(loss, { owner, place, count: excess, rule: 'TI-N-l' });
}
/** TI-N-n: the side that lost more withdraws to the nearest port, else the nearest free water, else it is lost. */
function withdraw(play: P): void {
  const { state } = play;
  if (state.fight.loserLost <= state.fight.winnerLost || state.fight.difference === 0) return;
  const side = state.fight.difference > 0 ? DEFEND : ATTACK;
  const owner = leadOf(state, side);
  const place = poolPlace(state, side, owner);
  if (!isPresent(state, place, owner)) return;
  const to = refuge(state, owner, state.op.at);
  if (to < 0) {
    for (let leader = 0; leader < LEADERS; leader++)
      if (isLeaderAt(state, leader, place, owner)) kill(play, leader, leadOf(state, 1 - side), 'TI-N-n', 'with-his-men');
    const cargo = cargoOf(state, place, owner);
    removeAll(state, place, owner);
    tellDrowned(play, owner, state.op.at, cargo, 'TI-N-n');
  } else if (place === MARCH) {
    moveBerth(state, state.op.at, to, owner);
    state.op.at = to;
  } else {
    shiftAll(state, place, to, owner);
    moveLeaders(state, place, to, owner);
    moveBerth(state, place, to, owner);
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
  for (const water of [GREAT_HARBOUR, SMALL_HARBOUR]) {
    if (SEA + water === from || !holdsHarbour(s, water, owner)) continue; // TI-R26
    const steps = distanceToWater(from, water);
    if (steps < far) {
      far = steps;
      best = SEA + water;
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
  state.op.over = 1; // TI-II-q
}
export const seaFight = procedure<State, SeaFight>(
  'sea fight',
  beginSeaFight,
  ask(manoeuvres),
  resolve,
  leaders,
  when(isDecided, each('side', nextOverloaded, drown)),
  withdraw,
  endMovement,
);
