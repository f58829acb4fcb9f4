import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

// On the way: the storm crossing from both ends, transport, the plague's ban, and what ends an operation.

type Forces = NonNullable<Position['forces']>;
const BASE: Position = {
  phase: 'expedition',
  turn: 3,
  player: 'athens',
  passed: { athens: false, sparta: true },
  initialDone: { athens: true, sparta: true },
  operations: { athens: 1, sparta: 1 },
  leaders: { pericles: 'expedition', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 6000, sparta: 3000 },
  forces: { athens: { 'athenian-hoplite': 6 }, piraeus: { 'athenian-naval': 8 }, sparta: { 'home-guard': 3 } },
};
const operation = (at: string, objective: string, units: Record<string, number>, more: object = {}) => ({
  side: 'athens' as const,
  leader: 'pericles',
  objective,
  at,
  units,
  route: [],
  next: 0,
  marching: false,
  plan: [],
  ...more,
});
const afloat = (at: string, objective: string, units: Record<string, number>, more: Position = {}) =>
  loose({ ...BASE, neutrals: { syracuse: true } as never, operation: operation(at, objective, units), ...more });
const FLEET = { 'athenian-naval': 3, 'athenian-hoplite': 2 };
const cross = (space: string) => ({ type: 'cross', space }) as const;

describe('PW-5.1.3 the crossing', () => {
  test('PW-5.1.3-a PW-R138 from the Peloponnesus to Sicily and back, with the ways before and behind it', () => {
    const west = afloat('cythera', 'catana', FLEET).roll(cross('catana'), { storm: [1] });
    expect(west.of('route')).toMatchObject([{ rule: 'PW-5.1.3-a', route: ['cape-taenarum', 'syracuse', 'catana'] }]);
    const east = afloat('catana', 'cythera', FLEET).roll(cross('cythera'), { storm: [4] });
    expect(east.of('route')).toMatchObject([{ route: ['syracuse', 'cape-taenarum', 'cythera'] }]);
    expect(east.of('storm')).toHaveLength(1);
    expect(east.now.forces.cythera).toEqual(FLEET);
  });
  test('PW-R138 not where, once counted, it lies on no shortest way', () => {
    expect(afloat('cythera', 'gythium', FLEET).why(cross('gythium'))).not.toBeNull();
    expect(afloat('catana', 'messina', FLEET).why(cross('messina'))).not.toBeNull();
    expect(afloat('cape-taenarum', 'syracuse', FLEET).why(cross('syracuse'))).toBeNull();
  });
  test('PW-R36 PW-5.1.1-l a neutral Syracuse is no bridge: only its own attacker may land there', () => {
    const neutral: Position = { neutrals: { syracuse: false } as never };
    expect(afloat('cythera', 'catana', FLEET, neutral).why(cross('catana'))).not.toBeNull();
    expect(afloat('cythera', 'syracuse', FLEET, neutral).why(cross('syracuse'))).toBeNull();
  });
  test('PW-5.1.3-a PW-5.1.4-b more land SP than ships cannot cross', () => {
    expect(afloat('cythera', 'syracuse', { 'athenian-naval': 1, 'athenian-hoplite': 2 }).why(cross('syracuse'))).not.toBeNull();
    expect(afloat('cythera', 'syracuse', { 'athenian-hoplite': 2 }).why(cross('syracuse'))).not.toBeNull();
  });
  test('PW-5.1.3-b PW-R94 a storm ends the operation: it counts, and is no pass', () => {
    const t = afloat('cape-taenarum', 'syracuse', FLEET).roll(cross('syracuse'), { storm: [6] });
    expect(t.now).toMatchObject({ operation: null, operations: { athens: 2, sparta: 1 }, passed: { athens: false } });
    expect(t.asks).toBe('another');
  });
});

describe('PW-5.1.4 transport of the non-player', () => {
  /** NP Athens under way from Aegina to Kythnos, where a Spartan fleet lies in wait. */
  const sail = (units: Record<string, number>, rolls: Rolls, more: Forces = {}) =>
    loose(
      {
        ...BASE,
        phase: 'march',
        player: 'sparta',
        passed: { athens: false, sparta: true },
        strategy: { athens: 'cut-loc', sparta: null },
        leaders: { ...BASE.leaders, archidamus: 'cup' },
        forces: { athens: { 'athenian-hoplite': 6 }, aegina: { 'spartan-naval': 1 }, sparta: { 'home-guard': 3 }, ...more },
        held: {},
        operation: operation('piraeus', 'kythnos', units, { route: ['aegina', 'kythnos'], marching: true }),
      },
      { ...rolls, auguries: [6] },
    );
  test('PW-R35 PW-5.1.4-d it leaves Allied before national, cavalry before hoplites, as many as ships are wanting', () => {
    const hit: Rolls = { interception: [4, 1], 'skirmish of athens': [1], 'skirmish of sparta': [3] };
    const t = sail({ 'athenian-naval': 3, 'athenian-hoplite': 1, 'athenian-cavalry': 1, 'athenian-allied-hoplite': 1 }, hit);
    expect(t.of('left-behind')).toMatchObject([{ unit: 'athenian-allied-hoplite', space: 'aegina' }]);
    expect(t.of('operation-ends')).toMatchObject([
      { space: 'kythnos', units: { 'athenian-naval': 2, 'athenian-hoplite': 1, 'athenian-cavalry': 1 } },
    ]);
    const own = sail({ 'athenian-naval': 2, 'athenian-hoplite': 1, 'athenian-cavalry': 1 }, hit);
    expect(own.of('left-behind')).toMatchObject([{ unit: 'athenian-cavalry' }]);
    const horse = sail({ 'athenian-naval': 2, 'athenian-allied-cavalry': 1, 'athenian-allied-hoplite': 1 }, hit);
    expect(horse.of('left-behind')).toMatchObject([{ unit: 'athenian-allied-cavalry' }]);
  });
  test('PW-5.1.4-d PW-R35 the player leaves what he has, and no ship', () => {
    const t = loose(
      {
        ...BASE,
        phase: 'march',
        forces: { athens: { 'athenian-hoplite': 6 }, aegina: { 'spartan-naval': 1 }, sparta: { 'home-guard': 3 } },
        held: {},
        operation: operation(
          'piraeus',
          'kythnos',
          { 'athenian-naval': 2, 'athenian-hoplite': 2 },
          { route: ['aegina', 'kythnos'], marching: true },
        ),
      },
      { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [3] },
    );
    expect(t.asks).toBe('leaveBehind');
    expect(t.why({ type: 'leave', unit: 'athenian-cavalry' })).toBe('PW-5.1.4-d');
    expect(t.legal('leave')).toEqual([{ type: 'leave', unit: 'athenian-hoplite' }]);
  });
});

describe('PW-5.7.2 the end of an intercepted operation', () => {
  const fought = (athens: number, sparta: number) =>
    loose(
      {
        ...BASE,
        phase: 'march',
        forces: { athens: { 'athenian-hoplite': 1 }, tanagra: { 'spartan-allied-hoplite': 5 }, sparta: { 'home-guard': 3 } },
        held: {},
        leaders: { ...BASE.leaders, pericles: 'cup', cleon: 'expedition' }, // rated 0: no tie is his
        operation: operation(
          'panactum',
          'tanagra',
          { 'athenian-hoplite': 5 },
          { leader: 'cleon', route: ['tanagra'], marching: true },
        ),
      },
      {
        interception: [6],
        'skirmish of athens': [6],
        'skirmish of sparta': [6],
        'battle of athens': [athens],
        'battle of sparta': [sparta],
      },
    );
  test('PW-5.7.2-h PW-R15 beaten or drawn it is over at once, told once; won, it goes on', () => {
    for (const t of [fought(1, 6), fought(3, 3)]) {
      expect(t.now.operation).toBeNull();
      expect(t.now.leaders.cleon).toBe('going-home');
      expect(t.of('expedition-ends')).toEqual([]); // that is PW-R141’s
      expect(t.now.operations.athens).toBe(2);
    }
    expect(fought(6, 1).now.forces.tanagra).toMatchObject({ 'athenian-hoplite': 5 });
  });
});

describe('PW-E-6-e the plague’s ban on the march', () => {
  test('PW-E-6-e PW-R112 Allied SP enter neither Athens nor Piraeus; Athenians alone do, and so do all without it', () => {
    const at = (units: Record<string, number>, bans = 4) => afloat('sunium', 'marathon', units, { bans });
    const blocked = at({ 'athenian-allied-hoplite': 1 });
    expect(blocked.why({ type: 'rally', space: 'athens' })).not.toBeNull();
    expect(at({ 'athenian-hoplite': 1 }).why({ type: 'rally', space: 'athens' })).toBeNull();
    expect(at({ 'athenian-allied-hoplite': 1 }, 0).why({ type: 'rally', space: 'athens' })).toBeNull();
    expect(at({ 'athenian-allied-naval': 1 }).why({ type: 'rally', space: 'piraeus' })).not.toBeNull();
    const elsewhere = afloat('sunium', 'carystos', { 'athenian-allied-naval': 1 }, { bans: 4 });
    expect(elsewhere.why({ type: 'march' })).toBeNull();
  });
});

describe('PW-5.1-i, PW-R137 an operation that comes to nothing', () => {
  test('PW-R137 it fails where it stands, counts, and is no pass', () => {
    const t = afloat('sunium', 'samos', { 'athenian-hoplite': 1 }, { forces: { athens: {}, sparta: { 'home-guard': 3 } } });
    expect(t.why({ type: 'march' })).not.toBeNull();
    t.roll({ type: 'halt' });
    expect(t.now).toMatchObject({ operation: null, operations: { athens: 2 }, passed: { athens: false } });
    expect(t.now.leaders.pericles).toBe('going-home');
  });
});
