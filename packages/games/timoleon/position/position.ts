import {
  type Action,
  type Frame,
  frame,
  type GivenOf,
  isMalformed,
  lineOf,
  NOBODY,
  OPEN,
  type PositionFormat,
  part,
  type Report,
  type Setup,
  UNASKED,
} from '@polemos/kernel';
import { positionFormat } from '@polemos/kernel/position';
import { ACTIONS } from '../rules/actions.ts';
import { maintenanceOf, maintenancePhase } from '../rules/economy/maintenance.ts';
import { isBerth } from '../rules/factions/expeditions.ts';
import { hungerPhase } from '../rules/fights/siege/hunger.ts';
import {
  CARTHAGE,
  DEMOCRATS,
  DIONYSIUS,
  FACTIONS,
  HICETAS,
  isAshore,
  isAtSea,
  ORTYGIA,
  OWNER,
  OWNERS,
  PLACE,
  ZONE,
  ZONES,
} from '../rules/materials/board.ts';
import { isCarried } from '../rules/materials/forces.ts';
import { LEADER, LEADERS } from '../rules/materials/leaders.ts';
import { TRANSPORT, TRIREME, UNIT } from '../rules/materials/units.ts';
import { nativePhase } from '../rules/natives/natives.ts';
import { operationsPhase } from '../rules/operations/operations.ts';
import { readingsOf } from '../rules/readings.ts';
import { deployRest, layOut } from '../rules/setup.ts';
import { emptyState, NOT_YET, OFFERS, type State } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { negotiations } from '../rules/talks/negotiation.ts';
import { game, PHASE, turn } from '../rules/turn.ts';
import { readFight } from './fight.ts';
import { impossible } from './impossible.ts';
import { wrongLocal } from './locals.ts';
import { PUBLIC } from './public.ts';
import { closed, countShape, listOf, nullable, wordShape } from './record.ts';
import {
  type DiplomacyView,
  type DraftView,
  diplomacyShape,
  draftShape,
  readDiplomacy,
  readDraft,
  writeDiplomacy,
  writeDraft,
} from './talks.ts';

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
interface Told {
  readonly step: string;
  readonly at: number;
  readonly by: object;
}
type Choice = 'unasked' | 'open' | Action;

/** Every field may be left out: without `forces` and `leaders` the map is as at the start, with them only they are on it. */
const ALL = {
  phase: part<State, string>({
    face: ['Phase', 'moment', 'turn'],
    about: 'What comes next in the turn. Default: turn, that is phase 0.',
    shape: wordShape(['turn', 'natives', 'negotiation', 'maintenance', 'operations', 'end']),
    write: phaseOf,
  }),
  ...PUBLIC,
  turn: { ...PUBLIC.turn, write: (s: State): number => s.turn + (isBeforeTurn(s) ? 1 : 0) },
  diplomacy: part<State, DiplomacyView | null>({
    face: ['Diplomatic operation', 'midway', null],
    shape: nullable(diplomacyShape),
    write: writeDiplomacy,
    read(s, given, report) {
      if (given === null) return;
      if ((given.type === 'treat' ? ZONE : LEADER).find(given.target) < 0) report('/target', `not for '${given.type}'`);
      else s.dip = readDiplomacy(given);
    },
  }),
  draft: part<State, DraftView | null>({
    face: ['Treaty on the table', 'midway', null],
    shape: nullable(draftShape),
    write: writeDraft,
    read(s, given) {
      s.draft = readDraft(given);
    },
  }),
  bid: OFFERS,
  sealed: part<State, readonly Choice[]>({
    face: ['Sealed choices', 'midway', []],
    about: 'A sealed decision, by seat: not asked, asked, or the action chosen.',
    shape: listOf({
      anyOf: [wordShape(['unasked', 'open']), { type: 'object', properties: { type: { type: 'string' } }, required: ['type'] }],
    }),
    write: s => s.sealed.map(code => (code === UNASKED ? 'unasked' : code === OPEN ? 'open' : ACTIONS.write(code))),
    read(s, given, report) {
      s.sealed = given.map((choice, seat) => {
        if (choice === 'unasked') return UNASKED;
        if (choice === 'open') return OPEN;
        const code = ACTIONS.read(choice);
        if (!isMalformed(code)) return code;
        report(`/${seat}`, code.malformed);
        return OPEN;
      });
    },
  }),
  stack: part<State, readonly Told[]>({
    face: ['In the middle of', 'midway'],
    about: 'The exact point of the procedure, top first, as the game writes it. With it `phase` is not needed.',
    shape: listOf(closed({ step: { type: 'string' }, at: countShape, by: { type: 'object' } })),
    write(s) {
      const stack: Told[] = [];
      for (let at = s.stack; at !== null; at = at.under) stack.push({ step: STEPS[at.step].name, at: at.at, by: at.by });
      return stack;
    },
    read(s, given, report) {
      let stack: Frame | null = null;
      for (const { step, at, by } of given.toReversed()) {
        const index = STEPS.findIndex(({ name }) => name === step);
        const wrong = index < 0 ? `no step '${step}'` : wrongLocal(step, by);
        if (wrong !== null) report('', wrong);
        else stack = frame(index, at, by, stack);
      }
      s.stack = stack;
    },
  }),
};
export type Position = GivenOf<typeof ALL>;

function begin(given: Position, { options }: Setup): State {
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
  readFight(s, null);
  return s;
}
/** What cannot stand where it is told to: ships ashore, troops and leaders at sea without ships. */
function misplaced(s: State, { forces = [], leaders = {} }: Position, report: Report): void {
  const still = s.op.owner < 0;
  forces.forEach(({ place: id, owner: whose, points }, i) => {
    const [place, owner] = [PLACE.at(id), OWNER.at(whose)];
    for (const unit of [TRIREME, TRANSPORT])
      if (isAshore(place) && (points[UNIT.ids[unit]] ?? 0) > 0) report(`/forces/${i}/points/${UNIT.ids[unit]}`, 'TI-I-e: ashore');
    if (still && isAtSea(place) && !isCarried(s, place, owner) && !isBerth(s, place, owner))
      report(`/forces/${i}`, 'TI-VI-g: more than its ships carry');
  });
  for (const id of Object.keys(leaders)) {
    const leader = LEADER.at(id);
    const place = s.where[leader];
    if (still && s.captor[leader] < 0 && place >= 0 && isAtSea(place) && s.slotOf[place * OWNERS + s.owner[leader]] < 0)
      report(`/leaders/${id}`, 'TI-VI-g: at sea without a ship');
  }
}
/** Leaders of the start whose ships are not there have not put to sea yet. */
function stayAshore(s: State): void {
  for (let leader = 0; leader < LEADERS; leader++) {
    const place = s.where[leader];
    if (place >= 0 && isAtSea(place) && s.slotOf[place * OWNERS + s.owner[leader]] < 0) s.where[leader] = NOT_YET;
  }
}
/** What only a match that is in the middle of it can say: at the head of a phase nothing of it is left. */
const MIDWAY = ['op', 'fight', 'diplomacy', 'draft'] as const;
/** Phases lie within a turn, and turn 0 is the set-up; who is paying has the books open. */
function untimely(s: State, given: Position, report: Report): void {
  if (given.stack === undefined) for (const name of MIDWAY) if (given[name] != null) report(`/${name}`, 'only with its stack');
  for (let at = s.stack; at !== null; at = at.under) {
    if (at.step === turn.index && s.turn < (isBeforeTurn(s) ? 0 : 1)) report('/turn', 'TI-II-a: no turn has begun');
    if (at.step === maintenanceOf.index && at.at > 0 && s.paid.length === 0)
      report('/books', 'TI-IV-l: a maintenance is going on');
  }
}
/** What cannot be, and where play goes on. */
function finish(s: State, given: Position, report: Report): void {
  if (given.stack === undefined && new Set(s.order).size !== FACTIONS) report('/order', 'TI-II-f: each faction once');
  for (let zone = 0; zone < ZONES; zone++)
    if (s.siege[zone] >= 0 && s.control[zone] === s.siege[zone])
      report(`/zones/${ZONE.ids[zone]}`, 'TI-S-c: besieged by its holder');
  for (let owner = 0; owner < OWNERS; owner++)
    if (s.dug[ORTYGIA * OWNERS + owner] === 1) report('/zones/syr_ortygia/entrenched', 'TI-R104: behind walls');
  if (given.forces !== undefined && given.leaders === undefined) stayAshore(s);
  misplaced(s, given, report);
  if (s.allied[CARTHAGE * FACTIONS + DEMOCRATS] === 1) report('/alliances', 'TI-III-s: never');
  if (given.stack === undefined && s.order.includes(NOBODY)) report('/order', 'TI-II-f: each faction once');
  if (given.stack === undefined) s.stack = startOf(s, given.phase ?? 'turn');
  if (isBeforeTurn(s)) s.turn--; // phase 0 begins the turn
  untimely(s, given, report);
  impossible(s, given, report);
}
/** Stopped before its phase 0, a turn is told by its own number. */
const isBeforeTurn = ({ stack }: State): boolean => stack !== null && stack.step === turn.index && stack.at === 0;
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

export const position: PositionFormat<State> = positionFormat<State>({
  id: 'timoleon',
  title: 'A position of Timoleone',
  fields: ALL,
  begin,
  finish,
  startOf,
});
