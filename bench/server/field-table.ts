import { Generator } from '@polemos/kernel';
import { PLACEMENTS, SPACES } from '../field200.ts';
import type { Table } from './load.ts';
import type { Wire } from './wire.ts';

/** How one server is spoken to: all that is different between the two sides of the comparison. */
export interface Speech {
  /** The two who sit at the table. */
  connect(): Promise<readonly Wire[]>;
  /** Both look at a new match, and have its board before them. */
  begin(wires: readonly Wire[]): Promise<void>;
  /** A message with what has become of a move, as either is told it. */
  tellsMove(text: string): boolean;
  /** The last one of a match must say that it is over: so both sides have really played. */
  tellsEnd(text: string): boolean;
  place(wire: Wire, seat: number, cell: number, move: number): void;
}

/**
 * field-200 between two clients that know it by heart: what comes is not read further than that it is the next move's.
 * Whoever is told that it is their turn moves; a wait is from a move to what its mover is told of it.
 */
export class FieldTable implements Table {
  readonly times: number[] = [];
  private readonly speech: Speech;
  private readonly chance: Generator;
  private readonly cells = Array.from({ length: SPACES }, (_, cell) => cell);
  private wires: readonly Wire[] = [];
  private readonly told = [0, 0];
  private readonly sent = [0, 0];
  private stopped = (): boolean => true;

  constructor(speech: Speech, name: string) {
    this.speech = speech;
    this.chance = new Generator(name);
  }

  async sit(): Promise<void> {
    this.wires = await this.speech.connect();
  }

  async play(stopped: () => boolean): Promise<void> {
    this.stopped = stopped;
    await this.begin();
  }

  private async begin(): Promise<void> {
    for (let n = 0; n < PLACEMENTS; n++) {
      const other = n + this.chance.below(SPACES - n);
      const cell = this.cells[n];
      this.cells[n] = this.cells[other];
      this.cells[other] = cell;
    }
    await this.speech.begin(this.wires);
    this.told.fill(0);
    for (const [seat, wire] of this.wires.entries())
      wire.heard = text => {
        if (this.speech.tellsMove(text)) this.moved(seat, text);
      };
    this.move(0);
  }

  private moved(seat: number, text: string): void {
    const moves = ++this.told[seat];
    if (seat === (moves - 1) % 2) this.times.push(performance.now() - this.sent[seat]);
    if (moves < PLACEMENTS) {
      if (seat === moves % 2) this.move(moves);
      return;
    }
    if (!this.speech.tellsEnd(text)) throw new Error(`not over after ${moves} moves: ${text}`);
    if (this.told[1 - seat] === PLACEMENTS && !this.stopped()) this.begin();
  }

  private move(move: number): void {
    if (this.stopped()) return;
    const seat = move % 2;
    this.sent[seat] = performance.now();
    this.speech.place(this.wires[seat], seat, this.cells[move], move);
  }

  close(): void {
    for (const wire of this.wires) wire.close();
  }
}

/** Until each has heard what it waits for. */
export const bothHear = (wires: readonly Wire[], wanted: (text: string) => boolean): Promise<unknown> =>
  Promise.all(
    wires.map(
      wire =>
        new Promise<void>(resolve => {
          wire.heard = text => {
            if (wanted(text)) resolve();
          };
        }),
    ),
  );
