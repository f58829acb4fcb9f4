import type { Mix } from '../strategy/matrices.ts';
import { CAVALRY, HOPLITE, NAVAL } from '../terms/units.ts';
import { alliedReady, away, forces, isOurs, leadsOn, ownReady, standing } from './rallies.ts';

// PW-5.2.1-a to g, PW-R150: who gives how much where the Expedition comes together in any way, by land or at a port.

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

/** With the first SP from `gate`, so many of them, or with nobody, to the port. */
export interface Start {
  readonly port: number;
  readonly gate: number;
  readonly men: number;
}
export const NOBODY = -1;
const BY_LAND: Start = { port: -1, gate: -1, men: 0 };
/** By space of `near` × 3 + type. */
const GIVEN: number[] = [];
/** Where a way is only looked at: some lot would have been drawn, or may have been. */
export let isTied = false;
export function noteTie(tied: boolean): void {
  isTied = tied;
}
/** What is taken from where; of one way at a time. */
export class Takes {
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
  given(i: number, type: number): number {
    return GIVEN[i * 3 + type];
  }
  /** By type. */
  all(i: number): readonly [number, number, number] {
    return [this.given(i, HOPLITE), this.given(i, CAVALRY), this.given(i, NAVAL)];
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
      if (tied) noteTie(true);
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

/** By type and space of `near`, what could be given while nobody has given anything; null: that is not enough, whoever goes where. */
export function mostOf(want: Want, level: number): Most | null {
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
export type Most = readonly (readonly number[])[];
const MOST: readonly number[][] = [[], [], []];
