import { describe, expect, test } from 'vitest';
import { allCells, type Met, playOut, report } from './fuzz.ts';

const MATCHES = { campaign: 5_000, archidamian: 2_000, decelean: 2_000, 'fall-of-athens': 2_000 };
const met: Met = new Map();

describe('random matches by the thousand', () => {
  for (const [scenario, count] of Object.entries(MATCHES))
    test(`${count} of ${scenario} end, and PW-INV holds after each action`, () => {
      playOut(met, scenario, 10_001, 10_000 + count);
    });
  test('every cell of both matrices, of the event table and of the post-combat table is reached, and how often', () => {
    const counts = allCells().map(cell => `  ${String(met.get(cell) ?? 0).padStart(7)}  ${cell}`);
    process.stdout.write(`${report(met).join('\n')}\n\n${counts.join('\n')}\n`);
    expect(allCells().filter(cell => !met.has(cell))).toEqual([]);
  });
});
