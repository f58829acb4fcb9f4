import { Match } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position, type Written } from '../../index.ts';
import { READINGS } from '../../rules/editions/readings.ts';
import { COALITION_AT_HOME, event, HOMES, sparta } from '../sparta.ts';
import { loose, type Rolls } from '../table.ts';

// Where a sentence can be read in two ways: the letter of the edition's own text, and the other reading as an option.

const CUP = { pericles: 'cup', phormio: 'cup', archidamus: 'cup' };
const first = (position: Position, rolls: Rolls = {}, scenario = 'campaign') =>
  loose(position, rolls, scenario, { edition: 'first' });

describe('PW-10.5-h PW-R171 the Coalition controls what its units and Garrisons stand in', () => {
  const two = { phase: 'objective', turn: 1, player: 'athens', initialDone: { athens: false, sparta: true } };
  test('PW-10.5-h PW-10.5.4.5-I-b a space of its set-up that it has left is an objective like others', () => {
    const t = sparta({ ...two, forces: { ...HOMES, piraeus: { 'athenian-naval': 2, garrison: 1 } } });
    for (const space of ['elis', 'decelea', 'olympia']) expect(t.why({ type: 'objective', space }), space).toBeNull();
    expect(t.why({ type: 'objective', space: 'piraeus' })).toBe('PW-10.5.4.5-I-b');
  });
  test('PW-10.5-h PW-E2-6-a Sparta controls an Elis that nobody holds: its agenda is met', () => {
    const will = (forces: object) =>
      sparta({ phase: 'bellicosity', turn: 2, forces, special: { agenda: 'elis' } })
        .of('bellicosity')
        .find(({ side }) => side === 'sparta')?.now;
    expect(will(HOMES)).toBe(10);
    expect(will({ ...HOMES, elis: { garrison: 1 } })).toBe(9);
  });
  test('PW-10.5-f PW-10.5-h what is given up for a Garrison elsewhere is Sparta’s at once; a yellow space nobody’s', () => {
    const twelve = Object.fromEntries(
      'naxos paros samos chios thasos skyros limnos decelea panactum sunium plataea argos'
        .split(' ')
        .map(id => [id, { garrison: 1 }]),
    );
    const t = sparta({ phase: 'control', turn: 2, forces: { ...HOMES, ...twelve, tanagra: { 'theban-hoplite': 1 } } });
    t.roll({ type: 'abandon', space: 'decelea' }).roll({ type: 'man', space: 'tanagra' });
    expect(t.now.held).toMatchObject({ tanagra: 'athens', panactum: 'athens' });
    expect(t.now.held).not.toHaveProperty('decelea');
    const income = sparta({ phase: 'income', turn: 2, forces: t.now.forces, held: t.now.held });
    expect(income.of('income').find(({ side, city }) => side === 'athens' && city === 'athens')?.items).toContainEqual(
      expect.objectContaining({ rule: 'PW-8.1-b', spaces: 5 }), // Decelea, Piraeus, Elis, Corinth, Pharsalus
    );
  });
  test('PW-10.5-f PW-R171 one of its own that it wins back gets a Garrison', () => {
    const held = { athens: 'athens', thebes: 'athens', elis: 'sparta' };
    const t = sparta({ phase: 'control', turn: 2, forces: { ...HOMES, elis: { 'theban-hoplite': 1 } }, held });
    expect(t.of('garrison')).toMatchObject([{ space: 'elis', given: true }]);
  });
  test('PW-R176 PW-10.5.4.5-VII-b an empty Corinth that comes over is marked by a Garrison', () => {
    const t = sparta({ phase: 'turn', turn: 2, forces: HOMES, sci: { athens: 1, sparta: 0 } });
    expect(t.now.forces.corinth).toEqual({ garrison: 1 });
  });
});

describe('the second edition', () => {
  test('PW-R37 Amphipolis, in Athenian hands, is on Sparta’s way to Abdera; by the option it bars it, unless it is the objective', () => {
    const march = (objective: string, amphipolisBarred: boolean) => {
      const t = loose({
        phase: 'expedition',
        turn: 3,
        player: 'sparta',
        passed: { athens: true, sparta: false },
        initialDone: { athens: true, sparta: true },
        rebellion: [],
        leaders: { ...CUP, brasidas: 'expedition' },
        forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
        held: {},
        options: { amphipolisBarred },
        operation: {
          side: 'sparta',
          leader: 'brasidas',
          objective,
          at: 'stagirus',
          units: { 'spartan-hoplite': 2 },
          route: [],
          next: 0,
          marching: false,
          plan: [],
        },
      });
      return t.why({ type: 'march' }) ?? t.roll({ type: 'march' }).of('route')[0].route;
    };
    expect(march('abdera', false)).toEqual(['amphipolis', 'abdera']);
    expect(march('abdera', true)).not.toEqual(['amphipolis', 'abdera']);
    expect(march('amphipolis', true)).toEqual(['amphipolis']);
  });
  test('PW-R177 PW-E2-5-b while the Cadmea is held no die is rolled, but what needs none comes; the role stays Athens', () => {
    const held = (options: Record<string, boolean>) =>
      sparta({
        phase: 'confidence',
        turn: 3,
        forces: { athens: HOMES.athens, sparta: HOMES.sparta },
        sci: { athens: 1, sparta: -2 },
        special: { cadmea: true, role: 'athens', palette: 7 },
        options,
      });
    const letter = held({});
    expect(letter.of('confidence')).toMatchObject([{ rule: 'PW-10.5.4.5-VII-b', die: null, result: 'gold' }]);
    expect([letter.seat, letter.asks]).toEqual(['sparta', 'gift']);
    const ship = { type: 'enlist', unit: 'spartan-allied-naval', space: 'gythium' };
    letter
      .roll(ship)
      .roll(ship)
      .roll({ ...ship, space: 'epidaurus' }, event(9));
    expect(letter.of('role')).toMatchObject([{ role: 'athens', rule: 'PW-E2-5-b', die: null }]);
    expect(letter.now.special).toMatchObject({ entered: true, role: 'athens' });
    expect(held({ cadmeaStillsAll: true }).of('confidence')).toEqual([]);
  });
  const ready = (options: Record<string, boolean>): Position => ({
    phase: 'nonplayer-operation',
    turn: 3,
    player: 'athens',
    rebellion: [],
    passed: { athens: true, sparta: false },
    initialDone: { athens: true, sparta: false },
    strategy: { athens: null, sparta: 'attack-athens' },
    hostages: { athens: false, sparta: true },
    leaders: { ...CUP, brasidas: 'sparta' },
    options,
  });
  test('PW-R17 PW-6.6-c hostages taken in this turn: the next operation begins with another strategy; by the option not before the next turn', () => {
    const rolls = { 'strategy of sparta': [6], 'area of the objective': [1], objective: [1], auguries: [6] };
    for (const edition of ['second', 'first']) {
      const t = loose(ready({}), rolls, 'campaign', { edition });
      expect(t.of('strategy-rolled'), edition).toMatchObject([{ strategy: 'attack-athenian-ally' }]);
      const later = loose(ready({ hostagesFromNextTurn: true }), { objective: [1], auguries: [6] }, 'campaign', { edition });
      expect(later.of('strategy-rolled')).toEqual([]);
      expect(later.of('objective-rolled')).toMatchObject([{ strategy: 'attack-athens' }]);
    }
  });
  test('PW-R17 PW-4.1-b it is rolled with the rating of him who is at home then, not of him who was selected and has marched', () => {
    const t = loose(
      {
        phase: 'nonplayer-operation',
        turn: 3,
        player: 'athens',
        rebellion: [],
        passed: { athens: true, sparta: false },
        initialDone: { athens: true, sparta: true },
        leaders: { ...CUP, brasidas: 'corinth', pleistoanax: 'sparta' },
        drawn: { athens: null, sparta: 'brasidas' },
        strategy: { athens: null, sparta: 'attack-athens' },
        hostages: { athens: false, sparta: true },
        forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
      },
      { 'strategy of sparta': [5], area: [1], objective: [1] },
    );
    expect(t.of('strategy-rolled')).toMatchObject([
      { sum: 4, strategy: 'cut-loc', modifiers: [{ by: -1, leader: 'pleistoanax' }] },
    ]);
  });
  test('PW-R47 PW-9.3-c Nicias lengthens the armistice whenever he was drawn; by the option, and in the 1st edition, only at selection', () => {
    const drawn = (edition: string, options: Record<string, boolean> = {}) =>
      loose(
        {
          phase: 'another',
          turn: 4,
          player: 'athens',
          rebellion: [],
          passed: { athens: false, sparta: true },
          initialDone: { athens: true, sparta: true },
          leaders: { ...CUP, pericles: 'out' },
          options,
        },
        {},
        'campaign',
        { edition },
      ).roll({ type: 'operate' }, { auguries: [1], commander: ['nicias'] });
    expect(drawn('second').of('nicias')).toMatchObject([{ rule: 'PW-9.3-c' }]);
    expect(drawn('second', { niciasAtSelection: true }).of('nicias')).toEqual([]);
    expect(drawn('first').of('nicias')).toEqual([]);
  });
});

describe('the first edition', () => {
  test('PW1-R3 Sicily brings 100 talents by the rule, 1,000 by the sheet', () => {
    const forces = Object.fromEntries(
      'acragas camarina catana enna gela helorus himera leontini lilybaeum messina panormus-sicily segesta selinus syracuse'
        .split(' ')
        .map(id => [id, { 'athenian-hoplite': 1 }]),
    );
    const items = (options: Record<string, boolean>) =>
      first({ phase: 'income', turn: 3, forces: { ...forces, athens: { 'athenian-hoplite': 1 } }, options })
        .of('income')
        .find(({ side }) => side === 'athens')?.items;
    expect(items({})).toContainEqual({ rule: 'PW1-7.1-b', by: 100 });
    expect(items({ sicilyThousand: true })).toContainEqual({ rule: 'PW1-R3', by: 1000 });
  });
  test('PW1-R16 Eisphora in an armistice for each of its turns; by the option once', () => {
    const net = (options: Record<string, boolean>, more: Position = {}, event = [1, 1, 1, 1]) =>
      first(
        {
          phase: 'armistice',
          turn: 3,
          player: 'athens',
          rebellion: [],
          bellicosity: { athens: 5, sparta: 5 },
          treasury: { athens: 0, sparta: 0 },
          forces: { athens: { 'athenian-hoplite': 4 }, sparta: { 'home-guard': 3 } },
          leaders: CUP,
          options,
          ...more,
        },
        { 'length of the armistice': [3], event },
      )
        .of('income')
        .find(({ side }) => side === 'athens')?.net;
    expect([net({}), net({ eisphoraOnce: true })]).toEqual([9000, 8000]);
    const coup: Position = { sci: { athens: -1, sparta: 0 }, alcibiades: 1 };
    expect(net({}, { bans: 1 })).toBe(9000); // a coup of the turn of war has barred it there
    expect([net({}, coup, [1, 2, 1, 1]), net({ eisphoraOnce: true }, coup, [1, 2, 1, 1])]).toEqual([7800, 7800]); // one of the turns of peace; two rebels cost 200
  });
  const marching = (options: Record<string, boolean>): Position => ({
    phase: 'nonplayer-operation',
    turn: 3,
    player: 'athens',
    rebellion: [],
    passed: { athens: true, sparta: false },
    initialDone: { athens: true, sparta: false },
    strategy: { sparta: 'attack-athenian-ally', athens: null },
    leaders: { ...CUP, archidamus: 'sparta' },
    forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 8 } },
    options,
  });
  test('PW1-R21 PW1-4.2-b neutral Argos is no objective of the game; by the option its routes alone avoid it', () => {
    const again = first(marching({}), { 'area of the objective': [6], objective: [1, 6], auguries: [6] });
    expect(again.of('objective-rolled')).toMatchObject([{ again: 'PW1-4.2-b' }, { space: 'plataea', again: null }]);
    const at = first(marching({ neutralsAsObjectives: true }), { 'area of the objective': [6], objective: [1], auguries: [6] });
    expect(at.of('objective-rolled')).toMatchObject([{ space: 'argos', again: null }]);
  });
  test('PW1-R22 PW1-4.2-c PW1-4.2-d of an objective that cannot stand the second die is rolled again; by the option both', () => {
    const held = { held: { plataea: 'sparta' } as const };
    const one = first({ ...marching({}), ...held }, { 'area of the objective': [6], objective: [6, 4], auguries: [6] });
    expect(one.of('objective-rolled')).toMatchObject([
      { dice: [6, 6], space: 'plataea', again: 'PW1-4.2-c' },
      { dice: [4], space: 'stratus', again: null },
    ]);
    const both = first(
      { ...marching({ areaRolledAgain: true }), ...held },
      { 'area of the objective': [6, 6], objective: [6, 4], auguries: [6] },
    );
    expect(both.of('objective-rolled')).toMatchObject([{ dice: [6, 6] }, { dice: [6, 4], space: 'stratus' }]);
    const rebels: Position = { ...marching({}), strategy: { sparta: 'cause-rebellion', athens: null } };
    const guarded = first(
      { ...rebels, forces: { ...rebels.forces, miletus: { 'athenian-hoplite': 1 } } },
      { 'area of the objective': [2], objective: [1, 2], 'cause rebellion': [1], auguries: [6] },
    );
    expect(guarded.of('objective-rolled')).toMatchObject([{ space: 'miletus', again: 'PW1-4.2-d' }, { space: 'phocaea' }]);
  });
  test('PW1-R23 commanders dead at the start of the late scenarios do not count among the three; by the option they do', () => {
    const deaths = (options: object) =>
      (game.position.write(game.begin({ scenario: 'decelean', options: { edition: 'first', ...options } })) as Written)
        .leaderDeaths;
    expect(deaths({})).toEqual({ athens: 0, sparta: 0 });
    expect(deaths({ 'set-up-deaths-count': true })).toEqual({ athens: 2, sparta: 2 });
  });
  const attica = (options: Record<string, boolean>, edition: string, rolls: Rolls = {}) =>
    loose(
      {
        phase: 'battles',
        turn: 3,
        player: 'athens',
        rebellion: [],
        passed: { athens: true, sparta: true },
        leaders: { ...CUP, archidamus: 'piraeus' },
        sieges: { piraeus: 'sparta' },
        forces: {
          athens: { 'athenian-hoplite': 3, 'athenian-cavalry': 1 },
          piraeus: { 'spartan-hoplite': 3 },
          sparta: { 'home-guard': 3 },
        },
        held: { athens: 'athens', piraeus: 'athens' },
        options,
      },
      rolls,
      'campaign',
      { edition },
    ).of('battle');
  test('PW1-R24 PW1-5.3.1-d the cavalry of Athens falls on an Army in Piraeus; by the option, and in the 2nd edition, it stays at home', () => {
    expect(attica({}, 'first', { 'battle of athens': [6], 'battle of sparta': [1] })).toHaveLength(1);
    expect(attica({ cavalryStaysInItsCity: true }, 'first')).toEqual([]);
    expect(attica({}, 'second')).toEqual([]);
  });
  const mantinea = (options: Record<string, boolean>, edition = 'first') =>
    loose(
      {
        phase: 'battles',
        turn: 3,
        player: 'athens',
        rebellion: [],
        passed: { athens: true, sparta: true },
        leaders: { ...CUP, nicias: 'mantinea' },
        forces: {
          mantinea: {
            'athenian-hoplite': 1,
            'athenian-cavalry': 1,
            'athenian-allied-hoplite': 3,
            'spartan-hoplite': 4,
            'spartan-cavalry': 1,
          },
          athens: { 'athenian-hoplite': 1 },
          sparta: { 'home-guard': 3 },
        },
        options,
      },
      { 'battle of athens': [2], 'battle of sparta': [2] },
      'campaign',
      { edition },
    ).now.lost;
  test('PW1-R25 PW1-5.2-i land losses: nationals of every type first; by the option, and in the 2nd edition, hoplites first', () => {
    expect(mantinea({})).toEqual({ 'athenian-hoplite': 1, 'athenian-cavalry': 1 });
    expect(mantinea({ typeBeforeNationality: true })).toEqual({ 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1 });
    expect(mantinea({}, 'second')).toEqual({ 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1 });
  });
  test('PW1-R26 PW-R13 a fortress held by a won battle is controlled; by the option only after a siege', () => {
    const stays = (options: Record<string, boolean>, held: Position['held'] = {}) =>
      first({
        phase: 'control',
        turn: 3,
        player: 'athens',
        rebellion: [],
        leaders: CUP,
        forces: { megara: { 'athenian-hoplite': 1 }, athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
        held,
        options,
      }).now.held;
    expect(stays({})).toMatchObject({ megara: 'athens' });
    expect(stays({ fortressNeedsSiege: true })).not.toHaveProperty('megara');
    expect(stays({ fortressNeedsSiege: true }, { megara: 'athens' })).toMatchObject({ megara: 'athens' }); // it has been besieged
  });
});

describe('every reading as an option', () => {
  test('PW1-R15 each is kept by a position, a fork and an export, and by no other edition', () => {
    for (const { option, field, usual = false, editions } of READINGS)
      for (const [edition, bit] of [
        ['second', 1],
        ['first', 2],
      ] as const) {
        const setup = { scenario: 'campaign', options: { edition, [option]: !usual }, position: { phase: 'objective' } };
        const match = Match.begin(game, { match: 'reading', setup: setup as never, dice: null, chance: [] });
        const known = (editions & bit) !== 0;
        if (!known) {
          expect(match instanceof Match ? (match.position() as Written).options : {}, option).not.toHaveProperty(field);
          continue;
        }
        if (!(match instanceof Match)) throw new Error(`${option}: ${JSON.stringify(match)}`);
        const written = match.position() as Written;
        expect(written.options[field], option).toBe(!usual);
        const fork = Match.begin(game, {
          match: 'fork',
          setup: { scenario: 'campaign', options: { edition }, position: written } as never,
          dice: null,
          chance: [],
        });
        expect(fork instanceof Match && (fork.position() as Written).options[field], option).toBe(!usual);
      }
  });
  test('the Coalition at home holds what it was set up in', () => {
    const t = sparta({ phase: 'control', turn: 2, forces: COALITION_AT_HOME });
    expect(Object.keys(t.now.held).filter(id => t.now.held[id] === 'athens')).toHaveLength(13);
  });
});
