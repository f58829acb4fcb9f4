import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../operation/metrics.ts';
import { putSetting } from '../storage/notices.ts';
import type { World } from '../world.ts';
import { documentation } from './documentation.ts';

/** Ready is whoever can still write: a full disk reads as well as ever. Asked for seldom, however often somebody looks. */
const LOOK_EVERY = 5_000;
const looked = new WeakMap<World, { at: number; done: Promise<unknown> }>();
function tryWriting(world: World): Promise<unknown> {
  const last = looked.get(world);
  if (last !== undefined && performance.now() - last.at < LOOK_EVERY) return last.done;
  const done = putSetting(world.store.db, 'ready', String(world.now()));
  looked.set(world, { at: performance.now(), done });
  return done;
}

/** Who is really there, whatever they say of themselves. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** In the same time, whatever is the same in them. */
const isSame = (...[one, other]: readonly [string, string]): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** For those who run the server: is it alive, can it work, how is it doing, what can one ask it. */
export function operationRoutes(app: FastifyInstance, world: World, metrics: Metrics): void {
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    try {
      await tryWriting(world);
      return { ready: true, database: world.store.kind };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = world.config;
    const allowed =
      metricsToken === ''
        ? LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
        : isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!allowed) return reply.code(403).send({ error: 'forbidden' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  // Written once: anybody may ask, and as often as they like.
  let described: string | null = null;
  let page: string | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    described ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(described);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= documentation();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
