import { describe, expect, test } from 'vitest';
import { asked, at, NO_UNITS, offered, RICH, step } from '../table.ts';
import { goods, inForce, reveal } from './events.ts';

describe('events of round 3, as the public card sheet has them (PO-R41)', () => {
  test('PO-F-e r3-01 earthquake in Sparta: a Spartan galley in Ionio, an Athenian hoplite in Messenia', () => {
    const before = { ionio: { sparta: 1, athens: 0 }, messenia: { sparta: 1, athens: 0 } };
    const table = reveal('r3-01', { units: before });
    expect(at(table).units).toMatchObject({ ionio: { sparta: 2, athens: 0 }, messenia: { sparta: 1, athens: 1 } });
    expect(at(table).poleis.sparta.population).toBe(4);
    expect(table.of('unit-gained')).toMatchObject([
      { seat: 'athens', unit: 'hoplite', region: 'messenia' },
      { seat: 'sparta', unit: 'galley', region: 'ionio' },
    ]);
  });
  test('PO-K-i, PO-F-e r3-01 a full region takes no more', () => {
    const table = reveal('r3-01', { units: { ...NO_UNITS, ionio: { sparta: 3 } } });
    expect(at(table).units.ionio.sparta).toBe(3);
    expect(table.of('no-effect')).toMatchObject([{ seat: 'sparta' }]);
  });
  test('PO-R74, PO-C-g a card gives no unit to a side whose 38 cubes are all in play', () => {
    const three = { sparta: 3 };
    const lands = { boiotia: three, attika: three, megaris: three, achaia: three, arkadia: three, messenia: three };
    const units = { ...NO_UNITS, ...lands, ionio: three, myrtoo: three, kyklades: three, sporades: three }; // 30, and 7 inhabitants
    const withPeople = (population: number) => reveal('r3-13', { units, poleis: { sparta: { population } } });
    expect(at(withPeople(4)).units.thessalia.sparta).toBe(1);
    expect(at(withPeople(5)).units.thessalia.sparta).toBe(0);
    expect(withPeople(5).of('no-effect')).toMatchObject([{ seat: 'sparta' }]);
  });
  test('PO-F-e r3-02 destruction of the Persian fleet: 1 silver to Sparta, 1 prestige to Athens', () => {
    expect(goods(reveal('r3-02'))).toEqual({ athens: { ...RICH, prestige: 10 }, sparta: { ...RICH, silver: 21 } });
  });
  test('PO-F-e r3-03 Xerxes is assassinated: no trade on the first space of Persis, every other is open', () => {
    const table = inForce('r3-03', { turn: 'athens' });
    expect(table.why({ type: 'barter', space: 'persis-1' })).toBe('PO-F-e');
    expect(table.why({ type: 'barter', space: 'aigyptos-1' })).toBeNull();
    const without = inForce('r3-14', { turn: 'athens' });
    expect(without.why({ type: 'barter', space: 'persis-1' })).toBeNull();
  });
  test('PO-F-e r3-11 Philopersians: each gains 1 prestige and removes a unit of his choice', () => {
    const table = reveal('r3-11', { units: { ...NO_UNITS, attika: { athens: 2 }, kyklades: { athens: 1 } } });
    expect([step(table), asked(table)]).toEqual(['removing', 'athens']);
    expect(offered(table, 'remove').map(({ region }) => region)).toEqual(['attika', 'kyklades']);
    expect(table.why({ type: 'remove', region: 'lakedaimon' })).toBe('PO-F-e');
    table.act({ type: 'remove', region: 'kyklades' });
    expect(at(table).units).toMatchObject({ attika: { athens: 2 }, kyklades: { athens: 0 } });
    expect(table.of('no-effect')).toMatchObject([{ seat: 'sparta' }]); // he has none
    expect(goods(table)).toMatchObject({ sparta: { prestige: 10 }, athens: { prestige: 10 } });
  });
  test('PO-F-e, PO-F-f r3-12 Leotychidas: Athens takes the first turn, whoever has more prestige', () => {
    expect(asked(reveal('r3-12'))).toBe('athens');
    expect(asked(reveal('r3-14'))).toBe('sparta');
    expect(asked(reveal('r3-12', { goods: { sparta: { ...RICH, prestige: 12 }, athens: RICH } }))).toBe('athens');
  });
  test('PO-F-e r3-13 holy war: a Spartan hoplite in Thessalia, an Athenian one in Boiotia', () => {
    const table = reveal('r3-13', { units: NO_UNITS });
    expect(at(table).units).toMatchObject({ thessalia: { sparta: 1, athens: 0 }, boiotia: { sparta: 0, athens: 1 } });
  });
  test('PO-F-e r3-14 and r3-15 no event: nothing happens', () => {
    for (const event of ['r3-14', 'r3-15']) {
      const table = reveal(event);
      expect(goods(table)).toEqual({ sparta: RICH, athens: RICH });
      expect(table.told.at(-1)).toMatchObject({ kind: 'turn', seat: 'sparta' });
    }
  });
});
