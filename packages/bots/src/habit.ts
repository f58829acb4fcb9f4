import type { Code, Seat } from '@polemos/kernel';

const BITS = 15;

/**
 * What became of each action wherever it was played, in the tree or below it: the move-average sampling of Finnsson and
 * Björnsson. It guides playouts and says what an untried action may be worth. Actions share a place by chance now and then;
 * that costs a little guidance, nothing else.
 */
export class Habit {
  private readonly count = new Float64Array(1 << BITS);
  private readonly mean = new Float64Array(1 << BITS);

  place(code: Code, seat: Seat): number {
    return Math.imul(code + Math.imul(seat + 1, 0x85ebca6b), 0x9e3779b1) >>> (32 - BITS);
  }
  /** What it has been worth; 1 if it was never played, so that it will be. */
  worth(code: Code, seat: Seat): number {
    const at = this.place(code, seat);
    return this.count[at] === 0 ? 1 : this.mean[at];
  }
  learn(place: number, score: number): void {
    this.count[place]++;
    this.mean[place] += (score - this.mean[place]) / this.count[place];
  }
}
