import { type Marked, plain } from '@polemos/kernel';

/** How it ended, in a line: what the last event says, unless the outcome says the same beneath it; then who won. */
export const headlineOf = (last: Marked | null, about: Marked, winner: Marked): Marked =>
  last === null || plain(last) === plain(about) ? winner : last;
