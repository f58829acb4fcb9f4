import { describe, expect, test } from 'vitest';
import { asked, at, NO_UNITS, RICH, step } from '../table.ts';
import { betrayal, goods, greatKing, inForce, reveal } from './events.ts';

describe('events of round 4', () => {
  test('PO-F-e r4-01 betrayal: a polis of population 1 comes over, none goes back', () => betrayal('r4-01'));
  test('PO-F-e, PO-F-p, PO-R73 r4-02 Egypt rises: two galleys must go if Athens has them, no wheat, half return', () => {
    const table = reveal('r4-02');
    expect(table.match.pending()).toMatchObject([{ step: 'sending', seat: 'athens' }]);
    expect(table.why({ type: 'done' })).toBe('PO-F-e');
    table.act({ type: 'send', region: 'kyklades' });
    expect(table.why({ type: 'done' })).toBe('PO-F-e');
    for (const region of ['kyklades', 'sporades']) table.act({ type: 'send', region });
    expect(goods(table).athens).toMatchObject({ wheat: 40, prestige: 9 });
    expect(at(table).expedition).toEqual({ unit: 'galley', sparta: 0, athens: 1 });
    expect(asked(table)).toBe('sparta');
    table.act({ type: 'pass' });
    table.act({ type: 'pass' });
    table.act({ type: 'station', region: 'thrakiko' });
    expect(at(table).units.thrakiko.athens).toBe(1);
    const two = reveal('r4-02');
    for (const region of ['kyklades', 'kyklades']) two.act({ type: 'send', region });
    two.act({ type: 'done' });
    expect(goods(two).athens).toMatchObject({ wheat: 40, prestige: 9 });
    const one = reveal('r4-02', { units: { ...NO_UNITS, sporades: { athens: 1 } } });
    one.act({ type: 'send', region: 'sporades' });
    expect(one.of('expedition')).toMatchObject([{ sent: 1, missing: 1, lost: 1, willReturn: 0 }]);
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
  test('PO-F-e, PO-R41 r4-11 and r4-12 no event: nothing happens', () => {
    for (const event of ['r4-11', 'r4-12']) expect(goods(reveal(event))).toEqual({ sparta: RICH, athens: RICH });
  });
});
