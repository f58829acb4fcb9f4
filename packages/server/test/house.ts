import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action } from '@polemos/kernel';
import WebSocket from 'ws';
import { type ServeOptions, type Server, serve } from '../src/index.ts';
import type { Position } from '../src/matches/show.ts';
import type { TableView } from '../src/tables/view.ts';
import type { Unguessable } from '../src/world.ts';

/** Names and dice that are the same in every run. */
export function guessable(): Unguessable {
  let count = 0;
  const next = (): string => String(++count).padStart(4, '0');
  return { id: () => `id-${next()}`, token: () => `token-${next()}-token-token`, secret: () => 'ab'.repeat(32) };
}

/** A server for a test: quiet, on a free port, in a file of its own. */
export const temporary = (): string => mkdtempSync(join(tmpdir(), 'polemos-'));
export const house = (options: ServeOptions = {}): Promise<Server> =>
  serve({
    port: 0,
    database: join(temporary(), 'house.sqlite'),
    logLevel: 'silent',
    limits: false,
    bots: 0,
    onAdminToken: () => {},
    ...options,
  });

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever an answer holds
  readonly body: any;
  readonly text: string;
  readonly headers: Headers;
}

/** Somebody with a browser: keeps their cookie. */
export class Guest {
  readonly url: string;
  cookie = '';
  token = '';
  id = '';
  constructor(url: string) {
    this.url = url;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
      text,
      headers: answer.headers,
    };
  }
  get = (path: string) => this.ask('GET', path);
  post = (path: string, body?: unknown) => this.ask('POST', path, body);

  position = async (table: string): Promise<Position> => (await this.get(`/api/tables/${table}/position?since=-1`)).body;
  act = (table: string, version: number, action: unknown, key = `k${Math.random()}`) =>
    this.post(`/api/tables/${table}/act`, { key, version, action });

  socket(): Promise<Line> {
    return Line.open(this.url, this.cookie, this.token);
  }
}

export async function guest(url: string, name = 'Nikias'): Promise<Guest> {
  const one = new Guest(url);
  one.id = (await one.post('/api/guest', { name })).body.me.id;
  return one;
}
export async function account(url: string, name: string, password = 'thalassa thalassa'): Promise<Guest> {
  const one = new Guest(url);
  const reply = await one.post('/api/register', { name, password });
  if (reply.status !== 200) throw new Error(reply.text);
  one.id = reply.body.me.id;
  return one;
}

/** A socket that remembers everything that came through it. */
export class Line {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever a message holds
  readonly heard: any[] = [];
  readonly raw: string[] = [];
  readonly socket: WebSocket;
  private waiting: (() => void)[] = [];
  closed = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      this.raw.push(String(data));
      this.heard.push(JSON.parse(String(data)));
      for (const wake of this.waiting.splice(0)) wake();
    });
    socket.on('close', () => {
      this.closed = true;
      for (const wake of this.waiting.splice(0)) wake();
    });
    socket.on('error', () => {});
  }
  static open(url: string, cookie: string, token = ''): Promise<Line> {
    const headers = { ...(cookie === '' ? {} : { cookie }), ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    const line = new Line(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(line));
      socket.on('error', reject);
    });
  }
  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  /** The first message, from `from` on, that is as wanted. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever a message holds
  async until(wanted: (message: any) => boolean, { from = 0, within = 10_000 } = {}): Promise<any> {
    const end = Date.now() + within;
    for (let at = from; ; ) {
      for (; at < this.heard.length; at++) if (wanted(this.heard[at])) return this.heard[at];
      if (Date.now() > end || this.closed) throw new Error(`did not hear it; last: ${this.raw.slice(-3).join('\n')}`);
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, 200);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
  close(): void {
    this.socket.close();
  }
}

/** A table of two people in a started match. */
export async function started(host: Guest, other: Guest, options: object = {}): Promise<TableView> {
  const made = await host.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta', entropy: 'sling', ...options });
  if (made.status !== 200) throw new Error(made.text);
  const { id } = made.body;
  const joined = await other.post(`/api/tables/${id}/join`, { seat: 'athens', entropy: 'stone' });
  if (joined.status !== 200) throw new Error(joined.text);
  const begun = await host.post(`/api/tables/${id}/start`);
  if (begun.status !== 200) throw new Error(begun.text);
  return begun.body;
}

/** What somebody is shown who has heard of a record: another process hears of it a moment later. */
async function abreast(guest: Guest, table: string, sequence: number): Promise<Position> {
  for (let tries = 0; ; tries++) {
    const position = await guest.position(table);
    if (position.sequence >= sequence) return position;
    if (tries === 200) throw new Error(`${table} is at ${position.sequence}, and ${sequence} has not been heard of`);
    await new Promise(done => setTimeout(done, 10));
  }
}

/** Plays on by the first legal action, or by a chooser, for at most so many moves. */
export async function playOn(
  people: Readonly<Record<string, Guest>>,
  table: string,
  most: number,
  choose: (legal: readonly Action[], n: number) => Action = (legal, n) => legal[(n * 7) % legal.length],
): Promise<Position> {
  const [first] = Object.values(people);
  let position = await first.position(table);
  for (let n = 0; n < most && position.outcome === null; n++) {
    const { seat } = position.pending[0];
    const mine = await abreast(people[seat], table, position.sequence);
    const acted = await people[seat].act(table, mine.version, choose(mine.legal, n));
    if (acted.body.ok !== true) throw new Error(acted.text);
    position = await abreast(first, table, acted.body.sequence);
  }
  return position;
}
