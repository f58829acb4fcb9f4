import board from '@polemos/egemonia/board' with { type: 'json' };
import type { FineCoast, Frame, MapData, MapLine, SeaName, Thumbnail } from '../../src/board/map.ts';
import type { Point } from '../coast.ts';
import { apart, bowed, fisheye, hillsBeside, inset, insetCoast, mainland, miniature, within } from '../fisheye.ts';

/**
 * Twenty areas from Sicily to Byzantium, half of them around the Saronic Gulf: the map is seen through a fisheye about
 * the gulf, coast and areas alike, and Sicily has a sheet of its own.
 */
const APART: Point = [84, 84];
const FRAME: Frame = { x: 0, y: 0, width: 1096, height: 656 };
const WHOLE: Frame = { x: -400, y: -330, width: 1760, height: 1390 };
const INSET: Frame = { x: 14, y: 474, width: 184, height: 168 };
const SICILY: Point = [INSET.x + 124, INSET.y + 88];

const glass = fisheye({ centre: [23.15, 38.02], at: [452, 420], scale: 68, radius: 620, strength: 1.4 });
const onInset = inset(INSET, [12.2, 38.75], 43, [6, 18]);

/** Areas closer than a disc and its name are pushed apart. */
function places(): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  for (const { id, lon, lat } of board.areas) found[id] = id === 'sicily' ? [...SICILY] : [...glass([lon, lat])];
  const free = Object.entries(found).filter(([id]) => id !== 'sicily');
  apart(free, () => APART, { rounds: 200, pull: 0.25 });
  within(free, FRAME, [50, 44, 60, 50]);
  return found;
}

/** Sea lines bow; where land and sea join the same two areas they bow apart. Lines to Sicily end at its sheet. */
function lines(at: Record<string, readonly [number, number]>): readonly MapLine[] {
  return board.connections.map((line): MapLine => {
    const twin = board.connections.some(
      other => other !== line && ((other.a === line.a && other.b === line.b) || (other.a === line.b && other.b === line.a)),
    );
    const sea = line.type === 'sea';
    const from: Point =
      line.a !== 'sicily' ? at[line.a] : line.b === 'corcyra' ? [INSET.x + 92, INSET.y] : [INSET.x + INSET.width, INSET.y + 128];
    const to = at[line.b];
    const bow = (sea ? 0.14 : 0) + (twin ? (sea ? 0.1 : -0.1) : 0);
    return { a: line.a, b: line.b, kind: sea ? 'naval' : 'land', path: bowed(from, to, bow) };
  });
}

const SEAS: readonly SeaName[] = [
  { id: 'aegean', greek: 'Αἰγαῖον πέλαγος', at: [716, 404], size: 27 },
  { id: 'ionian', greek: 'Ἰόνιον πέλαγος', at: [62, 376], size: 18 },
  { id: 'cretan', greek: 'Κρητικὸν πέλαγος', at: [700, 716], size: 20 },
  { id: 'euxine', greek: 'Εὔξεινος πόντος', at: [1038, 34], size: 18 },
];

/** Real mountains: Taygetus, Parnon, Erymanthus, Cyllene, Parnassus, Pindus, Olympus, Ossa, Athos, Ida, Rhodope … */
const HILLS: readonly Point[] = [
  [21.95, 37.47],
  [22.18, 37.66],
  [22.62, 38.62],
  [21.75, 38.7],
  [21.2, 39.45],
  [21.0, 40.1],
  [22.35, 40.05],
  [22.68, 39.78],
  [22.0, 40.9],
  [24.9, 41.55],
  [26.1, 41.3],
  [26.95, 39.68],
  [28.3, 38.2],
  [28.6, 39.6],
  [23.2, 41.5],
  [20.6, 40.9],
  [28.4, 37.2],
  [20.3, 41.6],
  [29.8, 40.1],
];

const main = mainland(
  glass,
  WHOLE,
  board.areas.map(({ lon, lat }) => glass([lon, lat])),
);
const sicily = (tolerance: number): string => insetCoast(onInset, INSET, tolerance, { x0: 11, y0: 33, x1: 18.6, y1: 41 });

export const fine = (): FineCoast => ({ greece: main(0.25, 2) });

export function map(): MapData {
  const at = places();
  return {
    frame: FRAME,
    whole: WHOLE,
    sheets: [
      {
        id: 'greece',
        frame: WHOLE,
        inset: false,
        water: main(10, 60),
        coast: main(1.6, 14),
      },
      { id: 'sicily', frame: INSET, inset: true, water: sicily(3), coast: sicily(0.8) },
    ],
    places: at,
    lines: lines(at),
    seas: SEAS,
    hills: hillsBeside(HILLS, glass, Object.values(at)),
  };
}

export function thumbnail(): Thumbnail {
  const { width, height, coast, at } = miniature([23.6, 38.6], 24.5);
  const places = Object.fromEntries(board.areas.map(({ id, lon, lat }) => [id, at([lon, lat])]));
  return {
    width,
    height,
    coast,
    lines: board.connections.map(({ a, b, type }) => ({
      kind: type === 'sea' ? 'naval' : 'land',
      path: `M${places[a].join(' ')}L${places[b].join(' ')}`,
    })),
    places,
  };
}
