import { games as ours } from '../../packages/server/src/games.ts';
import { field200 } from '../field200.ts';

/** What the server of the bench plays, in its threads too. */
export const games = { ...ours, 'field-200': field200 };
