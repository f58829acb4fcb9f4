import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import type { Rolls } from '../table.ts';
import { combat } from './calm.ts';

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
