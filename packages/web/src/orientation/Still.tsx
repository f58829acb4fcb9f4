import type { Language } from '@polemos/kernel';
import { useMemo, useRef } from 'react';
import { Board, type BoardHandle } from '../board/Board.tsx';
import type { Frame, MapData } from '../board/map.ts';
import { type Desk, type Screens, textOf } from '../games/screens.ts';
import { useBoardWords } from '../match/map/useBoardWords.ts';
import { textIn } from '../text/index.ts';
import { AT_REST } from '../worker/at-rest.ts';

const nothing = (): void => {};
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_CHOICE = {
  picked: {},
  counts: {},
  count: () => {},
  candidates: [],
  pick: nothing,
  sieve: null,
  sift: nothing,
  clear: nothing,
};

/** A desk at which nobody sits: a position, and nothing asked or told. */
export function stillDesk<V, E>(
  screens: Screens<V, E>,
  { scenario, view }: { readonly scenario: string; readonly view: V },
  language: Language,
  layers: readonly string[] = [],
): Desk<V, E> {
  return {
    shown: {
      summary: {
        id: '',
        game: '',
        scenario,
        way: 'companion',
        players: {},
        created: 0,
        updated: 0,
        actions: 0,
        view,
        pending: [],
        outcome: null,
        forkOf: null,
      },
      seat: null,
      seats: [],
      version: 0,
      length: 0,
      at: 0,
      view,
      pending: [],
      legal: [],
      events: [],
      frames: new Map(),
      ...AT_REST,
    },
    view,
    seat: null,
    asked: false,
    language,
    text: textOf(screens, language, scenario),
    t: textIn(language),
    choice: NO_CHOICE,
    proposal: null,
    pointed: null,
    layers: new Set(layers),
    telling: null,
    events: [],
    who: () => '',
    act: nothing,
  };
}

/** The part of a map where these places stand. */
export function around(map: MapData, places: readonly string[], margin: number): Frame {
  const at = places.map(id => map.places[id]);
  const [left, top] = [Math.min(...at.map(([x]) => x)) - margin, Math.min(...at.map(([, y]) => y)) - margin];
  const [right, bottom] = [Math.max(...at.map(([x]) => x)) + margin, Math.max(...at.map(([, y]) => y)) + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A cut-out of the real board with a position on it: a picture, not a control. */
export function Still<V, E>({
  screens,
  desk,
  frame,
  map = screens.map,
  chart = null,
}: {
  screens: Pick<Screens<V, E>, 'map' | 'seas' | 'scene'>;
  desk: Desk<V, E>;
  frame: Frame;
  map?: MapData;
  chart?: string | null;
}) {
  const handle = useRef<BoardHandle>(null);
  const words = useBoardWords(desk.t, screens.seas[desk.language]);
  const scene = useMemo(() => (step: 0 | 1 | 2 | 3) => screens.scene(desk, step, chart), [screens, desk, chart]);
  return (
    <div className="still" inert aria-hidden="true">
      <Board
        map={map}
        loadFine={undefined}
        scene={scene}
        words={words}
        insets={NO_INSETS}
        home={frame}
        keys={false}
        follow={null}
        telling={false}
        refusal={null}
        handle={handle}
        onPlace={nothing}
        onWhy={nothing}
        onDismiss={nothing}
        onPan={nothing}
      />
    </div>
  );
}
