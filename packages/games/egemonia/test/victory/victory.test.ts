import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { egemonia, type Position } from '../../index.ts';

const may = (side: 'sparta' | 'athens', event: string, area: string, levels: Position['levels'], scenario = 'historical') =>
  tableOf(egemonia, {
    phase: 'placement',
    scenario: scenario as 'historical',
    favour: side,
    levels,
    hands: { [side]: [event] },
  }).why({ type: 'place', event, area });

describe('EG-6 the historical scenario', () => {
  test('EG-6-a its own set-up', () => {
    expect(tableOf(egemonia, null, { scenario: 'historical', seed: 5 }).position<Position>()).toMatchObject({
      scenario: 'historical', // and with it EG-6-c … f
      levels: {
        sparta: { sparta: 2 },
        thebes: { sparta: 1 },
        corinth: { sparta: 1 },
        athens: { athens: 2 },
        amphipolis: { athens: 1 },
        delos: { athens: 1 },
      },
      syracuse: true,
    });
  });

  test('EG-6-b all other rules hold: hands of five, ten turns, the same cup', () => {
    const { hands, cup } = tableOf(egemonia, null, { scenario: 'historical', seed: 5 }).position<Position>();
    expect([hands?.sparta?.length, hands?.athens?.length, cup?.length]).toEqual([5, 5, 12]);
  });

  test('EG-6-c EG-R16 Sparta’s military may not pass an Athenian area by sea', () => {
    const levels = { sparta: { sparta: 1 }, delos: { athens: 1 } } as const;
    expect(may('sparta', 'military-1', 'samos', levels)).toBe('EG-6-c'); // sparta ~ delos ~ samos
    expect(may('sparta', 'military-1', 'byzantium', levels)).toBe('EG-4.1-a'); // too far, barred or not
    expect(may('sparta', 'military-1', 'samos', levels, 'standard')).toBeNull();
    expect(may('sparta', 'military-1', 'samos', { sparta: { sparta: 1 } })).toBeNull(); // nobody in between
  });

  test('EG-6-c EG-R16 entering by land and leaving by sea is passing by sea; by land throughout is free', () => {
    const levels = { sparta: { sparta: 1 }, argos: { athens: 1 } } as const;
    expect(may('sparta', 'military-1', 'athens', levels)).toBeNull(); // round by Delos, which nobody holds
    expect(may('sparta', 'military-1', 'athens', { ...levels, delos: { athens: 1 } })).toBe('EG-6-c'); // sparta – argos ~ athens
    expect(may('sparta', 'military-1', 'corinth', levels)).toBeNull(); // sparta – argos – corinth
  });

  test('EG-6-d Athens’ military may not pass a Spartan area by land', () => {
    const levels = { athens: { athens: 1 }, thebes: { sparta: 1 } } as const;
    expect(may('athens', 'military-1', 'delphi', levels)).toBe('EG-6-d'); // athens – thebes – delphi
    expect(may('athens', 'military-1', 'delphi', levels, 'standard')).toBeNull();
    expect(may('athens', 'military-1', 'delphi', { athens: { athens: 1 } })).toBeNull();
  });

  test('EG-6-d by sea throughout is free, also three lines', () => {
    const levels = { athens: { athens: 1 }, euboea: { sparta: 1 }, delos: { sparta: 1 } } as const;
    expect(may('athens', 'military-1', 'thessaly', levels)).toBeNull(); // athens ~ euboea ~ thessaly
    expect(may('athens', 'military-1', 'lesbos', levels)).toBeNull(); // athens ~ delos ~ samos ~ lesbos
  });

  test('EG-6-e the destination itself may be the enemy’s', () => {
    expect(may('sparta', 'military-1', 'delos', { sparta: { sparta: 1 }, delos: { athens: 2 } })).toBeNull();
    expect(may('athens', 'military-1', 'thebes', { athens: { athens: 1 }, thebes: { sparta: 2 } })).toBeNull();
  });

  test('EG-6-f EG-R17 in the own capital a side wins draws, even without a level there', () => {
    const home = (area: 'sparta' | 'athens', scenario: 'historical' | 'standard', level: object = {}) =>
      tableOf(egemonia, {
        phase: 'comparison',
        scenario,
        turn: 10,
        levels: level as never,
        placed: { [area]: { sparta: ['coup-1'], athens: ['coup-2'] } },
      });
    expect(home('athens', 'historical').of('comparison')).toMatchObject([{ result: 'athens', rule: 'EG-6-f', atHome: true }]);
    expect(home('athens', 'historical').position<Position>().levels).toEqual({ athens: { athens: 1 } });
    expect(home('sparta', 'historical').of('comparison')).toMatchObject([{ result: 'sparta', rule: 'EG-6-f' }]);
    expect(home('athens', 'standard').of('comparison')).toMatchObject([{ result: 'draw', rule: 'EG-5-d' }]);
  });

  test('EG-R17 the olympics at home: a draw first, which the owner of the capital then wins, also against a false alarm', () => {
    const placed = { athens: { sparta: ['false-alarm-1'], athens: ['olympics'] } };
    for (const favour of ['sparta', 'athens'] as const) {
      const table = tableOf(egemonia, { phase: 'comparison', scenario: 'historical', turn: 10, favour, placed });
      expect(table.of('comparison')).toMatchObject([{ result: 'athens', rule: 'EG-6-f', atHome: true }]);
    }
  });

  test('EG-R17 two false alarms at home are both removed', () => {
    const table = tableOf(egemonia, {
      phase: 'comparison',
      scenario: 'historical',
      turn: 10,
      placed: { athens: { sparta: ['false-alarm-1'], athens: ['false-alarm-2'] } },
    });
    expect(table.of('comparison')).toMatchObject([{ result: 'draw' }]);
    expect(table.of('acts')).toEqual([]);
  });

  test('EG-6-g the bars hold for Brasidas and Pericles as well, whoever places them', () => {
    const levels = { sparta: { sparta: 1 }, athens: { athens: 1 }, delos: { athens: 1 }, thebes: { sparta: 1 } } as const;
    for (const side of ['sparta', 'athens'] as const) {
      expect(may(side, 'brasidas', 'samos', levels)).toBe('EG-6-c');
      expect(may(side, 'pericles', 'delphi', levels)).toBe('EG-6-d');
      expect(may(side, 'brasidas', 'samos', levels, 'standard')).toBeNull();
      expect(may(side, 'pericles', 'delphi', levels, 'standard')).toBeNull();
    }
  });
});

describe('EG-7 victory', () => {
  const SPARTAN = ['sparta', 'pylos', 'elis', 'argos', 'corinth', 'megara', 'thebes', 'delphi', 'thessaly'];
  const ATHENIAN = ['athens', 'euboea', 'delos', 'samos', 'lesbos', 'byzantium', 'amphipolis', 'potidaea', 'naupactus'];
  const held = (sparta: readonly string[], athens: readonly string[], level = 1) =>
    Object.fromEntries([...sparta.map(area => [area, { sparta: level }]), ...athens.map(area => [area, { athens: level }])]);
  const nike = (levels: object, turn = 3) =>
    tableOf(egemonia, { phase: 'nike', turn, levels: levels as never, syracuse: !('sicily' in levels) }, { seed: 1 });

  test('EG-7-a areas worth ten with the own capital win at the end of any turn', () => {
    expect(nike(held([...SPARTAN, 'corcyra'], [])).match.outcome).toMatchObject({
      rule: 'EG-7-a',
      score: [1, 0],
      detail: { value: { sparta: 10, athens: 0 } },
    });
    expect(nike(held(SPARTAN, [])).match.outcome).toBeNull();
    expect(nike(held([], [...ATHENIAN, 'corcyra'])).match.outcome).toMatchObject({ rule: 'EG-7-a', score: [0, 1] });
  });

  test('EG-7-a not without the own capital', () => {
    const noCapital = [...SPARTAN.slice(1), 'corcyra', 'naupactus'];
    expect(nike(held(noCapital, [])).match.outcome).toBeNull();
  });

  test('EG-7-b EG-R18 both at once: the higher value wins; equal, play goes on', () => {
    expect(nike(held([...SPARTAN, 'corcyra'], [...ATHENIAN, 'sicily'])).match.outcome).toMatchObject({
      rule: 'EG-7-b',
      score: [0, 1],
      detail: { value: { sparta: 10, athens: 11 } },
    });
    expect(nike(held([...SPARTAN, 'corcyra'], [...ATHENIAN.slice(1, 9), 'sicily', 'athens'].slice(1))).match.outcome).toBeNull();
  });

  test('EG-7-b the one without its capital does not qualify', () => {
    expect(nike(held([...SPARTAN, 'corcyra'], [...ATHENIAN.slice(1), 'sicily'])).match.outcome).toMatchObject({
      rule: 'EG-7-a',
      score: [1, 0],
    });
  });

  test('EG-7-c after turn ten the higher value wins, the capital is not required', () => {
    expect(nike(held(['pylos', 'elis'], ['athens']), 10).match.outcome).toMatchObject({ rule: 'EG-7-c', score: [1, 0] });
  });

  test('EG-7-d EG-R19 a tie goes to the higher sum of levels, else it is a draw', () => {
    expect(nike({ ...held(['sparta'], []), athens: { athens: 2 } }, 10).match.outcome).toMatchObject({
      rule: 'EG-7-d',
      score: [0, 1],
    });
    expect(nike(held(['sparta'], ['athens']), 10).match.outcome).toMatchObject({ rule: 'EG-7-d', score: [0.5, 0.5] });
  });

  test('EG-3.6-a the end is told with the winner, or none', () => {
    const winner = (levels: object): unknown[] =>
      nike(levels, 10)
        .of('ended')
        .map(({ seat, rule }) => [seat, rule]);
    expect(winner(held(['pylos', 'elis'], ['athens']))).toEqual([['sparta', 'EG-7-c']]);
    expect(winner(held(['pylos'], ['athens', 'delos']))).toEqual([['athens', 'EG-7-c']]);
    expect(winner(held(['sparta'], ['athens']))).toEqual([[null, 'EG-7-d']]);
  });

  test('EG-7.1-a Sicily counts two, in every count', () => {
    expect(nike(held([...SPARTAN.slice(0, 8), 'sicily'], [])).match.outcome).toMatchObject({
      rule: 'EG-7-a',
      detail: { value: { sparta: 10 } },
    });
    expect(nike(held(['sicily'], ['athens']), 10).match.outcome).toMatchObject({ rule: 'EG-7-c', score: [1, 0] });
  });
});
