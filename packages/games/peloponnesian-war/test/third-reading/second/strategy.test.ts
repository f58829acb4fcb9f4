import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { SPARTA } from '../../nonplayer.ts';
import { second } from '../desk.ts';

describe('4 Strategic Planning', () => {
  test('4.1 PW-4.1-b PW-4.1.1-a PW-M-a Brasidas and Alcibiades in Sardis: 6 + 2 + 1 counts as 6', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'strategy',
        sci: { athens: 1, sparta: 0 },
        alcibiades: 2,
        forces: HOMES,
        leaders: { ...CALM.leaders, alcibiades: 'aside', brasidas: 'sparta' },
        drawn: { sparta: 'brasidas', athens: null },
        strategy: { athens: null, sparta: 'cause-rebellion' },
      },
      { 'strategy of sparta': [6] },
    );
    expect(desk.of('strategy-rolled')).toMatchObject([{ sum: 9, strategy: 'attack-athenian-ally' }]);
  });
  test('4.1 PW-4.1-b PW-M-a Pleistoanax: 1 - 1 counts as 1, Attack Athens; hostages of Sparta bar it, and 2 - 1 as well (PW-4.1-c)', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'strategy',
        sci: { athens: 1, sparta: 0 },
        hostages: { sparta: true },
        forces: HOMES,
        leaders: { ...CALM.leaders, pleistoanax: 'sparta' },
        drawn: { sparta: 'pleistoanax', athens: null },
      },
      { 'strategy of sparta': [1, 2, 3] },
    );
    expect(desk.of('strategy-rolled').map(({ sum, strategy, again }) => [sum, strategy, again === null])).toEqual([
      [0, 'attack-athens', false],
      [1, 'attack-athens', false],
      [2, 'cause-rebellion', true],
    ]);
  });
  test('4.1.2 PW-MS-a a ship at Cape Taenarum is within two spaces of Sparta, one at Cythera, which only a naval line joins, is not', async () => {
    const due = async (space: string) =>
      (
        await second({ ...SPARTA, forces: { ...SPARTA.forces, [space]: { 'athenian-naval': 1 } }, held: {} }, { auguries: [6] })
      ).of('defence')[0];
    expect(await due('cythera')).toMatchObject({ holds: false });
    expect(await due('cape-taenarum')).toMatchObject({ holds: true, space: 'cape-taenarum', rule: 'PW-MS-a' });
  });
  test('4.2 PW-4.2-a PW-4.1-a a confidence of 1 keeps the strategy, and is spent with it', async () => {
    const desk = await second({
      ...CALM,
      phase: 'strategy',
      sci: { athens: -4, sparta: 1 },
      forces: HOMES,
      strategy: { athens: null, sparta: 'cut-loc' },
      leaders: { ...CALM.leaders, agis: 'sparta' },
    });
    expect(desk.of('strategy-kept')).toMatchObject([{ strategy: 'cut-loc', sci: 1 }]);
    expect(desk.kinds.indexOf('sci-reset')).toBeGreaterThan(desk.kinds.indexOf('strategy-kept'));
    expect(await desk.now()).toMatchObject({ sci: { athens: 0, sparta: 0 } });
  });
});
