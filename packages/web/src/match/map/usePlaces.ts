import { useCallback, useRef } from 'react';
import type { Desk, Screens } from '../../games/screens.ts';
import type { Learning } from '../../tutorial/useLesson.ts';
import type { Shown } from '../../worker/session.ts';
import { sameAction } from '../ask/choice.ts';
import type { Refusing } from '../ask/useRefusal.tsx';
import { offered, type Pointing } from '../preview/usePreview.ts';
import type { Actions } from '../useActions.ts';

interface Given {
  readonly screens: Screens;
  readonly desk: Desk;
  readonly given: Shown;
  readonly learning: Learning;
  readonly refusing: Refusing;
  /** Something is told or seen again: places only open maps. */
  readonly still: boolean;
  openChart(chart: string): void;
  readonly pointing: Pointing;
  readonly aim: Actions['aim'];
}
export interface Places {
  /** A click on a place: what it means now is done, or answered with the reason why not. */
  choose(place: string): void;
  askWhy(place: string): void;
}

/** What the places of the map answer. */
export function usePlaces({
  screens,
  desk,
  given,
  learning: { move, setHinted },
  refusing,
  still,
  openChart,
  pointing,
  aim,
}: Given): Places {
  const { why, say } = refusing;
  /** Whose card stands there. It comes and goes with the pointer, and no place is drawn anew for it. */
  const seen = useRef(pointing.pointed);
  seen.current = pointing.pointed;
  const askWhy = useCallback(
    (place: string) => {
      const action = screens.actionAt(desk, place);
      if (action !== null && move !== undefined && given.legal.some(one => sameAction(one, action))) setHinted(true);
      else if (action !== null) void why(place, action);
      else say(place, desk.asked ? (screens.chooseFirst?.(desk) ?? desk.t.chooseFirst) : desk.t.notAsked);
    },
    [screens, desk, why, say, move, given.legal, setHinted],
  );
  const isLit = useCallback(
    (place: string) => desk.asked && screens.scene(desk, 0, screens.chartOf?.(place) ?? null).lit.has(place),
    [screens, desk],
  );
  const choose = useCallback(
    (place: string) => {
      const opens = screens.opens?.(place) ?? null;
      if (opens !== null) return openChart(opens);
      if (still) return;
      pointing.choose(place);
      const action = screens.actionAt(desk, place);
      if (action !== null && desk.shown.legal.some(one => sameAction(one, action))) aim(action, seen.current === place);
      else if (action === null && isLit(place) && offered(desk, screens, place)) return refusing.clear();
      else askWhy(place);
    },
    [screens, desk, aim, askWhy, still, openChart, pointing.choose, refusing.clear, isLit],
  );
  return { choose, askWhy };
}
