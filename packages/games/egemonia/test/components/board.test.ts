import { isFaulty, Match, readSetup } from '@polemos/kernel';
import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import board from '../../data/board.json' with { type: 'json' };
import { AREA, EVENT, egemonia, type Position, type State } from '../../index.ts';

/** Where an event is besides an area: out of the game, in a hand. */
const OUT = AREA.size + 1;
const HAND = AREA.size + 4;

const start = (scenario: string) => tableOf(egemonia, null, { scenario, seed: 1 }).position<Position>();

describe('EG-1 the game, EG-2 the start', () => {
  test('EG-1-a two seats, Sparta and Athens', () => {
    expect(egemonia.seats).toEqual(['sparta', 'athens']);
  });

  test('EG-1.1-a at most ten turns: the tenth ends the match', () => {
    const table = tableOf(egemonia, {
      phase: 'nike',
      turn: 10,
      levels: { sparta: { sparta: 1 }, thebes: { sparta: 1 }, athens: { athens: 1 } },
    });
    expect(table.match.outcome).toMatchObject({ rule: 'EG-7-c', score: [1, 0] });
  });

  test('EG-1.2-a EG-R1 twenty areas joined by land and sea lines, a pair by at most one of each', () => {
    expect(board.areas).toHaveLength(20);
    const lines = board.connections.map(({ a, b, type }) => [[a, b].sort().join('-'), type].join(' '));
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(board.connections.map(({ type }) => type))).toEqual(new Set(['land', 'sea']));
    for (const { a, b } of board.connections) expect(AREA.find(a) >= 0 && AREA.find(b) >= 0).toBe(true);
  });

  test('EG-1.2-a every datum that was reconstructed says so', () => {
    const named = ['sparta', 'athens', 'thebes', 'corinth', 'amphipolis', 'delos', 'delphi', 'sicily'];
    for (const { id, source } of board.areas) expect(source, id).toBe(named.includes(id) ? 'seed' : 'reconstructed');
    for (const { source } of board.connections) expect(source).toBe('reconstructed');
  });

  test('EG-1.2-b a line of either kind makes two areas adjacent', () => {
    const place = (area: string) =>
      tableOf(egemonia, {
        phase: 'placement',
        favour: 'sparta',
        levels: { sparta: { sparta: 2 } },
        hands: { sparta: ['ascendancy-1'] },
      }).why({
        type: 'place',
        event: 'ascendancy-1',
        area,
      });
    for (const area of AREA.ids) {
      const beside = board.connections.some(({ a, b }) => (a === 'sparta' && b === area) || (b === 'sparta' && a === area));
      expect(place(area) === null, area).toBe(beside);
    }
  });

  test('EG-1.2-c the capitals and the areas named by the rules exist', () => {
    expect(board.areas.filter(({ kind }) => kind === 'capital').map(({ id, home }) => [id, home])).toEqual([
      ['sparta', 'sparta'],
      ['athens', 'athens'],
    ]);
    for (const id of ['thebes', 'corinth', 'amphipolis', 'delos', 'delphi', 'sicily'])
      expect(AREA.find(id)).toBeGreaterThanOrEqual(0);
  });

  test('EG-1.3-a 22 events: 4 military, 4 ascendancy, 4 coup, 2 false alarm, divine aid, olympics, 6 specials', () => {
    const count = (start: string) => EVENT.ids.filter(id => id.startsWith(start)).length;
    expect(EVENT.size).toBe(22);
    expect(['military', 'ascendancy', 'coup', 'false-alarm', 'divine-aid', 'olympics'].map(count)).toEqual([4, 4, 4, 2, 1, 1]);
    expect(EVENT.ids.slice(16)).toEqual(['oligarchs', 'persian-gold', 'brasidas', 'democrats', 'delian-treasure', 'pericles']);
  });

  test('EG-1.3-b the Oracle is no event of the cup', () => {
    expect(EVENT.find('oracle')).toBe(-1);
    expect(tableOf(egemonia, { phase: 'draw' }, { seed: 3 }).position<Position>().oracle).toBe('delphi');
  });

  test('EG-1.3-c EG-2-b levels by side and area; Syracuse stands in Sicily and belongs to nobody', () => {
    const { levels, syracuse } = start('standard');
    expect(syracuse).toBe(true);
    expect(levels).not.toHaveProperty('sicily');
  });

  test('EG-2-a EG-R2 standard: level 2 in each capital, nothing else', () => {
    expect(start('standard')).toMatchObject({ scenario: 'standard' });
    expect(start('standard').levels).toEqual({ sparta: { sparta: 2 }, athens: { athens: 2 } });
  });

  test('EG-2-c the Oracle lies in Delphi, all 22 events come from the cup', () => {
    const { oracle, cup, hands, out } = start('standard');
    expect(oracle).toBe('delphi');
    expect(out).toEqual([]);
    expect([...(cup ?? []), ...(hands?.sparta ?? []), ...(hands?.athens ?? [])].sort()).toEqual([...EVENT.ids].sort());
  });

  test('a set-up that does not exist is refused with the place of the fault', () => {
    expect(readSetup(egemonia, { scenario: 'modern' })).toEqual({
      faults: [{ at: 'scenario', what: 'one of standard, historical' }],
    });
    expect(readSetup(egemonia, { options: { x: 1 } })).toEqual({
      faults: [{ at: 'options.x', what: 'no such option' }],
    });
  });

  test.each<[string, (s: State) => void]>([
    ['EG-5.1-a', s => void (s.level[AREA.at('thebes') * 2] = 3)],
    ['EG-5.1-a', s => void (s.level[AREA.at('thebes') * 2] = -1)],
    ['EG-5.1-a', s => void (s.level[AREA.at('thebes') * 2 + 1] = 3)],
    ['EG-5.1-a', s => void (s.level[AREA.at('thebes') * 2 + 1] = -1)],
    ['EG-5-l', s => void s.level.fill(1, AREA.at('thebes') * 2, AREA.at('thebes') * 2 + 2)],
    ['EG-5.2-b', s => void (s.level[AREA.at('sicily') * 2] = 1)],
    ['EG-5.2-b', s => void (s.level[AREA.at('sicily') * 2 + 1] = 1)],
    ['nowhere', s => void (s.where[EVENT.at('coup-1')] = -1)],
    ['nowhere', s => void (s.where[EVENT.at('coup-1')] = 99)],
    ['EG-4.7-e', s => void (s.where[EVENT.at('coup-1')] = OUT)],
    ['EG-3.1-a', s => void s.where.fill(HAND, 0, 6)],
    ['EG-3.1-a', s => void s.where.fill(HAND + 1, 0, 6)],
    ['EG-1.3-a', s => void s.where.fill(OUT, EVENT.size - 7)],
    ['EG-1.1-a', s => void (s.turn = 0)],
    ['EG-1.1-a', s => void (s.turn = 11)],
  ])('%s a state that breaks it is found out', (rule, spoil) => {
    const state = egemonia.begin({ scenario: 'standard', options: {} });
    state.turn = 1;
    expect(egemonia.invariants(state)).toEqual([]);
    spoil(state);
    expect(egemonia.invariants(state).join()).toContain(rule);
  });

  test.each([
    ['in the hand', { hands: { sparta: ['divine-aid'] } }],
    ['in the box', { boxes: { sparta: ['divine-aid'] }, hands: { sparta: ['coup-1'] } }],
    ['on the map', { placed: { thebes: { sparta: ['divine-aid'] } }, hands: { sparta: ['coup-1'] } }],
  ])('EG-3.1-b a position tells of a known Divine Aid %s', (_, position) => {
    expect(tableOf(egemonia, { phase: 'placement', aid: 'sparta', ...position }).position<Position>().aid).toBe('sparta');
  });

  test.each([
    ['an unknown area', { levels: { rome: { sparta: 1 } } }, '/levels/rome'],
    ['EG-5-l both sides in one area', { levels: { thebes: { sparta: 1, athens: 1 } } }, '/levels/thebes'],
    ['EG-5.2-b a level beside Syracuse', { levels: { sicily: { athens: 1 } } }, '/levels/sicily'],
    ['EG-5.1-a a level of three', { levels: { thebes: { sparta: 3 } } }, '/levels/thebes/sparta'],
    [
      'EG-3.1-a six in a hand',
      { hands: { sparta: ['coup-1', 'coup-2', 'coup-3', 'coup-4', 'military-1', 'military-2'] } },
      '/hands/sparta',
    ],
    [
      'EG-3.1-a six events of a side, some of them on the map and in the box',
      {
        ...{ phase: 'placement', hands: { sparta: ['coup-1', 'coup-2', 'coup-3'] } },
        ...{ placed: { thebes: { sparta: ['coup-4'] } }, boxes: { sparta: ['military-1', 'military-2'] } },
      },
      '/placed',
    ],
    ['EG-3.4-a a comparison while a hand holds events', { phase: 'comparison', hands: { athens: ['coup-1'] } }, '/hands'],
    ['an event in two places', { hands: { sparta: ['coup-1'] }, out: ['coup-1'] }, '/hands/sparta'],
    ['EG-3.2-a a Pythia without a guest', { phase: 'pythia' }, '/oracle'],
    ['EG-3.4-a a placement with empty hands', { phase: 'placement' }, '/hands'],
    [
      'EG-4.2-a an ascendancy laid where it may not lie',
      { placed: { thebes: { sparta: ['ascendancy-1'] } } },
      '/placed/thebes/sparta',
    ],
    [
      'EG-4.1-a arms laid where they do not reach',
      { placed: { byzantium: { sparta: ['military-1'] } } },
      '/placed/byzantium/sparta',
    ],
    ['an order that names others', { placed: { thebes: { sparta: ['coup-1'] } }, order: ['coup-2'] }, '/order'],
    ['EG-3-a an event on the map before the draw', { placed: { thebes: { sparta: ['coup-1'] } } }, '/placed'],
    ['EG-3-a an event in a box before the favour', { phase: 'favour', boxes: { sparta: ['coup-1'] } }, '/placed'],
    ['EG-4.5-c a Divine Aid known to be where it is not', { aid: 'sparta', hands: { athens: ['divine-aid'] } }, '/aid'],
    ['a cup that names what is elsewhere', { cup: ['coup-1'], hands: { sparta: ['coup-1'] } }, '/cup'],
    ['a cup that forgets events', { cup: ['coup-1'] }, '/cup'],
    [
      'an order that names more',
      { phase: 'comparison', placed: { thebes: { sparta: ['coup-1'] } }, order: ['coup-1', 'coup-2'] },
      '/order',
    ],
    [
      'EG-3.2-a a returned event that is in a hand',
      { returned: { by: 'sparta', event: 'coup-1' }, hands: { athens: ['coup-1'] } },
      '/returned',
    ],
    ['no object', 5, 'position'],
  ])('a position with %s is refused', (_, position, at) => {
    const read = Match.begin(egemonia, { match: 'x', setup: { scenario: 'standard', options: {}, position }, dice: null });
    expect(isFaulty(read) && read.faults.map(fault => fault.at)).toContain(at);
  });
});
