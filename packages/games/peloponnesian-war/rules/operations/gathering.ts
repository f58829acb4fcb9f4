import type { P } from '../state.ts';
import type { Mix } from '../strategy/matrices.ts';
import { SPACE } from '../terms/board.ts';
import { forceOf } from '../terms/forces.ts';
import { spendable } from '../terms/ledger.ts';
import { KINDS, SIDES, TYPES, UNIT } from '../terms/units.ts';
import { isBest, isBetter, landFromHome, shareRule } from './need.ts';
import { otherWay } from './other-ways.ts';
import { away, drawRally, findRallies, lotsDrawn, rallies, rallyCount, unreached } from './rallies.ts';
import { byKind, costOf, type Share } from './share.ts';
import { type Asked, isWanting, LEVELS, leastCost, sharesOf, takeFromAll } from './taking.ts';
import { drawVisits, planVisits, visitOrder } from './visits.ts';

// PW-5.2-i, PW-5.2.1: the Expedition that the non-player requires, from the spaces that give it (taking.ts), visited in an order in which
// they come together (visits.ts).

export interface Gathering {
  /** In the order of the visits; `take` by kind. */
  readonly shares: readonly { readonly space: number; readonly take: number[] }[];
  readonly cost: number;
}
/** What is planned, and by whom. */
interface Order {
  readonly play: P;
  readonly side: number;
  readonly mix: Mix;
  readonly objective: number;
}
/** A plan: what is still wanted, what it costs, and in which order its spaces are visited; null: it cannot be carried out. */
interface Draft {
  readonly missing: readonly number[];
  readonly cost: number;
  readonly afford: boolean;
  /** What each space gives, over all its visits: nearest first. */
  readonly given: readonly Share[];
  readonly visits: readonly Share[] | null;
  /** Each is visited once, the nearest that can be; else the visits stand as they are. */
  readonly nearestFirst: boolean;
  /** The rally spaces that were not asked (PW-R150). */
  readonly without: readonly number[];
}

/** PW-5.2-i to l: the plan for a required Expedition, or null; told either way, with what every space could have given. */
export function planGathering(play: P, side: number, mix: Mix, objective: number): Gathering | null {
  const order: Order = { play, side, mix, objective };
  findRallies(play.state, side, mix, objective);
  planVisits(side, objective);
  const draft = workablePlan(order);
  tellPlan(order, draft);
  if (draft.visits === null) return null;
  const visits = isTied(draft) ? drawVisits(play.state, draft.given, away, among => drawRally(play, among)) : draft.visits;
  return { shares: visits.map(share => ({ space: share.space, take: byKind(share, side) })), cost: draft.cost };
}
/** As a state keeps it: of each visit the space, then what it gives by kind. */
export function listed(shares: Gathering['shares']): number[] {
  const plan: number[] = new Array(shares.length * (1 + KINDS));
  let at = 0;
  for (const { space, take } of shares) {
    plan[at++] = space;
    for (let kind = 0; kind < KINDS; kind++) plan[at++] = take[kind];
  }
  return plan;
}
/** PW-R32: some of those who give are equally near. */
const isTied = ({ nearestFirst, given }: Draft): boolean =>
  nearestFirst && given.some(({ space }, i) => i > 0 && away[space] === away[given[i - 1].space]);

/** What the nearest spaces give, with nothing kept back. */
const ANY_NUMBER = 1000;
const NEAREST: Asked = { without: [], mostFromHome: ANY_NUMBER, freeUpTo: -1 };
/**
 * PW-5.2.1: what the nearest spaces give. Where no order of visits brings that together, other shares are tried before the non-player
 * passes: what must be taken instead, be it the last SP of a port, cannot be avoided (PW-5.2.1-c to h, PW-R115, PW-R150).
 */
function workablePlan(order: Order): Draft {
  const { first, asked } = affordablePlan(order);
  if (first.visits !== null || !first.afford || isWanting(first.missing)) return first;
  const fewer = withFewerSpaces(order, asked, first);
  const found = withFewerFromHome(order, asked, first, fewer) ?? fewer;
  return betterInAnyWay(order, found) ?? found ?? first;
}
/** PW-5.2.1-c, d, PW-R150: where it would cost too much, SP that cost nothing go first, their last ones only if it takes that. */
function affordablePlan(order: Order): { readonly first: Draft; readonly asked: Asked } {
  const { play, side, mix } = order;
  const first = draftPlan(order, NEAREST);
  const isSettled = first.afford || isWanting(first.missing) || leastCost(side, mix) > spendable(play.state, side);
  for (let freeUpTo = 0; !isSettled && freeUpTo < LEVELS; freeUpTo++) {
    const asked = { ...NEAREST, freeUpTo };
    const cheaper = draftPlan(order, asked);
    if (cheaper.afford) return { first: cheaper, asked };
  }
  return { first, asked: NEAREST };
}
/**
 * PW-R150: one of the spaces counts as not available, the furthest without which the Expedition can be built; where it takes more than
 * one, the furthest goes, and again the furthest of those that then give.
 */
function withFewerSpaces(order: Order, asked: Asked, first: Draft): Draft | null {
  const giving = furthestFirst(first);
  const furthest = draftPlan(order, { ...asked, without: giving.slice(0, 1) });
  if (furthest.visits !== null) return furthest;
  for (let i = 1; i < giving.length; i++) {
    const other = draftPlan(order, { ...asked, without: [giving[i]] });
    if (other.visits !== null) return other;
  }
  const without = giving.slice(0, 1);
  for (let last = furthest; !isWanting(last.missing); ) {
    const [next] = furthestFirst(last);
    if (next === undefined) break;
    without.push(next);
    last = draftPlan(order, { ...asked, without: [...without] });
    if (last.visits !== null) return last;
  }
  return null;
}
/** The spaces that give something. */
const furthestFirst = ({ given }: Draft): number[] => given.map(({ space }) => space).reverse();
/** PW-R150: the home space gives fewer land SP, as many as the ships there can carry: the others come from where there are more. */
function withFewerFromHome(order: Order, asked: Asked, first: Draft, found: Draft | null): Draft | null {
  const { play, side } = order;
  const least = found === null ? 0 : landFromHome(found.given, side) + 1;
  for (let mostFromHome = landFromHome(first.given, side) - 1; mostFromHome >= least; mostFromHome--) {
    const fewer = draftPlan(order, { ...asked, mostFromHome });
    if (isWanting(fewer.missing)) return null;
    const way = fewer.visits !== null ? fewer : withFewerSpaces(order, { ...asked, mostFromHome }, fewer);
    if (way !== null && (found === null || isBetter(play.state, side, way.given, found.given))) return way;
  }
  return null;
}
/** PW-R150: a way that spares more last SP, or takes more from home, goes before what was found; where nothing was, any way at all. */
function betterInAnyWay(order: Order, found: Draft | null): Draft | null {
  const { play, side, mix } = order;
  if (found !== null) {
    if (isBest(play.state, side, mix, found.given)) return null;
    let drawn = false;
    const looked = inAnyWay(order, among => {
      drawn = true; // it is only looked at: the first will do
      return among[0];
    });
    if (looked === null || !isBetter(play.state, side, looked.given, found.given)) return null;
    if (!drawn) return looked;
  }
  return inAnyWay(order, among => drawRally(play, among));
}
/** PW-5.2-i, PW-5.2.1-h, PW-R150: it passes only if what stands on the map cannot be brought together at all. */
function inAnyWay({ play, side, mix, objective }: Order, draw: (among: readonly number[]) => number): Draft | null {
  const near = rallies.slice(0, rallyCount);
  const visits = otherWay(play.state, { side, mix, objective, near, draw });
  if (visits === null) return null;
  const cost = visits.reduce((all, share) => all + costOf(share, side), 0);
  const given = visits.length > 1 ? near.flatMap(space => inAll(space, visits)) : visits;
  return { missing: NONE, cost, afford: true, given, visits, nearestFirst: false, without: [] };
}
/** What a space gives over all its visits. */
function inAll(space: number, visits: readonly Share[]): readonly Share[] {
  const here = visits.filter(visit => visit.space === space);
  return here.length < 2 ? here : [{ space, take: PLACES.map(place => here.reduce((sum, { take }) => sum + take[place], 0)) }];
}
const PLACES = [0, 1, 2, 3, 4, 5];
const NOTHING: readonly number[] = PLACES.map(() => 0);
const NONE: readonly number[] = [0, 0, 0];

/** What the spaces give that are asked, and in which order they are visited. */
function draftPlan({ play, side, mix }: Order, asked: Asked): Draft {
  const { without } = asked;
  const missing = [mix[0], mix[1], mix[2]];
  const cost = takeFromAll(play, side, missing, asked);
  const afford = cost <= spendable(play.state, side);
  const given = sharesOf();
  const visits = isWanting(missing) || !afford ? null : visitOrder(play.state, given);
  return { missing, cost, afford, given, visits, nearestFirst: true, without };
}
/** The rule by which it stands, or fails: too few SP, too little money, the Emergency Fund, no way to bring them together. */
function planRule({ missing, cost, afford, visits }: Draft, treasury: number): string {
  if (isWanting(missing)) return 'PW-5.2-i';
  if (!afford) return cost > treasury ? 'PW-5.3.2-e' : 'PW-5.3.2-f';
  return visits === null ? 'PW-R116' : 'PW-5.2.1-a';
}
function tellPlan({ play, side, mix }: Order, draft: Draft): void {
  const { state } = play;
  if (!play.tell) return;
  const { missing, cost, visits, given, without } = draft;
  const asked = rallies.slice(0, rallyCount).filter(space => !without.includes(space));
  const shares = asked.map(space => given.find(share => share.space === space) ?? { space, take: NOTHING });
  play.tell({
    kind: 'gathering',
    rule: planRule(draft, state.treasury[side]),
    side: SIDES[side],
    required: Object.fromEntries(TYPES.map((type, i) => [type, mix[i]])),
    missing: Object.fromEntries(TYPES.map((type, i) => [type, missing[i]])),
    shares: shares.map(share => ({
      space: SPACE.ids[share.space],
      distance: away[share.space],
      take: Object.fromEntries(byKind(share, side).flatMap((count, kind) => (count > 0 ? [[UNIT.ids[kind], count]] : []))),
      there: forceOf(state, share.space, side),
      why: shareRule(state, side, share),
    })),
    cutOff: [...unreached, ...without].sort((a, b) => a - b).map(space => SPACE.ids[space]),
    lots: lotsDrawn(),
    cost,
    treasury: state.treasury[side],
    spendable: spendable(state, side),
    possible: visits !== null,
  });
}
