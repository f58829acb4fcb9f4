import { bots } from '@polemos/bots';
import { egemonia } from '@polemos/egemonia';
import { type Game, Match, type MatchLog, seededDice } from '@polemos/kernel';

/** A match of Egemonia played by two bots up to a moment: always the same one. */
export function matchUntil(seed: string, until: (match: Match) => boolean, scenario = 'historical'): MatchLog {
  const game: Game = egemonia;
  const match = Match.begin(game, { match: `shown-${seed}`, setup: { scenario, options: {} }, dice: seededDice(seed) });
  if (!(match instanceof Match)) throw new Error('no match');
  const players = { athens: bots.easy(1), sparta: bots.easy(2) };
  while (match.outcome === null && !until(match)) {
    const [{ seat }] = match.pending();
    match.act(seat, players[seat as 'athens'].choose(game, match.see(seat)));
  }
  return match.log();
}
