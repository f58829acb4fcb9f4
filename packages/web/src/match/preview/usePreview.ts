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

/** Most acts that a card offers at a place; more are a list, and stand beside the map. */
const MOST_ACTS = 8;
/** What is legal and names the place. */
const actsAt = ({ choice }: Desk, place: string): readonly Action[] =>
  choice.candidates.filter(action => Object.values(action).includes(place));

/** Whether a place has several things to offer, few enough for a card. */
export const offered = (desk: Desk, place: string): boolean => {
  const { length } = actsAt(desk, place);
  return length > 1 && length <= MOST_ACTS;
};

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
    several && screens.scene(desk, 0, screens.chartOf?.(chosen) ?? null).lit.has(chosen) && offered(desk, chosen)
      ? actsAt(desk, chosen)
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
