import type { Duplex } from 'node:stream';

/** Nobody waits for more of the others than so many. */
const ENOUGH = 16;

/**
 * What is said in one turn of the loop goes out at its end, in one write for each who is told. A write wakes whoever
 * reads: many told one after another wake once, many told while others are thought about wake every time.
 */
export class Outbox {
  private waiting = new Map<Duplex, string>();

  /** A frame of ASCII. */
  put(wire: Duplex, frame: string): void {
    if (this.waiting.size === 0) process.nextTick(() => this.empty());
    const before = this.waiting.get(wire);
    this.waiting.set(wire, before === undefined ? frame : before + frame);
    if (this.waiting.size === ENOUGH) this.empty();
  }

  /** Now: something else is about to be written. */
  empty(): void {
    const { waiting } = this;
    this.waiting = new Map();
    for (const [wire, frames] of waiting) wire.write(frames, 'latin1');
  }
}
