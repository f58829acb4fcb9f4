import { zoomIdentity } from 'd3-zoom';
import { expect, test } from 'vitest';
import { tabsOf } from '../../src/board/tabs.ts';

const SIZE = { width: 900, height: 600 };
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const AT = { Lindus: [1400, 560], Pella: [-300, 500], Sestus: [1300, 80] } as const;
/** A small map at the right foot, a panel at the left. */
const TOOLS = { x0: 700, y0: 400, x1: 890, y1: 590 };
const PANEL = { x0: 10, y0: 360, x1: 230, y1: 590 };

test('the gold tabs of what lies outside keep off the tools and panels at the edges of the map', () => {
  const tabs = tabsOf(Object.keys(AT), AT, zoomIdentity, SIZE, NO_INSETS, id => id, [TOOLS, PANEL]);
  expect(tabs.map(({ id, side }) => [id, side])).toEqual([
    ['Lindus', 'right'],
    ['Pella', 'left'],
    ['Sestus', 'right'],
  ]);
  for (const { id, y } of tabs) {
    const { y0, y1 } = id === 'Pella' ? PANEL : TOOLS;
    expect(y + 14 <= y0 || y - 14 >= y1, id).toBe(true);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(SIZE.height);
  }
  // Without them they stand where the place is.
  expect(tabsOf(['Pella'], AT, zoomIdentity, SIZE, NO_INSETS, id => id)[0].y).toBe(500);
});

test('a tab that makes way for a panel stays whole within the window', () => {
  const at = { a: [-50, 80], b: [-50, 90], c: [-50, 100] } as const;
  const panel = { x0: 0, y0: 0, x1: 90, y1: 130 };
  const tabs = tabsOf(['a', 'b', 'c'], at, zoomIdentity, { width: 300, height: 200 }, NO_INSETS, id => id, [panel]);
  for (const { y } of tabs) expect(y).toBeLessThanOrEqual(182);
});

test('tabs that are pushed together at the end of an edge make room for each other', () => {
  const at = Object.fromEntries(
    ['Messina', 'Panormus', 'Locri', 'Rhegium', 'Catana', 'Syracuse'].map((id, i) => [id, [-200, 540 + i * 25]]),
  );
  const left = tabsOf(Object.keys(at), at as never, zoomIdentity, SIZE, NO_INSETS, id => id).map(({ y }) => y);
  const right = Object.fromEntries(Object.keys(at).map((id, i) => [id, [700 + i * 35, -90]]));
  const top = tabsOf(Object.keys(right), right as never, zoomIdentity, SIZE, NO_INSETS, id => id);
  for (const [i, y] of left.sort((a, b) => a - b).entries()) {
    expect(y).toBeLessThanOrEqual(582);
    if (i > 0) expect(y - left[i - 1]).toBeGreaterThanOrEqual(34);
  }
  for (const [i, { id, x }] of top.entries()) {
    expect(x + id.length * 3.5).toBeLessThanOrEqual(SIZE.width);
    if (i > 0) expect(x - top[i - 1].x).toBeGreaterThan(40);
  }
});
