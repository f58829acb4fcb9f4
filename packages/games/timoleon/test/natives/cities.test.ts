import { expect, test } from 'vitest';
import { choose, force, march, operations, written } from '../table.ts';

test('TI-R87 a native city that nobody holds returns to its people, or is free when they are gone', () => {
  const left = (extinct: boolean) => {
    const table = operations('carthage', {
      zones: { enna: { control: 'carthage' }, halaesa: { control: 'carthage' } },
      natives: { sicels: { army: 'none', turns: 0, enemy: null, size: [0, 0, 0], extinct } },
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 1 })],
    });
    march(table, 'bostar');
    choose(table, 'halt');
    return [written(table).zones.enna.control, written(table).zones.halaesa.control];
  };
  expect(left(false)).toEqual(['sicels', 'neutral']);
  expect(left(true)).toEqual(['neutral', 'neutral']);
});
