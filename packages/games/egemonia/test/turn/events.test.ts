import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { AREA, egemonia, type Position } from '../../index.ts';

const CAPITALS = { sparta: { sparta: 2 }, athens: { athens: 2 } } as const;

/** The areas where a side may place an event, from these levels. */
function reach(side: 'sparta' | 'athens', event: string, levels: Position['levels'], scenario = 'standard'): string[] {
  const table = tableOf(
    egemonia,
    { phase: 'placement', favour: side, levels, hands: { [side]: [event] }, syracuse: !('sicily' in (levels ?? {})) },
    { scenario },
  );
  const areas = table.match.legal(side).flatMap(action => (action.type === 'place' ? [String(action.area)] : []));
  for (const area of AREA.ids) {
    const rule = table.why({ type: 'place', event, area });
    expect(rule === null, area).toBe(areas.includes(area));
    if (rule !== null) expect(rule).toMatch(event.startsWith('ascendancy') ? /^EG-4\.2-[ab]$/ : /^EG-4\.[12]-[ab]$/);
  }
  return areas.sort();
}
/** One event alone on the map in the last turn: where everything is afterwards. */
const after = (placed: Position['placed'], more: Position = {}) =>
  tableOf(egemonia, { phase: 'comparison', turn: 10, levels: CAPITALS, placed, ...more });

describe('EG-4 where events may be placed and where they go', () => {
  test('EG-4-a after the comparison events return to the cup', () => {
    const { cup } = after({ thebes: { sparta: ['coup-1', 'false-alarm-1'], athens: ['olympics'] } }).position<Position>();
    expect(cup).toEqual(expect.arrayContaining(['coup-1', 'false-alarm-1', 'olympics']));
  });

  test('EG-4.1-a EG-4.1-b military of Sparta: two lines of any kind, three by land', () => {
    // From Sparta: pylos, argos, elis, delos at one; corinth, naupactus, corcyra, sicily, athens, samos at two; megara at three by land.
    expect(reach('sparta', 'military-1', { sparta: { sparta: 1 } })).toEqual(
      [
        'sparta',
        'pylos',
        'argos',
        'elis',
        'delos',
        'corinth',
        'naupactus',
        'corcyra',
        'sicily',
        'athens',
        'samos',
        'megara',
      ].sort(),
    );
  });

  test('EG-4.1-c military of Athens: two lines of any kind, three by sea', () => {
    // One: argos, megara, thebes, euboea, delos; two: sparta, corinth, delphi, thessaly, potidaea, samos; three by sea: pylos, amphipolis, lesbos.
    expect(reach('athens', 'military-1', { athens: { athens: 1 } })).toEqual(
      [
        'athens',
        'argos',
        'megara',
        'thebes',
        'euboea',
        'delos',
        'sparta',
        'corinth',
        'delphi',
        'thessaly',
        'potidaea',
        'samos',
        'pylos',
        'amphipolis',
        'lesbos',
      ].sort(),
    );
  });

  test('EG-4.1-b EG-4.1-c the third line of the other element is too far', () => {
    expect(reach('sparta', 'military-1', { sparta: { sparta: 1 } })).not.toContain('lesbos'); // three by sea
    expect(reach('athens', 'military-1', { athens: { athens: 1 } })).not.toContain('elis'); // three by land over Megara and Corinth
  });

  test('EG-4.1-d EG-R8 military in the own area itself', () => {
    expect(reach('sparta', 'military-1', CAPITALS)).toContain('sparta');
  });

  test('EG-4.1-e in the standard game areas on the way never block', () => {
    const blocked = { sparta: { sparta: 1 }, delos: { athens: 2 }, argos: { athens: 2 } } as const;
    expect(reach('sparta', 'military-1', blocked)).toEqual(reach('sparta', 'military-1', { sparta: { sparta: 1 } }));
  });

  test('EG-4.2-a ascendancy only beside an own area, by any line', () => {
    expect(reach('sparta', 'ascendancy-1', { sparta: { sparta: 2 } })).toEqual(['argos', 'delos', 'elis', 'pylos']);
    const table = tableOf(egemonia, { phase: 'placement', levels: CAPITALS, hands: { sparta: ['ascendancy-1'] } });
    expect(table.why({ type: 'place', event: 'ascendancy-1', area: 'thebes' })).toBe('EG-4.2-a');
  });

  test('EG-4.2-b EG-R9 an own area only if another own area is beside it', () => {
    const alone = tableOf(egemonia, { phase: 'placement', levels: CAPITALS, hands: { sparta: ['ascendancy-1'] } });
    expect(alone.why({ type: 'place', event: 'ascendancy-1', area: 'sparta' })).toBe('EG-4.2-b');
    expect(reach('sparta', 'ascendancy-1', { sparta: { sparta: 2 }, argos: { sparta: 1 } })).toEqual(
      expect.arrayContaining(['sparta', 'argos']),
    );
  });

  test.each([
    ['EG-4.3-a coup', 'coup-1'],
    ['EG-4.4-a false alarm', 'false-alarm-1'],
    ['EG-4.5-a divine aid', 'divine-aid'],
    ['EG-4.6-a olympics', 'olympics'],
    ['EG-4.7-c oligarchs, a coup', 'oligarchs'],
  ])('%s may be placed in any area', (_, event) => {
    expect(reach('athens', event, CAPITALS)).toEqual([...AREA.ids].sort());
  });

  test('EG-R20 a side without any level still places what goes anywhere; military and ascendancy only in the box', () => {
    const levels = { sparta: { sparta: 1 } } as const;
    expect(reach('athens', 'coup-1', levels)).toHaveLength(20);
    expect(reach('athens', 'military-1', levels)).toEqual([]);
    expect(reach('athens', 'ascendancy-1', levels)).toEqual([]);
    const table = tableOf(egemonia, { phase: 'placement', favour: 'athens', levels, hands: { athens: ['military-1'] } });
    expect(table.match.legal('athens')).toEqual([{ type: 'box', event: 'military-1' }]);
    expect(table.match.outcome).toBeNull();
  });

  test('EG-4.4-a a false alarm never changes a level and never removes Syracuse', () => {
    const { levels, syracuse } = after({
      sicily: { sparta: ['false-alarm-1'] },
      sparta: { athens: ['false-alarm-2'] },
    }).position<Position>();
    expect(levels).toEqual(CAPITALS);
    expect(syracuse).toBe(true);
  });

  test('EG-4.4-b EG-R10 a false alarm keeps its position: the second event meets the second', () => {
    const table = after(
      { thebes: { sparta: ['false-alarm-1', 'coup-1'], athens: ['coup-2', 'ascendancy-1'] } },
      { levels: { ...CAPITALS } },
    );
    expect(table.of('comparison')).toMatchObject([
      { position: 1, sparta: 'false-alarm-1', athens: 'coup-2', result: 'athens', rule: 'EG-5-i' },
      { position: 2, sparta: 'coup-1', athens: 'ascendancy-1', result: 'sparta' },
    ]);
  });

  test.each(['military-1', 'ascendancy-1', 'coup-1', 'false-alarm-1', 'oligarchs'])(
    'EG-4.5-b EG-5-g divine aid wins against %s',
    event => {
      const table = after(
        { argos: { athens: ['divine-aid'], sparta: [event] } },
        { levels: { ...CAPITALS, argos: { sparta: 1 } } },
      );
      expect(table.of('comparison')).toMatchObject([{ result: 'athens', rule: 'EG-5-g' }]);
      expect(table.position<Position>().levels).toEqual(CAPITALS);
    },
  );

  test('EG-4.5-c used, won or not, divine aid goes to the opponent of whoever placed it', () => {
    const won = after({ thebes: { athens: ['divine-aid'] } });
    expect(won.position<Position>().hands).toEqual({ sparta: ['divine-aid'], athens: [] });
    const drawn = after({ thebes: { athens: ['divine-aid'], sparta: ['olympics'] } });
    expect(drawn.of('comparison')).toMatchObject([{ result: 'draw', rule: 'EG-5-h' }]);
    expect(drawn.position<Position>().hands).toEqual({ sparta: ['divine-aid'], athens: [] });
    expect(drawn.of('aid-passes')).toMatchObject([{ seat: 'sparta' }]);
  });

  test('EG-4.5-d divine aid starts in the cup like any event', () => {
    const table = tableOf(
      egemonia,
      { phase: 'draw', levels: CAPITALS, oracle: 'sparta' },
      {
        chance: [
          'divine-aid',
          'coup-1',
          'coup-2',
          'coup-3',
          'coup-4',
          'military-1',
          'military-2',
          'military-3',
          'military-4',
          'olympics',
        ],
      },
    );
    expect(table.position<Position>().hands?.sparta).toContain('divine-aid');
    expect(table.position<Position>().aid).toBeNull(); // drawn in secret: nobody else knows
  });

  test.each(['military-1', 'ascendancy-1', 'coup-1', 'false-alarm-1', 'divine-aid', 'pericles'])(
    'EG-4.6-b EG-5-h the olympics against %s: a draw, both go',
    event => {
      const table = after(
        { megara: { sparta: ['olympics'], athens: [event] } },
        { levels: { ...CAPITALS, megara: { athens: 1 }, thebes: { athens: 1 } } },
      );
      expect(table.of('comparison')).toMatchObject([{ result: 'draw', rule: 'EG-5-h' }]);
      expect(table.position<Position>().levels?.megara).toEqual({ athens: 1 });
    },
  );

  test('EG-4.6-c unopposed the olympics do nothing and return to the cup', () => {
    const table = after({ thebes: { sparta: ['olympics'] } });
    expect(table.of('acts')).toMatchObject([{ effect: 'none', rule: 'EG-4.6-c' }]);
    expect(table.position<Position>()).toMatchObject({ levels: CAPITALS, cup: expect.arrayContaining(['olympics']) });
  });
});

describe('EG-4.7 special events', () => {
  test.each([
    ['oligarchs', 'sparta', 'coup'],
    ['persian-gold', 'sparta', 'ascendancy'],
    ['brasidas', 'sparta', 'military'],
    ['democrats', 'athens', 'coup'],
    ['delian-treasure', 'athens', 'ascendancy'],
    ['pericles', 'athens', 'military'],
  ])('EG-4.7/%s EG-R23 EG-4.7-b favours %s and counts as %s, whoever places it', (event, side, kind) => {
    const foe = side === 'sparta' ? 'athens' : 'sparta';
    const beaten = { coup: 'ascendancy-1', ascendancy: 'military-1', military: 'coup-1' }[kind] as string;
    const levels = { ...CAPITALS, argos: { [foe]: 1 }, corinth: { [side]: 1 }, megara: { [foe]: 1 } } as NonNullable<
      Position['levels']
    >;
    for (const placer of ['sparta', 'athens'] as const) {
      // The other event was placed by the other side of the special: against it the special wins and lowers its level.
      const table = after(
        { argos: { [placer]: placer === foe ? [event, beaten] : [event], ...(placer === foe ? {} : { [foe]: [beaten] }) } },
        { levels },
      );
      expect(table.of('comparison')).toMatchObject([{ position: 1, [side]: event, [foe]: beaten, result: side }]);
      expect(table.position<Position>().levels).not.toHaveProperty('argos');
    }
  });

  test('EG-4.7-a EG-R22 either side may draw one; it counts among the five', () => {
    const table = tableOf(
      egemonia,
      { phase: 'draw', levels: CAPITALS, oracle: 'sparta' },
      {
        chance: [
          'pericles',
          'democrats',
          'delian-treasure',
          'coup-3',
          'coup-4',
          'brasidas',
          'oligarchs',
          'military-3',
          'military-4',
          'olympics',
        ],
      },
    );
    expect(table.position<Position>().hands?.sparta).toEqual(['coup-3', 'coup-4', 'democrats', 'delian-treasure', 'pericles']);
  });

  test('EG-4.7-c reach is measured from the favoured side: Brasidas by land, Pericles by sea, whoever places them', () => {
    expect(reach('athens', 'brasidas', CAPITALS)).toEqual(reach('sparta', 'military-1', CAPITALS));
    expect(reach('sparta', 'pericles', CAPITALS)).toEqual(reach('athens', 'military-1', CAPITALS));
    expect(reach('athens', 'persian-gold', CAPITALS)).toEqual(reach('sparta', 'ascendancy-1', CAPITALS));
    expect(reach('sparta', 'delian-treasure', CAPITALS)).toEqual(reach('athens', 'ascendancy-1', CAPITALS));
  });

  test('EG-4.7-d it joins the favoured side’s list at the moment it was placed', () => {
    const table = after(
      { thebes: { sparta: ['coup-1', 'democrats'], athens: ['military-1'] } },
      { order: ['coup-1', 'democrats', 'military-1'], levels: { ...CAPITALS } },
    );
    expect(table.of('comparison')).toMatchObject([
      { position: 1, sparta: 'coup-1', athens: 'democrats', result: 'draw' },
      { position: 2, sparta: null, athens: 'military-1', result: 'unopposed' },
    ]);
    const later = after(
      { thebes: { sparta: ['coup-1', 'democrats'], athens: ['military-1'] } },
      { order: ['military-1', 'coup-1', 'democrats'] },
    );
    expect(later.of('comparison')).toMatchObject([
      { position: 1, athens: 'military-1' },
      { position: 2, athens: 'democrats' },
    ]);
  });

  test('EG-4.7-e once played, won or not, it leaves the game', () => {
    const lost = after({ thebes: { sparta: ['oligarchs'], athens: ['military-1'] } });
    expect(lost.of('comparison')).toMatchObject([{ result: 'athens' }]);
    expect(lost.position<Position>().out).toEqual(['oligarchs']);
    expect(lost.of('leaves')).toMatchObject([{ event: 'oligarchs', rule: 'EG-4.7-e' }]);
    expect(after({ thebes: { sparta: ['oligarchs'] } }).position<Position>().out).toEqual(['oligarchs']);
  });

  test('EG-R11 an enemy special must be placed or boxed like any event', () => {
    const table = tableOf(egemonia, { phase: 'placement', favour: 'sparta', levels: CAPITALS, hands: { sparta: ['democrats'] } });
    expect(table.match.legal('sparta').map(({ type }) => type)).toEqual(['box', ...AREA.ids.map(() => 'place')]);
  });
});

describe('EG-4.8 the Oracle', () => {
  const delphi = (levels: object, placed: object, oracle: 'delphi' | 'sparta' | 'athens' = 'delphi') =>
    after({ delphi: placed }, { levels: { ...CAPITALS, ...levels }, oracle }).position<Position>().oracle;

  test('EG-4.8-a given to the side that gains Delphi: none before, at least one after', () => {
    expect(delphi({}, { sparta: ['coup-1'] })).toBe('sparta');
    expect(delphi({}, { athens: ['coup-1', 'coup-2'] })).toBe('athens');
    expect(delphi({ delphi: { sparta: 1 } }, { athens: ['coup-1'] })).toBe('delphi'); // lost, but gained by nobody
    expect(delphi({ delphi: { sparta: 1 } }, { athens: ['coup-1', 'coup-2'] })).toBe('athens');
  });

  test('EG-4.8-b EG-4.8-c it does not count in the hand and may be kept for any later turn', () => {
    const table = tableOf(egemonia, {
      phase: 'pythia',
      levels: CAPITALS,
      oracle: 'sparta',
      hands: { sparta: ['coup-1', 'coup-2', 'coup-3', 'coup-4', 'olympics'], athens: ['military-1'] },
    });
    expect(table.match.legal('sparta')).toEqual([
      { type: 'decline' },
      ...['coup-1', 'coup-2', 'coup-3', 'coup-4', 'olympics'].map(event => ({ type: 'consult', event })),
    ]);
    table.act({ type: 'decline' }, { chance: [1, 2] });
    expect(table.of('oracle-kept')).toMatchObject([{ seat: 'sparta', rule: 'EG-4.8-c' }]);
    expect(table.position<Position>()).toMatchObject({ oracle: 'sparta', hands: { sparta: { length: 5 } } });
  });

  test('EG-4.8-d a side that simply keeps Delphi does not get it back', () => {
    expect(delphi({ delphi: { sparta: 1 } }, { sparta: ['coup-1'] })).toBe('delphi');
    expect(delphi({ delphi: { sparta: 1 } }, { athens: ['coup-1'], sparta: ['false-alarm-1', 'coup-2', 'coup-3'] })).toBe(
      'delphi',
    );
  });

  test('EG-4.8-e EG-R12 losing Delphi does not take an unused Oracle away; the other side gaining Delphi does', () => {
    expect(delphi({ delphi: { sparta: 1 } }, { athens: ['coup-1'] }, 'sparta')).toBe('sparta');
    expect(delphi({}, { athens: ['coup-1'] }, 'sparta')).toBe('athens');
    expect(delphi({}, { sparta: ['coup-1'] }, 'sparta')).toBe('sparta');
    const told = (oracle: 'delphi' | 'sparta') =>
      after({ delphi: { athens: ['coup-1'] } }, { oracle })
        .of('oracle')
        .map(({ rule }) => rule);
    expect([told('delphi'), told('sparta')]).toEqual([['EG-4.8-a'], ['EG-4.8-e']]);
    expect(after({ delphi: { athens: ['coup-1'] } }, { oracle: 'athens' }).of('oracle')).toEqual([]); // he has it already
  });
});
