import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { Anything } from './answers.ts';
import { object } from './parts.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes/index.ts';

const Refused = Type.Object({ error: Type.String({ description: 'A code, such as seat-taken' }) });
const Waiting = object({ error: Type.Literal('too-many'), wait: Type.Integer({ description: 'Seconds' }) });

/** OpenAPI 3.1, made from the very routes that are served. Registered before them; what is answered is described, never reshaped. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  const known = new Map(ROUTES.map(route => [`${route.method} ${route.path}`, route]));
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Polemos',
        version: '1',
        description: 'Play historical board wargames. Errors are `{ error: code }`; live play is the socket at /api/socket.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'polemos' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route: { method } }) => {
      const route = known.get(`${String(method)} ${url}`);
      if (route === undefined) return { schema: { ...schema, hide: true }, url };
      return { schema: { ...schema, ...operation(route) } as FastifySchema, url };
    },
  });
}

function operation({ who, summary, answers }: Route): object {
  return {
    summary,
    ...(who === 'anyone' ? {} : { security: [{ cookie: [] }, { token: [] }], 'x-who': who }),
    response: {
      200: { description: 'Done', content: { 'application/json': { schema: answers } } },
      400: { description: 'Not understood', content: { 'application/json': { schema: Refused } } },
      ...(who === 'anyone' ? {} : { 401: said('Nobody is logged in'), 403: said('Not for you') }),
      404: said('Not there, or not for you to see'),
      409: said('Not now: the code says why'),
      429: { description: 'Too often: wait as `retry-after` says', content: { 'application/json': { schema: Waiting } } },
    },
  };
}
const said = (description: string) => ({ description, content: { 'application/json': { schema: Refused } } });

const shown = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

/** The same as a page to read: no script, so that it needs no exception from the content policy. */
export function documentation(): string {
  const entries = ROUTES.map(
    ({
      method,
      path,
      who,
      summary,
      body,
      query,
      answers,
    }) => `<details><summary><code>${method} ${shown(path)}</code> ${shown(summary)}
<small>(${who})</small></summary>${schema('query', query)}${schema('body', body)}${schema('answers', answers === Anything ? null : answers)}</details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Polemos: the interface</title><h1>Polemos: the interface</h1>
<p><a href="/api/openapi.json">openapi.json</a></p>${entries.join('\n')}</html>`;
}
const schema = (name: string, of: object | null): string =>
  of === null ? '' : `<p>${name}</p><pre>${shown(JSON.stringify(of, null, 2))}</pre>`;
