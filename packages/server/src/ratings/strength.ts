import { ratingsOf } from '../storage/ratings.ts';
import type { World } from '../world.ts';
import { gameOfLadder } from './book.ts';
import { pointsOf } from './skill.ts';

/** What whoever asks for a match has reached in this game, or this scenario of it: on their better side. Null: nothing, or nobody is listed here. */
export async function strengthOf(
  world: World,
  player: string,
  { game, scenario }: { readonly game: string; readonly scenario: string | null },
): Promise<number | null> {
  if (!world.config.leaderboard) return null;
  const points = (await ratingsOf(world.store.db, player)).flatMap(({ ladder, mu, sigma }) => {
    const of = gameOfLadder(ladder);
    return of.game === game && (scenario === null || of.scenario === scenario) ? [pointsOf({ mu, sigma })] : [];
  });
  return points.length === 0 ? null : Math.max(...points);
}
