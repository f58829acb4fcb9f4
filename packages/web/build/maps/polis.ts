import board from '@polemos/polis/board' with { type: 'json' };
import type { FineCoast, Frame, MapData, MapLine, SeaName, Thumbnail } from '../../src/board/map.ts';
import { coast, mercator, type Point } from '../coast.ts';

/**
 * Twelve territories and eighteen poleis, most of them within a day's walk of the Isthmus: the map is seen through
 * a fisheye about it. Sicily and Egypt have sheets of their own.
 */
const SCALE = 70;
const CENTRE: Point = [23.0, 38.0];
const AT: Point = [470, 430];
const RADIUS = 640;
const STRENGTH = 1.5;
const FRAME: Frame = { x: 0, y: 0, width: 1120, height: 700 };
const WHOLE: Frame = { x: -420, y: -620, width: 1960, height: 1960 };
const SICILY: Frame = { x: 14, y: 500, width: 196, height: 178 };
const EGYPT: Frame = { x: 894, y: 500, width: 212, height: 112 };

function fisheye([lon, lat]: Point): Point {
  const x = (lon - CENTRE[0]) * SCALE;
  const y = (mercator(CENTRE[1]) - mercator(lat)) * SCALE;
  const grown = (1 + STRENGTH) / (1 + (STRENGTH * Math.hypot(x, y)) / RADIUS);
  return [AT[0] + x * grown, AT[1] + y * grown];
}
const onSicily = ([lon, lat]: Point): Point => [
  SICILY.x + (lon - 12.2) * 47 + 8,
  SICILY.y + (mercator(38.75) - mercator(lat)) * 47 + 14,
];
const onEgypt = ([lon, lat]: Point): Point => [EGYPT.x + (lon - 27.4) * 30, EGYPT.y + (mercator(32.4) - mercator(lat)) * 30 + 8];
const box = ({ x, y, width, height }: Frame) => ({ x0: x, y0: y, x1: x + width, y1: y + height });

/** Where the plates of regions stand: on open ground, off the poleis. */
const REGIONS: Readonly<Record<string, Point>> = {
  makedonia: [21.95, 40.55],
  akarnania: [20.95, 39.1],
  thessalia: [22.25, 39.45],
  boiotia: [22.75, 38.62],
  attika: [24.02, 37.88],
  megaris: [23.25, 38.1],
  achaia: [21.75, 37.98],
  arkadia: [22.2, 37.58],
  messenia: [21.85, 37.2],
  lakedaimon: [22.75, 36.98],
  ionia: [27.75, 38.0],
  ionio: [19.9, 38.1],
  myrtoo: [23.75, 36.6],
  kyklades: [25.2, 37.55],
  sporades: [26.6, 36.55],
  thrakiko: [24.9, 39.75],
};
/** Shipload spaces stand in a row under the name of their market. */
const MARKETS: Readonly<Record<string, Point>> = {
  illyria: [74, 152],
  thraki: [806, 46],
  euxeinos: [1026, 112],
  persis: [1000, 300],
  aigyptos: [1000, 560],
};
const STEP = 62;
const FIXED = new Set(['sikelia', 'syrakousai', 'gela']);
const isPolis = (id: string): boolean => board.poleis.some(polis => polis.id === id);

function places(): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  for (const [id, at] of Object.entries(REGIONS)) found[id] = [...fisheye(at)];
  for (const { id, lon, lat, territory } of board.poleis)
    found[id] = [...(territory === 'sikelia' ? onSicily([lon, lat]) : fisheye([lon, lat]))];
  found.sikelia = [SICILY.x + 84, SICILY.y + 58];
  found.gela = [SICILY.x + 78, SICILY.y + 122];
  found.syrakousai = [SICILY.x + 156, SICILY.y + 118];
  apart(Object.entries(found).filter(([id]) => !FIXED.has(id)));
  for (const { id, boxes } of board.markets)
    boxes.forEach(({ box: n }, i) => {
      const [x, y] = MARKETS[id];
      found[`${id}-${n}`] = [x + (i - (boxes.length - 1) / 2) * STEP, y + 24];
    });
  return found;
}

/** What stands closer than its drawing and its name is pushed apart; plates are wide, poleis round. */
function apart(free: readonly (readonly [string, [number, number]])[]): void {
  const reach = (a: string, b: string): readonly [number, number] =>
    isPolis(a) && isPolis(b) ? [54, 54] : isPolis(a) || isPolis(b) ? [66, 46] : [84, 46];
  for (let round = 0; round < 300; round++)
    for (const [i, p] of free)
      for (const [j, q] of free) {
        if (i >= j) continue;
        const [wide, high] = reach(i, j);
        const [dx, dy] = [(q[0] - p[0]) / wide, (q[1] - p[1]) / high];
        const distance = Math.hypot(dx, dy);
        if (distance >= 1) continue;
        const push = ((1 - distance) / Math.max(distance, 0.05)) * 0.2;
        p[0] -= dx * push * wide;
        p[1] -= dy * push * high;
        q[0] += dx * push * wide;
        q[1] += dy * push * high;
      }
  for (const [, p] of free) {
    p[0] = Math.round(Math.min(FRAME.width - 60, Math.max(50, p[0])));
    p[1] = Math.round(Math.min(FRAME.height - 64, Math.max(64, p[1])));
  }
}

function lines(at: Record<string, readonly [number, number]>): readonly MapLine[] {
  const line = (a: string, b: string, kind: MapLine['kind'], bow = 0): MapLine => {
    const [from, to] = [at[a], at[b]];
    const middle = [(from[0] + to[0]) / 2 - (to[1] - from[1]) * bow, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bow];
    return { a, b, kind, path: `M${from[0]} ${from[1]}Q${middle.map(Math.round).join(' ')} ${to[0]} ${to[1]}` };
  };
  return [
    ...board.landLinks.map(({ a, b }) => line(a, b, 'land')),
    ...board.seaRoutes.map(({ a, b }) => line(a, b, 'naval', a === 'ionio' ? -0.42 : 0.1)),
  ];
}

const SEAS: readonly SeaName[] = [
  { id: 'adriatic', greek: 'Ἀδρίας', at: [62, 330], size: 16 },
  { id: 'aegean', greek: 'Αἰγαῖον πέλαγος', at: [742, 330], size: 23 },
  { id: 'illyria', greek: '', at: [74, 148], size: 16 },
  { id: 'thraki', greek: '', at: [806, 42], size: 16 },
  { id: 'euxeinos', greek: '', at: [1026, 108], size: 16 },
  { id: 'persis', greek: '', at: [1000, 296], size: 16 },
  { id: 'aigyptos', greek: '', at: [1000, 556], size: 16 },
];
const HILLS: readonly Point[] = [
  [21.2, 39.75],
  [21.0, 40.5],
  [22.35, 40.08],
  [21.6, 41.3],
  [23.2, 41.5],
  [24.3, 41.5],
  [26.1, 41.3],
  [27.2, 39.68],
  [28.3, 37.6],
  [28.6, 39.4],
  [20.6, 41.0],
  [29.0, 40.1],
];

const WIDE = { x0: -8, y0: 20, x1: 80, y1: 62 };
const main = (tolerance: number, islet: number): string =>
  coast(fisheye, {
    degrees: WIDE,
    frame: box(WHOLE),
    tolerance,
    islet,
    keep: board.poleis.map(({ lon, lat }) => fisheye([lon, lat])),
  });
const grown = ({ x, y, width, height }: Frame): Frame => ({ x: x - 40, y: y - 40, width: width + 80, height: height + 80 });
const sheet = (project: (at: Point) => Point, frame: Frame, tolerance: number): string =>
  coast(project, { degrees: { x0: 9, y0: 27, x1: 38, y1: 42 }, frame: box(grown(frame)), tolerance, islet: 4 });

export const fine = (): FineCoast => ({ greece: main(0.25, 2) });

export function map(): MapData {
  const at = places();
  const marks = Object.values(at);
  const hills = HILLS.map(fisheye).filter(([x, y]) => marks.every(p => Math.hypot(p[0] - x, p[1] - y) > 46));
  return {
    frame: FRAME,
    whole: WHOLE,
    sheets: [
      { id: 'greece', frame: WHOLE, inset: false, water: main(2.6, 30), coast: main(0.5, 7) },
      { id: 'sicily', frame: SICILY, inset: true, water: sheet(onSicily, SICILY, 1.2), coast: sheet(onSicily, SICILY, 0.3) },
      { id: 'egypt', frame: EGYPT, inset: true, water: sheet(onEgypt, EGYPT, 1.2), coast: sheet(onEgypt, EGYPT, 0.3) },
    ],
    places: at,
    lines: lines(at),
    seas: SEAS,
    hills: hills.map(([x, y]) => [Math.round(x), Math.round(y)] as const),
  };
}

export function thumbnail(): Thumbnail {
  const [width, height, scale] = [316, 142, 23];
  const flat = ([lon, lat]: Point): Point => [(lon - 22.6) * scale + 158, (mercator(38.7) - mercator(lat)) * scale + 74];
  const round = (at: Point) => at.map(n => Number(n.toFixed(1))) as [number, number];
  const regions = Object.fromEntries(Object.entries(REGIONS).map(([id, at]) => [id, round(flat(at))]));
  return {
    width,
    height,
    coast: coast(flat, {
      degrees: { x0: 6, y0: 31, x1: 40, y1: 47 },
      frame: { x0: -24, y0: -24, x1: width + 24, y1: height + 24 },
      tolerance: 0.35,
      islet: 2,
    }),
    lines: board.seaRoutes.map(({ a, b }) => ({
      kind: 'naval' as const,
      path: `M${regions[a].join(' ')}L${regions[b].join(' ')}`,
    })),
    places: Object.fromEntries(board.poleis.map(({ id, lon, lat }) => [id, round(flat([lon, lat]))])),
  };
}
