import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServeOptions, type Server, serve } from '@polemos/server';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export interface Running {
  readonly url: string;
  readonly adminToken: string;
  stop(): Promise<void>;
}

/** The server as a host runs it: a process of its own, a SQLite file, the built client. */
export function serveOnline(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const database = settings.POLEMOS_DATABASE ?? join(mkdtempSync(join(tmpdir(), 'polemos-web-')), 'online.sqlite');
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      POLEMOS_PORT: '0',
      POLEMOS_DIST: DIST,
      POLEMOS_LOG_LEVEL: 'warn',
      POLEMOS_LIMITS: 'false',
      ...settings,
      POLEMOS_DATABASE: database,
    },
  });
  let out = '';
  let complaints = '';
  child.stderr?.on('data', chunk => {
    complaints += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${complaints}`)));
    child.stdout?.on('data', chunk => {
      out += chunk;
      const url = /ready: (\S+)/.exec(out)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        adminToken: /once: (\S+)/.exec(complaints)?.[1] ?? '',
        stop: () =>
          new Promise(done => {
            child.once('exit', () => done());
            child.kill('SIGTERM');
          }),
      });
    });
  });
}

export interface Inside extends Running {
  readonly world: Server['world'];
  pass(milliseconds: number): void;
}
/** The same in this process, with a clock that a test can put forward. */
export async function serveInside(options: ServeOptions = {}): Promise<Inside> {
  let ahead = 0;
  let adminToken = '';
  const server = await serve({
    port: 0,
    database: join(mkdtempSync(join(tmpdir(), 'polemos-web-')), 'online.sqlite'),
    dist: DIST,
    logLevel: 'silent',
    limits: false,
    now: () => Date.now() + ahead,
    onAdminToken: token => {
      adminToken = token;
    },
    ...options,
  });
  return {
    url: server.url,
    adminToken,
    world: server.world,
    stop: () => server.close(),
    pass(milliseconds) {
      ahead += milliseconds;
      server.world.wake();
    },
  };
}
