import type { EgemoniaEvent, View } from '@polemos/egemonia';
import { history } from '@polemos/egemonia/history';
import { LEGEND } from '@polemos/egemonia/legend';
import { opening } from '@polemos/egemonia/opening';
import { primer } from '@polemos/egemonia/primer';
import type { IconName } from '../../icons/names.ts';
import type { Orientation, Sign } from '../../orientation/orientation.ts';
import { gold, line, marked } from '../../orientation/states.tsx';
import { Area, Token } from './map/Area.tsx';
import { iconOf } from './map/events.ts';

interface Shape {
  readonly kind: string;
  readonly holder?: 'athens' | 'sparta';
  readonly level?: number;
  readonly syracuse?: boolean;
  readonly oracle?: boolean;
  readonly value?: number;
}
const area = (id: string, name: string, shape: Shape, first = false): Sign => ({
  id,
  name,
  first,
  box: [-25, -25, 50, 50],
  drawing: (
    <Area
      id={id}
      kind={shape.kind}
      value={shape.value ?? 1}
      radius={18}
      holder={shape.holder ?? null}
      level={shape.level ?? 0}
      syracuse={shape.syracuse ?? false}
      oracle={shape.oracle ?? false}
    />
  ),
});
const token = (id: string, name: string, side: string, icon: IconName | null, first = false): Sign => ({
  id,
  name,
  first,
  box: [-6, -8, 36, 40],
  drawing: <Token side={side} number={1} icon={icon} x={0} y={0} small={false} />,
});

export const orientation: Orientation<View, EgemoniaEvent> = {
  opening: ({ shown, seat, language }) =>
    seat === 'athens' || seat === 'sparta' ? opening(shown.summary.scenario, seat, language) : null,
  legend(language) {
    const { groups, signs } = LEGEND[language];
    return [
      {
        title: groups.areas,
        signs: [
          area('athens', signs.athens, { kind: 'polis', holder: 'athens', level: 2 }, true),
          area('sparta', signs.sparta, { kind: 'polis', holder: 'sparta', level: 1 }, true),
          area('capital', signs.capital, { kind: 'capital', holder: 'athens', level: 2 }),
          area('polis', signs.polis, { kind: 'polis' }, true),
          area('region', signs.region, { kind: 'region' }),
          area('island', signs.island, { kind: 'island' }),
          area('delphi', signs.delphi, { kind: 'sanctuary', oracle: true }),
          area('sicily', signs.sicily, { kind: 'region', syracuse: true, value: 2 }, true),
        ],
      },
      {
        title: groups.lines,
        signs: [line('land', signs.land, ['land'], true), line('sea', signs.sea, ['naval'], true)],
      },
      {
        title: groups.events,
        signs: [
          token('hidden', signs.hidden, 'sparta', null, true),
          token('own', signs.own, 'athens', iconOf('military'), true),
          token('military', signs.military, 'athens', iconOf('military')),
          token('ascendancy', signs.ascendancy, 'athens', iconOf('ascendancy')),
          token('coup', signs.coup, 'athens', iconOf('coup')),
        ],
      },
      { title: groups.over, signs: [gold(signs.gold), marked(signs.marked)] },
    ];
  },
  primer,
  history,
  pictures: async () => (await import('./pictures.tsx')).PICTURES,
};
