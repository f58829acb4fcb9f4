import { type ChildProcess, fork } from 'node:child_process';
import { Generator } from '@polemos/kernel';
import WebSocket from 'ws';
import { environmentName } from '../../packages/server/src/index.ts';

/** How fast moves are taken, durably, over real sockets: one row of the table. */
export interface Row {
  readonly database: string;
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of the server, in milliseconds: what other work on the machine does not change. */
  readonly processorPerMove: number;
}

/** A server in a process of its own. */
export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** Bytes in use, and milliseconds of processor time so far. */
  usage(): Promise<{ memory: number; processor: number }>;
}
export async function startServer(database: string): Promise<Running> {
  const settings = { port: 0, database, logLevel: 'silent', limits: false, bots: 0 };
  const env = Object.fromEntries(Object.entries(settings).map(([key, value]) => [environmentName(key), String(value)]));
  const child = fork(new URL('./serve-process.ts', import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: ['--expose-gc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', message => resolve((message as { url: string }).url));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  const usage = (): Promise<{ memory: number; processor: number }> =>
    new Promise(resolve => {
      child.once('message', message => resolve(message as { memory: number; processor: number }));
      child.send('usage');
    });
  return { url, child, usage };
}

/** Two people at one table, one of whom always moves: as many matches, as many moves under way at once. */
export class Pair {
  private readonly chance: Generator;
  private readonly url: string;
  private readonly cookies: string[] = [];
  private sockets: WebSocket[] = [];
  private table = '';
  readonly times: number[] = [];
  moves = 0;

  constructor(url: string, n: number) {
    this.url = url;
    this.chance = new Generator(`load ${n}`);
  }

  private async ask(seat: number, path: string, body: unknown): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', cookie: this.cookies[seat] ?? '' };
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const cookie = answer.headers.get('set-cookie');
    if (cookie !== null) this.cookies[seat] = cookie.split(';')[0];
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Record<string, unknown>;
  }

  /** Comes in, sits down, starts; both watch. */
  async sit(): Promise<void> {
    for (const seat of [0, 1]) if (this.cookies[seat] === undefined) await this.ask(seat, '/api/guest', { name: `p${seat}` });
    const pace = { kind: 'live', minutes: 600, increment: 0 };
    this.table = String((await this.ask(0, '/api/tables', { game: 'egemonia', public: true, seat: 'sparta', pace })).id);
    await this.ask(1, `/api/tables/${this.table}/join`, { seat: 'athens' });
    await this.ask(0, `/api/tables/${this.table}/start`, {});
    if (this.sockets.length === 0)
      this.sockets = await Promise.all(
        this.cookies.map(async cookie => {
          const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
          await new Promise(resolve => socket.once('open', resolve));
          return socket;
        }),
      );
  }

  /** Plays, match after match, until told to stop. */
  async play(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      await this.playMatch(stopped);
      if (!stopped()) await this.sit();
    }
  }

  private playMatch(stopped: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const sent = new Map<string, number>();
      let last = -1;
      this.sockets.forEach(socket => {
        socket.removeAllListeners('message');
        socket.on('message', data => {
          const text = String(data);
          if (text.startsWith('{"type":"answer"')) {
            const { key, answer } = JSON.parse(text);
            this.times.push(performance.now() - (sent.get(key) ?? 0));
            if (answer.ok === true) this.moves++;
            return;
          }
          if (!text.startsWith('{"type":"position"')) return;
          const { position } = JSON.parse(text);
          if (position.table !== this.table) return;
          if (position.outcome !== null || stopped()) return resolve();
          if (position.legal.length === 0 || position.sequence <= last) return;
          last = position.sequence;
          const action = position.legal[this.chance.below(position.legal.length)];
          sent.set(`${last}`, performance.now());
          socket.send(JSON.stringify({ type: 'act', table: this.table, key: `${last}`, version: position.version, action }));
        });
        socket.send(JSON.stringify({ type: 'watch', table: this.table }));
      });
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

/** So many matches at once for so many seconds. */
export async function load({ url, usage }: Running, database: string, matches: number, seconds: number): Promise<Row> {
  const pairs = Array.from({ length: matches }, (_, n) => new Pair(url, n));
  for (let at = 0; at < pairs.length; at += 20) await Promise.all(pairs.slice(at, at + 20).map(pair => pair.sit()));
  let stopping = false;
  const playing = pairs.map(pair => pair.play(() => stopping));
  await new Promise(resolve => setTimeout(resolve, 500));
  for (const pair of pairs) {
    pair.times.length = 0;
    pair.moves = 0;
  }
  const from = performance.now();
  const { processor: before } = await usage();
  await new Promise(resolve => setTimeout(resolve, seconds * 1000));
  const took = (performance.now() - from) / 1000;
  const moves = pairs.reduce((sum, pair) => sum + pair.moves, 0);
  const { processor } = await usage();
  const times = pairs.flatMap(pair => pair.times).sort((a, b) => a - b);
  stopping = true;
  await Promise.race([Promise.all(playing), new Promise(resolve => setTimeout(resolve, 1000))]);
  for (const pair of pairs) pair.close();
  const at = (part: number): number => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2));
  return {
    database,
    matches,
    movesPerSecond: Math.round(moves / took),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    processorPerMove: Number(((processor - before) / moves).toFixed(3)),
  };
}
