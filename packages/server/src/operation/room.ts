import { getHeapStatistics } from 'node:v8';

/** Of the memory that this process may have: so much for what is long and on its way in or out. */
const SHARE = 0.125;

/** Long bodies and long answers stand in memory until they are through: as many at once as there is room for, and one always. */
export class Room {
  private readonly room: number;
  private taken = 0;

  constructor(room = getHeapStatistics().heap_size_limit * SHARE) {
    this.room = room;
  }

  /** How to give it back; null: there is none just now. */
  enter(bytes: number): (() => void) | null {
    if (this.taken > 0 && this.taken + bytes > this.room) return null;
    this.taken += bytes;
    let inside = true;
    return () => {
      if (inside) this.taken -= bytes;
      inside = false;
    };
  }
}
