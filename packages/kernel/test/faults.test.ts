import { expect, test } from 'vitest';
import { faultsOf } from '../src/position/faults.ts';

const told = (keyword: string, instancePath: string, params: object = {}) => ({
  keyword,
  instancePath,
  params,
  message: keyword,
});

test('one fault a place, with what would be right there', () => {
  expect(
    faultsOf([
      told('const', '/turn', { allowedValue: 'sparta' }),
      told('const', '/turn', { allowedValue: 'athens' }),
      told('anyOf', '/turn'),
      told('boolean', '/trun'),
      told('additionalProperties', '', { additionalProperties: ['trun'] }),
      told('minimum', '/units/attika'),
    ]),
  ).toEqual([
    { at: '/turn', what: 'one of sparta, athens' },
    { at: '/trun', what: 'no such field' },
    { at: '/units/attika', what: 'minimum' },
  ]);
});

test('what is no object at all has a place too', () => {
  expect(faultsOf([told('type', '')])).toEqual([{ at: 'position', what: 'type' }]);
});
