import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { battle, combat } from '../calm.ts';

describe('PW-E-11 deaths', () => {
  const deadly: Position = { bans: 8 };
  test('PW-E-11-a without a commander nobody dies, whatever the die', () => {
    const t = combat({ elis: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } }, {}, battle(1, 1), deadly);
    expect(t.of('leader-died')).toEqual([]);
    expect(t.now.leaderDeaths).toEqual({ athens: 0, sparta: 0 });
  });
  test('PW-R143 PW-E-11-b killed by both dice of a combined battle he dies once, and counts once', () => {
    const t = combat(
      { samos: { 'athenian-naval': 3, 'athenian-hoplite': 4, 'spartan-naval': 1, 'spartan-allied-hoplite': 1 } },
      { cleon: 'samos' },
      { 'battle of athens': [3, 2], 'battle of sparta': [1, 1] },
      deadly,
    );
    expect(t.of('battle')).toHaveLength(2);
    expect(t.of('leader-died')).toHaveLength(1);
    expect(t.now.leaderDeaths).toEqual({ athens: 1, sparta: 0 });
  });
  test('PW-E-11-b the third may die, a fourth may not; each side has its own three', () => {
    const die = (deaths: number) =>
      combat({ elis: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } }, { cleon: 'elis', agis: 'elis' }, battle(3, 3), {
        ...deadly,
        leaderDeaths: { athens: deaths, sparta: 2 },
      }).now;
    expect(die(2).leaderDeaths).toEqual({ athens: 3, sparta: 3 });
    expect(die(3).leaderDeaths).toEqual({ athens: 3, sparta: 3 });
    expect(die(3).leaders).toMatchObject({ cleon: 'going-home', agis: 'out' });
  });
});
