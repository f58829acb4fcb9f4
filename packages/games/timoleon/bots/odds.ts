import { ratio } from '../rules/tables.ts';

/** How likely things go well, roughly: for bots, who ask a thousand times where the forecast asks once. Nothing here is a rule. */

/** By k + 5: how many of the 36 throws of two dice differ by at least k, −5 … 5. */
const AT_LEAST: readonly number[] = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];
/** One die less another is at least so much. */
export const differs = (least: number): number => (least <= -5 ? 1 : least > 5 ? 0 : AT_LEAST[Math.ceil(least) + 5] / 36);

/** What the options of an assault bring the besieger: neutrals choose blindly, a garrison of a faction does not; engines open one more. */
const BLIND = 0.3;
const SEEING = -1.6;
const WITH_ENGINES = 1;

interface Garrison {
  readonly strength: number;
  readonly tactics: number;
}
/** TI-A-g: what is added to the dice of an assault. */
export const assaultLead = (
  strength: number,
  tactics: number,
  engines: number,
  garrison: Garrison,
  factor: number,
  seeing: boolean,
): number =>
  tactics -
  garrison.tactics +
  ratio(strength, garrison.strength * Math.max(1, factor)) -
  (factor === 1 ? 1 : 0) +
  (seeing ? SEEING : BLIND) +
  (engines > 0 ? WITH_ENGINES : 0);
/** A siege that goes on is half of what it is for. */
const GOES_ON = 0.45;
/** How much of a city an assault brings: at once, or in the end. */
export function assaultChance(lead: number, points: number): number {
  const lives = differs(1 - lead); // from 1 up the siege goes on and the garrison loses a point
  const falls = points === 1 ? lives : differs(9 - lead);
  return falls + (lives - falls) * GOES_ON;
}
/** How likely the army is thrown back from the walls. */
export const thrownBack = (lead: number): number => 1 - differs(1 - lead);
/** TI-L-n: how likely an attack in the field or the streets is won. */
export const battleChance = (lead: number): number => differs(1 - lead);
