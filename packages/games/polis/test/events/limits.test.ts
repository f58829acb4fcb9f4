import type { Table } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, BOTH_RICH, NO_UNITS, RICH, set } from '../table.ts';

describe('what events change', () => {
  test('PO-F-e r5a-08 order is kept at home, and only while the card lets it', () => {
    const collect = (event: string | null, territory: string): Table => {
      const table = set({
        round: '5a',
        event,
        turn: 'sparta',
        goods: BOTH_RICH,
        units: { ...NO_UNITS, [territory]: { sparta: 2 } },
      });
      table.act({ type: 'tax', territory });
      return table;
    };
    expect(collect('r5a-08', 'lakedaimon').why({ type: 'assign', row: 'order' })).toBeNull();
    expect(collect('r5a-08', 'messenia').why({ type: 'assign', row: 'order' })).toBe('PO-8-d');
    expect(collect(null, 'lakedaimon').why({ type: 'assign', row: 'order' })).toBe('PO-8-d');
  });
  test('PO-F-e r4-01 no capital comes over, however few live in it', () => {
    const table = set({ phase: 'round', round: '4', goods: BOTH_RICH, poleis: { sparta: { population: 1 } } }, [
      'socrates',
      'phidias',
      'theatre',
      'r4-01',
    ]);
    expect(asked(table)).toBe('athens');
    expect(table.why({ type: 'switch', polis: 'sparta' })).toBe('PO-F-e');
    expect(table.why({ type: 'switch', polis: 'gytheion' })).toBeNull();
  });
  test('PO-F-e r5a-06 mercenaries for exactly 2 silver, and no merchants among them', () => {
    const hire = (silver: number, type: string, polis: string): Table => {
      const table = set({
        round: '5a',
        event: 'r5a-06',
        turn: 'sparta',
        units: NO_UNITS,
        goods: { sparta: { ...RICH, silver }, athens: RICH },
      });
      table.act({ type, polis });
      return table;
    };
    expect(hire(2, 'hoplites', 'sparta').why({ type: 'raise', with: 'mercenary' })).toBeNull();
    expect(hire(1, 'hoplites', 'sparta').why({ type: 'raise', with: 'mercenary' })).toBe('PO-F-e');
    expect(hire(9, 'merchants', 'pylos').why({ type: 'raise', with: 'mercenary' })).toBe('PO-F-e');
  });
  test('PO-R63 r4-03 an expedition takes hoplites from where they are, and their cubes stay kept for them', () => {
    const table = set({ phase: 'round', round: '4', goods: BOTH_RICH }, ['socrates', 'phidias', 'theatre', 'r4-03']);
    expect(asked(table)).toBe('athens');
    expect(table.why({ type: 'send', region: 'kyklades' })).toBe('PO-F-e'); // galleys
    expect(table.why({ type: 'send', region: 'boiotia' })).toBe('PO-F-e'); // nobody there
    expect(table.why({ type: 'send', region: 'lakedaimon' })).toBe('PO-F-e'); // the other’s
    expect(table.why({ type: 'send', region: 'attika' })).toBeNull();
    const five = { sparta: 5 };
    const units = { ...NO_UNITS, boiotia: five, megaris: five, achaia: five, arkadia: five, ionio: five, messenia: five };
    const full = { round: '5a', turn: 'sparta', goods: BOTH_RICH, units, proxenos: { sparta: 'naupaktos' } };
    expect(set(full).why({ type: 'civilWar', polis: 'naupaktos' })).toBeNull(); // 30 units, 7 inhabitants, one cube left
    expect(
      set({ ...full, event: 'r5a-07', expedition: { unit: 'hoplite', sparta: 1, athens: 0 } }).why({
        type: 'civilWar',
        polis: 'naupaktos',
      }),
    ).toBe('PO-C-g');
  });
});
