import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operation/metrics.ts';
import { settingOf } from '../storage/notices.ts';
import type { World } from '../world.ts';
import { documentation, openApi } from './documentation.ts';

/** For those who run the server: is it alive, can it work, how is it doing, what can one ask it. */
export function operationRoutes(app: FastifyInstance, world: World, metrics: Metrics): void {
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    try {
      await settingOf(world.store.db, 'ready');
      return { ready: true, database: world.store.kind };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = world.config;
    const allowed =
      metricsToken === ''
        ? ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
        : request.headers.authorization === `Bearer ${metricsToken}`;
    if (!allowed) return reply.code(403).send({ error: 'forbidden' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/api/openapi.json', async () => openApi());
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(documentation()));
}
