import { expect, test } from 'vitest';
import { polis } from '../../index.ts';
import { NO_UNITS, set } from '../table.ts';

test('PO-C-g what is left in the box: 38 cubes and 8 merchants a side, less those in play', () => {
  const { state } = set({
    round: '5a',
    event: 'r5a-07',
    poleis: { sparta: { population: 8 }, pylos: { population: 1 }, gytheion: { population: 1 } },
    units: { ...NO_UNITS, messenia: { sparta: 5 }, ionio: { sparta: 2 } },
    port: { sparta: 2 },
    cargo: { 'persis-1': 'sparta' },
    expedition: { unit: 'hoplite', sparta: 1, athens: 0 },
  }).match as unknown as { readonly state: never };
  expect(polis.position.left?.(state)).toMatchObject({ 'units sparta': 20, 'port sparta': 5, 'cargo sparta': 5 });
});
