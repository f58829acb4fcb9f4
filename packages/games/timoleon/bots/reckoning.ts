import type { Reckoning } from '@polemos/kernel';
import { type State, TURNS } from '../rules/state.ts';
import { points } from '../rules/victory/victory.ts';
import LEARNED from './chances.json' with { type: 'json' };

/** Sealed operations, offers and treaties that are being written. */
const SECRET = [
  'court',
  'treat',
  'suborn',
  'bid',
  'oppose',
  'term',
  'cede',
  'demand',
  'release',
  'tactic',
  'manoeuvre',
  'stratagem',
];

/** Months and victory points. */
export const reckoning: Reckoning<State> = {
  clock: ({ turn }) => ({ first: 1, now: Math.max(1, turn), last: TURNS }),
  points,
  places: ['zone', 'place'],
  chances: () => LEARNED.campaign.weights,
  openly: action => (SECRET.includes(action.type) ? null : action),
};
