import { NO_ALLIES_IN_ATHENS, type State } from '../state.ts';
import type { Mix } from '../strategy/matrices.ts';
import { HOME, PIRAEUS } from '../terms/board.ts';
import { spendable } from '../terms/ledger.ts';
import { ATHENS, CAVALRY, HOPLITE, NAVAL } from '../terms/units.ts';
import { alliedReady, away, forces, isOurs, leadsOn, ownReady, standing } from './rallies.ts';
import { costOf, hasAllies, type Share } from './share.ts';
import { LEVELS } from './taking.ts';
import { aloneFromHome, distancesOf } from './visits.ts';

// PW-5.2-i, PW-5.2.1-h, PW-R150: the spaces nearest to home do not give an Expedition that could come together. What stands on the map
// and can be brought together in any way is an Expedition all the same: somebody escorts the commander to the others, ships fetch what
// lies oversea, and a rally space may be visited again (PW-5.1-c).

/** What the plan is for, and from where it can be made. */
export interface Want {
  readonly side: number;
  readonly mix: Mix;
  readonly objective: number;
  /** Rally spaces, nearest first. */
  readonly near: readonly number[];
  /** PW-R32: the first of equally near spaces. */
  readonly draw: (among: readonly number[]) => number;
}

/** The visits of the first way that there is, the least need first; null: there is none. */
export function otherWay(s: State, want: Want): readonly Share[] | null {
  return leastNeed(s, want) ?? besidesTheSick(s, want);
}
function leastNeed(s: State, want: Want): readonly Share[] | null {
  for (let level = 0; level < LEVELS; level++) {
    const most = mostOf(want, level);
    if (most === null) continue;
    const way = want.mix[NAVAL] > 0 ? overSea(s, want, level, most) : byLand(s, want, level, most);
    if (way !== null) return way;
  }
  return null;
}
/** By type and space of `near`, what could be given while nobody has given anything; null: that is not enough, whoever goes where. */
function mostOf(want: Want, level: number): Most | null {
  const { mix, near } = want;
  const bySea = mix[NAVAL] > 0;
  const takes = new Takes(want, level, false);
  for (let type = 0; type < 3; type++) {
    let sum = 0;
    for (let i = 0; i < near.length; i++) {
      const barred = bySea && (type === CAVALRY || (type === NAVAL && !leadsOn(near[i])));
      MOST[type][i] = barred ? 0 : takes.offer(i, type);
      sum += MOST[type][i];
    }
    if (sum < mix[type]) return null;
  }
  return MOST;
}
type Most = readonly (readonly number[])[];
const MOST: readonly number[][] = [[], [], []];
/** PW-E-6-e: whoever has Allies with him does not come to Piraeus or Athens; so without what stands in the one or the other. */
function besidesTheSick(s: State, want: Want): readonly Share[] | null {
  if (want.side !== ATHENS || (s.bans & NO_ALLIES_IN_ATHENS) === 0) return null;
  for (const sick of [PIRAEUS, HOME[ATHENS]]) {
    const way = leastNeed(s, { ...want, near: want.near.filter(space => space !== sick) });
    if (way !== null) return way;
  }
  return null;
}

/** By space of `near` × 3 + type. */
const GIVEN: number[] = [];
/** Where a way is only looked at: some lot would have been drawn, or may have been. */
let isTied = false;
/** What is taken from where; of one way at a time. */
class Takes {
  readonly want: Want;
  readonly level: number;
  /** The lots of equally near spaces are drawn; else the first of the board stands for them. */
  readonly draws: boolean;
  readonly start: Start;
  /** Those from inland come to the port too. */
  readonly inland: boolean;
  private hoplites: number;
  private horse: number;
  private ships: number;
  constructor(want: Want, level: number, draws: boolean, start: Start = BY_LAND, inland = true) {
    const { mix, near } = want;
    this.want = want;
    this.level = level;
    this.draws = draws;
    this.start = start;
    this.inland = inland;
    [this.hoplites, this.horse, this.ships] = mix;
    for (let at = near.length * 3 - 1; at >= 0; at--) GIVEN[at] = 0;
  }
  given(i: number): readonly [number, number, number] {
    return [GIVEN[i * 3], GIVEN[i * 3 + 1], GIVEN[i * 3 + 2]];
  }
  need(type: number): number {
    return type === HOPLITE ? this.hoplites : type === NAVAL ? this.ships : this.horse;
  }
  isDone(): boolean {
    return this.hoplites + this.horse + this.ships === 0;
  }
  /** PW-5.2.1-c to e, g: how many SP of a type a space may still give. */
  offer(i: number, type: number): number {
    const { want, level } = this;
    const space = want.near[i];
    const at = space * 3 + type;
    const given = GIVEN[i * 3 + type];
    const ready = ownReady[at] + alliedReady[at] - given;
    const ofIt = standing[at] - given - (level === 0 ? 1 : 0);
    const empties = level === 3 || (level === 2 && isOurs[space] === 1);
    const all = empties ? ready : forces[space] - 1 - GIVEN[i * 3] - GIVEN[i * 3 + 1] - GIVEN[i * 3 + 2];
    return Math.max(0, Math.min(this.need(type), ready, ofIt, all));
  }
  take(i: number, type: number, most: number): number {
    const count = Math.min(most, this.offer(i, type));
    GIVEN[i * 3 + type] += count;
    if (type === HOPLITE) this.hoplites -= count;
    else if (type === NAVAL) this.ships -= count;
    else this.horse -= count;
    return count;
  }
  /** One of any land type that is wanted. */
  escort(i: number): boolean {
    return this.take(i, HOPLITE, 1) === 1 || this.take(i, CAVALRY, 1) === 1;
  }
  /** They go aboard at the port, each with the ship that carries him. Answers how many. */
  board(i: number, most: number): number {
    let aboard = 0;
    while (aboard < most && this.offer(i, HOPLITE) > 0 && this.take(this.start.port, NAVAL, 1) > 0)
      aboard += this.take(i, HOPLITE, 1);
    return aboard;
  }
  /** Where the Expedition itself comes, with the ships it then has. */
  private isVisited(i: number): boolean {
    return this.start === BY_LAND || leadsOn(this.want.near[i]);
  }
  /** Of those who board at the port: as many as it still has ships for, and nobody from where the escort came. */
  private mayGive(i: number, type: number): number {
    const { start, inland } = this;
    if (this.isVisited(i)) return this.offer(i, type);
    if (type === NAVAL || !inland || i === start.gate) return 0;
    return Math.min(this.offer(start.port, NAVAL), this.offer(i, type));
  }
  private bring(i: number, type: number): void {
    if (this.isVisited(i)) this.take(i, type, this.want.mix[type]);
    else this.board(i, this.want.mix[type]);
  }
  /** PW-5.2.1-b, PW-R32: what is wanted of a type, nearest first. */
  fill(type: number): void {
    const { near } = this.want;
    for (let from = 0, to = 0; from < near.length && this.need(type) > 0; from = to) {
      for (to = from + 1; to < near.length && away[near[to]] === away[near[from]]; ) to++;
      if (to > from + 1) this.fillEquallyNear(type, from, to);
      else if (this.mayGive(from, type) > 0) this.bring(from, type);
    }
  }
  private fillEquallyNear(type: number, from: number, to: number): void {
    const able: number[] = [];
    for (let i = from; i < to; i++) if (this.mayGive(i, type) > 0) able.push(i);
    while (able.length > 0 && this.need(type) > 0) {
      const tied = able.length > 1 && this.isMore(able, type);
      isTied ||= tied;
      const [i] = able.splice(this.draws && tied ? this.drawAmong(able) : 0, 1);
      this.bring(i, type);
    }
  }
  private isMore(able: readonly number[], type: number): boolean {
    return able.reduce((sum, i) => sum + this.mayGive(i, type), 0) > this.need(type);
  }
  private drawAmong(able: readonly number[]): number {
    const { near, draw } = this.want;
    const drawn = draw(able.map(i => near[i]));
    return able.findIndex(i => near[i] === drawn);
  }
}

/** By land nothing bars who has a single SP with him: the nearest whom the commander reaches alone brings him to the others. */
function byLand(s: State, want: Want, level: number, [foot, horse]: Most): readonly Share[] | null {
  const walk = aloneFromHome(s);
  return nearest(want, gate => {
    if (walk[want.near[gate]] < 0 || foot[gate] + horse[gate] === 0) return null;
    return draws => {
      const takes = new Takes(want, level, draws);
      if (!takes.escort(gate)) return null;
      takes.fill(HOPLITE);
      takes.fill(CAVALRY);
      return takes.isDone() ? route(s, want, [{ i: gate, take: takes.given(gate) }, ...others(takes, gate)]) : null;
    };
  });
}
/** A way that may be there; first made without lots to see whether it leads anywhere, then with those that it asks for. */
type Make = (draws: boolean) => readonly Share[] | null;
/** PW-5.2.1-b, PW-R32: the way by the nearest space of those by which there is one; of equally near ones by the one that is drawn. */
function nearest({ near, draw }: Want, by: (i: number) => Make | null): readonly Share[] | null {
  for (let from = 0, to = 0; from < near.length; from = to) {
    const open: { readonly space: number; readonly make: Make; readonly plain: readonly Share[]; readonly tied: boolean }[] = [];
    for (to = from; to < near.length && away[near[to]] === away[near[from]]; to++) {
      const make = by(to);
      isTied = false;
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

/**
 * Land SP that no ship can fetch go aboard at the first port, as many as it has ships for; from then on the Expedition sails wherever
 * there are more, ships before men. Most from the home space, then the nearest port (PW-5.2.1-a, b).
 */
function overSea(s: State, want: Want, level: number, most: Most): readonly Share[] | null {
  const [foot] = most;
  const walk = aloneFromHome(s);
  const home = want.near.indexOf(HOME[want.side]);
  const crossing: Crossing = { s, want, level, most };
  for (let men = home < 0 ? 0 : Math.min(want.mix[0], foot[home]); men > 0; men--) {
    const way = nearest(want, port => embark(crossing, port, home, men));
    if (way !== null) return way;
  }
  const unescorted = nearest(want, port => (walk[want.near[port]] < 0 ? null : embark(crossing, port, NOBODY, 0)));
  if (unescorted !== null) return unescorted;
  for (let gate = 0; gate < want.near.length; gate++) {
    if (gate === home || walk[want.near[gate]] < 0 || foot[gate] === 0) continue;
    const men = leadsOn(want.near[gate]) ? 1 : want.mix[0];
    const way = nearest(want, port => embark(crossing, port, gate, men));
    if (way !== null) return way;
  }
  return null;
}
interface Crossing {
  readonly s: State;
  readonly want: Want;
  readonly level: number;
  readonly most: Most;
}
/** With the first SP from `gate`, so many of them, or with nobody, to the port. */
interface Start {
  readonly port: number;
  readonly gate: number;
  readonly men: number;
}
const NOBODY = -1;
const BY_LAND: Start = { port: -1, gate: -1, men: 0 };
/** Only from where there are ships for those who are with the commander. Others come from inland too, if they can. */
function embark(crossing: Crossing, port: number, gate: number, men: number): Make | null {
  const { s, want, level, most } = crossing;
  const isHome = gate >= 0 && want.near[gate] === HOME[want.side];
  if (most[NAVAL][port] < (isHome ? men : 1) || !leadsOn(want.near[port])) return null;
  const start: Start = { port, gate, men };
  const way = (draws: boolean, inland: boolean): readonly Share[] | null => {
    if (draws || mayBeEnough(crossing, start, inland)) return boarding(s, new Takes(want, level, draws, start, inland));
    isTied = true; // it was not even looked at
    return null;
  };
  return draws => (gate < 0 ? null : way(draws, true)) ?? way(draws, false);
}
/** More land SP than this never come together: what ships fetch, and at the port as many from inland as there are ships. */
function mayBeEnough({ want, most: [foot, , ships] }: Crossing, { port, gate, men }: Start, inland: boolean): boolean {
  let atPort = 0;
  let fetched = 0;
  for (let i = 0; i < want.near.length; i++)
    if (leadsOn(want.near[i])) fetched += foot[i];
    else if (i === gate) atPort += Math.min(men, foot[i]);
    else if (inland) atPort += foot[i];
  return fetched + Math.min(atPort, ships[port]) >= want.mix[HOPLITE];
}
function boarding(s: State, takes: Takes): readonly Share[] | null {
  const { want, start } = takes;
  const { port, gate, men } = start;
  const escorts = gate < 0 ? 0 : takes.board(gate, men);
  if (gate < 0 ? takes.take(port, NAVAL, 1) === 0 : escorts === 0) return null;
  if (gate >= 0 && want.near[gate] === HOME[want.side] && escorts < men) return null;
  takes.fill(HOPLITE);
  takes.fill(NAVAL);
  if (!takes.isDone()) return null;
  const ashore: Part[] = gate < 0 ? [] : [{ i: gate, take: [escorts, 0, 0] }];
  if (gate >= 0) for (const part of others(takes, gate)) if (!leadsOn(want.near[part.i])) ashore.push(part);
  return route(s, want, [...ashore, ...sailing(takes, ashore, port)]);
}
/** A visit: the place of a space in `near`, and what is taken there by type. */
interface Part {
  readonly i: number;
  readonly take: readonly number[];
}
/** All who give something, but one. */
function others(takes: Takes, without: number): Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < takes.want.near.length; i++) {
    const take = takes.given(i);
    if (i !== without && take[0] + take[1] + take[2] > 0) parts.push({ i, take });
  }
  return parts;
}
/** From the first port on: the ships, and whom they can carry; then those who had to wait for ships. */
function sailing(takes: Takes, before: readonly Part[], port: number): Part[] {
  const men: number[] = [];
  let land = 0;
  for (let i = 0; i < takes.want.near.length; i++) men[i] = GIVEN[i * 3];
  for (const { i, take } of before) {
    men[i] -= take[0];
    land += take[0];
  }
  const parts: Part[] = [];
  let ships = 0;
  const visit = (i: number): void => {
    const here = GIVEN[i * 3 + NAVAL];
    if (here === 0) return;
    ships += here;
    const room = Math.min(men[i], Math.max(0, ships - land));
    land += room;
    men[i] -= room;
    parts.push({ i, take: [room, 0, here] });
  };
  visit(port);
  for (let i = 0; i < men.length; i++) if (i !== port) visit(i);
  for (let i = 0; i < men.length; i++) if (men[i] > 0) parts.push({ i, take: [men[i], 0, 0] });
  return parts;
}

/** The visits as the commander makes them, if every leg is open to what he then leads, and all can be paid. */
function route(s: State, { side, near, objective }: Want, parts: readonly Part[]): readonly Share[] | null {
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
