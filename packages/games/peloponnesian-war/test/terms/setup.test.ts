import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position, type Written } from '../../index.ts';
import { LEADER, STRATEGIC, TACTICAL } from '../../rules/terms/leaders.ts';
import { LIMIT, UNIT } from '../../rules/terms/units.ts';
import { faultsOf, loose, Table } from '../table.ts';

/** The set-up of a scenario, before anything happens. */
const setup = (scenario: string): Written => {
  const s = game.begin({ scenario, options: {} });
  return game.position.write(s) as Written;
};

describe('PW-0.7 the campaign', () => {
  const p = setup('campaign');
  test('PW-0.7-a PW-0.7-b PW-0.7-c PW-0.7-d turn, points, sides, treasuries, SCI, Bellicosity, strategy', () => {
    expect(p).toMatchObject({
      turn: 1,
      points: 0,
      player: 'athens',
      treasury: { athens: 4500, sparta: 3000 },
      sci: { athens: 0, sparta: 0 },
      bellicosity: { athens: 10, sparta: 10 },
      strategy: { athens: null, sparta: 'attack-athens' },
    });
  });
  test('PW-0.7-e PW-0.7-f PW-0.7-g PW-0.7-h PW-0.7-i PW-0.7-j PW-0.7-k PW-0.7-l PW-0.7-m PW-0.7-n PW-0.7-o PW-0.7-p PW-0.7-q PW-0.7-r the forces', () => {
    expect(p.rebellion).toEqual(['potidaea']);
    expect(p.forces).toEqual({
      athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
      piraeus: { 'athenian-naval': 8 },
      naupactus: { 'athenian-naval': 1 },
      corcyra: { 'athenian-allied-naval': 3, 'athenian-allied-hoplite': 1 },
      chios: { 'athenian-allied-naval': 2, 'athenian-allied-hoplite': 1 },
      larisa: { 'athenian-allied-cavalry': 5, 'athenian-allied-hoplite': 2 },
      pella: { 'athenian-allied-cavalry': 1 },
      amphipolis: { 'athenian-allied-hoplite': 1 },
      potidaea: { 'athenian-hoplite': 2, 'athenian-naval': 3, 'athenian-allied-cavalry': 1, 'spartan-allied-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
      corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 5 },
      thebes: { 'spartan-allied-hoplite': 5, 'spartan-allied-cavalry': 4 },
    });
    expect(p.activated).toEqual({ potidaea: { 'athenian-hoplite': 2, 'athenian-naval': 3, 'athenian-allied-cavalry': 1 } });
    expect(p.held.potidaea).toBe('sparta'); // PW-R2
  });
  test('PW-0.7-s PW-0.8-a PW-0.8-b PW-0.8-d PW-0.2-f commanders: three on the map, the others in the cups', () => {
    expect(p.leaders).toMatchObject({ pericles: 'athens', phormio: 'potidaea', archidamus: 'sparta', alcibiades: 'cup' });
    expect(Object.values(p.leaders).filter(place => place === 'cup')).toHaveLength(13);
    expect(Object.keys(p.leaders).sort()).toEqual(
      'agis alcibiades archidamus brasidas callicratides cleon demosthenes gylippus lysander mindarus nicias pericles phormio pleistoanax thrasybulus thrasyllus'.split(
        ' ',
      ),
    );
  });
  test('PW-0.7-t PW-5.5.3-a Macedonia with Athens; Argos, Syracuse, Persia neutral', () => {
    expect(p.neutrals).toMatchObject({ macedonia: 'athens', argos: false, syracuse: false, persia: false });
  });
  test('PW-0.7-u PW-2-i PW-5-a play begins with the Spartan initial operation; no Political Phase', () => {
    const t = new Table(null, [5, 1, 1, 2, 1]);
    expect(t.told[0]).toMatchObject({ kind: 'defence', side: 'sparta' });
    expect(t.asks).toBe('another');
    expect(t.now.initialDone).toEqual({ athens: true, sparta: true });
  });
  test('PW-0.8-c PW-0.2-e the ratings of the example', () => {
    const rated = (id: string) => [TACTICAL[LEADER.at(id)], STRATEGIC[LEADER.at(id)]];
    expect(rated('archidamus')[0]).toBe(1);
    expect(rated('pericles')[0]).toBe(1);
    expect(rated('cleon')[0]).toBe(0);
    expect(rated('demosthenes')).toEqual([2, 1]);
    expect(rated('phormio')[0]).toBe(2);
    expect(rated('nicias')[1]).toBe(1);
  });
});

describe('PW-10 the other scenarios', () => {
  test('PW-1.4-a PW-10-a PW-10-b the Archidamian War is set up like the campaign', () => {
    const { scenario: _, ...archidamian } = setup('archidamian');
    const { scenario: __, ...campaign } = setup('campaign');
    expect(archidamian).toEqual(campaign);
  });
  test('PW-10.1-a PW-10.1.1-a PW-10.1.1-b PW-10.1.2-a PW-10.1.2-b PW-10.1.3-f PW-10.1.3-g PW-10.1.3-h PW-10-c the Decelean War', () => {
    const p = setup('decelean');
    expect(p).toMatchObject({
      turn: 6,
      player: 'athens',
      treasury: { athens: 7000, sparta: 6000 },
      bellicosity: { athens: 6, sparta: 6 },
      strategy: { sparta: 'cause-rebellion' },
      alcibiades: 1,
      neutrals: { argos: false, persia: false, syracuse: true, macedonia: null },
    });
    expect(p.forces).toEqual({
      athens: { 'athenian-hoplite': 3, 'athenian-cavalry': 2 },
      piraeus: { 'athenian-naval': 8 },
      corcyra: { 'athenian-allied-naval': 3, 'athenian-allied-hoplite': 1 },
      chios: { 'athenian-allied-naval': 2, 'athenian-allied-hoplite': 1 },
      naupactus: { 'athenian-naval': 1 },
      larisa: { 'athenian-allied-cavalry': 4, 'athenian-allied-hoplite': 2 },
      syracuse: {
        'athenian-naval': 4,
        'athenian-hoplite': 4,
        'spartan-allied-hoplite': 2,
        'spartan-allied-cavalry': 2,
        'spartan-allied-naval': 3,
      },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 4, 'spartan-cavalry': 1 },
      corinth: { 'spartan-allied-naval': 5, 'spartan-allied-hoplite': 5 },
      thebes: { 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 4 },
      plataea: { 'spartan-allied-hoplite': 1 },
      heraclea: { 'spartan-allied-hoplite': 1 },
      amphipolis: { 'spartan-allied-hoplite': 1 },
    });
    expect(p.leaders).toMatchObject({
      nicias: 'syracuse',
      agis: 'sparta',
      gylippus: 'syracuse',
      alcibiades: 'aside',
      brasidas: 'out',
      archidamus: 'out',
      pericles: 'out',
      cleon: 'out',
    });
  });
  test('PW-10.1.3-a PW-10.1.3-b PW-10.1.3-i PW-R88 PW-MS-d it opens with the Spartan answer: Attack Athens list, 10H 1C', () => {
    const t = loose({ phase: 'operations' }, {}, 'decelean');
    expect(t.of('defence')).toMatchObject([{ rule: 'PW-MS-d', holds: true }]);
    expect(t.of('objective-rolled')).toMatchObject([{ rule: 'PW-MS-d', strategy: 'attack-athens' }]);
    expect(t.of('force-required')).toMatchObject([{ required: { hoplite: 10, cavalry: 1, naval: 0 } }]);
    expect(t.now.answered).toEqual(['syracuse']);
    expect(t.now.activated.syracuse).toEqual({ 'athenian-hoplite': 4, 'athenian-naval': 4 });
  });
  test('PW-10.1.3-j PW-R97 two commanders at Syracuse: a battle, no siege', () => {
    const t = loose({ phase: 'sieges' }, {}, 'decelean');
    expect(t.of('siege-begins').map(({ space }) => space)).not.toContain('syracuse');
    expect(t.of('battle').map(({ space }) => space)).toContain('syracuse');
  });
  test('PW-10.2-a PW-10.2.1-a PW-10.2.1-b PW-10.2.2-a PW-10.2.2-b PW-10.2.3-c PW-10.2.3-e PW-10.2.3-g PW-10.2.3-i PW-10.2.3-j the Fall of Athens', () => {
    const p = setup('fall-of-athens');
    expect(p).toMatchObject({
      turn: 7,
      player: 'sparta',
      treasury: { athens: 2000, sparta: 6000 },
      bellicosity: { athens: 3, sparta: 5 },
      strategy: { athens: 'attack-spartan-ally', sparta: null },
      alcibiades: 2,
      neutrals: { argos: true, syracuse: true, macedonia: 'sparta', persia: false },
      answered: ['abydos'],
      leaderDeaths: { athens: 3, sparta: 0 },
    });
    expect(p.rebellion).toHaveLength(17);
    expect(p.forces).toMatchObject({
      athens: { 'athenian-hoplite': 2 },
      piraeus: { 'athenian-naval': 2 },
      decelea: { 'spartan-hoplite': 5, 'spartan-allied-cavalry': 2 },
      abydos: {
        'athenian-naval': 2,
        'athenian-allied-naval': 1,
        'athenian-hoplite': 1,
        'athenian-allied-hoplite': 2,
        'spartan-naval': 2,
        'spartan-allied-naval': 1,
      },
      argos: { 'athenian-allied-hoplite': 3 },
      miletus: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 3 },
      sparta: { 'home-guard': 3, 'spartan-cavalry': 1 },
    });
    expect(p.held.abydos).toBe('athens');
    expect(Object.values(p.leaders).filter(place => place === 'out')).toHaveLength(6);
  });
  test('PW-10.2.3-a PW-R98 it opens with a Spartan continuing operation', () => {
    const t = new Table(null, [], 'fall-of-athens');
    expect(t.asks).toBe('another');
    expect(t.match.pending()[0].about).toMatchObject({ side: 'sparta' });
    t.act({ type: 'operate' }, 2, 'agis');
    expect(t.of('auguries')).toMatchObject([{ modifiers: [{ by: 0 }] }]);
  });
  test('PW-10.2.3-f PW-8.1.6-b no Emergency Fund while ten are in rebellion; it returns below', () => {
    const at = (rebellion: string[]) =>
      loose({ phase: 'another', player: 'athens', rebellion, passed: { sparta: true } as never, held: {} }, {}, 'fall-of-athens')
        .roll({ type: 'operate' }, { auguries: [1] })
        .match.pending()[0].about.spendable;
    expect(at('chios miletus erythrae clazomenae phocaea cyme teos colophon ephesus kos'.split(' '))).toBe(2000);
    expect(at(['chios'])).toBe(1000);
  });
});

describe('PW-0.2, PW-0.5 pieces and positions', () => {
  test('PW-0.2-a PW-0.2-b PW-0.2-d PW-0.3-a kinds and limits of the pieces', () => {
    expect(UNIT.size).toBe(21);
    expect(LIMIT[UNIT.at('home-guard')]).toBe(3);
    expect(faultsOf({ forces: { athens: { 'athenian-hoplite': 16 } } })).toContain('PW-0.2-d');
  });
  test('PW-0.2-d a build without a piece is refused', () => {
    const t = loose({
      phase: 'construction',
      treasury: { athens: 9000, sparta: 9000 },
      forces: { athens: { 'athenian-cavalry': 4 } },
    });
    expect(t.why({ type: 'build', unit: 'athenian-cavalry' })).toBe('PW-0.2-d');
    expect(t.why({ type: 'build', unit: 'athenian-hoplite' })).toBeNull();
  });
  test('PW-0.5-m PW-0.5-n PW-0.5-o limits of a position', () => {
    expect(faultsOf({ sci: { athens: 7 } })).not.toBe('');
    expect(faultsOf({ strategy: { athens: 'no-such-strategy' } })).toContain('/strategy/athens');
    expect(faultsOf({ bellicosity: { athens: 13 } })).not.toBe('');
    expect(faultsOf({ treasury: { athens: 120 } })).not.toBe('');
    expect(faultsOf({ treasury: { athens: 12000 } })).toBe('');
  });
  test('a position in the middle of something says of what', () => {
    for (const phase of ['commander', 'expedition', 'march']) expect(faultsOf({ phase })).toContain('/operation');
    expect(faultsOf({ phase: 'interception' })).toContain('PW-5.6.1-a');
    expect(faultsOf({ phase: 'garrison', garrison: 'melos' })).toContain('/garrison');
  });
  test('PW-R2 PW-6.1-b in a position without `held` a garrison holds its space, an Army has only just come', () => {
    const at = (leaders: NonNullable<Position['leaders']>) =>
      loose({ phase: 'sieges', forces: { heraclea: { 'athenian-hoplite': 6 } }, leaders: { ...leaders, phormio: 'cup' } });
    expect(at({ cleon: 'heraclea' }).of('siege-begins')).toMatchObject([{ space: 'heraclea', rule: 'PW-6.1-b' }]);
    expect(loose({ phase: 'another', forces: { heraclea: { 'athenian-hoplite': 6 } } }).now.held).toEqual({ heraclea: 'athens' });
  });
  test('PW-4.1-b PW-11-c the commander in the home space counts, though no draw be told', () => {
    const leaders = { archidamus: 'cup', brasidas: 'sparta', pericles: 'athens', phormio: 'cup' } as const;
    const t = loose({ phase: 'strategy', turn: 2, leaders, sci: { athens: 0, sparta: 0 } }, { strategy: [2] });
    expect(t.of('strategy-rolled')).toMatchObject([{ sum: 4, modifiers: [{ leader: 'brasidas', by: 2 }] }]);
    const two = loose({ phase: 'operations', turn: 2, leaders, initialDone: { athens: false, sparta: false } }, {}, 'campaign', {
      players: 'two',
    });
    expect(two.of('first-operation')).toMatchObject([{ side: 'sparta', ratings: [0, 2] }]);
  });
  test('PW-4.1-b a non-player without a strategy determines one when it must act', () => {
    const t = loose(
      {
        phase: 'nonplayer-operation',
        player: 'sparta',
        leaders: { pericles: 'athens' },
        passed: { athens: false, sparta: true },
      },
      { strategy: [5], area: [1], objective: [5], auguries: [6] },
    );
    expect(t.of('strategy-rolled')).toMatchObject([{ side: 'athens', strategy: 'cut-loc' }]);
    expect(t.of('objective')).toMatchObject([{ space: 'megara' }]);
  });
  test('a position is read as it was written, at every decision of a match', () => {
    const t = new Table(null, [5, 1, 1, 2, 1]);
    t.act({ type: 'operate' }, 1).act({ type: 'objective', space: 'erineus' }).act({ type: 'rally', space: 'piraeus' });
    const written = t.now;
    const again = new Table(written);
    expect(again.now).toEqual(written);
    expect(again.match.legal('player')).toEqual(t.match.legal('player'));
  });
});
