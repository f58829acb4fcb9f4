import data from '@polemos/peloponnesian-war/leaders' with { type: 'json' };
import type { Side } from './board.ts';

export interface Rated {
  readonly name: string;
  readonly side: Side;
  readonly tactical: number;
  readonly strategic: number;
}
/** The commanders of the four scenarios, by their id in the rules. */
const ratings: Readonly<Record<string, Rated>> = Object.fromEntries(
  data.leaders
    .filter(({ sets }) => sets.includes('campaign'))
    .map(({ name, side, tactical, strategic }) => [name.toLowerCase(), { name, side: side as Side, tactical, strategic }]),
);
export default ratings;
