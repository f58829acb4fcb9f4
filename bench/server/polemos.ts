import { Generator } from '@polemos/kernel';
import WebSocket from 'ws';
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
  private readonly played: Played;
  readonly times: number[] = [];

  constructor(url: string, played: Played, n: number) {
    this.url = url;
    this.played = played;
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
    const { game, seats } = this.played;
    const pace = { kind: 'live', minutes: 600, increment: 0 };
    this.table = String((await this.ask(0, '/api/tables', { game, public: true, seat: seats[0], pace })).id);
    await this.ask(1, `/api/tables/${this.table}/join`, { seat: seats[1] });
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
            if (answer.ok === true) this.times.push(performance.now() - (sent.get(key) ?? 0));
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
