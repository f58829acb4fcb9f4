import { describe, expect, test } from 'vitest';
import { battle, combat } from '../calm.ts';

describe('PW-6.2.3.2, PW-6.2.4.2 draws', () => {
  test('PW-6.2.3.2-a PW-6.2.4.2-a a draw tells what each side loses: one SP, or nothing where both have but one', () => {
    const drawn = (athens: number, sparta: number, more: Record<string, number>) =>
      combat({ tanagra: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1, ...more } }, {}, battle(athens, sparta)).of(
        'battle',
      )[0];
    expect(drawn(3, 3, {})).toMatchObject({ winner: null, losses: 0 });
    expect(drawn(3, 2, { 'spartan-allied-hoplite': 2 })).toMatchObject({ winner: null, losses: 1 });
  });
  test('PW-6.2.3.2-a PW-R15 a single ship against several is lost, and one of the several', () => {
    const t = combat({ samos: { 'athenian-allied-naval': 2, 'spartan-naval': 1 } }, {}, battle(3, 4));
    expect(t.of('battle')).toMatchObject([{ winner: null }]);
    expect(t.now.lost).toEqual({ 'athenian-allied-naval': 1, 'spartan-naval': 1 });
  });
  test('PW-6.2.4.2-a PW-R15 so with land SP, whichever side has the single one', () => {
    const one = combat({ elis: { 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 2 } }, {}, battle(4, 3));
    expect(one.now.lost).toEqual({ 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 1 });
    const other = combat({ elis: { 'athenian-allied-hoplite': 2, 'spartan-allied-hoplite': 1 } }, {}, battle(3, 4));
    expect(other.now.lost).toEqual({ 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 1 });
  });
});
