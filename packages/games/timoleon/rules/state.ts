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

/** The operation that is going on: fields of `op`. */
export const OP_OWNER = 0;
export const OP_LEADER = 1;
export const OP_AT = 2;
export const OP_FROM = 3;
export const OP_START = 4;
export const OP_PM = 5;
export const OP_NAVAL = 6;
export const OP_LANDED = 7;
export const OP_BORDER = 8;
export const OP_STOPPED = 9;
export const OP_MOVED = 10;
export const OP_OVER = 11;
export const OP_FIELDS = 12;

/** The fight that is going on: fields of `fight`. The places of both sides' pools follow, by owner, −1: not in it. */
export const F_KIND = 0;
export const F_ZONE = 1;
export const F_ATTACKER = 2;
export const F_DEFENDER = 3;
export const F_ACMD = 4;
export const F_DCMD = 5;
export const F_ATTACK = 6;
export const F_DEFENCE = 7;
export const F_DIFFERENCE = 8;
export const F_LOSER_LOSS = 9;
export const F_WINNER_LOSS = 10;
export const F_NAMED = 11;
export const F_EXTRA = 12;
export const F_LOSER_LOST = 13;
export const F_WINNER_LOST = 14;
export const F_RETREATED = 15;
export const F_WITHDRAWS = 16; // after no combat: the defender leaves, TI-L-f
export const F_BORDER = 17; // what natives crossed who attack, TI-L-k
export const F_SIDE = 18;
/** By side: the place of each owner's pool, then of a garrison that joins its own relief. */
export const SIDE_POOLS = OWNERS + 1;
export const FIGHT_FIELDS = F_SIDE + SIDE_POOLS * 2;
export const FIELD_BATTLE = 0;
export const STREET_BATTLE = 1;
export const MASSACRE = 2;
export const SEA_FIGHT = 3;
export const ASSAULT = 4;

/** The sealed diplomatic operation: fields of `dip`. */
export const D_AUTHOR = 0;
export const D_TYPE = 1;
export const D_TARGET = 2;
export const D_INFORMED = 3;
export const D_BIDDING = 4;
export const DIP_FIELDS = 5;

/** The treaty on the table: fields of `draft`. */
export const T_FROM = 0;
export const T_TO = 1;
export const T_TRUCE = 2; // until this turn
export const T_PASSAGE = 3; // until this turn, both ways
export const T_TALENTS = 4; // from FROM to TO, or the other way if negative
export const T_CITY = 5; // zone + 1 that changes hands
export const T_ALLIANCE = 6;
export const T_JOINT = 7;
export const T_RELEASE = 8; // leader + 1
export const T_COUNTERED = 9;
export const T_SENT = 10;
export const DRAFT_FIELDS = 11;

/** Readings of the book that a match may follow instead of the rulings: bits of `readings`, in this order. */
export const READINGS = ['eliminated-by-anybody', 'restore-each-city'] as const;
export const BY_ANYBODY = 1; // TI-R79
export const EACH_CITY = 2; // TI-R66
export const readingsOf = (options: Setup['options']): number =>
  READINGS.reduce((bits, id, bit) => bits | (options[id] === true ? 1 << bit : 0), 0);

/** All that is true at one moment. Indices, not objects; one level deep; every field always present. */
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
  draft: number[];
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
  dip: number[];
  bid: number[];
  bidSide: number[];
  reserve: number[]; // by seat * kinds + engines …: still to be deployed
  hiddenSetup: number;
  op: number[];
  willing: number; // bits by seat: wants to fight where fleets meet, TI-N-a
  fight: number[];
}

const zeros = (n: number): number[] => new Array(n).fill(0);
const none = (n: number): number[] => new Array(n).fill(-1);

function noOperation(): number[] {
  const op = zeros(OP_FIELDS);
  op[OP_OWNER] = -1;
  op[OP_LEADER] = -1;
  return op;
}

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
  draft: zeros(DRAFT_FIELDS),
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
  dip: [NOBODY, 0, -1, 0, 0],
  bid: zeros(FACTIONS),
  bidSide: zeros(FACTIONS),
  reserve: [],
  hiddenSetup: 0,
  op: noOperation(),
  willing: 0,
  fight: zeros(FIGHT_FIELDS),
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
  draft: s.draft.slice(),
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
  dip: s.dip.slice(),
  bid: s.bid.slice(),
  bidSide: s.bidSide.slice(),
  reserve: s.reserve.slice(),
  hiddenSetup: s.hiddenSetup,
  op: s.op.slice(),
  willing: s.willing,
  fight: s.fight.slice(),
});
