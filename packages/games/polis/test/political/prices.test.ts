import type { Table } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, at, BOTH_RICH, NO_UNITS, RICH, type Side, set, taxHome } from '../table.ts';

describe('9 to 12 just enough and just too little', () => {
  const base = { round: '5a', goods: BOTH_RICH, units: NO_UNITS };
  test('PO-11-a exactly 2 silver, to the opponent, whoever he is; it is one of the two actions', () => {
    for (const [own, theirs] of [
      ['sparta', 'athens'],
      ['athens', 'sparta'],
    ] as const) {
      const home = own === 'sparta' ? 'lakedaimon' : 'attika';
      const table = set({
        ...base,
        turn: own,
        proxenos: { [own]: null },
        units: { ...NO_UNITS, [home]: { [own]: 1 } },
        goods: { [own]: { ...RICH, silver: 2 }, [theirs]: { ...RICH, silver: 0 } },
      });
      table.act({ type: 'free', polis: own === 'sparta' ? 'sparta' : 'athenai' });
      expect(at(table).goods).toMatchObject({ [own]: { silver: 0 }, [theirs]: { silver: 2 } });
      taxHome(table, home);
      expect(asked(table)).toBe(theirs);
    }
    expect(
      set({ ...base, turn: 'sparta', proxenos: { sparta: null }, goods: { sparta: { ...RICH, silver: 1 } } }).why({
        type: 'free',
        polis: 'sparta',
      }),
    ).toBe('PO-11-a');
  });
  test('PO-12-b exactly the price; PO-12-a not in an own polis; PO-F-g one of the two actions', () => {
    const at12 = (silver: number, owner: Side | null = null): Table =>
      set({
        ...base,
        turn: 'athens',
        proxenos: { athens: 'thebai' },
        units: { ...NO_UNITS, attika: { athens: 1 } },
        poleis: { thebai: { owner, population: owner === null ? 0 : 3 } },
        goods: { athens: { ...RICH, silver }, sparta: RICH },
      });
    expect(at12(5).why({ type: 'civilWar', polis: 'thebai' })).toBe('PO-12-b');
    expect(at12(8, 'sparta').why({ type: 'civilWar', polis: 'thebai' })).toBe('PO-12-b');
    expect(at12(9, 'sparta').why({ type: 'civilWar', polis: 'thebai' })).toBeNull();
    expect(at12(20, 'athens').why({ type: 'civilWar', polis: 'thebai' })).toBe('PO-12-a');
    const table = at12(6);
    table.act({ type: 'civilWar', polis: 'thebai' });
    expect(at(table).goods.athens.silver).toBe(0);
    taxHome(table, 'attika');
    expect(asked(table)).toBe('sparta');
  });
  test('PO-10-a, PO-F-g the Proxenos moves once a turn', () => {
    const table = set({ ...base, turn: 'athens' });
    table.act({ type: 'proxenos', polis: 'chalkis', way: 'land' });
    expect(table.why({ type: 'proxenos', polis: 'athenai', way: 'land' })).toBe('PO-F-g');
  });
  test('PO-9-n silver needs a merchant, a free space and a route as barter does', () => {
    const buy = { type: 'buy', space: 'persis-1' };
    expect(set({ ...base, turn: 'athens', port: { athens: 0 } }).why(buy)).toBe('PO-9-a');
    expect(set({ ...base, turn: 'athens', cargo: { 'persis-1': 'sparta' } }).why(buy)).toBe('PO-9-c');
    expect(set({ ...base, turn: 'athens', units: { ...NO_UNITS, sporades: { sparta: 1 } } }).why(buy)).toBe('PO-9-d');
    expect(set({ ...base, turn: 'athens', goods: { athens: { ...RICH, silver: 3 } } }).why(buy)).toBeNull();
  });
});
