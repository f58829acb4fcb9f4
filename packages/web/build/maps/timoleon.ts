import board from '@polemos/timoleon/board' with { type: 'json' };
import type { FineCoast, Frame, MapArea, MapBorder, MapData, MapLine, SeaName, Thumbnail } from '../../src/board/map.ts';
import { cells } from '../cells.ts';
import { coast, mercator, type Point } from '../coast.ts';

/** Sicily as it lies: territories are the ground nearest to their cities, cut out by the real coast. */
const SCALE = 322;
const FRAME: Frame = { x: 0, y: 0, width: 1300, height: 850 };
const WHOLE: Frame = { x: -700, y: -700, width: 2700, height: 2300 };
const project = ([lon, lat]: Point): Point => [130 + (lon - 12.43) * SCALE, 112 + (mercator(38.3) - mercator(lat)) * SCALE];
const box = ({ x, y, width, height }: Frame) => ({ x0: x, y0: y, x1: x + width, y1: y + height });
const APART = 66;

/** The lands where mercenaries are hired lie beyond the edge: their plates stand together in the corner of the map that nothing else needs. */
const ABROAD: Readonly<Record<string, Point>> = {
  spain_balearics: [108, 640],
  gaul: [108, 726],
  italy: [108, 812],
  bruttium: [334, 726],
  greece_crete_illyria: [334, 812],
  africa: [560, 812],
};
/** Off the shore, where the ring of seas has room for fleets. */
const OFFSHORE: Readonly<Record<string, Point>> = {
  sea_rhegium: [15.6, 37.98],
  sea_naxos: [15.55, 37.66],
  sea_catana: [15.42, 37.36],
  sea_syracuse: [15.58, 37.04],
  sea_pachynus: [15.42, 36.72],
  sea_camarina: [14.5, 36.6],
  sea_phintias: [13.98, 36.85],
  sea_agrigentum: [13.3, 37.1],
  sea_selinus: [12.72, 37.36],
  sea_lilybaeum: [12.2, 37.74],
  sea_drepanum: [12.72, 38.24],
  sea_panormus: [13.28, 38.35],
  sea_himera: [13.85, 38.24],
  sea_halaesa: [14.32, 38.26],
  sea_lipara: [14.88, 38.38],
};

function places(): Record<string, [number, number]> {
  const found: Record<string, [number, number]> = {};
  for (const { id, lon, lat } of board.territories) found[id] = [...project([lon, lat])];
  apart(Object.entries(found));
  for (const { id } of board.seas) found[id] = [...project(OFFSHORE[id])];
  for (const [id, at] of Object.entries(ABROAD)) found[id] = [...at];
  for (const at of Object.values(found)) {
    at[0] = Math.round(at[0]);
    at[1] = Math.round(at[1]);
  }
  return found;
}
/** Cities closer than their drawings are pushed apart, gently: the coast stays where it is. */
function apart(all: readonly (readonly [string, [number, number]])[]): void {
  for (let round = 0; round < 120; round++)
    for (const [i, p] of all)
      for (const [j, q] of all) {
        if (i >= j) continue;
        const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= APART) continue;
        const push = ((APART - distance) / distance) * 0.12;
        p[0] -= dx * push;
        p[1] -= dy * push;
        q[0] += dx * push;
        q[1] += dy * push;
      }
}

type Spots = Readonly<Record<string, readonly [number, number]>>;
function lines(at: Spots): readonly MapLine[] {
  const straight = (a: string, b: string): string => `M${at[a].join(' ')}L${at[b].join(' ')}`;
  return [
    ...board.connections
      .filter(({ type }) => type === 'land')
      .map(({ a, b }): MapLine => ({ a, b, kind: 'land', path: straight(a, b) })),
    ...['thapsos', 'abolla'].map((a): MapLine => ({ a, b: 'syracuse', kind: 'land', path: straight(a, 'syracuse') })),
    ...board.connections
      .filter(({ type }) => type === 'sea')
      .map(({ a, b }): MapLine => ({ a, b, kind: 'naval', path: straight(a, b) })),
    { a: 'sea_syracuse', b: 'syracuse', kind: 'naval', path: straight('sea_syracuse', 'syracuse') },
    ...board.territories.flatMap(({ id, portSea }) =>
      portSea === null ? [] : [{ a: portSea, b: id, kind: 'naval' as const, path: straight(portSea, id) }],
    ),
  ];
}

const number = (n: number): string => n.toFixed(1).replace(/\.0$/, '');
const land = (id: string): boolean => id !== 'rhegium';
/** The ground of each territory; the coast cuts it. Rhegium lies across the strait and has none here. */
function ground(at: Spots): { areas: readonly MapArea[]; borders: readonly MapBorder[] } {
  const points = Object.fromEntries(board.territories.map(({ id }): [string, Point] => [id, at[id]]));
  const areas: MapArea[] = [];
  const borders: MapBorder[] = [];
  for (const { id, corners, across } of cells(points, box(WHOLE))) {
    const { terrain } = board.territories.find(one => one.id === id) ?? { terrain: 'plain' };
    areas.push({ id, kind: terrain, path: `M${corners.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z` });
    across.forEach((other, i) => {
      if (other === null || other < id || !land(other) || !land(id)) return;
      const way = board.connections.find(
        ({ a, b, type }) => type === 'land' && ((a === id && b === other) || (a === other && b === id)),
      );
      const [p, q] = [corners[i], corners[(i + 1) % corners.length]];
      borders.push({
        a: id,
        b: other,
        kind: way === undefined ? 'shut' : way.border,
        from: [Number(number(p[0])), Number(number(p[1]))],
        to: [Number(number(q[0])), Number(number(q[1]))],
      });
    });
  }
  return { areas, borders };
}

const SEAS: readonly SeaName[] = [
  { id: 'tyrrhenian', greek: 'Τυρσηνικὸν πέλαγος', at: [560, 60], size: 22 },
  { id: 'ionian', greek: 'Σικελικὸν πέλαγος', at: [1180, 620], size: 22 },
  { id: 'african', greek: 'Λιβυκὸν πέλαγος', at: [150, 568], size: 22 },
];
const HILLS: readonly Point[] = [
  [14.98, 37.755],
  [13.9, 37.86],
  [14.0, 37.9],
  [14.95, 37.98],
  [15.12, 38.02],
  [15.28, 38.08],
  [13.3, 37.85],
  [13.0, 37.86],
  [13.7, 37.6],
  [13.85, 37.68],
  [14.85, 37.17],
  [14.68, 37.1],
  [14.2, 37.75],
  [16.0, 38.2],
  [15.95, 38.0],
  [16.1, 38.42],
];

const main = (tolerance: number, islet: number): string =>
  coast(project, {
    degrees: { x0: 9, y0: 34.5, x1: 19, y1: 40.5 },
    frame: box(WHOLE),
    tolerance,
    islet,
    keep: board.territories.map(({ lon, lat }) => project([lon, lat])),
  });
export const fine = (): FineCoast => ({ sicily: main(0.3, 3) });

export function map(): MapData {
  const at = places();
  const marks = Object.values(at);
  return {
    frame: FRAME,
    whole: WHOLE,
    sheets: [{ id: 'sicily', frame: WHOLE, inset: false, water: main(3, 40), coast: main(0.6, 8) }],
    places: at,
    lines: lines(at),
    seas: SEAS,
    hills: HILLS.map(project)
      .filter(([x, y]) => marks.every(p => Math.hypot(p[0] - x, p[1] - y) > 26))
      .map(([x, y]) => [Math.round(x), Math.round(y)] as const),
    zoom: [0.3, 3.2],
    ...ground(at),
  };
}

export function thumbnail(): Thumbnail {
  const [width, height, scale] = [316, 142, 62];
  const flat = ([lon, lat]: Point): Point => [(lon - 14.05) * scale + width / 2, (mercator(37.55) - mercator(lat)) * scale + 70];
  const at = Object.fromEntries(
    board.territories
      .filter(({ id }) => id !== 'etna')
      .map(({ id, lon, lat }) => [id, flat([lon, lat]).map(n => Number(n.toFixed(1))) as [number, number]]),
  );
  return {
    width,
    height,
    coast: coast(flat, {
      degrees: { x0: 9, y0: 34.5, x1: 19, y1: 40.5 },
      frame: { x0: -24, y0: -24, x1: width + 24, y1: height + 24 },
      tolerance: 0.3,
      islet: 2,
    }),
    lines: board.connections
      .filter(({ a, b, type }) => type === 'land' && a in at && b in at)
      .map(({ a, b }) => ({ kind: 'land' as const, path: `M${at[a].join(' ')}L${at[b].join(' ')}` })),
    places: at,
  };
}
