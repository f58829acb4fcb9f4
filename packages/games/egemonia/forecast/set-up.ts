import { egemonia } from '../index.ts';
import type { View } from '../rules/view.ts';

/** EG-2: the placement at the start, as Athens sees it. */
export const setUpView = (): View => egemonia.view(egemonia.begin({ scenario: 'standard', options: {} }), 1);
