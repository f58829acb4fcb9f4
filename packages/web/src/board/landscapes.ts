import type { Docked } from './chips.ts';
import type { Frame, MapData, SeaName } from './map.ts';
import type { Named } from './names.ts';
import { boxAround, type Disc, Field, type Marks, overlap } from './placement.ts';
import type { Portions } from './portions.ts';
import type { Covered, Place, Step } from './scene.ts';

/** Where the name of a sea or a landscape stands, relative to its own spot, in pixels. */
export interface Slid {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}
interface Ink {
  readonly at: Readonly<Record<string, readonly [number, number]>>;
  readonly k: number;
  readonly discs: Field<Disc>;
  readonly marks: Marks;
  readonly docked: readonly Docked[];
  readonly names: readonly Named[];
  readonly places: readonly Place[];
  widthOf(place: Place): number;
}
/** How far a name may go: a landscape and a sea have room, a gulf is narrow. */
const REACH = { region: 64, sea: 32, gulf: 8 } as const;
const TURNS = 12;
/** With more ink than this under it, a name is not written at all. */
const TOO_MUCH = 900;

/** They are placed last and drawn first: each goes to the spot with the least ink under it, else it is left out. */
export function* sliding(
  map: MapData,
  words: Readonly<Record<string, string>>,
  step: Step,
  ink: Ink,
): Portions<ReadonlyMap<string, Slid>> {
  const pieces = new Field<{ readonly box: Covered }>();
  for (const one of ink.docked) pieces.add(one);
  for (const box of namesOf(ink)) pieces.add({ box });
  const insets = map.sheets.slice(1).map(({ frame }) => frame);
  const slid = new Map<string, Slid>();
  const slide = (name: SeaName, reach: number, spacing: number): void => {
    if ((name.from ?? 0) > step) return;
    const widthOf = ({ id, size }: SeaName): number => (words[id] ?? '').length * size * spacing;
    const found = bestOf(name, widthOf(name), reach, pieces, insets, ink);
    if (found === null) return;
    slid.set(name.id, found);
    for (const box of boxesOf(name, widthOf(name), ink.k, found)) pieces.add({ box });
  };
  for (const sea of map.seas) {
    slide(sea, (sea.turn ?? 0) === 0 ? REACH.sea : REACH.gulf, 0.52);
    yield;
  }
  for (const region of map.regions ?? []) {
    slide(region, REACH.region, 0.98);
    yield;
  }
  return slid;
}

function bestOf(
  name: SeaName,
  width: number,
  reach: number,
  pieces: Field<{ readonly box: Covered }>,
  insets: readonly Frame[],
  { k, discs, marks }: Ink,
): Slid | null {
  const around = boxAround(name.at[0] * k, name.at[1] * k, width * 1.3 + 2 * reach, width * 1.3 + 2 * reach);
  const [near, over] = [discs.around(around), pieces.around(around)];
  let best: Slid | null = null;
  let least = TOO_MUCH;
  for (let ring = 0; ring <= reach; ring += 8)
    for (let n = 0; n < (ring === 0 ? 1 : TURNS); n++) {
      const angle = (n / TURNS) * 2 * Math.PI;
      const [dx, dy] = [Math.round(Math.cos(angle) * ring), Math.round(Math.sin(angle) * ring)];
      let cost = ring * 1.5;
      for (const box of boxesOf(name, width, k, { dx, dy })) {
        if (insets.some(frame => crosses(frame, name, k, box))) cost += TOO_MUCH;
        for (const disc of near) cost += overlap(box, disc.box, 2) * 3;
        for (const piece of over) cost += overlap(box, piece.box, 3) * 3;
        cost += marks.beneath(box) * 0.8;
        if (cost >= least) break;
      }
      if (cost < least) [least, best] = [cost, { id: name.id, dx, dy }];
    }
  return best;
}
/** A turned name is a row of small boxes along its line, not one great box. Letters stand on their spot, not around it. */
function boxesOf(
  { at, size, greek, turn = 0 }: SeaName,
  width: number,
  k: number,
  { dx, dy }: Omit<Slid, 'id'>,
): readonly Covered[] {
  const [x, y] = [at[0] * k + dx, at[1] * k + dy];
  const height = size * (greek === '' ? 0.9 : 1.8);
  if (turn === 0) return [boxAround(x, y + size * (greek === '' ? -0.35 : 0.15), width, height)];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const count = Math.max(2, Math.round(width / 18));
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) / count - 0.5) * width;
    return boxAround(x + along * cos, y + along * sin, 16, size);
  });
}
/** An inset covers the main sheet: a name of the one may not reach into the other. */
function crosses({ x, y, width, height }: Frame, { at }: SeaName, k: number, box: Covered): boolean {
  if (at[0] > x && at[0] < x + width && at[1] > y && at[1] < y + height) return false;
  return overlap(box, { x0: x * k, y0: y * k, x1: (x + width) * k, y1: (y + height) * k }) > 0;
}
function namesOf({ names, places, at, k, widthOf }: Ink): readonly Covered[] {
  const by = new Map(places.map(place => [place.id, place]));
  return names.flatMap(({ id, dx, dy }) => {
    const place = by.get(id);
    return place === undefined ? [] : [boxAround(at[id][0] * k + dx, at[id][1] * k + dy, widthOf(place), 14)];
  });
}
