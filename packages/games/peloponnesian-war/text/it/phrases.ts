import { phrases } from '../phrases.ts';
import { SPACES_IT } from '../spaces.ts';
import { LEADER, SHORT } from './names.ts';

export const p = phrases('it', SPACES_IT, LEADER, ['O', 'C', 'N', 'Guardia', 'A'], 'nulla', SHORT);
