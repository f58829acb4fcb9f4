import { DECELEA, PIRAEUS } from './board.ts';
import { enemyControls, tenRebels } from './standing.ts';
import type { P, State } from './state.ts';
import { ATHENS, SIDES } from './units.ts';

// Treasuries, confidence, victory points: all changes of these numbers.

export const EMERGENCY_FUND = 1000;

/** PW-8.1.6-b: the ban is lifted. */
export const fundInForce = (s: State): boolean =>
  !enemyControls(s, PIRAEUS, ATHENS) && !enemyControls(s, DECELEA, ATHENS) && !tenRebels(s);

/** PW-8.1.6-a, PW-5.1.5-e: what a side may spend of its own will. */
export const spendable = (s: State, side: number): number =>
  side === ATHENS && fundInForce(s) ? Math.max(0, s.treasury[side] - EMERGENCY_FUND) : s.treasury[side];

/** PW-R79: never below 0. */
export function pay(s: State, side: number, talents: number): void {
  s.treasury[side] = Math.max(0, s.treasury[side] - talents);
}
export function receive(s: State, side: number, talents: number): void {
  s.treasury[side] = Math.max(0, s.treasury[side] + talents);
}

/** PW-0.5-n, PW-R99: one change, stopped at the limit. */
export function changeSci(s: State, side: number, by: number): void {
  s.sci[side] = Math.max(-6, Math.min(6, s.sci[side] + by));
}

/** PW-1.2-a to d: the player's side won or lost. Answers the points. */
export function scoreFor(s: State, winner: number): number {
  const points = winner === s.player ? 10 : -15;
  s.points += points;
  return points;
}

export function pass(play: P, side: number, rule: string, why: string): void {
  const { state } = play;
  state.passed[side] = true;
  play.tell?.({ kind: 'passed', rule, side: SIDES[side], why });
}
