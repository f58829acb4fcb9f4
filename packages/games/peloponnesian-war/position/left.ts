import type { State } from '../rules/state.ts';
import { LIMIT, UNIT } from '../rules/terms/units.ts';

/** PW-0.2-d: the pieces supplied, less those in play. */
export const left = (s: State): Readonly<Record<string, number>> =>
  Object.fromEntries(UNIT.ids.map((id, kind) => [`forces ${id}`, LIMIT[kind] - s.pieces[kind]]));
