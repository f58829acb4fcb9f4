import type { Action } from '@polemos/kernel';
import { POINTS } from '../rules/operations/points.ts';

const TAKEN: Readonly<Record<string, number>> = POINTS;
/** TI-II-n: the operation points that an act takes. */
export const pointsOf = ({ type }: Pick<Action, 'type'>): number => TAKEN[type] ?? 0;
