import { type Frame, frame, type GivenOf, lineOf, NOBODY, part, type Report, type Setup } from '@polemos/kernel';
import { positionFormat } from '@polemos/kernel/position';
import { askAttack, attack, battle, battles } from '../rules/battle/battle.ts';
import {
  BASE,
  LAST_ROUND,
  MOST_MERCHANTS,
  other,
  POLEIS,
  POLIS,
  REGION,
  REGIONS,
  SEAS,
  SEATS,
  TERRITORIES,
} from '../rules/components/board.ts';
import { CARD } from '../rules/components/cards.ts';
import { cubesLeft, merchantsOf, prestigeOf } from '../rules/components/control.ts';
import { FITS, PROJECT, PROJECTS } from '../rules/components/projects.ts';
import { ALL_EFFECTS, EVENT_ROUND, modifiersOf } from '../rules/events/modifiers.ts';
import { broken } from '../rules/invariants.ts';
import { isAlone } from '../rules/round/declare.ts';
import { game, PHASES, round } from '../rules/round/round.ts';
import { turn } from '../rules/round/turn.ts';
import { readAs, SCENARIO, SCENARIOS, setUp } from '../rules/scenarios.ts';
import { COMPLETED, DISPLAY, emptyState, IN_HAND, type State } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { amiss, begins } from './amiss.ts';
import { type BySide, handOf, PUBLIC } from './public.ts';

const frameShape = {
  type: 'object',
  properties: {
    step: { type: 'string', enum: STEPS.map(({ name }) => name) },
    at: { type: 'integer', minimum: 0, maximum: 99 },
    by: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'integer', minimum: -1, maximum: 999 }, { type: 'boolean' }] },
    },
  },
  required: ['step', 'at', 'by'],
  additionalProperties: false,
};
type Told = { readonly step: string; readonly at: number; readonly by: Readonly<Record<string, number | boolean>> };
const isMidway = (s: State): boolean => s.stack !== null && s.stack.step !== turn.index;
const card = { type: 'string', enum: CARD.ids, 'x-thing': 'card' };

/** Every field may be left out: what is not said is as in the set-up of the scenario. */
const ALL = {
  phase: part<State, string>({
    face: ['Phase', 'moment', 'turn'],
    about: 'What comes next. Default: turn. end: battles and phases after both have passed. stack: in the middle of something.',
    shape: { type: 'string', enum: [...Object.keys(PHASES), 'battle', 'stack', 'over'] },
    write: s => (s.stack === null ? 'over' : isMidway(s) ? 'stack' : 'turn'),
  }),
  ...PUBLIC,
  hands: part<State, BySide<readonly string[]>>({
    face: ['Combat cards in hand', 'hands', {}],
    about: 'Combat cards in hand.',
    shape: {
      type: 'object',
      properties: { sparta: { type: 'array', items: card }, athens: { type: 'array', items: card } },
      'x-by': 'seat',
      additionalProperties: false,
    },
    write: s => ({ sparta: handOf(s, 0), athens: handOf(s, 1) }),
    read: (s, given, report) =>
      SEATS.forEach((side, seat) => {
        for (const id of given[side] ?? []) {
          if (s.card[CARD.at(id)] !== 0) report(`/${side}`, `${id} is in two places`);
          s.card[CARD.at(id)] = IN_HAND + seat;
        }
      }),
  }),
  battle: part<State, { readonly region: string; readonly attacker: string; readonly assault?: number }>({
    face: ['Battle', 'midway'],
    about: 'With phase battle: the attacker is about to play two cards.',
    shape: {
      type: 'object',
      properties: {
        region: { type: 'string', enum: REGION.ids, 'x-thing': 'region' },
        attacker: { type: 'string', enum: SEATS, 'x-thing': 'seat' },
        assault: { type: 'integer', minimum: 1, maximum: 9 },
      },
      required: ['region', 'attacker'],
      additionalProperties: false,
    },
    write: () => undefined,
  }),
  stack: part<State, readonly Told[]>({
    face: ['In the middle of', 'midway'],
    about: 'What is going on, top first; for one version of the rules.',
    shape: { type: 'array', items: frameShape },
    write: s => {
      const stack: Told[] = [];
      for (let at: Frame | null = s.stack; at !== null; at = at.under)
        stack.push({ step: STEPS[at.step].name, at: at.at, by: at.by as Told['by'] });
      return isMidway(s) ? stack : undefined;
    },
  }),
};
export type Position = GivenOf<typeof ALL>;

function begin(given: Position, setup: Setup): State {
  const s = emptyState();
  setUp(s, SCENARIO.at(given.scenario ?? setup.scenario));
  readAs(s, setup);
  return s;
}
function finish(s: State, given: Position, report: Report): void {
  let wrong = false;
  const tell: Report = (at, what) => {
    wrong = true;
    report(at, what);
  };
  readRest(s, given, tell);
  for (const { at, what } of broken(s)) tell(at, what);
  const phase = given.phase ?? 'turn';
  amiss(s, { phase, stack: given.stack ?? [] }, tell);
  if (!wrong) putStack(s, given, report);
}

/** What follows from the rest where it is not said, and what cannot be. */
function readRest(s: State, given: Position, report: Report): void {
  for (let polis = 0; polis < POLEIS; polis++)
    if (s.owner[polis] !== NOBODY && s.population[polis] === 0) s.population[polis] = BASE[polis];
  if (s.first === NOBODY) s.first = prestigeOf(s, 0) > prestigeOf(s, 1) ? 0 : 1; // PO-F-d
  if (s.turn === NOBODY) s.turn = other(s.first); // PO-F-f
  const { firstRound, events } = SCENARIOS[s.scenario];
  if (s.round < firstRound) report('/round', 'PO-X-a: the scenario begins later');
  if (s.event >= 0 && !events) report('/event', 'PO-X1-a: the scenario has no events');
  if (s.event >= 0 && EVENT_ROUND[s.event] !== s.round) report('/event', 'PO-C-c: belongs to another round');
  if (s.event >= 0 && given.commanders === undefined) s.commanders.fill(modifiersOf(s.event).commanders);
  SEATS.forEach((_, seat) => {
    const capital = POLIS.at(seat === 0 ? 'sparta' : 'athenai');
    if (s.owner[capital] !== seat) report(`/poleis/${POLIS.ids[capital]}`, 'PO-G-a: a capital has its owner');
  });
  const shown = s.project.filter(place => place === DISPLAY).length;
  if (shown > 3) report('/display', 'PO-F-b: at most three');
  s.project.forEach((place, project) => {
    if (place >= 0 && (FITS[project] & (1 << (place % COMPLETED))) === 0)
      report(`/poleis/${POLIS.ids[place % COMPLETED]}`, `PO-4-a: no place for ${PROJECT.ids[project]}`);
  });
}

/** Largest index that each local of a frame may have. */
const LOCALS: Readonly<Record<string, number>> = {
  seat: 1,
  attacker: 1,
  polis: POLEIS - 1,
  region: REGIONS - 1,
  to: TERRITORIES - 1,
  territory: TERRITORIES - 1,
  project: PROJECTS - 1,
  effect: ALL_EFFECTS.length - 1,
  kind: 2,
};
const FIGHT = ['region', 'attacker', 'assault', 'over'];
const CHOICE = ['seat', 'effect', 'left'];
/** The locals that a step cannot do without. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  raising: ['kind', 'polis', 'region', 'raised'],
  payment: ['project', 'polis'],
  marching: ['to', 'moved'],
  sailing: ['to', 'moved'],
  collecting: ['territory'],
  battle: FIGHT,
  attack: FIGHT,
  defend: FIGHT,
  retreat: [...FIGHT, 'seat'],
  commander: [...FIGHT, 'seat'],
  feeding: ['seat'],
  growing: ['seat'],
  phoros: ['seat'],
  stationing: ['seat'],
  event: ['seat'],
  'event-end': ['seat'],
  sending: ['seat', 'effect', 'sent'],
  removing: CHOICE,
  exchanging: CHOICE,
  switching: CHOICE,
};
/** The operation that a step of an event carries out. */
const CARRIES_OUT: Readonly<Record<string, string>> = {
  removing: 'removeUnit',
  exchanging: 'exchange',
  switching: 'switchPolis',
  sending: 'sendUnits',
};

function putStack(s: State, given: Position, report: Report): void {
  const phase = (given.phase ?? 'turn') as keyof typeof PHASES | 'battle' | 'stack' | 'over';
  const below = frame(game.index, game.lines.length - 1, {}, null); // the round is asked: its loop comes round again
  if (phase === 'over') {
    report('/phase', 'the match is over: nothing can be played from here');
  } else if (phase === 'stack') {
    s.stack = readStack(s, given, report);
  } else if (phase === 'battle') {
    putBattle(s, given, report, below);
  } else {
    putPhase(s, phase, report, below);
  }
}

/** What the event of the round leaves among the locals when both have applied it. */
const EVENT_DONE = { nth: -1 };

function putPhase(s: State, phase: keyof typeof PHASES, report: Report, below: Frame): void {
  const line = lineOf(round, PHASES[phase] as never);
  if (phase === 'turn') {
    if (s.passed > 1 || s.passedFirst === s.turn) report('/passed', 'PO-F-j: who has passed takes no turn');
    if (s.acted > 1 || s.acted > 0 !== s.before > 0) report('/acted', 'PO-F-g: no action, or one and its number in `before`');
    if (s.fee === 1 && !isAlone(s)) report('/fee', 'PO-F-k: only who acts alone pays');
    if (s.passing === 1) report('/passing', 'PO-F-j: the turn would be over');
    s.stack = frame(turn.index, 0, {}, frame(round.index, line + 1, EVENT_DONE, below));
    return;
  }
  if (phase === 'round' && s.project.includes(DISPLAY)) report('/display', 'PO-F-b: revealed by the round');
  if (phase !== 'round' && s.passed < 2) {
    if (s.passedFirst === NOBODY) s.passedFirst = s.turn;
    s.passed = 2;
  }
  if ((phase === 'goods' || phase === 'phoros') && s.round === LAST_ROUND) report('/phase', 'PO-E-b: not in the last round');
  // Phases of both sides begin with the head of their loop, one line before its body.
  const looped = phase !== 'round' && phase !== 'end' && phase !== 'projects';
  s.stack = frame(round.index, looped ? line - 1 : line, {}, below);
}

function putBattle(s: State, given: Position, report: Report, below: Frame): void {
  if (given.battle === undefined) {
    report('/battle', 'phase battle needs it');
    return;
  }
  const region = REGION.at(given.battle.region ?? '');
  const fight = {
    region,
    attacker: SEATS.indexOf(given.battle.attacker as 'sparta'),
    assault: given.battle.assault ?? 1,
    over: false,
  };
  SEATS.forEach((side, seat) => {
    if (handOf(s, seat).length !== s.units[region * 2 + seat] || handOf(s, seat).length < 2)
      report(`/hands/${side}`, 'PO-B-f: as many cards as units, at least two');
  });
  if (fight.assault === 1) begins(s, { region: REGION.ids[region], attacker: SEATS[fight.attacker] }, report);
  s.fought |= 1 << region;
  // With a player still to pass, the battle is that of a turn's end; else the last one of the round.
  const line = lineOf(round, PHASES.end);
  const back =
    s.passed < 2 ? frame(round.index, lineOf(round, PHASES.turn) + 5, {}, below) : frame(round.index, line + 1, {}, below);
  const inBattles = frame(battles.index, battles.lines.length - 1, {}, back);
  s.stack = frame(attack.index, 0, fight, frame(battle.index, lineOf(battle, askAttack) + 1, fight, inBattles));
}

function readStack(s: State, given: Position, report: Report): Frame | null {
  let stack: Frame | null = null;
  const wrong = (what: string): void => {
    report('/stack', what);
  };
  for (const { step: name, at, by } of (given.stack ?? []).toReversed()) {
    const found = STEPS.findIndex(one => one.name === name);
    const { lines } = STEPS[found];
    if (lines === null ? at !== 0 : at > lines.length) wrong(`${name} has no line ${at}`);
    if (stack === null && name !== 'game') wrong('begins with the game');
    if (stack !== null && STEPS[stack.step].lines === null) wrong(`${STEPS[stack.step].name} calls nothing`);
    for (const key of WANTED[name] ?? []) if (!(key in by)) wrong(`${name} needs ${key}`);
    for (const [key, value] of Object.entries(by))
      if (typeof value === 'number' && value > (name === 'sailing' && key === 'to' ? SEAS - 1 : (LOCALS[key] ?? 999)))
        wrong(`${key} is out of range`);
    if (name in CARRIES_OUT && ALL_EFFECTS[by.effect as number]?.op !== CARRIES_OUT[name]) wrong(`${name} has another effect`);
    if (name.startsWith('event') && s.event < 0) wrong('there is no event');
    stack = frame(found, at, by, stack);
  }
  if (stack === null || STEPS[stack.step].lines !== null) wrong('ends with a decision');
  return stack;
}

/** Where a phase of the round begins. */
function startOf(_: State, phase: string): Frame | null {
  const below = frame(game.index, game.lines.length - 1, {}, null);
  if (!Object.hasOwn(PHASES, phase)) return null;
  if (phase === 'turn') return frame(turn.index, 0, {}, below);
  const line = lineOf(round, PHASES[phase as keyof typeof PHASES]);
  return frame(round.index, phase === 'round' || phase === 'end' || phase === 'projects' ? line : line - 1, {}, below);
}

/** PO-C-g: cubes for population and units, ships for merchants. */
const left = (s: State): Readonly<Record<string, number>> =>
  Object.fromEntries(
    SEATS.flatMap((side, seat) => [
      [`units ${side}`, cubesLeft(s, seat)],
      [`port ${side}`, MOST_MERCHANTS - merchantsOf(s, seat)],
      [`cargo ${side}`, MOST_MERCHANTS - merchantsOf(s, seat)],
    ]),
  );

const TITLE = 'A position of Polis';
export const position = positionFormat<State>({ id: 'polis', title: TITLE, fields: ALL, begin, finish, startOf, left });
