import type { Setup } from '@polemos/kernel';

/** Readings of the book that a match may follow instead of the rulings: bits of `readings`, in this order. */
export const READINGS = [
  'eliminated-by-anybody',
  'restore-each-city',
  'plundered-cities-pay',
  'held-cities-only',
  'fleets-bar-landings',
] as const;
export const BY_ANYBODY = 1; // TI-R79
export const EACH_CITY = 2; // TI-R66
export const PLUNDERED_PAY = 4; // TI-R14
export const HELD_ONLY = 8; // TI-R48
export const FLEETS_BAR = 16; // TI-R108
export const readingsOf = (options: Setup['options']): number =>
  READINGS.reduce((bits, id, bit) => bits | (options[id] === true ? 1 << bit : 0), 0);
