import type { TimoleonEvent, View } from '@polemos/timoleon';
import { history } from '@polemos/timoleon/history';
import { LEGEND } from '@polemos/timoleon/legend';
import { opening } from '@polemos/timoleon/opening';
import { primer } from '@polemos/timoleon/primer';
import { TEXT } from '@polemos/timoleon/text';
import type { IconName } from '../../icons/names.ts';
import type { Orientation, Sign } from '../../orientation/orientation.ts';
import { gold, marked } from '../../orientation/states.tsx';
import type { Stack } from './map/forces.ts';
import { CityMark, QuarterMark, SeaMark, SyracuseMark } from './map/Marks.tsx';
import { chipOf } from './map/StackChip.tsx';

const [CARTHAGE, DEMOCRATS, HICETAS, DIONYSIUS] = ['carthage', 'timoleon', 'hicetas', 'dionysius'] as const;

interface Shape {
  readonly owner: string;
  readonly defence?: number;
  readonly men?: number;
  readonly port?: boolean;
  readonly rich?: boolean;
  readonly black?: number;
  readonly red?: number;
  readonly markers?: readonly IconName[];
  readonly siege?: string | null;
}
const city = (id: string, name: string, shape: Shape, first = false): Sign => ({
  id,
  name,
  first,
  // What stands around the city needs room; most have nothing there.
  box: Object.keys(shape).length > 1 ? [-24, -24, 48, 52] : [-18, -18, 36, 36],
  drawing: (
    <CityMark
      owner={shape.owner}
      radius={12}
      big={false}
      defence={shape.defence ?? 0}
      men={shape.men ?? 0}
      port={shape.port ?? false}
      rich={shape.rich ?? false}
      near
      black={shape.black ?? 0}
      red={shape.red ?? 0}
      markers={shape.markers ?? []}
      siege={shape.siege ?? null}
    />
  ),
});
const quarter = (id: string, name: string, owner: string, fortress: boolean): Sign => ({
  id,
  name,
  box: [-24, -22, 48, 50],
  drawing: (
    <QuarterMark
      owner={owner}
      radius={14}
      fortress={fortress}
      rural={false}
      modifier={fortress ? null : 1}
      defence={fortress ? 4 : 0}
      barricades={false}
      siege={null}
      markers={[]}
    />
  ),
});
function stack(id: string, name: string, of: Pick<Stack, 'owner' | 'points'> & Partial<Stack>, first = false): Sign {
  const { width, height, drawing } = chipOf(
    { id, place: '', part: 'field', used: {}, leaders: [], marching: false, ...of },
    2,
    leader => leader.slice(0, 2),
  );
  return { id, name, first, box: [-6, -6, width + 12, height + 12], drawing };
}

export const orientation: Orientation<View, TimoleonEvent> = {
  opening: ({ seat, language }) => (seat === null ? null : opening(seat, language)),
  legend(language) {
    const { groups, signs } = LEGEND[language];
    return [
      {
        title: groups.cities,
        signs: [
          city('carthage', signs.carthage, { owner: CARTHAGE }, true),
          city('democrats', signs.democrats, { owner: DEMOCRATS }, true),
          city('hicetas', signs.hicetas, { owner: HICETAS }, true),
          city('dionysius', signs.dionysius, { owner: DIONYSIUS }, true),
          city('natives', signs.natives, { owner: 'sicans' }),
          city('free', signs.free, { owner: 'neutral' }),
          city('walls', signs.walls, { owner: 'neutral', defence: 3 }, true),
          city('men', signs.men, { owner: 'neutral', defence: 2, men: 3 }, true),
          city('port', signs.port, { owner: 'neutral', port: true }),
          city('rich', signs.rich, { owner: 'neutral', rich: true }),
          city('settlers', signs.settlers, { owner: 'neutral', black: 2, red: 2 }),
          { id: 'sea', name: signs.sea, box: [-16, -16, 32, 32], drawing: <SeaMark radius={11} /> },
        ],
      },
      { title: groups.over, signs: [gold(signs.gold), marked(signs.marked)] },
      {
        title: groups.syracuse,
        signs: [
          {
            id: 'city',
            name: signs.city,
            first: true,
            box: [-31, -30, 62, 60],
            drawing: <SyracuseMark quarters={[HICETAS, DIONYSIUS, DEMOCRATS, DIONYSIUS, DIONYSIUS]} ortygia={DIONYSIUS} />,
          },
          quarter('quarter', signs.quarter, DEMOCRATS, false),
          quarter('ortygia', signs.ortygia, DIONYSIUS, true),
        ],
      },
      {
        title: groups.forces,
        signs: [
          stack(
            'stack',
            signs.stack,
            {
              owner: HICETAS,
              leaders: [TEXT[language].names.leader.hicetas],
              points: { 'mercenary-hoplites': 4, 'mercenary-light': 2 },
            },
            true,
          ),
          stack('citizens', signs.citizens, { owner: DEMOCRATS, part: 'city', points: { 'citizen-hoplites': 3 } }),
          stack('mood', signs.mood, { owner: DIONYSIUS, points: { 'mercenary-hoplites-discontented': 2 } }),
          stack('fleet', signs.fleet, { owner: CARTHAGE, part: 'port', points: { triremes: 5 } }),
        ],
      },
      {
        title: groups.markers,
        signs: [
          city('ravaged', signs.ravaged, { owner: 'neutral', markers: ['ravaged'] }),
          city('sacked', signs.sacked, { owner: 'neutral', markers: ['rebellion'] }),
          city('besieged', signs.besieged, { owner: 'neutral', siege: CARTHAGE, markers: ['siege'] }),
          city('entrenched', signs.entrenched, { owner: 'neutral', markers: ['fortress'] }),
        ],
      },
    ];
  },
  primer,
  history,
  pictures: async () => (await import('./pictures.tsx')).PICTURES,
};
