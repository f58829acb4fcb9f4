import { describe, expect, test } from 'vitest';
import { CALM } from '../../calm.ts';
import { ATHENS, SPARTA, SPARTAN_HOME } from '../../nonplayer.ts';
import { QUIET } from '../../quiet.ts';
import { first } from '../desk.ts';

const under = (objective: string, at: string, units: object, more: object = {}) => ({
  ...QUIET,
  phase: 'expedition',
  operation: { side: 'athens', leader: 'pericles', objective, at, units, route: [], next: 0, marching: false, plan: [] },
  ...more,
  leaders: { ...QUIET.leaders, pericles: 'expedition', ...((more as { leaders?: object }).leaders ?? {}) },
});

describe('4 the Operations Phase', () => {
  test('4.1 PW1-4.1-a a commander alone may not enter an empty enemy space, nor one of the enemy’s colour, unless friends are there', async () => {
    const desk = await first({
      ...QUIET,
      phase: 'objective',
      forces: { athens: { 'athenian-hoplite': 2 }, pylos: { 'athenian-naval': 1 }, sparta: { 'home-guard': 3 } },
      held: { pylos: 'athens' },
    });
    await desk.act({ type: 'objective', space: 'asine' });
    await desk.act({ type: 'rally', space: 'pylos' });
    const route: string[] = desk.of('route')[0].route;
    expect(route.at(-1)).toBe('pylos');
    expect(route).not.toContain('asine');
  });
  test('4.1.2 PW1-4.1.2-a an Army that enters Cenchreae is caught by the hoplites of Corinth without a die', async () => {
    const desk = await first(
      under(
        'cenchreae',
        'aegina',
        { 'athenian-naval': 2 },
        { forces: { athens: { 'athenian-hoplite': 1 }, corinth: { 'spartan-allied-hoplite': 1 }, sparta: { 'home-guard': 3 } } },
      ),
    );
    await desk.act({ type: 'march' });
    expect(desk.of('interception')).toMatchObject([{ space: 'cenchreae', by: 'corinth', die: null, success: true }]);
    expect(desk.of('skirmish')).toMatchObject([{ battle: null }]);
  });
  test('4.1.3 PW1-4.1.3-a a storm on the way back from Syracuse drowns the Army; its commander is out for this turn', async () => {
    const desk = await first(
      under('corone', 'syracuse', { 'athenian-naval': 2 }, { neutrals: { syracuse: true }, held: { syracuse: 'athens' } }),
    );
    const [cross] = await desk.legal('cross');
    await desk.act(cross, { storm: [6] });
    expect(desk.of('storm')).toMatchObject([{ lost: true }]);
    expect((await desk.now()).leaders.pericles).toBe('going-home');
  });
  test('4.1.5 PW-5.1.5-b Spartan horse is free, a Spartan ship costs 400', async () => {
    const desk = await first({
      ...QUIET,
      phase: 'objective',
      player: 'sparta',
      passed: { athens: true, sparta: false },
      treasury: { athens: 6000, sparta: 400 },
      leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'sparta' },
      forces: { athens: { 'athenian-hoplite': 1 }, sparta: SPARTAN_HOME, gythium: { 'spartan-naval': 2 } },
    });
    await desk.act({ type: 'objective', space: 'zacynthus' });
    await desk.act({ type: 'activate', unit: 'spartan-cavalry', count: 1 });
    await desk.act({ type: 'rally', space: 'gythium' });
    expect(await desk.why({ type: 'activate', unit: 'spartan-naval', count: 2 })).toBe('PW-5.3.2-e');
    await desk.act({ type: 'activate', unit: 'spartan-naval', count: 1 });
    expect((await desk.now()).treasury).toMatchObject({ sparta: 0 });
  });
  test('4.2 PW1-4.2-b PW1-4.2-c the non-player does not march on neutral Syracuse: Athens rolls the second die again', async () => {
    const desk = await first({ ...ATHENS, turn: 5 }, { area: [3], objective: [1, 4], auguries: [5] });
    expect(desk.of('objective-rolled').map(({ space, again }) => [space, again === null])).toEqual([
      ['syracuse', false],
      ['messina', true],
    ]);
    expect(desk.kinds).not.toContain('neutral-joins');
  });
  test('4.2.1 PW1-4.2-a a captured enemy-coloured space is emptied after those of its own colour', async () => {
    const desk = await first(
      {
        ...SPARTA,
        strategy: { athens: null, sparta: 'attack-athenian-ally' },
        forces: {
          athens: { 'athenian-hoplite': 1 },
          sparta: { 'home-guard': 3, 'spartan-hoplite': 1 },
          megara: { 'spartan-allied-hoplite': 1 },
          plataea: { 'spartan-allied-hoplite': 1 },
          corinth: { 'spartan-allied-hoplite': 2 },
        },
        held: { plataea: 'sparta' },
      },
      { area: [6], objective: [4], auguries: [5] },
    );
    // Stratus is a land objective: 4H. One from Sparta, two from Corinth and the one of Megara; Plataea keeps its only man.
    const taken = Object.fromEntries(
      desk.of('gathering')[0].shares.map((share: { space: string; take: object }) => [share.space, share.take]),
    );
    expect(taken.plataea ?? {}).toEqual({});
    expect(taken.megara).toEqual({ 'spartan-allied-hoplite': 1 });
  });
  test('4.3 PW1-4.3-a a 5 is good for the player however many commanders are out, and forbids the non-player', async () => {
    const desk = await first({
      ...QUIET,
      phase: 'another',
      passed: { athens: false, sparta: false },
      leaders: { pericles: 'athens', phormio: 'naxos', cleon: 'going-home', nicias: 'going-home', archidamus: 'cup' },
      forces: { ...QUIET.forces, naxos: { 'athenian-naval': 1 } },
    });
    await desk.act({ type: 'operate' }, { 'auguries of athens': [5] });
    expect(desk.of('auguries')).toMatchObject([{ side: 'athens', favourable: true }]);
  });
  test('4.4 PW1-4.4-a PW1-4.4-c PW1-4.2-d the non-player stirs Aegina on a 4, without a modifier, and may not try Corcyra', async () => {
    const desk = await first(
      { ...SPARTA, strategy: { athens: null, sparta: 'cause-rebellion' } },
      { area: [6], objective: [3, 2], 'cause rebellion': [4], auguries: [5] },
    );
    expect(desk.of('objective-rolled').map(({ space, again }) => [space, again === null])).toEqual([
      ['corcyra', false],
      ['aegina', true],
    ]);
    expect(desk.of('cause-rebellion')).toMatchObject([{ die: 4, modifiers: [], success: true, cost: 100 }]);
  });
  test('4.5 PW1-10.1-a PW1-R6 an Athenian Army enters Syracuse: it joins then, not when it was named', async () => {
    const desk = await first(
      under('syracuse', 'catana', { 'athenian-naval': 3, 'athenian-hoplite': 3 }, { forces: { ...QUIET.forces } }),
    );
    await desk.act({ type: 'march' }, { interception: [1] });
    expect(desk.of('neutral-joins')).toMatchObject([{ neutral: 'syracuse', side: 'sparta' }]);
    expect(desk.of('interception')).toMatchObject([{ space: 'syracuse', by: 'syracuse', success: false }]);
  });
  test('4.6 PW1-4.6-a an Army that escapes at Tanagra is tried again at Thebes; each space once', async () => {
    const desk = await first(
      under(
        'thebes',
        'panactum',
        { 'athenian-hoplite': 3 },
        {
          forces: {
            athens: { 'athenian-hoplite': 1 },
            thebes: { 'spartan-allied-hoplite': 2, 'spartan-allied-cavalry': 2 },
            sparta: { 'home-guard': 3 },
          },
        },
      ),
    );
    await desk.act({ type: 'march' }, { interception: [3, 3] });
    expect(desk.of('interception')).toHaveLength(2);
    expect(desk.of('interception').at(-1)).toMatchObject({ space: 'thebes', success: false });
  });
  test('4.7 PW1-4.7-a PW1-0-g the Home Guard alone in a skirmish loses an SP like others', async () => {
    const desk = await first(
      under(
        'corone',
        'cape-taenarum',
        { 'athenian-naval': 1, 'athenian-hoplite': 1 },
        { forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3, 'spartan-allied-cavalry': 1 } } },
      ),
    );
    await desk.act({ type: 'march' }, { interception: [5], 'skirmish of athens': [2], 'skirmish of sparta': [1] });
    expect(desk.of('skirmish')).toMatchObject([{ lost: { sparta: 'home-guard' }, battle: null }]);
  });
  test('4.8 PW1-4.8-a an enemy unit keeps its land from waste though it does not intercept; the fortress beside it does not', async () => {
    const desk = await first(
      under(
        'leucas',
        'zacynthus',
        { 'athenian-naval': 2 },
        { forces: { athens: { 'athenian-hoplite': 1 }, leucas: { 'spartan-allied-hoplite': 1 }, sparta: { 'home-guard': 3 } } },
      ),
    );
    await desk.act({ type: 'march' }, { interception: [1] });
    expect(desk.of('ravaged')).toEqual([]);
    const empty = await first(
      under(
        'leucas',
        'zacynthus',
        { 'athenian-naval': 2 },
        { forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } } },
      ),
    );
    await empty.act({ type: 'march' });
    expect(empty.of('ravaged')).toMatchObject([{ space: 'leucas' }]);
  });
  test('4.9 PW1-P-a PW-5.9-a Spartan Allied hoplites go home in halves, the odd one of the human’s Sparta where he says', async () => {
    const desk = await first({
      ...CALM,
      phase: 'going-home',
      player: 'sparta',
      goingHome: { 'spartan-allied-hoplite': 3 },
      forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
    });
    expect(await desk.asks()).toBe('odd');
    await desk.act({ type: 'send', space: 'thebes' });
    expect((await desk.now()).forces).toMatchObject({
      corinth: { 'spartan-allied-hoplite': 1 },
      thebes: { 'spartan-allied-hoplite': 2 },
    });
  });
});
