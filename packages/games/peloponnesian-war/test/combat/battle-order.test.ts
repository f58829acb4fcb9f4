import { Match } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar } from '../../index.ts';
import { battle, CALM, combat, type Forces } from '../calm.ts';

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
  test('PW-R12 nor for a null battle at Sparta: ships reach it where a corrected map joins Gythium to it by a combined line', () => {
    const position = {
      ...CALM,
      phase: 'battles',
      forces: {
        gythium: { 'athenian-naval': 2 },
        sparta: { 'home-guard': 3, 'spartan-cavalry': 1 },
        athens: { 'athenian-hoplite': 1 },
      },
    };
    const board = {
      format: 1,
      game: peloponnesianWar.id,
      name: 'ours',
      lines: [{ a: 'sparta', b: 'gythium', kind: 'combined' }],
      things: {},
    };
    const setup = { scenario: 'campaign', options: {}, position, board } as never;
    const match = Match.begin(peloponnesianWar, { match: 'a map of our own', setup, dice: null, chance: [] });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match)); // a lot would have been asked for
    expect(match.allEvents()[0].filter(({ kind }) => kind === 'battle')).toMatchObject([{ type: 'null' }]);
  });
});
