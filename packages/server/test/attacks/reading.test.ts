import { performance } from 'node:perf_hooks';
import { engineOf } from '@polemos/games/releases';
import type { Game } from '@polemos/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/games.ts';
import type { Server } from '../../src/index.ts';
import { Course } from '../../src/matches/course.ts';
import { Matches } from '../../src/matches/matches.ts';
import type { Replay } from '../../src/matches/replay.ts';
import { recordsOf } from '../../src/storage/records.ts';
import { tableById } from '../../src/storage/tables.ts';
import { Guest, guest, house, playOn, started } from '../house.ts';
import { storedMatch } from './stored.ts';
import { onBothStores } from './stores.ts';

let server: Server;
let host: Guest;
let stranger: Guest;
beforeAll(async () => {
  server = await house();
  host = await guest(server.url);
  stranger = new Guest(server.url);
});
afterAll(() => server.close());

test('checks and looks back by strangers are not done in the loop that answers people; a verdict is found once', async () => {
  const id = await storedMatch(server.world, { game: 'timoleon', actions: 500, host: host.id, over: true });
  const paths = [
    `/api/tables/${id}/verify`,
    `/api/tables/${id}/audit`,
    ...[400, 300, 350, 20].map(at => `/api/tables/${id}/past?at=${at}`),
  ];
  // The first look loads the games in the threads.
  expect((await stranger.get(`/api/tables/${id}/past?at=3`)).body).toMatchObject({ at: 3, seat: null });
  const before = performance.eventLoopUtilization();
  const answers = await Promise.all(paths.map(stranger.get));
  const { utilization } = performance.eventLoopUtilization(before);
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(answers[0].body).toMatchObject({ ok: true, actions: 500 });
  expect(answers[1].body.asked).toHaveLength(501);
  expect(utilization).toBeLessThan(0.6);
  const kept = await server.world.store.db.selectFrom('board').select('verdict').where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.parse(kept.verdict as string)).toMatchObject({ verdict: { ok: true, actions: 500 } });
  expect((await stranger.get(`/api/tables/${id}/verify`)).body).toEqual(answers[0].body);
}, 90_000);

test('what is looked back at is the same in any order, after undo and rewind too', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  await playOn({ sparta, athens }, id, 12);
  const at = async (n: number) => (await sparta.get(`/api/tables/${id}/past?at=${n}`)).body;
  const seen = [await at(12), await at(3), await at(9), await at(0)];
  expect([await at(12), await at(3), await at(9), await at(0)]).toEqual(seen);
  await sparta.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 5 });
  await athens.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: true });
  expect((await sparta.get(`/api/tables/${id}/past?at=9`)).body.error).toBe('not-yet');
  await playOn({ sparta, athens }, id, 3, legal => legal[legal.length - 1]);
  const { seen: now, pending } = await sparta.position(id);
  expect(await at(8)).toEqual({ at: 8, seat: 'sparta', view: now.view, pending });
  expect(await at(3)).toEqual(seen[1]);
}, 60_000);

test('matches at hand are weighed in bytes: many heavy ones read by strangers do not fill the memory', async () => {
  const room = 1 << 20;
  const { store } = server.world;
  const matches = new Matches({ store, rulebooks: server.world.rulebooks, now: Date.now, room });
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await storedMatch(server.world, { game: 'timoleon', actions: 90, host: host.id }));
  for (const id of ids) await matches.position(id, null, null);
  expect(matches.counts.loaded).toBe(12);
  expect(matches.weight).toBeLessThanOrEqual(room);
  expect(matches.size).toBeLessThan(12);
  expect(matches.size).toBeGreaterThan(1);
  // And one at hand holds neither what was told nor every state it has been in.
  const table = await tableById(store.db, ids[0]);
  if (table === undefined) throw new Error('not there');
  const records = await recordsOf(store.db, ids[0]);
  const { timoleon } = games;
  expect(Course.load(engineOf(timoleon), table, records, null).match.weight()).toBeLessThan(
    Course.replay(engineOf(timoleon), table, records).match.weight() / 2,
  );
}, 90_000);

test('whoever goes to and fro makes nobody wait: what was taken back is not played again', async () => {
  const id = await storedMatch(server.world, { game: 'polis', actions: 6, host: host.id, toAndFro: 200 });
  const { db } = server.world.store;
  const table = await tableById(db, id);
  if (table === undefined) throw new Error('not there');
  const records = await recordsOf(db, id);
  expect(records.length).toBeGreaterThan(60);
  let copies = 0;
  const { polis } = games;
  const counted: Game = {
    ...polis,
    clone: state => {
      copies++;
      return polis.clone(state);
    },
  };
  const course = Course.load(engineOf(counted), table, records, null);
  expect(copies).toBeLessThan(40);
  const { version, toAct } = await db.selectFrom('progress').selectAll().where('board', '=', id).executeTakeFirstOrThrow();
  expect([course.match.version, course.sequence, toAct]).toEqual([version, records.length, '[]']);
}, 60_000);

/** Where other threads find the same games. */
const MODULE = new URL('../../src/games.ts', import.meta.url).href;
/** The same games, and how many actions were played in this thread. */
function counting(): { readonly counted: typeof games; readonly played: () => number } {
  let copies = 0;
  const counted = Object.fromEntries(
    Object.entries(games).map(([id, game]) => {
      const clone: Game['clone'] = state => {
        copies++;
        return game.clone(state);
      };
      return [id, { ...game, clone }];
    }),
  );
  return { counted, played: () => copies };
}

onBothStores(fresh => {
  test('a match without a snapshot is not played again in the loop that answers people, and in another thread but once', async () => {
    const { counted, played } = counting();
    const here = await house({ database: await fresh(), games: counted, gamesModule: MODULE });
    const person = await guest(here.url);
    const id = await storedMatch(here.world, { game: 'timoleon', actions: 150, host: person.id });
    const before = played();
    const first = await person.position(id);
    expect(played() - before).toBeLessThan(50);
    const { db } = here.world.store;
    const kept = await db.selectFrom('snapshot').select('sequence').where('board', '=', id).execute();
    expect(kept).toEqual([{ sequence: 150 }]);
    let replays = 0;
    const { rulebooks, store, studies } = here.world;
    const replay: Replay = (...of) => {
      replays++;
      return studies.replay(...of);
    };
    const again = await new Matches({ store, rulebooks, now: Date.now, replay }).position(id, null, null);
    expect([replays, again.version, again.sequence]).toEqual([0, first.version, first.sequence]);
    await here.close();
  }, 60_000);

  test('whoever goes back far makes nobody wait: the match is opened as it stood, and goes on as if it had been played again', async () => {
    const { counted, played } = counting();
    const here = await house({ database: await fresh(), games: counted, gamesModule: MODULE });
    const id = await storedMatch(here.world, { game: 'timoleon', actions: 120, host: (await guest(here.url)).id });
    const { matches, store, rulebooks } = here.world;
    const { timoleon } = games;
    for (const back of [115, 9, 40, 0]) {
      const actor = { bot: (await matches.position(id, null, null)).seats[0] };
      const before = played();
      expect(await matches.rewind(id, actor, back)).toMatchObject({ ok: true });
      const now = await matches.position(id, null, null);
      expect(played() - before).toBeLessThan(90);
      const table = await tableById(store.db, id);
      if (table === undefined) throw new Error('not there');
      const whole = Course.replay(engineOf(timoleon), table, await recordsOf(store.db, id)).match;
      expect([now.length, now.version]).toEqual([back, whole.version]);
      expect(JSON.stringify(now.seen)).toBe(JSON.stringify(whole.see(null)));
      expect((await new Matches({ store, rulebooks, now: Date.now }).position(id, null, null)).version).toBe(now.version);
      for (let n = 0; n < 40; n++) {
        const move = await matches.with(id, ({ course: { match } }) => {
          const { seat } = match.pending()[0];
          const legal = match.legal(seat);
          return { seat, version: match.version, action: legal[(n * 7) % legal.length] };
        });
        expect(await matches.act(id, { bot: move.seat }, { key: `${back} ${n}`, ...move })).toMatchObject({ ok: true });
      }
    }
    expect(await matches.rewind(id, { bot: 'carthage' }, 9999)).toEqual({ refused: { code: 'nothing-to-undo' } });
    await here.close();
  }, 120_000);
});

test('a snapshot of garbage is passed over', async () => {
  const id = await storedMatch(server.world, { game: 'egemonia', actions: 40, host: host.id });
  const { rules } = games.egemonia;
  const garbage = ['{', '{"at":32}', '{"at":32,"version":3,"state":{"stack":7}}', 'null'];
  for (const [i, body] of garbage.entries()) {
    await server.world.store.db
      .insertInto('snapshot')
      .values({ board: id, sequence: 33 + i, rules, body })
      .execute();
    await server.world.matches.forget(id);
    expect((await stranger.get(`/api/tables/${id}/position`)).status).toBe(200);
  }
});

test('heavy requests are limited by what they cost', async () => {
  const strict = await house({ limits: true });
  const one = await guest(strict.url);
  const id = await storedMatch(strict.world, { game: 'egemonia', actions: 20, host: one.id, over: true });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await new Guest(strict.url).get(`/api/tables/${id}/audit`)).status);
  expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
  expect(statuses).toContain(429);
  // A long story is paid for when it has been told, by whichever door it was asked for.
  const long = await storedMatch(strict.world, { game: 'timoleon', actions: 300, host: one.id });
  const reader = await guest(strict.url);
  let told = 0;
  while (told < 100 && (await reader.get(`/api/tables/${long}/position?since=-1`)).status === 200) told++;
  expect(told).toBeGreaterThan(3);
  expect(told).toBeLessThan(100);
  const line = await (await guest(strict.url)).socket();
  for (let n = 0; n < 60; n++) {
    line.say({ type: 'watch', table: long, since: -1 });
    await line.until(message => message.type === 'position' || message.type === 'error', { from: line.heard.length });
    if (line.heard.at(-1).type === 'error') break;
  }
  expect(line.heard.at(-1)).toMatchObject({ type: 'error', error: 'too-many' });
  line.close();
  await strict.close();
}, 60_000);
