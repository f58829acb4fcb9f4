import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { QUIET } from '../quiet.ts';
import { loose } from '../table.ts';
import { both, bound, combat, each, type Forces, inFirst, MARCH, OPERATE, rules } from './both.ts';

describe('operations: the two editions differ', () => {
  test('PW-5.3.1-c PW1-4.3-a auguries of the player: 5 with two commanders out fails by +1, or stands', () => {
    const pair = both({ ...QUIET, phase: 'another', leaders: { ...QUIET.leaders, phormio: 'potidaea' } });
    for (const t of pair) t.roll(OPERATE, { auguries: [5] });
    expect(each(pair, t => t.of('auguries')[0].favourable)).toEqual([false, true]);
    expect(pair[0].of('auguries')).toMatchObject([{ modifiers: [{ rule: 'PW-5.3.1-c', by: 1 }], result: 6 }]);
    expect(pair[1].of('auguries')).toMatchObject([{ rule: 'PW1-4.3-a', modifiers: [], result: 5 }]);
    const six = both({ ...QUIET, phase: 'another', leaders: { pericles: 'athens' } });
    for (const t of six) t.roll(OPERATE, { auguries: [6] });
    expect(each(six, t => t.now.passed.athens)).toEqual([true, true]);
  });
  test('PW-5.3.1-b PW1-4.3-a auguries of the non-player: 5 fails as 5 + 1, or by itself', () => {
    const position: Position = { ...QUIET, phase: 'nonplayer-continuing', passed: { athens: true, sparta: false } };
    const pair = both({ ...position, leaders: { archidamus: 'sparta' } }, { 'auguries of sparta': [5] });
    expect(pair[0].of('auguries')).toMatchObject([{ result: 6, modifiers: [{ rule: 'PW-5.3.1-b', by: 1 }], favourable: false }]);
    expect(pair[1].of('auguries')).toMatchObject([{ result: 5, modifiers: [], favourable: false }]);
  });
  test('PW-5.3.1-e PW1-4.3-b PW1-R5 good auguries: Pericles, who waits at home, leads; or another is drawn beside him, and leads; by the option either', () => {
    const pair = both({ ...QUIET, phase: 'another' });
    const free = inFirst({ ...QUIET, phase: 'another', options: { anyCommanderAtHome: true } });
    for (const t of pair) t.roll(OPERATE, { auguries: [1] }).roll({ type: 'objective', space: 'decelea' });
    expect(each(pair, t => t.asks)).toEqual(['expedition', 'expedition']);
    expect(each(pair, t => t.now.operation?.leader === 'pericles')).toEqual([true, false]);
    free.roll(OPERATE, { auguries: [1] }).roll({ type: 'objective', space: 'decelea' });
    expect([free.asks, free.legal('lead').length]).toEqual(['commander', 2]);
  });
  test('PW1-R5 the commander drawn leads the non-player, whoever else stands at home', () => {
    const position: Position = {
      ...QUIET,
      phase: 'nonplayer-continuing',
      passed: { athens: true, sparta: false },
      strategy: { sparta: 'attack-athens', athens: null },
      leaders: { archidamus: 'sparta', pericles: 'cup' },
      forces: {
        sparta: { 'home-guard': 3, 'spartan-hoplite': 12, 'spartan-cavalry': 1 },
        thebes: { 'spartan-allied-cavalry': 3 },
      },
    };
    const t = inFirst(position, { auguries: [1, 6], 'commander of sparta': ['agis'], objective: [5] });
    expect(t.of('operation-ends')).toMatchObject([{ leader: 'agis', space: 'decelea' }]);
  });
  test('PW-5.4-a PW1-4.4-b the player stirs up a neutral, or only what the enemy controls', () => {
    const pair = both({ ...QUIET, phase: 'objective' });
    expect(each(pair, t => t.why({ type: 'incite', space: 'melos' }))).toEqual([null, 'PW1-4.4-b']);
    expect(each(pair, t => t.why({ type: 'incite', space: 'pylos' }))).toEqual([null, null]);
    expect(pair[1].legal('incite').every(action => pair[1].why(action) === null)).toBe(true);
  });
  test('PW-5.4-h PW1-4.4-a Cause Rebellion by the non-player: a 4 with +2, or a 4', () => {
    const position: Position = {
      ...QUIET,
      phase: 'nonplayer-operation',
      passed: { athens: true, sparta: false },
      strategy: { sparta: 'cause-rebellion', athens: null },
      leaders: { archidamus: 'sparta', pericles: 'cup' },
      forces: { sparta: { 'home-guard': 3 }, gythium: { 'spartan-naval': 3, 'spartan-allied-hoplite': 3 } },
    };
    const rolls = { 'area of the objective': [2], objective: [1], auguries: [6] };
    for (const [die, success] of [
      [3, false],
      [4, true],
    ] as const) {
      const pair = both(position, { ...rolls, 'cause rebellion': [die] });
      expect(each(pair, t => t.of('cause-rebellion')[0].success)).toEqual([success, success]);
      expect(each(pair, t => (t.of('cause-rebellion')[0].modifiers as object[]).length)).toEqual([1, 0]);
    }
  });
  /** A commander of Sparta who has nobody with him yet. */
  const lone = (forces: Forces, more: Position = {}): Position => ({
    ...bound('sparta', 'decelea', {}, { sparta: { 'home-guard': 3 }, ...forces }),
    player: 'sparta',
    passed: { athens: true, sparta: false },
    leaders: { archidamus: 'expedition', pericles: 'cup' },
    operation: {
      side: 'sparta',
      leader: 'archidamus',
      objective: 'decelea',
      at: 'sparta',
      units: {},
      route: [],
      next: 0,
      marching: false,
      plan: [],
    },
    ...more,
  });
  const toThebes: Action = { type: 'rally', space: 'thebes' };
  test('PW-5.1.6-a PW1-4.1-c PW1-R19 a lone commander and Thebes, where Athenians stand too: closed, or open as friends are there', () => {
    const thebes = { 'spartan-allied-hoplite': 5, 'athenian-hoplite': 2 };
    const pair = both(lone({ thebes }));
    expect(each(pair, t => t.why(toThebes))).toEqual(['PW-5.1.6-a', null]);
    expect(each(pair, t => t.legal('rally').length)).toEqual([0, 1]);
    pair[1].roll(toThebes, { interception: [1] });
    expect(pair[1].of('interception')).toMatchObject([{ space: 'thebes', by: 'thebes', success: false }]);
    expect(pair[1].now.operation).toMatchObject({ at: 'thebes' });
    const none = both(lone({ thebes: { 'athenian-hoplite': 2 } }));
    expect(each(none, t => t.why(toThebes))).toEqual(['PW-5.1.6-a', 'PW1-4.1-c']);
  });
  test('PW-5.1.6-b PW1-4.1-c a lone commander on an enemy coast, where friends have marched already: closed, or open', () => {
    const forces = { chios: { 'spartan-naval': 2 }, samos: { 'spartan-naval': 1 } };
    const marched = { chios: { 'spartan-naval': 2 } };
    const pair = both(lone(forces, { held: { chios: 'sparta', samos: 'sparta' }, activated: marched }));
    expect(each(pair, t => t.why({ type: 'rally', space: 'chios' }))).toEqual(['PW-5.1.6-b', 'PW-0.5-i']);
    expect(each(pair, t => t.why({ type: 'rally', space: 'decelea' }))).toEqual(['PW-5.1.6-b', 'PW1-4.1-c']);
  });
  test('PW1-4.1-c the non-player gathers where its friends share a space with the enemy', () => {
    const position: Position = {
      ...QUIET,
      phase: 'nonplayer-operation',
      passed: { athens: true, sparta: false },
      initialDone: { athens: true, sparta: false },
      strategy: { sparta: 'attack-athens', athens: null },
      leaders: { archidamus: 'sparta', pericles: 'cup' },
      forces: {
        sparta: { 'home-guard': 3 },
        epidamnos: { 'athenian-hoplite': 1 },
        corinth: { 'spartan-allied-hoplite': 13, 'spartan-allied-cavalry': 3, 'athenian-naval': 1 },
      },
      treasury: { athens: 6000, sparta: 9000 },
      answered: ['corinth'],
    };
    const pair = both(position, { objective: [5] });
    expect(each(pair, t => t.of('gathering')[0].possible)).toEqual([false, true]);
  });
  test('PW-5.1.2-d PW1-4.1.2-a PW1-R19 the Isthmus: a lone commander is caught by Athenians in Corinth, or only an Army', () => {
    const forces = { corinth: { 'athenian-hoplite': 2 }, cenchreae: { 'spartan-allied-hoplite': 4 } };
    const pair = both(lone(forces));
    for (const t of pair) t.roll({ type: 'rally', space: 'cenchreae' });
    expect(each(pair, rules('interception'))).toEqual([['PW-5.1.2-d'], []]);
    expect(each(pair, t => t.now.operation === null)).toEqual([true, false]);
    const army = both(bound('aegina', 'cenchreae', { 'athenian-naval': 2 }, { corinth: { 'spartan-allied-hoplite': 4 } }));
    for (const t of army) t.roll(MARCH, { 'skirmish of athens': [3], 'skirmish of sparta': [3] });
    expect(each(army, t => t.of('interception'))).toMatchObject([
      [{ rule: 'PW-5.1.2-d', die: null, success: true }],
      [{ rule: 'PW1-4.1.2-a', die: null, success: true }],
    ]);
  });
  test('PW-5.1.3-a PW1-4.1.3-b PW1-R19 the open sea to Syracuse: for a lone commander too, or for an Army alone', () => {
    const toSyracuse: Action = { type: 'cross', space: 'syracuse' };
    const syracuse = { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 2 };
    const pair = both(lone({ syracuse }, { neutrals: { syracuse: true } as never }));
    expect(each(pair, t => t.why(toSyracuse))).toEqual([null, 'PW1-4.1.3-b']);
    expect(each(pair, t => t.legal('cross').length)).toEqual([1, 0]);
    const fleet = bound('cape-taenarum', 'syracuse', { 'athenian-naval': 4 }, { syracuse });
    const army = both({ ...fleet, neutrals: { syracuse: true } as never });
    expect(each(army, t => t.why(toSyracuse))).toEqual([null, null]);
  });
  test('PW-5.5.3.4-c PW1-4.5-b Sardis before Persia is in the war: no objective, or a neutral like others', () => {
    const pair = both({ ...QUIET, phase: 'objective' });
    const sardis = { type: 'objective', space: 'sardis' };
    expect(each(pair, t => t.why(sardis))).toEqual(['PW-5.5.3.4-c', null]);
    expect(each(pair, t => t.legal('objective').some(({ space }) => space === 'sardis'))).toEqual([false, true]);
    expect(pair[1].why({ type: 'incite', space: 'sardis' })).toBe('PW1-4.4-b');
    const there = combat({ sardis: { 'athenian-hoplite': 3 } }, { pericles: 'sardis' });
    expect(inFirst(there, { siege: [3], 'going home': [6] }).of('siege')).toMatchObject([{ space: 'sardis', success: true }]);
  });
  test('PW-5.1.1-m PW1-4.1-b PW1-R2 Byzantium bars the way to Asia, or does not; Naupactus bars it in both', () => {
    const land: Position = {
      ...QUIET,
      phase: 'expedition',
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { archidamus: 'expedition', pericles: 'cup' },
      forces: { sparta: { 'home-guard': 3 } },
    };
    const march = (at: string, objective: string, units: Record<string, number>): Position => ({
      ...land,
      operation: { side: 'sparta', leader: 'archidamus', objective, at, units, route: [], next: 0, marching: false, plan: [] },
    });
    expect(each(both(march('thebes', 'abydos', { 'spartan-hoplite': 2 })), t => t.why(MARCH))).toEqual(['PW-5.1.1-c', null]);
    const fleet = both(march('corinth', 'zacynthus', { 'spartan-naval': 2 }));
    for (const t of fleet) expect(t.roll(MARCH).of('route')[0].route).not.toContain('naupactus');
  });
  test('PW-5.6.1-c PW1-4.6-a back through Panactum: caught at each entry, or once only', () => {
    const forces = {
      panactum: { 'athenian-hoplite': 1 },
      athens: { 'athenian-hoplite': 2 },
      plataea: { 'spartan-allied-cavalry': 1 },
    };
    const pair = both(bound('athens', 'plataea', { 'athenian-hoplite': 3 }, forces));
    const seen = each(pair, t => {
      const spaces: unknown[] = [];
      for (const action of [{ type: 'rally', space: 'panactum' }, { type: 'rally', space: 'athens' }, MARCH]) {
        t.roll(action, action.type === 'rally' && spaces.length === 0 ? { interception: [4] } : {});
        spaces.push(...t.of('interception').map(({ space }) => space));
      }
      return spaces;
    });
    expect(seen[0]).toEqual(['panactum', 'panactum', 'plataea']);
    expect(seen[1]).toEqual(['panactum', 'plataea']);
  });
  test('PW-5.5.3.2-b PW1-10.1-a PW1-R6 Syracuse joins Sparta when Athens names it, or when Athens enters it', () => {
    const pair = both({ ...QUIET, phase: 'objective' });
    for (const t of pair) t.roll({ type: 'objective', space: 'syracuse' });
    expect(each(pair, t => t.now.neutrals.syracuse)).toEqual([true, false]);
    const fleet = { 'athenian-naval': 6, 'athenian-hoplite': 4 };
    const landing = inFirst(bound('helorus', 'syracuse', fleet)).roll(MARCH, {});
    expect(landing.of('neutral-joins')).toMatchObject([{ rule: 'PW1-10.1-a', neutral: 'syracuse', side: 'sparta' }]);
    expect(landing.of('interception')).toMatchObject([{ by: 'syracuse' }]);
  });
  test('PW-5.2.2-a PW1-4.2-b the non-player marches on neutral Argos, or rolls again', () => {
    const position: Position = {
      ...QUIET,
      phase: 'nonplayer-operation',
      passed: { athens: true, sparta: false },
      strategy: { sparta: 'attack-athenian-ally', athens: null },
      leaders: { archidamus: 'sparta', pericles: 'cup' },
      forces: { sparta: { 'home-guard': 3, 'spartan-hoplite': 8 } },
    };
    const once = loose(position, { 'area of the objective': [6], objective: [1], auguries: [6] });
    expect(once.of('objective-rolled')).toMatchObject([{ space: 'argos', again: null }]);
    const again = inFirst(position, { 'area of the objective': [6], objective: [1, 6], auguries: [6] });
    expect(again.of('objective-rolled')).toMatchObject([
      { space: 'argos', again: 'PW1-4.2-b' },
      { space: 'plataea', again: null },
    ]);
  });
  test('PW-0.3-e PW1-0-g a skirmish with the Home Guard: the cavalry is lost, or one SP of the Guard', () => {
    const forces = { sparta: { 'home-guard': 3, 'spartan-cavalry': 1 } };
    const pair = both(bound('hermione', 'prasiae', { 'athenian-naval': 3 }, forces));
    for (const t of pair) t.roll(MARCH, { interception: [4], 'skirmish of athens': [3], 'skirmish of sparta': [1] });
    expect(each(pair, t => t.of('skirmish')[0].lost)).toEqual([{ sparta: 'spartan-cavalry' }, { sparta: 'home-guard' }]);
    expect(pair[1].now.forces.sparta).toEqual({ 'home-guard': 2, 'spartan-cavalry': 1 });
  });
});
