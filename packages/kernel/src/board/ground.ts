/** The data of one board with the tables that follow from them. */
export interface Laid<D> {
  readonly data: D;
  /** Puts a table where the rules read it, by follower. */
  readonly puts: (() => void)[];
}

/**
 * The board that the rules of a game read. A printed board is data, and rules read tables made of it once (`NEAR[area]`): a module that
 * makes such tables follows the ground, and declares them with `let`, so that whoever imports them always sees those of the board that
 * is laid. Outside of a call of a game on another board (`onBoard`) it is the board of the house.
 */
export class Ground<D> {
  readonly house: Laid<D>;
  laid: Laid<D>;
  private readonly followers: ((data: D) => () => void)[] = [];

  constructor(data: D) {
    this.house = { data, puts: [] };
    this.laid = this.house;
  }

  /** `make` makes the tables of a board, and answers how to put them in place. Tables of modules that were loaded before are in place then. */
  follow(make: (data: D) => () => void): void {
    this.followers.push(make);
    this.put(this.house);
    if (this.laid !== this.house) this.put(this.laid);
  }

  /** A board made ready to be laid, at once or later. */
  prepare(data: D): Laid<D> {
    const board: Laid<D> = { data, puts: [] };
    const before = this.laid;
    this.lay(board);
    this.lay(before);
    return board;
  }

  lay(board: Laid<D>): void {
    if (board === this.laid) return;
    this.laid = board;
    this.put(board);
  }

  private put({ data, puts }: Laid<D>): void {
    for (let i = 0; i < this.followers.length; i++) {
      puts[i] ??= this.followers[i](data);
      puts[i]();
    }
  }
}
