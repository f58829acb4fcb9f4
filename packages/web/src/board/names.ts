import type { Docked } from './chips.ts';
import { boxAround, contains, type Disc, Field, type Marks, outside, overlap } from './placement.ts';
import { atOnce, type Portions } from './portions.ts';
import type { Covered, Place } from './scene.ts';

/** Where a name stands relative to its place, in pixels (the middle of its line of text). */
export interface Named {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}
interface Candidate {
  readonly dx: number;
  readonly dy: number;
  readonly box: Covered;
  readonly cost: number;
}
interface Label {
  readonly place: Place;
  readonly candidates: readonly Candidate[];
  rivals: readonly Label[];
  chosen: Candidate;
}

const HEIGHT = 14;
/** A disc wears its name like a pedestal: below first. */
const BELOW_FIRST: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.9, 0.8],
  [-0.9, 0.8],
  [0.9, -0.8],
  [-0.9, -0.8],
  [0.5, 1],
  [-0.5, 1],
  [0.5, -1],
  [-0.5, -1],
];
/** A small symbol is read from left to right: its name beside it first. */
const BESIDE_FIRST: readonly (readonly [number, number])[] = [[1, 0], [-1, 0], [0, -1], [0, 1], ...BELOW_FIRST.slice(4)];
const SMALL = 14;

/**
 * Best-response rounds: each name takes its cheapest spot given the others'; what still collides is dropped, weak names
 * first. In pixels at one zoom, so it is done once per zoom and never while the map moves.
 */
export const placeNames = (...given: Parameters<typeof naming>): readonly Named[] => atOnce(naming(...given));
export function* naming(
  places: readonly Place[],
  at: Readonly<Record<string, readonly [number, number]>>,
  k: number,
  docked: readonly Docked[],
  { discs, marks }: { readonly discs: Field<Disc>; readonly marks: Marks },
  widthOf: (place: Place) => number,
  /** What is asked about: its name stays before others. */
  lit: ReadonlyMap<string, unknown> = new Map(),
  /** The window, in the same pixels: the name of a place in it is not cut off. */
  within: Covered | null = null,
): Portions<readonly Named[]> {
  const pieces = new Field<Docked>();
  for (const one of docked) pieces.add(one);
  const labels: Label[] = [];
  for (const place of places) {
    if (place.rank === -1) continue;
    const [x, y] = at[place.id];
    const candidates = candidatesOf(place, x * k, y * k, widthOf(place), { discs, marks, pieces, within });
    labels.push({ place, candidates, rivals: [], chosen: candidates[0] });
    yield;
  }
  const reach = new Field<{ readonly box: Covered; readonly label: Label }>();
  for (const label of labels) reach.add({ box: reachOf(label), label });
  for (const label of labels) {
    yield;
    label.rivals = reach
      .around(reachOf(label))
      .map(one => one.label)
      .filter(other => other !== label);
  }
  for (let round = 0; round < 7; round++)
    for (const label of labels) {
      yield;
      let best = Number.POSITIVE_INFINITY;
      for (const candidate of label.candidates) {
        let sum = candidate.cost;
        for (const rival of label.rivals) if (sum < best) sum += overlap(candidate.box, rival.chosen.box, 2) * 6;
        if (sum < best) [best, label.chosen] = [sum, candidate];
      }
    }
  const kept = new Set<Label>();
  const weight = ({ place }: Label): number =>
    (place.strong === true ? 100 : 0) + (lit.size < 30 && lit.has(place.id) ? 100 : 0) + (place.rank ?? 0);
  for (const label of labels.toSorted((a, b) => weight(b) - weight(a)))
    if (
      label.rivals.every(other => !kept.has(other) || overlap(label.chosen.box, other.chosen.box) < 20) &&
      (weight(label) >= 100 || label.chosen.cost < 900)
    )
      kept.add(label);
  return labels.filter(label => kept.has(label)).map(({ place, chosen: { dx, dy } }) => ({ id: place.id, dx, dy }));
}

interface Around {
  readonly discs: Field<Disc>;
  readonly marks: Marks;
  readonly pieces: Field<Docked>;
  readonly within: Covered | null;
}
function candidatesOf(
  place: Place,
  x: number,
  y: number,
  width: number,
  { discs, marks, pieces, within }: Around,
): readonly Candidate[] {
  const small = place.radius < SMALL;
  const near = boxAround(x, y, 2 * (place.radius + width + 8), 2 * (place.radius + HEIGHT + 8));
  const [others, chips] = [discs.around(near).filter(one => one.place !== place), pieces.around(near)];
  const own = place.covered ?? [];
  const window = within !== null && contains(within, x, y) ? within : null;
  return (small ? BESIDE_FIRST : BELOW_FIRST).map(([ax, ay], i) => {
    const gap = place.radius + (small ? 3 : 4);
    const dx = ax * (gap + width / 2) * (ay === 0 ? 1 : 0.86);
    const dy = ay * (gap + HEIGHT / 2 + (small ? 0 : 1));
    const box = boxAround(x + dx, y + dy, width, HEIGHT);
    let cost = i * (small ? 3 : 26) + marks.beneath(box) * (small ? 1.3 : 0.6);
    // A name that is cut off cannot be read: that costs more than what it may lie on.
    if (window !== null) cost += outside(box, window) * 12;
    for (const { box: disc } of others) cost += overlap(box, disc) * 4;
    for (const { box: chip } of chips) cost += overlap(box, chip, 2) * 6;
    for (const one of own) cost += overlap(box, { x0: one.x0 + x, x1: one.x1 + x, y0: one.y0 + y, y1: one.y1 + y }) * 4;
    return { dx, dy, box, cost };
  });
}
const reachOf = ({ candidates }: Label): Covered =>
  candidates.reduce(
    (all, { box }) => ({
      x0: Math.min(all.x0, box.x0),
      y0: Math.min(all.y0, box.y0),
      x1: Math.max(all.x1, box.x1),
      y1: Math.max(all.y1, box.y1),
    }),
    candidates[0].box,
  );
