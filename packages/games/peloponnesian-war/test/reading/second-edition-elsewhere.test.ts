import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position } from '../../index.ts';
import { IN_FIRST, IN_SECOND, READINGS } from '../../rules/editions/readings.ts';
import { CALM } from '../calm.ts';
import { ATHENS, as, athens, passes, SPARTA, SPARTAN_HOME, sparta, taken, withForces } from '../nonplayer.ts';
import { COALITION_AT_HOME, sparta as hegemony } from '../sparta.ts';
import { loose, type Rolls } from '../table.ts';

// What differed when the 2nd edition was read a second time, elsewhere: other spaces, sides, scenarios and editions.

describe('1 a commander with SP passes enemies, one alone does not', () => {
  const WAR: Position = {
    phase: 'nonplayer-operation',
    turn: 2,
    player: 'athens',
    passed: { athens: true, sparta: false },
    initialDone: { athens: true, sparta: true },
    leaders: { dorsus: 'sparta' },
    treasury: { athens: 3000, sparta: 6000 },
    forces: {
      athens: { 'athenian-hoplite': 2 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 9 },
      megara: { 'athenian-allied-hoplite': 1 },
      pegae: { 'athenian-allied-hoplite': 1 },
      plataea: { 'athenian-allied-hoplite': 1 },
      corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 3 },
      thebes: { 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 4 },
      asine: { 'athenian-hoplite': 1 },
    },
  };
  test('PW-5.1.1-h PW-5.2-k in the First War Thebes gives its horse behind Megara, Pegae and Plataea', () => {
    const t = loose(WAR, { auguries: [6] }, 'first-war');
    expect(taken(t)).toMatchObject({ sparta: { 'spartan-hoplite': 9 }, thebes: { 'spartan-allied-cavalry': 1 } });
    expect(t.of('operation-ends')).toMatchObject([{ space: 'asine' }]);
  });
  test('PW-5.1.1-h PW-5.2-k Athens fetches the horse of Larisa past a Spartan in Heraclea', () => {
    const t = athens(
      {
        forces: {
          athens: { 'athenian-hoplite': 8 },
          larisa: { 'athenian-allied-cavalry': 4 },
          heraclea: { 'spartan-allied-hoplite': 1 },
          plataea: { 'spartan-allied-hoplite': 1 },
          thebes: { 'spartan-allied-hoplite': 1 },
          sparta: { 'home-guard': 3 },
        },
      },
      { area: [2], objective: [1] },
    );
    expect(taken(t)).toEqual({ athens: { 'athenian-hoplite': 7 }, larisa: { 'athenian-allied-cavalry': 2 } });
  });
  test('PW-5.1.1-h PW1-4.1-c in the 1st edition too', () => {
    const more = withForces({ siphae: { 'athenian-hoplite': 1 }, plataea: { 'athenian-hoplite': 1 } });
    const t = loose({ ...SPARTA, ...more }, { objective: [5], auguries: [6] }, 'campaign', { edition: 'first' });
    expect(Object.keys(taken(t))).toEqual(['sparta', 'corinth', 'thebes']);
  });
  test('PW-5.1.6-a PW-5.2-i with only the Home Guard at home he is alone, and Athenians all around Sparta shut him in', () => {
    const ring = ['belmina', 'caryae', 'prasiae', 'corone', 'gythium'];
    const t = passes({
      ...as('attack-athens'),
      forces: {
        athens: { 'athenian-hoplite': 1 },
        sparta: { 'home-guard': 3 },
        ...Object.fromEntries(ring.map(space => [space, { 'athenian-hoplite': 1 }])),
        corinth: { 'spartan-allied-hoplite': 12 },
        thebes: { 'spartan-allied-cavalry': 4 },
      },
    });
    expect([t.of('gathering').length, t.of('route')]).toEqual([1, []]);
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i', why: 'no-expedition' }]);
  });
});

describe('2 without ships no other objective', () => {
  const passed = { rule: 'PW-5.2-i', why: 'no-expedition' };
  test('PW-5.2-i PW-R115 Athens without a fleet rolls Melos, an island, and passes', () => {
    const t = loose({ ...ATHENS, forces: { ...ATHENS.forces, piraeus: {} } }, { area: [6], objective: [5] });
    expect(t.of('objective-rolled')).toMatchObject([{ space: 'melos', again: null }]);
    expect(t.of('passed')).toMatchObject([passed]);
  });
  test('PW-5.2-i PW-5.1.5-f ships that have sailed this turn are none: Sparta passes before Andros', () => {
    const t = loose(
      { ...SPARTA, ...as('cut-loc'), activated: { corinth: { 'spartan-allied-naval': 5 } } },
      { area: [6], objective: [1] },
    );
    expect(t.of('objective-rolled')).toMatchObject([{ space: 'andros', again: null }]);
    expect(t.of('passed')).toMatchObject([passed]);
  });
  test('PW-5.2-i PW-R115 in the 1st edition as well', () => {
    const forces = { ...SPARTA.forces, corinth: { 'spartan-allied-hoplite': 5 } };
    const t = loose({ ...SPARTA, ...as('attack-athenian-ally'), forces }, { area: [2], objective: [2] }, 'campaign', {
      edition: 'first',
    });
    expect(t.of('objective-rolled')).toMatchObject([{ space: 'phocaea', again: null }]);
    expect(t.of('passed')).toMatchObject([passed]);
  });
  test('PW-5.4-b PW-5.4-l its last 100 talents cause the rebellion; then nobody can be paid, and the marker stays', () => {
    const poor: Position = { ...SPARTA, ...as('cause-rebellion'), treasury: { athens: 6000, sparta: 100 } };
    const t = loose(poor, { area: [2], objective: [2], 'cause rebellion': [4] });
    expect(t.of('cause-rebellion')).toMatchObject([{ success: true, treasury: 0 }]);
    expect(t.of('passed')).toMatchObject([passed]);
    expect(t.now.rebellion).toEqual(['phocaea']);
  });
  test('PW-5.4-b PW-5.4-i a rebellion that fails comes before the question of ships: it is no pass', () => {
    const forces = { ...SPARTA.forces, corinth: { 'spartan-allied-hoplite': 5 } };
    const t = sparta({ ...as('cause-rebellion'), forces }, { area: [2], objective: [2], 'cause rebellion': [3] });
    expect(t.of('cause-rebellion')).toMatchObject([{ success: false, treasury: 5900 }]);
    expect(t.of('gathering')).toEqual([]);
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.3.2-b' }]); // the auguries of the next one
  });
});

describe('3 the last SP go where nothing else will do', () => {
  const attack = (forces: NonNullable<Position['forces']>, held: Record<string, 'sparta'> = {}) =>
    sparta(
      { ...as('attack-athenian-ally'), forces: { athens: { 'athenian-hoplite': 1 }, ...forces }, held },
      { area: [5], objective: [1] },
    );
  test('PW-5.2.1-c PW-R150 the last three ships of Corinth, whose hoplites stay', () => {
    const t = attack({ sparta: SPARTAN_HOME, corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 3 } });
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 3 }, corinth: { 'spartan-allied-naval': 3 } });
  });
  test('PW-5.2.1-d PW-R150 all that Corinth has, to the last man', () => {
    const t = attack({ sparta: { 'home-guard': 3 }, corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 3 } });
    expect(taken(t)).toEqual({ corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 3 } });
  });
  test('PW-5.2.1-e Thebes, its own, is emptied before Aegina, which it has taken', () => {
    const t = attack(
      {
        sparta: { 'home-guard': 3 },
        corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 3 },
        aegina: { 'spartan-allied-hoplite': 1 },
        thebes: { 'spartan-allied-hoplite': 1 },
      },
      { aegina: 'sparta' },
    );
    expect(taken(t)).toEqual({
      corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 3 },
      thebes: { 'spartan-allied-hoplite': 1 },
    });
  });
});

describe('4 what the Coalition has left is Sparta’s', () => {
  const COALITION = Object.keys(COALITION_AT_HOME).filter(space => space !== 'sparta');
  const leaves = (...spaces: string[]) =>
    hegemony({
      phase: 'control',
      turn: 3,
      passed: { athens: true, sparta: true },
      forces: Object.fromEntries(Object.entries(COALITION_AT_HOME).filter(([space]) => !spaces.includes(space))),
      held: Object.fromEntries(COALITION.map(space => [space, 'athens'])),
      special: { role: 'thebes', belligerent: false, thebes: 3000 },
    });
  test('PW-10.5-h red Elis and Delium, blue Pharsalus: Sparta’s; yellow Argos: nobody’s', () => {
    expect(leaves('elis', 'delium', 'pharsalus', 'argos').of('control')).toMatchObject([
      { athens: [], sparta: ['elis', 'delium', 'pharsalus'], nobody: ['argos'] },
    ]);
  });
  test('PW-10.5-h PW-R130 it costs the city that had it, Delium Thebes, Pharsalus Athens', () => {
    const income = (space: string) =>
      Object.fromEntries(
        leaves(space)
          .of('income')
          .map(({ side, city, net }) => [city ?? side, net]),
      );
    expect(income('delium')).toMatchObject({ thebes: 950, athens: 1000 });
    expect(income('pharsalus')).toMatchObject({ thebes: 1000, athens: 950 });
  });
  test('PW-10.5-h PW-8.1.6-b Piraeus without a Garrison is lost, and Athens may spend its last talents', () => {
    const build = (...spaces: string[]) =>
      hegemony({
        phase: 'build',
        player: 'athens',
        budget: 3,
        forces: COALITION_AT_HOME,
        held: Object.fromEntries(COALITION.filter(space => !spaces.includes(space)).map(space => [space, 'athens'])),
        treasury: { athens: 1000, sparta: 0 },
        special: { role: 'athens', belligerent: false, thebes: 0 },
      }).why({ type: 'raise', unit: 'athenian-hoplite', from: 'athens' });
    expect(build()).toBe('PW-8.1.6-a');
    expect(build('piraeus')).toBeNull();
  });
});

describe('5, 6 what is chosen for a match', () => {
  const turn: Position = {
    phase: 'turn',
    turn: 8,
    firstTurn: 7,
    player: 'sparta',
    beganAs: 'sparta',
    sci: { athens: 1, sparta: 0 },
  };
  test('PW-10.2.4-a PW-3.1-b with a 5 he stays, and The Fall of Athens goes on', () => {
    expect(loose(turn, { side: [5] }, 'fall-of-athens').match.outcome).toBeNull();
    const ended = loose({ ...turn, points: 39 }, { side: [6] }, 'fall-of-athens').match.outcome;
    expect(ended).toMatchObject({ rule: 'PW-10.2.4-a', detail: { won: false } });
  });
  test('PW-10.2.4-a PW-R51 PW-10.1.4-a the letter is that of this scenario: leaving Athens ends no Decelean War', () => {
    const decelean = {
      ...turn,
      turn: 7,
      firstTurn: 6,
      player: 'athens',
      beganAs: 'athens',
      sci: { athens: 0, sparta: 1 },
    } as const;
    expect(loose(decelean, { side: [6] }, 'decelean').match.outcome).toBeNull();
    expect(loose({ ...turn }, { side: [6] }, 'fall-of-athens', { edition: 'first' }).match.outcome).toBeNull();
  });
  test('PW-R9 PW-R17 PW-R120 PW1-R26 every reading, turned, is kept by a position in each edition and scenario that knows it', () => {
    let asked = 0;
    for (const { option, field, editions, usual = false, scenarios } of READINGS)
      for (const edition of ['second', 'first'])
        for (const scenario of scenarios ?? ['campaign', 'decelean']) {
          const known = game.scenarios.find(({ id }) => id === scenario)?.only?.edition?.includes(edition) ?? false;
          if (!known || (editions & (edition === 'first' ? IN_FIRST : IN_SECOND)) === 0) continue;
          const players = scenario === 'fall-of-sparta' ? 'two' : 'solitaire';
          const { now } = loose({ phase: 'objective' }, {}, scenario, { [option]: !usual, edition, players });
          expect([option, now.options]).toMatchObject([option, { [field]: !usual }]);
          asked++;
        }
    expect(asked).toBeGreaterThan(READINGS.length);
  });
});

describe('7 3.3 goes by the table of its scenario', () => {
  const rebels = (scenario: string, rolls: Rolls, options: object = {}, turn = 8) =>
    loose(
      {
        phase: 'delian-rebellion',
        turn,
        sci: { athens: 0, sparta: 0 },
        passed: { athens: false, sparta: false },
        leaders: {},
        rebellion: [],
        forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
        held: {},
      },
      rolls,
      scenario,
      options,
    )
      .of('rebellion-roll')
      .map(({ rule, space }) => [rule, space]);
  test('PW-3.3-b PW-E1-8-a in the First War a 9 is Megara, a 2 Chios', () => {
    expect(rebels('first-war', { rebellion: [4, 5] }, {}, 2)).toEqual([['PW-E1-8-a', 'megara']]);
    expect(rebels('first-war', { rebellion: [1, 1] }, {}, 2)).toEqual([['PW-E1-8-a', 'chios']]);
  });
  test('PW-3.3-b PW-E-8-a in the Decelean War and The Fall of Athens a 9 is Miletus, a 2 Cnidus', () => {
    for (const scenario of ['decelean', 'fall-of-athens']) {
      expect(rebels(scenario, { 'oligarchic rebellion': [4, 5] })).toEqual([['PW-E-8-a', 'miletus']]);
      expect(rebels(scenario, { 'oligarchic rebellion': [1, 1] })).toEqual([['PW-E-8-a', 'cnidus']]);
    }
  });
  test('PW-3.3-b PW1-E-8-a in the 1st edition the same eleven', () => {
    expect(rebels('archidamian', { 'oligarchic rebellion': [6, 6] }, { edition: 'first' }, 2)).toEqual([
      ['PW1-E-8-a', 'amphipolis'],
    ]);
  });
});

describe('8 a lot only where something depends on it', () => {
  const battles = (forces: NonNullable<Position['forces']>, leaders: object = {}, rolls: Rolls = {}, edition = 'second') =>
    loose(
      {
        ...CALM,
        phase: 'battles',
        forces: { athens: { 'athenian-hoplite': 1 }, ...forces },
        held: {},
        leaders: { ...CALM.leaders, ...leaders },
        moved: Object.fromEntries(Object.keys(leaders).map(leader => [leader, 1])),
      },
      rolls,
      'campaign',
      { edition },
    );
  /** A lot that is given and not asked for fails. */
  const asks = (forces: NonNullable<Position['forces']>, leaders: object = {}, edition = 'second'): boolean => {
    try {
      battles(forces, leaders, { 'space of the battle': [1] }, edition);
      return true;
    } catch {
      return false;
    }
  };
  const AT_SPARTA = {
    sparta: { 'home-guard': 3, 'spartan-cavalry': 1 },
    caryae: { 'athenian-cavalry': 2, 'athenian-hoplite': 1 },
  };
  test('PW-R12 two fleets two lines apart: no lot, wherever they fight', () => {
    const fleets = { sparta: { 'home-guard': 3 }, pheia: { 'athenian-naval': 2 }, cyllene: { 'spartan-naval': 1 } };
    expect(battles(fleets).of('battle')).toMatchObject([{ type: 'naval' }]);
    expect(asks(fleets)).toBe(false);
  });
  test('PW-R12 PW-6.2.4-c horse in Sparta and in Caryae: the lot says whether it is a battle of Sparta, with its commander and its +2', () => {
    const there = battles(AT_SPARTA, {}, { 'space of the battle': [2] });
    expect(there.of('battle')).toMatchObject([{ space: 'sparta' }]);
    expect(there.of('commander-drawn')).toMatchObject([{ rule: 'PW-6.2.4-a' }]);
    const here = battles(AT_SPARTA, {}, { 'space of the battle': [1] });
    expect(here.of('battle')).toMatchObject([{ space: 'caryae' }]);
    expect(here.of('commander-drawn')).toEqual([]);
  });
  test('PW-R12 he who moved last brings it to his own space: no lot, in either edition', () => {
    for (const edition of ['second', 'first']) {
      expect(battles(AT_SPARTA, { cleon: 'caryae' }, {}, edition).of('battle')).toMatchObject([{ space: 'caryae' }]);
      expect([asks(AT_SPARTA, { cleon: 'caryae' }, edition), asks(AT_SPARTA, {}, edition)]).toEqual([false, true]);
    }
  });
  test('PW-R12 horse against ships, by Sparta itself: a null battle decides nothing, so no lot', () => {
    const ashore = { sparta: { 'home-guard': 3, 'spartan-cavalry': 1 }, prasiae: { 'athenian-naval': 2 } };
    expect(battles(ashore).of('battle')).toMatchObject([{ type: 'null' }]);
    expect(asks(ashore)).toBe(false);
  });
});
