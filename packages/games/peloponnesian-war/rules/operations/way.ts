import type { State } from '../state.ts';
import { HOME } from '../terms/board.ts';
import { spendable } from '../terms/ledger.ts';
import { ATHENS, CAVALRY, HOPLITE, NAVAL } from '../terms/units.ts';
import { away, ownReady } from './rallies.ts';
import { costOf, hasAllies, type Share } from './share.ts';
import { isTied, noteTie, type Takes, type Want } from './takes.ts';
import { distancesOf } from './visits.ts';

// PW-R150: one way of those that may bring an Expedition together: which is tried first, and whether it can be gone and paid.

/** A way that may be there; first made without lots to see whether it leads anywhere, then with those that it asks for. */
export type Make = (draws: boolean) => readonly Share[] | null;
/** PW-5.2.1-b, PW-R32: the way by the nearest space of those by which there is one; of equally near ones by the one that is drawn. */
export function nearest({ near, draw }: Want, by: (i: number) => Make | null): readonly Share[] | null {
  for (let from = 0, to = 0; from < near.length; from = to) {
    const open: { readonly space: number; readonly make: Make; readonly plain: readonly Share[]; readonly tied: boolean }[] = [];
    for (to = from; to < near.length && away[near[to]] === away[near[from]]; to++) {
      const make = by(to);
      noteTie(false);
      const plain = make?.(false) ?? null;
      if (make !== null && plain !== null) open.push({ space: near[to], make, plain, tied: isTied });
    }
    if (open.length === 0) continue;
    const drawn = open.length > 1 ? draw(open.map(({ space }) => space)) : open[0].space;
    const { make, plain, tied } = open.find(({ space }) => space === drawn) ?? open[0];
    return tied ? (make(true) ?? plain) : plain;
  }
  return null;
}

/** A visit: the place of a space in `near`, and what is taken there by type. */
export interface Part {
  readonly i: number;
  readonly take: readonly number[];
}
/** All who give something, but one. */
export function others(takes: Takes, without: number): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < takes.want.near.length; i++) {
    const take = takes.all(i);
    if (i !== without && take[0] + take[1] + take[2] > 0) parts.push({ i, take });
  }
  return parts;
}
/** The visits as the commander makes them, if every leg is open to what he then leads, and all can be paid. */
export function route(s: State, { side, near, objective }: Want, parts: readonly Part[]): readonly Share[] | null {
  const shares: Share[] = [];
  let at = HOME[side];
  let land = 0;
  let ships = 0;
  let allies = false;
  let cost = 0;
  for (const { i, take: byType } of parts) {
    const space = near[i];
    if (space !== at && distancesOf(s, at, land, ships, allies)[space] < 0) return null;
    const share = { space, take: nationalsFirst(space, byType, shares) };
    at = space;
    land += byType[HOPLITE] + byType[CAVALRY];
    ships += byType[NAVAL];
    allies ||= side === ATHENS && hasAllies(share);
    cost += costOf(share, side);
    shares.push(share);
  }
  return distancesOf(s, at, land, ships, allies)[objective] >= 0 && cost <= spendable(s, side) ? shares : null;
}
/** PW-R140: national SP before Allied ones; those that went at an earlier visit are gone. */
function nationalsFirst(space: number, byType: readonly number[], before: readonly Share[]): readonly number[] {
  const take = [0, 0, 0, 0, 0, 0];
  for (let type = 0; type < 3; type++) {
    let ready = ownReady[space * 3 + type];
    for (const share of before) if (share.space === space) ready -= share.take[type];
    take[type] = Math.min(byType[type], ready);
    take[3 + type] = byType[type] - take[type];
  }
  return take;
}
