import type { PeloponnesianEvent, View } from '@polemos/peloponnesian-war';
import type { Desk } from '../screens.ts';

/** The desk of this game: its view, and what it tells. */
export type WarDesk = Desk<View, PeloponnesianEvent>;
