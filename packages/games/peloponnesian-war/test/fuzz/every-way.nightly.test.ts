import { describe, expect, test } from 'vitest';
import { passesOf } from '../every-way.ts';

describe('PW-5.2-i PW-R150 the non-player passes only if no walk of its commander would build the Expedition', () => {
  for (const edition of ['second', 'first'])
    for (const scenario of ['campaign', 'decelean', 'fall-of-athens', ...(edition === 'second' ? ['first-war'] : [])])
      test(`400 of ${scenario}, ${edition} edition`, () => {
        expect(passesOf(scenario, edition, 20_001, 20_400).wrong).toEqual([]);
      });
});
