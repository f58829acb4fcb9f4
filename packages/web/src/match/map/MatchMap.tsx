import { lazy, type ReactNode, type RefObject, Suspense, useCallback } from 'react';
import { useSettings } from '../../app/settings.ts';
import { isPhone, type Layout } from '../../app/useLayout.ts';
import { Board, type BoardHandle } from '../../board/Board.tsx';
import { MapTools } from '../../board/MapTools.tsx';
import type { Frame } from '../../board/map.ts';
import type { Moment } from '../../board/moves.ts';
import type { Scene } from '../../board/scene.ts';
import type { Insets } from '../../board/useCamera.ts';
import type { Chart, Desk, Screens } from '../../games/screens.ts';
import type { Advising } from '../../judgement/useAdvice.ts';
import type { Refusing } from '../ask/useRefusal.tsx';
import { LazyCard } from '../preview/LazyCard.tsx';
import type { Pointing, Preview } from '../preview/usePreview.ts';
import { Charts } from './Charts.tsx';
import { useBoardWords } from './useBoardWords.ts';
import type { Charting } from './useChart.ts';
import type { Layers } from './useLayers.ts';
import type { Places } from './usePlaces.ts';

/** Few matches are played on somebody's own board. */
const CounselsOnMap = lazy(async () => ({ default: (await import('../../judgement/CounselsOnMap.tsx')).CounselsOnMap }));
const BoardName = lazy(() => import('../../own-board/BoardName.tsx'));

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** Names and chips keep their size: on a small map those at its edges need more room. */
const TABLET_INSETS = { ...NO_INSETS, right: 24, left: 24 };
/** The player bar lies over the foot of the map. */
const BAR_INSETS = { ...NO_INSETS, bottom: 96 };
const PHONE_BAR_INSETS = { ...NO_INSETS, bottom: 130 };
const insetsOf = (layout: Layout, barred: boolean): Insets => {
  if (barred) return isPhone(layout) ? PHONE_BAR_INSETS : BAR_INSETS;
  return layout === 'tablet' || layout === 'upright' ? TABLET_INSETS : NO_INSETS;
};
/** What is shown first: a phone may not see the whole map. */
const homeOf = (screens: Screens, chart: Chart | undefined, near: boolean): Frame => {
  if (chart !== undefined) return near ? chart.near : chart.map.frame;
  return near ? screens.near : (screens.home ?? screens.map.frame);
};

interface Props {
  readonly desk: Desk;
  readonly screens: Screens;
  readonly layout: Layout;
  readonly charting: Charting;
  readonly layers: Layers;
  readonly places: Places;
  readonly refusing: Refusing;
  readonly preview: Preview;
  readonly pointing: Pointing;
  readonly advising: Advising;
  onSeal(): void;
  onUnseal(): void;
  readonly board: RefObject<BoardHandle | null>;
  readonly telling: boolean;
  readonly moment: Moment;
  readonly replaying: boolean;
  /** The player bar of a replay or a story, at the foot. */
  readonly bar: ReactNode;
  onPan(): void;
}

/** The map with all that lies over it: tools, further maps, a legend, the player bar, a notice. */
export function MatchMap(props: Props) {
  const { desk, screens, layout, charting, layers, places, refusing, board, telling, moment, replaying, bar, onPan } = props;
  const { preview, pointing, advising, onSeal, onUnseal } = props;
  const { chart, chosen, lit, open } = charting;
  const { language, keys } = useSettings();
  const words = useBoardWords(desk.t, screens.seas[language]);
  const { advice, pointed } = advising;
  const map = chosen?.map ?? screens.map;
  const scene = useCallback(
    (step: 0 | 1 | 2 | 3): Scene => {
      const drawn = screens.scene(desk, step, chart);
      if (advice === null) return drawn;
      const counsels = (
        <Suspense>
          <CounselsOnMap counsels={advice.counsels} pointed={pointed} map={map} language={language} />
        </Suspense>
      );
      return {
        ...drawn,
        over: (
          <>
            {drawn.over}
            {counsels}
          </>
        ),
      };
    },
    [screens, desk, chart, advice, pointed, map, language],
  );
  const large = !isPhone(layout);
  return (
    <div className="map-area">
      <Board
        key={chart ?? ''}
        map={map}
        loadFine={chosen === undefined ? screens.fine : undefined}
        scene={scene}
        words={words}
        insets={insetsOf(layout, bar !== null)}
        home={homeOf(screens, chosen, layout === 'phone')}
        keys={keys}
        telling={telling}
        moment={moment}
        follow={desk.telling === null ? null : screens.placeOf(desk.telling)}
        refusal={refusing.refusal}
        preview={
          preview.place === null || (isPhone(layout) && preview.acts.length === 0)
            ? null
            : {
                place: preview.place,
                pinned: desk.proposal !== null || preview.acts.length > 0,
                card: (
                  <LazyCard
                    {...preview}
                    proposal={desk.proposal}
                    desk={desk}
                    screens={screens}
                    onSeal={onSeal}
                    onUnseal={onUnseal}
                  />
                ),
              }
        }
        onPoint={pointing.point}
        handle={board}
        tools={
          screens.layers !== undefined && (
            <MapTools
              layers={screens.layers.map(({ id, icon, name }) => ({
                id,
                icon,
                name: name(language, desk.shown.summary.scenario),
              }))}
              on={layers.on}
              onLayer={layers.toggle}
              onFind={name => board.current?.find(name)}
              names={() => [...new Set(scene(2).places.map(({ name }) => name))].filter(name => name !== '').sort()}
              keys={keys}
            />
          )
        }
        onPlace={places.choose}
        onWhy={places.askWhy}
        onDismiss={() => {
          refusing.clear();
          pointing.choose(null);
        }}
        onPan={onPan}
      />
      {screens.charts !== undefined && <Charts screens={screens} language={language} chart={chart} lit={lit} onChart={open} />}
      {large && !telling && !replaying && screens.Corner !== undefined && <screens.Corner desk={desk} />}
      {large && (telling || layers.on.size > 0) && screens.Legend !== undefined && <screens.Legend desk={desk} />}
      {desk.shown.summary.board !== undefined && (
        <Suspense>
          <BoardName game={desk.shown.summary.game} board={desk.shown.summary.board} text={desk.text} />
        </Suspense>
      )}
      {bar}
      {refusing.notice !== null && (
        <div className="notice" role="alert">
          {refusing.notice}
        </div>
      )}
    </div>
  );
}
