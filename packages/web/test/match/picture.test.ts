import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MapData } from '../../src/board/map.ts';
import { type Picture, picturing, type Seen } from '../../src/board/picture.ts';
import { atOnce } from '../../src/board/portions.ts';
import type { Place, Scene } from '../../src/board/scene.ts';

const frame = { x: 0, y: 0, width: 400, height: 300 };
const map: MapData = { frame, whole: frame, sheets: [], places: { a: [80, 80], b: [120, 90] }, lines: [], seas: [], hills: [] };
const seas = {};
const within = { x0: 0, y0: 0, x1: 400, y1: 300 };
const placeOf = (id: string, more: Partial<Place> = {}): Place => ({
  id,
  name: id,
  radius: 16,
  symbol: null,
  spoken: '',
  ...more,
});
const chip = (width: number, drawing = '') => ({ id: 'army', side: 'athens', width, height: 20, drawing });
const sceneOf = (places: readonly Place[], lit: readonly string[] = []): Scene => ({
  places,
  lit: new Map(lit.map(id => [id, ''])),
  pending: null,
  marked: new Set(),
});
const seen = (scene: Scene, k = 1): Seen => ({ map, sceneOf: () => scene, seas, k, step: 2, within });
const pictured = (scene: Scene, before: Picture | null, k = 1): Picture => atOnce(picturing(seen(scene, k), before));

beforeAll(() => vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) }));
afterAll(() => vi.unstubAllGlobals());

test('names and chips stay where they are unless something that takes room has changed, and are of the scene that is drawn', () => {
  const first = pictured(sceneOf([placeOf('a', { chips: [chip(40, 'one')] }), placeOf('b')]), null);
  const marked = { ...sceneOf([placeOf('a', { chips: [chip(40, 'two')] }), placeOf('b')]), marked: new Set(['a']) };
  const same = pictured(marked, first);
  expect(same.names).toBe(first.names);
  expect(same.scene).toBe(marked);
  expect(same.docked.map(({ chip: { drawing } }) => drawing)).toEqual(['two']);
  expect(same.docked).toEqual(pictured(marked, null).docked);
  for (const other of [
    sceneOf([placeOf('a', { chips: [chip(90)] }), placeOf('b')]),
    sceneOf([placeOf('a', { chips: [chip(40), { ...chip(40), id: 'fleet' }] }), placeOf('b')]),
    sceneOf([placeOf('a'), placeOf('b')]),
    sceneOf([placeOf('a', { chips: [chip(40)] }), placeOf('b', { rank: -1 })]),
    sceneOf([placeOf('a', { chips: [chip(40)] }), placeOf('b', { covered: [within] })]),
    sceneOf([placeOf('a', { chips: [chip(40)] }), placeOf('b', { name: 'elsewhere' })]),
    sceneOf([placeOf('a', { chips: [chip(40)] }), placeOf('b')], ['b']),
  ]) {
    const now = pictured(other, first);
    expect(now.names).not.toBe(first.names);
    expect(now.names).toEqual(pictured(other, null).names);
    expect(now.docked).toEqual(pictured(other, null).docked);
  }
  expect(pictured(first.scene, first, 2).names).not.toBe(first.names);
});
