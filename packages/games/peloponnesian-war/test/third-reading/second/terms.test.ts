import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { QUIET } from '../../quiet.ts';
import { second } from '../desk.ts';

// The components and the terms, read a third time: one situation each that nobody had tried.

describe('components', () => {
  test('Components, PW-0.2-d PW-E-10-b the pieces are a limit: with 14 of 16 Allied hoplites out, Argos joins with two', async () => {
    const desk = await second(
      {
        phase: 'event',
        turn: 5,
        sci: { athens: 1, sparta: 1 },
        rebellion: [],
        forces: { ...HOMES, larisa: { 'athenian-allied-hoplite': 14 } },
        leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
      },
      { event: [5, 5] },
    );
    expect(desk.of('neutral-joins')).toMatchObject([
      { neutral: 'argos', side: 'athens', units: { 'athenian-allied-hoplite': 2 } },
    ]);
  });
  test('Components, PW-0.3-c PW-0.3-d PW-6.6-a three SP lost at Sparta: hoplites before the Home Guard, which is then gone for good', async () => {
    // Two regulars fall first, the third SP breaks the Guard: two plain hoplites are left, and no Guard can be built again.
    const desk = await second(
      {
        ...CALM,
        phase: 'battles',
        forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 2, 'athenian-hoplite': 11 } },
        held: { sparta: 'sparta' },
        leaders: {
          ...CALM.leaders,
          demosthenes: 'sparta',
          agis: 'out',
          brasidas: 'out',
          gylippus: 'out',
          mindarus: 'out',
          callicratides: 'out',
          lysander: 'out',
          pleistoanax: 'out',
          archidamus: 'out',
        },
      },
      { 'battle of athens': [1], 'battle of sparta': [2] },
    );
    // Athens 1 + 6 hoplites more + 2 Demosthenes = 9; Sparta 2 + 2 (in Sparta) + 2 (Spartans) = 6: three SP.
    expect(desk.of('battle')).toMatchObject([{ winner: 'athens', sums: [9, 6], losses: 3, hostages: true }]);
    const { forces } = await desk.now();
    expect(forces.sparta?.['home-guard']).toBeUndefined();
  });
});

describe('terms', () => {
  test('Terms, ZOI PW-0.6-b PW-0.6-c PW-0.6-d a Force of ships and horse at Naupactus reaches Teichium by land and Cephallenia by sea, not Aetolia', async () => {
    // Three rebel spaces show which lie in the Force's zone: only an own zone without an enemy's quells.
    const desk = await second({
      ...CALM,
      phase: 'rebellion',
      rebellion: ['stratus', 'zacynthus', 'amphilochia'],
      forces: {
        ...HOMES,
        oeniadae: { 'athenian-naval': 1, 'athenian-cavalry': 1 },
      },
      held: { oeniadae: 'athens' },
    });
    // Oeniadae: Stratus is one land line away; Zacynthus two sea lines by Cephallenia; Amphilochia is neither.
    expect(Object.fromEntries(desk.of('rebellion-tested').map(({ space, quelled }) => [space, quelled]))).toEqual({
      stratus: true,
      zacynthus: true,
      amphilochia: false,
    });
  });
  test('Terms, treasury PW-0.5-o PW-8.1-b PW-8.2-a more than 10,000 talents and a 50: 11,150, one ravaged space, 14,600', async () => {
    const desk = await second({
      ...CALM,
      phase: 'income',
      player: 'sparta',
      treasury: { athens: 11150, sparta: 50 },
      ravaged: ['naxos'],
      forces: HOMES,
    });
    expect(desk.of('income')).toMatchObject([
      { side: 'athens', net: 3450, treasury: 14600 },
      { side: 'sparta', net: 2500, treasury: 2550 },
    ]);
  });
  test('Terms, rally space PW-0.5-i PW-5.1.5-f a space whose SP have all been activated is none, though a unit stands there', async () => {
    const desk = await second({
      ...QUIET,
      phase: 'expedition',
      forces: { ...QUIET.forces, chios: { 'athenian-allied-naval': 2 } },
      activated: { chios: { 'athenian-allied-naval': 2 } },
      leaders: { ...QUIET.leaders, pericles: 'expedition' },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'ephesus',
        at: 'athens',
        units: {},
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    });
    expect(await desk.why({ type: 'rally', space: 'chios' })).not.toBeNull();
    expect(await desk.legal('rally')).toContainEqual({ type: 'rally', space: 'piraeus' });
  });
});
