import { describe, expect, test } from 'vitest';
import { attackOdds, CARD, defenceOutcomes, facts, pairOutcome, polis, preview, projection, type View } from '../index.ts';
import { at, BOTH_RICH, NO_UNITS, RICH, set } from './table.ts';

const seen = (table: ReturnType<typeof set>, seat: 'sparta' | 'athens'): View => table.match.see(seat).view as unknown as View;
const base = { round: '4', turn: 'sparta', goods: BOTH_RICH };

describe('previews say what will happen', () => {
  test('PO-7-e a siege: its price, its chance, what it brings and costs', () => {
    const table = set({
      ...base,
      units: { ...NO_UNITS, boiotia: { sparta: 4 } },
      poleis: { thebai: { owner: 'athens', population: 2 } },
    });
    expect(preview(seen(table, 'sparta'), 0, { type: 'besiege', polis: 'thebai' })).toEqual({
      cost: { prestige: 1 },
      gain: { prestige: 3, population: 2 },
      chance: 0.5,
      loss: { hoplites: 1, enemyPopulation: 1 },
    });
  });
  test('PO-9-l, PO-9-m a barter: price, goods and where the marker may go', () => {
    const table = set({ ...base, turn: 'athens', market: { oil: 10 } });
    expect(preview(seen(table, 'athens'), 1, { type: 'barter', space: 'persis-2' })).toEqual({
      cost: { oil: 8 },
      gain: { wheat: 4 },
      market: { good: 'oil', from: 10, to: [11, 11, 11, 11] },
    });
  });
  test('PO-8-e a collection: what each row gives; PO-4-i a project: now and later; PO-10-c bribes; PO-12-b a civil war', () => {
    const view = seen(set({ ...base, display: ['temple-of-zeus'], pile: [], proxenos: { sparta: 'korinthos' } }), 'sparta');
    expect(preview(view, 0, { type: 'tax', territory: 'lakedaimon' })).toMatchObject({
      cost: {},
      most: 3,
      rows: { metal: [1, 3, 6], oil: [1, 3, 6], silver: [1, 3] },
    });
    expect(preview(view, 0, { type: 'project', project: 'temple-of-zeus', polis: 'sparta' })).toMatchObject({
      cost: { metal: 3, wood: 4, silver: 3 },
      later: { completed: 4, end: 3 },
    });
    expect(preview(view, 0, { type: 'proxenos', polis: 'chalkis', way: 'land' })).toMatchObject({
      cost: { silver: 3 },
      through: ['megaris', 'attika'],
    });
    expect(preview(view, 0, { type: 'civilWar', polis: 'korinthos' })).toEqual({
      cost: { silver: 8 },
      gain: { prestige: 4, population: 4 },
    });
    expect(preview(view, 0, { type: 'hoplites', polis: 'sparta' })).toMatchObject({ most: 1 });
    expect(preview(view, 0, { type: 'pass' })).toBeNull();
  });
  test('PO-G-d, PO-E2-a the projection: feeding, projects and great cities as things are', () => {
    const table = set({
      ...base,
      poleis: { sparta: { population: 6, begun: ['temple-of-zeus'] } },
      goods: { sparta: { ...RICH, wheat: 5, prestige: 6 }, athens: { ...RICH, wheat: 0, prestige: 2 } },
    });
    expect(projection(seen(table, 'athens'))).toMatchObject({
      sparta: { bill: 9, missing: 4, starving: false, projectsToCome: 4, megalopoleis: 1, total: 9 + (6 + 4 - 4 + 1) + 3 },
      athens: { bill: 8, missing: 8, starving: true, capitalInDanger: true },
    });
    // What it says is what happens.
    const ended = set({
      phase: 'projects',
      round: '5b',
      poleis: { sparta: { population: 6, begun: ['temple-of-zeus'] } },
      goods: { sparta: { ...RICH, wheat: 5, prestige: 6 }, athens: { ...RICH, wheat: 8, prestige: 2 } },
    });
    ended.act({ type: 'payPrestige' });
    expect(ended.match.outcome?.detail).toMatchObject({ sparta: { total: 19 } });
  });
});

describe('odds of a battle are exact', () => {
  const hands = { sparta: ['c01', 'c13', 'c21', 'c24'], athens: ['c04', 'c14', 'c22', 'c18'] };
  const fight = () =>
    set({
      phase: 'battle',
      round: '5a',
      turn: 'sparta',
      passed: ['athens', 'sparta'],
      goods: BOTH_RICH,
      battle: { region: 'boiotia', attacker: 'sparta' },
      hands,
      units: { boiotia: { sparta: 4, athens: 4 } },
    });
  test('PO-B-m, PO-B-q chances over all hands that the other may hold', () => {
    const odds = attackOdds(seen(fight(), 'sparta'), 0, 'boiotia');
    expect(odds).toHaveLength(6);
    for (const { losses } of odds) expect(losses[0] + losses[1] + losses[2]).toBeCloseTo(1);
    const of = (first: string, second: string) => odds.find(({ cards }) => cards[0] === first && cards[1] === second);
    expect(of('c21', 'c24')).toMatchObject({ losses: [0, 1, 0] }); // mercenaries never kill, the salpinx always
    // Phalanx and archers: by hand, the chance that four of the other twenty cards hold no answer to either.
    const answers = 20 - 7 - 2; // no phalanx (7 left), no mercenaries (2 left): the phalanx is not matched by these eleven
    const none = (answers - 3) * (answers - 4) * (answers - 5) * (answers - 6); // nor are the archers (3 left)
    expect(of('c01', 'c13')?.losses[2]).toBeCloseTo(none / (20 * 19 * 18 * 17));
  });
  test('PO-B-n each answer of the defender, as it will be resolved', () => {
    const table = fight();
    table.act({ type: 'attack', first: 'c01', second: 'c13' });
    const outcomes = defenceOutcomes(seen(table, 'athens'), 'boiotia');
    expect(outcomes).toHaveLength(12);
    expect(outcomes.find(({ cards }) => cards[0] === 'c04' && cards[1] === 'c14')).toMatchObject({ lost: 0, prestige: 1 });
    for (const { cards, lost, prestige } of outcomes) {
      const played = fight();
      played.act({ type: 'attack', first: 'c01', second: 'c13' });
      played.act({ type: 'defend', first: cards[0], second: cards[1] });
      expect(at(played).units.boiotia.athens).toBe(4 - lost);
      expect(at(played).goods.sparta.prestige).toBe(9 + prestige);
    }
  });
  test('a preview never looks at what the seat cannot know', () => {
    const view = seen(fight(), 'sparta');
    expect(JSON.stringify(view)).not.toContain('c18');
    expect(polis.view(polis.imagine(view, 0)({ generator: { below: () => 0 } } as never), 0)).toEqual(view);
  });
});

describe('facts for a screen come from the rules', () => {
  test('PO-K-e control of lands and seas; galleys that an event lends count at sea', () => {
    const units = { ...NO_UNITS, boiotia: { sparta: 2, athens: 1 }, attika: { athens: 1 }, ionio: { sparta: 1, athens: 1 } };
    const plain = facts(seen(set({ ...base, event: null, units }), 'athens')).control;
    expect(plain).toMatchObject({ boiotia: 'sparta', attika: 'athens', ionio: null, thessalia: null, myrtoo: null });
    const lent = facts(seen(set({ ...base, round: '3', event: 'r3-01', units }), 'athens')).control;
    expect(lent).toMatchObject({ boiotia: 'sparta', ionio: 'sparta' });
  });
  test('PO-K-a, PO-F-e the siege value as printed, or as an event has it', () => {
    expect(facts(seen(set({ ...base, event: null }), 'sparta')).fort).toMatchObject({ thebai: 3, gela: 3, korinthos: 4 });
    expect(facts(seen(set({ ...base, event: 'r4-08' }), 'sparta')).fort).toMatchObject({ thebai: 2, gela: 3 });
  });
  test('PO-9-l, PO-9-b, PO-K-i prices with their discount, loads to be had in the round, the cap', () => {
    const market = { oil: 3, metal: 2 };
    const third = facts(seen(set({ ...base, round: '3', event: 'r3-07', market }), 'sparta'));
    expect(third.price).toMatchObject({ 'thraki-1': 3, 'aigyptos-1': 4, 'persis-2': 5, 'euxeinos-1': 6 });
    expect(third.open).toMatchObject({ 'thraki-1': true, 'persis-2': false, 'euxeinos-1': false });
    expect(third.cap).toBe(3);
    const last = facts(seen(set({ ...base, round: '5a', event: null, market }), 'sparta'));
    expect(last.open).toMatchObject({ 'persis-2': true, 'euxeinos-1': true });
    expect(last.price['thraki-1']).toBe(4);
    expect(last.cap).toBe(5);
  });
  test('PO-B-m … q two cards against each other, on land and at sea', () => {
    expect(pairOutcome('c01', 'c04', 'boiotia')).toEqual({ matched: true, lost: 0, prestige: 1 });
    expect(pairOutcome('c24', 'c21', 'boiotia')).toEqual({ matched: false, lost: 1, prestige: -1 }); // the salpinx
    expect(pairOutcome('c21', 'c01', 'boiotia')).toMatchObject({ matched: true, lost: 0 }); // mercenaries
    expect(CARD.ids.filter(card => card !== 'c24' && pairOutcome('c24', card, 'kyklades').matched)).toEqual([]); // at sea too
  });
  test('PO-E1 … E6 the projection phase by phase', () => {
    const table = set({
      ...base,
      poleis: { athenai: { population: 7, begun: ['phidias'] }, chalkis: { population: 2 }, chios: { population: 2 } },
      goods: { sparta: RICH, athens: { ...RICH, wheat: 14, wine: 5, oil: 8, prestige: 2 } },
    });
    expect(projection(seen(table, 'sparta')).athens).toMatchObject({
      projects: [{ project: 'phidias', prestige: 4 }],
      bill: 11,
      missing: 0,
      left: 3,
      room: 3 + 0 + 1, // Athenai 7 of 10, Chalkis full, Chios 2 of 3
      megalopoleis: 2,
      keeps: { wine: 3, oil: 4, wheat: 2 },
      prestige: 2 + 4 + 2,
    });
  });
});
