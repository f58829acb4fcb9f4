import type { TimoleonEvent, View } from '@polemos/timoleon';
import type { Desk as AnyDesk } from '../screens.ts';

/** The desk of this game: its view, and what it tells. */
export type Desk = AnyDesk<View, TimoleonEvent>;
