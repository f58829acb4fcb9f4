import { CORCYRA, HOME, SPACE, SPACES } from './board.ts';
import { pass, pay, spendable } from './books.ts';
import { forceOf, fresh, leadersAt, move } from './forces.ts';
import { LEADER_SIDE, LEADERS } from './leaders.ts';
import { endOperation } from './march.ts';
import { aggression, cannotRebel, refuseNeutralObjective } from './neutrals.ts';
import { startRebellion } from './rebellion.ts';
import { isRally } from './routes.ts';
import { drawCommander } from './selection.ts';
import { friendOf, isCoalition, isRebel } from './standing.ts';
import { CORCYRA_STAYS, EXPEDITION, GHB, type P, type State } from './state.ts';
import { ACTIVATION, enemyOf, HOME_GUARD, SIDES, sideOf, UNIT } from './units.ts';

// What both sides' operations have in common.

/** PW-5.3.1-c, g: own commanders on the map, those in the Going Home box included. */
export function commandersOut(s: State, side: number): number {
  let count = 0;
  for (let leader = 0; leader < LEADERS; leader++) if (LEADER_SIDE[leader] === side && s.where[leader] <= GHB) count++;
  return count;
}

/** PW-5.3.1: the auguries. An unfavourable answer is a pass. */
export function auguries(play: P, side: number): boolean {
  const { state, fate } = play;
  const modifier =
    side === state.player
      ? { rule: 'PW-5.3.1-c', by: Math.floor(commandersOut(state, side) / 2) }
      : { rule: 'PW-5.3.1-b', by: 1 };
  const die = fate.d6(`auguries of ${SIDES[side]}`, 'PW-5.3.1-a');
  const favourable = die + modifier.by <= 5;
  play.tell?.({
    kind: 'auguries',
    rule: 'PW-5.3.1-d',
    side: SIDES[side],
    die,
    modifiers: [modifier],
    result: die + modifier.by,
    favourable,
  });
  if (!favourable) pass(play, side, 'PW-5.3.2-b', 'auguries');
  return favourable;
}

/** PW-5.3.1-e, PW-5.3.2-c: a commander for a continuing operation; false: there is none, a pass. */
export function provideCommander(play: P, side: number): boolean {
  const { state } = play;
  if (leadersAt(state, HOME[side], side) > 0) return true;
  if (drawCommander(play, side, 'PW-5.3.1-e') >= 0) return true;
  pass(play, side, 'PW-5.3.2-c', 'no-commander');
  return false;
}

/** PW-5.3.2-d, e: whether a side could pay for one SP somewhere at all. */
export function canActivateAnything(s: State, side: number): boolean {
  const purse = spendable(s, side);
  for (let space = 0; space < SPACES; space++) {
    if (!isRally(s, space, side) || isFrozen(s, space)) continue;
    for (let kind = side * 6; kind < side * 6 + 6; kind++)
      if (ACTIVATION[kind] <= purse && fresh(s, space, kind) > 0) return true;
  }
  return false;
}
/** PW-E-10-a. */
export const isFrozen = (s: State, space: number): boolean => space === CORCYRA && (s.bans & CORCYRA_STAYS) !== 0;

/** PW-E-12-a, PW-R64. */
export const reachedLimit = (s: State, side: number): boolean => s.operations[side] >= s.most[side];

export function begin(play: P, side: number, leader: number): void {
  const { state } = play;
  state.active = side;
  state.leader = leader;
  state.where[leader] = EXPEDITION;
  state.moved[leader] = ++state.sequence;
  state.at = HOME[side];
  state.marching = false;
}
export function nameObjective(play: P, side: number, objective: number, rule: string): void {
  const { state } = play;
  state.active = side;
  state.objective = objective;
  play.tell?.({ kind: 'objective', rule, side: SIDES[side], space: SPACE.ids[objective] });
  aggression(play, side, objective);
}

/** PW-5.4-c to f, PW-R29: why rebellion cannot be caused there, or null. Money apart. */
export function refuseRebellion(s: State, side: number, space: number): string | null {
  const enemy = enemyOf(side);
  if (space === HOME[enemy]) return 'PW-5.4-d';
  if (isCoalition(s, space, enemy)) return 'PW-5.4-e';
  if (cannotRebel(s, space)) return 'PW-5.4-f';
  const neutral = refuseNeutralObjective(s, side, space);
  if (neutral !== null) return neutral;
  if (forceOf(s, space, enemy) > 0) return 'PW-5.4-c';
  if (isRebel(s, space) || friendOf(s, space) === side) return 'PW-R29';
  return null;
}
export const REBELLION_FEE = 100;

/** PW-5.4-h: the test. Answers whether the operation goes on. */
export function causeRebellion(play: P): boolean {
  const { state, fate } = play;
  const { active: side, objective: space } = state;
  pay(state, side, REBELLION_FEE);
  const die = fate.d6('cause rebellion', 'PW-5.4-h');
  const modifiers = side === state.player ? [] : [{ rule: 'PW-5.4-h', by: 2 }];
  const success = die + (side === state.player ? 0 : 2) >= 6;
  play.tell?.({
    kind: 'cause-rebellion',
    rule: success ? 'PW-5.4-j' : 'PW-5.4-i',
    side: SIDES[side],
    space: SPACE.ids[space],
    die,
    modifiers,
    success,
    cost: REBELLION_FEE,
    treasury: state.treasury[side],
  });
  if (success) startRebellion(play, space, 'PW-5.4-j');
  else {
    if (state.leader >= 0 && state.where[state.leader] === EXPEDITION) state.where[state.leader] = HOME[side];
    endOperation(play); // PW-5.4-i, PW-R94: no pass
  }
  return success;
}

/** PW-5.1.5: moves SP from the commander's space into his Expedition and pays for them. */
export function activate(play: P, kind: number, count: number): void {
  const { state } = play;
  const cost = ACTIVATION[kind] * count;
  move(state, state.at, EXPEDITION, kind, count);
  pay(state, state.active, cost);
  play.tell?.({
    kind: 'activated',
    rule: 'PW-5.1.5-a',
    side: SIDES[state.active],
    space: SPACE.ids[state.at],
    unit: UNIT.ids[kind],
    count,
    cost,
    treasury: state.treasury[state.active],
  });
}
/** Why SP where the commander stands cannot be activated, or null. */
export function refuseActivation(s: State, kind: number, count: number): string | null {
  const side = s.active;
  if (kind === HOME_GUARD) return 'PW-0.3-f';
  if (sideOf(kind) !== side) return 'PW-5.1.1-a';
  if (!isRally(s, s.at, side)) return 'PW-0.5-i';
  if (isFrozen(s, s.at)) return 'PW-E-10-a';
  if (fresh(s, s.at, kind) < count) return 'PW-5.1.5-f';
  const cost = ACTIVATION[kind] * count;
  if (cost > s.treasury[side]) return 'PW-5.3.2-e';
  if (cost > spendable(s, side)) return 'PW-5.1.5-e';
  return null;
}
