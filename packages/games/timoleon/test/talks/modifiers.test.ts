import { expect, test } from 'vitest';
import { DIPLOMACY } from '../../rules/tables.ts';

test('TI-FC-f TI-FI-f TI-FY-g the diplomatic modifiers of every author', () => {
  // tyrants, democrats, natives, Carthaginians, mercenaries
  expect([0, 1, 2, 3].map(author => DIPLOMACY.slice(author * 5, author * 5 + 5))).toEqual([
    [-2, -2, -2, 0, 0],
    [-1, 1, -2, -2, 0],
    [1, -2, -1, -1, 0],
    [0, -2, -2, -2, 0],
  ]);
});
