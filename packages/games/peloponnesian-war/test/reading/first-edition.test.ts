import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

// The 1st edition read a second time, from its text alone: what differed then.

const first = (position: Position, rolls: Rolls = {}, options: object = {}, scenario = 'campaign') =>
  loose(position, rolls, scenario, { edition: 'first', ...options });
const CUP = { pericles: 'cup', phormio: 'cup', archidamus: 'cup' };

describe('PW1-0-h, PW1-5.3.1 the Long Walls', () => {
  const won = (more: Position = {}) =>
    first(
      {
        phase: 'battles',
        turn: 2,
        player: 'sparta',
        rebellion: [],
        passed: { athens: true, sparta: true },
        leaders: { ...CUP, brasidas: 'athens' },
        forces: {
          athens: { 'athenian-hoplite': 1, 'spartan-hoplite': 4 },
          piraeus: { 'athenian-naval': 8 },
          sparta: { 'home-guard': 3 },
        },
        held: { athens: 'athens' },
        ...more,
      },
      { 'battle of athens': [1], 'battle of sparta': [6] },
    );
  test('PW1-0-h a battle won in Athens gives nobody the city: the war goes on', () => {
    const t = won();
    expect(t.of('battle')).toMatchObject([{ winner: 'sparta', space: 'athens' }]);
    expect(t.of('control')).toMatchObject([{ athens: [], sparta: [], nobody: ['athens'] }]);
    expect(t.now.forces.athens).toEqual({ 'spartan-hoplite': 1 });
    expect(t.asks).toBe('build');
    t.roll({ type: 'enough' }); // the rest of the turn: nobody surrenders, and the next one begins
    expect(t.of('surrender')).toEqual([]);
    expect(t.of('turn-ends')).toMatchObject([{ turn: 3 }]);
    expect(t.match.outcome).toBeNull();
  });
  test('PW1-R27 PW1-0-h those who were beaten in Athens come home to it: the city is not taken, and the Spartan who stayed there goes', () => {
    const t = won({
      forces: {
        athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1, 'spartan-hoplite': 4 },
        piraeus: { 'athenian-naval': 8 },
        sparta: { 'home-guard': 3 },
      },
    });
    expect(t.of('battle')).toMatchObject([{ winner: 'sparta', losses: 3 }]);
    expect(t.of('recalled')).toMatchObject([
      { rule: 'PW1-R27', space: 'athens', side: 'sparta', units: { 'spartan-hoplite': 1 } },
    ]);
    expect(t.of('no-place')).toEqual([]);
    expect(t.now.forces).toMatchObject({
      athens: { 'athenian-hoplite': 3, 'athenian-cavalry': 1 },
      sparta: { 'spartan-hoplite': 4 },
    });
    expect(t.now.forces.athens).not.toHaveProperty('spartan-hoplite');
    const taken = won({ held: { athens: 'sparta' } }); // by a siege: nobody comes home
    expect(taken.of('recalled')).toEqual([]);
  });
  test('PW1-0-h who stands behind the walls controls nothing in the Administrative Phase; in the second edition he does', () => {
    const position: Position = {
      phase: 'surrender',
      turn: 2,
      player: 'sparta',
      rebellion: [],
      passed: { athens: true, sparta: true },
      leaders: CUP,
      forces: { athens: { 'spartan-hoplite': 4 }, sparta: { 'home-guard': 3 } },
    };
    expect([first(position), loose(position)].map(t => t.match.outcome?.rule ?? null)).toEqual([null, 'PW-9.2-c']);
    expect(first(position, {}, { players: 'two' }).match.outcome).toBeNull();
    expect(loose(position, {}, 'campaign', { players: 'two' }).match.outcome).not.toBeNull();
  });
  test('PW1-0-h what has fallen to a siege stays fallen', () => {
    const t = first({
      phase: 'control',
      turn: 2,
      player: 'sparta',
      rebellion: [],
      passed: { athens: true, sparta: true },
      leaders: CUP,
      forces: { piraeus: { 'spartan-hoplite': 4 }, athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
      held: { piraeus: 'sparta' },
    });
    expect(t.now.held).toMatchObject({ piraeus: 'sparta' });
  });
});

describe('PW1-4 operations', () => {
  const ready: Position = {
    phase: 'objective',
    turn: 2,
    player: 'athens',
    leaders: { ...CUP, pericles: 'athens', archidamus: 'sparta' },
    drawn: { athens: 'pericles', sparta: 'archidamus' },
    initialDone: { athens: false, sparta: true },
    passed: { athens: false, sparta: true },
    rebellion: [],
  };
  test('PW1-4.3-e the player may pass instead of his first operation; PW-R109 in the second edition he may not', () => {
    const t = first(ready);
    expect(t.why({ type: 'pass' })).toBeNull();
    expect(t.roll({ type: 'pass' }).of('passed')).toMatchObject([{ rule: 'PW1-4.3-e', why: 'choice' }]);
    expect(loose(ready).why({ type: 'pass' })).toBe('PW-R109');
  });
  test('PW1-2.4-b after a failed Cause Rebellion he who was selected still leads the first Army', () => {
    const t = first(
      {
        ...ready,
        phase: 'operations',
        strategy: { athens: null, sparta: 'cause-rebellion' },
        initialDone: { athens: true, sparta: false },
        passed: { athens: true, sparta: false },
        leaders: { ...CUP, brasidas: 'sparta' },
        drawn: { athens: null, sparta: 'brasidas' },
        forces: {
          athens: { 'athenian-hoplite': 6 },
          piraeus: { 'athenian-naval': 8 },
          sparta: { 'home-guard': 3, 'spartan-hoplite': 7 },
          gythium: { 'spartan-naval': 3 },
        },
      },
      {
        'area of the objective': [2, 2],
        objective: [2, 5],
        'cause rebellion': [2, 6],
        auguries: [1, 6],
        commander: ['pleistoanax'],
      },
    );
    expect(t.of('commander-drawn')).toMatchObject([{ leader: 'pleistoanax' }]);
    expect(t.of('activated').map(({ leader }) => leader)).toContain('brasidas');
    expect(t.of('activated').map(({ leader }) => leader)).not.toContain('pleistoanax');
  });
  test('PW1-4.6-a PW1-R14 an attempt on a lone commander shields no Army that comes after him', () => {
    const t = first({
      ...ready,
      forces: {
        chios: { 'athenian-allied-naval': 4 },
        athens: { 'athenian-hoplite': 1 },
        syros: { 'spartan-naval': 2 },
        sparta: { 'home-guard': 3 },
      },
    });
    t.roll({ type: 'objective', space: 'aegina' }).roll({ type: 'rally', space: 'chios' }, { interception: [1, 1, 1] });
    const alone = t.of('interception').map(({ space }) => space);
    t.roll({ type: 'activate', unit: 'athenian-allied-naval', count: 4 }).roll({ type: 'march' }, { interception: [1, 1, 1, 1] });
    const army = t.of('interception').map(({ space }) => space);
    expect(alone.some(space => army.includes(space))).toBe(true);
  });
  test('PW1-4.9-a an enemy who only stands in Piraeus does not close it to the ships that go home', () => {
    const position: Position = {
      ...ready,
      phase: 'going-home',
      passed: { athens: true, sparta: true },
      forces: {
        piraeus: { 'spartan-hoplite': 7, 'athenian-naval': 2 },
        athens: { 'athenian-hoplite': 1 },
        sparta: { 'home-guard': 3 },
      },
      goingHome: { 'athenian-naval': 4 },
      leaders: { ...CUP, archidamus: 'piraeus' },
      held: { piraeus: 'athens' },
    };
    expect(first(position).of('placed')).toEqual(
      expect.arrayContaining([expect.objectContaining({ unit: 'athenian-naval', count: 4, space: 'piraeus' })]),
    );
    const chios: Position = {
      ...position,
      forces: { chios: { 'spartan-naval': 2 }, athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
      goingHome: { 'athenian-allied-naval': 4 },
      leaders: { ...CUP, mindarus: 'chios' },
      held: {},
    };
    expect(first(chios).of('placed').slice(0, 2)).toMatchObject([
      { space: 'corcyra', count: 2 },
      { space: 'chios', count: 2 },
    ]);
  });
  test('PW1-4.4-d after a rebellion that he has caused the player may gather or leave it at that, and has not passed', () => {
    const t = first({ ...ready, phase: 'objective' });
    t.roll({ type: 'incite', space: 'pylos' }, { 'cause rebellion': [6] });
    expect(t.why({ type: 'halt' })).toBeNull();
    t.roll({ type: 'halt' });
    expect(t.of('passed')).toEqual([]);
    expect(t.now.passed.athens).toBe(false);
    const second = loose({ ...ready, phase: 'objective' }).roll({ type: 'incite', space: 'pylos' }, { 'cause rebellion': [6] });
    expect(second.why({ type: 'halt' })).toBe('PW-5.1-i');
  });
});

describe('PW1-R28 a rebellion for its fee', () => {
  const poor = (talents: number): Position => ({
    phase: 'another',
    turn: 2,
    player: 'athens',
    rebellion: [],
    leaders: { ...CUP, pericles: 'athens' },
    drawn: { athens: 'pericles', sparta: null },
    initialDone: { athens: true, sparta: true },
    passed: { athens: false, sparta: true },
    treasury: { athens: talents, sparta: 0 },
  });
  test('PW1-R28 PW1-4.4-d who can pay nobody may still stir up a space for 100 talents; PW-5.3.2-f in the second edition he passes', () => {
    const t = first(poor(1100)).roll({ type: 'operate' }, { auguries: [1], commander: ['nicias'] });
    expect(t.legal('objective')).toEqual([]);
    expect(t.why({ type: 'objective', space: 'pylos' })).toBe('PW-5.3.2-f');
    t.roll({ type: 'incite', space: 'pylos' }, { 'cause rebellion': [6] });
    expect(t.now.rebellion).toEqual(['pylos']);
    t.roll({ type: 'halt' });
    expect(t.of('passed')).toEqual([]);
    expect(first(poor(1050)).why({ type: 'operate' })).toBe('PW-5.3.2-f');
    expect(loose(poor(1100)).why({ type: 'operate' })).toBe('PW-5.3.2-f');
  });
});

describe('PW1-R11 points for a surrender', () => {
  const beaten: Position = { phase: 'surrender', turn: 8, firstTurn: 7, bellicosity: { athens: 0, sparta: 5 } };
  test('PW1-R11 by the letter by the turns that have passed; as an option by the number of the turn', () => {
    expect(first(beaten, {}, {}, 'fall-of-athens').of('surrender')).toMatchObject([{ points: 100 }]);
    expect(first(beaten, {}, { 'surrender-by-turn-number': true }, 'fall-of-athens').of('surrender')).toMatchObject([
      { points: 25 },
    ]);
  });
});
