import { LEADER, LEADER_SIDE, STRATEGIC, TACTICAL } from '@polemos/peloponnesian-war/components';
import type { Side } from '../map/board.ts';

export interface Rated {
  readonly side: Side;
  readonly tactical: number;
  readonly strategic: number;
}
/** The commanders of all scenarios, by their id in the rules. */
const ratings: Readonly<Record<string, Rated>> = Object.fromEntries(
  LEADER.ids.map((id, leader) => [
    id,
    {
      side: LEADER_SIDE[leader] === 1 ? 'sparta' : 'athens',
      tactical: TACTICAL[leader],
      strategic: STRATEGIC[leader],
    },
  ]),
);
export default ratings;
