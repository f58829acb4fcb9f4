import type { Route } from './route.ts';
import { ROUTES } from './routes/index.ts';

/** OpenAPI 3.1, made from the very routes that are served. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  return {
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
    paths,
  };
}

function operation({ path, who, summary, body, query }: Route): object {
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries((query as { properties?: object } | null)?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      schema,
    })),
  ];
  return {
    summary,
    parameters,
    ...(who === 'anyone' ? {} : { security: [{ cookie: [] }, { token: [] }], 'x-who': who }),
    ...(body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': {} } },
      400: { description: 'Not understood' },
      ...(who === 'anyone' ? {} : { 401: { description: 'Nobody is logged in' }, 403: { description: 'Not for you' } }),
      429: { description: 'Too often: wait as `retry-after` says' },
    },
  };
}

const shown = (text: string): string => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);

/** The same as a page to read: no script, so that it needs no exception from the content policy. */
export function documentation(): string {
  const entries = ROUTES.map(
    ({ method, path, who, summary, body, query }) => `<details><summary><code>${method} ${shown(path)}</code> ${shown(summary)}
<small>(${who})</small></summary>${schema('query', query)}${schema('body', body)}</details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Polemos: the interface</title><h1>Polemos: the interface</h1>
<p><a href="/api/openapi.json">openapi.json</a></p>${entries.join('\n')}</html>`;
}
const schema = (name: string, of: object | null): string =>
  of === null ? '' : `<p>${name}</p><pre>${shown(JSON.stringify(of, null, 2))}</pre>`;
