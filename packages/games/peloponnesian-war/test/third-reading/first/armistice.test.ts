import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

describe('8 Armistice and Surrender', () => {
  test('8.1 PW1-8.1-a nineteen suffering spaces cost one point, a space in two states counts once', async () => {
    const spaces = [
      'naxos',
      'paros',
      'delos',
      'tinos',
      'syros',
      'kea',
      'andros',
      'mikonos',
      'icaros',
      'samos',
      'ios',
      'patmos',
      'leros',
      'kos',
      'serifos',
      'sifnos',
      'amorgos',
      'kythnos',
      'thasos',
    ];
    const desk = await first({
      ...CALM,
      phase: 'bellicosity',
      ravaged: spaces,
      rebellion: spaces.slice(0, 5),
      bellicosity: { athens: 9, sparta: 9 },
      forces: HOMES,
    });
    expect(desk.of('bellicosity')[0]).toMatchObject({ side: 'athens', before: 9, now: 8 });
  });
  test('8.2 PW1-8.2-a a Spartan who only stands behind the Long Walls does not make Athens surrender', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'control',
        player: 'sparta',
        treasury: { athens: 2000, sparta: 0 },
        forces: { athens: { 'spartan-hoplite': 2 }, sparta: { 'home-guard': 3 } },
      },
      {},
    );
    while ((await desk.asks()) === 'build') await desk.act({ type: 'enough' });
    expect(await desk.outcome()).toBeNull();
  });
  test('8.3 PW1-8.3-a PW1-8.3-d a poor Athens and a weary Sparta: an armistice; the events of three years are not rolled again', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'surrender',
        turn: 4,
        alcibiades: 4,
        leaders: { ...CALM.leaders, alcibiades: 'out' },
        bellicosity: { athens: 9, sparta: 6 },
        treasury: { athens: 950, sparta: 5000 },
        forces: HOMES,
      },
      { length: [5], event: [3, 4, 1, 2, 1, 1], 'silver mine': [1] },
    );
    expect(desk.of('armistice')).toMatchObject([{ turns: 3 }]);
    expect(desk.of('event').map(({ event, possible }) => [event, possible])).toEqual([
      ['demagogue', false],
      ['coup', false],
      ['silver-mine', true],
    ]);
  });
  test('8.4 PW1-0-e the waste is removed after the armistice has ignored it', async () => {
    const desk = await first(
      { ...CALM, phase: 'end-of-turn', ravaged: ['naxos'], forces: HOMES, sci: { athens: 1, sparta: 1 } },
      { side: [1], event: [1, 1] },
    );
    expect(desk.kinds.slice(0, 2)).toEqual(['ravaged-removed', 'turn-ends']);
    expect((await desk.now()).ravaged).toEqual([]);
  });
  test('8.5 PW-9.4-c after the last turn nothing advances: the campaign is over with turn 10', async () => {
    const desk = await first({ ...CALM, phase: 'end-of-turn', turn: 10, points: 151, forces: HOMES });
    expect(await desk.outcome()).toMatchObject({ score: [1], detail: { why: 'last-turn', turn: 10, points: 151 } });
  });
});
