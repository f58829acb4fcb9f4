import type { GameText } from '@polemos/kernel';
import type { phrases } from './phrases.ts';

export type Phrases = ReturnType<typeof phrases>;
/** A part of a catalogue that stands in a file of its own. */
export type TextPart = Pick<GameText, 'events' | 'asks' | 'actions' | 'refusals' | 'outcomes'>;
