import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose } from '../table.ts';
import { activate, BASE, begin, MARCH, toward, withForces } from './setting-out.ts';

describe('PW-5.1 the player’s operation', () => {
  test('PW-5.1-a PW-5.1-b PW-5.1-c PW-5.1-d PW-0.5-d PW-0.5-e PW-0.5-p objective, commander, gathering, march; un-activated friends stay', () => {
    const t = toward('decelea');
    expect(t.asks).toBe('expedition');
    t.roll(activate('athenian-hoplite', 2)).roll(MARCH);
    expect(t.now.forces.decelea).toEqual({ 'athenian-hoplite': 2 });
    expect(t.now.forces.athens).toEqual({ 'athenian-hoplite': 4, 'athenian-cavalry': 1 });
    expect(t.now.leaders.pericles).toBe('decelea');
    expect(t.now.operation).toBeNull();
    expect(t.asks).toBe('another');
  });
  test('PW-5.1-b PW-R123 one of several commanders at home is the player’s choice', () => {
    const t = toward('decelea', { leaders: { ...BASE.leaders, cleon: 'athens' } });
    expect(t.asks).toBe('commander');
    expect(t.why({ type: 'lead', leader: 'phormio' })).toBe('PW-5.1-b');
    expect(t.legal('lead')).toHaveLength(2);
    expect(t.roll({ type: 'lead', leader: 'cleon' }).now.operation).toMatchObject({ leader: 'cleon' });
  });
  test('PW-5.1-f PW-5.5.3.4-c PW-5.5.3.3-a PW-5.5.3.2-a what may not be named', () => {
    const t = begin();
    expect(t.why({ type: 'objective', space: 'sardis' })).toBe('PW-5.5.3.4-c');
    expect(t.why({ type: 'objective', space: 'argos' })).toBe('PW-5.5.3.3-a');
    expect(t.why({ type: 'objective', space: 'syracuse' })).toBeNull();
    const sparta = loose({
      ...BASE,
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { archidamus: 'sparta' },
    });
    sparta.roll({ type: 'operate' }, { auguries: [1] });
    expect(sparta.why({ type: 'objective', space: 'syracuse' })).toBe('PW-5.5.3.2-a');
    expect(sparta.why({ type: 'objective', space: 'argos' })).toBeNull();
    expect(begin({ neutrals: { persia: true } as never }).why({ type: 'objective', space: 'sardis' })).toBeNull();
  });
  test('PW-5.1-g PW-6.6-d hostages: neither the enemy’s home nor a space beside it', () => {
    const t = begin({ hostages: { athens: true, sparta: false } });
    expect(t.why({ type: 'objective', space: 'sparta' })).toBe('PW-5.1-g');
    expect(t.why({ type: 'objective', space: 'prasiae' })).toBe('PW-5.1-g');
    expect(t.why({ type: 'objective', space: 'pylos' })).toBeNull();
    expect(t.why({ type: 'incite', space: 'prasiae' })).toBe('PW-5.1-g');
    expect(begin().why({ type: 'objective', space: 'prasiae' })).toBeNull();
  });
  test('PW-5.1-h an operation starts though the enemy stands at home', () => {
    const t = toward('decelea', withForces({ athens: { 'athenian-hoplite': 6, 'spartan-hoplite': 1 } }));
    expect(t.roll(activate('athenian-hoplite', 1)).roll(MARCH).now.forces.decelea).toEqual({ 'athenian-hoplite': 1 });
  });
  test('PW-5.1-i PW-R131 no march without SP; who can activate nothing makes no operation', () => {
    const t = toward('decelea');
    expect(t.why(MARCH)).toBe('PW-5.1-i');
    expect(t.why({ type: 'halt' })).toBe('PW-5.1-i');
    expect(loose({ ...BASE, treasury: { athens: 1000, sparta: 0 } }).why({ type: 'operate' })).toBe('PW-5.3.2-f');
  });
  test('PW-5.3.2-d PW-5.3.2-e PW-5.3.2-f who can make no operation is told why, and his pass says it too', () => {
    const all = { athens: { 'athenian-hoplite': 6 } };
    const poor = { ...BASE, ...withForces({}), treasury: { athens: 100, sparta: 0 } };
    const cases: readonly (readonly [string, string, Position])[] = [
      ['PW-5.3.2-d', 'no-sp', { ...BASE, forces: all, activated: all }],
      ['PW-5.3.2-e', 'no-money', poor],
      ['PW-5.3.2-f', 'no-money', { ...poor, treasury: { athens: 1150, sparta: 0 } }],
    ];
    for (const [rule, why, position] of cases) {
      const another = loose({ ...position, phase: 'another' });
      expect(another.why({ type: 'operate' })).toBe(rule);
      expect(another.roll({ type: 'pass' }).of('passed')).toMatchObject([{ rule, why }]);
      const initial = loose({ ...position, phase: 'operations', initialDone: { athens: false, sparta: true } });
      expect(initial.why({ type: 'objective', space: 'thebes' })).toBe(rule);
      expect(initial.roll({ type: 'pass' }).of('passed')).toMatchObject([{ rule, why }]);
    }
  });
  test('PW-R137 an Expedition that no route leads on fails and goes home', () => {
    const t = toward('aegina', withForces({ piraeus: {} }));
    t.roll(activate('athenian-hoplite', 2));
    expect(t.why(MARCH)).toBe('PW-5.1.1-c');
    expect(t.why({ type: 'halt' })).toBeNull();
    t.roll({ type: 'halt' });
    expect(t.now.leaders.pericles).toBe('going-home');
    expect(t.now.passed.athens).toBe(false);
  });
  test('PW-5.1.1-a PW-0.3-f PW-0.3-b only own units, and never the Home Guard', () => {
    const t = loose({ ...BASE, player: 'sparta', passed: { athens: true, sparta: false }, leaders: { archidamus: 'sparta' } });
    t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'tegea' });
    expect(t.why(activate('home-guard', 3))).toBe('PW-0.3-f');
    expect(t.why(activate('athenian-hoplite', 1))).toBe('PW-5.1.1-a');
    expect(t.why(activate('spartan-hoplite', 6))).toBeNull();
  });
  test('PW-5.1.1-h enemy Forces and fortresses do not close the way to an Expedition with SP', () => {
    const t = toward('decelea', withForces({ decelea: { 'spartan-hoplite': 1 } })).roll(activate('athenian-hoplite', 6));
    t.roll(MARCH, { interception: [1] });
    expect(t.now.forces.decelea).toEqual({ 'athenian-hoplite': 6, 'spartan-hoplite': 1 });
  });
  test('PW-5.1.1-b PW-5.1.1-i PW-5.1.1-j the shortest route, drawn by lot among equals', () => {
    const t = toward('thebes').roll(activate('athenian-hoplite', 6));
    const { need } = t.match.act(t.seat, MARCH, { chance: [] }) as unknown as { need: { among: string[] } };
    t.roll(MARCH, { route: [2] });
    expect(t.of('route')).toMatchObject([{ of: 2, drawn: 2, rule: 'PW-5.1.1-j', route: need.among[1].split('/') }]);
    expect(need.among[0]).not.toBe(need.among[1]); // whoever draws at a real table knows what for
  });
});

describe('PW-5.1.5 costs', () => {
  test('PW-5.1.5-a 200 a land SP, 400 a ship', () => {
    const t = toward('decelea').roll(activate('athenian-hoplite', 2)).roll(activate('athenian-cavalry', 1));
    expect(t.now.treasury.athens).toBe(5400);
    expect(t.roll({ type: 'rally', space: 'piraeus' }).roll(activate('athenian-naval', 2)).now.treasury.athens).toBe(4600);
  });
  test('PW-5.1.5-b Spartan land SP are free, Spartan ships are not', () => {
    const t = loose({
      ...BASE,
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { archidamus: 'sparta' },
      forces: {
        sparta: { 'spartan-hoplite': 3, 'spartan-cavalry': 1 },
        gythium: { 'spartan-naval': 2, 'spartan-allied-hoplite': 1 },
      },
    });
    t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'gythium' });
    t.roll(activate('spartan-hoplite', 3)).roll(activate('spartan-cavalry', 1));
    expect(t.now.treasury.sparta).toBe(3000);
    t.roll({ type: 'rally', space: 'gythium' }).roll(activate('spartan-naval', 1)).roll(activate('spartan-allied-hoplite', 1));
    expect(t.now.treasury.sparta).toBe(2400);
  });
  test('PW-5.1.5-e PW-8.1.6-a PW-5.3.2-f Athens keeps 1,000', () => {
    const t = toward('decelea', { treasury: { athens: 1300, sparta: 0 } });
    expect(t.why(activate('athenian-hoplite', 2))).toBe('PW-5.1.5-e');
    expect(t.why(activate('athenian-hoplite', 1))).toBeNull();
  });
  test('PW-5.3.2-e nobody spends what he has not', () => {
    const t = toward('decelea', { treasury: { athens: 1300, sparta: 0 }, held: { decelea: 'sparta' } });
    expect(t.why(activate('athenian-hoplite', 6))).toBeNull();
    expect(
      toward('decelea', { treasury: { athens: 1000, sparta: 0 }, held: { decelea: 'sparta' } }).why(
        activate('athenian-hoplite', 6),
      ),
    ).toBe('PW-5.3.2-e');
  });
  test('PW-5.1.5-f PW-INV-d an SP is activated once a turn', () => {
    const t = toward('decelea', { activated: { athens: { 'athenian-hoplite': 6 } } });
    expect(t.why(activate('athenian-hoplite', 1))).toBe('PW-5.1.5-f');
    expect(t.why(activate('athenian-cavalry', 1))).toBeNull();
  });
});

describe('PW-0.5-i, PW-5.1.6 rally spaces and the lone commander', () => {
  test('PW-0.5-i a friendly space with a friendly unit not yet activated', () => {
    const t = toward('decelea', { activated: { corcyra: { 'athenian-allied-naval': 3, 'athenian-allied-hoplite': 1 } } });
    expect(t.why({ type: 'rally', space: 'corcyra' })).toBe('PW-0.5-i');
    expect(t.why({ type: 'rally', space: 'aegina' })).toBe('PW-0.5-i');
    expect(t.why({ type: 'rally', space: 'piraeus' })).toBeNull();
  });
  test('PW-5.1.6-a PW-5.1.6-b PW-5.1.1-l where he may not go', () => {
    const t = toward('decelea', withForces({ decelea: { 'spartan-hoplite': 1, 'athenian-hoplite': 1 } }));
    expect(t.why({ type: 'rally', space: 'decelea' })).toBe('PW-5.1.6-a');
    expect(t.why({ type: 'rally', space: 'megara' })).toBe('PW-5.1.6-b');
    expect(t.why({ type: 'rally', space: 'argos' })).toBe('PW-5.1.1-l');
    expect(t.why({ type: 'rally', space: 'syracuse' })).toBe('PW-5.1.1-l');
  });
  test('PW-5.1.6-b PW-R118 an enemy-coloured space that is a rally space is open to him', () => {
    const t = toward('decelea', withForces({ megara: { 'athenian-allied-hoplite': 1 } }));
    expect(t.why({ type: 'rally', space: 'megara' })).toBeNull();
  });
  test('PW-5.1.6-b PW-5.1.6-e nor is his way through one: men who have marched there do not let him pass, fresh ones do', () => {
    const t = (activated: NonNullable<Position['activated']>) =>
      loose({
        ...BASE,
        phase: 'objective',
        player: 'sparta',
        passed: { athens: true, sparta: false },
        leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'sparta' },
        forces: {
          athens: { 'athenian-hoplite': 1 },
          sparta: { 'home-guard': 3 },
          oropus: { 'spartan-allied-hoplite': 1 },
          decelea: { 'spartan-hoplite': 2 },
        },
        held: { oropus: 'sparta', decelea: 'sparta' },
        activated,
      }).roll({ type: 'objective', space: 'panactum' });
    expect(t({ oropus: { 'spartan-allied-hoplite': 1 } }).why({ type: 'rally', space: 'decelea' })).toBe('PW-5.1.6-e');
    expect(t({}).why({ type: 'rally', space: 'decelea' })).toBeNull();
  });
  test('PW-5.1.6-d PW-5.6.2-c PW-5.1.6-g PW-R94 intercepted alone: home, no skirmish, the operation is over, no pass', () => {
    const t = toward('decelea', withForces({ tinos: { 'spartan-naval': 1 }, chios: { 'athenian-allied-naval': 1 } }));
    t.roll({ type: 'rally', space: 'chios' }, { interception: [4] });
    expect(t.of('skirmish')).toEqual([]);
    expect(t.now.leaders.pericles).toBe('going-home');
    expect(t.now).toMatchObject({ operation: null, passed: { athens: false, sparta: true } });
  });
  test('PW-5.1.6-f PW-6.7-b his last SP gone, he goes home though friends stand there', () => {
    const t = toward('tanagra', withForces({ thebes: { 'spartan-allied-cavalry': 1 }, tanagra: { 'athenian-hoplite': 1 } }));
    t.roll(activate('athenian-cavalry', 1)).roll(MARCH, {
      interception: [4],
      'skirmish of athens': [1],
      'skirmish of sparta': [2],
      route: [],
    });
    expect(t.now.leaders.pericles).toBe('going-home');
    expect(t.now.treasury.athens).toBe(5800);
  });
});

describe('PW-5.3 continuing operations', () => {
  test('PW-5.3-a PW-5.3.1-a PW-5.3.1-c PW-5.3.1-d PW-5.3.1-g own commanders out, halved, are added', () => {
    const t = loose({ ...BASE, leaders: { ...BASE.leaders, cleon: 'going-home', phormio: 'corcyra', archidamus: 'sparta' } });
    t.roll({ type: 'operate' }, { auguries: [4] });
    expect(t.of('auguries')).toMatchObject([{ result: 5, favourable: true, modifiers: [{ by: 1 }] }]);
    const bad = loose({ ...BASE, leaders: { ...BASE.leaders, cleon: 'going-home', phormio: 'corcyra', nicias: 'corcyra' } });
    bad.roll({ type: 'operate' }, { auguries: [4] });
    expect(bad.of('auguries')).toMatchObject([{ result: 6, favourable: false }]);
    expect(bad.of('passed')).toMatchObject([{ side: 'athens', rule: 'PW-5.3.2-b' }]);
  });
  test('PW-5.3.1-e none is drawn while one is at home; else one from the cup', () => {
    expect(begin().of('commander-drawn')).toEqual([]);
    const t = begin({ leaders: { ...BASE.leaders, pericles: 'cup' } }, { auguries: [1], commander: ['cleon'] });
    expect(t.of('commander-drawn')).toMatchObject([{ leader: 'cleon', space: 'athens' }]);
  });
  test('PW-5.3.2-a PW-5-b PW-5-c PW-INV-j passing ends a side’s operations; when both have, the phase', () => {
    const t = loose(BASE).roll({ type: 'pass' });
    expect(t.told[0]).toMatchObject({ kind: 'passed', rule: 'PW-5.3.2-a' });
    expect(t.asks).toBe('build');
  });
  test('PW-5.3.2-c no commander at home and none in the cup', () => {
    const leaders = Object.fromEntries(
      'pericles phormio demosthenes cleon nicias alcibiades thrasybulus thrasyllus'.split(' ').map(id => [id, 'out']),
    );
    const t = loose({ ...BASE, leaders }).roll({ type: 'operate' }, { auguries: [1] });
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.3.2-c' }]);
  });
  test('PW-5.3.2-d too few SP', () => {
    const t = loose({ ...BASE, forces: { sparta: { 'spartan-hoplite': 1 } } });
    expect(t.why({ type: 'operate' })).toBe('PW-5.3.2-d');
    expect(t.legal('pass')).toHaveLength(1);
  });
  test('PW-R109 the initial operation is not passed, unless there can be none', () => {
    const t = loose({ ...BASE, phase: 'objective', initialDone: { athens: false, sparta: true } });
    expect(t.why({ type: 'pass' })).toBe('PW-R109');
    const poor = loose({
      ...BASE,
      phase: 'objective',
      initialDone: { athens: false, sparta: true },
      treasury: { athens: 1000, sparta: 0 },
    });
    expect(poor.legal('pass')).toHaveLength(1);
    expect(poor.why({ type: 'objective', space: 'decelea' })).toBe('PW-5.3.2-f');
    expect(poor.roll({ type: 'pass' }).of('passed')).toHaveLength(1);
  });
});
