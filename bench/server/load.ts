import { type ChildProcess, fork } from 'node:child_process';
import { environmentName } from '../../packages/server/src/index.ts';

/** How fast moves are taken over real sockets with so many matches under way: one row of the table. */
export interface Load {
  readonly server: string;
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Microseconds of processor that the server took for a move; null where it was not asked. Other work on the machine changes it little. */
  readonly processor: number | null;
}

/** Two people at one table, one of whom always moves: as many tables, as many moves under way at once. */
export interface Table {
  /** The milliseconds from each move to its answer. */
  readonly times: number[];
  /** Comes in, sits down, starts; both watch. */
  sit(): Promise<void>;
  /** Plays, match after match, until told to stop. */
  play(stopped: () => boolean): Promise<void>;
  close(): void;
}

/** A server in a process of its own. */
export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
}

export function start(
  script: string | URL,
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<Running> {
  const child = fork(script, { env: { ...process.env, NODE_ENV: 'production', ...env }, execArgv: [...execArgv] });
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve({ url: (message as { url: string }).url, child }));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
}

export function startPolemos(database: string): Promise<Running> {
  const settings = { port: 0, database, logLevel: 'silent', limits: false, bots: 0 };
  const env = Object.fromEntries(Object.entries(settings).map(([key, value]) => [environmentName(key), String(value)]));
  // As the image, the service and `npm start` do it (docs/hosting.md).
  return start(new URL('./serve-process.ts', import.meta.url), env, ['--expose-gc', '--max-semi-space-size=16']);
}

/** Bytes in use after a collection. */
export const memoryOf = ({ child }: Running): Promise<number> =>
  new Promise(resolve => {
    child.once('message', message => resolve((message as { memory: number }).memory));
    child.send('memory');
  });

/** Microseconds of processor so far, in all threads. */
const processorOf = ({ child }: Running): Promise<number> =>
  new Promise(resolve => {
    child.once('message', message => {
      const { user, system } = message as NodeJS.CpuUsage;
      resolve(user + system);
    });
    child.send('processor');
  });

/** So many sit down at once, so that a thousand tables do not take a minute. */
const AT_ONCE = 20;
export async function seat(tables: readonly Table[]): Promise<void> {
  for (let at = 0; at < tables.length; at += AT_ONCE) await Promise.all(tables.slice(at, at + AT_ONCE).map(table => table.sit()));
}

/** All tables at once, for so many seconds; with the process that serves them, also what it took of the processor. */
export async function load(
  server: string,
  tables: readonly Table[],
  seconds: number,
  running: Running | null = null,
): Promise<Load> {
  await seat(tables);
  let stopping = false;
  const playing = tables.map(table => table.play(() => stopping));
  await pause(WARM);
  await allMoving(tables);
  for (const { times } of tables) times.length = 0;
  const before = running === null ? 0 : await processorOf(running);
  const from = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - from) / 1000;
  const times = tables.flatMap(table => table.times).sort((a, b) => a - b);
  const processor = running === null ? null : ((await processorOf(running)) - before) / times.length;
  stopping = true;
  await Promise.race([Promise.all(playing), pause(1000)]);
  for (const table of tables) table.close();
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return {
    server,
    matches: tables.length,
    movesPerSecond: times.length / took,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    processor,
  };
}

/** Before anything is measured: so long, and until all have moved. A thousand tables take their time to look at their boards. */
const WARM = 700;
async function allMoving(tables: readonly Table[]): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(50))
    if (tables.every(({ times }) => times.length > 0)) return;
}

/** Rounds of the same, taken together. */
export function together(rounds: readonly Load[]): Load {
  const mean = (of: (round: Load) => number): number => rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
  return {
    ...rounds[0],
    movesPerSecond: mean(round => round.movesPerSecond),
    p50: mean(round => round.p50),
    p95: mean(round => round.p95),
    p99: mean(round => round.p99),
    processor: rounds[0].processor === null ? null : mean(round => round.processor ?? 0),
  };
}

export const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
