import type { Games } from '../games.ts';
import { Ghosts } from './ghosts.ts';
import type { Study } from './studies.ts';
import { audit, verifyMatch } from './verify.ts';

// What may take long, in a thread of its own: a check of dice and rules, a moment that has been.
const ghosts = new Ghosts();

export default async function study(asked: Study & { readonly gamesModule: string }): Promise<unknown> {
  const { games } = (await import(asked.gamesModule)) as { games: Games };
  const game = games[asked.game];
  switch (asked.kind) {
    case 'verify':
      return verifyMatch(game, asked.log);
    case 'audit':
      // As text: so many small objects would cost the loop more to take over than to send on.
      return JSON.stringify(audit(game, asked.log));
    case 'look':
      return ghosts.look(game, asked);
    default:
      return asked satisfies never;
  }
}
