import { playout } from '@polemos/kernel/testing';
import { describe, test } from 'vitest';
import { peloponnesianWar as game } from '../index.ts';

/** Random matches of every scenario for two, and of The First Peloponnesian War alone. */
export function fuzzWays(count: number, timeout: number): void {
  const kinds = game.scenarios.map(({ id }) => [id, 'two'] as const);
  describe('random matches in every way of play', () => {
    for (const [scenario, players] of [...kinds, ['first-war', 'solitaire'] as const])
      test(`${count} of ${scenario}, ${players}, end, and PW-INV holds after each action`, { timeout }, () => {
        for (let seed = 1; seed <= count; seed++)
          playout(game, { scenario, options: { players } }, seed, ({ state }, n) => {
            const broken = game.invariants(state);
            if (broken.length > 0) throw new Error(`${scenario}, seed ${seed}, action ${n}: ${broken.join('; ')}`);
          });
      });
  });
}
