import type { State } from '../state.ts';
import type { Mix } from '../strategy/matrices.ts';
import { HOME } from '../terms/board.ts';
import { forceOf, fresh, ofType } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { allied, NAVAL, national, typeOf } from '../terms/units.ts';
import type { Share } from './other-ways.ts';

// PW-5.2.1-c to g: whether somebody gives his last SP, and how much need that is.

const sum = (take: readonly number[]): number => take.reduce((all, count) => all + count, 0);
function isLastOfAType(s: State, side: number, { space, take }: Share): boolean {
  for (let type = 0; type < 3; type++) {
    const given = take[national(side, type)] + take[allied(side, type)];
    if (given > 0 && given === ofType(s, space, side, type)) return true;
  }
  return false;
}
/** Nothing last, the last of a type, the last SP of a friendly-coloured space, of any. */
function levelOf(s: State, side: number, share: Share): number {
  const total = sum(share.take);
  if (total === 0) return 0;
  if (total === forceOf(s, share.space, side)) return colourOf(s, share.space) === side ? 2 : 3;
  return isLastOfAType(s, side, share) ? 1 : 0;
}
/** PW-5.2.1-c to e, g: how many give the last SP of an enemy-coloured space, of a friendly-coloured one, of a type. */
const needOf = (s: State, side: number, shares: readonly Share[]): readonly number[] =>
  [3, 2, 1].map(level => shares.filter(share => levelOf(s, side, share) === level).length);
/** Above 0: more is given up by the one than by the other, the dearest first. */
function moreNeed(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((count, i) => count !== other[i]);
  return at < 0 ? 0 : one[at] - other[at];
}
/** The land SP that the home space gives. */
export const landFromHome = (shares: readonly Share[], side: number): number =>
  shares
    .filter(({ space }) => space === HOME[side])
    .reduce((all, { take }) => all + sum(take.filter((_, kind) => typeOf(kind) !== NAVAL)), 0);
/** PW-5.2.1-a, d, PW-R150: nobody gives a last SP that he could keep, and the home space gives more; or one of both. */
export function isBetter(s: State, side: number, other: readonly Share[], found: readonly Share[]): boolean {
  const need = moreNeed(needOf(s, side, found), needOf(s, side, other));
  const home = landFromHome(other, side) - landFromHome(found, side);
  return need >= 0 && home >= 0 && need + home > 0;
}
/** Nobody gives a last SP, and the home space all that it has of what is wanted: no way is better than that. */
export function isBest(s: State, side: number, mix: Mix, shares: readonly Share[]): boolean {
  const home = HOME[side];
  const ready = (type: number): number => fresh(s, home, national(side, type)) + fresh(s, home, allied(side, type));
  const most = Math.min(mix[0], ready(0)) + Math.min(mix[1], ready(1));
  return landFromHome(shares, side) >= most && shares.every(share => levelOf(s, side, share) === 0);
}

/** Which relaxation a share needed: for people. */
export function shareRule(s: State, side: number, share: Share): string {
  const total = sum(share.take);
  if (total === 0) return 'PW-5.2.1-b';
  if (total === forceOf(s, share.space, side)) return 'PW-5.2.1-e';
  if (isLastOfAType(s, side, share)) return 'PW-5.2.1-c';
  return share.space === HOME[side] ? 'PW-5.2.1-a' : 'PW-5.2.1-b';
}
