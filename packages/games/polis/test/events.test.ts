import type { Table } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import deck from '../data/combat-deck.json' with { type: 'json' };
import data from '../data/events.json' with { type: 'json' };
import { asked, at, BOTH_RICH, NO_UNITS, offered, prestige, RICH, set, step, taxHome } from './table.ts';

const TILES = ['socrates', 'phidias', 'theatre'];
const roundOf = (event: string): string => event.slice(1).split('-')[0];
/** The round begins and this event is revealed. Athens applies first, Sparta is the first to play. */
const reveal = (event: string, position: object = {}): Table =>
  set({ phase: 'round', round: roundOf(event), goods: BOTH_RICH, ...position }, [...TILES, event]);
/** The event is in force, in the middle of the round. */
const inForce = (event: string, position: object = {}): Table =>
  set({ round: roundOf(event), event, turn: 'sparta', goods: BOTH_RICH, ...position });
/** The round's actions are over, the event is in force. */
const atEnd = (event: string, position: object = {}): Table =>
  set({
    phase: 'end',
    round: roundOf(event),
    event,
    turn: 'sparta',
    passed: ['athens', 'sparta'],
    goods: BOTH_RICH,
    ...position,
  });
const goods = (table: Table) => at(table).goods;

describe('events of round 3', () => {
  test('PO-F-e, PO-R40 r3-01 earthquake: population, limit of collectors, a galley that counts for control alone', () => {
    const table = reveal('r3-01', { units: { messenia: { sparta: 3 }, ionio: { sparta: 1, athens: 1 } } });
    expect(at(table).poleis.sparta.population).toBe(3);
    table.act({ type: 'tax', territory: 'messenia' });
    table.act({ type: 'assign', row: 'oil' });
    table.act({ type: 'assign', row: 'oil' });
    expect(step(table)).toBe('turn'); // two collectors, not three
    const blocked = inForce('r3-01', {
      turn: 'athens',
      units: { ...NO_UNITS, thessalia: { athens: 1 }, ionio: { sparta: 1, athens: 1 } },
    });
    expect(blocked.why({ type: 'march', territory: 'sikelia' })).toBe('PO-F-i'); // one against one, and one more
    // It takes no room, is not bribed and fights no battle.
    const room = inForce('r3-01', { units: { ...NO_UNITS, ionio: { sparta: 2 } } });
    expect(room.why({ type: 'galleys', polis: 'pylos', sea: 'ionio' })).toBeNull();
    const bribes = inForce('r3-01', { turn: 'athens', proxenos: { athens: 'korkyra' }, units: NO_UNITS });
    bribes.act({ type: 'proxenos', polis: 'epidamnos', way: 'sea' });
    expect(bribes.of('proxenos-moved')).toMatchObject([{ silver: 0 }]);
  });
  test('PO-F-e r3-02 Eurymedon: 2 prestige to Athens, 3 silver to Sparta', () => {
    expect(goods(reveal('r3-02'))).toMatchObject({ athens: { prestige: 11, silver: 20 }, sparta: { prestige: 9, silver: 23 } });
  });
  test('PO-F-e r3-03 Xerxes is murdered: no trade with Persis', () => {
    const table = inForce('r3-03', { turn: 'athens' });
    expect(table.why({ type: 'barter', space: 'persis-1' })).toBe('PO-F-e');
    expect(table.why({ type: 'barter', space: 'aigyptos-1' })).toBeNull();
  });
  test('PO-F-e r3-04 disgrace: 1 prestige or any 3 goods, Athens first; what cannot be paid in full may not be picked', () => {
    const table = reveal('r3-04');
    expect(table.match.pending()).toMatchObject([{ step: 'choosing', seat: 'athens' }]);
    table.act({ type: 'option', number: 2 });
    table.act({ type: 'discard', good: 'metal' });
    table.act({ type: 'discard', good: 'metal' });
    table.act({ type: 'discard', good: 'wheat' });
    expect(asked(table)).toBe('sparta');
    table.act({ type: 'option', number: 1 });
    expect(goods(table)).toMatchObject({ athens: { metal: 7, wheat: 39, prestige: 9 }, sparta: { prestige: 8 } });
    const none = { metal: 0, wood: 0, wine: 0, oil: 0, silver: 0, wheat: 2, prestige: 9 };
    const poor = reveal('r3-04', { goods: { athens: none, sparta: RICH } });
    expect(poor.why({ type: 'option', number: 2 })).toBe('PO-F-e');
    const nothing = reveal('r3-04', { goods: { athens: { ...none, prestige: 0 }, sparta: { ...RICH, prestige: 0 } } });
    expect(nothing.why({ type: 'option', number: 1 })).toBeNull(); // none can be paid: either may be picked
    nothing.act({ type: 'option', number: 2 });
    nothing.act({ type: 'discard', good: 'wheat' });
    expect(nothing.why({ type: 'discard', good: 'oil' })).toBe('PO-F-e');
    nothing.act({ type: 'discard', good: 'wheat' });
    expect(asked(nothing)).toBe('sparta');
    const empty = reveal('r3-04', { goods: { athens: { ...none, wheat: 0, prestige: 0 }, sparta: { ...RICH, prestige: 0 } } });
    empty.act({ type: 'option', number: 2 });
    expect(empty.of('no-effect')).toMatchObject([{ seat: 'athens', rule: 'PO-F-e' }]);
  });
  test('PO-F-e r3-05 the Delian League: 2 silver; 2 metal and 1 oil', () => {
    expect(goods(reveal('r3-05'))).toMatchObject({ athens: { silver: 22 }, sparta: { metal: 11, oil: 10 } });
  });
  test('PO-F-e r3-06 new walls: up to 2 wood or metal into prestige', () => {
    const table = reveal('r3-06');
    expect(offered(table, 'exchange')).toHaveLength(3);
    table.act({ type: 'exchange', amount: 2 });
    table.act({ type: 'exchange', amount: 0 });
    expect(goods(table)).toMatchObject({ athens: { wood: 7, prestige: 11 }, sparta: { metal: 9, prestige: 9 } });
    const one = reveal('r3-06', { goods: { athens: { ...RICH, wood: 1 }, sparta: RICH } });
    expect(one.why({ type: 'exchange', amount: 2 })).toBe('PO-F-e');
  });
  test('PO-F-e r3-07 Kimon: barter in Thraki costs 1 less', () => {
    const table = inForce('r3-07', { turn: 'athens' });
    table.act({ type: 'barter', space: 'thraki-1' }, { chance: [1] });
    expect(table.of('traded')).toMatchObject([{ paid: { metal: 2 }, gained: { wheat: 3 } }]);
    const silver = inForce('r3-07', { turn: 'athens' });
    silver.act({ type: 'buy', space: 'thraki-1' }, { chance: [1, 1] });
    expect(silver.of('traded')).toMatchObject([{ paid: { silver: 3 } }]);
  });
  test('PO-F-p r3-08 uneasy allies: with more than 5 poleis 1 prestige is lost at the end', () => {
    const six = { korkyra: { owner: 'athens' }, naupaktos: { owner: 'athens' }, thebai: { owner: 'athens' } };
    const table = atEnd('r3-08', { poleis: six });
    expect(table.of('end-condition')).toMatchObject([
      { seat: 'athens', holds: true },
      { seat: 'sparta', holds: false },
    ]);
    expect(prestige(table, 'athens')).toBe(8);
    const five = atEnd('r3-08', { poleis: { korkyra: { owner: 'athens' }, naupaktos: { owner: 'athens' } } });
    expect(prestige(five, 'athens')).toBe(9);
  });
  test('PO-F-e r3-09 fall of the tyrants: Gela is besieged as 2, the reward stays 3', () => {
    const table = inForce('r3-09', { units: { ...NO_UNITS, sikelia: { sparta: 2 } } });
    table.act({ type: 'besiege', polis: 'gela' }, { chance: [2] });
    expect(table.of('siege-won')).toMatchObject([{ fort: 2, prestige: 3, population: 3 }]);
  });
  test('PO-F-e r3-10 Olympic truce: the first to pass gains 1 prestige', () => {
    const table = inForce('r3-10');
    table.act({ type: 'pass' });
    table.act({ type: 'pass' });
    expect(prestige(table, 'sparta')).toBe(10);
    expect(prestige(table, 'athens')).toBe(9);
  });
});

const betrayal = (event: string): void => {
  const poleis = { chios: { population: 1 }, pylos: { population: 1 }, korkyra: { owner: 'sparta', population: 2 } };
  const table = reveal(event, { poleis });
  expect(table.match.pending()).toMatchObject([{ step: 'switching', seat: 'athens' }]);
  expect(offered(table, 'switch').map(({ polis }) => polis)).toEqual(['gytheion', 'pylos']);
  table.act({ type: 'switch', polis: 'pylos' });
  expect(asked(table)).toBe('sparta');
  expect(offered(table, 'switch').map(({ polis }) => polis)).toEqual(['chalkis', 'chios']); // Pylos cannot go back
  table.act({ type: 'switch', polis: 'chios' });
  expect(at(table).poleis).toMatchObject({ pylos: { owner: 'athens', population: 1 }, chios: { owner: 'sparta' } });
  const none = reveal(event, { poleis: { gytheion: { population: 2 }, chalkis: { population: 2 } } });
  expect(none.of('no-effect')).toHaveLength(2);
};
const greatKing = (event: string): void => {
  const units = { ...NO_UNITS, lakedaimon: { sparta: 2 }, attika: { athens: 3 } };
  const table = reveal(event, { units });
  expect(table.match.pending()).toMatchObject([{ step: 'sending', seat: 'athens' }]);
  expect(table.why({ type: 'send', region: 'ionio' })).toBe('PO-F-e');
  table.act({ type: 'send', region: 'attika' });
  table.act({ type: 'send', region: 'attika' });
  table.act({ type: 'done' });
  table.act({ type: 'send', region: 'lakedaimon' });
  table.act({ type: 'done' });
  expect(goods(table)).toMatchObject({ athens: { prestige: 13 }, sparta: { prestige: 11 } });
  table.act({ type: 'pass' });
  table.act({ type: 'pass' });
  expect(table.match.pending()).toMatchObject([{ step: 'stationing', seat: 'athens', about: { left: 2 } }]);
  expect(table.why({ type: 'station', region: 'kyklades' })).toBe('PO-F-e');
  table.act({ type: 'station', region: 'ionia' });
  table.act({ type: 'station', region: 'sikelia' });
  table.act({ type: 'station', region: 'attika' });
  expect(table.of('returned').map(({ seat, region }) => [seat, region])).toEqual([
    ['athens', 'ionia'],
    ['sparta', 'sikelia'],
    ['athens', 'attika'],
  ]);
  // Where nothing has room nothing comes back.
  const territories = Object.keys(NO_UNITS).slice(0, 12);
  const full = atEnd(event, {
    expedition: { unit: 'hoplite', sparta: 1, athens: 0 },
    units: { ...NO_UNITS, ...Object.fromEntries(territories.slice(0, 7).map(id => [id, { sparta: 4 }])) },
  });
  expect(full.match.pending()[0].step).toBe('stationing');
  expect(full.why({ type: 'station', region: territories[0] })).toBe(roundOf(event) === '4' ? 'PO-K-j' : null);
};

describe('events of round 4', () => {
  test('PO-F-e r4-01 betrayal: a polis of population 1 comes over, none goes back', () => betrayal('r4-01'));
  test('PO-F-e, PO-F-p r4-02 Egypt rises: at least two galleys, 2 wheat each, half return', () => {
    const table = reveal('r4-02');
    expect(table.match.pending()).toMatchObject([{ step: 'sending', seat: 'athens' }]);
    for (const region of ['kyklades', 'kyklades', 'sporades']) table.act({ type: 'send', region });
    expect(goods(table).athens).toMatchObject({ wheat: 46, prestige: 9 });
    expect(at(table).expedition).toEqual({ unit: 'galley', sparta: 0, athens: 1 });
    expect(asked(table)).toBe('sparta');
    table.act({ type: 'pass' });
    table.act({ type: 'pass' });
    table.act({ type: 'station', region: 'thrakiko' });
    expect(at(table).units.thrakiko.athens).toBe(1);
    const none = reveal('r4-02');
    none.act({ type: 'done' });
    expect(goods(none).athens).toMatchObject({ wheat: 40, prestige: 7 });
    const fleetless = reveal('r4-02', { units: NO_UNITS });
    expect(fleetless.of('expedition')).toMatchObject([{ sent: 0, missing: 2, lost: 2 }]);
  });
  test('PO-F-e, PO-F-p r4-03 the Great King is killed: 2 prestige a hoplite, all come back', () => greatKing('r4-03'));
  test('PO-F-e r4-04 peasant revolts: two collectors in Messenia and in Ionia', () => {
    for (const [territory, turn, row] of [
      ['messenia', 'sparta', 'oil'],
      ['ionia', 'athens', 'wine'],
    ] as const) {
      const table = inForce('r4-04', { turn, units: { [territory]: { [turn]: 4 } } });
      table.act({ type: 'tax', territory });
      table.act({ type: 'assign', row });
      table.act({ type: 'assign', row });
      expect(step(table)).toBe('turn');
    }
  });
  test('PO-F-e, PO-R69 r4-05 the age of Perikles: two items spared in Athenai, 2 silver in Korinthos for Sparta', () => {
    const table = inForce('r4-05', { turn: 'athens', display: ['theatre', 'protagoras'], pile: [] });
    table.act({ type: 'project', project: 'theatre', polis: 'athenai' });
    expect(table.why({ type: 'pay' })).toBe('PO-4-d');
    expect(table.why({ type: 'spare', good: 'oil' })).toBe('PO-4-d');
    table.act({ type: 'spare', good: 'silver' });
    table.act({ type: 'spare', good: 'metal' });
    expect(table.why({ type: 'spare', good: 'wood' })).toBe('PO-F-e');
    table.act({ type: 'pay' });
    expect(table.of('project-paid')).toMatchObject([{ paid: { wood: 2 } }]);
    const cheap = inForce('r4-05', {
      turn: 'athens',
      display: ['protagoras'],
      pile: [],
      goods: { athens: { ...RICH, silver: 1 } },
    });
    cheap.act({ type: 'project', project: 'protagoras', polis: 'athenai' });
    cheap.act({ type: 'spare', good: 'silver' });
    cheap.act({ type: 'spare', good: 'silver' });
    expect(goods(cheap).athens.silver).toBe(0);
    const bound = inForce('r4-05', {
      turn: 'athens',
      display: ['theatre'],
      pile: [],
      goods: { athens: { ...RICH, metal: 1, wood: 0, silver: 1 } },
    });
    bound.act({ type: 'project', project: 'theatre', polis: 'athenai' });
    expect(bound.why({ type: 'spare', good: 'metal' })).toBe('PO-4-d'); // wood and silver are short: both are to be spared there
    expect(bound.why({ type: 'spare', good: 'wood' })).toBeNull();
    const korinthos = inForce('r4-05', { proxenos: { sparta: 'korinthos' } });
    korinthos.act({ type: 'civilWar', polis: 'korinthos' });
    expect(korinthos.of('civil-war')).toMatchObject([{ silver: 6, prestige: 4 }]);
    const athens = inForce('r4-05', { turn: 'athens', proxenos: { athens: 'korinthos' } });
    athens.act({ type: 'civilWar', polis: 'korinthos' });
    expect(athens.of('civil-war')).toMatchObject([{ silver: 8 }]);
  });
  test('PO-F-e r4-06 the treasury moves: at least 1 prestige for 2 silver each', () => {
    const table = reveal('r4-06');
    expect(table.why({ type: 'exchange', amount: 0 })).toBe('PO-F-e');
    table.act({ type: 'exchange', amount: 3 });
    table.act({ type: 'exchange', amount: 1 });
    expect(goods(table)).toMatchObject({ athens: { prestige: 6, silver: 26 }, sparta: { prestige: 8, silver: 22 } });
    const one = reveal('r4-06', { goods: { athens: { ...RICH, prestige: 1 }, sparta: { ...RICH, prestige: 0 } } });
    expect(goods(one)).toMatchObject({ athens: { prestige: 0, silver: 22 }, sparta: { prestige: 0, silver: 20 } });
  });
  test('PO-F-e r4-07 Thirty Years’ Peace: no siege of the opponent’s poleis', () => {
    const table = inForce('r4-07', {
      poleis: { korkyra: { owner: 'athens' } },
      units: { ...NO_UNITS, akarnania: { sparta: 4 }, boiotia: { sparta: 4 } },
    });
    expect(table.why({ type: 'besiege', polis: 'korkyra' })).toBe('PO-F-e');
    expect(table.why({ type: 'besiege', polis: 'thebai' })).toBeNull();
  });
  test('PO-F-e r4-08 Tanagra: Thebai is besieged as 2', () => {
    const table = inForce('r4-08', { units: { ...NO_UNITS, boiotia: { sparta: 2 } } });
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [2] });
    expect(table.of('siege-won')).toMatchObject([{ fort: 2, prestige: 3 }]);
  });
  test('PO-F-e r4-09 colonists: up to 2 population between own poleis', () => {
    const table = reveal('r4-09');
    expect(table.match.pending()).toMatchObject([{ step: 'colonising', seat: 'athens' }]);
    expect(table.why({ type: 'move', from: 'chalkis', to: 'athenai' })).toBe('PO-F-e'); // it would be empty
    table.act({ type: 'move', from: 'athenai', to: 'chalkis' });
    expect(table.why({ type: 'move', from: 'athenai', to: 'chalkis' })).toBe('PO-F-e'); // its maximum is 2
    table.act({ type: 'move', from: 'athenai', to: 'chios' });
    expect(asked(table)).toBe('sparta');
    table.act({ type: 'done' });
    expect(at(table).poleis).toMatchObject({ athenai: { population: 3 }, chalkis: { population: 2 }, chios: { population: 3 } });
  });
  test('PO-F-e r4-10 gift of grain: 3 to the lower, 2 to the higher, 2 each on a tie', () => {
    const gift = (sparta: number, athens: number) => {
      const table = reveal('r4-10', { goods: { sparta: { ...RICH, wheat: sparta }, athens: { ...RICH, wheat: athens } } });
      return [goods(table).sparta.wheat - sparta, goods(table).athens.wheat - athens];
    };
    expect(gift(3, 4)).toEqual([3, 2]);
    expect(gift(4, 3)).toEqual([2, 3]);
    expect(gift(4, 4)).toEqual([2, 2]);
  });
});

const freeTrade = (event: string): void => {
  const units = { ...NO_UNITS, attika: { athens: 1 }, sporades: { sparta: 1 } };
  const table = inForce(event, { units });
  table.act({ type: 'pass' });
  expect(table.of('blockade')).toMatchObject([{ seat: 'sparta', lost: 1 }]);
  expect(prestige(table, 'sparta')).toBe(8);
  table.act({ type: 'pass' });
  expect(table.of('blockade')).toHaveLength(1);
  const exempt = inForce(event, { units: { ...units, ionio: { sparta: 5 }, thrakiko: { sparta: 5 } } });
  exempt.act({ type: 'pass' });
  expect(exempt.of('blockade')).toEqual([]);
};
const mercenaries = (event: string): void => {
  const table = inForce(event, { poleis: { sparta: { population: 1 } }, units: NO_UNITS });
  table.act({ type: 'hoplites', polis: 'sparta' });
  expect(table.why({ type: 'raise', with: 'good' })).toBe('PO-1-c');
  table.act({ type: 'raise', with: 'mercenary' });
  table.act({ type: 'done' });
  expect(at(table).poleis.sparta.population).toBe(1);
  expect(at(table).units.lakedaimon.sparta).toBe(1);
  expect(goods(table).sparta.silver).toBe(18);
  table.act({ type: 'galleys', polis: 'gytheion', sea: 'myrtoo' });
  table.act({ type: 'raise', with: 'mercenary' });
  expect(at(table).units.myrtoo.sparta).toBe(1);
  const other = inForce(event === 'r5a-06' ? 'r5a-05' : 'r5b-03', { units: NO_UNITS });
  other.act({ type: 'hoplites', polis: 'sparta' });
  expect(other.why({ type: 'raise', with: 'mercenary' })).toBe('PO-F-e');
};
const voices = (event: string): void => {
  const table = inForce(event, { poleis: { sparta: { population: 2 } }, units: { ...NO_UNITS, lakedaimon: { sparta: 4 } } });
  table.act({ type: 'tax', territory: 'lakedaimon' });
  table.act({ type: 'assign', row: 'order' });
  table.act({ type: 'assign', row: 'order' });
  expect(table.why({ type: 'assign', row: 'order' })).toBe('PO-8-d'); // the capital has two inhabitants
  table.act({ type: 'assign', row: 'metal' });
  table.act({ type: 'done' });
  expect(goods(table).sparta).toMatchObject({ prestige: 11, metal: 10 });
  const away = inForce(event, { units: { ...NO_UNITS, messenia: { sparta: 2 } } });
  away.act({ type: 'tax', territory: 'messenia' });
  expect(away.why({ type: 'assign', row: 'order' })).toBe('PO-8-d');
};

describe('events of round 5α', () => {
  test('PO-F-e, PO-F-p, PO-R68 r5a-01 behind the Long Walls', () => {
    const table = reveal('r5a-01', { units: { attika: { athens: 3, sparta: 1 } } });
    expect(table.match.pending()).toMatchObject([{ step: 'settling', seat: 'athens' }]);
    expect(table.why({ type: 'settle', amount: 3 })).toBe('PO-F-e');
    table.act({ type: 'settle', amount: 2 });
    expect(at(table).poleis.athenai.population).toBe(7);
    expect(at(table).units.attika).toEqual({ athens: 1, sparta: 1 });
    table.act({ type: 'pass' });
    table.act({ type: 'fee', good: 'wood' });
    expect(table.why({ type: 'tax', territory: 'attika' })).toBe('PO-F-e');
    const spartan = inForce('r5a-01', {
      poleis: { chalkis: { owner: 'sparta' } },
      units: { ...NO_UNITS, attika: { sparta: 1 } },
    });
    expect(spartan.why({ type: 'tax', territory: 'attika' })).toBeNull();
    const invaded = atEnd('r5a-01', { units: { attika: { sparta: 1 } } });
    expect(prestige(invaded, 'sparta')).toBe(10);
    expect(prestige(atEnd('r5a-01'), 'sparta')).toBe(9);
  });
  test('PO-F-e r5a-02 betrayal', () => betrayal('r5a-02'));
  test('PO-F-e, PO-R61 r5a-03 free trade with Persia: who cuts the other off pays 1 prestige a turn', () => freeTrade('r5a-03'));
  test('PO-F-e, PO-R62 r5a-04 great commanders: one battle doubled, announced before its first assault', () => {
    const table = atEnd('r5a-04', { units: { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 } } });
    expect(table.match.pending()).toMatchObject([{ step: 'commander', seat: 'sparta' }]);
    table.act({ type: 'double' });
    table.act({ type: 'decline' }, { chance: ['c01', 'c02', 'c03', 'c04', 'c09', 'c13', 'c14', 'c15'] });
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    table.act({ type: 'defend', first: 'c09', second: 'c13' });
    expect(prestige(table, 'sparta')).toBe(9 + 4 + 4);
    expect(at(table).commanders).toEqual({ sparta: 0, athens: 1 });
    const used = set(
      {
        phase: 'end',
        round: '5a',
        event: 'r5a-04',
        turn: 'sparta',
        passed: ['athens', 'sparta'],
        goods: BOTH_RICH,
        commanders: { sparta: 0, athens: 0 },
        units: { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 } },
      },
      deck.cards.slice(0, 8).map(({ id }) => id),
    );
    expect(step(used)).toBe('attack');
  });
  test('PO-F-e r5a-05 enemies of Greece: Messenia and a galley for Sparta in Noties Sporades', () => {
    const table = inForce('r5a-05', { turn: 'athens', units: { ...NO_UNITS, sporades: { athens: 1, sparta: 1 } } });
    expect(table.why({ type: 'barter', space: 'persis-1' })).toBe('PO-9-d');
    const tax = inForce('r5a-05', { units: { ...NO_UNITS, messenia: { sparta: 5 } } });
    tax.act({ type: 'tax', territory: 'messenia' });
    tax.act({ type: 'assign', row: 'oil' });
    tax.act({ type: 'assign', row: 'oil' });
    expect(step(tax)).toBe('turn');
  });
  test('PO-F-e r5a-06 mercenaries: units for 2 silver without population', () => mercenaries('r5a-06'));
  test('PO-C-g mercenaries need a cube all the same (r5a-06)', () => {
    const five = { sparta: 5 };
    const units = {
      ...NO_UNITS,
      boiotia: five,
      megaris: five,
      achaia: five,
      arkadia: five,
      ionio: five,
      messenia: five,
      myrtoo: { sparta: 1 },
    };
    const table = inForce('r5a-06', { units }); // 31 units and 7 inhabitants
    table.act({ type: 'hoplites', polis: 'sparta' });
    expect(table.why({ type: 'raise', with: 'mercenary' })).toBe('PO-C-g');
    expect(table.why({ type: 'raise', with: 'good' })).toBeNull();
  });
  test('PO-F-e, PO-R63 r5a-07 the Great King is killed', () => greatKing('r5a-07'));
  test('PO-F-e r5a-08 voices for peace: order at home for prestige', () => voices('r5a-08'));
  test('PO-F-e, PO-F-p r5a-09 plague and humiliation', () => {
    const table = reveal('r5a-09', { units: { messenia: { athens: 1 } } });
    expect(at(table).poleis.athenai.population).toBe(3);
    expect(prestige(atEnd('r5a-09', { units: { messenia: { athens: 1 } } }), 'athens')).toBe(12);
    expect(prestige(atEnd('r5a-09', { units: { messenia: { athens: 1, sparta: 1 } } }), 'athens')).toBe(9);
    expect(at(reveal('r5a-09', { poleis: { athenai: { population: 2 } } })).poleis.athenai.population).toBe(1);
  });
  test('PO-F-e r5a-10 peace of Nikias: sieges of the opponent’s poleis cost 2 prestige', () => {
    const units = { ...NO_UNITS, akarnania: { sparta: 4 }, boiotia: { sparta: 4 } };
    const table = inForce('r5a-10', { poleis: { korkyra: { owner: 'athens' } }, units });
    table.act({ type: 'besiege', polis: 'korkyra' }, { chance: [4] });
    expect(prestige(table, 'sparta')).toBe(9 - 2 + 2);
    const poor = inForce('r5a-10', {
      poleis: { korkyra: { owner: 'athens' } },
      units,
      goods: { sparta: { ...RICH, prestige: 1 } },
    });
    expect(poor.why({ type: 'besiege', polis: 'korkyra' })).toBe('PO-F-h');
    expect(poor.why({ type: 'besiege', polis: 'thebai' })).toBeNull();
  });
});

describe('events of round 5β', () => {
  test('PO-F-e r5b-01 Alkibiades: battles with seven units', () => {
    const units = { ...NO_UNITS, boiotia: { sparta: 4, athens: 3 } };
    const drawn = deck.cards.slice(0, 7).map(({ id }) => id);
    const table = set(
      { phase: 'end', round: '5b', event: 'r5b-01', turn: 'sparta', passed: ['athens', 'sparta'], goods: BOTH_RICH, units },
      drawn,
    );
    expect(table.of('battle')).toHaveLength(1);
    expect(atEnd('r5b-03', { units }).of('battle')).toEqual([]);
  });
  test('PO-F-e, PO-R64 r5b-02 Carthage lands: the most hoplites lose two; none there, no collection', () => {
    const land = (sparta: number, athens: number) => reveal('r5b-02', { units: { ...NO_UNITS, sikelia: { sparta, athens } } });
    expect(at(land(3, 1)).units.sikelia).toEqual({ sparta: 1, athens: 1 });
    expect(at(land(2, 2)).units.sikelia).toEqual({ sparta: 0, athens: 0 });
    expect(at(land(0, 1)).units.sikelia).toEqual({ sparta: 0, athens: 0 });
    const empty = land(0, 0);
    expect(at(empty).banned).toEqual(['sikelia']);
    const banned = inForce('r5b-02', {
      banned: ['sikelia'],
      poleis: { gela: { owner: 'sparta' } },
      units: { ...NO_UNITS, sikelia: { sparta: 1 } },
    });
    expect(banned.why({ type: 'tax', territory: 'sikelia' })).toBe('PO-F-e');
  });
  test('PO-F-e r5b-03 Etna: three collectors in Sikelia', () => {
    const table = inForce('r5b-03', { poleis: { gela: { owner: 'sparta' } }, units: { ...NO_UNITS, sikelia: { sparta: 5 } } });
    table.act({ type: 'tax', territory: 'sikelia' });
    for (let n = 0; n < 3; n++) table.act({ type: 'assign', row: 'oil' });
    expect(step(table)).toBe('turn');
  });
  test('PO-F-e r5b-04 free trade with Persia', () => freeTrade('r5b-04'));
  test('PO-F-e r5b-05 the slaves of Laurion: wine and oil to the first column', () => {
    const table = reveal('r5b-05', { market: { wine: 9, oil: 4, metal: 3, wood: 2 } });
    expect(at(table).market).toEqual({ wine: 1, oil: 1, metal: 3, wood: 2 });
  });
  test('PO-F-e r5b-06 the broken Herms: 2 prestige or 1 population of Athenai; Sparta 1 prestige', () => {
    const table = reveal('r5b-06');
    table.act({ type: 'option', number: 2 });
    expect(at(table).poleis.athenai.population).toBe(4);
    expect(prestige(table, 'sparta')).toBe(8);
    const small = reveal('r5b-06', { poleis: { athenai: { population: 1 } } });
    expect(small.why({ type: 'option', number: 2 })).toBe('PO-F-e');
    small.act({ type: 'option', number: 1 });
    expect(prestige(small, 'athens')).toBe(7);
  });
  test('PO-F-e r5b-07 mercenaries', () => mercenaries('r5b-07'));
  test('PO-F-e r5b-08 voices for peace', () => voices('r5b-08'));
  test('PO-F-e r5b-09 eclipse: a fruitless assault is followed by another of the same attacker', () => {
    const hands = { sparta: ['c04', 'c13', 'c05', 'c06'], athens: ['c01', 'c14', 'c07', 'c08'] };
    const fight = (event: string) => {
      const table = set({
        phase: 'battle',
        round: '5b',
        event,
        turn: 'sparta',
        passed: ['athens', 'sparta'],
        goods: BOTH_RICH,
        battle: { region: 'boiotia', attacker: 'sparta' },
        hands,
        units: { boiotia: { sparta: 4, athens: 4 } },
      });
      table.act({ type: 'attack', first: 'c04', second: 'c13' }); // phalanx 1 and archers 0
      table.act({ type: 'defend', first: 'c01', second: 'c14' }); // against phalanx 2 and archers 0
      return table;
    };
    expect(asked(fight('r5b-09'))).toBe('sparta'); // still the attacker, asked first
    expect(asked(fight('r5b-03'))).toBe('athens');
  });
  test('PO-F-e r5b-10 gold of Kyros: 2 silver; 1 prestige into 3 silver', () => {
    const table = reveal('r5b-10');
    table.act({ type: 'exchange', amount: 1 });
    expect(goods(table)).toMatchObject({ athens: { prestige: 8, silver: 23 }, sparta: { silver: 22 } });
    expect(reveal('r5b-10').why({ type: 'exchange', amount: 2 })).toBe('PO-F-e');
  });
});

test('PO-C-c, PO-R59 all 40 events are asserted above, and all 29 operations are known to the rules', async () => {
  const { readFileSync } = await import('node:fs');
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  for (const { id } of data.events) expect(source, id).toContain(` ${id} `);
  expect(Object.keys(data.ops)).toHaveLength(29);
  for (const { id } of data.events) expect(reveal(id).of('event')).toMatchObject([{ event: id }]);
});
test('PO-F-p what an event sets for the end comes after the battles and before phase E1', () => {
  const table = atEnd('r5a-09', { units: { messenia: { athens: 1 } }, poleis: { sparta: { begun: ['statue-of-venus'] } } });
  const kinds = table.told.map(({ kind }) => kind);
  expect(kinds.indexOf('end-condition')).toBeLessThan(kinds.indexOf('project-completed'));
});
test('PO-R40 an event is over when the round is', () => {
  const table = set({ phase: 'phoros', round: '3', event: 'r3-03', passed: ['sparta', 'athens'], goods: BOTH_RICH });
  table.act({ type: 'phoros', amount: 0 });
  table.act({ type: 'phoros', amount: 0 }, { chance: [...TILES, 'r4-04'] });
  taxHome(table, 'lakedaimon');
  table.act({ type: 'pass' });
  table.act({ type: 'fee', good: 'wood' });
  expect(table.why({ type: 'barter', space: 'persis-1' })).toBeNull();
});
