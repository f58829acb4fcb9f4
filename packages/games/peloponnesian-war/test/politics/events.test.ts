import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

// The campaign event table to its edges: what each event leaves behind, and when it cannot come again.

const QUIET: Position = {
  phase: 'event',
  turn: 3,
  sci: { athens: 1, sparta: 1 },
  forces: { athens: { 'athenian-hoplite': 6 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 6 } },
  rebellion: [],
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  initialDone: { athens: false, sparta: false },
  operations: { athens: 0, sparta: 0 },
};
const AWAY: Position = { leaders: { ...QUIET.leaders, alcibiades: 'aside' } };
const event = (sum: number, more: Position = {}, rolls: Rolls = {}) => {
  const first = Math.min(6, sum - 1);
  return loose({ ...QUIET, ...more }, { event: [first, sum - first], ...rolls });
};
/** Whether an event can happen: if not, event 11 is rolled after it. */
function canHappen(sum: number, more: Position): boolean {
  const first = Math.min(6, sum - 1);
  const t = loose(
    { ...QUIET, ...more, phase: 'surrender', hadArmistice: false, ...WEARY },
    { length: [1], event: [first, sum - first] },
  );
  return t.of('event')[0].possible === true;
}
/** An armistice follows at once, and its first event is not rolled again (PW-9.3-g); it is that of the turn after. */
const WEARY: Position = { bellicosity: { athens: 6, sparta: 6 } };

describe('PW-E the campaign event table', () => {
  test('PW-E-2 the sum of the mine is told with the side and its treasury', () => {
    expect(event(2, {}, { 'silver mine': [3] }).of('talents')).toMatchObject([{ side: 'sparta', talents: 400, treasury: 3400 }]);
  });
  test('PW-E-3-a PW-E-5-a PW-E-6-a the coup, Persia and the plague are remembered: once a game', () => {
    const coup = event(3, { ...AWAY, alcibiades: 1, sci: { athens: -1, sparta: 0 } });
    expect(coup.now.happened).toBe(1);
    expect(coup.of('talents')).toMatchObject([{ rule: 'PW-E-3-b', side: 'athens', talents: 100, treasury: 4600 }]);
    const persia = event(5, { ...AWAY, turn: 5, alcibiades: 2 });
    expect(persia.now.happened).toBe(2);
    expect(persia.of('neutral-joins')).toMatchObject([{ neutral: 'persia', side: 'sparta' }]);
    expect(event(6, { attica: { now: false, before: true } }).now.happened).toBe(4);
  });
  test('PW-E-5-a Spartan Bellicosity 6 is enough', () => {
    const ready: Position = { ...AWAY, turn: 5, alcibiades: 2, bellicosity: { athens: 10, sparta: 6 } };
    expect(event(5, ready).now.neutrals.persia).toBe(true);
  });
  test('PW-E-4-b national SP go home whoever’s they are; Allied SP of the new side stay', () => {
    const forces = { ...QUIET.forces, abdera: { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 1 } };
    const t = event(4, { forces, held: { abdera: 'sparta' } });
    expect(t.now.forces.abdera).toEqual({ 'spartan-allied-hoplite': 1 });
  });
  test('PW-E-4-a PW-E-4-b PW-R62 back from Sparta, Abdera’s Allied SP turn Athenian and hold it; each from its own state', () => {
    const forces = { ...QUIET.forces, abdera: { 'spartan-allied-hoplite': 2, 'spartan-hoplite': 1 } };
    const t = event(4, { forces, rebellion: ['abdera'], held: { abdera: 'sparta' } });
    expect(t.now.forces.abdera).toEqual({ 'athenian-allied-hoplite': 2 });
    expect(t.now.forces.sparta).toMatchObject({ 'spartan-hoplite': 7 });
    expect(t.now.rebellion).toEqual(['maroneia']);
    expect(t.now.held.abdera).toBe('athens');
    expect(t.of('allegiance')).toMatchObject([
      { space: 'abdera', side: 'athens' },
      { space: 'maroneia', side: 'sparta' },
    ]);
  });
  const plague = (forces: NonNullable<Position['forces']>, more: Position = {}) =>
    event(6, { forces: { sparta: { 'home-guard': 3 }, ...forces }, attica: { now: false, before: true }, ...more });
  test('PW-E-6-b PW-R61 a third, rounded up, of Athens and Piraeus together; first from Athens', () => {
    const t = plague({ athens: { 'athenian-hoplite': 1 }, piraeus: { 'athenian-hoplite': 6 } });
    expect(t.of('plague')).toMatchObject([{ lost: 3 }]);
    expect(t.now.forces).toMatchObject({ piraeus: { 'athenian-hoplite': 4 } });
    expect(t.now.forces.athens).toBeUndefined();
    const plenty = plague({ athens: { 'athenian-hoplite': 5 }, piraeus: { 'athenian-hoplite': 1 } });
    expect(plenty.now.forces).toMatchObject({ athens: { 'athenian-hoplite': 3 }, piraeus: { 'athenian-hoplite': 1 } });
    expect(plague({ athens: { 'athenian-hoplite': 3, 'athenian-allied-hoplite': 3 } }).of('plague')).toMatchObject([{ lost: 1 }]);
  });
  test('PW-E-6-c PW-R61 a quarter of the Athenian ships anywhere, rounded up, at 200', () => {
    const talents = (ships: number) =>
      plague({ athens: { 'athenian-hoplite': 3 }, samos: { 'athenian-naval': ships, 'athenian-allied-naval': 3 } }).of(
        'plague',
      )[0].talents;
    expect([talents(4), talents(5), talents(10), talents(12)]).toEqual([200, 400, 600, 600]);
    expect(plague({ athens: { 'athenian-hoplite': 3 }, samos: { 'athenian-naval': 5 } }).now.treasury.athens).toBe(4100);
  });
  test('PW-E-6-d PW-E-11-b Pericles dies of it, and counts among the three; not a second time', () => {
    const dead = plague({ athens: { 'athenian-hoplite': 3 } });
    expect(dead.now.leaders.pericles).toBe('out');
    expect(dead.now.leaderDeaths).toEqual({ athens: 1, sparta: 0 });
    const before = plague({ athens: { 'athenian-hoplite': 3 } }, { leaders: { ...QUIET.leaders, pericles: 'out' } });
    expect(before.now.leaderDeaths).toEqual({ athens: 0, sparta: 0 });
  });
  test('PW-E-6-e PW-R112 its ban is set, and Allied SP without another place are eliminated', () => {
    expect(plague({ athens: { 'athenian-hoplite': 3 } }).now.bans & 4).toBe(4);
    const box = (goingHome: Record<string, number>, more: Position = {}) =>
      loose({
        ...QUIET,
        phase: 'going-home',
        passed: { athens: true, sparta: true },
        bans: 4,
        goingHome,
        forces: { sparta: { 'home-guard': 3 } },
        held: { corcyra: 'sparta', chios: 'sparta', samos: 'sparta', larisa: 'sparta', amphipolis: 'sparta' },
        ...more,
      });
    expect(box({ 'athenian-allied-naval': 2 }).of('no-place')).toMatchObject([{ unit: 'athenian-allied-naval', count: 2 }]);
    expect(box({ 'athenian-allied-hoplite': 1 }).of('no-place')).toMatchObject([{ unit: 'athenian-allied-hoplite' }]);
    expect(
      box({ 'athenian-hoplite': 1, 'athenian-naval': 1 })
        .of('placed')
        .map(({ space }) => space),
    ).toEqual(['athens', 'piraeus']);
    expect(box({ 'spartan-allied-hoplite': 2 }, { bans: 4 }).of('no-place')).toEqual([]);
    expect(
      box({ 'athenian-allied-naval': 2 }, { held: {} })
        .of('placed')
        .map(({ space }) => space),
    ).toEqual(['corcyra', 'chios']);
  });
  test('PW-E-7-b PW-4.1.1-a with the Persians he leads nothing either, and still counsels Sparta', () => {
    const t = event(7, { ...AWAY, alcibiades: 1 });
    expect(t.now).toMatchObject({ alcibiades: 2, leaders: { alcibiades: 'aside' } });
    expect(t.of('alcibiades')).toMatchObject([{ rule: 'PW-E-7-b', to: 'persia' }]);
    const rolled = loose(
      {
        ...QUIET,
        ...AWAY,
        phase: 'strategy',
        alcibiades: 2,
        sci: { athens: 0, sparta: 0 },
        drawn: { athens: null, sparta: 'agis' },
      },
      { strategy: [1] },
    );
    expect(rolled.of('strategy-rolled')[0].modifiers).toContainEqual({ rule: 'PW-4.1.1-a', by: 1 });
  });
  test('PW-E-7-c third and fourth: back among the commanders of Athens, then in no cup', () => {
    expect(event(7, { alcibiades: 2, leaders: { ...QUIET.leaders, alcibiades: 'aside' } }).now.leaders.alcibiades).toBe('athens');
    expect(event(7, { alcibiades: 3, leaders: { ...QUIET.leaders, alcibiades: 'cup' } }).now.leaders.alcibiades).toBe('out');
  });
  test('PW-E-9 Macedonia comes back from Sparta in the same way, Pella held by its own men', () => {
    const forces = { ...QUIET.forces, pella: { 'spartan-allied-cavalry': 2 }, macedonia: { 'spartan-allied-hoplite': 1 } };
    const t = event(9, { forces, neutrals: { macedonia: 'sparta' } as never, held: { pella: 'sparta', macedonia: 'sparta' } });
    expect(t.now.neutrals.macedonia).toBe('athens');
    expect(t.now.forces).toMatchObject({ pella: { 'athenian-allied-cavalry': 2 }, macedonia: { 'athenian-allied-hoplite': 1 } });
    expect(t.now.held).toMatchObject({ pella: 'athens', macedonia: 'athens' });
    expect(t.of('allegiance')).toMatchObject([
      { rule: 'PW-E-9', space: 'pella', side: 'athens' },
      { rule: 'PW-E-9', space: 'macedonia', side: 'athens' },
    ]);
  });
  test('PW-E-10-a PW-E-10-b PW-E-10-c PW-E-10-d by the turn: 1–3, 4–6, 7–8, 9–10', () => {
    const what = (turn: number) => {
      const { now } = event(10, { turn, rebellion: [] });
      return [now.bans & 2, now.neutrals.argos, now.neutrals.syracuse, now.neutrals.corcyraLeft, now.happened];
    };
    for (const turn of [2, 3]) expect(what(turn)).toEqual([2, false, false, false, 8]);
    for (const turn of [4, 6]) expect(what(turn)).toEqual([0, true, false, false, 16]);
    for (const turn of [7, 8]) expect(what(turn)).toEqual([0, false, true, false, 32]);
    for (const turn of [9, 10]) expect(what(turn)).toEqual([0, false, false, true, 64]);
  });
  test('PW-R63 Argos or Syracuse already in the war, Corcyra gone: rolled again; by the option each bracket comes once', () => {
    const never = (more: Position) => loose({ ...QUIET, ...more }, { event: [4, 6, 5, 6] }).of('event')[0].possible;
    const once = { options: { minorPowersOnce: true } };
    expect(event(10, { turn: 3, happened: 8 }).of('event')[0].possible).toBe(true);
    expect(never({ turn: 3, happened: 8, ...once })).toBe(false);
    expect(never({ turn: 5, happened: 16, ...once })).toBe(false);
    expect(never({ turn: 5, neutrals: { argos: true } as never })).toBe(false);
    expect(never({ turn: 7, neutrals: { syracuse: true } as never })).toBe(false);
    expect(never({ turn: 9, neutrals: { corcyraLeft: true } as never })).toBe(false);
    expect(event(10, { turn: 9, neutrals: { argos: true, syracuse: true } as never }).now.neutrals.corcyraLeft).toBe(true);
    expect(event(10, { turn: 7, neutrals: { argos: true } as never }).now.neutrals.syracuse).toBe(true);
    expect(event(10, { turn: 5, neutrals: { syracuse: true } as never }).now.neutrals.argos).toBe(true);
  });
  test('PW-E-10-d PW-E-10-e PW-R136 every kind leaves Corcyra, a rebellion with them, and nobody holds it', () => {
    const corcyra = {
      'athenian-allied-hoplite': 1,
      'athenian-allied-cavalry': 1,
      'athenian-allied-naval': 1,
      'athenian-cavalry': 1,
    };
    const t = event(10, { turn: 9, forces: { ...QUIET.forces, corcyra } });
    expect(t.now.forces.corcyra).toBeUndefined();
    expect(t.now.forces.athens).toEqual({ 'athenian-hoplite': 6, 'athenian-cavalry': 1 });
    expect(t.now.lost).toEqual({});
    expect(event(10, { turn: 9, rebellion: ['corcyra'] }).now.rebellion).toEqual([]);
    expect(t.of('corcyra')).toMatchObject([{ rule: 'PW-E-10-d', leaves: true }]);
  });
  test('PW-E-12-b only an earthquake moves Alcibiades, and only from Sparta', () => {
    expect(event(12, { ...AWAY, alcibiades: 1 }, { eclipse: [3] }).now.alcibiades).toBe(1);
    expect(event(12, { ...AWAY, alcibiades: 2 }, { eclipse: [4] }).now.alcibiades).toBe(2);
    expect(event(12, {}, { eclipse: [4] }).now).toMatchObject({ alcibiades: 0, mostOperations: { sparta: 2 } });
    expect(event(12, {}, { eclipse: [4] }).of('phenomenon')).toMatchObject([{ die: 4, side: 'sparta' }]);
  });
  test('PW-E-10-b PW-E-10-c who joins holds his own city at once', () => {
    expect(event(10, { turn: 4 }).now.held.argos).toBe('athens');
    expect(event(10, { turn: 7 }).now.held.syracuse).toBe('sparta');
  });
  test('PW-9.3-g PW-E-4-b national SP that an event of the peace sends home are placed at once', () => {
    const forces = { ...QUIET.forces, abdera: { 'athenian-hoplite': 2 } };
    const t = loose({ ...QUIET, ...WEARY, phase: 'surrender', forces }, { length: [1], event: [2, 2] });
    expect(t.of('placed')).toContainEqual(expect.objectContaining({ unit: 'athenian-hoplite', count: 2, space: 'athens' }));
    expect(t.now.goingHome).toEqual({});
  });
  test('PW-9.3-g PW-R48 in a peace the event is that of the turn it falls in', () => {
    expect(canHappen(5, { ...AWAY, turn: 4, alcibiades: 2 })).toBe(true); // turn 5
    expect(canHappen(5, { ...AWAY, turn: 3, alcibiades: 2 })).toBe(false);
  });
  test('PW-E-8-d a neighbour with an enemy in it, not friendly, or a home space does not roll; a 5 is not enough', () => {
    const near = (more: Position, rolls: Rolls = {}) =>
      event(8, more, { 'oligarchic rebellion': [6, 6], ...rolls })
        .of('spread-roll')
        .map(({ space, success }) => [space, success]);
    const all = ['stagirus', 'thasos', 'abdera'];
    expect(near({}, { 'rebellion in thasos': [5] })).toEqual(all.map(space => [space, false]));
    expect(near({ held: { stagirus: 'sparta' } }).map(([space]) => space)).toEqual(['thasos', 'abdera']);
    expect(near({ forces: { ...QUIET.forces, thasos: { 'spartan-naval': 1 } } }).map(([space]) => space)).not.toContain('thasos');
    expect(near({ rebellion: ['abdera'] }).map(([space]) => space)).not.toContain('abdera');
  });
  test('PW-R58 nothing happens only if all eleven are ineligible', () => {
    const all = 'cnidus naxos byzantium chalcis ephesus mytilene olynthus miletus camirus lampsacus amphipolis'.split(' ');
    const t = loose({ ...QUIET, phase: 'delian-rebellion', sci: { athens: 0, sparta: 1 }, rebellion: all });
    expect(t.of('no-rebellion')).toMatchObject([{ rule: 'PW-R58' }]);
    expect(t.of('rebellion-roll')).toEqual([]);
  });
  test('PW-E-8-b PW-3.3-d each roll of one rebellion adds 1, and the next begins again', () => {
    const t = loose(
      { ...QUIET, phase: 'delian-rebellion', sci: { athens: 0, sparta: 1 }, rebellion: ['cnidus', 'naxos'] },
      { 'oligarchic rebellion': [1, 1, 1, 1, 1, 2] },
    );
    expect(t.of('rebellion-roll').map(({ sum }) => sum)).toEqual([2, 3, 5]);
  });
});
