import type { Played } from './play-match.ts';

/** How often each value of a quantity occurred. */
export type Distribution = Record<string, number>;

/** What a simulation has counted. Sums only, so that parts can be put together in any order. */
export interface Tally {
  games: number;
  actions: number;
  draws: number;
  wins: Record<string, number>;
  losses: Record<string, number>;
  /** Sum of the scores by seat. */
  score: Record<string, number>;
  /** By the rule that ended the match. */
  endings: Record<string, number>;
  lengths: Distribution;
  /** Points of the outcome's details by quantity and seat. */
  points: Record<string, Record<string, Distribution>>;
  /** Words of the outcome's details by quantity: how it ended, who surrendered. */
  words: Record<string, Distribution>;
  /** By seat and the name of the rules' decision; empty where decisions were not asked for. */
  decisions: Record<string, Record<string, Decisions>>;
  /** Of all final states, whatever their order. */
  digest: string;
}

/** The decisions of one kind: how often it was asked, how often there was a choice, among how many actions in all, and what it took. */
export interface Decisions {
  asked: number;
  chosen: number;
  options: number;
  /** Microseconds of thinking, each rounded up to a tenth of a power of ten. */
  times: Distribution;
}

export const emptyTally = (seats: readonly string[]): Tally => ({
  games: 0,
  actions: 0,
  draws: 0,
  wins: Object.fromEntries(seats.map(seat => [seat, 0])),
  losses: Object.fromEntries(seats.map(seat => [seat, 0])),
  score: Object.fromEntries(seats.map(seat => [seat, 0])),
  endings: {},
  lengths: {},
  points: {},
  words: {},
  decisions: {},
  digest: '0000000000000000',
});

const more = (counts: Record<string, number>, key: string | number, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

/** What a match was for each seat: 1 won, −1 lost, 0 drawn. Who alone has the highest score wins; a seat without rivals must pass the half. */
export function resultOf({ outcome: { score } }: Pick<Played, 'outcome'>): readonly number[] {
  if (score.length === 1) return [Math.sign(score[0] - 0.5)];
  const most = Math.max(...score);
  const alone = score.indexOf(most) === score.lastIndexOf(most);
  return score.map(one => (alone ? (one === most ? 1 : -1) : 0));
}

export function count(tally: Tally, played: Played): void {
  const { outcome, seats, actions, hash } = played;
  tally.games++;
  tally.actions += actions;
  const result = resultOf(played);
  if (result.every(one => one === 0)) tally.draws++;
  seats.forEach((seat, i) => {
    more(tally.wins, seat, result[i] > 0 ? 1 : 0);
    more(tally.losses, seat, result[i] < 0 ? 1 : 0);
  });
  seats.forEach((seat, i) => {
    more(tally.score, seat, outcome.score[i]);
  });
  more(tally.endings, outcome.rule);
  more(tally.lengths, actions);
  for (const [quantity, value] of Object.entries(outcome.detail)) {
    if (typeof value === 'string' || value === null) more((tally.words[quantity] ??= {}), value ?? '–');
    const bySeat = typeof value === 'number' ? { all: value } : typeof value === 'object' && value !== null ? value : {};
    for (const [seat, points] of Object.entries(bySeat)) {
      if (typeof points !== 'number') continue;
      tally.points[quantity] ??= {};
      more((tally.points[quantity][seat] ??= {}), points);
    }
  }
  for (const { kind, seat, options, microseconds } of played.decisions ?? []) {
    const of = decisionsOf((tally.decisions[seats[seat]] ??= {}), kind);
    of.asked++;
    if (options > 1) of.chosen++;
    of.options += options;
    more(of.times, Math.ceil(10 ** (Math.ceil(10 * Math.log10(Math.max(1, microseconds))) / 10)));
  }
  tally.digest = addDigests(tally.digest, hash);
}

const decisionsOf = (kinds: Record<string, Decisions>, kind: string): Decisions =>
  (kinds[kind] ??= { asked: 0, chosen: 0, options: 0, times: {} });

/** By kind. */
export function addDecisions(to: Record<string, Decisions>, from: Readonly<Record<string, Decisions>>): void {
  for (const [kind, { asked, chosen, options, times }] of Object.entries(from)) {
    const of = decisionsOf(to, kind);
    of.asked += asked;
    of.chosen += chosen;
    of.options += options;
    for (const [time, n] of Object.entries(times)) more(of.times, time, n);
  }
}

export function addTally(to: Tally, from: Tally): void {
  const all = (into: Record<string, number>, counts: Record<string, number>): void => {
    for (const [key, by] of Object.entries(counts)) more(into, key, by);
  };
  to.games += from.games;
  to.actions += from.actions;
  to.draws += from.draws;
  all(to.wins, from.wins);
  all(to.losses, from.losses);
  all(to.score, from.score);
  all(to.endings, from.endings);
  all(to.lengths, from.lengths);
  for (const [quantity, bySeat] of Object.entries(from.points))
    for (const [seat, counts] of Object.entries(bySeat)) {
      to.points[quantity] ??= {};
      all((to.points[quantity][seat] ??= {}), counts);
    }
  for (const [quantity, counts] of Object.entries(from.words)) all((to.words[quantity] ??= {}), counts);
  for (const [seat, kinds] of Object.entries(from.decisions ?? {})) addDecisions((to.decisions[seat] ??= {}), kinds);
  to.digest = addDigests(to.digest, from.digest);
}

const addDigests = (a: string, b: string): string =>
  ((BigInt(`0x${a}`) + BigInt(`0x${b}`)) & 0xffff_ffff_ffff_ffffn).toString(16).padStart(16, '0');
