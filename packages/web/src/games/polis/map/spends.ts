import type { Screens } from '../../screens.ts';

/** What a click on the map pays for: shown with its price before it is paid (see `Screens.spends`). */
export const SPENDS: NonNullable<Screens['spends']> = {
  'prestige-paid': 'button',
  'project-begun': 'button',
  'proxenos-moved': 'button',
  'proxenos-freed': 'button',
  'civil-war': 'button',
  'turned-neutral': 'button',
  switched: 'button',
  sent: 'button',
  'unit-removed': 'button',
  grew: 'button',
  'hoplite-moved': 'card',
  'galley-moved': 'card',
};
