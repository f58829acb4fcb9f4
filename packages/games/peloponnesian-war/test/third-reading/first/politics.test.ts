import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

const DAWN = {
  ...CALM,
  phase: 'turn',
  passed: {},
  initialDone: { athens: false, sparta: false },
  forces: HOMES,
  sci: { athens: 1, sparta: 1 },
};

describe('2 the Political Phase', () => {
  test('2.1 PW-3.1-b a confidence of 0 must try too: a 5 stays, a 6 changes', async () => {
    const at = async (die: number) =>
      (await first({ ...DAWN, sci: { athens: 0, sparta: 1 } }, { side: [die], event: [1, 1] })).of('side-attempt')[0];
    expect(await at(5)).toMatchObject({ sum: 5, changes: false });
    expect(await at(6)).toMatchObject({ sum: 6, changes: true });
  });
  test('2.2 PW1-E-5-a PW-3.2-b Persia needs turn 5 and Alcibiades away, nothing else: Sparta at 1 has it; in turn 4 it is rolled again', async () => {
    const at = (turn: number, event: number[]) =>
      first(
        {
          ...DAWN,
          phase: 'event',
          turn,
          alcibiades: 1,
          leaders: { ...CALM.leaders, alcibiades: 'aside' },
          bellicosity: { athens: 8, sparta: 1 },
        },
        { event },
      );
    expect((await at(5, [2, 3])).of('event')).toMatchObject([{ event: 'persia', possible: true }]);
    expect((await at(4, [2, 3, 1, 1])).of('event').map(({ possible }) => possible)).toEqual([false, true]);
  });
  test('2.3 PW1-2.3-a PW1-E-8-a a held Chalcis is passed over for the next of the list, Ephesus; its neighbours roll, Sardis does not', async () => {
    const desk = await first(
      {
        ...DAWN,
        phase: 'delian-rebellion',
        sci: { athens: 0, sparta: 0 },
        forces: { ...HOMES, chalcis: { 'athenian-allied-hoplite': 1 } },
      },
      { 'oligarchic rebellion': [2, 3] },
    );
    expect(desk.of('rebellion')).toMatchObject([{ space: 'ephesus' }]);
    expect(
      desk
        .of('spread-roll')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['colophon', 'pygela']);
  });
  test('2.3 PW1-2.3-a four ships lost in the Decelean War bring no rebellion to a confident Athens', async () => {
    const desk = await first(
      { ...DAWN, phase: 'delian-rebellion', turn: 7, sci: { athens: 1, sparta: 0 }, navalLosses: 9 },
      {},
      { scenario: 'decelean' },
    );
    expect(desk.of('delian-rebellion')).toMatchObject([{ happens: false }]);
  });
  test('2.4 PW1-2.4-a PW1-8.3-b Nicias drawn for a later operation has no word in the armistice', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'surrender',
        turn: 4,
        forces: { ...HOMES, athens: { 'athenian-hoplite': 1 } },
        bellicosity: { athens: 5, sparta: 5 },
        leaders: { ...CALM.leaders, nicias: 'going-home' },
      },
      { length: [2], event: [1, 1] },
    );
    expect(desk.of('armistice')).toMatchObject([{ turns: 1, modifiers: [] }]);
  });
});
