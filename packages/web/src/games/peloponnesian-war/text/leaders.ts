import type { Language } from '@polemos/kernel';
import { LEADER } from '@polemos/peloponnesian-war/components';
import type { Side } from '../map/board.ts';
import ratings, { type Rated } from '../panels/ratings.ts';
import { text } from './text.ts';

/** Commanders: their side, and their names as one reads them. */
export const leaderSide = (id: string): Side => ratings[id]?.side ?? 'athens';
export const leaderName = (id: string, language: Language): string => text[language].names.leader[id] ?? id;
export const ratingsOf = (id: string): Rated => ratings[id] ?? { side: 'athens', tactical: 0, strategic: 0 };
export const LEADERS: readonly string[] = LEADER.ids;
