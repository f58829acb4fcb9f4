import type { Desk } from '../desk.ts';
import { LEADER, partOf, spotOn } from './board.ts';
import type { Points } from './units.ts';

/** What one owner has in one place: points, leaders, what is spent. */
export interface Stack {
  readonly id: string;
  readonly place: string;
  readonly part: 'field' | 'city' | 'port';
  readonly owner: string;
  readonly points: Points;
  readonly used: Points;
  readonly leaders: readonly string[];
  /** On the march in the operation that goes on. */
  readonly marching: boolean;
}

/** All stacks, by the spot of a map where they stand. */
export function stacksOn(desk: Desk, chart: string | null): ReadonlyMap<string, readonly Stack[]> {
  const { view } = desk;
  const at = view.op?.at ?? null;
  const found = new Map<string, Stack>();
  const stand = (place: string): string | null => (place === 'march' ? at : place);
  const stackOf = (place: string, owner: string): Stack | null => {
    const where = stand(place);
    if (where === null) return null;
    const id = `${place} ${owner}`;
    const stack = found.get(id) ?? {
      id,
      place: where,
      part: partOf(where),
      owner,
      points: {},
      used: {},
      leaders: [],
      marching: place === 'march',
    };
    found.set(id, stack);
    return stack;
  };
  for (const { place, owner, points, used } of view.forces) {
    const stack = stackOf(place, owner);
    if (stack !== null) found.set(stack.id, { ...stack, points, used: used ?? {} });
  }
  for (const [leader, { place, owner, captor }] of Object.entries(view.leaders)) {
    if (place === 'not-yet' || place === 'dead' || place === 'gone' || captor !== undefined) continue;
    const stack = stackOf(place, owner);
    if (stack !== null) found.set(stack.id, { ...stack, leaders: byRank([...stack.leaders, leader]) });
  }
  const by = new Map<string, Stack[]>();
  for (const stack of found.values()) {
    const spot = spotOn(chart, stack.place);
    if (spot !== null) by.set(spot, [...(by.get(spot) ?? []), stack]);
  }
  return by;
}
/** Heads before generals, higher T first. */
export const byRank = (leaders: readonly string[]): readonly string[] =>
  leaders.toSorted((a, b) => rank(b) - rank(a) || (LEADER[b]?.T ?? 0) - (LEADER[a]?.T ?? 0));
const rank = (id: string): number => (LEADER[id]?.role === 'faction head' ? 2 : LEADER[id]?.role === 'general' ? 1 : 0);
