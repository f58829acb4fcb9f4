import { describe, expect, test } from 'vitest';
import { at, CALM, HOMES } from '../calm.ts';
import { loose, type Rolls, Table } from '../table.ts';

describe('PW-8.2 construction', () => {
  const rebuilt = (lost: Record<string, number>, treasury: number, rolls: Rolls = {}) =>
    at('construction', {}, { lost, treasury: { athens: 1000, sparta: treasury } }, { ...rolls, side: [1], event: [5, 6] })
      .of('built')
      .filter(({ side }) => side === 'sparta')
      .map(({ unit }) => unit);
  test('PW-8.2-a PW-8.2-b PW-8.1.6-a three SP at 200 for the player, within the Emergency Fund', () => {
    const t = at('construction', {}, { treasury: { athens: 9000, sparta: 0 } });
    for (let n = 0; n < 2; n++) t.roll({ type: 'build', unit: 'athenian-naval' });
    expect(t.now.treasury.athens).toBe(8600);
    expect(t.why({ type: 'build', unit: 'spartan-hoplite' })).toBe('PW-8.2-b');
    expect(t.why({ type: 'build', unit: 'home-guard' })).toBe('PW-8.2-h');
    const poor = at('construction', {}, { treasury: { athens: 1250, sparta: 0 } });
    poor.roll({ type: 'build', unit: 'athenian-naval' }, { side: [1], event: [5, 6] });
    expect(poor.now.phase).not.toBe('build'); // the fund stops it by itself
    expect(poor.of('built')).toHaveLength(1);
  });
  test('PW-8.2-g PW-R185 two Allied ships of one segment are split, Corcyra and Chios; only a third is the player’s to send', () => {
    for (const edition of ['second', 'first']) {
      const t = loose(
        { ...CALM, phase: 'build', forces: HOMES, budget: 3, treasury: { athens: 9000, sparta: 0 } },
        {},
        'campaign',
        {
          edition,
        },
      );
      for (let n = 0; n < 3; n++) t.roll({ type: 'build', unit: 'athenian-allied-naval' });
      expect(t.of('placed')).toMatchObject([
        { space: 'corcyra', count: 1 },
        { space: 'chios', count: 1 },
      ]);
      expect(t.asks, edition).toBe('odd');
    }
  });
  test('PW-8.2-b overspending: a fourth SP is not to be had', () => {
    const t = loose({ ...CALM, phase: 'build', forces: HOMES, budget: 0, treasury: { athens: 9000, sparta: 0 } });
    expect(t.why({ type: 'build', unit: 'athenian-naval' })).toBe('PW-8.2-b');
  });
  test('PW-8.1.6-a building below 1,000 is refused', () => {
    const t = loose({ ...CALM, phase: 'build', forces: HOMES, budget: 3, treasury: { athens: 1150, sparta: 0 } });
    expect(t.why({ type: 'build', unit: 'athenian-naval' })).toBe('PW-8.1.6-a');
  });
  test('PW-8.2-c PW-8.2-d PW-8.2-e PW-8.2-f PW-8.2-h PW-R80 PW-INV-k NP rebuilds what it lost, at most three, by lot, keeping 1,000', () => {
    expect(rebuilt({ 'spartan-hoplite': 2 }, 5000)).toEqual(['spartan-hoplite', 'spartan-hoplite']);
    expect(rebuilt({ 'spartan-hoplite': 2, 'spartan-allied-naval': 2 }, 5000, { 'SP to rebuild': [3, 1] })).toEqual([
      'spartan-allied-naval',
      'spartan-hoplite',
      expect.any(String),
    ]);
    expect(rebuilt({ 'spartan-hoplite': 3 }, 1400)).toEqual(['spartan-hoplite', 'spartan-hoplite']);
    const short = rebuilt({ 'spartan-hoplite': 1, 'spartan-allied-naval': 1 }, 1200, { 'SP to rebuild': [2] });
    expect(short).toEqual(['spartan-allied-naval']); // money for one of the two: by lot too
    expect(rebuilt({ 'home-guard': 3 }, 5000)).toEqual([]);
    expect(rebuilt({}, 5000)).toEqual([]);
  });
  test('PW-8.2-g PW-2-g new SP are placed at once by the table', () => {
    const t = at('construction', {}, { treasury: { athens: 9000, sparta: 0 } })
      .roll({ type: 'build', unit: 'athenian-naval' })
      .roll({ type: 'enough' }, { side: [1], event: [5, 6] });
    expect(t.of('placed')).toMatchObject([{ unit: 'athenian-naval', space: 'piraeus' }]);
  });
});

describe('PW-8.2 construction', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  test('PW-8.2-b the player’s third SP is the last: then it goes on by itself', () => {
    const t = at('construction', {}, { treasury: { athens: 9000, sparta: 0 } });
    for (let n = 0; n < 2; n++) t.roll({ type: 'build', unit: 'athenian-hoplite' });
    expect([t.asks, t.now.budget]).toEqual(['build', 1]);
    t.roll({ type: 'build', unit: 'athenian-hoplite' }, NEXT);
    expect(t.asks).not.toBe('build');
    expect(t.now.treasury.athens).toBe(8400);
  });
  test('PW-8.2-d nothing is drawn where all that was lost is rebuilt, or all of it is alike', () => {
    const strict = (lost: Record<string, number>) =>
      new Table(
        {
          ...CALM,
          phase: 'construction',
          forces: HOMES,
          lost,
          treasury: { athens: 1000, sparta: 5000 },
          turn: 10,
          hadArmistice: true,
        },
        [],
      );
    expect(strict({ 'spartan-hoplite': 1, 'spartan-allied-hoplite': 0, 'spartan-naval': 2 }).of('built')).toHaveLength(3);
    expect(strict({ 'spartan-hoplite': 5 }).of('built')).toHaveLength(3);
  });
});
