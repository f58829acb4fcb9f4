import { type Fault, type Frame, faultsOf, frame, lineOf, NOBODY, type PositionFormat, type Setup } from '@polemos/kernel';
import { Check, Errors } from 'typebox/schema';
import { askAttack, attack, battle, battles } from '../rules/battle/battle.ts';
import { BASE, LAST_ROUND, other, POLEIS, POLIS, REGION, REGIONS, SEAS, SEATS, TERRITORIES } from '../rules/components/board.ts';
import { CARD } from '../rules/components/cards.ts';
import { prestigeOf } from '../rules/components/control.ts';
import { FITS, PROJECT, PROJECTS } from '../rules/components/projects.ts';
import { ALL_EFFECTS, EVENT_ROUND, modifiersOf } from '../rules/events/modifiers.ts';
import { broken } from '../rules/invariants.ts';
import { isAlone } from '../rules/round/declare.ts';
import { game, PHASES, round } from '../rules/round/round.ts';
import { turn } from '../rules/round/turn.ts';
import { readAs, SCENARIO, SCENARIOS, setUp } from '../rules/scenarios.ts';
import { COMPLETED, DISPLAY, emptyState, IN_HAND, type State } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { handOf, type PublicView, publicView, restore } from './public.ts';
import { type Position, schema } from './schema.ts';

function write(s: State): Position {
  const stack = [];
  for (let at: Frame | null = s.stack; at !== null; at = at.under)
    stack.push({ step: STEPS[at.step].name, at: at.at, by: at.by });
  const phase = s.stack === null ? 'over' : s.stack.step === turn.index ? 'turn' : 'stack';
  return {
    phase,
    ...publicView(s),
    hands: { sparta: handOf(s, 0), athens: handOf(s, 1) },
    ...(phase === 'stack' ? { stack } : {}),
  } as unknown as Position;
}

function read(value: unknown, setup: Setup): State | { readonly faults: readonly Fault[] } {
  if (!Check(schema, value)) return { faults: faultsOf(Errors(schema, value)[1]) };
  const given = value as Position;
  const faults: Fault[] = [];
  const s = emptyState();
  setUp(s, SCENARIO.at((given.scenario ?? setup.scenario) as string));
  readAs(s, setup);
  restore(s, given as unknown as Partial<PublicView>, faults);
  readRest(s, given, faults);
  faults.push(...broken(s));
  if (faults.length > 0) return { faults };
  putStack(s, given, faults);
  return faults.length > 0 ? { faults } : s;
}

/** What follows from the rest where it is not said, and what cannot be. */
function readRest(s: State, given: Position, faults: Fault[]): void {
  for (let polis = 0; polis < POLEIS; polis++)
    if (s.owner[polis] !== NOBODY && s.population[polis] === 0) s.population[polis] = BASE[polis];
  if (s.first === NOBODY) s.first = prestigeOf(s, 0) > prestigeOf(s, 1) ? 0 : 1; // PO-F-d
  if (s.turn === NOBODY) s.turn = other(s.first); // PO-F-f
  const { firstRound, events } = SCENARIOS[s.scenario];
  if (s.round < firstRound) faults.push({ at: '/round', what: 'PO-X-a: the scenario begins later' });
  if (s.event >= 0 && !events) faults.push({ at: '/event', what: 'PO-X1-a: the scenario has no events' });
  if (s.event >= 0 && EVENT_ROUND[s.event] !== s.round) faults.push({ at: '/event', what: 'PO-C-c: belongs to another round' });
  if (s.event >= 0 && given.commanders === undefined) s.commanders.fill(modifiersOf(s.event).commanders);
  SEATS.forEach((side, seat) => {
    for (const id of given.hands?.[side] ?? []) {
      if (s.card[CARD.at(id)] !== 0) faults.push({ at: `/hands/${side}`, what: `${id} is in two places` });
      s.card[CARD.at(id)] = IN_HAND + seat;
    }
    const capital = POLIS.at(seat === 0 ? 'sparta' : 'athenai');
    if (s.owner[capital] !== seat) faults.push({ at: `/poleis/${POLIS.ids[capital]}`, what: 'PO-G-a: a capital has its owner' });
  });
  const shown = s.project.filter(place => place === DISPLAY).length;
  if (shown > 3) faults.push({ at: '/display', what: 'PO-F-b: at most three' });
  s.project.forEach((place, project) => {
    if (place >= 0 && (FITS[project] & (1 << (place % COMPLETED))) === 0)
      faults.push({ at: `/poleis/${POLIS.ids[place % COMPLETED]}`, what: `PO-4-a: no place for ${PROJECT.ids[project]}` });
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
  payment: ['project', 'polis', 'spare'],
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
  choosing: CHOICE,
  removing: CHOICE,
  exchanging: CHOICE,
  colonising: CHOICE,
  settling: CHOICE,
  switching: CHOICE,
};
/** The operation that a step of an event carries out. */
const CARRIES_OUT: Readonly<Record<string, string>> = {
  choosing: 'choose',
  removing: 'removeUnit',
  exchanging: 'exchange',
  colonising: 'movePopulation',
  settling: 'hoplitesToPopulation',
  switching: 'switchPolis',
  sending: 'sendUnits',
};

function putStack(s: State, given: Position, faults: Fault[]): void {
  const phase = (given.phase ?? 'turn') as keyof typeof PHASES | 'battle' | 'stack' | 'over';
  const below = frame(game.index, game.lines.length - 1, {}, null); // the round is asked: its loop comes round again
  if (phase === 'over') {
    faults.push({ at: '/phase', what: 'the match is over: nothing can be played from here' });
  } else if (phase === 'stack') {
    s.stack = readStack(s, given, faults);
  } else if (phase === 'battle') {
    putBattle(s, given, faults, below);
  } else {
    putPhase(s, phase, faults, below);
  }
}

/** What the event of the round leaves among the locals when both have applied it. */
const EVENT_DONE = { nth: -1 };

function putPhase(s: State, phase: keyof typeof PHASES, faults: Fault[], below: Frame): void {
  const line = lineOf(round, PHASES[phase] as never);
  if (phase === 'turn') {
    if (s.passed > 1 || s.passedFirst === s.turn) faults.push({ at: '/passed', what: 'PO-F-j: who has passed takes no turn' });
    if (s.acted > 1 || s.acted > 0 !== s.before > 0)
      faults.push({ at: '/acted', what: 'PO-F-g: no action, or one and its number in `before`' });
    if (s.fee === 1 && !isAlone(s)) faults.push({ at: '/fee', what: 'PO-F-k: only who acts alone pays' });
    if (s.passing === 1) faults.push({ at: '/passing', what: 'PO-F-j: the turn would be over' });
    s.stack = frame(turn.index, 0, {}, frame(round.index, line + 1, EVENT_DONE, below));
    return;
  }
  if (phase === 'round' && s.project.includes(DISPLAY)) faults.push({ at: '/display', what: 'PO-F-b: revealed by the round' });
  if (phase !== 'round' && s.passed < 2) {
    if (s.passedFirst === NOBODY) s.passedFirst = s.turn;
    s.passed = 2;
  }
  if ((phase === 'goods' || phase === 'phoros') && s.round === LAST_ROUND)
    faults.push({ at: '/phase', what: 'PO-E-b: not in the last round' });
  // Phases of both sides begin with the head of their loop, one line before its body.
  const looped = phase !== 'round' && phase !== 'end' && phase !== 'projects';
  s.stack = frame(round.index, looped ? line - 1 : line, {}, below);
}

function putBattle(s: State, given: Position, faults: Fault[], below: Frame): void {
  if (given.battle === undefined) {
    faults.push({ at: '/battle', what: 'phase battle needs it' });
    return;
  }
  const region = REGION.at(given.battle.region as string);
  const fight = {
    region,
    attacker: SEATS.indexOf(given.battle.attacker as 'sparta'),
    assault: given.battle.assault ?? 1,
    over: false,
  };
  SEATS.forEach((side, seat) => {
    if (handOf(s, seat).length !== s.units[region * 2 + seat] || handOf(s, seat).length < 2)
      faults.push({ at: `/hands/${side}`, what: 'PO-B-f: as many cards as units, at least two' });
  });
  s.fought |= 1 << region;
  // With a player still to pass, the battle is that of a turn's end; else the last one of the round.
  const line = lineOf(round, PHASES.end);
  const back =
    s.passed < 2 ? frame(round.index, lineOf(round, PHASES.turn) + 5, {}, below) : frame(round.index, line + 1, {}, below);
  const inBattles = frame(battles.index, battles.lines.length - 1, {}, back);
  s.stack = frame(attack.index, 0, fight, frame(battle.index, lineOf(battle, askAttack) + 1, fight, inBattles));
}

function readStack(s: State, given: Position, faults: Fault[]): Frame | null {
  let stack: Frame | null = null;
  const wrong = (what: string): void => {
    faults.push({ at: '/stack', what });
  };
  for (const { step, at, by } of (given.stack ?? []).toReversed()) {
    const name = step as string;
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

export const position: PositionFormat<State> = { schema, write, read };
