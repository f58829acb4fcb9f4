import { describe, expect, test } from 'vitest';
import { SPARTA } from '../nonplayer.ts';
import { loose } from '../table.ts';

describe('PW-4.1 strategy', () => {
  test('PW-4.1-a kept or not: after a change of side the strategy is rolled anew though confidence is high', () => {
    const t = loose(
      {
        ...SPARTA,
        phase: 'strategy',
        player: 'sparta',
        changedSide: true,
        sci: { athens: 3, sparta: 3 },
        strategy: { athens: 'cut-loc', sparta: null },
        leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'sparta' },
        initialDone: { athens: false, sparta: false },
        passed: { athens: false, sparta: false },
      },
      { strategy: [1] },
    );
    expect(t.of('strategy-kept')).toEqual([]);
    expect(t.of('strategy-rolled')).toHaveLength(1);
  });
});
