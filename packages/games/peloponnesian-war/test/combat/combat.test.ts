import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import type { Rolls } from '../table.ts';
import { battle, combat, PW } from './calm.ts';

describe('PW-6.2.2 null battles', () => {
  const leaves = (
    space: string,
    athens: Record<string, number>,
    sparta: Record<string, number>,
    leaders: Record<string, string>,
    more: Position = {},
  ) => combat({ [space]: { ...athens, ...sparta } }, leaders, {}, more);
  test('PW-6.2.2-a in different spaces nothing happens', () => {
    const t = combat({ samos: { 'athenian-naval': 2 }, icaros: { 'spartan-hoplite': 1 } }, {});
    expect(t.of('battle')).toMatchObject([{ type: 'null' }]);
    expect(t.now.forces).toMatchObject({ samos: { 'athenian-naval': 2 }, icaros: { 'spartan-hoplite': 1 } });
  });
  test('PW-6.2.2-b in a neutral space the ships leave', () => {
    const t = leaves('patrae', { 'athenian-naval': 1 }, { 'spartan-hoplite': 1 }, { cleon: 'patrae' });
    expect(t.of('null-battle')).toMatchObject([{ rule: 'PW-6.2.2-b', leaves: 'athens' }]);
  });
  test('PW-6.2.2-c elsewhere the Army leaves a Force that is none', () => {
    const t = leaves('pylos', { 'athenian-naval': 1 }, { 'spartan-hoplite': 1 }, { cleon: 'pylos' });
    expect(t.of('null-battle')).toMatchObject([{ rule: 'PW-6.2.2-c', leaves: 'athens' }]);
  });
  test('PW-6.2.2-d PW-R14 of two Armies, or two Forces without commander, the one to which the space is hostile', () => {
    const armies = leaves('pylos', { 'athenian-hoplite': 1 }, { 'spartan-naval': 1 }, { cleon: 'pylos', agis: 'pylos' });
    expect(armies.of('null-battle')).toMatchObject([{ rule: 'PW-6.2.2-d', leaves: 'athens' }]);
    const rebel = leaves(
      'pylos',
      { 'athenian-hoplite': 1 },
      { 'spartan-naval': 1 },
      { cleon: 'pylos', agis: 'pylos' },
      { rebellion: ['pylos'], held: {} },
    );
    expect(rebel.of('null-battle')).toMatchObject([{ leaves: 'sparta' }]);
    const forces = leaves('pylos', { 'athenian-hoplite': 1 }, { 'spartan-naval': 1 }, {});
    expect(forces.of('null-battle')).toMatchObject([{ leaves: 'athens' }]);
  });
  test('PW-6.2.2-f PW-1.2-e no SCI, no points, no hostages', () => {
    const t = leaves('pylos', { 'athenian-naval': 1 }, { 'spartan-hoplite': 1 }, { cleon: 'pylos' });
    expect(t.now).toMatchObject({ sci: { athens: 0, sparta: 0 }, points: 0, hostages: { athens: false, sparta: false } });
  });
});

describe('PW-6.2.3 naval battles', () => {
  const sea = (
    athens: Record<string, number>,
    sparta: Record<string, number>,
    rolls: Rolls,
    leaders: Record<string, string> = {},
    more: Position = {},
  ) => combat({ samos: { ...athens, ...sparta } }, leaders, rolls, more);
  test('PW-6.2.3-a PW-6.2.3-b PW-6.2.3-c PW-6.2.3-d PW-R9 PW-R11 modifiers', () => {
    const t = sea({ 'athenian-naval': 2, 'athenian-allied-naval': 2 }, { 'spartan-naval': 1 }, battle(3, 3), {
      demosthenes: 'samos',
      cleon: 'samos',
      brasidas: 'samos',
    });
    expect(t.of('battle')[0].modifiers).toEqual([
      [
        { rule: 'PW-6.2.3-b', by: 2 },
        { rule: 'PW-6.2.3-c', by: 3 },
      ],
      [{ rule: 'PW-6.2.3-d', by: 2 }],
    ]);
    const less = sea({ 'athenian-naval': 1, 'athenian-allied-naval': 2 }, { 'spartan-naval': 3 }, battle(3, 3));
    expect(less.of('battle')[0].modifiers).toEqual([[], []]);
  });
  test('PW-R9 as a switch: half of the whole Force', () => {
    const carrying = { 'athenian-naval': 2, 'athenian-hoplite': 3 };
    const b = sea(carrying, { 'spartan-naval': 2 }, battle(3, 1)).of('battle')[0];
    const a = sea(
      carrying,
      { 'spartan-naval': 2 },
      battle(3, 1),
      {},
      { options: { halfOfWholeForce: true, amphipolisBarred: false } },
    ).of('battle')[0];
    expect([b.sums, a.sums]).toEqual([
      [5, 1],
      [3, 1],
    ]);
  });
  test('PW-6.2.3-e PW-R102 a tie goes to the higher positive rating, else it is drawn', () => {
    const tie = sea({ 'athenian-allied-naval': 2 }, { 'spartan-naval': 2 }, battle(3, 1), { brasidas: 'samos' });
    expect(tie.of('battle')).toMatchObject([{ sums: [3, 3], winner: 'sparta' }]);
    expect(sea({ 'athenian-allied-naval': 2 }, { 'spartan-naval': 2 }, battle(3, 3)).of('battle')).toMatchObject([
      { winner: null },
    ]);
    const zero = sea({ 'athenian-allied-naval': 2 }, { 'spartan-naval': 2 }, battle(3, 3), { cleon: 'samos' });
    expect(zero.of('battle')).toMatchObject([{ winner: null }]);
  });
  test('PW-6.2.3.1-a PW-R8 PW-INV-f losses: the difference, no more than the winner’s ships; none on a tie won', () => {
    const t = sea({ 'athenian-naval': 2 }, { 'spartan-naval': 4 }, battle(6, 1));
    expect(t.of('battle')).toMatchObject([{ sums: [8, 3], losses: 2 }]);
    expect(t.now.lost).toEqual({ 'spartan-naval': 2 });
    const tie = sea({ 'athenian-allied-naval': 2 }, { 'spartan-naval': 2 }, battle(3, 1), { brasidas: 'samos' });
    expect(tie.of('battle')).toMatchObject([{ losses: 0 }]);
  });
  test('PW-6.2.3.1-c PW-6.2.3.1-d PW-6.2.3.1-e PW-1.2-a the loser goes home; SCI; not from one outmatched by 3', () => {
    const even = sea({ 'athenian-naval': 3 }, { 'spartan-naval': 2 }, battle(6, 1));
    expect(even.of('battle')).toMatchObject([{ winner: 'athens', points: 10, sci: [1, -1] }]);
    const strong = sea({ 'athenian-naval': 5 }, { 'spartan-naval': 2 }, battle(6, 1));
    expect(strong.of('battle')).toMatchObject([{ outmatched: true, sci: [1, 0] }]);
  });
  test('PW-6.2.3.1-b PW-6.2.3.1-f PW-R10 PW-1.2-h PW-6.6-h combined: the land battle alone settles', () => {
    const t = sea(
      { 'athenian-naval': 3, 'athenian-hoplite': 2 },
      { 'spartan-naval': 2, 'spartan-hoplite': 2 },
      { 'battle of athens': [6, 6], 'battle of sparta': [1, 1] },
    );
    expect(t.of('battle')).toMatchObject([
      { type: 'naval', goesOn: true },
      { type: 'land', winner: 'athens', points: 10, sci: [1, -1], hostages: true },
    ]);
    expect(t.now.points).toBe(10);
    const none = sea({ 'athenian-naval': 3, 'athenian-hoplite': 2 }, { 'spartan-naval': 2 }, battle(6, 1));
    expect(none.of('battle')).toHaveLength(1);
    const fewer = sea({ 'athenian-naval': 3, 'athenian-hoplite': 1 }, { 'spartan-naval': 2, 'spartan-hoplite': 2 }, battle(6, 1));
    expect(fewer.of('battle')).toHaveLength(1);
  });
  test('PW-6.2.3.2-a PW-6.2.3.2-b PW-R15 a draw: one ship each, unless both have one; all go home; nothing changes', () => {
    const t = sea(
      { 'athenian-allied-naval': 2, 'athenian-hoplite': 1 },
      { 'spartan-naval': 2, 'spartan-hoplite': 1 },
      battle(3, 3),
    );
    expect(t.of('battle')).toHaveLength(1);
    expect(t.now.lost).toEqual({ 'athenian-allied-naval': 1, 'spartan-naval': 1 });
    expect(t.now.sci).toEqual({ athens: 0, sparta: 0 });
    expect(t.now.forces.samos).toBeUndefined();
    const ones = sea({ 'athenian-allied-naval': 1 }, { 'spartan-naval': 1 }, battle(3, 3));
    expect(ones.now.lost).toEqual({});
    const uneven = sea({ 'athenian-allied-naval': 1 }, { 'spartan-naval': 2 }, battle(4, 3));
    expect(uneven.now.lost).toEqual({ 'athenian-allied-naval': 1, 'spartan-naval': 1 });
  });
  test('PW-5.1.4-g transport never limits who fights', () => {
    const t = sea(
      { 'athenian-naval': 1, 'athenian-hoplite': 5 },
      { 'spartan-naval': 1, 'spartan-hoplite': 1 },
      { 'battle of athens': [6, 3], 'battle of sparta': [1, 3] },
    );
    expect(t.of('battle')[1]).toMatchObject({
      type: 'land',
      modifiers: [[{ rule: `${PW}-f`, by: 4 }], [{ rule: `${PW}-d`, by: 2 }]],
    });
  });
});

describe('PW-6.2.4 land battles', () => {
  const field = (
    athens: Record<string, number>,
    sparta: Record<string, number>,
    rolls: Rolls,
    leaders: Record<string, string> = {},
    space = 'elis',
  ) => combat({ [space]: { ...athens, ...sparta } }, leaders, rolls);
  test('PW-6.2.4-a PW-6.2.4-c PW-6.2.4-d PW-6.2.4.2-b in Sparta: a commander is drawn, +2 and +2', () => {
    const t = field({ 'athenian-hoplite': 8 }, { 'home-guard': 3 }, { ...battle(1, 1), commander: ['brasidas'] }, {}, 'sparta');
    expect(t.of('commander-drawn')).toMatchObject([{ leader: 'brasidas', rule: 'PW-6.2.4-a' }]);
    expect(t.of('battle')[0].modifiers).toEqual([
      [{ rule: `${PW}-f`, by: 5 }],
      [
        { rule: `${PW}-c`, by: 2 },
        { rule: `${PW}-d`, by: 2 },
        { rule: `${PW}-g`, by: 2 },
      ],
    ]);
  });
  test('PW-6.2.4-b PW-6.2.4-e PW-6.2.4-f PW-6.2.4-h cavalry +1 at most, the difference in hoplites', () => {
    const t = field({ 'athenian-hoplite': 2, 'athenian-cavalry': 3 }, { 'spartan-allied-hoplite': 3 }, battle(3, 3));
    expect(t.of('battle')).toMatchObject([
      { modifiers: [[{ rule: `${PW}-e`, by: 1 }], [{ rule: `${PW}-f`, by: 1 }]], winner: null },
    ]);
  });
  test('PW-6.2.4-d half of the land SP Spartan hoplites, exactly half included', () => {
    const t = field({ 'athenian-hoplite': 4 }, { 'spartan-hoplite': 2, 'spartan-allied-hoplite': 2 }, battle(6, 1));
    expect(t.of('battle')[0].modifiers).toEqual([[], [{ rule: `${PW}-d`, by: 2 }]]);
    const less = field(
      { 'athenian-hoplite': 4 },
      { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 2, 'spartan-cavalry': 1 },
      battle(6, 1),
    );
    expect(less.of('battle')[0].modifiers).toEqual([[{ rule: `${PW}-f`, by: 1 }], [{ rule: `${PW}-e`, by: 1 }]]);
  });
  test('PW-6.2.4.1-a PW-6.2.4.1-b PW-R8 losses: the lesser of difference and hoplites, less cavalry beyond the winner’s, at least 1', () => {
    const plain = field({ 'athenian-hoplite': 3 }, { 'spartan-allied-hoplite': 5 }, battle(6, 1));
    expect(plain.of('battle')).toMatchObject([{ sums: [6, 3], losses: 3 }]);
    const horse = field({ 'athenian-hoplite': 3 }, { 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 2 }, battle(6, 1));
    expect(horse.of('battle')).toMatchObject([{ sums: [6, 3], losses: 1 }]);
    const cavalry = field({ 'athenian-cavalry': 3 }, { 'spartan-allied-hoplite': 1 }, battle(6, 1));
    expect(cavalry.of('battle')).toMatchObject([{ losses: 1 }]);
  });
  test('PW-6.2.4.1-c PW-R7 PW-R73 hoplites before cavalry, national before Allied, the Home Guard last of the Spartans', () => {
    const t = field(
      { 'athenian-hoplite': 9 },
      { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 2, 'spartan-cavalry': 1 },
      battle(3, 3),
    );
    expect(t.now.lost).toEqual({ 'spartan-hoplite': 1, 'spartan-allied-hoplite': 2, 'spartan-cavalry': 1 });
    const two = field(
      { 'athenian-hoplite': 4 },
      { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 2, 'spartan-cavalry': 1 },
      battle(4, 1),
    );
    expect(two.now.lost).toEqual({ 'spartan-hoplite': 1, 'spartan-allied-hoplite': 1 });
    const one = field({ 'athenian-hoplite': 4 }, { 'spartan-allied-hoplite': 2, 'spartan-hoplite': 2 }, battle(5, 1));
    expect(one.now.lost).toEqual({ 'spartan-hoplite': 2 });
  });
  test('PW-0.3-c PW-0.3-d PW-8.2-h the Home Guard broken: gone for good, the rest plain hoplites', () => {
    const t = field({ 'athenian-hoplite': 8 }, { 'home-guard': 3 }, { ...battle(6, 6), commander: ['agis'] }, {}, 'sparta');
    expect(t.of('battle')).toMatchObject([{ sums: [11, 11], winner: 'sparta' }]);
    const lost = field(
      { 'athenian-hoplite': 8 },
      { 'home-guard': 3, 'spartan-allied-hoplite': 3 },
      { ...battle(6, 1), commander: ['pleistoanax'] },
      {},
      'sparta',
    );
    expect(lost.of('battle')).toMatchObject([{ sums: [8, 5], winner: 'athens', losses: 3 }]);
    expect(lost.now.lost).toEqual({ 'home-guard': 3 });
  });
  test('PW-6.2.4.1-d PW-6.2.4.1-e PW-6.2.4.1-f PW-0.5-l survivors, ships too, go home; SCI +1 and -1; not the outmatched', () => {
    const even = field(
      { 'athenian-hoplite': 3 },
      { 'spartan-allied-hoplite': 3, 'spartan-naval': 1 },
      battle(3, 1),
      {},
      'cyllene',
    );
    expect(even.of('battle')).toMatchObject([{ sci: [1, -1], outmatched: false }]);
    expect(even.now.forces.gythium).toEqual({ 'spartan-naval': 1 });
    const strong = field({ 'athenian-hoplite': 6 }, { 'spartan-allied-hoplite': 3 }, battle(3, 1));
    expect(strong.of('battle')).toMatchObject([{ sci: [1, 0], outmatched: true }]);
  });
  test('PW-6.2.4.2-a a draw: one land SP each unless both have one', () => {
    const t = field({ 'athenian-allied-hoplite': 2 }, { 'spartan-allied-hoplite': 2 }, battle(3, 3));
    expect(t.now.lost).toEqual({ 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 1 });
    expect(field({ 'athenian-allied-hoplite': 1 }, { 'spartan-allied-hoplite': 1 }, battle(3, 3)).now.lost).toEqual({});
  });
  test('PW-1.2-c PW-1.1-a a battle lost costs 15, below zero too', () => {
    expect(field({ 'athenian-hoplite': 1 }, { 'spartan-allied-hoplite': 2 }, battle(1, 6)).now.points).toBe(-15);
  });
  test('PW-6.6-a PW-6.6-b PW-6.6-g PW-6.6-f hostages: national hoplites lost in a land battle, not after an armistice', () => {
    const lost = (unit: string, more: Position = {}) =>
      combat({ elis: { [unit]: 1, 'spartan-allied-hoplite': 2 } }, {}, battle(1, 6), more).now.hostages.athens;
    expect(lost('athenian-hoplite')).toBe(true);
    expect(lost('athenian-allied-hoplite')).toBe(false);
    expect(lost('athenian-cavalry')).toBe(false);
    expect(lost('athenian-hoplite', { hadArmistice: true })).toBe(false);
  });
});
