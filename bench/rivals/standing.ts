import { miscalibration } from '@polemos/bots';
import { wilson } from '../../packages/cli/src/simulation/statistics.ts';
import type { Contest } from './contests.ts';
import { chancesAt } from './encounter.ts';
import { type Line, quantile } from './series.ts';

/** What the matches of a contest say. All seconds are of processor time. */
export interface Standing {
  readonly n: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Whether the lower limit is what is wanted, whatever the number of matches. */
  readonly reached: boolean;
  /** `p95`: of the matches the middle one; in it all decisions but one in twenty were faster. */
  readonly decision: { readonly mean: number; readonly p95: number; readonly most: number };
  /** The longest turn. */
  readonly turn: number;
  readonly match: { readonly ours: number; readonly theirs: number };
  readonly chances: { readonly moments: number; readonly error: number };
  readonly rules: readonly number[];
}

/** What the seats that were ours scored together. */
const scoreOf = ({ seats, scores }: Line): number => seats.reduce((sum, seat) => sum + scores[seat], 0);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

export function standingOf(contest: Contest, lines: readonly Line[]): Standing {
  const n = lines.length;
  const of = (what: (line: Line) => number): number[] => lines.map(what);
  const { share, low, high } = wilson(mean(of(scoreOf)) * n, n);
  const given = givenIn(contest, lines);
  const error = miscalibration(
    given.map(one => one.chance),
    given.map(one => one.score),
  );
  return {
    n,
    share,
    low,
    high,
    reached: low >= contest.least,
    decision: {
      mean: mean(of(one => one.seconds)) / Math.max(1, mean(of(one => one.decisions))),
      p95: quantile(
        of(one => one.p95),
        0.5,
      ),
      most: Math.max(0, ...of(one => one.longest)),
    },
    turn: Math.max(0, ...of(one => one.turn)),
    match: { ours: mean(of(one => one.seconds)), theirs: mean(of(one => one.theirSeconds)) },
    chances: { moments: given.length, error: given.length === 0 ? 0 : error },
    rules: [...new Set(of(one => one.rules))].sort((a, b) => a - b),
  };
}

/** The chances that the game gives today at the moments that were kept, and what came of them. */
function givenIn(contest: Contest, lines: readonly Line[]): { readonly chance: number; readonly score: number }[] {
  const chances = chancesAt(contest);
  return lines.flatMap(({ moments, scores }) =>
    moments.flatMap(moment => chances(moment).map((chance, seat) => ({ chance, score: scores[seat] }))),
  );
}
