import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { SPARTA } from '../nonplayer.ts';
import { loose, type Rolls } from '../table.ts';

describe('PW-5.6, PW-5.7 interception and skirmish', () => {
  /** An Athenian Expedition marches from Athens to Decelea past what stands there. */
  const march = (forces: NonNullable<Position['forces']>, units: Record<string, number>, rolls: Rolls, objective = 'decelea') =>
    loose({
      ...SPARTA,
      phase: 'expedition',
      passed: { athens: false, sparta: true },
      leaders: { pericles: 'expedition', archidamus: 'cup' },
      forces: { sparta: { 'home-guard': 3 }, ...forces },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective,
        at: 'athens',
        units,
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    }).roll({ type: 'march' }, rolls);

  test('PW-5.6-a PW-5.6.1-a PW-5.6.1-b PW-5.6.1-g PW-5.6.2-a PW-5.6.2-b 1–3 fails, 4–6 succeeds, in the space entered', () => {
    for (const die of [1, 2, 3])
      expect(
        march({ decelea: { 'spartan-hoplite': 1 } }, { 'athenian-hoplite': 3 }, { interception: [die] }).of('skirmish'),
      ).toEqual([]);
    for (const die of [4, 5, 6])
      expect(
        march({ decelea: { 'spartan-hoplite': 1 } }, { 'athenian-hoplite': 3 }, { interception: [die] }).of('skirmish'),
      ).toHaveLength(1);
  });
  test('PW-5.6.1-c PW-5.6.1-e PW-5.6.1-f of several one is drawn, and only it rolls', () => {
    const t = march(
      { decelea: { 'spartan-hoplite': 1 }, marathon: { 'spartan-cavalry': 1 } },
      { 'athenian-hoplite': 3 },
      { intercepting: [2], interception: [3] },
    );
    expect(t.of('interception')).toMatchObject([{ by: 'marathon', success: false, candidates: ['decelea', 'marathon'] }]);
  });
  test('PW-5.6.1-d one Force intercepts again and again', () => {
    const t = march(
      { thebes: { 'spartan-allied-cavalry': 1, 'spartan-allied-hoplite': 1 } },
      { 'athenian-hoplite': 7 },
      { route: [1], interception: [3, 3] },
      'thebes',
    );
    expect(t.of('interception').map(({ by }) => by)).toEqual(['thebes', 'thebes']);
  });
  test('PW-5.6.1-h PW-5.6.3-b PW-5.7.1-b PW-5.7.2-j un-activated friends neither help nor suffer', () => {
    const t = march(
      { decelea: { 'spartan-hoplite': 4, 'athenian-hoplite': 5 } },
      { 'athenian-hoplite': 3 },
      { interception: [4], 'skirmish of athens': [2], 'skirmish of sparta': [2] },
    );
    expect(t.of('skirmish')).toMatchObject([{ battle: null }]); // 7 land SP, not 12
  });
  test('PW-5.1.2-d PW-5.1.2-e PW-5.1.2-g PW-R132 the Isthmus: an automatic interception, alone', () => {
    const t = march(
      { corinth: { 'spartan-allied-hoplite': 1 }, megara: { 'spartan-allied-cavalry': 1 } },
      { 'athenian-hoplite': 3 },
      { route: [], interception: [3, 3].slice(0, 2) },
      'cenchreae',
    );
    expect(t.of('interception').at(-1)).toMatchObject({ rule: 'PW-5.1.2-d', by: 'corinth', die: null, success: true });
  });
  test('PW-5.1.2-e PW-5.6.1-e the other end has its own rule; a success tells among whom it was drawn', () => {
    const t = march({ cenchreae: { 'spartan-allied-hoplite': 1 } }, { 'athenian-hoplite': 3 }, {}, 'corinth');
    expect(t.of('interception').at(-1)).toMatchObject({ rule: 'PW-5.1.2-e', by: 'cenchreae', candidates: ['cenchreae'] });
  });
  test('PW-5.1.2-f ships alone in Corinth do not intercept of themselves', () => {
    const t = march({ corinth: { 'spartan-allied-naval': 1 } }, { 'athenian-hoplite': 3 }, {}, 'cenchreae');
    expect(t.of('interception')).toEqual([]);
  });
  test('PW-5.7.1-a PW-5.7.1-d PW-5.7.1-f PW-5.7.1-h ashore: hoplite, cavalry, ship; national first; no hostages', () => {
    const lose = (units: Record<string, number>) =>
      march({ decelea: { 'spartan-hoplite': 1 } }, units, {
        interception: [4],
        'skirmish of athens': [1],
        'skirmish of sparta': [2],
      });
    expect(lose({ 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1, 'athenian-cavalry': 1 }).of('skirmish')[0].lost).toEqual({
      athens: 'athenian-hoplite',
    });
    expect(lose({ 'athenian-allied-hoplite': 1, 'athenian-cavalry': 1 }).of('skirmish')[0].lost).toEqual({
      athens: 'athenian-allied-hoplite',
    });
    const t = lose({ 'athenian-cavalry': 2 });
    expect(t.of('skirmish')[0].lost).toEqual({ athens: 'athenian-cavalry' });
    expect(t.now.hostages).toEqual({ athens: false, sparta: false });
    expect(t.now.sci).toEqual({ athens: 0, sparta: 0 });
    expect(t.now.points).toBe(0);
  });
  test('PW-5.7.1-c PW-5.7.1-e on an island: ship, cavalry, hoplite, for both', () => {
    const t = loose({
      ...SPARTA,
      phase: 'expedition',
      passed: { athens: false, sparta: true },
      leaders: { pericles: 'expedition', archidamus: 'cup' },
      forces: { sparta: { 'home-guard': 3 }, aegina: { 'spartan-naval': 1, 'spartan-hoplite': 1 } },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'aegina',
        at: 'piraeus',
        units: { 'athenian-naval': 2, 'athenian-hoplite': 1 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    }).roll({ type: 'march' }, { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [1] });
    expect(t.of('skirmish')[0].lost).toEqual({ athens: 'athenian-naval', sparta: 'spartan-naval' });
  });
  test('PW-5.7.1-g PW-0.3-e the Home Guard never falls in a skirmish', () => {
    const t = march(
      { sparta: { 'home-guard': 3, 'spartan-cavalry': 1 } },
      { 'athenian-hoplite': 3 },
      { interception: [4], 'skirmish of athens': [2], 'skirmish of sparta': [1] },
      'caryae',
    );
    expect(t.of('skirmish')[0].lost).toEqual({ sparta: 'spartan-cavalry' });
    const alone = march(
      { sparta: { 'home-guard': 3 } },
      { 'athenian-hoplite': 3 },
      { interception: [4], 'skirmish of athens': [2], 'skirmish of sparta': [1] },
      'sparta',
    );
    expect(alone.of('skirmish')[0].lost).toEqual({});
  });
  test('PW-5.7.2-a PW-5.7.2-g 11 or more: battle at once; the winner goes on', () => {
    const t = march(
      { decelea: { 'spartan-hoplite': 1 } },
      { 'athenian-hoplite': 3 },
      {
        interception: [4],
        'skirmish of athens': [6],
        'skirmish of sparta': [5],
        'battle of athens': [6],
        'battle of sparta': [1],
      },
    );
    expect(t.of('battle')).toMatchObject([{ because: 'PW-5.7.2-a', winner: 'athens' }]);
    expect(t.now.forces.decelea).toEqual({ 'athenian-hoplite': 3 });
  });
  test('PW-5.7.2-b PW-5.7.2-e PW-R105 eight land SP, half of them the interceptor’s', () => {
    const four = march({ decelea: { 'spartan-hoplite': 4 } }, { 'athenian-hoplite': 4 }, { interception: [4] });
    expect(four.of('skirmish')).toMatchObject([{ battle: 'PW-5.7.2-b' }]);
    const three = march({ decelea: { 'spartan-hoplite': 3 } }, { 'athenian-hoplite': 5 }, { interception: [4] });
    expect(three.of('skirmish')).toMatchObject([{ battle: null }]);
  });
  test('PW-5.7.2-c eight ships on a coast or an island', () => {
    const t = loose({
      ...SPARTA,
      phase: 'expedition',
      passed: { athens: false, sparta: true },
      leaders: { pericles: 'expedition', archidamus: 'cup' },
      forces: { sparta: { 'home-guard': 3 }, aegina: { 'spartan-naval': 4 } },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'aegina',
        at: 'piraeus',
        units: { 'athenian-naval': 4 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    }).roll({ type: 'march' }, { interception: [4] });
    expect(t.of('skirmish')).toMatchObject([{ battle: 'PW-5.7.2-c' }]);
  });
  test('PW-5.7.2-h PW-R15 beaten or drawn: home, the operation is over', () => {
    const t = march(
      { decelea: { 'spartan-hoplite': 5 } },
      { 'athenian-hoplite': 4 },
      { interception: [4], 'battle of athens': [3], 'battle of sparta': [3] },
    );
    expect(t.now.leaders.pericles).toBe('going-home');
    expect(t.now).toMatchObject({ operation: null, passed: { athens: false } });
    expect(t.now.goingHome['athenian-hoplite']).toBeGreaterThan(0);
  });
  test('PW-5.7.2-k a beaten interceptor goes home though it never left its space', () => {
    const t = march(
      { marathon: { 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 1 } },
      { 'athenian-hoplite': 5, 'athenian-cavalry': 1 },
      {
        interception: [4],
        'skirmish of athens': [6],
        'skirmish of sparta': [5],
        'battle of athens': [6],
        'battle of sparta': [1],
      },
    );
    expect(t.now.forces.marathon).toBeUndefined();
    expect(t.now.forces.decelea).toEqual({ 'athenian-hoplite': 5, 'athenian-cavalry': 1 });
  });
  test('PW-5.7.2-f PW-5.7.2-i PW-6.2.2-e no battle or a null one: it goes on', () => {
    const t = loose({
      ...SPARTA,
      phase: 'expedition',
      passed: { athens: false, sparta: true },
      leaders: { pericles: 'expedition', archidamus: 'cup' },
      forces: { sparta: { 'home-guard': 3 }, aegina: { 'spartan-hoplite': 4 } },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'methana',
        at: 'piraeus',
        units: { 'athenian-naval': 4 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    }).roll({ type: 'march' }, { interception: [4], 'skirmish of athens': [6], 'skirmish of sparta': [6] });
    expect(t.of('battle')).toMatchObject([{ type: 'null' }]);
    expect(t.now.forces.methana).toEqual({ 'athenian-naval': 4 });
  });
  test('PW-R141 the commander falls in a battle he wins: his Expedition goes home', () => {
    const t = loose({
      ...SPARTA,
      phase: 'expedition',
      bans: 8,
      passed: { athens: false, sparta: true },
      leaders: { cleon: 'expedition', pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
      forces: { sparta: { 'home-guard': 3 }, decelea: { 'spartan-hoplite': 1 } },
      operation: {
        side: 'athens',
        leader: 'cleon',
        objective: 'decelea',
        at: 'athens',
        units: { 'athenian-hoplite': 6 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    }).roll(
      { type: 'march' },
      {
        interception: [4],
        'skirmish of athens': [6],
        'skirmish of sparta': [5],
        'battle of athens': [3],
        'battle of sparta': [1],
      },
    );
    expect(t.of('battle')).toMatchObject([{ winner: 'athens' }]);
    expect(t.now.leaders.cleon).toBe('out');
    expect(t.now.goingHome).toMatchObject({ 'athenian-hoplite': 6 });
    expect(t.now.passed.athens).toBe(false);
  });
  test('PW-R146 a battle in Sparta of a Force from elsewhere: a commander comes, but leads nobody in it', () => {
    const t = march(
      { sparta: {}, prasiae: { 'spartan-cavalry': 1, 'spartan-allied-hoplite': 1 } },
      { 'athenian-hoplite': 3 },
      {
        interception: [4, 4].slice(0, 1),
        'skirmish of athens': [6],
        'skirmish of sparta': [5],
        commander: ['brasidas'],
        route: [],
      },
      'sparta',
    );
    const last = t.of('battle').at(-1) as unknown as { modifiers: { rule: string }[][] };
    expect(last).toMatchObject({ space: 'sparta' });
    expect(last.modifiers[1].map(({ rule }) => rule)).not.toContain('PW-6.2.4-g');
    expect(t.now.leaders.brasidas).toBe('sparta');
  });
  test('PW-5.6.3-a PW-5.6.2-d in a rally space the attempt comes before any activation', () => {
    const t = loose({
      ...SPARTA,
      phase: 'expedition',
      passed: { athens: false, sparta: true },
      leaders: { pericles: 'expedition', archidamus: 'cup' },
      forces: { sparta: { 'home-guard': 3 }, decelea: { 'athenian-hoplite': 3 }, oropus: { 'spartan-cavalry': 1 } },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'oropus',
        at: 'athens',
        units: { 'athenian-cavalry': 1 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    }).roll({ type: 'rally', space: 'decelea' }, { interception: [4], 'skirmish of athens': [1] });
    expect(t.now.leaders.pericles).toBe('going-home');
    expect(t.now.ravaged).toEqual([]); // PW-5.1-e
  });
});
