import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { changePerson } from '../../src/storage/people.ts';
import { onBothStores } from '../attacks/stores.ts';
import { account, Guest, guest, house, playOn } from '../house.ts';

describe('moments', () => {
  onBothStores(fresh => {
    let server: Server;
    beforeAll(async () => {
      server = await house({ database: await fresh() });
    });
    afterAll(() => server.close());

    test('links, bookmarks, sharing and comments: who may see which moment, before the end and after it', async () => {
      const { url } = server;
      const [one, two, other, admin] = await Promise.all(
        ['Gylippos', 'Nikias', 'Hermokrates', 'Ephoros'].map(name => account(url, name)),
      );
      const [passer, stranger] = [await guest(url, 'Passer-by'), new Guest(url)];
      await changePerson(server.world.store.db, admin.id, { admin: 1 });
      const { id } = (await one.post('/api/tables', { game: 'egemonia', seat: 'sparta' })).body;
      const { token } = (await one.post(`/api/tables/${id}/invitations`, {})).body;
      await two.post('/api/invitation/accept', { token, seat: 'athens' });
      await one.post(`/api/tables/${id}/start`);
      await playOn({ sparta: one, athens: two }, id, 6);
      const at = (rest: string) => `/api/tables/${id}${rest}`;
      const moment = at('/past?at=4');

      // While it goes on: each with their own eyes, and a stranger not at all.
      expect([(await one.get(moment)).body.seat, (await two.get(moment)).body.seat]).toEqual(['sparta', 'athens']);
      for (const nobody of [stranger, passer, other]) expect((await nobody.get(moment)).status).toBe(404);
      expect((await two.get(`${moment}&seat=sparta`)).status).toBe(403);
      expect((await one.get(at('/past?at=99'))).body).toMatchObject({ error: 'not-yet' });
      expect((await one.post(at('/moments'), { kind: 'bookmark', at: 4, text: ' here it turned ' })).status).toBe(200);
      expect((await one.get(at('/moments'))).body.bookmarks).toMatchObject([{ at: 4, text: 'here it turned' }]);
      expect((await two.get(at('/moments'))).body).toEqual({ bookmarks: [], comments: [] });
      expect((await two.post(at('/moments'), { kind: 'comment', at: 4, text: 'I hold the coup' })).body.error).toBe('not-over');
      expect((await one.post(at('/share'), { shared: true })).body.error).toBe('not-over');

      await two.post(at('/resign'));
      // Over, and still theirs alone until one of them shares it.
      expect((await stranger.get(moment)).status).toBe(404);
      expect((await other.post(at('/share'), { shared: true })).status).toBe(404);
      expect((await two.post(at('/share'), { shared: true })).status).toBe(200);
      expect((await stranger.get(`${moment}&seat=sparta`)).body).toMatchObject({ at: 4, seat: 'sparta' });
      expect((await stranger.get(at(''))).body).toMatchObject({ shared: true, public: false, me: { member: false } });
      for (const rest of ['/position?since=-1', '/log', '/audit']) expect((await stranger.get(at(rest))).status).toBe(200);
      // Its rules do not say how it ended: the file does.
      for (const rest of ['/log', '/audit']) {
        const { polemos, entries } = (await stranger.get(at(rest))).body;
        const ended = { reason: 'resigned', score: expect.any(Array), at: entries.length };
        expect(polemos).toMatchObject({ way: 'hotseat', players: {}, ended });
      }
      // What was said at the table, the lobby and their pages tell nobody more than before.
      expect((await other.get(at('/chat'))).status).toBe(403);
      expect((await other.post(at('/join'), { seat: 'sparta' })).status).toBe(403);
      expect((await stranger.get('/api/tables')).text).not.toContain(id);
      expect((await stranger.get(`/api/people/${one.id}`)).text).not.toContain(id);

      expect((await stranger.post(at('/moments'), { kind: 'comment', at: 4, text: 'x' })).status).toBe(401);
      expect((await passer.post(at('/moments'), { kind: 'comment', at: 4, text: 'x' })).body.error).toBe('accounts-only');
      expect((await one.post(at('/moments'), { kind: 'comment', at: 4, text: '  ' })).body.error).toBe('bad-text');
      const { id: comment } = (await other.post(at('/moments'), { kind: 'comment', at: 4, text: 'bold' })).body;
      await two.post(at('/moments'), { kind: 'comment', at: 2, text: 'too bold' });
      const read = (await stranger.get(at('/moments'))).body;
      expect(read.bookmarks).toEqual([]);
      expect(read.comments.map(({ at, name, text, removable }: Record<string, unknown>) => [at, name, text, removable])).toEqual([
        [2, 'Nikias', 'too bold', false],
        [4, 'Hermokrates', 'bold', false],
      ]);
      expect((await two.ask('DELETE', at(`/moments/${comment}`))).status).toBe(404);
      expect((await one.ask('DELETE', at(`/moments/${comment}`))).status).toBe(200);
      expect((await two.get(at('/moments'))).body.comments).toMatchObject([{ text: 'too bold', mine: true }]);

      // Taken up again: what was said about it is silent, and nobody looks on any more.
      expect((await admin.post(`/api/admin/tables/${id}/reopen`)).status).toBe(200);
      expect((await stranger.get(moment)).status).toBe(404);
      expect((await one.get(at('/moments'))).body.comments).toEqual([]);
      await two.post(at('/resign'));
      expect((await one.post(at('/share'), { shared: false })).status).toBe(200);
      expect((await stranger.get(moment)).status).toBe(404);
      // Whoever goes takes their words along; what the house holds about them names them.
      expect((await two.get('/api/me/export')).text).toContain('too bold');
      await two.ask('DELETE', '/api/me', { password: 'thalassa thalassa' });
      expect((await one.get(at('/moments'))).body.comments).toEqual([]);
    });
  });
});
