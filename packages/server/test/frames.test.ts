import { type Frames, Generator, Match } from '@polemos/kernel';
import { beginMatch, setupOf, wander } from '@polemos/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { api } from '../client/api.ts';
import { type Patch, unfolded } from '../client/delta.ts';
import { Live, type Position, type Socket } from '../client/index.ts';
import { games } from '../src/games.ts';
import type { Server } from '../src/index.ts';
import { logOf } from '../src/matches/course.ts';
import { patchesOf } from '../src/sockets/patches.ts';
import { recordsOf } from '../src/storage/records.ts';
import { tableById } from '../src/storage/tables.ts';
import { type Guest, guest, house, playOn, started } from './house.ts';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const overTheLine = ({ before, frames }: Frames): Frames =>
  unfolded(
    overTheWire(before),
    patchesOf(before, frames).map(text => JSON.parse(text) as Patch),
  );

describe.each(Object.values(games).map(game => [game.id, game] as const))('%s', (_, game) => {
  test('frames told by their differences are the frames, over whole random matches, for every seat and for spectators', () => {
    for (let n = 0; n < game.scenarios.length; n++) {
      const match = beginMatch(game, setupOf(game, n), n);
      const eyes = [...match.seats, null];
      wander(match, n, (now, at) => {
        // Of a long match only some entries, with other eyes each time.
        if (at > 200 && at % 23 !== 0) return;
        const seat = eyes[at % eyes.length];
        const frames = now.frames(now.length, seat);
        expect(overTheLine(frames), `action ${at}, ${seat}`).toEqual(overTheWire(frames));
      });
    }
  });
});

let server: Server;
beforeAll(async () => {
  server = await house();
});
afterAll(() => server.close());

/** Somebody at a table, with all that they were shown in between, by entry. */
interface Sitting {
  readonly one: Guest;
  readonly live: Live;
  readonly seen: Map<number, Frames | null>;
  latest(): Position | undefined;
}
function sitting(one: Guest, table: string): Sitting {
  const open = (): Socket =>
    new WebSocket(`${one.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: one.cookie } }) as unknown as Socket;
  let latest: Position | undefined;
  const seen = new Map<number, Frames | null>();
  const live = new Live(open, {
    frames: true,
    position: (position, frames) => {
      if (latest !== undefined) seen.set(position.length, frames);
      latest = position;
    },
  });
  live.watch(table);
  return { one, live, seen, latest: () => latest };
}

async function laidOut(game: string, scenario: string): Promise<{ id: string; people: Map<string | null, Guest> }> {
  const host = await guest(server.url);
  const { id, seats } = (await host.post('/api/tables', { game, scenario, public: true, seat: null })).body;
  const people = new Map<string | null, Guest>();
  for (const { seat } of seats as { seat: string }[]) {
    const one = await guest(server.url);
    expect((await one.post(`/api/tables/${id}/join`, { seat })).status).toBe(200);
    people.set(seat, one);
  }
  expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
  people.set(null, await guest(server.url));
  return { id, people };
}

async function localReplay(id: string): Promise<Match> {
  const { db } = server.world.store;
  const table = await tableById(db, id);
  if (table === undefined) throw new Error('no such table');
  const match = Match.load(games[table.game], logOf(table, await recordsOf(db, id)));
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return match;
}

/** Of each game one scenario far, the others as far as their own set-up and first turn reach. */
const FAR: Readonly<Record<string, number>> = {
  'egemonia historical': 400,
  'polis full': 400,
  'peloponnesian-war decelean': 400,
  'timoleon campaign': 60,
};
const SCENARIOS = Object.values(games).flatMap(({ id, scenarios }) =>
  scenarios.map(scenario => [id, scenario.id, FAR[`${id} ${scenario.id}`] ?? 24] as const),
);

test.each(SCENARIOS)(
  '%s, %s: what came with each move, and what is asked for later, is what a local replay shows',
  async (game, scenario, most) => {
    const { id, people } = await laidOut(game, scenario);
    const lines = new Map([...people].map(([seat, one]) => [seat, sitting(one, id)]));
    const chance = new Generator(`${game} ${scenario}`);
    const allAt = (sequence: number): Promise<void> =>
      expect
        .poll(() => [...lines.values()].every(line => line.latest()?.sequence === sequence), { timeout: 20_000, interval: 2 })
        .toBe(true);
    await allAt(0);
    for (let n = 1; n <= most; n++) {
      const mover = [...lines.values()].find(line => (line.latest()?.legal.length ?? 0) > 0);
      const position = mover?.latest();
      if (mover === undefined || position === undefined) break;
      const { version, legal } = position;
      expect(await mover.live.act(id, version, legal[chance.below(legal.length)])).toMatchObject({ ok: true });
      await allAt(n);
    }
    const replay = await localReplay(id);
    // A war may end with its first turn.
    if (replay.outcome === null) expect(replay.length).toBeGreaterThan(10);
    for (const [seat, { one, live, seen }] of lines) {
      const asked = api(server.url, { cookie: one.cookie });
      for (let entry = 0; entry <= replay.length; entry++) {
        const frames = overTheWire(replay.frames(entry, seat));
        if (entry > 0) expect(seen.get(entry), `with entry ${entry}, ${seat}`).toEqual(frames);
        if (entry % 9 === 0) expect(await asked.frames(id, entry), `entry ${entry} later, ${seat}`).toEqual(frames);
      }
      live.close();
    }
  },
);

test('frames are seen with one’s own eyes; with others’ only once the match is over; never before their time', async () => {
  const people = { sparta: await guest(server.url), athens: await guest(server.url) };
  const { id } = await started(people.sparta, people.athens, { delay: 3600 });
  await playOn(people, id, 4);
  const stranger = await guest(server.url);
  const ask = (one: Guest, entry: number, seat?: string) =>
    one.get(`/api/tables/${id}/frames?entry=${entry}${seat === undefined ? '' : `&seat=${seat}`}`);
  expect((await ask(people.sparta, 4)).body).toMatchObject({ entry: 4, seat: 'sparta' });
  expect((await ask(people.sparta, 4, 'athens')).status).toBe(403);
  expect((await ask(people.sparta, 5)).body).toMatchObject({ error: 'not-yet' });
  expect((await ask(stranger, 0)).body).toMatchObject({ entry: 0, seat: null });
  expect((await ask(stranger, 4)).body).toMatchObject({ error: 'not-yet' });
  await people.athens.post(`/api/tables/${id}/resign`);
  expect((await ask(stranger, 4)).body).toMatchObject({ entry: 4, seat: null });
  expect((await ask(people.sparta, 4, 'athens')).body).toMatchObject({ seat: 'athens' });
});
