import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at } from '../calm.ts';

describe('PW-1 victory', () => {
  test('PW-1.3.1-a PW-1.3.1-b PW-1.3.1-c PW-1.3.2-a the campaign: over 150, or a surrender by turn 3', () => {
    const end = (more: Position) => at('surrender', {}, more).match.outcome?.score[0];
    expect(end({ turn: 3, bellicosity: { athens: 0, sparta: 5 } })).toBe(1);
    expect(end({ turn: 4, bellicosity: { athens: 0, sparta: 5 } })).toBe(0);
    expect(end({ turn: 10, points: 150 })).toBe(0);
    expect(end({ turn: 10, points: 151 })).toBe(1);
    expect(end({ turn: 10, points: -400 })).toBe(0);
  });
  test('PW-1.4-b PW-1.4-c PW-10.1.4-a PW-10.1.4-b PW-10.2.4-a PW-10.2.4-b PW-R50 PW-R51 PW-1.2-i the other scenarios', () => {
    const last = (scenario: string, turn: number, points: number) =>
      at('end-of-turn', {}, { turn, points }, {}, scenario).match.outcome;
    expect(last('archidamian', 3, 40)).toMatchObject({ score: [1], rule: 'PW-1.4-b' });
    expect(last('archidamian', 3, 39)).toMatchObject({ score: [0] });
    expect(last('decelean', 8, 40)).toMatchObject({ score: [1], rule: 'PW-10.1.4-a' });
    expect(last('fall-of-athens', 10, 39)).toMatchObject({ score: [0], rule: 'PW-10.2.4-a' });
    const back = at(
      'turn',
      {},
      { turn: 2, player: 'sparta', beganAs: 'athens', sci: { athens: 0, sparta: 0 }, points: 45 },
      { side: [6] },
      'archidamian',
    );
    expect(back.match.outcome).toMatchObject({ score: [1], detail: { why: 'return' } });
    const campaign = at(
      'turn',
      {},
      { turn: 2, player: 'sparta', beganAs: 'athens', sci: { athens: 0, sparta: 0 } },
      { side: [6], event: [5, 6] },
    );
    expect(campaign.match.outcome).toBeNull();
    const peace = at('armistice', {}, { points: 41 }, {}, 'archidamian');
    expect(peace.match.outcome).toMatchObject({ score: [1], detail: { why: 'armistice' } });
  });
});
