import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { as, sparta } from '../nonplayer.ts';
import { QUIET } from '../quiet.ts';
import { loose } from '../table.ts';

describe('PW-5.4 Cause Rebellion', () => {
  test('PW-5.4-m NP with exactly 100 talents may stir a rebellion', () => {
    const t = sparta(
      { ...as('cause-rebellion'), treasury: { athens: 0, sparta: 100 } },
      { area: [5], objective: [5], 'cause rebellion': [1] },
    );
    expect(t.of('cause-rebellion')).toMatchObject([{ cost: 100, treasury: 0, success: false }]);
  });
});

describe('PW-5.4 Cause Rebellion', () => {
  const PLAYER: Position = {
    ...QUIET,
    phase: 'another',
    treasury: { athens: 6000, sparta: 3000 },
    forces: { ...QUIET.forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 6 } },
  };
  const begin = (more: Position = {}) => loose({ ...PLAYER, ...more }).roll({ type: 'operate' }, { auguries: [1] });
  const incite = (space: string): Action => ({ type: 'incite', space });
  test('PW-5.4-k PW-8.1.6-a the fee of a rebellion does not touch the Emergency Fund', () => {
    // free hoplites are Sparta’s alone: with 1,050 talents Athens can neither activate nor stir
    const rich = begin({ treasury: { athens: 1200, sparta: 3000 } });
    expect(rich.why(incite('tegea'))).toBeNull();
    const exact = loose({ ...PLAYER, phase: 'objective', treasury: { athens: 1100, sparta: 0 } });
    expect(exact.why(incite('tegea'))).toBe('PW-5.3.2-f');
  });
  test('PW-5.4-m PW-5.4-k Sparta, whose hoplites cost nothing, needs the 100 talents, and 100 are enough', () => {
    const spartan = (treasury: number) =>
      loose({
        ...PLAYER,
        phase: 'objective',
        player: 'sparta',
        passed: { athens: true, sparta: false },
        leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
        treasury: { athens: 0, sparta: treasury },
      });
    expect(spartan(100).why(incite('naxos'))).toBeNull();
    expect(spartan(50).why(incite('naxos'))).toBe('PW-5.4-m');
  });
});
