import { Fate, Play, type Seat } from '@polemos/kernel';
import { compare } from '../rules/comparison/comparison.ts';
import { AREAS } from '../rules/components/board.ts';
import { EVENTS } from '../rules/components/events.ts';
import { clone, type State } from '../rules/state.ts';
import { features } from './features.ts';
import LEARNED from './values.json' with { type: 'json' };

/** How good a state looks for a side: the chance that was learned for the areas as they would be if all that lies on the map were compared now. */
export function evaluate(s: State, side: Seat): number {
  if (s.outcome !== null) return s.outcome.score[side];
  const after = clone(s);
  comparing.state = after;
  let areas = 0;
  for (let event = 0; event < EVENTS; event++) if (s.where[event] < AREAS) areas |= 1 << s.where[event];
  for (let area = 0; area < AREAS; area++) if ((areas & (1 << area)) !== 0) compare(comparing, { area });
  const of = features(after, side);
  let sum = 0;
  for (let i = 0; i < of.length; i++) sum += of[i] * LEARNED.weights[i];
  return 1 / (1 + Math.exp(-sum));
}
// `compare` needs a play only for its state and its listener.
const comparing = new Play<State>({} as never, {} as never, new Fate(0));
