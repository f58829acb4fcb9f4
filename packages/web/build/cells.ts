import type { Box, Point } from './coast.ts';

/** The ground nearest to each of some points: a Voronoi diagram, by cutting a box with one half-plane after another. */
export interface Cell {
  readonly id: string;
  readonly corners: readonly Point[];
  /** By corner: the neighbour across the side that begins there; null on the rim of the box. */
  readonly across: readonly (string | null)[];
}

export function cells(points: Readonly<Record<string, Point>>, { x0, y0, x1, y1 }: Box): readonly Cell[] {
  const rim: readonly Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return Object.entries(points).map(([id, at]) => {
    let [corners, across]: [readonly Point[], readonly (string | null)[]] = [rim, [null, null, null, null]];
    for (const [other, to] of Object.entries(points))
      if (other !== id) [corners, across] = nearer(corners, across, at, to, other);
    return { id, corners, across };
  });
}

/** Keeps what is nearer to `at` than to `to`. */
function nearer(
  corners: readonly Point[],
  across: readonly (string | null)[],
  at: Point,
  to: Point,
  other: string,
): [Point[], (string | null)[]] {
  const [dx, dy] = [to[0] - at[0], to[1] - at[1]];
  const beyond = ([x, y]: Point): number => (x - (at[0] + to[0]) / 2) * dx + (y - (at[1] + to[1]) / 2) * dy;
  const kept: Point[] = [];
  const sides: (string | null)[] = [];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length];
    const [a, b] = [beyond(p), beyond(q)];
    const cross = (): Point => [p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)];
    if (a <= 0) {
      kept.push(p);
      sides.push(across[i]);
      if (b > 0) {
        kept.push(cross());
        sides.push(other);
      }
    } else if (b <= 0) {
      kept.push(cross());
      sides.push(across[i]);
    }
  });
  return [kept, sides];
}
