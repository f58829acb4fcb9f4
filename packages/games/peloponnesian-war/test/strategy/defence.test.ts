import { describe, expect, test } from 'vitest';
import { ATHENS, athens, passes, SPARTA, sparta, withForces } from '../nonplayer.ts';
import { loose } from '../table.ts';

describe('PW-4.1.2, PW-MS, PW-MA defensive conditions', () => {
  test('PW-MS-c PW-R21 Corinth or Thebes once answered calls for nothing more', () => {
    const t = sparta({ ...withForces({ corinth: { 'athenian-hoplite': 1 } }), answered: ['corinth'] }, { objective: [5] });
    expect(t.of('defence')).toMatchObject([{ holds: false }]);
  });
  test('PW-MS-c either of them alone is answered, without a lot, in both editions', () => {
    for (const edition of ['second', 'first'])
      for (const space of ['corinth', 'thebes']) {
        const alone = { ...SPARTA, ...withForces({ [space]: { 'athenian-hoplite': 1 } }) };
        const [told] = loose(alone, {}, 'campaign', { edition }).of('defence');
        expect(told).toMatchObject({ rule: 'PW-MS-c', space, holds: true });
        expect(told).not.toHaveProperty('of');
      }
  });
  test('PW-MS-b PW-R21 a Force that was sent and did not come there is followed by another, until the enemy is in a Spartan ZOI', () => {
    const sent = (sparta: Record<string, number>) => ({
      ...withForces({ sparta, methydrum: { 'athenian-hoplite': 1 } }),
      answered: ['methydrum'],
    });
    const t = sparta(sent({ 'home-guard': 3, 'spartan-hoplite': 12 }));
    expect(t.of('defence')).toMatchObject([{ rule: 'PW-MS-a', space: 'methydrum', holds: true }]);
    const there = sent({ 'home-guard': 3, 'spartan-hoplite': 12 });
    const covered = { ...there, forces: { ...there.forces, belmina: { 'spartan-cavalry': 1 } } };
    expect(sparta(covered, { objective: [5] }).of('defence')).toMatchObject([{ holds: false }]);
  });
  test('PW-MA-b PW-R21 Aegina has its Force when it has come there: one that is beaten on the way is followed by another', () => {
    const forces = {
      athens: { 'athenian-hoplite': 9 },
      piraeus: { 'athenian-naval': 9 },
      aegina: { 'spartan-naval': 8, 'spartan-hoplite': 8 },
      sparta: { 'home-guard': 3 },
    };
    const lost = { interception: [6], 'skirmish of athens': [6], 'skirmish of sparta': [5] };
    const beaten = loose(
      { ...ATHENS, forces },
      {
        ...lost,
        'battle of athens': [1],
        'battle of sparta': [6],
        auguries: [1, 6],
        commander: ['nicias'],
        'area of the objective': [],
      },
    );
    expect(beaten.of('defence').map(({ space }) => space)).toEqual(['aegina', 'aegina']);
    const came = athens({ forces: { ...forces, aegina: { 'spartan-hoplite': 1 } } }, { interception: [1] });
    expect(came.of('operation-ends')).toMatchObject([{ space: 'aegina' }]);
    expect(came.now.answered).toEqual(['aegina']);
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
