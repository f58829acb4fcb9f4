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
  test('PW-R62 PW-E-4-b PW-E-4-c an Abdera that Sparta has captured: the marker first; the next time it turns, with the Allies in it', () => {
    const event = (rebellion: readonly string[]) =>
      loose(
        {
          ...QUIET,
          phase: 'event',
          sci: { athens: 1, sparta: 1 },
          passed: { athens: false, sparta: false },
          rebellion,
          forces: { ...QUIET.forces, abdera: { 'spartan-allied-hoplite': 1 } },
          held: { abdera: 'sparta' },
        },
        { event: [2, 2] },
      ).now;
    expect(event([])).toMatchObject({
      rebellion: ['abdera', 'maroneia'],
      forces: { abdera: { 'spartan-allied-hoplite': 1 } },
      held: { abdera: 'sparta' },
    });
    expect(event(['abdera', 'maroneia'])).toMatchObject({ rebellion: [], forces: { abdera: { 'athenian-allied-hoplite': 1 } } });
  });
});
