import type { MapData } from './map.ts';
import type { Pieces, Scene } from './scene.ts';

/** What has gone from one place and come to another, of one side. */
export interface Move {
  readonly side: string;
  readonly from: string;
  readonly to: string;
  readonly pieces: Pieces;
  readonly count: number;
}

/** What is shown: the match, or one story; and how far it has come. */
export interface Moment {
  readonly thread: string;
  readonly at: number;
}
/** Only what happens next is seen to happen: whoever goes back, or begins to hear, is simply there. */
export const isNext = (before: Moment, after: Moment): boolean =>
  before.thread === after.thread && after.at > before.at && after.at <= before.at + 1;

/** More than these at once is not a march but another moment: nothing is seen to move. */
const MOST = 12;

/**
 * What moved between two pictures, by comparing what stands where: of each side, what is gone here and new there. Those who go
 * together go first, and by the shorter way. No rule is known: what only vanished or only came did not move.
 */
export function movesBetween(before: Scene, after: Scene, at: MapData['places']): readonly Move[] {
  const [was, is] = [standing(before), standing(after)];
  const moves: Move[] = [];
  for (const side of is.keys()) {
    const gone = lost(was.get(side), is.get(side));
    const come = lost(is.get(side), was.get(side));
    for (let best = together(gone, come, at); best !== null; best = together(gone, come, at)) {
      moves.push({ side, ...best });
      if (moves.length > MOST) return [];
      for (const [kind, n] of Object.entries(best.pieces)) {
        take(gone, best.from, kind, n);
        take(come, best.to, kind, n);
      }
    }
  }
  return moves;
}

type ByPlace = Map<string, Map<string, number>>;

/** By side, by place: how many of each kind. */
function standing({ places }: Scene): ReadonlyMap<string, ByPlace> {
  const sides = new Map<string, ByPlace>();
  const add = (side: string, place: string, pieces: Pieces): void => {
    const here = sides.get(side) ?? new Map();
    sides.set(side, here);
    const kinds = here.get(place) ?? new Map<string, number>();
    here.set(place, kinds);
    for (const [kind, n] of Object.entries(pieces)) kinds.set(kind, (kinds.get(kind) ?? 0) + n);
  };
  for (const { id, chips = [], holds = {} } of places) {
    for (const chip of chips) add(chip.side, id, chip.holds ?? {});
    for (const [side, pieces] of Object.entries(holds)) add(side, id, pieces);
  }
  return sides;
}

/** What there is more of in the first than in the second. */
function lost(first: ByPlace | undefined, second: ByPlace | undefined): ByPlace {
  const found: ByPlace = new Map();
  for (const [place, kinds] of first ?? [])
    for (const [kind, n] of kinds) {
      const left = n - (second?.get(place)?.get(kind) ?? 0);
      if (left > 0) found.set(place, (found.get(place) ?? new Map<string, number>()).set(kind, left));
    }
  return found;
}
function take(from: ByPlace, place: string, kind: string, n: number): void {
  const kinds = from.get(place);
  kinds?.set(kind, (kinds.get(kind) ?? 0) - n);
}

function together(gone: ByPlace, come: ByPlace, at: MapData['places']): Omit<Move, 'side'> | null {
  let best: (Omit<Move, 'side'> & { readonly far: number }) | null = null;
  for (const [from, left] of gone)
    for (const [to, reached] of come) {
      const both = [...left].flatMap(([kind, n]) => {
        const count = Math.min(n, reached.get(kind) ?? 0);
        return count > 0 ? [[kind, count] as const] : [];
      });
      const count = both.reduce((sum, [, n]) => sum + n, 0);
      const far = count === 0 ? 0 : Math.hypot(at[from][0] - at[to][0], at[from][1] - at[to][1]);
      if (count > 0 && (best === null || count > best.count || (count === best.count && far < best.far)))
        best = { from, to, pieces: Object.fromEntries(both), count, far };
    }
  if (best === null) return null;
  const { far: _, ...move } = best;
  return move;
}

/** The places on the way along the lines of the map, the shortest; straight where no line leads. */
export function wayAlong(lines: MapData['lines'], from: string, to: string): readonly string[] {
  const near = new Map<string, string[]>();
  for (const { a, b } of lines) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const came = new Map<string, string | null>([[from, null]]);
  const reached = [from];
  for (const place of reached) {
    if (place === to) break;
    for (const next of near.get(place) ?? [])
      if (!came.has(next)) {
        came.set(next, place);
        reached.push(next);
      }
  }
  if (!came.has(to)) return [from, to];
  const way = [to];
  for (let place = came.get(to) ?? null; place !== null; place = came.get(place) ?? null) way.unshift(place);
  return way;
}
