import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Screens } from '../games/screens.ts';
import type { Shown } from '../worker/session.ts';
import type { Orientation } from './orientation.ts';
import { rememberOpened, wasOpened } from './seen.ts';

/** Who has sat down. A set-up that is still rolled at a real table asks nobody: where one plays alone, it is theirs. */
export function sitting({ seat, rolling, length, summary }: Shown): string | null {
  const players = Object.keys(summary.players);
  return seat ?? (rolling !== undefined && length === 0 && players.length === 1 ? players[0] : null);
}
/** Whether this seat has only just sat down: it has not acted, and its card has not been shown. */
export function isNew(shown: Shown): boolean {
  const { summary, curtain, outcome, actors } = shown;
  const seat = sitting(shown);
  return (
    seat !== null &&
    curtain === null &&
    outcome === null &&
    summary.forkOf === null &&
    !actors.includes(seat) &&
    !wasOpened(summary.id, seat)
  );
}

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
  const seat = sitting(shown);
  const key = `${shown.summary.id} ${seat}`;
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
      if (first && next === null && seat !== null) {
        rememberOpened(shown.summary.id, seat);
        setDone(key);
      }
      setPanel(next);
    },
  };
}
