import { describe, expect, test } from 'vitest';
import { CALM } from '../../calm.ts';
import { first } from '../desk.ts';

describe('11 two players', () => {
  test('11 PW1-11-a two players: a die says who picks the first battle of a class; the home space comes first by class', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'battles',
        held: {},
        forces: {
          athens: { 'athenian-hoplite': 3, 'spartan-hoplite': 1 },
          sparta: { 'home-guard': 3 },
          naxos: { 'athenian-naval': 1, 'spartan-naval': 1 },
          samos: { 'athenian-naval': 1, 'spartan-naval': 1 },
        },
      },
      { 'battle of athens': [6], 'battle of sparta': [1] },
      { options: { players: 'two' } },
    );
    expect(desk.of('battle')[0]).toMatchObject({ space: 'athens' });
    expect(desk.of('first-pick')).toHaveLength(1);
    expect(await desk.asks()).toBe('nextBattle');
  });
});
