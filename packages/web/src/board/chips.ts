import { boxAround, contains, type Disc, Field, grown, type Marks, outside, overlap } from './placement.ts';
import { atOnce, type Portions } from './portions.ts';
import type { Chip, Covered, Place } from './scene.ts';

/** Where a chip is docked: its upper left corner relative to its place, and the end of its hairline when it is far. */
export interface Docked {
  readonly place: string;
  readonly chip: Chip;
  readonly x: number;
  readonly y: number;
  readonly tether: readonly [number, number] | null;
  readonly box: Covered;
}

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.85, -1],
  [0.85, 1],
  [-0.85, -1],
  [-0.85, 1],
  [0.4, -1.05],
  [-0.4, -1.05],
  [0.4, 1.05],
  [-0.4, 1.05],
  [1, 0.6],
  [1, -0.6],
  [-1, 0.6],
  [-1, -0.6],
];
/** A name where it stands. */
export interface Written {
  readonly box: Covered;
}
const NOTHING = new Field<Written>();
const DISTANCES = [0, 14, 30, 50];

interface Candidate {
  readonly box: Covered;
  readonly cost: number;
}
interface Wanted {
  readonly place: Place;
  readonly chip: Chip;
  readonly x: number;
  readonly y: number;
  readonly candidates: readonly Candidate[];
  box: Covered;
}

/** Best-response rounds over sixteen directions and four distances; each chip takes its cheapest spot given the others'. */
export const dockChips = (...given: Parameters<typeof docking>): readonly Docked[] => atOnce(docking(...given));
export function* docking(
  places: readonly Place[],
  at: Readonly<Record<string, readonly [number, number]>>,
  k: number,
  discs: Field<Disc>,
  marks: Marks,
  /** The window, in the same pixels: whoever stands in it keeps his chips in it. */
  within: Covered | null = null,
  /** What has been written already. */
  written: Field<Written> = NOTHING,
): Portions<readonly Docked[]> {
  const wanted: Wanted[] = [];
  for (const place of places)
    for (const [i, chip] of (place.chips ?? []).entries()) {
      const [x, y] = [at[place.id][0] * k, at[place.id][1] * k];
      const candidates = candidatesOf(place, chip, x, y, i, discs, marks, within, written);
      wanted.push({ place, chip, x, y, candidates, box: candidates[0].box });
      yield;
    }
  // Who is widest has least to choose from, and chooses first.
  const turns = wanted.toSorted((a, b) => b.chip.width - a.chip.width);
  const rivalsOf = turns.map(one =>
    wanted.filter(other => other !== one && Math.abs(other.x - one.x) < 320 && Math.abs(other.y - one.y) < 200),
  );
  const settled = new Set<Wanted>();
  for (let round = 0; round < 6; round++)
    for (const [n, one] of turns.entries()) {
      yield;
      const rivals = round === 0 ? rivalsOf[n].filter(other => settled.has(other)) : rivalsOf[n];
      settled.add(one);
      let best = Number.POSITIVE_INFINITY;
      for (const { box, cost } of one.candidates) {
        let sum = cost;
        for (const rival of rivals) if (sum < best) sum += overlap(box, rival.box, 3) * 6;
        if (sum < best) [best, one.box] = [sum, box];
      }
    }
  return wanted.map(({ place, chip, x, y, box }) => {
    const nearest = [Math.max(box.x0, Math.min(box.x1, x)) - x, Math.max(box.y0, Math.min(box.y1, y)) - y] as const;
    const far = Math.hypot(nearest[0], nearest[1]) > place.radius + 8;
    return { place: place.id, chip, x: box.x0 - x, y: box.y0 - y, tether: far ? nearest : null, box };
  });
}

function candidatesOf(
  place: Place,
  { width, height }: Chip,
  x: number,
  y: number,
  nth: number,
  discs: Field<Disc>,
  marks: Marks,
  within: Covered | null,
  written: Field<Written>,
): readonly Candidate[] {
  const reach = place.radius + 60 + width;
  const near = boxAround(x, y, 2 * reach, 2 * (place.radius + 60 + height));
  const [around, words] = [discs.around(near), written.around(near)];
  const window = within !== null && contains(within, x, y) ? within : null;
  const found: Candidate[] = [];
  for (const distance of DISTANCES)
    DIRECTIONS.forEach(([ax, ay], i) => {
      const gap = place.radius + 4 + distance;
      const box = boxAround(x + ax * (gap + width / 2), y + ay * (gap + height / 2), width, height);
      // The second force in a space stands opposite to the first.
      let cost = distance * 6 + i * 2 + (nth > 0 && i === 0 ? 60 : 0) + marks.beneath(box) * 0.5;
      if (window !== null) cost += outside(box, window) * 8; // dearer than anything else
      const own = apart(box, x, y);
      for (const { box: of, place: other } of around)
        if (other !== place && apart(box, (of.x0 + of.x1) / 2, (of.y0 + of.y1) / 2) < own) cost += 240; // beside a stranger
      for (const disc of around) cost += overlap(grown(box, disc.place === place ? 0 : 1), disc.box) * 4;
      for (const { box: name } of words) cost += overlap(box, name, 1) * 3;
      found.push({ box, cost });
    });
  return found;
}

/** How far a point is from a box, squared: it is only compared. */
const apart = ({ x0, y0, x1, y1 }: Covered, x: number, y: number): number =>
  Math.max(x0 - x, 0, x - x1) ** 2 + Math.max(y0 - y, 0, y - y1) ** 2;
