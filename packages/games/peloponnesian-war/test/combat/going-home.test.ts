import { describe, expect, test } from 'vitest';
import { CALM } from '../calm.ts';
import { loose } from '../table.ts';

describe('PW-6.4-d, PW-R135 who stays on an island', () => {
  const home = (units: Record<string, number>) =>
    loose(
      { ...CALM, phase: 'homecoming', forces: { melos: units }, leaders: { ...CALM.leaders, cleon: 'melos' } },
      { 'going home': [1] },
    );
  test('PW-R135 there is a choice only between hoplites and horsemen, and only without ships', () => {
    expect(home({ 'athenian-hoplite': 2 }).asks).not.toBe('garrison');
    expect(home({ 'athenian-cavalry': 2 }).asks).not.toBe('garrison');
    expect(home({ 'athenian-hoplite': 1, 'athenian-cavalry': 1, 'athenian-naval': 1 }).now.forces.melos).toEqual({
      'athenian-naval': 1,
    });
  });
  test('PW-6.4-d PW-6.4-e only what stands there of one’s own, a citizen rather than an Ally', () => {
    const t = home({ 'athenian-hoplite': 1, 'athenian-cavalry': 1, 'athenian-allied-hoplite': 1, 'athenian-allied-cavalry': 1 });
    expect(t.asks).toBe('garrison');
    expect(t.why({ type: 'garrison', unit: 'spartan-hoplite' })).toBe('PW-6.4-d');
    expect(t.why({ type: 'garrison', unit: 'athenian-allied-cavalry' })).toBe('PW-6.4-e');
    expect(t.why({ type: 'garrison', unit: 'athenian-allied-hoplite' })).toBe('PW-6.4-e');
    expect(t.legal('garrison').map(({ unit }) => unit)).toEqual(['athenian-hoplite', 'athenian-cavalry']);
    const allies = home({ 'athenian-allied-hoplite': 1, 'athenian-allied-cavalry': 1 });
    expect(allies.why({ type: 'garrison', unit: 'athenian-cavalry' })).toBe('PW-6.4-d');
    expect(allies.legal('garrison')).toHaveLength(2);
  });
  test('PW-6.4-e PW-R135 any land SP may hold an island: Athenian horsemen rather than Allied hoplites, without a choice', () => {
    const stays = (player: 'athens' | 'sparta') =>
      loose(
        {
          ...CALM,
          player,
          phase: 'homecoming',
          forces: { melos: { 'athenian-allied-hoplite': 1, 'athenian-cavalry': 1 } },
          leaders: { ...CALM.leaders, cleon: 'melos' },
        },
        { 'going home': [1] },
      ).now.forces.melos;
    expect([stays('athens'), stays('sparta')]).toEqual([{ 'athenian-cavalry': 1 }, { 'athenian-cavalry': 1 }]);
  });
});
