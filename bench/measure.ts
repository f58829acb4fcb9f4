/** Processor time, not the clock on the wall: a busy machine then disturbs little. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Does pieces of work, each answering how much it did. */
export type Work = () => number;

/** How much is done in a second of processor time. */
export function rate(work: Work, seconds: number): number {
  const began = spent();
  let done = 0;
  do done += work();
  while (spent() < began + seconds);
  return done / (spent() - began);
}

export interface Compared {
  readonly a: number;
  readonly b: number;
  /** a : b, the median of the rounds. */
  readonly ratio: number;
}

/** Two works by turns, so that whatever slows the machine slows both. */
export function compare(a: Work, b: Work, { rounds = 9, seconds = 0.25 } = {}): Compared {
  rate(a, 0.5);
  rate(b, 0.5);
  const pairs = Array.from({ length: rounds }, () => [rate(a, seconds), rate(b, seconds)] as const);
  return {
    a: median(pairs.map(([one]) => one)),
    b: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([one, other]) => one / other)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[sorted.length >> 1];
}
