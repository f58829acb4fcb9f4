import board from '@polemos/timoleon/board' with { type: 'json' };
import type { Frame, MapArea, MapBorder, MapData, MapLine, SeaName } from '../../src/board/map.ts';
import { cells } from '../cells.ts';
import type { Point } from '../coast.ts';

/**
 * The city of Syracuse with its two harbours. No public coastline is this fine: the shore is drawn after the lie of the land,
 * the plateau of Epipolae in the north, the island of Ortygia between the harbours, Plemmyrium across the mouth.
 */
const FRAME: Frame = { x: 0, y: 0, width: 1000, height: 760 };
const WHOLE: Frame = { x: -500, y: -400, width: 2000, height: 1560 };

const SPOTS: Readonly<Record<string, Point>> = {
  thapsos: [470, 34],
  abolla: [150, 712],
  sea_syracuse: [836, 612],
  syr_epipolae: [210, 168],
  syr_tyche: [478, 150],
  syr_achradina: [690, 220],
  syr_neapolis: [430, 296],
  syr_market: [590, 368],
  syr_ortygia: [712, 470],
  syr_olympium: [230, 470],
  syr_plemmyrium: [610, 668],
  syr_great_harbour: [484, 500],
  syr_small_harbour: [800, 388],
};
/** From the north along the coast to the south, then inland around the edge. */
const SHORE: readonly Point[] = [
  [690, -400],
  [640, -120],
  [560, -40],
  [590, 20],
  [640, 70],
  [700, 92],
  [760, 140],
  [800, 196],
  [806, 262],
  [770, 318],
  [716, 340],
  [690, 366],
  [668, 392],
  [700, 412],
  [744, 436],
  [768, 478],
  [770, 528],
  [740, 560],
  [706, 530],
  [676, 480],
  [650, 430],
  [622, 412],
  [570, 420],
  [500, 404],
  [430, 396],
  [366, 420],
  [322, 470],
  [330, 540],
  [376, 600],
  [440, 632],
  [510, 640],
  [560, 612],
  [630, 606],
  [690, 626],
  [724, 664],
  [716, 716],
  [660, 770],
  [620, 860],
  [640, 980],
  [600, 1160],
  [-500, 1160],
  [-500, -400],
];
const AREAS = ['syr_epipolae', 'syr_tyche', 'syr_achradina', 'syr_neapolis', 'syr_market', 'syr_olympium', 'syr_plemmyrium'];
/** Ground beyond the city, so that its zones end somewhere. */
const BEYOND: Readonly<Record<string, Point>> = {
  thapsos: [470, -30],
  west: [-60, 200],
  abolla: [90, 800],
  south: [470, 830],
  ortygia: [712, 480],
};

/** Corners rounded twice, as the eye follows a shore. */
const rounded = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((p, i): Point[] => {
    const q = points[(i + 1) % points.length];
    const between = (t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    return [between(0.25), between(0.75)];
  });
const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;

function ground(): { areas: readonly MapArea[]; borders: readonly MapBorder[] } {
  const points = { ...Object.fromEntries(AREAS.map((id): [string, Point] => [id, SPOTS[id]])), ...BEYOND };
  const areas: MapArea[] = [];
  const borders: MapBorder[] = [];
  const box = { x0: WHOLE.x, y0: WHOLE.y, x1: WHOLE.x + WHOLE.width, y1: WHOLE.y + WHOLE.height };
  for (const { id, corners, across } of cells(points, box)) {
    const zone = id === 'ortygia' ? 'syr_ortygia' : id;
    const kind = board.metro.find(one => one.id === zone)?.kind;
    areas.push({ id: zone, kind: kind === undefined ? 'beyond' : kind === 'rural' ? 'plain' : 'streets', path: path(corners) });
    across.forEach((other, i) => {
      if (other === null || other < id) return;
      const b = other === 'ortygia' ? 'syr_ortygia' : other;
      const way = board.metroConnections.find(one => (one.a === zone && one.b === b) || (one.a === b && one.b === zone));
      const beyond = [zone, b].filter(one => !one.startsWith('syr_'));
      if (beyond.length === 2) return;
      const entry = board.metroEntries.some(one => beyond.includes(one.a) && (one.b === zone || one.b === b));
      const [p, q] = [corners[i], corners[(i + 1) % corners.length]];
      borders.push({ a: zone, b, kind: way?.border ?? (entry ? 'none' : 'shut'), from: p, to: q });
    });
  }
  return { areas, borders };
}

const ROUND: Readonly<Record<string, Point>> = { 'syr_olympium syr_plemmyrium': [330, 690], 'abolla syr_plemmyrium': [400, 730] };
function lines(): readonly MapLine[] {
  /** Around the harbour, not across it. */
  const straight = (a: string, b: string): string =>
    `M${SPOTS[a].join(' ')}${ROUND[`${a} ${b}`] === undefined ? 'L' : `Q${ROUND[`${a} ${b}`].join(' ')} `}${SPOTS[b].join(' ')}`;
  const naval = (a: string, b: string): MapLine => ({ a, b, kind: 'naval', path: straight(a, b) });
  return [
    ...board.metroConnections
      .filter(({ type }) => type === 'metro-land')
      .map(({ a, b }): MapLine => ({ a, b, kind: 'land', path: straight(a, b) })),
    ...board.metroConnections.filter(({ type }) => type === 'landing').map(({ a, b }) => naval(a, b)),
    ...board.metroEntries.map(
      ({ a, b }): MapLine => (a.startsWith('sea') ? naval(a, b) : { a, b, kind: 'land', path: straight(a, b) }),
    ),
  ];
}

const SEAS: readonly SeaName[] = [{ id: 'ionian', greek: 'Σικελικὸν πέλαγος', at: [900, 190], size: 20 }];

export function map(): MapData {
  const coast = path(rounded(rounded(SHORE)));
  return {
    frame: FRAME,
    whole: WHOLE,
    sheets: [{ id: 'syracuse', frame: WHOLE, inset: false, water: coast, coast }],
    places: Object.fromEntries(Object.entries(SPOTS)),
    lines: lines(),
    seas: SEAS,
    hills: [
      [120, 96],
      [70, 150],
      [300, 110],
      [-20, 320],
      [40, 380],
    ],
    zoom: [0.4, 3],
    ...ground(),
  };
}
