import { expect, test } from 'vitest';
import { aside, framing, isOpen } from '../../src/board/framing.ts';

const size = { width: 936, height: 636 };
const insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** As at 1280 × 720: the enemy's strategy in the left corner of the foot, the small map in the right one. */
const covered = [
  { x0: 14, y0: 380, x1: 236, y1: 622 },
  { x0: 720, y0: 448, x1: 922, y1: 622 },
];
const room = { size, insets, covered };
const at = ({ k, x, y }: { k: number; x: number; y: number }, [px, py]: readonly [number, number]) =>
  [x + px * k, y + py * k] as const;

test('what an ask is about is framed beside the panels, never beneath one', () => {
  for (const points of [
    [
      [0, 0],
      [0, 300],
      [700, 300],
    ],
    [
      [0, 0],
      [900, 500],
    ],
    [
      [0, 500],
      [900, 0],
    ],
    [
      [0, 400],
      [450, 0],
      [900, 400],
    ],
  ] as const) {
    const framed = framing(points, room, 2, 0.2);
    for (const point of points) expect(isOpen(at(framed, point), room), `${point}`).toBe(true);
  }
});

test('without panels in the way it is as near as the window allows', () => {
  const points = [
    [0, 0],
    [388, 100],
  ] as const;
  expect(framing(points, { ...room, covered: [] }, 2, 0.2).k).toBeCloseTo(2, 9);
  expect(framing(points, room, 1, 0.2).k).toBe(1);
  expect(isOpen([100, 500], room)).toBe(false);
  expect(isOpen([100, 500], { ...room, covered: [] })).toBe(true);
});

test('a place that the keyboard goes to comes into the window, and out from beneath a panel, by the shortest way', () => {
  for (const point of [
    [830, 540],
    [100, 600],
    [930, 630],
    [-200, 500],
    [2000, 2000],
  ] as const) {
    const [dx, dy] = aside(point, room);
    expect(isOpen([point[0] + dx, point[1] + dy], room), `${point}`).toBe(true);
  }
  expect(aside([450, 300], room)).toEqual([0, 0]);
  expect(aside([710, 460], room)[0] === 0 || aside([710, 460], room)[1] === 0).toBe(true);
});
