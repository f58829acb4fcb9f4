import { polis } from '../index.ts';
import type { View } from '../rules/view.ts';

/** PO-S: the set-up of the full game. */
export const setUpView = (): View => polis.view(polis.begin({ scenario: 'full', options: {} }), 0);
