import { describe, expect, test } from 'vitest';
import { type Loose, loose } from '../table.ts';
import { activate, BASE, MARCH, toward } from './setting-out.ts';

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
