import type { PolisEvent, View } from '@polemos/polis';
import { history } from '@polemos/polis/history';
import { LEGEND } from '@polemos/polis/legend';
import { opening } from '@polemos/polis/opening';
import { primer } from '@polemos/polis/primer';
import type { Orientation, Sign } from '../../orientation/orientation.ts';
import { gold, marked } from '../../orientation/states.tsx';
import { POLIS, type Side, SPACES } from './map/board.ts';
import { RegionMark, SpaceMark } from './map/Marks.tsx';
import { PolisMark } from './map/PolisMark.tsx';

interface Shape {
  readonly polis: string;
  readonly owner: Side | null;
  readonly population?: number;
  readonly begun?: boolean;
  readonly completed?: number;
  readonly proxenoi?: readonly Side[];
}
const polis = (id: string, name: string, shape: Shape, first = false): Sign => ({
  id,
  name,
  first,
  box: [-29, -27, 58, 54],
  drawing: (
    <PolisMark
      data={POLIS[shape.polis]}
      owner={shape.owner}
      population={shape.population ?? 1}
      radius={13}
      begun={shape.begun ?? false}
      completed={shape.completed ?? 0}
      proxenoi={shape.proxenoi ?? []}
      fort={POLIS[shape.polis].basePopulation}
    />
  ),
});
interface Held {
  readonly sea?: boolean;
  readonly athens?: number;
  readonly sparta?: number;
  readonly control?: Side | null;
  readonly taxed?: Side | null;
}
const region = (id: string, name: string, held: Held, first = false): Sign => ({
  id,
  name,
  first,
  box: held.athens !== undefined && held.sparta !== undefined ? [-60, -30, 120, 60] : [-40, -29, 80, 58],
  drawing: (
    <RegionMark
      sea={held.sea ?? false}
      units={{ athens: held.athens ?? 0, sparta: held.sparta ?? 0 }}
      control={held.control ?? null}
      taxed={held.taxed ?? null}
    />
  ),
});
const WINE_FOR_WHEAT =
  SPACES.find(({ demand, offer, amount }) => demand === 'wine' && offer === 'wheat' && amount === 3) ?? SPACES[0];
const load = (id: string, name: string, { open = true, owner = null }: { open?: boolean; owner?: Side | null }): Sign => ({
  id,
  name,
  box: [-32, -19, 64, 38],
  drawing: <SpaceMark space={WINE_FOR_WHEAT} price={4} owner={owner} open={open} tall={false} />,
});

export const orientation: Orientation<View, PolisEvent> = {
  opening: ({ shown, seat, language }) =>
    seat === 'athens' || seat === 'sparta' ? opening(shown.summary.scenario, seat, language) : null,
  legend(language) {
    const { groups, signs } = LEGEND[language];
    return [
      {
        title: groups.poleis,
        signs: [
          polis('athens', signs.athens, { polis: 'chios', owner: 'athens', population: 5 }, true),
          polis('sparta', signs.sparta, { polis: 'korinthos', owner: 'sparta', population: 4 }, true),
          polis('free', signs.free, { polis: 'argos', owner: null }, true),
          polis('wall', signs.wall, { polis: 'thebai', owner: null }),
          polis('capital', signs.capital, { polis: 'sparta', owner: 'sparta', population: 4 }),
          polis('begun', signs.begun, { polis: 'korinthos', owner: 'athens', population: 4, begun: true }),
          polis('done', signs.done, { polis: 'korinthos', owner: 'athens', population: 4, completed: 1 }),
          polis('envoy', signs.envoy, { polis: 'argos', owner: null, proxenoi: ['sparta'] }),
        ],
      },
      { title: groups.over, signs: [gold(signs.gold), marked(signs.marked)] },
      {
        title: groups.regions,
        signs: [
          region('hoplites', signs.hoplites, { athens: 3, control: 'athens' }, true),
          region('galleys', signs.galleys, { sea: true, athens: 2, sparta: 2 }),
          region('empty', signs.empty, {}),
          region('taxed', signs.taxed, { athens: 1, control: 'athens', taxed: 'athens' }),
        ],
      },
      {
        title: groups.trade,
        signs: [
          { ...load('load', signs.load, {}), first: true },
          load('later', signs.later, { open: false }),
          load('merchant', signs.merchant, { owner: 'athens' }),
        ],
      },
    ];
  },
  primer,
  history,
  pictures: async () => (await import('./pictures.tsx')).PICTURES,
};
