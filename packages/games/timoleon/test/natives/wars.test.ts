import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, ORDER, operations, pointsAt, written } from '../table.ts';

const war = (army: string, turns = 1) => ({
  sicans: { army, turns, enemy: 'carthage', size: [4, 6, 2], extinct: false },
});
const phase1 = (given: object, chance: readonly unknown[]) =>
  tableOf(timoleon, { phase: 'natives', turn: 5, order: ORDER, alliances: [], leaders: {}, ...given }, { chance, seed: 1 });

describe('natives at war', () => {
  const war = (army: string, garrison: Record<string, number>, chance: readonly unknown[], more: object = {}) =>
    tableOf(
      timoleon,
      {
        phase: 'natives',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: { ducetius: { place: 'thermae', owner: 'sicans' } },
        forces: [
          force('thermae', 'sicans', { 'native-hoplites': 4, 'native-light': 8, 'native-cavalry': 3 }),
          force('thermae.city', 'carthage', garrison),
        ],
        zones: { thermae: { control: 'carthage', raised: true, siege: { by: 'sicans', turns: 1 } } },
        natives: { sicans: { army, turns: 1, enemy: 'carthage', size: [4, 8, 3], extinct: false } },
        ...more,
      },
      { chance, seed: 1 },
    );

  test('TI-FN-n TI-FN-x TI-FN-ac TI-R52 a war of conquest continues its siege, takes the city unplundered and leaves a hoplite point', () => {
    const table = war('conquest', { 'mercenary-light': 1 }, []);
    expect(table.of('native-siege')).toMatchObject([{ assault: true, strengths: [16 + 24 + 3, 6] }]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'stratagems' });
    // The natives take an option by lot: 1 of 2, for they have no engines, no breach and a second siege turn is needed for a mine.
    const { entries } = table.match.log();
    expect(entries).toHaveLength(0);
    table.act({ type: 'stratagem', stratagem: 'boiling_oil' }, { chance: [1, 6, 1] });
    expect(table.of('plundered')).toHaveLength(0);
    expect(table.of('city-plundered')).toHaveLength(0);
    expect(written(table).zones.thermae.control).toBe('sicans');
    expect(pointsAt(table, 'thermae.city', 'sicans')).toEqual({ 'native-hoplites': 1 });
  });

  test('TI-FN-m TI-II-r TI-FN-o a destructive war plunders the land and goes for the city in one turn', () => {
    const table = war('destructive', { 'mercenary-hoplites': 6 }, [], {
      zones: { thermae: { control: 'carthage', raised: true } },
      forces: [
        force('thermae', 'sicans', { 'native-hoplites': 4, 'native-light': 8 }),
        ...['thermae_selinuntiae', 'entella', 'panormus'].map(zone =>
          force(`${zone}.city`, 'carthage', { 'mercenary-light': 9 }),
        ),
        force('thermae.city', 'carthage', { 'mercenary-hoplites': 6 }),
      ],
    });
    // Thermae has fewest defenders among the neighbours; its garrison withdraws.
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    table.act({ type: 'choose', choice: 'withdraw' }, { chance: [6] });
    expect(table.of('plundered')).toMatchObject([{ zone: 'thermae', owner: 'sicans' }]);
    expect(written(table).zones.thermae.siege).toMatchObject({ by: 'sicans' });
  });
});

test('TI-FN-ad in native sieges only turns, coast and lost levels count', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'end',
      turn: 5,
      order: ORDER,
      leaders: {},
      forces: [
        force('agrigentum', 'sicans', { 'native-light': 5 }),
        force('agrigentum.city', 'neutral', { 'citizen-hoplites': 3 }),
      ],
      zones: { agrigentum: { control: 'neutral', raised: true, defence: 2, siege: { by: 'sicans', turns: 2 } } },
      natives: { sicans: { army: 'conquest', turns: 1, enemy: 'carthage', size: [0, 5, 0], extinct: false } },
    },
    { chance: [10], seed: 1 },
  );
  expect(table.of('hunger')[0].modifiers).toEqual([
    { rule: 'TI-H-a', what: 'turns', by: -2 },
    { rule: 'TI-H-a', what: 'coast', by: 1 },
    { rule: 'TI-H-a', what: 'levels', by: -1 },
  ]);
});

test('TI-FN-a natives have no treasury; TI-R51 the enemy with most territories', () => {
  expect(Object.keys(written(operations('hicetas', {})).treasury)).toEqual(ORDER);
  const table = tableOf(
    timoleon,
    { phase: 'natives', turn: 5, order: ORDER, forces: [], leaders: {}, alliances: [] },
    { chance: [5, 1, 4, 3, 4], seed: 5 },
  );
  expect(table.of('native-enemy')).toMatchObject([{ die: 4, purpose: 'raid', enemy: 'carthage' }]);
});

test('TI-FN-n TI-FN-ac a city that a war of conquest takes by hunger gets its garrison too', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'end',
      turn: 5,
      order: ORDER,
      alliances: [],
      leaders: {},
      forces: [
        force('entella', 'sicans', { 'native-hoplites': 4, 'native-light': 6 }),
        force('entella.city', 'carthage', { 'mercenary-light': 1 }),
      ],
      zones: { entella: { control: 'carthage', siege: { by: 'sicans', turns: 3 } } },
      natives: war('conquest', 3),
    },
    // 3 − 3: treason.
    { chance: [3], seed: 1 },
  );
  expect(table.of('treason')).toMatchObject([{ zone: 'entella', by: 'sicans' }]);
  expect(pointsAt(table, 'entella.city', 'sicans')).toEqual({ 'native-hoplites': 1 });
  expect(table.of('natives-leave')).toHaveLength(1);
  expect(written(table).zones.entella.control).toBe('sicans');
});

test('TI-FN-f conquered territories count for the replacement of losses', () => {
  const table = phase1(
    {
      forces: [
        force('entella', 'sicans', { 'native-hoplites': 3, 'native-light': 1, 'native-cavalry': 2 }),
        force('entella.city', 'sicans', { 'native-hoplites': 1 }),
      ],
      zones: { entella: { control: 'sicans' } },
      natives: { sicans: { army: 'conquest', turns: 1, enemy: 'carthage', size: [3, 9, 2], extinct: false } },
    },
    [],
  );
  expect(table.of('natives-replace')).toMatchObject([{ people: 'sicans', points: 5 }]);
});

test('TI-FN-g TI-FN-u an army at war frees the lands of its people before it goes on', () => {
  const table = phase1(
    {
      forces: [
        force('entella', 'sicans', { 'native-hoplites': 4, 'native-light': 6, 'native-cavalry': 2 }),
        force('macella', 'hicetas', { 'mercenary-light': 1 }),
      ],
      zones: { macella: { control: 'sicans', raised: true } },
      natives: war('destructive'),
    },
    [],
  );
  expect(table.of('natives-move')).toMatchObject([{ people: 'sicans', zone: 'macella' }]);
  expect(table.match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'tactics' });
});

test('TI-FN-v TI-IV-ae the land around a destroyed city is still a territory of the enemy', () => {
  const table = phase1(
    {
      forces: [
        force('entella.city', 'carthage', { 'mercenary-light': 1 }),
        force('segesta.city', 'carthage', { 'mercenary-light': 9 }),
      ],
      zones: { entella: { control: 'carthage', city: 'destroyed', defence: 0 } },
    },
    [5, 2, 1],
  );
  const [{ candidates }] = table.of('native-target') as unknown as { candidates: { zone: string }[] }[];
  expect(candidates.map(({ zone }) => zone)).toContain('entella');
});
