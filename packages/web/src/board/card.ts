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
}
const STEP = Math.PI / 6;
const MARGIN = 8;
/** As far from the place as its rim and a beak need. */
const GAP = 18;

/** Where a card stands beside its place: of twelve directions the one that hides least of what must be seen, inside the window. */
export function placeCard(
  [x, y]: Point,
  radius: number,
  { width, height }: { readonly width: number; readonly height: number },
  { size, insets, keep, chips }: Around,
): Box {
  let best: { readonly box: Box; readonly cost: number } | null = null;
  for (let n = 0; n < 12; n++) {
    const angle = n % 2 === 0 ? (n / 2) * STEP : -((n + 1) / 2) * STEP;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [cx, cy] = [x + dx * (radius + GAP + width / 2), y + dy * (radius + GAP + height / 2)];
    const left = Math.max(insets.left + MARGIN, Math.min(cx - width / 2, size.width - insets.right - width - MARGIN));
    const top = Math.max(insets.top + MARGIN, Math.min(cy - height / 2, size.height - insets.bottom - height - MARGIN));
    const box = { left, top, width, height };
    const hidden = keep.filter(point => isIn(box, point, radius)).length;
    const pieces = chips.filter(point => isIn(box, point, radius)).length;
    const cost = (isIn(box, [x, y], radius + 4) ? 1_000 : 0) + hidden * 10 + pieces * 3 + n;
    if (best === null || cost < best.cost) best = { box, cost };
  }
  return (best as { readonly box: Box }).box;
}
const isIn = ({ left, top, width, height }: Box, [x, y]: Point, by: number): boolean =>
  x > left - by && x < left + width + by && y > top - by && y < top + height + by;
