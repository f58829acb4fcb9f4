import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { combat } from '../calm.ts';
import { QUIET } from '../quiet.ts';
import { loose } from '../table.ts';

describe('PW-6.1.1 the Long Walls', () => {
  const PLAYER: Position = {
    ...QUIET,
    phase: 'another',
    treasury: { athens: 6000, sparta: 3000 },
    forces: { ...QUIET.forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 6 } },
  };
  test('PW-6.1.1-a PW-R103 walls are besieged only by who was sent there: Athens, Piraeus, each its own', () => {
    const march = (objective: string) =>
      loose({
        ...PLAYER,
        phase: 'march',
        player: 'athens',
        passed: { athens: false, sparta: false },
        leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'expedition' },
        forces: { piraeus: {}, sparta: { 'home-guard': 3 }, samos: { 'athenian-naval': 1 } },
        operation: {
          side: 'sparta',
          leader: 'archidamus',
          objective,
          at: objective === 'athens' ? 'decelea' : 'athens',
          units: { 'spartan-hoplite': 9 },
          route: [objective],
          next: 0,
          marching: true,
          plan: [],
        },
      }).now.walls;
    expect(march('athens')).toBe(1);
    expect(march('piraeus')).toBe(2);
  });
});

describe('PW-6.1.1 the Long Walls', () => {
  test('PW-6.1.1-a PW-R103 PW-R149 Piraeus has walls of its own: if it was not the objective, it is besieged like any other', () => {
    const at = (space: string, walls: number) =>
      combat({ [space]: { 'spartan-hoplite': 3 } }, { agis: space }, {}, { walls })
        .of('siege-begins')
        .map(({ rule }) => rule);
    expect(at('piraeus', 2)).toEqual(['PW-6.1.1-a']);
    expect(at('piraeus', 1)).toEqual(['PW-6.1-b']);
    expect(at('athens', 1)).toEqual(['PW-6.1.1-a']);
    expect(at('athens', 2)).toEqual(['PW-6.1-b']);
  });
});
