import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineOf } from '@polemos/games/releases';
import { type Action, Generator } from '@polemos/kernel';
import { games } from '../src/games.ts';
import { type ActBody, bodyOf, Course } from '../src/matches/course.ts';
import type { Position } from '../src/matches/show.ts';
import { environmentName } from '../src/operation/config.ts';
import { recordsOf } from '../src/storage/records.ts';
import { openStore } from '../src/storage/store.ts';
import { playingIds, tableById } from '../src/storage/tables.ts';
import { type Guest, guest, Line, started } from './house.ts';

/**
 * Servers that are killed at random moments while bots play through them as clients. Each client keeps a ledger of what
 * it was promised and what it has seen; afterwards the ledgers are held against the log on disk.
 */
export interface Trial {
  readonly database: string;
  readonly processes: number;
  readonly matches: number;
  readonly kills: number;
  /** How many moves are acknowledged between two kills: from, to. So each falls amid busy matches, however slow the machine. */
  readonly after: readonly [number, number];
  readonly seed: number;
}
export interface Findings {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  readonly ahead: readonly string[];
  readonly refusedButWritten: readonly string[];
  readonly broken: readonly string[];
  readonly kills: number;
  /** Longest time from a kill until the server answered again. */
  readonly slowest: number;
}

/** What one client was told: this key, at this sequence; or no. */
interface Promised {
  readonly table: string;
  readonly key: string;
  readonly action: Action;
  readonly sequence: number | null;
}

export async function crash(trial: Trial): Promise<Findings> {
  const chance = new Generator(trial.seed);
  const houses = await Promise.all(Array.from({ length: trial.processes }, () => House.open(trial.database)));
  const players = await Promise.all(Array.from({ length: trial.matches }, (_, i) => Pair.sit(houses, i, trial.seed)));
  let stopping = false;
  const playing = players.map(pair => pair.play(() => stopping));
  let slowest = 0;
  for (let n = 0; n < trial.kills; n++) {
    const wanted = acknowledged(players) + trial.after[0] + chance.below(trial.after[1] - trial.after[0]);
    for (const end = Date.now() + 20_000; acknowledged(players) < wanted && Date.now() < end; ) await pause(2);
    slowest = Math.max(slowest, await houses[n % houses.length].crash());
  }
  await pause(500);
  stopping = true;
  await Promise.all(playing);
  for (const house of houses) await house.stop();
  const found = await compare(trial.database, players);
  return { ...found, kills: trial.kills, slowest };
}

const acknowledged = (pairs: readonly Pair[]): number => pairs.reduce((sum, { promised }) => sum + promised.length, 0);

/** One server process that always comes back at the same address. */
class House {
  readonly url: string;
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;

  private constructor(url: string, env: NodeJS.ProcessEnv) {
    this.url = url;
    this.env = env;
  }
  static async open(database: string): Promise<House> {
    const port = await freePort();
    const settings = { port, database, logLevel: 'silent', limits: false, bots: 0, connections: 6 };
    const named = Object.entries(settings).map(([key, value]) => [environmentName(key), String(value)]);
    const house = new House(`http://127.0.0.1:${port}`, {
      ...process.env,
      ...Object.fromEntries(named),
      // As a host does it: a start does not compile everything anew.
      NODE_COMPILE_CACHE: join(tmpdir(), 'polemos-compiled'),
    });
    await house.start();
    return house;
  }
  private start(): Promise<void> {
    const child = fork(new URL('./serve-process.ts', import.meta.url), { env: this.env, execArgv: [], stdio: 'inherit' });
    this.child = child;
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', code => reject(new Error(`a server did not start: ${code}`)));
    });
  }
  /** Kills it without a word, starts it again, and says how long nobody was answered. */
  async crash(): Promise<number> {
    const { child } = this;
    const gone = new Promise(resolve => child?.once('exit', resolve));
    const from = Date.now();
    child?.kill('SIGKILL');
    await gone;
    await this.start();
    return Date.now() - from;
  }
  async stop(): Promise<void> {
    const gone = new Promise(resolve => this.child?.once('exit', resolve));
    this.child?.kill('SIGTERM');
    await gone;
  }
}

/** Two clients who play one match after the other. */
class Pair {
  readonly promised: Promised[] = [];
  /** What either has seen on the board: by table, the highest move. */
  readonly seen = new Map<string, number>();
  private readonly houses: readonly House[];
  private readonly chance: Generator;
  private readonly people: Record<string, Guest>;

  private constructor(houses: readonly House[], chance: Generator, people: Record<string, Guest>) {
    this.houses = houses;
    this.chance = chance;
    this.people = people;
  }
  static async sit(houses: readonly House[], n: number, seed: number): Promise<Pair> {
    const at = houses[n % houses.length].url;
    const people = { sparta: await guest(at), athens: await guest(at) };
    return new Pair(houses, new Generator(`${seed} ${n}`), people);
  }

  async play(stopping: () => boolean): Promise<void> {
    while (!stopping()) {
      const table = await started(this.people.sparta, this.people.athens).catch(() => null);
      if (table === null) await pause(50);
      else await Promise.all(['sparta', 'athens'].map(seat => this.sitAt(table.id, seat, stopping)));
    }
  }

  private async sitAt(table: string, seat: string, stopping: () => boolean): Promise<void> {
    let line: Line | null = null;
    let heard = 0;
    let last = -1;
    let latest: Position | null = null;
    let pending: { key: string; version: number; action: Action } | null = null;
    let count = 0;
    while (!stopping() || pending !== null) {
      if (line === null || line.closed) {
        line = await this.connect(seat);
        if (line === null) continue;
        heard = 0;
        line.say({ type: 'watch', table, since: Math.max(0, last) });
        // A move that was not answered is sent again, with the same key: it must not count twice.
        if (pending !== null) line.say({ type: 'act', table, ...pending });
      }
      const message = await line.until(() => true, { from: heard, within: 1500 }).catch(() => null);
      if (message === null) {
        // Whoever waits for an answer that does not come begins anew; whoever waits for the other waits on.
        if (pending === null) continue;
        line.socket.terminate();
        line.closed = true;
        continue;
      }
      heard++;
      if (message.type === 'answer' && message.key === pending?.key) {
        const sequence = message.answer.ok === true ? message.answer.sequence : null;
        this.promised.push({ table, key: pending?.key ?? '', action: pending?.action as Action, sequence });
        pending = null;
      }
      if (message.type === 'error' && pending !== null && message.key === pending.key)
        line.say({ type: 'act', table, ...pending });
      if (message.type === 'position') {
        const position = message.position as Position;
        this.seen.set(table, Math.max(this.seen.get(table) ?? 0, position.sequence));
        if (position.sequence >= last) latest = position;
        last = Math.max(last, position.sequence);
      }
      // The board comes before the answer: a seat that is asked twice running acts when it has both.
      if (latest === null || pending !== null) continue;
      if (latest.outcome !== null) break;
      if (latest.legal.length === 0 || stopping()) continue;
      const action = latest.legal[this.chance.below(latest.legal.length)];
      pending = { key: `${seat} ${count++} ${this.chance.below(1_000_000)}`, version: latest.version, action };
      latest = null;
      line.say({ type: 'act', table, ...pending });
    }
    line?.close();
  }

  private async connect(seat: string): Promise<Line | null> {
    const house = this.houses[this.chance.below(this.houses.length)];
    const line = await Line.open(house.url, this.people[seat].cookie).catch(() => null);
    if (line === null) await pause(20 + this.chance.below(60));
    return line;
  }
}

/** The ledgers against the log on disk. */
async function compare(database: string, pairs: readonly Pair[]): Promise<Omit<Findings, 'kills' | 'slowest'>> {
  const store = await openStore(database);
  const found = {
    acknowledged: 0,
    lost: [] as string[],
    twice: [] as string[],
    ahead: [] as string[],
    refusedButWritten: [] as string[],
    broken: [] as string[],
  };
  const byTable = new Map<string, Map<string, { sequence: number; action: Action }[]>>();
  for (const id of await playingIds(store.db)) {
    const table = await tableById(store.db, id);
    const records = await recordsOf(store.db, id);
    if (table === undefined || records.some(({ sequence }, i) => sequence !== i + 1)) found.broken.push(`${id}: a gap`);
    try {
      if (table !== undefined) Course.load(engineOf(games[table.game]), table, records, null);
    } catch (error) {
      found.broken.push(String(error));
    }
    const keys = new Map<string, { sequence: number; action: Action }[]>();
    for (const record of records) {
      const key = record.key.slice(record.key.indexOf(':') + 1);
      keys.set(key, [...(keys.get(key) ?? []), { sequence: record.sequence, action: bodyOf<ActBody>(record).action }]);
    }
    byTable.set(id, keys);
    for (const pair of pairs) if ((pair.seen.get(id) ?? 0) > records.length) found.ahead.push(id);
  }
  for (const { promised } of pairs)
    for (const { table, key, action, sequence } of promised) {
      const written = byTable.get(table)?.get(key) ?? [];
      if (written.length > 1) found.twice.push(key);
      if (sequence === null) {
        if (written.length > 0) found.refusedButWritten.push(key);
        continue;
      }
      found.acknowledged++;
      const [one] = written;
      if (one?.sequence !== sequence || JSON.stringify(one.action) !== JSON.stringify(action)) found.lost.push(`${table} ${key}`);
    }
  await store.close();
  return found;
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
