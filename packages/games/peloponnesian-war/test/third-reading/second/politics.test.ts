import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { second } from '../desk.ts';

/** The beginning of a turn in which Athens is the human's, and nobody is unsure. */
const DAWN = {
  ...CALM,
  phase: 'turn',
  passed: {},
  initialDone: { athens: false, sparta: false },
  forces: HOMES,
  sci: { athens: 1, sparta: 1 },
};

describe('3 the Political Phase', () => {
  test('3.1 PW-3.1-b with six points of confidence even a 1 changes sides; the new strategy is rolled though Athens was confident (PW-4.1-a)', async () => {
    const desk = await second(
      { ...DAWN, sci: { athens: 6, sparta: -2 }, strategy: { athens: 'cut-loc', sparta: 'attack-athens' } },
      { side: [1], event: [1, 1], 'strategy of athens': [3] },
    );
    expect(desk.of('side-attempt')).toMatchObject([{ sum: 7, changes: true, side: 'sparta' }]);
    expect(desk.of('strategy-rolled')).toMatchObject([{ side: 'athens', die: 3 }]);
  });
  test('3.2 PW-3.2-b three events in a row whose subjects are gone: Alcibiades, the plague, Argos; then the silver mine', async () => {
    const desk = await second(
      {
        ...DAWN,
        phase: 'event',
        turn: 5,
        alcibiades: 4,
        leaders: { ...CALM.leaders, alcibiades: 'out' },
        neutrals: { argos: true },
        attica: { now: false, before: false },
      },
      { event: [3, 4, 3, 3, 5, 5, 1, 1], 'silver mine': [4] },
    );
    expect(desk.of('event').map(({ event, possible }) => [event, possible])).toEqual([
      ['demagogue', false],
      ['plague', false],
      ['minor-powers', false],
      ['silver-mine', true],
    ]);
    expect(desk.of('talents')).toMatchObject([{ side: 'athens', talents: 400, treasury: 2400 }]);
  });
  test('3.2 PW-E-4-a PW-E-8-d Sitalces turns Abdera while its own men hold it, and an Athenian fleet there goes home to Piraeus', async () => {
    const desk = await second(
      { ...DAWN, phase: 'event', forces: { ...HOMES, abdera: { 'athenian-naval': 2, 'athenian-allied-hoplite': 1 } } },
      { event: [2, 2] },
    );
    const { forces, rebellion } = await desk.now();
    expect(forces.abdera).toEqual({ 'spartan-allied-hoplite': 1 });
    expect(forces.piraeus).toEqual({ 'athenian-naval': 2 });
    expect(rebellion).toEqual(expect.arrayContaining(['abdera', 'maroneia']));
  });
  test('3.3 PW-3.3-a PW-3.3-d PW-E-8-b event 8 and four lost ships in one turn: the second roll finds Mytilene in rebellion, +1, Olynthus', async () => {
    const desk = await second(
      { ...DAWN, phase: 'event', navalLosses: 4 },
      { event: [4, 4], 'oligarchic rebellion': [3, 4, 3, 4, 3, 4] },
    );
    expect(desk.of('rebellion-roll').map(({ sum, space, again }) => [sum, space, again === null])).toEqual([
      [7, 'mytilene', true],
      [7, 'mytilene', false],
      [8, 'olynthus', true],
    ]);
    expect(desk.of('delian-rebellion')).toMatchObject([{ sci: 1, navalLosses: 4, happens: true }]);
  });
  test('3.4 PW-3.4-a PW-5.3.2-c a side whose commanders are all dead draws nobody, rolls its strategy without a rating and passes', async () => {
    const dead = Object.fromEntries(
      ['archidamus', 'agis', 'brasidas', 'gylippus', 'mindarus', 'callicratides', 'lysander', 'pleistoanax'].map(id => [
        id,
        'out',
      ]),
    );
    const desk = await second(
      {
        ...DAWN,
        phase: 'commanders',
        sci: { athens: 1, sparta: 0 },
        leaders: { ...CALM.leaders, ...dead },
        forces: { ...HOMES, athens: { 'athenian-hoplite': 6 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 7 } },
        treasury: { athens: 4000, sparta: 4000 },
      },
      { 'commander of athens': ['nicias'], 'strategy of sparta': [5] },
    );
    expect(desk.of('commander-drawn')).toMatchObject([{ side: 'athens', leader: 'nicias' }]);
    expect(desk.of('nicias')).toHaveLength(1); // 3.4.1
    expect(desk.of('strategy-rolled')).toMatchObject([{ side: 'sparta', sum: 5, strategy: 'cut-loc' }]);
    await desk.act({ type: 'objective', space: 'panactum' });
    await desk.act({ type: 'activate', unit: 'athenian-hoplite', count: 1 });
    await desk.act({ type: 'march' });
    expect(desk.of('passed')).toMatchObject([{ side: 'sparta', why: 'no-commander' }]);
  });
});
