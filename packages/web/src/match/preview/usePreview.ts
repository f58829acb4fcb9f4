import type { Action } from '@polemos/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { Desk, Screens } from '../../games/screens.ts';
import { sameAction } from '../ask/choice.ts';
import { type Ahead, useForecast } from './useForecast.ts';

/** The place that the pointer or the focus rests on, and the one that was chosen last: both belong to their moment. */
export interface Pointing {
  readonly pointed: string | null;
  readonly chosen: string | null;
  point(place: string | null): void;
  choose(place: string | null): void;
}
export function usePointing(moment: string): Pointing {
  const [pointed, setPointed] = useState<readonly [string, string | null]>(['', null]);
  const [chosen, setChosen] = useState<readonly [string, string | null]>(['', null]);
  const point = useCallback((place: string | null) => setPointed([moment, place]), [moment]);
  const choose = useCallback((place: string | null) => setChosen([moment, place]), [moment]);
  return {
    pointed: pointed[0] === moment ? pointed[1] : null,
    chosen: chosen[0] === moment ? chosen[1] : null,
    point,
    choose,
  };
}

export interface Preview {
  readonly ahead: Ahead | null;
  /** Where it stands on the map; null: in the column. */
  readonly place: string | null;
  /** What may be done at the chosen place, where there are several things. */
  readonly acts: readonly Action[];
}

/** What is legal at the place. */
const actsAt = (desk: Desk, screens: Screens, place: string): readonly Action[] =>
  screens.actsAt?.(desk, place) ?? desk.choice.candidates.filter(action => Object.values(action).includes(place));

/** Whether a place has several things to offer: they are offered there. */
export const offered = (desk: Desk, screens: Screens, place: string): boolean => actsAt(desk, screens, place).length > 1;

/** What would follow: of what is proposed, else of what a place that is pointed at stands for. */
export function usePreview(desk: Desk, screens: Screens, moment: string, { pointed, chosen }: Pointing): Preview {
  const { proposal, shown } = desk;
  const legalAt = (place: string | null): Action | null => {
    const action = place === null || !desk.asked ? null : screens.actionAt(desk, place);
    return action !== null && shown.legal.some(one => sameAction(one, action)) ? action : null;
  };
  const [here, there] = [legalAt(pointed), legalAt(chosen)];
  const several = chosen !== null && there === null && proposal === null && desk.asked && screens.actionAt(desk, chosen) === null;
  const acts =
    several && screens.scene(desk, 0, screens.chartOf?.(chosen) ?? null).lit.has(chosen) && offered(desk, screens, chosen)
      ? actsAt(desk, screens, chosen)
      : NOTHING;
  const ahead = useForecast(desk.asked ? (proposal ?? here) : null, moment);
  const sealedAt =
    proposal !== null &&
    chosen !== null &&
    (Object.values(proposal).includes(chosen) || (there !== null && sameAction(there, proposal)))
      ? chosen
      : null;
  const place = proposal !== null ? sealedAt : acts.length > 0 ? chosen : ahead === null ? null : pointed;
  return useMemo(() => ({ ahead, place, acts }), [ahead, place, acts]);
}
const NOTHING: readonly Action[] = [];
