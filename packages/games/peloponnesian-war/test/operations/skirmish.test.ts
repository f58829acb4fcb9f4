import { describe, expect, test } from 'vitest';
import { CALM } from '../calm.ts';
import { loose } from '../table.ts';

describe('PW-5.7.2 when a skirmish becomes a battle', () => {
  const sail = (ships: number, theirs: number, at = 'samos') =>
    loose(
      {
        ...CALM,
        phase: 'march',
        passed: { athens: false, sparta: true },
        treasury: { athens: 6000, sparta: 6000 },
        forces: { athens: { 'athenian-hoplite': 1 }, [at]: { 'spartan-naval': theirs }, sparta: { 'home-guard': 3 } },
        held: {},
        leaders: { ...CALM.leaders, pericles: 'expedition' },
        operation: {
          side: 'athens',
          leader: 'pericles',
          objective: at,
          at: 'icaros',
          units: { 'athenian-naval': ships },
          route: [at],
          next: 0,
          marching: true,
          plan: [],
        },
      },
      { interception: [6] },
    ).of('skirmish')[0].battle;
  test('PW-5.7.2-c eight ships in all, at least half of them the interceptor’s', () => {
    expect(sail(4, 4)).toBe('PW-5.7.2-c');
    expect(sail(3, 4)).toBeNull();
    expect(sail(5, 4)).toBeNull();
    expect(sail(2, 6)).toBe('PW-5.7.2-c');
  });
});
