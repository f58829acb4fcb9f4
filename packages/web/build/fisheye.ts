import type { Frame } from '../src/board/map.ts';
import { type Box, coast, mercator, type Point, type Project } from './coast.ts';

/**
 * Greece seen through a fisheye: what lies about the centre is large, what is far away small. Maps whose places crowd around the
 * Isthmus are drawn so, with coast and places alike.
 */
export interface Fisheye {
  readonly centre: Point;
  /** Where the centre stands on the map. */
  readonly at: Point;
  /** Pixels of a degree without the glass. */
  readonly scale: number;
  readonly radius: number;
  readonly strength: number;
}
export const fisheye =
  ({ centre, at, scale, radius, strength }: Fisheye): Project =>
  ([lon, lat]) => {
    const x = (lon - centre[0]) * scale;
    const y = (mercator(centre[1]) - mercator(lat)) * scale;
    const grown = (1 + strength) / (1 + (strength * Math.hypot(x, y)) / radius);
    return [at[0] + x * grown, at[1] + y * grown];
  };

/** A sheet of its own for what lies too far away: the north-west corner in degrees, pixels of a degree, and the margin. */
export const inset =
  (frame: Frame, corner: Point, scale: number, margin: Point): Project =>
  ([lon, lat]) => [
    frame.x + (lon - corner[0]) * scale + margin[0],
    frame.y + (mercator(corner[1]) - mercator(lat)) * scale + margin[1],
  ];

export const box = ({ x, y, width, height }: Frame): Box => ({ x0: x, y0: y, x1: x + width, y1: y + height });
const grown = ({ x, y, width, height }: Frame): Frame => ({ x: x - 40, y: y - 40, width: width + 80, height: height + 80 });

const WIDE: Box = { x0: -8, y0: 20, x1: 80, y1: 62 };
const SOUTH: Box = { x0: 9, y0: 27, x1: 38, y1: 42 };
/** The coast of the main sheet; islands with a place on them stay, however small. */
export const mainland = (project: Project, whole: Frame, keep: readonly Point[]) => (tolerance: number, islet: number) =>
  coast(project, { degrees: WIDE, frame: box(whole), tolerance, islet, keep });
export const insetCoast = (project: Project, frame: Frame, tolerance: number, degrees: Box = SOUTH): string =>
  coast(project, { degrees, frame: box(grown(frame)), tolerance, islet: 4 });

type Placed = readonly (readonly [string, [number, number]])[];
/** Pushes apart what stands closer than its drawing and its name; `reach` is how wide and how high two places need it. */
export function apart(
  free: Placed,
  reach: (a: string, b: string) => Point,
  { rounds, pull }: { readonly rounds: number; readonly pull: number },
): void {
  for (let round = 0; round < rounds; round++)
    for (const [i, p] of free)
      for (const [j, q] of free) {
        if (i >= j) continue;
        const [wide, high] = reach(i, j);
        const [dx, dy] = [(q[0] - p[0]) / wide, (q[1] - p[1]) / high];
        const distance = Math.hypot(dx, dy);
        if (distance >= 1) continue;
        const push = ((1 - distance) / Math.max(distance, 0.05)) * pull;
        p[0] -= dx * push * wide;
        p[1] -= dy * push * high;
        q[0] += dx * push * wide;
        q[1] += dy * push * high;
      }
}
/** Keeps places off the edges, in whole pixels. */
export function within(
  free: Placed,
  { width, height }: Frame,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void {
  for (const [, p] of free) {
    p[0] = Math.round(Math.min(width - right, Math.max(left, p[0])));
    p[1] = Math.round(Math.min(height - bottom, Math.max(top, p[1])));
  }
}

/** A line that bows to its left by this share of its length. */
export function bowed(from: Point, to: Point, bow: number): string {
  const middle = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * bow, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bow].map(
    Math.round,
  );
  return `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`;
}

/** Mountains, but where something stands. */
export const hillsBeside = (hills: readonly Point[], project: Project, marks: readonly Point[]): readonly Point[] =>
  hills
    .map(project)
    .filter(([x, y]) => marks.every(p => Math.hypot(p[0] - x, p[1] - y) > 46))
    .map(([x, y]) => [Math.round(x), Math.round(y)] as const);

/** The small map of the home page: without the glass. */
export interface Miniature {
  readonly width: number;
  readonly height: number;
  readonly coast: string;
  readonly at: (place: Point) => [number, number];
}
export function miniature(centre: Point, scale: number): Miniature {
  const [width, height] = [316, 142];
  const flat = ([lon, lat]: Point): Point => [
    (lon - centre[0]) * scale + 158,
    (mercator(centre[1]) - mercator(lat)) * scale + 74,
  ];
  return {
    width,
    height,
    coast: coast(flat, {
      degrees: { x0: 6, y0: 31, x1: 40, y1: 47 },
      frame: { x0: -24, y0: -24, x1: width + 24, y1: height + 24 },
      tolerance: 0.35,
      islet: 2,
    }),
    at: place => flat(place).map(n => Number(n.toFixed(1))) as [number, number],
  };
}
