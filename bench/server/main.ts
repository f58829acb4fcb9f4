import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgres } from '../../packages/server/test/postgres.ts';
import type { Row } from '../rows.ts';
import { bareTable, startBare } from './bare.ts';
import { boardgameIoTable, startBoardgameIo } from './boardgame-io.ts';
import { type Load, load, memoryOf, pause, type Running, seat, startPolemos, type Table, together } from './load.ts';
import { EGEMONIA, PolemosTable, polemosTable } from './polemos.ts';

/** How long each row is measured. */
const SECONDS = 1.5;
/** So many matches at once, and which part is wanted of what a server does that knows no game: sockets and a shared wait for the disk. */
const BESIDE = [
  [1, 0.8],
  [16, 0.4],
  [64, 0.25],
] as const;
/** Our longest waits at the most tables, in such of that server. */
const WAITS = 4;
const ROUNDS = 3;
/** How the server grows: so many live matches at once. */
const GROWING = [1, 10, 100, 1000] as const;

const tables = (count: number, make: (n: number) => Table): readonly Table[] => Array.from({ length: count }, (_, n) => make(n));
/** Matches are started before they are measured, as many as are played meanwhile. */
const prepared = (count: number): number => Math.ceil(400 / (count + 8));
const egemonia = (url: string, count: number): readonly Table[] =>
  tables(count, n => new PolemosTable(url, EGEMONIA, n, Math.ceil(100 / (count + 4))));

/** Moves over real sockets: ours written to the disk before they are answered, boardgame.io's kept in memory. */
export async function serving(): Promise<{ readonly rows: readonly Row[]; readonly notes: readonly string[] }> {
  const rows: Row[] = [];
  const notes: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'polemos-bench-'));
  const beside: Load[] = [];
  const grown: Load[] = [];
  await during(startPolemos(join(folder, 'bench.sqlite')), async running => {
    notes.push(await weight(running)); // first: nothing else has left anything behind
    await during(startBoardgameIo(), async ({ url }) => {
      await during(startBare(join(folder, 'bare')), async bare => {
        await sideBySide({ url, bare, ours: running }, 16, 1); // all have played before they are measured
        for (const [count, least] of BESIDE) {
          const { theirs, most, ours, ratios } = await sideBySide({ url, bare, ours: running }, count, ROUNDS);
          beside.push(theirs, most, ours);
          const ratio = ratios[ratios.length >> 1];
          const processor = [ours, most].map(one => one.processor?.toFixed(0)).join(' beside ');
          notes.push(
            `${count} tables: ${ratios.map(one => one.toFixed(2)).join(', ')} of the server without a game, by rounds; ${processor} µs of processor a move`,
          );
          rows.push({ name: `server, no game, ${count}`, rate: most.movesPerSecond, unit: 'moves' });
          rows.push({
            name: `server, boardgame.io, ${count}`,
            rate: theirs.movesPerSecond,
            unit: 'moves',
            ratio: theirs.movesPerSecond / most.movesPerSecond,
            of: 'no game, kept in memory',
          });
          const measured = { ratio, of: 'no game: sockets and disk alone', wanted: { least } };
          rows.push({ name: `server, SQLite, ${count}`, rate: ours.movesPerSecond, unit: 'moves', ...measured });
          if (count < 64) continue;
          const wait = { ratio: ours.p99 / most.p99, of: 'its p99', wanted: { most: WAITS } };
          rows.push({ name: `server, SQLite, ${count}: p99`, rate: 1000 / ours.p99, unit: 'such waits', ...wait });
        }
      });
    });
    for (const count of GROWING) grown.push(await load('SQLite', egemonia(running.url, count), SECONDS));
  });
  rmSync(folder, { recursive: true });
  const cluster = await postgres();
  await during(startPolemos(await cluster.database()), async ({ url }) => {
    for (const count of GROWING) grown.push(await load('PostgreSQL', egemonia(url, count), SECONDS));
  });
  await cluster.stop();
  for (const { server, matches, movesPerSecond: rate } of grown) {
    const row: Row = { name: `server, ${server}, Egemonia, ${matches}`, rate, unit: 'moves' };
    const sqlite = grown.find(other => other.server === 'SQLite' && other.matches === matches)?.movesPerSecond ?? 0;
    // One move at a time waits for each commit in turn; what a pool of connections is for begins with several.
    rows.push(server === 'SQLite' || matches < 16 ? row : { ...row, ratio: rate / sqlite, of: 'SQLite', wanted: { least: 0.5 } });
  }
  const waits = [...beside, ...grown].map(
    ({ server, matches, p50, p95, p99 }) =>
      `${server.padEnd(15)} ${String(matches).padStart(5)} matches   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
  );
  return { rows, notes: [...notes, ...waits] };
}

/** In turns, since a machine is not the same from one minute to the next. */
async function sideBySide(at: Addresses, count: number, rounds: number): Promise<Compared> {
  const theirs: Load[] = [];
  const most: Load[] = [];
  const ours: Load[] = [];
  const turn = compared++;
  for (let round = 0; round < rounds; round++) {
    const name = (n: number): string => `${turn}-${round}-${n}`;
    const their = tables(count, n => boardgameIoTable(at.url, name(n)));
    const bare = tables(count, n => bareTable(at.bare.url, name(n)));
    const our = tables(count, n => polemosTable(at.ours.url, name(n), prepared(count)));
    theirs.push(await load('boardgame.io', their, SECONDS));
    most.push(await load('no game', bare, SECONDS, at.bare));
    ours.push(await load('SQLite, durable', our, SECONDS, at.ours));
  }
  const ratios = ours.map(({ movesPerSecond }, round) => movesPerSecond / most[round].movesPerSecond).sort((a, b) => a - b);
  return { theirs: together(theirs), most: together(most), ours: together(ours), ratios };
}
/** So that no table has the name of an earlier one. */
let compared = 0;
interface Addresses {
  /** boardgame.io's. */
  readonly url: string;
  readonly bare: Running;
  readonly ours: Running;
}
interface Compared {
  readonly theirs: Load;
  readonly most: Load;
  readonly ours: Load;
  /** Round by round, in order of size: the middle one counts. */
  readonly ratios: readonly number[];
}

async function during(starting: Promise<Running>, work: (running: Running) => Promise<void>): Promise<void> {
  const running = await starting;
  try {
    await work(running);
  } finally {
    running.child.kill('SIGKILL');
  }
}

/** What 100 matches at hand and their 200 sockets weigh. */
async function weight(running: Running): Promise<string> {
  const before = await memoryOf(running);
  const idle = egemonia(running.url, 100);
  await seat(idle);
  await pause(300);
  const sockets = (await memoryOf(running)) - before;
  let stop = false;
  const playing = idle.map(table => table.play(() => stop));
  await pause(1500);
  stop = true;
  await Promise.race([Promise.all(playing), pause(1000)]);
  const matches = (await memoryOf(running)) - before - sockets;
  for (const table of idle) table.close();
  const kilobytes = (bytes: number, of: number): string => (bytes / of / 1024).toFixed(1);
  return `memory: ${kilobytes(sockets, 200)} kB a socket, ${kilobytes(matches, 100)} kB a match at hand`;
}
