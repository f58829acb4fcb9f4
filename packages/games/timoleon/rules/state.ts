import { type BaseState, freshState, NOBODY, type Setup } from '@polemos/kernel';
import components from '../data/components.json' with { type: 'json' };
import { AREAS, FACTIONS, OWNERS, PLACES, ZONES } from './materials/board.ts';
import { LEADERS } from './materials/leaders.ts';
import type { TimoleonEvent } from './told.ts';

export const TURNS = 25; // TI-II-a
/** Where a leader is who is at no place. */
export const NOT_YET = -1;
export const DEAD = -2;
export const GONE = -3; // left the game alive

/** Expeditions to come. Below ARRIVED: 0 not called yet, otherwise the turn of arrival. */
export const CARTHAGE_1 = 0;
export const CARTHAGE_2 = 1;
export const CORINTH_2 = 2;
export const CORINTH_3 = 3;
export const ARRIVED = 100;
export const CANCELLED = 101;

/** What an army of natives is about. */
export const NO_ARMY = 0;
export const REACTION = 1;
export const RAID = 2;
export const DESTRUCTIVE = 3;
export const CONQUEST = 4;

/** The operation that is going on (TI-II-o). Its force stands at the place MARCH; flags are 0 or 1. */
export interface Operation {
  owner: number; // −1: nobody acts
  leader: number; // −1: an element without a leader
  at: number;
  from: number; // before its last step
  start: number;
  pm: number; // TI-VI-d: left
  naval: number;
  landed: number;
  border: number; // what its last step crossed, TI-L-k
  stopped: number; // TI-VII-c
  moved: number;
  over: number; // TI-II-q
  passed: number; // bits by faction: fleets here that let it pass, TI-R108
}
export const noOperation = (): Operation => ({
  owner: -1,
  leader: -1,
  at: 0,
  from: 0,
  start: 0,
  pm: 0,
  naval: 0,
  landed: 0,
  border: 0,
  stopped: 0,
  moved: 0,
  over: 0,
  passed: 0,
});

/** By side of a fight: each owner's pool, then a garrison that joins its own relief. */
export const SIDE_POOLS = OWNERS + 1;
/** The fight that is going on (TI-VIII-a), or the last one. */
export interface Fight {
  kind: number;
  zone: number; // for a sea fight the water
  attacker: number;
  defender: number;
  attackCommander: number;
  defenceCommander: number;
  attack: number; // the option chosen, −1
  defence: number;
  difference: number; // TI-L-n
  loserLoss: number;
  winnerLoss: number;
  named: number; // losses named so far (TI-L-q); −1: no combat (TI-L-f)
  extra: number;
  loserLost: number;
  winnerLost: number;
  retreated: number; // a place, or below 0: nowhere, off the map, undecided
  withdraws: number; // after no combat the defender leaves, TI-L-f
  border: number; // what natives crossed who attack, TI-L-k
  places: number[]; // by side * SIDE_POOLS + pool: where it stands, −1: not in it
}
export const noFight = (): Fight => ({
  kind: 0,
  zone: 0,
  attacker: 0,
  defender: 0,
  attackCommander: 0,
  defenceCommander: 0,
  attack: 0,
  defence: 0,
  difference: 0,
  loserLoss: 0,
  winnerLoss: 0,
  named: 0,
  extra: 0,
  loserLost: 0,
  winnerLost: 0,
  retreated: 0,
  withdraws: 0,
  border: 0,
  places: none(SIDE_POOLS * 2),
});
export const FIELD_BATTLE = 0;
export const STREET_BATTLE = 1;
export const MASSACRE = 2;
export const SEA_FIGHT = 3;
export const ASSAULT = 4;

/** The sealed diplomatic operation (TI-III-l). */
export interface Diplomacy {
  author: number; // −1: there is none
  type: number; // 1 a minor leader, 2 a city, 3 a general
  target: number;
  informed: number; // bits by faction, TI-III-n
  bidding: number;
}
export const noDiplomacy = (): Diplomacy => ({ author: NOBODY, type: 0, target: -1, informed: 0, bidding: 0 });

/** The treaty on the table (TI-R83); from and to are the same while there is none. */
export interface Draft {
  from: number;
  to: number;
  truce: number; // until this turn
  passage: number; // until this turn, both ways
  talents: number; // from FROM to TO, or the other way if negative
  city: number; // zone + 1 that changes hands
  alliance: number;
  joint: number;
  release: number; // leader + 1
  countered: number;
  sent: number;
}
export const noDraft = (): Draft => ({
  from: 0,
  to: 0,
  truce: 0,
  passage: 0,
  talents: 0,
  city: 0,
  alliance: 0,
  joint: 0,
  release: 0,
  countered: 0,
  sent: 0,
});

/** Readings of the book that a match may follow instead of the rulings: bits of `readings`, in this order. */
export const READINGS = ['eliminated-by-anybody', 'restore-each-city', 'plundered-cities-pay'] as const;
export const BY_ANYBODY = 1; // TI-R79
export const EACH_CITY = 2; // TI-R66
export const PLUNDERED_PAY = 4; // TI-R14
export const readingsOf = (options: Setup['options']): number =>
  READINGS.reduce((bits, id, bit) => bits | (options[id] === true ? 1 << bit : 0), 0);

/** All that is true at one moment. Indices, not objects; every field always present; what goes on at the moment are four records of numbers. */
export interface State extends BaseState<TimoleonEvent> {
  readings: number;
  turn: number;
  place: number; // whose place in the order of phase 5, 0 … 3
  order: number[]; // by place: the seat, TI-II-f
  orderRoll: number[]; // by seat
  po: number[]; // by seat, TI-II-e
  poRolled: number;
  treasury: number[]; // TI-IV-a
  allied: number[]; // by seat * 4 + seat, TI-R2
  sworn: number[]; // by seat * 4 + seat: the alliance was made this turn, TI-R2
  truce: number[]; // by seat * 4 + seat: in force until this turn
  passage: number[];
  joint: number[];
  draft: Draft;
  control: number[]; // by zone: who holds its city, TI-VII
  defence: number[]; // by zone: present factor
  ravaged: number[]; // by zone: plunder marker on the territory
  sacked: number[]; // by zone: 1 plundered city, 2 destroyed
  raised: number[]; // by zone: its citizens or native garrison have turned out
  siege: number[]; // by zone: besieger or −1
  siegeTurns: number[];
  siegeBonus: number[]; // TI-A-g: +1 per hunger result 3
  siegeActed: number[]; // assaulted or bombarded this turn
  repaired: number[]; // by zone: the last quarter
  taxed: number[]; // by seat: the last quarter
  dug: number[]; // by zone * owners: entrenched
  slotOf: number[]; // by place * owners + owner: the pool there, or −1
  points: number[]; // by slot * units + unit
  used: number[]; // of them: took part in an operation this turn, TI-II-p
  total: number[]; // by slot: troop points
  paid: number[]; // maintenance: points paid single, by slot * units + unit
  cheered: number[]; // maintenance: points paid double
  where: number[]; // by leader: a place, or NOT_YET, DEAD, GONE
  owner: number[]; // by leader
  lord: number[]; // by leader: the minor tyrant he serves
  captor: number[]; // by leader: who holds him
  done: number[]; // by leader: activated this turn
  killer: number[]; // by leader: the faction that eliminated him, TI-IX-j
  head: number[]; // by seat
  fallen: number[]; // by seat: its first head is dead or captive, TI-IX-f
  out: number[]; // by seat, TI-IX-g
  pool: number[]; // by area * 3: hoplites, light, cavalry left
  sent: number[]; // by seat * areas + area: the turn in which the recruiter left, 0
  bruttium: number;
  building: number[]; // by (turn due % 3) * cities + zone
  transportDue: number[];
  transportPort: number[];
  arsenal: number;
  arsenalTurn: number;
  guardTurn: number[];
  expedition: number[];
  expeditionTurn: number[]; // the turn in which it came
  expeditionPlace: number[];
  months: number; // TI-R45
  routed: number; // TI-R45: points of routed armies of the first Carthaginian expedition
  run: number[]; // by seat: ends of turns with total control of Syracuse
  army: number[]; // by owner (people): kind
  armyTurns: number[];
  armyEnemy: number[];
  armySize: number[]; // by owner * 3: original hoplites, light, cavalry
  extinct: number[]; // by owner: TI-FN-p
  dip: Diplomacy;
  bid: number[];
  bidSide: number[];
  reserve: number[]; // by seat * kinds + engines …: still to be deployed
  hiddenSetup: number;
  op: Operation;
  willing: number; // bits by seat: wants to fight where fleets meet, TI-N-a
  fight: Fight;
}

const zeros = (n: number): number[] => new Array(n).fill(0);
const none = (n: number): number[] => new Array(n).fill(-1);

export const emptyState = (): State => ({
  ...freshState(),
  readings: 0,
  turn: 0,
  place: 0,
  order: [0, 1, 2, 3],
  orderRoll: zeros(FACTIONS),
  po: zeros(FACTIONS),
  poRolled: 0,
  treasury: zeros(FACTIONS),
  allied: zeros(FACTIONS * FACTIONS),
  sworn: zeros(FACTIONS * FACTIONS),
  truce: zeros(FACTIONS * FACTIONS),
  passage: zeros(FACTIONS * FACTIONS),
  joint: zeros(FACTIONS * FACTIONS),
  draft: noDraft(),
  control: zeros(ZONES),
  defence: zeros(ZONES),
  ravaged: zeros(ZONES),
  sacked: zeros(ZONES),
  raised: zeros(ZONES),
  siege: none(ZONES),
  siegeTurns: zeros(ZONES),
  siegeBonus: zeros(ZONES),
  siegeActed: zeros(ZONES),
  repaired: none(ZONES),
  taxed: none(FACTIONS),
  dug: zeros(ZONES * OWNERS),
  slotOf: none(PLACES * OWNERS),
  points: [],
  used: [],
  total: [],
  paid: [],
  cheered: [],
  where: new Array(LEADERS).fill(NOT_YET),
  owner: zeros(LEADERS),
  lord: none(LEADERS),
  captor: none(LEADERS),
  done: zeros(LEADERS),
  killer: none(LEADERS),
  head: none(FACTIONS),
  fallen: zeros(FACTIONS),
  out: zeros(FACTIONS),
  pool: components.pools.flatMap(({ hoplite, light, cavalry }) => [hoplite, light, cavalry]),
  sent: zeros(FACTIONS * AREAS),
  bruttium: 0,
  building: zeros(3 * ZONES),
  transportDue: zeros(FACTIONS),
  transportPort: none(FACTIONS),
  arsenal: 0,
  arsenalTurn: 0,
  guardTurn: zeros(FACTIONS),
  expedition: zeros(4),
  expeditionTurn: zeros(4),
  expeditionPlace: none(4),
  months: 0,
  routed: 0,
  run: zeros(FACTIONS),
  army: zeros(OWNERS),
  armyTurns: zeros(OWNERS),
  armyEnemy: none(OWNERS),
  armySize: zeros(OWNERS * 3),
  extinct: zeros(OWNERS),
  dip: noDiplomacy(),
  bid: zeros(FACTIONS),
  bidSide: zeros(FACTIONS),
  reserve: [],
  hiddenSetup: 0,
  op: noOperation(),
  willing: 0,
  fight: noFight(),
});

export const clone = (s: State): State => ({
  stack: s.stack,
  toAct: s.toAct,
  sealed: s.sealed.slice(),
  outcome: s.outcome,
  readings: s.readings,
  turn: s.turn,
  place: s.place,
  order: s.order.slice(),
  orderRoll: s.orderRoll.slice(),
  po: s.po.slice(),
  poRolled: s.poRolled,
  treasury: s.treasury.slice(),
  allied: s.allied.slice(),
  sworn: s.sworn.slice(),
  truce: s.truce.slice(),
  passage: s.passage.slice(),
  joint: s.joint.slice(),
  draft: { ...s.draft },
  control: s.control.slice(),
  defence: s.defence.slice(),
  ravaged: s.ravaged.slice(),
  sacked: s.sacked.slice(),
  raised: s.raised.slice(),
  siege: s.siege.slice(),
  siegeTurns: s.siegeTurns.slice(),
  siegeBonus: s.siegeBonus.slice(),
  siegeActed: s.siegeActed.slice(),
  repaired: s.repaired.slice(),
  taxed: s.taxed.slice(),
  dug: s.dug.slice(),
  slotOf: s.slotOf.slice(),
  points: s.points.slice(),
  used: s.used.slice(),
  total: s.total.slice(),
  paid: s.paid.slice(),
  cheered: s.cheered.slice(),
  where: s.where.slice(),
  owner: s.owner.slice(),
  lord: s.lord.slice(),
  captor: s.captor.slice(),
  done: s.done.slice(),
  killer: s.killer.slice(),
  head: s.head.slice(),
  fallen: s.fallen.slice(),
  out: s.out.slice(),
  pool: s.pool.slice(),
  sent: s.sent.slice(),
  bruttium: s.bruttium,
  building: s.building.slice(),
  transportDue: s.transportDue.slice(),
  transportPort: s.transportPort.slice(),
  arsenal: s.arsenal,
  arsenalTurn: s.arsenalTurn,
  guardTurn: s.guardTurn.slice(),
  expedition: s.expedition.slice(),
  expeditionTurn: s.expeditionTurn.slice(),
  expeditionPlace: s.expeditionPlace.slice(),
  months: s.months,
  routed: s.routed,
  run: s.run.slice(),
  army: s.army.slice(),
  armyTurns: s.armyTurns.slice(),
  armyEnemy: s.armyEnemy.slice(),
  armySize: s.armySize.slice(),
  extinct: s.extinct.slice(),
  dip: { ...s.dip },
  bid: s.bid.slice(),
  bidSide: s.bidSide.slice(),
  reserve: s.reserve.slice(),
  hiddenSetup: s.hiddenSetup,
  op: { ...s.op },
  willing: s.willing,
  fight: { ...s.fight, places: s.fight.places.slice() },
});
