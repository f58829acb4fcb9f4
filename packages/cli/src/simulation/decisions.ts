import { quantile } from './statistics.ts';
import type { Decisions } from './tally.ts';

/** The decisions of one kind, in the numbers that people ask for. */
export interface KindOfDecision {
  readonly kind: string;
  readonly asked: number;
  /** How often there was more than one action to choose from. */
  readonly chosen: number;
  /** Actions to choose from, on average. */
  readonly options: number;
  /** Milliseconds of thinking: what 95 of 100 decisions do not exceed, to a quarter. */
  readonly p95: number;
}

/** The most frequent first. */
export const kindsOf = (decisions: Readonly<Record<string, Decisions>>): readonly KindOfDecision[] =>
  Object.entries(decisions)
    .map(([kind, { asked, chosen, options, times }]) => ({
      kind,
      asked,
      chosen,
      options: options / asked,
      p95: quantile(times, 0.95) / 1000,
    }))
    .sort((a, b) => b.asked - a.asked || (a.kind < b.kind ? -1 : 1));

/** One line of text for each kind. */
export const linesOf = (decisions: Readonly<Record<string, Decisions>>): readonly string[] =>
  kindsOf(decisions).map(
    ({ kind, asked, chosen, options, p95 }) =>
      `${kind.padEnd(24)}${String(asked).padStart(9)} asked${String(chosen).padStart(9)} chosen, of${options.toFixed(1).padStart(7)} actions, p95 ${p95.toFixed(p95 < 10 ? 2 : 0)} ms`,
  );
