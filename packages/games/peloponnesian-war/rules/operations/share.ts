import { ACTIVATION, CAVALRY, HOPLITE, KINDS, national } from '../terms/units.ts';

/** PW-5.2.1: what a rally space gives in one visit: of each type national SP, then of each type Allied SP. */
export interface Share {
  readonly space: number;
  readonly take: readonly number[];
}
/** The kind of SP that a place of `take` stands for. */
const kindOf = (side: number, place: number): number => national(side, place);

export const total = ({ take }: Share): number => take[0] + take[1] + take[2] + take[3] + take[4] + take[5];
export const countOf = ({ take }: Share, type: number): number => take[type] + take[3 + type];
export const landOf = (share: Share): number => countOf(share, HOPLITE) + countOf(share, CAVALRY);
export const hasAllies = ({ take }: Share): boolean => take[3] + take[4] + take[5] > 0;
export function costOf({ take }: Share, side: number): number {
  let cost = 0;
  for (let place = 0; place < 6; place++) cost += take[place] * ACTIVATION[kindOf(side, place)];
  return cost;
}
/** The same by kind, as a state keeps it. */
export function byKind({ take }: Share, side: number): number[] {
  const kinds: number[] = new Array(KINDS).fill(0);
  for (let place = 0; place < 6; place++) kinds[kindOf(side, place)] = take[place];
  return kinds;
}
