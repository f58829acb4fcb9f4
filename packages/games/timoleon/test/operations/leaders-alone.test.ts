import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations, written } from '../table.ts';

test('TI-VII-l TI-FN-y a leader alone in a city that natives find empty gets away', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'natives',
      turn: 5,
      order: ORDER,
      alliances: [],
      leaders: { hanno: { place: 'entella.city', owner: 'carthage' } },
      forces: [
        force('entella', 'sicans', { 'native-hoplites': 4, 'native-light': 6 }),
        force('motya.city', 'carthage', { 'mercenary-light': 1 }),
      ],
      zones: { entella: { control: 'carthage', siege: { by: 'sicans', turns: 1 } } },
      natives: { sicans: { army: 'conquest', turns: 1, enemy: 'carthage', size: [4, 6, 0], extinct: false } },
    },
    { seed: 1 },
  );
  expect(written(table).zones.entella.control).toBe('sicans');
  expect(table.of('leader-killed')).toEqual([]);
  expect(table.of('leader-goes')).toMatchObject([{ leader: 'hanno', rule: 'TI-VII-l' }]);
});

test('TI-VII-l a leader whose ships were not paid steps ashore in his own port', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'maintenance',
      turn: 11,
      order: ORDER,
      alliances: [],
      leaders: { hanno: { place: 'motya.port', owner: 'carthage' } },
      forces: [force('motya.port', 'carthage', { triremes: 2 })],
      treasury: { carthage: 0 },
    },
    { chance: [] },
  );
  choose(table, 'done');
  expect(table.of('deserts')).toMatchObject([{ rule: 'TI-IV-m', points: 2 }]);
  expect(written(table).leaders.hanno.place).toBe('motya.city');
});

describe('TI-VII-l where a leader alone goes', () => {
  const flight = (given: object) => {
    const table = operations('hicetas', {
      leaders: {
        hicetas: { place: 'syr_epipolae', owner: 'hicetas' },
        archonides: { place: 'syr_tyche', owner: 'timoleon' },
      },
      forces: [
        force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 3 }),
        force('syr_achradina', 'dionysius', { 'mercenary-hoplites': 2 }),
      ],
      zones: {
        syr_tyche: { control: 'timoleon', raised: true },
        syr_achradina: { control: 'timoleon' },
        tauromenium: { control: 'timoleon' },
      },
      ...given,
    });
    march(table, 'hicetas');
    table.act({ type: 'step', place: 'syr_tyche' });
    choose(table, 'halt');
    return written(table).leaders.archonides;
  };

  test('TI-VII-l not to an own zone in which he would meet other enemies', () => {
    expect(flight({})).toMatchObject({ place: 'tauromenium.city', owner: 'timoleon' });
  });

  test('TI-VII-l with none but such he is captured', () => {
    const zones = {
      syr_tyche: { control: 'timoleon', raised: true },
      syr_achradina: { control: 'timoleon' },
      tauromenium: { control: 'hicetas' },
    };
    expect(flight({ zones })).toMatchObject({ captor: 'hicetas' });
  });
});

test('TI-VII-l a neutral leader alone in a place that is taken goes to his other city, or is taken with it', () => {
  const enter = (leader: string, zone: string, lonely: object) => {
    const table = operations('hicetas', {
      leaders: { hicetas: { place: zone, owner: 'hicetas' }, [leader]: { place: `${zone}.city`, owner: 'neutral' } },
      forces: [force(zone, 'hicetas', { 'mercenary-hoplites': 3 })],
      zones: { [zone]: { control: 'neutral', raised: true }, ...lonely },
    });
    march(table, 'hicetas');
    choose(table, 'occupy');
    return written(table).leaders[leader];
  };
  expect(enter('hippo', 'messana', {})).toMatchObject({ place: 'mylae.city', owner: 'neutral' });
  expect(enter('nestor', 'mylae', { messana: { control: 'dionysius' } })).toMatchObject({ captor: 'hicetas' });
});
