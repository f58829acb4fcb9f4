import {
  type Action,
  type Fault,
  type Frame,
  faultsOf,
  frame,
  isMalformed,
  lineOf,
  OPEN,
  type PositionFormat,
  type Setup,
  type Step,
  UNASKED,
} from '@polemos/kernel';
import { Check, Errors } from 'typebox/schema';
import { ACTIONS } from '../rules/actions.ts';
import { maintenancePhase } from '../rules/economy/maintenance.ts';
import { hungerPhase } from '../rules/fights/siege/hunger.ts';
import { CARTHAGE, DIONYSIUS, FACTIONS, HICETAS, OWNER, SEATS, ZONE } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import { nativePhase } from '../rules/natives/natives.ts';
import { operationsPhase } from '../rules/operations/operations.ts';
import { deployRest, layOut } from '../rules/setup.ts';
import { emptyState, readingsOf, type State } from '../rules/state.ts';
import { negotiations } from '../rules/talks/negotiation.ts';
import { game, PHASE, turn } from '../rules/turn.ts';
import { bindFights } from './fight.ts';
import { type BySeat, type OpenPosition, readOpen, writeOpen } from './open.ts';
import { type Position, schema } from './schema.ts';
import { type DiplomacyView, type DraftView, readDiplomacy, readDraft, writeDiplomacy, writeDraft } from './talks.ts';

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
  bindFights(steps);
}
function write(s: State): Position {
  const stack: { step: string; at: number; by: object }[] = [];
  for (let at = s.stack; at !== null; at = at.under) stack.push({ step: STEPS[at.step].name, at: at.at, by: at.by });
  return {
    phase: phaseOf(s),
    ...writeOpen(s, () => true),
    books: s.paid.length > 0,
    stack,
    diplomacy: writeDiplomacy(s),
    draft: writeDraft(s),
    bid: Object.fromEntries(SEATS.map((seat, faction) => [seat, s.bid[faction]])),
    sealed: s.sealed.map(code => (code === UNASKED ? 'unasked' : code === OPEN ? 'open' : ACTIONS.write(code))),
  } as unknown as Position;
}
interface Exact {
  readonly phase?: string;
  readonly books?: boolean;
  readonly stack?: readonly { readonly step: string; readonly at: number; readonly by: object }[];
  readonly diplomacy?: DiplomacyView | null;
  readonly draft?: DraftView | null;
  readonly bid?: BySeat<number>;
  readonly sealed?: readonly ('unasked' | 'open' | Action)[];
}
function read(value: unknown, { options }: Setup): State | { readonly faults: readonly Fault[] } {
  if (!Check(schema, value)) return { faults: faultsOf(Errors(schema, value)[1]) };
  const given = value as Partial<OpenPosition> & Exact;
  const faults: Fault[] = [];
  const s = emptyState();
  layOut(s);
  if (given.reserve === undefined) for (const faction of [CARTHAGE, HICETAS, DIONYSIUS]) deployRest(s, faction); // TI-R68: as by the standing plan
  if (given.forces !== undefined) {
    s.slotOf.fill(-1);
    s.points = [];
    s.used = [];
    s.total = [];
  }
  if (given.leaders !== undefined) s.where.fill(-1);
  s.reserve.fill(0);
  s.readings = readingsOf(options);
  s.turn = 1;
  readOpen(given, s);
  if (given.diplomacy && (given.diplomacy.type === 'treat' ? ZONE : LEADER).find(given.diplomacy.target) < 0)
    return { faults: [{ at: '/diplomacy/target', what: `not for '${given.diplomacy.type}'` }] };
  s.dip = readDiplomacy(given.diplomacy ?? null);
  s.draft = readDraft(given.draft ?? null);
  s.bid = SEATS.map(seat => given.bid?.[seat] ?? 0);
  if (given.sealed !== undefined) s.sealed = readSealed(given.sealed, faults);
  if (given.stack === undefined && new Set(s.order).size !== FACTIONS)
    faults.push({ at: '/order', what: 'TI-II-f: each faction once' });
  for (const [id, { siege }] of Object.entries(given.zones ?? {}))
    if (siege !== undefined && s.control[ZONE.at(id)] === OWNER.at(siege.by))
      faults.push({ at: `/zones/${id}`, what: 'TI-S-c: besieged by its holder' });
  for (const [a, b] of given.alliances ?? [])
    if ([a, b].includes('carthage') && [a, b].includes('timoleon')) faults.push({ at: '/alliances', what: 'TI-III-s: never' });
  if (given.stack !== undefined) s.stack = readStack(given.stack, faults);
  if (faults.length > 0) return { faults };
  if (given.stack !== undefined) return s;
  if ((given.phase ?? 'turn') === 'turn') s.turn--; // phase 0 begins the turn
  s.stack = startOf(s, given.phase ?? 'turn');
  return s;
}
function readSealed(given: NonNullable<Exact['sealed']>, faults: Fault[]): number[] {
  return given.map((choice, seat) => {
    if (choice === 'unasked') return UNASKED;
    if (choice === 'open') return OPEN;
    const code = ACTIONS.read(choice);
    if (!isMalformed(code)) return code;
    faults.push({ at: `/sealed/${seat}`, what: code.malformed });
    return OPEN;
  });
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
function startOf(_: State, phase: string): Frame | null {
  const below = frame(game.index, 2, {}, null);
  if (phase === 'turn') return frame(turn.index, 0, {}, below);
  if (!Object.hasOwn(PHASE, phase)) return null;
  const at = lineOf(turn, PHASE[phase]);
  // In the middle of the operations: the place in the order is kept.
  if (phase === 'operations') return frame(operationsPhase.index, 1, {}, frame(turn.index, at + 1, {}, below));
  return frame(turn.index, at, {}, below);
}

export const position: PositionFormat<State> = { schema, write, read, startOf };
