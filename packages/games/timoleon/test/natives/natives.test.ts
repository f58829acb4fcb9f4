import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const phase1 = (given: object, chance: readonly unknown[]) =>
  tableOf(
    timoleon,
    {
      phase: 'natives',
      turn: 5,
      order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
      alliances: [],
      forces: [],
      leaders: {},
      ...given,
    },
    { chance, seed: 3 },
  );
const QUIET = [1];

describe('TI-FN natives', () => {
  test('TI-FN-b TI-FN-c TI-FN-d TI-FN-g TI-FN-e entering a native territory raises its garrison and the army of reaction', () => {
    const table = operations('hicetas', {
      leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } },
      forces: [force('leontini.city', 'hicetas', { 'mercenary-hoplites': 5 })],
    });
    march(table, 'hicetas');
    table.act({ type: 'step', place: 'caltagirone' }, { chance: [3, 5] });
    expect(pointsAt(table, 'caltagirone.city', 'sicels')).toEqual({ 'native-hoplites': 2 });
    expect(table.of('native-army')).toMatchObject([
      {
        people: 'sicels',
        purpose: 'reaction',
        dice: [3, 5],
        light: 8,
        cavalry: 3,
        hoplites: 0,
        leader: 'agyris',
        zone: 'armerina',
      },
    ]);
    expect(written(table).leaders.agyris.place).toBe('armerina');
  });
  test('TI-FN-i TI-FN-j TI-EX21 TI-FN-k activity, people, enemy: a war of conquest of the Sicans', () => {
    const table = phase1({}, [5, 4, 6, 3, 5]);
    expect(table.of('native-activity')).toMatchObject([{ die: 5, which: 4, peoples: ['sicans'] }]);
    expect(table.of('native-enemy')).toMatchObject([{ die: 6, purpose: 'conquest', enemy: 'carthage' }]);
    expect(table.of('native-army')).toMatchObject([{ dice: [3, 5], cavalry: 3, light: 8, hoplites: 4, leader: 'ducetius' }]);
    expect(table.of('native-target')[0].candidates).not.toHaveLength(0);
  });
  test('TI-FN-i 1 to 4: nothing happens; TI-II-d in phase 1', () => {
    const table = phase1({}, [4]);
    expect(table.of('native-activity')).toMatchObject([{ die: 4, peoples: [] }]);
    expect(table.of('native-army')).toHaveLength(0);
    expect(table.told[0].kind).toBe('native-activity');
  });
  test('TI-FN-l TI-FN-v TI-FN-y TI-FN-z TI-FN-aa TI-EX21 a raid: the weakest, then the richest; plunder; an undefended city falls and is plundered', () => {
    const table = phase1(
      {
        zones: { panormus: { control: 'carthage', raised: true } },
        forces: [force('entella.city', 'carthage', { 'mercenary-light': 2 })],
      },
      [5, 2, 1, 3, 5],
    );
    expect(table.of('native-enemy')).toMatchObject([{ purpose: 'raid', enemy: 'carthage' }]);
    const [target] = table.of('native-target');
    const { candidates } = target as unknown as { candidates: { zone: string; points: number; wealth: number }[] };
    const best = candidates
      .filter(({ points }) => points === Math.min(...candidates.map(one => one.points)))
      .sort((a, b) => b.wealth - a.wealth)[0];
    expect(target.zone).toBe(best.zone);
    expect(table.of('plundered')).toMatchObject([{ owner: 'sicans', talents: 0 }]);
  });
  test('TI-FN-h TI-FN-w TI-R50 TI-FN-u the army of reaction attacks the invader in phase 1', () => {
    const table = phase1(
      {
        forces: [
          force('caltagirone', 'hicetas', { 'mercenary-light': 1 }),
          force('armerina', 'sicels', { 'native-light': 8, 'native-cavalry': 3 }),
        ],
        leaders: { agyris: { place: 'armerina', owner: 'sicels' } },
        zones: { caltagirone: { control: 'sicels', raised: true } },
        natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 8, 3], extinct: false } },
      },
      [],
    );
    expect(table.of('natives-move')).toMatchObject([{ people: 'sicels', zone: 'caltagirone' }]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'tactics' });
  });
  test('TI-FN-h TI-FN-ae TI-R81 without an invasion the army of reaction goes home', () => {
    const table = phase1(
      {
        forces: [force('armerina', 'sicels', { 'native-light': 8 })],
        natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 8, 0], extinct: false } },
      },
      QUIET,
    );
    expect(table.of('natives-leave')).toMatchObject([{ rule: 'TI-FN-h', people: 'sicels' }]);
    expect(pointsAt(table, 'armerina', 'sicels')).toEqual({});
  });
  test('TI-FN-f TI-R96 replacement: one point for each territory, never above the original size', () => {
    const table = phase1(
      {
        forces: [force('caltagirone', 'hicetas', { 'mercenary-light': 1 }), force('armerina', 'sicels', { 'native-light': 1 })],
        zones: { caltagirone: { control: 'sicels', raised: true } },
        natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 8, 3], extinct: false } },
      },
      [],
    );
    expect(table.of('natives-replace')).toMatchObject([{ points: 5 }]);
  });
  test('TI-FN-q a people whose leader is dead makes no aggression; TI-FN-i both on a 6', () => {
    const table = phase1(
      { leaders: { ducetius: { place: 'dead', owner: 'sicans' }, agyris: { place: 'dead', owner: 'sicels' } } },
      [6],
    );
    expect(table.of('native-activity')).toMatchObject([{ peoples: ['sicans', 'sicels'] }]);
    expect(table.of('native-enemy')).toHaveLength(0);
  });
  test('TI-FN-p a people whose lands and cities are all plundered is out of the game', () => {
    const zones = Object.fromEntries(
      ['hippana', 'scirthaea', 'macella', 'caltanissetta'].map(zone => [
        zone,
        { control: 'sicans', ravaged: true, city: 'plundered' },
      ]),
    );
    const table = tableOf(
      timoleon,
      { phase: 'end', turn: 5, order: ['carthage', 'timoleon', 'hicetas', 'dionysius'], forces: [], leaders: {}, zones },
      { seed: 1 },
    );
    expect(table.of('extinct')).toMatchObject([{ people: 'sicans' }]);
  });
  test('TI-IV-aa in April the markers on native lands are removed', () => {
    const table = phase1({ turn: 3, zones: { enna: { control: 'sicels', ravaged: true } } }, QUIET);
    expect(table.of('recovered')).toMatchObject([{ zone: 'enna' }]);
  });
  test('TI-FN-ab TI-II-m a raid leaves at the end of the turn, a war after its third', () => {
    const end = (army: string, turns: number) =>
      tableOf(
        timoleon,
        {
          phase: 'end',
          turn: 5,
          order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
          leaders: {},
          forces: [force('phintias', 'sicans', { 'native-light': 5 })],
          natives: { sicans: { army, turns, enemy: 'carthage', size: [0, 5, 0], extinct: false } },
        },
        { seed: 1 },
      ).of('natives-leave');
    expect(end('raid', 1)).toHaveLength(1);
    expect(end('destructive', 3)).toHaveLength(1);
    expect(end('conquest', 2).filter(({ rule }) => rule === 'TI-FN-ab')).toHaveLength(0);
  });
  test('TI-FE-b TI-FE-c TI-R53 neutrals stay in their city, do not block, and take any legal option', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'leontini', owner: 'carthage' } },
      forces: [
        force('leontini', 'carthage', { 'mercenary-hoplites': 6 }),
        force('catana.city', 'neutral', { 'mercenary-hoplites': 2, 'mercenary-light': 2, 'mercenary-cavalry': 1 }),
      ],
      zones: { leontini: { control: 'neutral' } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'catana' });
    expect(table.why({ type: 'step', place: 'inessa' })).toBeNull();
    choose(table, 'besiege');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'walls' }, { chance: [4, 6, 1] });
    expect(table.of('assault')).toHaveLength(1);
    expect(table.of('point-lost')).toContainEqual(expect.objectContaining({ owner: 'neutral', unit: 'mercenary-light' }));
  });
  test('TI-FE-d a minor tyrant whose last city is taken with its troops is captured and eliminated by the taker', () => {
    const table = operations('timoleon', {
      leaders: { timoleon: { place: 'catana', owner: 'timoleon' }, mamercus: { place: 'catana.city', owner: 'neutral' } },
      forces: [
        force('catana', 'timoleon', { 'mercenary-hoplites': 6 }),
        force('catana.city', 'neutral', { 'mercenary-light': 1 }),
      ],
      zones: { catana: { control: 'neutral', raised: true } },
    });
    march(table, 'timoleon');
    choose(table, 'besiege');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'walls' }, { chance: [1, 6, 1] });
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [6] });
    expect(written(table).leaders.mamercus.killer).toBe('timoleon');
    expect(written(table).zones.catana.control).toBe('timoleon');
  });
});
