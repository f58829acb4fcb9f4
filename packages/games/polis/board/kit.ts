import {
  type BoardField,
  type BoardKit,
  type BoardLine,
  type Fault,
  NO_LINE,
  printed,
  sourceIn,
  unreached,
  upTo,
} from '@polemos/kernel';
import { META } from '../meta.ts';
import { type BoardData, GOOD, GROUND, POLIS, SEA, TERRITORY } from '../rules/components/board.ts';
import { SCENARIOS } from '../rules/scenarios.ts';

type Territory = BoardData['territories'][number];

/** PO-8-d: the boxes of a good in a territory. */
const boxes = (good: string): BoardField<Territory> => ({
  values: upTo(6),
  get: ({ resources }) => resources.find(one => one.good === good)?.boxes ?? 0,
  set(row, value) {
    row.resources = [...row.resources.filter(one => one.good !== good), { good, boxes: value as number }];
  },
  source: row => sourceIn(row, 'resources'),
});

/** Land joins territories, routes join seas; a coast joins a territory to a sea (PO-M-j), a port a polis (PO-M-g). */
function kinds(a: string, b: string): readonly string[] {
  const [land, sea, polis] = [TERRITORY, SEA, POLIS].map(of => [a, b].filter(id => of.find(id) >= 0).length);
  if (a === b) return [];
  if (land === 2) return [NO_LINE, 'land'];
  if (sea === 2) return [NO_LINE, 'sea'];
  if (sea === 1 && land === 1) return [NO_LINE, 'coast'];
  return sea === 1 && polis === 1 ? [NO_LINE, 'port'] : [];
}

const all = ({ landLinks, seaRoutes, territories, poleis }: BoardData): readonly BoardLine[] => [
  ...landLinks.map(({ a, b, source }) => ({ a, b, kind: 'land', source })),
  ...seaRoutes.map(({ a, b, source }) => ({ a, b, kind: 'sea', source })),
  ...territories.flatMap(row => row.embarksTo.map(b => ({ a: row.id, b, kind: 'coast', source: sourceIn(row, 'embarksTo') }))),
  ...poleis.flatMap(row => row.portSeas.map(b => ({ a: row.id, b, kind: 'port', source: sourceIn(row, 'portSeas') }))),
];

function set(data: BoardData, line: BoardLine): void {
  const { a, b, kind, source = '' } = line;
  const [sort] = kinds(a, b).slice(1);
  if (sort === 'land' || sort === 'sea') {
    const list = sort === 'land' ? data.landLinks : data.seaRoutes;
    const rest = list.filter(one => !((one.a === a && one.b === b) || (one.a === b && one.b === a)));
    list.splice(0, list.length, ...rest, ...(kind === NO_LINE ? [] : [{ a, b, source }]));
    return;
  }
  const [sea, place] = SEA.find(a) >= 0 ? [a, b] : [b, a];
  const beside = (ids: readonly string[]): string[] => [...ids.filter(id => id !== sea), ...(kind === NO_LINE ? [] : [sea])];
  for (const row of data.territories) if (sort === 'coast' && row.id === place) row.embarksTo = beside(row.embarksTo);
  for (const row of data.poleis) if (sort === 'port' && row.id === place) row.portSeas = beside(row.portSeas);
}

/** How many people a polis has in some set-up. */
const MOST_AT_FIRST = POLIS.ids.map(id =>
  Math.max(0, ...SCENARIOS.flatMap(({ sides }) => sides.map(({ poleis }) => poleis[id] ?? 0))),
);

function check(data: BoardData): readonly Fault[] {
  const lines = all(data).filter(({ kind }) => kind !== 'port');
  const cut = unreached([...TERRITORY.ids, ...SEA.ids], lines);
  const full = data.poleis.filter(
    ({ id, basePopulation, maxPopulation }) => Math.max(basePopulation, MOST_AT_FIRST[POLIS.at(id)]) > maxPopulation,
  );
  return [
    ...cut.map(id => ({ at: '/lines', what: `PO-M-j: no way leads to ${id}` })),
    ...full.map(({ id }) => ({ at: `/things/poleis/${id}/maxPopulation`, what: 'PO-K-d: not less than it begins with' })),
  ];
}

/** What the owner of a box may put right: ways, coasts, ports, the boxes of goods and the numbers of the poleis. */
export const BOARD: BoardKit<BoardData> = {
  game: META.id,
  ground: GROUND,
  groups: {
    territories: {
      rows: ({ territories }) => territories,
      fields: Object.fromEntries(GOOD.ids.map(good => [good, boxes(good)])),
    },
    poleis: {
      rows: ({ poleis }) => poleis,
      fields: {
        fortification: printed('fortification', upTo(9)),
        basePopulation: printed('basePopulation', upTo(10, 1)),
        maxGrowth: printed('maxGrowth', upTo(9)),
        maxPopulation: printed('maxPopulation', upTo(10, 1)),
      },
    },
  },
  lines: { kinds, all, set },
  check,
};
