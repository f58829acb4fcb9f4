import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { polis } from '../index.ts';
import { asked, at, BOTH_RICH, NO_UNITS, offered, prestige, RICH, set, step } from './table.ts';

/** Where two rules meet: what nobody asks for by itself, and an opponent across the table does. */
const base = { round: '5a', turn: 'sparta', goods: BOTH_RICH, units: NO_UNITS };
const passed = ['athens', 'sparta'];
const withOptions = (position: object, options: Record<string, boolean>) => tableOf(polis, position, { options });
const JOINED = { 'boiotia-megaris': true };
const OPEN = { 'open-voyage': true };

describe('PO-R57 Boiotia and Megaris', () => {
  const around = {
    ...base,
    units: { ...NO_UNITS, thessalia: { sparta: 1 }, attika: { athens: 1 }, kyklades: { athens: 1 }, ionio: { athens: 1 } },
  };
  test('PO-5-d, PO-R57 the way from Thessalia to Megaris past a held Attika is that of the option alone', () => {
    expect(withOptions(around, {}).why({ type: 'march', territory: 'megaris' })).toBe('PO-5-d');
    const joined = withOptions(around, JOINED);
    joined.act({ type: 'march', territory: 'megaris' });
    joined.act({ type: 'hoplite', from: 'thessalia', way: 'land' });
    expect(joined.of('hoplite-moved')).toMatchObject([{ through: ['thessalia', 'boiotia', 'megaris'] }]);
  });
  test('PO-5-d, PO-R57 a held Boiotia closes it again', () => {
    const held = { ...around, units: { ...around.units, boiotia: { athens: 1 } } };
    expect(withOptions(held, JOINED).why({ type: 'march', territory: 'megaris' })).toBe('PO-5-d');
  });
  test('PO-10-c, PO-R57 the Proxenos bribes in both, and pays less than round by Attika', () => {
    const units = { ...NO_UNITS, boiotia: { athens: 1 }, megaris: { athens: 2 }, attika: { athens: 5 } };
    const position = { ...base, units, proxenos: { sparta: 'thebai', athens: 'athenai' } };
    const cost = (options: Record<string, boolean>): unknown => {
      const table = withOptions(position, options);
      table.act({ type: 'proxenos', polis: 'korinthos', way: 'land' });
      return table.of('proxenos-moved')[0].silver;
    };
    expect([cost({}), cost(JOINED)]).toEqual([8, 3]);
  });
  test('PO-R57 galleys, merchants and voyages go as they did', () => {
    const of = (options: Record<string, boolean>): readonly unknown[] => {
      const table = withOptions({ ...around, units: { ...around.units, myrtoo: { sparta: 2 } } }, options);
      return ['sail', 'barter', 'buy'].flatMap(type => offered(table, type));
    };
    expect(of(JOINED)).toEqual(of({}));
    expect(of({}).length).toBeGreaterThan(0);
  });
});

describe('PO-R5 the ends of a voyage', () => {
  const alone = (units: object, options: Record<string, boolean>, more: object = {}) =>
    withOptions({ ...base, ...more, units: { ...NO_UNITS, ...units } }, options);
  test('PO-5-f, PO-R5 where the only sea is the opponent’s it is first and last at once', () => {
    const units = { messenia: { sparta: 1 }, ionio: { athens: 1 } };
    expect(alone(units, {}).why({ type: 'march', territory: 'sikelia' })).toBe('PO-5-f');
    const open = alone(units, OPEN);
    open.act({ type: 'march', territory: 'sikelia' });
    open.act({ type: 'hoplite', from: 'messenia', way: 'sea' });
    expect(open.of('hoplite-moved')).toMatchObject([{ through: ['ionio'] }]);
  });
  test('PO-5-f, PO-R5, PO-M-o two held seas side by side across the isthmus serve only who owns Korinthos', () => {
    // Attika lies on Kyklades alone; from Achaia one embarks on Ionio.
    const units = { achaia: { sparta: 1 }, ionio: { athens: 1 }, kyklades: { athens: 1 }, megaris: { athens: 1 } };
    const poleis = { korinthos: { owner: 'sparta', population: 4 } };
    expect(alone(units, OPEN).why({ type: 'march', territory: 'attika' })).toBeNull(); // by Myrtoo, which is free
    const closed = { ...units, myrtoo: { athens: 1 } };
    expect(alone(closed, OPEN).why({ type: 'march', territory: 'attika' })).toBe('PO-5-d');
    const across = alone(closed, OPEN, { poleis });
    across.act({ type: 'march', territory: 'attika' });
    across.act({ type: 'hoplite', from: 'achaia', way: 'sea' });
    expect(across.of('hoplite-moved')).toMatchObject([{ through: ['ionio', 'kyklades'] }]);
  });
  test('PO-6-c, PO-9-d, PO-9-e, PO-R5 merchants are stopped at their first sea by either reading', () => {
    const units = { kyklades: { sparta: 1 }, attika: { athens: 1 } };
    for (const options of [{}, OPEN])
      expect(alone(units, options, { turn: 'athens' }).why({ type: 'buy', space: 'persis-1' })).toBe('PO-9-d');
  });
  test('PO-5-b, PO-R5 it is judged for each hoplite: who may not march may still go by sea', () => {
    const units = { boiotia: { sparta: 1 }, messenia: { sparta: 1 }, megaris: { athens: 1 }, ionio: { athens: 1 } };
    const table = alone(units, OPEN);
    table.act({ type: 'march', territory: 'akarnania' });
    expect(offered(table, 'hoplite')).toEqual([
      { type: 'hoplite', from: 'boiotia', way: 'land' },
      { type: 'hoplite', from: 'boiotia', way: 'sea' },
      { type: 'hoplite', from: 'messenia', way: 'sea' },
    ]);
  });
});

describe('who acts alone', () => {
  const lone = { ...base, passed: ['athens'] };
  const only = (mine: object) => ({ ...lone, goods: { ...BOTH_RICH, sparta: { ...NOTHING, prestige: 3, ...mine } } });
  const NOTHING = { metal: 0, wood: 0, wine: 0, oil: 0, silver: 0, wheat: 0, prestige: 0 };
  test('PO-F-k, PO-R52 taxing at home is free of prestige, not of the good', () => {
    const table = set({ ...only({ wine: 1 }), units: { ...NO_UNITS, lakedaimon: { sparta: 1 } } });
    expect(table.why({ type: 'tax', territory: 'lakedaimon' })).toBe('PO-F-k');
    table.act({ type: 'fee', good: 'wine' });
    table.act({ type: 'tax', territory: 'lakedaimon' });
    table.act({ type: 'assign', row: 'metal' });
    expect(prestige(table, 'sparta')).toBe(3);
    expect(table.of('passed')).toMatchObject([]);
  });
  test('PO-R65 the last good cannot be paid where no action would be left', () => {
    // The only soldiers are away from home: to tax there costs prestige, and there is none.
    const away = { units: { ...NO_UNITS, messenia: { sparta: 2 } }, proxenos: { sparta: null } };
    const table = set({ ...only({ silver: 1, prestige: 0 }), ...away });
    expect(table.why({ type: 'fee', good: 'silver' })).toBe('PO-F-k');
    expect(table.match.legal('sparta')).toEqual([{ type: 'pass' }]);
  });
  test('PO-F-k nothing but an action follows the good; PO-F-g not the same one twice in a turn, PO-R4 again in the next', () => {
    const table = set({
      ...lone,
      goods: { ...BOTH_RICH },
      units: { ...NO_UNITS, lakedaimon: { sparta: 1 } },
      port: { sparta: 3 },
    });
    table.act({ type: 'fee', good: 'metal' });
    expect(table.why({ type: 'pass' })).toBe('PO-F-k');
    expect(table.why({ type: 'fee', good: 'metal' })).toBe('PO-F-k');
    table.act({ type: 'buy', space: 'persis-1' }, { chance: [1, 1] });
    table.act({ type: 'fee', good: 'metal' });
    expect(table.why({ type: 'buy', space: 'aigyptos-1' })).toBe('PO-F-g');
    table.act({ type: 'tax', territory: 'lakedaimon' });
    table.act({ type: 'assign', row: 'oil' });
    table.act({ type: 'fee', good: 'metal' });
    table.act({ type: 'buy', space: 'aigyptos-1' }, { chance: [1, 1] });
    expect(table.of('traded')).toHaveLength(2);
  });
  test('PO-F-j, PO-R4 one action and a pass end the round, and the battle is fought once (PO-B-d)', () => {
    const hands = ['c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08'];
    const units = { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 }, lakedaimon: { sparta: 1 } };
    const table = set({ ...lone, units });
    table.act({ type: 'fee', good: 'metal' });
    table.act({ type: 'merchants', polis: 'pylos' });
    table.act({ type: 'raise', with: 'good' });
    expect(table.of('battle')).toEqual([]);
    table.act({ type: 'pass' }, { chance: hands });
    expect(table.of('passed')).toMatchObject([{ seat: 'sparta', acted: 1, first: false }]);
    expect(table.of('battle')).toHaveLength(1);
  });
});

describe('sieges and civil wars', () => {
  test('PO-7-m, PO-4-h, PO-R43 the last one lost: neutral, the project in progress stays, the Proxenos in it too', () => {
    const table = set({
      ...base,
      units: { ...NO_UNITS, arkadia: { sparta: 3, athens: 2 } },
      poleis: { argos: { owner: 'athens', population: 1, begun: ['nemean-games'] } },
      proxenos: { athens: 'argos' },
    });
    table.act({ type: 'besiege', polis: 'argos' }, { chance: [2] });
    expect(at(table).poleis.argos).toMatchObject({ owner: null, population: 0, turned: true, begun: ['nemean-games'] });
    expect(at(table)).toMatchObject({ proxenos: { athens: 'argos' }, units: { arkadia: { sparta: 2, athens: 2 } } });
    expect(table.why({ type: 'besiege', polis: 'argos' })).toBe('PO-7-b');
  });
  test('PO-R47, PO-C-g a won polis takes in what cubes are left, and gives the prestige of all', () => {
    const poleis = {
      ...{ sparta: { population: 8 }, pylos: { population: 3 }, gytheion: { population: 2 } },
      ...{ argos: { owner: 'sparta', population: 5 }, korinthos: { owner: 'sparta', population: 6 } },
    };
    const units = { ...NO_UNITS, boiotia: { sparta: 5 }, lakedaimon: { sparta: 5 }, messenia: { sparta: 3 } };
    const table = set({ ...base, poleis, units });
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [3] });
    expect(at(table).poleis.thebai).toMatchObject({ owner: 'sparta', population: 1 });
    expect(prestige(table, 'sparta')).toBe(9 - 1 + 3);
    // All 38 are in play now: no other polis can be won, and none grows.
    expect(table.why({ type: 'civilWar', polis: 'sparta' })).toBe('PO-12-a');
    const full = set({
      ...base,
      poleis: { ...poleis, thebai: { owner: 'sparta', population: 1 } },
      units,
      proxenos: { sparta: 'gela' },
    });
    expect(full.why({ type: 'civilWar', polis: 'gela' })).toBe('PO-C-g');
  });
  test('PO-7-o two poleis of one territory are two sieges, of two turns; PO-7-p the same hoplites serve', () => {
    const units = { ...NO_UNITS, makedonia: { sparta: 2 } };
    const table = set({ ...base, units });
    table.act({ type: 'besiege', polis: 'pydna' }, { chance: [4] });
    expect(table.why({ type: 'besiege', polis: 'poteidaia' })).toBe('PO-F-g');
    expect(at(table).units.makedonia.sparta).toBe(2);
  });
  test('PO-8-a, PO-7-i the hoplites of the loser stay, and he collects there no more', () => {
    const units = { ...NO_UNITS, boiotia: { sparta: 5, athens: 2 }, attika: { athens: 1 } };
    const table = set({ ...base, units, poleis: { thebai: { owner: 'athens', population: 5 } } });
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [3] });
    table.act({ type: 'pass' });
    expect(at(table).poleis.thebai).toMatchObject({ owner: 'sparta', population: 5 });
    table.act({ type: 'fee', good: 'metal' });
    expect(table.why({ type: 'tax', territory: 'boiotia' })).toBe('PO-8-a');
  });
  test('PO-8-c, PO-R25 the disc of the former owner closes the territory to the new one', () => {
    const units = { ...NO_UNITS, boiotia: { sparta: 4 } };
    const poleis = { thebai: { owner: 'sparta', population: 3 } };
    expect(set({ ...base, units, poleis, taxed: { boiotia: 'athens' } }).why({ type: 'tax', territory: 'boiotia' })).toBe(
      'PO-8-c',
    );
  });
  test('PO-8-f the home of the other side costs prestige', () => {
    const units = { ...NO_UNITS, attika: { sparta: 2, athens: 1 } };
    const table = set({ ...base, units, poleis: { chalkis: { owner: 'sparta', population: 1 } } });
    table.act({ type: 'tax', territory: 'attika' });
    expect(prestige(table, 'sparta')).toBe(8);
  });
  test('PO-12-b, PO-12-d the price follows the people, not the printed number; the printed one while neutral', () => {
    const civil = (argos: object) => {
      const table = set({ ...base, proxenos: { sparta: 'argos' }, poleis: { argos } });
      table.act({ type: 'civilWar', polis: 'argos' });
      return table.of('civil-war')[0];
    };
    expect(civil({ owner: 'athens', population: 5 })).toMatchObject({ silver: 15, prestige: 5, population: 5 });
    expect(civil({ owner: 'athens', population: 1 })).toMatchObject({ silver: 3, prestige: 1, population: 1 });
    expect(civil({ owner: null })).toMatchObject({ silver: 6, prestige: 3, population: 3 });
  });
});

describe('trade and the Proxenos', () => {
  test('PO-9-g, PO-9-i, PO-R27 without Pylos and Gytheion not even Epidamnos helps Sparta', () => {
    const poleis = { pylos: { owner: null }, gytheion: { owner: null }, epidamnos: { owner: 'sparta', population: 1 } };
    expect(set({ ...base, poleis, port: { sparta: 1 } }).why({ type: 'buy', space: 'illyria-1' })).toBe('PO-9-g');
    const one = { ...poleis, gytheion: { owner: 'sparta', population: 1 } };
    expect(set({ ...base, poleis: one, port: { sparta: 1 } }).why({ type: 'buy', space: 'illyria-1' })).toBeNull();
  });
  test('PO-9-i by land from a port whose sea is held; every other market stays shut (PO-9-e)', () => {
    const units = { ...NO_UNITS, kyklades: { sparta: 1 } };
    const poleis = { abdera: { owner: 'athens', population: 1 } };
    const table = set({ ...base, turn: 'athens', units, poleis });
    expect(table.why({ type: 'buy', space: 'thraki-1' })).toBeNull();
    expect(table.why({ type: 'buy', space: 'euxeinos-1' })).toBe('PO-9-d');
  });
  test('PO-9-o, PO-R46 two dice and a marker at its first column: it stays, and both dice are told', () => {
    const table = set({ ...base, market: { wine: 1 } });
    table.act({ type: 'buy', space: 'persis-1' }, { chance: [2, 4] });
    expect(table.of('market-moved')).toMatchObject([{ dice: [2, 4], from: 1, to: 1 }]);
  });
  test('PO-10-c, PO-10-d by sea past two held seas each galley is paid once; PO-10-g one silver short is one too few', () => {
    const units = { ...NO_UNITS, ionio: { athens: 2 }, myrtoo: { athens: 1 }, kyklades: { athens: 4 }, sporades: { athens: 3 } };
    const at2 = (silver: number) =>
      set({ ...base, units, proxenos: { sparta: 'pylos' }, goods: { ...BOTH_RICH, sparta: { ...RICH, silver } } });
    expect(at2(5).why({ type: 'proxenos', polis: 'chios', way: 'sea' })).toBe('PO-10-g');
    const table = at2(6);
    table.act({ type: 'proxenos', polis: 'chios', way: 'sea' });
    expect(table.of('proxenos-moved')).toMatchObject([
      { through: ['ionio', 'myrtoo', 'sporades'], bribes: [2, 1, 3], silver: 6 },
    ]);
  });
  test('PO-11-b, PO-R30 freed while the enemy’s sits in the capital, and moved with the next action', () => {
    const table = set({ ...base, proxenos: { sparta: null, athens: 'sparta' } });
    expect(table.why({ type: 'free', polis: 'sparta' })).toBe('PO-11-b');
    table.act({ type: 'free', polis: 'pylos' });
    expect(at(table).goods).toMatchObject({ sparta: { silver: 18 }, athens: { silver: 22 } });
    expect(table.why({ type: 'proxenos', polis: 'korkyra', way: 'sea' })).toBeNull();
    expect(table.why({ type: 'proxenos', polis: 'sparta', way: 'land' })).toBe('PO-10-e');
  });
});

describe('the end of a round', () => {
  const closing = (position: object) =>
    set({ phase: 'feeding', round: '4', passed, turn: 'sparta', units: NO_UNITS, ...position });
  const poor = { ...RICH, wheat: 0, prestige: 0 };
  test('PO-R53, PO-E2-e, PO-G-a who passed first loses the capital before the other’s people are fed', () => {
    const poleis = { chalkis: { owner: null }, chios: { owner: null } };
    const table = closing({ poleis, goods: { sparta: poor, athens: poor } });
    expect(asked(table)).toBe('athens');
    expect(table.match.legal('athens')).toEqual([{ type: 'release', polis: 'athenai' }]);
    table.act({ type: 'release', polis: 'athenai' });
    expect(table.match.outcome).toMatchObject({ rule: 'PO-G-a', score: [1, 0] });
    expect(table.of('fed')).toEqual([]);
  });
  test('PO-E2-c a polis let go ends the question as soon as the wheat is enough, and what is over is kept', () => {
    const goods = { sparta: { ...RICH, wheat: 0 }, athens: { ...RICH, wheat: 6, prestige: 1 } };
    const table = closing({ goods });
    expect(table.why({ type: 'payPrestige' })).toBe('PO-E2-b'); // 8 people, 6 wheat, 1 prestige
    expect(table.why({ type: 'release', polis: 'athenai' })).toBe('PO-E2-e');
    expect(table.why({ type: 'release', polis: 'pylos' })).toBe('PO-E2-c');
    table.act({ type: 'release', polis: 'chios' });
    expect(table.of('fed')).toMatchObject([{ seat: 'athens', wheat: 6, prestige: 0, left: 0 }]);
  });
  test('PO-E3-a, PO-E4-a growth counts at once: a polis that grows past its base gives prestige in the same round', () => {
    const goods = { sparta: { ...RICH, wheat: 7 }, athens: { ...RICH, wheat: 8 } };
    const table = closing({ goods: { ...goods, sparta: { ...RICH, wheat: 9 } } });
    expect(step(table)).toBe('growing');
    for (const id of ['sparta', 'pylos']) table.act({ type: 'grow', polis: id });
    expect(table.of('megalopolis')).toMatchObject([
      { seat: 'sparta', polis: 'sparta', population: 5 },
      { seat: 'sparta', polis: 'pylos', population: 3 },
    ]);
  });
  test('PO-E6-a, PO-G-b all prestige turned into silver is ostracism, unless the other does the same (PO-R35)', () => {
    const goods = { sparta: { ...RICH, prestige: 2 }, athens: { ...RICH, prestige: 3 } };
    const one = set({ phase: 'phoros', round: '4', passed, turn: 'sparta', goods });
    one.act({ type: 'phoros', amount: 3 });
    expect(one.why({ type: 'phoros', amount: 3 })).toBe('PO-E6-a');
    one.act({ type: 'phoros', amount: 1 });
    expect(one.match.outcome).toMatchObject({ rule: 'PO-G-b', score: [1, 0] });
    const both = set({ phase: 'phoros', round: '4', passed, turn: 'sparta', goods });
    both.act({ type: 'phoros', amount: 3 });
    both.act({ type: 'phoros', amount: 2 });
    expect(both.match.outcome).toMatchObject({ rule: 'PO-G-b', detail: { sparta: { prestige: 0 }, athens: { prestige: 0 } } });
  });
  test('PO-E1-a, PO-R20, PO-4-g the tile of a polis that was taken pays its new owner now and at the end', () => {
    const table = set({
      phase: 'projects',
      round: '5b',
      passed,
      turn: 'sparta',
      goods: BOTH_RICH,
      units: NO_UNITS,
      poleis: { syrakousai: { owner: 'athens', population: 4, begun: ['democritus'], completed: ['temple-of-apollo'] } },
    });
    expect(table.of('project-completed')).toMatchObject([{ seat: 'athens', project: 'democritus', prestige: 4 }]);
  });
  test('PO-N-c, PO-N-d, PO-N-f merchants come home, tiles that nobody began are gone, captives and markers stay', () => {
    const table = set(
      {
        ...{ phase: 'phoros', round: '3', passed, turn: 'sparta', goods: BOTH_RICH, units: NO_UNITS },
        ...{ cargo: { 'persis-1': 'athens' }, port: { athens: 0, sparta: 1 }, display: ['socrates'], market: { oil: 7 } },
        proxenos: { sparta: null },
      },
      [],
    );
    table.act({ type: 'phoros', amount: 0 });
    table.act({ type: 'phoros', amount: 0 }, { chance: ['phidias', 'theatre', 'nemean-games', 'r4-11'] });
    expect(at(table)).toMatchObject({ round: '4', port: { athens: 1 }, market: { oil: 7 }, proxenos: { sparta: null } });
    expect(at(table).gone).toContain('socrates');
    expect(at(table).cargo).toEqual({});
  });
});

describe('cards at their edges', () => {
  const reveal = (event: string, position: object = {}) =>
    set({ phase: 'round', round: event.slice(1).split('-')[0], goods: BOTH_RICH, units: NO_UNITS, ...position }, [
      ...['socrates', 'phidias', 'theatre'],
      event,
    ]);
  test('PO-R73 r4-02 one galley goes and one is paid for; of one none comes back', () => {
    const table = reveal('r4-02', { units: { ...NO_UNITS, kyklades: { athens: 1 } } });
    expect(table.why({ type: 'done' })).toBe('PO-F-e');
    table.act({ type: 'send', region: 'kyklades' });
    expect(table.of('expedition')).toMatchObject([{ sent: 1, missing: 1, lost: 1, willReturn: 0 }]);
  });
  test('PO-F-e, PO-R13 r4-02 without a galley and without prestige nothing can be lost', () => {
    const table = reveal('r4-02', { goods: { sparta: RICH, athens: { ...RICH, prestige: 0 } } });
    expect(table.of('expedition')).toMatchObject([{ sent: 0, missing: 2, lost: 0 }]);
    expect(prestige(table, 'athens')).toBe(0);
  });
  test('PO-F-e r4-06 one prestige is given without a question, none is not asked for', () => {
    const table = reveal('r4-06', { goods: { sparta: { ...RICH, prestige: 0 }, athens: { ...RICH, prestige: 1 } } });
    expect(table.of('exchanged')).toMatchObject([{ seat: 'athens', given: { prestige: 1 }, gained: { silver: 2 } }]);
    expect(table.of('no-effect')).toMatchObject([{ seat: 'sparta' }]);
    expect(step(table)).toBe('turn');
  });
  test('PO-R64 r5b-02 as many of both: both lose two; one alone loses one', () => {
    const both = reveal('r5b-02', { units: { ...NO_UNITS, sikelia: { sparta: 2, athens: 2 } } });
    expect(at(both).units.sikelia).toEqual({ sparta: 0, athens: 0 });
    const one = reveal('r5b-02', { units: { ...NO_UNITS, sikelia: { athens: 1 } } });
    expect(one.of('hoplites-lost')).toMatchObject([{ seat: 'athens', amount: 1 }]);
    expect(at(one).banned).toEqual([]); // somebody was there: it may be collected
  });
  test('PO-F-e r5a-09 a capital of one loses nobody', () => {
    const table = reveal('r5a-09', { poleis: { athenai: { population: 1 } } });
    expect(table.of('population-lost')).toMatchObject([{ amount: 0 }]);
  });
  test('PO-F-e, PO-1-c r5a-06 a polis of one hires, and gives nobody of its own', () => {
    const table = set({ ...base, event: 'r5a-06', poleis: { pylos: { population: 1 } } });
    table.act({ type: 'hoplites', polis: 'pylos' });
    expect(table.why({ type: 'raise', with: 'good' })).toBe('PO-1-c');
    table.act({ type: 'raise', with: 'mercenary' });
    expect(at(table).poleis.pylos.population).toBe(1);
    expect(at(table).units.messenia.sparta).toBe(1);
  });
  test('PO-F-e, PO-9-c r3-03 the closed space is refused by the card, the next of the market by its round', () => {
    const table = set({ ...base, round: '3', event: 'r3-03', turn: 'athens' });
    expect(table.why({ type: 'buy', space: 'persis-1' })).toBe('PO-F-e');
    expect(table.why({ type: 'buy', space: 'persis-2' })).toBe('PO-9-b');
    expect(table.why({ type: 'buy', space: 'aigyptos-1' })).toBeNull();
  });
  test('PO-B-a r5b-01 seven units, both sides there; six are none', () => {
    const ends = (sparta: number, athens: number) =>
      set(
        { ...base, phase: 'end', round: '5b', event: 'r5b-01', passed, units: { ...NO_UNITS, ionia: { sparta, athens } } },
        sparta + athens === 7 ? ['c01', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07'] : [],
      ).of('battle').length;
    expect([ends(5, 2), ends(4, 3), ends(3, 3)]).toEqual([1, 1, 0]);
  });
  test('PO-F-f, PO-R54 r3-12 Athens begins although it applied the card first; the other keeps the second place', () => {
    const table = reveal('r3-12', { goods: { sparta: { ...RICH, prestige: 1 }, athens: RICH } });
    expect([asked(table), at(table).first]).toEqual(['athens', 'athens']);
  });
});
