import { phrases } from '../phrases.ts';
import { SPACES_FR } from '../spaces.ts';
import { LEADER, SHORT } from './names.ts';

export const p = phrases('fr', SPACES_FR, LEADER, ['H', 'C', 'N', 'Garde', 'A'], 'rien', SHORT);
