import type { Game, Seen, Thinking } from '@polemos/kernel';
import { expect } from 'vitest';
import { added, planner, type Thought } from '../src/index.ts';

/** Several of one seed, as if each were in a thread of its own: what they think at the same decision. */
export function circle(of: Game, how: Thinking, count: number): (seen: Seen) => readonly Thought[] {
  const minds = Array.from({ length: count }, () => planner(3, how));
  return seen => {
    const thinking = minds.map((one, nth) => one.deliberate?.(of, seen, { nth, of: count }));
    let steps = thinking.map(one => one?.next());
    for (;;) {
      const rounds = steps.flatMap(step => (step?.done === false ? [step.value] : []));
      if (rounds.length === 0) return steps.flatMap(step => (step?.done === true ? [step.value] : []));
      expect(rounds.length).toBe(count); // nobody is ahead of the others
      steps = thinking.map(one => one?.next(added(rounds)));
    }
  };
}
