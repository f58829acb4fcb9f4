import { type Docked, docking, type Written } from './chips.ts';
import { type Slid, sliding } from './landscapes.ts';
import type { Frame, MapData } from './map.ts';
import { type Named, naming } from './names.ts';
import { boxAround, discsOf, Field, marking } from './placement.ts';
import type { Portions } from './portions.ts';
import type { Covered, Place, Scene, Step } from './scene.ts';
import type { Insets, Window } from './useCamera.ts';

/** What a picture of the map follows from. */
export interface Seen {
  readonly map: MapData;
  readonly sceneOf: (step: Step) => Scene;
  readonly seas: Readonly<Record<string, string>>;
  readonly k: number;
  readonly step: Step;
  /** The pixels of the map that chips and names keep within. */
  readonly within: Covered;
}
/** The map as it is drawn at one zoom: the scene, and where its chips and names stand. */
export interface Picture extends Seen {
  readonly scene: Scene;
  readonly docked: readonly Docked[];
  readonly names: readonly Named[];
  readonly slid: ReadonlyMap<string, Slid>;
}
/** On a map of few places chips and names answer each other once more; on a large one it would take too long. */
const MOST_TALK = 100;

export function* picturing(seen: Seen, before: Picture | null): Portions<Picture> {
  const { map, k, step, within } = seen;
  const scene = before?.sceneOf === seen.sceneOf && before.step === step ? before.scene : seen.sceneOf(step);
  yield;
  const { places, lit } = scene;
  if (before !== null && isSameView(before, seen) && isLaidAlike(before.scene, scene))
    return { ...before, ...seen, scene, docked: withChipsOf(before.docked, places) };
  const marks = yield* marking(map.lines, k);
  const discs = discsOf(places, map.places, k);
  yield;
  const around = { discs, marks };
  let docked = yield* docking(places, map.places, k, discs, marks, within);
  let names = yield* naming(places, map.places, k, docked, around, widthOf, lit, within);
  if (places.length <= MOST_TALK) {
    docked = yield* docking(places, map.places, k, discs, marks, within, writtenOf(names, places, map, k));
    names = yield* naming(places, map.places, k, docked, around, widthOf, lit, within);
  }
  const slid = yield* sliding(map, seen.seas, step, { at: map.places, k, discs, marks, docked, names, places, widthOf });
  return { ...seen, scene, docked, names, slid };
}
export const isOf = (picture: Picture, seen: Seen): boolean => picture.sceneOf === seen.sceneOf && isSameView(picture, seen);
const SIDES = ['x0', 'y0', 'x1', 'y1'] as const;
const isSameBox = (a: Covered, b: Covered): boolean => SIDES.every(side => a[side] === b[side]);
const isSameView = (a: Seen, b: Seen): boolean =>
  a.map === b.map && a.seas === b.seas && a.k === b.k && a.step === b.step && isSameBox(a.within, b.within);

/** Nothing that takes room has changed: then all names and chips stay where they are, and nobody has to look for room again. */
function isLaidAlike(a: Scene, b: Scene): boolean {
  if (a.places.length !== b.places.length || a.lit.size !== b.lit.size) return false;
  for (const id of a.lit.keys()) if (!b.lit.has(id)) return false;
  return a.places.every((place, n) => isAlike(place, b.places[n]));
}
const SAME = ['id', 'name', 'radius', 'strong', 'rank'] as const;
const isAlike = (a: Place, b: Place): boolean =>
  SAME.every(key => a[key] === b[key]) &&
  isEach(a.covered ?? [], b.covered ?? [], isSameBox) &&
  isEach(
    a.chips ?? [],
    b.chips ?? [],
    (one, other) => one.id === other.id && one.width === other.width && one.height === other.height,
  );
const isEach = <T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean =>
  a.length === b.length && a.every((one, n) => same(one, b[n]));
function withChipsOf(docked: readonly Docked[], places: readonly Place[]): readonly Docked[] {
  const chips = new Map(places.flatMap(({ id, chips = [] }) => chips.map(chip => [`${id} ${chip.id}`, chip] as const)));
  return docked.map(one => ({ ...one, chip: chips.get(`${one.place} ${one.chip.id}`) ?? one.chip }));
}

function writtenOf(names: readonly Named[], places: readonly Place[], { places: at }: MapData, k: number): Field<Written> {
  const field = new Field<Written>();
  const by = new Map(places.map(place => [place.id, place]));
  for (const { id, dx, dy } of names) {
    const place = by.get(id);
    if (place !== undefined) field.add({ box: boxAround(at[id][0] * k + dx, at[id][1] * k + dy, widthOf(place), 14) });
  }
  return field;
}

const PADDING = 12;
const BEYOND = 40;
/** Where the whole map is seen, chips keep off the edges of the window; nearer, those of the map are enough. Panning changes neither. */
export function withinOf(
  { frame }: MapData,
  k: number,
  shown: { readonly k: number; readonly x: number; readonly y: number },
  size: Window,
  insets: Insets,
): Covered {
  return Math.abs(shown.k - k) < 1e-6 ? windowOf(shown, size, insets) : edgesOf(frame, k);
}
/** The window in the pixels of the map at this zoom. */
const windowOf = ({ x, y }: { readonly x: number; readonly y: number }, { width, height }: Window, insets: Insets): Covered => ({
  x0: insets.left + PADDING - x,
  y0: insets.top + PADDING - y,
  x1: width - insets.right - PADDING - x,
  y1: height - insets.bottom - PADDING - y,
});
/** The edges of the map in the same pixels, and a little beyond. */
const edgesOf = ({ x, y, width, height }: Frame, k: number): Covered => ({
  x0: x * k - BEYOND,
  y0: y * k - BEYOND,
  x1: (x + width) * k + BEYOND,
  y1: (y + height) * k + BEYOND,
});

let measuring: CanvasRenderingContext2D | null = null;
const known = new Map<string, number>();
/** The width of a name as it is drawn, measured once. */
function widthOf({ name, strong, radius }: Place): number {
  const small = radius < 14;
  const key = `${strong === true}${small}${name}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring === null) return name.length * 7.4;
  measuring.font = `${strong === true ? 700 : 600} ${(strong === true ? 14 : 13.5) - (small ? 1 : 0)}px "Commissioner Variable", sans-serif`;
  const { width } = measuring.measureText(name);
  known.set(key, width + 4);
  return width + 4;
}
