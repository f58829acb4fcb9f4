import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at, CALM } from '../calm.ts';
import type { Rolls } from '../table.ts';

describe('PW-9.4 the end of a turn', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  test('PW-9.4-a PW-9.4-b PW-9.4-c PW-9.4-d PW-9.4-e PW-2-h PW-INV-i the end of a turn', () => {
    const t = at(
      'end-of-turn',
      {},
      {
        ravaged: ['decelea'],
        leaders: { cleon: 'going-home' },
        bans: 16,
        lost: { 'athenian-naval': 3, 'athenian-allied-naval': 2 },
        attica: { now: true, before: false },
        activated: { athens: { 'athenian-hoplite': 1 } },
        operations: { athens: 3, sparta: 2 },
      },
      { ...NEXT, 'commander of athens': ['thrasyllus'] },
    );
    expect(t.now).toMatchObject({
      turn: 4,
      ravaged: [],
      bans: 8,
      lost: {},
      navalLosses: 5,
      attica: { now: false, before: true },
      activated: {},
      leaders: { cleon: 'cup' },
    });
  });
});

describe('PW-9.4 the end of a turn', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  const WEARY: Position = { bellicosity: { athens: 6, sparta: 8 }, treasury: { athens: 3000, sparta: 900 } };
  test('PW-R182 PW-E-7-f PW-INV-i Alcibiades, back in Athens during an armistice, is in the cup when the war goes on', () => {
    const exile: Position = { leaders: { ...CALM.leaders, alcibiades: 'aside' }, alcibiades: 2 };
    const t = at('surrender', {}, { ...WEARY, ...exile }, { length: [1], event: [3, 4] });
    expect(t.of('alcibiades')).toMatchObject([{ rule: 'PW-E-7-c', to: 'athens' }]);
    t.roll({ type: 'enough' }, { ...NEXT, 'commander of athens': ['nicias'] });
    expect([t.now.turn, t.now.leaders.alcibiades]).toEqual([5, 'cup']);
  });
});
