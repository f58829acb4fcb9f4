import { playout, setupOf, tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import board from '../../data/board.json' with { type: 'json' };
import { timoleon } from '../../index.ts';
import { force, ORDER, operations } from '../table.ts';

test('TI-FD-f TI-R47 all of Syracuse and two tyrants: the third Corinthian expedition is called', () => {
  const zones = Object.fromEntries(
    board.metro.filter(({ kind }) => kind !== 'harbour').map(({ id }) => [id, { control: 'timoleon' }]),
  );
  const table = tableOf(
    timoleon,
    {
      phase: 'end',
      turn: 5,
      order: ORDER,
      forces: [force('gaul', 'timoleon', { 'mercenary-light': 1 })],
      zones,
      leaders: {
        mamercus: { place: 'dead', owner: 'neutral', killer: 'timoleon' },
        hippo: { place: 'dead', owner: 'neutral', killer: 'timoleon' },
      },
      expeditions: { corinth_2: { status: 'arrived', turn: 3, place: null } },
    },
    { seed: 4 },
  );
  expect(table.of('expedition-called')).toContainEqual(expect.objectContaining({ expedition: 'corinth_3', rule: 'TI-FD-f' }));
});

test('TI-FD-b the veterans never grow in number, and no bodyguard is made of Corinthians', () => {
  for (let seed = 20; seed < 24; seed++) {
    let last = 1;
    playout(timoleon, setupOf(timoleon, seed), seed, ({ state }, n) => {
      if (n % 7 !== 0) return;
      const now = timoleon
        .view(state, -1)
        .forces.reduce((sum, { points }) => sum + (points.veterans ?? 0) + (points['veterans-discontented'] ?? 0), 0);
      expect(now).toBeLessThanOrEqual(last);
      last = now;
    });
  }
  const table = operations('timoleon', { forces: [force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 3 })] });
  expect(table.why({ type: 'guard', place: 'tauromenium.city' })).not.toBeNull();
});
