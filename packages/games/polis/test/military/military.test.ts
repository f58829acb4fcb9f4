import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { polis } from '../../index.ts';
import { asked, at, BOTH_RICH, march, NO_UNITS, offered, prestige, sail, set, step, taxHome } from '../table.ts';

const base = { round: '4', turn: 'sparta', goods: BOTH_RICH };

describe('5 move hoplites', () => {
  test('PO-5-a all to one territory, from several others; PO-R48 none that is there already', () => {
    const table = set({
      ...base,
      units: { ...NO_UNITS, messenia: { sparta: 1 }, arkadia: { sparta: 1 }, lakedaimon: { sparta: 1 } },
    });
    table.act({ type: 'march', territory: 'lakedaimon' });
    expect(table.why({ type: 'hoplite', from: 'lakedaimon', way: 'land' })).toBe('PO-5-a');
    expect(table.why({ type: 'hoplite', from: 'attika', way: 'land' })).toBe('PO-5-a');
    expect(table.why({ type: 'done' })).toBe('PO-F-i');
    table.act({ type: 'hoplite', from: 'messenia', way: 'land' });
    table.act({ type: 'hoplite', from: 'arkadia', way: 'land' });
    expect(at(table).units.lakedaimon.sparta).toBe(3);
    expect(prestige(table, 'sparta')).toBe(8); // PO-F-h
  });
  test('PO-5-b, PO-K-g each hoplite is judged anew', () => {
    // The first to leave Arkadia opens nothing; the second leaves it to the enemy, and Megaris is cut off.
    const table = set({
      ...base,
      units: {
        ...NO_UNITS,
        arkadia: { sparta: 1, athens: 1 },
        lakedaimon: { sparta: 2 },
        kyklades: { athens: 1 },
        ionio: { athens: 1 },
      },
    });
    table.act({ type: 'march', territory: 'megaris' });
    expect(table.why({ type: 'hoplite', from: 'lakedaimon', way: 'land' })).toBeNull();
    table.act({ type: 'hoplite', from: 'arkadia', way: 'land' });
    expect(table.why({ type: 'hoplite', from: 'lakedaimon', way: 'land' })).toBeNull(); // by Messenia and Achaia
    expect(table.why({ type: 'hoplite', from: 'lakedaimon', way: 'sea' })).toBe('PO-5-f');
  });
  test('PO-5-c, PO-R6 each entirely by land or entirely by sea', () => {
    // Sikelia is reached by sea alone: a march to the coast and a voyage are two actions.
    const table = set({ ...base, units: { ...NO_UNITS, lakedaimon: { sparta: 1 }, myrtoo: { athens: 1 } } });
    expect(table.why({ type: 'march', territory: 'sikelia' })).toBe('PO-5-f');
    expect(table.why({ type: 'march', territory: 'messenia' })).toBeNull();
  });
  test('PO-5-d no territory between may be held by the enemy; start and destination may', () => {
    const table = set({
      ...base,
      units: {
        ...NO_UNITS,
        lakedaimon: { sparta: 1, athens: 2 },
        arkadia: { athens: 1 },
        messenia: { athens: 1 },
        megaris: { athens: 2 },
        myrtoo: { athens: 1 },
      },
    });
    expect(table.why({ type: 'march', territory: 'arkadia' })).toBeNull();
    expect(table.why({ type: 'march', territory: 'megaris' })).toBe('PO-5-d');
  });
  test('PO-5-e, PO-5-f, PO-R5 by sea every sea used must be free, the first and the last too; PO-5-g empty seas are', () => {
    const from = (units: object) => set({ ...base, units: { ...NO_UNITS, lakedaimon: { sparta: 1 }, ...units } });
    expect(from({}).why({ type: 'march', territory: 'ionia' })).toBeNull(); // no own galley needed
    expect(from({ myrtoo: { athens: 1 } }).why({ type: 'march', territory: 'ionia' })).toBe('PO-5-f'); // the first
    expect(from({ sporades: { athens: 1 } }).why({ type: 'march', territory: 'ionia' })).toBe('PO-5-f'); // the last
    expect(from({ myrtoo: { athens: 1, sparta: 1 } }).why({ type: 'march', territory: 'ionia' })).toBeNull();
  });
  test('PO-5-h, PO-R66 the cap holds in the destination; PO-K-j passing through a full territory is allowed', () => {
    const full = set({
      ...base,
      units: { ...NO_UNITS, arkadia: { sparta: 4 }, lakedaimon: { sparta: 2 }, megaris: { sparta: 3 } },
    });
    expect(full.why({ type: 'march', territory: 'arkadia' })).toBe('PO-5-h');
    full.act({ type: 'march', territory: 'megaris' });
    full.act({ type: 'hoplite', from: 'lakedaimon', way: 'land' });
    expect(full.of('hoplite-moved')).toMatchObject([{ through: ['lakedaimon', 'arkadia', 'megaris'] }]);
    expect(step(full)).toBe('turn'); // four are there: nobody else can come
  });
  test('PO-5-i any distance; PO-M-i Sikelia and Ionia by sea only', () => {
    const table = set({ ...base, units: { ...NO_UNITS, lakedaimon: { sparta: 2 } } });
    march(table, 'makedonia', ['lakedaimon', 'land']);
    expect(table.of('hoplite-moved')).toMatchObject([{ way: 'land' }]);
    const sikelia = set({ ...base, units: { ...NO_UNITS, sikelia: { sparta: 1 }, ionia: { sparta: 1 } } });
    sikelia.act({ type: 'march', territory: 'achaia' });
    expect(sikelia.why({ type: 'hoplite', from: 'sikelia', way: 'land' })).toBe('PO-M-i');
    expect(sikelia.why({ type: 'hoplite', from: 'ionia', way: 'land' })).toBe('PO-M-i');
    expect(sikelia.why({ type: 'hoplite', from: 'ionia', way: 'sea' })).toBeNull();
  });
  test('PO-5-j no battle before the turn has ended', () => {
    const table = set({
      ...base,
      round: '4',
      units: { ...NO_UNITS, lakedaimon: { sparta: 3, athens: 4 }, messenia: { sparta: 1 } },
    });
    march(table, 'lakedaimon', ['messenia', 'land']);
    expect(step(table)).toBe('turn');
    expect(table.of('battle')).toEqual([]);
  });
});

describe('6 move galleys', () => {
  test('PO-6-a all to one sea; PO-6-b each judged anew; PO-6-e the cap', () => {
    const table = set({
      ...base,
      units: { ...NO_UNITS, ionio: { sparta: 2 }, kyklades: { sparta: 1 }, sporades: { sparta: 4 } },
    });
    expect(table.why({ type: 'sail', sea: 'sporades' })).toBe('PO-6-e');
    sail(table, 'myrtoo', 'ionio', 'kyklades');
    expect(at(table).units.myrtoo.sparta).toBe(2);
    expect(prestige(table, 'sparta')).toBe(8);
  });
  test('PO-6-c no sea between may be held by the enemy; start and destination may', () => {
    const table = set({ ...base, units: { ...NO_UNITS, ionio: { sparta: 1, athens: 2 }, myrtoo: { athens: 1 } } });
    expect(table.why({ type: 'sail', sea: 'myrtoo' })).toBeNull();
    expect(table.why({ type: 'sail', sea: 'kyklades' })).toBe('PO-6-c');
    table.act({ type: 'sail', sea: 'myrtoo' });
    expect(table.why({ type: 'galley', from: 'kyklades' })).toBe('PO-6-a');
    const blocked = set({
      ...base,
      units: { ...NO_UNITS, ionio: { sparta: 1 }, sporades: { sparta: 1 }, myrtoo: { athens: 1 } },
    });
    blocked.act({ type: 'sail', sea: 'kyklades' });
    expect(blocked.why({ type: 'galley', from: 'ionio' })).toBe('PO-6-c');
    expect(blocked.why({ type: 'galley', from: 'sporades' })).toBeNull();
  });
  test('PO-6-d, PO-M-o the isthmus for the owner of Korinthos alone', () => {
    const units = { ...NO_UNITS, ionio: { sparta: 1 }, myrtoo: { athens: 1 } };
    expect(set({ ...base, units }).why({ type: 'sail', sea: 'kyklades' })).toBe('PO-6-c');
    expect(set({ ...base, units, poleis: { korinthos: { owner: 'athens' } } }).why({ type: 'sail', sea: 'kyklades' })).toBe(
      'PO-6-c',
    );
    expect(set({ ...base, units, poleis: { korinthos: { owner: 'sparta' } } }).why({ type: 'sail', sea: 'kyklades' })).toBeNull();
  });
});

describe('7 besiege', () => {
  const hoplites = { ...NO_UNITS, megaris: { sparta: 4 }, lakedaimon: { sparta: 4 }, attika: { sparta: 4 } };
  test('PO-7-a no capital, no own polis, not Epidamnos or Abdera', () => {
    const table = set({ ...base, units: hoplites });
    for (const polis of ['athenai', 'sparta', 'gytheion', 'epidamnos', 'abdera'])
      expect(table.why({ type: 'besiege', polis })).toBe('PO-7-a');
    expect(table.why({ type: 'besiege', polis: 'chalkis' })).toBeNull();
    expect(table.why({ type: 'besiege', polis: 'korinthos' })).toBeNull();
    const north = set({ ...base, units: { ...NO_UNITS, makedonia: { sparta: 4 } } });
    expect(
      offered(north, 'besiege')
        .map(({ polis }) => String(polis))
        .sort(),
    ).toEqual(['poteidaia', 'pydna']);
  });
  test('PO-7-b, PO-R16 as many hoplites as the fort and more than the enemy; PO-7-f none of fort 4 in round 3', () => {
    const siege = (sparta: number, athens: number) =>
      set({ ...base, round: '4', units: { ...NO_UNITS, boiotia: { sparta, athens } } });
    expect(siege(2, 0).why({ type: 'besiege', polis: 'thebai' })).toBe('PO-7-b');
    expect(siege(3, 3).why({ type: 'besiege', polis: 'thebai' })).toBe('PO-7-b');
    expect(siege(3, 2).why({ type: 'besiege', polis: 'thebai' })).toBeNull();
    const early = set({ ...base, round: '3', units: { ...NO_UNITS, megaris: { sparta: 3 } } });
    expect(early.why({ type: 'besiege', polis: 'korinthos' })).toBe('PO-7-b');
  });
  test('PO-7-c the current population does not matter; PO-K-a the fort does', () => {
    const table = set({
      ...base,
      poleis: { thebai: { owner: 'athens', population: 1 } },
      units: { ...NO_UNITS, boiotia: { sparta: 3 } },
    });
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [3] });
    expect(table.of('siege-won')).toMatchObject([{ fort: 3, prestige: 3, population: 1 }]);
  });
  test('PO-7-e a roll of the fort or more; 4 is enough for fort 4; PO-C-f a die of four', () => {
    for (const [roll, kind] of [
      [3, 'siege-failed'],
      [4, 'siege-won'],
    ] as const) {
      const table = set({ ...base, units: hoplites });
      table.act({ type: 'besiege', polis: 'korinthos' }, { chance: [roll] });
      expect(table.of(kind)).toHaveLength(1);
    }
    expect(set({ ...base, units: hoplites }).match.act('sparta', { type: 'besiege', polis: 'korinthos' })).toMatchObject({
      need: { die: 4 },
    });
  });
  test('PO-7-g, PO-7-h prestige of the fort, base population for a neutral polis; PO-7-p the hoplites stay', () => {
    const table = set({ ...base, units: hoplites });
    table.act({ type: 'besiege', polis: 'korinthos' }, { chance: [4] });
    expect(at(table).poleis.korinthos).toMatchObject({ owner: 'sparta', population: 4 });
    expect(prestige(table, 'sparta')).toBe(9 - 1 + 4);
    expect(at(table).units.megaris.sparta).toBe(4);
  });
  test('PO-7-k an enemy Proxenos there is captured, in a neutral polis too; PO-R32', () => {
    const table = set({ ...base, units: hoplites, proxenos: { athens: 'korinthos' } });
    table.act({ type: 'besiege', polis: 'korinthos' }, { chance: [4] });
    expect(at(table).proxenos.athens).toBeNull();
    const own = set({ ...base, units: hoplites, proxenos: { sparta: 'korinthos' } });
    own.act({ type: 'besiege', polis: 'korinthos' }, { chance: [4] });
    expect(at(own).proxenos).toMatchObject({ sparta: 'korinthos', athens: 'athenai' });
  });
  test('PO-7-l one hoplite is lost; PO-7-n nothing happens to a neutral polis', () => {
    const table = set({ ...base, units: hoplites });
    table.act({ type: 'besiege', polis: 'korinthos' }, { chance: [1] });
    expect(at(table).units.megaris.sparta).toBe(3);
    expect(at(table).poleis.korinthos).toMatchObject({ owner: null });
    expect(prestige(table, 'sparta')).toBe(8);
  });
  test('PO-7-m an enemy polis also loses one, or turns neutral', () => {
    const before = (population: number) => ({ ...base, units: hoplites, poleis: { korinthos: { owner: 'athens', population } } });
    const two = set(before(2));
    two.act({ type: 'besiege', polis: 'korinthos' }, { chance: [1] });
    expect(at(two).poleis.korinthos).toMatchObject({ owner: 'athens', population: 1 });
    const one = set(before(1));
    one.act({ type: 'besiege', polis: 'korinthos' }, { chance: [1] });
    expect(at(one).poleis.korinthos).toMatchObject({ owner: null, population: 0 });
  });
  test('PO-7-o not twice in a turn; PO-F-g', () => {
    const table = set({ ...base, units: hoplites });
    table.act({ type: 'besiege', polis: 'korinthos' }, { chance: [4] });
    expect(table.why({ type: 'besiege', polis: 'chalkis' })).toBe('PO-F-g');
  });
  test('PO-C-g, PO-R47 without a cube left nothing can be won; with few the polis gets those', () => {
    // 38 cubes: 8 + 2 + 3 population, 20 hoplites, 5 galleys
    const crowd = {
      ...base,
      round: '5a',
      poleis: { sparta: { population: 8 }, gytheion: { population: 2 }, pylos: { population: 3 } },
      units: {
        ...NO_UNITS,
        boiotia: { sparta: 5 },
        megaris: { sparta: 5 },
        achaia: { sparta: 5 },
        arkadia: { sparta: 5 },
        ionio: { sparta: 5 },
      },
    };
    const none = set({ ...crowd, proxenos: { sparta: 'korkyra' } });
    expect(none.why({ type: 'besiege', polis: 'thebai' })).toBe('PO-C-g');
    expect(none.why({ type: 'civilWar', polis: 'korkyra' })).toBe('PO-C-g');
    const few = set({ ...crowd, units: { ...crowd.units, ionio: { sparta: 3 } } });
    few.act({ type: 'besiege', polis: 'thebai' }, { chance: [4] });
    expect(at(few).poleis.thebai).toMatchObject({ owner: 'sparta', population: 2 });
    expect(few.of('siege-won')).toMatchObject([{ prestige: 3 }]);
  });
});

describe('8 collect taxes', () => {
  test('PO-8-a an own polis and a hoplite; PO-R24 control is not needed', () => {
    const table = set({ ...base, units: { ...NO_UNITS, messenia: { sparta: 1, athens: 4 }, boiotia: { sparta: 2 } } });
    expect(table.why({ type: 'tax', territory: 'messenia' })).toBeNull();
    expect(table.why({ type: 'tax', territory: 'boiotia' })).toBe('PO-8-a');
    expect(table.why({ type: 'tax', territory: 'lakedaimon' })).toBe('PO-8-a');
  });
  test('PO-8-b, PO-R26, PO-M-k Achaia needs no polis and costs both 1 prestige', () => {
    for (const turn of ['sparta', 'athens'] as const) {
      const table = set({ ...base, turn, units: { ...NO_UNITS, achaia: { [turn]: 1 } } });
      table.act({ type: 'tax', territory: 'achaia' });
      expect(prestige(table, turn)).toBe(8);
    }
    expect(set({ ...base, units: NO_UNITS }).why({ type: 'tax', territory: 'achaia' })).toBe('PO-8-b');
  });
  test('PO-8-c, PO-R25 once a round, whoever collects; PO-N-b', () => {
    const table = set({ ...base, taxed: { lakedaimon: 'athens' } });
    expect(table.why({ type: 'tax', territory: 'lakedaimon' })).toBe('PO-8-c');
    const chalkis = set({ ...base, poleis: { chalkis: { owner: 'sparta' } }, units: { attika: { sparta: 1, athens: 3 } } });
    chalkis.act({ type: 'tax', territory: 'attika' });
    chalkis.act({ type: 'assign', row: 'wine' });
    chalkis.act({ type: 'pass' });
    expect(asked(chalkis)).toBe('athens');
    chalkis.act({ type: 'fee', good: 'wood' });
    expect(chalkis.why({ type: 'tax', territory: 'attika' })).toBe('PO-8-c');
  });
  test('PO-8-d all or some hoplites, at least one, no row beyond its boxes', () => {
    const table = set({ ...base, units: { ...NO_UNITS, lakedaimon: { sparta: 3 } } });
    table.act({ type: 'tax', territory: 'lakedaimon' });
    expect(table.why({ type: 'done' })).toBe('PO-F-i');
    expect(table.why({ type: 'assign', row: 'wheat' })).toBe('PO-8-d'); // no such row
    table.act({ type: 'assign', row: 'silver' });
    table.act({ type: 'assign', row: 'silver' });
    expect(table.why({ type: 'assign', row: 'silver' })).toBe('PO-8-d'); // two boxes
    table.act({ type: 'done' });
    expect(at(table).goods.sparta.silver).toBe(23);
  });
  test('PO-8-e what each hoplite more would bring is shown, and only what came in is told', () => {
    const table = set({ units: { lakedaimon: { sparta: 3 } } });
    table.act({ type: 'tax', territory: 'lakedaimon' });
    const { yields } = table.match.pending()[0].about as { yields: Record<string, number[]> };
    expect(yields).toEqual({ metal: [1, 3, 6, 10], oil: [1, 3, 6], silver: [1, 3] });
    table.act({ type: 'assign', row: 'silver' });
    table.act({ type: 'assign', row: 'silver' });
    table.act({ type: 'done' });
    expect(table.of('collected')).toMatchObject([{ hoplites: { silver: 2 }, prestige: 0 }]);
    expect(table.of('collected')[0].gained).toEqual({ silver: 3 });
  });
  test('PO-8-e 1/3/6/10/15', () => {
    [1, 3, 6, 10, 15].forEach((gain, n) => {
      const table = set({
        ...base,
        round: '5a',
        poleis: { gela: { owner: 'sparta' } },
        units: { ...NO_UNITS, sikelia: { sparta: 5 } },
      });
      table.act({ type: 'tax', territory: 'sikelia' });
      for (let i = 0; i <= n; i++) table.act({ type: 'assign', row: 'wine' });
      if (step(table) === 'collecting') table.act({ type: 'done' });
      expect(at(table).goods.sparta.wine).toBe(9 + gain);
    });
  });
  test('PO-8-f no prestige at home, 1 elsewhere and in the other home; PO-R22 it is an action all the same', () => {
    const home = set({ ...base, goods: { sparta: { prestige: 0 } } });
    taxHome(home, 'lakedaimon');
    expect(prestige(home, 'sparta')).toBe(0);
    expect(home.match.pending()[0].about).toMatchObject({ acted: 1 });
    expect(home.why({ type: 'tax', territory: 'messenia' })).toBe('PO-8-a');
    const away = set({ ...base, poleis: { chalkis: { owner: 'sparta' } }, units: { attika: { sparta: 1 } } });
    away.act({ type: 'tax', territory: 'attika' });
    expect(prestige(away, 'sparta')).toBe(8);
    const poor = set({ ...base, goods: { sparta: { prestige: 0 } }, units: { messenia: { sparta: 1 } } });
    expect(poor.why({ type: 'tax', territory: 'messenia' })).toBe('PO-F-h');
    expect(offered(poor, 'march')).toEqual([]);
  });
  test('PO-8-g the hoplites come back, a disc marks the territory', () => {
    const table = set(base);
    taxHome(table, 'lakedaimon');
    expect(at(table).units.lakedaimon.sparta).toBe(3);
    expect(at(table).taxed).toEqual({ lakedaimon: 'sparta' });
  });
  test('PO-8-h the rows of Sikelia', () => {
    for (const [row, boxes] of [
      ['wine', 5],
      ['oil', 5],
      ['wheat', 3],
    ] as const) {
      const table = set({
        ...base,
        round: '5a',
        poleis: { gela: { owner: 'sparta' } },
        units: { ...NO_UNITS, sikelia: { sparta: 5 } },
      });
      table.act({ type: 'tax', territory: 'sikelia' });
      for (let i = 0; i < boxes; i++) table.act({ type: 'assign', row });
      if (boxes < 5) expect(table.why({ type: 'assign', row })).toBe('PO-8-d');
      else expect(step(table)).toBe('turn');
    }
  });
});

describe('5, 6 the reason of a way that is barred everywhere', () => {
  test('PO-5-f an island is barred by sea, PO-5-d a land by land, PO-6-c a sea by those between; PO-5-a, PO-6-a nobody could come', () => {
    const barred = set({
      ...base,
      turn: 'sparta',
      units: {
        ...NO_UNITS,
        lakedaimon: { sparta: 1 },
        arkadia: { athens: 1 },
        messenia: { athens: 1 },
        ionio: { sparta: 1 },
        myrtoo: { athens: 1 },
      },
    });
    expect(barred.why({ type: 'march', territory: 'ionia' })).toBe('PO-5-f');
    expect(barred.why({ type: 'march', territory: 'makedonia' })).toBe('PO-5-d');
    expect(barred.why({ type: 'sail', sea: 'thrakiko' })).toBe('PO-6-c');
    const nobody = set({ ...base, turn: 'sparta', units: NO_UNITS });
    expect(nobody.why({ type: 'march', territory: 'ionia' })).toBe('PO-5-a');
    expect(nobody.why({ type: 'sail', sea: 'thrakiko' })).toBe('PO-6-a');
  });
  test('PO-5-f, PO-M-i hoplites that stand on islands alone are barred by sea, wherever they want to go', () => {
    const barred = set({ ...base, turn: 'athens', units: { ...NO_UNITS, ionia: { athens: 2 }, sporades: { sparta: 1 } } });
    expect(barred.why({ type: 'march', territory: 'attika' })).toBe('PO-5-f');
    const free = set({ ...base, turn: 'athens', units: { ...NO_UNITS, ionia: { athens: 2 }, boiotia: { athens: 1 } } });
    free.act({ type: 'march', territory: 'attika' });
    expect(free.why({ type: 'hoplite', from: 'ionia', way: 'land' })).toBe('PO-M-i');
  });
});

describe('readings', () => {
  test('PO-R57 Boiotia and Megaris: apart, or neighbours for hoplites and for the Proxenos', () => {
    const position = {
      ...base,
      turn: 'sparta',
      proxenos: { sparta: 'korinthos' },
      units: { ...NO_UNITS, megaris: { sparta: 1 }, attika: { athens: 1 }, ionio: { athens: 1 }, kyklades: { athens: 1 } },
    };
    expect(tableOf(polis, position).why({ type: 'march', territory: 'boiotia' })).toBe('PO-5-d');
    const joined = tableOf(polis, position, { options: { 'boiotia-megaris': true } });
    joined.act({ type: 'march', territory: 'boiotia' });
    joined.act({ type: 'hoplite', from: 'megaris', way: 'land' });
    expect(joined.of('hoplite-moved')).toMatchObject([{ through: ['megaris', 'boiotia'] }]);
    joined.act({ type: 'proxenos', polis: 'thebai', way: 'land' });
    expect(joined.of('proxenos-moved')).toMatchObject([{ through: ['megaris', 'boiotia'], silver: 0 }]);
    expect(joined.position()).toMatchObject({ readings: ['boiotia-megaris'] });
    // PO-5-d: they may leave for their neighbours also what the opponent controls.
    const held = { ...NO_UNITS, megaris: { sparta: 1, athens: 2 }, ionio: { athens: 1 }, kyklades: { athens: 1 } };
    const leaving = (options: Record<string, boolean>) =>
      tableOf(
        polis,
        { ...position, units: { ...held, achaia: { athens: 1 }, arkadia: { athens: 1 }, attika: { athens: 1 } } },
        { options },
      );
    expect(leaving({}).why({ type: 'march', territory: 'boiotia' })).toBe('PO-5-d');
    expect(leaving({ 'boiotia-megaris': true }).why({ type: 'march', territory: 'boiotia' })).toBeNull();
  });
  test('PO-R5 the first and the last sea of a voyage: free, or by the other reading the opponent’s; those between never', () => {
    const open = { 'open-voyage': true };
    const from = (seas: object, options: Record<string, boolean>) =>
      tableOf(polis, { ...base, turn: 'sparta', units: { ...NO_UNITS, messenia: { sparta: 1 }, ...seas } }, { options });
    const ends = { ionio: { athens: 1 }, sporades: { athens: 1 } };
    expect(from(ends, {}).why({ type: 'march', territory: 'ionia' })).toBe('PO-5-f');
    const voyage = from(ends, open);
    voyage.act({ type: 'march', territory: 'ionia' });
    voyage.act({ type: 'hoplite', from: 'messenia', way: 'sea' });
    expect(voyage.of('hoplite-moved')).toMatchObject([{ through: ['ionio', 'myrtoo', 'sporades'] }]);
    expect(from({ ...ends, myrtoo: { athens: 1 } }, open).why({ type: 'march', territory: 'ionia' })).toBe('PO-5-f');
  });
});
