import type { Reckoning } from '@polemos/kernel';
import { type State, TURNS } from '../rules/state.ts';
import { valueHeld } from '../rules/victory/nike.ts';
import LEARNED from './chances.json' with { type: 'json' };

/** Turns, the value of the areas held; which event lies where is nobody else's business. */
export const reckoning: Reckoning<State> = {
  clock: ({ turn }) => ({ first: 1, now: Math.max(1, turn), last: TURNS }),
  points: valueHeld,
  places: ['area'],
  chances: ({ historical }) => (historical ? undefined : LEARNED.standard.weights),
  openly: ({ type, area }) => (area === undefined ? { type } : { type, area }),
};
