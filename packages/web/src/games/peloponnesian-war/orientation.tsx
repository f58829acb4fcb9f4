import type { Language } from '@polemos/kernel';
import type { PeloponnesianEvent, View } from '@polemos/peloponnesian-war';
import { history } from '@polemos/peloponnesian-war/history';
import { LEGEND } from '@polemos/peloponnesian-war/legend';
import { opening } from '@polemos/peloponnesian-war/opening';
import { primer } from '@polemos/peloponnesian-war/primer';
import type { Orientation, Sign } from '../../orientation/orientation.ts';
import { gold, line, marked, pending, refused } from '../../orientation/states.tsx';
import { type Space, spaceOf } from './map/board.ts';
import { Patterns } from './map/Patterns.tsx';
import { Markers, SpaceSymbol } from './map/SpaceSymbol.tsx';
import { chipOf, type Holder } from './map/Stack.tsx';
import { leaderName } from './text/leaders.ts';
import type { Units } from './text/units.ts';

const space = (id: string, name: string, of: Pick<Space, 'kind' | 'colour' | 'fortress'>): Sign => ({
  id,
  name,
  box: [-14, -14, 28, 28],
  first: true,
  drawing: <SpaceSymbol space={{ ...(spaceOf.get('athens') as Space), ...of }} radius={8.5} signed />,
});

interface Stood {
  readonly side: Holder;
  readonly leader?: string;
  readonly units: Units;
  readonly spent?: Units;
}
function stack(id: string, name: string, { side, leader, units, spent = {} }: Stood, first = false): Sign {
  const { width, height, drawing } = chipOf({ id, side, leader: leader ?? null, leaderId: leader ?? null, units, spent }, 2);
  return {
    id,
    name,
    first,
    box: [-4, -4, width + 8, height + 8],
    drawing: (
      <>
        <Patterns />
        {drawing}
      </>
    ),
  };
}
const MARKERS = ['siege', 'rebellion', 'ravaged', 'objective', 'hostages', 'helots'] as const;
const zone = (id: string, name: string, side: 'athens' | 'sparta'): Sign => ({
  id,
  name,
  box: [-14, -14, 28, 28],
  drawing: (
    <g className={`zone ${side}`}>
      <circle r={11} className="zone-ground" />
    </g>
  ),
});

export const orientation: Orientation<View, PeloponnesianEvent> = {
  opening: ({ view: { scenario, edition, players, options }, seat, language }) =>
    seat === null ? null : opening({ scenario, edition, players, seat, readings: options }, language),
  legend(language: Language) {
    const { groups, signs } = LEGEND[language];
    return [
      {
        title: groups.spaces,
        signs: [
          space('land', signs.land, { kind: 'land', colour: 'athens', fortress: false }),
          space('coast', signs.coast, { kind: 'coastal', colour: 'sparta', fortress: false }),
          space('island', signs.island, { kind: 'island', colour: 'neutral', fortress: false }),
          space('fortress', signs.fortress, { kind: 'land', colour: 'sparta', fortress: true }),
        ],
      },
      {
        title: groups.lines,
        signs: [
          line('road', signs.road, ['land'], true),
          line('sea', signs.sea, ['naval'], true),
          line('both', signs.both, ['combined', 'core'], true),
          line('walls', signs.walls, ['combined', 'walls']),
        ],
      },
      {
        title: groups.over,
        signs: [
          gold(signs.gold, 'square'),
          pending(signs.pending),
          marked(signs.marked),
          refused(signs.refused),
          zone('zoneAthens', signs.zoneAthens, 'athens'),
          zone('zoneSparta', signs.zoneSparta, 'sparta'),
        ],
      },
      {
        title: groups.forces,
        signs: [
          stack(
            'athens',
            signs.athens,
            {
              side: 'athens',
              leader: leaderName('pericles', language),
              units: { 'athenian-naval': 3, 'athenian-allied-hoplite': 2 },
            },
            true,
          ),
          stack(
            'spent',
            signs.spent,
            {
              side: 'sparta',
              units: { 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
              spent: { 'spartan-hoplite': 7 },
            },
            true,
          ),
          stack('guard', signs.guard, { side: 'sparta', units: { 'home-guard': 3 } }),
          stack('persia', signs.persia, { side: 'persia', units: { 'persian-infantry': 6, 'persian-cavalry': 2 } }),
        ],
      },
      {
        title: groups.markers,
        signs: MARKERS.map(icon => ({
          id: icon,
          name: signs[icon],
          box: [-12, -12, 24, 24],
          drawing: (
            <g transform="translate(-6 6)">
              <Markers icons={[icon]} radius={0} />
            </g>
          ),
        })),
      },
    ];
  },
  primer,
  history,
  pictures: async () => (await import('./pictures.tsx')).PICTURES,
};
