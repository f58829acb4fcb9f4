import { NO_ALLIES_IN_ATHENS, type State } from '../state.ts';
import type { Mix } from '../strategy/matrices.ts';
import { HOME, PIRAEUS } from '../terms/board.ts';
import { forceOf, fresh, ofType } from '../terms/forces.ts';
import { spendable } from '../terms/ledger.ts';
import { colourOf } from '../terms/palettes.ts';
import { ACTIVATION, ATHENS, allied, KINDS, NAVAL, national, TYPES, typeOf } from '../terms/units.ts';
import { ALONE, distancesFrom, type Journey, wayOf } from './routes.ts';

// PW-5.2-i, PW-5.2.1-h, PW-R150: the spaces nearest to home do not give an Expedition that could come together. What stands on the map
// and can be brought together in any way is an Expedition all the same: somebody escorts the commander to the others, ships fetch what
// lies oversea, and a rally space may be visited again (PW-5.1-c).

/** PW-5.2.1: what a rally space gives in one visit. `take` is by kind. */
export interface Share {
  readonly space: number;
  readonly take: number[];
}
/** What the plan is for, and from where it can be made. */
export interface Want {
  readonly side: number;
  readonly mix: Mix;
  readonly objective: number;
  /** Rally spaces, nearest first, and how far each is from home. */
  readonly near: readonly number[];
  readonly away: Int16Array;
  /** Whether the Expedition, once complete, could go on from there. */
  readonly onward: (space: number) => boolean;
  /** PW-R32: the first of equally near spaces. */
  readonly draw: (among: readonly number[]) => number;
}

/** PW-5.2.1-g: nothing last, the last of a type, the last SP of a friendly-coloured space, of any. */
const LEVELS = 4;
/** The visits of the first way that there is, the least need first; null: there is none. */
export function otherWay(s: State, want: Want): readonly Share[] | null {
  return leastNeed(s, want) ?? besidesTheSick(s, want);
}
function leastNeed(s: State, want: Want): readonly Share[] | null {
  for (let level = 0; level < LEVELS; level++) {
    const most = mostOf(s, want, level);
    if (most === null) continue;
    const way = want.mix[NAVAL] > 0 ? overSea(s, want, level, most) : byLand(s, want, level, most);
    if (way !== null) return way;
  }
  return null;
}
/** By type and space of `near`, what could be given while nobody has given anything; null: that is not enough, whoever goes where. */
function mostOf(s: State, want: Want, level: number): Most | null {
  const { mix, near, onward } = want;
  const bySea = mix[NAVAL] > 0;
  const takes = new Takes(s, want, level, false);
  const most = TYPES.map((_, type) =>
    near.map((space, i) => (bySea && (type === 1 || (type === NAVAL && !onward(space))) ? 0 : takes.offer(i, type))),
  );
  return most.every((given, type) => given.reduce((sum, count) => sum + count, 0) >= mix[type]) ? most : null;
}
type Most = readonly (readonly number[])[];
/** PW-E-6-e: whoever has Allies with him does not come to Piraeus or Athens; so without what stands in the one or the other. */
function besidesTheSick(s: State, want: Want): readonly Share[] | null {
  if (want.side !== ATHENS || (s.bans & NO_ALLIES_IN_ATHENS) === 0) return null;
  for (const sick of [PIRAEUS, HOME[ATHENS]]) {
    const way = leastNeed(s, { ...want, near: want.near.filter(space => space !== sick) });
    if (way !== null) return way;
  }
  return null;
}

/** What is taken from where: by space of `near` and type. */
class Takes {
  readonly s: State;
  readonly want: Want;
  readonly level: number;
  readonly need: number[];
  readonly given: number[][];
  /** The lots of equally near spaces are drawn; else the first of the board stands for them. */
  readonly draws: boolean;
  constructor(s: State, want: Want, level: number, draws: boolean) {
    this.s = s;
    this.want = want;
    this.level = level;
    this.need = [...want.mix];
    this.given = want.near.map(() => [0, 0, 0]);
    this.draws = draws;
  }
  /** PW-5.2.1-c to e, g: how many SP of a type a space may still give. */
  offer(i: number, type: number): number {
    const { s, want, level } = this;
    const space = want.near[i];
    const given = this.given[i];
    const ready = fresh(s, space, national(want.side, type)) + fresh(s, space, allied(want.side, type)) - given[type];
    const ofIt = ofType(s, space, want.side, type) - given[type] - (level === 0 ? 1 : 0);
    const empties = level === 3 || (level === 2 && colourOf(s, space) === want.side);
    const all = empties ? ready : forceOf(s, space, want.side) - 1 - given[0] - given[1] - given[2];
    return Math.max(0, Math.min(this.need[type], ready, ofIt, all));
  }
  take(i: number, type: number, most: number): number {
    const count = Math.min(most, this.offer(i, type));
    this.given[i][type] += count;
    this.need[type] -= count;
    return count;
  }
  /** One of any land type that is wanted. */
  escort(i: number): boolean {
    return this.take(i, 0, 1) === 1 || this.take(i, 1, 1) === 1;
  }
  /** PW-5.2.1-b, PW-R32: what is wanted of a type, nearest first; of each space at most what `most` says, in the way that `give` does. */
  fill(type: number, most: (i: number) => number, give = (i: number): unknown => this.take(i, type, most(i))): void {
    const { near, away } = this.want;
    for (let from = 0, to = 0; from < near.length && this.need[type] > 0; from = to) {
      for (to = from + 1; to < near.length && away[near[to]] === away[near[from]]; ) to++;
      const able: number[] = [];
      for (let i = from; i < to; i++) if (Math.min(most(i), this.offer(i, type)) > 0) able.push(i);
      while (able.length > 0 && this.need[type] > 0) {
        const at = this.draws && able.length > 1 && this.isMore(able, type, most) ? this.drawAmong(able) : 0;
        const [i] = able.splice(at, 1);
        give(i);
      }
    }
  }
  private isMore(able: readonly number[], type: number, most: (i: number) => number): boolean {
    return able.reduce((sum, i) => sum + Math.min(most(i), this.offer(i, type)), 0) > this.need[type];
  }
  private drawAmong(able: readonly number[]): number {
    const { near, draw } = this.want;
    const drawn = draw(able.map(i => near[i]));
    return able.findIndex(i => near[i] === drawn);
  }
  isDone(): boolean {
    return this.need.every(count => count === 0);
  }
}

/** Where a commander alone can go from home; −1: he cannot. */
const alone = (s: State, { side, objective }: Want): Int16Array =>
  distancesFrom(s, { side, way: ALONE, objective, allies: false }, HOME[side]).slice();

/** By land nothing bars who has a single SP with him: the nearest whom the commander reaches alone brings him to the others. */
function byLand(s: State, want: Want, level: number, [foot, horse]: Most): readonly Share[] | null {
  const walk = alone(s, want);
  return nearest(want, gate => {
    if (walk[want.near[gate]] < 0 || foot[gate] + horse[gate] === 0) return null;
    return draws => {
      const takes = new Takes(s, want, level, draws);
      if (!takes.escort(gate)) return null;
      for (const type of [0, 1]) takes.fill(type, () => want.mix[type]);
      return takes.isDone() ? route(s, want, [{ i: gate, take: takes.given[gate] }, ...others(takes, [gate])]) : null;
    };
  });
}
/** A way that may be there; first made without lots to see whether it leads anywhere, then with those that it asks for. */
type Make = (draws: boolean) => readonly Share[] | null;
/** PW-5.2.1-b, PW-R32: the way by the nearest space of those by which there is one; of equally near ones by the one that is drawn. */
function nearest({ near, away, draw }: Want, by: (i: number) => Make | null): readonly Share[] | null {
  for (let from = 0, to = 0; from < near.length; from = to) {
    const open: { readonly space: number; readonly make: Make; readonly plain: readonly Share[] }[] = [];
    for (to = from; to < near.length && away[near[to]] === away[near[from]]; to++) {
      const make = by(to);
      const plain = make?.(false) ?? null;
      if (make !== null && plain !== null) open.push({ space: near[to], make, plain });
    }
    if (open.length === 0) continue;
    const drawn = open.length > 1 ? draw(open.map(({ space }) => space)) : open[0].space;
    const found = open.find(({ space }) => space === drawn) ?? open[0];
    return found.make(true) ?? found.plain;
  }
  return null;
}

/**
 * Land SP that no ship can fetch go aboard at the first port, as many as it has ships for; from then on the Expedition sails wherever
 * there are more, ships before men. Most from the home space, then the nearest port (PW-5.2.1-a, b).
 */
function overSea(s: State, want: Want, level: number, most: Most): readonly Share[] | null {
  const [foot, , ships] = most;
  const walk = alone(s, want);
  const home = want.near.indexOf(HOME[want.side]);
  /** Only from where there are ships for those who are with the commander. */
  const from = (start: Start): Make | null =>
    ships[start.port] < (start.gate === home ? start.most : 1) ? null : embark(s, want, level, start);
  for (let men = home < 0 ? 0 : Math.min(want.mix[0], foot[home]); men > 0; men--) {
    const way = nearest(want, port => from({ port, gate: home, most: men }));
    if (way !== null) return way;
  }
  const unescorted = nearest(want, port => (walk[want.near[port]] < 0 ? null : from({ port, gate: ALONE_ABOARD, most: 0 })));
  if (unescorted !== null) return unescorted;
  for (let gate = 0; gate < want.near.length; gate++) {
    if (gate === home || walk[want.near[gate]] < 0 || foot[gate] === 0) continue;
    const men = want.onward(want.near[gate]) ? 1 : want.mix[0];
    const way = nearest(want, port => from({ port, gate, most: men }));
    if (way !== null) return way;
  }
  return null;
}
const ALONE_ABOARD = -1;
/** With the first SP from `gate`, so many of them, or alone, to the port; with others from inland, if they can come there. */
interface Start {
  readonly port: number;
  readonly gate: number;
  readonly most: number;
}
function embark(s: State, want: Want, level: number, start: Start): Make | null {
  if (!want.onward(want.near[start.port])) return null;
  const way = (draws: boolean, inland: boolean) => boarding(new Takes(s, want, level, draws), start, inland);
  return draws => (start.gate < 0 ? null : way(draws, true)) ?? way(draws, false);
}
function boarding(takes: Takes, { port, gate, most: escorted }: Start, inland: boolean): readonly Share[] | null {
  const { want, s } = takes;
  const fetched = (i: number): boolean => want.onward(want.near[i]); // by sea
  let aboard = 0;
  /** Each comes with the ship that carries him. */
  const board = (i: number, most: number): void => {
    for (let n = 0; n < most; n++) {
      if (takes.offer(i, 0) === 0 || takes.take(port, NAVAL, 1) === 0) return;
      aboard += takes.take(i, 0, 1);
    }
  };
  if (gate >= 0) board(gate, escorted);
  if (gate >= 0 ? aboard === 0 : takes.take(port, NAVAL, 1) === 0) return null;
  const escorts = aboard;
  if (gate >= 0 && want.near[gate] === HOME[want.side] && escorts < escorted) return null;
  takes.fill(
    0,
    i => (fetched(i) ? want.mix[0] : inland && i !== gate ? takes.offer(port, NAVAL) : 0),
    i => (fetched(i) ? takes.take(i, 0, want.mix[0]) : board(i, want.mix[0])),
  );
  takes.fill(NAVAL, i => (fetched(i) ? want.mix[NAVAL] : 0));
  if (!takes.isDone()) return null;
  const ashore = gate < 0 ? [] : [{ i: gate, take: [escorts, 0, 0] }, ...others(takes, [gate]).filter(({ i }) => !fetched(i))];
  return route(s, want, [...ashore, ...sailing(takes, ashore, port)]);
}
/** A visit: the place of a space in `near`, and what is taken there by type. */
interface Part {
  readonly i: number;
  readonly take: readonly number[];
}
const others = ({ given }: Takes, without: readonly number[]): Part[] =>
  given.flatMap((take, i) => (without.includes(i) ? [] : [{ i, take }]));
/** From the first port on: the ships, and whom they can carry; then those who had to wait for ships. */
function sailing(takes: Takes, before: readonly Part[], port: number): Part[] {
  const left = takes.given.map(given => [...given]);
  for (const { i, take } of before) left[i][0] -= take[0];
  const parts: Part[] = [];
  let land = before.reduce((sum, { take }) => sum + take[0], 0);
  let ships = 0;
  for (const i of [port, ...left.keys()]) {
    if (left[i][NAVAL] === 0) continue;
    ships += left[i][NAVAL];
    const room = Math.min(left[i][0], Math.max(0, ships - land));
    land += room;
    parts.push({ i, take: [room, 0, left[i][NAVAL]] });
    left[i] = [left[i][0] - room, 0, 0];
  }
  return [...parts, ...left.map(([men], i) => ({ i, take: [men, 0, 0] }))];
}

/** The visits as the commander makes them, if every leg is open to what he then leads, and all can be paid. */
function route(s: State, { side, near, objective }: Want, parts: readonly Part[]): readonly Share[] | null {
  const shares: Share[] = [];
  const used = new Map<number, number[]>();
  let [at, land, ships, allies, cost] = [HOME[side], 0, 0, false, 0];
  const far = (): Int16Array => distancesFrom(s, { side, way: wayOf(land, ships), objective, allies } as Journey, at);
  for (const { i, take: byType } of parts) {
    if (byType.every(count => count === 0)) continue;
    const space = near[i];
    if (space !== at && far()[space] < 0) return null;
    const gone = used.get(space) ?? new Array<number>(KINDS).fill(0);
    const take = byKind(s, side, space, byType, gone);
    used.set(
      space,
      gone.map((count, kind) => count + take[kind]),
    );
    at = space;
    for (let kind = 0; kind < KINDS; kind++) {
      if (typeOf(kind) === NAVAL) ships += take[kind];
      else land += take[kind];
      cost += take[kind] * ACTIVATION[kind];
    }
    allies ||= side === ATHENS && TYPES.some((_, type) => take[allied(side, type)] > 0);
    shares.push({ space, take });
  }
  return far()[objective] >= 0 && cost <= spendable(s, side) ? shares : null;
}
/** PW-R140: national SP before Allied ones. */
function byKind(s: State, side: number, space: number, byType: readonly number[], gone: readonly number[]): number[] {
  const take: number[] = new Array(KINDS).fill(0);
  byType.forEach((count, type) => {
    const own = national(side, type);
    take[own] = Math.min(count, fresh(s, space, own) - gone[own]);
    take[allied(side, type)] = count - take[own];
  });
  return take;
}
