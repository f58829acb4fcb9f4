import { describe, expect, test } from 'vitest';
import { asked, at, NO_UNITS, offered, prestige, RICH, step } from '../table.ts';
import { atEnd, betrayal, goods, greatKing, inForce, reveal } from './events.ts';

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
