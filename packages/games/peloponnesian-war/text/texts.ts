import type { GameText, Sentences } from '@polemos/kernel';
import type { PeloponnesianEvent } from '../rules/told.ts';

/** A part of a catalogue that stands in a file of its own. */
export type TextPart = Pick<GameText, 'asks' | 'actions' | 'refusals' | 'outcomes'> & {
  readonly events: Partial<Sentences<PeloponnesianEvent>>;
};
