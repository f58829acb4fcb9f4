import { type Fault, type Frame, frame, lineOf, type PositionFormat, type Setup, type Step } from '@polemos/kernel';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { AREA, FACTIONS, OWNER, PLACE, SEATS, ZONE } from './board.ts';
import { EXPEDITION } from './expeditions.ts';
import { hungerPhase } from './hunger.ts';
import { LEADER } from './leaders.ts';
import { maintenancePhase } from './maintenance.ts';
import { nativePhase } from './natives.ts';
import { negotiations } from './negotiation.ts';
import { operationsPhase } from './operations.ts';
import { layOut } from './setup.ts';
import { fromSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';
import { emptyState, OP_LEADER, OP_OWNER, type State, TURNS } from './state.ts';
import { game, PHASE, turn } from './turn.ts';
import { UNIT } from './units.ts';

const among = (ids: readonly string[], description: string) =>
  Type.Union(
    ids.map(id => Type.Literal(id)),
    { description },
  );
/** Not every key must be there. */
const record = <K extends Parameters<typeof Type.Record>[0], V extends Parameters<typeof Type.Record>[1]>(
  key: K,
  value: V,
  options = {},
) => Type.Partial(Type.Record(key, value), options);

const seat = among(SEATS, 'a faction');
const owner = among(OWNER.ids, 'a faction, the neutrals, or a people');
const zone = among(ZONE.ids, 'a land zone');
const unit = among(UNIT.ids, 'a kind of troops with its mood, or engines, triremes, transport');
const count = Type.Integer({ minimum: 0, maximum: 999 });
const bySeat = (description: string) => Type.Optional(record(seat, count, { description }));
const points = record(unit, Type.Integer({ minimum: 1, maximum: 127 }));
const some = <T extends Parameters<typeof Type.Optional>[0]>(type: T) => Type.Optional(type);

/** Everything may be left out: without `forces` and `leaders` the map is as at the start, with them only they are on it. */
const schema = Type.Object(
  {
    phase: some(
      among(
        ['turn', 'natives', 'negotiation', 'maintenance', 'operations', 'end'],
        'What comes next in the turn. Default: turn, that is phase 0.',
      ),
    ),
    turn: some(Type.Integer({ minimum: 0, maximum: TURNS, description: 'TI-II-a; 0 during the set-up' })),
    place: some(Type.Integer({ minimum: 0, maximum: 3, description: 'Whose place in the order of phase 5, from 0.' })),
    order: some(Type.Array(Type.Union([seat, Type.Null()]), { minItems: 4, maxItems: 4, description: 'TI-II-f' })),
    po: bySeat('TI-II-e: operation points left'),
    poRolled: some(count),
    treasury: bySeat('TI-IV-a: talents'),
    alliances: some(Type.Array(Type.Tuple([seat, seat]), { description: 'TI-R2. Default: Carthage and Hicetas.' })),
    treaties: some(
      Type.Array(
        Type.Object({ a: seat, b: seat, truce: count, passage: count, joint: Type.Boolean() }, { additionalProperties: false }),
      ),
    ),
    zones: some(
      record(
        zone,
        Type.Object(
          {
            control: some(owner),
            defence: some(count),
            ravaged: some(Type.Boolean({ description: 'TI-IV-x' })),
            city: some(among(['plundered', 'destroyed'], 'TI-IV-ad, TI-IV-ae')),
            raised: some(Type.Boolean({ description: 'TI-V-b: its citizens have turned out' })),
            siege: some(
              Type.Object(
                { by: owner, turns: count, bonus: some(count), acted: some(Type.Boolean()) },
                { additionalProperties: false },
              ),
            ),
            repaired: some(Type.Integer()),
            entrenched: some(Type.Array(owner)),
          },
          { additionalProperties: false },
        ),
        { description: 'Only what differs from the start.' },
      ),
    ),
    forces: some(
      Type.Array(
        Type.Object(
          {
            place: among(PLACE.ids, 'a field, a city, a water, a port, an area abroad'),
            owner,
            points,
            used: some(record(unit, count)),
            paid: some(points),
            cheered: some(points),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    leaders: some(
      record(
        among(LEADER.ids, 'a leader'),
        Type.Object(
          {
            place: some(among([...PLACE.ids, 'not-yet', 'dead', 'gone'], 'where he is')),
            owner: some(owner),
            lord: some(among(LEADER.ids, 'the minor tyrant he serves')),
            captor: some(seat),
            done: some(Type.Boolean()),
            killer: some(seat),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    expeditions: some(
      record(
        among(EXPEDITION, 'an expedition'),
        Type.Object(
          {
            status: among(['waiting', 'called', 'arrived', 'cancelled'], ''),
            turn: count,
            place: some(Type.Union([Type.String(), Type.Null()])),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    natives: some(
      record(
        among(['sicani', 'siculi'], 'a people'),
        Type.Object(
          {
            army: among(['none', 'reaction', 'raid', 'destructive', 'conquest'], ''),
            turns: count,
            enemy: Type.Union([seat, Type.Null()]),
            size: Type.Array(count),
            extinct: Type.Boolean(),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    pools: some(record(among(AREA.ids, 'an area abroad'), Type.Array(count))),
    sent: some(record(seat, record(among(AREA.ids, 'an area abroad'), count))),
    bruttium: some(Type.Boolean()),
    building: some(Type.Array(Type.Object({ zone, turn: count, triremes: count }, { additionalProperties: false }))),
    transports: some(record(seat, Type.Object({ zone, turn: count }, { additionalProperties: false }))),
    arsenal: some(Type.Array(count, { minItems: 2, maxItems: 2 })),
    guardTurn: some(Type.Array(count)),
    taxed: some(Type.Array(Type.Integer())),
    heads: some(Type.Array(Type.Union([Type.String(), Type.Null()]))),
    fallen: some(Type.Array(seat)),
    out: some(Type.Array(seat)),
    months: some(count),
    run: some(Type.Array(count)),
    ranks: some(Type.Array(count)),
    books: some(Type.Boolean({ description: 'A maintenance is going on: `paid` and `cheered` of the forces count.' })),
    stack: some(
      Type.Array(Type.Object({ step: Type.String(), at: count, by: Type.Object({}) }, { additionalProperties: false }), {
        description: 'The exact point of the procedure, top first, as the game writes it. With it `phase` is not needed.',
      }),
    ),
    op: some(Type.Array(Type.Integer(), { description: 'The operation that is going on.' })),
    fight: some(Type.Array(Type.Integer(), { description: 'The fight that is going on.' })),
    diplomacy: some(Type.Array(Type.Integer(), { description: 'The sealed diplomatic operation.' })),
    draft: some(Type.Array(Type.Integer(), { description: 'The treaty that is being drafted.' })),
    bid: some(Type.Array(Type.Integer())),
    sealed: some(Type.Array(Type.Integer(), { description: 'Choices of a sealed decision, by seat.' })),
    reserve: some(Type.Array(count)),
    hiddenSetup: some(Type.Boolean()),
  },
  { $id: 'https://polemos.example/timoleon/position.json', title: 'A position of Timoleone', additionalProperties: false },
);
export type Position = Static<typeof schema>;

function phaseOf(s: State): string {
  for (let at = s.stack; at !== null; at = at.under) {
    if (at.step === operationsPhase.index) return 'operations';
    if (at.step === negotiations.index) return 'negotiation';
    if (at.step === maintenancePhase.index) return 'maintenance';
    if (at.step === hungerPhase.index) return 'end';
    if (at.step === nativePhase.index) return 'natives';
  }
  return 'turn';
}
/** The steps of the game, in the order in which they are numbered. */
let STEPS: readonly Step<State>[] = [];
export function bindSteps(steps: readonly Step<State>[]): void {
  STEPS = steps;
}
function write(s: State): Position {
  const stack: { step: string; at: number; by: object }[] = [];
  for (let at = s.stack; at !== null; at = at.under) stack.push({ step: STEPS[at.step].name, at: at.at, by: at.by });
  return {
    phase: phaseOf(s),
    ...takeSnapshot(s, () => true),
    books: s.paid.length > 0,
    stack,
    diplomacy: s.dip.slice(),
    draft: s.draft.slice(),
    bid: s.bid.slice(),
    sealed: s.sealed.slice(),
  } as unknown as Position;
}
interface Exact {
  readonly phase?: string;
  readonly books?: boolean;
  readonly stack?: readonly { readonly step: string; readonly at: number; readonly by: object }[];
  readonly diplomacy?: readonly number[];
  readonly draft?: readonly number[];
  readonly bid?: readonly number[];
  readonly sealed?: readonly number[];
}
function read(value: unknown, _: Setup): State | { readonly faults: readonly Fault[] } {
  const errors = [...Value.Errors(schema, value)];
  if (errors.length > 0)
    return { faults: errors.slice(0, 10).map(({ instancePath, message }) => ({ at: instancePath, what: message })) };
  const given = value as Partial<Snapshot> & Exact;
  const faults: Fault[] = [];
  const s = emptyState();
  layOut(s);
  if (given.forces !== undefined) {
    s.slotOf.fill(-1);
    s.points = [];
    s.used = [];
    s.total = [];
  }
  if (given.leaders !== undefined) s.where.fill(-1);
  s.reserve.fill(0);
  s.turn = 1;
  fromSnapshot(given, s);
  if (given.op === undefined) {
    s.op[OP_OWNER] = -1;
    s.op[OP_LEADER] = -1;
  }
  if (given.diplomacy !== undefined) s.dip = [...given.diplomacy];
  if (given.draft !== undefined) s.draft = [...given.draft];
  if (given.bid !== undefined) s.bid = [...given.bid];
  if (given.sealed !== undefined) s.sealed = [...given.sealed];
  if (given.stack === undefined && new Set(s.order).size !== FACTIONS)
    faults.push({ at: '/order', what: 'TI-II-f: each faction once' });
  for (const [id, { siege }] of Object.entries(given.zones ?? {}))
    if (siege !== undefined && s.control[ZONE.at(id)] === OWNER.at(siege.by))
      faults.push({ at: `/zones/${id}`, what: 'TI-S-c: besieged by its holder' });
  for (const [a, b] of given.alliances ?? [])
    if ([a, b].includes('carthage') && [a, b].includes('timoleone')) faults.push({ at: '/alliances', what: 'TI-III-s: never' });
  if (given.stack !== undefined) s.stack = readStack(given.stack, faults);
  if (faults.length > 0) return { faults };
  if (given.stack === undefined) putStack(s, given.phase ?? 'turn');
  return s;
}
function readStack(given: NonNullable<Exact['stack']>, faults: Fault[]): Frame | null {
  let stack: Frame | null = null;
  for (const { step, at, by } of given.toReversed()) {
    const index = STEPS.findIndex(({ name }) => name === step);
    if (index < 0) faults.push({ at: '/stack', what: `no step '${step}'` });
    else stack = frame(index, at, by, stack);
  }
  return stack;
}
/** The turn goes on at the line that asks for the phase. */
function putStack(s: State, phase: string): void {
  const below = frame(game.index, 2, {}, null);
  if (phase === 'turn') {
    s.turn--; // phase 0 begins the turn
    s.stack = frame(turn.index, 0, {}, below);
    return;
  }
  const at = lineOf(turn, PHASE[phase]);
  if (phase !== 'operations') {
    s.stack = frame(turn.index, at, {}, below);
    return;
  }
  // In the middle of the phase: the place in the order is kept.
  s.stack = frame(operationsPhase.index, 1, {}, frame(turn.index, at + 1, {}, below));
}

export const position: PositionFormat<State> = { schema, write, read };
