import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';
import { activate, BASE, begin, MARCH, toward, withForces } from './setting-out.ts';

describe('PW-5.4 Cause Rebellion', () => {
  const incite = (space: string): Action => ({ type: 'incite', space });
  test('PW-5.4-c PW-5.4-d PW-5.4-e PW-5.4-f PW-5.5.3.1-c PW-R28 PW-R29 where not', () => {
    const t = begin(withForces({ pylos: { 'spartan-hoplite': 1 } }));
    expect(t.why(incite('pylos'))).toBe('PW-5.4-c');
    expect(t.why(incite('sparta'))).toBe('PW-5.4-d');
    for (const space of ['corinth', 'thebes', 'gythium']) expect(t.why(incite(space))).toBe('PW-5.4-e');
    expect(t.why(incite('syracuse'))).toBe('PW-5.4-f');
    expect(t.why(incite('aegina'))).toBe('PW-R29');
    expect(begin({ rebellion: ['asine'] }).why(incite('asine'))).toBe('PW-R29');
    expect(begin({ neutrals: { macedonia: null } as never }).why(incite('pella'))).toBe('PW-5.4-f'); // PW-5.5.3.1-c
    expect(begin({ neutrals: { macedonia: 'sparta' } as never }).why(incite('pella'))).toBe('PW-5.4-e');
    expect(t.why(incite('asine'))).toBeNull();
    expect(t.why(incite('melos'))).toBeNull(); // a neutral
    expect(begin({ neutrals: { persia: true } as never }).why(incite('sardis'))).toBe('PW-5.4-e');
  });
  test('PW-5.4-e the coalition spaces of Athens, Samos only while Chios is lost, Corcyra only until it leaves', () => {
    const sparta = (more: Position = {}) =>
      loose({
        ...BASE,
        forces: { sparta: { 'spartan-hoplite': 6 } },
        player: 'sparta',
        passed: { athens: true, sparta: false },
        leaders: { archidamus: 'sparta' },
        ...more,
      }).roll({ type: 'operate' }, { auguries: [1] });
    for (const space of ['amphipolis', 'larisa', 'corcyra', 'chios', 'piraeus'])
      expect(sparta().why(incite(space))).toBe('PW-5.4-e');
    expect(sparta().why(incite('samos'))).toBeNull();
    expect(sparta({ rebellion: ['chios'] }).why(incite('samos'))).toBe('PW-5.4-e'); // PW-6.9-a
    expect(sparta({ neutrals: { corcyraLeft: true } as never }).why(incite('corcyra'))).toBeNull();
    expect(sparta({ neutrals: { argos: true } as never }).why(incite('argos'))).toBe('PW-5.4-e');
  });
  test('PW-5.4-a PW-5.4-b PW-5.4-h PW-5.4-i PW-R27 PW-R94 the player needs a 6; failure costs 100 and is no pass', () => {
    const t = begin().roll(incite('asine'), { 'cause rebellion': [5] });
    expect(t.of('cause-rebellion')).toMatchObject([{ die: 5, success: false, cost: 100 }]);
    expect(t.now).toMatchObject({ treasury: { athens: 5900 }, rebellion: [], operation: null, passed: { athens: false } });
    expect(t.now.operations.athens).toBe(2); // PW-R64
  });
  test('PW-5.4-j PW-0.5-j success: the marker, and the operation goes on', () => {
    const t = begin().roll(incite('asine'), { 'cause rebellion': [6] });
    expect(t.now.rebellion).toEqual(['asine']);
    expect(t.asks).toBe('expedition');
  });
  test('PW-5.4-k PW-5.4-m the fee, within the Emergency Fund', () => {
    expect(begin({ treasury: { athens: 1200, sparta: 0 } }).why(incite('asine'))).toBeNull();
    const t = loose({
      ...BASE,
      phase: 'objective',
      treasury: { athens: 1050, sparta: 0 },
      player: 'athens',
      forces: { sparta: { 'spartan-hoplite': 2 }, athens: { 'athenian-hoplite': 1 } },
    });
    expect(t.why(incite('asine'))).toBe('PW-5.3.2-f');
    const sparta = loose({ ...BASE, phase: 'objective', treasury: { athens: 0, sparta: 50 }, player: 'sparta' });
    expect(sparta.why(incite('samos'))).toBe('PW-5.4-m');
  });
});

describe('PW-5.5 neutrals', () => {
  test('PW-5.5.1-a PW-5.8-f a neutral on the way is not ravaged', () => {
    const t = toward('cephallenia')
      .roll({ type: 'rally', space: 'corcyra' })
      .roll(activate('athenian-allied-naval', 2))
      .roll(MARCH);
    expect(t.now.ravaged).not.toContain('cephallenia');
  });
  test('PW-5.5.2-a PW-R134 a rebel neutral is taken by who enters it first', () => {
    const t = toward('cephallenia', { rebellion: ['cephallenia'] });
    t.roll({ type: 'rally', space: 'corcyra' }).roll(activate('athenian-allied-naval', 2)).roll(MARCH);
    expect(t.now.held.cephallenia).toBe('athens');
    expect(t.now.rebellion).toEqual([]);
  });
  test('PW-5.5.3.2-b PW-5.5.3.2-c PW-5.5.3-b Athens names Syracuse: it is Sparta’s ally at once', () => {
    const t = toward('syracuse');
    expect(t.now.neutrals.syracuse).toBe(true);
    expect(t.now.forces.syracuse).toEqual({
      'spartan-allied-hoplite': 2,
      'spartan-allied-cavalry': 2,
      'spartan-allied-naval': 2,
    });
  });
  test('PW-5.5.3.3-b PW-5.5.3.3-c PW-R30 Sparta names Argos: it is Athens’ ally at once', () => {
    const t = loose({ ...BASE, player: 'sparta', passed: { athens: true, sparta: false }, leaders: { archidamus: 'sparta' } });
    t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'argos' });
    expect(t.now.neutrals.argos).toBe(true);
    expect(t.now.forces.argos).toEqual({ 'athenian-allied-hoplite': 4 });
  });
  test('PW-5.5.3.4-a PW-5.5.3.4-b Persia brings no forces', () => {
    expect(loose({ ...BASE, neutrals: { persia: true } as never }).now.forces.sardis).toBeUndefined();
  });
  test('PW-10.1.3-d who enters a neutral Macedonia drives it to the other side', () => {
    const t = toward('pella', {
      neutrals: { macedonia: null } as never,
      ...withForces({ larisa: { 'athenian-allied-cavalry': 3 } }),
    });
    t.roll({ type: 'rally', space: 'larisa' }).roll(activate('athenian-allied-cavalry', 3)).roll(MARCH);
    expect(t.now.neutrals.macedonia).toBe('sparta');
    expect(t.now.forces.pella).toMatchObject({ 'spartan-allied-cavalry': 2 });
  });
  test('PW-R183 PW-10.1.3-d it joins as he enters: its horsemen may intercept him, and it has joined though he is beaten', () => {
    const enters = (roll: Rolls) =>
      toward('pella', {
        neutrals: { macedonia: null } as never,
        ...withForces({ larisa: { 'athenian-allied-cavalry': 1 } }),
      })
        .roll({ type: 'rally', space: 'larisa' })
        .roll(activate('athenian-allied-cavalry', 1))
        .roll(MARCH, roll);
    const t = enters({ interception: [1] });
    expect(t.of('interception')).toMatchObject([{ space: 'pella', by: 'pella', success: false }]);
    expect(t.now.forces.pella).toEqual({ 'athenian-allied-cavalry': 1, 'spartan-allied-cavalry': 2 });
    const beaten = enters({ interception: [4], 'skirmish of athens': [1] });
    expect(beaten.of('commander-home')).toHaveLength(1);
    expect(beaten.now.neutrals.macedonia).toBe('sparta');
    expect(beaten.now.forces.pella).toEqual({ 'spartan-allied-cavalry': 2 });
  });
});

describe('PW-5.8 ravaging', () => {
  test('PW-5.8-a PW-5.8-d PW-5.8-e PW-5.8-g PW-R4 enemy spaces on the way and the objective, once each', () => {
    const t = toward('megara', { ravaged: ['megara'] })
      .roll(activate('athenian-hoplite', 3))
      .roll(MARCH);
    expect(t.of('ravaged')).toEqual([]);
    const fresh = toward('megara').roll(activate('athenian-hoplite', 3)).roll(MARCH);
    expect(fresh.now.ravaged).toEqual(['megara']);
  });
  test('PW-5.8-b not where an enemy Force stands', () => {
    const t = toward('megara', withForces({ megara: { 'spartan-allied-hoplite': 1 } })).roll(activate('athenian-hoplite', 3));
    expect(t.roll(MARCH, { interception: [1] }).now.ravaged).toEqual([]);
  });
  test('PW-R118 PW-5.8-f the land of an active neutral is ravaged only where its side controls it', () => {
    const through = (held: NonNullable<Position['held']>) =>
      loose({
        ...BASE,
        phase: 'march',
        player: 'sparta',
        passed: { athens: true, sparta: false },
        leaders: { archidamus: 'expedition' },
        forces: {},
        held,
        operation: {
          side: 'sparta',
          leader: 'archidamus',
          objective: 'pella',
          at: 'epidamnos',
          units: { 'spartan-hoplite': 3 },
          route: ['macedonia', 'pella'],
          next: 0,
          marching: true,
          plan: [],
        },
      }).now.ravaged;
    expect(through({})).toEqual([]);
    expect(through({ macedonia: 'athens' })).toEqual(['macedonia']);
  });
  test('PW-R5 a rebel space: by its first owner, not by the other side', () => {
    expect(
      toward('megara', { rebellion: ['megara'] })
        .roll(activate('athenian-hoplite', 3))
        .roll(MARCH).now.ravaged,
    ).toEqual([]);
    expect(
      toward('decelea', { rebellion: ['decelea'] })
        .roll(activate('athenian-hoplite', 3))
        .roll(MARCH).now.ravaged,
    ).toEqual(['decelea']);
  });
});
