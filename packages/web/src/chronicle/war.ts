import type { Outcome } from '@polemos/kernel';
import type { Summary } from '../storage/summary.ts';

/** A war that one person has finished alone: against bots, or by rules for one. */
export interface War {
  readonly match: string;
  readonly ended: number;
  readonly game: string;
  readonly scenario: string;
  /** The side; null where one plays for none of its own. */
  readonly seat: string | null;
  /** The levels of the bots. */
  readonly bots: readonly string[];
  readonly outcome: Outcome;
  readonly result: 'won' | 'lost' | 'drawn' | 'ended';
  readonly points: number | null;
  readonly turn: number | null;
  readonly actions: number;
  readonly advised: boolean;
  /** The name of somebody's own board. */
  readonly board: string | null;
  readonly position: boolean;
}

const numberIn = (value: unknown, ...keys: readonly string[]): number | null => {
  for (const key of keys) {
    const found = (value as Readonly<Record<string, unknown>> | null)?.[key];
    if (typeof found === 'number') return found;
  }
  return null;
};

/** What the chronicle says of a match; null where it is not over, or several people played it. */
export function warOf(summary: Summary, { seats, position }: { seats?: readonly string[]; position?: boolean } = {}): War | null {
  const { id, game, scenario, way, players, outcome, actions, updated, advised, board, view } = summary;
  if (outcome === null || way !== 'bot') return null;
  const chairs = seats ?? Object.keys(players);
  const people = chairs.filter(seat => players[seat]?.kind !== 'bot');
  if (people.length > 1) return null;
  const seat = people[0] ?? null;
  const bots = Object.values(players).flatMap(player => (player.kind === 'bot' ? [player.level] : []));
  return {
    match: id,
    ended: updated,
    game,
    scenario,
    seat,
    bots,
    outcome,
    result: resultOf(outcome, chairs, seat, summary.winner ?? null),
    points: numberIn(outcome.detail, 'points') ?? (seat === null ? null : numberIn(outcome.detail, seat)),
    turn: numberIn(outcome.detail, 'turn') ?? numberIn(view, 'turn', 'round'),
    actions,
    advised: advised === true,
    board: board?.name ?? null,
    position: position === true,
  };
}

/** Alone the rules say whether one has won; against others, who has the most. */
function resultOf({ score }: Outcome, seats: readonly string[], seat: string | null, winner: string | null): War['result'] {
  if (score.length < 2) return score[0] === undefined ? 'ended' : score[0] >= 1 ? 'won' : score[0] > 0 ? 'drawn' : 'lost';
  if (seat === null) return 'ended';
  if (winner !== null) return winner === seat ? 'won' : 'lost';
  const mine = score[seats.indexOf(seat)];
  return mine === undefined || mine === Math.max(...score) ? 'drawn' : 'lost';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** What lies in a browser or with an account for years may be anything. */
export function isWar(value: unknown): value is War {
  if (!isObject(value)) return false;
  const { match, ended, game, scenario, bots, outcome, result } = value;
  return (
    [match, game, scenario].every(one => typeof one === 'string') &&
    Number.isFinite(ended) &&
    Array.isArray(bots) &&
    isObject(outcome) &&
    typeof outcome.rule === 'string' &&
    isObject(outcome.detail) &&
    ['won', 'lost', 'drawn', 'ended'].includes(String(result))
  );
}
