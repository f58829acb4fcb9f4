import { describe, expect, test } from 'vitest';
import { allCells, type Met, playOut, report } from './fuzz.ts';

const MATCHES = { campaign: 300, archidamian: 100, decelean: 100, 'fall-of-athens': 100 };
const OF_THE_FIRST = { campaign: 40, archidamian: 40, decelean: 40, 'fall-of-athens': 40 };
const met: Met = new Map();

describe('random matches', () => {
  for (const [scenario, count] of Object.entries(MATCHES))
    test(`${count} of ${scenario} end, and PW-INV holds after each action`, { timeout: 600_000 }, () => {
      playOut(met, scenario, 1, count);
    });
  for (const [scenario, count] of Object.entries(OF_THE_FIRST))
    test(`${count} of ${scenario} in the first edition end, and PW-INV holds after each action`, { timeout: 600_000 }, () => {
      playOut(new Map(), scenario, 1, count, 'first');
    });
  test('every cell of both matrices, of the event table and of the post-combat table is reached', () => {
    process.stdout.write(`${report(met).join('\n')}\n`);
    expect(allCells().filter(cell => !met.has(cell))).toEqual([]);
  });
});
