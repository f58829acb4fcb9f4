import {
  after,
  again,
  before,
  begun,
  type Frame,
  type GivenOf,
  type JsonOf,
  type Named,
  part,
  type Report,
  type Setup,
} from '@polemos/kernel';
import { positionFormat } from '@polemos/kernel/position';
import { armisticeConstruction, build, buildingOf, construction } from '../rules/administration/building.ts';
import { control, income } from '../rules/administration/revenue.ts';
import { armistice } from '../rules/armistice/armistice.ts';
import { bellicosity, surrender } from '../rules/armistice/bellicosity.ts';
import { endOfTurn } from '../rules/armistice/end-of-turn.ts';
import { battleResolution } from '../rules/combat/combat.ts';
import { garrison, goingHome, homecoming, homecomingRoll } from '../rules/combat/going-home.ts';
import { placement } from '../rules/combat/placement.ts';
import { siegeDetermination } from '../rules/combat/siege.ts';
import { siegeResolution } from '../rules/combat/siege-resolution.ts';
import { bookOf } from '../rules/editions/book.ts';
import { leg, step } from '../rules/operations/march.ts';
import { nonPlayerContinuing, nonPlayerOperation } from '../rules/operations/non-player.ts';
import { another, commander, expedition, objective, playerOperation, takeCommander } from '../rules/operations/player.ts';
import { eventSegment, rollEvent } from '../rules/politics/events.ts';
import { commanderSelection } from '../rules/politics/selection.ts';
import { helots } from '../rules/rebellion/helots.ts';
import { continuation, delianRebellion, spread } from '../rules/rebellion/rebellion.ts';
import { goldMine, islands } from '../rules/scenarios/fall-of-sparta/events.ts';
import { manning, occupation } from '../rules/scenarios/fall-of-sparta/garrisons.ts';
import { confidence, gift } from '../rules/scenarios/fall-of-sparta/hegemony.ts';
import { persianOperation, persiansFirst } from '../rules/scenarios/fall-of-sparta/persian-operation.ts';
import { knownTo, scenarioOf } from '../rules/scenarios/scenarios.ts';
import { EXPEDITION, type State } from '../rules/state.ts';
import { resetSci, strategyDetermination } from '../rules/strategy/strategy.ts';
import { GROUND, HOME, KIND, LAND, SPACE, SPACES } from '../rules/terms/board.ts';
import { forceOf } from '../rules/terms/forces.ts';
import { LEADER, LEADER_SIDE } from '../rules/terms/leaders.ts';
import { HEGEMONY } from '../rules/terms/palettes.ts';
import {
  FIRST_OF_HEGEMONY,
  HOME_GUARD,
  KINDS,
  LIMIT,
  NAVAL,
  PERSIAN_INFANTRY,
  SIDE,
  SIDES,
  SPARTA,
  typeOf,
  UNIT,
} from '../rules/terms/units.ts';
import { game, operations, politics, STEPS, turn } from '../rules/turn.ts';
import { battlesOfTwo, nextBattle, nextSiege, siegesOfTwo } from '../rules/two-players/combat.ts';
import { interception } from '../rules/two-players/interception.ts';
import { isInitialDue, operationsOfTwo } from '../rules/two-players/operations.ts';
import { left } from './left.ts';
import { begin, derive, leads, NO_COMMANDER, PUBLIC } from './view.ts';

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

// ---- the stack of a phase

/** The phases that are a line of the turn, or of its politics: they begin with it. */
const OF_THE_TURN: Partial<Readonly<Record<Phase, Named<State>>>> = {
  'going-home': goingHome,
  sieges: siegeDetermination,
  battles: battleResolution,
  'siege-resolution': siegeResolution,
  homecoming,
  rebellion: continuation,
  spread,
  helots,
  control,
  occupation,
  income,
  construction,
  bellicosity,
  surrender,
  armistice,
  'end-of-turn': endOfTurn,
};
const OF_POLITICS: Partial<Readonly<Record<Phase, Named<State>>>> = {
  confidence,
  event: eventSegment,
  'delian-rebellion': delianRebellion,
  commanders: commanderSelection,
  strategy: strategyDetermination,
  'sci-reset': resetSci,
};

function stackOf(s: State, phase: Phase, garrisonAt: number): Frame | null {
  const inGame = after(game, turn, null);
  const done = (line: Named<State>): Frame => after(turn, line, inGame);
  const afterEvent = (): Frame => after(politics, eventSegment, done(politics));
  /** Locals of −1: an `each` that is over has left them. */
  const afterPeace = (): Frame => after(armistice, armisticeConstruction, done(armistice), { year: -1 });
  const placing = (under: Frame): Frame => begun(placement, under, { homecoming: false });
  const line = OF_THE_TURN[phase];
  if (line !== undefined) return before(turn, line, inGame);
  const inPolitics = OF_POLITICS[phase];
  if (inPolitics !== undefined) return before(politics, inPolitics, done(politics));
  switch (phase) {
    case 'over':
      return null;
    case 'gift':
      return begun(gift, after(confidence, gift, after(politics, confidence, done(politics))));
    case 'gold-mine':
      return begun(goldMine, after(eventSegment, rollEvent, afterEvent()));
    case 'islands':
      return begun(islands, after(eventSegment, rollEvent, afterEvent()));
    case 'event-placement':
      return placing(afterEvent());
    case 'manning':
      return begun(manning, after(occupation, manning, done(occupation)));
    case 'next-battle':
      return again(battlesOfTwo, nextBattle, done(battleResolution));
    case 'next-siege':
      return again(siegesOfTwo, nextSiege, done(siegeResolution));
    case 'garrison':
      return begun(garrison, after(homecoming, homecomingRoll, done(homecoming), { army: garrisonAt * 2 + s.player }), {
        space: garrisonAt,
      });
    case 'homecoming-placement':
      return placing(after(homecoming, placement, done(homecoming), { army: -1 }));
    case 'build':
      return building(s, construction, done(construction));
    case 'construction-placement':
      return placing(after(construction, placement, done(construction), { turn: -1 }));
    case 'armistice-build':
      return building(s, armisticeConstruction, afterPeace());
    case 'armistice-placement':
      return placing(after(armistice, placement, done(armistice)));
    case 'armistice-construction-placement':
      return placing(after(armisticeConstruction, placement, afterPeace(), { turn: -1 }));
    default:
      return stackOfOperations(s, phase, inGame);
  }
}
/** With two players it is Sparta's turn, then that of Athens. */
function building(s: State, of: typeof construction, under: Frame): Frame {
  const turnOf = bookOf(s).matrices || s.player === SPARTA ? 0 : 1;
  return begun(build, after(buildingOf, build, after(of, buildingOf, under, { turn: turnOf })));
}
function stackOfOperations(s: State, phase: Phase, inGame: Frame): Frame {
  const alone = bookOf(s).matrices;
  const [of, here] = alone
    ? [operations, after(turn, operations, inGame)]
    : [operationsOfTwo, after(turn, operationsOfTwo, inGame)];
  /** Of two players: who still owes his initial operation goes on with it. */
  const amongTwo = (isInitial: boolean): Frame => after(operationsOfTwo, isInitial ? playerOperation : another, here);
  const inPlayer = (line: Named<State>): Frame => after(playerOperation, line, afterPlayer());
  const afterPlayer = (): Frame => {
    if (!alone) return amongTwo(!s.initial[s.player]);
    return after(operations, s.initial[s.player] ? another : playerOperation, here);
  };
  /** PW-10.5.4.6: Persians march in a procedure of their own. */
  const inMarch = (): Frame => (s.body < 0 ? inPlayer(leg) : after(persianOperation, leg, amongTwo(isInitialDue(s))));
  switch (phase) {
    case 'operations':
      return before(turn, of, inGame);
    case 'another':
      return alone ? again(operations, another, here) : begun(another, amongTwo(false));
    case 'persians':
      return begun(persiansFirst, after(operationsOfTwo, persiansFirst, here));
    case 'objective':
      return begun(objective, inPlayer(objective));
    case 'commander':
      return begun(commander, inPlayer(takeCommander));
    case 'expedition':
      return begun(expedition, inPlayer(expedition));
    case 'march':
      return begun(leg, inMarch());
    case 'interception':
      return begun(interception, after(leg, step, inMarch()));
    case 'nonplayer-operation':
      return begun(nonPlayerOperation, after(operations, nonPlayerOperation, here));
    case 'nonplayer-continuing':
      return begun(nonPlayerContinuing, after(operations, nonPlayerContinuing, here));
    default:
      return begun(turn, inGame);
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

const known = new Map<number, string>();
function writePhase(s: State): Phase {
  if (known.size === 0) for (const { index, name } of STEPS) known.set(index, name);
  const names: string[] = [];
  for (let at = s.stack; at !== null; at = at.under) names.push(known.get(at.step) ?? '');
  return phaseOf(s, names);
}

// ---- the format

/** Every field may be left out; what is not said is as in the set-up of the scenario. */
const ALL = {
  phase: part<State, Phase>({
    face: ['Phase', 'moment', 'turn'],
    about: 'What comes next. Default: turn.',
    shape: { type: 'string', enum: PHASES },
    write: writePhase,
  }),
  ...PUBLIC,
  garrison: part<State, string>({
    face: ['Garrison', 'midway'],
    about: 'With phase garrison: the space whose Army leaves one SP.',
    shape: { type: 'string', enum: SPACE.ids, description: 'the id of a space', 'x-thing': 'space' },
    write: ({ stack }) =>
      stack !== null && stack.step === garrison.index ? SPACE.ids[(stack.by as { space: number }).space] : undefined,
  }),
};
export type Position = GivenOf<typeof ALL>;
/** As it is written: nothing is left out. */
export type Written = JsonOf<typeof ALL>;

function finish(s: State, given: Position, report: Report, setup: Setup): void {
  let wrong = false;
  const tell: Report = (at, what) => {
    wrong = true;
    report(at, what);
  };
  derive(s, given);
  unknownTo(given, setup, tell);
  tooMany(s, given, tell);
  misplaced(s, given, tell);
  ofAnotherWar(s, given, tell);
  impossible(s, given, tell);
  if (!wrong) s.stack = stackOf(s, given.phase ?? 'turn', given.garrison === undefined ? -1 : SPACE.at(given.garrison));
}
/** PW-10.5-a, PW1-10-a: the scenario must know the way of play and the edition. */
function unknownTo(given: Position, { scenario, options }: Setup, report: Report): void {
  const id = given.scenario ?? scenario;
  const ways = knownTo(id);
  for (const key of ['players', 'edition'] as const) {
    const asked = given[key] ?? options[key];
    if (asked !== undefined && !ways[key].includes(String(asked))) report(`/${key}`, `${id} knows only ${ways[key].join(', ')}`);
  }
}
/** PW-0.2-d: the pieces supplied. */
function tooMany(s: State, given: Position, report: Report): void {
  const asked = new Array<number>(UNIT.size).fill(0);
  for (const one of [...Object.values(given.forces ?? {}), given.goingHome ?? {}, given.operation?.units ?? {}])
    for (const [id, count] of Object.entries(one ?? {})) asked[UNIT.at(id)] += count ?? 0;
  UNIT.ids.forEach((id, kind) => {
    if (asked[kind] > LIMIT[kind] && s.pieces[kind] <= LIMIT[kind]) report('/forces', `PW-0.2-d: at most ${LIMIT[kind]} ${id}`);
  });
}
/** What cannot stand where it is told to. On somebody's own board the set-up itself may have ships in what has become a land space. */
function misplaced(s: State, { forces = {}, sieges = {} }: Position, report: Report): void {
  const isPrinted = GROUND.laid === GROUND.house;
  for (const [id, units] of Object.entries(forces))
    for (const [unit, count] of Object.entries(units ?? {})) {
      if (count === 0) continue;
      const [space, kind] = [SPACE.at(id), UNIT.at(unit)];
      if (kind === HOME_GUARD && space !== HOME[SPARTA])
        report(`/forces/${id}/${unit}`, 'PW-0.3-f: the Home Guard never leaves Sparta');
      if (isPrinted && typeOf(kind) === NAVAL && KIND[space] === LAND)
        report(`/forces/${id}/${unit}`, 'PW-5.1.1-c: no ship comes to a land space');
    }
  for (const [id, side] of Object.entries(sieges))
    if (side !== undefined && s.force[SPACE.at(id) * 2 + SIDE.at(side)] === 0)
      report(`/sieges/${id}`, 'PW-6.1-a: no army of the besieger is there');
}
/** PW-10.5: what only The Fall of Sparta has, and what it has not. */
function ofAnotherWar(s: State, { special }: Position, report: Report): void {
  const isLate = scenarioOf(s).coalition !== undefined;
  if (s.role >= 0 !== isLate) report('/special/role', isLate ? 'PW-10.5-b: the Coalition has one' : ONLY_LATE);
  if (s.palette >= HEGEMONY !== isLate) report('/special/palette', isLate ? 'PW-10.5-g: from 3 on' : ONLY_LATE);
  if ((s.entered || s.body >= 0) && !isLate) report(s.entered ? '/special/entered' : '/special/body', ONLY_LATE);
  for (let kind = FIRST_OF_HEGEMONY; kind < KINDS; kind++) {
    if (!isLate && s.pieces[kind] > 0) report('/forces', `${ONLY_LATE}: ${UNIT.ids[kind]}`);
    if (kind < PERSIAN_INFANTRY) continue;
    for (let space = 0; space < SPACES; space++)
      if (s.sp[space * KINDS + kind] > 0) report(`/forces/${SPACE.ids[space]}`, 'PW-10.5.4.6: the Persians stand in special');
  }
  if (special?.fallen !== undefined && !s.fallen.every(leader => leads(s, leader))) report('/special/fallen', NO_COMMANDER);
}
const ONLY_LATE = 'PW-10.5: only in The Fall of Sparta';
const phases = (...some: readonly Phase[]): ReadonlySet<Phase> => new Set(some);
/** The phases that not every match has. */
const LATE = phases('confidence', 'gift', 'gold-mine', 'islands', 'persians', 'manning', 'occupation');
const OF_THE_LEAGUE = phases('delian-rebellion', 'sci-reset');
const OF_A_MATRIX = phases('strategy', 'nonplayer-operation', 'nonplayer-continuing');
const OF_TWO = phases('next-battle', 'next-siege');
function unknownPhase(s: State, phase: Phase): string | null {
  if (LATE.has(phase) && s.role < 0) return ONLY_LATE;
  if (OF_THE_LEAGUE.has(phase) && s.role >= 0) return 'PW-10.5: there is no Delian League';
  if (OF_A_MATRIX.has(phase) && !bookOf(s).matrices) return 'PW-11-b: both sides have a player';
  if (OF_TWO.has(phase) && bookOf(s).nextCombat === 'lot') return 'PW-6.2-h: alone, it is drawn';
  if (phase === 'interception' && bookOf(s).interception === 'compulsory') return 'PW-5.6.1-a: alone, nobody is asked';
  return null;
}
const IN_OPERATION = phases('commander', 'expedition', 'march', 'interception');
/** What a phase needs. */
function impossible(s: State, { phase = 'turn', garrison: space, operation = null }: Position, report: Report): void {
  if (phase === 'garrison' && space === undefined) report('/garrison', 'the space');
  else if (phase === 'garrison' && forceOf(s, SPACE.at(space ?? ''), s.player) === 0)
    report('/garrison', 'a space with SP of the player');
  if (IN_OPERATION.has(phase) && operation === null) report('/operation', 'the operation under way');
  if (!IN_OPERATION.has(phase) && operation !== null) report('/operation', 'PW-5-a: none is under way in this phase');
  for (let leader = 0; leader < LEADER.size; leader++)
    if (s.where[leader] === EXPEDITION && leader !== s.leader)
      report(`/leaders/${LEADER.ids[leader]}`, 'PW-5.1-c: leads no operation');
  const unknown = unknownPhase(s, phase);
  if (unknown !== null) report('/phase', unknown);
  SIDES.forEach((id, side) => {
    const drawn = s.drawn[side];
    if (drawn >= 0 && (!leads(s, drawn) || LEADER_SIDE[drawn] !== side))
      report(`/drawn/${id}`, 'PW-3.4-c: a commander of this side');
  });
  if (s.leader >= 0 && !leads(s, s.leader)) report('/operation/leader', NO_COMMANDER);
}
const isPhase = (phase: string): phase is Phase => (PHASES as readonly string[]).includes(phase);

export const position = positionFormat<State>({
  id: 'peloponnesian-war',
  title: 'A position of The Peloponnesian War',
  fields: ALL,
  begin,
  finish,
  startOf: (s, phase) => (isPhase(phase) ? stackOf(s, phase, -1) : null),
  left,
});
