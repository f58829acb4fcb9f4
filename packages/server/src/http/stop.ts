import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';

/** A mail program that cannot end letters by itself opens the address in a browser: there a page asks once more. */
export function stopRoute(app: FastifyInstance, { config }: World): void {
  app.get<{ Params: { token: string } }>('/api/stop/:token', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`${config.publicUrl}/#/stop/${encodeURIComponent(request.params.token)}`),
  );
}
