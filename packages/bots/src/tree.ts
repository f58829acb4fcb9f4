import type { Code, Seat } from '@polemos/kernel';

/** One action of one seat at one node: how often it was legal there, how often tried, and what came of it. */
export interface Arm {
  readonly code: Code;
  available: number;
  visits: number;
  /** The sum of the scores of the seat that chooses it. */
  value: number;
  /** What follows it; made when it is tried. */
  next: Node | null;
}

/** The arms of one seat. They differ from world to world, so they are found by code, with a guess at the place first. */
export class Arms {
  readonly list: Arm[] = [];
  private readonly places = new Map<Code, number>();

  /** The place of a code, or −1. In most worlds the arms come in the order in which they came last time. */
  find(code: Code, guess: number): number {
    if (guess < this.list.length && this.list[guess].code === code) return guess;
    return this.places.get(code) ?? -1;
  }
  add(code: Code): Arm {
    const arm: Arm = { code, available: 1, visits: 0, value: 0, next: null };
    this.places.set(code, this.list.length);
    this.list.push(arm);
    return arm;
  }
}

/** A moment of the match as told by the actions that led to it; chance and hidden things are averaged over. */
export class Node {
  private readonly bySeat: (Arms | undefined)[] = [];

  of(seat: Seat): Arms {
    return (this.bySeat[seat] ??= new Arms());
  }
}
