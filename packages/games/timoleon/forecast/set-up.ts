import { timoleon } from '../index.ts';
import type { View } from '../rules/view.ts';

/** TI-FC to TI-FY: the factions at the start. */
export const setUpView = (): View => timoleon.view(timoleon.begin({ scenario: 'campaign', options: {} }), 1);
