import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../refusal.ts';
import { WORDS_PATH } from '../tables/words.ts';
import type { World } from '../world.ts';

/** A page of this release that shows a match of an earlier one says what that one said. */
export function wordsRoute(app: FastifyInstance, { rulebooks }: World): void {
  app.get<{ Params: { game: string; rules: string } }>(WORDS_PATH, { schema: { hide: true } }, (request, reply) => {
    const { game, rules } = request.params;
    const release =
      /^\d{1,6}$/.test(rules) && Object.hasOwn(rulebooks.games, game) ? rulebooks.releases.find(game, Number(rules)) : null;
    if (release === null) throw notFound();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(createReadStream(release.words));
  });
}
