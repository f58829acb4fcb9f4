import { expect, test } from 'vitest';
import { placeCard } from '../../src/board/card.ts';

const size = { width: 1000, height: 700 };
const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const card = { width: 296, height: 240 };
const none = { size, insets, keep: [], chips: [], lit: [] };
type Point = readonly [number, number];
const hides = ({ left, top, width, height }: ReturnType<typeof placeCard>, [x, y]: Point): boolean =>
  x > left - 14 && x < left + width + 14 && y > top - 14 && y < top + height + 14;

test('a card stands beside its place, inside the window, wherever that is', () => {
  for (const at of [
    [500, 350],
    [20, 20],
    [980, 680],
    [500, 690],
  ] as const) {
    const box = placeCard(at, 14, card, none);
    expect(hides(box, at), `${at}`).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(size.width);
    expect(box.top + box.height).toBeLessThanOrEqual(size.height);
  }
});

test('neighbours that may be chosen too, and the pieces beside it, stay in sight where there is room', () => {
  const at: Point = [420, 330];
  const lit: Point[] = [at, [480, 330], [470, 280], [480, 390], [410, 400]];
  const chips: Point[] = [[350, 330]];
  const box = placeCard(at, 14, card, { ...none, lit, chips });
  for (const point of [...lit, ...chips]) expect(hides(box, point), `${point}`).toBe(false);
});

test('among neighbours on every side it stands a little farther off', () => {
  const at: Point = [420, 330];
  const lit = Array.from(
    { length: 12 },
    (_, n): Point => [420 + 60 * Math.cos((n * Math.PI) / 6), 330 + 60 * Math.sin((n * Math.PI) / 6)],
  );
  const box = placeCard(at, 14, card, { ...none, lit });
  expect(lit.filter(point => hides(box, point))).toEqual([]);
});
