import { describe, expect, test } from 'vitest';
import { ATHENS, athens, passes, sparta, withForces } from '../nonplayer.ts';

describe('PW-4.1.2, PW-MS, PW-MA defensive conditions', () => {
  test('PW-MS-c PW-R21 Corinth or Thebes once answered calls for nothing more', () => {
    const t = sparta({ ...withForces({ corinth: { 'athenian-hoplite': 1 } }), answered: ['corinth'] }, { objective: [5] });
    expect(t.of('defence')).toMatchObject([{ holds: false }]);
  });
  test('PW-MS-b PW-R21 a space that has had its Force is not answered twice, though in no Spartan ZOI', () => {
    const t = sparta(
      {
        ...withForces({ sparta: { 'home-guard': 3, 'spartan-hoplite': 12 }, methydrum: { 'athenian-hoplite': 1 } }),
        answered: ['methydrum'],
      },
      { objective: [5] },
    );
    expect(t.of('defence')).toMatchObject([{ holds: false }]);
  });
  test('PW-MS-b the nearest first, whatever the order of the board; only equally near ones by lot', () => {
    const near = passes(withForces({ methydrum: { 'athenian-hoplite': 1 }, prasiae: { 'athenian-hoplite': 1 } }));
    expect(near.of('defence')[0]).toMatchObject({ space: 'prasiae' });
    const two = withForces({ caryae: { 'athenian-hoplite': 1 }, prasiae: { 'athenian-hoplite': 1 } });
    const lots = [1, 2].map(n => passes(two, { 'nearest intruder': [n] }).of('defence')[0].space);
    expect([...lots].sort()).toEqual(['caryae', 'prasiae']);
  });
  test('PW-INV-n every condition of a side is told, with where it holds and whether it was answered', () => {
    const t = sparta({ ...withForces({ corinth: { 'athenian-hoplite': 1 } }), answered: ['corinth'] }, { objective: [5] });
    expect(t.of('defence')[0].conditions).toEqual([
      { rule: 'PW-MS-a', at: [] },
      { rule: 'PW-MS-c', at: [{ space: 'corinth', answered: true }] },
      { rule: 'PW-MS-d', at: [] },
    ]);
    const sea = sparta({ ...withForces({ catana: { 'athenian-naval': 1 } }), answered: ['syracuse'] }, { objective: [5] });
    expect(sea.of('defence')[0].conditions).toContainEqual({ rule: 'PW-MS-d', at: [{ space: 'syracuse', answered: true }] });
    const other = athens({ forces: { ...ATHENS.forces, chios: { 'spartan-hoplite': 1 } } });
    expect(other.of('defence')[0].conditions).toEqual([{ rule: 'PW-MA-a', at: [{ space: 'chios', answered: false }] }]);
  });
  test('PW-MS-d PW-5.2-f its objective is rolled again where Sparta holds it; all held: a pass', () => {
    const fleet = withForces({ catana: { 'athenian-naval': 1 } });
    const t = sparta({ ...fleet, held: { decelea: 'sparta' } }, { objective: [5, 4] });
    expect(t.of('objective-rolled').map(({ space, again }) => [space, again])).toEqual([
      ['decelea', 'PW-5.2-f'],
      ['panactum', null],
    ]);
    const none = passes({ ...fleet, held: { athens: 'sparta', panactum: 'sparta', decelea: 'sparta' } });
    expect(none.of('passed')).toMatchObject([{ rule: 'PW-5.2-m', why: 'no-objective' }]);
  });
});
