import { ask, each, procedure } from '@polemos/kernel';
import { armisticeConstruction } from '../administration/building.ts';
import { incomeItems } from '../administration/revenue.ts';
import type { Item } from '../administration/trade.ts';
import { placement } from '../combat/placement.ts';
import { isNational, recall } from '../combat/recall.ts';
import { bookOf } from '../editions/book.ts';
import { EISPHORA_ONCE, plays } from '../editions/readings.ts';
import { armisticeEvent } from '../politics/events.ts';
import { helotsSubmit } from '../rebellion/helots.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { NICIAS_SPEAKS, NO_EISPHORA, type P, type State } from '../state.ts';
import { SPACE, SPACES } from '../terms/board.ts';
import { assessHeld, belongsTo, controller } from '../terms/control.ts';
import { forceOf } from '../terms/forces.ts';
import { receive } from '../terms/ledger.ts';
import { ATHENS, SIDES, SPARTA, sideId } from '../terms/units.ts';
import { endScenario } from '../victory/victory.ts';
import { armisticeDue } from './bellicosity.ts';

export const isDue = ({ state }: P): boolean => armisticeDue(state);

/** PW-9.3-c: how long it lasts. */
function declare(play: P): void {
  const { state, fate } = play;
  if (scenarioOf(state).end.onArmistice) return endScenario(play, 'armistice'); // PW-1.4-b
  const rule = bookOf(state).armisticeLength;
  const die = fate.d6('length of the armistice', rule);
  const nicias = (state.bans & NICIAS_SPEAKS) !== 0 ? 1 : 0;
  state.truce = true; // PW-9.3-b
  state.bans &= ~NO_EISPHORA; // PW-E-3-b: a coup of this turn barred it in this turn
  state.armisticeTurns = Math.ceil((die + nicias) / 2);
  play.tell?.({
    kind: 'armistice',
    rule,
    die,
    modifiers: nicias === 1 ? [{ rule: bookOf(state).nicias.rule, by: 1 }] : [],
    turns: state.armisticeTurns,
  });
}
/** PW-9.3-d: Athenian and Spartan SP leave what they have captured. */
function leaveCaptured(play: P): void {
  const { state } = play;
  for (let space = 0; space < SPACES; space++)
    for (const side of [ATHENS, SPARTA]) {
      if (forceOf(state, space, side) === 0 || belongsTo(state, space, side)) continue;
      recall(play, space, { side, rule: 'PW-9.3-d' }, isNational);
    }
}
/** PW-9.3-e. */
function returnSpaces(play: P): void {
  const { state } = play;
  for (let space = 0; space < SPACES; space++) {
    const before = controller(state, space);
    assessHeld(state, space);
    const to = controller(state, space);
    if (to !== before) play.tell?.({ kind: 'returned', rule: 'PW-9.3-e', space: SPACE.ids[space], to: sideId(to) });
  }
  helotsSubmit(play); // PW-R193
}
/** PW-9.3-f, PW-6.6-f. */
function freeHostages(play: P): void {
  play.state.captive = [0, 0];
  play.tell?.({ kind: 'hostages-freed', rule: 'PW-9.3-f' });
}
const nextTurn = ({ state }: P, _: object, after: number): number =>
  after + 1 < state.armisticeTurns && state.turn + after + 2 <= scenarioOf(state).lastTurn ? after + 1 : -1;
/** PW-9.3-g: one event in each turn of peace. */
function eventOfPeace(play: P, { year }: Readonly<Record<string, number>>): void {
  armisticeEvent(play, play.state.turn + year + 1);
}
/** PW-9.3-i. */
function incomeOfPeace(play: P): void {
  const { state } = play;
  const turns = state.armisticeTurns;
  for (const side of [ATHENS, SPARTA]) {
    const items = incomeItems(state, side, true);
    const eisphora = levied(state, items);
    const plain = items.reduce((sum, { by }) => sum + by, -eisphora);
    const taxed = turnsOfEisphora(state);
    const net = Math.max(0, plain + eisphora) * taxed + Math.max(0, plain) * (turns - taxed);
    if (eisphora > 0 && taxed < turns)
      items.push({ rule: coupInPeace(state) ? 'PW-E-3-b' : 'PW1-R16', by: (taxed - turns) * eisphora });
    receive(state, side, net);
    play.tell?.({
      kind: 'income',
      rule: bookOf(state).armisticeEisphora ?? 'PW-9.3-i',
      side: SIDES[side],
      items,
      net,
      turns,
      treasury: state.treasury[side],
    });
  }
}
/** Of an income of peace: what Eisphora brings. */
const levied = (s: State, items: readonly Item[]): number =>
  items.reduce((sum, { rule, by }) => (rule === bookOf(s).armisticeEisphora ? sum + by : sum), 0);
/** PW-E-3-b: a coup in one of the turns of peace. */
const coupInPeace = (s: State): boolean => (s.bans & NO_EISPHORA) !== 0;
/** PW1-R16: in how many turns of peace it is levied; a coup bars the one in which it falls. */
const turnsOfEisphora = (s: State): number =>
  Math.min(plays(s, EISPHORA_ONCE) ? 1 : s.armisticeTurns, s.armisticeTurns - (coupInPeace(s) ? 1 : 0));
/** PW-9.3-l, m. */
function newWill(play: P): void {
  const { state } = play;
  const will = Math.max(0, 10 - (state.turn - state.first + 1));
  state.bellicosity = [will, will];
  play.tell?.({ kind: 'bellicosity-reset', rule: 'PW-9.3-l', now: will });
}

/** PW-9.3: its effects in the printed order. */
export const armistice = procedure<State>(
  'armistice',
  declare,
  leaveCaptured,
  returnSpaces, // PW-R196: what has been left is its owner's as they come home
  ask(placement, () => ({ homecoming: false })),
  freeHostages,
  each('year', nextTurn, eventOfPeace),
  incomeOfPeace,
  ask(armisticeConstruction),
  newWill,
);
