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

describe('10 scenarios', () => {
  test('10.1 PW1-10-a the campaign: a surrender in turn 3 is decisive whatever the points', async () => {
    const desk = await first({
      ...CALM,
      phase: 'bellicosity',
      turn: 3,
      points: -150,
      bellicosity: { athens: 9, sparta: 0 },
      forces: HOMES,
    });
    expect(await desk.outcome()).toMatchObject({ score: [1] });
  });
  test('10.2 PW1-10-a the Archidamian War ends with an armistice that would have been, without a die', async () => {
    const desk = await first(
      { ...CALM, phase: 'surrender', turn: 2, points: 40, bellicosity: { athens: 6, sparta: 6 }, forces: HOMES },
      {},
      { scenario: 'archidamian' },
    );
    expect(await desk.outcome()).toMatchObject({ score: [1], detail: { why: 'armistice' } });
  });
  test('10.3 PW1-10.3-b PW1-10.3-c Perdiccas comes in turn 7: Sparta’s; again: Athens’, with the horse that stands there', async () => {
    const at = (macedonia: string | null, forces: object) =>
      first(
        { ...DAWN, phase: 'event', turn: 7, neutrals: { macedonia }, forces: { ...HOMES, ...forces } },
        { event: [4, 5] },
        { scenario: 'decelean' },
      );
    const once = await at(null, {});
    expect((await once.now()).forces.pella).toEqual({ 'spartan-allied-cavalry': 2 });
    const twice = await at('sparta', { pella: { 'spartan-allied-cavalry': 2 } });
    expect((await twice.now()).forces.pella).toEqual({ 'athenian-allied-cavalry': 2 });
  });
  test('10.4 PW1-10.4-a the change from Sparta to Athens does not end The Fall of Athens, the way back does', async () => {
    const at = (player: string, sci: object) =>
      first({ ...DAWN, turn: 8, firstTurn: 7, player, beganAs: 'sparta', sci }, { side: [6] }, { scenario: 'fall-of-athens' });
    expect(await (await at('sparta', { athens: 1, sparta: 1 })).outcome()).toBeNull();
    expect(await (await at('athens', { athens: 1, sparta: 1 })).outcome()).toMatchObject({
      detail: { why: 'return', side: 'sparta' },
    });
  });
});
