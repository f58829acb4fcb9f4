import type { P, State } from '../state.ts';
import type { Mix } from '../strategy/matrices.ts';
import { HOME, SPACE, SPACES } from '../terms/board.ts';
import { forceOf, fresh, nextOccupied, ofType } from '../terms/forces.ts';
import { spendable } from '../terms/ledger.ts';
import { colourOf } from '../terms/palettes.ts';
import { ACTIVATION, allied, KINDS, NAVAL, national, SIDES, TYPES, UNIT } from '../terms/units.ts';
import { isBest, isBetter, landFromHome, shareRule } from './need.ts';
import { isFrozen } from './operation.ts';
import { otherWay, type Share } from './other-ways.ts';
import { BY_LAND_LINES, BY_SEA_LINES, distancesFrom, ESCORTED, isRally, type Journey } from './routes.ts';
import { drawVisits, forgetPassages, visitOrder } from './visits.ts';

export interface Gathering {
  readonly shares: readonly Share[];
  readonly cost: number;
}

// The plan under way: the rally spaces nearest first, how far each is, and by its place in the list × KINDS + kind what it gives.
let away: Int16Array = new Int16Array(SPACES);
/** How far the objective is from everywhere for the required Expedition, and where its land SP can come from besides. */
let onward: Int16Array = new Int16Array(SPACES);
let ashore: Int16Array | null = null;
/** The rally spaces of all drafts of a plan, nearest first; and those that it could not leave (PW-R115). */
const rallies: number[] = new Array(SPACES).fill(0);
let rallyCount = 0;
const unreached: number[] = [];
const order: number[] = new Array(SPACES).fill(0);
const takes = new Uint8Array(SPACES * KINDS);
const NOTHING: readonly number[] = new Array(KINDS).fill(0);
function shareOf(i: number): Share {
  const take = NOTHING.slice();
  for (let kind = 0; kind < KINDS; kind++) take[kind] = takes[i * KINDS + kind];
  return { space: order[i], take };
}

/** PW-5.2.1-g: nothing last, the last of a type, the last SP of a friendly-coloured space, of any. */
const LEVELS = 4;
/** A plan: what is still wanted, what it costs, and in which order its spaces are visited; null: it cannot be carried out. */
interface Draft {
  readonly missing: readonly number[];
  readonly cost: number;
  readonly afford: boolean;
  /** So many rally spaces were asked: the first of `order`, until the next plan is drafted. */
  readonly among: number;
  readonly visits: readonly Share[] | null;
  /** Those who give, each to be visited once; null: the visits stand as they are. */
  readonly givers: readonly Share[] | null;
  /** The spaces that give; for people every rally space with its share, and those out of reach (PW-R115). */
  readonly shares: readonly Share[];
  readonly cutOff: readonly number[];
}

/** PW-5.2-i to l: the plan for a required Expedition, or null; told either way, with what every space could have given. */
export function planGathering(play: P, side: number, mix: Mix, objective: number): Gathering | null {
  lots.length = 0;
  findRallies(play.state, side, mix, objective);
  const draft = workablePlan(play, side, mix, objective);
  tellPlan(play, side, mix, draft);
  if (draft.visits === null) return null;
  return { shares: inDrawnOrder(play, side, objective, draft) ?? draft.visits, cost: draft.cost };
}
/** PW-R32: where some of those who give are equally near; null: there is nothing to draw. */
function inDrawnOrder(play: P, side: number, objective: number, { givers: all }: Draft): readonly Share[] | null {
  const isTied = all?.some(({ space }, i) => i > 0 && away[space] === away[all[i - 1].space]) ?? false;
  return isTied && all !== null ? drawVisits(play.state, all, { side, objective, away, draw: drawnOf(play) }) : null;
}
/**
 * PW-5.2.1-c to h, PW-R115, PW-R150: where no order of visits brings together what the nearest spaces give, other shares are tried before
 * NP passes: what must be taken instead, be it the last SP of a port, cannot be avoided. Then the home space gives fewer land SP, as
 * many as the ships there can carry: the others come from where there are more. A way that spares more last SP, or takes more from home,
 * goes before that; and where there is none of these, any way at all.
 */
function workablePlan(play: P, side: number, mix: Mix, objective: number): Draft {
  mostFromHome = ANY_NUMBER;
  const first = affordablePlan(play, side, mix, objective);
  if (first.visits !== null || !first.afford || isWanting(first.missing)) return first;
  let found = withFewerSpaces(play, side, mix, objective, first);
  const least = found === null ? 0 : landFromHome(found.shares, side) + 1;
  for (mostFromHome = landFromHome(first.shares, side) - 1; mostFromHome >= least; mostFromHome--) {
    const fewer = draftPlan(play, side, mix, objective, []);
    if (isWanting(fewer.missing)) break;
    const way = fewer.visits !== null ? fewer : withFewerSpaces(play, side, mix, objective, fewer);
    if (way === null || (found !== null && !isBetter(play.state, side, way.shares, found.shares))) continue;
    found = way;
    break;
  }
  mostFromHome = ANY_NUMBER;
  if (found?.visits && isBest(play.state, side, mix, found.shares)) return found;
  const other = found === null ? null : inAnyWay(play, side, mix, objective, UNDRAWN);
  if (found !== null && (other === null || !isBetter(play.state, side, other.shares, found.shares))) return found;
  return inAnyWay(play, side, mix, objective, drawnOf(play)) ?? found ?? first;
}
/** A way is only looked at: the first of equally near spaces will do. */
const UNDRAWN = (among: readonly number[]): number => among[0];
/** PW-5.2-i, PW-5.2.1-h, PW-R150: it passes only if what stands on the map cannot be brought together at all. */
function inAnyWay(play: P, side: number, mix: Mix, objective: number, draw: typeof UNDRAWN): Draft | null {
  const size = rallyOrder([]);
  const near = order.slice(0, size);
  const visits = otherWay(play.state, {
    side,
    mix,
    objective,
    near,
    away,
    onward: space => onward[space] >= 0,
    draw,
  });
  if (visits === null) return null;
  takes.fill(0, 0, size * KINDS);
  let cost = 0;
  for (const { space, take } of visits)
    for (let kind = 0; kind < KINDS; kind++) {
      takes[near.indexOf(space) * KINDS + kind] += take[kind];
      cost += take[kind] * ACTIVATION[kind];
    }
  const shares = near.map((_, i) => shareOf(i));
  return {
    missing: [0, 0, 0],
    cost,
    afford: true,
    among: size,
    visits,
    givers: null,
    shares,
    cutOff: play.tell ? unreached.slice() : NOT_TOLD,
  };
}
/** PW-5.2.1-c, d, PW-R150: where it would cost too much, SP that cost nothing go first, their last ones only if it takes that. */
function affordablePlan(play: P, side: number, mix: Mix, objective: number): Draft {
  freeUpTo = -1;
  const first = draftPlan(play, side, mix, objective, []);
  if (first.afford || isWanting(first.missing) || leastCost(play.state, side, mix, first.among) > spendable(play.state, side))
    return first;
  for (freeUpTo = 0; freeUpTo < LEVELS; freeUpTo++) {
    const cheaper = draftPlan(play, side, mix, objective, []);
    if (cheaper.afford) return cheaper;
  }
  freeUpTo = -1;
  return first;
}
/** PW-5.1.5-b: Spartan land SP cost nothing. */
const isFree = (kind: number): boolean => ACTIVATION[kind] === 0;
/** What an Expedition costs with every SP in it that costs nothing: if that is too much, nobody need draw lots for another plan. */
function leastCost(s: State, side: number, mix: Mix, among: number): number {
  let cost = 0;
  for (let type = 0; type < mix.length; type++) {
    const own = national(side, type);
    let free = 0;
    if (isFree(own)) for (let i = 0; i < among; i++) free += fresh(s, order[i], own);
    cost += Math.max(0, mix[type] - free) * ACTIVATION[allied(side, type)];
  }
  return cost;
}
/** Up to which level of need SP that cost nothing are taken before all others; −1: in no case. */
let freeUpTo = -1;
/** Nothing but these are asked for. */
let onlyFree = false;
/**
 * PW-R150: one of the spaces counts as not available, the furthest without which the Expedition can be built; where it takes more than
 * one, the furthest goes, and again the furthest of those that then give.
 */
function withFewerSpaces(play: P, side: number, mix: Mix, objective: number, first: Draft): Draft | null {
  const giving = givers(first);
  const without = giving.slice(0, 1);
  let last = draftPlan(play, side, mix, objective, without);
  if (last.visits !== null) return last;
  for (let i = 1; i < giving.length; i++) {
    const other = draftPlan(play, side, mix, objective, [giving[i]]);
    if (other.visits !== null) return other;
  }
  for (let [furthest] = givers(last); furthest !== undefined && !isWanting(last.missing); [furthest] = givers(last)) {
    without.push(furthest);
    last = draftPlan(play, side, mix, objective, without);
    if (last.visits !== null) return last;
  }
  return null;
}
/** The land SP that the home space may give in a plan. */
const ANY_NUMBER = 1000;
let mostFromHome = ANY_NUMBER;
/** The spaces that give something, furthest first. */
const givers = ({ shares }: Draft): number[] =>
  shares.flatMap(({ space, take }) => (take.some(count => count > 0) ? [space] : [])).reverse();
const NOT_TOLD: readonly number[] = [];
const NO_SHARES: readonly Share[] = [];
function draftPlan(play: P, side: number, mix: Mix, objective: number, without: readonly number[]): Draft {
  const { state } = play;
  const size = rallyOrder(without);
  takes.fill(0, 0, size * KINDS);
  const missing = [mix[0], mix[1], mix[2]];
  onlyFree = true;
  for (let level = 0; level <= freeUpTo && isWanting(missing); level++) takeLevel(play, side, size, missing, level);
  onlyFree = false;
  for (let level = 0; level < LEVELS && isWanting(missing); level++) takeLevel(play, side, size, missing, level);
  let cost = 0;
  for (let i = 0; i < size; i++)
    for (let kind = side * 6; kind < side * 6 + 6; kind++) cost += takes[i * KINDS + kind] * ACTIVATION[kind];
  const afford = cost <= spendable(state, side);
  const used = isWanting(missing) ? NO_SHARES : giving(side, size);
  const visits = isWanting(missing) || !afford ? null : visitOrder(state, side, used, objective);
  const shares = play.tell ? order.slice(0, size).map((_, i) => shareOf(i)) : used;
  return {
    missing,
    cost,
    afford,
    among: size,
    visits,
    givers: used,
    shares,
    cutOff: play.tell ? [...unreached, ...without].sort((a, b) => a - b) : NOT_TOLD,
  };
}
/** The spaces that give something, with what they give. */
function giving(side: number, size: number): readonly Share[] {
  const found: Share[] = [];
  for (let i = 0; i < size; i++) {
    let any = 0;
    for (let kind = side * 6; kind < side * 6 + 6; kind++) any += takes[i * KINDS + kind];
    if (any > 0) found.push(shareOf(i));
  }
  return found;
}
/** The rule by which it stands, or fails: too few SP, too little money, the Emergency Fund, no way to bring them together. */
function planRule({ missing, cost, afford, visits }: Draft, treasury: number): string {
  if (isWanting(missing)) return 'PW-5.2-i';
  if (!afford) return cost > treasury ? 'PW-5.3.2-e' : 'PW-5.3.2-f';
  return visits === null ? 'PW-R116' : 'PW-5.2.1-a';
}
function tellPlan(play: P, side: number, mix: Mix, draft: Draft): void {
  const { state } = play;
  const { missing, cost, visits, shares, cutOff: cut } = draft;
  play.tell?.({
    kind: 'gathering',
    rule: planRule(draft, state.treasury[side]),
    side: SIDES[side],
    required: Object.fromEntries(TYPES.map((type, i) => [type, mix[i]])),
    missing: Object.fromEntries(TYPES.map((type, i) => [type, missing[i]])),
    shares: shares.map(share => ({
      space: SPACE.ids[share.space],
      distance: away[share.space],
      take: Object.fromEntries(share.take.flatMap((count, kind) => (count > 0 ? [[UNIT.ids[kind], count]] : []))),
      there: forceOf(state, share.space, side),
      why: shareRule(state, side, share),
    })),
    cutOff: cut.map(space => SPACE.ids[space]),
    cost,
    treasury: state.treasury[side],
    spendable: spendable(state, side),
    possible: visits !== null,
  });
}
const isWanting = (need: readonly number[]): boolean => need[0] > 0 || need[1] > 0 || need[2] > 0;
const ofSeveralTypes = (need: readonly number[]): boolean =>
  need[0] > 0 ? need[1] > 0 || need[2] > 0 : need[1] > 0 && need[2] > 0;

/** PW-5.2.1-a, b, PW-R32: the home space, then nearest first; PW-5.1.6 binds him only while he is alone. */
function findRallies(s: State, side: number, mix: Mix, objective: number): void {
  const journey = (way: Journey['way']): Journey => ({ side, way, objective, allies: false });
  const bySea = mix[NAVAL] > 0;
  onward = distancesFrom(s, journey(bySea ? BY_SEA_LINES : BY_LAND_LINES), objective); // the lines are the same both ways
  ashore = bySea ? distancesFrom(s, journey(BY_LAND_LINES), HOME[side]) : null; // they go aboard where the ships are
  away = distancesFrom(s, journey(ESCORTED), HOME[side]);
  forgetPassages();
  unreached.length = 0;
  rallyCount = 0;
  for (let space = nextOccupied(s, side, 0); space >= 0; space = nextOccupied(s, side, space + 1)) {
    if (away[space] < 0 || isFrozen(s, space) || !isRally(s, space, side)) continue;
    if (onward[space] < 0 && (ashore === null || ashore[space] < 0)) {
      unreached.push(space);
      continue;
    }
    let i = rallyCount++;
    for (; i > 0 && away[rallies[i - 1]] > away[space]; i--) rallies[i] = rallies[i - 1];
    rallies[i] = space;
  }
}
/** Those that a draft asks, in the same order. Answers how many. */
function rallyOrder(without: readonly number[]): number {
  let size = 0;
  for (let i = 0; i < rallyCount; i++) if (!without.includes(rallies[i])) order[size++] = rallies[i];
  return size;
}

/** Of equally near ones those that have something to give. */
const able: number[] = [];
/** One level of need over all spaces, nearest first; equally near ones by lot where their order matters (PW-R32). */
function takeLevel(play: P, side: number, size: number, need: number[], level: number): void {
  const { state } = play;
  if (ofSeveralTypes(need)) scarceFirst(state, side, size, need, level);
  for (let from = 0, to = 0; from < size && isWanting(need); from = to) {
    for (to = from + 1; to < size && away[order[to]] === away[order[from]]; ) to++;
    if (to === from + 1) {
      takeFrom(state, side, from, need, level);
      continue;
    }
    able.length = 0;
    for (let i = from; i < to; i++) {
      offerFrom(state, side, i, need, level);
      if (isWanting(offered)) able.push(i);
    }
    while (able.length > 0) {
      const matters = able.length > 1 && orderMatters(state, side, able, need, level);
      const at = matters ? drawAmong(play, able) : 0;
      const i = able[at];
      able.copyWithin(at, at + 1);
      able.pop();
      takeFrom(state, side, i, need, level);
    }
  }
}
/** The lots of this plan: who was drawn, and among whom. However often it is drafted again, nothing is drawn twice. */
const lots: { readonly among: readonly number[]; readonly drawn: number }[] = [];
const drawAmong = (play: P, able: readonly number[]): number =>
  drawSpace(
    play,
    able.map(i => order[i]),
  );
function drawSpace({ fate }: P, among: readonly number[]): number {
  const known = lots.find(lot => among.includes(lot.drawn) && among.every(space => lot.among.includes(space)));
  if (known !== undefined) return among.indexOf(known.drawn);
  const n = fate.lot(among.length, 'equally near rally spaces', 'PW-R32', one => SPACE.ids[among[one]]);
  lots.push({ among, drawn: among[n] });
  return n;
}
/** The space that is drawn among equally near ones. */
const drawnOf = (play: P) => (among: readonly number[]) => among[drawSpace(play, among)];
/** PW-5.2.1-d: where a space may not be emptied, its last place but one goes to the type that others can give least of. */
const priority = [0, 1, 2];
const slack = [0, 0, 0];
function scarceFirst(s: State, side: number, size: number, need: readonly number[], level: number): void {
  for (let type = 0; type < 3; type++) {
    slack[type] = -need[type];
    for (let i = 0; need[type] > 0 && i < size; i++)
      slack[type] += offerOf(s, side, i, type, need[type], takenFrom(side, i), level);
  }
  for (let i = 0; i < 3; i++) {
    const type = i;
    let at = i;
    for (; at > 0 && slack[priority[at - 1]] > slack[type]; at--) priority[at] = priority[at - 1];
    priority[at] = type;
  }
}
/** Whether equally near spaces could give more of a type than is wanted. */
function orderMatters(s: State, side: number, able: readonly number[], need: readonly number[], level: number): boolean {
  let hoplites = 0;
  let horse = 0;
  let ships = 0;
  for (let at = 0; at < able.length; at++) {
    offerFrom(s, side, able[at], need, level);
    hoplites += offered[0];
    horse += offered[1];
    ships += offered[2];
  }
  return hoplites > need[0] || horse > need[1] || ships > need[2];
}

/** PW-5.2.1-c, d, e, g: what a space may give at a level of need; by type into `offered`, the Allied part of it into `fromAllies`. */
const offered = [0, 0, 0];
const fromAllies = [0, 0, 0];
function offerFrom(s: State, side: number, i: number, need: readonly number[], level: number): void {
  let taken = takenFrom(side, i);
  for (let n = 0; n < 3; n++) {
    const type = priority[n];
    const wanted = need[type];
    offered[type] = 0;
    fromAllies[type] = 0;
    if (wanted > 0) taken += offered[type] = offerOf(s, side, i, type, wanted, taken, level);
  }
}
/** What a space has given so far. */
function takenFrom(side: number, i: number): number {
  let taken = 0;
  for (let kind = i * KINDS + side * 6, end = kind + 6; kind < end; kind++) taken += takes[kind];
  return taken;
}
/** The same for one type. */
function offerOf(s: State, side: number, i: number, type: number, wanted: number, taken: number, level: number): number {
  const space = order[i];
  if (type === NAVAL && onward[space] < 0) return 0; // PW-R115
  const base = i * KINDS;
  const own = national(side, type);
  const allies = allied(side, type);
  const given = takes[base + own] + takes[base + allies];
  const keepType = level === 0 ? 1 : 0; // PW-5.2.1-c, PW-R101: the Home Guard counts as present
  let most = Math.min(wanted, ofType(s, space, side, type) - given - keepType);
  if (level < 2 || (level === 2 && colourOf(s, space) !== side)) most = Math.min(most, forceOf(s, space, side) - taken - 1); // PW-5.2.1-d
  if (space === HOME[side] && type !== NAVAL) most = Math.min(most, mostFromHome - taken); // PW-R150
  if (most <= 0) return 0;
  const nationals = onlyFree && !isFree(own) ? 0 : Math.min(most, fresh(s, space, own) - takes[base + own]);
  const others = onlyFree ? 0 : Math.min(most - nationals, fresh(s, space, allies) - takes[base + allies]);
  fromAllies[type] = others;
  return nationals + others;
}
function takeFrom(s: State, side: number, i: number, need: number[], level: number): void {
  offerFrom(s, side, i, need, level);
  for (let type = 0; type < 3; type++) {
    takes[i * KINDS + national(side, type)] += offered[type] - fromAllies[type];
    takes[i * KINDS + allied(side, type)] += fromAllies[type];
    need[type] -= offered[type];
  }
}
