import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LONG = 120_000;

let running: ChildProcess | undefined;
afterEach(async () => {
  const ended = new Promise(done => (running === undefined ? done(null) : running.once('exit', done)));
  running?.kill('SIGTERM');
  await ended;
});

/** Two ports in a row that nobody has: one for the client, one for the server behind it. */
async function freePair(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}
const isFree = (port: number): Promise<boolean> =>
  new Promise(done => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });

test('npm run dev starts where no client has been built: pages with hot reload, the interface behind them, a server that starts anew', {
  timeout: LONG,
}, async () => {
  const port = await freePair();
  const database = join(mkdtempSync(join(tmpdir(), 'polemos-dev-')), 'dev.sqlite');
  const dev = spawn(
    process.execPath,
    [join(ROOT, 'packages/cli/src/main.ts'), 'dev', '--port', `${port}`, '--database', database],
    {
      env: { ...process.env, FORCE_COLOR: '0', POLEMOS_DIST: join(tmpdir(), 'nobody-has-built-it') },
    },
  );
  running = dev;
  let said = '';
  const heard = async (what: string, times: number): Promise<void> => {
    while (said.split(what).length <= times) {
      if (dev.exitCode !== null) throw new Error(said);
      await new Promise(done => setTimeout(done, 50));
    }
  };
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', more => {
      said += more;
    });
  await heard('Polemos is ready', 1);
  await heard('ready in', 1); // Vite
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  expect(page).toContain('/@vite/client');
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')]);
  const now = new Date();
  utimesSync(join(ROOT, 'packages/server/src/main.ts'), now, now);
  await heard('Polemos is ready', 2);
});
