import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';
import { battle, CALM, combat } from './calm.ts';

describe('PW-6.7, PW-E-11 commanders', () => {
  const deadly = (leader: string, die: number, more: Position = {}) =>
    combat({ elis: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } }, { [leader]: 'elis' }, battle(die, 5), {
      bans: 8,
      ...more,
    });
  test('PW-E-11-a PW-6.7-a PW-R65 a die of 1–3 kills, the result stands', () => {
    expect(deadly('cleon', 3).now.leaders.cleon).toBe('out');
    expect(deadly('cleon', 4).now.leaders.cleon).toBe('going-home');
    expect(deadly('cleon', 3, { bans: 0 }).now.leaders.cleon).toBe('going-home');
    expect(deadly('cleon', 3).of('leader-died')).toMatchObject([{ leader: 'cleon', side: 'athens' }]);
  });
  test('PW-E-11-b PW-10.2.3-g three a side; Alcibiades and Pericles are immune', () => {
    expect(deadly('pericles', 1).now.leaders.pericles).toBe('going-home');
    expect(deadly('alcibiades', 1).now.leaders.alcibiades).toBe('going-home');
    expect(deadly('cleon', 1, { leaderDeaths: { athens: 3, sparta: 0 } }).now.leaders.cleon).toBe('going-home');
    const third = deadly('cleon', 1, { leaderDeaths: { athens: 2, sparta: 3 } });
    expect(third.now.leaders.cleon).toBe('out');
    expect(third.now.leaderDeaths).toEqual({ athens: 3, sparta: 3 });
  });
});

describe('PW-R99 confidence', () => {
  test('PW-R99 PW-0.5-n changes one by one, stopped at the limit each time: a victory at +6, then a failed siege: +4', () => {
    const t = combat(
      { tegea: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 2 }, heraclea: { 'athenian-hoplite': 1 } },
      { cleon: 'heraclea' },
      { ...battle(6, 1), siege: [1] },
      { sci: { athens: 6, sparta: 0 } },
    );
    expect(t.of('battle')).toMatchObject([{ sci: [6, -1] }]);
    expect(t.of('siege')).toMatchObject([{ sci: [4, -1] }]);
  });
});

describe('PW-R143, PW-R65 more on the deaths of commanders', () => {
  test('PW-R143 in a combined battle either die can kill', () => {
    const t = combat(
      { samos: { 'athenian-naval': 3, 'athenian-hoplite': 4, 'spartan-naval': 2, 'spartan-allied-hoplite': 1 } },
      { cleon: 'samos' },
      { 'battle of athens': [6, 2], 'battle of sparta': [1, 1] },
      { bans: 8 },
    );
    expect(t.of('battle')).toHaveLength(2);
    expect(t.now.leaders.cleon).toBe('out');
  });
});

describe('PW-6.3 siege resolution', () => {
  const siege = (forces: NonNullable<Position['forces']>, leaders: Record<string, string>, rolls: Rolls, more: Position = {}) =>
    combat(forces, leaders, rolls, more);
  const HERACLEA = { heraclea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 } };
  test('PW-6.3-d PW-6.3-f PW-6.3-g PW-6.3-h PW-6.3-i PW-6.3-j PW-6.3-k PW-1.2-b success', () => {
    const t = siege(HERACLEA, { demosthenes: 'heraclea' }, { siege: [2], 'going home': [6] });
    expect(t.of('siege')).toMatchObject([{ sum: 4, success: true, sci: [1, -1], treasury: 2300, points: 10 }]);
    expect(t.now.lost).toEqual({ 'spartan-allied-hoplite': 1 });
    expect(t.now.ravaged).toEqual(['heraclea']);
    expect(t.now.held.heraclea).toBe('athens');
    expect(t.now.hostages.sparta).toBe(false);
  });
  test('PW-6.3-d PW-6.3-e PW-6.3-l PW-1.2-e failure: -2 for the player, -1 for the non-player', () => {
    const t = siege(HERACLEA, { cleon: 'heraclea' }, { siege: [3] });
    expect(t.of('siege')).toMatchObject([{ success: false, sci: [-2, 0], points: 0 }]);
    expect(t.now.ravaged).toEqual(['heraclea']);
    const np = siege(HERACLEA, { cleon: 'heraclea' }, { siege: [3] }, { player: 'sparta' });
    expect(np.of('siege')).toMatchObject([{ success: false, sci: [-1, 0] }]);
  });
  test('PW-6.3-c more ships than the besieger: it fails of itself', () => {
    const t = siege(
      { potidaea: { 'athenian-hoplite': 7, 'spartan-naval': 1 } },
      { cleon: 'potidaea' },
      {},
      { rebellion: ['potidaea'] },
    );
    expect(t.of('siege')).toMatchObject([{ rule: 'PW-6.3-c', die: null, success: false }]);
  });
  test('PW-6.3-a a siege without its Army is lifted', () => {
    const t = siege(
      { erineus: { 'athenian-naval': 1 }, corinth: { 'spartan-allied-naval': 5 } },
      { cleon: 'erineus' },
      battle(1, 6),
    );
    expect(t.of('siege-lifted')).toMatchObject([{ space: 'erineus' }]);
    expect(t.of('siege')).toEqual([]);
  });
  test('PW-6.3-b home and coalition spaces first, by lot inside a class', () => {
    const t = siege(
      { heraclea: { 'athenian-hoplite': 1 }, erineus: { 'athenian-naval': 1 }, thebes: { 'athenian-hoplite': 1 } },
      { cleon: 'heraclea', nicias: 'thebes', phormio: 'erineus' },
      { 'next siege': [2] },
    );
    expect(t.of('siege').map(({ space }) => space)[0]).toBe('thebes');
    expect(t.of('order')).toMatchObject([{ what: 'siege', of: ['erineus', 'heraclea'], space: 'heraclea' }]);
  });
  test('PW-6.3-h PW-R91 no SCI lost for a neutral or a rebel fortress; rebellion outlasts the siege itself', () => {
    const neutral = siege({ erineus: { 'athenian-naval': 1 } }, { phormio: 'erineus' }, { siege: [6] });
    expect(neutral.of('siege')).toMatchObject([{ sci: [1, 0] }]);
    const rebel = siege(
      { potidaea: { 'athenian-hoplite': 7, 'spartan-hoplite': 1 } },
      { phormio: 'potidaea' },
      { siege: [6], 'going home': [1] },
      { rebellion: ['potidaea'], held: { potidaea: 'sparta' } },
    );
    expect(rebel.of('siege')).toMatchObject([{ success: true, sci: [1, 0] }]);
    expect(rebel.of('rebellion-tested')).toMatchObject([{ space: 'potidaea', quelled: true }]); // then PW-7.1
  });
  test('PW-6.3.1-a PW-R89 -2 at Syracuse, once', () => {
    const t = siege(
      { syracuse: { 'athenian-hoplite': 8, 'athenian-naval': 2, 'spartan-allied-hoplite': 1 } },
      { demosthenes: 'syracuse' },
      { siege: [3] },
      { neutrals: { syracuse: true } as never },
    );
    expect(t.of('siege')).toMatchObject([
      {
        sum: 3,
        success: false,
        modifiers: [
          { rule: 'PW-6.3-d', by: 2 },
          { rule: 'PW-6.3.1-a', by: -2 },
        ],
      },
    ]);
  });
  test('PW-1.2-d PW-R90 a friendly space lost to a siege: -15; a neutral costs nothing', () => {
    const t = siege({ naupactus: { 'spartan-hoplite': 6, 'athenian-naval': 0 } }, { agis: 'naupactus' }, { siege: [5] });
    expect(t.of('siege')).toMatchObject([{ success: true, points: -15 }]);
    const rebel = siege(
      { heraclea: { 'spartan-hoplite': 6 } },
      { agis: 'heraclea' },
      { siege: [5] },
      { rebellion: ['heraclea'], held: {} },
    );
    expect(rebel.of('siege')).toMatchObject([{ success: true, points: -15 }]);
    const neutral = siege({ erineus: { 'spartan-hoplite': 6 } }, { agis: 'erineus' }, { siege: [5] });
    expect(neutral.of('siege')).toMatchObject([{ success: true, points: 0 }]);
  });
  test('PW-6.3-m PW-R13 the victor stays; he controls what he occupies', () => {
    const t = combat(
      { tegea: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } },
      { cleon: 'tegea' },
      { ...battle(6, 1), 'going home': [6] },
    );
    expect(t.now.held.tegea).toBe('athens');
  });
});

describe('PW-6.4 going home', () => {
  const home = (
    space: string,
    units: Record<string, number>,
    leaders: Record<string, string>,
    die: number,
    more: Position = {},
  ) =>
    loose(
      { ...CALM, phase: 'homecoming', forces: { [space]: units }, leaders: { ...CALM.leaders, ...leaders }, ...more },
      { 'going home': [die] },
    );
  test('PW-6.4-a PW-6.4-b PW-6.4-c PW-6.4-e ashore one SP stays: hoplite, cavalry, ship; national first', () => {
    const stays = (units: Record<string, number>) => home('pylos', units, { cleon: 'pylos' }, 1).now.forces.pylos;
    expect(stays({ 'athenian-hoplite': 2, 'athenian-allied-hoplite': 1, 'athenian-naval': 2 })).toEqual({
      'athenian-hoplite': 1,
    });
    expect(stays({ 'athenian-allied-cavalry': 2, 'athenian-cavalry': 1, 'athenian-naval': 2 })).toEqual({
      'athenian-cavalry': 1,
    });
    expect(stays({ 'athenian-allied-naval': 2, 'athenian-naval': 2 })).toEqual({ 'athenian-naval': 1 });
  });
  test('PW-6.4-d PW-R135 on an island a ship; without ships the player chooses among the land SP', () => {
    expect(home('melos', { 'athenian-hoplite': 2, 'athenian-allied-naval': 2 }, { cleon: 'melos' }, 1).now.forces.melos).toEqual({
      'athenian-allied-naval': 1,
    });
    const t = home(
      'melos',
      { 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1, 'athenian-cavalry': 2 },
      { cleon: 'melos' },
      1,
    );
    expect(t.asks).toBe('garrison');
    expect(t.why({ type: 'garrison', unit: 'athenian-allied-hoplite' })).toBe('PW-6.4-e');
    expect(t.why({ type: 'garrison', unit: 'athenian-naval' })).toBe('PW-6.4-d');
    const again = loose(t.now);
    expect(again.match.legal('player')).toEqual(t.match.legal('player'));
    t.roll({ type: 'garrison', unit: 'athenian-cavalry' });
    expect(t.now.forces.melos).toEqual({ 'athenian-cavalry': 1 });
    const np = home('melos', { 'athenian-hoplite': 1, 'athenian-cavalry': 2 }, { cleon: 'melos' }, 1, { player: 'sparta' });
    expect(np.now.forces.melos).toEqual({ 'athenian-hoplite': 1 });
  });
  test('PW-6.4-c PW-6.4-d PW-6.4-j what stays is told by its own rule', () => {
    const told = (space: string, units: Record<string, number>, leaders: Record<string, string>) =>
      home(space, units, leaders as never, 1).of('stays')[0].rule;
    expect(told('pylos', { 'athenian-hoplite': 2 }, { cleon: 'pylos' })).toBe('PW-6.4-c');
    expect(told('melos', { 'athenian-naval': 2 }, { cleon: 'melos' })).toBe('PW-6.4-d');
    expect(told('sparta', { 'home-guard': 3, 'spartan-hoplite': 2 }, { agis: 'sparta' })).toBe('PW-6.4-j');
  });
  test('PW-6.4-f PW-6.4-g 6 or more, with the lowest rating: all stay, the commander goes', () => {
    const all = home('pylos', { 'athenian-hoplite': 2 }, { cleon: 'pylos' }, 4);
    expect(all.now.forces.pylos).toEqual({ 'athenian-hoplite': 2 });
    expect(all.now.leaders.cleon).toBe('going-home');
    const two = home('pylos', { 'athenian-hoplite': 2 }, { cleon: 'pylos', pericles: 'pylos' }, 5);
    expect(two.now.forces.pylos).toEqual({ 'athenian-hoplite': 1 });
  });
  test('PW-6.4-h PW-0.5-k PW-5.9-a the box is emptied by the table', () => {
    expect(home('pylos', { 'athenian-hoplite': 3 }, { cleon: 'pylos' }, 1).now.forces).toEqual({
      pylos: { 'athenian-hoplite': 1 },
      athens: { 'athenian-hoplite': 2 },
    });
    const first = loose({ ...CALM, phase: 'going-home', forces: {}, goingHome: { 'athenian-naval': 2 } });
    expect(first.of('placed')).toMatchObject([{ unit: 'athenian-naval', count: 2, space: 'piraeus' }]);
  });
  test('PW-6.4-i PW-6.5-a lone commanders go to the box', () => {
    const t = home('pylos', { 'athenian-hoplite': 1 }, { cleon: 'tegea', nicias: 'pylos' }, 1);
    expect(t.now.leaders.cleon).toBe('going-home');
    expect(Object.values(t.now.leaders).every(place => ['cup', 'going-home'].includes(place))).toBe(true);
  });
  test('PW-6.4-j PW-R92 PW-INV-e the Home Guard stays in Sparta', () => {
    const t = home('sparta', { 'home-guard': 3, 'spartan-hoplite': 2 }, { agis: 'sparta' }, 1);
    expect(t.of('stays')).toMatchObject([{ unit: 'home-guard' }]);
    expect(t.now.forces.sparta).toEqual({ 'home-guard': 3, 'spartan-hoplite': 2 });
  });
});
