import { valuesOf } from '@polemos/kernel';
import { playout, setupOf } from '@polemos/kernel/testing';
import { describe, test } from 'vitest';
import { peloponnesianWar as game } from '../../index.ts';
import { always } from '../ways.ts';

/** Every scenario with each value of every option that is no reading: the editions and the ways of play that it knows. */
const KINDS = game.scenarios.flatMap(({ id: scenario }) =>
  game.options
    .filter(({ reading }) => reading === undefined)
    .reduce(
      (kinds, option) =>
        kinds.flatMap(fixed => valuesOf(game, scenario, option).map(value => ({ ...fixed, [option.id]: value }))),
      [{}] as Readonly<Record<string, string | number | boolean>>[],
    )
    .map(fixed => ({ scenario, fixed })),
);

/** Random matches of each kind; the first with the usual readings, the others with some on and some off. */
export function fuzzWays(count: number, timeout: number): void {
  describe('random matches in every way of play', () => {
    for (const { scenario, fixed } of KINDS)
      test(`${count} of ${[scenario, ...Object.values(fixed)].join(', ')} end, and PW-INV holds after each action`, {
        timeout,
      }, () => {
        const one = always('', fixed, [scenario]);
        for (let seed = 0; seed < count; seed++)
          playout(one, setupOf(one, seed), seed + 1, ({ state }, n) => {
            const broken = game.invariants(state);
            if (broken.length > 0) throw new Error(`${scenario}, seed ${seed}, action ${n}: ${broken.join('; ')}`);
          });
      });
  });
}
