import { ask, decision, loop, procedure, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { bookOf, seatFor } from '../editions/book.ts';
import { costOf, firstWaiting, mayLead, musterOf, usable, waiting } from '../scenarios/fall-of-sparta/coalition.ts';
import { offerPersians, refusePersians, sendPersians } from '../scenarios/fall-of-sparta/persian-operation.ts';
import { THE_NAVY } from '../scenarios/fall-of-sparta/persian-reach.ts';
import { considerPlataea } from '../scenarios/first-war/plataea.ts';
import { hasOverrides, overridesOf } from '../scenarios/overrides.ts';
import { EXPEDITION, type P, type State } from '../state.ts';
import { ARGOS, areAdjacent, GROUND, HOME, SPACE, SPACES, SYRACUSE } from '../terms/board.ts';
import { enemyControls, friendOf, isNamed, isRebel } from '../terms/control.ts';
import { forceOf, fresh, nextOccupied, unitsOf } from '../terms/forces.ts';
import { LEADER } from '../terms/leaders.ts';
import { pass, purse, spendable } from '../terms/ledger.ts';
import { ATHENS, ELITE, enemyOf, KINDS, NO_SIDE, SIDES } from '../terms/units.ts';
import { arrive, arriveIfThere, fail, stopAlone } from './ending.ts';
import { leg } from './march.ts';
import { refuseNeutralObjective } from './neutrals.ts';
import {
  activate,
  auguries,
  begin,
  canActivateAnything,
  canStir,
  causeRebellion,
  isFrozen,
  isOfOwnLeague,
  leastCost,
  limitRule,
  nameObjective,
  needsNone,
  newlyDrawnLeads,
  passFor,
  provideCommander,
  REBELLION_FEE,
  reachedLimit,
  refuseActivation,
  refuseAnything,
  refuseRebellion,
  selectedLeads,
} from './operation.ts';
import {
  ALONE,
  BY_LAND_LINES,
  COMBINED_ONLY,
  crossingTo,
  distancesFrom,
  isRally,
  journeyOf,
  prepareCrossing,
  refuseAlone,
  routeLength,
  wayOfExpedition,
} from './routes.ts';
import { maySetOutShort, setOut, setOutAcross, setOutShort } from './setting-out.ts';

/** PW-5.3.2-a: another operation, or none for the rest of the turn. */
export const another = decision<State>({
  name: 'another',
  rule: 'PW-5.3-a',
  seat: ({ state }) => seatFor(state, state.player),
  legal({ state }, _, offer) {
    if (refuseOperate(state) === null) offer.add(T.operate);
    if (state.entered) offerPersians(state, T.persianNavy, THE_NAVY, offer);
    offer.add(T.pass);
  },
  refuse: {
    operate: ({ state }) => refuseOperate(state),
    persianNavy: ({ state }, _, space) => refusePersians(state, THE_NAVY, space),
    pass: () => null,
  },
  on: {
    operate(play) {
      play.done();
      const { state } = play;
      if (favoured(play) && provideCommander(play, state.player)) play.call(playerOperation);
    },
    persianNavy(play, _, space) {
      play.done();
      sendPersians(play, THE_NAVY, space); // PW-10.5.4.6-IV-d: in place of an operation, without auguries
    },
    pass(play) {
      passFor(play, play.state.player, refuseOperate(play.state));
      play.done();
    },
  },
  about: ({ state }) => ({ side: SIDES[state.player], treasury: purse(state, state.player) }),
});
/** PW-5.3.1; PW-10.5.4.6-III-e: the Coalition's first operation after the Persian Army has moved needs none. */
function favoured(play: P): boolean {
  const { state } = play;
  if (!needsNone(state, state.player)) return auguries(play, state.player);
  state.unasked = false;
  play.tell?.({ kind: 'no-auguries', rule: 'PW-10.5.4.6-III-e', side: SIDES[ATHENS] });
  return true;
}
function refuseOperate(s: State): string | null {
  if (reachedLimit(s, s.player)) return limitRule(s);
  return canStir(s, s.player) ? null : refuseAnything(s, s.player);
}

/** PW-5.1-a, f, g: name the objective. */
export const objective = decision<State>({
  name: 'objective',
  rule: 'PW-5.1-a',
  seat: ({ state }) => seatFor(state, state.player),
  legal({ state }, _, offer) {
    const enemy = enemyOf(state.player);
    const plain = !hasOverrides(state);
    const able = canActivateAnything(state, state.player);
    const fee = spendable(state, state.player) >= REBELLION_FEE;
    for (let space = 0; able && space < SPACES; space++)
      if ((plain && !SINGLED_OUT[space]) || barredObjective(state, space) === null) offer.add(T.objective, space);
    const onlyEnemies = bookOf(state).inciteOnlyEnemies !== null; // PW1-4.4-b
    for (let space = 0; (able || canStir(state, state.player)) && fee && space < SPACES; space++) {
      if (onlyEnemies && !enemyControls(state, space, state.player)) continue;
      if (isOfOwnLeague(state, space, state.player) || state.force[space * 2 + enemy] > 0 || isRebel(state, space)) continue;
      if (friendOf(state, space) === state.player) continue;
      if ((plain && !SINGLED_OUT[space]) || refuseInciteUnpaid(state, space) === null) offer.add(T.incite, space);
    }
    if (refusePass(state) === null) offer.add(T.pass);
  },
  refuse: {
    objective: ({ state }, _, space) => refuseObjective(state, space),
    incite: ({ state }, _, space) => refuseIncite(state, space),
    pass: ({ state }) => refusePass(state),
  },
  on: {
    objective(play, _, space) {
      play.done();
      nameObjective(play, play.state.player, space, 'PW-5.1-a');
    },
    incite(play, _, space) {
      play.done();
      nameObjective(play, play.state.player, space, 'PW-5.4-a');
      play.state.incited = causeRebellion(play); // PW-5.4-b: before gathering
    },
    pass(play) {
      play.done();
      const { state } = play;
      const must = refuseAnything(state, state.player);
      const first = state.initial[state.player] ? null : bookOf(state).passesFirst;
      if (must === null && first !== null) pass(play, state.player, first, 'choice');
      else passFor(play, state.player, must);
    },
  },
  about: ({ state }) => ({
    side: SIDES[state.player],
    initial: !state.initial[state.player],
    treasury: purse(state, state.player),
    spendable: spendable(state, state.player),
  }),
});
const refuseObjective = (s: State, space: number): string | null => barredObjective(s, space) ?? refuseAnything(s, s.player);
function barredObjective(s: State, space: number): string | null {
  if (s.captive[s.player] === 1) {
    const home = HOME[enemyOf(s.player)];
    if (space === home || areAdjacent(space, home)) return 'PW-5.1-g'; // PW-6.6-d
  }
  return refuseNeutralObjective(s, s.player, space);
}
/** The only spaces of which a rule speaks by name: all others are objectives at any time, and rebels wherever they could be. */
let SINGLED_OUT: readonly boolean[];
GROUND.follow(() => {
  const found = SPACE.ids.map((_, space) => isNamed(space) || HOME.some(home => space === home || areAdjacent(space, home)));
  return () => {
    SINGLED_OUT = found;
  };
});
const refuseInciteUnpaid = (s: State, space: number): string | null =>
  barredObjective(s, space) ?? refuseRebellion(s, s.player, space);
function refuseIncite(s: State, space: number): string | null {
  const able = canStir(s, s.player) ? null : refuseAnything(s, s.player);
  const refused = barredObjective(s, space) ?? able ?? refuseRebellion(s, s.player, space);
  if (refused !== null) return refused;
  return spendable(s, s.player) < REBELLION_FEE ? 'PW-5.4-m' : null; // whom the fund keeps from it (PW-5.4-k) can activate nobody either
}
/** PW-5.3.2-a; PW-R109: not instead of the initial operation, unless there can be none; PW1-4.3-e: always. */
const refusePass = (s: State): string | null =>
  s.initial[s.player] || bookOf(s).passesFirst !== null || !canActivateAnything(s, s.player) ? null : 'PW-R109';

/** PW-5.1-b, PW-R123: one of several commanders at home. */
export const commander = decision<State>({
  name: 'commander',
  rule: 'PW-5.1-b',
  seat: ({ state }) => seatFor(state, state.player),
  legal({ state }, _, offer) {
    for (let leader = 0; leader < state.where.length; leader++) if (refuseLead(state, leader) === null) offer.add(T.lead, leader);
  },
  refuse: { lead: ({ state }, _, leader) => refuseLead(state, leader) },
  on: {
    lead(play, _, leader) {
      play.done();
      begin(play, play.state.player, leader);
    },
  },
});
const refuseLead = (s: State, leader: number): string | null =>
  mayLead(s, leader, s.player) && s.where[leader] === musterOf(s, s.player) ? null : 'PW-5.1-b';

/** PW-5.1-c: gather, then march. */
export const expedition = decision<State>({
  name: 'expedition',
  rule: 'PW-5.1-c',
  seat: ({ state }) => seatFor(state, state.active),
  legal({ state }, _, offer) {
    const talents = isRally(state, state.at, state.active) && !isFrozen(state, state.at) ? spendable(state, state.active) : -1;
    const plain = !hasOverrides(state);
    const bound = plain ? null : overridesOf(state).march(state);
    for (const kind of usable(state, state.active)) {
      const most = Math.min(20, fresh(state, state.at, kind));
      for (let count = ELITE[kind]?.sp ?? 1; count <= most && costOf(state, kind) * count <= talents; count++)
        if (plain || overridesOf(state).activation(state, kind, count) === null) offer.add(T.activate, kind, count - 1);
    }
    const j = journeyOf(state);
    far = distancesFrom(state, j, state.at);
    for (let space = nextOccupied(state, state.active, 0); space >= 0; space = nextOccupied(state, state.active, space + 1))
      if (far[space] > 0 && space !== state.at && isRally(state, space, state.active)) offer.add(T.rally, space);
    const canMarch =
      bound === null &&
      forceOf(state, EXPEDITION, state.active) > 0 &&
      (far[state.objective] >= 0 || maySetOutShort(state, state.objective));
    if (canMarch) offer.add(T.march);
    const crossing = prepareCrossing(state, j, state.at);
    if (crossing && bound === null)
      for (let space = 0; space < SPACES; space++)
        if (mayCrossTo(state, space) && crossingTo(space) >= 0) offer.add(T.cross, space);
    const stuck =
      forceOf(state, EXPEDITION, state.active) > 0 ? !canMarch : mayLeaveRebels(state) || !paysSomewhere(state, crossing);
    if (stuck && bound === null) offer.add(T.halt);
  },
  refuse: {
    activate: ({ state }, _, kind, count) => refuseActivation(state, kind, count + 1),
    rally: ({ state }, _, space) => refuseRally(state, space),
    cross: ({ state }, _, space) => refuseCross(state, space),
    march: ({ state }) => refuseMarch(state),
    halt: ({ state }) => refuseHalt(state),
  },
  on: {
    activate(play, _, kind, count) {
      play.done();
      activate(play, kind, count + 1);
    },
    rally(play, _, space) {
      play.done();
      setOut(play, space);
    },
    cross(play, _, space) {
      play.done();
      play.state.marching = space === play.state.objective && forceOf(play.state, EXPEDITION, play.state.active) > 0;
      setOutAcross(play, space);
    },
    march(play) {
      play.done();
      play.state.marching = true;
      if (!setOut(play, play.state.objective)) setOutShort(play, play.state.objective);
      if (play.state.route.length === 0) arrive(play);
    },
    halt(play) {
      play.done();
      const { state } = play;
      const side = state.active;
      if (forceOf(state, EXPEDITION, side) > 0) return fail(play, 'PW-R137');
      const left = mayLeaveRebels(state) ? bookOf(state).mayLeaveRebels : null;
      stopAlone(play, left ?? 'PW-5.1-i');
      if (left === null) pass(play, side, 'PW-5.1-i', 'no-sp');
    },
  },
  about: ({ state }) => ({
    side: SIDES[state.active],
    space: SPACE.ids[state.at],
    objective: SPACE.ids[state.objective],
    leader: LEADER.ids[state.leader],
    units: unitsOf(state, EXPEDITION, state.active),
    treasury: purse(state, state.active),
    spendable: spendable(state, state.active),
  }),
});
let far: Int16Array = new Int16Array(SPACES);

function refuseRally(s: State, space: number): string | null {
  const side = s.active;
  if ((space === ARGOS && !s.argos) || (space === SYRACUSE && !s.syracuse)) return 'PW-5.1.1-l';
  const refused = wayOfExpedition(s) === ALONE ? refuseAlone(s, space, side) : null;
  if (refused !== null) return refused;
  if (!isRally(s, space, side) || space === s.at) return 'PW-0.5-i';
  return routeLength(s, journeyOf(s), s.at, space) > 0 ? null : noWay(s);
}
/** PW-5.1-i, PW-5.1-d. */
function refuseMarch(s: State): string | null {
  if (forceOf(s, EXPEDITION, s.active) === 0) return 'PW-5.1-i';
  const bound = hasOverrides(s) ? overridesOf(s).march(s) : null;
  if (bound !== null) return bound;
  return routeLength(s, journeyOf(s), s.at, s.objective) >= 0 || maySetOutShort(s, s.objective) ? null : noWay(s);
}
/** The rule that closes every way to an Expedition of this make. */
function noWay(s: State): string {
  const way = wayOfExpedition(s);
  return way === ALONE
    ? 'PW-5.1.6-e'
    : way === BY_LAND_LINES
      ? 'PW-5.1.1-c'
      : way === COMBINED_ONLY
        ? 'PW-5.1.4-b'
        : 'PW-5.1.1-d';
}
/** PW-5.1.3-a: over the crossing, to the objective or a rally space. */
function refuseCross(s: State, space: number): string | null {
  const bound = hasOverrides(s) ? overridesOf(s).march(s) : null;
  if (bound !== null) return bound;
  if (!mayCrossTo(s, space)) return 'PW-0.5-i';
  const { onlyArmiesCross } = bookOf(s);
  if (onlyArmiesCross !== null && wayOfExpedition(s) === ALONE) return onlyArmiesCross;
  return prepareCrossing(s, journeyOf(s), s.at) && crossingTo(space) >= 0 ? null : 'PW-5.1.3-a';
}
const mayCrossTo = (s: State, space: number): boolean =>
  space !== s.at && ((space === s.objective && forceOf(s, EXPEDITION, s.active) > 0) || isRally(s, space, s.active));
/** PW-R131, PW-R137: only where there is nothing else to do. */
function refuseHalt(s: State): string | null {
  const bound = hasOverrides(s) ? overridesOf(s).march(s) : null;
  if (bound !== null) return bound;
  if (forceOf(s, EXPEDITION, s.active) > 0) return refuseMarch(s) === null ? 'PW-5.1-d' : null;
  return !mayLeaveRebels(s) && canReachAnything(s) ? 'PW-5.1-i' : null;
}
/** PW1-4.4-d: the rebellion has been caused; an Army may be gathered for it, or not, and that is no pass. */
const mayLeaveRebels = (s: State): boolean => s.incited && bookOf(s).mayLeaveRebels !== null && s.at === musterOf(s, s.active);
/** Whether the lone commander can still get to an SP that he could pay for. */
function canReachAnything(s: State): boolean {
  const j = journeyOf(s);
  far = distancesFrom(s, j, s.at);
  return paysSomewhere(s, prepareCrossing(s, j, s.at));
}
/** The same once the distances are known. */
function paysSomewhere(s: State, crossing: boolean): boolean {
  const talents = spendable(s, s.active);
  const kinds = usable(s, s.active);
  for (let space = nextOccupied(s, s.active, 0); space >= 0; space = nextOccupied(s, s.active, space + 1)) {
    if (!isRally(s, space, s.active) || isFrozen(s, space)) continue;
    if (far[space] < 0 && (!crossing || crossingTo(space) < 0)) continue;
    for (const kind of kinds)
      if (leastCost(s, kind) <= talents && s.sp[space * KINDS + kind] > s.spent[space * KINDS + kind]) return true;
  }
  return false;
}

const underWay = ({ state }: P): boolean => state.active !== NO_SIDE;
/** PW-3.4-c, PW-R123: the one drawn leads the initial operation; else the only one at home, or the player's choice. */
export function takeCommander(play: P): void {
  const { state } = play;
  const side = state.player;
  const drawn = state.drawn[side];
  const there = waiting(state, side);
  const called = newlyDrawnLeads(state, side) && drawn >= 0 && state.where[drawn] === musterOf(state, side); // PW1-R5
  if (called || selectedLeads(state, side)) begin(play, side, drawn);
  else if (there === 1) begin(play, side, firstWaiting(state, side));
  else if (there > 1) play.call(commander);
  else {
    state.active = NO_SIDE;
    pass(play, side, 'PW-5.3.2-c', 'no-commander');
  }
}
function initialDone({ state }: P): void {
  state.initial[state.player] = true;
}

/** What a scenario asks of a first operation. */
const consider = (play: P): void => considerPlataea(play, play.state.player);
/** PW-5.1: the player's operation, step by step. */
export const playerOperation = procedure<State>(
  'playerOperation',
  consider, // PW-E1-10
  ask(objective), // PW-5.1-a
  when(underWay, takeCommander), // PW-5.1-b
  loop(underWay, ask(expedition), ask(leg), arriveIfThere), // PW-5.1-c, d
  initialDone,
);
