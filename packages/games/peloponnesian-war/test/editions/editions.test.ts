import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { QUIET } from '../quiet.ts';
import { type Loose, loose, type Rolls } from '../table.ts';

// One position, two editions, two results: a test for each difference of the comparison that shows on the board.

const EDITIONS = ['second', 'first'] as const;
type Pair<T> = readonly [second: T, first: T];
/** The same position and dice under both editions. */
const both = (position: Position, rolls: Rolls = {}, scenario = 'campaign'): Pair<Loose> =>
  EDITIONS.map(edition => loose(position, rolls, scenario, { edition })) as unknown as Pair<Loose>;
const each = <T>(pair: Pair<Loose>, look: (t: Loose) => T): Pair<T> => [look(pair[0]), look(pair[1])];
/** Under the first alone, where its dice are others. */
const inFirst = (position: Position, rolls: Rolls = {}, more = {}): Loose =>
  loose(position, rolls, 'campaign', { edition: 'first', ...more });
type Forces = NonNullable<Position['forces']>;

const OPERATE: Action = { type: 'operate' };
const MARCH: Action = { type: 'march' };
/** An Expedition of Athens under Pericles, about to march. */
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
/** The Combat Phase with these Forces and commanders. */
const combat = (forces: Forces, leaders: Record<string, string>, more: Position = {}): Position => ({
  ...QUIET,
  phase: 'sieges',
  passed: { athens: true, sparta: true },
  forces,
  ...more,
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup', ...leaders },
});
const battle = (athens: number, sparta: number): Rolls => ({ 'battle of athens': [athens], 'battle of sparta': [sparta] });
const sciOf = (t: Loose) => [t.now.sci.athens, t.now.sci.sparta];
const rules = (kind: string) => (t: Loose) => t.of(kind).map(({ rule }) => rule);

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

describe('combat: the two editions differ', () => {
  test('PW-6.1-c PW1-5.1-a a garrison weaker by four: a battle, or a siege', () => {
    const pair = both(combat({ heraclea: { 'athenian-hoplite': 5, 'spartan-allied-hoplite': 1 } }, { cleon: 'heraclea' }));
    expect(each(pair, rules('siege-begins'))).toEqual([[], ['PW1-5.1-a']]);
    expect(each(pair, t => t.of('battle').length)).toEqual([1, 0]);
  });
  test('PW-6.1-c PW1-5.1-b Spartans in a neutral fortress that they do not control: besieged, or met in the field', () => {
    const pair = both(combat({ erineus: { 'athenian-hoplite': 7, 'spartan-allied-hoplite': 1 } }, { cleon: 'erineus' }));
    expect(each(pair, rules('siege-begins'))).toEqual([['PW-6.1-c'], []]);
  });
  test('PW-6.3-e PW1-5.3-a a failed siege costs the player 2 SCI, or 1', () => {
    const pair = both(combat({ heraclea: { 'athenian-hoplite': 2 } }, { cleon: 'heraclea' }), { siege: [1] });
    expect(each(pair, sciOf)).toEqual([
      [-2, 0],
      [-1, 0],
    ]);
  });
  test('PW-6.2.4.1-f PW1-5.2-d the loser was outnumbered by three: he keeps his SCI, or not', () => {
    const position = combat({ tegea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 3 } }, {}, { held: { tegea: 'athens' } });
    const pair = both(position, battle(3, 1));
    expect(each(pair, t => t.of('battle')[0].sci)).toEqual([
      [1, 0],
      [1, -1],
    ]);
  });
  test('PW-6.2.3.1-e PW1-5.2-d and so at sea', () => {
    const pair = both(combat({ samos: { 'athenian-naval': 5, 'spartan-naval': 2 } }, {}), battle(6, 1));
    expect(each(pair, t => t.of('battle')[0].sci)).toEqual([
      [1, 0],
      [1, -1],
    ]);
  });
  test('PW-6.2.3.1-b PW1-5.2-a a mixed battle of horsemen: over with the ships, or fought on ashore', () => {
    const side = (who: string) => ({ [`${who}-naval`]: 2, [`${who}-cavalry`]: 1 });
    const position = combat({ samos: { ...side('athenian'), ...side('spartan') } }, {});
    const sea = loose(position, battle(6, 1));
    expect(sea.of('battle').map(({ type }) => type)).toEqual(['naval']);
    const both = inFirst(position, { 'battle of athens': [6, 6], 'battle of sparta': [1, 1] });
    expect(both.of('battle').map(({ type }) => type)).toEqual(['naval', 'land']);
    expect(sciOf(both)).toEqual([1, -1]); // PW1-5.2-g: once
  });
  test('PW-6.2.2-c PW1-5.2.4-a ships and hoplites in one space: the Army leaves, or the ships whosever they are', () => {
    const pair = both(combat({ pylos: { 'athenian-hoplite': 1, 'spartan-naval': 1 } }, { cleon: 'pylos' }));
    expect(each(pair, t => t.of('null-battle')[0])).toMatchObject([
      { rule: 'PW-6.2.2-c', leaves: 'athens' },
      { rule: 'PW1-5.2.4-a', leaves: 'sparta' },
    ]);
    const home = both(combat({ pylos: { 'athenian-hoplite': 1, 'spartan-naval': 1 } }, { cleon: 'pylos', agis: 'pylos' }));
    expect(each(home, t => t.of('null-battle')[0].leaves)).toEqual(['athens', 'sparta']);
  });
  test('PW-R14 PW1-5.2.4-b in Piraeus the Army leaves, or the land units', () => {
    const position = combat({ piraeus: { 'athenian-hoplite': 4, 'spartan-naval': 2 } }, { agis: 'piraeus' });
    const pair = both(position);
    expect(each(pair, t => t.of('null-battle')[0])).toMatchObject([
      { leaves: 'sparta' },
      { rule: 'PW1-5.2.4-b', leaves: 'athens' },
    ]);
  });
  test('PW-6.1.1-a PW1-5.3.1-a a Spartan Army in Athens that was not its objective: a battle, or a siege all the same', () => {
    const position = combat({ athens: { 'athenian-hoplite': 6, 'spartan-hoplite': 5 } }, { agis: 'athens' }, { walls: 0 });
    const pair = both(position);
    expect(each(pair, rules('siege-begins'))).toEqual([[], ['PW1-5.3.1-a']]);
    const enough = both(combat({ athens: { 'athenian-hoplite': 8, 'spartan-hoplite': 5 } }, { agis: 'athens' }, { walls: 1 }));
    expect(each(enough, t => t.of('battle').length)).toEqual([1, 1]); // three land SP more: a battle in both
  });
  test('PW-0.3-c PW1-0-g the Home Guard loses one SP: gone for good, or two SP of it stand', () => {
    const position = combat({ sparta: { 'athenian-hoplite': 5, 'home-guard': 3 } }, {});
    const pair = both(position, { ...battle(5, 2), commander: ['pleistoanax'] });
    expect(each(pair, t => t.of('battle')[0].losses)).toEqual([1, 1]);
    expect(each(pair, t => t.of('no-place')[0])).toMatchObject([
      { unit: 'spartan-hoplite', count: 2 }, // Sparta is taken: what is left of it finds no place
      { unit: 'home-guard', count: 2 },
    ]);
    expect(each(pair, t => t.now.lost)).toEqual([{ 'home-guard': 3, 'spartan-hoplite': 2 }, { 'home-guard': 3 }]); // PW-R104
  });
});

describe('politics, administration, the end of a turn: the two editions differ', () => {
  const event = (more: Position, rolls: Rolls, scenario = 'campaign') =>
    both({ ...QUIET, phase: 'event', ...more }, rolls, scenario);
  const income = (forces: Forces, more: Position = {}) => both({ ...QUIET, phase: 'control', forces, ...more });
  const items = (side: number) => (t: Loose) =>
    (t.of('income')[side].items as { rule: string; by: number }[]).map(({ rule, by }) => `${rule} ${by}`);

  test('PW-0.5-m PW-9.1-e PW1-0-b PW-R44 a will of 12 gains 2 and loses 1: 11, for nothing passes 12; or 12, added up first', () => {
    const ten = 'naxos paros delos tinos syros kea andros mikonos icaros samos'.split(' ');
    const pair = both(
      { ...QUIET, phase: 'bellicosity', bellicosity: { athens: 12, sparta: 9 }, sci: { athens: 4, sparta: 1 }, ravaged: ten },
      { side: [1], event: [1, 1] },
    );
    expect(each(pair, t => t.of('bellicosity')[0].now)).toEqual([11, 12]);
    expect(each(pair, t => (t.of('bellicosity')[0].modifiers as { rule: string; by: number }[]).map(({ by }) => by))).toEqual([
      [2, -2, -1],
      [2, -1, -1],
    ]);
    expect(each(pair, t => t.of('bellicosity')[0].rule)).toEqual(['PW-9.1-e', 'PW1-0-b']);
  });
  test('PW-E-5-a PW1-E-5-a Persia stays away from a weary Sparta, or comes', () => {
    const position: Position = {
      turn: 5,
      bellicosity: { athens: 8, sparta: 4 },
      alcibiades: 1,
      leaders: { alcibiades: 'aside' },
    };
    const no = loose({ ...QUIET, phase: 'event', ...position }, { event: [2, 3, 5, 6] });
    expect(no.of('event')[0]).toMatchObject({ rule: 'PW-E-5-a', possible: false });
    const yes = inFirst({ ...QUIET, phase: 'event', ...position }, { event: [2, 3] });
    expect(yes.of('event')[0]).toMatchObject({ rule: 'PW1-E-5-a', possible: true });
    expect(yes.now.neutrals.persia).toBe(true);
  });
  test('PW-E-8-b PW1-E-8-a Naxos is in rebellion already: rolled again with +1, or the next of the list', () => {
    const position: Position = { ...QUIET, phase: 'event', rebellion: ['naxos'], sci: { athens: 1, sparta: 0 } };
    const again = loose(position, { event: [2, 6], 'oligarchic rebellion': [1, 2, 3, 3] });
    expect(again.of('rebellion-roll').map(({ space }) => space)).toEqual(['naxos', 'mytilene']);
    const next = inFirst(position, { event: [2, 6], 'oligarchic rebellion': [1, 2] });
    expect(next.of('rebellion-roll')).toMatchObject([{ rule: 'PW1-E-8-a', sum: 3, passed: ['naxos'], space: 'byzantium' }]);
  });
  test('PW-3.3-a PW1-2.3-a four ships lost bring rebellion everywhere, or in the campaign and its first war alone', () => {
    const position: Position = { ...QUIET, phase: 'delian-rebellion', turn: 7, sci: { athens: 1, sparta: 0 }, navalLosses: 4 };
    const happens = (scenario: string) => each(both(position, {}, scenario), t => t.of('delian-rebellion')[0].happens);
    expect(happens('decelean')).toEqual([true, false]);
    expect(happens('campaign')).toEqual([true, true]);
  });
  test('PW-3.4.1-a PW1-2.4-a Nicias stands in Athens but Cleon is drawn: his face counts, or not', () => {
    const position: Position = { ...QUIET, phase: 'commanders', leaders: { pericles: 'cup', nicias: 'athens' } };
    expect(each(both(position, { 'commander of athens': ['cleon'] }), rules('nicias'))).toEqual([['PW-3.4.1-a'], []]);
  });
  test('PW-5.5.3.1-a PW1-0-d Perdiccas turns: the space Macedonia with him, or Pella alone', () => {
    const forces = { ...QUIET.forces, macedonia: { 'athenian-allied-hoplite': 1 }, pella: { 'athenian-allied-cavalry': 1 } };
    const pair = event({ forces }, { event: [4, 5] });
    expect(each(pair, t => t.now.forces.macedonia)).toEqual([{ 'spartan-allied-hoplite': 1 }, { 'athenian-allied-hoplite': 1 }]);
    expect(each(pair, t => t.now.forces.pella)).toMatchObject([{ 'spartan-allied-cavalry': 1 }, { 'spartan-allied-cavalry': 1 }]);
  });
  test('PW-8.1.1-a PW1-7.1-a Thebes in Delian hands: 50 and 200 more, or 250', () => {
    const pair = income({ thebes: { 'athenian-hoplite': 1 } });
    expect(each(pair, items(1))).toEqual([
      ['PW-8.1-a 2500', 'PW-8.1-b -50', 'PW-8.1.1-a -200'],
      ['PW-8.1-a 2500', 'PW1-7.1-a -250'],
    ]);
  });
  test('PW-8.1.2-b PW1-7.1-b PW1-R3 all Sicily in the zones of Athens: 1,000 talents, or 100', () => {
    const sicily =
      'syracuse helorus camarina gela acragas selinus lilybaeum segesta panormus-sicily himera enna leontini catana messina';
    const forces = Object.fromEntries(sicily.split(' ').map(id => [id, { 'athenian-allied-hoplite': 1 }]));
    const found = each(income(forces), t => items(0)(t).find(item => /8\.1\.2|7\.1-b/.test(item)));
    expect(found).toEqual(['PW-8.1.2-b 1000', 'PW1-7.1-b 100']);
  });
  test('PW-9.3-i PW1-8.3-c income of an armistice: without Eisphora, or with it', () => {
    const weary: Position = { phase: 'surrender', bellicosity: { athens: 6, sparta: 6 }, forces: {}, ravaged: ['decelea'] };
    const pair = both({ ...QUIET, ...weary }, { length: [1], event: [5, 6] });
    expect(each(pair, t => t.of('income')[0].net)).toEqual([3500, 4500]);
  });
  test('PW-1.2-f PW1-9-a surrender in turn 7 of the Decelean War: 200 by 7, or by the two turns played', () => {
    const position: Position = { ...QUIET, phase: 'surrender', turn: 7, firstTurn: 6, bellicosity: { athens: 0, sparta: 5 } };
    expect(each(both(position, {}, 'decelean'), t => t.of('surrender')[0].points)).toEqual([29, 100]);
  });
  test('PW-9.4-a PW1-0-e the last turn ends: ravaged spaces stay marked, or are cleared first', () => {
    const position: Position = { ...QUIET, phase: 'end-of-turn', turn: 10, ravaged: ['decelea'] };
    const pair = both(position);
    expect(each(pair, t => t.now.ravaged)).toEqual([['decelea'], []]);
    expect(each(pair, rules('ravaged-removed'))).toEqual([[], ['PW1-0-e']]);
  });
  test('PW-8.2-h PW1-0-g a lost SP of the Home Guard is never built again, or for 200 talents', () => {
    const position: Position = {
      ...QUIET,
      phase: 'construction',
      player: 'sparta',
      forces: { sparta: { 'spartan-hoplite': 2 } },
    };
    const pair = both(position);
    expect(each(pair, t => t.why({ type: 'build', unit: 'home-guard' }))).toEqual(['PW-8.2-h', null]);
    expect(pair[1].roll({ type: 'build', unit: 'home-guard' }).of('built')).toMatchObject([{ unit: 'home-guard', cost: 200 }]);
  });
  test('PW-10.1.1-b PW1-10.3-a the Decelean War: no ship at Pylos, or one', () => {
    const pair = both({ phase: 'operations' }, {}, 'decelean');
    expect(each(pair, t => t.now.forces.pylos)).toEqual([undefined, { 'athenian-naval': 1 }]);
    expect(each(pair, t => t.of('defence')[0].rule)).toEqual(['PW-MS-d', 'PW-MS-d']);
  });
});
