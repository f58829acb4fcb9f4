import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@polemos/server/place';
import { databaseOf } from '../archive.ts';
import { type Command, print } from '../command.ts';

const SERVER = 4311;
const CLIENT = 4310;

export const command: Command = {
  name: 'dev',
  summary: 'server and client for those who work on them: what is changed is there at once (npm run dev)',
  usage: '[--port 4310]',
  about: `The client comes from Vite and takes changes while it runs; the server starts anew when one of its files changes, on the port
after it. Open the printed address: pages, /api and its socket are all there.`,
  flags: {
    port: { value: 'n', about: `of the client (${CLIENT}); the server has the next` },
    database: { value: 'file', about: 'a SQLite file or postgres://… (.polemos/polemos.sqlite)' },
  },
  async run(given) {
    given.none();
    const port = given.number('port', CLIENT, 1, 65534);
    const behind = `http://127.0.0.1:${port === CLIENT ? SERVER : port + 1}`;
    const server = node(['--watch', '--watch-preserve-output', join(ROOT, 'packages/server/src/main.ts')], {
      POLEMOS_PORT: new URL(behind).port,
      POLEMOS_DATABASE: databaseOf(given),
      POLEMOS_DIST: 'none', // a fresh clone has none built, and an old one would answer in place of what is worked on
    });
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const client = node([vite, join(ROOT, 'packages/web'), '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
      POLEMOS_SERVER: behind,
    });
    print(`The client comes from http://127.0.0.1:${port}, with the server behind it at ${behind}  (Ctrl-C stops both)`);
    return ended([server, client]);
  },
};

const node = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });

/** When one has ended or somebody stops us, the other ends too. */
function ended(children: readonly ChildProcess[]): Promise<number> {
  const stop = (): void => children.forEach(child => void child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  let code = 0;
  const exits = children.map(
    child =>
      new Promise<void>(done =>
        child.once('exit', status => {
          code ||= status ?? 0;
          stop();
          done();
        }),
      ),
  );
  return Promise.all(exits).then(() => code);
}
