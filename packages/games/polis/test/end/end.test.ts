import { describe, expect, test } from 'vitest';
import { projection } from '../../forecast/index.ts';
import { asked, at, BOTH_RICH, offered, prestige, RICH, type Side, set, step } from '../table.ts';

const passed = ['athens', 'sparta'];
const poor = { metal: 0, wood: 0, wine: 0, oil: 0, silver: 0, wheat: 0, prestige: 3 };

describe('E end of the round', () => {
  test('PO-E-a, PO-R53 phase by phase, who passed first first', () => {
    const table = set({ phase: 'feeding', round: '3', passed, goods: BOTH_RICH });
    expect(table.of('fed').map(({ seat }) => seat)).toEqual(['athens', 'sparta']);
    expect(asked(table)).toBe('athens');
    expect(step(table)).toBe('growing');
    table.act({ type: 'done' });
    expect(asked(table)).toBe('sparta');
    table.act({ type: 'done' });
    expect(table.of('spoiled').map(({ seat }) => seat)).toEqual(['athens', 'sparta']);
    expect(step(table)).toBe('phoros');
  });
  test('PO-E-b, PO-G-c in the last round phases 1 to 4 alone, then the score', () => {
    const table = set({ phase: 'feeding', round: '5b', passed, goods: BOTH_RICH });
    table.act({ type: 'done' });
    table.act({ type: 'done' });
    expect(table.match.outcome).not.toBeNull();
    expect(table.of('spoiled')).toEqual([]);
  });
  test('PO-E1-a, PO-E1-c the owner of the moment gains, the polis is upright again', () => {
    const table = set({
      phase: 'projects',
      round: '4',
      passed,
      goods: BOTH_RICH,
      poleis: { thebai: { owner: 'sparta', population: 2, begun: ['theatre'] } },
    });
    expect(table.of('project-completed')).toMatchObject([{ seat: 'sparta', prestige: 2 }]);
    expect(at(table).poleis.thebai).toMatchObject({ turned: false, begun: [], completed: ['theatre'] });
  });
  test('PO-E2-a wheat for all population; units and merchants are not fed', () => {
    const table = set({
      phase: 'feeding',
      round: '3',
      passed,
      goods: BOTH_RICH,
      units: { lakedaimon: { sparta: 3 } },
      port: { sparta: 5 },
    });
    expect(table.of('fed')).toMatchObject([
      { seat: 'athens', wheat: 8, left: 32 },
      { seat: 'sparta', wheat: 7, left: 33 },
    ]);
  });
  test('PO-E2-b, PO-E2-c, PO-R33 wheat first, then prestige or poleis; nothing to choose while wheat is enough', () => {
    const table = set({ phase: 'feeding', round: '3', passed, goods: { athens: { ...RICH, wheat: 6 }, sparta: RICH } });
    expect(table.match.pending()).toMatchObject([{ step: 'feeding', seat: 'athens', about: { bill: 8, wheat: 6, missing: 2 } }]);
    expect(table.why({ type: 'release', polis: 'pylos' })).toBe('PO-E2-c'); // Athens is asked, and it is not its own
    table.act({ type: 'release', polis: 'chios' });
    expect(at(table).goods.athens.wheat).toBe(0);
    expect(prestige(table, 'athens')).toBe(9);
    const broke = set({
      phase: 'feeding',
      round: '3',
      passed,
      goods: { athens: { ...RICH, wheat: 6, prestige: 1 }, sparta: RICH },
    });
    expect(broke.why({ type: 'payPrestige' })).toBe('PO-E2-b');
  });
  test('PO-E2-d, PO-K-c a polis let go is neutral at its base, its projects stay; PO-4-h', () => {
    const table = set({
      phase: 'feeding',
      round: '3',
      passed,
      goods: { athens: { ...RICH, wheat: 6 }, sparta: RICH },
      poleis: { samos: { owner: 'athens', population: 6, completed: ['festival-of-dionysus'] } },
    });
    table.act({ type: 'release', polis: 'samos' });
    expect(at(table).poleis.samos).toMatchObject({ owner: null, population: 0, completed: ['festival-of-dionysus'] });
  });
  test('PO-E2-e, PO-G-a the capital only when nothing else would do, and that is the end', () => {
    const table = set({
      phase: 'feeding',
      round: '4',
      passed,
      goods: { athens: { ...RICH, wheat: 2, prestige: 2 }, sparta: RICH },
      poleis: { athenai: { population: 5 } },
    });
    expect(offered(table, 'release').map(({ polis }) => polis)).toEqual(['athenai', 'chalkis', 'chios']);
    table.act({ type: 'release', polis: 'athenai' });
    expect(table.match.outcome).toMatchObject({ rule: 'PO-G-a', score: [1, 0] });
    expect(table.of('fed')).toEqual([]); // PO-R53: the other does not feed any more
    const enough = set({
      phase: 'feeding',
      round: '4',
      passed,
      goods: { athens: { ...RICH, wheat: 3, prestige: 2 }, sparta: RICH },
    });
    expect(enough.why({ type: 'release', polis: 'athenai' })).toBe('PO-E2-e');
  });
  test('PO-E3-a, PO-K-d growth by the polis’ number, up to its maximum; PO-K-b', () => {
    const table = set({ phase: 'growth', round: '3', passed, goods: BOTH_RICH });
    expect(offered(table, 'grow').map(({ polis }) => polis)).toEqual(['athenai', 'chalkis', 'chios']);
    table.act({ type: 'grow', polis: 'chalkis' });
    expect(table.why({ type: 'grow', polis: 'chalkis' })).toBe('PO-E3-a');
    expect(table.why({ type: 'grow', polis: 'pylos' })).toBe('PO-E3-a');
    for (let n = 0; n < 3; n++) table.act({ type: 'grow', polis: 'athenai' });
    expect(table.why({ type: 'grow', polis: 'athenai' })).toBe('PO-E3-a');
    expect(at(table).goods.athens.wheat).toBe(36);
    table.act({ type: 'done' });
    expect(asked(table)).toBe('sparta');
  });
  test('PO-E3-a, PO-C-g growth stops without cubes (PO-R47)', () => {
    const five = { sparta: 5 };
    const units = {
      boiotia: five,
      megaris: five,
      achaia: five,
      arkadia: five,
      ionio: five,
      lakedaimon: five,
      myrtoo: { sparta: 1 },
    };
    const table = set({
      phase: 'growth',
      round: '5a',
      passed: ['sparta', 'athens'],
      goods: BOTH_RICH,
      poleis: { sparta: { population: 4 } },
      units,
    });
    expect(table.match.pending()[0].seat).toBe('athens'); // 31 + 7 = 38: Sparta is not even asked
  });
  test('PO-E4-a a polis above its base gives 1 prestige; PO-R44 the fort of a capital is its base', () => {
    const table = set({
      phase: 'megalopolis',
      round: '3',
      passed,
      goods: BOTH_RICH,
      poleis: { athenai: { population: 6 }, chios: { population: 3 }, chalkis: { population: 1 } },
    });
    expect(prestige(table, 'athens')).toBe(11);
    expect(table.of('megalopolis').map(({ polis }) => polis)).toEqual(['athenai', 'chios']);
  });
  test('PO-E5-a wine, oil and wheat are halved, rounding up; the rest stays', () => {
    const table = set({
      phase: 'goods',
      round: '3',
      passed,
      goods: { sparta: { metal: 7, wood: 5, wine: 7, oil: 2, silver: 3, wheat: 1, prestige: 4 } },
    });
    expect(at(table).goods.sparta).toEqual({ metal: 7, wood: 5, wine: 4, oil: 1, silver: 3, wheat: 1, prestige: 4 });
  });
  test('PO-E6-a any number of prestige into silver', () => {
    const table = set({
      phase: 'phoros',
      round: '3',
      passed,
      goods: { sparta: RICH, athens: { ...RICH, silver: 0, prestige: 4 } },
    });
    expect(offered(table, 'phoros')).toHaveLength(5);
    expect(table.why({ type: 'phoros', amount: 5 })).toBe('PO-E6-a');
    table.act({ type: 'phoros', amount: 3 });
    expect(at(table).goods.athens).toMatchObject({ silver: 3, prestige: 1 });
  });
});

describe('G end of the game', () => {
  const chance = ['theatre', 'phidias', 'socrates', 'r4-04'];
  test('PO-G-b, PO-R34 without prestige after phase 6 a player loses at once, but not after 5β', () => {
    const table = set({ phase: 'phoros', round: '3', passed, goods: { sparta: RICH, athens: { ...poor, prestige: 2 } } });
    table.act({ type: 'phoros', amount: 2 });
    table.act({ type: 'phoros', amount: 0 });
    expect(table.match.outcome).toMatchObject({ rule: 'PO-G-b', score: [1, 0] });
    const kept = set({ phase: 'phoros', round: '3', passed, goods: { sparta: RICH, athens: { ...poor, prestige: 2 } } });
    kept.act({ type: 'phoros', amount: 1 });
    kept.act({ type: 'phoros', amount: 0 }, { chance });
    expect(kept.match.outcome).toBeNull();
    const last = set({
      phase: 'megalopolis',
      round: '5b',
      passed,
      goods: { sparta: { ...poor, prestige: 0 }, athens: { ...poor, prestige: 0 } },
    });
    expect(last.match.outcome).toMatchObject({ rule: 'PO-G-e' });
  });
  test('PO-G-b, PO-R35 both without: the score decides', () => {
    const table = set({
      phase: 'phoros',
      round: '5a',
      passed,
      goods: { sparta: { ...poor, prestige: 1 }, athens: { ...poor, prestige: 1 } },
    });
    table.act({ type: 'phoros', amount: 1 });
    table.act({ type: 'phoros', amount: 1 });
    expect(table.match.outcome).toMatchObject({
      rule: 'PO-G-b',
      score: [0, 1],
      detail: { sparta: { total: 7 }, athens: { total: 8 } },
    });
  });
  test('PO-G-d, PO-G-f population, prestige and bracketed prestige; units and merchants score nothing', () => {
    const table = set({
      phase: 'megalopolis',
      round: '5b',
      passed,
      port: { sparta: 8 },
      units: { lakedaimon: { sparta: 5 } },
      poleis: {
        sparta: { completed: ['temple-of-zeus'] },
        athenai: { completed: ['socrates', 'phidias'] },
        gela: { owner: null, completed: ['statue-of-venus'] },
      },
      goods: { sparta: { ...poor, prestige: 4 }, athens: { ...poor, prestige: 1 } },
    });
    expect(table.match.outcome?.detail).toMatchObject({
      winner: 'sparta',
      sparta: { population: 7, prestige: 4, projects: 3, total: 14 },
      athens: { population: 8, prestige: 1, projects: 4, total: 13 },
    });
  });
  test('PO-G-e, PO-R36 a tie goes to the more goods, then it is a draw', () => {
    const end = (sparta: object, athens: object) =>
      set({
        phase: 'megalopolis',
        round: '5b',
        passed,
        goods: { sparta: { ...poor, prestige: 4, ...sparta }, athens: { ...poor, prestige: 3, ...athens } },
      });
    expect(end({ wood: 1 }, {}).match.outcome).toMatchObject({ rule: 'PO-G-e', score: [1, 0] });
    expect(end({ wood: 1, wine: 1 }, { silver: 3 }).match.outcome?.score).toEqual([0, 1]);
    expect(end({}, {}).match.outcome).toMatchObject({ score: [0.5, 0.5], detail: { winner: null } });
  });
});

describe('X scenarios', () => {
  test('PO-X-a, PO-X1-a, PO-X1-b, PO-X1-c, PO-X1-d the Corinthian War', () => {
    const table = set({ phase: 'round' }, [], 'corinthian-war'); // no tile and no event is drawn
    expect(at(table)).toMatchObject({
      round: '5b',
      event: null,
      display: [],
      pile: [],
      port: { sparta: 2, athens: 2 },
      proxenos: { sparta: 'pydna', athens: 'thebai' },
    });
    expect(at(table).goods).toEqual({
      sparta: { metal: 6, wood: 8, wine: 5, oil: 5, silver: 5, wheat: 3, prestige: 4 },
      athens: { metal: 2, wood: 2, wine: 4, oil: 4, silver: 8, wheat: 5, prestige: 3 },
    });
    const units = Object.fromEntries(Object.entries(at(table).units).filter(([, { sparta, athens }]) => sparta + athens > 0));
    expect(units).toEqual({
      akarnania: { sparta: 1, athens: 0 },
      thessalia: { sparta: 1, athens: 0 },
      makedonia: { sparta: 1, athens: 0 },
      achaia: { sparta: 1, athens: 0 },
      sikelia: { sparta: 3, athens: 0 },
      messenia: { sparta: 2, athens: 0 },
      lakedaimon: { sparta: 4, athens: 0 },
      boiotia: { sparta: 0, athens: 3 },
      attika: { sparta: 0, athens: 3 },
      arkadia: { sparta: 0, athens: 1 },
      megaris: { sparta: 0, athens: 2 },
      ionio: { sparta: 2, athens: 0 },
      myrtoo: { sparta: 2, athens: 0 },
      kyklades: { sparta: 1, athens: 3 },
      sporades: { sparta: 1, athens: 0 },
      thrakiko: { sparta: 0, athens: 3 },
    });
    expect(at(table).poleis.syrakousai.owner).toBe('sparta');
    for (const id of ['thebai', 'korinthos', 'argos']) expect(at(table).poleis[id].owner).toBe('athens');
    expect(asked(table)).toBe('athens'); // PO-X1-d, PO-X-b
    expect(table.why({ type: 'barter', space: 'illyria-2' })).not.toBe('PO-9-b'); // type 5: all shiploads, with trade
    table.act({ type: 'pass' });
    table.act({ type: 'pass' });
    while (table.match.outcome === null) table.act(table.match.legal(asked(table) ?? '')[0]);
    expect(['PO-G-e', 'PO-G-a']).toContain(table.match.outcome.rule);
  });
  test('PO-X-b, PO-X2-a..d, PO-R38 the Second Peloponnesian War', () => {
    const tiles = ['socrates', 'democritus', 'nemean-games'];
    const table = set({ phase: 'round' }, [...tiles, 'r5a-11'], 'second-peloponnesian-war');
    expect(at(table)).toMatchObject({
      round: '5a',
      port: { sparta: 2, athens: 2 },
      proxenos: { sparta: 'syrakousai', athens: 'pydna' },
    });
    expect([...at(table).pile, ...at(table).display].toSorted()).toEqual([
      'democritus',
      'festival-of-demeter',
      'nemean-games',
      'socrates',
      'statue-of-venus',
      'temple-of-zeus',
      'theatre-with-episkenion',
    ]);
    expect(at(table).goods).toEqual({
      sparta: { metal: 2, wood: 2, wine: 2, oil: 3, silver: 2, wheat: 2, prestige: 4 },
      athens: { metal: 2, wood: 3, wine: 4, oil: 5, silver: 4, wheat: 5, prestige: 5 },
    });
    const units = Object.fromEntries(Object.entries(at(table).units).filter(([, { sparta, athens }]) => sparta + athens > 0));
    expect(units).toEqual({
      makedonia: { sparta: 1, athens: 3 },
      megaris: { sparta: 1, athens: 0 },
      sikelia: { sparta: 2, athens: 0 },
      messenia: { sparta: 2, athens: 0 },
      lakedaimon: { sparta: 3, athens: 0 },
      akarnania: { sparta: 0, athens: 1 },
      attika: { sparta: 0, athens: 2 },
      ionio: { sparta: 2, athens: 0 },
      myrtoo: { sparta: 2, athens: 0 },
      kyklades: { sparta: 1, athens: 3 },
      sporades: { sparta: 1, athens: 1 },
      thrakiko: { sparta: 0, athens: 3 },
    });
    expect(at(table).first).toBe('athens');
    expect(asked(table)).toBe('sparta'); // PO-X2-d
  });
});

describe('E, G with nothing left', () => {
  test('PO-E2-a, PO-E2-b whose people have eaten has no bill any more', () => {
    const goods = { athens: { ...RICH, wheat: 6 }, sparta: { ...RICH, wheat: 40 } };
    const table = set({ phase: 'feeding', round: '3', passed, goods });
    const bill = (side: Side): number => projection(table.match.see('sparta').view as never, null)[side].bill;
    expect([bill('athens'), bill('sparta')]).toEqual([8, 7]);
    table.act({ type: 'payPrestige' });
    expect([bill('athens'), bill('sparta')]).toEqual([0, 0]);
  });
  test('PO-E6-a without prestige there is no phoros to choose; PO-G-b the first side loses as the second does', () => {
    const table = set({
      phase: 'phoros',
      round: '3',
      passed,
      goods: { sparta: { ...poor, prestige: 0 }, athens: RICH },
    });
    expect(asked(table)).toBe('athens');
    table.act({ type: 'phoros', amount: 0 });
    expect(table.match.outcome).toMatchObject({ rule: 'PO-G-b', score: [0, 1], detail: { loser: 'sparta' } });
  });
  test('PO-R35 both without prestige: the higher score wins, also Sparta’s', () => {
    const table = set({
      phase: 'phoros',
      round: '5a',
      passed,
      poleis: { sparta: { population: 8 } },
      goods: { sparta: { ...poor, prestige: 1 }, athens: { ...poor, prestige: 1 } },
    });
    table.act({ type: 'phoros', amount: 1 });
    table.act({ type: 'phoros', amount: 1 });
    expect(table.match.outcome).toMatchObject({ rule: 'PO-G-b', score: [1, 0], detail: { winner: 'sparta' } });
  });
});
