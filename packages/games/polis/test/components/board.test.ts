import { describe, expect, test } from 'vitest';
import board from '../../data/board.json' with { type: 'json' };
import events from '../../data/events.json' with { type: 'json' };
import projects from '../../data/projects.json' with { type: 'json' };
import { MARKET, POLIS, SEA, TERRITORY } from '../../index.ts';
import { sourceOf } from '../../text/index.ts';
import { at, BOTH_RICH, NO_UNITS, offered, set } from '../table.ts';

const P = Object.fromEntries(board.poleis.map(polis => [polis.id, polis]));
const eventOf = (id: string) => events.events.find(event => event.id === id) ?? { source: 'none' };
const base = { round: '5a', turn: 'sparta', goods: BOTH_RICH };

describe('C components', () => {
  test('PO-C-b 18 poleis, 12 territories, 5 seas, 5 markets, 2 trade ports', () => {
    expect([POLIS.size, TERRITORY.size, SEA.size, MARKET.size, board.tradePorts.length]).toEqual([18, 12, 5, 5, 2]);
  });
  test('PO-C-c, PO-R41 40 events: eight of round 3, ten of round 4, eleven each of 5α and 5β, two of each blank', () => {
    expect(events.events).toHaveLength(40);
    for (const [deck, size] of Object.entries(events.cardsPerDeck))
      expect(events.events.filter(event => event.deck === deck)).toHaveLength(size);
    expect(events.cardsPerDeck).toEqual({ '3': 8, '4': 10, '5a': 11, '5b': 11 });
    for (const deck of events.decks)
      expect(events.events.filter(event => event.deck === deck && event.effects.length === 0)).toHaveLength(2);
    // Whatever does something reconstructed is shown as such.
    for (const { source, effects } of events.events)
      if (effects.some(effect => effect.source === 'reconstructed'))
        expect(['theme', 'reconstructed']).toContain(sourceOf(source));
    expect(sourceOf(eventOf('r4-05').source)).toBe('theme');
    expect(sourceOf(eventOf('r5b-12').source)).toBe('reconstructed');
    expect(sourceOf(eventOf('r3-14').source)).toBe('public');
  });
  test('PO-C-d 14 projects: 3 philosophers, 1 artist, 2 each of the rest', () => {
    const kinds: Record<string, number> = {};
    for (const { type } of projects.projects) kinds[type] = (kinds[type] ?? 0) + 1;
    expect(kinds).toEqual({ philosopher: 3, artist: 1, temple: 2, theatre: 2, statue: 2, festival: 2, games: 2 });
  });
  test('PO-C-g, PO-R47 at most eight merchants and 38 cubes: positions beyond are refused', () => {
    expect(() => set({ ...base, port: { sparta: 8 }, cargo: { 'persis-1': 'sparta' } })).toThrow('PO-C-g');
    const five = { sparta: 5 };
    const crowd = {
      boiotia: five,
      megaris: five,
      achaia: five,
      arkadia: five,
      ionio: five,
      lakedaimon: five,
      myrtoo: { sparta: 2 },
    };
    expect(() => set({ ...base, units: crowd })).toThrow('PO-C-g');
  });
  test('PO-C-h a merchant is neither population nor a unit', () => {
    const table = set({ ...base, units: NO_UNITS });
    table.act({ type: 'merchants', polis: 'pylos' });
    table.act({ type: 'raise', with: 'good' });
    expect(at(table).poleis.pylos.population).toBe(1);
    expect(Object.values(at(table).units).every(({ sparta }) => sparta === 0)).toBe(true);
  });
});

describe('K concepts', () => {
  test('PO-K-a, PO-K-d fort and base are one number; growth and maximum of each polis', () => {
    expect(
      Object.fromEntries(
        board.poleis.map(({ id, fortification, basePopulation, maxGrowth, maxPopulation }) => [
          id,
          [fortification, basePopulation, maxGrowth, maxPopulation],
        ]),
      ),
    ).toEqual({
      sparta: [4, 4, 3, 8],
      gytheion: [1, 1, 1, 2],
      pylos: [2, 2, 1, 3],
      athenai: [5, 5, 3, 10],
      chalkis: [1, 1, 1, 2],
      chios: [2, 2, 1, 3],
      samos: [3, 3, 2, 6],
      thebai: [3, 3, 1, 5],
      korinthos: [4, 4, 2, 6],
      argos: [3, 3, 1, 5],
      naupaktos: [1, 1, 1, 2],
      korkyra: [2, 2, 1, 3],
      epidamnos: [1, 1, 1, 3],
      abdera: [1, 1, 1, 3],
      pydna: [2, 2, 1, 3],
      poteidaia: [2, 2, 1, 3],
      syrakousai: [4, 4, 2, 7],
      gela: [3, 3, 1, 5],
    });
  });
  test('PO-K-b, PO-K-c positions with an empty own polis or a crowded one are refused', () => {
    expect(() => set({ ...base, poleis: { pylos: { population: 4 } } })).toThrow('PO-K-b');
    expect(() => set({ ...base, poleis: { korkyra: { population: 2 } } })).toThrow('PO-K-c');
    expect(at(set({ ...base, poleis: { korkyra: { owner: 'sparta' } } })).poleis.korkyra.population).toBe(2);
  });
  test('PO-K-h silver replaces metal, wood, wine and oil, never wheat', () => {
    const table = set({ ...base, goods: { sparta: { metal: 0, wood: 0, silver: 2, wheat: 0 } } });
    expect(table.why({ type: 'hoplites', polis: 'sparta' })).toBeNull();
    expect(table.why({ type: 'galleys', polis: 'pylos', sea: 'ionio' })).toBeNull();
    const hungry = set({
      phase: 'feeding',
      round: '4',
      goods: { sparta: { wheat: 0, silver: 50, prestige: 9 }, athens: { wheat: 50 } },
    });
    expect(hungry.match.pending()).toMatchObject([{ step: 'feeding' }]);
  });
  test('PO-K-i a position above the cap of its round is refused', () => {
    expect(() => set({ ...base, round: '3', units: { lakedaimon: { sparta: 4 } } })).toThrow('PO-K-i');
  });
  test('PO-K-j a full region may be passed, the enemy’s units do not count', () => {
    const table = set({
      ...base,
      round: '3',
      units: { ...NO_UNITS, arkadia: { sparta: 3, athens: 3 }, lakedaimon: { sparta: 1 } },
    });
    expect(table.why({ type: 'march', territory: 'megaris' })).toBeNull();
    expect(table.why({ type: 'march', territory: 'arkadia' })).toBe('PO-5-h');
  });
});

describe('M the map', () => {
  test('PO-M-a..e names, markets, capitals and home territories (PO-R56)', () => {
    expect([...TERRITORY.ids].toSorted()).toEqual(
      [
        'sikelia',
        'akarnania',
        'thessalia',
        'makedonia',
        'boiotia',
        'attika',
        'megaris',
        'achaia',
        'arkadia',
        'messenia',
        'lakedaimon',
        'ionia',
      ].toSorted(),
    );
    expect([...SEA.ids]).toEqual(['ionio', 'myrtoo', 'kyklades', 'sporades', 'thrakiko']);
    expect([...POLIS.ids]).toContain('korkyra');
    expect([...MARKET.ids]).toEqual(['illyria', 'thraki', 'euxeinos', 'persis', 'aigyptos']);
    expect(board.players.map(({ capital, homeTerritory }) => [capital, homeTerritory])).toEqual([
      ['sparta', 'lakedaimon'],
      ['athenai', 'attika'],
    ]);
  });
  test('PO-M-f, PO-M-g, PO-M-h, PO-M-m poleis without territory, without port, with two, and those that trade', () => {
    expect(board.poleis.filter(({ territory }) => territory === null).map(({ id }) => id)).toEqual(['epidamnos', 'abdera']);
    expect(board.poleis.filter(({ portSeas }) => portSeas.length === 0).map(({ id }) => id)).toEqual(['sparta', 'thebai']);
    expect(P.korinthos.portSeas).toEqual(['ionio', 'kyklades']);
    expect(board.poleis.filter(({ tradePort }) => tradePort !== null).map(({ id }) => id)).toEqual([
      'gytheion',
      'pylos',
      'athenai',
    ]);
  });
  test('PO-M-i, PO-M-j, PO-M-k, PO-R57 coasts and links', () => {
    const coast = Object.fromEntries(board.territories.map(({ id, embarksTo }) => [id, embarksTo]));
    expect(coast.makedonia).toEqual(['thrakiko']);
    expect(coast.thessalia.toSorted()).toEqual(['ionio', 'kyklades', 'thrakiko']);
    expect(board.territories.every(({ embarksTo }) => embarksTo.length > 0)).toBe(true);
    expect(board.territories.filter(({ poleis }) => poleis.length === 0).map(({ id }) => id)).toEqual(['achaia']);
    // Without the link Boiotia – Megaris Attika is the gate: held by Athens, it closes the march to the north.
    const table = set({
      ...base,
      units: { ...NO_UNITS, megaris: { sparta: 1 }, attika: { athens: 1 }, ionio: { athens: 1 }, kyklades: { athens: 1 } },
    });
    expect(table.why({ type: 'march', territory: 'boiotia' })).toBe('PO-5-d');
  });
  test('PO-M-l the numbers stated by the text', () => {
    expect([P.korinthos, P.syrakousai, P.sparta, P.thebai, P.naupaktos].map(({ fortification }) => fortification)).toEqual([
      4, 4, 4, 3, 1,
    ]);
    expect([P.sparta.maxGrowth, P.sparta.maxPopulation, P.pylos.maxPopulation, P.chalkis.maxPopulation]).toEqual([3, 8, 3, 2]);
  });
  test('PO-M-n, PO-M-o trade ports and the isthmus, for hoplites at sea too', () => {
    const units = { ...NO_UNITS, sikelia: { sparta: 1 }, myrtoo: { athens: 1 } };
    expect(set({ ...base, units }).why({ type: 'march', territory: 'ionia' })).toBe('PO-5-f');
    expect(
      set({ ...base, units, poleis: { korinthos: { owner: 'sparta' } } }).why({ type: 'march', territory: 'ionia' }),
    ).toBeNull();
    expect(board.tradePorts.map(({ owner, seas }) => [owner, seas])).toEqual([
      ['sparta', ['ionio', 'myrtoo']],
      ['athenai', ['kyklades']],
    ]);
  });
  test('PO-M-n at the start Sparta reaches Illyria and Athens the four eastern markets', () => {
    const markets = (turn: string): unknown[] => [
      ...new Set(
        offered(set({ ...base, round: '5a', turn, port: { sparta: 1, athens: 1 } }), 'barter').map(
          ({ space }) => String(space).split('-')[0],
        ),
      ),
    ];
    expect(markets('sparta')).toEqual(['illyria']);
    expect(markets('athens')).toEqual(['thraki', 'euxeinos', 'persis', 'aigyptos']);
  });
});
