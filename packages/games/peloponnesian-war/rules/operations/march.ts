import { ask, decision, loop, procedure, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { bookOf, isPlayed, seatFor } from '../editions/book.ts';
import { EXPEDITION, GHB, type P, type State } from '../state.ts';
import { ATTICA, LOC_NAVAL, locBetween, SPACE } from '../terms/board.ts';
import { eliminateAll, forceOf, landSp, move, naval, spOf, unitsOf } from '../terms/forces.ts';
import {
  allied,
  CAVALRY,
  ELITE,
  enemyOf,
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
import { endOperation } from './ending.ts';
import { entered } from './entry.ts';
import { intercept, interceptors, persianAttempt, UNHINDERED } from './interception.ts';
import { aggression } from './neutrals.ts';
import { isCrossing } from './routes.ts';

// ---- on the way

export const onTheWay = ({ state }: P): boolean => state.active !== NO_SIDE && state.next < state.route.length;

/** One space further: storm, entry, interception, ravaging, and what the losses mean for the route. */
export function step(play: P): void {
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

/** PW-5.1.3-b, c. Answers whether all is lost. */
function storm(play: P): boolean {
  const { state, fate } = play;
  const die = fate.d6('storm', 'PW-5.1.3-b');
  const lost = die >= 5;
  const side = state.active;
  const units = lost ? unitsOf(state, EXPEDITION, side) : {};
  if (lost) sink(play);
  play.tell?.({ kind: 'storm', rule: 'PW-5.1.3-b', die, lost, side: SIDES[side], units });
  return lost;
}
/** PW-5.1.3-c: all is lost; the commander goes home. */
function sink(play: P): void {
  const { state } = play;
  eliminateAll(state, EXPEDITION, state.active);
  state.where[state.leader] = GHB;
  endOperation(play);
}

/** PW-E-6-a: a Spartan-side Force was there this turn. */
function noteAttica(s: State): void {
  if (s.active === SPARTA && ATTICA.includes(s.at) && forceOf(s, EXPEDITION, SPARTA) > 0) s.attica = true;
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
