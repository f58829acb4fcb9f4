import { Fate, Play, type Seat } from '@polemos/kernel';
import { compare } from '../../../../packages/games/egemonia/rules/comparison/comparison.ts';
import { AREAS, CAPITAL, other, VALUE } from '../../../../packages/games/egemonia/rules/components/board.ts';
import { EVENTS } from '../../../../packages/games/egemonia/rules/components/events.ts';
import { clone, type State } from '../../../../packages/games/egemonia/rules/state.ts';

/** How good a state looks for a side: the areas as they would be if all that lies on the map were compared now. */
export function evaluate(s: State, side: Seat): number {
  if (s.outcome !== null) return s.outcome.score[side];
  const after = clone(s);
  comparing.state = after;
  let areas = 0;
  for (let event = 0; event < EVENTS; event++) if (s.where[event] < AREAS) areas |= 1 << s.where[event];
  for (let area = 0; area < AREAS; area++) if ((areas & (1 << area)) !== 0) compare(comparing, { area });
  const lead = worth(after, side) - worth(after, other(side));
  return 1 / (1 + Math.exp(-lead / 3));
}
// `compare` needs a play only for its state and its listener.
const comparing = new Play<State>({} as never, {} as never, new Fate(0));

/** A controlled area counts its value; a second level protects it; the own capital is needed to win. */
function worth(s: State, side: Seat): number {
  let worth = 0;
  for (let area = 0; area < AREAS; area++) {
    const level = s.level[area * 2 + side];
    if (level > 0) worth += VALUE[area] + (level - 1) * 0.4;
  }
  return worth - (s.level[CAPITAL[side] * 2 + side] > 0 ? 0 : 3);
}
