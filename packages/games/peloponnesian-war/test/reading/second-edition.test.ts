import { Match } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position, type Written } from '../../index.ts';
import { as, athens, passes, SPARTAN_HOME, shares, sparta, taken, withForces } from '../nonplayer.ts';
import { loose, Table } from '../table.ts';

// The 2nd edition read a second time, from its text alone: what differed then.

describe('PW-5.2, PW-5.2.1 the non-player’s gathering', () => {
  test('PW-5.1.6 PW-5.2-k PW-R32 only a commander alone is barred: with SP he passes the hoplite at Siphae and gathers at Thebes', () => {
    const t = sparta(withForces({ siphae: { 'athenian-hoplite': 1 }, plataea: { 'athenian-hoplite': 1 } }), { objective: [5] });
    expect(t.of('gathering')).toMatchObject([{ possible: true }]);
    expect(Object.keys(taken(t))).toEqual(['sparta', 'corinth', 'thebes']);
    expect(t.of('operation-ends')).toMatchObject([{ space: 'decelea' }]);
  });
  test('PW-5.2-k PW-5.2.1-b active Argos gives to Athens, though enemies stand on the way of a lone commander', () => {
    const t = athens(
      {
        turn: 6,
        neutrals: { argos: true, syracuse: false, macedonia: 'athens', persia: false, corcyraLeft: false, iasus: false },
        forces: {
          athens: { 'athenian-hoplite': 5, 'athenian-cavalry': 3 },
          piraeus: { 'athenian-naval': 8 },
          argos: { 'athenian-allied-hoplite': 4 },
          sparta: SPARTAN_HOME,
          corinth: { 'spartan-allied-naval': 3 },
          thebes: { 'spartan-allied-hoplite': 5 },
        },
      },
      { area: [6], objective: [1] },
    );
    expect(taken(t)).toMatchObject({ argos: { 'athenian-allied-hoplite': 3 } });
  });
  test('PW-5.2-i PW-R115 without a usable ship it passes; the objective is not rolled again', () => {
    const forces = { ...withForces({}).forces, corinth: { 'spartan-allied-hoplite': 5 } };
    for (const ships of [{}, { gythium: { 'spartan-naval': 1 } }]) {
      const t = passes({ ...as('attack-athenian-ally'), forces: { ...forces, ...ships } }, { area: [2], objective: [2] });
      expect(t.of('objective-rolled')).toMatchObject([{ again: null }]);
      expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i', why: 'no-expedition' }]);
    }
  });
  test('PW-5.4-b PW-5.2-i under Cause Rebellion fee and die come first, then the Expedition is looked for', () => {
    const forces = { ...withForces({}).forces, corinth: { 'spartan-allied-hoplite': 5 } };
    const t = passes({ ...as('cause-rebellion'), forces }, { area: [2], objective: [2], 'cause rebellion': [4] });
    expect(t.told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['cause-rebellion', 'rebellion', 'gathering', 'passed']),
    );
    expect(t.of('cause-rebellion')).toMatchObject([{ success: true, treasury: 5900 }]);
  });
  const FLEETS: NonNullable<Position['forces']> = {
    athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
    piraeus: { 'athenian-naval': 3 },
    naupactus: { 'athenian-naval': 1 },
    chios: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 2 },
    corcyra: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 3 },
    sparta: SPARTAN_HOME,
  };
  const toPylos = (more: NonNullable<Position['forces']> = {}) =>
    athens(
      { turn: 5, strategy: { athens: 'cut-loc', sparta: null }, forces: { ...FLEETS, ...more } },
      { area: [4], objective: [1] },
    );
  test('PW-5.2.1-d PW-R150 the last ship of Piraeus goes where there is no other way to build the Expedition', () => {
    const t = toPylos();
    expect(t.of('gathering')).toMatchObject([{ possible: true, required: { hoplite: 3, cavalry: 0, naval: 3 } }]);
    expect(taken(t)).toEqual({ athens: { 'athenian-hoplite': 3 }, piraeus: { 'athenian-naval': 3 } });
  });
  test('PW-5.2.1-c PW-5.2.1-d with a fourth ship there none need be the last', () => {
    const t = toPylos({ piraeus: { 'athenian-naval': 4 } });
    expect(taken(t)).toEqual({ athens: { 'athenian-hoplite': 3 }, piraeus: { 'athenian-naval': 3 } });
    expect(shares(t)[1]).toMatchObject({ space: 'piraeus', there: 4 });
  });
});

describe('PW-10.2.4, PW-R51 the end of The Fall of Athens', () => {
  const changing: Position = {
    phase: 'turn',
    turn: 8,
    firstTurn: 7,
    player: 'sparta',
    beganAs: 'sparta',
    points: 45,
    sci: { athens: 1, sparta: 2 },
  };
  test('PW-10.2.4-a by the letter it ends when the player changes from Sparta to Athens', () => {
    const t = loose(changing, { side: [6] }, 'fall-of-athens');
    expect(t.match.outcome).toMatchObject({ rule: 'PW-10.2.4-a', detail: { why: 'return', side: 'athens', won: true } });
  });
  test('PW-R51 as an option it goes on until he is Sparta again', () => {
    const returns = { 'fall-of-athens-returns': true };
    expect(loose(changing, { side: [6] }, 'fall-of-athens', returns).match.outcome).toBeNull();
    const back = loose(
      { ...changing, player: 'athens', sci: { athens: 2, sparta: 1 } },
      { side: [6] },
      'fall-of-athens',
      returns,
    );
    expect(back.match.outcome).toMatchObject({ detail: { why: 'return', side: 'sparta' } });
  });
});

describe('options and positions', () => {
  const fight: Position = {
    phase: 'battles',
    turn: 6,
    leaders: { thrasybulus: 'chios', mindarus: 'erythrae', pericles: 'out', phormio: 'cup', archidamus: 'cup' },
    rebellion: [],
    forces: {
      chios: { 'athenian-naval': 2, 'athenian-allied-naval': 2, 'athenian-hoplite': 4 },
      erythrae: { 'spartan-allied-naval': 4 },
    },
  };
  const modifiers = (options: object): readonly string[] =>
    (
      loose(fight, { 'battle of athens': [3], 'battle of sparta': [3] }, 'campaign', options).of('battle')[0].modifiers as {
        rule: string;
      }[][]
    )[0].map(({ rule }) => rule);
  test('PW-R9 by the letter half of the whole side counts: with its troops aboard the fleet has no +2; by the option it has', () => {
    expect(modifiers({ 'half-of-whole-force': true })).not.toContain('PW-6.2.3-b');
    expect(modifiers({ 'half-of-whole-force': false })).toContain('PW-6.2.3-b');
    expect(game.options.find(({ id }) => id === 'half-of-whole-force')).toMatchObject({ default: true, reading: 'PW-R9' });
  });
  test('PW-R9 PW-R37 PW-R51 PW1-R11 what was chosen for a match holds though it begins from a position, and is written with it', () => {
    const begun = (options: object, position?: object) => {
      const setup = { scenario: 'campaign', options: { ...options }, ...(position === undefined ? {} : { position }) };
      const match = Match.begin(game, { match: 'options', setup: setup as never, dice: null, chance: [] });
      if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
      return (match.position() as Written).options;
    };
    const chosen = { 'half-of-whole-force': false, 'amphipolis-barred': true, 'fall-of-athens-returns': true };
    const kept = { halfOfWholeForce: false, amphipolisBarred: true, endsOnReturn: true };
    expect(begun(chosen, { phase: 'objective' })).toMatchObject(kept);
    expect(begun({}, { phase: 'objective', options: kept })).toMatchObject(kept); // a fork, an export: the position says it
    expect(
      begun({ edition: 'first', 'surrender-by-turn-number': true, 'long-walls-leader': true }, { phase: 'objective' }),
    ).toMatchObject({
      surrenderByNumber: true,
      longWallsLeader: true,
    });
  });
});

describe('PW-6.2 the space of a battle', () => {
  test('PW-R12 no lot where nothing depends on it: Pheia and Cyllene, ships against land units', () => {
    const t = new Table(
      {
        phase: 'battles',
        turn: 3,
        player: 'athens',
        rebellion: [],
        passed: { athens: true, sparta: true },
        leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
        forces: {
          athens: { 'athenian-hoplite': 1 },
          sparta: { 'home-guard': 3 },
          pheia: { 'athenian-naval': 2 },
          cyllene: { 'spartan-hoplite': 3, 'spartan-cavalry': 1 },
        },
      },
      [],
    );
    expect(t.of('battle')).toMatchObject([{ type: 'null' }]);
  });
});
