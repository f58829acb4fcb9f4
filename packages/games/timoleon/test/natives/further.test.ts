import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];
const war = (army: string, turns = 1) => ({
  sicani: { army, turns, enemy: 'carthage', size: [4, 6, 2], extinct: false },
});
const phase1 = (given: object, chance: readonly unknown[]) =>
  tableOf(timoleon, { phase: 'natives', turn: 5, order: ORDER, alliances: [], leaders: {}, ...given }, { chance, seed: 1 });

describe('TI-FN natives, further', () => {
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
          force('entella', 'sicani', { 'native-hoplites': 4, 'native-light': 6 }),
          force('entella.city', 'carthage', { 'mercenary-light': 1 }),
        ],
        zones: { entella: { control: 'carthage', siege: { by: 'sicani', turns: 3 } } },
        natives: war('conquest', 3),
      },
      // 3 − 3: treason.
      { chance: [3], seed: 1 },
    );
    expect(table.of('treason')).toMatchObject([{ zone: 'entella', by: 'sicani' }]);
    expect(pointsAt(table, 'entella.city', 'sicani')).toEqual({ 'native-hoplites': 1 });
    expect(table.of('natives-leave')).toHaveLength(1);
    expect(written(table).zones.entella.control).toBe('sicani');
  });
  test('TI-FN-f conquered territories count for the replacement of losses', () => {
    const table = phase1(
      {
        forces: [
          force('entella', 'sicani', { 'native-hoplites': 3, 'native-light': 1, 'native-cavalry': 2 }),
          force('entella.city', 'sicani', { 'native-hoplites': 1 }),
        ],
        zones: { entella: { control: 'sicani' } },
        natives: { sicani: { army: 'conquest', turns: 1, enemy: 'carthage', size: [3, 9, 2], extinct: false } },
      },
      [],
    );
    expect(table.of('natives-replace')).toMatchObject([{ people: 'sicani', points: 5 }]);
  });
  test('TI-FN-g TI-FN-u an army at war frees the lands of its people before it goes on', () => {
    const table = phase1(
      {
        forces: [
          force('entella', 'sicani', { 'native-hoplites': 4, 'native-light': 6, 'native-cavalry': 2 }),
          force('macella', 'iceta', { 'mercenary-light': 1 }),
        ],
        zones: { macella: { control: 'sicani', raised: true } },
        natives: war('destructive'),
      },
      [],
    );
    expect(table.of('natives-move')).toMatchObject([{ people: 'sicani', zone: 'macella' }]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'iceta', step: 'tactics' });
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
});

describe('TI-IX-g TI-R77 TI-R102 TI-R103, further', () => {
  test('TI-IX-g TI-II-f who is out of the game rolls nothing, picks nothing and comes last', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'turn',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: {},
        forces: ['carthage', 'timoleone', 'dionysio'].map(owner => force('gaul', owner, { 'mercenary-light': 1 })),
        expeditions: {
          carthage_1: { status: 'arrived', turn: 2, place: null },
          carthage_2: { status: 'cancelled', turn: 0, place: null },
        },
      },
      { chance: [1, 2, 2, 2, 9, 5, 1] },
    );
    expect(table.of('out')).toMatchObject([{ seat: 'iceta' }]);
    expect(table.of('order-dice')).toMatchObject([{ dice: [[9], [5], [], [1]], ranking: ['carthage', 'timoleone', 'dionysio'] }]);
    table.act({ type: 'pick', place: 1 });
    expect(table.why({ type: 'pick', place: 4 })).toBe('TI-II-f');
    table.act({ type: 'pick', place: 2 });
    table.act({ type: 'pick', place: 3 });
    expect(written(table).order).toEqual(['carthage', 'timoleone', 'dionysio', 'iceta']);
  });
  test('TI-R77 when an alliance ends guests leave Ortygia for the Market and the harbours for the sea', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'negotiation',
        turn: 5,
        order: ['dionysio', 'iceta', 'carthage', 'timoleone'],
        alliances: [['dionysio', 'iceta']],
        leaders: { euthymus: { place: 'syr_ortygia', owner: 'iceta' }, iceta: { place: 'syr_great_harbour', owner: 'iceta' } },
        forces: [
          force('syr_ortygia', 'dionysio', { 'mercenary-hoplites': 2 }),
          force('syr_ortygia', 'iceta', { 'mercenary-hoplites': 1 }),
          force('syr_great_harbour', 'iceta', { triremes: 2 }),
        ],
      },
      { seed: 1 },
    );
    table.act({ type: 'break', faction: 'iceta' });
    expect(pointsAt(table, 'syr_market', 'iceta')).toEqual({ 'mercenary-hoplites': 1 });
    expect(pointsAt(table, 'sea_syracuse', 'iceta')).toEqual({ triremes: 2 });
    expect(written(table).leaders).toMatchObject({ euthymus: { place: 'syr_market' }, iceta: { place: 'sea_syracuse' } });
  });
  test('TI-R102 TI-FC-n TI-FD-j plundered quarters weigh on whoever holds all of Syracuse', () => {
    const zones = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
    const end = (owner: string, city?: string) => {
      const table = tableOf(
        timoleon,
        {
          phase: 'end',
          turn: 25,
          order: ORDER,
          alliances: [],
          leaders: {},
          forces: ORDER.map(seat => force('gaul', seat, { 'mercenary-light': 1 })),
          zones: Object.fromEntries(
            zones.map(id => [`syr_${id}`, { control: owner, ...(id === 'market' && city !== undefined ? { city } : {}) }]),
          ),
        },
        { seed: 1 },
      );
      const [{ points }] = table.of('end') as unknown as { points: Record<string, number> }[];
      return points[owner];
    };
    expect(end('carthage', 'plundered')).toBe(end('carthage') - 1);
    expect(end('timoleone', 'plundered')).toBe(end('timoleone') - 1);
  });
  test('TI-R103 TI-A-b TI-L-k an army that has just landed assaults with half its strength', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'sea_catana', owner: 'carthage' } },
      forces: [
        force('sea_catana', 'carthage', { triremes: 7, 'mercenary-hoplites': 7 }),
        force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
      ],
    });
    march(table, 'bostar');
    table.act({ type: 'land', place: 'catana' });
    choose(table, 'besiege');
    choose(table, 'assault');
    expect(table.match.pending()[0].about).toMatchObject({ attack: 14, defence: 16 });
  });
  test('TI-R93 TI-IV-w mutineers plunder with their own points, and the loss is theirs', () => {
    const table = operations('carthage', {
      leaders: { hanno: { place: 'catana', owner: 'carthage' } },
      forces: [
        force('catana', 'carthage', {
          'mercenary-hoplites': 9,
          'mercenary-light-discontented': 4,
          'mercenary-cavalry-discontented': 2,
        }),
      ],
    });
    table.act({ type: 'activate', leader: 'hanno' });
    table.act({ type: 'take', unit: 'mercenary-light-discontented', count: 4 });
    table.act({ type: 'take', unit: 'mercenary-cavalry-discontented', count: 2 });
    // Four black silhouettes against six points: no +1, though nine hoplites look on.
    choose(table, 'march', [1, 4]);
    expect(table.of('plundered')).toMatchObject([{ zone: 'catana', die: 4, lost: 4, modifiers: [{ rule: 'TI-IV-w', by: 0 }] }]);
    expect(table.why({ type: 'lose', owner: 'carthage', unit: 'mercenary-hoplites' })).toBe('TI-A-h');
    for (let n = 0; n < 4; n++) table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light-discontented' });
    expect(pointsAt(table, 'catana', 'carthage')).toMatchObject({ 'mercenary-cavalry-discontented': 2 });
  });
});
