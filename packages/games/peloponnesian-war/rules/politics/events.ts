import { ask, procedure } from '@polemos/kernel';
import { placement } from '../combat/placement.ts';
import { isNational, recall } from '../combat/recall.ts';
import { bookOf } from '../editions/book.ts';
import { MINOR_POWERS_ONCE, plays } from '../editions/readings.ts';
import { activateArgos, activateMacedonia, activateSyracuse } from '../operations/neutrals.ts';
import { oligarchicRebellion, oligarchsPossible } from '../rebellion/rebellion.ts';
import { FALL_OF_SPARTA_EVENTS } from '../scenarios/fall-of-sparta/events.ts';
import { FIRST_WAR_EVENTS } from '../scenarios/first-war/events.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import {
  CORCYRA_STAYS,
  COUP,
  GONE,
  LEADERS_DIE,
  MINOR_POWERS,
  NO_ALLIES_IN_ATHENS,
  NO_EISPHORA,
  OUT,
  type P,
  PERSIA,
  PLAGUE,
  REBELLION,
  type State,
  WITH_PERSIA,
  WITH_SPARTA,
} from '../state.ts';
import { CORCYRA, HOME, PIRAEUS, SPACES } from '../terms/board.ts';
import { assess, spartansWereInAttica, unmark } from '../terms/control.ts';
import { eliminate, remove, spOf, unitsOf } from '../terms/forces.ts';
import { PERICLES } from '../terms/leaders.ts';
import { pay, receive } from '../terms/ledger.ts';
import { CORCYRA_LEFT } from '../terms/palettes.ts';
import { ATHENS, allied, HOPLITE, isAllied, NAVAL, NO_SIDE, national, SIDES, SPARTA } from '../terms/units.ts';
import { demagogue, earthquakeMovesHim } from './alcibiades.ts';
import { changeAllegiance, sitalces, tellAllegiance } from './allegiance.ts';
import { always, type EventTable, tellTalents } from './event.ts';

const withEnemy = (s: State): boolean => s.alcibiades === WITH_SPARTA || s.alcibiades === WITH_PERSIA;
/** PW-E-10: turns 1–3, 4–6, 7–8, 9–10. */
const bracketOf = (turn: number): number => (turn <= 3 ? 0 : turn <= 6 ? 1 : turn <= 8 ? 2 : 3);

/** The campaign event table, by the sum of two dice. */
export const EVENTS: EventTable = {
  2: { rule: 'PW-E-2', id: 'silver-mine', possible: always, happen: silverMine },
  3: {
    rule: 'PW-E-3-a',
    id: 'coup',
    possible: s => (s.happened & COUP) === 0 && s.sci[ATHENS] < 0 && withEnemy(s),
    happen: coup,
  }, // PW-E-3-a
  4: { rule: 'PW-E-4-a', id: 'sitalces', possible: always, happen: play => sitalces(play, 'PW-E-4-a'), returns: true },
  5: {
    rule: 'PW-E-5-a',
    ruleIn: ({ persia: { rule } }) => rule,
    id: 'persia',
    possible: (s, turn) =>
      (s.happened & PERSIA) === 0 && turn >= 5 && s.bellicosity[SPARTA] >= bookOf(s).persia.will && withEnemy(s), // PW-E-5-a
    happen: persia,
  },
  6: { rule: 'PW-E-6-a', id: 'plague', possible: s => (s.happened & PLAGUE) === 0 && spartansWereInAttica(s), happen: plague }, // PW-E-6-a
  7: { rule: 'PW-E-7-a', id: 'demagogue', possible: s => s.alcibiades !== GONE, happen: demagogue },
  8: { rule: 'PW-E-8-a', id: 'oligarchs', possible: oligarchsPossible, happen: oligarchicRebellion },
  9: { rule: 'PW-E-9', id: 'perdiccas', possible: always, happen: perdiccas, returns: true },
  10: { rule: 'PW-E-10-a', id: 'minor-powers', possible: minorPossible, happen: minorPowers, returns: true },
  11: { rule: 'PW-E-11-a', id: 'leader-deaths', possible: always, happen: leaderDeaths },
  12: { rule: 'PW-E-12-a', id: 'phenomenon', possible: always, happen: phenomenon },
};

/** PW-10.3.4-f, PW-10.5.4.9-a: each has its own. Looked up when it is rolled: while modules load, one may not be there yet. */
const tableOf = (events: string): EventTable =>
  events === 'first-war' ? FIRST_WAR_EVENTS : events === 'fall-of-sparta' ? FALL_OF_SPARTA_EVENTS : EVENTS;
/** PW-3.2-a, b: rolled again until one can happen. */
export function rollEvent(play: P): void {
  const { state } = play;
  for (;;) if (tryEvent(play, state.turn, 'PW-3.2-b')) return;
}
function tryEvent(play: P, turn: number, again: string | null): boolean {
  const { state, fate } = play;
  const dice = [fate.d6('event', 'PW-3.2-a'), fate.d6('event', 'PW-3.2-a')];
  const sum = dice[0] + dice[1];
  const event = tableOf(scenarioOf(state).events ?? 'campaign')[sum];
  const possible = event.possible(state, turn);
  const rule = event.ruleIn?.(bookOf(state)) ?? event.rule;
  play.tell?.({ kind: 'event', rule, dice, sum, event: event.id, possible, again: possible ? null : again, turn });
  if (!possible) return false;
  event.happen(play, turn);
  if (event.returns) play.call(homeFromEvents);
  return true;
}
/** PW-9.3-g: an impossible one is not rolled again. */
export function armisticeEvent(play: P, turn: number): void {
  tryEvent(play, turn, null);
}
/** PW-E-4-b, PW-E-9, PW-E-10-d, PW-R124: national SP return by the Post-Combat Movement Table. */
export const homeFromEvents = procedure<State>(
  'homeFromEvents',
  ask(placement, () => ({ homecoming: false, returning: true })),
);
/** PW-3.2. */
export const eventSegment = procedure<State>('eventSegment', rollEvent);

/** PW-E-2. */
function silverMine(play: P): void {
  const die = play.fate.d6('silver mine', 'PW-E-2');
  const side = die <= 3 ? SPARTA : ATHENS;
  receive(play.state, side, 400);
  tellTalents(play, 'PW-E-2', side, 400, die);
}
/** PW-E-3-b. */
function coup(play: P): void {
  const { state } = play;
  state.happened |= COUP;
  state.shaken[ATHENS] = 2; // PW-3.2-c
  receive(state, ATHENS, 100);
  tellTalents(play, 'PW-E-3-b', ATHENS, 100);
  state.bans |= NO_EISPHORA;
  oligarchicRebellion(play);
  oligarchicRebellion(play);
}
/** PW-E-5-b. */
function persia(play: P): void {
  play.state.happened |= PERSIA;
  play.state.persia = true;
  play.tell?.({ kind: 'neutral-joins', rule: 'PW-E-5-b', neutral: 'persia', side: 'sparta', space: 'sardis', units: {} });
}
/** PW-E-6. */
function plague(play: P): void {
  const { state } = play;
  state.happened |= PLAGUE;
  const kind = national(ATHENS, HOPLITE);
  const inAthens = spOf(state, HOME[ATHENS], kind);
  const lost = Math.ceil((inAthens + spOf(state, PIRAEUS, kind)) / 3);
  eliminate(state, HOME[ATHENS], kind, Math.min(lost, inAthens));
  eliminate(state, PIRAEUS, kind, Math.max(0, lost - inAthens));
  let ships = 0;
  for (let space = 0; space < SPACES; space++) ships += spOf(state, space, national(ATHENS, NAVAL));
  const talents = Math.ceil(ships / 4) * 200; // PW-E-6-c, PW-R61
  pay(state, ATHENS, talents);
  const pericles = state.where[PERICLES] !== OUT;
  if (pericles) {
    state.where[PERICLES] = OUT; // PW-E-6-d
    state.deaths[ATHENS]++; // PW-E-11-b
  }
  state.bans |= NO_ALLIES_IN_ATHENS;
  play.tell?.({ kind: 'plague', rule: 'PW-E-6-b', lost, ships, talents, pericles, treasury: state.treasury[ATHENS] });
}
/** PW-E-9; PW-R87: a neutral Macedonia joins Sparta first. */
function perdiccas(play: P): void {
  const { state } = play;
  if (state.macedonia === NO_SIDE) return activateMacedonia(play, SPARTA, 'PW-10.1.3-e');
  state.macedonia = 1 - state.macedonia;
  for (const space of bookOf(state).macedonia) {
    changeAllegiance(play, space, state.macedonia, 'PW-E-9');
    assess(state, space);
    tellAllegiance(play, space, state.macedonia, 'PW-E-9');
  }
}

/** PW-R63: an active neutral is not activated again, nor does Corcyra leave twice; by the option, and in the 1st edition, each change comes once. */
function minorPossible(s: State, turn: number): boolean {
  const bracket = bracketOf(turn);
  const once = bookOf(s).minorPowersOnce !== null || plays(s, MINOR_POWERS_ONCE);
  if (once && (s.happened & MINOR_POWERS[bracket]) !== 0) return false;
  return bracket === 0 || (bracket === 1 ? !s.argos : bracket === 2 ? !s.syracuse : s.palette !== CORCYRA_LEFT);
}
function minorPowers(play: P, turn: number): void {
  const { state } = play;
  const bracket = bracketOf(turn);
  state.happened |= MINOR_POWERS[bracket];
  if (bracket === 0) {
    state.bans |= CORCYRA_STAYS; // PW-E-10-a
    play.tell?.({ kind: 'corcyra', rule: 'PW-E-10-a', leaves: false });
  } else if (bracket === 1) activateArgos(play, 'PW-E-10-b');
  else if (bracket === 2) activateSyracuse(play, 'PW-E-10-c');
  else corcyraLeaves(play);
}
/** PW-E-10-d, e. */
function corcyraLeaves(play: P): void {
  const { state } = play;
  recall(play, CORCYRA, { side: ATHENS, rule: 'PW-E-10-d' }, isNational);
  const units = unitsOf(state, CORCYRA, ATHENS, isAllied);
  for (let type = 0; type < 3; type++) remove(state, CORCYRA, allied(ATHENS, type), spOf(state, CORCYRA, allied(ATHENS, type)));
  state.palette = CORCYRA_LEFT;
  unmark(state, CORCYRA, REBELLION);
  assess(state, CORCYRA);
  play.tell?.({ kind: 'corcyra', rule: 'PW-E-10-d', leaves: true, units });
}
/** PW-E-11-a. */
function leaderDeaths(play: P): void {
  play.state.bans |= LEADERS_DIE;
}
/** PW-E-12. */
function phenomenon(play: P): void {
  const { state } = play;
  const die = play.fate.d6('eclipse or earthquake', 'PW-E-12-a');
  const side = die <= 3 ? ATHENS : SPARTA;
  state.most[side] = 2;
  play.tell?.({ kind: 'phenomenon', rule: 'PW-E-12-a', die, side: SIDES[side] });
  if (side === SPARTA && state.alcibiades === WITH_SPARTA) earthquakeMovesHim(play); // PW-E-12-b
}
