import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

// Situations that nobody had tried, each in both books: where they agree it stands once, where they differ side by side.

const CUP = { pericles: 'cup', phormio: 'cup', archidamus: 'cup' };
const BASE: Position = { turn: 3, player: 'athens', rebellion: [], passed: { athens: true, sparta: true }, leaders: CUP };
const HOME = { athens: { 'athenian-hoplite': 2 }, sparta: { 'home-guard': 3 } };
const EDITIONS = ['second', 'first'] as const;
const inBook = (edition: string, position: Position, rolls: Rolls = {}) =>
  loose({ ...BASE, forces: HOME, ...position }, rolls, 'campaign', { edition });
const inBoth = (position: Position, rolls: Rolls = {}) => EDITIONS.map(edition => inBook(edition, position, rolls));

describe('combat', () => {
  const cavalryAfloat: Position = {
    phase: 'battles',
    forces: {
      ...HOME,
      naxos: { 'athenian-naval': 3, 'athenian-cavalry': 1, 'spartan-naval': 2, 'spartan-cavalry': 2 },
    },
  };
  test('6.2.3.1 PW-6.2.3.1-b ships and cavalry on both sides, no hoplites: no land battle; PW1-5.2-a in the 1st edition there is one', () => {
    const sea = { 'battle of athens': [6], 'battle of sparta': [1] };
    expect(inBook('second', cavalryAfloat, sea).of('battle')).toMatchObject([{ type: 'naval', winner: 'athens', losses: 2 }]);
    const both = { 'battle of athens': [6, 3], 'battle of sparta': [1, 3] };
    expect(inBook('first', cavalryAfloat, both).of('battle')).toMatchObject([
      { type: 'naval', winner: 'athens', goesOn: true },
      { type: 'land', winner: 'sparta', losses: 1, sci: [-1, 1] },
    ]);
  });
  test('6.2.4.1 PW-6.2.4.1-b PW1-5.2-e four horse more than the winner leave one loss of two', () => {
    const tegea = { 'athenian-hoplite': 2, 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 4 };
    for (const t of inBoth(
      { phase: 'battles', forces: { ...HOME, tegea } },
      { 'battle of athens': [6], 'battle of sparta': [1] },
    ))
      expect(t.of('battle')).toMatchObject([{ winner: 'athens', sums: [7, 2], losses: 1 }]);
  });
  test('6.2.2 PW-6.2.2-a ships at Aegina and hoplites at Epidaurus in their reach: both stay where they are', () => {
    const forces = { ...HOME, aegina: { 'athenian-naval': 2 }, epidaurus: { 'spartan-allied-hoplite': 3 } };
    for (const t of inBoth({ phase: 'battles', forces })) {
      expect(t.of('battle')).toMatchObject([{ type: 'null', space: 'epidaurus' }]);
      expect(t.of('placed')).toEqual([]);
      expect(t.now.forces).toMatchObject({ aegina: { 'athenian-naval': 2 }, epidaurus: { 'spartan-allied-hoplite': 3 } });
    }
  });
  test('6.4 PW-6.4-d of horse and Allies an Army leaves the Spartan on an island; PW-6.4-c on a coast the hoplite', () => {
    const army = { 'spartan-cavalry': 1, 'spartan-allied-hoplite': 2 };
    const left = (space: string) =>
      inBoth(
        { phase: 'homecoming', leaders: { ...CUP, agis: space }, forces: { ...HOME, [space]: army } },
        { 'going home': [1] },
      ).map(t => t.of('stays')[0].unit);
    expect(left('naxos')).toEqual(['spartan-cavalry', 'spartan-cavalry']);
    expect(left('pylos')).toEqual(['spartan-allied-hoplite', 'spartan-allied-hoplite']);
  });
  test('6.1.1 PW-6.1.1-a PW1-5.3.1-a three Athenians more in Athens: a battle; two more: a siege, which the Euxine undoes', () => {
    const before = (hoplites: number, rolls: Rolls = {}) =>
      inBoth(
        {
          phase: 'sieges',
          walls: 1,
          leaders: { ...CUP, agis: 'athens' },
          forces: { ...HOME, athens: { 'athenian-hoplite': hoplites, 'spartan-hoplite': 2 } },
          held: { athens: 'athens' },
        },
        rolls,
      );
    for (const t of before(5, { 'battle of athens': [3], 'battle of sparta': [2] })) {
      expect(t.of('siege-begins')).toEqual([]);
      expect(t.of('battle')).toMatchObject([{ space: 'athens', winner: 'athens' }]);
    }
    for (const t of before(4)) {
      expect(t.of('battle')).toEqual([]);
      expect(t.of('siege')).toMatchObject([{ space: 'athens', die: null, success: false, sci: [0, -1] }]);
    }
  });
  test('5.1 PW-6.1-c PW1-5.1-b no siege of a garrison in one’s own fortress: the Army fights it', () => {
    const position: Position = {
      phase: 'sieges',
      player: 'sparta',
      leaders: { ...CUP, agis: 'megara' },
      forces: { ...HOME, megara: { 'athenian-hoplite': 1, 'spartan-hoplite': 6 } },
      held: { megara: 'sparta' },
    };
    const sci = inBoth(position, { 'battle of athens': [1], 'battle of sparta': [6] }).map(t => {
      expect(t.of('siege-begins')).toEqual([]);
      return t.of('battle')[0].sci;
    });
    expect(sci).toEqual([
      [0, 1], // PW-6.2.4.1-f: outmatched
      [-1, 1], // PW1-5.2-d
    ]);
  });
});

describe('the rest of a turn', () => {
  test('7.2 PW-7.2-b PW1-6.1-a enemy ships two lines off add 2 though a friend’s ships are as near', () => {
    const forces = { ...HOME, naxos: { 'spartan-naval': 1 }, andros: { 'athenian-naval': 1 } };
    for (const t of inBoth({ phase: 'spread', rebellion: ['naxos'], forces })) {
      const rolled = t.of('spread-roll');
      expect(rolled.map(({ space }) => space)).toEqual(['icaros', 'paros', 'mikonos', 'ios', 'amorgos']);
      for (const roll of rolled) expect(roll.modifiers).toEqual([{ rule: 'PW-7.2-b', by: 2 }]);
    }
  });
  test('7.3 PW-7.3-e PW1-6.3-b PW1-R9 with one hoplite beside the Home Guard Sparta loses it alone; in the 1st edition two', () => {
    const five = 'pylos asine corone prasiae epidaurus-limera'.split(' ');
    const forces = Object.fromEntries(five.map(id => [id, { 'athenian-hoplite': 1 }]));
    const told = inBoth({
      phase: 'helots',
      forces: { ...HOME, ...forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 1 } },
      held: Object.fromEntries(five.map(id => [id, 'athens'])),
    }).map(t => t.of('helots')[0]);
    expect(told).toMatchObject([
      { revolt: 'begins', lost: 1, cost: 500, bellicosity: 8 },
      { revolt: 'begins', lost: 2, cost: 500, bellicosity: 8 },
    ]);
  });
  test('8.1.2 PW-8.1.2-a Syracuse pays Sparta while a friend stands in it, and not when Athens holds it', () => {
    const net = (unit: string, held: Record<string, string>) =>
      inBoth({ phase: 'income', neutrals: { syracuse: true }, forces: { ...HOME, syracuse: { [unit]: 1 } }, held }).map(
        t => t.of('income').find(({ side }) => side === 'sparta')?.net,
      );
    expect(net('spartan-allied-hoplite', { syracuse: 'sparta' })).toEqual([3000, 3000]);
    expect(net('athenian-hoplite', { syracuse: 'athens' })).toEqual([2500, 2500]);
  });
  test('9.3 PW-9.3-a PW1-8.3-a one side tired and the other poor make peace; 1,000 talents are not poor', () => {
    const peace = (talents: number) =>
      inBoth({
        phase: 'surrender',
        bellicosity: { athens: 6, sparta: 9 },
        treasury: { athens: 5000, sparta: talents },
      }).map(t => t.of('armistice').length);
    expect(peace(950)).toEqual([1, 1]);
    expect(peace(1000)).toEqual([0, 0]);
  });
  test('5.4 PW-5.4-e PW1-4.4-b neutral Epidamnos can be stirred up by the player; in the 1st edition only what the enemy controls', () => {
    const why = (space: string) =>
      inBoth({
        phase: 'objective',
        passed: { athens: false, sparta: true },
        initialDone: { athens: false, sparta: true },
        leaders: { ...CUP, pericles: 'athens' },
        drawn: { athens: 'pericles', sparta: null },
      }).map(t => t.why({ type: 'incite', space }));
    expect(why('epidamnos')).toEqual([null, 'PW1-4.4-b']);
    expect(why('gythium')).toEqual(['PW-5.4-e', 'PW-5.4-e']); // PW1-4.4-c: it stands on the table
    expect(why('pylos')).toEqual([null, null]);
  });
});
