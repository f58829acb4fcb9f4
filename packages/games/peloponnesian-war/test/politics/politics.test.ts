import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

/** Turn 3, quiet: two garrisons, nothing near anything. */
const QUIET: Position = {
  phase: 'turn',
  turn: 3,
  sci: { athens: 1, sparta: 1 },
  forces: {
    athens: { 'athenian-hoplite': 6 },
    piraeus: { 'athenian-naval': 4 },
    sparta: { 'home-guard': 3, 'spartan-hoplite': 6 },
    corinth: { 'spartan-allied-hoplite': 4 },
  },
  rebellion: [],
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  initialDone: { athens: false, sparta: false },
  operations: { athens: 0, sparta: 0 },
};
const turn = (more: Position = {}, rolls: Rolls = {}) => loose({ ...QUIET, ...more }, rolls);
/** Event 11 changes nothing at once. */
const CALM: Rolls = { event: [5, 6] };

describe('PW-3.1 side determination', () => {
  test('PW-3.1-a a negative SCI: no attempt', () => {
    const t = turn({ sci: { athens: -1, sparta: 1 } }, CALM);
    expect(t.of('side-attempt')).toEqual([]);
    expect(t.of('side-kept')).toHaveLength(1);
    expect(t.now.player).toBe('athens');
  });
  test('PW-3.1-b PW-3.1-c PW-3.1-d die and SCI of last turn: 6 changes the side, and nothing else', () => {
    expect(turn({}, { ...CALM, side: [4] }).now.player).toBe('athens');
    const t = turn({ sci: { athens: 2, sparta: 1 } }, { ...CALM, side: [4] });
    expect(t.now).toMatchObject({ player: 'sparta', treasury: { athens: 4500, sparta: 3000 } });
  });
});

describe('PW-3.2 the event', () => {
  test('PW-3.2-a PW-3.2-b PW-R60 an impossible event is rolled again', () => {
    const t = turn({}, { ...CALM, event: [3, 3, 5, 6] });
    expect(t.of('event')).toMatchObject([
      { event: 'plague', possible: false, again: 'PW-3.2-b' },
      { event: 'leader-deaths', possible: true },
    ]);
  });
  test('PW-E-2 PW-3.2-d a silver mine', () => {
    expect(turn({}, { event: [1, 1], 'silver mine': [3] }).now.treasury.sparta).toBe(3400);
    expect(turn({}, { event: [1, 1], 'silver mine': [4] }).now.treasury.athens).toBe(4900);
  });
  test('PW-E-3-a PW-E-3-b PW-3.2-c the coup: -2 pending, +100, no Eisphora, event 8 twice; once', () => {
    const possible: Position = {
      sci: { athens: -1, sparta: 1 },
      alcibiades: 1,
      leaders: { ...QUIET.leaders, alcibiades: 'aside' },
    };
    const t = turn(possible, { event: [1, 2] });
    expect(t.now.pendingBellicosity).toEqual({ athens: 2, sparta: 0 });
    expect(t.now.bellicosity.athens).toBe(10);
    expect(t.now.treasury.athens).toBe(4600);
    expect(t.now.bans & 1).toBe(1);
    expect(t.of('rebellion').filter(({ rule }) => rule === 'PW-E-8-c')).toHaveLength(3); // and one by PW-3.3
    expect(turn({ ...possible, happened: 1 }, { event: [1, 2, 5, 6] }).of('event')[0]).toMatchObject({ possible: false });
    expect(turn({ ...possible, alcibiades: 0 }, { event: [1, 2, 5, 6] }).of('event')[0]).toMatchObject({ possible: false });
    expect(turn({ ...possible, sci: { athens: 0, sparta: 0 } }, { event: [1, 2, 5, 6] }).of('event')[0]).toMatchObject({
      possible: false,
    });
  });
  test('PW-E-4-a PW-E-4-b PW-E-4-c PW-R62 PW-R124 Sitalces: Abdera and Maroneia change sides, and back', () => {
    const forces = { ...QUIET.forces, abdera: { 'athenian-allied-hoplite': 2, 'athenian-naval': 1, 'athenian-hoplite': 1 } };
    const t = turn({ forces }, { event: [2, 2] });
    expect(t.now.rebellion).toEqual(expect.arrayContaining(['abdera', 'maroneia']));
    expect(t.now.forces.abdera).toEqual({ 'spartan-allied-hoplite': 2 });
    expect(t.now.forces.piraeus).toEqual({ 'athenian-naval': 5 });
    expect(t.now.forces.athens).toEqual({ 'athenian-hoplite': 7 });
    const back = turn({ rebellion: ['abdera', 'maroneia'] }, { event: [2, 2] });
    expect(back.now.rebellion).toEqual([]);
  });
  test('PW-E-5-a PW-E-5-b Persia: from turn 5, Spartan Bellicosity 6, Alcibiades away; once', () => {
    const ready: Position = { turn: 5, alcibiades: 2, leaders: { ...QUIET.leaders, alcibiades: 'aside' } };
    expect(turn(ready, { event: [2, 3] }).now.neutrals.persia).toBe(true);
    for (const not of [{ turn: 4 }, { bellicosity: { athens: 10, sparta: 5 } }, { alcibiades: 3 }, { happened: 2 }])
      expect(turn({ ...ready, ...not }, { event: [2, 3, 5, 6] }).of('event')[0]).toMatchObject({ possible: false });
  });
  test('PW-E-6-a the plague needs a Spartan Force in Attica last turn, and comes once', () => {
    const before = { attica: { now: false, before: true } };
    expect(turn(before, { event: [3, 3] }).of('plague')).toMatchObject([{ pericles: true }]);
    const late = { ...before, leaders: { ...QUIET.leaders, pericles: 'out' as const } };
    expect(turn(late, { event: [3, 3] }).of('plague')).toMatchObject([{ pericles: false }]); // he does not die twice
    expect(turn({ ...before, happened: 4 }, { event: [3, 3, 5, 6] }).of('plague')).toEqual([]);
  });
  test('PW-E-6-e PW-R112 after it no Athenian Allied SP into Athens or Piraeus', () => {
    const t = loose({
      ...QUIET,
      phase: 'expedition',
      player: 'athens',
      bans: 4,
      forces: { ...QUIET.forces, sunium: {} },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'aegina',
        at: 'sunium',
        units: { 'athenian-allied-naval': 1 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
      leaders: { ...QUIET.leaders, pericles: 'expedition' },
    });
    expect(t.why({ type: 'rally', space: 'piraeus' })).not.toBeNull();
  });
  test('PW-E-7-a PW-E-7-b PW-E-7-c PW-E-7-d PW-E-7-e PW-4.1.1-a Alcibiades: Sparta, Sardis, Athens, out', () => {
    const seven = { event: [3, 4] };
    const first = turn({ player: 'athens' }, { ...seven, side: [1], 'commander of sparta': ['agis'] });
    expect(first.now).toMatchObject({ alcibiades: 1, leaders: { alcibiades: 'aside' } });
    const rolled = turn(
      { sci: { athens: 1, sparta: 0 }, alcibiades: 1, leaders: { ...QUIET.leaders, alcibiades: 'aside' } },
      { ...CALM, 'commander of sparta': ['agis'], strategy: [1] },
    );
    expect(rolled.of('strategy-rolled')[0].modifiers).toEqual([
      { rule: 'PW-4.1-b', by: 0, leader: 'agis' },
      { rule: 'PW-4.1.1-a', by: 1 },
    ]);
    expect(turn({ alcibiades: 1, leaders: { ...QUIET.leaders, alcibiades: 'aside' } }, seven).now.alcibiades).toBe(2);
    const gone = turn({ alcibiades: 3 }, seven);
    expect(gone.now).toMatchObject({ alcibiades: 4, leaders: { alcibiades: 'out' } });
    const never = turn({ alcibiades: 4, leaders: { ...QUIET.leaders, alcibiades: 'out' } }, { event: [3, 4, 5, 6] });
    expect(never.of('event')[0]).toMatchObject({ possible: false });
  });
  test('PW-E-7-c PW-E-7-f PW-3.4-c PW-R123 back in Athens he waits for the first continuing operation', () => {
    const t = turn(
      { alcibiades: 2, leaders: { ...QUIET.leaders, alcibiades: 'aside' } },
      { event: [3, 4], 'commander of athens': ['cleon'] },
    );
    expect(t.now.leaders).toMatchObject({ alcibiades: 'athens', cleon: 'athens' });
    t.roll({ type: 'objective', space: 'decelea' });
    expect(t.now.operation).toMatchObject({ leader: 'cleon' });
  });
  test('PW-E-8-a PW-E-8-c PW-R58 the oligarchs: by two dice; past the table the roll starts again', () => {
    const table = 'cnidus naxos byzantium chalcis ephesus mytilene olynthus miletus camirus lampsacus amphipolis'.split(' ');
    table.forEach((space, i) => {
      const sum = i + 2;
      const dice = [Math.min(6, sum - 1), sum - Math.min(6, sum - 1)];
      expect(turn({}, { event: [2, 6], 'oligarchic rebellion': dice }).of('rebellion-roll')[0]).toMatchObject({ sum, space });
    });
    const again = turn({ rebellion: ['amphipolis'] }, { event: [2, 6], 'oligarchic rebellion': [6, 6, 6, 6, 1, 1] });
    expect(again.of('rebellion-roll').map(({ sum, space }) => [sum, space])).toEqual([
      [12, 'amphipolis'],
      [13, null],
      [2, 'cnidus'],
    ]);
  });
  test('PW-E-9 PW-5.5.3.1-a PW-5.5.3.1-b Perdiccas changes side with his men', () => {
    const forces = { ...QUIET.forces, pella: { 'athenian-allied-cavalry': 2, 'athenian-cavalry': 1 } };
    const t = turn({ forces }, { event: [4, 5] });
    expect(t.now.neutrals.macedonia).toBe('sparta');
    expect(t.of('allegiance')).toMatchObject([
      { space: 'pella', side: 'sparta', units: { 'spartan-allied-cavalry': 2 } },
      { space: 'macedonia', units: {} },
    ]);
    expect(t.now.forces.pella).toEqual({ 'spartan-allied-cavalry': 2 });
    expect(t.now.forces.athens).toEqual({ 'athenian-hoplite': 6, 'athenian-cavalry': 1 });
  });
  test('PW-E-4-b PW-E-9 PW-R124 national SP of either side go home, also those of the new friend', () => {
    const there = { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 1 };
    const t = turn({ forces: { ...QUIET.forces, pella: there }, held: { pella: 'sparta' } }, { event: [4, 5] });
    expect(t.now.forces.pella).toEqual({ 'spartan-allied-hoplite': 1 });
    expect(t.now.forces.sparta).toEqual({ 'home-guard': 3, 'spartan-hoplite': 7 });
    const thrace = turn({ forces: { ...QUIET.forces, abdera: there }, held: { abdera: 'sparta' } }, { event: [2, 2] });
    expect(thrace.now.forces.abdera).toEqual({ 'spartan-allied-hoplite': 1 });
  });
  test('PW-10.1.3-e PW-R87 a neutral Macedonia joins Sparta with 2(A)C', () => {
    const t = turn({ neutrals: { macedonia: null } as never }, { event: [4, 5] });
    expect(t.now.neutrals.macedonia).toBe('sparta');
    expect(t.now.forces.pella).toEqual({ 'spartan-allied-cavalry': 2 });
  });
  test('PW-E-10-a turns 1–3: Corcyra takes part in nothing this turn', () => {
    const forces = { ...QUIET.forces, corcyra: { 'athenian-allied-naval': 3 } };
    const t = turn({ forces }, { event: [4, 6], side: [1] });
    expect(t.now.bans & 2).toBe(2);
    t.roll({ type: 'objective', space: 'leucas' }).roll({ type: 'rally', space: 'corcyra' });
    expect(t.why({ type: 'activate', unit: 'athenian-allied-naval', count: 1 })).toBe('PW-E-10-a');
  });
  test('PW-E-10-b turns 4–6: Argos; PW-R63 not twice', () => {
    const t = turn({ turn: 5 }, { event: [4, 6] });
    expect(t.now.neutrals.argos).toBe(true);
    expect(t.now.forces.argos).toEqual({ 'athenian-allied-hoplite': 4 });
    expect(turn({ turn: 5, neutrals: { argos: true } as never }, { event: [4, 6, 5, 6] }).of('event')[0]).toMatchObject({
      possible: false,
    });
    const once = { options: { minorPowersOnce: true } };
    expect(turn({ turn: 3, happened: 8, ...once }, { event: [4, 6, 5, 6] }).of('event')[0]).toMatchObject({ possible: false });
  });
  test('PW-E-10-c turns 7–8: Syracuse', () => {
    const t = turn({ turn: 7 }, { event: [4, 6] });
    expect(t.now.forces.syracuse).toEqual({
      'spartan-allied-hoplite': 2,
      'spartan-allied-cavalry': 2,
      'spartan-allied-naval': 2,
    });
  });
  test('PW-E-10-d PW-E-10-e PW-R136 turns 9–10: Corcyra leaves', () => {
    const forces = { ...QUIET.forces, corcyra: { 'athenian-allied-naval': 3, 'athenian-naval': 1, 'athenian-hoplite': 1 } };
    const t = turn({ turn: 9, forces }, { event: [4, 6] });
    expect(t.now.forces.corcyra).toBeUndefined();
    expect(t.now.forces.piraeus).toEqual({ 'athenian-naval': 5 });
    expect(t.now.forces.athens).toEqual({ 'athenian-hoplite': 7 });
    expect(t.now.neutrals.corcyraLeft).toBe(true);
    expect(t.now.held.corcyra).toBeUndefined();
  });
  test('PW-E-12-a PW-E-12-b PW-R64 a phenomenon: at most two operations; an earthquake sends Alcibiades on', () => {
    expect(turn({}, { event: [6, 6], eclipse: [3] }).now.mostOperations).toEqual({ athens: 2, sparta: 99 });
    const quake = turn({ alcibiades: 1, leaders: { ...QUIET.leaders, alcibiades: 'aside' } }, { event: [6, 6], eclipse: [4] });
    expect(quake.now).toMatchObject({ alcibiades: 2, mostOperations: { athens: 99, sparta: 2 } });
    const done = loose({
      ...QUIET,
      phase: 'another',
      operations: { athens: 2, sparta: 0 },
      mostOperations: { athens: 2, sparta: 99 },
    });
    expect(done.why({ type: 'operate' })).toBe('PW-E-12-a');
  });
});

describe('PW-3.3, PW-3.4 the League and the commanders', () => {
  test('PW-3.3-a PW-3.3-b PW-3.3-e PW-R104 rebellion after a bad year, or after four ships lost', () => {
    expect(turn({}, CALM).of('delian-rebellion')).toMatchObject([{ happens: false }]);
    expect(turn({ sci: { athens: 0, sparta: 1 } }, CALM).of('rebellion')).toHaveLength(1);
    expect(turn({ navalLosses: 4 }, CALM).of('rebellion')).toHaveLength(1);
    expect(turn({ navalLosses: 3 }, CALM).of('rebellion')).toEqual([]);
    expect(
      turn({ sci: { athens: 0, sparta: 1 } }, { event: [2, 6] })
        .of('rebellion')
        .filter(({ rule }) => rule === 'PW-E-8-c'),
    ).toHaveLength(2);
  });
  test('PW-3.3-c PW-3.3-d PW-E-8-b not where a Delian Force stands, nor where rebellion is already', () => {
    const forces = { ...QUIET.forces, cnidus: { 'athenian-allied-naval': 1 } };
    const t = turn({ forces, rebellion: ['naxos'] }, { event: [2, 6], 'oligarchic rebellion': [1, 1, 1, 1, 1, 1] });
    expect(t.of('rebellion-roll').map(({ sum, again }) => [sum, again])).toEqual([
      [2, 'PW-3.3-c'],
      [3, 'PW-E-8-b'],
      [4, null],
    ]);
  });
  test('PW-3.4-a PW-3.4-b PW-0.2-g each side draws one into its home space', () => {
    const t = turn({}, { ...CALM, 'commander of athens': ['cleon'], 'commander of sparta': ['brasidas'] });
    expect(t.now.leaders).toMatchObject({ cleon: 'athens', brasidas: 'sparta' });
    expect(t.now.drawn).toEqual({ athens: 'cleon', sparta: 'brasidas' });
    t.roll({ type: 'objective', space: 'decelea' });
    expect(t.now.operation).toMatchObject({ leader: 'cleon', at: 'athens' });
  });
  test('PW-3.4.1-a PW-R47 Nicias’ face only if he is drawn here', () => {
    expect(turn({}, { ...CALM, 'commander of athens': ['nicias'] }).now.bans & 16).toBe(16);
    expect(turn({}, { ...CALM, 'commander of athens': ['cleon'] }).now.bans & 16).toBe(0);
  });
});

describe('PW-4 strategic planning', () => {
  const strategy = (more: Position, rolls: Rolls) => turn(more, { ...CALM, ...rolls, 'commander of sparta': ['archidamus'] });
  test('PW-4.1-a kept while NP’s SCI is positive', () => {
    const t = strategy({}, { side: [1] });
    expect(t.of('strategy-kept')).toMatchObject([{ strategy: 'attack-athens' }]);
  });
  test('PW-4.1-a rolled after a change of side', () => {
    const t = strategy({ sci: { athens: 3, sparta: 3 } }, { side: [6], 'commander of athens': ['pericles'], strategy: [1] });
    expect(t.of('strategy-rolled')).toMatchObject([{ side: 'athens', strategy: 'attack-spartan-ally' }]);
  });
  test('PW-4.1-b PW-M-a PW-MS-f the Spartan row for each die; under 1 is 1, over 6 is 6', () => {
    const rows = [1, 2, 3, 4, 5, 6].map(
      die => strategy({ sci: { athens: 1, sparta: 0 } }, { side: [1], strategy: [die] }).now.strategy.sparta,
    );
    expect(rows).toEqual(['attack-athens', 'cause-rebellion', 'cause-rebellion', 'cut-loc', 'cut-loc', 'attack-athenian-ally']);
    const low = turn({ sci: { athens: 1, sparta: 0 } }, { ...CALM, 'commander of sparta': ['pleistoanax'], strategy: [1] });
    expect(low.of('strategy-rolled')).toMatchObject([{ sum: 0, strategy: 'attack-athens' }]);
    const high = turn({ sci: { athens: 1, sparta: 0 } }, { ...CALM, 'commander of sparta': ['brasidas'], strategy: [6] });
    expect(high.of('strategy-rolled')).toMatchObject([{ sum: 8, strategy: 'attack-athenian-ally' }]);
  });
  test('PW-4.1-c PW-4.1-d PW-6.6-c PW-6.6-e PW-R17 hostages bar the march on the enemy’s home, kept or rolled', () => {
    const t = strategy({ hostages: { athens: false, sparta: true } }, { side: [1], strategy: [1, 3] });
    expect(t.of('strategy-rolled').map(({ again }) => again)).toEqual(['PW-4.1-c', null]);
    expect(t.now.strategy.sparta).toBe('cause-rebellion');
  });
  test('PW-4.2-a PW-INV-g both SCI are 0 afterwards', () => {
    expect(turn({}, CALM).of('sci-reset')).toHaveLength(1);
    expect(turn({}, CALM).now.sci).toEqual({ athens: 0, sparta: 0 });
  });
  test('PW-2-a PW-2-b PW-2-c PW-2-j the order of the segments', () => {
    const kinds = turn({ sci: { athens: 0, sparta: 0 } }, CALM).told.map(({ kind }) => kind);
    const order = ['side-attempt', 'event', 'delian-rebellion', 'commander-drawn', 'strategy-rolled', 'sci-reset'];
    expect(order.map(kind => kinds.indexOf(kind))).toEqual(order.map(kind => kinds.indexOf(kind)).sort((a, b) => a - b));
    expect(kinds).not.toContain(undefined);
    for (const kind of order) expect(kinds).toContain(kind);
  });
});
