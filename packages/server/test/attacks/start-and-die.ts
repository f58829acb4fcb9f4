import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openStore } from '../../src/storage/store.ts';

// Opens a database and kills itself before the n-th statement (0: never), as the power might. Says how many there were.
const [database, at] = [process.argv[2], Number(process.argv[3])];
let count = 0;
const next = (): void => {
  if (++count === at) process.kill(process.pid, 'SIGKILL');
};
const { exec, prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  next();
  return exec.call(this, sql);
};
DatabaseSync.prototype.prepare = function (...given) {
  next();
  return prepare.apply(this, given);
};
const { query } = pg.Client.prototype;
// biome-ignore lint/suspicious/noExplicitAny: a query has a dozen ways to be asked
pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
  next();
  return (query as (...all: unknown[]) => unknown).apply(this, given);
} as typeof query;

const store = await openStore(database);
process.stdout.write(`${count}\n`);
await store.db.selectFrom('person').selectAll().execute();
await store.close();
