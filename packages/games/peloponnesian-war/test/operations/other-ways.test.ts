import { describe, expect, test } from 'vitest';
import { passesOf } from '../every-way.ts';
import { as, athens, type Forces, passes, sparta, taken } from '../nonplayer.ts';

// PW-5.2-i: the non-player passes if the Expedition is not to be had, not if the nearest SP do not come together.

describe('PW-R150 any way that there is', () => {
  const visits = (t: ReturnType<typeof sparta>) => t.of('activated').map(({ space, unit, count }) => `${space} ${unit} ${count}`);
  test('PW-R150 PW-5.2.1-b oversea: the ship of Corinth fetches those of Naxos, and they the nearest men, who are Corinth’s', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      corinth: { 'spartan-allied-hoplite': 4, 'spartan-allied-naval': 2 },
      naxos: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 3 },
    };
    const t = sparta({ ...as('attack-athenian-ally'), forces, held: { naxos: 'sparta' } }, { area: [2], objective: [2] });
    expect(t.of('gathering')).toMatchObject([{ possible: true, missing: { hoplite: 0, naval: 0 } }]);
    expect(visits(t)).toEqual([
      'corinth spartan-allied-hoplite 1',
      'corinth spartan-allied-naval 1',
      'naxos spartan-allied-naval 2',
      'corinth spartan-allied-hoplite 2',
    ]);
    expect(taken(t)).toEqual({
      corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 1 },
      naxos: { 'spartan-allied-naval': 2 },
    });
  });
  test('PW-R150 PW-5.1.6-b by land: a hoplite of Thebes brings the commander to the army in Decelea, where he alone could not come', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      thebes: { 'spartan-allied-hoplite': 3 },
      decelea: { 'spartan-hoplite': 9, 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 3 },
    };
    const t = sparta({ ...as('attack-athens'), forces, held: { decelea: 'sparta' } }, { objective: [4] });
    expect(visits(t)).toEqual([
      'thebes spartan-allied-hoplite 1',
      'decelea spartan-hoplite 9',
      'decelea spartan-allied-hoplite 2',
      'decelea spartan-allied-cavalry 2',
    ]);
    expect(t.of('operation-ends')).toMatchObject([{ space: 'panactum' }]);
  });
  test('PW-R150 PW-R32 of two equally near spaces that could lend the escort one is drawn', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      thebes: { 'spartan-allied-hoplite': 3 },
      delium: { 'spartan-allied-hoplite': 3 },
      decelea: { 'spartan-hoplite': 9, 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 3 },
    };
    const escort = (lot: number) =>
      visits(
        sparta({ ...as('attack-athens'), forces, held: { decelea: 'sparta' } }, { objective: [4], 'equally near': [lot] }),
      )[0];
    expect([escort(1), escort(2)].sort()).toEqual(['delium spartan-allied-hoplite 1', 'thebes spartan-allied-hoplite 1']);
  });
  test('PW-R32 PW-R116 of two equally near spaces that both give, a lot says which is visited first', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      belmina: { 'spartan-allied-hoplite': 2 },
      caryae: { 'spartan-allied-hoplite': 2 },
    };
    const order = (lot: number) =>
      sparta({ ...as('cut-loc'), forces }, { area: [1], objective: [5], 'equally near': [lot] })
        .of('activated')
        .map(({ space }) => space);
    expect([order(1), order(2)]).toEqual([
      ['belmina', 'caryae'],
      ['caryae', 'belmina'],
    ]);
  });
  test('PW-R150 PW-5.1-c a rally space is visited again: men of Larisa board at Potidaea, whose own wait for the ship of Piraeus', () => {
    const forces: Forces = {
      larisa: { 'athenian-allied-hoplite': 3 },
      potidaea: { 'athenian-hoplite': 1, 'athenian-naval': 2 },
      piraeus: { 'athenian-naval': 1 },
      sparta: { 'home-guard': 3 },
    };
    const t = athens({ forces, strategy: { athens: 'cut-loc', sparta: null } }, { area: [4], objective: [1] });
    expect(visits(t)).toEqual([
      'larisa athenian-allied-hoplite 2',
      'potidaea athenian-naval 2',
      'piraeus athenian-naval 1',
      'potidaea athenian-hoplite 1',
    ]);
  });
  test('PW-5.2-i PW-R150 what cannot be joined in any way is a pass: ships on an island that no commander reaches', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 5 },
      naxos: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 5 },
    };
    const t = passes({ ...as('attack-athenian-ally'), forces, held: { naxos: 'sparta' } }, { area: [2], objective: [2] });
    expect(t.of('gathering')).toMatchObject([{ rule: 'PW-R116', possible: false }]);
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i' }]);
  });
  test('PW-5.2-i no pass of random matches where any walk at all would have built the Expedition', () => {
    const found = [
      passesOf('decelean', 'second', 1, 14),
      passesOf('fall-of-athens', 'first', 1, 12),
      passesOf('campaign', 'second', 10, 15),
    ];
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(found.reduce((sum, { passes }) => sum + passes, 0)).toBeGreaterThan(10);
  });
});
