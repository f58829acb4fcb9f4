import { type Action, Generator } from '@polemos/kernel';
import WebSocket from 'ws';
import { actionAt, countOf, type Offered, patched } from '../../packages/server/client/brief.ts';
import type { FromServer, Position } from '../../packages/server/client/index.ts';
import type { Table } from './load.ts';

/** A game that two play, and their seats. */
export interface Played {
  readonly game: string;
  readonly seats: readonly [string, string];
}
export const EGEMONIA: Played = { game: 'egemonia', seats: ['sparta', 'athens'] };
export const FIELD_200: Played = { game: 'field-200', seats: ['first', 'second'] };

/** Two guests of a Polemos server. */
export class PolemosTable implements Table {
  private readonly chance: Generator;
  private readonly url: string;
  private readonly cookies: string[] = [];
  private sockets: WebSocket[] = [];
  private table = '';
  /** Started matches that wait to be played. */
  private readonly waiting: string[] = [];
  private readonly prepared: number;
  private readonly played: Played;
  readonly times: number[] = [];

  constructor(url: string, played: Played, n: number, prepared = 1) {
    this.url = url;
    this.played = played;
    this.prepared = prepared;
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

  async sit(): Promise<void> {
    for (const seat of [0, 1]) if (this.cookies[seat] === undefined) await this.ask(seat, '/api/guest', { name: `p${seat}` });
    for (let n = 0; n < this.prepared; n++) await this.begin();
    this.sockets = await Promise.all(
      this.cookies.map(async cookie => {
        const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
        await new Promise(resolve => socket.once('open', resolve));
        return socket;
      }),
    );
  }

  private async begin(): Promise<void> {
    const { game, seats } = this.played;
    const pace = { kind: 'live', minutes: 600, increment: 0 };
    const table = String((await this.ask(0, '/api/tables', { game, public: true, seat: seats[0], pace })).id);
    await this.ask(1, `/api/tables/${table}/join`, { seat: seats[1] });
    await this.ask(0, `/api/tables/${table}/start`, {});
    this.waiting.push(table);
  }

  async play(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      if (this.waiting.length === 0) await this.begin();
      this.table = this.waiting.pop() as string;
      await this.playMatch(stopped);
      for (const socket of this.sockets) socket.send(JSON.stringify({ type: 'unwatch', table: this.table }));
    }
  }

  /** Both watch and keep the board as they are told it; whoever may act picks one of the actions offered. */
  private playMatch(stopped: () => boolean): Promise<void> {
    return new Promise(resolve => {
      let last = -1;
      for (const socket of this.sockets) {
        let board: Position | null = null;
        let sent = 0;
        socket.removeAllListeners('message');
        socket.on('message', data => {
          const message = JSON.parse(String(data)) as FromServer;
          let action: Action | null = null;
          if (message.type === 'position' && message.position.table === this.table) {
            board = message.position;
            action = board.legal.length === 0 ? null : board.legal[this.chance.below(board.legal.length)];
          } else if (message.type === 'moved' && message.table === this.table && board !== null) {
            board = patched(board, message.patch) as Position;
            if (message.key !== undefined) this.times.push(performance.now() - sent);
            action = pick(message.legal, this.chance);
          } else if (message.type === 'answer' && 'ok' in message.answer) this.times.push(performance.now() - sent);
          if (board === null) return;
          if (board.outcome !== null || stopped()) return resolve();
          if (action === null || board.sequence <= last) return;
          last = board.sequence;
          sent = performance.now();
          socket.send(JSON.stringify({ type: 'act', table: this.table, key: `${last}`, version: board.version, action }));
        });
        socket.send(JSON.stringify({ type: 'watch', table: this.table, brief: true }));
      }
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

function pick(legal: readonly Offered[], chance: Generator): Action | null {
  let count = 0;
  for (const offered of legal) count += countOf(offered);
  let n = count === 0 ? 0 : chance.below(count);
  for (const offered of legal) {
    if (n < countOf(offered)) return actionAt(offered, n);
    n -= countOf(offered);
  }
  return null;
}
