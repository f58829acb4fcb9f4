import { ask, each, loop, NOBODY, type Play, procedure, type Seat, when } from '@polemos/kernel';
import { battles } from '../battle/battle.ts';
import { ATHENS, LAST_ROUND, other, ROUND, SEATS, SPACES, SPARTA } from '../components/board.ts';
import { prestigeOf } from '../components/control.ts';
import { PROJECT, PROJECTS, REVEALED } from '../components/projects.ts';
import { type BySide, completeProjects, feed, grow, megalopolis, payPhoros, spoil } from '../end/end.ts';
import { finish, ostracism } from '../end/score.ts';
import { atEnd, atStart, common } from '../events/event.ts';
import { homecoming } from '../events/expedition.ts';
import { EVENT, EVENT_ROUND, modifiersOf } from '../events/modifiers.ts';
import { SCENARIOS } from '../scenarios.ts';
import { DISPLAY, GONE, PILE, type State } from '../state.ts';
import { actionsGoOn, beginTurn, endTurn, nextTurn, nobodyPassed, turn, turnGoesOn } from './turn.ts';

type P = Play<State>;
const candidates: number[] = [];

/** PO-F-b: the next three tiles of the pile; it holds no order, one draws from it. */
function revealProjects(play: P): void {
  const { state, fate } = play;
  play.tell?.({ kind: 'round', rule: 'PO-F-a', round: ROUND.ids[state.round] });
  const revealed: string[] = [];
  for (let n = 0; n < REVEALED; n++) {
    candidates.length = 0;
    for (let project = 0; project < PROJECTS; project++) if (state.project[project] === PILE) candidates.push(project);
    if (candidates.length === 0) break;
    const project = candidates[fate.draw(PROJECT, candidates, candidates.length, 'project', 'PO-F-b')];
    state.project[project] = DISPLAY;
    if (play.tell !== undefined) revealed.push(PROJECT.ids[project]);
  }
  play.tell?.({ kind: 'projects', rule: 'PO-F-b', projects: revealed, reveals: true });
}

/** PO-F-d, PO-F-f, PO-R54: prestige is compared once, before the event. */
function settleOrder(play: P): void {
  const { state } = play;
  state.first = prestigeOf(state, SPARTA) > prestigeOf(state, ATHENS) ? SPARTA : ATHENS;
  state.turn = other(state.first);
  play.tell?.({ kind: 'first-turn', rule: 'PO-F-f', seat: SEATS[state.turn] });
}

/** PO-F-c */
function revealEvent(play: P): void {
  const { state, fate } = play;
  if (!SCENARIOS[state.scenario].events) return; // PO-X1-a
  candidates.length = 0;
  for (let event = 0; event < EVENT.size; event++) if (EVENT_ROUND[event] === state.round) candidates.push(event);
  state.event = candidates[fate.draw(EVENT, candidates, candidates.length, 'event', 'PO-F-c')];
  const { commanders } = modifiersOf(state.event);
  state.commanders = [commanders, commanders];
  play.tell?.({ kind: 'event', rule: 'PO-F-c', event: EVENT.ids[state.event], reveals: true });
}

interface Nth {
  readonly nth: number;
}
const both = (_: P, __: object, after: number): number => (after < 1 ? after + 1 : -1);
const inEventOrder = ({ state }: P, { nth }: Nth): { readonly seat: Seat } => ({
  seat: nth === 0 ? state.first : other(state.first),
});
/** PO-E-a: in each phase first who passed first. */
const inPassOrder = ({ state }: P, { nth }: Nth): BySide => ({ seat: nth === 0 ? state.passedFirst : other(state.passedFirst) });
const bySide =
  (rule: (play: P, by: BySide) => void) =>
  (play: P, by: Nth): void =>
    rule(play, inPassOrder(play, by));
const phase = (rule: (play: P, by: Nth) => void) => each('nth', both, rule);
/** The lines of a round at which a position can start. */
export const PHASES = {
  round: revealProjects,
  turn: ask<State>(turn),
  end: ask<State>(battles),
  projects: completeProjects,
  feeding: bySide(feed),
  growth: bySide(grow),
  megalopolis: bySide(megalopolis),
  goods: bySide(spoil),
  phoros: bySide(payPhoros),
};
const isLast = ({ state }: P): boolean => state.round === LAST_ROUND;

/** PO-N-a … d: the round marker, discs, merchants and the display. */
function prepare(play: P): void {
  const { state } = play;
  state.round++;
  state.event = -1;
  state.taxed.fill(NOBODY);
  for (let space = 0; space < SPACES; space++) {
    if (state.cargo[space] !== NOBODY) state.port[state.cargo[space]]++;
    state.cargo[space] = NOBODY;
  }
  for (let project = 0; project < PROJECTS; project++) if (state.project[project] === DISPLAY) state.project[project] = GONE;
  state.passedFirst = NOBODY;
  state.passed = 0;
  state.fed = 0;
  state.banned = 0;
  state.switched = 0;
  state.commanders.fill(0);
  state.grown.fill(0);
  play.tell?.({ kind: 'prepared', rule: 'PO-N-a', round: ROUND.ids[state.round] });
}

/** Section F: one round. */
export const round = procedure<State>(
  'round',
  revealProjects, // PO-F-b
  settleOrder, // PO-F-f
  revealEvent, // PO-F-c
  common,
  each('nth', both, ask(atStart, inEventOrder)), // PO-F-d
  loop(
    actionsGoOn,
    beginTurn,
    loop(turnGoesOn, PHASES.turn),
    endTurn,
    when(nobodyPassed, ask(battles)), // PO-B-c
    nextTurn,
  ),
  PHASES.end, // PO-B-d
  each('nth', both, ask(atEnd, inEventOrder)), // PO-F-p
  ask(homecoming),
  completeProjects, // PO-E1
  phase(PHASES.feeding), // PO-E2
  phase(PHASES.growth), // PO-E3
  phase(PHASES.megalopolis), // PO-E4
  when(isLast, finish), // PO-E-b, PO-G-c
  phase(PHASES.goods), // PO-E5
  phase(PHASES.phoros), // PO-E6
  ostracism, // PO-G-b
  prepare, // PO-N
);

/** PO-F-a: round after round, until the score or a sudden end. */
export const game = procedure<State>(
  'game',
  loop(() => true, ask(round)),
);
