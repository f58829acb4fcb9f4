import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

describe('7 Administration', () => {
  test('7.1 PW1-7.1-a Corinth in Delian hands, ravaged and in rebellion: 250 in all', async () => {
    const desk = await first({
      ...CALM,
      phase: 'control',
      forces: { ...HOMES, corinth: { 'athenian-hoplite': 1 } },
      ravaged: ['corinth'],
      rebellion: ['corinth'],
    });
    expect(desk.of('income').find(({ side }) => side === 'sparta')).toMatchObject({ net: 2250 });
  });
  test('7.1.5 PW-8.1.6-b ten rebels lift the fund, nine do not', async () => {
    const rebels = ['naxos', 'paros', 'delos', 'tinos', 'syros', 'kea', 'andros', 'mikonos', 'icaros', 'samos'];
    const why = async (rebellion: string[]) =>
      (
        await first({ ...CALM, phase: 'build', budget: 3, rebellion, treasury: { athens: 1000, sparta: 2000 }, forces: HOMES })
      ).why({ type: 'build', unit: 'athenian-naval' });
    expect(await why(rebels)).toBeNull();
    expect(await why(rebels.slice(1))).not.toBeNull();
  });
  test('7.2 PW1-7.2-a the non-player lost one SP and has 1,200 talents: it is rebuilt; with 1,150 it is not', async () => {
    const at = async (talents: number) =>
      (
        await first(
          {
            ...CALM,
            phase: 'construction',
            player: 'sparta',
            treasury: { athens: talents, sparta: 0 },
            lost: { 'athenian-naval': 1 },
            forces: HOMES,
          },
          { event: [1, 1], 'silver mine': [1] },
        )
      ).of('built');
    expect(await at(1200)).toMatchObject([{ unit: 'athenian-naval', treasury: 1000 }]);
    expect(await at(1150)).toEqual([]);
  });
});
