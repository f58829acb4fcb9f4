import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A year: only for files whose name holds the hash of their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept, but asked for again with its tag each time. */
const ASK_AGAIN = 'no-cache';

/** No inline script, nothing from elsewhere. Style attributes and the scroll lock of open dialogs are inline styles. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** Every answer carries the headers that keep a browser safe, also errors. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

/** The built client: hashed files for ever, the rest asked for again, every page of the client from its one document. */
export async function clientFiles(app: FastifyInstance, folder: string): Promise<void> {
  const dist = resolve(folder);
  const built = folder !== '' && existsSync(join(dist, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      cacheControl: false,
      // What lies compressed beside a file is sent instead, to whoever takes it.
      preCompressed: true,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(dist, 'assets'));
        reply.header('cache-control', hashed ? FOR_EVER : ASK_AGAIN);
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0];
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && extname(path) === '' && !path.startsWith('/api/');
    if (isPage && built) return reply.header('cache-control', ASK_AGAIN).sendFile('index.html');
    return reply.code(404).send({ error: 'not-found' });
  });
}
