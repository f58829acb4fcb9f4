import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spread } from '@polemos/bots';
import type { Contest } from './contests.ts';
import { digestOf } from './digest.ts';
import { GAMES, type Met, type Moment } from './encounter.ts';

// The matches of a contest that were played so far: bench/rivals/series/<contest>.jsonl, one line a match. A long contest is added to over days; what a bot
// did before it was changed stays there and no longer counts.

/** One match. All seconds are of processor time. */
export interface Line {
  readonly seed: string;
  readonly n: number;
  /** The seats that were ours, and what every seat scored. */
  readonly seats: readonly number[];
  readonly scores: readonly number[];
  /** How many decisions of ours there were, and how long they took: together, all but one in twenty, the longest; the longest turn; and theirs together. */
  readonly decisions: number;
  readonly seconds: number;
  readonly p95: number;
  readonly longest: number;
  readonly turn: number;
  readonly theirSeconds: number;
  /** What was done in it (`Met.course`); lines of the first days have none. */
  readonly course?: string;
  readonly rules: number;
  readonly ours: string;
  readonly theirs: string | null;
  readonly moments: readonly Moment[];
}

/** What is known of a contest: the lines that count, and how many are of bots that have changed since. */
export interface Series {
  readonly lines: readonly Line[];
  readonly others: number;
}

/** So many moments of a match are kept: they all ended alike. None where somebody stronger beats somebody weaker: chances are those of equals. */
const MOMENTS = 8;
const fileOf = ({ id }: Contest): string => fileURLToPath(new URL(`./series/${id}.jsonl`, import.meta.url));

interface Players {
  readonly ours: string;
  readonly theirs: string | null;
}
/** As they were when they were asked for first: what is changed during a run is not what plays. */
const players = new Map<string, Players>();
function playersOf({ game, ours, theirs }: Contest): Players {
  const key = `${game} ${ours} ${theirs}`;
  const known = players.get(key) ?? {
    ours: digestOf(GAMES[game], ours),
    theirs: theirs === null ? null : digestOf(GAMES[game], theirs),
  };
  players.set(key, known);
  return known;
}
/** A bot that was changed gets dice that nobody has seen: it cannot have been tuned to them. */
export function seedOf(contest: Contest): string {
  const { ours, theirs } = playersOf(contest);
  return `${contest.id} ${ours} ${theirs ?? 'alone'}`;
}

export function seriesOf(contest: Contest): Series {
  return readSeries(contest, textOf(contest));
}
/** What is written of a contest so far. */
export function textOf(contest: Contest): string {
  const file = fileOf(contest);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
/** All lines of a contest, whoever played. */
export const linesIn = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line);
export function readSeries(contest: Contest, text: string): Series {
  const all = linesIn(text);
  const { ours, theirs } = playersOf(contest);
  const lines = all.filter(line => line.ours === ours && line.theirs === theirs);
  return { lines, others: all.length - lines.length };
}

/** What a match showed, as it is kept. */
export const lineOf = (contest: Contest, seed: string, n: number, met: Met): Line => ({
  seed,
  n,
  seats: met.seats,
  scores: met.scores,
  decisions: met.seconds.length,
  seconds: round(met.seconds.reduce((sum, one) => sum + one, 0)),
  p95: round(quantile(met.seconds, 0.95)),
  longest: round(quantile(met.seconds, 1)),
  turn: round(quantile(met.turns, 1)),
  theirSeconds: round(met.theirSeconds),
  course: met.course,
  rules: GAMES[contest.game].rules,
  ...playersOf(contest),
  moments: (isAmongEquals(contest) ? spread(met.moments, n, MOMENTS) : []).map(moment => moment.map(round)),
});
export const keep = (contest: Contest, line: Line): void => appendFileSync(fileOf(contest), `${JSON.stringify(line)}\n`);
const isAmongEquals = ({ ours, theirs }: Contest): boolean => theirs === null || theirs === ours;
const round = (number: number): number => Math.round(number * 1e4) / 1e4;

/** The value that so large a share of them does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
