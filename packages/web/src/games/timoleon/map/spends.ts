import type { Screens } from '../../screens.ts';

/** What a click on the map pays for, in points, in silver or in steps: shown with its price before it is paid (see `Screens.spends`). */
export const SPENDS: NonNullable<Screens['spends']> = {
  activates: 'button',
  element: 'button',
  diplomacy: 'button',
  recruits: 'button',
  repaired: 'button',
  guard: 'button',
  builds: 'button',
  dispatched: 'button',
  hired: 'button',
  pays: 'button',
  cheers: 'button',
  'treaty-broken': 'button',
  moves: 'card',
  embarks: 'card',
  lands: 'card',
  retreats: 'card',
  returns: 'card',
};
