import { ask, loop, procedure, type Step, when } from '@polemos/kernel';
import { armisticeConstruction, build, buildingOf, construction } from './administration/building.ts';
import { control, income } from './administration/revenue.ts';
import { armistice, isDue } from './armistice/armistice.ts';
import { bellicosity, surrender } from './armistice/bellicosity.ts';
import { endOfTurn } from './armistice/end-of-turn.ts';
import { battleResolution } from './combat/combat.ts';
import { garrison, goingHome, homecoming } from './combat/going-home.ts';
import { harbour, odd, placement } from './combat/placement.ts';
import { siegeDetermination } from './combat/siege.ts';
import { siegeResolution } from './combat/siege-resolution.ts';
import { bookOf } from './editions/book.ts';
import { leaveBehind, leg } from './operations/march.ts';
import { nonPlayerContinuing, nonPlayerOperation } from './operations/non-player.ts';
import { another, commander, expedition, objective, playerOperation } from './operations/player.ts';
import { eventSegment, homeFromEvents } from './politics/events.ts';
import { commanderSelection } from './politics/selection.ts';
import { sideDetermination } from './politics/sides.ts';
import { helots, returnToChios } from './rebellion/helots.ts';
import { continuation, delianRebellion, spread } from './rebellion/rebellion.ts';
import { isHegemony } from './scenarios/fall-of-sparta/coalition.ts';
import { goldMine, islands } from './scenarios/fall-of-sparta/events.ts';
import { manning, occupation } from './scenarios/fall-of-sparta/garrisons.ts';
import { confidence, gift } from './scenarios/fall-of-sparta/hegemony.ts';
import { persianOperation, persiansFirst } from './scenarios/fall-of-sparta/persian-operation.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { nonPlayer, type P, type State } from './state.ts';
import { resetSci, strategyDetermination } from './strategy/strategy.ts';
import { battlesOfTwo, nextBattle, nextSiege, siegesOfTwo } from './two-players/combat.ts';
import { homeward, placementOfTwo } from './two-players/homeward.ts';
import { interception } from './two-players/interception.ts';
import { operationsOfTwo } from './two-players/operations.ts';

/** PW-2-i: the first turn of a scenario has neither. */
const notTheFirst = ({ state }: P): boolean => state.turn > state.first;

const sidesChange = ({ state }: P): boolean => bookOf(state).sidesChange;
const byMatrix = ({ state }: P): boolean => bookOf(state).matrices;
/** PW-10.3.4-g, PW-R53: except that a scenario without commanders draws them. */
const drawsFirst = ({ state }: P): boolean => state.turn === state.first && SCENARIOS[state.scenario].drawsFirst === true;
/** PW-10.5: there is a Coalition, and no Delian League; its confidence is spent before the event (PW-R177). */
const inHegemony = ({ state }: P): boolean => isHegemony(state);
const inLeague = (play: P): boolean => !inHegemony(play);
/** PW-2-b, PW-2-c: the Political and the Strategic Planning Phase. */
export const politics = procedure<State>(
  'politics',
  when(sidesChange, sideDetermination), // PW-3.1, PW-11-b
  when(inHegemony, ask(confidence)), // PW-10.5.4.5-VI to IX
  ask(eventSegment), // PW-3.2
  when(inLeague, delianRebellion), // PW-3.3
  commanderSelection, // PW-3.4
  when(byMatrix, strategyDetermination), // PW-4.1, PW-11-b
  when(inLeague, resetSci), // PW-4.2
);

const playerInitial = ({ state }: P): boolean => !state.initial[state.player] && !state.passed[state.player];
const nonPlayerInitial = ({ state }: P): boolean => !state.initial[nonPlayer(state)] && !state.passed[nonPlayer(state)];
const someoneActs = ({ state }: P): boolean => !state.passed[0] || !state.passed[1];
const playerActs = ({ state }: P): boolean => !state.passed[state.player];
const nonPlayerActs = ({ state }: P): boolean => !state.passed[nonPlayer(state)];

/** PW-5-a to c: initial operations, then one by one until both have passed. */
export const operations = procedure<State>(
  'operations',
  when(playerInitial, ask(playerOperation)),
  when(nonPlayerInitial, ask(nonPlayerOperation)),
  loop(someoneActs, when(playerActs, ask(another)), when(nonPlayerActs, ask(nonPlayerContinuing))),
);

/** PW-2-a, d to h: a turn. */
export const turn = procedure<State>(
  'turn',
  when(notTheFirst, ask(politics)), // PW-3, PW-4
  when(drawsFirst, commanderSelection, when(byMatrix, strategyDetermination)), // PW-R53
  when(byMatrix, ask(operations)), // PW-5
  when(play => !byMatrix(play), ask(operationsOfTwo)), // PW-11
  ask(goingHome), // PW-5.9
  siegeDetermination, // PW-6.1
  battleResolution, // PW-6.2
  siegeResolution, // PW-6.3
  ask(homecoming), // PW-6.4
  continuation, // PW-7.1
  spread, // PW-7.2
  helots, // PW-7.3
  when(inLeague, returnToChios), // PW-6.9-c, PW-R191
  control, // PW-8-a
  when(inHegemony, ask(occupation)), // PW-10.5-f
  income, // PW-8.1
  ask(construction), // PW-8.2
  bellicosity, // PW-9.1
  surrender, // PW-9.2
  when(isDue, ask(armistice)), // PW-9.3
  endOfTurn, // PW-9.4
);
export const game = procedure<State>(
  'game',
  loop(() => true, ask(turn)),
);

export const STEPS: readonly Step<State>[] = [
  game,
  turn,
  politics,
  eventSegment,
  homeFromEvents,
  operations,
  operationsOfTwo,
  another,
  playerOperation,
  objective,
  commander,
  expedition,
  leg,
  leaveBehind,
  nonPlayerOperation,
  nonPlayerContinuing,
  goingHome,
  placement,
  odd,
  harbour,
  placementOfTwo,
  homeward,
  interception,
  battlesOfTwo,
  nextBattle,
  siegesOfTwo,
  nextSiege,
  buildingOf,
  homecoming,
  garrison,
  construction,
  build,
  armistice,
  armisticeConstruction,
  confidence,
  gift,
  goldMine,
  islands,
  persiansFirst,
  persianOperation,
  occupation,
  manning,
];
