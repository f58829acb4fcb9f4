import type { State } from '../state.ts';
import type { Mix } from '../strategy/matrices.ts';
import { HOME } from '../terms/board.ts';
import { forceOf, fresh, ofType } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { allied, national } from '../terms/units.ts';
import { countOf, landOf, type Share, total } from './share.ts';

// PW-5.2.1-c to g: whether somebody gives his last SP, and how much need that is.

function isLastOfAType(s: State, side: number, share: Share): boolean {
  for (let type = 0; type < 3; type++) {
    const given = countOf(share, type);
    if (given > 0 && given === ofType(s, share.space, side, type)) return true;
  }
  return false;
}
/** Nothing last, the last of a type, the last SP of a friendly-coloured space, of any. */
function levelOf(s: State, side: number, share: Share): number {
  const all = total(share);
  if (all === 0) return 0;
  if (all === forceOf(s, share.space, side)) return colourOf(s, share.space) === side ? 2 : 3;
  return isLastOfAType(s, side, share) ? 1 : 0;
}
/** PW-5.2.1-c to e, g: by level how many give so much up. */
function needOf(s: State, side: number, shares: readonly Share[]): readonly number[] {
  const need = [0, 0, 0, 0];
  for (const share of shares) need[levelOf(s, side, share)]++;
  return need;
}
/** Above 0: more is given up by the one than by the other, the dearest first. */
function moreNeed(one: readonly number[], other: readonly number[]): number {
  for (let level = 3; level > 0; level--) if (one[level] !== other[level]) return one[level] - other[level];
  return 0;
}
/** The land SP that the home space gives. */
export function landFromHome(shares: readonly Share[], side: number): number {
  let land = 0;
  for (const share of shares) if (share.space === HOME[side]) land += landOf(share);
  return land;
}
/** PW-5.2.1-a, d, PW-R150: nobody gives a last SP that he could keep, and the home space gives more; or one of both. */
export function isBetter(s: State, side: number, other: readonly Share[], found: readonly Share[]): boolean {
  const home = landFromHome(other, side) - landFromHome(found, side);
  if (home < 0) return false;
  const need = moreNeed(needOf(s, side, found), needOf(s, side, other));
  return need >= 0 && need + home > 0;
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
  const all = total(share);
  if (all === 0) return 'PW-5.2.1-b';
  if (all === forceOf(s, share.space, side)) return 'PW-5.2.1-e';
  if (isLastOfAType(s, side, share)) return 'PW-5.2.1-c';
  return share.space === HOME[side] ? 'PW-5.2.1-a' : 'PW-5.2.1-b';
}
