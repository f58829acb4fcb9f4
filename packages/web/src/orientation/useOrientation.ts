import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Screens } from '../games/screens.ts';
import type { Shown } from '../worker/session.ts';
import type { Orientation } from './orientation.ts';
import { rememberOpened, wasOpened } from './seen.ts';

/** Whether this seat has only just sat down: it has not acted, and its card has not been shown. */
export const isNew = ({ summary, seat, curtain, outcome, actors }: Shown): boolean =>
  seat !== null &&
  curtain === null &&
  outcome === null &&
  summary.forkOf === null &&
  !actors.includes(seat) &&
  !wasOpened(summary.id, seat);

export type Panel = 'card' | 'legend' | 'history' | null;
export interface Orienting {
  readonly given: Orientation | null;
  readonly open: Panel;
  /** The card of a new match is up, or on its way: nothing is told behind it. */
  readonly first: boolean;
  show(panel: Panel): void;
}

/** The opening card of a match that is new to its seat, and both panels again whenever they are wanted. */
export function useOrientation(shown: Shown, screens: Screens, teaching: boolean): Orienting {
  const { opening } = useSettings();
  const [given, setGiven] = useState<Orientation | null>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const [done, setDone] = useState<string | null>(null);
  const key = `${shown.summary.id} ${shown.seat}`;
  const first = !teaching && opening && screens.orientation !== undefined && done !== key && isNew(shown);
  const wanted = first || panel !== null;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void screens.orientation?.().then(
      found => here && setGiven(found),
      () => here && setDone(key), // without the net it may not be there: the match is
    );
    return () => {
      here = false;
    };
  }, [wanted, screens, key]);
  return {
    given,
    first,
    open: panel ?? (first ? 'card' : null),
    show(next) {
      if (first && next === null && shown.seat !== null) {
        rememberOpened(shown.summary.id, shown.seat);
        setDone(key);
      }
      setPanel(next);
    },
  };
}
