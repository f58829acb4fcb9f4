import { ConfigSchema, flagName, KEYS } from '@polemos/server/config';
import { DIST } from '@polemos/server/place';
import { databaseOf } from '../archive.ts';
import { buildClient } from '../client.ts';
import { type Command, type Flag, type Given, print, printJson, Usage } from '../command.ts';

const PORT = 4310;

const named = (key: string): string => flagName(key).slice(2);
/** Every setting of a server, as it is called among the flags. */
const SETTINGS: Readonly<Record<string, Flag>> = Object.fromEntries(
  KEYS.map(key => {
    const { type, description = '' } = ConfigSchema.properties[key] as { type?: string; description?: string };
    if (type === 'boolean') return [named(key), { value: 'true|false', alone: 'true', about: description }];
    return [named(key), { value: type === 'integer' ? 'n' : 'text', about: description }];
  }),
);
const settingsOf = (given: Given) => Object.fromEntries(KEYS.map(key => [key, given.text(named(key))]));

export const command: Command = {
  name: 'serve',
  summary: 'starts the server and prints its address (npm start)',
  usage: '[--port 4310]',
  about:
    'Builds the client first if its sources have changed. Ctrl-C stops it; nothing acknowledged is lost. Each setting is also a variable (POLEMOS_PUBLIC_URL) and a key of the file; docs/hosting.md says more.',
  flags: {
    ...SETTINGS,
    port: { value: 'n', about: `where to listen (the variable PORT, else ${PORT}; 0 takes a free one)` },
    host: { value: 'address', about: 'on which address (127.0.0.1: this machine only)' },
    database: { value: 'file', about: 'a SQLite file or postgres://… (.polemos/polemos.sqlite)' },
    config: { value: 'file', about: 'settings as JSON' },
    json: { about: 'the address as JSON' },
  },
  async run(given) {
    given.none();
    const wished = given.text('port') ?? process.env.PORT;
    const file = given.text('config') ?? process.env.POLEMOS_CONFIG ?? null;
    const settled = process.env.POLEMOS_PORT !== undefined || file !== null;
    const port = (wished === undefined || wished === '') && settled ? undefined : portOf(wished);
    const dist = distOf(given);
    if (dist === DIST && !buildClient(line => process.stderr.write(`polemos: ${line}\n`))) return 1;
    const { BadConfig, readConfig, serve, whatIsWrong } = await import('@polemos/server');
    const logLevel = given.text('log-level') ?? process.env.POLEMOS_LOG_LEVEL ?? 'warn';
    const flags = {
      ...settingsOf(given),
      port,
      dist,
      database: file !== null ? given.text('database') : databaseOf(given),
      logLevel,
    };
    let server: Awaited<ReturnType<typeof serve>>;
    try {
      server = await serve(readConfig(flags, process.env, file));
    } catch (error) {
      if (error instanceof BadConfig) throw new Usage(error.message);
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE')
        throw whatIsWrong(error) === null ? error : new Usage(whatIsWrong(error) as string);
      const { port: taken } = readConfig(flags, process.env, file);
      process.stderr.write(`polemos: another program listens at port ${taken} already; try --port ${taken + 1}\n`);
      return 1;
    }
    if (dist !== '') await answers(server.url);
    if (given.has('json')) printJson({ url: server.url });
    else print(`Polemos is ready: ${server.url}  (Ctrl-C stops it)`);
    await stopSignal();
    await server.close();
    return 0;
  },
};

/** Another folder of the built client, or `none` of it. */
function distOf(given: Given): string {
  const dist = given.text('dist') ?? process.env.POLEMOS_DIST ?? '';
  return dist === 'none' ? '' : dist === '' ? DIST : dist;
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return PORT;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535) throw new Usage(`a port is a number from 0 to 65535, not '${text}'`);
  return Number(text);
}

/** The address is printed only when a page really comes from it. */
async function answers(url: string): Promise<void> {
  const page = await fetch(url);
  if (!page.ok) throw new Error(`${url} answers ${page.status}`);
  await page.arrayBuffer();
}

const stopSignal = (): Promise<void> =>
  new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => done());
  });
