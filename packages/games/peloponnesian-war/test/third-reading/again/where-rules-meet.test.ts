import { describe, expect, test } from 'vitest';
import { CALM, HOMES as TWO_HOMES } from '../../calm.ts';
import { as, SPARTA } from '../../nonplayer.ts';
import { COALITION_AT_HOME } from '../../sparta.ts';
import type { Rolls } from '../../table.ts';
import { type Desk, second } from '../desk.ts';

// Rules that meet where nobody looks for them: a rebellion and a change of colour, an armistice and the Helots, a table and a war that
// does not use it.

const OVER = { passed: { athens: true, sparta: true }, treasury: { athens: 3000, sparta: 3000 }, turn: 3 };
const hegemony = (position: object, rolls: Rolls = {}): Promise<Desk> =>
  second({ player: 'athens', ...OVER, special: { role: 'thebes', belligerent: false, thebes: 3000 }, ...position }, rolls, {
    scenario: 'fall-of-sparta',
    options: { players: 'two' },
  });
/** Without what a test wants elsewhere. */
const without = (...spaces: string[]): object =>
  Object.fromEntries(Object.entries(COALITION_AT_HOME).filter(([space]) => !spaces.includes(space)));
const AT_HOME = without('pharsalus', 'elis', 'sunium', 'panactum');
const held = (forces: object): Record<string, string> =>
  Object.fromEntries(Object.keys(forces).map(space => [space, space === 'sparta' ? 'sparta' : 'athens']));

describe('PW-R190 the rebels of The Fall of Sparta', () => {
  const REBELS = ['plataea', 'chaeronea', 'decelea', 'piraeus', 'delium', 'argos', 'corinth', 'thebes', 'orchomenus', 'tegea'];
  test('PW-R190 PW-10.5.4.2-a PW-8.1-b what rose against Sparta and is the Coalition’s again costs neither Thebes nor Athens', async () => {
    const desk = await hegemony({ phase: 'income', forces: COALITION_AT_HOME, rebellion: ['plataea', 'chaeronea', 'naxos'] });
    const income = Object.fromEntries(desk.of('income').map(({ side, city, net }) => [city ?? side, net]));
    expect(income).toEqual({ thebes: 1000, athens: 1000, sparta: 3450 });
  });
  test('PW-R190 PW-R184 PW-9.1-c ten such spaces do not shake its will; ten of Sparta’s do shake Sparta’s', async () => {
    const will = async (rebellion: readonly string[]) => {
      const desk = await hegemony({ phase: 'bellicosity', forces: COALITION_AT_HOME, rebellion });
      return Object.fromEntries(desk.of('bellicosity').map(({ side, modifiers }) => [side, modifiers]));
    };
    expect((await will([...REBELS, 'sunium', 'panactum'])).athens).toEqual([]);
    const red = 'tegea orchomenus methydrum sicyon phlius nemea lepreum gythium epidaurus megara'.split(' ');
    expect(await will(red)).toMatchObject({ athens: [], sparta: [{ rule: 'PW-9.1-c', by: -1, spaces: 10 }] });
  });
  test('PW-R190 PW-R130 while Sparta holds such a space it is captured all the same, and Sparta pays for the rising', async () => {
    const forces = without('plataea');
    const desk = await hegemony({ phase: 'income', forces, rebellion: ['plataea'], held: held(forces) });
    const income = Object.fromEntries(desk.of('income').map(({ side, city, net }) => [city ?? side, net]));
    expect(income).toMatchObject({ athens: 950, sparta: 3450 });
  });
  test('PW-R190 PW-10.5.4.4-a ravaged under a Garrison it costs Athens as before', async () => {
    const desk = await hegemony({ phase: 'income', forces: COALITION_AT_HOME, rebellion: ['plataea'], ravaged: ['plataea'] });
    expect(desk.of('income').find(({ side, city }) => side === 'athens' && city === 'athens')).toMatchObject({ net: 950 });
  });
});

describe('PW-R191 Samos and Chios belong to the Delian League', () => {
  const islands = { chios: { 'athenian-allied-naval': 1, garrison: 1 }, samos: { 'athenian-allied-naval': 1, garrison: 1 } };
  test('PW-R191 PW-6.9-c the naval league of The Fall of Sparta keeps its ship in Samos when Chios has one too', async () => {
    const desk = await hegemony({
      phase: 'helots',
      forces: { ...AT_HOME, ...islands },
      held: { chios: 'athens', samos: 'athens' },
      chiosLost: true,
    });
    expect(desk.of('placed').filter(({ rule }) => rule === 'PW-6.9-c')).toEqual([]);
    expect((await desk.now()).forces).toMatchObject(islands);
  });
  test('PW-R191 PW-6.9-c in the great war it goes, with two players too', async () => {
    for (const players of ['solitaire', 'two']) {
      const desk = await second(
        {
          ...CALM,
          phase: 'helots',
          forces: { ...TWO_HOMES, chios: { 'athenian-allied-naval': 1 }, samos: { 'athenian-allied-naval': 1 } },
          held: {},
          chiosLost: true,
        },
        {},
        { options: { players } },
      );
      expect(desk.of('placed').filter(({ rule }) => rule === 'PW-6.9-c')).toMatchObject([{ space: 'chios', count: 1 }]);
    }
  });
});

describe('PW-R192 Thessaly', () => {
  const turns = (more: object) =>
    second(
      {
        turn: 2,
        phase: 'event',
        player: 'athens',
        leaders: { cimon: 'cup' },
        sci: { athens: 1, sparta: 0 },
        forces: { athens: { 'athenian-hoplite': 2 }, sparta: { 'home-guard': 3 } },
        held: {},
        ...more,
      },
      { event: [1, 2] },
      { scenario: 'first-war' },
    );
  test('PW-R192 PW-E1-3 it is neutral again, and nobody’s rebel any more', async () => {
    const desk = await turns({ special: { palette: 0 }, rebellion: ['pharsalus', 'larisa', 'dolopia'] });
    expect(desk.of('thessaly')).toMatchObject([{ joins: false }]);
    expect((await desk.now()).rebellion).toEqual(['dolopia']);
  });
});

describe('PW-R193 the Helots and the armistice', () => {
  const FIVE = ['pylos', 'asine', 'corone', 'prasiae', 'epidaurus-limera'];
  const peace = (units: (space: string) => object) =>
    second({
      ...CALM,
      phase: 'armistice',
      treasury: { athens: 500, sparta: 500 },
      bellicosity: { athens: 5, sparta: 5 },
      helots: true,
      forces: { ...TWO_HOMES, ...Object.fromEntries(FIVE.map(space => [space, units(space)])) },
      held: Object.fromEntries(FIVE.map(space => [space, 'athens'])),
    });
  test('PW-R193 PW-7.3.1-a PW-9.3-e Athens leaves Pylos by the armistice: Sparta has it again, and the revolt is over', async () => {
    const desk = await peace(space => (space === 'pylos' ? { 'athenian-hoplite': 1 } : { 'athenian-allied-hoplite': 1 }));
    expect(desk.of('returned')).toMatchObject([{ space: 'pylos', to: 'sparta' }]);
    expect(desk.of('helots')).toMatchObject([{ rule: 'PW-7.3.1-a', revolt: 'ends' }]);
    expect((await desk.now()).helots).toBe(false);
  });
  test('PW-R193 PW-9.3-d held by Allies, who stay, all five are Athens’ through the peace: it goes on', async () => {
    const desk = await peace(() => ({ 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1 }));
    expect(desk.of('helots')).toEqual([]);
    expect((await desk.now()).helots).toBe(true);
  });
});

describe('PW-R196 both leave a harbour by the armistice', () => {
  test('PW-R196 PW-9.3-d PW-9.3-e the ships of each find their own open, in either edition and with two players', async () => {
    for (const options of [{}, { edition: 'first' }, { edition: 'first', players: 'two' }, { players: 'two' }]) {
      const desk = await second(
        {
          ...CALM,
          phase: 'armistice',
          treasury: { athens: 500, sparta: 500 },
          bellicosity: { athens: 5, sparta: 5 },
          forces: { ...TWO_HOMES, piraeus: { 'spartan-naval': 2 }, gythium: { 'athenian-naval': 2 } },
          held: { piraeus: 'sparta', gythium: 'athens' },
        },
        {},
        { options },
      );
      expect(desk.of('returned').map(({ space, to }) => [space, to])).toEqual(
        expect.arrayContaining([
          ['piraeus', 'athens'],
          ['gythium', 'sparta'],
        ]),
      );
      const { forces } = await desk.now();
      expect([options, forces]).toMatchObject([options, { gythium: { 'spartan-naval': 2 } }]);
      if ((await desk.asks()) === 'homeward') await desk.act({ type: 'settle', space: 'piraeus' });
      expect([options, (await desk.now()).forces]).toMatchObject([options, { piraeus: { 'athenian-naval': 2 } }]);
    }
  });
});

describe('PW-R161 PW-P-s two players place by choice, and the table bars nothing', () => {
  const home = (goingHome: object, more: object) =>
    second({ ...CALM, phase: 'homecoming-placement', goingHome, ...more }, {}, { options: { players: 'two' } });
  test('PW-R161 PW-11-i Allies of Sparta go to a rebel Mytilene, to Argos and to Corcyra, where Sparta rules', async () => {
    const spaces = ['mytilene', 'argos', 'corcyra'];
    const garrisons = Object.fromEntries(spaces.map(space => [space, { 'spartan-allied-hoplite': 1 }]));
    const desk = await home(
      { 'spartan-allied-hoplite': 2 },
      {
        forces: { ...TWO_HOMES, ...garrisons },
        held: Object.fromEntries(spaces.map(space => [space, 'sparta'])),
        rebellion: ['mytilene', 'chios'],
        neutrals: { argos: true },
      },
    );
    for (const space of spaces) expect([space, await desk.why({ type: 'settle', space })]).toEqual([space, null]);
    expect(await desk.why({ type: 'settle', space: 'chios' })).toBe('PW-11-i'); // a rebel that nobody holds is not controlled
  });
  test('PW-R161 PW-11-j Allies of Athens go to a Syracuse that it has taken, and to a Corcyra that it has taken back', async () => {
    const desk = await home(
      { 'athenian-allied-naval': 2 },
      {
        turn: 10,
        forces: { ...TWO_HOMES, syracuse: { 'athenian-naval': 1 }, corcyra: { 'athenian-naval': 1 } },
        held: { syracuse: 'athens', corcyra: 'athens' },
        neutrals: { syracuse: true, corcyraLeft: true },
      },
    );
    for (const space of ['syracuse', 'corcyra']) expect(await desk.why({ type: 'settle', space })).toBeNull();
  });
  test('PW-R161 PW-11-j PW-11-k PW-10.5.4.2-a the Coalition’s go where it holds rebels; Spartan Allies never', async () => {
    const rebels = {
      phase: 'homecoming-placement',
      forces: { ...AT_HOME, orchomenus: { garrison: 1 } },
      held: { ...held(AT_HOME), orchomenus: 'athens' },
      rebellion: ['orchomenus', 'plataea', 'tegea'],
    };
    const allies = await hegemony({ ...rebels, goingHome: { 'athenian-allied-hoplite': 1 } });
    expect(await allies.why({ type: 'send', space: 'orchomenus' })).toBeNull();
    const thebans = await hegemony({ ...rebels, goingHome: { 'theban-hoplite': 1 } });
    expect(await thebans.why({ type: 'send', space: 'plataea' })).toBeNull();
    const sparta = await hegemony({ ...rebels, goingHome: { 'spartan-allied-hoplite': 1 } });
    expect(await sparta.why({ type: 'send', space: 'tegea' })).toBe('PW-11-i');
  });
  test('PW-R112 PW-E-6-e PW-11-j the plague keeps Allies out of Athens and Piraeus here too', async () => {
    const allies = (bans: object) => home({ 'athenian-allied-naval': 1 }, { forces: TWO_HOMES, held: {}, ...bans });
    expect(await (await allies({})).why({ type: 'send', space: 'piraeus' })).toBeNull();
    expect(await (await allies({ bans: 4 })).why({ type: 'send', space: 'piraeus' })).toBe('PW-11-j');
  });
});

describe('PW-E2-5-b the exiles of Thebes', () => {
  test('PW-E2-5-b PW-E1-9-b fallen in the turn in which Thebes is freed, neither goes back to a cup', async () => {
    const desk = await hegemony({
      phase: 'occupation',
      forces: COALITION_AT_HOME,
      held: held(COALITION_AT_HOME),
      treasury: { athens: 0, sparta: 0 },
      leaders: { pelopidas: 'out', epaminondas: 'out', iphicrates: 'out' },
      special: { role: 'athens', belligerent: true, thebes: 0, cadmea: true, fallen: ['pelopidas', 'epaminondas', 'iphicrates'] },
    });
    expect(desk.of('thebes-freed')).toHaveLength(1);
    while ((await desk.asks()) === 'build') await desk.act({ type: 'enough' });
    expect(desk.of('turn-ends')).toHaveLength(1);
    expect(desk.of('fallen')).toEqual([]); // Iphicrates is the only one of whom it must be said
    expect((await desk.now()).leaders).toMatchObject({ pelopidas: 'out', epaminondas: 'out', iphicrates: 'out' });
  });
});

describe('PW-R194, PW-R195 what the events do not say', () => {
  test('PW-R194 PW-E-10-a PW-5.6.1-d the ships of Corcyra intercept in the year of its civil war', async () => {
    const desk = await second(
      {
        ...SPARTA,
        ...as('attack-athenian-ally'),
        turn: 2,
        bans: 2,
        forces: { ...SPARTA.forces, corcyra: { 'athenian-allied-naval': 3, 'athenian-allied-hoplite': 1 } },
      },
      { area: [6], objective: [3], interception: [4], auguries: [6] },
    );
    expect(desk.of('interception')[0]).toMatchObject({ by: 'corcyra', success: true });
  });
  test('PW-R195 PW-E-6-b of nine hoplites three die, in Athens first, then in Piraeus', async () => {
    const plague = async (athens: number, piraeus: number) => {
      const desk = await second(
        {
          ...CALM,
          phase: 'event',
          attica: { now: false, before: true },
          sci: { athens: 1, sparta: 0 },
          passed: { athens: false, sparta: false },
          forces: {
            athens: { 'athenian-hoplite': athens, 'athenian-cavalry': 1 },
            piraeus: { 'athenian-hoplite': piraeus },
            sparta: { 'home-guard': 3 },
          },
          held: {},
        },
        { event: [3, 3] },
      );
      const { forces } = await desk.now();
      return ['athens', 'piraeus'].map(
        space => (forces as Record<string, Record<string, number>>)[space]?.['athenian-hoplite'] ?? 0,
      );
    };
    expect(await plague(8, 1)).toEqual([5, 1]);
    expect(await plague(1, 8)).toEqual([0, 6]);
  });
});
