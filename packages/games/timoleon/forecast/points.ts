import type { Action } from '@polemos/kernel';
import { POINTS } from '../rules/operations/points.ts';
import type { View } from '../rules/view.ts';

const TAKEN: Readonly<Record<string, number>> = POINTS;
/** TI-II-n: the operation points that an act takes. */
export const pointsOf = ({ type }: Pick<Action, 'type'>): number => TAKEN[type] ?? 0;
/** And how many a faction has left then. */
export const pointsAfter = (view: Pick<View, 'po'>, seat: string, action: Pick<Action, 'type'>): number =>
  (view.po[seat] ?? 0) - pointsOf(action);
