import board from '@polemos/polis/board' with { type: 'json' };
import type { FineCoast, Frame, MapData, MapLine, SeaName, Thumbnail } from '../../src/board/map.ts';
import type { Point } from '../coast.ts';
import { apart, bowed, fisheye, hillsBeside, inset, insetCoast, mainland, miniature, within } from '../fisheye.ts';

/**
 * Twelve territories and eighteen poleis, most of them within a day's walk of the Isthmus: the map is seen through
 * a fisheye about it. Sicily and Egypt have sheets of their own.
 */
const FRAME: Frame = { x: 0, y: 0, width: 1120, height: 700 };
const WHOLE: Frame = { x: -420, y: -620, width: 1960, height: 1960 };
const SICILY: Frame = { x: 14, y: 500, width: 196, height: 178 };
const EGYPT: Frame = { x: 894, y: 500, width: 212, height: 112 };

const glass = fisheye({ centre: [23.0, 38.0], at: [470, 430], scale: 70, radius: 640, strength: 1.5 });
const onSicily = inset(SICILY, [12.2, 38.75], 47, [8, 14]);
const onEgypt = inset(EGYPT, [27.4, 32.4], 30, [0, 8]);

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
  illyria: [74, 138],
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
  for (const [id, at] of Object.entries(REGIONS)) found[id] = [...glass(at)];
  for (const { id, lon, lat, territory } of board.poleis)
    found[id] = [...(territory === 'sikelia' ? onSicily([lon, lat]) : glass([lon, lat]))];
  found.sikelia = [SICILY.x + 84, SICILY.y + 58];
  found.gela = [SICILY.x + 78, SICILY.y + 122];
  found.syrakousai = [SICILY.x + 156, SICILY.y + 118];
  const free = Object.entries(found).filter(([id]) => !FIXED.has(id));
  apart(free, reach, { rounds: 300, pull: 0.2 });
  within(free, FRAME, [50, 64, 60, 64]);
  for (const { id, boxes } of board.markets)
    boxes.forEach(({ box: n }, i) => {
      const [x, y] = MARKETS[id];
      found[`${id}-${n}`] = [x + (i - (boxes.length - 1) / 2) * STEP, y + 24];
    });
  return found;
}

/** Plates are wide, poleis round. */
const reach = (a: string, b: string): Point =>
  isPolis(a) && isPolis(b) ? [54, 54] : isPolis(a) || isPolis(b) ? [66, 46] : [84, 46];

/** Between the sheet of Sicily and the coast, and along the lower edge of the map: over no land. */
const aroundPeloponnese = ([ax, ay]: Point, [bx, by]: Point): string =>
  `M${ax} ${ay}Q224 ${ay + 8} 232 560Q240 712 400 712Q540 712 ${bx} ${by}`;

function lines(at: Record<string, Point>): readonly MapLine[] {
  const line = (a: string, b: string, kind: MapLine['kind'], bow = 0): MapLine => ({
    a,
    b,
    kind,
    path: bowed(at[a], at[b], bow),
  });
  return [
    ...board.landLinks.map(({ a, b }) => line(a, b, 'land')),
    ...board.seaRoutes.map(({ a, b }) =>
      a === 'ionio' && b === 'myrtoo'
        ? { a, b, kind: 'naval' as const, path: aroundPeloponnese(at[a], at[b]) }
        : line(a, b, 'naval', 0.1),
    ),
    ...board.poleis.flatMap(({ id, territory }) => (territory === null ? [] : [line(id, territory, 'bond')])),
  ];
}

const SEAS: readonly SeaName[] = [
  { id: 'adriatic', greek: 'Ἀδρίας', at: [62, 330], size: 16 },
  { id: 'aegean', greek: 'Αἰγαῖον πέλαγος', at: [742, 330], size: 23 },
  { id: 'illyria', greek: '', at: [74, 134], size: 16 },
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

const main = mainland(
  glass,
  WHOLE,
  board.poleis.map(({ lon, lat }) => glass([lon, lat])),
);

export const fine = (): FineCoast => ({ greece: main(0.25, 2) });

export function map(): MapData {
  const at = places();
  return {
    frame: FRAME,
    whole: WHOLE,
    sheets: [
      { id: 'greece', frame: WHOLE, inset: false, water: main(2.6, 30), coast: main(0.5, 7) },
      {
        id: 'sicily',
        frame: SICILY,
        inset: true,
        water: insetCoast(onSicily, SICILY, 1.2),
        coast: insetCoast(onSicily, SICILY, 0.3),
      },
      { id: 'egypt', frame: EGYPT, inset: true, water: insetCoast(onEgypt, EGYPT, 1.2), coast: insetCoast(onEgypt, EGYPT, 0.3) },
    ],
    places: at,
    lines: lines(at),
    seas: SEAS,
    hills: hillsBeside(HILLS, glass, Object.values(at)),
  };
}

export function thumbnail(): Thumbnail {
  const { width, height, coast, at } = miniature([22.6, 38.7], 23);
  const regions = Object.fromEntries(Object.entries(REGIONS).map(([id, place]) => [id, at(place)]));
  return {
    width,
    height,
    coast,
    lines: board.seaRoutes.map(({ a, b }) => ({
      kind: 'naval' as const,
      path: `M${regions[a].join(' ')}L${regions[b].join(' ')}`,
    })),
    places: Object.fromEntries(board.poleis.map(({ id, lon, lat }) => [id, at([lon, lat])])),
  };
}
