import type { Insets, Window } from './useCamera.ts';

type Point = readonly [number, number];
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Around {
  readonly size: Window;
  readonly insets: Insets;
  /** What must be seen: the way, who lies in wait, where it goes. */
  readonly keep: readonly Point[];
  /** Pieces: better seen than hidden. */
  readonly chips: readonly Point[];
  /** What else may be chosen: whoever compares goes on to the next, and must see where it is. */
  readonly lit: readonly Point[];
}
const STEP = Math.PI / 6;
const MARGIN = 8;
/** As far from the place as its rim needs; farther only where that hides less. */
const GAPS = [18, 70, 130] as const;
/** So near, something is a neighbour. */
const NEAR = 130;
const COST = { itself: 1_000, keep: 10, near: 6, chip: 3, lit: 1, apart: 4, turned: 0.5 } as const;

/** Where a card stands beside its place: of twelve directions the one that hides least of what must be seen, inside the window. */
export function placeCard(
  [x, y]: Point,
  radius: number,
  { width, height }: { readonly width: number; readonly height: number },
  { size, insets, keep, chips, lit }: Around,
): Box {
  let best: { readonly box: Box; readonly cost: number } | null = null;
  const isNear = ([px, py]: Point): boolean => Math.hypot(px - x, py - y) < NEAR;
  const others = lit.filter(([px, py]) => px !== x || py !== y);
  for (let n = 0; n < 12 * GAPS.length; n++) {
    const gap = GAPS[Math.floor(n / 12)];
    const turn = n % 12;
    const angle = turn % 2 === 0 ? (turn / 2) * STEP : -((turn + 1) / 2) * STEP;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [cx, cy] = [x + dx * (radius + gap + width / 2), y + dy * (radius + gap + height / 2)];
    const left = Math.max(insets.left + MARGIN, Math.min(cx - width / 2, size.width - insets.right - width - MARGIN));
    const top = Math.max(insets.top + MARGIN, Math.min(cy - height / 2, size.height - insets.bottom - height - MARGIN));
    const box = { left, top, width, height };
    const hidden = (points: readonly Point[]): readonly Point[] => points.filter(point => isIn(box, point, radius));
    const pieces = hidden(chips);
    const choices = hidden(others);
    const near = pieces.filter(isNear).length + choices.filter(isNear).length;
    const cost =
      (isIn(box, [x, y], radius + 4) ? COST.itself : 0) +
      hidden(keep).length * COST.keep +
      near * COST.near +
      pieces.length * COST.chip +
      choices.length * COST.lit +
      Math.floor(n / 12) * COST.apart +
      turn * COST.turned;
    if (best === null || cost < best.cost) best = { box, cost };
  }
  return (best as { readonly box: Box }).box;
}
const isIn = ({ left, top, width, height }: Box, [x, y]: Point, by: number): boolean =>
  x > left - by && x < left + width + by && y > top - by && y < top + height + by;
