import {
  type BoardField,
  type BoardKit,
  type BoardLine,
  type BoardValue,
  type Fault,
  NO_LINE,
  sourceIn,
  unreached,
  upTo,
} from '@polemos/kernel';
import { META } from '../meta.ts';
import { type BoardData, CITIES, ETNA, GROUND, isMetro, WATER, ZONE } from '../rules/materials/board.ts';

type Territory = BoardData['territories'][number];
type Connection = Pick<BoardData['connections'][number], 'a' | 'b' | 'type' | 'border' | 'source'>;

const field = <T extends BoardValue>(
  key: string,
  values: readonly T[],
  get: (row: Territory) => T,
  set: (row: Territory, value: T) => void,
): BoardField<Territory> => ({
  values,
  get,
  set: (row, value) => set(row, value as T),
  source: row => sourceIn(row as unknown as Parameters<typeof sourceIn>[0], key),
});

/** TI-VI-e: what lies between two zones, by its name in the file and in the data. */
const BORDERS: Readonly<Record<string, string>> = { open: 'none', river: 'river', hills: 'hills', mountains: 'mountains' };
const LAND = [NO_LINE, ...Object.keys(BORDERS)];
const borderNamed = (border: string): string => Object.keys(BORDERS).find(name => BORDERS[name] === border) ?? 'open';

/** Borders join zones of one map, passages seas; a coast lets one land in a territory from a sea (TI-R67). */
function kinds(a: string, b: string): readonly string[] {
  const zones = [a, b].map(id => ZONE.find(id)).filter(zone => zone >= 0);
  const seas = [a, b].filter(id => WATER.find(id) >= 0 && !id.startsWith('syr_'));
  if (a === b) return [];
  if (zones.length === 2) return isMetro(zones[0]) === isMetro(zones[1]) ? LAND : [];
  if (seas.length === 2) return [NO_LINE, 'sea'];
  return seas.length === 1 && zones.length === 1 && zones[0] < CITIES ? [NO_LINE, 'coast'] : [];
}

const all = ({ connections, metroConnections, territories }: BoardData): readonly BoardLine[] => [
  ...[...connections, ...metroConnections]
    .filter(({ type }) => ['land', 'sea', 'metro-land'].includes(type))
    .map(({ a, b, type, border, source }) => ({ a, b, kind: type === 'sea' ? 'sea' : borderNamed(border), source })),
  ...territories
    .filter(({ id }) => ZONE.find(id) >= 0)
    .flatMap(row => row.seas.map(b => ({ a: row.id, b, kind: 'coast', source: row.fieldSources.seas ?? row.source }))),
];

function set(data: BoardData, { a, b, kind, source = '' }: BoardLine): void {
  const sort = kinds(a, b)[1];
  if (sort === 'coast') {
    const [sea, land] = WATER.find(a) >= 0 ? [a, b] : [b, a];
    for (const row of data.territories)
      if (row.id === land) row.seas = [...row.seas.filter(id => id !== sea), ...(kind === NO_LINE ? [] : [sea])];
    return;
  }
  const inCity = isMetro(ZONE.find(a));
  const list = (inCity ? data.metroConnections : data.connections) as Connection[];
  const rest = list.filter(line => !((line.a === a && line.b === b) || (line.a === b && line.b === a)));
  const type = sort === 'sea' ? 'sea' : inCity ? 'metro-land' : 'land';
  const line = { a, b, type, border: BORDERS[kind] ?? 'none', source };
  list.splice(0, list.length, ...rest, ...(kind === NO_LINE ? [] : [line]));
}

/** Who is besieged or driven off must have somewhere to go; fleets must be able to come. */
function check(data: BoardData): readonly Fault[] {
  const places = [...ZONE.ids.filter((_, zone) => zone !== ETNA), ...WATER.ids];
  const joins = [
    ...all(data),
    ...data.metroEntries,
    ...['syr_olympium', 'syr_ortygia'].map(b => ({ a: 'syr_great_harbour', b })),
  ];
  return unreached(places, joins).map(id => ({ at: '/lines', what: `TI-VI-e: no way leads to ${id}` }));
}

/** What the owner of a box may put right: borders, passages and coasts; ground, wealth, silhouettes and walls of the cities. */
export const BOARD: BoardKit<BoardData> = {
  game: META.id,
  ground: GROUND,
  groups: {
    territories: {
      rows: ({ territories }) => territories.filter(({ kind }) => kind === 'territory'),
      fields: {
        terrain: field(
          'terrain',
          ['plain', 'hill'],
          row => row.terrain,
          (row, value) => {
            row.terrain = value;
          },
        ),
        rich: field(
          'rich',
          [true, false],
          row => row.rich,
          (row, value) => {
            row.rich = value;
          },
        ),
        black: field(
          'silhouettes',
          upTo(5),
          row => row.silhouettes.black,
          (row, value) => {
            row.silhouettes.black = value;
          },
        ),
        red: field(
          'silhouettes',
          upTo(3),
          row => row.silhouettes.red,
          (row, value) => {
            row.silhouettes.red = value;
          },
        ),
        defence: field(
          'city.defence',
          upTo(6),
          row => row.city?.defence ?? 0,
          (row, value) => {
            if (row.city !== null) row.city.defence = value;
          },
        ),
      },
    },
  },
  lines: { kinds, all, set },
  check,
};
