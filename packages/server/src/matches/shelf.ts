import { getHeapStatistics } from 'node:v8';

/** Of the memory that this process may have: so much for what it could read again. */
const SHARE = 0.25;

/** Things at hand, as many as weigh no more than there is room for. The one used longest ago is the first to go. */
export class Shelf<T> {
  private readonly things = new Map<string, { readonly thing: T; weight: number }>();
  private readonly room: number;
  /** In bytes, about. */
  weight = 0;

  constructor(room: number = getHeapStatistics().heap_size_limit * SHARE) {
    this.room = room;
  }

  get size(): number {
    return this.things.size;
  }
  has(key: string): boolean {
    return this.things.has(key);
  }
  keys(): readonly string[] {
    return [...this.things.keys()];
  }

  get(key: string): T | undefined {
    const known = this.things.get(key);
    if (known === undefined) return undefined;
    this.things.delete(key);
    this.things.set(key, known);
    return known.thing;
  }

  set(key: string, thing: T, weight: number): void {
    this.delete(key);
    this.things.set(key, { thing, weight });
    this.weight += weight;
    this.makeRoom(key);
  }

  /** It has become heavier, or lighter. */
  weigh(key: string, weight: number): void {
    const known = this.things.get(key);
    if (known === undefined) return;
    this.weight += weight - known.weight;
    known.weight = weight;
    this.makeRoom(key);
  }

  delete(key: string): void {
    this.weight -= this.things.get(key)?.weight ?? 0;
    this.things.delete(key);
  }

  private makeRoom(but: string): void {
    for (const key of this.things.keys()) {
      if (this.weight <= this.room) return;
      if (key !== but) this.delete(key);
    }
  }
}
