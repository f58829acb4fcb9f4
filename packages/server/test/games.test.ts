import { Generator } from '@polemos/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Live, type Position, type Socket } from '../client/index.ts';
import { games } from '../src/games.ts';
import type { Server } from '../src/index.ts';
import { type Guest, guest, house } from './house.ts';

let server: Server;
beforeAll(async () => {
  server = await house();
});
afterAll(() => server.close());

const MOVES = 12;
const every = Object.values(games).flatMap(({ id, scenarios }) => scenarios.map(scenario => [id, scenario.id] as const));

/** The client's own line, and the latest position it has made of what it was told. */
function sitting(one: Guest, table: string): { live: Live; latest(): Position | undefined } {
  const open = (): Socket =>
    new WebSocket(`${one.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: one.cookie } }) as unknown as Socket;
  let latest: Position | undefined;
  const live = new Live(open, {
    position: position => {
      latest = position;
    },
  });
  live.watch(table);
  return { live, latest: () => latest };
}

test.each(every)(
  '%s, %s: laid out, joined, started; each plays as the client does, and has what the server would show',
  async (game, scenario) => {
    const host = await guest(server.url);
    const made = await host.post('/api/tables', { game, scenario, public: true, seat: null });
    expect(made.status, made.text).toBe(200);
    const { id, seats } = made.body as { id: string; seats: { seat: string }[] };
    const people = new Map<string, Guest>();
    for (const { seat } of seats) {
      const one = await guest(server.url);
      const joined = await one.post(`/api/tables/${id}/join`, { seat });
      expect(joined.status, joined.text).toBe(200);
      people.set(seat, one);
    }
    const begun = await host.post(`/api/tables/${id}/start`);
    expect(begun.status, begun.text).toBe(200);
    const lines = new Map([...people].map(([seat, one]) => [seat, sitting(one, id)]));
    const chance = new Generator(`${game} ${scenario}`);
    const allAt = (sequence: number): Promise<void> =>
      expect
        .poll(() => [...lines.values()].every(({ latest }) => latest()?.sequence === sequence), { timeout: 20_000 })
        .toBe(true);
    await allAt(0);
    for (let n = 1; n <= MOVES; n++) {
      const [mover] = [...lines.values()].filter(({ latest }) => (latest()?.legal.length ?? 0) > 0);
      const position = mover?.latest();
      if (mover === undefined || position === undefined) break;
      const action = position.legal[chance.below(position.legal.length)];
      expect(await mover.live.act(id, position.version, action)).toMatchObject({ ok: true, sequence: n });
      await allAt(n);
      if (position.outcome !== null) break;
    }
    for (const [seat, { live, latest }] of lines) {
      const shown = await (people.get(seat) as Guest).position(id);
      expect(shown.sequence).toBeGreaterThan(0);
      expect({ ...latest(), news: [] }).toEqual({ ...shown, news: [] });
      live.close();
    }
  },
);
