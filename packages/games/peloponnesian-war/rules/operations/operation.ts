import { type Book, bookOf, isPlayed } from '../editions/book.ts';
import { ANY_COMMANDER_AT_HOME, plays } from '../editions/readings.ts';
import { drawCommander } from '../politics/selection.ts';
import { startRebellion } from '../rebellion/rising.ts';
import {
  costOf,
  FROM_ATHENS,
  FROM_THEBES,
  isHegemony,
  musterOf,
  TREASURIES,
  thebesPays,
  usable,
  waiting,
} from '../scenarios/fall-of-sparta/coalition.ts';
import { noteActivated } from '../scenarios/first-war/plataea.ts';
import { hasOverrides, overridesOf } from '../scenarios/overrides.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { CORCYRA_STAYS, EXPEDITION, GHB, type P, type State } from '../state.ts';
import { CORCYRA, HOME, SPACE } from '../terms/board.ts';
import { enemyControls, friendOf, isCoalition, isRebel } from '../terms/control.ts';
import { forceOf, fresh, move, nextOccupied } from '../terms/forces.ts';
import { LEADER, LEADER_SIDE } from '../terms/leaders.ts';
import { pass, pay, purse, spendable } from '../terms/ledger.ts';
import { colourOf } from '../terms/palettes.ts';
import { ATHENS, ELITE, enemyOf, GARRISON, HOME_GUARD, SIDES, SPARTA, sideOf, UNIT } from '../terms/units.ts';
import { endOperation } from './ending.ts';
import { aggression, cannotRebel, refuseNeutralObjective } from './neutrals.ts';
import { isRally } from './routes.ts';

// What both sides' operations have in common.

/** PW-5.3.1-c, g: own commanders on the map, those in the Going Home box included. */
export function commandersOut(s: State, side: number): number {
  let count = 0;
  for (let leader = 0; leader < s.where.length; leader++) if (LEADER_SIDE[leader] === side && s.where[leader] <= GHB) count++;
  return count;
}

/** What is added to the die, and the sum from which the answer is bad, by the book in force. */
interface Augury {
  readonly rule: string;
  readonly modifiers: readonly { readonly rule: string; readonly by: number }[];
  readonly from: number;
}
const AUGURIES: Readonly<Record<Book['auguries'], (s: State, side: number) => Augury>> = {
  commanders: (s, side) => ({
    rule: 'PW-5.3.1-d',
    modifiers: [
      side === s.player ? { rule: 'PW-5.3.1-c', by: Math.floor(commandersOut(s, side) / 2) } : { rule: 'PW-5.3.1-b', by: 1 },
    ],
    from: 6,
  }),
  sides: (_, side) => ({ rule: 'PW-5.3.1-d', modifiers: [{ rule: 'PW-11-f', by: side === SPARTA ? 1 : 0 }], from: 6 }),
  faces: (s, side) => ({ rule: 'PW1-4.3-a', modifiers: [], from: isPlayed(s, side) ? 6 : 5 }),
  'faces-by-side': (_, side) => ({ rule: 'PW1-11-a', modifiers: [], from: side === SPARTA ? 5 : 6 }),
};

/** PW-10.5.4.6-III-e: whether the next operation of a side is made without asking. */
export const needsNone = (s: State, side: number): boolean => side === ATHENS && s.unasked;
/** What a side would add to the die of its auguries now, and the sum from which they are bad. */
export const auguryOf = (s: State, side: number): Augury => AUGURIES[bookOf(s).auguries](s, side);
const AUGURIES_OF = SIDES.map(side => `auguries of ${side}`);
/** PW-5.3.1: the auguries. An unfavourable answer is a pass. */
export function auguries(play: P, side: number): boolean {
  const { state, fate } = play;
  const { rule, modifiers, from } = auguryOf(state, side);
  const die = fate.d6(AUGURIES_OF[side], 'PW-5.3.1-a');
  const result = modifiers.reduce((sum, { by }) => sum + by, die);
  const favourable = result < from;
  play.tell?.({ kind: 'auguries', rule, side: SIDES[side], die, modifiers, result, most: from - 1, favourable });
  if (!favourable) pass(play, side, 'PW-5.3.2-b', 'auguries');
  return favourable;
}

/** PW-5.3.1-e, PW1-4.3-b, PW-5.3.2-c: a commander for a continuing operation; false: there is none, a pass. */
export function provideCommander(play: P, side: number): boolean {
  const { state } = play;
  const { newCommander } = bookOf(state);
  const waits = waiting(state, side) > 0;
  if (waits && !newCommander.always) return true;
  const drawn = drawCommander(play, side, newCommander.rule);
  if (newlyDrawnLeads(state, side) && !selectedLeads(state, side)) state.drawn[side] = drawn;
  if (drawn >= 0 || waits) return true;
  pass(play, side, 'PW-5.3.2-c', 'no-commander');
  return false;
}

/** PW1-R5: he who was drawn after the auguries leads that operation; by the option the player picks any commander at home. */
export const newlyDrawnLeads = (s: State, side: number): boolean =>
  bookOf(s).newCommander.always && !(isPlayed(s, side) && plays(s, ANY_COMMANDER_AT_HOME));

/**
 * PW-3.4-c, PW1-2.4-b: he who was drawn in the Political Phase waits for his operation; in the 1st edition for his Army. The turn in
 * which a scenario begins has no such phase.
 */
export function selectedLeads(s: State, side: number): boolean {
  const drawn = s.drawn[side];
  if (drawn < 0 || s.where[drawn] !== musterOf(s, side)) return false;
  return (
    !s.initial[side] ||
    (bookOf(s).selectedLeadsFirstArmy &&
      s.turn > s.first &&
      !s.moved.some((moved, leader) => moved > 0 && LEADER_SIDE[leader] === side))
  );
}
/** PW-5.3.2-d to f: why a side cannot activate a single SP anywhere, or null. */
export function refuseAnything(s: State, side: number): string | null {
  const talents = spendable(s, side);
  const kinds = usable(s, side);
  let cheapest = Number.POSITIVE_INFINITY;
  for (let space = nextOccupied(s, side, 0); space >= 0; space = nextOccupied(s, side, space + 1)) {
    if (!isRally(s, space, side) || isFrozen(s, space)) continue;
    for (const kind of kinds) {
      if (fresh(s, space, kind) === 0) continue;
      cheapest = Math.min(cheapest, leastCost(s, kind));
      if (cheapest <= talents) return null;
    }
  }
  return cheapest === Number.POSITIVE_INFINITY ? 'PW-5.3.2-d' : cheapest > purse(s, side) ? 'PW-5.3.2-e' : 'PW-5.3.2-f';
}
export const canActivateAnything = (s: State, side: number): boolean => refuseAnything(s, side) === null;
/** PW1-R28: where nobody need be gathered afterwards, a rebellion can be caused with its fee alone. */
export const canStir = (s: State, side: number): boolean =>
  bookOf(s).mayLeaveRebels !== null && spendable(s, side) >= REBELLION_FEE;
/** PW-5.3.2: a side passes because it must, for a reason that people are told, or by choice. */
export function passFor(play: P, side: number, must: string | null): void {
  const why = must === null ? 'choice' : must === 'PW-5.3.2-d' ? 'no-sp' : must === limitRule(play.state) ? 'limit' : 'no-money';
  pass(play, side, must ?? bookOf(play.state).passesFirst ?? 'PW-5.3.2-a', why); // PW1-4.3-e
}
/** PW-0.3-b: an elite unit is activated whole or not at all. */
export const leastCost = (s: State, kind: number): number => costOf(s, kind) * (ELITE[kind]?.sp ?? 1);
/** PW-E-10-a. */
export const isFrozen = (s: State, space: number): boolean => space === CORCYRA && (s.bans & CORCYRA_STAYS) !== 0;

/** PW-E-12-a, PW-R64. */
export const reachedLimit = (s: State, side: number): boolean => s.operations[side] >= s.most[side];
/** The event that set the limit: each table has its own. */
export const limitRule = (s: State): string => (scenarioOf(s).events === 'first-war' ? 'PW-E1-4-a' : 'PW-E-12-a');

export function begin(play: P, side: number, leader: number): void {
  const { state } = play;
  state.active = side;
  state.leader = leader;
  state.at = state.where[leader];
  state.where[leader] = EXPEDITION;
  state.moved[leader] = ++state.sequence;
  state.marching = false;
}
export function nameObjective(play: P, side: number, objective: number, rule: string): void {
  const { state } = play;
  state.active = side;
  state.objective = objective;
  play.tell?.({ kind: 'objective', rule, side: SIDES[side], space: SPACE.ids[objective] });
  aggression(play, side, objective, 'naming');
}

/** PW-5.4-c to f, PW-R29: why rebellion cannot be caused there, or null. Money apart. */
export function refuseRebellion(s: State, side: number, space: number): string | null {
  const enemy = enemyOf(side);
  if (space === HOME[enemy]) return 'PW-5.4-d';
  if (isCoalition(s, space, enemy)) return 'PW-5.4-e';
  if (cannotRebel(s, space)) return 'PW-5.4-f';
  const barred = hasOverrides(s) ? overridesOf(s).rebellion(s, side, space) : null;
  if (barred !== null) return barred;
  const neutral = refuseNeutralObjective(s, side, space);
  if (neutral !== null) return neutral;
  if (forceOf(s, space, enemy) > 0) return 'PW-5.4-c';
  if (isRebel(s, space) || friendOf(s, space) === side || isOfOwnLeague(s, space, side)) return 'PW-R29';
  return isPlayed(s, side) && !enemyControls(s, space, side) ? bookOf(s).inciteOnlyEnemies : null; // PW1-4.4-b
}
/** PW-0.5-j, PW-R29: captured or not, one's own space would rise for the enemy; in The Fall of Sparta whoever rises does so against Sparta. */
export const isOfOwnLeague = (s: State, space: number, side: number): boolean => s.role < 0 && colourOf(s, space) === side;
export const REBELLION_FEE = 100;

/** PW-5.4-h: the test. Answers whether the operation goes on. */
export function causeRebellion(play: P): boolean {
  const { state, fate } = play;
  const { active: side, objective: space } = state;
  pay(state, side, REBELLION_FEE);
  const { rebellionModifier, rebellionFrom, rebellionRules } = bookOf(state);
  const role = isPlayed(state, side) ? 0 : 1;
  const die = fate.d6('cause rebellion', rebellionRules.die);
  const modifiers = rebellionModifier[role] === 0 ? [] : [{ rule: rebellionRules.die, by: rebellionModifier[role] }];
  const success = die + rebellionModifier[role] >= rebellionFrom[role];
  play.tell?.({
    kind: 'cause-rebellion',
    rule: success ? rebellionRules.success : rebellionRules.failure,
    side: SIDES[side],
    space: SPACE.ids[space],
    die,
    modifiers,
    needs: rebellionFrom[role],
    success,
    cost: REBELLION_FEE,
    ...cityOf(state, side),
    treasury: purse(state, side),
  });
  if (success) startRebellion(play, space, 'PW-5.4-j');
  else endOperation(play); // PW-5.4-i, PW-R94: no pass
  return success;
}

/** PW-5.1.5: moves SP from the commander's space into his Expedition and pays for them. */
export function activate(play: P, kind: number, count: number): void {
  const { state } = play;
  const cost = costOf(state, kind) * count;
  move(state, state.at, EXPEDITION, kind, count);
  noteActivated(state, state.at, kind, count);
  pay(state, state.active, cost);
  play.tell?.({
    kind: 'activated',
    rule: 'PW-5.1.5-a',
    side: SIDES[state.active],
    leader: LEADER.ids[state.leader],
    space: SPACE.ids[state.at],
    unit: UNIT.ids[kind],
    count,
    cost,
    ...cityOf(state, state.active),
    treasury: purse(state, state.active),
  });
}
/** PW-10.5.4.5-II: which of the Coalition's cities has paid. */
const cityOf = (s: State, side: number): { readonly city?: string } =>
  isHegemony(s) && side === ATHENS ? { city: TREASURIES[thebesPays(s, side) ? FROM_THEBES : FROM_ATHENS] } : {};
/** Why SP where the commander stands cannot be activated, or null. */
export function refuseActivation(s: State, kind: number, count: number): string | null {
  const side = s.active;
  if (kind === HOME_GUARD) return 'PW-0.3-f';
  if (sideOf(kind) !== side || kind === GARRISON) return 'PW-5.1.1-a';
  if (!isRally(s, s.at, side)) return 'PW-0.5-i';
  if (isFrozen(s, s.at)) return 'PW-E-10-a';
  if (fresh(s, s.at, kind) < count) return 'PW-5.1.5-f';
  if (ELITE[kind] !== undefined && count !== ELITE[kind].sp) return 'PW-0.3-b';
  const barred = hasOverrides(s) ? overridesOf(s).activation(s, kind, count) : null;
  if (barred !== null) return barred;
  const cost = costOf(s, kind) * count;
  if (cost > purse(s, side)) return 'PW-5.3.2-e';
  if (cost > spendable(s, side)) return 'PW-5.1.5-e';
  return null;
}
