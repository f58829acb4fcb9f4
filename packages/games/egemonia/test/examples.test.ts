import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { egemonia, type Position } from '../index.ts';

const CAPITALS = { sparta: { sparta: 2 }, athens: { athens: 2 } } as const;

describe('worked examples', () => {
  test('EG-EX1 Thebes: a draw, a false alarm, an unopposed coup', () => {
    for (const favour of ['sparta', 'athens'] as const) {
      const table = tableOf(egemonia, {
        phase: 'comparison',
        turn: 10,
        favour,
        levels: { ...CAPITALS, thebes: { sparta: 2 } },
        placed: { thebes: { athens: ['military-1', 'false-alarm-1', 'coup-1'], sparta: ['military-2'] } },
      });
      expect(table.of('comparison')).toMatchObject([
        { position: 1, result: 'draw', rule: 'EG-5-d' },
        { position: 2, result: 'unopposed', athens: 'false-alarm-1' },
        { position: 3, result: 'unopposed', athens: 'coup-1' },
      ]);
      expect(table.of('acts')).toMatchObject([
        { event: 'false-alarm-1', effect: 'none' },
        { event: 'coup-1', effect: 'lowers' },
      ]);
      expect(table.position<Position>().levels?.thebes).toEqual({ sparta: 1 });
      expect(table.position<Position>().cup).toEqual(
        expect.arrayContaining(['military-1', 'military-2', 'false-alarm-1', 'coup-1']),
      );
    }
  });

  test('EG-EX2 the historical set-up: each side holds three, nobody Sicily', () => {
    const table = tableOf(egemonia, {
      phase: 'nike',
      turn: 10,
      scenario: 'historical',
      levels: tableOf(egemonia, null, { scenario: 'historical', seed: 1 }).position<Position>().levels,
    });
    expect(table.of('count')).toMatchObject([{ sparta: 3, athens: 3 }]);
    expect(table.match.outcome?.detail).toMatchObject({ levels: { sparta: 4, athens: 4 } });
  });

  test('EG-EX3 Divine Aid changes hands', () => {
    const table = tableOf(egemonia, {
      phase: 'placement',
      turn: 4,
      favour: 'athens',
      levels: { ...CAPITALS, corinth: { sparta: 1 } },
      hands: { athens: ['divine-aid'], sparta: ['coup-1'] },
    });
    table.act({ type: 'place', event: 'divine-aid', area: 'corinth' });
    const draws = ['military-1', 'military-2', 'military-3', 'military-4', 'coup-1', 'coup-2', 'coup-3', 'coup-4', 'olympics'];
    table.act({ type: 'place', event: 'coup-1', area: 'corinth' }, { chance: [...draws, 3, 4] });
    expect(table.of('comparison')).toMatchObject([{ result: 'athens', rule: 'EG-5-g' }]);
    expect(table.of('drawn')).toMatchObject([
      { seat: 'athens', count: 5 },
      { seat: 'sparta', count: 4 },
    ]);
    const { levels, hands } = table.position<Position>();
    expect(levels).not.toHaveProperty('corinth');
    expect(hands?.sparta).toContain('divine-aid');
  });

  test('EG-EX4 Sicily: the first removes Syracuse, the second gains a level worth two', () => {
    const table = tableOf(egemonia, {
      phase: 'comparison',
      turn: 10,
      levels: CAPITALS,
      placed: { sicily: { athens: ['coup-1', 'coup-2'] } },
    });
    expect(table.of('acts')).toMatchObject([{ effect: 'syracuse' }, { effect: 'raises' }]);
    expect(table.position<Position>()).toMatchObject({ syracuse: false, levels: { sicily: { athens: 1 } } });
    expect(table.of('count')).toMatchObject([{ sparta: 1, athens: 3 }]);
  });

  test('EG-EX5 the Oracle: won, used, not won again by holding Delphi, won by the other side', () => {
    const play = (levels: object, oracle: 'delphi' | 'sparta', delphi: object) =>
      tableOf(egemonia, {
        phase: 'comparison',
        turn: 10,
        levels: { ...CAPITALS, ...levels },
        oracle,
        placed: { delphi } as never,
      }).position<Position>();
    expect(play({}, 'delphi', { sparta: ['coup-1'] })).toMatchObject({ oracle: 'sparta', levels: { delphi: { sparta: 1 } } });
    const used = tableOf(egemonia, {
      phase: 'pythia',
      levels: { ...CAPITALS, delphi: { sparta: 1 } },
      oracle: 'sparta',
      hands: { sparta: ['coup-1'] },
    });
    used.act({ type: 'consult', event: 'coup-1' }, { chance: ['coup-2', 1, 2] });
    expect(used.position<Position>().oracle).toBe('delphi');
    for (let turn = 0; turn < 3; turn++)
      expect(play({ delphi: { sparta: 1 } }, 'delphi', { sparta: ['coup-1'] }).oracle).toBe('delphi');
    expect(play({ delphi: { sparta: 1 } }, 'delphi', { athens: ['coup-1'] })).toMatchObject({
      oracle: 'delphi',
      levels: CAPITALS,
    });
    expect(play({}, 'delphi', { athens: ['coup-1'] })).toMatchObject({ oracle: 'athens', levels: { delphi: { athens: 1 } } });
  });

  test('EG-EX6 the order of action', () => {
    const thebes = (placed: object) =>
      tableOf(egemonia, {
        phase: 'comparison',
        turn: 10,
        levels: { ...CAPITALS, thebes: { sparta: 2 }, megara: { sparta: 1 } },
        placed: { thebes: placed } as never,
      });
    const two = thebes({ athens: ['military-1', 'coup-1'], sparta: ['coup-2', 'ascendancy-1'] });
    expect(two.of('comparison')).toMatchObject([{ result: 'athens' }, { result: 'athens' }]);
    expect(two.position<Position>().levels).not.toHaveProperty('thebes');
    const variant = thebes({ athens: ['military-1', 'ascendancy-2'], sparta: ['coup-2', 'coup-3'] });
    expect(variant.of('acts')).toMatchObject([
      { effect: 'lowers', levels: { sparta: 1 } },
      { effect: 'raises', levels: { sparta: 2 } },
    ]);
  });

  test('EG-EX7 an enemy special burnt where it has no effect', () => {
    const table = tableOf(egemonia, {
      phase: 'placement',
      turn: 10,
      favour: 'sparta',
      levels: CAPITALS,
      hands: { sparta: ['pericles'] },
    });
    table.act({ type: 'place', event: 'pericles', area: 'athens' });
    expect(table.of('acts')).toMatchObject([{ seat: 'athens', effect: 'full' }]);
    expect(table.position<Position>()).toMatchObject({ levels: CAPITALS, out: ['pericles'] });
  });

  test('EG-EX8 a draw at home with the Olympics', () => {
    const table = tableOf(egemonia, {
      phase: 'comparison',
      scenario: 'historical',
      turn: 10,
      levels: { sparta: { sparta: 2 }, megara: { sparta: 1 }, athens: { athens: 1 } },
      placed: { athens: { sparta: ['military-1'], athens: ['olympics'] } },
    });
    expect(table.of('comparison')).toMatchObject([{ result: 'athens', rule: 'EG-6-f', atHome: true }]);
    expect(table.of('acts')).toMatchObject([{ event: 'olympics', effect: 'none' }]);
    expect(table.position<Position>().levels?.athens).toEqual({ athens: 1 });
  });
});
