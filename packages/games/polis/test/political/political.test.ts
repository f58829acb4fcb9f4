import { describe, expect, test } from 'vitest';
import { at, BOTH_RICH, NO_UNITS, offered, prestige, RICH, set } from '../table.ts';

const base = { round: '5a', turn: 'athens', goods: BOTH_RICH, units: NO_UNITS };

describe('9 trade', () => {
  test('PO-9-a, PO-9-q one merchant of the port, who stays until the round ends', () => {
    const table = set({ ...base, port: { athens: 2 } });
    table.act({ type: 'barter', space: 'persis-1' }, { chance: [1] });
    expect(at(table).port.athens).toBe(1);
    expect(at(table).cargo).toEqual({ 'persis-1': 'athens' });
    expect(set({ ...base, port: { athens: 0 } }).why({ type: 'barter', space: 'persis-1' })).toBe('PO-9-a');
  });
  test('PO-9-b spaces by round: 3, then 3 and 4, then all; Euxeinos Pontos not before round 5', () => {
    const open = (round: string): unknown[] => [...new Set(offered(set({ ...base, round }), 'barter').map(({ space }) => space))];
    expect(open('3')).toEqual(['illyria-1', 'thraki-1', 'persis-1', 'aigyptos-1']);
    expect(open('4')).toEqual([
      'illyria-1',
      'illyria-2',
      'thraki-1',
      'thraki-2',
      'persis-1',
      'persis-2',
      'aigyptos-1',
      'aigyptos-2',
    ]);
    expect(open('5a')).toHaveLength(12);
    expect(open('5b')).toHaveLength(12);
    expect(set({ ...base, round: '4' }).why({ type: 'barter', space: 'euxeinos-1' })).toBe('PO-9-b');
  });
  test('PO-9-c no occupied space, own or enemy; any order', () => {
    const table = set({ ...base, cargo: { 'persis-1': 'sparta', 'persis-2': 'athens' } });
    expect(table.why({ type: 'barter', space: 'persis-1' })).toBe('PO-9-c');
    expect(table.why({ type: 'barter', space: 'persis-2' })).toBe('PO-9-c');
    expect(table.why({ type: 'barter', space: 'persis-3' })).toBeNull();
  });
  test('PO-9-d a free route, first and last sea included; PO-9-j merchants block nobody', () => {
    const last = set({ ...base, units: { ...NO_UNITS, sporades: { sparta: 1 } }, cargo: { 'persis-3': 'sparta' } });
    expect(last.why({ type: 'barter', space: 'persis-1' })).toBe('PO-9-d');
    expect(last.why({ type: 'barter', space: 'thraki-1' })).toBeNull();
    const equal = set({ ...base, units: { ...NO_UNITS, sporades: { sparta: 1, athens: 1 } } });
    expect(equal.why({ type: 'barter', space: 'persis-1' })).toBeNull();
  });
  test('PO-9-e, PO-M-n Athens begins in Kyklades: closed there, it has no sea route at all', () => {
    const table = set({ ...base, units: { ...NO_UNITS, kyklades: { sparta: 1 } } });
    expect(offered(table, 'barter')).toEqual([]);
  });
  test('PO-9-f Sparta begins in Ionio or Myrtoo', () => {
    const ionio = set({ ...base, turn: 'sparta', units: { ...NO_UNITS, ionio: { athens: 1 } } });
    expect(ionio.why({ type: 'barter', space: 'persis-1' })).toBeNull();
    expect(ionio.why({ type: 'barter', space: 'illyria-1' })).toBe('PO-9-d');
    const myrtoo = set({ ...base, turn: 'sparta', units: { ...NO_UNITS, myrtoo: { athens: 1 } } });
    expect(myrtoo.why({ type: 'barter', space: 'illyria-1' })).toBeNull();
    expect(myrtoo.why({ type: 'barter', space: 'persis-1' })).toBe('PO-9-d');
  });
  test('PO-9-g, PO-R27 Sparta trades only with Pylos or Gytheion, by land too', () => {
    const poleis = { pylos: { owner: null }, gytheion: { owner: null }, epidamnos: { owner: 'sparta' } };
    const table = set({ ...base, turn: 'sparta', poleis });
    expect(table.why({ type: 'barter', space: 'illyria-1' })).toBe('PO-9-g');
    const one = set({ ...base, turn: 'sparta', poleis: { ...poleis, gytheion: { owner: 'sparta' } } });
    expect(one.why({ type: 'barter', space: 'illyria-1' })).toBeNull();
  });
  test('PO-9-h the isthmus for merchants', () => {
    const units = { ...NO_UNITS, myrtoo: { sparta: 1 } };
    expect(set({ ...base, units }).why({ type: 'barter', space: 'illyria-1' })).toBe('PO-9-d');
    expect(
      set({ ...base, units, poleis: { korinthos: { owner: 'athens' } } }).why({ type: 'barter', space: 'illyria-1' }),
    ).toBeNull();
  });
  test('PO-9-i Illyria through Epidamnos, Thraki through Abdera, without any sea', () => {
    const units = { ...NO_UNITS, kyklades: { sparta: 1 }, ionio: { sparta: 1 }, thrakiko: { sparta: 1 } };
    const table = set({ ...base, units, poleis: { epidamnos: { owner: 'athens' }, abdera: { owner: 'athens' } } });
    expect(table.why({ type: 'barter', space: 'illyria-1' })).toBeNull();
    expect(table.why({ type: 'barter', space: 'thraki-1' })).toBeNull();
    expect(table.why({ type: 'barter', space: 'euxeinos-1' })).toBe('PO-9-d');
  });
  test('PO-9-k, PO-R45 barter or silver, never both', () => {
    const table = set({ ...base, goods: { athens: { wine: 2, silver: 2 } } });
    expect(table.why({ type: 'barter', space: 'persis-1' })).toBe('PO-9-l');
    expect(table.why({ type: 'buy', space: 'persis-1' })).toBe('PO-9-n');
  });
  test('PO-9-l the market table, every cell (PO-R23)', () => {
    const rows = {
      'persis-1': [3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5],
      'aigyptos-2': [4, 5, 5, 5, 5, 6, 6, 7, 7, 8, 8],
      'euxeinos-2': [5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 13],
    };
    for (const [space, prices] of Object.entries(rows))
      prices.forEach((price, column) => {
        const market = { wine: column + 1 };
        const short = set({ ...base, market, goods: { athens: { wine: price - 1 } } });
        expect(short.why({ type: 'barter', space })).toBe('PO-9-l');
        const table = set({ ...base, market, goods: { athens: { wine: price } } });
        table.act({ type: 'barter', space }, { chance: [1] });
        expect(at(table).goods.athens.wine).toBe(0);
      });
  });
  test('PO-9-m after barter the marker moves right by one die, not beyond the last column (PO-R46)', () => {
    const table = set({ ...base, market: { wine: 9 } });
    table.act({ type: 'barter', space: 'persis-1' }, { chance: [4] });
    expect(at(table).market).toEqual({ metal: 1, wood: 1, wine: 11, oil: 1 });
    expect(table.of('market-moved')).toMatchObject([{ good: 'wine', dice: [4], from: 9, to: 11, rule: 'PO-9-m' }]);
  });
  test('PO-9-n, PO-9-o silver for wheat; two dice, the higher moves the marker left', () => {
    const table = set({ ...base, market: { wine: 9 } });
    table.act({ type: 'buy', space: 'euxeinos-2' }, { chance: [3, 2] });
    expect(at(table).goods.athens).toMatchObject({ silver: 15, wheat: 45, wine: 9 });
    expect(at(table).market.wine).toBe(6);
  });
  test('PO-9-p a space that offers silver takes barter only', () => {
    const table = set(base);
    expect(table.why({ type: 'buy', space: 'persis-3' })).toBe('PO-9-p');
    table.act({ type: 'barter', space: 'persis-3' }, { chance: [1] });
    expect(at(table).goods.athens).toMatchObject({ wine: 4, silver: 25 });
  });
  test('PO-9-r Persis: wine for 3 wheat, oil for 4 wheat, wine for 5 silver', () => {
    for (const [space, paid, gained] of [
      ['persis-1', { wine: 3 }, { wheat: 3 }],
      ['persis-2', { oil: 4 }, { wheat: 4 }],
      ['persis-3', { wine: 5 }, { silver: 5 }],
    ] as const) {
      const table = set(base);
      table.act({ type: 'barter', space }, { chance: [1] });
      expect(table.of('traded')).toMatchObject([{ paid, gained }]);
    }
  });
  test('PO-9-s no prestige', () => {
    const table = set(base);
    table.act({ type: 'barter', space: 'persis-1' }, { chance: [1] });
    expect(prestige(table, 'athens')).toBe(9);
  });
});

describe('10 move the Proxenos', () => {
  test('PO-10-a, PO-10-b to another polis, by land or by sea; PO-M-g, PO-M-f where there is a port or a territory', () => {
    const table = set(base);
    expect(table.why({ type: 'proxenos', polis: 'athenai', way: 'land' })).toBe('PO-10-a');
    expect(table.why({ type: 'proxenos', polis: 'thebai', way: 'sea' })).toBe('PO-10-b');
    expect(table.why({ type: 'proxenos', polis: 'thebai', way: 'land' })).toBeNull();
    expect(table.why({ type: 'proxenos', polis: 'abdera', way: 'land' })).toBe('PO-10-b');
    expect(table.why({ type: 'proxenos', polis: 'abdera', way: 'sea' })).toBeNull();
    expect(table.why({ type: 'proxenos', polis: 'gela', way: 'land' })).toBe('PO-10-b');
    expect(set({ ...base, turn: 'sparta' }).why({ type: 'proxenos', polis: 'pylos', way: 'sea' })).toBe('PO-10-b');
  });
  test('PO-10-c one silver for each enemy unit in every region used, each once; PO-10-d control does not stop it', () => {
    const table = set({
      ...base,
      units: { ...NO_UNITS, attika: { sparta: 2, athens: 1 }, boiotia: { sparta: 3 }, kyklades: { sparta: 5 } },
    });
    table.act({ type: 'proxenos', polis: 'thebai', way: 'land' });
    expect(at(table).goods.athens.silver).toBe(15);
    expect(table.of('proxenos-moved')).toMatchObject([{ through: ['attika', 'boiotia'], bribes: [2, 3], silver: 5 }]);
  });
  test('PO-10-e not where the other Proxenos stands', () => {
    expect(set(base).why({ type: 'proxenos', polis: 'sparta', way: 'land' })).toBe('PO-10-e');
  });
  test('PO-10-f within one territory or one sea only that one is paid (PO-R60 the cheapest way of a kind)', () => {
    const land = set({ ...base, units: { ...NO_UNITS, attika: { sparta: 1 } } });
    land.act({ type: 'proxenos', polis: 'chalkis', way: 'land' });
    expect(land.of('proxenos-moved')).toMatchObject([{ through: ['attika'], silver: 1 }]);
    const sea = set({ ...base, units: { ...NO_UNITS, kyklades: { sparta: 2 } } });
    sea.act({ type: 'proxenos', polis: 'chalkis', way: 'sea' });
    expect(sea.of('proxenos-moved')).toMatchObject([{ through: ['kyklades'], silver: 2 }]);
  });
  test('PO-10-g what cannot be paid is illegal, the dearer kind may be chosen', () => {
    const table = set({
      ...base,
      goods: { athens: { silver: 2 } },
      units: { ...NO_UNITS, attika: { sparta: 1 }, kyklades: { sparta: 3 } },
    });
    expect(table.why({ type: 'proxenos', polis: 'chalkis', way: 'sea' })).toBe('PO-10-g');
    const rich = set({ ...base, units: { ...NO_UNITS, attika: { sparta: 1 }, kyklades: { sparta: 3 } } });
    expect(rich.why({ type: 'proxenos', polis: 'chalkis', way: 'sea' })).toBeNull();
  });
  test('PO-10-h, PO-R29 it may stand in the enemy capital', () => {
    const table = set({ ...base, proxenos: { sparta: 'pylos' } });
    table.act({ type: 'proxenos', polis: 'sparta', way: 'land' });
    expect(at(table).proxenos.athens).toBe('sparta');
    expect(table.why({ type: 'civilWar', polis: 'sparta' })).toBe('PO-12-a');
  });
  test('PO-10-i a captured one cannot move', () => {
    const table = set({ ...base, proxenos: { athens: null } });
    expect(table.why({ type: 'proxenos', polis: 'thebai', way: 'land' })).toBe('PO-10-i');
  });
  test('PO-K-k the Proxenos neither blocks nor controls', () => {
    const table = set({ ...base, proxenos: { sparta: 'thebai' }, units: { ...NO_UNITS, attika: { athens: 1 } } });
    expect(table.why({ type: 'march', territory: 'thessalia' })).toBeNull();
  });
});

describe('11 free the Proxenos', () => {
  test('PO-11-a two silver to the opponent, into the own capital, ready for the next action', () => {
    expect(set(base).why({ type: 'free', polis: 'athenai' })).toBe('PO-11-a');
    const table = set({ ...base, proxenos: { athens: null } });
    expect(table.why({ type: 'free', polis: 'chalkis' })).toBe('PO-11-a');
    table.act({ type: 'free', polis: 'athenai' });
    expect(at(table).goods.athens.silver).toBe(18);
    expect(at(table).goods.sparta.silver).toBe(22);
    expect(table.why({ type: 'proxenos', polis: 'thebai', way: 'land' })).toBeNull();
    const poor = set({ ...base, proxenos: { athens: null }, goods: { athens: { silver: 1 } } });
    expect(poor.why({ type: 'free', polis: 'athenai' })).toBe('PO-11-a');
  });
  test('PO-11-b, PO-R30 into another own polis while the enemy Proxenos stands in the capital', () => {
    const table = set({ ...base, proxenos: { athens: null, sparta: 'athenai' } });
    expect(table.why({ type: 'free', polis: 'athenai' })).toBe('PO-11-b');
    expect(table.why({ type: 'free', polis: 'thebai' })).toBe('PO-11-b');
    expect(offered(table, 'free').map(({ polis }) => polis)).toEqual(['chalkis', 'chios']);
  });
  test('PO-11-c, PO-R32 it is not freed when the polis changes hands', () => {
    const table = set({
      ...base,
      proxenos: { athens: null },
      poleis: { thebai: { owner: 'sparta', population: 2 } },
      units: { ...NO_UNITS, boiotia: { athens: 4 } },
    });
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [4] });
    expect(at(table).proxenos.athens).toBeNull();
  });
});

describe('12 civil war', () => {
  test('PO-12-a the own Proxenos in a polis that is neutral or the enemy’s, no capital', () => {
    const table = set({ ...base, proxenos: { athens: 'pydna' } });
    expect(table.why({ type: 'civilWar', polis: 'argos' })).toBe('PO-12-a');
    expect(table.why({ type: 'civilWar', polis: 'pydna' })).toBeNull();
    expect(set(base).why({ type: 'civilWar', polis: 'athenai' })).toBe('PO-12-a');
  });
  test('PO-12-b, PO-12-c, PO-12-d neutral: twice the base; PO-R31 prestige is the population', () => {
    const table = set({ ...base, proxenos: { athens: 'korinthos' } });
    table.act({ type: 'civilWar', polis: 'korinthos' });
    expect(at(table).poleis.korinthos).toMatchObject({ owner: 'athens', population: 4 });
    expect(at(table).goods.athens).toMatchObject({ silver: 12, prestige: 13 });
  });
  test('PO-12-b, PO-12-c, PO-12-d enemy: three times the population, which stays', () => {
    const before = { ...base, proxenos: { athens: 'pylos' }, poleis: { pylos: { population: 3 } } };
    const table = set(before);
    table.act({ type: 'civilWar', polis: 'pylos' });
    expect(at(table).poleis.pylos).toMatchObject({ owner: 'athens', population: 3 });
    expect(at(table).goods.athens).toMatchObject({ silver: 11, prestige: 12 });
    expect(set({ ...before, goods: { athens: { ...RICH, silver: 8 } } }).why({ type: 'civilWar', polis: 'pylos' })).toBe(
      'PO-12-b',
    );
  });
  test('PO-12-e projects pass, the Proxenos stays, hoplites do not matter, Epidamnos and Abdera can be won', () => {
    const table = set({
      ...base,
      proxenos: { athens: 'epidamnos' },
      poleis: { epidamnos: { owner: 'sparta', population: 2, begun: ['statue-of-venus'] } },
      units: { ...NO_UNITS, ionio: { sparta: 5 } },
    });
    table.act({ type: 'civilWar', polis: 'epidamnos' });
    expect(at(table).poleis.epidamnos).toMatchObject({ owner: 'athens', population: 2, begun: ['statue-of-venus'] });
    expect(at(table).proxenos.athens).toBe('epidamnos');
  });
});
