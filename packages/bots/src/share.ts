/** Which of the tries are somebody's own where several weigh the same undertakings: every of-th. */
export interface Share {
  readonly nth: number;
  readonly of: number;
}
export const ALONE: Share = { nth: 0, of: 1 };

/** What came of an undertaking in the tries of a round. */
export interface Tally {
  readonly sum: number;
  readonly squares: number;
  readonly better: number;
  readonly n: number;
}
/** What one of several found in a round, undertaking by undertaking; or all of them together. */
export interface Round {
  readonly tallies: readonly Tally[];
  /** The time is over. */
  readonly late: boolean;
}
/** Thinking that stops after each round to be told what all have found. Whoever is alone asks for nothing. */
export type Deliberation<T> = Generator<Round, T, Round>;

/** What several have found together. */
export const added = (rounds: readonly Round[]): Round => ({
  tallies: rounds[0].tallies.map((_, i) => {
    const all = (what: keyof Tally): number => rounds.reduce((sum, { tallies }) => sum + tallies[i][what], 0);
    return { sum: all('sum'), squares: all('squares'), better: all('better'), n: all('n') };
  }),
  late: rounds.some(({ late }) => late),
});
