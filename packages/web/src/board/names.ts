import type { MapLine } from './map.ts';
import type { Covered, Place } from './scene.ts';

/** Where a name stands relative to its place, in pixels (the middle of its line of text). */
export interface Named {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}
interface Label {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  box: Covered;
  dx: number;
  dy: number;
}

const HEIGHT = 15;
/** Below first (a disc wears its name like a pedestal), then above, beside, and at the corners. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.9, 0.8],
  [-0.9, 0.8],
  [0.9, -0.8],
  [-0.9, -0.8],
  [0.5, 1],
  [-0.5, 1],
  [0.5, -1],
  [-0.5, -1],
];

const overlap = (a: Covered, b: Covered, gap = 0): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) + gap) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + gap);

/**
 * Best-response rounds: each name takes its cheapest place given the others'; what still collides is dropped, weak names
 * first. In pixels at one zoom, so it is done once per zoom and never while the map moves.
 */
export function placeNames(
  places: readonly Place[],
  at: Readonly<Record<string, readonly [number, number]>>,
  lines: readonly MapLine[],
  k: number,
  widthOf: (place: Place) => number,
): readonly Named[] {
  const discs = places.map(place => boxAround(at[place.id], k, place.radius + 2));
  const pieces = places.flatMap(({ id, covered = [] }) => covered.map(box => shifted(box, at[id][0] * k, at[id][1] * k)));
  const ways = lines.map(line => sampled(line.path, k));
  const labels = places.map((place): Label => {
    const [x, y] = [at[place.id][0] * k, at[place.id][1] * k];
    const label = { place, x, y, width: widthOf(place), dx: 0, dy: 0, box: { x0: x, x1: x, y0: y, y1: y } };
    move(label, DIRECTIONS[0]);
    return label;
  });
  for (let round = 0; round < 6; round++)
    for (const label of labels) {
      let best = Number.POSITIVE_INFINITY;
      let chosen = DIRECTIONS[0];
      DIRECTIONS.forEach((direction, i) => {
        move(label, direction);
        let cost = i * 26;
        discs.forEach((disc, j) => {
          if (places[j] !== label.place) cost += overlap(label.box, disc) * 4;
        });
        for (const piece of pieces) cost += overlap(label.box, piece, 2) * 6;
        for (const other of labels) if (other !== label) cost += overlap(label.box, other.box, 2) * 6;
        for (const way of ways) cost += beneath(way, label.box) * 0.6;
        if (cost < best) [best, chosen] = [cost, direction];
      });
      move(label, chosen);
    }
  const kept: Label[] = [];
  for (const label of labels.toSorted((a, b) => Number(b.place.strong ?? false) - Number(a.place.strong ?? false)))
    if (kept.every(other => overlap(label.box, other.box) < 24)) kept.push(label);
  return kept.map(({ place, dx, dy }) => ({ id: place.id, dx, dy }));
}

function move(label: Label, [ax, ay]: readonly [number, number]): void {
  const gap = label.place.radius + 4;
  label.dx = ax * (gap + label.width / 2) * (ay === 0 ? 1 : 0.86);
  label.dy = ay * (gap + HEIGHT / 2 + 1);
  const [x, y] = [label.x + label.dx, label.y + label.dy];
  label.box = { x0: x - label.width / 2, x1: x + label.width / 2, y0: y - HEIGHT / 2, y1: y + HEIGHT / 2 };
}
const boxAround = ([x, y]: readonly [number, number], k: number, r: number): Covered => ({
  x0: x * k - r,
  x1: x * k + r,
  y0: y * k - r,
  y1: y * k + r,
});
const shifted = ({ x0, y0, x1, y1 }: Covered, x: number, y: number): Covered => ({
  x0: x0 + x,
  x1: x1 + x,
  y0: y0 + y,
  y1: y1 + y,
});

type Way = readonly (readonly [number, number])[];
/** Points along a line or a curve with one bend, some pixels apart. */
function sampled(path: string, k: number): Way {
  const [ax, ay, ...rest] = (path.match(/-?[\d.]+/g) ?? []).map(n => Number(n) * k);
  const [bx, by, cx, cy] = rest.length === 2 ? [(ax + rest[0]) / 2, (ay + rest[1]) / 2, ...rest] : rest;
  const count = Math.max(2, Math.round(Math.hypot(cx - ax, cy - ay) / 5));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [u * ax + v * bx + w * cx, u * ay + v * by + w * cy] as const;
  });
}
const beneath = (way: Way, box: Covered): number =>
  5 * way.filter(([x, y]) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1).length;
