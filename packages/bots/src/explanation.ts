import type { Action, Game } from '@polemos/kernel';
import type { Alternative, Thought } from './bot.ts';

/** Why a bot did something, as one who looks on may know it. */
export interface Explanation {
  /** What it did and meant to do; null where that is its secret. */
  readonly action: Action | null;
  readonly plan: readonly Action[];
  /** The chance to win as it saw it before; null where that would tell of its secrets. */
  readonly before: number | null;
  /** What it weighed, the best first. */
  readonly alternatives: readonly Weighed[];
}
/** Where something of it is secret, the open part alone, without numbers: they would tell what was left out. */
export interface Weighed extends Pick<Alternative, 'actions'> {
  readonly value: number | null;
  readonly wins: number | null;
  readonly n: number | null;
}

/**
 * To its own seat, and to everybody when the match is over, all of it. To others while the match goes on what is open: no plan, because
 * what it means to do next is its own affair.
 */
export function explain(game: Game, { action, plan, before, alternatives }: Thought, to: 'own' | 'others'): Explanation {
  if (to === 'own') return { action, plan, before, alternatives };
  const openly = game.reckoning?.openly ?? (one => one);
  const isOpen = [action, ...alternatives.flatMap(({ actions }) => actions)].every(one => isSame(openly(one), one));
  if (isOpen) return { action, plan: [], before, alternatives };
  const told = new Map<string, Weighed>();
  for (const { actions } of alternatives) {
    const open = actions.map(openly).filter(one => one !== null);
    if (open.length > 0) told.set(JSON.stringify(open), { actions: open, value: null, wins: null, n: null });
  }
  return { action: openly(action), plan: [], before: null, alternatives: [...told.values()] };
}
const isSame = (a: Action | null, b: Action): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);
