import type { Board, BoardLine } from '@polemos/kernel';
import type { MapData, MapLine } from '../board/map.ts';

/** How a kind of line is drawn; what is not here is no line on the map, like a coast. */
const DRAWN: Readonly<Record<string, MapLine['kind']>> = {
  land: 'land',
  naval: 'naval',
  sea: 'naval',
  combined: 'combined',
  'land and sea': 'combined',
};
/** What a kind of border is called where grounds meet. */
const BORDERS: Readonly<Record<string, string>> = {
  open: 'none',
  none: 'shut',
  river: 'river',
  hills: 'hills',
  mountains: 'mountains',
};

const joins =
  ({ a, b }: BoardLine) =>
  (one: { readonly a: string; readonly b: string }) =>
    (one.a === a && one.b === b) || (one.a === b && one.b === a);

/** The map as somebody's own board has it: lines and borders that are otherwise there are drawn as they are there. */
export function mapOn(map: MapData, { lines }: Board): MapData {
  const { borders } = map;
  const corrected = lines.filter(({ a, b }) => a in map.places && b in map.places);
  if (corrected.length === 0) return map;
  return {
    ...map,
    lines: [
      ...map.lines.filter(line => !corrected.some(one => joins(one)(line))),
      ...corrected.flatMap(({ a, b, kind }): MapLine[] => {
        if (DRAWN[kind] === undefined) return [];
        const [[x0, y0], [x1, y1]] = [map.places[a], map.places[b]];
        return [{ a, b, kind: DRAWN[kind], path: `M${x0} ${y0}L${x1} ${y1}` }];
      }),
    ],
    ...(borders === undefined
      ? {}
      : {
          borders: borders.map(border => {
            const found = corrected.find(one => joins(one)(border));
            return found === undefined ? border : { ...border, kind: BORDERS[found.kind] ?? border.kind };
          }),
        }),
  };
}
