import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { passes, SPARTA } from '../nonplayer.ts';
import { QUIET } from '../quiet.ts';
import { loose } from '../table.ts';

describe('PW-5.3 continuing operations', () => {
  test('PW-5.3.2-c an initial operation without a commander at home is a pass', () => {
    const t = passes({ leaders: { ...SPARTA.leaders, archidamus: 'cup' }, initialDone: { athens: true, sparta: false } });
    expect(t.of('passed')).toMatchObject([{ side: 'sparta', rule: 'PW-5.3.2-c' }]);
  });
});

describe('PW-5.3 continuing operations', () => {
  const PLAYER: Position = {
    ...QUIET,
    phase: 'another',
    treasury: { athens: 6000, sparta: 3000 },
    forces: { ...QUIET.forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 6 } },
  };
  test('PW-5.3.2-a in a continuing operation the player may still pass when asked for the objective', () => {
    const t = loose({ ...PLAYER, phase: 'objective' });
    expect(t.why({ type: 'pass' })).toBeNull();
    expect(loose({ ...PLAYER, phase: 'objective', initialDone: { athens: false, sparta: true } }).why({ type: 'pass' })).toBe(
      'PW-R109',
    );
  });
});
