import { isPaidAsMercenary, PRICE, TROOPS } from '../materials/units.ts';
import type { State } from '../state.ts';
import { unpaid } from './upkeep.ts';

/** Mercenaries at one place whom their faction has not paid (TI-IV-p). */
export interface Mutinous {
  readonly seat: number;
  readonly place: number;
  /** After an auction that nobody won. */
  readonly unsold?: boolean;
}
export function unpaidMercenaries(s: State, place: number, owner: number): number {
  let count = 0;
  for (let unit = 0; unit < TROOPS; unit++) if (isPaidAsMercenary(unit)) count += Math.max(0, unpaid(s, place, owner, unit));
  return count;
}
export function lotPrice(s: State, place: number, owner: number): number {
  let price = 0;
  for (let unit = 0; unit < TROOPS; unit++)
    if (isPaidAsMercenary(unit)) price += PRICE[unit] * Math.max(0, unpaid(s, place, owner, unit));
  return price;
}
