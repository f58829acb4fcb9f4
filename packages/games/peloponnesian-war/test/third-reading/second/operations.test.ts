import { describe, expect, test } from 'vitest';
import { CALM } from '../../calm.ts';
import { ATHENS, SPARTA, SPARTAN_HOME } from '../../nonplayer.ts';
import { QUIET } from '../../quiet.ts';
import { second } from '../desk.ts';

/** Athens, the human's, has an Expedition under way. */
const under = (objective: string, at: string, units: object, more: object = {}) => ({
  ...QUIET,
  phase: 'expedition',
  operation: { side: 'athens', leader: 'pericles', objective, at, units, route: [], next: 0, marching: false, plan: [] },
  ...more,
  leaders: { ...QUIET.leaders, pericles: 'expedition', ...((more as { leaders?: object }).leaders ?? {}) },
});

describe('5.1 the player’s operation', () => {
  test('5.1 PW-5.1-c a rally space may be visited again: hoplites from Athens, ships from Piraeus, and back for the horse', async () => {
    const desk = await second({
      ...QUIET,
      phase: 'objective',
      forces: { ...QUIET.forces, athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 } },
    });
    await desk.act({ type: 'objective', space: 'thebes' });
    await desk.act({ type: 'activate', unit: 'athenian-hoplite', count: 2 });
    await desk.act({ type: 'rally', space: 'piraeus' });
    expect(await desk.why({ type: 'activate', unit: 'athenian-naval', count: 1 })).toBeNull();
    await desk.act({ type: 'rally', space: 'athens' });
    await desk.act({ type: 'activate', unit: 'athenian-cavalry', count: 1 });
    await desk.act({ type: 'activate', unit: 'athenian-hoplite', count: 1 });
    expect(await desk.now()).toMatchObject({
      treasury: { athens: 5200 },
      operation: { units: { 'athenian-hoplite': 3, 'athenian-cavalry': 1 } },
    });
  });
  test('5.1.2 PW-5.1.2-a an Athenian hoplite who holds Cenchreae sends the ships of Corinth round the Peloponnesus', async () => {
    const desk = await second({
      ...QUIET,
      phase: 'expedition',
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'expedition' },
      forces: { athens: { 'athenian-hoplite': 1 }, sparta: SPARTAN_HOME, cenchreae: { 'athenian-allied-hoplite': 1 } },
      held: { cenchreae: 'athens' },
      operation: {
        side: 'sparta',
        leader: 'archidamus',
        objective: 'aegina',
        at: 'corinth',
        units: { 'spartan-allied-naval': 3 },
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    });
    await desk.act({ type: 'march' });
    const [{ route }] = desk.of('route');
    expect(route).not.toContain('cenchreae');
    expect(route).toContain('cape-taenarum');
  });
  test('5.1.3 PW-5.1.3-c PW-3.3-a a storm takes four ships: next turn the League rebels though Athens is confident', async () => {
    const desk = await second({
      ...under('syracuse', 'cape-taenarum', { 'athenian-naval': 4 }),
      sci: { athens: 2, sparta: 0 },
      neutrals: { syracuse: true },
      forces: { athens: { 'athenian-hoplite': 6 }, sparta: { 'home-guard': 3 }, syracuse: { 'spartan-allied-hoplite': 2 } },
    });
    const [cross] = await desk.legal('cross');
    expect(cross).toEqual({ type: 'cross', space: 'syracuse' });
    await desk.act(cross, { storm: [5] });
    expect(desk.of('storm')).toMatchObject([{ die: 5, lost: true, units: { 'athenian-naval': 4 } }]);
    await desk.act({ type: 'pass' });
    while ((await desk.asks()) === 'build') await desk.act({ type: 'enough' }, { side: [1], event: [1, 1] });
    expect(desk.of('delian-rebellion')).toMatchObject([{ navalLosses: 4, happens: true }]);
    expect(desk.of('delian-rebellion')[0].sci).toBeGreaterThan(0);
  });
  test('5.1.5 PW-5.1.5-b PW-5.1.5-d with 50 talents Sparta moves its own men for nothing, and not one Ally', async () => {
    const desk = await second({
      ...QUIET,
      phase: 'objective',
      player: 'sparta',
      passed: { athens: true, sparta: false },
      treasury: { athens: 6000, sparta: 50 },
      leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'sparta' },
      forces: { athens: { 'athenian-hoplite': 1 }, sparta: { ...SPARTAN_HOME, 'spartan-allied-hoplite': 2 } },
    });
    await desk.act({ type: 'objective', space: 'plataea' });
    expect(await desk.why({ type: 'activate', unit: 'spartan-allied-hoplite', count: 1 })).toBe('PW-5.3.2-e');
    await desk.act({ type: 'activate', unit: 'spartan-hoplite', count: 7 });
    await desk.act({ type: 'activate', unit: 'spartan-cavalry', count: 1 });
    expect((await desk.now()).treasury).toMatchObject({ sparta: 50 });
  });
});

describe('5.2 the non-player’s operation', () => {
  test('5.2 PW-5.2-d PW-5.5.3.2-b Athens rolls Syracuse: it joins Sparta before anybody sets out, and its own ships bar the way', async () => {
    const desk = await second(
      { ...ATHENS, turn: 5, forces: { ...ATHENS.forces, piraeus: { 'athenian-naval': 8 } } },
      { area: [3], objective: [2], auguries: [6] },
    );
    const kinds = desk.kinds;
    expect(desk.of('neutral-joins')).toMatchObject([
      {
        neutral: 'syracuse',
        side: 'sparta',
        units: { 'spartan-allied-hoplite': 2, 'spartan-allied-cavalry': 2, 'spartan-allied-naval': 2 },
      },
    ]);
    expect(kinds.indexOf('neutral-joins')).toBeLessThan(kinds.indexOf('activated'));
    expect(desk.of('interception').map(({ space, by }) => [space, by])).toEqual(
      expect.arrayContaining([
        ['messina', 'syracuse'],
        ['catana', 'syracuse'],
        ['syracuse', 'syracuse'],
      ]),
    );
    expect(desk.of('operation-ends')).toMatchObject([
      { space: 'syracuse', units: { 'athenian-hoplite': 4, 'athenian-naval': 4 } },
    ]);
  });
  test('5.2.1 PW-5.2.1-a PW-5.2.1-c the home space gives all it has but its last of a type, though a nearer space on the way could give more', async () => {
    // Attack Athens asks for 12H, 2C: two horse in Sparta give one; the other comes from Thebes, not Sparta's last.
    const desk = await second(
      { ...SPARTA, forces: { ...SPARTA.forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 2 } } },
      { objective: [5], auguries: [6] },
    );
    const shares = Object.fromEntries(
      desk.of('gathering')[0].shares.map((share: { space: string; take: object }) => [share.space, share.take]),
    );
    expect(shares.sparta).toEqual({ 'spartan-hoplite': 7, 'spartan-cavalry': 1 });
    expect(shares.thebes).toMatchObject({ 'spartan-allied-cavalry': 1 });
  });
});

describe('5.2.1 the last SP and the money', () => {
  const march = (talents: number, more: object = {}) =>
    second(
      {
        ...SPARTA,
        treasury: { athens: 6000, sparta: talents },
        ...more,
        forces: { ...SPARTA.forces, ...(more as { forces?: object }).forces },
      },
      { objective: [5], ...(talents < 1200 ? {} : { auguries: [6] }) },
    );
  const taken = (desk: Awaited<ReturnType<typeof march>>) =>
    Object.fromEntries(
      desk
        .of('gathering')[0]
        .shares.flatMap(({ space, take }: { space: string; take: object }) =>
          Object.keys(take).length > 0 ? [[space, take]] : [],
        ),
    );
  test('5.2.1 PW-5.2.1-c PW-R150 with 1,200 talents Attack Athens cannot be built without Sparta’s only horse, which is free: it goes', async () => {
    expect(taken(await march(1400)).sparta).toEqual({ 'spartan-hoplite': 7 });
    const desk = await march(1200);
    expect(desk.of('gathering')).toMatchObject([{ cost: 1200, possible: true }]);
    expect(taken(desk)).toMatchObject({
      sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
      thebes: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 1 },
    });
    expect(desk.of('operation-ends')).toMatchObject([{ space: 'decelea' }]);
  });
  test('5.2.1 PW-5.2-j PW-5.3.2-e PW-R150 with 1,150 there is no other way either: it passes', async () => {
    const desk = await march(1150);
    expect(desk.of('gathering')).toMatchObject([{ rule: 'PW-5.3.2-e', cost: 1400, possible: false }]);
    expect(desk.of('passed')).toMatchObject([{ side: 'sparta', why: 'no-expedition' }]);
  });
  test('5.2.1 PW-5.2.1-b PW-R150 free Spartans far away rather than Allies near by, whom nobody could pay; the last of a garrison stays if it can', async () => {
    const forces = {
      sparta: { 'home-guard': 3, 'spartan-hoplite': 4, 'spartan-cavalry': 2 },
      pylos: { 'spartan-hoplite': 6 },
      decelea: { 'athenian-hoplite': 1 },
    };
    const desk = await second(
      { ...SPARTA, treasury: { athens: 6000, sparta: 600 }, forces: { ...SPARTA.forces, ...forces } },
      { objective: [5], auguries: [6] },
    );
    // 4 from Sparta, 5 of the 6 in Pylos and a horse of the two for nothing; 3 hoplites are left to pay: 600. The second horse is free too.
    expect(desk.of('gathering')).toMatchObject([{ possible: true, cost: 600 }]);
    expect(taken(desk)).toMatchObject({
      pylos: { 'spartan-hoplite': 5 },
      sparta: { 'spartan-hoplite': 4, 'spartan-cavalry': 2 },
    });
  });
});

describe('5.3 continuing operations', () => {
  test('5.3 PW-5.3-a PW-5-b when the non-player has passed the player goes on alone, each time with auguries', async () => {
    const desk = await second({ ...QUIET, phase: 'another' });
    for (const space of ['panactum', 'decelea']) {
      await desk.act({ type: 'operate' }, { auguries: [1] });
      expect(desk.of('auguries')).toHaveLength(1);
      await desk.act({ type: 'objective', space: space === 'panactum' ? 'thebes' : 'delium' });
      await desk.act({ type: 'activate', unit: 'athenian-hoplite', count: 1 });
      await desk.act({ type: 'march' });
      expect(desk.of('auguries').filter(({ side }) => side === 'sparta')).toEqual([]);
    }
    expect(await desk.asks()).toBe('another');
  });
  test('5.3.1 PW-5.3.1-c PW-5.3.1-g four commanders out, one of them in the Going Home box: +2, so a 4 forbids it', async () => {
    const desk = await second({
      ...QUIET,
      phase: 'another',
      leaders: { pericles: 'athens', phormio: 'chios', cleon: 'going-home', nicias: 'naxos', archidamus: 'cup' },
      forces: { ...QUIET.forces, chios: { 'athenian-naval': 1 }, naxos: { 'athenian-naval': 1 } },
    });
    await desk.act({ type: 'operate' }, { auguries: [4] });
    expect(desk.of('auguries')).toMatchObject([{ die: 4, result: 6, favourable: false, modifiers: [{ by: 2 }] }]);
    expect(desk.of('passed')).toMatchObject([{ side: 'athens', why: 'auguries' }]);
  });
});

describe('5.4 Cause Rebellion', () => {
  test('5.4 PW-0.5-j PW-5.5.2-a Athens stirs up neutral Melos and stays away: the first who comes takes it, and that is Sparta', async () => {
    const desk = await second(
      {
        phase: 'objective',
        turn: 3,
        player: 'athens',
        rebellion: [],
        treasury: { athens: 4000, sparta: 4000 },
        passed: { athens: false, sparta: false },
        initialDone: { athens: true, sparta: true },
        leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'sparta' },
        forces: { athens: { 'athenian-hoplite': 2 }, sparta: SPARTAN_HOME, gythium: { 'spartan-naval': 2 } },
        opener: 'athens',
      },
      {},
      { options: { players: 'two' } },
    );
    await desk.act({ type: 'incite', space: 'melos' }, { 'cause rebellion': [6] });
    expect(desk.of('rebellion')).toMatchObject([{ space: 'melos' }]);
    await desk.act({ type: 'activate', unit: 'athenian-hoplite', count: 1 });
    await desk.act({ type: 'halt' }); // a hoplite alone reaches no island
    await desk.act({ type: 'operate' }, { auguries: [1] });
    await desk.act({ type: 'objective', space: 'melos' });
    await desk.act({ type: 'rally', space: 'gythium' });
    await desk.act({ type: 'activate', unit: 'spartan-naval', count: 1 });
    await desk.act({ type: 'march' });
    expect(desk.of('neutral-taken')).toMatchObject([{ space: 'melos', side: 'sparta' }]);
    const { rebellion, held } = await desk.now();
    expect(rebellion).not.toContain('melos');
    expect(held.melos).toBe('sparta');
  });
});

describe('5.5 to 5.9', () => {
  test('5.5 PW-5.5.1-a PW-5.8-f on the way to Ambracia a neutral Sybota is neither ravaged nor taken', async () => {
    const desk = await second(under('ambracia', 'corcyra', { 'athenian-naval': 2, 'athenian-hoplite': 1 }));
    await desk.act({ type: 'march' });
    expect(desk.of('route')[0].route).toEqual(['sybota', 'ambracia']);
    expect(desk.of('ravaged').map(({ space }) => space)).toEqual(['ambracia']);
  });
  test('5.6 PW-6.1.1-f PW-5.6.2-c a Spartan fleet at Salamis lets a lone commander into Piraeus and catches him at Aegina; that is no pass', async () => {
    const desk = await second({
      ...QUIET,
      phase: 'objective',
      forces: {
        athens: { 'athenian-hoplite': 2 },
        piraeus: { 'athenian-naval': 1 },
        chios: { 'athenian-allied-naval': 2 },
        salamis: { 'spartan-allied-naval': 2 },
        decelea: { 'spartan-hoplite': 1 },
        sparta: { 'home-guard': 3 },
      },
      activated: { piraeus: { 'athenian-naval': 1 } },
      held: { decelea: 'sparta', salamis: 'sparta' },
    });
    await desk.act({ type: 'objective', space: 'ephesus' });
    await desk.act({ type: 'rally', space: 'chios' }, { route: [1], interception: [4] });
    const [met] = desk.of('interception');
    expect(met).toMatchObject({ by: 'salamis', success: true });
    expect(met.space).not.toBe('piraeus');
    expect(desk.of('commander-home')).toMatchObject([{ leader: 'pericles', rule: 'PW-5.6.2-c' }]);
    expect(await desk.asks()).toBe('another');
    expect((await desk.now()).passed).toMatchObject({ athens: false });
  });
  test('5.7 PW-5.7.1-d PW-5.7.2-i horse intercepts a fleet on a coast: the fleet, without land SP, loses a ship; eleven land SP make it a battle, a null one', async () => {
    const desk = await second(
      under(
        'asine',
        'cape-taenarum',
        { 'athenian-naval': 2 },
        { forces: { athens: { 'athenian-hoplite': 1 }, sparta: SPARTAN_HOME } },
      ),
    );
    await desk.act({ type: 'march' }, { interception: [6], 'skirmish of athens': [1], 'skirmish of sparta': [6] });
    expect(desk.of('skirmish')).toMatchObject([
      { space: 'corone', by: 'sparta', lost: { athens: 'athenian-naval' }, battle: 'PW-5.7.2-b' },
    ]);
    expect(desk.of('battle')).toMatchObject([{ type: 'null' }]);
    expect(desk.of('operation-ends')).toMatchObject([{ space: 'asine', units: { 'athenian-naval': 1 } }]);
    expect(desk.of('ravaged').map(({ space }) => space)).toEqual(['asine']);
  });
  test('5.8 PW-5.8-a PW-0.5-g a Decelea that Sparta took and left is Spartan until it is assessed: Athenians who pass lay it waste', async () => {
    const desk = await second(
      under(
        'delium',
        'athens',
        { 'athenian-hoplite': 2 },
        {
          forces: { athens: { 'athenian-hoplite': 2 }, sparta: { 'home-guard': 3 } },
          held: { decelea: 'sparta', panactum: 'sparta' },
        },
      ),
    );
    await desk.act({ type: 'march' }, { route: [1] });
    expect(desk.of('ravaged').map(({ space }) => space)).toEqual(expect.arrayContaining([desk.of('route')[0].route[0]]));
  });
  test('5.9 PW-5.9-a PW-R119 who was beaten on the march is home before the Combat Phase, and fights the Spartans in Athens there', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'going-home',
        goingHome: { 'athenian-hoplite': 3 },
        held: {},
        walls: 0,
        forces: { athens: { 'spartan-hoplite': 5 }, piraeus: { 'athenian-naval': 2 }, sparta: { 'home-guard': 3 } },
        leaders: { ...CALM.leaders, agis: 'athens' },
      },
      { 'battle of athens': [6], 'battle of sparta': [1] },
    );
    expect(desk.of('placed')[0]).toMatchObject({ unit: 'athenian-hoplite', count: 3, space: 'athens' });
    expect(desk.of('battle')[0]).toMatchObject({ space: 'athens', type: 'land', because: 'PW-6.2-a' });
  });
});

describe('5, a second situation', () => {
  test('5.1.6 PW-5.1.6-b a commander alone may pass a rebel Andros: it is of his own colour, whoever its friends are', async () => {
    const desk = await second({
      ...QUIET,
      phase: 'objective',
      rebellion: ['andros'],
      forces: { athens: { 'athenian-hoplite': 1 }, chios: { 'athenian-allied-naval': 2 }, sparta: { 'home-guard': 3 } },
    });
    await desk.act({ type: 'objective', space: 'ephesus' });
    await desk.act({ type: 'rally', space: 'chios' });
    expect(desk.of('route')[0].route.slice(-2)).toEqual(['andros', 'chios']);
  });
  test('5.4 PW-5.4-f PW-5.5.2-a the non-player stirs up neutral Gela, not neutral Syracuse, and who sails there takes it', async () => {
    const desk = await second(
      { ...ATHENS, turn: 5, strategy: { athens: 'cause-rebellion', sparta: null } },
      { area: [3, 3], objective: [3, 5], 'cause rebellion': [4], auguries: [6] },
    );
    expect(desk.of('objective-rolled').map(({ space, again }) => [space, again])).toEqual([
      ['syracuse', 'PW-5.4-f'],
      ['gela', null],
    ]);
    expect(desk.of('neutral-taken')).toMatchObject([{ space: 'gela', side: 'athens' }]);
    expect(desk.of('siege-begins')).toEqual([]);
  });
  test('5.8 PW-5.8-c PW-5.1.6-f the last SP falls where it came to lay waste: nothing is ravaged, and the commander goes home', async () => {
    const desk = await second(
      under(
        'elis',
        'cyllene',
        { 'athenian-hoplite': 1 },
        {
          forces: { athens: { 'athenian-hoplite': 1 }, olympia: { 'spartan-cavalry': 1 }, sparta: { 'home-guard': 3 } },
        },
      ),
    );
    await desk.act({ type: 'march' }, { interception: [6], 'skirmish of athens': [1], 'skirmish of sparta': [6] });
    expect(desk.of('ravaged')).toEqual([]);
    expect(desk.of('commander-home')).toMatchObject([{ leader: 'pericles', rule: 'PW-5.1.6-f' }]);
    expect(desk.of('battle')).toEqual([]);
  });
});
