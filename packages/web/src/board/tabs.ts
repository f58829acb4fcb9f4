import type { ZoomTransform } from 'd3-zoom';
import type { Covered } from './scene.ts';
import type { Insets, Window } from './useCamera.ts';

export interface Tab {
  readonly id: string;
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  readonly x: number;
  readonly y: number;
}

/** Lit places outside the window, as tabs on its edge, spread so that they do not lie on each other. */
export function tabsOf(
  lit: Iterable<string>,
  at: Readonly<Record<string, readonly [number, number]>>,
  camera: ZoomTransform,
  size: Window,
  insets: Insets,
  name: (id: string) => string,
  /** What lies over the map at its edges: tools, a small map, a panel. Tabs keep off it. */
  covered: readonly Covered[] = [],
): readonly Tab[] {
  const [x0, x1] = [insets.left, size.width - insets.right];
  const [y0, y1] = [insets.top, size.height - insets.bottom];
  const tabs: Tab[] = [];
  for (const id of lit) {
    const [x, y] = camera.apply([at[id][0], at[id][1]]);
    if (x >= x0 && x <= x1 && y >= y0 && y <= y1) continue;
    const side = x < x0 ? 'left' : x > x1 ? 'right' : y < y0 ? 'top' : 'bottom';
    const beside = side === 'left' || side === 'right';
    const half = beside ? 0 : halfOf(name(id));
    tabs.push({
      id,
      side,
      x: clamp(x, x0 + half, x1 - half),
      y: beside ? clamp(y, y0 + 26, y1 - 26) : clamp(y, y0 + 6, y1 - 6),
    });
  }
  for (const side of ['left', 'right'] as const) {
    let free = y0 + 6;
    for (const tab of tabs.filter(one => one.side === side).sort((a, b) => a.y - b.y)) {
      (tab as { y: number }).y = Math.max(tab.y, free + 16);
      // Above what covers the edge where it ends the window, else below it.
      const over = covered.find(
        ({ x0: left, x1: right, y0: top, y1: bottom }) =>
          (side === 'left' ? left < x0 + 2 * halfOf(name(tab.id)) : right > x1 - 2 * halfOf(name(tab.id))) &&
          tab.y > top - 18 &&
          tab.y < bottom + 18,
      );
      const moved = over === undefined ? tab.y : over.y1 > y1 - 60 ? over.y0 - 18 : over.y1 + 18;
      (tab as { y: number }).y = Math.min(moved, y1 - 18);
      free = tab.y + 18;
    }
    // What was pushed together at the end of the edge makes room upwards.
    let room = y1 - 18;
    for (const tab of tabs.filter(one => one.side === side).sort((a, b) => b.y - a.y)) {
      (tab as { y: number }).y = Math.min(tab.y, room);
      room = tab.y - HIGH;
    }
  }
  for (const side of ['top', 'bottom'] as const) {
    let free = x0 + 8;
    for (const tab of tabs.filter(one => one.side === side).sort((a, b) => a.x - b.x)) {
      const half = halfOf(name(tab.id));
      (tab as { x: number }).x = Math.max(tab.x, free + half);
      free = tab.x + half + 4;
    }
    let room = x1 - 8;
    for (const tab of tabs.filter(one => one.side === side).sort((a, b) => b.x - a.x)) {
      const half = halfOf(name(tab.id));
      (tab as { x: number }).x = Math.min(tab.x, room - half);
      room = tab.x - half - 4;
    }
  }
  return tabs;
}
/** From one tab of a side to the next. */
const HIGH = 34;
/** About half as wide as a tab with this name; the style cuts longer ones. */
const halfOf = (name: string): number => Math.min(90, 16 + name.length * 3.5);
const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));
