import { ask, decision, loop, procedure, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { bookOf, isPlayed, seatFor } from '../editions/book.ts';
import { isProtected } from '../scenarios/fall-of-sparta/neutral-athens.ts';
import { settleBody } from '../scenarios/fall-of-sparta/persia.ts';
import { THE_ARMY } from '../scenarios/fall-of-sparta/persian-reach.ts';
import { EXPEDITION, GHB, type P, RAVAGED, type State } from '../state.ts';
import { ATTICA, CAPE_TAENARUM, HOME, LOC_NAVAL, locBetween, PIRAEUS, SPACE, SYRACUSE } from '../terms/board.ts';
import { colourOf, enemyControls, friendOf, has, mark } from '../terms/control.ts';
import { eliminateAll, forceOf, landSp, move, naval, sendHome, settleExpedition, spOf, unitsOf } from '../terms/forces.ts';
import { LEADER } from '../terms/leaders.ts';
import {
  ATHENS,
  allied,
  CAVALRY,
  ELITE,
  enemyOf,
  GARRISON,
  HOPLITE,
  KINDS,
  MARCHING,
  NAVAL,
  NO_SIDE,
  national,
  SIDES,
  SPARTA,
  typeOf,
  UNIT,
} from '../terms/units.ts';
import { interception } from '../two-players/interception.ts';
import { HINDERED, intercept, interceptors, persianAttempt, STOPPED, UNHINDERED } from './interception.ts';
import { aggression, enterNeutral } from './neutrals.ts';
import {
  BY_SEA_LINES,
  countRoutes,
  crossingTo,
  isCrossing,
  type Journey,
  journeyOf,
  nthRoute,
  prepareCrossing,
  routeHolds,
  routeLength,
  routes,
} from './routes.ts';

// ---- setting out

/** PW-5.1.1-i, j: a shortest legal route to a space, drawn by lot among equals. False: there is none. */
export const setOut = (play: P, to: number): boolean => setOutAs(play, journeyOf(play.state), to);
/** PW-5.1.4-d, PW-R148: ships lost in skirmishes leave it short of room. It sails all the same, and the surplus stays on the way. */
export const setOutShort = (play: P, to: number): boolean =>
  isShortByLosses(play.state) && setOutAs(play, asFleet(play.state), to);
export const maySetOutShort = (s: State, to: number): boolean => isShortByLosses(s) && routeLength(s, asFleet(s), s.at, to) >= 0;
/** How it would go to a space as it is: by its make, or short of ships to its objective. */
export const journeyTo = (s: State, to: number): Journey =>
  to === s.objective && routeLength(s, journeyOf(s), s.at, to) < 0 && maySetOutShort(s, to) ? asFleet(s) : journeyOf(s);
const asFleet = (s: State): Journey => ({ ...journeyOf(s), way: BY_SEA_LINES });
function isShortByLosses(s: State): boolean {
  const ships = naval(s, EXPEDITION, s.active);
  const surplus = landSp(s, EXPEDITION, s.active) - ships;
  return ships > 0 && surplus > 0 && surplus <= s.wrecked;
}
const named = (route: readonly number[]): string => route.map(space => SPACE.ids[space]).join('/');
function setOutAs(play: P, j: Journey, to: number): boolean {
  const { state } = play;
  const count = countRoutes(state, j, state.at, to);
  if (count === 0) return false;
  const n = play.fate.lot(count, 'route', 'PW-5.1.1-j', i => named(nthRoute(state, j, to, i)));
  takeRoute(state, nthRoute(state, j, to, n));
  tellRoute(play, j, to, n, count);
  return true;
}
function takeRoute(s: State, route: number[]): void {
  if (!s.marching) s.legs++;
  s.route = route;
  s.next = 0;
}
function tellRoute(play: P, j: Journey, to: number, n: number, count: number): void {
  const { state } = play;
  if (play.tell === undefined) return;
  const all = routes(state, j, state.at, to);
  play.tell({
    kind: 'route',
    rule: count > 1 ? 'PW-5.1.1-j' : 'PW-5.1.1-i',
    side: SIDES[state.active],
    leader: LEADER.ids[state.leader],
    from: SPACE.ids[state.at],
    to: SPACE.ids[to],
    objective: state.marching,
    route: state.route.map(space => SPACE.ids[space]),
    drawn: n + 1,
    of: count,
    alternatives: all.map(route => route.map(space => SPACE.ids[space])),
  });
}

/** PW-5.1.3: the same over the crossing between Cape Taenarum and Syracuse. */
export function setOutAcross(play: P, to: number): void {
  const { state } = play;
  const j = journeyOf(state);
  prepareCrossing(state, j, state.at);
  const near = crossingTo(to);
  const far = near === SYRACUSE ? CAPE_TAENARUM : SYRACUSE;
  const there = drawPart(play, j, state.at, near);
  const on = drawPart(play, j, far, to);
  takeRoute(state, [...there, far, ...on]);
  play.tell?.({
    kind: 'route',
    rule: 'PW-5.1.3-a',
    side: SIDES[state.active],
    leader: LEADER.ids[state.leader],
    from: SPACE.ids[state.at],
    to: SPACE.ids[to],
    objective: state.marching,
    route: state.route.map(space => SPACE.ids[space]),
    drawn: 1,
    of: 1,
    alternatives: [state.route.map(space => SPACE.ids[space])],
  });
}
function drawPart(play: P, j: Journey, from: number, to: number): number[] {
  if (from === to) return [];
  const count = countRoutes(play.state, j, from, to);
  const n = play.fate.lot(count, 'route', 'PW-5.1.1-j', i => named(nthRoute(play.state, j, to, i)));
  return nthRoute(play.state, j, to, n);
}

// ---- on the way

export const onTheWay = ({ state }: P): boolean => state.active !== NO_SIDE && state.next < state.route.length;

/** One space further: storm, entry, interception, ravaging, and what the losses mean for the route. */
function step(play: P): void {
  const { state } = play;
  const from = state.at;
  const to = state.route[state.next];
  if (isCrossing(from, to) && locBetween(from, to) < 0 && storm(play)) return;
  state.at = to;
  state.next++;
  noteAttica(state);
  if (forceOf(state, EXPEDITION, state.active) > 0) aggression(play, state.active, to, 'entering'); // PW1-10.1-a, PW-10.1.3-d
  if (bookOf(state).interception === 'compulsory') return entered(play, intercept(play));
  const persians = persianAttempt(play);
  if (persians >= 0) return entered(play, persians);
  if (interceptors(state, enemyOf(state.active), found) > 0) play.call(interception);
  else entered(play, UNHINDERED);
}
const found: number[] = [];
/** What an entry leads to, once it is known whether somebody stood in the way. */
export function entered(play: P, met: number): void {
  const { state } = play;
  const to = state.at;
  if (met === STOPPED) return endOperation(play);
  if (forceOf(state, EXPEDITION, state.active) > 0 && state.body < 0) enterNeutral(play, state.active, to);
  if (state.marching && met !== HINDERED) ravage(play); // PW-5.8-c
  if (met === HINDERED) reconsider(play);
}

/** PW-5.1.3-b, c. Answers whether all is lost. */
function storm(play: P): boolean {
  const { state, fate } = play;
  const die = fate.d6('storm', 'PW-5.1.3-b');
  const lost = die >= 5;
  play.tell?.({
    kind: 'storm',
    rule: 'PW-5.1.3-b',
    die,
    lost,
    side: SIDES[state.active],
    units: lost ? unitsOf(state, EXPEDITION, state.active) : {},
  });
  if (!lost) return false;
  eliminateAll(state, EXPEDITION, state.active);
  state.where[state.leader] = GHB;
  endOperation(play);
  return true;
}

/** PW-E-6-a: a Spartan-side Force was there this turn. */
function noteAttica(s: State): void {
  if (s.active === SPARTA && ATTICA.includes(s.at) && forceOf(s, EXPEDITION, SPARTA) > 0) s.attica = true;
}

/** PW-5.8, PW-R5: by friendliness, not by colour; PW-R118: of an active neutral only what its side controls. */
function ravage(play: P): void {
  const { state } = play;
  if (forceOf(state, EXPEDITION, state.active) === 0) return;
  if (state.body >= 0) return persiansRavage(play);
  if (friendOf(state, state.at) !== enemyOf(state.active)) return; // PW-5.8-f
  if (colourOf(state, state.at) === NO_SIDE && !enemyControls(state, state.at, state.active)) return;
  if (holds(state, state.at, enemyOf(state.active))) return; // PW-5.8-b
  if (state.active === SPARTA && isProtected(state, state.at)) return; // PW-10.5.4.5-IV-d
  if (has(state, state.at, RAVAGED)) return; // PW-5.8-g
  mark(state, state.at, RAVAGED);
  play.tell?.({ kind: 'ravaged', rule: state.next === state.route.length ? 'PW-5.8-d' : 'PW-5.8-a', space: SPACE.ids[state.at] });
}

/** A Force that protects the land; a mere Garrison does not (PW-10.5.4.4-a). */
const holds = (s: State, space: number, side: number): boolean =>
  forceOf(s, space, side) > (side === SPARTA ? 0 : spOf(s, space, GARRISON));
/** PW-10.5.4.6-III-d, IV-e, V: their Army ravages whatever is a player's, their Navy nothing. */
function persiansRavage(play: P): void {
  const { state } = play;
  const owner = friendOf(state, state.at);
  if (state.body !== THE_ARMY || (owner !== ATHENS && owner !== SPARTA)) return;
  if (holds(state, state.at, ATHENS) || holds(state, state.at, SPARTA) || has(state, state.at, RAVAGED)) return;
  mark(state, state.at, RAVAGED);
  play.tell?.({ kind: 'ravaged', rule: 'PW-10.5.4.6-III-d', space: SPACE.ids[state.at] });
}

/** PW-5.1.1-k, PW-5.1.4-d, e: after losses the route may no longer be open; then another, else some stay behind. */
function reconsider(play: P): void {
  const { state } = play;
  if (state.next >= state.route.length) return;
  const j = journeyOf(state);
  if (routeHolds(state, j, state.at, state.route, state.next)) return;
  const to = state.route[state.route.length - 1];
  if (setOut(play, to)) return; // PW-5.1.4-e
  if (naval(state, EXPEDITION, state.active) === 0) return endHere(play, 'PW-R35');
}

/** PW-5.1.4-d: before a naval line, with more land SP than ships to carry them. */
export const shortOfShips = ({ state }: P): boolean =>
  onTheWay({ state } as P) &&
  state.body < 0 && // Persians stay together
  (locBetween(state.at, state.route[state.next]) === LOC_NAVAL || isCrossing(state.at, state.route[state.next])) &&
  landSp(state, EXPEDITION, state.active) > naval(state, EXPEDITION, state.active);
const playerIsShort = (play: P): boolean => shortOfShips(play) && isPlayed(play.state, play.state.active);

/** PW-R35: NP leaves Allied before national, cavalry before hoplites. */
function leaveSurplus(play: P): void {
  const { state } = play;
  const side = state.active;
  for (const kind of [allied(side, CAVALRY), allied(side, HOPLITE), national(side, CAVALRY), national(side, HOPLITE)])
    while (shortOfShips(play) && spOf(state, EXPEDITION, kind) > 0) stayBehind(play, kind);
}
/** PW-5.1.4-f: it stands there activated, without a commander. */
function stayBehind(play: P, kind: number): void {
  const { state } = play;
  const count = ELITE[kind]?.sp ?? 1; // PW-0.3-b
  move(state, EXPEDITION, state.at, kind, count);
  state.spent[state.at * KINDS + kind] += count;
  play.tell?.({ kind: 'left-behind', rule: 'PW-5.1.4-d', space: SPACE.ids[state.at], unit: UNIT.ids[kind] });
}
/** PW-R35: which land SP stay behind is the player's choice. */
export const leaveBehind = decision<State>({
  name: 'leaveBehind',
  rule: 'PW-5.1.4-d',
  seat: ({ state }) => seatFor(state, state.active),
  legal({ state }, _, offer) {
    for (const kind of MARCHING[state.active]) if (refuseLeave(state, kind) === null) offer.add(T.leave, kind);
  },
  refuse: { leave: ({ state }, _, kind) => refuseLeave(state, kind) },
  on: {
    leave(play, _, kind) {
      stayBehind(play, kind);
      play.done();
    },
  },
  about: ({ state }) => ({
    space: SPACE.ids[state.at],
    short: landSp(state, EXPEDITION, state.active) - naval(state, EXPEDITION, state.active),
  }),
});
const refuseLeave = (s: State, kind: number): string | null =>
  typeOf(kind) !== NAVAL && spOf(s, EXPEDITION, kind) > 0 ? null : 'PW-5.1.4-d';

/** A leg, space by space, to its end or to the end of the operation. */
export const leg = procedure<State>(
  'leg',
  loop(onTheWay, when(shortOfShips, loop(playerIsShort, ask(leaveBehind)), leaveSurplus), step),
);

// ---- the end of an operation

/** The Expedition stands where it is, and the operation is over. */
export function endHere(play: P, rule: string): void {
  const { state } = play;
  play.tell?.({
    kind: 'operation-ends',
    rule,
    side: SIDES[state.active],
    space: SPACE.ids[state.at],
    leader: LEADER.ids[state.leader],
    units: unitsOf(state, EXPEDITION, state.active),
  });
  if (state.body >= 0) settleBody(state, state.at);
  if (state.where[state.leader] === EXPEDITION) state.where[state.leader] = state.at;
  settleExpedition(state, state.at, state.active);
  endOperation(play);
}
/** PW-6.1.1-a: Sparta has come to Athens or Piraeus as its objective. */
export function noteWalls(s: State, side: number, objective: number): void {
  if (side === SPARTA && objective === HOME[ATHENS]) s.walls |= 1;
  if (side === SPARTA && objective === PIRAEUS) s.walls |= 2;
}
/** The objective is reached: PW-5.1-d. */
export function arrive(play: P): void {
  const { state } = play;
  noteWalls(state, state.active, state.at);
  endHere(play, 'PW-5.1-d');
}
/** At the end of a leg: at the objective, or at a rally space. */
export function arriveIfThere(play: P): void {
  const { state } = play;
  if (state.active === NO_SIDE || state.next < state.route.length) return;
  if (state.marching) arrive(play);
  else {
    state.route = [];
    state.next = 0;
  }
}
/** PW-5.7.2-h: what is left of the Expedition fails and goes home. */
export function fail(play: P, rule: string): void {
  const { state } = play;
  play.tell?.({ kind: 'expedition-ends', rule, space: SPACE.ids[state.at], side: SIDES[state.active] });
  sendHome(state, EXPEDITION, state.active);
  endOperation(play);
}
function endOperation({ state }: P): void {
  if (state.body < 0) state.operations[state.active]++; // PW-10.5-e
  state.body = -1;
  if (state.active === SPARTA) state.due = []; // PW-E1-10
  state.active = NO_SIDE;
  state.leader = -1;
  state.objective = -1;
  state.at = -1;
  state.route = [];
  state.next = 0;
  state.marching = false;
  state.legs = 0;
  state.plan = [];
  state.tried = [];
  state.wrecked = 0;
}

export { endOperation };
