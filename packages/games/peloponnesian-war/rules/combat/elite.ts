import type { OfKind } from '@polemos/kernel';
import { bookOf } from '../editions/book.ts';
import type { State } from '../state.ts';
import { SPACE } from '../terms/board.ts';
import { spOf } from '../terms/forces.ts';
import type { Counted } from '../terms/told.ts';
import { ELITE, HOME_GUARD, SIDES, UNIT } from '../terms/units.ts';
import type { CombatEvent } from './told.ts';

export type Broken = OfKind<CombatEvent, 'elite-broken'>;
interface Blow {
  readonly place: number;
  readonly side: number;
  readonly space: number;
  /** The units there before it. */
  readonly before: Counted;
}
/**
 * PW-0.3-c, d: the elite units that have gone for good with their losses. All plain hoplites of their nation have fallen before them, so
 * that those who stand there now are what is left of the unit. PW1-0-g: there the Home Guard is no such unit.
 */
export function brokenSince(s: State, { place, side, space, before }: Blow): readonly Broken[] {
  return Object.entries(ELITE).flatMap(([key, { as }]) => {
    const kind = Number(key);
    if ((before[UNIT.ids[kind]] ?? 0) === 0 || spOf(s, place, kind) > 0) return [];
    if (kind === HOME_GUARD && !bookOf(s).eliteGuard) return [];
    const left = spOf(s, place, as);
    const rule = left > 0 ? 'PW-0.3-d' : 'PW-0.3-c';
    return [
      { kind: 'elite-broken', rule, side: SIDES[side], unit: UNIT.ids[kind], space: SPACE.ids[space], left, as: UNIT.ids[as] },
    ];
  });
}
