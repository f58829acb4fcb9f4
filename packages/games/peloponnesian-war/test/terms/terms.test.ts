import { Fate, Offer, Play } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position, SPACE, type State } from '../../index.ts';
import { stateOf } from '../../position/view.ts';
import { friendOf, isAnyCoalition, isCoalition, isHome } from '../../rules/terms/control.ts';
import { ATHENS, NO_SIDE, SPARTA } from '../../rules/terms/units.ts';
import { loose } from '../table.ts';

const at = (id: string) => SPACE.at(id);
const state = (position: Position): State => stateOf({ rebellion: [], forces: {}, ...position }, 'campaign');

describe('PW-0 terms', () => {
  test('PW-0.1-f PW-0.1-g PW-R28 homes and coalition spaces', () => {
    const s = state({});
    expect(SPACE.ids.filter((_, space) => isHome(space))).toEqual(['athens', 'sparta']);
    expect(SPACE.ids.filter((_, space) => isCoalition(s, space, ATHENS)).sort()).toEqual([
      'amphipolis',
      'chios',
      'corcyra',
      'larisa',
      'macedonia',
      'pella',
      'piraeus',
    ]);
    expect(SPACE.ids.filter((_, space) => isCoalition(s, space, SPARTA)).sort()).toEqual(['corinth', 'gythium', 'thebes']);
    const all = state({ neutrals: { argos: true, syracuse: true, persia: true, macedonia: 'sparta' } as never });
    expect(SPACE.ids.filter((_, space) => isAnyCoalition(all, space))).toEqual(
      expect.arrayContaining(['argos', 'syracuse', 'sardis', 'pella']),
    );
  });
  test('PW-0.5-r PW-0.5-s PW-0.5-h PW-R3 PW-R118 friendly and hostile spaces', () => {
    const s = state({
      held: { tegea: 'athens', samos: 'athens' },
      rebellion: ['elis', 'samos', 'andros'],
      neutrals: { argos: true } as never,
    });
    const friend = (id: string) => friendOf(s, at(id));
    expect(friend('tegea')).toBe(ATHENS); // taken
    expect(friend('mantinea')).toBe(SPARTA); // by colour
    expect(friend('elis')).toBe(ATHENS); // in rebellion
    expect(friend('andros')).toBe(SPARTA);
    expect(friend('samos')).toBe(ATHENS); // in rebellion, but held
    expect(friend('argos')).toBe(ATHENS); // an active neutral
    expect(friend('erineus')).toBe(NO_SIDE);
  });
  test('PW-0.5-a PW-0.2-c friends stand together and need not fight; SP are counted, not pieces', () => {
    const t = loose({
      phase: 'battles',
      rebellion: [],
      leaders: { phormio: 'cup' },
      forces: {
        samos: { 'athenian-naval': 2, 'athenian-allied-naval': 2 },
        elis: { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 2 },
      },
    });
    expect(t.of('battle')).toEqual([]);
  });
  test('PW-0.4-a PW-0.4-b PW-R1 every roll asks for one die of six or a lot of n', () => {
    const asked = (position: Position) => game.position.read(position, { scenario: 'campaign', options: {} });
    expect(asked({})).toHaveProperty('turn', 1);
    const t = loose(
      {
        phase: 'battles',
        rebellion: [],
        leaders: { phormio: 'cup' },
        forces: { elis: { 'athenian-hoplite': 1, 'spartan-hoplite': 1 } },
      },
      { 'battle of athens': [6], 'battle of sparta': [1] },
    );
    expect(t.of('battle')).toMatchObject([{ dice: { athens: 6, sparta: 1 } }]);
  });
  test('PW-5.1.5-c PW-5.1.6-g no refund for what is lost', () => {
    const t = loose({
      phase: 'expedition',
      rebellion: [],
      passed: { athens: false, sparta: true },
      treasury: { athens: 2000, sparta: 0 },
      leaders: { pericles: 'expedition', phormio: 'cup', archidamus: 'cup' },
      forces: { athens: { 'athenian-hoplite': 1 }, decelea: { 'spartan-hoplite': 1 } },
      operation: {
        side: 'athens',
        leader: 'pericles',
        objective: 'decelea',
        at: 'athens',
        units: {},
        route: [],
        next: 0,
        marching: false,
        plan: [],
      },
    });
    t.roll({ type: 'activate', unit: 'athenian-hoplite', count: 1 });
    t.roll({ type: 'march' }, { interception: [4], 'skirmish of athens': [1], 'skirmish of sparta': [2] });
    expect(t.now).toMatchObject({
      treasury: { athens: 1800 },
      lost: { 'athenian-hoplite': 1 },
      leaders: { pericles: 'going-home' },
    });
  });
  test('PW-5.5.2-b a neutral objective: a fortress by siege, else by occupation', () => {
    const both = loose(
      {
        phase: 'sieges',
        rebellion: [],
        held: {},
        forces: { erineus: { 'athenian-naval': 1 }, cephallenia: { 'athenian-naval': 1 } },
        leaders: { pericles: 'erineus', phormio: 'cephallenia', archidamus: 'cup' },
      },
      { siege: [5], 'going home': [6, 6] },
    );
    expect(both.of('siege-begins').map(({ space }) => space)).toEqual(['erineus']);
    expect(both.now.held).toMatchObject({ erineus: 'athens', cephallenia: 'athens' });
  });
  test('PW-5.4-g PW-R122 a coalition space rebels by spread, if nobody holds it', () => {
    const t = loose(
      { phase: 'spread', rebellion: ['thasos'], leaders: { phormio: 'cup' }, forces: { athens: { 'athenian-hoplite': 1 } } },
      { 'rebellion in amphipolis': [6] },
    );
    expect(t.now.rebellion).toContain('amphipolis');
  });
  test('PW-10.2.3-h Alcibiades comes back to Athens by event 7', () => {
    const t = loose(
      {
        phase: 'event',
        turn: 8,
        sci: { athens: 1, sparta: 1 },
        forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
      },
      { event: [3, 4] },
      'fall-of-athens',
    );
    expect(t.now).toMatchObject({ alcibiades: 3, leaders: { alcibiades: 'athens' } });
  });
  test('PW-5.2-a PW-R123 NP’s initial operation is led by the commander drawn', () => {
    const t = loose(
      {
        phase: 'nonplayer-operation',
        rebellion: [],
        initialDone: { athens: true, sparta: false },
        passed: { athens: true, sparta: false },
        drawn: { athens: null, sparta: 'agis' },
        leaders: { archidamus: 'sparta', agis: 'sparta', phormio: 'cup', pericles: 'cup' },
      },
      { objective: [5], auguries: [6] },
    );
    expect(t.of('operation-ends')[0]).toMatchObject({ leader: 'agis' });
  });
});

describe('PW-2, PW-INV whole turns', () => {
  /** Random campaigns, with everything told. */
  function campaign(seed: number, scenario = 'campaign') {
    const told: { kind: string; [field: string]: unknown }[] = [];
    const fate = new Fate(seed);
    const play = new Play(game, game.begin({ scenario, options: {} }), fate);
    play.tell = event => told.push(event);
    const offer = new Offer();
    const points: number[] = [0];
    play.run();
    while (play.state.outcome === null) {
      play.legal(offer);
      play.take(offer.codes[fate.generator.below(offer.size)]);
      points.push(play.state.points);
    }
    return { told, points, state: play.state };
  }
  const campaigns = Array.from({ length: 12 }, (_, seed) => campaign(seed + 1));

  test('PW-2-a PW-2-d PW-2-e PW-2-f PW-2-g PW-2-h PW-2-j the phases follow each other in order', () => {
    const order = ['siege-begins', 'battle', 'siege', 'going-home', 'rebellion-tested', 'income', 'bellicosity', 'turn-ends'];
    for (const { told } of campaigns) {
      let last = -1;
      for (const { kind, because, rule } of told) {
        if (rule === 'PW-9.3-i') continue; // income of the years of peace
        const rank = kind === 'battle' && !String(because).startsWith('PW-6.2-') ? -1 : order.indexOf(kind);
        if (rank < 0) continue;
        if (rank < last && last !== order.length - 1) throw new Error(`${kind} after ${order[last]}`);
        last = rank;
      }
    }
  });
  test('PW-INV-n every roll is told with its rule', () => {
    for (const { told } of campaigns)
      for (const event of told) {
        expect(event.rule).toMatch(/^PW-/);
        if ('die' in event && event.die !== null) expect([1, 2, 3, 4, 5, 6]).toContain(event.die);
      }
  });
  test('PW-INV-h PW-1.1-a points change only by 10, -15, or once by a surrender', () => {
    for (const { told, state } of campaigns) {
      const sum = told.reduce(
        (all, event) =>
          all + (typeof event.points === 'number' && ['battle', 'siege', 'surrender'].includes(event.kind) ? event.points : 0),
        0,
      );
      expect(sum).toBe(state.points);
      for (const event of told)
        if (event.kind === 'battle' || event.kind === 'siege') expect([10, -15, 0, undefined]).toContain(event.points);
    }
  });
  test('PW-INV-a PW-INV-b PW-INV-c PW-INV-l PW-INV-o the invariants notice what is broken', () => {
    const { state } = campaigns[0];
    expect(game.invariants(state)).toEqual([]);
    const broken = (change: (s: State) => void): string => {
      const s = game.clone(state);
      change(s);
      return game.invariants(s).join(' ');
    };
    expect(broken(s => s.sp[0]++)).toContain('PW-INV-a');
    expect(broken(s => (s.sci[0] = 7))).toContain('PW-INV-c');
    expect(broken(s => (s.bellicosity[0] = 13))).toContain('PW-INV-c');
    expect(broken(s => (s.treasury[0] = 30))).toContain('PW-INV-c');
    expect(broken(s => (s.marks[at('athens')] |= 2))).toContain('PW-INV-o');
    expect(broken(s => (s.where[0] = -1))).toContain('nowhere');
  });
});
