import { describe, expect, test } from 'vitest';
import { battle, CALM, HOMES } from '../../calm.ts';
import { SPARTAN_HOME } from '../../nonplayer.ts';
import { second } from '../desk.ts';

const TWO = { options: { players: 'two' } };

describe('11 two players', () => {
  test('11 PW-5-b PW-11-f one passes, the other goes on alone with auguries each time: Sparta fails with a 5', async () => {
    const desk = await second(
      {
        phase: 'another',
        turn: 3,
        player: 'athens',
        rebellion: [],
        treasury: { athens: 3000, sparta: 3000 },
        passed: { athens: false, sparta: false },
        initialDone: { athens: true, sparta: true },
        operations: { athens: 1, sparta: 1 },
        opener: 'athens',
        leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'sparta' },
        forces: { athens: { 'athenian-hoplite': 2 }, sparta: SPARTAN_HOME },
      },
      {},
      TWO,
    );
    expect(await desk.seat()).toBe('athens');
    await desk.act({ type: 'pass' });
    expect(await desk.seat()).toBe('sparta');
    await desk.act({ type: 'operate' }, { auguries: [4] });
    await desk.act({ type: 'objective', space: 'plataea' });
    await desk.act({ type: 'activate', unit: 'spartan-hoplite', count: 2 });
    await desk.act({ type: 'march' });
    while ((await desk.asks()) === 'interception') await desk.act({ type: 'letPass' });
    expect([await desk.seat(), await desk.asks()]).toEqual(['sparta', 'another']);
    await desk.act({ type: 'operate' }, { auguries: [5], siege: [1] });
    expect(desk.of('auguries')).toMatchObject([{ result: 6, favourable: false }]);
    // And the siege of Plataea fails: one point, not two.
    expect(desk.of('siege')).toMatchObject([{ space: 'plataea', success: false, sci: [0, -1] }]);
  });
  test('11 PW-11-h PW-11-l Athenians hold Gythium: Spartan ships have no place, though Corinth is free, for the table is not used', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'homecoming',
        goingHome: { 'spartan-naval': 2 },
        held: { gythium: 'athens' },
        forces: { ...HOMES, gythium: { 'athenian-naval': 1 } },
      },
      {},
      TWO,
    );
    expect(desk.of('no-place')).toMatchObject([{ unit: 'spartan-naval', count: 2, side: 'sparta' }]);
  });
  test('11 PW-11-d PW-R163 who operated first picks first; what he leaves may be gone when the other picks', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'battles',
        opener: 'sparta',
        held: {},
        forces: {
          ...HOMES,
          naxos: { 'athenian-naval': 2 },
          paros: { 'spartan-naval': 2 },
          samos: { 'athenian-naval': 2, 'spartan-naval': 1 },
        },
      },
      {},
      TWO,
    );
    expect(await desk.seat()).toBe('sparta');
    await desk.act({ type: 'battle', athens: 'samos', sparta: 'samos' }, battle(1, 6));
    expect(desk.of('battle')[0]).toMatchObject({ space: 'samos' });
  });
});
