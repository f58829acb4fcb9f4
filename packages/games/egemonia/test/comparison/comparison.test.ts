import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { egemonia, type Position } from '../../index.ts';

const CAPITALS = { sparta: { sparta: 2 }, athens: { athens: 2 } } as const;
/** Levels from which every event may be placed in Corinth, which nobody holds. */
const AROUND = { ...CAPITALS, argos: { sparta: 1 }, megara: { athens: 1 } } as const;
const compared = (placed: Position['placed'], more: Position = {}) =>
  tableOf(egemonia, { phase: 'comparison', turn: 10, levels: AROUND, placed, ...more });
const levelsIn = (area: string, placed: Position['placed'], levels: Position['levels'] = AROUND) =>
  compared(placed, { levels }).position<Position>().levels?.[area as 'corinth'] ?? {};

const KINDS = ['military', 'ascendancy', 'coup'] as const;
const NAMES = { military: 'Military', ascendancy: 'Ascendancy', coup: 'Coup' };
/** EG-5-e as printed: attacker down, defender across. */
const PRINTED = {
  military: ['draw', 'loses', 'wins'],
  ascendancy: ['wins', 'draw', 'loses'],
  coup: ['loses', 'wins', 'draw'],
} as const;

describe('EG-5 comparisons', () => {
  for (const attacker of KINDS)
    KINDS.forEach((defender, column) => {
      const printed = PRINTED[attacker][column];
      test(`EG-5-e/${NAMES[attacker]}–${NAMES[defender]} EG-5-c the attacker ${printed === 'draw' ? 'draws' : printed}`, () => {
        for (const favour of ['sparta', 'athens'] as const) {
          const foe = favour === 'sparta' ? 'athens' : 'sparta';
          const [result] = compared({ corinth: { [favour]: [`${attacker}-1`], [foe]: [`${defender}-2`] } }, { favour }).of(
            'comparison',
          );
          expect(result.result).toBe({ wins: favour, loses: foe, draw: 'draw' }[printed]);
        }
      });
    });

  test('EG-3.3-b EG-5-f EG-R13 EG-R21 the table gives the same whoever attacks', () => {
    for (const spartan of KINDS)
      for (const athenian of KINDS) {
        const [one, two] = (['sparta', 'athens'] as const).map(
          favour =>
            compared({ corinth: { sparta: [`${spartan}-1`], athens: [`${athenian}-2`] } }, { favour }).of('comparison')[0].result,
        );
        expect(two).toBe(one);
      }
  });

  test.each([
    ['EG-5-e', 'ascendancy-1', 'coup-1'],
    ['EG-5-d', 'coup-1', 'coup-2'],
    ['EG-5-g', 'divine-aid', 'military-1'],
    ['EG-5-h', 'olympics', 'military-1'],
    ['EG-5-h', 'olympics', 'divine-aid'],
    ['EG-5-i', 'false-alarm-1', 'military-1'],
  ])('%s is the rule told for %s against %s, whoever placed which', (rule, one, two) => {
    const told = (sparta: string, athens: string) =>
      compared({ corinth: { sparta: [sparta], athens: [athens] } }).of('comparison');
    expect(told(one, two)).toMatchObject([{ rule }]);
    expect(told(two, one)).toMatchObject([{ rule }]);
  });

  test('EG-5-a each area with an event is resolved, independently of the others', () => {
    const table = compared({ thebes: { sparta: ['coup-1'] }, elis: { athens: ['coup-2'] }, lesbos: { sparta: ['olympics'] } });
    expect(new Set(table.of('comparison').map(({ area }) => area))).toEqual(new Set(['thebes', 'elis', 'lesbos']));
    expect(table.position<Position>().levels).toEqual({ ...AROUND, thebes: { sparta: 1 }, elis: { athens: 1 } });
  });

  test('EG-5-b EG-5-c the n-th of one list meets the n-th of the other, in order of placement', () => {
    const placed = { corinth: { sparta: ['coup-1', 'military-1'], athens: ['coup-2', 'military-2'] } } as const;
    const table = compared(placed as never, { order: ['military-1', 'coup-2', 'coup-1', 'military-2'] });
    expect(table.of('comparison')).toMatchObject([
      { position: 1, sparta: 'military-1', athens: 'coup-2' },
      { position: 2, sparta: 'coup-1', athens: 'military-2' },
    ]);
  });

  test('EG-5-d the loser’s event is removed; a draw removes both', () => {
    expect(levelsIn('corinth', { corinth: { sparta: ['military-1'], athens: ['coup-1'] } })).toEqual({ sparta: 1 });
    const draw = compared({ corinth: { sparta: ['coup-1'], athens: ['coup-2'] } });
    expect(draw.of('comparison')).toMatchObject([{ result: 'draw', rule: 'EG-5-d' }]);
    expect(draw.of('acts')).toEqual([]);
  });

  test('EG-5-e an event without counterpart wins without comparison', () => {
    expect(compared({ corinth: { athens: ['coup-1'] } }).of('comparison')).toMatchObject([
      { result: 'unopposed', rule: 'EG-5-e', sparta: null },
    ]);
    expect(compared({ corinth: { sparta: ['coup-1'] } }).of('comparison')).toMatchObject([
      { result: 'unopposed', rule: 'EG-5-e', athens: null },
    ]);
  });

  test.each(['military-1', 'ascendancy-1', 'coup-1', 'divine-aid'])(
    'EG-5-i a false alarm loses against %s, which stays and acts',
    event => {
      expect(levelsIn('corinth', { corinth: { sparta: ['false-alarm-1'], athens: [event] } })).toEqual({ athens: 1 });
    },
  );

  test('EG-5-i two false alarms draw', () => {
    expect(compared({ corinth: { sparta: ['false-alarm-1'], athens: ['false-alarm-2'] } }).of('comparison')).toMatchObject([
      { result: 'draw', rule: 'EG-5-i' },
    ]);
  });

  test('EG-5-j EG-R14 after all comparisons the remaining events act by position', () => {
    const levels = { ...AROUND, corinth: { sparta: 2 } } as const;
    const first = { corinth: { athens: ['military-1', 'ascendancy-1'], sparta: ['coup-1', 'coup-2'] } };
    const swapped = { corinth: { athens: ['ascendancy-1', 'military-1'], sparta: ['coup-1', 'coup-2'] } };
    expect(levelsIn('corinth', first as never, levels)).toEqual({ sparta: 2 }); // 2 → 1 → 2
    expect(levelsIn('corinth', swapped as never, levels)).toEqual({ sparta: 1 }); // 2 → 2 → 1
  });

  test('EG-5-k EG-5-l a remaining event lowers the other side’s level, else raises the own: never both in one area', () => {
    const levels = { ...AROUND, corinth: { sparta: 1 } } as const;
    expect(levelsIn('corinth', { corinth: { athens: ['coup-1'] } }, levels)).toEqual({});
    expect(levelsIn('corinth', { corinth: { athens: ['coup-1', 'coup-2'] } }, levels)).toEqual({ athens: 1 });
    expect(levelsIn('corinth', { corinth: { athens: ['coup-1', 'coup-2', 'coup-3'] } }, levels)).toEqual({ athens: 2 });
  });

  test('EG-5-m afterwards all events are in the cup, but divine aid with the opponent and played specials out', () => {
    const { cup, hands, out, placed } = compared({
      corinth: { sparta: ['coup-1', 'brasidas', 'divine-aid'], athens: ['military-1', 'false-alarm-1'] },
    }).position<Position>();
    expect(cup).toEqual(expect.arrayContaining(['coup-1', 'military-1', 'false-alarm-1']));
    expect(cup).toHaveLength(20);
    expect(hands).toEqual({ sparta: [], athens: ['divine-aid'] });
    expect(out).toEqual(['brasidas']);
    expect(placed).toEqual({});
  });

  test('EG-5.1-a a level never exceeds two', () => {
    const table = compared({ sparta: { sparta: ['coup-1'] } });
    expect(table.of('acts')).toMatchObject([{ effect: 'full', rule: 'EG-5.1-a' }]);
    expect(table.position<Position>().levels?.sparta).toEqual({ sparta: 2 });
  });

  test('EG-5.2-a EG-R15 in Sicily the first event that would act removes Syracuse instead, for good', () => {
    const once = compared({ sicily: { sparta: ['coup-1'] } });
    expect(once.of('acts')).toMatchObject([{ effect: 'syracuse', rule: 'EG-5.2-a' }]);
    expect(once.position<Position>()).toMatchObject({ syracuse: false, levels: AROUND });
    const beaten = compared({ sicily: { sparta: ['coup-1', 'coup-3'], athens: ['false-alarm-1', 'coup-2'] } });
    expect(beaten.of('acts').map(({ effect }) => effect)).toEqual(['syracuse']); // the two coups drew
    const gone = compared({ sicily: { athens: ['coup-1'] } }, { syracuse: false });
    expect(gone.position<Position>().levels?.sicily).toEqual({ athens: 1 });
  });

  test('EG-5.2-b while Syracuse is there no side has a level in Sicily', () => {
    expect(compared({ sicily: { sparta: ['coup-1', 'olympics'] } }).position<Position>().levels).not.toHaveProperty('sicily');
  });
});
