import {
  type Fault,
  type Frame,
  faced,
  faultsOf,
  frame,
  lineOf,
  type PositionFormat,
  type Procedure,
  type Setup,
} from '@polemos/kernel';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Errors } from 'typebox/schema';
import { armisticeConstruction, build, buildingOf, construction } from '../rules/administration/building.ts';
import { armistice } from '../rules/armistice/armistice.ts';
import { garrison, homecoming } from '../rules/combat/going-home.ts';
import { bookOf, editionIds, waysIds } from '../rules/editions/book.ts';
import { IN_FIRST, IN_SECOND, READINGS } from '../rules/editions/readings.ts';
import { leg } from '../rules/operations/march.ts';
import { nonPlayerContinuing, nonPlayerOperation } from '../rules/operations/non-player.ts';
import { another, commander, expedition, objective, playerOperation } from '../rules/operations/player.ts';
import { ROLES } from '../rules/scenarios/fall-of-sparta/coalition.ts';
import { goldMine, islands } from '../rules/scenarios/fall-of-sparta/events.ts';
import { AFTER_MANNING, manning, occupation } from '../rules/scenarios/fall-of-sparta/garrisons.ts';
import { AFTER_GIFT, confidence, gift } from '../rules/scenarios/fall-of-sparta/hegemony.ts';
import { persianOperation, persiansFirst } from '../rules/scenarios/fall-of-sparta/persian-operation.ts';
import { knownTo, SCENARIO } from '../rules/scenarios/scenarios.ts';
import { ARMED, type State } from '../rules/state.ts';
import { MATRIX } from '../rules/strategy/matrices.ts';
import { SPACE } from '../rules/terms/board.ts';
import { forceOf } from '../rules/terms/forces.ts';
import { LEADER } from '../rules/terms/leaders.ts';
import { LIMIT, SIDES, SPARTA, UNIT } from '../rules/terms/units.ts';
import * as turns from '../rules/turn.ts';
import { battlesOfTwo, siegesOfTwo } from '../rules/two-players/combat.ts';
import { interception } from '../rules/two-players/interception.ts';
import { AFTER_ANOTHER, AFTER_INITIAL, AFTER_PERSIANS, isInitialDue, operationsOfTwo } from '../rules/two-players/operations.ts';
import type { Special } from './special.ts';
import { type Sketch, stateOf, viewOf } from './view.ts';

const { turn, operations, politics, game } = turns;

/** Where play can begin: after which line of which step. */
export const PHASES = [
  'turn',
  'confidence',
  'gift',
  'event',
  'gold-mine',
  'islands',
  'event-placement',
  'delian-rebellion',
  'commanders',
  'strategy',
  'sci-reset',
  'operations',
  'persians',
  'another',
  'objective',
  'commander',
  'expedition',
  'march',
  'nonplayer-operation',
  'nonplayer-continuing',
  'interception',
  'going-home',
  'sieges',
  'battles',
  'next-battle',
  'siege-resolution',
  'next-siege',
  'homecoming',
  'garrison',
  'homecoming-placement',
  'rebellion',
  'spread',
  'helots',
  'control',
  'occupation',
  'manning',
  'income',
  'construction',
  'build',
  'construction-placement',
  'bellicosity',
  'surrender',
  'armistice',
  'armistice-placement',
  'armistice-build',
  'armistice-construction-placement',
  'end-of-turn',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export interface Position extends Sketch {
  phase?: Phase;
  /** With phase garrison: the space whose Army leaves one SP. */
  garrison?: string;
}

/** Some of the keys, none else. */
const by = (keys: { enum: readonly unknown[]; 'x-thing'?: unknown }, of: TSchema, options: object = {}) =>
  Type.Object(Object.fromEntries(keys.enum.map(key => [String(key), Type.Optional(of)])), {
    ...options,
    'x-by': keys['x-thing'],
    additionalProperties: false,
  });
/** The id of a thing of the game: an editor offers these, or lets one click them on the map. */
const idOf = (thing: string, ids: readonly string[]) =>
  Type.Enum([...ids], { description: `the id of a ${thing}`, 'x-thing': thing });
const side = idOf('side', SIDES);
const space = idOf('space', SPACE.ids);
const units = by(idOf('unit', UNIT.ids), Type.Integer({ minimum: 0, maximum: 40 }), {
  description: 'SP by kind',
});
const bySide = (
  of: ReturnType<typeof Type.Integer> | ReturnType<typeof Type.Boolean> | ReturnType<typeof Type.Union>,
  description: string,
) =>
  Type.Object(
    { athens: Type.Optional(of), sparta: Type.Optional(of) },
    { description, 'x-by': 'side', additionalProperties: false },
  );
const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const some = (of: Parameters<typeof Type.Optional>[0]) => Type.Optional(of);
const leader = idOf('leader', LEADER.ids);
const strategyOf = (of: 0 | 1) =>
  Type.Union([
    idOf(
      'strategy',
      MATRIX[of].strategies.map(({ id }) => id),
    ),
    Type.Null(),
  ]);
const listOfCounts = (most: number) => Type.Array(whole(0, most), { maxItems: 400 });

/** What only the scenarios of their own have: PW-10.3, and from `role` on PW-10.5. */
const body = Type.Object({ at: Type.Union([space, Type.Null()]), units }, { additionalProperties: false });
const special = Type.Object(
  {
    palette: some(whole(0, 10)),
    noWalls: some(Type.Boolean()),
    agenda: some(Type.Union([space, Type.Null()])),
    skips: some(Type.Boolean()),
    due: some(listOfCounts(40)),
    fallen: some(Type.Array(leader)),
    armed: some(Type.Array(units, { minItems: ARMED.length, maxItems: ARMED.length })),
    role: some(Type.Union([Type.Enum([...ROLES]), Type.Null()])),
    belligerent: some(Type.Boolean()),
    thebes: some(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'its treasury' })),
    persians: some(Type.Array(body, { minItems: 3, maxItems: 3, description: 'Army, Navy, satrap' })),
    entered: some(Type.Boolean()),
    armyMoved: some(Type.Boolean()),
    navyMoved: some(Type.Boolean()),
    unasked: some(Type.Boolean()),
    kingsPeace: some(Type.Boolean()),
    messenia: some(Type.Boolean()),
    dionysius: some(whole(0, 4)),
    cadmea: some(Type.Boolean()),
    gone: some(Type.Array(whole(0, 40), { minItems: 2, maxItems: 2 })),
    islands: some(whole(0, 2 ** 31 - 1)),
    regained: some(Type.Array(space)),
    gift: some(listOfCounts(SPACE.size * 2 - 1)),
    body: some(whole(-1, 1)),
  } satisfies Record<keyof Special, TSchema>,
  { additionalProperties: false, description: 'What only PW-10.3 and PW-10.5 have.' },
);

const inBook = (rule: string, editions: number): string =>
  editions === IN_FIRST ? `${rule}, first edition only` : editions === IN_SECOND ? `${rule}, second edition only` : rule;
/** Every field may be left out; what is not said is as in the set-up of the scenario. */
const fields = Type.Object(
  {
    phase: some(Type.Enum([...PHASES], { description: 'What comes next. Default: turn.' })),
    scenario: some(Type.Union(SCENARIO.ids.map(id => Type.Literal(id)))),
    edition: some(Type.Union(editionIds.map(id => Type.Literal(id)))),
    players: some(Type.Union(waysIds.map(id => Type.Literal(id)))),
    options: some(
      Type.Object(
        Object.fromEntries(
          READINGS.map(({ field, rule, editions }) => [field, some(Type.Boolean({ description: inBook(rule, editions) }))]),
        ),
        { description: 'Readings: a sentence that can be understood in two ways', additionalProperties: false },
      ),
    ),
    turn: some(whole(1, 10)),
    firstTurn: some(whole(1, 10)),
    player: some(side),
    beganAs: some(side),
    changedSide: some(Type.Boolean()),
    changes: some(whole(0, 99)),
    points: some(whole(-9999, 9999)),
    score: some(bySide(whole(-9999, 9999), 'PW-R129')),
    treasury: some(bySide(Type.Integer({ minimum: 0, maximum: 1_000_000, multipleOf: 50 }), 'talents')),
    sci: some(bySide(whole(-6, 6), 'PW-0.5-n')),
    bellicosity: some(bySide(whole(0, 12), 'PW-0.5-m')),
    pendingBellicosity: some(bySide(whole(0, 2), 'PW-3.2-c')),
    strategy: some(
      Type.Object(
        { athens: some(strategyOf(0)), sparta: some(strategyOf(1)) },
        { description: 'a strategy of the side’s matrix', 'x-by': 'side', additionalProperties: false },
      ),
    ),
    hostages: some(bySide(Type.Boolean(), 'PW-6.6: the enemy holds hostages of this side')),
    hadArmistice: some(Type.Boolean()),
    armisticeTurns: some(whole(0, 4)),
    forces: some(by(space, units, { description: 'All SP on the map by space. Given, it replaces the set-up entirely.' })),
    activated: some(by(space, units, { description: 'Of these: activated this turn.' })),
    goingHome: some(units),
    lost: some(units),
    navalLosses: some(whole(0, 99)),
    leaders: some(
      by(
        leader,
        Type.Union([
          space,
          Type.Union(
            ['cup', 'going-home', 'out', 'aside', 'expedition', 'persian-army', 'persian-navy', 'satrap'].map(id =>
              Type.Literal(id),
            ),
          ),
        ]),
      ),
    ),
    moved: some(by(leader, whole(0, 999))),
    drawn: some(bySide(Type.Union([leader, Type.Null()]), 'PW-3.4-c')),
    leaderDeaths: some(bySide(whole(0, 9), 'PW-E-11-b')),
    held: some(
      by(space, Type.Union([side, Type.Literal('persia')]), {
        description: 'PW-R2: stored control by occupation. All others: by colour.',
      }),
    ),
    ravaged: some(Type.Array(space)),
    rebellion: some(Type.Array(space)),
    sieges: some(by(space, side, { description: 'by the besieger' })),
    neutrals: some(
      Type.Object(
        {
          argos: some(Type.Boolean()),
          syracuse: some(Type.Boolean()),
          persia: some(Type.Boolean()),
          macedonia: some(Type.Union([side, Type.Null()])),
          corcyraLeft: some(Type.Boolean()),
          iasus: some(Type.Boolean()),
        },
        { additionalProperties: false, description: 'PW-5.5.3: who is active' },
      ),
    ),
    chiosLost: some(Type.Boolean()),
    helots: some(Type.Boolean()),
    helotCost: some(whole(0, 1000)),
    alcibiades: some(
      Type.Integer({ minimum: 0, maximum: 4, description: 'PW-E-7: 0 Athens, 1 Sparta, 2 Persia, 3 back, 4 gone' }),
    ),
    happened: some(
      Type.Integer({
        minimum: 0,
        maximum: 2047,
        description: 'bits: coup 1, Persia 2, plague 4, event 10 by bracket 8 16 32 64; PW-10.5 has bits of its own, to 1024',
      }),
    ),
    bans: some(
      Type.Integer({
        minimum: 0,
        maximum: 127,
        description: 'bits of this turn: no Eisphora 1, Corcyra stays 2, plague 4, leaders die 8, Nicias 16',
      }),
    ),
    attica: some(Type.Object({ now: some(Type.Boolean()), before: some(Type.Boolean()) }, { additionalProperties: false })),
    special: some(special),
    passed: some(bySide(Type.Boolean(), 'PW-5-b')),
    initialDone: some(bySide(Type.Boolean(), 'the initial operation')),
    operations: some(bySide(whole(0, 99), 'done this turn')),
    mostOperations: some(bySide(whole(0, 99), 'PW-E-12-a')),
    sequence: some(whole(0, 999)),
    opener: some(side),
    chooser: some(Type.Union([side, Type.Null()], { description: 'PW-11-d; null: a die will say (PW1-11-a)' })),
    answered: some(Type.Array(space, { description: 'PW-R21' })),
    walls: some(Type.Integer({ minimum: 0, maximum: 3, description: 'PW-6.1.1-a: Athens 1, Piraeus 2 named by Sparta' })),
    operation: some(
      Type.Union([
        Type.Null(),
        Type.Object(
          {
            side,
            leader: Type.Union([leader, Type.Null()]),
            objective: Type.Union([space, Type.Null()]),
            at: Type.Union([space, Type.Null()]),
            units,
            route: Type.Array(space),
            next: whole(0, 99),
            marching: Type.Boolean(),
            legs: some(whole(0, 999999)),
            plan: Type.Array(Type.Object({ space, take: units }, { additionalProperties: false })),
            tried: some(Type.Array(space, { description: 'PW1-4.6-a: where it has been intercepted' })),
            incited: some(Type.Boolean({ description: 'PW1-4.4-d: a rebellion has been caused at the objective' })),
            wrecked: some(Type.Integer({ minimum: 0, maximum: 40, description: 'PW-5.1.4-d: ships lost in skirmishes' })),
          },
          { additionalProperties: false },
        ),
      ]),
    ),
    fought: some(listOfCounts(SPACE.size * SPACE.size * 4)),
    budget: some(whole(0, 5)),
    garrison: some(space),
  },
  {
    $id: 'https://polemos.example/peloponnesian-war/position.json',
    title: 'A position of The Peloponnesian War',
    additionalProperties: false,
  },
);

/** How each field is called, among which it stands, and what holds where it is left out. */
const schema = faced(fields, {
  phase: ['Phase', 'moment', 'turn'],
  scenario: ['Scenario', 'moment'],
  edition: ['Edition', 'moment'],
  players: ['Players', 'moment'],
  options: ['Options', 'moment'],
  turn: ['Turn', 'moment'],
  firstTurn: ['First turn', 'moment'],
  player: ['Side of the player', 'moment'],
  beganAs: ['Side he began with', 'moment'],
  changedSide: ['Changed side this turn', 'progress', false],
  changes: ['Changes of side', 'progress', 0],
  points: ['Victory points', 'means'],
  score: ['Points of each side', 'means'],
  treasury: ['Treasuries', 'means'],
  sci: ['Strategic Confidence', 'means'],
  bellicosity: ['Bellicosity', 'means'],
  pendingBellicosity: ['Bellicosity to be lost', 'means'],
  strategy: ['Strategies', 'moment'],
  hostages: ['Hostages held by the enemy', 'people'],
  hadArmistice: ['There has been an armistice', 'progress', false],
  armisticeTurns: ['Turns of the armistice', 'progress', 0],
  forces: ['Strength Points', 'map'],
  activated: ['Activated this turn', 'map', {}],
  goingHome: ['In the Going Home box', 'map', {}],
  lost: ['Lost this turn', 'progress', {}],
  navalLosses: ['Naval losses of the turn before', 'progress', 0],
  leaders: ['Commanders', 'people'],
  moved: ['Operation that moved a commander', 'progress', {}],
  drawn: ['Commanders drawn', 'people'],
  leaderDeaths: ['Commanders lost to event 11', 'people'],
  held: ['Held by occupation', 'map'],
  ravaged: ['Ravaged', 'map'],
  rebellion: ['In rebellion', 'map'],
  sieges: ['Besieged', 'map', {}],
  neutrals: ['Neutrals', 'map'],
  chiosLost: ['Chios is lost', 'map', false],
  helots: ['Helots in revolt', 'map', false],
  helotCost: ['Cost of the helots', 'means', 0],
  alcibiades: ['Alcibiades', 'people', 0],
  happened: ['Events that have happened', 'progress', 0],
  bans: ['Bans of this turn', 'progress', 0],
  attica: ['Spartans in Attica', 'map'],
  special: ['Scenarios of their own', 'midway'],
  passed: ['Have passed', 'progress'],
  initialDone: ['Initial operation done', 'progress'],
  operations: ['Operations done', 'progress'],
  mostOperations: ['Operations allowed', 'progress'],
  sequence: ['Operations begun', 'progress'],
  opener: ['Operates first', 'moment'],
  chooser: ['Chooses the next combat', 'moment'],
  answered: ['Answered by the non-player', 'progress', []],
  walls: ['Walls named as objective', 'progress'],
  operation: ['Operation', 'midway', null],
  fought: ['Have fought', 'midway', []],
  budget: ['Strength Points still to build', 'midway', 0],
  garrison: ['Garrison', 'midway'],
});

// ---- the stack of a phase

type Any = Procedure<State, never>;
const at = (of: unknown, line: number, by: object, under: Frame | null): Frame => frame((of as Any).index, line, by, under);
const before = (of: unknown, run: unknown): number => lineOf(of as never, run as never);

function stackOf(s: State, phase: Phase, garrisonAt: number): Frame | null {
  if (phase === 'over') return null;
  const inGame = at(game, 0, {}, null);
  const inTurn = (line: unknown, after = 0): Frame => at(turn, before(turn, line) + after, {}, inGame);
  const L = turns.LINES;
  const inPolitics = (line: unknown): Frame => at(politics, before(politics, line), {}, inTurn(L.politics, 1));
  const alone = bookOf(s).matrices;
  const loopHead = alone ? before(operations, L.another) - 2 : AFTER_ANOTHER;
  const inOperations = (line: number): Frame =>
    alone ? at(operations, line, {}, inTurn(L.operations, 1)) : at(operationsOfTwo, line, {}, inTurn(L['operations-two'], 1));
  const afterPlayer = alone ? (s.initial[s.player] ? loopHead + 3 : 2) : s.initial[s.player] ? loopHead : AFTER_INITIAL;
  const inPlayer = (line: number): Frame => at(playerOperation, line, {}, inOperations(afterPlayer));
  /** PW-10.5.4.6: Persians march in a procedure of their own. */
  const inMarch =
    s.body < 0 ? inPlayer(7) : at(persianOperation, 1, {}, inOperations(isInitialDue(s) ? AFTER_INITIAL : AFTER_ANOTHER));
  const after = (of: unknown, line: unknown): Frame => at(of, before(of, line) + 1, {}, inTurn(L.politics, 1));
  const inEvent = at(turns.eventSegment, 1, {}, after(politics, L.event));
  const placing = (under: Frame): Frame => at(turns.placement, 0, { homecoming: false }, under);
  /** The last line of a procedure is behind it: what it placed by is still told apart. */
  const ending = (of: unknown, under: Frame): Frame => at(of, (of as Any).lines.length, {}, under);
  // After the calls on line 2 of both. With two players it is Sparta's turn, then that of Athens.
  const building = (of: unknown, under: Frame): Frame =>
    at(build, 0, {}, at(buildingOf, 3, {}, at(of, 3, { turn: alone || s.player === SPARTA ? 0 : 1 }, under)));
  switch (phase) {
    case 'turn':
      return at(turn, 0, {}, inGame);
    case 'confidence':
      return inPolitics(L.confidence);
    case 'gift':
      return at(gift, 0, {}, at(confidence, AFTER_GIFT, {}, after(politics, L.confidence)));
    case 'gold-mine':
      return at(goldMine, 0, {}, inEvent);
    case 'islands':
      return at(islands, 0, {}, inEvent);
    case 'event':
      return inPolitics(L.event);
    case 'event-placement':
      return placing(at(politics, before(politics, L.event) + 1, {}, inTurn(L.politics, 1)));
    case 'delian-rebellion':
      return inPolitics(L.delianRebellion);
    case 'commanders':
      return inPolitics(L.commanders);
    case 'strategy':
      return inPolitics(L.strategy);
    case 'sci-reset':
      return inPolitics(L.sciReset);
    case 'operations':
      return inTurn(alone ? L.operations : L['operations-two']);
    case 'another':
      return alone ? inOperations(loopHead) : at(another, 0, {}, inOperations(loopHead));
    case 'persians':
      return at(persiansFirst, 0, {}, inOperations(AFTER_PERSIANS));
    case 'interception':
      return at(interception, 0, {}, at(leg, 0, {}, inMarch));
    case 'manning':
      return at(manning, 0, {}, at(occupation, AFTER_MANNING, {}, inTurn(L.occupation, 1)));
    case 'next-battle':
      return at(battlesOfTwo, 1, {}, inTurn(L.battles, 1));
    case 'next-siege':
      return at(siegesOfTwo, 1, {}, inTurn(L['siege-resolution'], 1));
    case 'objective':
      return at(objective, 0, {}, inPlayer(2));
    case 'commander':
      return at(commander, 0, {}, inPlayer(4));
    case 'expedition':
      return at(expedition, 0, {}, inPlayer(6));
    case 'march':
      return at(leg, 0, {}, inMarch);
    case 'nonplayer-operation':
      return at(nonPlayerOperation, 0, {}, inOperations(loopHead));
    case 'nonplayer-continuing':
      return at(nonPlayerContinuing, 0, {}, inOperations(loopHead));
    case 'garrison':
      return at(
        garrison,
        0,
        { space: garrisonAt },
        at(homecoming, 2, { army: garrisonAt * 2 + s.player }, inTurn(L.homecoming, 1)),
      );
    case 'homecoming-placement':
      return placing(ending(homecoming, inTurn(L.homecoming, 1)));
    case 'build':
      return building(construction, inTurn(L.construction, 1));
    case 'construction-placement':
      return placing(ending(construction, inTurn(L.construction, 1)));
    case 'armistice-build':
      return building(armisticeConstruction, at(armistice, armistice.lines.length - 1, {}, inTurn(L.armistice, 1)));
    case 'armistice-placement':
      return placing(at(armistice, 3, {}, inTurn(L.armistice, 1)));
    case 'armistice-construction-placement':
      return placing(ending(armisticeConstruction, at(armistice, armistice.lines.length - 1, {}, inTurn(L.armistice, 1))));
    default:
      return inTurn(L[phase]);
  }
}

/** The phase whose stack asks what is asked now. */
function phaseOf(s: State, names: readonly string[]): Phase {
  const [top, ...under] = names;
  const below = under.find(name => name !== 'placement' && name !== 'placementOfTwo') ?? '';
  switch (top) {
    case undefined:
      return 'over';
    case 'leaveBehind':
      return 'march';
    case 'persiansFirst':
      return 'persians';
    case 'goldMine':
      return 'gold-mine';
    case 'build':
      return s.armisticeTurns > 0 ? 'armistice-build' : 'build';
    case 'nextBattle':
      return 'next-battle';
    case 'nextSiege':
      return 'next-siege';
    case 'odd':
    case 'harbour':
    case 'homeward':
      return (
        (
          {
            goingHome: 'going-home',
            homecoming: 'homecoming-placement',
            construction: 'construction-placement',
            armistice: 'armistice-placement',
            armisticeConstruction: 'armistice-construction-placement',
          } as Record<string, Phase>
        )[below] ?? 'event-placement'
      );
    default:
      return (PHASES as readonly string[]).includes(top) ? (top as Phase) : 'turn';
  }
}

function write(s: State): Position {
  const names: string[] = [];
  const known = new Map(turns.STEPS.map(step => [step.index, step.name]));
  for (let f = s.stack; f !== null; f = f.under) names.push(known.get(f.step) ?? '');
  const phase = phaseOf(s, names);
  const asked = s.stack?.by as { space?: number } | undefined;
  return {
    phase,
    ...viewOf(s),
    ...(phase === 'garrison' && asked?.space !== undefined ? { garrison: SPACE.ids[asked.space] } : {}),
  };
}

const IN_OPERATION: ReadonlySet<Phase> = new Set(['commander', 'expedition', 'march', 'interception']);
let compiled: { Check(value: unknown): boolean } | null = null;

function read(value: unknown, setup: Setup): State | { readonly faults: readonly Fault[] } {
  if (!(compiled ??= Compile(schema)).Check(value)) return { faults: faultsOf(Errors(schema, value)[1]) };
  const given = value as Position;
  const unknown = unknownTo(given, setup);
  if (unknown.length > 0) return { faults: unknown };
  const s = stateOf(given, setup.scenario, setup.options);
  const faults = tooMany(given, s);
  if (given.phase === 'garrison' && given.garrison === undefined) faults.push({ at: '/garrison', what: 'the space' });
  else if (given.phase === 'garrison' && forceOf(s, SPACE.at(given.garrison ?? ''), s.player) === 0)
    faults.push({ at: '/garrison', what: 'a space with SP of the player' });
  if (IN_OPERATION.has(given.phase ?? 'turn') && (given.operation ?? null) === null)
    faults.push({ at: '/operation', what: 'the operation under way' });
  if (given.phase === 'interception' && bookOf(s).interception === 'compulsory')
    faults.push({ at: '/phase', what: 'PW-5.6.1-a: alone, nobody is asked' });
  if (faults.length > 0) return { faults };
  s.stack = stackOf(s, given.phase ?? 'turn', given.garrison === undefined ? -1 : SPACE.at(given.garrison));
  return s;
}
/** PW-10.5-a, PW1-10-a: the scenario must know the way of play and the edition. */
function unknownTo(given: Position, { scenario, options }: Setup): Fault[] {
  const id = given.scenario ?? scenario;
  const known = knownTo(id);
  return (['players', 'edition'] as const).flatMap(key => {
    const asked = given[key] ?? options[key];
    return asked === undefined || known[key].includes(String(asked))
      ? []
      : [{ at: `/${key}`, what: `${id} knows only ${known[key].join(', ')}` }];
  });
}
/** PW-0.2-d: the pieces supplied. */
function tooMany(given: Position, s: State): Fault[] {
  const asked = new Array(UNIT.size).fill(0);
  for (const one of [...Object.values(given.forces ?? {}), given.goingHome ?? {}, given.operation?.units ?? {}])
    for (const [id, count] of Object.entries(one)) asked[UNIT.at(id)] += count;
  return UNIT.ids.flatMap((id, kind) =>
    asked[kind] > LIMIT[kind] && s.pieces[kind] <= LIMIT[kind]
      ? [{ at: '/forces', what: `PW-0.2-d: at most ${LIMIT[kind]} ${id}` }]
      : [],
  );
}

const startOf = (s: State, phase: string): Frame | null =>
  (PHASES as readonly string[]).includes(phase) ? stackOf(s, phase as Phase, -1) : null;
export const position: PositionFormat<State> = { schema, write, read, startOf };
