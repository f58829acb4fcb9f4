import type { MapLine } from './map.ts';
import { atOnce, type Portions } from './portions.ts';
import type { Covered, Place } from './scene.ts';

/** Boxes in pixels at one zoom, found fast: a grid of cells, each with what touches it. */
const CELL = 96;
export class Field<T extends { readonly box: Covered }> {
  private readonly cells = new Map<number, T[]>();

  add(one: T): void {
    for (const key of keysOf(one.box)) {
      const list = this.cells.get(key);
      if (list === undefined) this.cells.set(key, [one]);
      else list.push(one);
    }
  }
  around(box: Covered): readonly T[] {
    const keys = keysOf(box);
    if (keys.length === 1) return this.cells.get(keys[0]) ?? [];
    const found = new Set<T>();
    for (const key of keys) for (const one of this.cells.get(key) ?? []) found.add(one);
    return [...found];
  }
}
function keysOf({ x0, y0, x1, y1 }: Covered): number[] {
  const keys: number[] = [];
  for (let x = Math.floor(x0 / CELL); x <= Math.floor(x1 / CELL); x++)
    for (let y = Math.floor(y0 / CELL); y <= Math.floor(y1 / CELL); y++) keys.push(x * 4096 + y);
  return keys;
}

export const overlap = (a: Covered, b: Covered, gap = 0): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) + gap) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + gap);
export const contains = ({ x0, y0, x1, y1 }: Covered, x: number, y: number): boolean => x > x0 && x < x1 && y > y0 && y < y1;
/** How much of a box lies outside. */
export const outside = (box: Covered, to: Covered): number => (box.x1 - box.x0) * (box.y1 - box.y0) - overlap(box, to);
export const boxAround = (x: number, y: number, width: number, height: number): Covered => ({
  x0: x - width / 2,
  x1: x + width / 2,
  y0: y - height / 2,
  y1: y + height / 2,
});
export const shifted = ({ x0, y0, x1, y1 }: Covered, x: number, y: number): Covered => ({
  x0: x0 + x,
  x1: x1 + x,
  y0: y0 + y,
  y1: y1 + y,
});
export const grown = ({ x0, y0, x1, y1 }: Covered, by: number): Covered => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

const APART = 5;
/** Points of the lines, some pixels apart: what a box lies upon. It is asked for each spot that a name or a chip could have, so its cells are as small as those. */
const GRAIN = 24;
export class Marks {
  /** By cell: x and y of each point, in turn. */
  private readonly cells = new Map<number, number[]>();

  add(x: number, y: number): void {
    const key = Math.floor(x / GRAIN) * 4096 + Math.floor(y / GRAIN);
    const list = this.cells.get(key);
    if (list === undefined) this.cells.set(key, [x, y]);
    else list.push(x, y);
  }
  /** How much of the lines lies beneath a box. */
  beneath({ x0, y0, x1, y1 }: Covered): number {
    let count = 0;
    const [right, low] = [Math.floor(x1 / GRAIN), Math.floor(y1 / GRAIN)];
    for (let column = Math.floor(x0 / GRAIN); column <= right; column++)
      for (let row = Math.floor(y0 / GRAIN); row <= low; row++) {
        const points = this.cells.get(column * 4096 + row);
        if (points === undefined) continue;
        for (let i = 0; i < points.length; i += 2)
          if (points[i] > x0 && points[i] < x1 && points[i + 1] > y0 && points[i + 1] < y1) count++;
      }
    return count * APART;
  }
}
export const marksOf = (lines: readonly MapLine[], k: number): Marks => atOnce(marking(lines, k));
export function* marking(lines: readonly MapLine[], k: number): Portions<Marks> {
  const marks = new Marks();
  for (const line of lines) {
    for (const [x, y] of sampled(line.path, k)) marks.add(x, y);
    yield;
  }
  return marks;
}
/** Points along a line, a broken line, or bends that follow each other. */
function sampled(path: string, k: number): (readonly [number, number])[] {
  const [ax, ay, ...rest] = (path.match(/-?[\d.]+/g) ?? []).map(n => Number(n) * k);
  const bends = rest.length === 2 ? [[(ax + rest[0]) / 2, (ay + rest[1]) / 2, ...rest]] : inFours(rest);
  return bends.flatMap((bend, i) => bent(i === 0 ? [ax, ay] : bends[i - 1].slice(2), bend));
}
const inFours = (numbers: readonly number[]): number[][] =>
  Array.from({ length: Math.floor(numbers.length / 4) }, (_, i) => numbers.slice(i * 4, i * 4 + 4));
function bent([ax, ay]: readonly number[], [bx, by, cx, cy]: readonly number[]): (readonly [number, number])[] {
  const count = Math.max(2, Math.round(Math.hypot(cx - ax, cy - ay) / APART));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [u * ax + v * bx + w * cx, u * ay + v * by + w * cy] as const;
  });
}
/** What a place covers by itself: its symbol and the pieces that have their own spot. */
export interface Disc {
  readonly box: Covered;
  readonly place: Place;
}
export function discsOf(
  places: readonly Place[],
  at: Readonly<Record<string, readonly [number, number]>>,
  k: number,
): Field<Disc> {
  const field = new Field<Disc>();
  for (const place of places) {
    const [x, y] = [at[place.id][0] * k, at[place.id][1] * k];
    const side = 2 * place.radius + 4;
    field.add({ place, box: boxAround(x, y, side, side) });
    for (const box of place.covered ?? []) field.add({ place, box: shifted(box, x, y) });
  }
  return field;
}
