import { bookOf } from '../editions/book.ts';
import { leadsThebans, thebesPays } from '../scenarios/fall-of-sparta/coalition.ts';
import type { P, State } from '../state.ts';
import { DECELEA, PIRAEUS } from './board.ts';
import { enemyControls, tenRebels } from './control.ts';
import type { PassReason } from './told.ts';
import { ATHENS, SIDES } from './units.ts';

// Treasuries, confidence, victory points: all changes of these numbers.

export const EMERGENCY_FUND = 1000;

/** PW-8.1.6-b: the ban is lifted. */
export const fundInForce = (s: State): boolean =>
  !enemyControls(s, PIRAEUS, ATHENS) && !enemyControls(s, DECELEA, ATHENS) && !tenRebels(s);

/** The treasury that pays for a side now: of the Coalition's two, that of PW-10.5.4.5-II. */
export const purse = (s: State, side: number): number => (thebesPays(s, side) ? s.thebes : s.treasury[side]);
/** PW-8.1.6-a, PW-5.1.5-e: what a side may spend of its own will. The fund is that of Athens, not of Thebes (PW-R170). */
export const spendable = (s: State, side: number): number =>
  thebesPays(s, side)
    ? s.thebes
    : side === ATHENS && fundInForce(s)
      ? Math.max(0, s.treasury[side] - EMERGENCY_FUND)
      : s.treasury[side];

/** PW-R79: never below 0. */
export function pay(s: State, side: number, talents: number): void {
  if (thebesPays(s, side)) s.thebes = Math.max(0, s.thebes - talents);
  else s.treasury[side] = Math.max(0, s.treasury[side] - talents);
}
export function receive(s: State, side: number, talents: number): void {
  s.treasury[side] = Math.max(0, s.treasury[side] + talents);
}
export function thebesReceives(s: State, talents: number): void {
  s.thebes = Math.max(0, s.thebes + talents);
}
/** PW-R170: of the Coalition, the city of the commander has the spoils. */
const areTheban = (s: State, side: number, leader: number): boolean =>
  side === ATHENS && s.role >= 0 && leader >= 0 && leadsThebans(s, leader);
/** PW-6.3-j: the spoils of a siege. */
export function spoils(s: State, side: number, talents: number, leader: number): void {
  if (areTheban(s, side, leader)) thebesReceives(s, talents);
  else receive(s, side, talents);
}
/** For people: the treasury they have gone to; of the Coalition it is that of one of its cities. */
export function treasuryOf(s: State, side: number, leader: number): { readonly city?: string; readonly treasury: number } {
  if (areTheban(s, side, leader)) return { city: 'thebes', treasury: s.thebes };
  return { ...(s.role >= 0 && side === ATHENS ? { city: 'athens' } : {}), treasury: s.treasury[side] };
}

/** PW-0.5-n, PW-R99: one change, stopped at the limit. */
export function changeSci(s: State, side: number, by: number): void {
  s.sci[side] = Math.max(-6, Math.min(6, s.sci[side] + by));
}

export const WON = 10;
export const LOST = -15;
/** PW-1.2-a to d: the player's side won or lost; PW-R129: each side its own. Answers the points. */
export function scoreFor(s: State, winner: number): number | readonly number[] {
  if (bookOf(s).points === 'sides') return scoreSides(s, winner, true);
  const points = winner === s.player ? WON : LOST;
  s.points += points;
  return points;
}
/** PW-R129. The loser of a siege loses points only where the space was his. */
export function scoreSides(s: State, winner: number, loses: boolean): readonly number[] {
  const points = [0, 0];
  points[winner] = WON;
  if (loses) points[1 - winner] = LOST;
  s.score[0] += points[0];
  s.score[1] += points[1];
  return points;
}

export function pass(play: P, side: number, rule: string, why: PassReason): void {
  const { state } = play;
  state.passed[side] = true;
  play.tell?.({ kind: 'passed', rule, side: SIDES[side], why });
}
