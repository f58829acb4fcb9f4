import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at } from '../calm.ts';

describe('PW-6.9 Chios and Samos', () => {
  test('PW-6.9-a PW-P-p while Chios is lost Samos takes what was meant for it', () => {
    const t = at('going-home', {}, { goingHome: { 'athenian-allied-naval': 4 }, rebellion: ['chios'] });
    expect(t.of('placed').map(({ space, count, rule }) => [space, count, rule])).toEqual([
      ['corcyra', 2, 'PW-P-f'],
      ['samos', 2, 'PW-6.9-a'],
      ['chios', 2, 'PW-6.9-c'], // their ZOI quells Chios in 7.1
    ]);
  });
  test('PW-6.9-a PW-R119 a Chios that has fallen this very turn is lost: Samos, and nobody goes back to the Spartans in it', () => {
    const t = at('homecoming-placement', { chios: { 'spartan-hoplite': 1 } }, { goingHome: { 'athenian-allied-naval': 4 } });
    expect(t.of('placed').map(({ space, count }) => [space, count])).toEqual([
      ['corcyra', 2],
      ['samos', 2],
    ]);
    expect(t.now.forces.chios).toEqual({ 'spartan-hoplite': 1 });
  });
  test('PW-6.9-b PW-R120 PW-P-e both lost: their share to Piraeus, by the option to Corcyra; all three lost: Piraeus, then nobody', () => {
    const lost = (rebellion: string[], more: Position = {}) =>
      at('going-home', {}, { goingHome: { 'athenian-allied-naval': 3 }, rebellion, ...more }).told.filter(
        ({ kind }) => kind === 'placed' || kind === 'no-place',
      );
    expect(lost(['chios', 'samos'])).toMatchObject([
      { space: 'corcyra', count: 1 },
      { space: 'piraeus', count: 1 },
    ]); // the third is the player's to send
    expect(lost(['chios', 'samos'], { options: { chiosHalfToCorcyra: true } })).toMatchObject([{ space: 'corcyra', count: 3 }]);
    expect(lost(['chios', 'samos', 'corcyra'])).toMatchObject([{ space: 'piraeus', count: 3 }]);
    expect(lost(['chios', 'samos', 'corcyra', 'piraeus'])).toMatchObject([{ kind: 'no-place', count: 3 }]);
  });
  test('PW-6.9-c PW-R120 Chios friendly again: the Allied SP leave Samos; not if it was never lost', () => {
    const samos = { samos: { 'athenian-allied-naval': 2, 'athenian-naval': 1 } };
    expect(at('helots', samos, { chiosLost: true }).now.forces).toMatchObject({
      chios: { 'athenian-allied-naval': 2 },
      samos: { 'athenian-naval': 1 },
    });
    expect(at('helots', samos).now.forces.samos).toEqual({ 'athenian-allied-naval': 2, 'athenian-naval': 1 });
  });
});

describe('PW-6.9 Chios and Samos', () => {
  test('PW-6.9-c PW-R120 every Allied SP leaves Samos when Chios is friendly again, and only then', () => {
    const samos = { 'athenian-allied-naval': 2, 'athenian-allied-hoplite': 1, 'athenian-allied-cavalry': 1, 'athenian-naval': 1 };
    const back = at('rebellion', { samos }, { chiosLost: true });
    expect(back.now.forces.chios).toEqual({
      'athenian-allied-naval': 2,
      'athenian-allied-hoplite': 1,
      'athenian-allied-cavalry': 1,
    });
    expect(back.now.forces.samos).toEqual({ 'athenian-naval': 1 });
    expect(back.now.chiosLost).toBe(false);
    expect(at('rebellion', { samos }).now.forces.chios).toBeUndefined(); // Chios was never lost
    const rebel = at('spread', { samos }, { rebellion: ['chios'] });
    expect(rebel.now.forces.samos).toEqual(samos);
    expect(rebel.now.chiosLost).toBe(true);
    expect(at('rebellion', { samos }, { chiosLost: true, held: { chios: 'sparta' } }).now.forces.samos).toEqual(samos);
  });
});
