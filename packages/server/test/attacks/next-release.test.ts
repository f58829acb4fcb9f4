import { Releases } from '@polemos/games/releases';
import { type Action, Generator } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { games } from '../../src/games.ts';
import { pin, type Server } from '../../src/index.ts';
import { Guest, guest, house } from '../house.ts';
import { keptRules } from '../kept-rules.ts';
import { games as later } from './next-release.ts';
import { onBothStores } from './stores.ts';

const LATER = new URL('./next-release.ts', import.meta.url).href;
/** The shortest of each game, for two and more. */
const SHORT: Readonly<Record<string, object>> = {
  'peloponnesian-war': { scenario: 'decelean', options: { players: 'two' } },
  polis: { scenario: 'full' },
  egemonia: { scenario: 'standard' },
  timoleon: { scenario: 'campaign' },
};

/** Everybody takes a seat; the last is a bot's, where `bot` is. */
async function laidOut(
  server: Server,
  game: string,
  bot: string | null = null,
): Promise<{ id: string; people: Map<string, Guest> }> {
  const host = await guest(server.url);
  const layout = { game, ...SHORT[game], public: true, seat: null };
  const { seats } = (await host.post('/api/tables', layout)).body as { seats: { seat: string }[] };
  const last = seats.at(-1)?.seat ?? '';
  const made = await host.post('/api/tables', { ...layout, bots: bot === null ? {} : { [last]: bot } });
  const { id } = made.body;
  const people = new Map<string, Guest>();
  for (const { seat } of seats.filter(one => bot === null || one.seat !== last)) {
    const one = await guest(server.url);
    expect((await one.post(`/api/tables/${id}/join`, { seat })).status).toBe(200);
    people.set(seat, one);
  }
  expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
  return { id, people };
}

/** Through the matches of the server, without the net: some take thousands of moves. */
async function play({ world }: Server, id: string, people: ReadonlyMap<string, Guest>, most: number): Promise<object | null> {
  const chance = new Generator(`${most}`);
  for (let n = 0; n < most; n++) {
    const asked = await world.matches.with(id, ({ course: { match, outcome } }) => {
      if (outcome !== null) return { outcome };
      const seat = match.pending().find(one => people.has(one.seat))?.seat;
      if (seat === undefined) return null;
      const legal: readonly Action[] = match.legal(seat);
      return { seat, version: match.version, action: legal[chance.below(legal.length)] };
    });
    if (asked === null) {
      await new Promise(done => setTimeout(done, 5)); // a bot thinks
      continue;
    }
    if ('outcome' in asked) return asked.outcome as object;
    const { seat, version, action } = asked;
    const person = people.get(seat)?.id as string;
    expect(await world.matches.act(id, { person }, { key: `${id} ${version}`, version, action })).toMatchObject({ ok: true });
  }
  return null;
}

const back = (server: Server, one: Guest): Guest => {
  const again = new Guest(server.url);
  again.cookie = one.cookie;
  again.id = one.id;
  return again;
};

test('a release whose rules differ: matches of all games go on under the old ones to their end, new ones use the new', async () => {
  const releases = await keptRules(...Object.keys(games));
  const first = await house();
  const { database } = first.world.config;
  const running = new Map<string, Awaited<ReturnType<typeof laidOut>>>();
  for (const game of Object.keys(games)) {
    const match = await laidOut(first, game);
    await play(first, match.id, match.people, 9);
    running.set(game, match);
  }
  await first.close();

  const second = await house({ database, games: later, gamesModule: LATER, releases });
  for (const [game, { id, people }] of running) {
    const [one] = [...people.values()].map(person => back(second, person));
    const { rules } = games[game];
    const table = (await one.get(`/api/tables/${id}`)).body;
    expect(table).toMatchObject({ rules, state: 'playing', words: `api/games/${game}/rules/${rules}/words.js` });
    expect((await one.get(`/${table.words}`)).text).toContain('export{');
    expect((await one.get(`/api/tables/${id}/past?at=5`)).body).toMatchObject({ at: 5 });
    expect(await play(second, id, people, 12_000)).toMatchObject({ score: expect.any(Array) });
    const log = (await one.get(`/api/tables/${id}/log`)).body;
    expect(log).toMatchObject({ format: 1, rules });
    expect((await one.get(`/api/tables/${id}/verify`)).body).toMatchObject({ ok: true, actions: log.entries.length });
    expect((await one.get(`/api/tables/${id}/audit`)).body.asked).toHaveLength(log.entries.length + 1);
    const anew = await laidOut(second, game);
    expect((await one.get(`/api/tables/${anew.id}`)).body).toMatchObject({ rules: rules + 1, words: null });
    expect(await play(second, anew.id, anew.people, 3)).toBeNull();
  }
  for (const path of ['egemonia/rules/99', 'nothing/rules/1', '__proto__/rules/1', 'egemonia/rules/..%2f..'])
    expect((await new Guest(second.url).get(`/api/games/${path}/words.js`)).status).toBe(404);
  await second.close();
}, 240_000);

onBothStores(fresh => {
  test('bots of the earlier release play on; a match that was frozen goes on when its rules are there; pin moves what replays', async () => {
    const database = await fresh();
    const first = await house({ database });
    const withBot = await laidOut(first, 'egemonia', 'greedy');
    const other = await laidOut(first, 'egemonia');
    await play(first, other.id, other.people, 5);
    await first.close();
    const { rules } = games.egemonia;

    const releases = await keptRules('egemonia');
    const none = new Releases(() => null);
    const second = await house({ database, games: later, gamesModule: LATER, releases: none });
    const cold = await back(second, [...other.people.values()][0]).get(`/api/tables/${other.id}/position`);
    expect([cold.status, cold.body]).toEqual([409, { error: 'frozen', rules, release: rules + 1 }]);
    await second.close();

    const third = await house({ database, games: later, gamesModule: LATER, releases, bots: 1 });
    expect(await play(third, withBot.id, withBot.people, 4_000)).toMatchObject({ score: expect.any(Array) });
    await play(third, other.id, other.people, 5);
    await third.close();

    const late = { releases, now: () => Number.MAX_SAFE_INTEGER };
    // Under the later rules it does not replay: it stays. Under the same with another number it does.
    expect(await pin(database, later, { matches: [other.id], to: null }, late)).toEqual([
      { match: other.id, because: expect.stringContaining(`does not replay under rules ${rules + 1}`) },
    ]);
    const renumbered = { egemonia: { ...games.egemonia, rules: rules + 1 } };
    const wanted = { matches: null, to: null };
    expect(await pin(database, renumbered, wanted, late)).toEqual([{ match: other.id, from: rules, to: rules + 1 }]);
    const fourth = await house({ database, games: renumbered, releases });
    const { body } = await back(fourth, [...other.people.values()][0]).get(`/api/tables/${other.id}`);
    expect(body).toMatchObject({ rules: rules + 1, words: null });
    await play(fourth, other.id, other.people, 3);
    await fourth.close();
    expect(await pin(database, games, { matches: [other.id], to: 77 }, late)).toEqual([
      { match: other.id, because: 'rules 77 of egemonia are not kept here' },
    ]);
  }, 240_000);
});
