import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { second } from '../desk.ts';

describe('9 Armistice and Surrender', () => {
  test('9.1 PW-9.1-b PW-9.1-c PW-9.1-e PW-R44 a will of 11 gains 3 and stops at 12, then loses 1 for ten spaces: 11; 0 stays 0', async () => {
    const desk = await second({
      ...CALM,
      phase: 'bellicosity',
      sci: { athens: 6, sparta: -6 },
      bellicosity: { athens: 11, sparta: 7 },
      pendingBellicosity: { athens: 0, sparta: 2 },
      ravaged: ['naxos', 'paros', 'delos', 'tinos', 'syros', 'kea', 'andros', 'mikonos', 'icaros', 'samos'],
      forces: HOMES,
    });
    expect(desk.of('bellicosity')).toMatchObject([
      {
        side: 'athens',
        before: 11,
        modifiers: [
          { rule: 'PW-9.1-b', by: 3 },
          { rule: 'PW-0.5-m', by: -2 },
          { rule: 'PW-9.1-c', by: -1 },
        ],
        now: 11,
      },
      { side: 'sparta', before: 7, now: 0 },
    ]);
    expect(desk.of('surrender')).toMatchObject([{ sides: ['sparta'] }]);
  });
  test('9.2 PW-9.2-a PW-9.2-b one side without its home, the other without will: both give up, the points come once', async () => {
    const desk = await second({
      ...CALM,
      phase: 'control',
      player: 'sparta',
      turn: 5,
      treasury: { athens: 0, sparta: 0 },
      bellicosity: { athens: 8, sparta: 0 },
      forces: { athens: { 'spartan-hoplite': 1 }, sparta: { 'home-guard': 3 } },
    });
    if ((await desk.asks()) === 'build') await desk.act({ type: 'enough' });
    expect(desk.of('surrender')).toMatchObject([{ sides: ['athens', 'sparta'], points: 40 }]);
  });
  test('9.3 PW-6.6-f PW-9.3-d PW-9.3-h an armistice with hostages and a rebellion by its event: Pylos goes back, Mytilene costs 50 in each year', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'surrender',
        turn: 4,
        bellicosity: { athens: 5, sparta: 6 },
        hostages: { sparta: true },
        treasury: { athens: 500, sparta: 500 },
        forces: {
          ...HOMES,
          pylos: { 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1 },
          melos: { 'athenian-naval': 1 },
          corone: { 'athenian-hoplite': 1 },
        },
        held: { pylos: 'athens', melos: 'athens', corone: 'athens' },
        ravaged: ['naxos'],
      },
      { length: [3], event: [4, 4, 1, 1], 'oligarchic rebellion': [3, 4], 'silver mine': [1] },
    );
    expect(desk.of('armistice')).toMatchObject([{ turns: 2 }]);
    expect(desk.of('returned').map(({ space, to }) => [space, to])).toEqual(
      expect.arrayContaining([
        ['corone', 'sparta'],
        ['melos', null],
      ]),
    );
    expect(desk.of('returned').map(({ space }) => space)).not.toContain('pylos');
    expect(desk.of('income')).toMatchObject([
      { side: 'athens', net: 2 * (3500 - 50), turns: 2 },
      { side: 'sparta', net: 2 * (2500 - 50), turns: 2 },
    ]);
    expect((await desk.now()).hostages).toEqual({ athens: false, sparta: false });
  });
  test('9.4 PW-9.4-b PW-9.4-c PW-9.4-a commanders go from the box to the cup, the dead do not; waste is forgotten, rebellion is not', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'end-of-turn',
        turn: 3,
        sci: { athens: 1, sparta: 1 },
        ravaged: ['naxos', 'elis'],
        rebellion: ['paros'],
        forces: HOMES,
        leaders: { pericles: 'out', phormio: 'going-home', nicias: 'going-home', archidamus: 'cup' },
      },
      { side: [1], event: [1, 1], 'commander of athens': ['phormio'] },
    );
    const { turn, ravaged, rebellion, leaders } = await desk.now();
    expect([turn, ravaged, rebellion]).toEqual([4, [], ['paros']]);
    expect([leaders.pericles, leaders.nicias, leaders.phormio]).toEqual(['out', 'cup', 'athens']);
  });
});
