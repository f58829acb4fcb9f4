import { DRAW, fight, NULL_BATTLE } from '../combat/battle.ts';
import { bookOf } from '../editions/book.ts';
import { refuseToIntercept } from '../scenarios/fall-of-sparta/neutral-athens.ts';
import { settleBody } from '../scenarios/fall-of-sparta/persia.ts';
import { bodiesWithZoi, placeOfBody } from '../scenarios/fall-of-sparta/persian-reach.ts';
import { ARMY, EXPEDITION, GHB, type P, type State } from '../state.ts';
import { CENCHREAE, CORINTH, SPACE } from '../terms/board.ts';
import { arePersians, forceOf, landSp, sendHome } from '../terms/forces.ts';
import { LEADER, LEADER_SIDE } from '../terms/leaders.ts';
import type { Party } from '../terms/told.ts';
import { enemyOf, SIDES } from '../terms/units.ts';
import { forcesWithZoi } from '../terms/zoi.ts';
import { skirmish } from './skirmish.ts';

const candidates: number[] = [];

/** What an entry came to. */
export const UNHINDERED = 0;
export const HINDERED = 1; // an interception succeeded, the Expedition goes on
export const STOPPED = 2; // the operation is over

/** PW-5.6.1-b: the Forces of a side that could try to stop the Expedition where it stands: how many, in `found`. */
export function interceptors(s: State, side: number, found: number[]): number {
  if (s.tried.includes(s.at)) return 0; // PW1-4.6-a
  const automatic = automaticInterceptor(s, s.at, side);
  if (automatic < 0 && s.role < 0) return forcesWithZoi(s, s.at, side, found);
  if (s.role >= 0) return willing(s, side, automatic, found);
  found[0] = automatic; // PW-5.1.2-g
  return 1;
}
/** PW-10.5.4.5-IV-b, d: without those whom the neutrality of Athens binds. */
function willing(s: State, side: number, automatic: number, found: number[]): number {
  let count = 1;
  if (automatic >= 0) found[0] = automatic;
  else count = forcesWithZoi(s, s.at, side, found);
  let left = 0;
  for (let i = 0; i < count; i++) if (refuseToIntercept(s, side, found[i]) === null) found[left++] = found[i];
  return left;
}
/** PW-11-e, PW-10.5.4.6-III-a: the Persians must, whoever comes; theirs is the one attempt of the entry (PW-R174). Else −1. */
export function persianAttempt(play: P): number {
  const { state, fate } = play;
  if (!state.entered || state.body >= 0) return -1;
  const bodies = bodiesWithZoi(state, state.at);
  if (bodies.length === 0) return -1;
  const body = bodies[fate.lot(bodies.length, 'intercepting Persians', 'PW-5.6.1-e', i => SPACE.ids[state.persianAt[bodies[i]]])];
  const among = play.tell ? bodies.map(one => SPACE.ids[state.persianAt[one]]) : [];
  return tryToIntercept(play, placeOfBody(body), among);
}
/** Who stands there and where: a Force of the enemy, or Persians. */
const interceptor = (s: State, by: number): { readonly side: Party; readonly by: string } =>
  arePersians(s, by)
    ? { side: 'persia', by: SPACE.ids[s.persianAt[by - ARMY]] }
    : { side: SIDES[enemyOf(s.active)], by: SPACE.ids[by] };
/** PW-5.6.2-a: with this or more. */
export const INTERCEPTS = 4;
/** PW-5.6.2: one Force tries. Answers what the entry came to. */
export function tryToIntercept(play: P, by: number, among: readonly string[], chosen = false): number {
  const { state, fate } = play;
  const enemy = enemyOf(state.active);
  if (automaticInterceptor(state, state.at, enemy) === by) return intercepted(play, by, { die: 0, among, chosen });
  const die = fate.d6('interception', 'PW-5.6.2-a');
  if (die >= INTERCEPTS) return intercepted(play, by, { die, among, chosen });
  play.tell?.({
    kind: 'interception',
    rule: 'PW-5.6.2-b',
    space: SPACE.ids[state.at],
    ...interceptor(state, by),
    candidates: among,
    ...(chosen ? { chosen: true as const } : {}),
    die,
    success: false,
  });
  return UNHINDERED;
}

/** PW-5.6: the Expedition has entered its space `at`; enemy Forces whose ZOI is there must try to intercept. */
export function intercept(play: P): number {
  const { state, fate } = play;
  const count = interceptors(state, enemyOf(state.active), candidates);
  if (count === 0) return UNHINDERED;
  const by = candidates[fate.lot(count, 'intercepting Force', 'PW-5.6.1-e', i => SPACE.ids[candidates[i]])];
  return tryToIntercept(play, by, play.tell ? candidates.slice(0, count).map(space => SPACE.ids[space]) : []);
}

/** PW-5.1.2-d to g: a Force with land units at one end of the Isthmus catches whoever enters the other; PW1-4.1.2-a: an Army. */
export function automaticInterceptor(s: State, at: number, enemy: number): number {
  const other = at === CENCHREAE ? CORINTH : at === CORINTH ? CENCHREAE : -1;
  if (other < 0 || landSp(s, other, enemy) === 0) return -1;
  return bookOf(s).isthmus.alone || forceOf(s, EXPEDITION, s.active) > 0 ? other : -1;
}

interface Attempt {
  /** 0: none was needed. */
  readonly die: number;
  readonly among: readonly string[];
  /** By the player whose Force it is (PW-R162). */
  readonly chosen: boolean;
}
function intercepted(play: P, by: number, { die, among, chosen }: Attempt): number {
  const { state } = play;
  const enemy = enemyOf(state.active);
  const { cenchreae, corinth } = bookOf(state).isthmus;
  play.tell?.({
    kind: 'interception',
    rule: die > 0 ? 'PW-5.6.2-a' : state.at === CENCHREAE ? cenchreae : corinth,
    space: SPACE.ids[state.at],
    ...interceptor(state, by),
    candidates: among,
    ...(chosen ? { chosen: true as const } : {}),
    die: die === 0 ? null : die,
    success: true,
  });
  if (forceOf(state, EXPEDITION, state.active) === 0) {
    state.where[state.leader] = GHB; // PW-5.1.6-d, PW-5.6.2-c
    play.tell?.({ kind: 'commander-home', rule: 'PW-5.6.2-c', leader: LEADER.ids[state.leader], space: SPACE.ids[state.at] });
    return STOPPED;
  }
  if (bookOf(state).interceptedOncePerSpace) state.tried.push(state.at); // PW1-4.6-a
  const battle = skirmish(play, by);
  if (forceOf(state, by, enemy) === 0 && !arePersians(state, by)) withoutSp(play, by, enemy);
  if (forceOf(state, EXPEDITION, state.active) === 0) {
    if (state.body >= 0) settleBody(state, -1);
    else sendHome(state, EXPEDITION, state.active); // PW-5.1.6-f
    play.tell?.({ kind: 'commander-home', rule: 'PW-5.1.6-f', leader: LEADER.ids[state.leader], space: SPACE.ids[state.at] });
    return STOPPED;
  }
  if (battle === null) return HINDERED; // PW-5.7.2-f
  const places: [number, number] = state.active === 0 ? [EXPEDITION, by] : [by, EXPEDITION];
  const winner = fight(play, { space: state.at, places }, battle);
  if (winner === NULL_BATTLE) return HINDERED; // PW-5.7.2-i, PW-6.2.2-e
  if (winner === DRAW || winner === enemy) return STOPPED; // PW-5.7.2-h
  if (state.where[state.leader] !== EXPEDITION) leaderless(play);
  return state.where[state.leader] === EXPEDITION ? HINDERED : STOPPED;
}

/** PW-6.7-b: the last SP of the Force that intercepted has fallen; its commanders go home. */
function withoutSp(play: P, space: number, side: number): void {
  const { state } = play;
  const leaders = state.where.flatMap((at, leader) => (at === space && LEADER_SIDE[leader] === side ? [leader] : []));
  sendHome(state, space, side);
  for (const leader of leaders)
    play.tell?.({ kind: 'commander-home', rule: 'PW-6.7-b', leader: LEADER.ids[leader], space: SPACE.ids[space] });
}
/** PW-E-11-a: the commander died in a battle he won; SP without a commander do not move (PW-5.1.1-a), they go home. */
function leaderless(play: P): void {
  const { state } = play;
  sendHome(state, EXPEDITION, state.active);
  play.tell?.({ kind: 'expedition-ends', rule: 'PW-5.1.1-a', space: SPACE.ids[state.at], side: SIDES[state.active] });
}
