import { describe, expect, test } from 'vitest';
import { ATHENS, BARE, taken } from '../nonplayer.ts';
import { loose } from '../table.ts';

describe('PW-R115 rally spaces that the required Expedition cannot leave', () => {
  test('PW-R115 PW-5.2.1-b hoplites on an island are out of reach of a march by land: the next rally space gives', () => {
    const t = loose(
      {
        ...ATHENS,
        forces: {
          athens: { 'athenian-hoplite': 5, 'athenian-cavalry': 3 },
          chios: { 'athenian-allied-hoplite': 3, 'athenian-allied-naval': 1 },
          amphipolis: { 'athenian-allied-hoplite': 4 },
          sparta: { 'home-guard': 3 },
        },
      },
      { area: [2], objective: [1], auguries: [6] },
    );
    expect(t.of('gathering')).toMatchObject([{ possible: true, rule: 'PW-5.2.1-a', cutOff: ['chios'] }]);
    expect(taken(t)).toEqual({
      athens: { 'athenian-hoplite': 4, 'athenian-cavalry': 2 },
      amphipolis: { 'athenian-allied-hoplite': 3 },
    });
    expect(t.of('operation-ends')).toMatchObject([{ space: 'thebes', rule: 'PW-5.1-d' }]);
  });
});

describe('PW-5.2.1-d no space is emptied that need not be', () => {
  test('PW-5.2.1-d PW-5.2.1-g Corinth alone has ships: it gives the last of them, and Thebes its last hoplite', () => {
    const t = loose(
      {
        ...BARE,
        strategy: { athens: null, sparta: 'attack-athenian-ally' },
        forces: {
          sparta: { 'home-guard': 3 },
          corinth: { 'spartan-allied-hoplite': 1, 'spartan-allied-naval': 3 },
          thebes: { 'spartan-allied-hoplite': 3, 'spartan-allied-cavalry': 4 },
        },
      },
      { area: [5], objective: [3], auguries: [6] },
    );
    expect(taken(t)).toEqual({ corinth: { 'spartan-allied-naval': 3 }, thebes: { 'spartan-allied-hoplite': 3 } });
  });
});

describe('PW-R116 shares that no order of visits brings together', () => {
  /** Ships of two ports: with the hoplites aboard those of the first cannot sail to the second. */
  const sparta = (corinth: Record<string, number>) =>
    loose(
      {
        ...BARE,
        strategy: { athens: null, sparta: 'cut-loc' },
        forces: {
          sparta: { 'home-guard': 3, 'spartan-hoplite': 4 },
          gythium: { 'spartan-naval': 1 },
          corinth,
        },
      },
      { area: [6], objective: [3], ...(corinth['spartan-allied-naval'] > 1 ? { auguries: [6] } : {}) },
    );
  test('PW-R150 PW-R115 PW-5.2.1-h Gythium is left out, and Corinth emptied, if so the Expedition can be built', () => {
    const t = sparta({ 'spartan-allied-naval': 2 });
    expect(t.of('gathering')).toMatchObject([{ possible: true, cutOff: ['gythium'] }]);
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 2 }, corinth: { 'spartan-allied-naval': 2 } });
    expect(t.of('operation-ends')).toMatchObject([{ space: 'naxos' }]);
  });
  test('PW-R150 PW-5.2.1-d the home space gives fewer hoplites where so Corinth, with two SP, need not be emptied', () => {
    const t = loose(
      {
        ...BARE,
        strategy: { athens: null, sparta: 'cut-loc' },
        forces: {
          athens: { 'athenian-hoplite': 2 },
          sparta: { 'home-guard': 3, 'spartan-hoplite': 5 },
          gythium: { 'spartan-naval': 1 },
          corinth: { 'spartan-allied-hoplite': 1, 'spartan-allied-naval': 1 },
          elis: { 'spartan-allied-hoplite': 1 },
          amphipolis: { 'spartan-hoplite': 2 },
        },
      },
      { area: [6], objective: [4], auguries: [6] },
    );
    expect(taken(t)).toEqual({
      sparta: { 'spartan-hoplite': 1 },
      gythium: { 'spartan-naval': 1 },
      corinth: { 'spartan-allied-naval': 1 },
      amphipolis: { 'spartan-hoplite': 1 },
    });
    expect(t.of('operation-ends')).toMatchObject([{ space: 'samos' }]);
  });
  test('PW-R150 PW-5.2.1-b PW-5.2.1-c one hoplite fewer from Athens, and the ships of Piraeus, rather than all its hoplites and a far fleet whole', () => {
    const t = loose(
      {
        ...ATHENS,
        forces: {
          sparta: { 'home-guard': 3 },
          athens: { 'athenian-hoplite': 4, 'athenian-cavalry': 4 },
          piraeus: { 'athenian-naval': 4 },
          megara: { 'athenian-allied-hoplite': 1 },
          pheia: { 'athenian-naval': 4, 'athenian-allied-hoplite': 1 },
          naupactus: { 'athenian-naval': 1 },
          mytilene: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 2 },
          chios: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 3 },
        },
      },
      { area: [2], objective: [2], auguries: [6] },
    );
    expect(taken(t)).toEqual({
      athens: { 'athenian-hoplite': 3 },
      piraeus: { 'athenian-naval': 3 },
      chios: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 1 },
    });
  });
  test('PW-R150 PW-R116 PW-5.2-i if there is none without one of them either, it passes', () => {
    const t = sparta({ 'spartan-allied-naval': 1 });
    expect(t.of('gathering')).toMatchObject([{ possible: false, rule: 'PW-R116' }]);
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i' }]);
  });
});

describe('PW-5.1.4-d short of ships after a skirmish in a rally space', () => {
  test('PW-R148 PW-5.1.4-d PW-R33 PW-R35 NP leaves the surplus in the rally space and sails on', () => {
    const t = loose(
      {
        ...BARE,
        strategy: { athens: null, sparta: 'attack-athenian-ally' },
        answered: ['epidaurus-limera'],
        forces: {
          'epidaurus-limera': { 'athenian-naval': 1 },
          sparta: { 'home-guard': 3, 'spartan-hoplite': 2 },
          gythium: { 'spartan-naval': 4 },
          cythera: { 'spartan-allied-hoplite': 2 },
        },
      },
      {
        area: [5],
        objective: [3],
        interception: [1, 4],
        'skirmish of athens': [3],
        'skirmish of sparta': [1],
        auguries: [6],
      },
    );
    expect(t.of('left-behind')).toMatchObject([{ space: 'cythera', unit: 'spartan-allied-hoplite', rule: 'PW-5.1.4-d' }]);
    expect(t.of('operation-ends')).toMatchObject([{ space: 'naxos', units: { 'spartan-hoplite': 2, 'spartan-naval': 2 } }]);
  });
  const bound = (units: Record<string, number>) =>
    loose({
      ...BARE,
      phase: 'expedition',
      passed: { athens: false, sparta: true },
      leaders: { pericles: 'expedition', archidamus: 'cup' },
      forces: { aegina: { 'athenian-hoplite': 2 }, cenchreae: { 'spartan-naval': 1 } },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'kea',
        at: 'piraeus',
        units,
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    });
  const RALLY = { type: 'rally', space: 'aegina' };
  test('PW-R148 PW-5.1.4-d PW-R35 P may march on; which land SP stay is his choice', () => {
    const t = bound({ 'athenian-naval': 2, 'athenian-hoplite': 1, 'athenian-allied-cavalry': 1 });
    t.roll(RALLY, { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [3] });
    expect(t.legal('march')).toHaveLength(1);
    expect(t.legal('halt')).toHaveLength(0);
    expect(loose(t.now).legal('march')).toHaveLength(1);
    t.roll({ type: 'march' });
    expect(t.asks).toBe('leaveBehind');
    t.roll({ type: 'leave', unit: 'athenian-allied-cavalry' });
    expect(t.now.forces.kea).toEqual({ 'athenian-naval': 1, 'athenian-hoplite': 1 });
  });
  test('PW-5.1.3-a PW-5.1.4-d over the open sea goes no more than the ships carry', () => {
    const t = loose({
      ...BARE,
      phase: 'march',
      passed: { athens: false, sparta: true },
      leaders: { pericles: 'expedition', archidamus: 'cup' },
      neutrals: { syracuse: true } as never,
      forces: {},
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'syracuse',
        at: 'cape-taenarum',
        units: { 'athenian-naval': 1, 'athenian-hoplite': 2 },
        route: ['syracuse'],
        next: 0,
        marching: true,
        plan: [],
      },
    });
    expect(t.asks).toBe('leaveBehind');
  });
  test('PW-R148 PW-5.1.4-b PW-R137 land SP taken beyond what the ships can carry are no such surplus', () => {
    const t = bound({ 'athenian-naval': 1 });
    t.roll(RALLY, { interception: [1] }).roll({ type: 'activate', unit: 'athenian-hoplite', count: 2 });
    expect(t.why({ type: 'march' })).toBe('PW-5.1.4-b');
  });
});
