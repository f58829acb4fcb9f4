import { describe, expect, test } from 'vitest';
import {
  answered,
  attackOdds,
  defenceOutcomes,
  facts,
  type PairOutcome,
  pairOutcome,
  preview,
  projection,
} from '../../forecast/index.ts';
import { CARD, polis, type View } from '../../index.ts';
import { at, BOTH_RICH, NO_UNITS, RICH, set } from '../table.ts';

const seen = (table: ReturnType<typeof set>, seat: 'sparta' | 'athens'): View => table.match.see(seat).view as unknown as View;
const base = { round: '4', turn: 'sparta', goods: BOTH_RICH };
const summed = (pairs: readonly PairOutcome[]) => ({
  lost: pairs.reduce((sum, { lost }) => sum + lost, 0),
  prestige: pairs.reduce((sum, { prestige }) => sum + prestige, 0),
});

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
      throws: 2,
      loss: { hoplites: 1, enemyPopulation: 1 },
    });
  });
  test('PO-9-l, PO-9-m a barter: price, goods and where the marker may go', () => {
    const table = set({ ...base, turn: 'athens', market: { oil: 10 } });
    expect(preview(seen(table, 'athens'), 1, { type: 'barter', space: 'persis-2' })).toEqual({
      cost: { oil: 8 },
      gain: { wheat: 4 },
      market: { good: 'oil', from: 10, to: [11, 11, 11, 11], load: 4, asks: [8, 8, 8, 8] },
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
  test('PO-1-b … d, PO-3-c, PO-C-g how many can be raised: room, people and goods, whichever is least', () => {
    const most = (polis: string, type: string, more: object = {}): number | undefined => {
      const view = seen(set({ ...base, poleis: { [polis]: { population: 3 } }, units: NO_UNITS, ...more }), 'sparta');
      return preview(view, 0, type === 'galleys' ? { type, polis, sea: 'ionio' } : { type, polis })?.most;
    };
    const goods = (of: object) => ({ goods: { sparta: { ...RICH, metal: 0, wood: 0, silver: 0, ...of }, athens: RICH } });
    expect(most('pylos', 'hoplites')).toBe(2); // one stays
    expect(most('pylos', 'hoplites', goods({ metal: 1 }))).toBe(1);
    expect(most('pylos', 'hoplites', goods({ metal: 1, silver: 1 }))).toBe(2);
    expect(most('pylos', 'galleys', goods({ metal: 9, silver: 1 }))).toBe(1);
    expect(most('pylos', 'hoplites', { units: { ...NO_UNITS, messenia: { sparta: 3 } } })).toBe(1); // the cap of the round
    expect(most('pylos', 'merchants', { port: { sparta: 7 } })).toBe(1); // the eighth
    // An event: the people are raised with metal, so that the silver hires two more.
    const hired = { round: '5a', event: 'r5a-06', ...goods({ metal: 2, silver: 5 }) };
    expect(most('pylos', 'hoplites', hired)).toBe(4);
    expect(most('pylos', 'merchants', hired)).toBe(2);
  });
  test('PO-K-h, PO-1-b a unit is paid in silver where the good is out; mercenaries cost silver alone (an event)', () => {
    const shown = (population: number, metal: number, event: string | null) =>
      preview(
        seen(
          set({
            ...base,
            round: '5a',
            event,
            poleis: { pylos: { population } },
            goods: { sparta: { ...RICH, metal, silver: 4 }, athens: RICH },
            units: NO_UNITS,
          }),
          'sparta',
        ),
        0,
        { type: 'hoplites', polis: 'pylos' },
      );
    expect(shown(3, 1, null)).toEqual({ cost: { metal: 1, population: 1 }, gain: {}, most: 2 });
    expect(shown(3, 0, null)).toEqual({ cost: { silver: 1, population: 1 }, gain: {}, most: 2 });
    expect(shown(3, 1, 'r5a-06')).toEqual({ cost: { metal: 1, population: 1 }, hire: 2, gain: {}, most: 3 });
    expect(shown(1, 1, 'r5a-06')).toEqual({ cost: { silver: 2 }, gain: {}, most: 2 }); // nobody can leave Pylos
  });
  test('PO-5-h, PO-6-e how many can be moved: room, and those whose way is free', () => {
    const units = { ...NO_UNITS, lakedaimon: { sparta: 2 }, sikelia: { sparta: 1 }, ionio: { athens: 1 }, myrtoo: { sparta: 3 } };
    const view = seen(set({ ...base, units }), 'sparta');
    expect(preview(view, 0, { type: 'march', territory: 'arkadia' })).toMatchObject({ most: 2 }); // Sikelia is cut off
    expect(preview(view, 0, { type: 'sail', sea: 'kyklades' })).toMatchObject({ most: 3 });
    const full = seen(set({ ...base, units: { ...units, arkadia: { sparta: 3 } } }), 'sparta');
    expect(preview(full, 0, { type: 'march', territory: 'arkadia' })).toMatchObject({ most: 1 });
  });
  test('PO-R47 what a won polis brings, as far as there are cubes', () => {
    const crowd = Object.fromEntries(
      ['makedonia', 'akarnania', 'thessalia', 'megaris', 'achaia', 'arkadia'].map(id => [id, { sparta: 4 }]),
    );
    const units = { ...NO_UNITS, ...crowd, boiotia: { sparta: 4 }, lakedaimon: { sparta: 2 } }; // 30 and 7 at home: one is left
    const view = seen(set({ ...base, units, proxenos: { sparta: 'thebai' } }), 'sparta');
    expect(preview(view, 0, { type: 'besiege', polis: 'thebai' })).toMatchObject({ gain: { prestige: 3, population: 1 } });
    expect(preview(view, 0, { type: 'civilWar', polis: 'thebai' })).toMatchObject({ gain: { prestige: 3, population: 1 } });
  });
  test('PO-G-d, PO-E2-a the projection: feeding, projects and great cities as things are', () => {
    const table = set({
      ...base,
      poleis: { sparta: { population: 6, begun: ['temple-of-zeus'] } },
      goods: { sparta: { ...RICH, wheat: 5, prestige: 6 }, athens: { ...RICH, wheat: 0, prestige: 2 } },
    });
    expect(projection(seen(table, 'athens'), null)).toMatchObject({
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
  const fight = (more: object = {}) =>
    set({
      phase: 'battle',
      round: '5a',
      turn: 'sparta',
      passed: ['athens', 'sparta'],
      goods: BOTH_RICH,
      battle: { region: 'boiotia', attacker: 'sparta' },
      hands,
      units: { boiotia: { sparta: 4, athens: 4 } },
      ...more,
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
    const outcomes = defenceOutcomes(seen(table, 'athens'), 1, 'boiotia');
    expect(outcomes).toHaveLength(12);
    expect(outcomes.find(({ cards }) => cards[0] === 'c04' && cards[1] === 'c14')).toMatchObject({ lost: 0, prestige: 1 });
    for (const { cards, lost, prestige } of outcomes) {
      const played = fight();
      played.act({ type: 'attack', first: 'c01', second: 'c13' });
      played.act({ type: 'defend', first: cards[0], second: cards[1] });
      expect(at(played).units.boiotia.athens).toBe(4 - lost);
      expect(at(played).goods.sparta.prestige).toBe(9 + prestige);
      expect(summed(answered(seen(table, 'athens'), 'sparta', cards, 'boiotia'))).toEqual({ lost, prestige });
    }
  });
  test('PO-R13 who has no prestige has none to lose by the salpinx, and is told so', () => {
    const poor = (prestige: number) =>
      fight({
        goods: { sparta: { ...RICH, prestige }, athens: RICH },
        hands: { sparta: ['c21', 'c24', 'c05', 'c06'], athens: ['c01', 'c02', 'c14', 'c17'] },
      });
    const expected = (prestige: number): number | undefined =>
      attackOdds(seen(poor(prestige), 'sparta'), 0, 'boiotia').find(({ cards }) => cards.join() === 'c21,c24')?.expectedPrestige;
    expect([expected(0), expected(1)]).toEqual([0, -1]); // mercenaries gain nothing against the best answer
    for (const first of ['c05', 'c21'])
      for (const prestige of [0, 1]) {
        const table = poor(prestige);
        table.act({ type: 'attack', first, second: 'c24' });
        for (const { cards, prestige: change } of defenceOutcomes(seen(table, 'athens'), 1, 'boiotia')) {
          expect(summed(answered(seen(table, 'athens'), 'sparta', cards, 'boiotia')).prestige).toBe(change);
          const played = poor(prestige);
          played.act({ type: 'attack', first, second: 'c24' });
          played.act({ type: 'defend', first: cards[0], second: cards[1] });
          expect(at(played).goods.sparta.prestige).toBe(prestige + change);
        }
      }
    expect(pairOutcome('c24', 'c01', 'boiotia', { doubled: false, prestige: 0 })).toMatchObject({ lost: 1, prestige: 0 });
  });
  test('PO-R62 chances and answers count a great commander', () => {
    const doubled = fight({ doubled: ['sparta'] });
    const expected = (table: ReturnType<typeof set>): number | undefined =>
      attackOdds(seen(table, 'sparta'), 0, 'boiotia').find(({ cards }) => cards.join() === 'c01,c13')?.expectedPrestige;
    expect(expected(doubled)).toBeCloseTo(2 * (expected(fight()) ?? 0));
    doubled.act({ type: 'attack', first: 'c01', second: 'c13' });
    const answers = defenceOutcomes(seen(doubled, 'athens'), 1, 'boiotia');
    expect(answers.find(({ cards }) => cards[0] === 'c04' && cards[1] === 'c14')).toMatchObject({ lost: 0, prestige: 2 });
  });
  test('a preview never looks at what the seat cannot know', () => {
    const view = seen(fight(), 'sparta');
    expect(JSON.stringify(view)).not.toContain('c18');
    expect(polis.view(polis.imagine(view, 0)({ generator: { below: () => 0 } } as never), 0)).toEqual(view);
  });
});

describe('facts for a screen come from the rules', () => {
  const PLAIN = { doubled: false, prestige: 3 };
  test('PO-K-e control of lands and seas', () => {
    const units = { ...NO_UNITS, boiotia: { sparta: 2, athens: 1 }, attika: { athens: 1 }, ionio: { sparta: 1, athens: 1 } };
    const plain = facts(seen(set({ ...base, event: null, units }), 'athens')).control;
    expect(plain).toMatchObject({ boiotia: 'sparta', attika: 'athens', ionio: null, thessalia: null, myrtoo: null });
  });
  test('PO-K-a the siege value as printed', () => {
    expect(facts(seen(set({ ...base, event: null }), 'sparta')).fort).toMatchObject({ thebai: 3, gela: 3, korinthos: 4 });
  });
  test('PO-9-l, PO-9-b, PO-K-i prices, loads to be had in the round, the cap', () => {
    const market = { oil: 3, metal: 2 };
    const third = facts(seen(set({ ...base, round: '3', event: 'r3-14', market }), 'sparta'));
    expect(third.price).toMatchObject({ 'thraki-1': 4, 'aigyptos-1': 4, 'persis-2': 5, 'euxeinos-1': 6 });
    expect(third.open).toMatchObject({ 'thraki-1': true, 'persis-2': false, 'euxeinos-1': false });
    expect(third.cap).toBe(3);
    const last = facts(seen(set({ ...base, round: '5a', event: null, market }), 'sparta'));
    expect(last.open).toMatchObject({ 'persis-2': true, 'euxeinos-1': true });
    expect(last.price['thraki-1']).toBe(4);
    expect(last.cap).toBe(5);
  });
  test('PO-F-e a space that the event closes; PO-E-b four phases end the last round', () => {
    const murdered = facts(seen(set({ ...base, round: '3', event: 'r3-03' }), 'sparta'));
    expect(murdered).toMatchObject({ closed: ['persis-1'], phases: 6, events: true });
    expect(facts(seen(set({ ...base, round: '5b', event: null }), 'sparta'))).toMatchObject({ closed: [], phases: 4 });
    expect(facts(seen(set({}, [], 'corinthian-war'), 'sparta')).events).toBe(false); // PO-X1-a
  });
  test('PO-R62 a great commander doubles what is gained, not what is lost', () => {
    expect(pairOutcome('c01', 'c04', 'boiotia', { doubled: true, prestige: 3 })).toMatchObject({ prestige: 2 });
    expect(pairOutcome('c24', 'c04', 'boiotia', { doubled: true, prestige: 3 })).toMatchObject({ prestige: -1 });
  });
  test('PO-B-m … q two cards against each other, on land and at sea', () => {
    expect(pairOutcome('c01', 'c04', 'boiotia', PLAIN)).toEqual({ matched: true, lost: 0, prestige: 1 });
    expect(pairOutcome('c24', 'c21', 'boiotia', PLAIN)).toEqual({ matched: false, lost: 1, prestige: -1 }); // the salpinx
    expect(pairOutcome('c21', 'c01', 'boiotia', PLAIN)).toMatchObject({ matched: true, lost: 0 }); // mercenaries
    expect(CARD.ids.filter(card => card !== 'c24' && pairOutcome('c24', card, 'kyklades', PLAIN).matched)).toEqual([]); // at sea too
  });
  test('PO-E1 … E6 the projection phase by phase', () => {
    const table = set({
      ...base,
      poleis: { athenai: { population: 7, begun: ['phidias'] }, chalkis: { population: 2 }, chios: { population: 2 } },
      goods: { sparta: RICH, athens: { ...RICH, wheat: 14, wine: 5, oil: 8, prestige: 2 } },
    });
    expect(projection(seen(table, 'sparta'), null).athens).toMatchObject({
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
  test('PO-F-p the projection counts what the event will do before the phases, and not once it is done', () => {
    const attika = { attika: { sparta: 1, athens: 3 } };
    const walls = { ...base, round: '5a', event: 'r5a-01', goods: { sparta: { ...RICH, wheat: 3, prestige: 3 }, athens: RICH } };
    const now = (table: ReturnType<typeof set>) => projection(seen(table, 'sparta'), table.match.pending()[0]).sparta;
    expect(now(set({ ...walls, units: attika }))).toMatchObject({ event: 1, missing: 4, starving: false, prestige: 0 });
    expect(now(set(walls))).toMatchObject({ event: 0, missing: 4, starving: true });
    const ended = set({ ...walls, units: attika, phase: 'end', passed: ['sparta', 'athens'] });
    expect(ended.of('gained')).toMatchObject([{ seat: 'sparta', stuff: 'prestige', amount: 1 }]);
    expect(now(ended)).toMatchObject({ event: 0, missing: 4, starving: false, prestige: 0 });
  });
  test('PO-E3 … E6 the projection leaves out the phases that are over', () => {
    const table = set({
      phase: 'growth',
      round: '4',
      passed: ['athens', 'sparta'],
      poleis: { athenai: { population: 6 }, sparta: { population: 6 } },
      goods: { sparta: { ...RICH, wheat: 4, prestige: 2 }, athens: { ...RICH, wheat: 4, prestige: 2 } },
      fed: ['athens', 'sparta'],
    });
    const now = () => projection(seen(table, 'sparta'), table.match.pending()[0]);
    expect(now()).toMatchObject({ athens: { room: 5, megalopoleis: 1, prestige: 3 }, sparta: { room: 4, prestige: 3 } });
    table.act({ type: 'grow', polis: 'athenai' });
    expect(now()).toMatchObject({ athens: { room: 4 }, sparta: { room: 4 } });
    table.act({ type: 'done' });
    expect(now()).toMatchObject({ athens: { done: 3, room: 0, megalopoleis: 1 }, sparta: { done: 2, room: 4 } });
    table.act({ type: 'done' }); // great cities are honoured, goods spoil: the phoros is next
    expect(at(table).goods.sparta).toMatchObject({ prestige: 3, wheat: 2, wine: 5 });
    expect(now()).toMatchObject({
      athens: { done: 5, megalopoleis: 0, prestige: 3 },
      sparta: { room: 0, megalopoleis: 0, prestige: 3, keeps: { wheat: 2, wine: 5 }, total: 6 + 1 + 2 + 3 },
    });
  });
});
