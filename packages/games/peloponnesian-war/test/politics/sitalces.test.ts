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

describe('PW-E-4 Sitalces', () => {
  test('PW-R57 “Abdera Maranea” are two spaces', () => {
    const t = loose(
      { ...QUIET, phase: 'event', sci: { athens: 1, sparta: 1 }, passed: { athens: false, sparta: false } },
      { event: [2, 2] },
    );
    expect(t.of('allegiance').map(({ space }) => space)).toEqual(['abdera', 'maroneia']);
  });
});
