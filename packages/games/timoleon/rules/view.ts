import type { Fate, Seat } from '@polemos/kernel';
import { emptyState, type State } from './state.ts';
export type View = object;
export const view = (_: State, __: Seat): View => ({});
export const imagine =
  (_: View, __: Seat) =>
  (___: Fate): State =>
    emptyState();
