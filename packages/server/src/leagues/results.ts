import { isDecided } from '../ratings/decided.ts';
import type * as stored from '../storage/leagues.ts';
import type { LeagueMatchRow, LeagueRow } from '../storage/schema.ts';
import { type Played, type Standing, standingsOf } from './standings.ts';

export type Match = Awaited<ReturnType<typeof stored.matchesOf>>[number];
export type Entry = Awaited<ReturnType<typeof stored.entriesOf>>[number];
export type Result = NonNullable<LeagueMatchRow['decided']>;

/** How a match went: what was decided beside the board, else what the board says; null: it is not decided. */
export function resultOf({ decided, state, outcome }: Match): Result | null {
  if (decided !== null) return decided;
  if (state !== 'over' || outcome === null) return null;
  const { score, reason } = JSON.parse(outcome) as { score?: readonly number[]; reason?: string };
  // Voided: the organiser decides, or lets it be played again.
  if (score?.length !== 2 || !isDecided(reason)) return null;
  return score[0] === score[1] ? 'draw' : score[0] > score[1] ? 'first' : 'second';
}

/** Its time is over, and nobody knows how it went. */
export const isLate = (match: Match, now: number): boolean =>
  resultOf(match) === null && match.deadline !== null && match.deadline < now;

/** Who goes on; of a second draw the better seed. Whoever has won and left meanwhile does not. */
export function winnerOf(
  { first, second }: Match,
  result: Result | null,
  entries: readonly Entry[],
  gone: ReadonlySet<string> = new Set(),
): string | null {
  const seed = (person: string | null): number => entries.find(one => one.person === person)?.seed ?? Number.MAX_VALUE;
  const winner =
    result === 'first'
      ? first
      : result === 'second'
        ? second
        : result === 'draw'
          ? seed(first) < seed(second)
            ? first
            : second
          : null;
  return winner !== null && gone.has(winner) ? null : winner;
}

/** How many rounds a league has, or will have. */
export const roundsOf = ({ kind }: LeagueRow, entries: readonly Entry[], matches: readonly Match[]): number =>
  kind === 'knock-out' ? Math.ceil(Math.log2(Math.max(2, entries.length))) : Math.max(0, ...matches.map(one => one.round));

/** Of those who have left before half nothing counts, neither for them nor for whoever met them. */
export const annulledIn = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.filter(one => one.annulled === 1).map(({ person }) => person));
export const isAnnulled = ({ first, second }: Match, annulled: ReadonlySet<string>): boolean =>
  annulled.has(first ?? '') || annulled.has(second ?? '');

export function standingsIn(entries: readonly Entry[], matches: readonly Match[]): readonly Standing[] {
  const annulled = annulledIn(entries);
  return standingsOf(
    entries.map(({ person }) => person).filter(person => !annulled.has(person)),
    matches.filter(match => !isAnnulled(match, annulled)).flatMap(playedOf),
  );
}
const playedOf = (match: Match): readonly Played[] => {
  const result = resultOf(match);
  const { first, second } = match;
  return result === null || first === null || second === null ? [] : [{ first, second, result }];
};

/** Whoever stands alone at the top; of a knock-out, whoever has won the last match. */
export function champion({ kind }: LeagueRow, entries: readonly Entry[], matches: readonly Match[]): string | null {
  if (kind === 'knock-out') {
    const last = matches[matches.length - 1];
    return last === undefined ? null : winnerOf(last, resultOf(last), entries);
  }
  const best = standingsIn(entries, matches).filter(({ place }) => place === 1);
  return best.length === 1 ? best[0].person : null;
}
