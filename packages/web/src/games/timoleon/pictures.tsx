import city from 'virtual:map/syracuse';
import map from 'virtual:map/timoleon';
import type { TimoleonEvent, View } from '@polemos/timoleon';
import { setUpView } from '@polemos/timoleon/set-up';
import { useMemo } from 'react';
import type { Frame } from '../../board/map.ts';
import type { Picture } from '../../orientation/orientation.ts';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';
import { CITY_CHART } from './map/board.ts';

type Drawn = Picture<View, TimoleonEvent>;
const start = setUpView();

/** Who holds what, without the armies: the whole island is small on a phone. */
const bare: View = { ...start, forces: [], leaders: {} };

const cut =
  (frame: Frame, chart: string | null = null, view: View = start): Drawn =>
  ({ language, screens }) => {
    const desk = useMemo(() => stillDesk(screens, { scenario: 'campaign', view }, language), [screens, language]);
    return <Still screens={screens} desk={desk} frame={frame} map={chart === null ? map : city} chart={chart} />;
  };

export const PICTURES: Readonly<Record<string, Drawn>> = {
  sicily: cut(map.frame, null, bare),
  east: cut(around(map, ['tauromenium', 'leontini', 'thapsos', 'syracuse'], 60)),
  syracuse: cut(city.frame, CITY_CHART),
};
