import { expect, test } from 'vitest';
import { talentsOf } from '../../forecast/terms.ts';

test('TI-R83 what a treaty pays is counted in tens', () => {
  expect([1, 3, 25].map(talentsOf)).toEqual([10, 30, 250]);
});
