import { describe, expect, test } from 'vitest';
import tables from '../../data/tables.json' with { type: 'json' };
import { assaultModifier, assaultOdds, battleOdds, bombardmentOdds, differences, hungerOdds } from '../../forecast/odds.ts';
import {
  ASSAULT_OPTION,
  assaultResult,
  assaultTactical,
  bombardmentLoss,
  bracketed,
  NAVAL,
  NC,
  navalTactical,
  ratio,
  TACTIC,
  tactical,
  winnersLoss,
} from '../../rules/tables.ts';

const tactic = (id: string) => TACTIC.at(id);

describe('the printed tables', () => {
  test('TI-L-b TI-L-c TI-L-d TI-L-e TI-R27 TI-R28 every cell of the tactical matrix, with its brackets', () => {
    for (const { defence, values } of tables.landMatrix)
      for (const [attack, value] of Object.entries(values)) {
        const plain = Array.isArray(value) ? value[0] : value === 'NC' ? NC : value;
        const bracket = Array.isArray(value) ? value[1] : plain;
        expect(
          [tactical(tactic(attack), tactic(defence)), bracketed(tactic(attack), tactic(defence))],
          `${attack} ${defence}`,
        ).toEqual([plain, bracket]);
      }
    expect(tactical(tactic('night'), tactic('stand'))).toBe(2);
    expect(bracketed(tactic('night'), tactic('stand'))).toBe(3);
    expect(tactical(tactic('stand'), tactic('retreat'))).toBe(NC);
  });

  test('TI-N-d every cell of the naval matrix', () => {
    for (const { defence, values } of tables.navalMatrix)
      for (const [attack, value] of Object.entries(values))
        expect(navalTactical(NAVAL.at(attack), NAVAL.at(defence))).toBe(value);
  });

  test('TI-A-e every cell of the assault matrix', () => {
    for (const { defence, values } of tables.assaultMatrix)
      for (const [attack, value] of Object.entries(values))
        expect(assaultTactical(ASSAULT_OPTION.at(attack), ASSAULT_OPTION.at(defence))).toBe(value);
  });

  test('TI-EX2 TI-L-l TI-N-i TI-A-d TI-R30 the ratio modifier', () => {
    const cases = [
      [30, 20, 1],
      [40, 20, 2],
      [60, 20, 3],
      [80, 20, 4],
      [20, 20, 0],
      [29, 20, 0],
      [39, 20, 1],
      [59, 20, 2],
      [20, 30, -1],
      [20, 40, -2],
      [20, 60, -3],
      [20, 29, 0],
      [20, 59, -2],
    ];
    for (const [attack, defence, by] of cases) expect(ratio(attack, defence), `${attack}:${defence}`).toBe(by);
  });

  test('TI-L-p TI-EX22 TI-R31 what the winner of a land battle loses', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => winnersLoss(die, 2, false))).toEqual([1, 0, 1, 1, 1, 1]);
    expect([1, 2, 3, 4, 5, 6].map(die => winnersLoss(die, 7, false))).toEqual([6, 4, 4, 3, 2, 1]);
    expect(winnersLoss(6, 0, false)).toBe(0);
  });

  test('TI-N-k what the winner of a sea fight loses', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => winnersLoss(die, 7, true))).toEqual([6, 5, 4, 4, 2, 1]);
    expect([1, 2, 3, 4, 5, 6].map(die => winnersLoss(die, 1, true))).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test('TI-A-g TI-A-h the results of an assault', () => {
    expect(assaultResult(-10)).toMatchObject({ attackerLoss: 3, leadersDie: 3, lifted: true, enginesLeft: true });
    expect(assaultResult(-9)).toMatchObject({ attackerLoss: 2, leadersDie: 2, lifted: true, enginesLeft: false });
    expect(assaultResult(-4)).toMatchObject({ attackerLoss: 1, leadersDie: 0, lifted: true });
    expect(assaultResult(0)).toMatchObject({ attackerLoss: 1, lifted: true });
    expect(assaultResult(3)).toMatchObject({ attackerLoss: 1, defenderLoss: 1, defenceLoss: 0, lifted: false, taken: false });
    expect(assaultResult(6)).toMatchObject({ defenceLoss: 1 });
    expect(assaultResult(8)).toMatchObject({ defenceLoss: 2 });
    expect(assaultResult(9)).toMatchObject({ attackerLoss: 2, defenderLoss: -1, defenceLoss: 3, taken: true, sacked: false });
    expect(assaultResult(12)).toMatchObject({ defenceLoss: -1, taken: true, sacked: true });
  });

  test('TI-B-b levels lost by bombardment', () => {
    expect([-3, 1, 4, 5, 6, 7, 8, 9, 10, 14].map(bombardmentLoss)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 3]);
  });
});

describe('exact odds', () => {
  test('TI-L-n the difference of two dice', () => {
    const all = [...differences(2)];
    expect(all.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(differences(2).get(2)).toBeCloseTo(6 / 36, 12);
    expect(differences(2).get(7)).toBeCloseTo(1 / 36, 12);
  });
  test('TI-EX5 Timoleon against Hicetas, before the roll', () => {
    const odds = battleOdds({ attack: 21, defence: 25, tactical: 2, leaders: 1, attackerPoints: 5, defenderPoints: 6 });
    expect(odds.win).toBeCloseTo(30 / 36, 12);
    expect(odds.draw).toBeCloseTo(3 / 36, 12);
    expect(odds.lose).toBeCloseTo(3 / 36, 12);
    expect(odds.win + odds.draw + odds.lose).toBeCloseTo(1, 12);
    expect(odds.defenderWiped).toBeCloseTo(6 / 36, 12);
  });
  test('TI-EX3 TI-A-c TI-R38 a wall of factor 1, 2 and 3', () => {
    expect(assaultModifier(24, 8, 1, 0, 0)).toBe(2);
    expect(assaultModifier(24, 8, 2, 0, 0)).toBe(1);
    expect(assaultModifier(24, 8, 3, 0, 0)).toBe(0);
  });
  test('TI-A-k a garrison of one point falls with its point', () => {
    const two = assaultOdds(0, 2);
    const one = assaultOdds(0, 1);
    expect(one.taken).toBeCloseTo(two.taken + two.goesOn, 12);
    expect(one.thrownBack).toBeCloseTo(two.thrownBack, 12);
  });
  test('TI-EX16 TI-EX17 bombardment and hunger', () => {
    expect(bombardmentOdds(5, 3, 1)).toEqual([3 / 6, 2 / 6, 1 / 6, 0].map(chance => expect.closeTo(chance, 10)));
    expect(hungerOdds(0).map(chance => Math.round(chance * 10))).toEqual([3, 2, 2, 1, 1, 1, 0]);
  });
});
