import { ask, loop, procedure, when } from '@polemos/kernel';
import { decides } from '../editions/book.ts';
import { another, playerOperation } from '../operations/player.ts';
import { mayLead } from '../scenarios/fall-of-sparta/coalition.ts';
import { persiansDue, persiansFirst } from '../scenarios/fall-of-sparta/persian-operation.ts';
import type { P, State } from '../state.ts';
import { SPACES } from '../terms/board.ts';
import { homeLeader } from '../terms/forces.ts';
import { LEADER, STRATEGIC } from '../terms/leaders.ts';
import { ATHENS, enemyOf, SIDES, SPARTA } from '../terms/units.ts';

// PW-11: the Operations Phase of two players.

const BOTH = [ATHENS, SPARTA] as const;
const ratingOf = (leader: number): number => (leader < 0 ? Number.NEGATIVE_INFINITY : STRATEGIC[leader]);
/** PW-11-c: of those in play who could lead, the one with the highest rating. */
function foremost(s: State, side: number): number {
  let found = homeLeader(s, side);
  for (let leader = 0; leader < s.where.length; leader++)
    if (s.where[leader] < SPACES && mayLead(s, leader, side) && ratingOf(leader) > ratingOf(found)) found = leader;
  return found;
}

/** PW-11-c: the higher strategic rating makes the first initial operation; equals roll. */
function whoGoesFirst(play: P): void {
  const { state } = play;
  const begun = BOTH.some(side => state.initial[side]); // a scenario that opens in mid-turn: its own side did (PW-R160)
  state.opener = begun ? state.began : higherRating(play);
  decides(state, enemyOf(state.opener));
}
function higherRating(play: P): number {
  const { state, fate } = play;
  const leaders = BOTH.map(side => foremost(state, side));
  const ratings = leaders.map(ratingOf);
  const dice: number[][] = [];
  let first = ratings[ATHENS] === ratings[SPARTA] ? -1 : ratings[ATHENS] > ratings[SPARTA] ? ATHENS : SPARTA;
  while (first < 0) {
    const thrown = BOTH.map(side => fate.d6(`first operation: ${SIDES[side]}`, 'PW-11-c'));
    dice.push(thrown);
    if (thrown[0] !== thrown[1]) first = thrown[0] > thrown[1] ? ATHENS : SPARTA;
  }
  play.tell?.({
    kind: 'first-operation',
    rule: 'PW-11-c',
    side: SIDES[first],
    leaders: leaders.map(leader => (leader < 0 ? null : LEADER.ids[leader])),
    ratings: leaders.map(leader => (leader < 0 ? null : STRATEGIC[leader])),
    dice,
  });
  return first;
}

const owesInitial = (s: State, side: number): boolean => !s.initial[side] && !s.passed[side];
const initialDue = ({ state }: P): boolean => isInitialDue(state);
function nextInitial({ state }: P): void {
  decides(state, owesInitial(state, state.opener) ? state.opener : enemyOf(state.opener));
}
const someoneActs = ({ state }: P): boolean => !state.passed[ATHENS] || !state.passed[SPARTA];
/** PW-5-a, b: one by one; who has passed is left out. */
function nextToAct({ state }: P): void {
  const next = enemyOf(state.player);
  if (!state.passed[next]) decides(state, next);
}
const stillOwes = ({ state }: P): boolean => owesInitial(state, state.player);

export const operationsOfTwo = procedure<State>(
  'operationsOfTwo',
  whoGoesFirst,
  loop(initialDue, nextInitial, when(persiansDue, ask(persiansFirst)), when(stillOwes, ask(playerOperation))),
  loop(someoneActs, nextToAct, ask(another)),
);
/** Whether one of the two still owes his initial operation. */
export const isInitialDue = (s: State): boolean => owesInitial(s, ATHENS) || owesInitial(s, SPARTA);
