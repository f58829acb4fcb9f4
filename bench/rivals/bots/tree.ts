import type { Code, Seat } from '@polemos/kernel';

/** One action of one seat at one node: how often it could have been chosen there, how often it was, and what came of it. */
export interface Arm {
  readonly code: Code;
  available: number;
  visits: number;
  /** The sum of the scores of the seat that chooses it. */
  value: number;
  /** What follows it; made when it is tried. */
  next: Node | null;
}

/** So few are found faster by looking at them. */
const FEW = 8;

/** The arms of one seat. They differ from world to world, so they are found by code, with a guess at the place first. */
export class Arms {
  readonly list: Arm[] = [];
  /** How often the seat chose here. */
  visits = 0;
  private places: Map<Code, number> | null = null;

  /** The place of a code, or −1. In most worlds the arms come in the order in which they came last time. */
  find(code: Code, guess: number): number {
    const { list } = this;
    if (guess < list.length && list[guess].code === code) return guess;
    if (this.places !== null) return this.places.get(code) ?? -1;
    for (let i = 0; i < list.length; i++) if (list[i].code === code) return i;
    return -1;
  }

  add(code: Code): Arm {
    const arm: Arm = { code, available: 1, visits: 0, value: 0, next: null };
    this.list.push(arm);
    if (this.places !== null) this.places.set(code, this.list.length - 1);
    else if (this.list.length > FEW) this.places = new Map(this.list.map((one, i) => [one.code, i]));
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
