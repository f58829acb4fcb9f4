import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { onBothStores } from '../attacks/stores.ts';
import { account, guest, house } from '../house.ts';

describe('what travels', () => {
  onBothStores((fresh, kind) => {
    let server: Server;
    beforeAll(async () => {
      server = await house({ database: await fresh(), jobs: false });
    });
    afterAll(() => server.close());

    test('a match goes up, is replaced by whoever knows it, and stands beside what had gone on meanwhile', async () => {
      const [one, other] = await Promise.all(['Xenophon', 'Cheirisophos'].map(name => account(server.url, `${kind} ${name}`)));
      const at = (match = '') => `/api/me/matches${match === '' ? '' : `/${match}`}`;
      const send = (known: number | null, body: string, match = 'war1') =>
        one.post(at(match), { known, summary: { actions: body.length }, body });
      expect((await (await guest(server.url)).get(at())).body.error).toBe('accounts-only');
      expect((await send(null, 'AAAA')).body).toEqual({ match: 'war1', revision: 1, besides: null });
      expect((await send(1, 'AAAABBBB')).body).toEqual({ match: 'war1', revision: 2, besides: null });
      // Another device knew only the first; a third knew none.
      const late = (await send(1, 'CCCC')).body;
      expect(late).toMatchObject({ revision: 1, besides: 'war1' });
      expect(late.match).not.toBe('war1');
      const third = (await send(null, 'DDDD')).body;
      expect(third.besides).toBe('war1');
      // Both at once, with the same knowledge: one is in its place, one beside it, none is lost.
      const race = await Promise.all([send(2, 'EEEE'), send(2, 'FFFF')]);
      expect(race.map(({ body }) => body.besides).sort()).toEqual(['war1', null].sort());
      const kept = (await one.get(at())).body as { match: string }[];
      const bodies = await Promise.all(kept.map(async ({ match }) => (await one.get(at(match))).body.body));
      expect(bodies.sort()).toEqual(['CCCC', 'DDDD', 'EEEE', 'FFFF']);
      // Nobody else's business.
      expect((await other.get(at('war1'))).status).toBe(404);
      expect((await other.ask('DELETE', at('war1'))).status).toBe(404);
      expect((await one.ask('DELETE', at('war1'))).status).toBe(200);
      expect((await one.get(at('war1'))).status).toBe(404);
      // A long one fits; what is no such text does not.
      expect((await send(null, 'A'.repeat(2_000_000), 'long')).status).toBe(200);
      expect((await send(null, 'A'.repeat(3_300_000), 'longer')).status).toBeGreaterThanOrEqual(400);
      expect((await send(null, '<script>', 'odd')).status).toBe(400);
      for (let n = 0; n < 11; n++) await send(null, 'A'.repeat(2_000_000), `many${n}`);
      expect((await send(null, 'A'.repeat(2_000_000), 'too many')).body.error).toBe('no-room');
      expect((await one.get('/api/me/export')).text).toContain('CCCC');
    });

    test('the war chronicle grows by what is new, and of a war that was finished twice the later end counts', async () => {
      const one = await account(server.url, `${kind} Thukydides`);
      const war = (match: string, points: number) => ({ match, ended: 100 + points, body: { points } });
      await one.post('/api/me/wars', { wars: [war('a', 1), war('b', 2)] });
      const merged = (await one.post('/api/me/wars', { wars: [war('b', 9), { ...war('a', 50), ended: 7 }, war('c', 3)] })).body;
      expect(merged.map(({ match, body }: { match: string; body: { points: number } }) => [match, body.points])).toEqual([
        ['b', 9],
        ['c', 3],
        ['a', 1],
      ]);
      await one.ask('DELETE', '/api/me/wars/a');
      expect((await one.get('/api/me/wars')).body).toHaveLength(2);
    });
  });
});
