import type { Code, Seat } from '@polemos/kernel';

interface Fame {
  tries: number;
  value: number;
}

/**
 * What came of an action wherever in the tree it was taken (move-average sampling, Finnsson and Björnsson, 2008): what was good
 * in one place is tried early in another.
 */
export class ActionMeans {
  private readonly bySeat: Map<Code, Fame>[] = [];

  add(code: Code, seat: Seat, worth: number): void {
    const known = (this.bySeat[seat] ??= new Map());
    const fame = known.get(code);
    if (fame === undefined) known.set(code, { tries: 1, value: worth });
    else {
      fame.tries++;
      fame.value += worth;
    }
  }

  /** The best known of the first `count` actions; one that was never taken comes before all. */
  best(codes: readonly Code[], count: number, seat: Seat): Code {
    const known = this.bySeat[seat];
    let best = codes[0];
    let most = -1;
    for (let i = 0; i < count; i++) {
      const fame = known?.get(codes[i]);
      if (fame === undefined) return codes[i];
      const mean = fame.value / fame.tries;
      if (mean > most) {
        most = mean;
        best = codes[i];
      }
    }
    return best;
  }
}
