import { playout } from '@polemos/kernel/testing';
import { describe, test } from 'vitest';
import { peloponnesianWar as game } from '../../index.ts';

/** Random matches of every scenario in each edition that has it, for one and for two (the campaign for one: `fuzz.test.ts`). */
export function fuzzWays(count: number, timeout: number): void {
  const kinds = game.scenarios.flatMap(({ id, only }) =>
    ['second', 'first'].flatMap(edition =>
      ['two', 'solitaire']
        .filter(players => (only?.edition?.includes(edition) ?? true) && (only?.players?.includes(players) ?? true))
        .map(players => ({ scenario: id, edition, players })),
    ),
  );
  describe('random matches in every way of play', () => {
    for (const { scenario, edition, players } of kinds)
      test(`${count} of ${scenario}, ${players}, ${edition} edition, end, and PW-INV holds after each action`, {
        timeout,
      }, () => {
        for (let seed = 1; seed <= count; seed++)
          playout(game, { scenario, options: { players, edition } }, seed, ({ state }, n) => {
            const broken = game.invariants(state);
            if (broken.length > 0) throw new Error(`${scenario}, seed ${seed}, action ${n}: ${broken.join('; ')}`);
          });
      });
  });
}
