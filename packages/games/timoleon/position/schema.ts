import { faced } from '@polemos/kernel';
import { type Static, Type } from 'typebox';
import { EXPEDITION } from '../rules/factions/expeditions.ts';
import { AREA, OWNER, PLACE, SEATS, ZONE } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import { UNIT } from '../rules/materials/units.ts';
import { READINGS, TURNS } from '../rules/state.ts';
import { ASSAULT_OPTION, NAVAL, TACTIC } from '../rules/tables.ts';
import { FIGHT_KIND } from './fight.ts';
import { BORDERS } from './operation.ts';
import { DIPLOMACY } from './talks.ts';

const among = (ids: readonly string[], description: string) => Type.Enum([...ids], { description });
/** The id of a thing of the game: an editor offers these, or lets one click them on the map. */
const idOf = (thing: string, ids: readonly string[], description: string) =>
  Type.Enum([...ids], { description, 'x-thing': thing });
/** Not every key must be there, and no other. */
const record = <V extends Parameters<typeof Type.Optional>[0]>(
  key: { readonly enum: readonly unknown[] },
  value: V,
  options = {},
) =>
  Type.Object(Object.fromEntries(key.enum.map(id => [String(id), Type.Optional(value)])), {
    ...options,
    ...('x-thing' in key ? { 'x-by': key['x-thing'] } : {}),
    additionalProperties: false,
  });

const seat = idOf('seat', SEATS, 'a faction');
const owner = idOf('owner', OWNER.ids, 'a faction, the neutrals, or a people');
const zone = idOf('zone', ZONE.ids, 'a land zone');
const unit = idOf('unit', UNIT.ids, 'a kind of troops with its mood, or engines, triremes, transport');
const place = idOf('place', PLACE.ids, 'a field, a city, a water, a port, an area abroad, or the march');
const leader = idOf('leader', LEADER.ids, 'a leader');
const area = idOf('area', AREA.ids, 'an area abroad');
const expedition = idOf('expedition', EXPEDITION, 'an expedition');
const people = idOf('owner', ['sicans', 'sicels'], 'a people');
const count = Type.Integer({ minimum: 0, maximum: 999 });
const flag = Type.Boolean();
const closed = { additionalProperties: false };
const bySeat = (description: string) => Type.Optional(record(seat, count, { description }));
const points = record(unit, Type.Integer({ minimum: 1, maximum: 127 }));
const some = <T extends Parameters<typeof Type.Optional>[0]>(type: T) => Type.Optional(type);
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(type: T) => Type.Union([type, Type.Null()]);
const three = Type.Array(count, { minItems: 3, maxItems: 3, description: 'hoplites, light, cavalry' });

const zoneSchema = Type.Object(
  {
    control: some(owner),
    defence: some(count),
    ravaged: some(Type.Boolean({ description: 'TI-IV-x' })),
    city: some(among(['plundered', 'destroyed'], 'TI-IV-ad, TI-IV-ae')),
    raised: some(Type.Boolean({ description: 'TI-V-b: its citizens have turned out' })),
    siege: some(Type.Object({ by: owner, turns: count, bonus: some(count), acted: some(flag) }, closed)),
    stormed: some(Type.Boolean({ description: 'TI-R41: assaulted or bombarded this turn, though no longer besieged' })),
    repaired: some(count),
    entrenched: some(Type.Array(owner)),
  },
  closed,
);
const forceSchema = Type.Object(
  { place, owner, points, used: some(record(unit, count)), paid: some(points), cheered: some(points) },
  closed,
);
const leaderSchema = Type.Object(
  {
    place: some(Type.Union([place, among(['not-yet', 'dead', 'gone'], '')], { description: 'where he is' })),
    owner: some(owner),
    lord: some(idOf('leader', LEADER.ids, 'the minor tyrant he serves')),
    captor: some(seat),
    done: some(flag),
    killer: some(seat),
  },
  closed,
);
const nativeSchema = Type.Object(
  {
    army: among(['none', 'reaction', 'raid', 'destructive', 'conquest'], ''),
    turns: count,
    enemy: orNull(seat),
    size: three,
    extinct: flag,
  },
  closed,
);
const operationSchema = Type.Object(
  {
    owner: seat,
    leader: orNull(leader),
    at: place,
    from: place,
    start: place,
    pm: Type.Integer(),
    naval: flag,
    landed: flag,
    border: among(BORDERS, 'what the last step crossed'),
    stopped: flag,
    moved: flag,
    over: flag,
    passed: some(Type.Array(seat)),
  },
  closed,
);
const option = among(
  [...new Set([...TACTIC.ids, ...NAVAL.ids, ...ASSAULT_OPTION.ids])],
  'a tactic, a manoeuvre, a stratagem, after the kind of fight',
);
const sideSchema = Type.Object(
  {
    lead: orNull(owner),
    commander: orNull(leader),
    option: orNull(option),
    pools: Type.Array(Type.Object({ owner, place, relief: some(Type.Literal(true)) }, closed)),
  },
  closed,
);
const bothSides = Type.Object({ loser: count, winner: count }, closed);
const fightSchema = Type.Object(
  {
    kind: among(FIGHT_KIND, ''),
    at: place,
    attack: sideSchema,
    defence: sideSchema,
    difference: Type.Integer(),
    toLose: bothSides,
    lost: bothSides,
    noCombat: flag,
    withdraws: flag,
    border: some(among(BORDERS, 'what natives crossed who attack')),
    named: count,
    extra: count,
    retreat: Type.Union([place, among(['undecided', 'nowhere', 'off-map'], '')], { description: 'where the beaten force goes' }),
  },
  closed,
);
const diplomacySchema = Type.Object(
  {
    author: seat,
    informed: Type.Array(seat),
    bidding: flag,
    type: among(DIPLOMACY, 'TI-III-b'),
    target: Type.Union([leader, zone], { description: 'a leader or a city' }),
  },
  closed,
);
const terms = Type.Object(
  {
    truce: count,
    passage: count,
    talents: Type.Integer(),
    city: orNull(zone),
    alliance: flag,
    joint: flag,
    release: orNull(leader),
  },
  closed,
);

/** Everything may be left out: without `forces` and `leaders` the map is as at the start, with them only they are on it. */
const fields = Type.Object(
  {
    phase: some(
      among(
        ['turn', 'natives', 'negotiation', 'maintenance', 'operations', 'end'],
        'What comes next in the turn. Default: turn, that is phase 0.',
      ),
    ),
    readings: some(Type.Array(among(READINGS, 'a reading'), { description: 'Default: those of the set-up.' })),
    turn: some(Type.Integer({ minimum: 0, maximum: TURNS, description: 'TI-II-a; 0 during the set-up' })),
    place: some(Type.Integer({ minimum: 0, maximum: 3, description: 'Whose place in the order of phase 5, from 0.' })),
    order: some(Type.Array(orNull(seat), { minItems: 4, maxItems: 4, description: 'TI-II-f' })),
    ranks: bySeat('TI-II-f: who picks a place first'),
    po: bySeat('TI-II-e: operation points left'),
    poRolled: some(count),
    treasury: bySeat('TI-IV-a: talents'),
    alliances: some(Type.Array(Type.Tuple([seat, seat]), { description: 'TI-R2. Default: Carthage and Hicetas.' })),
    sworn: some(Type.Array(Type.Tuple([seat, seat]), { description: 'TI-R2: alliances made this turn.' })),
    treaties: some(Type.Array(Type.Object({ a: seat, b: seat, truce: count, passage: count, joint: flag }, closed))),
    zones: some(record(zone, zoneSchema, { description: 'Only what differs from the start.' })),
    forces: some(Type.Array(forceSchema)),
    leaders: some(record(leader, leaderSchema)),
    expeditions: some(
      record(
        expedition,
        Type.Object(
          { status: among(['waiting', 'called', 'arrived', 'cancelled'], ''), turn: count, place: some(orNull(place)) },
          closed,
        ),
      ),
    ),
    natives: some(record(people, nativeSchema)),
    pools: some(record(area, three)),
    sent: some(record(seat, record(area, count))),
    bruttium: some(flag),
    building: some(Type.Array(Type.Object({ zone, turn: count, triremes: count }, closed))),
    transports: some(record(seat, Type.Object({ zone, turn: count }, closed))),
    arsenal: some(Type.Object({ built: count, turn: count }, closed)),
    guardTurn: bySeat('The turn in which bodyguards were raised last.'),
    taxed: bySeat('TI-IV-e: the quarter of the last taxes'),
    heads: some(record(seat, orNull(leader))),
    fallen: some(Type.Array(seat)),
    out: some(Type.Array(seat)),
    months: some(count),
    routed: some(count),
    run: bySeat('TI-IX-c: ends of turns in a row with all of Syracuse'),
    books: some(Type.Boolean({ description: 'A maintenance is going on: `paid` and `cheered` of the forces count.' })),
    stack: some(
      Type.Array(Type.Object({ step: Type.String(), at: count, by: Type.Object({}) }, closed), {
        description: 'The exact point of the procedure, top first, as the game writes it. With it `phase` is not needed.',
      }),
    ),
    op: some(orNull(operationSchema)),
    willing: some(Type.Array(seat, { description: 'TI-N-a: who wants to fight where fleets meet' })),
    fight: some(orNull(fightSchema)),
    diplomacy: some(orNull(diplomacySchema)),
    draft: some(orNull(Type.Object({ from: seat, to: seat, sent: flag, countered: flag, terms }, closed))),
    bid: bySeat('Offers that are being settled.'),
    sealed: some(
      Type.Array(Type.Union([Type.Literal('unasked'), Type.Literal('open'), Type.Object({ type: Type.String() })]), {
        description: 'A sealed decision, by seat: not asked, asked, or the action chosen.',
      }),
    ),
    reserve: some(record(seat, points, { description: 'Still to be deployed.' })),
    hiddenSetup: some(flag),
  },
  { $id: 'https://polemos.example/timoleon/position.json', title: 'A position of Timoleone', ...closed },
);
/** How each field is called, among which it stands, and what holds where it is left out. */
export const schema = faced(fields, {
  phase: ['Phase', 'moment', 'turn'],
  readings: ['Readings', 'moment'],
  turn: ['Turn', 'moment', 1],
  place: ['Place in the order of operations', 'moment', 0],
  order: ['Order of play', 'moment'],
  ranks: ['Ranks for the order of play', 'progress'],
  po: ['Operation points left', 'means'],
  poRolled: ['Operation points rolled', 'means', 0],
  treasury: ['Treasuries', 'means'],
  alliances: ['Alliances', 'people'],
  sworn: ['Alliances of this turn', 'people', []],
  treaties: ['Treaties', 'people', []],
  zones: ['Cities and zones', 'map'],
  forces: ['Forces', 'map'],
  leaders: ['Leaders', 'people'],
  expeditions: ['Expeditions', 'people'],
  natives: ['Natives', 'people'],
  pools: ['Mercenaries abroad', 'means'],
  sent: ['Recruiters abroad', 'means'],
  bruttium: ['Bruttium has been drawn upon', 'means', false],
  building: ['Triremes being built', 'means', []],
  transports: ['Transport being built', 'means', {}],
  arsenal: ['Arsenal of Syracuse', 'means'],
  guardTurn: ['Bodyguards raised in turn', 'progress'],
  taxed: ['Quarter of the last taxes', 'progress'],
  heads: ['Heads of the factions', 'people'],
  fallen: ['First head dead or captive', 'people'],
  out: ['Out of the game', 'people'],
  months: ['Months of the expedition', 'progress', 0],
  routed: ['Points routed', 'progress', 0],
  run: ['Turns with all of Syracuse', 'progress'],
  books: ['A maintenance is going on', 'midway', false],
  stack: ['In the middle of', 'midway'],
  op: ['Operation', 'midway', null],
  willing: ['Want to fight', 'midway', []],
  fight: ['Fight', 'midway', null],
  diplomacy: ['Diplomatic operation', 'midway', null],
  draft: ['Treaty on the table', 'midway', null],
  bid: ['Offers', 'midway', {}],
  sealed: ['Sealed choices', 'midway', []],
  reserve: ['Still to be deployed', 'midway'],
  hiddenSetup: ['Deployments are hidden', 'midway', false],
});
export type Position = Static<typeof fields>;
