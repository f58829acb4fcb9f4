import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations, written } from '../table.ts';

test('TI-R33 TI-FN-q a captive chief of natives who gets away leads his people again', () => {
  const table = operations('carthage', {
    leaders: {
      hanno: { place: 'entella.city', owner: 'carthage' },
      ducetius: { place: 'entella.city', owner: 'sicans', captor: 'hicetas' },
    },
    forces: [force('hippana.city', 'sicans', { 'native-light': 2 }), force('entella.city', 'carthage', { 'mercenary-light': 1 })],
    zones: { hippana: { control: 'sicans', raised: true } },
  });
  march(table, 'hanno');
  choose(table, 'halt');
  expect(table.of('leader-goes')).toMatchObject([{ leader: 'ducetius', rule: 'TI-R33' }]);
  expect(written(table).leaders.ducetius ?? { place: 'not-yet' }).toMatchObject({ place: 'not-yet' });
});

test('TI-FN-t TI-FN-i the troops of the ally of Agyris invade nobody by standing in the land of the Sicels', () => {
  const activity = (owner: string) =>
    tableOf(
      timoleon,
      {
        phase: 'natives',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: { agyris: { place: 'enna', owner: 'hicetas' } },
        forces: [force('enna', owner, { 'mercenary-light': 3 })],
      },
      { seed: 1 },
    ).of('native-activity');
  expect(activity('hicetas')).toHaveLength(1);
  expect(activity('dionysius')).toHaveLength(0);
});

test('TI-FN-t TI-FN-q when Agyris is dead his ally taxes the Sicels no more, and they defend themselves again', () => {
  const taxed = (place: string) => {
    const table = operations('hicetas', { leaders: { agyris: { place, owner: 'hicetas' } } });
    table.act({ type: 'tax' });
    choose(table, 'collect');
    return (table.of('taxes')[0].from as { zone: string }[]).some(({ zone }) => zone === 'agyrium');
  };
  expect(taxed('leontini.city')).toBe(true);
  expect(taxed('dead')).toBe(false);
  const invaded = operations('carthage', {
    leaders: { agyris: { place: 'dead', owner: 'hicetas' }, bostar: { place: 'phintias', owner: 'carthage' } },
    forces: [force('phintias', 'carthage', { 'mercenary-hoplites': 4 })],
  });
  march(invaded, 'bostar');
  invaded.act({ type: 'step', place: 'caltagirone' }, { chance: [2, 3] });
  expect(invaded.of('native-army')).toMatchObject([{ people: 'sicels', purpose: 'reaction', leader: null }]);
});

test('TI-III-v TI-III-g Agyris won away from his ally goes home with the natives stacked with him', () => {
  const table = operations('dionysius', {
    leaders: { agyris: { place: 'leontini.city', owner: 'hicetas' }, hicetas: { place: 'thapsos.city', owner: 'hicetas' } },
    forces: [force('leontini.city', 'hicetas', { 'native-light': 4, 'mercenary-hoplites': 1 })],
    treasury: { dionysius: 200 },
  });
  table.act({ type: 'court', leader: 'agyris' });
  // 6 − 2 (natives) − 1 (not neutral) + 4.
  table.act({ type: 'bid', talents: 120 }, { chance: [6] });
  expect(written(table).leaders.agyris).toMatchObject({ owner: 'sicels', place: 'not-yet' });
  expect(table.of('disbanded')).toMatchObject([{ rule: 'TI-III-v', points: 4 }]);
});

describe('fights with natives', () => {
  /** Bostar attacks eight points of Sicels at Enna and is beaten: 1 against 6, Stand against Stand. */
  const beaten = (chance: readonly unknown[]) => {
    const table = operations('carthage', {
      forces: [
        force('enna', 'carthage', { 'sacred-band': 1, 'mercenary-hoplites': 2, 'mercenary-cavalry': 1, 'mercenary-light': 1 }),
        force('enna', 'sicels', { 'native-light': 9 }),
        force('halaesa.city', 'carthage', { 'mercenary-light': 1 }),
      ],
      zones: { halaesa: { control: 'carthage' }, enna: { control: 'sicels', raised: true } },
      natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 9, 0], extinct: false } },
      leaders: { bostar: { place: 'enna', owner: 'carthage' } },
    });
    march(table, 'bostar');
    table.act({ type: 'attack', owner: 'sicels' });
    table.act({ type: 'tactic', tactic: 'stand' }, { chance });
    return table;
  };

  test('TI-R91 a leader whom natives take does not live, and it belongs to nobody', () => {
    const table = beaten([1, 2, 6, 6]);
    table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light' }, { chance: [2, 3, 3] });
    expect(table.of('beaten-leader')).toMatchObject([{ leader: 'bostar', die: 3 }]);
    expect(written(table).leaders.bostar).toMatchObject({ place: 'dead' });
    expect(written(table).leaders.bostar.killer).toBeUndefined();
  });
});
