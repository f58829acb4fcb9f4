import { join } from 'node:path';
import type { Action } from '@polemos/kernel';
import { expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { api, Live, type Position, Refused, type Socket } from '../client/index.ts';
import { type Guest, guest, house, started, temporary } from './house.ts';

/** A client whose line the test can cut. */
function client(one: Guest): { live: Live; positions: Position[]; statuses: string[]; cut(): void } {
  const positions: Position[] = [];
  const statuses: string[] = [];
  let last: WebSocket | null = null;
  const open = (): Socket => {
    last = new WebSocket(`${one.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: one.cookie } });
    return last as unknown as Socket;
  };
  const live = new Live(open, { position: p => positions.push(p), status: s => statuses.push(s) });
  return { live, positions, statuses, cut: () => last?.terminate() };
}
const until = async (holds: () => boolean): Promise<void> => {
  for (let n = 0; n < 500 && !holds(); n++) await new Promise(resolve => setTimeout(resolve, 20));
  expect(holds()).toBe(true);
};

test('a whole match over lines that break all the time, and a server that restarts: every move once, none missed', async () => {
  const database = join(temporary(), 'live.sqlite');
  let server = await house({ database });
  const port = Number(new URL(server.url).port);
  const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
  const { id } = await started(people.sparta, people.athens);
  const clients = { sparta: client(people.sparta), athens: client(people.athens) };
  for (const one of Object.values(clients)) one.live.watch(id);
  const names = ['sparta', 'athens'] as const;
  let moves = 0;
  const over = (): boolean => names.some(name => clients[name].positions.at(-1)?.outcome != null);
  while (!over()) {
    await until(() => over() || names.some(name => (clients[name].positions.at(-1)?.legal.length ?? 0) > 0));
    for (const name of names) {
      const position = clients[name].positions.at(-1);
      if (position === undefined || position.legal.length === 0 || position.outcome !== null) continue;
      const acting = clients[name].live.act(id, position.version, position.legal[0] as Action);
      // Cut before, while or after the answer is on its way.
      if (moves % 5 === 1) clients[name].cut();
      if (moves === 10) {
        await server.close();
        server = await house({ database, port });
      }
      const answer = await acting;
      expect(answer).toMatchObject({ ok: true });
      moves++;
      await until(() => (clients[name].positions.at(-1)?.sequence ?? 0) >= ('ok' in answer ? answer.sequence : 0));
    }
  }
  await until(() => names.every(name => clients[name].positions.at(-1)?.sequence === moves));
  for (const { positions, live } of Object.values(clients)) {
    const heard = positions.flatMap(({ news }) => news.filter(({ kind }) => kind !== 'start').map(({ sequence }) => sequence));
    expect(heard).toEqual(Array.from({ length: moves }, (_, i) => i + 1));
    live.close();
  }
  await server.close();
});

test('a phone that slept does not wait for a line that is dead: it is asked, given up after three seconds, and the move goes again', async () => {
  vi.useFakeTimers();
  try {
    const sent: string[][] = [];
    const sockets: Socket[] = [];
    const open = (): Socket => {
      const said: string[] = [];
      sent.push(said);
      const socket: Socket = {
        ...{ readyState: 1, close() {}, onopen: null, onmessage: null, onclose: null, onerror: null },
        send: text => void said.push(text),
      };
      sockets.push(socket);
      return socket;
    };
    const statuses: string[] = [];
    const live = new Live(open, { status: one => statuses.push(one) });
    sockets[0].onopen?.();
    void live.act('table', 4, { type: 'pass' }, 'once');
    live.wake();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(statuses).toEqual(['connecting', 'live']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'connecting']);
    sockets[1].onopen?.();
    expect(sent[1].map(text => JSON.parse(text).key)).toEqual(['once']);
    // A line that answers is kept.
    live.wake();
    sockets[1].onmessage?.({ data: JSON.stringify({ type: 'pong' }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets).toHaveLength(2);
    live.close();
  } finally {
    vi.useRealTimers();
  }
});

test('refusals of the interface are errors with a code', async () => {
  const server = await house();
  const one = await guest(server.url);
  const door = api(server.url, { cookie: one.cookie });
  expect((await door.me())?.name).toBe('Nikias');
  const table = await door.createTable({ game: 'egemonia', seat: 'sparta' });
  await expect(door.start(table.id)).rejects.toMatchObject({ status: 409, code: 'seats-empty', detail: { seats: ['athens'] } });
  await expect(door.table('nowhere')).rejects.toBeInstanceOf(Refused);
  await server.close();
});
