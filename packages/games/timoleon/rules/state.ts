import {
  type BaseState,
  bit,
  by,
  emptyOf,
  type Face,
  type Field,
  freshState,
  group,
  idOf,
  marks,
  orNull,
  part,
  type StateOf,
  table,
  things,
  value,
  whole,
} from '@polemos/kernel';
import components from '../data/components.json' with { type: 'json' };
import { AREA, FACTIONS, OWNERS, PLACES, SEATS, ZONES } from './materials/board.ts';
import { LEADER, LEADERS } from './materials/leaders.ts';
import { noOperation } from './operations/underway.ts';
import { READINGS } from './readings.ts';
import { noDiplomacy, noDraft } from './talks/records.ts';
import type { TimoleonEvent } from './told.ts';

const zeros = (n: number): number[] => new Array(n).fill(0);
const none = (n: number): number[] => new Array(n).fill(-1);

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

/** The factions under the name that every game gives its seats, for positions. */
const SEAT = things<string>('seat', SEATS);
const count = whole(0, 999);
const nobodyYet = orNull(idOf(SEAT));
/** Flags by seat, told as the list of those who have it. */
const those = <K extends 'fallen' | 'out'>(
  key: K,
  told: { readonly face: Face; readonly about: string },
): Field<Record<K, number[]>, readonly string[]> => ({
  ...part<Record<K, number[]>, readonly string[]>({
    ...told,
    shape: { type: 'array', items: { type: 'string', enum: SEAT.ids, 'x-thing': SEAT.kind } },
    write: s => SEAT.ids.filter((_, seat) => s[key][seat] === 1),
    read(s, given) {
      SEAT.ids.forEach((id, seat) => {
        s[key][seat] = given.includes(id) ? 1 : 0;
      });
    },
  }),
  keeps: { [key]: zeros(FACTIONS) } as Record<K, number[]>,
});

/** What is told as it is kept. One declaration gives the state, its empty value, its schema, and how a position or a view writes and reads it. */
export const FIELDS = {
  readings: marks('readings', things<string>('reading', READINGS), {
    face: ['Readings', 'moment'],
    about: 'TI-R79, TI-R66, TI-R14: readings that are played instead of the rulings. Default: those of the set-up.',
  }),
  turn: value('turn', whole(0, TURNS), 0, {
    face: ['Turn', 'moment', 1],
    about: 'TI-II-a: 1 (December 344) … 25 (June 341); 0 during the set-up.',
  }),
  place: value('place', whole(0, 3), 0, {
    face: ['Place in the order of operations', 'moment', 0],
    about: 'Whose place in the order of phase 5, from 0.',
  }),
  order: {
    ...part<{ order: number[] }, readonly (string | null)[]>({
      face: ['Order of play', 'moment'],
      about: 'TI-II-f: the factions in order of play; null where nobody has picked yet.',
      shape: { type: 'array', items: nobodyYet.shape, minItems: FACTIONS, maxItems: FACTIONS },
      write: s => s.order.map(nobodyYet.write),
      read(s, given) {
        s.order = given.map(nobodyYet.read);
      },
    }),
    keeps: { order: [0, 1, 2, 3] },
  },
  ranks: by('orderRoll', SEAT, count, 0, {
    face: ['Ranks for the order of play', 'progress'],
    about: 'TI-II-f: who picks a place first, 0 before 1.',
  }),
  po: by('po', SEAT, count, 0, { face: ['Operation points left', 'means'], about: 'TI-II-e: operation points left.' }),
  poRolled: value('poRolled', count, 0, { face: ['Operation points rolled', 'means', 0] }),
  treasury: by('treasury', SEAT, whole(0, 99_999), 0, { face: ['Treasuries', 'means'], about: 'TI-IV-a: talents.' }),
  taxed: by('taxed', SEAT, count, -1, {
    face: ['Quarter of the last taxes', 'progress'],
    about: 'TI-IV-e: the quarter of the year in which a faction taxed last; absent: never.',
    absent: -1,
  }),
  restored: by('restored', SEAT, count, -1, {
    face: ['Quarter of the last level restored', 'progress'],
    about: 'TI-R66: the quarter of the year in which a faction restored a level of defence last; absent: never.',
    absent: -1,
  }),
  sent: table('sent', [SEAT, AREA], count, 0, {
    face: ['Recruiters abroad', 'means'],
    about: 'TI-V-j: the turn in which a recruiter left for an area.',
    absent: 0,
  }),
  bruttium: value('bruttium', bit, 0, {
    face: ['Bruttium has been drawn upon', 'means', false],
    about: 'TI-V-k: once per game.',
  }),
  arsenal: group(
    {
      built: value('arsenal', count, 0, { face: ['Triremes built', 'means'] }),
      turn: value('arsenalTurn', count, 0, { face: ['In turn', 'means'] }),
    },
    {
      face: ['Arsenal of Syracuse', 'means'],
      about: 'TI-V-m: points built by the arsenal of Syracuse, and the turn of the last.',
    },
  ),
  guardTurn: by('guardTurn', SEAT, count, 0, {
    face: ['Bodyguards raised in turn', 'progress'],
    about: 'The turn in which a faction raised bodyguards last.',
  }),
  heads: by('head', SEAT, orNull(idOf(LEADER)), -1, {
    face: ['Heads of the factions', 'people'],
    about: 'The present head of each faction.',
  }),
  fallen: those('fallen', {
    face: ['First head dead or captive', 'people'],
    about: 'TI-IX-f: whose first head is dead or captive.',
  }),
  out: those('out', { face: ['Out of the game', 'people'], about: 'TI-IX-g: who is out of the game.' }),
  months: value('months', count, 0, {
    face: ['Months of the expedition', 'progress', 0],
    about: 'TI-FC-j, TI-R45: months with a harbour of Syracuse and a zone beside it.',
  }),
  routed: value('routed', count, 0, {
    face: ['Points routed', 'progress', 0],
    about: 'TI-R45: points of routed armies of the first Carthaginian expedition.',
  }),
  liberated: value('liberated', bit, 0, {
    face: ['The Democrats have held all of Syracuse', 'progress', false],
    about: 'TI-FD-f: the first of the two events that call the third Corinthian expedition has happened.',
  }),
  run: by('run', SEAT, count, 0, {
    face: ['Turns with all of Syracuse', 'progress'],
    about: 'TI-IX-c: ends of turns in a row with all of Syracuse in a faction’s hands.',
  }),
  willing: marks('willing', SEAT, {
    face: ['Want to fight', 'midway', []],
    about: 'TI-N-a: who is known to want a fight where fleets meet now.',
  }),
  hiddenSetup: value('hiddenSetup', bit, 0, {
    face: ['Deployments are hidden', 'midway', false],
    about: 'TI-R68: the deployments are not revealed yet.',
  }),
};
/** Offers that are being settled: open only while that lasts. */
export const OFFERS = by('bid', SEAT, count, 0, { face: ['Offers', 'midway', {}], about: 'Offers that are being settled.' });

/** What is told otherwise: in position/public.ts and the files beside it, one for each concept. */
const KEPT = {
  allied: zeros(FACTIONS * FACTIONS), // by seat * 4 + seat, TI-R2
  sworn: zeros(FACTIONS * FACTIONS), // by seat * 4 + seat: they have signed with each other this turn, TI-R2, TI-R83
  truce: zeros(FACTIONS * FACTIONS), // by seat * 4 + seat: in force until this turn
  passage: zeros(FACTIONS * FACTIONS),
  joint: zeros(FACTIONS * FACTIONS),
  draft: noDraft(),
  control: zeros(ZONES), // by zone: who holds its city, TI-VII
  defence: zeros(ZONES), // by zone: present factor
  ravaged: zeros(ZONES), // by zone: plunder marker on the territory
  sacked: zeros(ZONES), // by zone: 1 plundered city, 2 destroyed
  raised: zeros(ZONES), // by zone: its citizens or native garrison have turned out
  siege: none(ZONES), // by zone: besieger or −1
  siegeTurns: zeros(ZONES),
  siegeBonus: zeros(ZONES), // TI-A-g: +1 per hunger result 3
  siegeActed: zeros(ZONES), // assaulted or bombarded this turn
  repaired: none(ZONES), // by zone: the last quarter
  dug: zeros(ZONES * OWNERS), // by zone * owners: entrenched
  slotOf: none(PLACES * OWNERS), // by place * owners + owner: the pool there, or −1
  points: [] as number[], // by slot * units + unit
  used: [] as number[], // of them: took part in an operation this turn, TI-II-p
  total: [] as number[], // by slot: troop points
  paid: [] as number[], // maintenance: points paid single, by slot * units + unit
  cheered: [] as number[], // maintenance: points paid double
  where: new Array<number>(LEADERS).fill(NOT_YET), // by leader: a place, or NOT_YET, DEAD, GONE
  owner: zeros(LEADERS), // by leader
  lord: none(LEADERS), // by leader: the minor tyrant he serves
  captor: none(LEADERS), // by leader: who holds him
  done: zeros(LEADERS), // by leader: activated this turn
  killer: none(LEADERS), // by leader: the faction that eliminated him, TI-IX-j
  pool: components.pools.flatMap(({ hoplite, light, cavalry }) => [hoplite, light, cavalry]), // by area * 3: left
  building: zeros(3 * ZONES), // by (turn due % 3) * zones + zone
  transportDue: zeros(FACTIONS),
  transportPort: none(FACTIONS),
  expedition: zeros(4),
  expeditionTurn: zeros(4), // the turn in which it came
  expeditionPlace: none(4),
  army: zeros(OWNERS), // by owner (people): kind
  armyTurns: zeros(OWNERS),
  armyEnemy: none(OWNERS),
  armySize: zeros(OWNERS * 3), // by owner * 3: original hoplites, light, cavalry
  extinct: zeros(OWNERS), // by owner: TI-FN-p
  dip: noDiplomacy(),
  bidSide: zeros(FACTIONS),
  reserve: [] as number[], // by seat * units + unit: still to be deployed
  op: noOperation(),
  fight: noFight(),
};

/** All that is true at one moment. Indices, not objects; every field always present; what goes on at the moment are four records of numbers. */
export interface State extends BaseState<TimoleonEvent>, StateOf<typeof FIELDS>, StateOf<{ bid: typeof OFFERS }>, Kept {}
type Kept = typeof KEPT;

/** Written out: the engine makes it in one go. A field that is missing here is a compile error, a list that is shared fails a test. */
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
  restored: s.restored.slice(),
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
  liberated: s.liberated,
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

/** Nothing anywhere. Through `clone`, and of one such state: so all have one shape, the engine's fast path. */
const EMPTY: State = clone({ ...freshState(), ...emptyOf(FIELDS), ...emptyOf({ bid: OFFERS }), ...KEPT });
export const emptyState = (): State => clone(EMPTY);
