import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

describe('3 Strategic Planning', () => {
  test('3.1 PW-4.1-a PW-4.1-c confident Athens keeps Attack Sparta unless Sparta holds hostages of it: then it is rolled', async () => {
    const at = (hostages: object, rolls: object) =>
      first(
        {
          ...CALM,
          phase: 'strategy',
          player: 'sparta',
          sci: { athens: 2, sparta: 0 },
          hostages,
          strategy: { athens: 'attack-sparta', sparta: null },
          forces: HOMES,
          leaders: { ...CALM.leaders, nicias: 'athens' },
          drawn: { athens: 'nicias', sparta: null },
        },
        rolls as never,
      );
    expect((await at({}, {})).of('strategy-kept')).toMatchObject([{ strategy: 'attack-sparta' }]);
    expect(
      (await at({ athens: true }, { 'strategy of athens': [5, 4] }))
        .of('strategy-rolled')
        .map(({ sum, strategy }) => [sum, strategy]),
    ).toEqual([
      [6, 'attack-sparta'],
      [5, 'cut-loc'],
    ]);
  });
  test('3.1.2 PW-MA-a a lone Spartan horseman in Salamis calls for 3H and 3N before any other plan', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'nonplayer-operation',
        player: 'sparta',
        passed: { athens: false, sparta: true },
        initialDone: { athens: true, sparta: true },
        treasury: { athens: 6000, sparta: 0 },
        strategy: { athens: 'cut-loc', sparta: null },
        leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'cup' },
        forces: {
          athens: { 'athenian-hoplite': 5 },
          piraeus: { 'athenian-naval': 5 },
          salamis: { 'spartan-cavalry': 1 },
          sparta: { 'home-guard': 3 },
        },
      },
      { auguries: [6] },
    );
    expect(desk.of('defence')[0]).toMatchObject({ holds: true, space: 'salamis' });
    expect(desk.of('operation-ends')).toMatchObject([
      { space: 'salamis', units: { 'athenian-hoplite': 3, 'athenian-naval': 3 } },
    ]);
  });
  test('3.2 PW-4.2-a both confidences go to 0 after the strategy, a negative one too', async () => {
    const desk = await first({
      ...CALM,
      phase: 'strategy',
      sci: { athens: -6, sparta: 6 },
      strategy: { athens: null, sparta: 'cut-loc' },
      forces: HOMES,
      leaders: { ...CALM.leaders, agis: 'sparta' },
    });
    expect(desk.of('strategy-kept')).toHaveLength(1);
    expect((await desk.now()).sci).toEqual({ athens: 0, sparta: 0 });
  });
});
