import { EXPEDITION, type P, type State } from '../state.ts';
import { CAPE_TAENARUM, SPACE, SYRACUSE } from '../terms/board.ts';
import { landSp, naval } from '../terms/forces.ts';
import { LEADER } from '../terms/leaders.ts';
import { SIDES } from '../terms/units.ts';
import {
  BY_SEA_LINES,
  countRoutes,
  crossingTo,
  type Journey,
  journeyOf,
  nthRoute,
  prepareCrossing,
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
