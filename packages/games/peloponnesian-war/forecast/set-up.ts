import { peloponnesianWar } from '../index.ts';
import type { View } from '../rules/view.ts';

/** PW-0.7: the set-up of the campaign. */
export const setUpView = (): View => peloponnesianWar.view(peloponnesianWar.begin({ scenario: 'campaign', options: {} }), 0);
