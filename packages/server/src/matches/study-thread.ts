import { type Engine, engineOf, releasedRules } from '@polemos/games/releases';
import type { Games } from '../games.ts';
import { Ghosts } from './ghosts.ts';
import { replayed } from './replay.ts';
import type { Study } from './studies.ts';
import { audit, verifyMatch } from './verify.ts';

// What may take long, in a thread of its own: a check of dice and rules, a moment that has been.
const ghosts = new Ghosts();

export default async function study(asked: Study & { readonly gamesModule: string }): Promise<unknown> {
  const engine = await engineFor(asked);
  switch (asked.kind) {
    case 'verify':
      return verifyMatch(engine, asked.log);
    case 'audit':
      // As text: so many small objects would cost the loop more to take over than to send on.
      return JSON.stringify(audit(engine, asked.log));
    case 'replay':
      if (engine.game.rules !== asked.rules) throw new Error(`rules ${asked.rules} of ${asked.game} are not here`);
      return replayed(engine, asked.table, asked.records);
    case 'look':
      return ghosts.look(engine, asked);
    default:
      return asked satisfies never;
  }
}

async function engineFor({ gamesModule, game, release }: Study & { readonly gamesModule: string }): Promise<Engine> {
  if (release !== null) return { ...(await releasedRules(release)), release };
  const { games } = (await import(gamesModule)) as { games: Games };
  return engineOf(games[game]);
}
