import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose } from '../table.ts';

const QUIET: Position = {
  turn: 3,
  player: 'athens',
  passed: { athens: true, sparta: true },
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
};

describe('PW-R95 rounding', () => {
  test('PW-R95 halves, thirds, quarters and tenths: which way each is rounded', () => {
    const auguries = loose(
      {
        ...QUIET,
        phase: 'another',
        passed: { athens: false, sparta: true },
        leaders: { ...QUIET.leaders, pericles: 'athens', cleon: 'tegea', nicias: 'samos' },
      },
      {},
    ).roll({ type: 'operate' }, { auguries: [1] });
    expect(auguries.of('auguries')).toMatchObject([{ modifiers: [{ rule: 'PW-5.3.1-c', by: 1 }] }]); // three: down
    const nine = 'oropus decelea panactum marathon sunium salamis aegina andros tinos'.split(' ');
    const will = (more: Position) =>
      loose({ ...QUIET, phase: 'bellicosity', turn: 10, ...more })
        .of('bellicosity')
        .map(({ now }) => now);
    expect(will({ sci: { athens: 3, sparta: 0 } })).toEqual([11, 10]); // half of three: down
    expect(will({ ravaged: nine })).toEqual([10, 10]); // nine tenths: down
    const peace: Position = { phase: 'surrender', bellicosity: { athens: 6, sparta: 6 } };
    expect(loose({ ...QUIET, ...peace }, { length: [3] }).of('armistice')).toMatchObject([{ turns: 2 }]); // half of three: up
    const surrender = loose({ ...QUIET, phase: 'surrender', turn: 3, bellicosity: { athens: 0, sparta: 5 } });
    expect(surrender.match.outcome?.detail.points).toBe(67); // a third of 200: up
  });
});
