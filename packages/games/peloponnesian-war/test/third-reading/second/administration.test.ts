import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { second } from '../desk.ts';

const income = async (more: object, side = 'athens') =>
  (await second({ ...CALM, phase: 'control', forces: HOMES, ...more })).of('income').find(told => told.side === side);

describe('8.1 income', () => {
  test('8.1 PW-8.1-b PW-8.1-c a neutral that Athens has taken and Sparta has ravaged costs nobody', async () => {
    const at = { forces: { ...HOMES, melos: { 'athenian-naval': 1 } }, ravaged: ['melos'], player: 'sparta' };
    expect(await income(at)).toMatchObject({ net: 3500 });
    expect(await income(at, 'sparta')).toMatchObject({ net: 2500 });
  });
  test('8.1.1 PW-8.1.1-a Corinth taken, ravaged and in rebellion: 50 once, and 200', async () => {
    expect(
      await income(
        { forces: { ...HOMES, corinth: { 'athenian-hoplite': 1 } }, ravaged: ['corinth'], rebellion: ['corinth'] },
        'sparta',
      ),
    ).toMatchObject({ net: 2250 });
  });
  test('8.1.2 PW-8.1.2-a PW-8.1.2-b Athenians in Syracuse without a zone over all Sicily: nobody has anything of it', async () => {
    const at = { neutrals: { syracuse: true }, forces: { ...HOMES, syracuse: { 'athenian-naval': 3 } }, player: 'sparta' };
    expect(await income(at)).toMatchObject({ net: 3500 });
    expect(await income(at, 'sparta')).toMatchObject({ net: 2500 });
    const passing = { neutrals: { syracuse: true }, forces: { ...HOMES, catana: { 'athenian-naval': 3 } } };
    expect(await income(passing, 'sparta')).toMatchObject({ net: 3000 });
  });
  test('8.1.3 PW-8.1.3-a PW-8.1.5-a Spartans in Byzantium: 1,500 less and 50 for the space; Eisphora comes all the same', async () => {
    expect(await income({ forces: { ...HOMES, byzantium: { 'spartan-naval': 1 } } })).toMatchObject({
      net: 3500 - 1500 - 50 + 1000,
    });
  });
  test('8.1.5 PW-8.1.5-a a Spartan who stands in Panactum unravaged is enough to end Eisphora', async () => {
    expect(await income({ forces: { ...HOMES, panactum: { 'spartan-hoplite': 1 } } })).toMatchObject({ net: 3500 - 50 });
  });
  test('8.1.6 PW-8.1.6-b Spartans control Decelea: Athens may spend its last 400 talents', async () => {
    const build = async (more: object) =>
      second({ ...CALM, phase: 'build', treasury: { athens: 400, sparta: 2000 }, budget: 3, forces: HOMES, ...more });
    const free = await build({ forces: { ...HOMES, decelea: { 'spartan-hoplite': 1 } }, held: { decelea: 'sparta' } });
    await free.act({ type: 'build', unit: 'athenian-hoplite' });
    await free.act({ type: 'build', unit: 'athenian-hoplite' });
    expect((await free.now()).treasury.athens).toBeLessThan(200 + 5000);
    expect(await (await build({})).why({ type: 'build', unit: 'athenian-hoplite' })).toBe('PW-8.1.6-a');
  });
});
describe('8.2 construction', () => {
  test('8.2 PW-8.2-b with 50 talents Sparta builds nothing, with 250 one SP and keeps 50', async () => {
    const build = (talents: number) =>
      second({ ...CALM, phase: 'construction', player: 'sparta', treasury: { athens: 2000, sparta: talents }, forces: HOMES });

    expect(await (await build(50)).asks()).not.toBe('build');
    const desk = await build(250);
    expect(await desk.asks()).toBe('build');
    await desk.act({ type: 'build', unit: 'spartan-naval' }, { side: [1], event: [1, 1] });
    expect(desk.of('placed')[0]).toMatchObject({ unit: 'spartan-naval', space: 'gythium' });
    expect(desk.of('built')).toMatchObject([{ cost: 200, treasury: 50 }]);
  });
  test('8.2 PW-8.2-d PW-8.2-e the non-player has 1,350 talents and lost four SP: one is rebuilt, by lot, and 1,150 stay', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'construction',
        player: 'sparta',
        treasury: { athens: 1350, sparta: 0 },
        lost: { 'athenian-hoplite': 2, 'athenian-naval': 2 },
        forces: HOMES,
      },
      { event: [1, 1], 'silver mine': [1] },
    );
    expect(desk.of('built')).toMatchObject([{ side: 'athens', cost: 200, treasury: 1150 }]);
  });
});
