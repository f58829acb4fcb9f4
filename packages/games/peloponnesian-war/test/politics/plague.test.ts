import { describe, expect, test } from 'vitest';
import { at } from '../calm.ts';
import { as, sparta } from '../nonplayer.ts';
import { type Rolls, Table } from '../table.ts';

describe('PW-E-6 the plague', () => {
  test('PW-E-6-a a Spartan Expedition that only passes through Attica is remembered; a lone commander is not', () => {
    const through = sparta({}, { objective: [5] });
    expect(through.of('operation-ends')).toMatchObject([{ space: 'decelea' }]);
    expect(through.now.attica.now || through.now.attica.before).toBe(true);
    const elsewhere = sparta(as('cut-loc'), { area: [1], objective: [5] });
    expect(elsewhere.now.attica).toEqual({ now: false, before: false });
  });
});

describe('PW-E-6 the plague', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  test('PW-E-6-a PW-R61 a garrison in Attica counts from the first moment of the turn, though it be driven out', () => {
    const held = at('end-of-turn', { decelea: { 'spartan-hoplite': 1 } }, {}, NEXT);
    expect(held.now.attica).toEqual({ now: true, before: true });
    expect(new Table(null, [], 'fall-of-athens').now.attica).toEqual({ now: true, before: false });
  });
});

describe('PW-E-6 the plague', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  test('PW-E-6-a PW-9.4-e Spartans who winter in Attica count as having been there', () => {
    const next = at('end-of-turn', { decelea: { 'spartan-hoplite': 1 } }, {}, NEXT);
    expect(next.now.attica).toEqual({ now: true, before: true }); // in the new turn too, from its first moment
    expect(at('end-of-turn', {}, {}, NEXT).now.attica).toEqual({ now: false, before: false });
  });
});
