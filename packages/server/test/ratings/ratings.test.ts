import { execFileSync } from 'node:child_process';
import { Generator } from '@polemos/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { bookResults } from '../../src/ratings/book.ts';
import { placesOf } from '../../src/ratings/skill.ts';
import { changePerson } from '../../src/storage/people.ts';
import { insertProgress } from '../../src/storage/records.ts';
import { changeChair, changeTable, insertTable } from '../../src/storage/tables.ts';
import { createTable } from '../../src/tables/create.ts';
import { onBothStores } from '../attacks/stores.ts';
import { account, type Guest, guest, house, playOn, started } from '../house.ts';

const REFERENCE = new URL('./plackett_luce.py', import.meta.url).pathname;

describe('ratings', () => {
  onBothStores((fresh, kind) => {
    let server: Server;
    beforeAll(async () => {
      server = await house({ database: await fresh(), jobs: false });
    });
    afterAll(() => server.close());

    const table = (path: string) => `/api/tables/${path}`;
    const resigned = async (winner: Guest, loser: Guest, options: object = {}): Promise<string> => {
      const { id } = await started(winner, loser, options);
      expect((await loser.post(table(`${id}/resign`))).status).toBe(200);
      return id;
    };
    const rated = async (who: Guest, by: Guest = who) => (await by.get(`/api/people/${who.id}/ratings`)).body;

    test('each side of each scenario has a rating of its own; what is voided, reopened or goes back takes its rating back', async () => {
      const [one, two, admin] = await Promise.all(['Brasidas', 'Kleon', 'Ephor'].map(name => account(server.url, name)));
      await changePerson(server.world.store.db, admin.id, { admin: 1 });
      const first = await resigned(one, two);
      expect((await rated(one)).ratings).toMatchObject([
        { game: 'egemonia', seat: 'sparta', won: 1, lost: 0, provisional: true, points: expect.any(Number) },
      ]);
      expect((await rated(one)).ratings[0].points).toBeGreaterThan(1000);
      expect((await rated(two)).ratings).toMatchObject([{ seat: 'athens', lost: 1 }]);
      // The same two, sides swapped: another rating.
      await resigned(two, one);
      expect((await rated(one)).ratings.map(({ seat, won, lost }: Record<string, unknown>) => [seat, won, lost])).toEqual([
        ['athens', 0, 1],
        ['sparta', 1, 0],
      ]);
      expect((await rated(one)).opponents).toEqual([{ player: two.id, name: 'Kleon', bot: false, won: 1, drawn: 0, lost: 1 }]);
      const before = (await rated(one)).ratings;
      const third = await resigned(one, two);
      expect((await rated(one)).ratings).not.toEqual(before);
      expect((await rated(one)).history[0]).toMatchObject({ table: third, result: 'won', against: [{ name: 'Kleon' }] });
      // Struck by an admin, and counted again: exactly as it was.
      const after = (await rated(one)).ratings;
      expect((await two.post(`/api/admin/tables/${third}/rated`, { rated: false })).status).toBe(403);
      expect((await admin.post(`/api/admin/tables/${third}/rated`, { rated: false })).status).toBe(200);
      expect((await rated(one)).ratings).toEqual(before);
      await admin.post(`/api/admin/tables/${third}/rated`, { rated: true });
      expect((await rated(one)).ratings).toEqual(after);
      // The first is taken up again: the third is reckoned as if it had never been.
      expect((await admin.post(`/api/admin/tables/${first}/reopen`)).status).toBe(200);
      const without = (await rated(one)).ratings.find(({ seat }: { seat: string }) => seat === 'sparta');
      expect([without.won, without.mu]).toEqual([1, before.find(({ seat }: { seat: string }) => seat === 'sparta').mu]);
      // Goes back by consent, and ends the other way round: that counts, after the third.
      await playOn({ sparta: one, athens: two }, first, 3);
      await one.post(table(`${first}/propose`), { kind: 'rewind', to: 1 });
      await two.post(table(`${first}/answer`), { kind: 'rewind', yes: true });
      await one.post(table(`${first}/resign`));
      expect((await rated(one)).ratings.find(({ seat }: { seat: string }) => seat === 'sparta')).toMatchObject({
        won: 1,
        lost: 1,
      });
      // A match that somebody ends otherwise decides nothing.
      const { id } = await started(one, two);
      await server.world.matches.end(id, { person: one.id }, { reason: 'void' as 'draw', seat: null, score: [1, 0] });
      const now = (await rated(one)).ratings;
      expect(now.find(({ seat }: { seat: string }) => seat === 'sparta')).toMatchObject({ won: 1, lost: 1 });
    });

    test('own boards, positions, councils and tables of bots never mix in; tables by invitation are not told to others', async () => {
      const [one, two, three] = await Promise.all(['Nikostratos', 'Eukles', 'Theramenes'].map(name => account(server.url, name)));
      const { id: laid } = await started(one, two);
      const position = await server.world.matches.with(laid, ({ course }) => course.match.position());
      const board = { format: 1, game: 'egemonia', name: 'Mine', lines: [{ a: 'sparta', b: 'athens', kind: 'land' }] };
      for (const options of [{ position }, { board }]) await resigned(one, two, options);
      // A seat that two share is nobody's; a table of bots alone is no feat.
      const { token: council } = (await two.post(table(`${laid}/invitations`), { seat: 'athens' })).body;
      expect((await three.post('/api/invitation/accept', { token: council, seat: 'athens' })).status).toBe(200);
      await one.post(table(`${laid}/resign`));
      await bookResults(server.world);
      expect((await rated(one)).ratings).toEqual([]);
      const why = await server.world.store.db.selectFrom('result').select('excluded').execute();
      expect(new Set(why.map(({ excluded }) => excluded))).toEqual(
        new Set([null, 'not-decided', 'position', 'own-board', 'council']),
      );
      const { body } = await one.post('/api/tables', { game: 'egemonia', seat: 'sparta' });
      const { token } = (await one.post(table(`${body.id}/invitations`), {})).body;
      await two.post('/api/invitation/accept', { token, seat: 'athens' });
      await one.post(table(`${body.id}/start`));
      await two.post(table(`${body.id}/resign`));
      expect((await rated(one)).history).toHaveLength(1);
      expect((await rated(one, two)).history).toHaveLength(1);
      expect(await rated(one, three)).toMatchObject({ history: [], opponents: [], ratings: [{ won: 1 }] });
    });

    test('the leaderboard lists accounts and bots, marked, and no guests; it can be switched off', async () => {
      const [one, two] = [await account(server.url, 'Lysandros'), await guest(server.url, 'Outis')];
      await resigned(one, two);
      const { id } = (
        await one.post('/api/tables', { game: 'egemonia', seat: 'sparta', bots: { athens: 'greedy' }, public: true })
      ).body;
      await one.post(table(`${id}/start`));
      await one.post(table(`${id}/resign`));
      const { body } = await two.get('/api/leaderboard?game=egemonia');
      expect(body.on).toBe(true);
      expect(body.lines).toContainEqual(expect.objectContaining({ player: 'greedy', kind: 'house', seat: 'athens', won: 1 }));
      expect(body.lines).toContainEqual(expect.objectContaining({ name: 'Lysandros', kind: 'account', provisional: true }));
      expect(body.lines.some(({ name }: { name: string }) => name === 'Outis')).toBe(false);
      // Whoever is challenged, or looks for somebody, sees with whom they would play.
      await one.post('/api/challenges', { person: two.id, table: { game: 'egemonia', seat: 'sparta' } });
      await one.post('/api/seeks', { game: 'egemonia', pace: { kind: 'none' } });
      const seen = async () => [(await two.get('/api/me/challenges')).body[0].rated, (await two.get('/api/seeks')).body[0].rated];
      const best = Math.max(...(await rated(one)).ratings.map(({ points }: { points: number }) => points));
      expect(await seen()).toEqual([best, best]);
      Object.assign(server.world.config, { leaderboard: false });
      expect(await seen()).toEqual([null, null]);
      expect((await two.get('/api/leaderboard')).body).toEqual({ on: false, ladders: [], game: null, scenario: null, lines: [] });
      Object.assign(server.world.config, { leaderboard: true });
    });

    test('after 1,000 results in two and four seats an independent computation agrees to a millionth', async () => {
      const count = kind === 'sqlite' ? 1000 : 200;
      const { world } = server;
      const { db } = world.store;
      const luck = new Generator('ratings');
      const people = await Promise.all(Array.from({ length: 8 }, (_, n) => guest(server.url, `rated ${n}`)));
      const rows = await db
        .selectFrom('person')
        .selectAll()
        .where(
          'id',
          'in',
          people.map(({ id }) => id),
        )
        .execute();
      const made: { id: string; at: number; ladder: string; seats: [string, number][] }[] = [];
      const template = async (game: string) => {
        const given = {
          public: true,
          pace: { kind: 'none' },
          spectators: true,
          delay: 0,
          bots: {},
          seat: null,
          council: 'free',
        } as const;
        const { id, scenario } = await createTable(world, rows[0], { game, ...given });
        const chairs = await db.selectFrom('chair').selectAll().where('board', '=', id).orderBy('position').execute();
        return {
          scenario,
          chairs,
          board: await db.selectFrom('board').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
        };
      };
      const templates = { timoleon: await template('timoleon'), egemonia: await template('egemonia') };
      const play = (from: number, to: number) =>
        db.transaction().execute(async tx => {
          for (let n = from; n < to; n++) {
            const game = n % 3 === 0 ? 'timoleon' : 'egemonia';
            const { board, chairs: seats, scenario } = templates[game];
            const order = [...people].sort(() => luck.below(3) - 1);
            const id = world.chance.id();
            await insertTable(
              tx,
              { ...board, id },
              seats.map(chair => ({ ...chair, board: id })),
            );
            const keys: [string, string][] = [];
            for (const [i, { seat }] of seats.entries()) {
              if (i === 1 && n % 5 === 0) {
                await changeChair(tx, id, seat, { bot: 'easy' });
                keys.push([seat, 'bot easy']);
                continue;
              }
              await tx
                .insertInto('sitter')
                .values({ board: id, seat, person: order[i].id, entropy: '', joined: i, seen: 0, vote: null })
                .execute();
              keys.push([seat, order[i].id]);
            }
            const score = seats.map(() => luck.below(game === 'timoleon' ? 4 : 3) / 2);
            // Some end in the same moment: then their names decide the order.
            const at = 1_900_000_000_000 + Math.floor(n / 2);
            await insertProgress(tx, {
              ...{ board: id, sequence: 1, version: 1, toAct: '[]', deadline: null, clocks: '{}', updated: at },
              outcome: JSON.stringify({ rule: 'x', score, detail: {} }),
            });
            await changeTable(tx, id, { state: 'over', ended: at });
            const ladder = `${game}/${scenario}`;
            const places = placesOf(score);
            made.push({ id, at, ladder, seats: keys.map(([seat, who], i) => [JSON.stringify([ladder, seat, who]), places[i]]) });
          }
        });
      for (const half of [0, 1]) {
        await play((half * count) / 2, ((half + 1) * count) / 2);
        await bookResults(world);
      }
      // Every seventh is void after all, and one of them counts again.
      const gone = made.filter((_, n) => n % 7 === 3);
      for (const { id } of gone.slice(1)) await changeTable(db, id, { state: 'playing', ended: null });
      await bookResults(world);
      const standing = made.filter(one => !gone.slice(1).includes(one)).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
      const reference = JSON.parse(
        execFileSync('python3', [REFERENCE], { input: JSON.stringify({ matches: standing }), encoding: 'utf8' }),
      ) as Record<string, [number, number]>;
      const latest = new Map<string, [number, number]>();
      const ledger = await db
        .selectFrom('rating')
        .selectAll()
        .where('at', '>=', 1_900_000_000_000)
        .orderBy('at')
        .orderBy('board')
        .execute();
      for (const { ladder, seat, player, bot, mu, sigma } of ledger)
        latest.set(JSON.stringify([ladder, seat, bot === 1 ? `bot ${player}` : player]), [mu, sigma]);
      expect([...latest.keys()].sort()).toEqual(Object.keys(reference).sort());
      expect(latest.size).toBeGreaterThan(20);
      let farthest = 0;
      for (const [key, [mu, sigma]] of Object.entries(reference)) {
        const [own, doubt] = latest.get(key) as [number, number];
        farthest = Math.max(farthest, Math.abs(own - mu), Math.abs(doubt - sigma));
      }
      expect(farthest).toBeLessThan(1e-6);
    });
  });
});
