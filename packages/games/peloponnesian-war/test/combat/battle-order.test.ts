import { describe, expect, test } from 'vitest';
import { battle, combat, type Forces } from '../calm.ts';

describe('PW-6.2 order and place of battles', () => {
  test('PW-6.2-d PW-R12 cavalry reaches out: the battle is where the Force stands that is in the ZOI', () => {
    const into = (forces: Forces) =>
      combat(forces, {}, battle(3, 2))
        .of('battle')
        .map(({ space, rule }) => [space, rule]);
    expect(into({ tanagra: { 'athenian-hoplite': 2 }, thebes: { 'spartan-cavalry': 2, 'spartan-hoplite': 2 } })[0][0]).toBe(
      'tanagra',
    );
    expect(into({ tanagra: { 'athenian-hoplite': 2, 'athenian-cavalry': 1 }, thebes: { 'spartan-hoplite': 2 } })[0][0]).toBe(
      'thebes',
    );
  });
  test('PW-R12 each in the other’s ZOI and neither moved: by lot where it is Sparta’s own space, else no matter', () => {
    const both: Forces = { tanagra: { 'athenian-cavalry': 2 }, thebes: { 'spartan-cavalry': 2 } };
    expect(combat(both, {}, battle(3, 2)).of('battle')[0].space).toBe('tanagra');
    const home: Forces = { caryae: { 'athenian-cavalry': 2 }, sparta: { 'spartan-cavalry': 2 } };
    const lot = (n: number) =>
      combat(
        home,
        {},
        { ...battle(3, 2), 'space of the battle': [n], ...(n === 2 ? { 'commander of sparta': ['agis'] } : {}) },
      ).of('battle')[0].space;
    expect([lot(1), lot(2)]).toEqual(['caryae', 'sparta']);
    const moved = combat(both, { cleon: 'tanagra' }, battle(3, 2), { moved: { cleon: 1 } });
    expect(moved.of('battle')[0].space).toBe('tanagra');
  });
});
