import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/**
 * The real coastline (Natural Earth, public domain, through world-atlas), projected and simplified when the client is
 * built: what reaches the browser is one short path per zoom step.
 */
export type Point = readonly [number, number];
export type Project = (at: Point) => Point;
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Mercator's latitude in degrees, so that both axes have one unit. */
export const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

let loaded: readonly (readonly Point[])[] | null = null;
function rings(): readonly (readonly Point[])[] {
  if (loaded !== null) return loaded;
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8'));
  const land = feature(atlas, atlas.objects.land) as unknown as GeoJSON;
  const found: Point[][] = [];
  for (const { geometry } of land.type === 'FeatureCollection' ? land.features : [land])
    for (const polygon of geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
      for (const ring of polygon as Point[][]) found.push(ring);
  loaded = found;
  return found;
}
interface Land {
  readonly geometry: { readonly type: string; readonly coordinates: never[] };
}
type GeoJSON = (
  | { readonly type: 'FeatureCollection'; readonly features: readonly Land[] }
  | ({ readonly type: 'Feature' } & Land)
) & {
  readonly type: string;
};

export interface CoastOptions {
  /** Longitudes and latitudes outside are cut off before projecting. */
  readonly degrees: Box;
  /** What the path may cover, in the units of the map. */
  readonly frame: Box;
  /** How far a point may move when it is simplified. */
  readonly tolerance: number;
  /** Islets below this area are dropped … */
  readonly islet: number;
  /** … unless a place stands on them. */
  readonly keep?: readonly Point[];
}

/** Land as one path: cut in degrees, projected, cut on the map, simplified (Douglas–Peucker), rounded once (Chaikin). */
export function coast(project: Project, { degrees, frame, tolerance, islet, keep = [] }: CoastOptions): string {
  let path = '';
  for (const ring of rings()) {
    if (!meets(bounds(ring), degrees)) continue;
    let points = cut(ring.slice(0, -1), degrees).map(project);
    points = cut(points, frame);
    if (points.length < 4) continue;
    if (Math.abs(area(points)) < islet && !keep.some(place => near(bounds(points), place))) continue;
    const simple = simplifyRing(points, tolerance);
    if (simple.length >= 3) path += draw(chaikin(simple, tolerance * 120), tolerance < 0.3 ? 2 : 1);
  }
  return path;
}

function bounds(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}
const meets = (a: Box, b: Box): boolean => a.x1 >= b.x0 && a.x0 <= b.x1 && a.y1 >= b.y0 && a.y0 <= b.y1;
const near = (box: Box, [x, y]: Point): boolean => x > box.x0 - 3 && x < box.x1 + 3 && y > box.y0 - 3 && y < box.y1 + 3;

function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    sum += x * nextY - nextX * y;
  });
  return sum / 2;
}

/** Sutherland–Hodgman against the four sides of a box. */
function cut(points: readonly Point[], { x0, y0, x1, y1 }: Box): Point[] {
  const atX =
    (x: number) =>
    (p: Point, q: Point): Point => [x, p[1] + ((q[1] - p[1]) * (x - p[0])) / (q[0] - p[0])];
  const atY =
    (y: number) =>
    (p: Point, q: Point): Point => [p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]), y];
  let kept = side(points, p => p[0] >= x0, atX(x0));
  kept = side(kept, p => p[0] <= x1, atX(x1));
  kept = side(kept, p => p[1] >= y0, atY(y0));
  return side(kept, p => p[1] <= y1, atY(y1));
}
function side(points: readonly Point[], inside: (p: Point) => boolean, crossing: (p: Point, q: Point) => Point): Point[] {
  const kept: Point[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    if (inside(p)) kept.push(p);
    if (inside(p) !== inside(q)) kept.push(crossing(p, q));
  });
  return kept;
}

/** A ring has no ends: it is split at the point farthest from its first. */
function simplifyRing(points: readonly Point[], tolerance: number): Point[] {
  let far = 0;
  let most = 0;
  points.forEach(([x, y], i) => {
    const d = Math.hypot(x - points[0][0], y - points[0][1]);
    if (d > most) [most, far] = [d, i];
  });
  const there = simplify(points.slice(0, far + 1), tolerance);
  const back = simplify([...points.slice(far), points[0]], tolerance);
  return [...there, ...back.slice(1, -1)];
}

function simplify(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const [ax, ay] = points[from];
    const dx = points[to][0] - ax;
    const dy = points[to][1] - ay;
    const length = Math.hypot(dx, dy);
    let most = 0;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i];
      const d = length < 1e-6 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * dy - (y - ay) * dx) / length;
      if (d > most) [most, at] = [d, i];
    }
    if (most > tolerance) {
      keep[at] = 1;
      open.push([from, at], [at, to]);
    }
  }
  return points.filter((_, i) => keep[i] === 1);
}

/** One pass; long straight edges keep their length and lose only their corners. */
function chaikin(points: readonly Point[], long: number): Point[] {
  return points.flatMap((p, i): Point[] => {
    const q = points[(i + 1) % points.length];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const t = length > long ? long / 10 / length : 0.25;
    const between = (at: number): Point => [p[0] + (q[0] - p[0]) * at, p[1] + (q[1] - p[1]) * at];
    return [between(t), between(1 - t)];
  });
}

/** Relative steps with few digits: a third of the bytes of absolute ones. */
function draw(points: readonly Point[], digits: number): string {
  let [px, py] = [0, 0];
  const steps = points.map(([x, y], i) => {
    const [rx, ry] = [Number(x.toFixed(digits)), Number(y.toFixed(digits))];
    const by = `${Number((rx - px).toFixed(digits))} ${Number((ry - py).toFixed(digits))}`;
    const step = i === 0 ? `M${rx} ${ry}l` : i === 1 ? by : ` ${by}`; // said once, the letter holds for all that follow
    [px, py] = [rx, ry];
    return step;
  });
  return `${steps.join('')}Z`.replace(/ -/g, '-').replace(/([^\d])0\./g, '$1.');
}
