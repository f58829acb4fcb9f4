import { describe, expect, test } from 'vitest';
import { COALITION_AT_HOME, coalition, event, HOMES, PERSIANS, spartan } from '../../sparta.ts';
import type { Rolls } from '../../table.ts';
import { type Desk, second } from '../desk.ts';

// The Fall of Sparta read once more from its own pages: situations in which several of its rules meet.

const begin = (position: object, rolls: Rolls = {}): Promise<Desk> =>
  second(position, rolls, { scenario: 'fall-of-sparta', options: { players: 'two' } });
const ALL_OURS = Object.fromEntries(
  Object.keys(COALITION_AT_HOME)
    .filter(space => space !== 'sparta')
    .map(space => [space, 'athens']),
);
/** Nobody operates any more, and nobody has a talent to build with. */
const OVER = { passed: { athens: true, sparta: true }, treasury: { athens: 0, sparta: 0 } };
const DAWN = { phase: 'confidence', turn: 3 };
/** What each treasury loses and gains. */
const income = (desk: Desk) => Object.fromEntries(desk.of('income').map(({ side, city, items }) => [city ?? side, items]));

describe('VII: Corinth changes hands', () => {
  const corinth = { 'theban-hoplite': 2, 'athenian-hoplite': 1, 'athenian-naval': 1, 'athenian-allied-hoplite': 1 };
  const taken = (forces: object, held: object) =>
    begin(
      { ...coalition('anti-sparta', {}), ...DAWN, sci: { athens: 1, sparta: 1 }, forces: { ...forces, corinth }, held },
      { 'confidence of Sparta': [6] },
    );
  test('PW-10.5.4.5-VII-a PW-10.5.4.5-IX-c PW-R176 Spartans stand in Thebes: the Thebans of Corinth come to Athens, and no space holds both', async () => {
    const { forces, goingHome } = await (
      await taken(
        { sparta: HOMES.sparta, athens: HOMES.athens, thebes: { 'spartan-hoplite': 2 } },
        { athens: 'athens', thebes: 'sparta', corinth: 'athens' },
      )
    ).now();
    expect(forces).toMatchObject({
      thebes: { 'spartan-hoplite': 2 },
      athens: { 'athenian-hoplite': 5, 'theban-hoplite': 2 },
      piraeus: { 'athenian-naval': 1 },
      corinth: { 'spartan-allied-hoplite': 1 },
    });
    expect(goingHome).toEqual({});
  });
  test('PW-10.5.4.5-VII-a PW-10.5.4.5-IX-c PW-R176 Athens lost: its hoplites come to Thebes; with a Spartan in Piraeus the ship waits in the box', async () => {
    const { forces, goingHome } = await (
      await taken(
        { sparta: HOMES.sparta, thebes: HOMES.thebes, athens: { 'spartan-hoplite': 1 }, piraeus: { 'spartan-hoplite': 1 } },
        { athens: 'sparta', thebes: 'athens', corinth: 'athens', piraeus: 'sparta' },
      )
    ).now();
    expect(forces).toMatchObject({
      athens: { 'spartan-hoplite': 1 },
      piraeus: { 'spartan-hoplite': 1 },
      thebes: { 'theban-hoplite': 8, 'athenian-hoplite': 1 },
    });
    expect(goingHome).toEqual({ 'athenian-naval': 1 });
  });
  test('PW-10.5.4.5-VII-b PW-R176 Sparta loses Corinth with Thebans in Gythium: its ship waits in the box', async () => {
    const { forces, goingHome } = await (
      await begin({
        ...coalition('thebes', { corinth: { 'spartan-naval': 1, 'spartan-hoplite': 1 }, gythium: { 'theban-hoplite': 1 } }),
        ...DAWN,
        sci: { athens: 1, sparta: 0 },
        held: { athens: 'athens', thebes: 'athens', corinth: 'sparta', gythium: 'athens' },
      })
    ).now();
    expect(forces).toMatchObject({
      corinth: { garrison: 1 },
      gythium: { 'theban-hoplite': 1 },
      sparta: { 'spartan-hoplite': 5 },
    });
    expect(goingHome).toEqual({ 'spartan-naval': 1 });
  });
});

describe('VII: Persian gold', () => {
  test('PW-10.5.4.5-VII-b PW-0.5-s where Sparta rules and is welcome: not in a captured city, among rebels, nor in Sicily when Carthage has won', async () => {
    const desk = await begin({
      ...coalition('thebes', { elis: { garrison: 1 } }),
      ...DAWN,
      sci: { athens: 1, sparta: 0 },
      rebellion: ['tegea'],
      special: { role: 'thebes', thebes: 0, dionysius: 2 },
    });
    expect(await desk.asks()).toBe('gift');
    const refused = (space: string) => desk.why({ type: 'enlist', unit: 'spartan-allied-hoplite', space });
    expect([await refused('elis'), await refused('tegea'), await refused('gela'), await refused('megara')]).toEqual([
      'PW-10.5.4.5-VII-b',
      'PW-10.5.4.5-VII-b',
      'PW-10.5.4.5-VII-b',
      null,
    ]);
  });
});

describe('VII: the pieces are a limit', () => {
  test('PW-10.5.4.5-VII-b PW-0.2-d the gold buys no ships that the box does not hold', async () => {
    const ships = { 'spartan-allied-naval': 7 };
    const desk = await begin({
      ...coalition('thebes', { abydos: ships, ephesus: ships }),
      ...DAWN,
      sci: { athens: 1, sparta: 0 },
    });
    expect(await desk.why({ type: 'enlist', unit: 'spartan-allied-naval', space: 'abydos' })).toBe('PW-0.2-d');
    expect(await desk.why({ type: 'enlist', unit: 'spartan-allied-hoplite', space: 'abydos' })).toBeNull();
  });
});

describe('event 5: the harmosts', () => {
  test('PW-E2-5-a PW-R179 PW-8.1.6-b Sphodrias takes Piraeus by surprise: its ships are in the box, but Athens controls it, and they come back', async () => {
    const position = {
      ...coalition('thebes', {}),
      forces: { ...COALITION_AT_HOME, piraeus: { 'athenian-naval': 2, garrison: 1 } },
      held: ALL_OURS,
      phase: 'event',
      turn: 3,
    };
    const desk = await begin(position, { ...event(5), 'which harmost': [2], siege: [6] });
    expect(desk.of('coup-by-surprise')).toMatchObject([{ space: 'piraeus', success: true }]);
    const now = await desk.now();
    expect(now.goingHome).toEqual({ 'athenian-naval': 2 });
    expect(now.held?.piraeus).toBe('athens');
    const home = await begin({ ...position, ...OVER, phase: 'going-home', forces: COALITION_AT_HOME, goingHome: now.goingHome });
    expect(await home.why({ type: 'settle', space: 'piraeus' })).toBeNull();
  });
  test('PW-E2-5-a PW-R179 of the islands those where a Garrison stands already have their league', async () => {
    const desk = await begin(
      { ...coalition('thebes', { naxos: { garrison: 1 }, piraeus: { garrison: 1 } }), phase: 'event', turn: 3 },
      { ...event(5), 'which harmost': [1], siege: [1] },
    );
    expect(await desk.why({ type: 'found', space: 'naxos' })).toBe('PW-E2-5-a');
    expect(await desk.why({ type: 'found', space: 'paros' })).toBeNull();
  });
});

describe('10.5.4.4: ravaging', () => {
  const besieged = (units: object, leader: string, forces: object = {}) =>
    begin(
      {
        ...coalition('thebes', {}),
        ...OVER,
        phase: 'sieges',
        special: { role: 'thebes', thebes: 0 },
        forces: { ...COALITION_AT_HOME, erineus: { ...units, ...forces } },
        held: ALL_OURS,
        leaders: { agesilaus: 'cup', ismenias: 'cup', 'thrasybulus-fos': 'cup', [leader]: 'erineus' },
      },
      { siege: [6], 'going home': [6] },
    );
  test('PW-10.5.4.4-c PW-8.1-d Sparta takes a neutral fortress: it is not ravaged, and costs Sparta nothing', async () => {
    const desk = await besieged({ 'spartan-hoplite': 2 }, 'agesilaus');
    expect(desk.of('siege')).toMatchObject([{ space: 'erineus', success: true }]);
    expect((await desk.now()).ravaged).toEqual([]);
    expect(income(desk).sparta).toEqual([{ rule: 'PW-10.5.4.1-a', by: 3500 }]);
  });
  test('PW-10.5.4.4-c PW-6.3-e a siege of it that fails lays nothing waste either', async () => {
    const desk = await begin(
      {
        ...coalition('thebes', {}),
        ...OVER,
        phase: 'sieges',
        forces: { ...COALITION_AT_HOME, erineus: { 'theban-hoplite': 2 } },
        held: ALL_OURS,
        leaders: { agesilaus: 'cup', 'thrasybulus-fos': 'cup', ismenias: 'erineus' },
      },
      { siege: [1] },
    );
    expect(desk.of('siege')).toMatchObject([{ success: false, sci: [-1, 0] }]);
    expect((await desk.now()).ravaged).toEqual([]);
  });
  test('PW-10.5.4.4-b PW-8.1-d of what is ravaged in Spartan hands a red space costs 50, a yellow one nothing', async () => {
    const desk = await begin({
      ...coalition('thebes', {}),
      ...OVER,
      phase: 'income',
      special: { role: 'thebes', thebes: 0 },
      forces: { ...COALITION_AT_HOME, erineus: { 'spartan-hoplite': 1 } },
      held: { ...ALL_OURS, erineus: 'sparta' },
      ravaged: ['erineus', 'tegea'],
    });
    expect(income(desk).sparta).toEqual([
      { rule: 'PW-10.5.4.1-a', by: 3500 },
      { rule: 'PW-8.1-b', by: -50, spaces: 1 },
    ]);
  });
});

describe('10.5.4.6: the Persians', () => {
  const NAVY = {
    ...coalition('anti-sparta', {}),
    ...PERSIANS,
    phase: 'another',
    leaders: { ...PERSIANS.leaders, ismenias: 'cup', 'thrasybulus-fos': 'cup' },
    special: { ...PERSIANS.special, role: 'anti-sparta', belligerent: true, armyMoved: true },
  };
  test('PW-10.5-d PW-10.5.4.6-IV-d PW-R189 the Navy sails in place of the second operation: a Theban leads the third', async () => {
    const desk = await begin({ ...NAVY, operations: { athens: 1, sparta: 0 } });
    await desk.act({ type: 'persianNavy', space: 'camirus' });
    await desk.act({ type: 'operate' }, { auguries: [1] });
    expect(desk.of('commander-drawn')).toMatchObject([{ space: 'thebes' }]);
  });
  test('PW-10.5-e PW-10.5.4.6-III-e the Army does not count: after it a Theban leads, without auguries', async () => {
    const desk = await begin({
      ...NAVY,
      phase: 'operations',
      opener: 'athens',
      initialDone: { athens: false, sparta: true },
      special: { ...NAVY.special, armyMoved: false },
    });
    expect(await desk.asks()).toBe('persiansFirst');
    await desk.act({ type: 'persianArmy', space: 'ephesus' });
    await desk.act({ type: 'operate' });
    expect(desk.kinds).toContain('no-auguries');
    expect(desk.of('commander-drawn')).toMatchObject([{ space: 'thebes' }]);
  });
  test('PW-10.5.4.6-III-a PW-0.6-a PW-0.6-b the Army is felt in Sardis and one line around it, and nowhere else', async () => {
    const caught = async (objective: string, at: string) => {
      const desk = await begin({
        ...spartan({}),
        ...PERSIANS,
        phase: 'expedition',
        leaders: { ...PERSIANS.leaders, agesilaus: 'expedition' },
        operation: {
          side: 'sparta',
          leader: 'agesilaus',
          objective,
          at,
          units: { 'spartan-hoplite': 3 },
          route: [],
          next: 0,
          marching: false,
          plan: [],
        },
      });
      await desk.act(
        { type: 'march' },
        { interception: objective === 'tegea' ? [] : [1, 1].slice(0, objective === 'sardis' ? 2 : 1) },
      );
      return desk.of('interception').map(({ space, side }) => [space, side]);
    };
    expect(await caught('tegea', 'sparta')).toEqual([]);
    expect(await caught('sardis', 'priene')).toContainEqual(['sardis', 'persia']);
  });
  test('PW-10.5.4.6-II-b PW-R172 beaten in Cyzicus by an Army that stays, Pharnabazus waits until it has gone', async () => {
    const beaten = async (stays: number) => {
      const desk = await begin(
        {
          ...coalition('thebes', {}),
          ...PERSIANS,
          ...OVER,
          phase: 'battles',
          special: { ...PERSIANS.special, thebes: 0 },
          forces: { ...HOMES, cyzicus: { 'spartan-hoplite': 5, 'spartan-allied-hoplite': 4 } },
          leaders: { ...PERSIANS.leaders, ismenias: 'cup', 'thrasybulus-fos': 'cup', agesilaus: 'cyzicus' },
        },
        { 'battle of athens': [1], 'battle of sparta': [6], 'going home': [stays] },
      );
      return (await desk.now()).special.persians[2].at;
    };
    expect(await beaten(6)).toBeNull();
  });
  test('PW-E2-3 PW-10.5.4.6-IV-f ships from Egypt beat the Persian Navy at Lindus before it has moved: it goes to Cyzicus under Pharnabazus', async () => {
    const desk = await begin(
      { ...coalition('thebes', {}), ...PERSIANS, phase: 'event' },
      { ...event(3), 'battle of athens': [6], 'battle of sparta': [1] },
    );
    expect(desk.of('navy-changes')).toMatchObject([{ space: 'cyzicus' }]);
    expect((await desk.now()).leaders).toMatchObject({ conon: 'cup', 'persian-conon': 'out', pharnabazus: 'persian-navy' });
  });
  test('PW-E2-3 PW-R14 they find Spartan Allies on foot in Lindus: no battle, and the ships, strangers there, go home', async () => {
    const desk = await begin({ ...coalition('thebes', { lindus: { 'spartan-allied-hoplite': 2 } }), phase: 'event' }, event(3));
    const { forces, goingHome } = await desk.now();
    expect(forces.lindus).toEqual({ 'spartan-allied-hoplite': 2 });
    expect(goingHome).toEqual({ 'athenian-allied-naval': 4 });
  });
});

describe('10.5.4.5-IV: Athens is neutral', () => {
  const refusals = async (desk: Desk, spaces: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(spaces.map(async space => [space, await desk.why({ type: 'objective', space })] as const)),
    );
  test('PW-10.5.4.5-IV-b PW-10.5.4.5-IV-c it may attack Allies and besiege blue cities, not Spartans nor red fortresses', async () => {
    const desk = await begin(
      coalition('athens', {
        epidaurus: { 'spartan-allied-hoplite': 1 },
        mytilene: { 'spartan-allied-hoplite': 1 },
        samos: { 'spartan-hoplite': 1 },
        pylos: { 'spartan-allied-hoplite': 1 },
      }),
    );
    expect(await refusals(desk, ['epidaurus', 'mytilene', 'samos', 'pylos', 'erineus'])).toEqual({
      epidaurus: 'PW-10.5.4.5-IV-c',
      mytilene: null,
      samos: 'PW-10.5.4.5-IV-b',
      pylos: null,
      erineus: null,
    });
  });
  test('PW-10.5.4.5-IV-d neither does Sparta intercept its Expedition; once Athens is at war it may', async () => {
    const marches = async (belligerent: boolean) => {
      const desk = await begin({
        ...coalition('athens', { panactum: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 1 } }),
        special: { role: 'athens', thebes: 0, belligerent },
      });
      await desk.act({ type: 'objective', space: 'panactum' });
      await desk.act({ type: 'activate', unit: 'athenian-hoplite', count: 2 });
      await desk.act({ type: 'march' });
      return desk.asks();
    };
    expect(await marches(false)).not.toBe('interception');
    expect(await marches(true)).toBe('interception');
  });
  test('PW-10.5.4.5-IV-d Sparta may take a lone Garrison on Naxos, not Athenians on Chios, nor anything within two of Athens', async () => {
    const desk = await begin(
      spartan({
        decelea: { garrison: 1 },
        naxos: { garrison: 1 },
        chios: { 'athenian-hoplite': 1, garrison: 1 },
        samos: { 'athenian-allied-naval': 1 },
        aegina: { 'athenian-allied-naval': 1 },
      }),
    );
    expect(await refusals(desk, ['decelea', 'naxos', 'chios', 'samos', 'aegina', 'thebes'])).toEqual({
      decelea: 'PW-10.5.4.5-IV-d',
      naxos: null,
      chios: 'PW-10.5.4.5-IV-d',
      samos: null,
      aegina: 'PW-10.5.4.5-IV-d',
      thebes: null,
    });
  });
});

describe('who goes where, and what it costs', () => {
  const homecoming = (goingHome: object, forces: object, held: object) =>
    begin({ ...coalition('anti-sparta', {}), ...OVER, phase: 'homecoming', leaders: {}, goingHome, forces, held });
  test('PW-10.5.4.5-IX-c with Athens and Piraeus lost its land SP come home to Thebes', async () => {
    const desk = await homecoming(
      { 'athenian-hoplite': 2, 'athenian-cavalry': 1 },
      { sparta: HOMES.sparta, athens: { 'spartan-hoplite': 1 }, piraeus: { 'spartan-naval': 1 }, thebes: HOMES.thebes },
      { athens: 'sparta', piraeus: 'sparta', thebes: 'athens' },
    );
    expect((await desk.now()).forces.thebes).toMatchObject({ 'athenian-hoplite': 2, 'athenian-cavalry': 1 });
  });
  test('PW-10.5.4.5-IX-c PW-R161 not to Thebes, though, while Spartans fight for it', async () => {
    const desk = await begin({
      ...coalition('anti-sparta', {}),
      phase: 'going-home',
      goingHome: { 'athenian-hoplite': 2 },
      forces: {
        sparta: HOMES.sparta,
        athens: { 'spartan-hoplite': 1 },
        piraeus: { garrison: 1 },
        thebes: { 'theban-hoplite': 2, 'spartan-allied-hoplite': 1 },
      },
      held: { athens: 'sparta', piraeus: 'athens', thebes: 'athens' },
    });
    expect(await desk.asks()).toBe('homeward');
    expect(await desk.why({ type: 'settle', space: 'thebes' })).toBe('PW-10.5.4.5-IX-c');
    expect(await desk.why({ type: 'settle', space: 'piraeus' })).toBeNull();
  });
  test('PW-11-k PW-10.5.4.5-IX-c with Thebes lost Thebans come home to Athens, the Sacred Band with them', async () => {
    const desk = await homecoming(
      { 'theban-hoplite': 2, 'sacred-band': 2 },
      { sparta: HOMES.sparta, thebes: { 'spartan-hoplite': 1 }, athens: HOMES.athens },
      { thebes: 'sparta', athens: 'athens' },
    );
    expect((await desk.now()).forces.athens).toMatchObject({ 'theban-hoplite': 2, 'sacred-band': 2 });
  });
  test('PW-10.5-c PW-R188 Thebans whom an Athenian Coalition cannot use intercept all the same who comes to Thebes', async () => {
    const desk = await begin({ ...spartan({}), special: { role: 'athens', thebes: 0, belligerent: true } });
    await desk.act({ type: 'objective', space: 'thebes' });
    await desk.act({ type: 'activate', unit: 'spartan-hoplite', count: 4 });
    await desk.act({ type: 'march' });
    expect([await desk.seat(), await desk.legal('intercept')]).toEqual(['athens', [{ type: 'intercept', space: 'thebes' }]]);
  });
  test('PW-10.5.4.8-a PW-R178 PW-10.5.4.8-b Messenia is free: Spartans leave Orchomenus, a Garrison and four hoplites come, and 1,000 talents are gone', async () => {
    const desk = await begin({
      ...coalition('anti-sparta', {}),
      ...OVER,
      phase: 'control',
      special: { role: 'anti-sparta', thebes: 0 },
      forces: {
        ...HOMES,
        orchomenus: { 'spartan-hoplite': 1 },
        ...Object.fromEntries(['mantinea', 'methydrum', 'orneae', 'pylos', 'belmina'].map(space => [space, { garrison: 1 }])),
      },
    });
    expect((await desk.now()).forces.orchomenus).toEqual({ 'athenian-allied-hoplite': 4, garrison: 1 });
    expect(income(desk).sparta).toContainEqual({ rule: 'PW-10.5.4.8-b', by: -1000 });
  });
});
