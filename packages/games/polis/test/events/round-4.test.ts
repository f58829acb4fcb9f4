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
  test('PO-F-e, PO-R41 r4-05 the age of Perikles: 1 prestige for Athens, 1 silver for Sparta', () => {
    const before = { prestige: RICH.prestige, silver: RICH.silver };
    expect(goods(reveal('r4-05'))).toMatchObject({
      athens: { ...before, prestige: before.prestige + 1 },
      sparta: { ...before, silver: before.silver + 1 },
    });
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
  test('PO-F-e, PO-R41 r4-07 Thirty Years’ Peace: 1 prestige each', () => {
    const table = reveal('r4-07');
    expect(goods(table)).toMatchObject({ athens: { prestige: 10 }, sparta: { prestige: 10 } });
  });
  test('PO-F-e, PO-R41, PO-R74 r4-08 Tanagra and Oenophyta: 1 prestige for Sparta, 1 hoplite in Boiotia for Athens', () => {
    const table = reveal('r4-08', { units: NO_UNITS });
    expect(goods(table)).toMatchObject({ athens: { prestige: 9 }, sparta: { prestige: 10 } });
    expect(at(table).units.boiotia).toEqual({ sparta: 0, athens: 1 });
  });
  test('PO-F-e, PO-R41 r4-11 and r4-12 no event: nothing happens', () => {
    for (const event of ['r4-11', 'r4-12']) expect(goods(reveal(event))).toEqual({ sparta: RICH, athens: RICH });
  });
});
