import { expect, test } from 'vitest';
import { csv } from '../src/simulation/csv.ts';

test('a table has a head line, every key, and quotes what would break it', () => {
  const rows = [
    { seat: 'athens', wins: 3 },
    { seat: 'a "b", c', share: 0.5 },
  ];
  expect(csv(rows)).toBe('seat,wins,share\r\nathens,3,\r\n"a ""b"", c",,0.5\r\n');
});
