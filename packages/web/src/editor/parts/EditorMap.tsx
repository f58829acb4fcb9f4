import type { Language } from '@polemos/kernel';
import { type MouseEvent, type RefObject, useCallback, useMemo } from 'react';
import { isPhone, type Layout } from '../../app/useLayout.ts';
import { Board, type BoardHandle } from '../../board/Board.tsx';
import type { Scene, Step } from '../../board/scene.ts';
import type { Desk, Screens } from '../../games/screens.ts';
import { useBoardWords } from '../../match/map/useBoardWords.ts';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

interface Props {
  readonly desk: Desk;
  readonly screens: Screens;
  readonly language: Language;
  readonly layout: Layout;
  readonly board: RefObject<BoardHandle | null>;
  readonly selected: string | null;
  /** The map of a part of it that is open: a city. */
  readonly chart: string | null;
  /** What is drawn, for whoever wants to know what lies under a hand. */
  readonly drawn: RefObject<Scene | null>;
  /** Places of which something impossible is said, with its number. */
  readonly wrong: ReadonlyMap<string, number>;
  onChart(chart: string | null): void;
  onPlace(place: string): void;
  onTake(place: string): void;
}

/** The game's own map, drawn from the position as far as it can be; every place can be clicked. */
export function EditorMap({ desk, screens, language, layout, board, selected, chart, drawn, wrong, ...on }: Props) {
  const words = useBoardWords(desk.t, screens.seas[language]);
  const chosen = screens.charts?.find(({ id }) => id === chart);
  const map = chosen?.map ?? screens.map;
  const scene = useCallback(
    (step: Step) => {
      const own = screens.scene(desk, step, chart);
      drawn.current = own;
      return {
        ...own,
        lit: new Map<string, string>(),
        pending: selected,
        marked: new Set(wrong.keys()),
        over: (
          <>
            {own.over}
            {[...wrong].map(([place, number]) => {
              const spot = map.places[place];
              return spot === undefined ? null : (
                <g
                  key={place}
                  className="ed-wrong"
                  style={{ transform: `translate(${spot[0]}px, ${spot[1]}px) scale(var(--unit))` }}
                >
                  <circle cx={-16} cy={-16} r={10} />
                  <text x={-16} y={-12}>
                    {number}
                  </text>
                </g>
              );
            })}
          </>
        ),
      };
    },
    [screens, desk, chart, selected, wrong, map, drawn],
  );
  const home = useMemo(() => {
    const near = layout === 'phone';
    if (chosen !== undefined) return near ? chosen.near : chosen.map.frame;
    return near ? screens.near : (screens.home ?? screens.map.frame);
  }, [screens, chosen, layout]);
  const choose = (place: string) => {
    const opens = screens.opens?.(place) ?? null;
    if (opens !== null && opens !== chart) on.onChart(opens);
    else on.onPlace(place);
  };
  const takeOne = (event: MouseEvent) => {
    const place = (event.target as Element).closest('[data-place]')?.getAttribute('data-place');
    if (place === null || place === undefined) return;
    event.preventDefault();
    on.onTake(place);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the inspector does the same with buttons
    <div className="map-area" onContextMenu={takeOne}>
      <Board
        key={chart ?? ''}
        map={map}
        loadFine={chosen === undefined ? screens.fine : undefined}
        scene={scene}
        words={words}
        insets={NO_INSETS}
        home={home}
        keys={!isPhone(layout)}
        follow={null}
        refusal={null}
        handle={board}
        onPlace={choose}
        onWhy={choose}
        onDismiss={() => {}}
        onPan={() => {}}
      />
      {screens.charts !== undefined && chart !== null && (
        <button type="button" className="btn ed-chart" onClick={() => on.onChart(null)}>
          {screens.mainChart?.(language)}
        </button>
      )}
    </div>
  );
}
