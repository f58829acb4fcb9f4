import { type Action, Generator } from '@polemos/kernel';
import WebSocket from 'ws';
import { actionsOf, isAll, patched, without } from '../../packages/server/client/delta.ts';
import type { FromServer, Position } from '../../packages/server/client/index.ts';
import { bothHear, FieldTable, type Speech } from './field-table.ts';
import type { Table } from './load.ts';
import { Wire } from './wire.ts';

/** A game that two play, and their seats. */
export interface Played {
  readonly game: string;
  readonly seats: readonly [string, string];
}
export const EGEMONIA: Played = { game: 'egemonia', seats: ['sparta', 'athens'] };
export const FIELD_200: Played = { game: 'field-200', seats: ['first', 'second'] };

/** Two guests of a Polemos server, and matches between them. */
class Guests {
  readonly cookies: string[] = [];
  private readonly url: string;
  private readonly played: Played;
  /** Started matches that wait to be played. */
  private readonly waiting: string[] = [];

  constructor(url: string, played: Played) {
    this.url = url;
    this.played = played;
  }

  get socketUrl(): string {
    return `${this.url.replace('http', 'ws')}/api/socket`;
  }

  /** Comes in and starts so many matches. */
  async come(prepared: number): Promise<void> {
    for (const seat of [0, 1]) if (this.cookies[seat] === undefined) await this.ask(seat, '/api/guest', { name: `p${seat}` });
    for (let n = 0; n < prepared; n++) this.waiting.push(await this.begin());
  }

  async nextMatch(): Promise<string> {
    return this.waiting.pop() ?? (await this.begin());
  }

  private async begin(): Promise<string> {
    const { game, seats } = this.played;
    const pace = { kind: 'live', minutes: 600, increment: 0 };
    const table = String((await this.ask(0, '/api/tables', { game, public: true, seat: seats[0], pace })).id);
    await this.ask(1, `/api/tables/${table}/join`, { seat: seats[1] });
    await this.ask(0, `/api/tables/${table}/start`, {});
    return table;
  }

  private async ask(seat: number, path: string, body: unknown): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', cookie: this.cookies[seat] ?? '' };
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const cookie = answer.headers.get('set-cookie');
    if (cookie !== null) this.cookies[seat] = cookie.split(';')[0];
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Record<string, unknown>;
  }
}

export const polemosTable = (url: string, name: string, prepared: number): FieldTable =>
  new FieldTable(new Polemos(url, prepared), name);

/** field-200 here: the protocol of the web client. */
class Polemos implements Speech {
  private readonly guests: Guests;
  private readonly prepared: number;
  private table = '';

  constructor(url: string, prepared: number) {
    this.guests = new Guests(url, FIELD_200);
    this.prepared = prepared;
  }

  async connect(): Promise<readonly Wire[]> {
    await this.guests.come(this.prepared);
    return Promise.all(this.guests.cookies.map(cookie => Wire.open(this.guests.socketUrl, { cookie })));
  }

  async begin(wires: readonly Wire[]): Promise<void> {
    const last = this.table;
    this.table = await this.guests.nextMatch();
    const shown = bothHear(wires, text => text.startsWith('{"type":"position"') && text.includes(this.table));
    for (const wire of wires) {
      if (last !== '') wire.say(`{"type":"unwatch","table":"${last}"}`);
      wire.say(`{"type":"watch","table":"${this.table}","delta":true}`);
    }
    await shown;
  }

  tellsMove(text: string): boolean {
    if (text.startsWith('{"type":"moved"')) return true;
    if (text.startsWith('{"type":"answer"') || text.startsWith('{"type":"error"')) throw new Error(text);
    return false;
  }
  tellsEnd(text: string): boolean {
    return text.includes('"outcome":[{') && text.includes('"lead"');
  }

  place(wire: Wire, _seat: number, cell: number, move: number): void {
    const action = `{"type":"place","cell":${cell}}`;
    wire.say(`{"type":"act","table":"${this.table}","key":"${move}","version":${move},"action":${action}}`);
  }
}

/** Two who read everything that they are told, of a game that has to be read. */
export class PolemosTable implements Table {
  private readonly chance: Generator;
  private readonly guests: Guests;
  private readonly prepared: number;
  private sockets: WebSocket[] = [];
  private table = '';
  readonly times: number[] = [];

  constructor(url: string, played: Played, n: number, prepared = 1) {
    this.guests = new Guests(url, played);
    this.prepared = prepared;
    this.chance = new Generator(`load ${n}`);
  }

  async sit(): Promise<void> {
    await this.guests.come(this.prepared);
    this.sockets = await Promise.all(
      this.guests.cookies.map(async cookie => {
        const socket = new WebSocket(this.guests.socketUrl, { headers: { cookie } });
        await new Promise(resolve => socket.once('open', resolve));
        return socket;
      }),
    );
  }

  async play(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      this.table = await this.guests.nextMatch();
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
        let offered: readonly Action[] = [];
        let sent = 0;
        socket.removeAllListeners('message');
        socket.on('message', data => {
          const message = JSON.parse(String(data)) as FromServer;
          if (message.type === 'position' && message.position.table === this.table) board = message.position;
          else if (message.type === 'moved' && message.table === this.table && board !== null) {
            const legal = isAll(message.legal) ? actionsOf(message.legal) : without(offered, message.legal.gone);
            board = { ...(patched(board, message.patch) as Position), legal };
            if (message.key !== undefined) this.times.push(performance.now() - sent);
          } else if (message.type === 'answer' && 'ok' in message.answer) this.times.push(performance.now() - sent);
          if (board === null) return;
          if (board.outcome !== null || stopped()) return resolve();
          if (board.legal.length === 0) return;
          offered = board.legal;
          if (board.sequence <= last) return;
          const action = offered[this.chance.below(offered.length)];
          last = board.sequence;
          sent = performance.now();
          socket.send(JSON.stringify({ type: 'act', table: this.table, key: `${last}`, version: board.version, action }));
        });
        socket.send(JSON.stringify({ type: 'watch', table: this.table, delta: true }));
      }
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}
