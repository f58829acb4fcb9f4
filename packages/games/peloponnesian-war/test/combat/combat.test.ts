import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

const CALM: Position = {
  phase: 'sieges',
  turn: 3,
  player: 'athens',
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 2000, sparta: 2000 },
  passed: { athens: true, sparta: true },
};
/** From siege determination to the building, with these forces and commanders. */
const combat = (
  forces: NonNullable<Position['forces']>,
  leaders: Record<string, string>,
  rolls: Rolls = {},
  more: Position = {},
) => loose({ ...CALM, forces, held: {}, ...more, leaders: { ...CALM.leaders, ...leaders } }, rolls);
const battle = (athens: number, sparta: number): Rolls => ({ 'battle of athens': [athens], 'battle of sparta': [sparta] });
const PW = 'PW-6.2.4';

describe('PW-6.1 siege determination', () => {
  const begun = (t: { of(kind: string): readonly { [field: string]: unknown }[] }) =>
    t.of('siege-begins').map(({ space, rule }) => `${space} ${rule}`);
  test('PW-6-a PW-6.1-a PW-6.1-b PW-0.5-c an Army alone in a hostile or neutral fortress', () => {
    expect(begun(combat({ heraclea: { 'athenian-hoplite': 1 } }, { cleon: 'heraclea' }))).toEqual(['heraclea PW-6.1-b']);
    expect(begun(combat({ erineus: { 'athenian-naval': 1 } }, { cleon: 'erineus' }))).toEqual(['erineus PW-6.1-b']);
  });
  test('PW-6.1-c PW-6.1-d five SP more than a Force without commander', () => {
    expect(begun(combat({ heraclea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 } }, { cleon: 'heraclea' }))).toEqual([
      'heraclea PW-6.1-c',
    ]);
    expect(begun(combat({ heraclea: { 'athenian-hoplite': 5, 'spartan-allied-hoplite': 1 } }, { cleon: 'heraclea' }))).toEqual(
      [],
    );
    expect(
      begun(
        combat({ heraclea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 } }, { cleon: 'heraclea', agis: 'heraclea' }),
      ),
    ).toEqual([]);
  });
  test('PW-6.1-e PW-R93 PW-R118 PW-INV-o never in a friendly space, its own or one it took', () => {
    expect(begun(combat({ naupactus: { 'athenian-hoplite': 2 } }, { cleon: 'naupactus' }))).toEqual([]);
    expect(
      begun(combat({ heraclea: { 'athenian-hoplite': 2 } }, { cleon: 'heraclea' }, {}, { held: { heraclea: 'athens' } })),
    ).toEqual([]);
  });
  test('PW-6.1-f PW-0.5-b not without a commander', () => {
    expect(begun(combat({ heraclea: { 'athenian-hoplite': 9 } }, {}))).toEqual([]);
  });
  const wall = (athens: Record<string, number>, sparta: Record<string, number>, more: Position = {}, rolls: Rolls = {}) =>
    combat({ athens: { ...athens, ...sparta } }, { agis: 'athens' }, rolls, { walls: 1, held: {}, ...more });
  test('PW-6.1.1-a PW-R103 the Long Walls: a siege whatever stands there, if it was the objective', () => {
    expect(begun(wall({ 'athenian-hoplite': 6 }, { 'spartan-hoplite': 5 }))).toEqual(['athens PW-6.1.1-a']);
    const unnamed = wall({ 'athenian-hoplite': 6 }, { 'spartan-hoplite': 5 }, { walls: 0 });
    expect(begun(unnamed)).toEqual([]);
    expect(unnamed.of('battle')).toHaveLength(1);
  });
  test('PW-6.1.1-a a position that does not say what Sparta named takes it that the Army stands at its objective', () => {
    const t = combat({ athens: { 'athenian-hoplite': 6, 'spartan-hoplite': 5 } }, { agis: 'athens' });
    expect(begun(t)).toEqual(['athens PW-6.1.1-a']);
  });
  test('PW-R149 PW-6.1.1-a PW-6.1-b where it was not the objective the ordinary rule holds', () => {
    expect(begun(wall({}, { 'spartan-hoplite': 5 }, { walls: 0 }))).toEqual(['athens PW-6.1-b']);
    expect(begun(wall({ 'athenian-cavalry': 1 }, { 'spartan-hoplite': 6 }, { walls: 0 }))).toEqual(['athens PW-6.1-c']);
  });
  test('PW-6.1.1-b three land SP more: a battle', () => {
    const t = wall({ 'athenian-hoplite': 6 }, { 'spartan-hoplite': 3 });
    expect(begun(t)).toEqual([]);
    expect(t.of('battle')).toMatchObject([{ space: 'athens', because: 'PW-6.2-a' }]);
  });
  test('PW-6.1.1-c PW-6.1.1-d PW-6.3-e with the Euxine open the siege fails of itself', () => {
    const t = wall({ 'athenian-hoplite': 6 }, { 'spartan-hoplite': 5 });
    expect(t.of('siege')).toMatchObject([{ rule: 'PW-6.1.1-c', success: false, die: null, sci: [0, -1] }]);
    expect(t.now.ravaged).toEqual(['athens']);
  });
  test('PW-6.1.1-g with it cut the dice decide', () => {
    const t = wall({ 'athenian-hoplite': 6 }, { 'spartan-hoplite': 5 }, { held: { byzantium: 'sparta' } }, { siege: [4] });
    expect(t.of('siege')).toMatchObject([{ rule: 'PW-6.3-d', success: true, sum: 5 }]);
    expect(t.match.outcome).toBeNull();
  });
});

describe('PW-6.2 order and type of battles', () => {
  test('PW-6.2-a PW-6.2-b PW-6.2-c PW-6.2-d PW-6.2-f homes, coalition, others, then across spaces', () => {
    const t = combat(
      {
        tegea: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1 },
        thebes: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1 },
        sparta: { 'athenian-hoplite': 1, 'spartan-hoplite': 1 },
        samos: { 'athenian-naval': 1 },
        icaros: { 'spartan-naval': 1 },
      },
      {},
    );
    expect(t.of('battle').map(({ because }) => because)).toEqual(['PW-6.2-a', 'PW-6.2-b', 'PW-6.2-c', 'PW-6.2-d']);
  });
  test('PW-6.2-h by lot inside a class, looked at anew', () => {
    const t = combat(
      {
        tegea: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1 },
        elis: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1 },
      },
      {},
      { 'next battle': [2] },
    );
    expect(t.of('order')).toMatchObject([{ rule: 'PW-6.2-c', what: 'battle' }]);
    expect(t.of('battle')).toHaveLength(2);
  });
  test('PW-6.2-e overlapping ZOI alone cause no battle', () => {
    const t = combat({ samos: { 'athenian-naval': 1 }, sifnos: { 'spartan-naval': 1 } }, {});
    expect(t.of('battle')).toEqual([]);
  });
  test('PW-6.2-g a Force may fight several times', () => {
    const t = combat(
      { samos: { 'athenian-naval': 6 }, icaros: { 'spartan-naval': 1 }, patmos: { 'spartan-naval': 1 } },
      {},
      { 'battle of athens': [6, 6], 'battle of sparta': [1, 1] },
    );
    expect(t.of('battle')).toHaveLength(2);
  });
  test('PW-6.2-i PW-6.2-j PW-0.6-j PW-R12 a besieger fights, a besieged Force does not, and a pair once', () => {
    const besieger = combat(
      { erineus: { 'athenian-naval': 3 }, corinth: { 'spartan-allied-hoplite': 1, 'spartan-allied-naval': 1 } },
      { pericles: 'erineus' },
    );
    expect(besieger.of('siege-begins')).toHaveLength(1);
    expect(besieger.of('battle')).toHaveLength(1);
    const besieged = combat(
      { potidaea: { 'athenian-hoplite': 7, 'spartan-naval': 1 }, methone: { 'athenian-naval': 1 } },
      { cleon: 'potidaea' },
      {},
      { rebellion: ['potidaea'] },
    );
    expect(besieged.of('siege-begins')).toHaveLength(1);
    expect(besieged.of('battle')).toEqual([]);
  });
  test('PW-0.6-h PW-6.1.1-e Athenian cavalry keeps within the walls in the Combat Phase', () => {
    const t = combat({ athens: { 'athenian-cavalry': 2 }, decelea: { 'spartan-hoplite': 2 } }, {});
    expect(t.of('battle')).toEqual([]);
    const outside = combat({ marathon: { 'athenian-cavalry': 2 }, decelea: { 'spartan-hoplite': 2 } }, {});
    expect(outside.of('battle')).toHaveLength(1);
  });
  test('PW-6.2.1-a PW-6.2.1-b PW-6.2.1-c null, naval, land', () => {
    const type = (athens: Record<string, number>, sparta: Record<string, number>) =>
      combat({ cyllene: { ...athens, ...sparta } }, {}).of('battle')[0].type;
    expect(type({ 'athenian-naval': 1 }, { 'spartan-hoplite': 1 })).toBe('null');
    expect(type({ 'athenian-naval': 1, 'athenian-hoplite': 1 }, { 'spartan-naval': 1 })).toBe('naval');
    expect(type({ 'athenian-naval': 1, 'athenian-hoplite': 1 }, { 'spartan-hoplite': 1 })).toBe('land');
    expect(type({ 'athenian-cavalry': 1 }, { 'spartan-hoplite': 1 })).toBe('land');
  });
});

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

describe('PW-6.7, PW-E-11 commanders', () => {
  const deadly = (leader: string, die: number, more: Position = {}) =>
    combat({ elis: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } }, { [leader]: 'elis' }, battle(die, 5), {
      bans: 8,
      ...more,
    });
  test('PW-E-11-a PW-6.7-a PW-R65 a die of 1–3 kills, the result stands', () => {
    expect(deadly('cleon', 3).now.leaders.cleon).toBe('out');
    expect(deadly('cleon', 4).now.leaders.cleon).toBe('going-home');
    expect(deadly('cleon', 3, { bans: 0 }).now.leaders.cleon).toBe('going-home');
    expect(deadly('cleon', 3).of('leader-died')).toMatchObject([{ leader: 'cleon', side: 'athens' }]);
  });
  test('PW-E-11-b PW-10.2.3-g three a side; Alcibiades and Pericles are immune', () => {
    expect(deadly('pericles', 1).now.leaders.pericles).toBe('going-home');
    expect(deadly('alcibiades', 1).now.leaders.alcibiades).toBe('going-home');
    expect(deadly('cleon', 1, { leaderDeaths: { athens: 3, sparta: 0 } }).now.leaders.cleon).toBe('going-home');
    const third = deadly('cleon', 1, { leaderDeaths: { athens: 2, sparta: 3 } });
    expect(third.now.leaders.cleon).toBe('out');
    expect(third.now.leaderDeaths).toEqual({ athens: 3, sparta: 3 });
  });
});

describe('PW-R99 confidence', () => {
  test('PW-R99 PW-0.5-n changes one by one, stopped at the limit each time: a victory at +6, then a failed siege: +4', () => {
    const t = combat(
      { tegea: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 2 }, heraclea: { 'athenian-hoplite': 1 } },
      { cleon: 'heraclea' },
      { ...battle(6, 1), siege: [1] },
      { sci: { athens: 6, sparta: 0 } },
    );
    expect(t.of('battle')).toMatchObject([{ sci: [6, -1] }]);
    expect(t.of('siege')).toMatchObject([{ sci: [4, -1] }]);
  });
});

describe('PW-R143, PW-R65 more on the deaths of commanders', () => {
  test('PW-R143 in a combined battle either die can kill', () => {
    const t = combat(
      { samos: { 'athenian-naval': 3, 'athenian-hoplite': 4, 'spartan-naval': 2, 'spartan-allied-hoplite': 1 } },
      { cleon: 'samos' },
      { 'battle of athens': [6, 2], 'battle of sparta': [1, 1] },
      { bans: 8 },
    );
    expect(t.of('battle')).toHaveLength(2);
    expect(t.now.leaders.cleon).toBe('out');
  });
});

describe('PW-6.3 siege resolution', () => {
  const siege = (forces: NonNullable<Position['forces']>, leaders: Record<string, string>, rolls: Rolls, more: Position = {}) =>
    combat(forces, leaders, rolls, more);
  const HERACLEA = { heraclea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 } };
  test('PW-6.3-d PW-6.3-f PW-6.3-g PW-6.3-h PW-6.3-i PW-6.3-j PW-6.3-k PW-1.2-b success', () => {
    const t = siege(HERACLEA, { demosthenes: 'heraclea' }, { siege: [2], 'going home': [6] });
    expect(t.of('siege')).toMatchObject([{ sum: 4, success: true, sci: [1, -1], treasury: 2300, points: 10 }]);
    expect(t.now.lost).toEqual({ 'spartan-allied-hoplite': 1 });
    expect(t.now.ravaged).toEqual(['heraclea']);
    expect(t.now.held.heraclea).toBe('athens');
    expect(t.now.hostages.sparta).toBe(false);
  });
  test('PW-6.3-d PW-6.3-e PW-6.3-l PW-1.2-e failure: -2 for the player, -1 for the non-player', () => {
    const t = siege(HERACLEA, { cleon: 'heraclea' }, { siege: [3] });
    expect(t.of('siege')).toMatchObject([{ success: false, sci: [-2, 0], points: 0 }]);
    expect(t.now.ravaged).toEqual(['heraclea']);
    const np = siege(HERACLEA, { cleon: 'heraclea' }, { siege: [3] }, { player: 'sparta' });
    expect(np.of('siege')).toMatchObject([{ success: false, sci: [-1, 0] }]);
  });
  test('PW-6.3-c more ships than the besieger: it fails of itself', () => {
    const t = siege(
      { potidaea: { 'athenian-hoplite': 7, 'spartan-naval': 1 } },
      { cleon: 'potidaea' },
      {},
      { rebellion: ['potidaea'] },
    );
    expect(t.of('siege')).toMatchObject([{ rule: 'PW-6.3-c', die: null, success: false }]);
  });
  test('PW-6.3-a a siege without its Army is lifted', () => {
    const t = siege(
      { erineus: { 'athenian-naval': 1 }, corinth: { 'spartan-allied-naval': 5 } },
      { cleon: 'erineus' },
      battle(1, 6),
    );
    expect(t.of('siege-lifted')).toMatchObject([{ space: 'erineus' }]);
    expect(t.of('siege')).toEqual([]);
  });
  test('PW-6.3-b home and coalition spaces first, by lot inside a class', () => {
    const t = siege(
      { heraclea: { 'athenian-hoplite': 1 }, erineus: { 'athenian-naval': 1 }, thebes: { 'athenian-hoplite': 1 } },
      { cleon: 'heraclea', nicias: 'thebes', phormio: 'erineus' },
      { 'next siege': [2] },
    );
    expect(t.of('siege').map(({ space }) => space)[0]).toBe('thebes');
    expect(t.of('order')).toMatchObject([{ what: 'siege', of: ['erineus', 'heraclea'], space: 'heraclea' }]);
  });
  test('PW-6.3-h PW-R91 no SCI lost for a neutral or a rebel fortress; rebellion outlasts the siege itself', () => {
    const neutral = siege({ erineus: { 'athenian-naval': 1 } }, { phormio: 'erineus' }, { siege: [6] });
    expect(neutral.of('siege')).toMatchObject([{ sci: [1, 0] }]);
    const rebel = siege(
      { potidaea: { 'athenian-hoplite': 7, 'spartan-hoplite': 1 } },
      { phormio: 'potidaea' },
      { siege: [6], 'going home': [1] },
      { rebellion: ['potidaea'], held: { potidaea: 'sparta' } },
    );
    expect(rebel.of('siege')).toMatchObject([{ success: true, sci: [1, 0] }]);
    expect(rebel.of('rebellion-tested')).toMatchObject([{ space: 'potidaea', quelled: true }]); // then PW-7.1
  });
  test('PW-6.3.1-a PW-R89 -2 at Syracuse, once', () => {
    const t = siege(
      { syracuse: { 'athenian-hoplite': 8, 'athenian-naval': 2, 'spartan-allied-hoplite': 1 } },
      { demosthenes: 'syracuse' },
      { siege: [3] },
      { neutrals: { syracuse: true } as never },
    );
    expect(t.of('siege')).toMatchObject([
      {
        sum: 3,
        success: false,
        modifiers: [
          { rule: 'PW-6.3-d', by: 2 },
          { rule: 'PW-6.3.1-a', by: -2 },
        ],
      },
    ]);
  });
  test('PW-1.2-d PW-R90 a friendly space lost to a siege: -15; a neutral costs nothing', () => {
    const t = siege({ naupactus: { 'spartan-hoplite': 6, 'athenian-naval': 0 } }, { agis: 'naupactus' }, { siege: [5] });
    expect(t.of('siege')).toMatchObject([{ success: true, points: -15 }]);
    const rebel = siege(
      { heraclea: { 'spartan-hoplite': 6 } },
      { agis: 'heraclea' },
      { siege: [5] },
      { rebellion: ['heraclea'], held: {} },
    );
    expect(rebel.of('siege')).toMatchObject([{ success: true, points: -15 }]);
    const neutral = siege({ erineus: { 'spartan-hoplite': 6 } }, { agis: 'erineus' }, { siege: [5] });
    expect(neutral.of('siege')).toMatchObject([{ success: true, points: 0 }]);
  });
  test('PW-6.3-m PW-R13 the victor stays; he controls what he occupies', () => {
    const t = combat(
      { tegea: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } },
      { cleon: 'tegea' },
      { ...battle(6, 1), 'going home': [6] },
    );
    expect(t.now.held.tegea).toBe('athens');
  });
});

describe('PW-6.4 going home', () => {
  const home = (
    space: string,
    units: Record<string, number>,
    leaders: Record<string, string>,
    die: number,
    more: Position = {},
  ) =>
    loose(
      { ...CALM, phase: 'homecoming', forces: { [space]: units }, leaders: { ...CALM.leaders, ...leaders }, ...more },
      { 'going home': [die] },
    );
  test('PW-6.4-a PW-6.4-b PW-6.4-c PW-6.4-e ashore one SP stays: hoplite, cavalry, ship; national first', () => {
    const stays = (units: Record<string, number>) => home('pylos', units, { cleon: 'pylos' }, 1).now.forces.pylos;
    expect(stays({ 'athenian-hoplite': 2, 'athenian-allied-hoplite': 1, 'athenian-naval': 2 })).toEqual({
      'athenian-hoplite': 1,
    });
    expect(stays({ 'athenian-allied-cavalry': 2, 'athenian-cavalry': 1, 'athenian-naval': 2 })).toEqual({
      'athenian-cavalry': 1,
    });
    expect(stays({ 'athenian-allied-naval': 2, 'athenian-naval': 2 })).toEqual({ 'athenian-naval': 1 });
  });
  test('PW-6.4-d PW-R135 on an island a ship; without ships the player chooses among the land SP', () => {
    expect(home('melos', { 'athenian-hoplite': 2, 'athenian-allied-naval': 2 }, { cleon: 'melos' }, 1).now.forces.melos).toEqual({
      'athenian-allied-naval': 1,
    });
    const t = home(
      'melos',
      { 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1, 'athenian-cavalry': 2 },
      { cleon: 'melos' },
      1,
    );
    expect(t.asks).toBe('garrison');
    expect(t.why({ type: 'garrison', unit: 'athenian-allied-hoplite' })).toBe('PW-6.4-e');
    expect(t.why({ type: 'garrison', unit: 'athenian-naval' })).toBe('PW-6.4-d');
    const again = loose(t.now);
    expect(again.match.legal('player')).toEqual(t.match.legal('player'));
    t.roll({ type: 'garrison', unit: 'athenian-cavalry' });
    expect(t.now.forces.melos).toEqual({ 'athenian-cavalry': 1 });
    const np = home('melos', { 'athenian-hoplite': 1, 'athenian-cavalry': 2 }, { cleon: 'melos' }, 1, { player: 'sparta' });
    expect(np.now.forces.melos).toEqual({ 'athenian-hoplite': 1 });
  });
  test('PW-6.4-c PW-6.4-d PW-6.4-j what stays is told by its own rule', () => {
    const told = (space: string, units: Record<string, number>, leaders: Record<string, string>) =>
      home(space, units, leaders as never, 1).of('stays')[0].rule;
    expect(told('pylos', { 'athenian-hoplite': 2 }, { cleon: 'pylos' })).toBe('PW-6.4-c');
    expect(told('melos', { 'athenian-naval': 2 }, { cleon: 'melos' })).toBe('PW-6.4-d');
    expect(told('sparta', { 'home-guard': 3, 'spartan-hoplite': 2 }, { agis: 'sparta' })).toBe('PW-6.4-j');
  });
  test('PW-6.4-f PW-6.4-g 6 or more, with the lowest rating: all stay, the commander goes', () => {
    const all = home('pylos', { 'athenian-hoplite': 2 }, { cleon: 'pylos' }, 4);
    expect(all.now.forces.pylos).toEqual({ 'athenian-hoplite': 2 });
    expect(all.now.leaders.cleon).toBe('going-home');
    const two = home('pylos', { 'athenian-hoplite': 2 }, { cleon: 'pylos', pericles: 'pylos' }, 5);
    expect(two.now.forces.pylos).toEqual({ 'athenian-hoplite': 1 });
  });
  test('PW-6.4-h PW-0.5-k PW-5.9-a the box is emptied by the table', () => {
    expect(home('pylos', { 'athenian-hoplite': 3 }, { cleon: 'pylos' }, 1).now.forces).toEqual({
      pylos: { 'athenian-hoplite': 1 },
      athens: { 'athenian-hoplite': 2 },
    });
    const first = loose({ ...CALM, phase: 'going-home', forces: {}, goingHome: { 'athenian-naval': 2 } });
    expect(first.of('placed')).toMatchObject([{ unit: 'athenian-naval', count: 2, space: 'piraeus' }]);
  });
  test('PW-6.4-i PW-6.5-a lone commanders go to the box', () => {
    const t = home('pylos', { 'athenian-hoplite': 1 }, { cleon: 'tegea', nicias: 'pylos' }, 1);
    expect(t.now.leaders.cleon).toBe('going-home');
    expect(Object.values(t.now.leaders).every(place => ['cup', 'going-home'].includes(place))).toBe(true);
  });
  test('PW-6.4-j PW-R92 PW-INV-e the Home Guard stays in Sparta', () => {
    const t = home('sparta', { 'home-guard': 3, 'spartan-hoplite': 2 }, { agis: 'sparta' }, 1);
    expect(t.of('stays')).toMatchObject([{ unit: 'home-guard' }]);
    expect(t.now.forces.sparta).toEqual({ 'home-guard': 3, 'spartan-hoplite': 2 });
  });
});
