import { type Fault, frame, lineOf, type PositionFormat, type Setup } from '@polemos/kernel';
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
const seat = among(SEATS, 'a faction');
const owner = among(OWNER.ids, 'a faction, the neutrals, or a people');
const zone = among(ZONE.ids, 'a land zone');
const unit = among(UNIT.ids, 'a kind of troops with its mood, or engines, triremes, transport');
const count = Type.Integer({ minimum: 0, maximum: 999 });
const bySeat = (description: string) => Type.Optional(Type.Record(seat, count, { description }));
const points = Type.Record(unit, Type.Integer({ minimum: 1, maximum: 127 }));
const some = <T extends Parameters<typeof Type.Optional>[0]>(type: T) => Type.Optional(type);

/** Everything may be left out: without `forces` and `leaders` the map is as at the start, with them only they are on it. */
const schema = Type.Object(
  {
    phase: some(
      among(['turn', 'natives', 'negotiation', 'maintenance', 'operations', 'end'], 'What comes next in the turn. Default: turn, that is phase 0.'),
    ),
    turn: some(Type.Integer({ minimum: 1, maximum: TURNS, description: 'TI-II-a' })),
    place: some(Type.Integer({ minimum: 0, maximum: 3, description: 'Whose place in the order of phase 5, from 0.' })),
    order: some(Type.Array(Type.Union([seat, Type.Null()]), { minItems: 4, maxItems: 4, description: 'TI-II-f' })),
    po: bySeat('TI-II-e: operation points left'),
    poRolled: some(count),
    treasury: bySeat('TI-IV-a: talents'),
    alliances: some(Type.Array(Type.Tuple([seat, seat]), { description: 'TI-R2. Default: Carthage and Hicetas.' })),
    treaties: some(
      Type.Array(Type.Object({ a: seat, b: seat, truce: count, passage: count, joint: Type.Boolean() }, { additionalProperties: false })),
    ),
    zones: some(
      Type.Record(
        zone,
        Type.Object(
          {
            control: some(owner),
            defence: some(count),
            ravaged: some(Type.Boolean({ description: 'TI-IV-x' })),
            city: some(among(['plundered', 'destroyed'], 'TI-IV-ad, TI-IV-ae')),
            raised: some(Type.Boolean({ description: 'TI-V-b: its citizens have turned out' })),
            siege: some(Type.Object({ by: owner, turns: count, bonus: some(count), acted: some(Type.Boolean()) }, { additionalProperties: false })),
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
          { place: among(PLACE.ids, 'a field, a city, a water, a port, an area abroad'), owner, points, used: some(Type.Record(unit, count)), paid: some(points), cheered: some(points) },
          { additionalProperties: false },
        ),
      ),
    ),
    leaders: some(
      Type.Record(
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
      Type.Record(
        among(EXPEDITION, 'an expedition'),
        Type.Object({ status: among(['waiting', 'called', 'arrived', 'cancelled'], ''), turn: count, place: some(Type.Union([Type.String(), Type.Null()])) }, { additionalProperties: false }),
      ),
    ),
    natives: some(
      Type.Record(
        among(['sicani', 'siculi'], 'a people'),
        Type.Object(
          { army: among(['none', 'reaction', 'raid', 'destructive', 'conquest'], ''), turns: count, enemy: Type.Union([seat, Type.Null()]), size: Type.Array(count), extinct: Type.Boolean() },
          { additionalProperties: false },
        ),
      ),
    ),
    pools: some(Type.Record(among(AREA.ids, 'an area abroad'), Type.Array(count))),
    sent: some(Type.Record(seat, Type.Record(among(AREA.ids, 'an area abroad'), count))),
    bruttium: some(Type.Boolean()),
    building: some(Type.Array(Type.Object({ zone, turn: count, triremes: count }, { additionalProperties: false }))),
    transports: some(Type.Record(seat, Type.Object({ zone, turn: count }, { additionalProperties: false }))),
    arsenal: some(Type.Array(count, { minItems: 2, maxItems: 2 })),
    guardTurn: some(Type.Array(count)),
    taxed: some(Type.Array(Type.Integer())),
    heads: some(Type.Array(Type.Union([Type.String(), Type.Null()]))),
    fallen: some(Type.Array(seat)),
    out: some(Type.Array(seat)),
    months: some(count),
    run: some(Type.Array(count)),
    ranks: some(Type.Array(count)),
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
function write(s: State): Position {
  const { op: _, fight: __, reserve: ___, hiddenSetup: ____, ...shot } = takeSnapshot(s, () => true);
  return { phase: phaseOf(s), ...shot } as unknown as Position;
}
function read(value: unknown, _: Setup): State | { readonly faults: readonly Fault[] } {
  const errors = [...Value.Errors(schema, value)];
  if (errors.length > 0) return { faults: errors.slice(0, 10).map(({ instancePath, message }) => ({ at: instancePath, what: message })) };
  const given = value as Partial<Snapshot> & { readonly phase?: string };
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
  s.paid = [];
  s.cheered = [];
  s.op[OP_OWNER] = -1;
  s.op[OP_LEADER] = -1;
  if (new Set(s.order).size !== FACTIONS || s.order.includes(-1)) faults.push({ at: '/order', what: 'TI-II-f: each faction once' });
  for (const [id, { siege }] of Object.entries(given.zones ?? {}))
    if (siege !== undefined && s.control[ZONE.at(id)] === OWNER.at(siege.by)) faults.push({ at: `/zones/${id}`, what: 'TI-S-c: besieged by its holder' });
  for (const [a, b] of given.alliances ?? [])
    if ([a, b].includes('carthage') && [a, b].includes('timoleone')) faults.push({ at: '/alliances', what: 'TI-III-s: never' });
  if (faults.length > 0) return { faults };
  putStack(s, given.phase ?? 'turn');
  return s;
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
