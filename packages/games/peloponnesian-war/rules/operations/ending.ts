import { settleBody } from '../scenarios/fall-of-sparta/persia.ts';
import { THE_ARMY } from '../scenarios/fall-of-sparta/persian-reach.ts';
import { EXPEDITION, type P, type State } from '../state.ts';
import { HOME, PIRAEUS, SPACE } from '../terms/board.ts';
import { sendHome, settleExpedition, unitsOf } from '../terms/forces.ts';
import { LEADER } from '../terms/leaders.ts';
import { ATHENS, NO_SIDE, SIDES, SPARTA } from '../terms/units.ts';

// The end of an operation.

/** The Expedition stands where it is, and the operation is over. */
export function endHere(play: P, rule: string): void {
  const { state } = play;
  const { active, at, leader } = state;
  const units = play.tell === undefined ? {} : unitsOf(state, EXPEDITION, active);
  if (state.body >= 0) settleBody(state, state.at);
  if (state.where[state.leader] === EXPEDITION) state.where[state.leader] = state.at;
  settleExpedition(state, state.at, state.active);
  endOperation(play);
  play.tell?.({ kind: 'operation-ends', rule, side: SIDES[active], space: SPACE.ids[at], leader: LEADER.ids[leader], units });
}
/** PW-5.1-i, PW1-4.4-d: the commander alone makes no operation; he stays where he is. */
export function stopAlone(play: P, rule: string): void {
  const { state } = play;
  const { active, at, leader } = state;
  state.where[leader] = at;
  state.moved[leader] = 0; // he has led no Army: PW1-2.4-b
  endOperation(play);
  play.tell?.({ kind: 'operation-ends', rule, side: SIDES[active], space: SPACE.ids[at], leader: LEADER.ids[leader] });
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
  const { active, at } = state;
  sendHome(state, EXPEDITION, active);
  endOperation(play);
  play.tell?.({ kind: 'expedition-ends', rule, space: SPACE.ids[at], side: SIDES[active] });
}
export function endOperation({ state }: P): void {
  if (state.body !== THE_ARMY) state.operations[state.active]++; // PW-10.5-e: it stands outside the order; the Navy acts in place of an operation (PW-R189)
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
  state.incited = false;
}
