import type { Game } from '@polemos/kernel';
import type { SearchHint } from './bots/hint.ts';
import { search as polis } from './games/polis/search.ts';
import { isFolly, isMidway, passes } from './games/timoleon/counsel.ts';

/** By game, where it had any. */
const HINTS: Readonly<Record<string, SearchHint>> = { polis, timoleon: { worlds: 4, passes, isFolly, isMidway } };
export const hintOf = (game: Game): SearchHint | undefined => HINTS[game.id];
