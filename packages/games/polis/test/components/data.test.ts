import { describe, expect, test } from 'vitest';
import board from '../../data/board.json' with { type: 'json' };
import deck from '../../data/combat-deck.json' with { type: 'json' };
import events from '../../data/events.json' with { type: 'json' };
import projects from '../../data/projects.json' with { type: 'json' };
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import { GOOD, POLIS, polis, SEA, TERRITORY } from '../../index.ts';
import { at, BOTH_RICH, NO_UNITS, offered, set } from '../table.ts';

/** What must be true of the board and the cards for the rules to make sense; facts of the map are asked of the game itself. */
const P = Object.fromEntries(board.poleis.map(row => [row.id, row]));
const T = Object.fromEntries(board.territories.map(row => [row.id, row]));
const base = { round: '5a', turn: 'sparta', goods: BOTH_RICH };
const marches = (from: string, to: string, units: object = {}, more: object = {}): boolean => {
  const table = set({ ...base, units: { ...NO_UNITS, [from]: { sparta: 1 }, ...units }, ...more });
  return offered(table, 'march').some(({ territory }) => territory === to);
};
const CLOSED_SEAS = Object.fromEntries(SEA.ids.map(id => [id, { athens: 1 }]));

describe('sources', () => {
  test('PO-R59 every row says where it comes from', () => {
    const rows = [
      ...board.poleis,
      ...board.territories,
      ...board.landLinks,
      ...board.seas,
      ...board.seaRoutes,
      ...board.markets,
      ...board.markets.flatMap(({ boxes }) => boxes),
      ...projects.projects,
      ...deck.cards,
      ...events.events,
      ...events.events.flatMap(({ effects }) => effects as readonly { source: string }[]),
    ];
    for (const { source } of rows) expect(source).toMatch(/^(seed|public: |reconstructed)/);
  });
});

describe('board', () => {
  test('PO-M-a, PO-M-c lists agree both ways; ports lie on the coast of their territory', () => {
    for (const { id, poleis } of board.territories) for (const polisId of poleis) expect(P[polisId].territory).toBe(id);
    for (const { territory, portSeas, id } of board.poleis) {
      if (territory === null) continue;
      expect(T[territory].poleis).toContain(id);
      for (const sea of portSeas) expect(T[territory].embarksTo).toContain(sea);
    }
    for (const { id, sea } of board.markets) expect(board.seas.find(row => row.id === sea)?.markets).toContain(id);
  });
  test('PO-M-i the mainland hangs together by land, Sikelia and Ionia only by sea', () => {
    for (const to of TERRITORY.ids) {
      if (to === 'lakedaimon') continue;
      expect(marches('lakedaimon', to, CLOSED_SEAS), to).toBe(to !== 'sikelia' && to !== 'ionia');
    }
  });
  test('PO-M-b all seas hang together without the isthmus', () => {
    for (const from of SEA.ids) {
      const table = set({ ...base, units: { ...NO_UNITS, [from]: { sparta: 1 } } });
      expect(offered(table, 'sail')).toHaveLength(4);
    }
  });
  test('PO-5-d marches of the example: Attika – Boiotia – Thessalia, and none with Boiotia closed', () => {
    expect(marches('attika', 'thessalia', CLOSED_SEAS)).toBe(true);
    expect(marches('attika', 'thessalia', { ...CLOSED_SEAS, boiotia: { athens: 1 } })).toBe(false);
    expect(marches('attika', 'thessalia', { boiotia: { athens: 1 } })).toBe(true); // by Kyklades
  });
  test('PO-K-d every polis can grow beyond its base, up to its maximum', () => {
    for (const { basePopulation, maxPopulation, maxGrowth, fortification } of board.poleis) {
      expect(fortification).toBe(basePopulation);
      expect(maxPopulation).toBeGreaterThan(basePopulation);
      expect(maxGrowth).toBeGreaterThan(0);
    }
  });
  test('PO-8-d rows have one to five boxes; PO-8-e every good is collected in at least two territories', () => {
    for (const { resources } of board.territories)
      for (const { good, boxes } of resources) {
        expect([...GOOD.ids]).toContain(good);
        expect(boxes >= 1 && boxes <= 5).toBe(true);
      }
    for (const good of GOOD.ids)
      expect(board.territories.filter(({ resources }) => resources.some(row => row.good === good)).length).toBeGreaterThan(1);
  });
  test('PO-9-b shiploads of 3 to 5 in rising order, for wheat or silver; PO-9-l prices never fall to the right', () => {
    for (const { boxes } of board.markets)
      boxes.forEach((box, i) => {
        expect(box.availableFromRoundType).toBe(box.amount);
        expect(['wheat', 'silver']).toContain(box.offer);
        if (i > 0) expect(box.amount).toBeGreaterThanOrEqual(boxes[i - 1].amount);
      });
    for (const [amount, row] of Object.entries(board.marketValues.rows)) {
      expect(row).toHaveLength(11);
      expect(row[0]).toBe(Number(amount));
      row.forEach((price, i) => {
        if (i > 0) expect(price).toBeGreaterThanOrEqual(row[i - 1]);
      });
    }
  });
  test('PO-10-b the Proxenos reaches Epidamnos and Abdera by sea, every polis with a territory on the mainland by land', () => {
    const table = set({ ...base, turn: 'athens', units: NO_UNITS, proxenos: { sparta: 'sparta', athens: 'athenai' } });
    const bySea = offered(table, 'proxenos')
      .filter(({ way }) => way === 'sea')
      .map(({ polis: to }) => to);
    expect(bySea).toEqual(POLIS.ids.filter(id => id !== 'athenai' && P[id].portSeas.length > 0));
    const byLand = offered(table, 'proxenos')
      .filter(({ way }) => way === 'land')
      .map(({ polis: to }) => to);
    const reached = POLIS.ids.filter(
      id =>
        !['athenai', 'sparta'].includes(id) && P[id].territory !== null && !['sikelia', 'ionia'].includes(P[id].territory ?? ''),
    );
    expect(byLand).toEqual(reached);
  });
  test('PO-7-f, PO-7-a besiegeable poleis of fort 4 are Korinthos and Syrakousai', () => {
    expect(
      board.poleis.filter(({ fortification, capitalOf }) => fortification >= 4 && capitalOf === null).map(({ id }) => id),
    ).toEqual(['korinthos', 'syrakousai']);
  });
});

describe('cards, tiles and scenarios', () => {
  test('PO-4-a tiles and poleis agree on what may be begun where', () => {
    for (const { id, poleis } of projects.types)
      expect(
        board.poleis
          .filter(row => (row.projectTypes as string[]).includes(id))
          .map(row => row.id)
          .toSorted(),
      ).toEqual(poleis.toSorted());
  });
  test('PO-C-c titles are unique in a deck, effects use defined operations, limits leave something to collect', () => {
    for (const deckId of events.decks) {
      const titles = events.events.filter(event => event.deck === deckId && event.effects.length > 0).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
    for (const { effects } of events.events)
      for (const { op } of effects as readonly { op: string }[]) expect(events.ops).toHaveProperty([op]);
  });
  test('PO-B-f, PO-C-e the deck serves the two largest hands; land and naval halves are worth the same', () => {
    expect(deck.cards.length).toBeGreaterThanOrEqual(10);
    const sum = (half: 'land' | 'naval') => deck.cards.reduce((all, card) => all + card[half].value, 0);
    expect(sum('land')).toBe(sum('naval'));
  });
  test.each(scenarios.scenarios.map(({ id }) => [id]))(
    'PO-X-a %s begins within caps and cubes, no battle stands, population and prestige are close',
    id => {
      const state = polis.begin({ scenario: id, options: {} });
      expect(polis.invariants(state)).toEqual([]);
      for (let region = 0; region < 17; region++) expect(state.units[region * 2] + state.units[region * 2 + 1]).toBeLessThan(8);
      const sums = [0, 1].map(
        side =>
          state.population.reduce((all, people, p) => all + (state.owner[p] === side ? people : 0), 0) +
          state.goods[6 * 2 + side],
      );
      expect(Math.abs(sums[0] - sums[1])).toBeLessThanOrEqual(2);
    },
  );
  test('PO-E2-a in round 3 either side can find wheat for its people', () => {
    // Sparta: Messenia with three hoplites gives 6, Illyria 3; Athens: 4 in store, Attika and Ionia 1 each, three markets 3 each.
    const table = set({ ...base, round: '3', units: { messenia: { sparta: 3 } } });
    table.act({ type: 'tax', territory: 'messenia' });
    for (let n = 0; n < 3; n++) table.act({ type: 'assign', row: 'wheat' });
    expect(at(table).goods.sparta.wheat).toBe(46);
    expect(table.why({ type: 'barter', space: 'illyria-1' })).toBeNull();
  });
});
