import { phrases } from '../phrases.ts';
import { SPACES_EN } from '../spaces.ts';
import { LEADER, SHORT } from './names.ts';

export const p = phrases('en', SPACES_EN, LEADER, ['H', 'C', 'N', 'Home Guard', 'A'], 'nothing', SHORT);
