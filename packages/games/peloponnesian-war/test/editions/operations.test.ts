import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { FROM, ISLAND, KIND, LOC_NAVAL, SPACE, VIA } from '../../rules/terms/board.ts';
import { QUIET } from '../quiet.ts';
import { type Loose, loose, type Rolls, Table } from '../table.ts';

// The first edition (1991), rule by rule, where it clarifies or says in other words what the second says too.

const FIRST = { edition: 'first' };
const first = (position: Position, rolls: Rolls = {}, scenario = 'campaign', more = {}): Loose =>
  loose(position, rolls, scenario, { ...FIRST, ...more });
const MARCH: Action = { type: 'march' };
type Forces = NonNullable<Position['forces']>;
const bound = (
  at: string,
  objective: string,
  units: Record<string, number>,
  forces: Forces = {},
  more: Position = {},
): Position => ({
  ...QUIET,
  phase: 'expedition',
  leaders: { ...QUIET.leaders, pericles: 'expedition' },
  forces: { sparta: { 'home-guard': 3 }, ...forces },
  operation: { side: 'athens', leader: 'pericles', objective, at, units, route: [], next: 0, marching: false, plan: [] },
  ...more,
});

describe('the first edition: operations', () => {
  test('PW1-4.2-a PW1-R12 it opens as the second does: the same plan for Decelea, nearest first, one SP of each type left', () => {
    const t = new Table(null, [5, 1, 4, 2, 2, 2, 1], 'campaign', FIRST);
    const [plan] = t.of('gathering');
    expect(plan).toMatchObject({ cost: 1400, possible: true });
    expect((plan.shares as { space: string; take: object }[]).filter(({ take }) => Object.keys(take).length > 0)).toMatchObject([
      { space: 'sparta', take: { 'spartan-hoplite': 7 } },
      { space: 'corinth', take: { 'spartan-allied-hoplite': 4 } },
      { space: 'thebes', take: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 2 } },
    ]);
  });
  test('PW1-4.1-a a commander alone goes through empty neutral spaces', () => {
    const t = first({
      ...bound('athens', 'rhegium', {}, { rhegium: { 'athenian-hoplite': 1 } }),
      held: { rhegium: 'athens' },
    });
    t.roll({ type: 'rally', space: 'rhegium' });
    expect(t.of('route')[0].route).toContain('taras');
    expect(t.now.operation).toMatchObject({ at: 'rhegium' });
  });
  test('PW1-4.1-b PW1-R2 Athens, which holds Naupactus, sails through it; Sparta does not', () => {
    const athens = first(bound('pylos', 'erineus', { 'athenian-naval': 2 })).roll(MARCH);
    expect(athens.of('route')[0].route).toContain('naupactus');
    const sparta = first({
      ...bound('pylos', 'erineus', {}),
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { archidamus: 'expedition', pericles: 'cup' },
      operation: {
        side: 'sparta',
        leader: 'archidamus',
        objective: 'erineus',
        at: 'pylos',
        units: { 'spartan-naval': 2 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    }).roll(MARCH);
    expect(sparta.of('route')[0].route).not.toContain('naupactus');
  });
  test('PW1-4.1.3-a a storm: the commander is out until the next turn, when he can be drawn again', () => {
    const t = first({
      ...bound('cape-taenarum', 'syracuse', { 'athenian-naval': 4 }),
      neutrals: { syracuse: true } as never,
    }).roll({ type: 'cross', space: 'syracuse' }, { storm: [5] });
    expect(t.now.lost).toEqual({ 'athenian-naval': 4 });
    expect(t.now.leaders.pericles).toBe('going-home');
    t.roll({ type: 'pass' }).roll({ type: 'enough' }, { side: [1], event: [5, 6], 'commander of athens': ['pericles'] });
    expect(t.now.leaders.pericles).toBe('athens');
  });
  test('PW1-4.1.4-a PW1-R7 every line from an island is naval: a surplus left on an island is left before a naval line', () => {
    for (let space = 0; space < SPACE.size; space++)
      if (KIND[space] === ISLAND)
        for (let line = FROM[space]; line < FROM[space + 1]; line++) expect(VIA[line], SPACE.ids[space]).toBe(LOC_NAVAL);
    const units = { 'athenian-naval': 2, 'athenian-hoplite': 2 };
    const t = first(bound('piraeus', 'kythnos', units, { aegina: { 'spartan-hoplite': 1 } }));
    t.roll(MARCH, { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [3] });
    expect(t.asks).toBe('leaveBehind');
    t.roll({ type: 'leave', unit: 'athenian-hoplite' });
    expect(t.now.forces).toMatchObject({
      aegina: { 'athenian-hoplite': 1 },
      kythnos: { 'athenian-naval': 1, 'athenian-hoplite': 1 },
    });
  });
  test('PW1-4.3-b a commander at home may lead though nobody is left to be drawn', () => {
    const gone = Object.fromEntries(
      'phormio demosthenes cleon nicias alcibiades thrasybulus thrasyllus'.split(' ').map(id => [id, 'out']),
    );
    const t = first({ ...QUIET, phase: 'another', leaders: { ...QUIET.leaders, ...gone } });
    t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'decelea' });
    expect(t.of('commander-drawn')).toEqual([]);
    expect(t.now.operation).toMatchObject({ leader: 'pericles' });
  });
  test('PW1-4.3-c an operation begins though the enemy stands at home, with or without friends', () => {
    for (const athens of [{ 'athenian-hoplite': 2, 'spartan-hoplite': 1 }, { 'spartan-hoplite': 1 }]) {
      const t = first({ ...QUIET, phase: 'another', forces: { ...QUIET.forces, athens } });
      t.roll({ type: 'operate' }, { auguries: [1] });
      expect(t.asks).toBe('objective');
    }
  });
  test('PW1-4.3-d a side that cannot pay passes in its first operation too', () => {
    const broke = { athens: 1000, sparta: 0 };
    const player = first({ ...QUIET, phase: 'operations', initialDone: { athens: false, sparta: true }, treasury: broke });
    expect(player.why({ type: 'pass' })).toBeNull();
    expect(player.why({ type: 'objective', space: 'decelea' })).toBe('PW-5.3.2-f');
    const other = first({
      ...QUIET,
      phase: 'nonplayer-operation',
      passed: { athens: true, sparta: false },
      initialDone: { athens: true, sparta: false },
      treasury: broke,
      strategy: { sparta: 'attack-athenian-ally', athens: null },
      leaders: { archidamus: 'sparta', pericles: 'cup' },
      forces: { corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 5 } },
    });
    expect(other.of('passed')[0]).toMatchObject({ side: 'sparta' });
  });
  test('PW1-4.4-c a coalition space is one that the table of homes names', () => {
    const t = first({ ...QUIET, phase: 'objective' });
    expect(t.why({ type: 'incite', space: 'thebes' })).toBe('PW-5.4-e');
    expect(t.why({ type: 'incite', space: 'gythium' })).toBe('PW-5.4-e');
    expect(t.why({ type: 'incite', space: 'elis' })).toBeNull();
  });
  test('PW1-4.5-a an active neutral is a coalition space, and out of use while the enemy holds it', () => {
    const home = (forces: Forces): Loose =>
      first({
        ...QUIET,
        phase: 'going-home',
        passed: { athens: true, sparta: true },
        forces,
        goingHome: { 'spartan-allied-hoplite': 2 },
        neutrals: { syracuse: true } as never,
      });
    expect(home({}).of('placed')).toMatchObject([{ space: 'syracuse', count: 2 }]);
    expect(
      home({ syracuse: { 'athenian-hoplite': 1 } })
        .of('placed')
        .map(({ space }) => space),
    ).toEqual(['corinth', 'thebes']);
    const t = first({ ...QUIET, phase: 'objective', neutrals: { syracuse: true } as never });
    expect(t.why({ type: 'incite', space: 'syracuse' })).toBe('PW-5.4-e');
  });
  test('PW1-4.6-a PW1-R14 an Army is caught once in a space; an attempt that failed is none, and a new operation begins anew', () => {
    const forces = {
      panactum: { 'athenian-hoplite': 1 },
      athens: { 'athenian-hoplite': 2 },
      plataea: { 'spartan-allied-cavalry': 1 },
    };
    const t = first(bound('athens', 'panactum', { 'athenian-hoplite': 3 }, forces));
    const missed = first(bound('athens', 'panactum', { 'athenian-hoplite': 3 }, forces));
    missed.roll({ type: 'rally', space: 'panactum' }, { interception: [2] });
    expect(missed.now.operation?.tried).toBeUndefined();
    t.roll({ type: 'rally', space: 'panactum' }, { interception: [4] });
    expect(t.now.operation).toMatchObject({ tried: ['panactum'] });
    expect(loose(t.now).now.operation).toMatchObject({ tried: ['panactum'] });
    t.roll(MARCH);
    expect(t.now.operation).toBeNull();
  });
  test('PW1-4.6-b PW1-R10 friends who are not activated neither help nor suffer', () => {
    const forces = {
      decelea: { 'athenian-hoplite': 5, 'athenian-allied-cavalry': 2 },
      marathon: { 'spartan-allied-cavalry': 4 },
    };
    const t = first(bound('athens', 'oropus', { 'athenian-hoplite': 1 }, forces));
    t.roll({ type: 'rally', space: 'decelea' }, { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [3] });
    expect(t.now.forces.decelea).toEqual({ 'athenian-hoplite': 5, 'athenian-allied-cavalry': 2 });
    expect(t.of('commander-home')).toHaveLength(1);
  });
  test('PW1-4.7-a PW1-4.7-b PW1-R3 a skirmish on an island costs ships, then cavalry, then hoplites', () => {
    const lost = (units: Record<string, number>) => {
      const t = first(bound('sunium', 'kea', { 'athenian-naval': 2 }, { kea: units }));
      return t.roll(MARCH, { interception: [4], 'skirmish of athens': [3], 'skirmish of sparta': [1] }).of('skirmish')[0].lost;
    };
    expect(lost({ 'spartan-naval': 1, 'spartan-cavalry': 1, 'spartan-hoplite': 1 })).toEqual({ sparta: 'spartan-naval' });
    expect(lost({ 'spartan-cavalry': 1, 'spartan-hoplite': 1 })).toEqual({ sparta: 'spartan-cavalry' });
    expect(lost({ 'spartan-hoplite': 1 })).toEqual({ sparta: 'spartan-hoplite' });
  });
  test('PW1-4.8-a ravaging needs no choice; a fortress does not prevent it, an enemy unit does though it failed to intercept', () => {
    const free = first(bound('zacynthus', 'pylos', { 'athenian-naval': 2 })).roll(MARCH);
    expect(free.of('ravaged')).toMatchObject([{ space: 'pylos' }]);
    const fortress = first(bound('pteleum', 'heraclea', { 'athenian-naval': 2 })).roll(MARCH);
    expect(fortress.of('ravaged')).toMatchObject([{ space: 'heraclea' }]);
    const held = first(bound('zacynthus', 'pylos', { 'athenian-naval': 2 }, { pylos: { 'spartan-hoplite': 1 } }));
    expect(held.roll(MARCH, { interception: [1] }).of('ravaged')).toEqual([]);
  });
  test('PW1-R9 the Home Guard is lost after the other Spartan hoplites and before the Allies', () => {
    const lost = (sparta: Record<string, number>) => {
      const t = first(bound('hermione', 'prasiae', { 'athenian-naval': 3 }, { sparta: { ...sparta, 'spartan-cavalry': 1 } }));
      return t.roll(MARCH, { interception: [4], 'skirmish of athens': [3], 'skirmish of sparta': [1] }).of('skirmish')[0].lost;
    };
    expect(lost({ 'home-guard': 3, 'spartan-hoplite': 1 })).toEqual({ sparta: 'spartan-hoplite' });
    expect(lost({ 'home-guard': 3, 'spartan-allied-hoplite': 1 })).toEqual({ sparta: 'home-guard' });
    const t = first({
      ...QUIET,
      phase: 'another',
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { archidamus: 'sparta' },
    });
    t.roll({ type: 'pass' }, {});
    expect(t.why({ type: 'build', unit: 'home-guard' })).toBe('PW-0.2-d');
  });
});
