import board from '@polemos/egemonia/board' with { type: 'json' };
import type { FineCoast, Frame, MapData, MapLine, SeaName, Thumbnail } from '../../src/board/map.ts';
import { coast, mercator, type Point } from '../coast.ts';

/**
 * Twenty areas from Sicily to Byzantium, half of them around the Saronic Gulf: the map is seen through a fisheye about
 * the gulf, coast and areas alike, and Sicily has a sheet of its own.
 */
const SCALE = 68;
const CENTRE: Point = [23.15, 38.02];
const AT: Point = [452, 420];
const RADIUS = 620;
const STRENGTH = 1.4;
const APART = 84;
const FRAME: Frame = { x: 0, y: 0, width: 1096, height: 656 };
const WHOLE: Frame = { x: -400, y: -330, width: 1760, height: 1390 };
const INSET: Frame = { x: 14, y: 474, width: 184, height: 168 };
const SICILY: Point = [INSET.x + 124, INSET.y + 88];

function fisheye([lon, lat]: Point): Point {
  const x = (lon - CENTRE[0]) * SCALE;
  const y = (mercator(CENTRE[1]) - mercator(lat)) * SCALE;
  const grown = (1 + STRENGTH) / (1 + (STRENGTH * Math.hypot(x, y)) / RADIUS);
  return [AT[0] + x * grown, AT[1] + y * grown];
}
const onInset = ([lon, lat]: Point): Point => [
  INSET.x + (lon - 12.2) * 43 + 6,
  INSET.y + (mercator(38.75) - mercator(lat)) * 43 + 18,
];
const box = ({ x, y, width, height }: Frame) => ({ x0: x, y0: y, x1: x + width, y1: y + height });

/** Areas closer than a disc and its name are pushed apart. */
function places(): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  for (const { id, lon, lat } of board.areas) found[id] = id === 'sicily' ? [...SICILY] : [...fisheye([lon, lat])];
  const free = Object.entries(found).filter(([id]) => id !== 'sicily');
  for (let round = 0; round < 200; round++)
    for (const [i, p] of free)
      for (const [j, q] of free) {
        const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
        const distance = Math.hypot(dx, dy);
        if (i >= j || distance >= APART) continue;
        const push = ((APART - distance) / distance) * 0.25;
        p[0] -= dx * push;
        p[1] -= dy * push;
        q[0] += dx * push;
        q[1] += dy * push;
      }
  for (const [, p] of free) {
    p[0] = Math.round(Math.min(FRAME.width - 60, Math.max(50, p[0])));
    p[1] = Math.round(Math.min(FRAME.height - 50, Math.max(44, p[1])));
  }
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
    const middle = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * bow, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bow].map(
      Math.round,
    );
    return {
      a: line.a,
      b: line.b,
      kind: sea ? 'naval' : 'land',
      path: `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`,
    };
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

const WIDE = { x0: -8, y0: 20, x1: 80, y1: 62 };
const main = (tolerance: number, islet: number): string =>
  coast(fisheye, {
    degrees: WIDE,
    frame: box(WHOLE),
    tolerance,
    islet,
    keep: board.areas.map(({ lon, lat }) => fisheye([lon, lat])),
  });

export const fine = (): FineCoast => ({ greece: main(0.25, 2) });

export function map(): MapData {
  const at = places();
  const marks = Object.values(at);
  const hills = HILLS.map(fisheye).filter(([x, y]) => marks.every(p => Math.hypot(p[0] - x, p[1] - y) > 46));
  const sicily = (tolerance: number) =>
    coast(onInset, {
      degrees: { x0: 11, y0: 33, x1: 18.6, y1: 41 },
      frame: box({ x: INSET.x - 40, y: INSET.y - 40, width: INSET.width + 80, height: INSET.height + 80 }),
      tolerance,
      islet: 4,
    });
  return {
    frame: FRAME,
    whole: WHOLE,
    sheets: [
      {
        id: 'greece',
        frame: WHOLE,
        inset: false,
        water: main(3, 36),
        coast: main(0.7, 9),
      },
      { id: 'sicily', frame: INSET, inset: true, water: sicily(1.2), coast: sicily(0.3) },
    ],
    places: at,
    lines: lines(at),
    seas: SEAS,
    hills: hills.map(([x, y]) => [Math.round(x), Math.round(y)] as const),
  };
}

export function thumbnail(): Thumbnail {
  const [width, height, scale] = [316, 142, 24.5];
  const flat = ([lon, lat]: Point): Point => [(lon - 23.6) * scale + 158, (mercator(38.6) - mercator(lat)) * scale + 74];
  const at = Object.fromEntries(
    board.areas.map(({ id, lon, lat }) => [id, flat([lon, lat]).map(n => Number(n.toFixed(1))) as [number, number]]),
  );
  return {
    width,
    height,
    coast: coast(flat, {
      degrees: { x0: 6, y0: 31, x1: 40, y1: 47 },
      frame: { x0: -24, y0: -24, x1: width + 24, y1: height + 24 },
      tolerance: 0.35,
      islet: 2,
    }),
    lines: board.connections.map(({ a, b, type }) => ({
      kind: type === 'sea' ? 'naval' : 'land',
      path: `M${at[a].join(' ')}L${at[b].join(' ')}`,
    })),
    places: at,
  };
}
