import { describe, expect, test } from 'vitest';
import type { Position } from '../index.ts';
import { Table, table } from './table.ts';

const once = test;
describe('PW-EX the example of play, turn 1', () => {
  const t = new Table(null, [5, 1, 4, 2, 2, 2, 1]);
  /** One match told from beginning to end: whoever asks for a paragraph alone hears those before it first. */
  const story: (() => void)[] = [];
  let heard = 0;
  const test = (name: string, body: () => void): void => {
    const at = story.push(body) - 1;
    once(name, () => {
      while (heard <= at) story[heard++]();
    });
  };

  test('¶1–2 PW-0.7-u PW-5.3.1-f PW-4.1.2-a PW-MS-g PW-5.2-e Sparta opens: no auguries, no defence due, Decelea by one die', () => {
    expect(t.of('auguries')).toEqual([]);
    expect(t.of('defence')).toMatchObject([{ holds: false, side: 'sparta' }]);
    expect(t.of('objective-rolled')).toMatchObject([{ dice: [5], space: 'decelea', strategy: 'attack-athens', again: null }]);
    expect(t.of('force-required')).toMatchObject([{ required: { hoplite: 12, cavalry: 2, naval: 0 } }]);
  });
  test('¶2 PW-5.2.1-a PW-5.2.1-b PW-5.2.1-c PW-5.2-l PW-R26 PW-R101 the plan: 7H, 4(A)H, 1(A)H 2(A)C for 1,400', () => {
    const [plan] = t.of('gathering');
    expect(plan).toMatchObject({ cost: 1400, possible: true });
    expect((plan.shares as { space: string; take: object }[]).filter(({ take }) => Object.keys(take).length > 0)).toMatchObject([
      { space: 'sparta', take: { 'spartan-hoplite': 7 } },
      { space: 'corinth', take: { 'spartan-allied-hoplite': 4 } },
      { space: 'thebes', take: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 2 } },
    ]);
  });
  test('¶2–7 PW-5.1.5-b PW-5.1.5-a the money goes as it is spent: 3,000, 2,200, 1,600', () => {
    expect(t.of('activated').map(({ space, treasury }) => [space, treasury])).toEqual([
      ['sparta', 3000],
      ['corinth', 2200],
      ['thebes', 2000],
      ['thebes', 1600],
    ]);
  });
  test('¶3 PW-MAP-a PW-MAP-b PW-5.1.1-i PW-5.1.1-l PW-5.2.2-a to Corinth one route only, round Argos', () => {
    expect(t.of('route')[0]).toMatchObject({
      of: 1,
      route: ['belmina', 'methydrum', 'orchomenus', 'phlius', 'sicyon', 'corinth'],
    });
  });
  test('¶5 PW-5.1.1-j PW-0.4-c PW-MAP-c PW-R114 four routes to Thebes, one drawn', () => {
    const [, route] = t.of('route');
    expect(route).toMatchObject({ of: 4, route: ['pegae', 'panactum', 'plataea', 'thebes'] });
    expect(route.alternatives).toHaveLength(4);
    expect(route.alternatives).toEqual(
      expect.arrayContaining([
        ['pegae', 'siphae', 'plataea', 'thebes'],
        ['pegae', 'siphae', 'chaeronea', 'thebes'],
        ['pegae', 'panactum', 'plataea', 'thebes'],
        ['pegae', 'panactum', 'tanagra', 'thebes'],
      ]),
    );
  });
  test('¶5 PW-5.6.2-a PW-5.7.1-a PW-5.7.2-b PW-5.7.2-e Athens intercepts at Panactum; no loss, no battle', () => {
    expect(t.of('interception')[0]).toMatchObject({ space: 'panactum', by: 'athens', die: 4, success: true });
    expect(t.of('skirmish')).toMatchObject([{ dice: { athens: 2, sparta: 2 }, lost: {}, battle: null }]);
    expect(t.of('battle')).toEqual([]);
  });
  test('¶6–8 PW-5.1-e PW-5.8-a PW-5.8-c PW-5.8-d PW-MAP-d PW-5.6.2-b Oropus and Decelea are ravaged, nothing on a rally leg', () => {
    expect(t.of('route')[2]).toMatchObject({ of: 2, route: ['delium', 'oropus', 'decelea'] });
    expect(t.of('interception')[1]).toMatchObject({ space: 'decelea', die: 1, success: false });
    expect(t.of('ravaged').map(({ space }) => space)).toEqual(['oropus', 'decelea']);
    expect(t.now.forces.decelea).toEqual({ 'spartan-hoplite': 7, 'spartan-allied-hoplite': 5, 'spartan-allied-cavalry': 2 });
    expect(t.now.forces.sparta).toEqual({ 'home-guard': 3, 'spartan-cavalry': 1 });
    expect(t.now.forces.corinth).toEqual({ 'spartan-allied-hoplite': 1, 'spartan-allied-naval': 5 });
    expect(t.now.forces.thebes).toEqual({ 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 2 });
    expect(t.now.leaders.archidamus).toBe('decelea');
    expect(t.now.treasury).toEqual({ athens: 4500, sparta: 1600 });
  });
  test('¶9 PW-5.3.1-c PW-5.3.1-d PW-5.3.1-e PW-0.7-v PW-R16 auguries 2 + 1, Pericles leads without a draw', () => {
    expect(t.asks).toBe('another');
    t.act({ type: 'operate' }, 2);
    expect(t.of('auguries')).toMatchObject([{ die: 2, result: 3, favourable: true, modifiers: [{ rule: 'PW-5.3.1-c', by: 1 }] }]);
    expect(t.of('commander-drawn')).toEqual([]);
  });
  test('¶10 Erineus by way of Piraeus: 3N for 1,200', () => {
    t.act({ type: 'objective', space: 'erineus' });
    expect(t.now.operation).toMatchObject({ leader: 'pericles', at: 'athens' });
    t.act({ type: 'rally', space: 'piraeus' });
    t.act({ type: 'activate', unit: 'athenian-naval', count: 3 });
    expect(t.now.treasury.athens).toBe(3300);
    expect(t.now.forces.piraeus).toEqual({ 'athenian-naval': 5 });
  });
  test('¶11–13 PW-MAP-h PW-MAP-i PW-MAP-j PW-MAP-o PW-5.8-f PW-5.1.1-m PW-6.2.2-e round the Peloponnesus', () => {
    t.act({ type: 'march' }, 1, 5, 6, 6, 2, 3, 5);
    const [route] = t.of('route');
    expect(route.of).toBe(2);
    expect(route.route).toEqual(
      'aegina methana cape-scyllaeum troezen hermione prasiae epidaurus-limera cythera cape-taenarum corone asine pylos zacynthus cephallenia oeniadae naupactus panormus-achaea erineus'.split(
        ' ',
      ),
    );
    expect(t.of('interception').map(({ space, by, success }) => [space, by, success])).toEqual([
      ['prasiae', 'sparta', true],
      ['corone', 'sparta', false],
      ['erineus', 'corinth', false],
    ]);
    expect(t.of('skirmish')).toMatchObject([{ dice: { athens: 6, sparta: 6 }, battle: 'PW-5.7.2-a', lost: {} }]);
    expect(t.of('battle')).toMatchObject([{ type: 'null', space: 'prasiae' }]);
    expect(t.of('ravaged').map(({ space }) => space)).toEqual(
      'methana cape-scyllaeum troezen hermione epidaurus-limera cythera cape-taenarum corone asine pylos oeniadae'.split(' '),
    );
    expect(t.now.sci).toEqual({ athens: 0, sparta: 0 });
    expect(t.now.points).toBe(0);
    expect(t.now.forces.erineus).toEqual({ 'athenian-naval': 3 });
  });
  test('¶14 PW-R83 Sparta has 6H and 3C left to activate', () => {
    const left = (type: string): number =>
      Object.entries(t.now.forces).reduce(
        (sum, [space, units]) =>
          sum +
          ['spartan', 'spartan-allied'].reduce(
            (all, nation) => all + (units[`${nation}-${type}`] ?? 0) - (t.now.activated[space]?.[`${nation}-${type}`] ?? 0),
            0,
          ),
        0,
      );
    expect([left('hoplite'), left('cavalry')]).toEqual([6, 3]);
  });
  test('¶14 PW-5.3.1-b PW-5.3.2-b Sparta’s auguries 5 + 1: it passes', () => {
    expect(t.of('auguries')).toMatchObject([{ side: 'sparta', die: 5, result: 6, favourable: false }]);
    expect(t.now.passed).toEqual({ athens: false, sparta: true });
  });
  test('¶15 PW-5.1.6-a PW-5.1.6-e PW-MAP-k Demosthenes to Chios: three routes of 6, none through Decelea', () => {
    t.act({ type: 'operate' }, 2, 'demosthenes');
    expect(t.of('auguries')).toMatchObject([{ modifiers: [{ by: 1 }], result: 3 }]);
    t.act({ type: 'objective', space: 'heraclea' });
    t.act({ type: 'rally', space: 'chios' }, 3);
    const [route] = t.of('route');
    expect(route.alternatives).toHaveLength(3);
    expect(route.alternatives).toEqual(
      expect.arrayContaining([
        'piraeus aegina kythnos syros andros chios'.split(' '),
        'piraeus sunium kea carystos andros chios'.split(' '),
        'piraeus sunium marathon carystos andros chios'.split(' '),
      ]),
    );
    t.act({ type: 'activate', unit: 'athenian-allied-hoplite', count: 1 });
    t.act({ type: 'activate', unit: 'athenian-allied-naval', count: 1 });
    expect(t.now.treasury.athens).toBe(2700);
    expect(t.now.forces.chios).toEqual({ 'athenian-allied-naval': 1 });
  });
  test('¶16 PW-5.1.4-a PW-MAP-m to Heraclea by the only route; only Heraclea is ravaged', () => {
    t.act({ type: 'march' });
    expect(t.of('route')).toMatchObject([{ of: 1, route: 'psara skyros sporades olizon pteleum heraclea'.split(' ') }]);
    expect(t.of('ravaged').map(({ space }) => space)).toEqual(['heraclea']);
    expect(t.now.forces.heraclea).toEqual({ 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 1 });
  });
  test('¶17 PW-5.1.5-e PW-MAP-g PW-5.7.1-d PW-5.7.1-f PW-5.7.2-d PW-R6 PW-5.8-b Cleon to Thebes, loses 1H, no battle at once', () => {
    t.act({ type: 'operate' }, 3, 'cleon');
    t.act({ type: 'objective', space: 'thebes' });
    t.act({ type: 'activate', unit: 'athenian-hoplite', count: 6 });
    t.act({ type: 'activate', unit: 'athenian-cavalry', count: 1 });
    expect(t.now.treasury.athens).toBe(1300);
    t.act({ type: 'march' }, 2, 1, 5, 1, 2);
    expect(t.of('route')).toMatchObject([{ of: 2, route: ['panactum', 'tanagra', 'thebes'] }]);
    expect(t.of('interception').map(({ space, success }) => [space, success])).toEqual([
      ['tanagra', false],
      ['thebes', true],
    ]);
    expect(t.of('skirmish')).toMatchObject([{ lost: { athens: 'athenian-hoplite' }, battle: null }]);
    expect(t.now.forces.thebes).toMatchObject({ 'athenian-hoplite': 5, 'athenian-cavalry': 1 });
  });
  test('¶18 the operations end: 15 ravaged spaces, treasuries 1,300 and 1,600', () => {
    expect(t.now.ravaged).toHaveLength(15);
    expect(t.now.ravaged).toContain('tanagra');
    expect(t.now.treasury).toEqual({ athens: 1300, sparta: 1600 });
  });
  test('¶19 PW-6.1-a PW-6.1-b PW-6.1-c PW-6.1-d PW-R84 PW-R96 four sieges, none in Thebes', () => {
    // Battles of Thebes and of Erineus with Corinth; the sieges by lot; homecoming; four rolls of spread.
    t.act({ type: 'pass' }, ...[3, 4, 6, 1], ...[1, 2], ...[1, 4], ...[1, 2], 1, ...[1, 5], ...[1, 2, 3, 4]);
    expect(t.of('siege-begins').map(({ space, rule }) => [space, rule])).toEqual([
      ['decelea', 'PW-6.1-b'],
      ['erineus', 'PW-6.1-b'],
      ['heraclea', 'PW-6.1-b'],
      ['potidaea', 'PW-6.1-c'],
    ]);
  });
  test('¶21–22 PW-6.2-b PW-6.2.4-e PW-6.2.4-f PW-6.2.4-g PW-6.2.4.1-a PW-6.2.4.1-d PW-6.2.4.1-e PW-6.2.4.1-f PW-6.6-a PW-6.6-b PW-1.2-c Thebes', () => {
    expect(t.of('battle')).toHaveLength(2);
    expect(t.of('battle')[0]).toMatchObject({
      type: 'land',
      space: 'thebes',
      because: 'PW-6.2-b',
      dice: { athens: 3, sparta: 4 },
      modifiers: [[{ rule: 'PW-6.2.4-f', by: 1 }], [{ rule: 'PW-6.2.4-e', by: 1 }]],
      sums: [4, 5],
      winner: 'sparta',
      losses: 1,
      points: -15,
      hostages: true,
      sci: [-1, 1],
    });
  });
  test('¶24–25 PW-6.2-d PW-6.2-i PW-6.2-j PW-MAP-u PW-R9 PW-R12 PW-6.2.3-b PW-6.2.3-c PW-6.2.3-d PW-6.2.3.1-a PW-6.2.3.1-c Erineus and Corinth', () => {
    expect(t.of('battle')[1]).toMatchObject({
      type: 'naval',
      space: 'erineus',
      modifiers: [
        [
          { rule: 'PW-6.2.3-b', by: 2 },
          { rule: 'PW-6.2.3-d', by: 1 },
        ],
        [{ rule: 'PW-6.2.3-c', by: 2 }],
      ],
      sums: [9, 3],
      winner: 'athens',
      losses: 3,
      points: 10,
      sci: [0, 0],
    });
  });
  test('¶26–29 PW-6.3-b PW-6.3-d PW-6.3-e PW-6.3-f PW-6.3-g PW-6.3-h PW-6.3-i PW-6.3-j PW-6.3-l the four sieges', () => {
    expect(
      t.of('siege').map(({ space, sum, success, sci, treasury, points }) => ({ space, sum, success, sci, treasury, points })),
    ).toEqual([
      { space: 'decelea', sum: 3, success: false, sci: [0, -1], treasury: 1600, points: 0 },
      { space: 'erineus', sum: 5, success: true, sci: [1, -1], treasury: 1600, points: 10 },
      { space: 'heraclea', sum: 4, success: true, sci: [2, -2], treasury: 1900, points: 10 },
      { space: 'potidaea', sum: 3, success: false, sci: [0, -2], treasury: 1900, points: 0 },
    ]);
  });
  test('¶30 PW-6.4-a PW-6.4-b PW-6.4-c PW-6.4-f 1N stays in Erineus, all in Heraclea', () => {
    expect(t.of('going-home').map(({ space, sum }) => [space, sum])).toEqual([
      ['erineus', 1],
      ['heraclea', 6],
    ]);
    expect(t.of('stays')).toMatchObject([{ space: 'erineus', unit: 'athenian-naval' }]);
  });
  test('¶31 checkpoint A: PW-P-a PW-P-g PW-P-i PW-P-j PW-P-k PW-P-l PW-P-n PW-P-o PW-P-r PW-6.4-h PW-6.5-a', () => {
    expect(t.now.forces).toEqual({
      athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
      piraeus: { 'athenian-naval': 10 },
      naupactus: { 'athenian-naval': 1 },
      erineus: { 'athenian-naval': 1 },
      corcyra: { 'athenian-allied-naval': 3, 'athenian-allied-hoplite': 1 },
      chios: { 'athenian-allied-naval': 1 },
      heraclea: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 1 },
      larisa: { 'athenian-allied-cavalry': 5, 'athenian-allied-hoplite': 2 },
      pella: { 'athenian-allied-cavalry': 2 },
      amphipolis: { 'athenian-allied-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
      corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 2 },
      thebes: { 'spartan-allied-hoplite': 7, 'spartan-allied-cavalry': 4 },
      potidaea: { 'spartan-allied-hoplite': 1 },
    });
    expect(t.now.goingHome).toEqual({});
    expect(t.now.sieges).toEqual({});
    expect(t.now.sci).toEqual({ athens: 0, sparta: -2 });
    expect(t.now.points).toBe(15);
    expect(t.now.hostages).toEqual({ athens: true, sparta: false });
    expect(t.now.lost).toEqual({ 'athenian-hoplite': 2, 'spartan-allied-naval': 3 });
    expect(Object.entries(t.now.leaders).filter(([, place]) => place === 'going-home')).toHaveLength(5);
  });
  test('¶32 PW-7.1-b PW-7.2-a PW-7.2-b Potidaea stays in rebellion; four neighbours roll without modifier', () => {
    expect(t.of('rebellion-tested')).toMatchObject([{ space: 'potidaea', quelled: false }]);
    expect(t.of('spread-roll').map(({ space, modifiers }) => [space, modifiers])).toEqual(
      expect.arrayContaining(['methone', 'olynthus', 'scione', 'torone'].map(space => [space, []])),
    );
    expect(t.of('spread-roll')).toHaveLength(4);
  });
  test('¶33–34 PW-8.1-a PW-8.1-b PW-8.1-c PW-8.1-d PW-8.1.5-a income 3,350 and 1,850', () => {
    expect(t.of('income')).toMatchObject([
      { side: 'athens', net: 3350, treasury: 5250 },
      { side: 'sparta', net: 1850, treasury: 3450 },
    ]);
    expect(t.asks).toBe('build');
  });
  test('¶35–38 PW-8.2-c PW-8.2-g PW-9.1-a PW-9.1-c PW-9.4-a PW-9.4-b PW-3.1-a PW-3.1-b PW-3.1-d Sparta rebuilds; 10 and 7; the side changes', () => {
    // The side changes on a 6; then event 11, the Delian rebellion (Cnidus, four neighbours), the commanders, the strategy.
    t.act({ type: 'enough' }, 6, ...[5, 6], ...[1, 1], ...[2, 2, 2, 2], 'nicias', 'archidamus', 4);
    expect(t.of('built').map(({ unit, treasury }) => [unit, treasury])).toEqual([
      ['spartan-allied-naval', 3250],
      ['spartan-allied-naval', 3050],
      ['spartan-allied-naval', 2850],
    ]);
    expect(t.now.forces.corinth).toEqual({ 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 5 });
    expect(t.of('bellicosity').map(({ side, now }) => [side, now])).toEqual([
      ['athens', 10],
      ['sparta', 7],
    ]);
    expect(t.now.ravaged).toEqual([]);
    expect(t.now.turn).toBe(2);
    expect(t.of('side-attempt')).toMatchObject([{ die: 6, sum: 6, changes: true, side: 'sparta' }]);
    expect(t.now.player).toBe('sparta');
    expect(t.now.treasury).toEqual({ athens: 5250, sparta: 2850 });
  });
  test('¶41 PW-3.4.1-a PW-4.1-b PW-4.2-a PW-MA-c Nicias’ face; 4 + 1: Cut LOC; SCI 0 and 0', () => {
    expect(t.of('nicias')).toHaveLength(1);
    expect(t.of('strategy-rolled')).toMatchObject([{ die: 4, sum: 5, strategy: 'cut-loc', again: null }]);
    expect(t.now.sci).toEqual({ athens: 0, sparta: 0 });
  });
});

describe('PW-EX the example of play, turn 2 from checkpoint B', () => {
  const CHECKPOINT: Position = {
    phase: 'event',
    turn: 2,
    player: 'sparta',
    changedSide: true,
    treasury: { athens: 5200, sparta: 2850 },
    sci: { athens: 0, sparta: -2 },
    hostages: { athens: true, sparta: false },
    attica: { before: true, now: false },
    initialDone: { athens: false, sparta: false },
    leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
    forces: {
      athens: { 'athenian-hoplite': 8, 'athenian-cavalry': 1 },
      piraeus: { 'athenian-naval': 10 },
      naupactus: { 'athenian-naval': 1 },
      erineus: { 'athenian-naval': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
      corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 5 },
      thebes: { 'spartan-allied-hoplite': 7, 'spartan-allied-cavalry': 4 },
      potidaea: { 'spartan-allied-hoplite': 1 },
    },
    rebellion: ['potidaea'],
  };
  /** Event 6; event 8 gives 12; Thasos 6, the others 3; Nicias and Agis; the strategy dice. */
  const rest = [3, 3, 6, 6];
  test('¶39 PW-E-6-b PW-E-6-c PW-E-6-d PW-E-6-e PW-R61 PW-R85 the plague: 3H, 600 talents, Pericles', () => {
    const t = table(CHECKPOINT, ...rest, 3, 6, 3, 'nicias', 'agis', 5, 4);
    expect(t.now.forces.athens).toEqual({ 'athenian-hoplite': 5, 'athenian-cavalry': 1 });
    expect(t.now.treasury.athens).toBe(4600);
    expect(t.now.leaders.pericles).toBe('out');
    expect(t.of('plague')).toMatchObject([{ lost: 3, talents: 600 }]);
  });
  test('¶40 PW-3.3-a PW-3.3-b PW-E-8-d PW-MAP-n an empty Amphipolis rebels, Thasos with it', () => {
    const t = table(CHECKPOINT, ...rest, 3, 6, 3, 'nicias', 'agis', 5, 4);
    expect(t.of('spread-roll').map(({ space }) => space)).toEqual(['stagirus', 'thasos', 'abdera']);
    expect([...t.now.rebellion].sort()).toEqual(['amphipolis', 'potidaea', 'thasos']);
  });
  test('¶40 PW-3.3-c PW-3.3-d PW-E-8-b PW-R59 occupied Amphipolis does not: rolled again at +1', () => {
    const forces = { ...CHECKPOINT.forces, amphipolis: { 'athenian-allied-hoplite': 1 } };
    const t = table({ ...CHECKPOINT, forces }, ...rest, ...[1, 1], 1, 1, 1, 1, 1, 'nicias', 'agis', 4);
    expect(t.of('rebellion-roll')).toMatchObject([
      { sum: 12, space: 'amphipolis', again: 'PW-3.3-c' },
      { sum: 3, space: 'naxos', again: null, modifiers: [{ rule: 'PW-E-8-b', by: 1 }] },
    ]);
  });
  test('¶41 PW-4.1-c PW-4.1-d hostages bar Attack Sparta: 5 + 1 is rolled again, 4 + 1 is Cut LOC', () => {
    const t = table(CHECKPOINT, ...rest, 3, 6, 3, 'nicias', 'agis', 5, 4);
    expect(t.of('strategy-rolled')).toMatchObject([
      { strategy: 'attack-sparta', again: 'PW-4.1-c' },
      { strategy: 'cut-loc', again: null },
    ]);
  });
});
