/** Whoever is named first has the first side. Null: nobody to meet. */
export interface Pair {
  readonly first: string | null;
  readonly second: string | null;
}

/**
 * Everybody meets everybody: the circle method. One stays in place, the others go round; who has the first side alternates, so that over one
 * leg nobody has had one side more than once more than the other. Over a second leg sides are swapped.
 */
export function roundRobin(players: readonly string[], legs: number): readonly (readonly Pair[])[] {
  const all: readonly (string | null)[] = players.length % 2 === 0 ? players : [...players, null];
  const ring = all.length - 1;
  const at = (place: number): string | null => all[((place % ring) + ring) % ring];
  const leg = Array.from({ length: ring }, (_, round): Pair[] => {
    const still = all[ring];
    const fixed = round % 2 === 0 ? { first: at(round), second: still } : { first: still, second: at(round) };
    const turning = Array.from({ length: all.length / 2 - 1 }, (_, i): Pair => {
      const [a, b] = [at(round + i + 1), at(round - i - 1)];
      return i % 2 === 0 ? { first: a, second: b } : { first: b, second: a };
    });
    return [fixed, ...turning];
  });
  const swapped = leg.map(round => round.map(({ first, second }) => ({ first: second, second: first })));
  return legs === 2 ? [...leg, ...swapped] : leg;
}

/** The first round of a knock-out: the best meet the last, and would meet each other as late as can be; the best are free first. */
export function bracket(seeds: readonly string[]): readonly Pair[] {
  let order = [0];
  while (order.length < seeds.length) {
    const size = order.length * 2;
    order = order.flatMap(seed => [seed, size - 1 - seed]);
  }
  return Array.from({ length: order.length / 2 }, (_, i) => ({
    first: seeds[order[2 * i]] ?? null,
    second: seeds[order[2 * i + 1]] ?? null,
  }));
}

/** Those who go on meet in the order of the bracket; whoever has had the first side less often has it now. */
export function nextRound(
  winners: readonly (string | null)[],
  firsts: (player: string) => number,
  round: number,
): readonly Pair[] {
  return Array.from({ length: winners.length / 2 }, (_, i): Pair => {
    const [a, b] = [winners[2 * i], winners[2 * i + 1]];
    if (a === null || b === null) return { first: a ?? b, second: null };
    const more = firsts(a) - firsts(b);
    const swap = more === 0 ? round % 2 === 1 : more > 0;
    return swap ? { first: b, second: a } : { first: a, second: b };
  });
}
