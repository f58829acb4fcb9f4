import type { Covered } from './scene.ts';
import type { Insets, Window } from './useCamera.ts';

type Point = readonly [number, number];
export interface Framed {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
interface Room {
  readonly size: Window;
  readonly insets: Insets;
  /** Panels that lie over the map, within the window. */
  readonly covered: readonly Covered[];
}
/** How near the edge of the window counts as outside, and how much room a frame leaves. */
export const EDGE = 24;
export const FRAME = 80;
/** What lies this near a panel is hidden by it: its name and its stack at least. */
const BESIDE = 18;

/** Whether a point of the window can be seen: within its edges, and beneath no panel. */
export const isOpen = ([x, y]: Point, { size, insets: { top, right, bottom, left }, covered }: Room): boolean =>
  x > left + EDGE &&
  x < size.width - right - EDGE &&
  y > top + EDGE &&
  y < size.height - bottom - EDGE &&
  !covered.some(({ x0, y0, x1, y1 }) => x > x0 - BESIDE && x < x1 + BESIDE && y > y0 - BESIDE && y < y1 + BESIDE);

/** How far the map is moved so that a point of it is seen: into the window, and out from beneath a panel, the shortest way. */
export function aside([x, y]: Point, room: Room): Point {
  const { size, insets, covered } = room;
  const into = (at: number, from: number, to: number): number =>
    at < from + EDGE ? from + FRAME - at : at > to - EDGE ? to - FRAME - at : 0;
  const [dx, dy] = [into(x, insets.left, size.width - insets.right), into(y, insets.top, size.height - insets.bottom)];
  const [nx, ny] = [x + dx, y + dy];
  if (isOpen([nx, ny], room)) return [dx, dy];
  const ways = covered.flatMap(({ x0, y0, x1, y1 }): readonly Point[] => [
    [x0 - FRAME - nx, 0],
    [x1 + FRAME - nx, 0],
    [0, y0 - FRAME - ny],
    [0, y1 + FRAME - ny],
  ]);
  const far = ([wx, wy]: Point): number => Math.abs(wx) + Math.abs(wy);
  const open = ways.filter(([wx, wy]) => isOpen([nx + wx, ny + wy], room));
  if (open.length === 0) return [dx, dy];
  const [wx, wy] = open.reduce((best, one) => (far(one) < far(best) ? one : best));
  return [dx + wx, dy + wy];
}

/**
 * The nearest camera, at most `most`, that shows all points and hides none beneath a panel. Panels stand in corners: they take a side of
 * the window or its foot, and what is left of it is tried, the whole window first.
 */
export function framing(points: readonly Point[], room: Room, most: number, least: number): Framed {
  const { size, insets, covered } = room;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fitted = ({ top, right, bottom, left }: Insets): Framed => {
    const width = Math.max(80, size.width - left - right - 2 * FRAME);
    const height = Math.max(80, size.height - top - bottom - 2 * FRAME);
    const k = Math.max(least, Math.min(most, width / Math.max(1, x1 - x0), height / Math.max(1, y1 - y0)));
    return { k, x: left + FRAME + width / 2 - ((x0 + x1) / 2) * k, y: top + FRAME + height / 2 - ((y0 + y1) / 2) * k };
  };
  const isClear = ({ k, x, y }: Framed): boolean => points.every(([px, py]) => isOpen([x + px * k, y + py * k], room));
  const inLeft = covered.filter(one => one.x0 < size.width - one.x1).map(({ x1: to }) => to);
  const inRight = covered.filter(one => one.x0 >= size.width - one.x1).map(({ x0: from }) => size.width - from);
  const atFoot = covered.filter(one => one.y0 >= size.height - one.y1).map(({ y0: from }) => size.height - from);
  const choices = [insets.left, ...inLeft].flatMap(left =>
    [insets.right, ...inRight].flatMap(right =>
      [insets.bottom, ...atFoot].map(bottom => fitted({ top: insets.top, left, right, bottom })),
    ),
  );
  const clear = choices.filter(isClear);
  return clear.reduce((best, one) => (one.k > best.k * 1.001 ? one : best), clear[0] ?? choices[0]);
}
