import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgres } from '../../packages/server/test/postgres.ts';
import { load, Pair, type Row, type Running, startServer } from './load.ts';

/**
 * Durable moves per second over real sockets (SQLite with synchronous FULL and group commit; PostgreSQL with 16
 * connections), and what an idle match and a socket cost. `node bench/server/main.ts --seconds 3 --matches 1,10,100`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    matches: { type: 'string', default: '1,10,100,1000' },
    database: { type: 'string', default: 'sqlite,postgres' },
    json: { type: 'boolean', default: false },
  },
});
const rows: Row[] = [];
const counts = values.matches.split(',').map(Number);
for (const kind of values.database.split(',')) {
  const cluster = kind === 'postgres' ? await postgres() : null;
  const database =
    cluster === null ? join(mkdtempSync(join(tmpdir(), 'polemos-bench-')), 'bench.sqlite') : await cluster.database();
  const server = await startServer(database);
  if (kind === 'sqlite') await idle(server);
  for (const matches of counts) {
    const row = await load(server, kind, matches, Number(values.seconds));
    rows.push(row);
    if (!values.json)
      console.log(
        `${kind.padEnd(9)} ${String(matches).padStart(5)} matches  ${String(row.movesPerSecond).padStart(6)} moves/s  p50 ${row.p50} ms  p95 ${row.p95} ms  p99 ${row.p99} ms  processor ${row.processorPerMove} ms/move`,
      );
  }
  server.child.kill('SIGKILL');
  await cluster?.stop();
}
if (values.json) console.log(JSON.stringify(rows));
process.exit(0);

/** What 100 matches at hand and their 200 sockets weigh. */
async function idle({ url: at, usage }: Running): Promise<void> {
  const memory = async (): Promise<number> => (await usage()).memory;
  const before = await memory();
  const pairs = Array.from({ length: 100 }, (_, n) => new Pair(at, n));
  for (let i = 0; i < pairs.length; i += 20) await Promise.all(pairs.slice(i, i + 20).map(pair => pair.sit()));
  await new Promise(resolve => setTimeout(resolve, 300));
  const sockets = (await memory()) - before;
  let stop = false;
  const playing = pairs.map(pair => pair.play(() => stop));
  await new Promise(resolve => setTimeout(resolve, 1500));
  stop = true;
  await Promise.race([Promise.all(playing), new Promise(resolve => setTimeout(resolve, 1000))]);
  const matches = (await memory()) - before - sockets;
  for (const pair of pairs) pair.close();
  if (!values.json)
    console.log(
      `memory: ${(sockets / 200 / 1024).toFixed(1)} kB per socket, ${(matches / 100 / 1024).toFixed(1)} kB per match at hand`,
    );
}
