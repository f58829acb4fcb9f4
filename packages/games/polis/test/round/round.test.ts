import { describe, expect, test } from 'vitest';
import { polis } from '../../index.ts';
import { asked, at, BOTH_RICH, march, NO_UNITS, offered, prestige, RICH, set, step, taxHome } from '../table.ts';

const passed = ['athens', 'sparta'];
const base = { round: '4', turn: 'sparta', goods: BOTH_RICH };
const TILES = ['socrates', 'phidias', 'theatre'];

describe('F course of a round', () => {
  test('PO-S-a, PO-S-b, PO-S-c, PO-S-d, PO-R37 the set-up of the full game', () => {
    const table = set({ phase: 'round' }, [...TILES, 'r3-03']);
    const owned = Object.entries(at(table).poleis).filter(([, { owner }]) => owner !== null);
    expect(Object.fromEntries(owned.map(([id, { owner, population }]) => [id, [owner, population]]))).toEqual({
      sparta: ['sparta', 4],
      gytheion: ['sparta', 1],
      pylos: ['sparta', 2],
      athenai: ['athens', 5],
      chalkis: ['athens', 1],
      chios: ['athens', 2],
    });
    const units = Object.entries(at(table).units).filter(([, { sparta, athens }]) => sparta + athens > 0);
    expect(Object.fromEntries(units)).toEqual({
      lakedaimon: { sparta: 3, athens: 0 },
      attika: { sparta: 0, athens: 3 },
      ionia: { sparta: 0, athens: 2 },
      ionio: { sparta: 1, athens: 0 },
      myrtoo: { sparta: 1, athens: 0 },
      kyklades: { sparta: 0, athens: 2 },
      sporades: { sparta: 0, athens: 1 },
    });
    expect(at(table).goods).toEqual({
      sparta: { metal: 4, wood: 4, wine: 4, oil: 4, silver: 4, wheat: 0, prestige: 3 },
      athens: { metal: 3, wood: 4, wine: 4, oil: 4, silver: 0, wheat: 4, prestige: 3 },
    });
    expect(at(table)).toMatchObject({
      port: { sparta: 1, athens: 1 },
      proxenos: { sparta: 'sparta', athens: 'athenai' },
      round: '3',
    });
    expect(at(table).market).toEqual({ metal: 1, wood: 1, wine: 1, oil: 1 });
    expect(at(table).pile).toHaveLength(11);
  });
  test('PO-F-a the rounds 3, 4, 5α, 5β; PO-N-a..f what a new round changes and what carries over', () => {
    const before = {
      phase: 'phoros',
      round: '3',
      passed: ['sparta', 'athens'],
      display: TILES,
      pile: ['democritus', 'protagoras', 'temple-of-zeus', 'nemean-games'],
      gone: [],
      taxed: { attika: 'athens' },
      cargo: { 'persis-1': 'athens', 'illyria-1': 'sparta' },
      port: { sparta: 0, athens: 1 },
      market: { oil: 5 },
      proxenos: { sparta: null, athens: 'argos' },
      goods: BOTH_RICH,
    };
    const table = set(before);
    table.act({ type: 'phoros', amount: 1 });
    table.act({ type: 'phoros', amount: 0 }, { chance: ['democritus', 'protagoras', 'nemean-games', 'r4-04'] });
    expect(at(table)).toMatchObject({
      round: '4',
      event: 'r4-04',
      taxed: {},
      cargo: {},
      port: { sparta: 1, athens: 2 },
      display: ['democritus', 'protagoras', 'nemean-games'],
      gone: expect.arrayContaining(TILES),
      market: { oil: 5 },
      proxenos: { sparta: null, athens: 'argos' },
      passed: [],
    });
    expect(at(table).units).toEqual(at(set(before)).units);
    expect(asked(table)).toBe('sparta'); // 8 against 9 prestige
  });
  test('PO-F-b three tiles of the pile are shown; over a full game twelve of fourteen', () => {
    const table = set({ phase: 'round' }, [...TILES, 'r3-03']);
    expect(at(table).display.toSorted()).toEqual(TILES.toSorted());
    const late = set({ phase: 'round', round: '5b', pile: ['theatre', 'phidias'] }, ['theatre', 'phidias', 'r5b-03']);
    expect(at(late).display).toHaveLength(2); // a position with fewer
    const start = set({ phase: 'round' }, [...TILES, 'r3-03']);
    expect(at(start).pile.length + at(start).display.length).toBe(14); // 3 in each of four rounds: two are never seen
  });
  test('PO-F-c one event of the round’s deck', () => {
    const begin = set({ phase: 'round', round: '5a' }, [...TILES, 'r5a-05']);
    expect(at(begin).event).toBe('r5a-05');
    expect(() => set({ phase: 'round', round: '5a' }, [...TILES, 'r3-01'])).toThrow('chance');
  });
  test('PO-F-d, PO-F-f, PO-R54 more prestige applies first and plays second; tie: Athens applies, Sparta plays first', () => {
    const goods = (sparta: number, athens: number) => ({
      sparta: { ...RICH, prestige: sparta },
      athens: { ...RICH, prestige: athens },
    });
    const order = (sparta: number, athens: number) => {
      const table = set({ phase: 'round', goods: goods(sparta, athens) }, [...TILES, 'r3-02']);
      return [...table.of('gained').map(({ seat }) => seat), asked(table)];
    };
    expect(order(3, 3)).toEqual(['athens', 'sparta', 'sparta']);
    expect(order(4, 3)).toEqual(['sparta', 'athens', 'athens']);
    expect(order(3, 4)).toEqual(['athens', 'sparta', 'sparta']);
    expect(order(4, 3)[2]).toBe('athens'); // although the event makes it 4 : 5
  });
  test('PO-F-g two different actions a turn, in any order; then the other’s turn', () => {
    const table = set(base);
    taxHome(table, 'lakedaimon');
    expect(table.why({ type: 'tax', territory: 'lakedaimon' })).toBe('PO-8-c');
    expect(offered(table, 'tax')).toEqual([]);
    table.act({ type: 'merchants', polis: 'pylos' });
    table.act({ type: 'raise', with: 'good' });
    expect(asked(table)).toBe('athens');
    // Barter and purchase are one action.
    const trade = set({ ...base, port: { sparta: 2 } });
    trade.act({ type: 'barter', space: 'illyria-1' }, { chance: [1] });
    expect(trade.why({ type: 'barter', space: 'illyria-2' })).toBe('PO-F-g');
  });
  test('PO-F-h a military action costs 1 prestige when it is declared', () => {
    const table = set({ ...base, goods: { sparta: { ...RICH, prestige: 1 } } });
    table.act({ type: 'march', territory: 'arkadia' });
    expect(prestige(table, 'sparta')).toBe(0);
    const none = set({
      ...base,
      goods: { sparta: { ...RICH, prestige: 0 } },
      units: { messenia: { sparta: 1 }, boiotia: { sparta: 3 } },
    });
    expect(none.why({ type: 'march', territory: 'arkadia' })).toBe('PO-F-h');
    expect(none.why({ type: 'sail', sea: 'kyklades' })).toBe('PO-F-h');
    expect(none.why({ type: 'besiege', polis: 'thebai' })).toBe('PO-F-h');
    expect(none.why({ type: 'tax', territory: 'messenia' })).toBe('PO-F-h');
  });
  test('PO-F-i an action that cannot do anything is illegal', () => {
    const table = set({ ...base, units: NO_UNITS });
    for (const type of ['march', 'sail', 'besiege', 'tax']) expect(offered(table, type), type).toEqual([]);
  });
  test('PO-F-j, PO-R3, PO-R55 none or one action is a pass', () => {
    const none = set(base);
    none.act({ type: 'pass' });
    expect(none.of('passed')).toMatchObject([{ seat: 'sparta', acted: 0, first: true }]);
    const one = set(base);
    taxHome(one, 'lakedaimon');
    one.act({ type: 'pass' });
    expect(at(one).passed).toEqual(['sparta']);
    expect(asked(one)).toBe('athens');
  });
  test('PO-F-k, PO-R52, PO-R65 alone each action costs one good first; without one he must pass', () => {
    const table = set({ ...base, turn: 'athens', passed: ['sparta'], goods: { athens: { ...RICH, prestige: 5 } } });
    expect(table.why({ type: 'tax', territory: 'attika' })).toBe('PO-F-k');
    expect(offered(table, 'fee').map(({ good }) => good)).toEqual(['metal', 'wood', 'wine', 'oil', 'silver', 'wheat']);
    table.act({ type: 'fee', good: 'wheat' });
    expect(at(table).goods.athens.wheat).toBe(39);
    expect(table.why({ type: 'pass' })).toBe('PO-F-k'); // it is paid for an action
    expect(table.why({ type: 'fee', good: 'wheat' })).toBe('PO-F-k');
    taxHome(table, 'attika'); // PO-R22: free of prestige, not of the fee
    expect(table.why({ type: 'merchants', polis: 'athenai' })).toBe('PO-F-k');
    const poor = set({
      ...base,
      turn: 'athens',
      passed: ['sparta'],
      goods: { athens: { metal: 0, wood: 0, wine: 0, oil: 0, silver: 0, wheat: 0, prestige: 9 } },
    });
    expect(poor.match.legal('athens')).toEqual([{ type: 'pass' }]);
    // The good paid cannot be used by the action: PO-R52. One metal, and hoplites are all he could do.
    const last = set({
      ...base,
      turn: 'athens',
      passed: ['sparta'],
      units: NO_UNITS,
      port: { athens: 0 },
      proxenos: { athens: null },
      goods: { athens: { metal: 1, wood: 0, wine: 0, oil: 0, silver: 0, wheat: 0, prestige: 9 } },
    });
    expect(last.why({ type: 'fee', good: 'metal' })).toBe('PO-F-k');
    // With company nothing is paid.
    expect(set(base).why({ type: 'fee', good: 'wheat' })).toBe('PO-F-k');
  });
  test('PO-F-l, PO-R4 alone he still acts in turns of two different actions', () => {
    const table = set({ ...base, turn: 'athens', passed: ['sparta'] });
    table.act({ type: 'fee', good: 'wheat' });
    taxHome(table, 'attika');
    table.act({ type: 'fee', good: 'wheat' });
    expect(table.why({ type: 'tax', territory: 'ionia' })).toBe('PO-F-g');
    march(table, 'boiotia', ['attika', 'land']);
    expect(table.match.pending()).toMatchObject([{ seat: 'athens', about: { acted: 0, alone: true } }]);
    table.act({ type: 'fee', good: 'wheat' });
    expect(table.why({ type: 'tax', territory: 'ionia' })).toBeNull();
  });
  test('PO-F-n the round ends when both have passed; no number of turns is fixed', () => {
    const table = set({ ...base, goods: BOTH_RICH });
    table.act({ type: 'pass' });
    table.act({ type: 'pass' });
    expect(table.of('fed')).toHaveLength(2);
    expect(step(table)).toBe('growing');
  });
  test('PO-C-a, PO-C-i two seats; goods are whole numbers without a limit', () => {
    expect(polis.seats).toEqual(['sparta', 'athens']);
    const table = set({ ...base, goods: { sparta: { ...RICH, silver: 900 } } });
    expect(at(table).goods.sparta.silver).toBe(900);
    expect(() => set({ ...base, goods: { sparta: { silver: -1 } } })).toThrow('faults');
  });
});

describe('F, N what ends with a turn and with a round', () => {
  test('PO-F-l, PO-R4 alone, the second turn may begin with what ended the first', () => {
    const table = set({
      round: '4',
      turn: 'sparta',
      passed: ['athens'],
      goods: BOTH_RICH,
      units: { ...NO_UNITS, lakedaimon: { sparta: 1 } },
    });
    table.act({ type: 'fee', good: 'wood' });
    taxHome(table, 'lakedaimon');
    table.act({ type: 'fee', good: 'wood' });
    table.act({ type: 'proxenos', polis: 'argos', way: 'land' });
    table.act({ type: 'fee', good: 'wood' });
    expect(table.why({ type: 'proxenos', polis: 'sparta', way: 'land' })).toBeNull();
  });
  test('PO-N-b, PO-N-c, PO-R40 discs, merchants, the ban and the count of the old round are gone', () => {
    const after = (event: string, left: object) => {
      const table = set({
        phase: 'phoros',
        round: '5a',
        event,
        passed,
        goods: BOTH_RICH,
        fed: ['athens', 'sparta'],
        taxed: { attika: 'athens', sikelia: 'sparta' },
        cargo: { 'persis-1': 'athens', 'thraki-1': 'sparta' },
        port: { athens: 1, sparta: 0 },
        ...left,
      });
      table.act({ type: 'phoros', amount: 0 });
      table.act({ type: 'phoros', amount: 0 }, { chance: ['socrates', 'phidias', 'theatre', 'r5b-03'] });
      return table;
    };
    expect(at(after('r5a-02', { switched: ['pylos'] })).switched).toEqual([]);
    const table = after('r5a-04', { commanders: { sparta: 1, athens: 1 } });
    const now = at(table);
    expect(now).toMatchObject({ round: '5b', event: 'r5b-03', passed: [], fed: [], banned: [] });
    expect(now.port).toEqual({ athens: 2, sparta: 1 });
    expect(now.cargo).toEqual({});
    expect(Object.values(now.taxed).filter(side => side !== null)).toEqual([]);
    expect(now.commanders).toEqual({ sparta: 0, athens: 0 });
  });
});
