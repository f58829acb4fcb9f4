import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { EVENT, egemonia, type Position, type View } from '../../index.ts';

const LEVELS = { sparta: { sparta: 2 }, athens: { athens: 2 } };
const SPARTAN = ['military-1', 'ascendancy-1', 'coup-1', 'false-alarm-1', 'olympics'];
const ATHENIAN = ['military-2', 'ascendancy-2', 'coup-2', 'false-alarm-2', 'pericles'];
const DRAWS = [...SPARTAN, ...ATHENIAN];
const placing = (favour: 'sparta' | 'athens', hands: Position['hands'], more: Position = {}) =>
  tableOf(egemonia, { phase: 'placement', favour, levels: LEVELS, hands, ...more });

describe('EG-3 the turn', () => {
  test('EG-3-a six phases in order: draw, Pythia, favour, action, comparison, Nike', () => {
    const table = tableOf(egemonia, { phase: 'draw', turn: 1, levels: LEVELS, oracle: 'sparta' }, { chance: DRAWS });
    expect(table.told.map(({ kind }) => kind)).toEqual(['turn', 'drawn', 'drawn']);
    table.act({ type: 'decline' }, { chance: [3, 5] });
    expect(table.of('favour')).toHaveLength(1);
    const next = [
      'military-2',
      'ascendancy-2',
      'coup-2',
      'false-alarm-2',
      'military-3',
      'military-1',
      'ascendancy-1',
      'coup-1',
      'false-alarm-1',
      'olympics',
    ];
    for (const [i, event] of [0, 1, 2, 3, 4].flatMap(n => [ATHENIAN[n], SPARTAN[n]]).entries())
      table.act({ type: 'box', event }, { chance: i < 9 ? [] : next });
    const kinds = table.told.map(({ kind }) => kind);
    expect(kinds.indexOf('revealed')).toBeGreaterThan(kinds.lastIndexOf('boxed'));
    expect(kinds.indexOf('count')).toBeGreaterThan(kinds.indexOf('revealed'));
    expect(kinds.slice(kinds.indexOf('count'))).toEqual(['count', 'turn', 'drawn', 'drawn']);
  });

  test('EG-3.1-a EG-R3 each side draws until it holds five', () => {
    const table = tableOf(egemonia, { phase: 'draw', turn: 4, levels: LEVELS, oracle: 'sparta' }, { chance: DRAWS });
    const { hands, cup, turn } = table.position<Position>();
    expect([...(hands?.sparta ?? [])].sort()).toEqual([...SPARTAN].sort());
    expect([...(hands?.athens ?? [])].sort()).toEqual([...ATHENIAN].sort());
    expect(cup).toHaveLength(12);
    expect(turn).toBe(4);
  });

  test('EG-3.1-a what is drawn must be in the cup', () => {
    expect(() => tableOf(egemonia, { phase: 'draw', levels: LEVELS }, { chance: ['coup-1', 'coup-1'] })).toThrow(
      /"code":"chance"/,
    );
  });

  test('EG-3.1-b a kept Divine Aid counts among the five, the Oracle does not', () => {
    const table = tableOf(
      egemonia,
      { phase: 'draw', levels: LEVELS, oracle: 'sparta', hands: { sparta: ['divine-aid'] } },
      { chance: [...SPARTAN.slice(0, 4), ...ATHENIAN] },
    );
    expect(table.of('drawn')).toMatchObject([
      { seat: 'sparta', count: 4 },
      { seat: 'athens', count: 5 },
    ]);
    expect(table.position<Position>().hands?.sparta).toContain('divine-aid');
  });

  test.each(['sparta', 'athens'] as const)('EG-3.1-b a Divine Aid kept by %s shows in the number drawn: all know of it', side => {
    const table = tableOf(
      egemonia,
      { phase: 'draw', levels: LEVELS, oracle: side, hands: { [side]: ['divine-aid'] } },
      { seed: 1 },
    );
    for (const seat of ['sparta', 'athens', null]) expect((table.match.see(seat).view as View).aid).toBe(side);
  });

  test('EG-3.1-c a cup that just fills both hands is drawn as always: one side, then the other', () => {
    const out = EVENT.ids.filter(id => !DRAWS.includes(id));
    const table = tableOf(egemonia, { phase: 'draw', levels: LEVELS, oracle: 'sparta', out }, { chance: DRAWS });
    expect([...(table.position<Position>().hands?.sparta ?? [])].sort()).toEqual([...SPARTAN].sort());
  });

  test('EG-3.1-c a short cup is drawn alternately, last turn’s favour first, until it is empty', () => {
    const out = EVENT.ids.filter(id => !DRAWS.slice(0, 7).includes(id));
    const table = tableOf(
      egemonia,
      { phase: 'draw', turn: 2, favour: 'athens', levels: LEVELS, oracle: 'sparta', out },
      { chance: DRAWS.slice(0, 7) },
    );
    expect(table.of('drawn')).toMatchObject([
      { seat: 'athens', count: 4 },
      { seat: 'sparta', count: 3 },
    ]);
    const { hands } = table.position<Position>();
    expect([...(hands?.athens ?? [])].sort()).toEqual([DRAWS[0], DRAWS[2], DRAWS[4], DRAWS[6]].sort());
    expect([...(hands?.sparta ?? [])].sort()).toEqual([DRAWS[1], DRAWS[3], DRAWS[5]].sort());
  });

  test('EG-3.1-c a side that holds Divine Aid is full sooner, the other draws on', () => {
    const kept = ['coup-1', 'coup-2', 'coup-3'];
    const out = EVENT.ids.filter(
      id => !kept.includes(id) && id !== 'divine-aid' && !['military-1', 'military-2', 'military-3'].includes(id),
    );
    const table = tableOf(
      egemonia,
      {
        phase: 'draw',
        turn: 1,
        levels: LEVELS,
        oracle: 'athens',
        out,
        hands: { sparta: ['divine-aid', 'military-1', 'military-2', 'military-3'] },
      },
      { chance: kept },
    );
    expect(table.of('drawn')).toMatchObject([
      { seat: 'sparta', count: 1 },
      { seat: 'athens', count: 2 },
    ]);
  });

  test('EG-3.1-d hands are secret', () => {
    const table = tableOf(egemonia, { phase: 'draw', levels: LEVELS, oracle: 'sparta' }, { chance: DRAWS });
    const seen = (seat: string | null) => table.match.see(seat).view as View;
    expect(seen('sparta').hand).toEqual(EVENT.ids.filter(id => SPARTAN.includes(id)));
    expect(JSON.stringify(seen('athens'))).not.toMatch(/olympics|coup-1"/);
    expect(seen(null).hand).toEqual([]);
    expect(seen('athens').held).toEqual({ sparta: 5, athens: 5 });
    expect(table.match.events('athens')[0].map(event => event.secret)).toEqual([
      undefined,
      undefined,
      { to: 'athens', events: [...ATHENIAN].sort() },
    ]);
  });

  test('EG-3.2-a EG-R4 the holder of the Oracle puts one back first and then draws, perhaps the same', () => {
    const table = tableOf(egemonia, {
      phase: 'pythia',
      levels: LEVELS,
      oracle: 'athens',
      hands: { sparta: SPARTAN, athens: ATHENIAN },
    });
    expect(table.match.pending()).toMatchObject([{ seat: 'athens', step: 'pythia' }]);
    expect(table.why({ type: 'consult', event: 'coup-1' })).toBe('EG-3.2-a');
    expect(table.why({ type: 'place', event: 'coup-2', area: 'thebes' })).toBe('EG-3.2-a');
    table.act({ type: 'consult', event: 'coup-2' }, { chance: ['coup-2', 6, 1] });
    expect(table.position<Position>().hands?.athens).toContain('coup-2');
  });

  test('EG-3.2-a the event put back is known to the guest alone', () => {
    const table = tableOf(egemonia, {
      phase: 'pythia',
      levels: LEVELS,
      oracle: 'athens',
      hands: { sparta: SPARTAN, athens: ATHENIAN },
    });
    table.act({ type: 'consult', event: 'military-2' }, { chance: ['coup-3', 6, 1] });
    expect((table.match.see('athens').view as View).returned).toBe('military-2');
    const first = { phase: 'placement', hands: { sparta: ['coup-1'] }, returned: { by: 'athens', event: 'military-1' } } as const;
    expect(tableOf(egemonia, first).position<Position>().returned).toEqual(first.returned); // also the first of all events
    expect((tableOf(egemonia, first).match.see('athens').view as View).returned).toBe('military-1');
    expect((table.match.see('sparta').view as View).returned).toBeNull();
    expect(
      table.match
        .events('sparta')
        .flat()
        .find(({ kind }) => kind === 'consulted'),
    ).not.toHaveProperty('secret');
  });

  test.each([
    ['Divine Aid', 'divine-aid', 'coup-3'],
    ['another event', 'coup-2', 'coup-3'],
    ['Divine Aid, which comes again', 'divine-aid', 'divine-aid'],
  ])(
    'EG-3.1-d EG-3.2-a whoever keeps Divine Aid and asks the Pythia: nobody else can tell whether %s went back',
    (_, back, drawn) => {
      const table = tableOf(egemonia, {
        phase: 'pythia',
        levels: LEVELS,
        oracle: 'athens',
        aid: 'athens',
        hands: { sparta: SPARTAN, athens: ['divine-aid', ...ATHENIAN.slice(1)] },
      });
      const aid = (): string | null => (table.match.see('sparta').view as View).aid;
      expect(aid()).toBe('athens');
      table.act({ type: 'consult', event: back }, { chance: [drawn, 6, 1] });
      expect(aid()).toBeNull();
    },
  );

  test('EG-3.2-a what went back is forgotten with the next draw: it may be drawn again', () => {
    const table = tableOf(
      egemonia,
      { phase: 'nike', turn: 3, levels: LEVELS, returned: { by: 'athens', event: 'coup-2' } },
      { seed: 1 },
    );
    expect((table.match.see('athens').view as View).returned).toBeNull();
    expect(table.position<Position>()).not.toHaveProperty('returned');
  });

  test('EG-3.2-b EG-4.8-d after use the Oracle lies in Delphi and belongs to nobody', () => {
    const table = tableOf(egemonia, {
      phase: 'pythia',
      levels: LEVELS,
      oracle: 'athens',
      hands: { sparta: SPARTAN, athens: ATHENIAN },
    });
    table.act({ type: 'consult', event: 'coup-2' }, { chance: ['coup-3', 6, 1] });
    expect(table.position<Position>().oracle).toBe('delphi');
  });

  test('EG-3.3-a EG-R5 the higher die has the favour, ties are rolled again', () => {
    const table = tableOf(
      egemonia,
      { phase: 'favour', levels: LEVELS, hands: { sparta: SPARTAN, athens: ATHENIAN } },
      { chance: [4, 4, 2, 5] },
    );
    expect(table.of('favour')).toMatchObject([
      { dice: { sparta: 4, athens: 4 }, seat: null },
      { dice: { sparta: 2, athens: 5 }, seat: 'athens' },
    ]);
    expect(table.position<Position>().favour).toBe('athens');
  });

  test('EG-3.4-a EG-R6 alternately, the side with the favour first, until both hands are empty', () => {
    const table = placing('athens', { sparta: ['coup-1', 'coup-2', 'coup-3'], athens: ['military-1'] }, { turn: 10 });
    const order: string[] = [];
    while (table.match.outcome === null) {
      const { seat } = table.match.pending()[0];
      order.push(seat);
      table.act(table.match.legal(seat)[0]);
    }
    expect(order).toEqual(['athens', 'sparta', 'sparta', 'sparta']); // a side with no events left is skipped
  });

  test('EG-3.4-a the alternation begins anew in each turn, with the side that has the favour', () => {
    const table = placing('sparta', { sparta: ['coup-1'] });
    table.act({ type: 'box', event: 'coup-1' }, { chance: [...DRAWS, 1, 6] });
    expect(table.match.pending()).toMatchObject([{ seat: 'athens', step: 'placement' }]);
    table.act({ type: 'box', event: 'coup-2' });
    expect((table.match.see('sparta').view as View).boxed.athens).toEqual([{ order: 0 }]);
  });

  test('EG-3.4-a EG-3.4-c a placement and a boxed event are told, the face to the one who laid it', () => {
    const table = placing('sparta', { sparta: ['coup-1'], athens: ['coup-2', 'coup-3'] });
    table.act({ type: 'place', event: 'coup-1', area: 'thebes' });
    table.act({ type: 'box', event: 'coup-2' });
    const told = (seat: string) => table.match.events(seat).flat();
    expect(told('athens')).toEqual([
      { kind: 'placed', rule: 'EG-3.4-a', seat: 'sparta', area: 'thebes' },
      { kind: 'boxed', rule: 'EG-3.4-c', seat: 'athens', secret: { to: 'athens', event: 'coup-2' } },
    ]);
    expect(told('sparta')).toEqual([
      { kind: 'placed', rule: 'EG-3.4-a', seat: 'sparta', area: 'thebes', secret: { to: 'sparta', event: 'coup-1' } },
      { kind: 'boxed', rule: 'EG-3.4-c', seat: 'athens' },
    ]);
  });

  test('EG-3.4-b only an event of the own hand, in an area or the own box', () => {
    const table = placing('sparta', { sparta: ['coup-1'], athens: ['coup-2'] });
    expect(table.why({ type: 'place', event: 'coup-2', area: 'thebes' })).toBe('EG-3.4-b');
    expect(table.why({ type: 'box', event: 'coup-2' })).toBe('EG-3.4-b');
    expect(table.why({ type: 'box', event: 'coup-1' })).toBeNull();
    expect(table.why({ type: 'consult', event: 'coup-1' })).toBe('EG-3.4-a');
    expect(table.why({ type: 'box', event: 'coup-2' }, 'athens')).toBe('EG-3.4-a');
  });

  test('EG-3.4-c EG-R7 an event in the box does nothing and returns to the cup unseen, a special too', () => {
    const table = placing('sparta', { sparta: ['brasidas'], athens: ['coup-2'] }, { turn: 10 });
    table.act({ type: 'box', event: 'brasidas' });
    table.act({ type: 'box', event: 'coup-2' });
    const { levels, cup, out } = table.position<Position>();
    expect(levels).toEqual(LEVELS);
    expect(cup).toEqual(expect.arrayContaining(['brasidas', 'coup-2']));
    expect(out).toEqual([]);
    expect(JSON.stringify(table.match.events('athens'))).not.toContain('brasidas');
  });

  test('EG-R7 a boxed Divine Aid was not used: it stays with its holder', () => {
    const table = placing('sparta', { sparta: ['divine-aid'] }, { turn: 10 });
    table.act({ type: 'box', event: 'divine-aid' });
    expect(table.position<Position>().hands?.sparta).toEqual(['divine-aid']);
  });

  test('EG-3.4-d placement is checked from the levels of the phase: what was placed before changes nothing', () => {
    const table = placing('athens', { athens: ['coup-1', 'ascendancy-1'] });
    table.act({ type: 'place', event: 'coup-1', area: 'byzantium' });
    expect(table.why({ type: 'place', event: 'ascendancy-1', area: 'lesbos' })).toBe('EG-4.2-a');
  });

  test('EG-3.4-e any number may stand in an area; order and owner are public, faces are not', () => {
    const table = placing('sparta', { sparta: ['coup-1', 'olympics', 'military-4'], athens: ['coup-2', 'military-2'] });
    for (const [event, area] of [
      ['coup-1', 'thebes'],
      ['coup-2', 'thebes'],
      ['olympics', 'thebes'],
      ['military-2', 'thebes'],
    ])
      table.act({ type: 'place', event, area });
    expect((table.match.see('athens').view as View).placed).toEqual([
      { area: 'thebes', by: 'sparta', order: 0 },
      { area: 'thebes', by: 'athens', order: 1, event: 'coup-2' },
      { area: 'thebes', by: 'sparta', order: 2 },
      { area: 'thebes', by: 'athens', order: 3, event: 'military-2' },
    ]);
  });

  test('EG-3.5-a the last placement reveals all, compares and updates the levels', () => {
    const table = placing('sparta', { sparta: ['coup-1'], athens: ['coup-2'] }, { turn: 10 });
    table.act({ type: 'place', event: 'coup-1', area: 'thebes' });
    expect(table.of('revealed')).toEqual([]);
    const events = table.act({ type: 'place', event: 'coup-2', area: 'argos' });
    expect(events.find(({ kind }) => kind === 'revealed')).toMatchObject({
      reveals: true,
      placed: [
        { event: 'coup-1', area: 'thebes' },
        { event: 'coup-2', area: 'argos' },
      ],
    });
    expect(table.position<Position>().levels).toEqual({ ...LEVELS, thebes: { sparta: 1 }, argos: { athens: 1 } });
  });

  test('EG-3.6-a nobody has won and it is not turn ten: the next turn begins', () => {
    const table = tableOf(egemonia, { phase: 'nike', turn: 4, levels: LEVELS }, { seed: 1 });
    expect(table.match.outcome).toBeNull();
    expect(table.position<Position>().turn).toBe(5);
  });
});
