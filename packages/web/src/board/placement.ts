import type { MapLine } from './map.ts';
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
    const found = new Set<T>();
    for (const key of keysOf(box)) for (const one of this.cells.get(key) ?? []) found.add(one);
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

/** Points of the lines, some pixels apart: what a box lies upon. */
export interface Mark {
  readonly box: Covered;
  readonly x: number;
  readonly y: number;
}
const APART = 5;
export function marksOf(lines: readonly MapLine[], k: number): Field<Mark> {
  const field = new Field<Mark>();
  for (const line of lines) for (const [x, y] of sampled(line.path, k)) field.add({ x, y, box: { x0: x, x1: x, y0: y, y1: y } });
  return field;
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
export const lengthBeneath = (marks: readonly Mark[], box: Covered): number => {
  let count = 0;
  for (const { x, y } of marks) if (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1) count++;
  return count * APART;
};

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
