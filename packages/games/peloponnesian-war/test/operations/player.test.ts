import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { type Loose, loose, type Rolls } from '../table.ts';

/** Athens to act; Sparta has passed, so that only the player rolls. */
const BASE: Position = {
  phase: 'another',
  turn: 3,
  player: 'athens',
  passed: { athens: false, sparta: true },
  initialDone: { athens: true, sparta: true },
  operations: { athens: 1, sparta: 1 },
  leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 6000, sparta: 3000 },
  forces: {
    athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
    piraeus: { 'athenian-naval': 8, 'athenian-hoplite': 2 },
    corcyra: { 'athenian-allied-naval': 3, 'athenian-allied-hoplite': 1 },
    sparta: { 'home-guard': 3, 'spartan-hoplite': 6 },
  },
};
const begin = (more: Position = {}, rolls: Rolls = { auguries: [1] }): Loose =>
  loose({ ...BASE, ...more }).roll({ type: 'operate' }, rolls);
const toward = (space: string, more: Position = {}): Loose => begin(more).roll({ type: 'objective', space });
const activate = (unit: string, count: number): Action => ({ type: 'activate', unit, count });
const withForces = (forces: NonNullable<Position['forces']>): Position => ({ forces: { ...BASE.forces, ...forces } });
const MARCH: Action = { type: 'march' };

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

describe('PW-5.1.3 the crossing to Syracuse', () => {
  const fleet = (): Loose => {
    const t = loose({
      ...BASE,
      phase: 'expedition',
      leaders: { ...BASE.leaders, pericles: 'expedition' },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'syracuse',
        at: 'cape-taenarum',
        units: { 'athenian-naval': 4, 'athenian-hoplite': 2 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
      neutrals: { syracuse: true } as never,
    });
    return t;
  };
  test('PW-5.1.3-a PW-5.1.3-d PW-R36 PW-R138 is the player’s option beside the long way round', () => {
    const t = fleet();
    expect(t.why({ type: 'cross', space: 'syracuse' })).toBeNull();
    expect(t.why(MARCH)).toBeNull();
    t.roll({ type: 'cross', space: 'syracuse' }, { storm: [4] });
    expect(t.of('storm')).toMatchObject([{ die: 4, lost: false }]);
    expect(t.now.forces.syracuse).toMatchObject({ 'athenian-naval': 4, 'athenian-hoplite': 2 });
  });
  test('PW-5.1.3-b PW-5.1.3-c a storm takes all; the commander goes home; the losses count', () => {
    const t = fleet().roll({ type: 'cross', space: 'syracuse' }, { storm: [5] });
    expect(t.now.lost).toEqual({ 'athenian-naval': 4, 'athenian-hoplite': 2 });
    expect(t.now.leaders.pericles).toBe('going-home');
    expect(t.now.operation).toBeNull();
    t.roll({ type: 'pass' });
    t.roll({ type: 'enough' }, { side: [1], event: [5, 6] });
    expect(t.now.navalLosses).toBe(4);
  });
  test('PW-5.1.3-a not for land units without ships', () => {
    const t = loose({
      ...BASE,
      phase: 'expedition',
      leaders: { ...BASE.leaders, pericles: 'expedition' },
      neutrals: { syracuse: true } as never,
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'syracuse',
        at: 'cape-taenarum',
        units: { 'athenian-hoplite': 2 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    });
    expect(t.why({ type: 'cross', space: 'syracuse' })).toBe('PW-5.1.3-a');
  });
});

describe('PW-5.1.4 transport', () => {
  test('PW-5.1.4-a PW-5.1.4-b PW-5.1.1-d as many land SP as ships, no more', () => {
    const t = toward('aegina').roll({ type: 'rally', space: 'piraeus' });
    t.roll(activate('athenian-naval', 1)).roll(activate('athenian-hoplite', 1));
    expect(t.why(MARCH)).toBeNull();
    t.roll(activate('athenian-hoplite', 1));
    expect(t.why(MARCH)).toBe('PW-5.1.4-b');
  });
  /** Off Sunium with ships and men, bound for an island; a Spartan Force stands there to skirmish. */
  const bound = (units: Record<string, number>, objective: string, guard: string): Loose =>
    loose({
      ...BASE,
      phase: 'expedition',
      leaders: { ...BASE.leaders, pericles: 'expedition' },
      forces: { ...BASE.forces, [guard]: { 'spartan-hoplite': 1 } },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective,
        at: 'piraeus',
        units,
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    });
  test('PW-5.1.4-d PW-5.1.4-f PW-R35 a ship lost at Aegina: one land SP stays there, the player’s choice, activated', () => {
    const t = bound({ 'athenian-naval': 2, 'athenian-hoplite': 1, 'athenian-allied-cavalry': 1 }, 'kythnos', 'aegina');
    t.roll(MARCH, { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [3] });
    expect(t.asks).toBe('leaveBehind');
    expect(t.why({ type: 'leave', unit: 'athenian-naval' })).toBe('PW-5.1.4-d');
    const written = t.now;
    expect(written.phase).toBe('march');
    t.roll({ type: 'leave', unit: 'athenian-allied-cavalry' });
    expect(t.now.forces.aegina).toMatchObject({ 'athenian-allied-cavalry': 1 });
    expect(t.now.activated.aegina).toEqual({ 'athenian-allied-cavalry': 1 });
    expect(t.now.forces.kythnos).toEqual({ 'athenian-naval': 1, 'athenian-hoplite': 1 });
  });
  test('PW-5.1.4-e PW-5.1.1-k where another way over combined lines exists, all take it', () => {
    // Short of ships on the way from Pegae to Patrae, stopped at Siphae: back and round by the coast, nobody stays behind.
    const t = loose(
      {
        ...BASE,
        phase: 'march',
        leaders: { ...BASE.leaders, pericles: 'expedition' },
        forces: { ...BASE.forces, naupactus: { 'athenian-naval': 1 }, siphae: { 'spartan-hoplite': 1 } },
        operation: {
          side: 'athens',
          leader: 'pericles',
          objective: 'patrae',
          at: 'pegae',
          units: { 'athenian-naval': 1, 'athenian-hoplite': 2 },
          route: ['siphae', 'eupalium', 'naupactus', 'patrae'],
          next: 0,
          marching: true,
          plan: [],
        },
      },
      { interception: [4], 'skirmish of athens': [2], 'skirmish of sparta': [2] },
    );
    expect(t.of('route')).toMatchObject([
      { from: 'siphae', route: 'pegae corinth sicyon erineus panormus-achaea patrae'.split(' ') },
    ]);
    expect(t.of('left-behind')).toEqual([]);
    expect(t.now.forces.patrae).toEqual({ 'athenian-naval': 1, 'athenian-hoplite': 2 });
  });
  test('PW-R35 no ships left and no way by land: the operation ends there, with the commander', () => {
    const t = bound({ 'athenian-naval': 1, 'athenian-hoplite': 1 }, 'kythnos', 'aegina');
    t.roll(MARCH, { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [3] });
    expect(t.of('operation-ends')).toMatchObject([{ rule: 'PW-R35', space: 'aegina' }]);
    expect(t.now.leaders.pericles).toBe('aegina');
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
