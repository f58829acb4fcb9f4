import city from 'virtual:map/syracuse';
import type { Language } from '@polemos/kernel';
import { timoleon, type View } from '@polemos/timoleon';
import { type FC, useMemo } from 'react';
import type { Frame } from '../../board/map.ts';
import { around, Still, stillDesk } from '../../orientation/Still.tsx';
import { screens } from './index.tsx';
import { CITY_CHART } from './map/board.ts';

const { map } = screens;
/** TI-FC to TI-FY: the factions at the start. */
const start: View = timoleon.view(timoleon.begin({ scenario: 'campaign', options: {} }), 1);

/** Who holds what, without the armies: the whole island is small on a phone. */
const bare: View = { ...start, forces: [], leaders: {} };

const cut =
  (frame: Frame, chart: string | null = null, view: View = start): FC<{ language: Language }> =>
  ({ language }) => {
    const desk = useMemo(() => stillDesk(screens, { scenario: 'campaign', view }, language), [language]);
    return <Still screens={screens} desk={desk} frame={frame} map={chart === null ? map : city} chart={chart} />;
  };

export const PICTURES: Readonly<Record<string, FC<{ language: Language }>>> = {
  sicily: cut(map.frame, null, bare),
  east: cut(around(map, ['tauromenium', 'leontini', 'thapsos', 'syracuse'], 60)),
  syracuse: cut(city.frame, CITY_CHART),
};
