import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position } from '../../index.ts';
import { Loose, type Rolls } from '../table.ts';

const two = (position: object, rolls: Rolls = {}, scenario = 'campaign'): Loose =>
  new Loose(position as Position, rolls, scenario, { players: 'two' });
const quiet = { forces: {}, leaders: { phormio: 'cup', pericles: 'cup', archidamus: 'cup' }, rebellion: [] } as const;

describe('PW-11 two players', () => {
  test('PW-11-a PW-11-b both sides are seats; neither sides nor strategies are rolled', () => {
    const t = two({ ...quiet, turn: 2, forces: { athens: { 'athenian-hoplite': 6 }, sparta: { 'spartan-hoplite': 3 } } });
    expect(t.match.seats).toEqual(['athens', 'sparta']);
    const kinds = t.match.allEvents()[0].map(({ kind }) => kind);
    expect(kinds).toContain('event');
    for (const kind of ['side-attempt', 'side-kept', 'strategy-rolled', 'strategy-kept']) expect(kinds).not.toContain(kind);
  });

  test('PW-11-c the higher strategic rating operates first, then the other side, then both in turn', () => {
    const forces = { athens: { 'athenian-hoplite': 6 }, sparta: { 'spartan-hoplite': 6 } };
    const t = two({
      ...quiet,
      phase: 'operations',
      forces,
      leaders: { ...quiet.leaders, nicias: 'athens', brasidas: 'sparta' },
      drawn: { athens: 'nicias', sparta: 'brasidas' },
      initialDone: { athens: false, sparta: false },
      operations: { athens: 0, sparta: 0 },
    });
    expect(t.of('first-operation')).toMatchObject([{ rule: 'PW-11-c', side: 'sparta', ratings: [1, 2], dice: [] }]);
    expect([t.seat, t.asks]).toEqual(['sparta', 'objective']);
  });
  test('PW-11-c the highest rating in play counts, not only that of him who was drawn: Alcibiades has come back to Athens', () => {
    const t = two({
      ...quiet,
      phase: 'operations',
      alcibiades: 3,
      forces: { athens: { 'athenian-hoplite': 6 }, sparta: { 'spartan-hoplite': 6 } },
      leaders: { ...quiet.leaders, nicias: 'athens', alcibiades: 'athens', mindarus: 'sparta' },
      drawn: { athens: 'nicias', sparta: 'mindarus' },
      initialDone: { athens: false, sparta: false },
      operations: { athens: 0, sparta: 0 },
    });
    expect(t.of('first-operation')).toMatchObject([
      { side: 'athens', leaders: ['alcibiades', 'mindarus'], ratings: [2, 1], dice: [] },
    ]);
  });
  test('PW-11-c equal ratings: the higher die, thrown again on a tie', () => {
    const t = two(
      {
        ...quiet,
        phase: 'operations',
        forces: { athens: { 'athenian-hoplite': 6 }, sparta: { 'spartan-hoplite': 6 } },
        leaders: { ...quiet.leaders, nicias: 'athens', mindarus: 'sparta' },
        drawn: { athens: 'nicias', sparta: 'mindarus' },
        initialDone: { athens: false, sparta: false },
        operations: { athens: 0, sparta: 0 },
      },
      { 'first operation: athens': [3, 5], 'first operation: sparta': [3, 2] },
    );
    expect(t.of('first-operation')).toMatchObject([
      {
        side: 'athens',
        dice: [
          [3, 3],
          [5, 2],
        ],
      },
    ]);
    expect(t.seat).toBe('athens');
  });
  test('PW-11-c PW-R160 a scenario that opens in mid-turn: its own side has opened', () => {
    const t = two({});
    expect([t.now.opener, t.seat, t.asks]).toEqual(['athens', 'sparta', 'objective']);
    const f = two({}, {}, 'fall-of-athens');
    expect([f.now.opener, f.seat, f.asks]).toEqual(['sparta', 'sparta', 'another']);
  });

  const march = {
    ...quiet,
    phase: 'expedition',
    forces: { thebes: { 'spartan-allied-cavalry': 2, 'spartan-allied-hoplite': 1 }, athens: { 'athenian-hoplite': 1 } },
    leaders: { ...quiet.leaders, nicias: 'expedition' },
    initialDone: { athens: false, sparta: true },
    player: 'athens',
    operation: {
      side: 'athens',
      leader: 'nicias',
      objective: 'tanagra',
      at: 'athens',
      units: { 'athenian-hoplite': 3 },
      route: [],
      next: 0,
      marching: false,
      plan: [],
    },
  };
  test('PW-11-e PW-R162 interception is the enemy’s choice: he may let the Expedition pass', () => {
    const t = two(march).roll({ type: 'march' });
    expect([t.seat, t.asks, t.now.operation?.at]).toEqual(['sparta', 'interception', 'tanagra']);
    expect(t.legal('intercept')).toEqual([{ type: 'intercept', space: 'thebes' }]);
    expect(t.why({ type: 'intercept', space: 'corinth' })).toBe('PW-5.6.1-b');
    const [before] = [t.now.forces];
    t.roll({ type: 'letPass' });
    expect(t.of('let-pass')).toMatchObject([{ rule: 'PW-11-e', side: 'sparta', space: 'tanagra' }]);
    expect(t.now.forces.thebes).toEqual(before.thebes);
    expect(t.now.forces.tanagra).toEqual({ 'athenian-hoplite': 3 });
  });
  test('PW-11-e or try with one Force: 4 or more', () => {
    const t = two(march).roll({ type: 'march' });
    t.roll({ type: 'intercept', space: 'thebes' }, { interception: [4] });
    expect(t.of('interception')).toMatchObject([{ success: true, by: 'thebes', die: 4 }]);
    expect(t.of('skirmish')).toHaveLength(1);
  });

  test('PW-R162 PW-5.1.2-d at the Isthmus he is told that no die is needed', () => {
    const asked = (objective: string, garrison: string) => {
      const forces = { ...march.forces, [garrison]: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 1 } };
      const t = two({ ...march, forces, operation: { ...march.operation, at: 'megara', objective } }).roll({ type: 'march' });
      return t.match.pending()[0].about?.certain;
    };
    expect([asked('cenchreae', 'corinth'), asked('pegae', 'pegae')]).toEqual([true, false]);
  });

  test('PW-E-4-b PW-R124 what an event sends to its home space goes there, with two players too', () => {
    const forces = { sparta: { 'home-guard': 3 }, abdera: { 'athenian-naval': 2, 'athenian-hoplite': 1 } };
    const t = two({ ...quiet, phase: 'event', turn: 2, sci: { athens: 1, sparta: 1 }, forces }, { event: [2, 2] });
    expect(t.asks).toBe('objective');
    expect(t.now.forces).toMatchObject({ piraeus: { 'athenian-naval': 2 }, athens: { 'athenian-hoplite': 1 } });
  });

  test('PW-11-d PW-R163 the players pick the next battle in turn, first the one who operated first', () => {
    const t = two({
      ...quiet,
      phase: 'battles',
      opener: 'sparta',
      forces: {
        megara: { 'athenian-hoplite': 2, 'spartan-allied-hoplite': 1 },
        elis: { 'athenian-hoplite': 2, 'spartan-allied-hoplite': 1 },
        corinth: { 'athenian-hoplite': 2, 'spartan-allied-hoplite': 1 },
      },
    });
    expect([t.seat, t.asks]).toEqual(['sparta', 'nextBattle']);
    expect(t.legal('battle')).toHaveLength(3);
    expect(t.why({ type: 'battle', athens: 'athens', sparta: 'athens' })).toBe('PW-6.2-h');
    t.roll({ type: 'battle', athens: 'megara', sparta: 'megara' });
    expect(t.of('battle')).toMatchObject([{ space: 'megara' }]);
    expect([t.seat, t.asks, t.legal('battle').length]).toEqual(['athens', 'nextBattle', 2]);
    t.roll({ type: 'battle', athens: 'elis', sparta: 'elis' });
    expect(t.of('battle').map(({ space }) => space)).toEqual(['elis', 'corinth']); // the last one needs no choice
  });
  test('PW-11-d and the next siege likewise; PW-11-g its loser loses 1 SCI, not 2', () => {
    const t = two({
      ...quiet,
      phase: 'siege-resolution',
      chooser: 'athens',
      forces: { elis: { 'athenian-hoplite': 2 }, corinth: { 'athenian-hoplite': 2 } },
      leaders: { ...quiet.leaders, nicias: 'elis', cleon: 'corinth' },
      sieges: { elis: 'athens', corinth: 'athens' },
      held: {},
    });
    expect([t.seat, t.asks]).toEqual(['athens', 'nextSiege']);
    expect(t.why({ type: 'siege', space: 'athens' })).toBe('PW-6.3-b');
    t.roll({ type: 'siege', space: 'elis' }, { siege: [1, 4] });
    expect(t.of('siege')).toMatchObject([
      { space: 'elis', success: false, sci: [-1, 0], points: 0 },
      { space: 'corinth', success: true, sci: [0, -1], points: [10, -15] },
    ]);
  });

  test('PW-11-f auguries: Athens as rolled, Sparta +1; commanders do not count', () => {
    const at = {
      phase: 'another',
      player: 'athens',
      initialDone: { athens: true, sparta: true },
      leaders: { nicias: 'going-home', cleon: 'going-home', demosthenes: 'going-home', agis: 'going-home' },
    };
    const athens = two(at).roll({ type: 'operate' }, { auguries: [5] });
    expect(athens.of('auguries')).toMatchObject([
      { die: 5, result: 5, favourable: true, modifiers: [{ rule: 'PW-11-f', by: 0 }] },
    ]);
    const sparta = two({ ...at, player: 'sparta' }).roll({ type: 'operate' }, { auguries: [5] });
    expect(sparta.of('auguries')).toMatchObject([
      { die: 5, result: 6, favourable: false, modifiers: [{ rule: 'PW-11-f', by: 1 }] },
    ]);
  });

  test('PW-11-h PW-11-i PW-P-s PW-R161 Sparta places first: land at Sparta, ships at Gythium, Allies where it controls', () => {
    const t = two({
      ...quiet,
      phase: 'going-home',
      goingHome: {
        'spartan-hoplite': 2,
        'spartan-naval': 1,
        'spartan-allied-hoplite': 2,
        'athenian-allied-naval': 1,
        'athenian-hoplite': 2,
        'athenian-naval': 1,
      },
    });
    expect(t.of('placed')).toMatchObject([
      { unit: 'spartan-hoplite', count: 2, space: 'sparta', rule: 'PW-11-i' },
      { unit: 'spartan-naval', count: 1, space: 'gythium', rule: 'PW-11-i' },
    ]);
    expect([t.seat, t.asks]).toEqual(['sparta', 'homeward']);
    expect(t.why({ type: 'send', space: 'athens' })).toBe('PW-11-i');
    t.roll({ type: 'send', space: 'elis' }).roll({ type: 'send', space: 'megara' });
    expect(t.now.forces).toMatchObject({ elis: { 'spartan-allied-hoplite': 1 }, megara: { 'spartan-allied-hoplite': 1 } });

    // PW-11-j: then Athens: Allies anywhere, land units at Athens or Piraeus, ships on any friendly coast
    expect(t.seat).toBe('athens');
    expect(t.why({ type: 'send', space: 'larisa' })).toBe('PW-R161');
    t.roll({ type: 'send', space: 'naxos' });
    expect(t.legal('send').map(({ space }) => space)).toEqual(['athens', 'piraeus']);
    expect(t.why({ type: 'send', space: 'chios' })).toBe('PW-11-j');
    t.roll({ type: 'settle', space: 'piraeus' });
    expect(t.now.forces.piraeus).toEqual({ 'athenian-hoplite': 2 });
    expect(t.why({ type: 'settle', space: 'piraeus' })).toBe('PW-11-h'); // one ship is placed by itself
    expect(t.why({ type: 'send', space: 'sparta' })).not.toBeNull();
    t.roll({ type: 'send', space: 'chios' });
    expect(t.now.forces.chios).toEqual({ 'athenian-naval': 1 });
  });
  test('PW-11-j Athenian land units at Athens or Piraeus', () => {
    const t = two({ ...quiet, phase: 'going-home', goingHome: { 'athenian-cavalry': 1 } });
    expect(t.legal('send')).toEqual([
      { type: 'send', space: 'athens' },
      { type: 'send', space: 'piraeus' },
    ]);
  });
  test('PW-11-i PW-R161 Sparta’s Allies do not go to a Piraeus that its Army only besieges', () => {
    const t = two({
      ...quiet,
      phase: 'going-home',
      leaders: { ...quiet.leaders, brasidas: 'piraeus' },
      forces: { piraeus: { 'spartan-hoplite': 1 }, corinth: { 'spartan-allied-hoplite': 1 } },
      held: { corinth: 'sparta' },
      goingHome: { 'spartan-allied-hoplite': 2 },
    });
    expect([t.seat, t.asks]).toEqual(['sparta', 'homeward']);
    expect(t.why({ type: 'send', space: 'piraeus' })).toBe('PW-11-i');
    expect(t.why({ type: 'send', space: 'corinth' })).toBeNull();
  });
  test('PW-11-l what cannot be placed is eliminated', () => {
    const t = two({
      ...quiet,
      phase: 'homecoming-placement',
      forces: { gythium: { 'athenian-hoplite': 1 } },
      goingHome: { 'spartan-naval': 2 },
    });
    expect(t.match.allEvents()[0]).toContainEqual(expect.objectContaining({ kind: 'no-place', rule: 'PW-11-l', count: 2 }));
    expect(t.now.forces.gythium).toEqual({ 'athenian-hoplite': 1 });
  });

  test('PW-11-m PW-R129 PW-R164 each side builds up to 600 talents, Sparta first; Athens may have Eisphora', () => {
    const t = two({ ...quiet, phase: 'income', treasury: { athens: 3000, sparta: 3000 } });
    const [athens] = t.of('income');
    expect(athens.items).toContainEqual({ rule: 'PW-8.1.5-a', by: 1000 });
    expect([t.seat, t.asks]).toEqual(['sparta', 'build']);
    for (let n = 0; n < 3; n++) t.roll({ type: 'build', unit: 'spartan-hoplite' });
    expect([t.seat, t.asks]).toEqual(['athens', 'build']);
    expect(t.why({ type: 'build', unit: 'spartan-hoplite' })).toBe('PW-8.2-b');
    expect(t.why({ type: 'build', unit: 'theban-hoplite' })).toBe('PW-0.2-b');
  });
  test('PW-R129 each player is bound by hostages (PW-6.6-d)', () => {
    const t = two({ phase: 'objective', player: 'sparta', hostages: { sparta: true } });
    expect(t.why({ type: 'objective', space: 'athens' })).toBe('PW-5.1-g');
  });
  test('PW-R129 the higher total wins, equal is a draw, who surrenders loses', () => {
    const end = (position: object) => two({ ...quiet, phase: 'surrender', ...position }).match.outcome;
    const last = { turn: 10, bellicosity: { athens: 7, sparta: 7 }, hadArmistice: true };
    expect(end({ ...last, score: { athens: 20, sparta: -5 } })?.score).toEqual([1, 0]);
    expect(end({ ...last, score: { athens: 5, sparta: 5 } })?.score).toEqual([0.5, 0.5]);
    expect(end({ score: { athens: 90, sparta: 0 }, bellicosity: { athens: 0, sparta: 3 } })?.score).toEqual([0, 1]);
    expect(end({ bellicosity: { athens: 0, sparta: 0 } })?.score).toEqual([0.5, 0.5]);
    const beaten = two({ ...quiet, phase: 'surrender', bellicosity: { athens: 0, sparta: 3 } });
    expect(beaten.of('surrender')).toMatchObject([{ sides: ['athens'], points: 0 }]); // PW-1.2-f is the human's alone
  });
  test('what a side is worth is told by seat', () => {
    const s = game.begin({ scenario: 'campaign', options: { players: 'two' } });
    s.score = [40, -10];
    expect(game.evaluate(s, 0)).toBeGreaterThan(0.5);
    expect(game.evaluate(s, 1)).toBeLessThan(0.5);
  });
});
