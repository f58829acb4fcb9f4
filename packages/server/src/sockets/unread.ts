import { getHeapStatistics } from 'node:v8';

/** What of a socket is looked at here. */
interface Reader {
  readonly bufferedAmount: number;
  terminate(): void;
}

/** In bytes: of one socket, and of all together the share of the memory that this process may have. */
const MOST_OF_ONE = 4 << 20;
const SHARE = 0.125;
/** From so much on somebody reads slowly. Few do, so that all who do can be counted each time. */
const MUCH = 128 << 10;

/**
 * What was sent and is not read yet stands in our memory. Whoever lets too much of it stand is cut off, and of many who each let some stand the
 * one with the most: they may come back and resume.
 */
export class Unread {
  private readonly slow = new Set<Reader>();
  private readonly room: number;

  constructor(room = getHeapStatistics().heap_size_limit * SHARE) {
    this.room = room;
  }

  /** Something was sent there. */
  look(reader: Reader): void {
    const { bufferedAmount } = reader;
    if (bufferedAmount < MUCH) return;
    if (bufferedAmount > MOST_OF_ONE) return this.cut(reader);
    this.slow.add(reader);
    let all = 0;
    let most = reader;
    for (const one of this.slow) {
      if (one.bufferedAmount < MUCH) this.slow.delete(one);
      all += one.bufferedAmount;
      if (one.bufferedAmount > most.bufferedAmount) most = one;
    }
    if (all > this.room) this.cut(most);
  }

  forget(reader: Reader): void {
    this.slow.delete(reader);
  }

  private cut(reader: Reader): void {
    this.forget(reader);
    reader.terminate();
  }
}
