import board from '@polemos/peloponnesian-war/board' with { type: 'json' };
import type { FineCoast, Frame, MapData, MapLine, SeaName, Thumbnail } from '../../src/board/map.ts';
import { coast, mercator, type Point } from '../coast.ts';

/** 193 spaces from Epidamnos to Rhodes in the units of the board file; Sicily and Italy are a sheet of their own. */
const { width, height, main, inset } = board.special.layout;
const SCALE = (width - 60) / (main.lon1 - main.lon0);
const INSET_SCALE = Math.min(inset.w / (inset.lon1 - inset.lon0), inset.h / (mercator(inset.latTop) - mercator(inset.latBot)));
const FRAME: Frame = { x: 0, y: 0, width, height };
const WHOLE: Frame = { x: -420, y: -360, width: width + 840, height: height + 720 };
const INSET: Frame = { x: inset.x - 12, y: inset.y - 44, width: inset.w + 26, height: height - inset.y + 38 };

const project = ([lon, lat]: Point): Point => [
  30 + (lon - main.lon0) * SCALE,
  30 + (mercator(main.latTop) - mercator(lat)) * SCALE,
];
const onInset = ([lon, lat]: Point): Point => [
  inset.x + (lon - inset.lon0) * INSET_SCALE,
  inset.y + (mercator(inset.latTop) - mercator(lat)) * INSET_SCALE,
];
const box = ({ x, y, width: w, height: h }: Frame) => ({ x0: x, y0: y, x1: x + w, y1: y + h });
const byId = new Map(board.spaces.map(space => [space.id, space]));

/** Straight lines; the one from Corcyra to Italy ends at the frame of the inset, and the storm crossing is no line. */
function lines(): readonly MapLine[] {
  return board.locs.map((line): MapLine => {
    const [a, b] = [byId.get(line.a), byId.get(line.b)];
    if (a === undefined || b === undefined) throw new Error(`a line to nowhere: ${line.a}–${line.b}`);
    const rule = 'rule' in line && line.rule === 'long-walls' ? 'walls' : undefined;
    return {
      a: line.a,
      b: line.b,
      kind: line.type as MapLine['kind'],
      path: a.inset === b.inset ? `M${a.x} ${a.y}L${b.x} ${b.y}` : cutAtFrame(a, b),
      ...(rule === undefined ? {} : { rule }),
    };
  });
}
type Spot = { readonly x: number; readonly y: number; readonly inset: boolean };
/** On the main sheet the line runs towards the inset's upper edge; within it, from that edge to the space. */
function cutAtFrame(a: Spot, b: Spot): string {
  const [out, within] = a.inset ? [b, a] : [a, b];
  return `M${out.x} ${out.y}L${within.x} ${INSET.y}L${within.x} ${within.y}`;
}

const sea = (id: string, greek: string, lon: number, lat: number, size: number, from = 0, turn = 0): SeaName => {
  const [x, y] = project([lon, lat]);
  return { id, greek, at: [Math.round(x), Math.round(y)], size, from, turn };
};
const SEAS: readonly SeaName[] = [
  sea('aegean', 'Αἰγαῖον πέλαγος', 25.02, 38.78, 27),
  sea('ionian', 'Ἰόνιον πέλαγος', 19.75, 37.7, 23),
  sea('myrtoan', 'Μυρτῷον πέλαγος', 23.78, 36.86, 22, 1),
  sea('cretan', 'Κρητικὸν πέλαγος', 24.85, 36.08, 20),
  sea('propontis', 'Προποντίς', 28.05, 40.74, 16),
  sea('thracian', 'Θρᾴκιον πέλαγος', 25.0, 40.36, 18, 1),
  sea('icarian', 'Ἰκάριον πέλαγος', 26.0, 37.42, 15, 1),
  sea('corinthian-gulf', '', 22.42, 38.245, 12.5, 2, 14),
  sea('saronic-gulf', '', 23.42, 37.79, 11.5, 2, 0),
  sea('messenian-gulf', '', 22.17, 36.78, 11.5, 2, 62),
  sea('laconian-gulf', '', 22.8, 36.6, 11.5, 2, 50),
  sea('argolic-gulf', '', 22.93, 37.36, 11, 2, 48),
];
const region = (id: string, lon: number, lat: number, size: number, from = 1, turn = 0): SeaName => ({
  ...sea(id, '', lon, lat, size, from, turn),
});
const REGIONS: readonly SeaName[] = [
  region('laconia', 22.6, 36.93, 13),
  region('arcadia', 22.1, 37.5, 13),
  region('messenia', 21.95, 37.23, 12),
  region('attica', 23.93, 37.81, 11, 2),
  region('boeotia', 23.06, 38.43, 12),
  region('elis', 21.55, 37.75, 12, 2),
  region('achaea', 22.02, 38.05, 12, 2),
  region('euboea', 24.1, 38.52, 14, 1, 32),
  region('argolis', 22.88, 37.71, 11, 2),
  region('aetolia', 21.68, 38.66, 12),
  region('acarnania', 21.24, 38.78, 11, 2, 55),
  region('thessaly', 22.1, 39.48, 15, 0),
  region('epirus', 20.72, 39.7, 14, 0),
  region('macedonia', 21.9, 40.55, 16, 0),
  region('thrace', 25.3, 41.35, 18, 0),
  region('mysia', 28.0, 39.7, 16, 0),
  region('lydia', 28.3, 38.75, 15, 0),
  region('ionia', 27.55, 38.12, 14, 1),
  region('caria', 28.35, 37.45, 15, 0),
];

/** Real mountains: Taygetus, Parnon, Erymanthus, Cyllene, Parnassus, Pindus, Olympus, Ossa, Athos, Ida, Rhodope … */
const HILLS: readonly Point[] = (
  [
    [36.98, 22.33],
    [36.8, 22.37],
    [37.3, 22.63],
    [37.15, 22.72],
    [37.95, 21.85],
    [37.93, 22.2],
    [37.95, 22.42],
    [37.47, 21.95],
    [37.62, 21.75],
    [38.56, 22.6],
    [38.68, 22.15],
    [38.66, 21.9],
    [38.82, 22.05],
    [38.98, 22.75],
    [39.4, 23.08],
    [39.82, 22.68],
    [40.05, 22.35],
    [39.75, 21.2],
    [39.4, 21.45],
    [40.1, 20.95],
    [38.95, 21.75],
    [40.95, 24.15],
    [39.72, 26.9],
    [38.3, 27.95],
    [38.63, 23.86],
    [38.06, 24.45],
    [41.2, 22.5],
    [40.6, 20.7],
    [41.2, 25],
    [39.9, 20.8],
    [40.5, 23.6],
    [38.9, 23.25],
    [39.3, 20.8],
    [39.0, 28.2],
    [37.7, 28.4],
    [40.0, 28.2],
    [40.9, 21.4],
    [37.12, 21.75],
    [37.2, 28.2],
  ] as const
).map(([lat, lon]) => project([lon, lat]));

const greece = (tolerance: number, islet: number): string =>
  coast(project, {
    degrees: { x0: 14, y0: 33, x1: 34, y1: 45 },
    frame: box(WHOLE),
    tolerance,
    islet,
    keep: board.spaces.filter(space => !space.inset).map(({ lon, lat }) => project([lon, lat])),
  });
export const fine = (): FineCoast => ({ greece: greece(0.4, 5) });

export function map(): MapData {
  const spots = board.spaces.map(({ x, y }): Point => [x, y]);
  const sicily = (tolerance: number) =>
    coast(onInset, {
      degrees: { x0: 10, y0: 33, x1: 19.2, y1: 43 },
      frame: box({ x: INSET.x - 60, y: INSET.y - 60, width: INSET.width + 120, height: INSET.height + 120 }),
      tolerance,
      islet: 10,
    });
  return {
    frame: FRAME,
    whole: WHOLE,
    sheets: [
      {
        id: 'greece',
        frame: WHOLE,
        inset: false,
        coast: greece(0.9, 14),
        water: greece(3.2, 90),
      },
      { id: 'sicily', frame: INSET, inset: true, coast: sicily(0.9), water: sicily(3) },
    ],
    places: Object.fromEntries(board.spaces.map(({ id, x, y }) => [id, [x, y] as const])),
    lines: lines(),
    seas: SEAS,
    regions: REGIONS,
    hills: HILLS.filter(([x, y]) => spots.every(p => Math.hypot(p[0] - x, p[1] - y) > 30)).map(
      ([x, y]) => [Math.round(x), Math.round(y)] as const,
    ),
    zoom: [0.16, 2.6],
    overview: true,
  };
}

export function thumbnail(): Thumbnail {
  const [w, h, scale] = [316, 142, 27];
  const flat = ([lon, lat]: Point): Point => [(lon - 23.9) * scale + w / 2, (mercator(38.75) - mercator(lat)) * scale + h / 2];
  const shown = board.spaces.filter(space => !space.inset);
  const at = Object.fromEntries(
    shown.map(({ id, lon, lat }) => [id, flat([lon, lat]).map(n => Number(n.toFixed(1))) as [number, number]]),
  );
  return {
    width: w,
    height: h,
    coast: coast(flat, {
      degrees: { x0: 14, y0: 33, x1: 34, y1: 45 },
      frame: { x0: -24, y0: -24, x1: w + 24, y1: h + 24 },
      tolerance: 0.5,
      islet: 2,
    }),
    lines: board.locs
      .filter(({ a, b }) => at[a] !== undefined && at[b] !== undefined)
      .map(({ a, b, type }) => ({ kind: type as MapLine['kind'], path: `M${at[a].join(' ')}L${at[b].join(' ')}` })),
    places: at,
    sides: Object.fromEntries(shown.flatMap(({ id, color }) => (color in SIDE_OF ? [[id, SIDE_OF[color]]] : []))),
  };
}
const SIDE_OF: Readonly<Record<string, string>> = { delian: 'athens', peloponnesian: 'sparta' };
