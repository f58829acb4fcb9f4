import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { type Guest, guest, house, started } from '../house.ts';
import { onBothStores } from './stores.ts';

onBothStores(fresh => {
  let server: Server;
  let now = 1_790_000_000_000;
  beforeAll(async () => {
    server = await house({ database: await fresh(), now: () => now });
  });
  afterAll(() => server.close());

  const people = (n: number): Promise<Guest[]> => Promise.all(Array.from({ length: n }, (_, i) => guest(server.url, `p${i}`)));
  const invite = async (by: Guest, id: string, seat: string | null) =>
    (await by.post(`/api/tables/${id}/invitations`, { seat })).body as { id: string; token: string };
  const accept = (who: Guest, token: string, seat: string | null = null) => who.post('/api/invitation/accept', { token, seat });
  const seats = async (by: Guest, id: string): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await by.get(`/api/tables/${id}`)).body.seats.map(({ seat, people }: { seat: string; people: { id: string }[] }) => [
        seat,
        people.map(one => one.id),
      ]),
    );

  test('a link that the host kept from before the start leads into nobody’s seat', async () => {
    const [host, victim, spy] = await people(3);
    const { id } = (await host.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
    const kept = [await invite(host, id, 'athens'), await invite(host, id, null)];
    await victim.post(`/api/tables/${id}/join`, { seat: 'athens' });
    for (const { token } of kept) expect([409, 404]).toContain((await accept(spy, token, 'athens')).status);
    expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
    for (const { token } of kept)
      for (const seat of ['athens', 'sparta', null]) expect((await accept(spy, token, seat)).status).toBe(404);
    expect(await seats(host, id)).toEqual({ sparta: [host.id], athens: [victim.id] });
    expect((await spy.position(id)).seat).toBeNull();
  });

  test('after the start the host cannot make a link into another’s seat, nor see, nor send away who sits there', async () => {
    const [host, victim, friend, spy] = await people(4);
    const { id } = await started(host, victim);
    expect((await host.post(`/api/tables/${id}/invitations`, { seat: 'athens' })).status).toBe(403);
    const own = await invite(victim, id, 'athens');
    expect((await host.get(`/api/tables/${id}/invitations`)).text).not.toContain(own.id);
    expect((await host.ask('DELETE', `/api/tables/${id}/invitations/${own.id}`)).status).toBe(404);
    expect((await host.post(`/api/tables/${id}/send-away`, { person: victim.id })).status).toBe(403);
    expect((await accept(friend, own.token)).status).toBe(200);
    // For one: whoever finds it afterwards stays outside.
    expect((await accept(spy, own.token)).status).toBe(404);
    expect(await seats(host, id)).toEqual({ sparta: [host.id], athens: [victim.id, friend.id] });
    // Whoever came later cannot put out whoever sat there first; the first can.
    expect((await friend.post(`/api/tables/${id}/send-away`, { person: victim.id })).status).toBe(403);
    expect((await victim.post(`/api/tables/${id}/send-away`, { person: friend.id })).status).toBe(200);
    expect((await friend.position(id)).seat).toBeNull();
    // Even a table link made after the start leads beside the table only.
    const beside = await invite(host, id, null);
    expect((await accept(spy, beside.token, 'athens')).status).toBe(409);
    expect((await accept(spy, beside.token)).status).toBe(200);
    expect((await spy.position(id)).seat).toBeNull();
  });

  test('a seat that was one’s own once is not a door: links end with whoever gets up or is sent away', async () => {
    const [host, other, victim, spy] = await people(4);
    const { id } = (await host.post('/api/tables', { game: 'egemonia', public: true, seat: 'athens' })).body;
    const own = await invite(host, id, 'athens');
    await other.post(`/api/tables/${id}/join`, { seat: 'sparta' });
    await host.post(`/api/tables/${id}/leave`);
    await victim.post(`/api/tables/${id}/join`, { seat: 'athens' });
    expect((await accept(spy, own.token)).status).toBe(404);
    expect((await other.post(`/api/tables/${id}/start`)).status).toBe(200);
    expect((await accept(spy, own.token)).status).toBe(404);
    expect((await host.position(id)).seat).toBeNull();
    const [second] = await people(1);
    const into = await invite(victim, id, 'athens');
    await accept(second, into.token);
    const theirs = await invite(second, id, 'athens');
    await victim.post(`/api/tables/${id}/send-away`, { person: second.id });
    expect((await accept(spy, theirs.token)).status).toBe(404);
  });

  test('eight with one link to a free seat at once: one sits there', async () => {
    const [host, ...crowd] = await people(9);
    const { id } = (await host.post('/api/tables', { game: 'egemonia', seat: 'sparta' })).body;
    const { token } = await invite(host, id, null);
    const statuses = await Promise.all(crowd.map(async one => (await accept(one, token, 'athens')).status));
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
    expect((await seats(host, id)).athens).toHaveLength(1);
  });

  test('links end by themselves, and a revoked one at once', async () => {
    const [host, victim, late] = await people(3);
    const { id } = await started(host, victim);
    const old = await invite(victim, id, 'athens');
    const revoked = await invite(victim, id, 'athens');
    const list = (await victim.get(`/api/tables/${id}/invitations`)).body;
    expect(list.map((one: { state: string }) => one.state)).toEqual(['valid', 'valid']);
    expect((await victim.ask('DELETE', `/api/tables/${id}/invitations/${revoked.id}`)).status).toBe(200);
    expect((await accept(late, revoked.token)).status).toBe(404);
    now += 8 * 24 * 60 * 60_000;
    expect((await accept(late, old.token)).status).toBe(404);
  });

  test('whoever has blocked somebody does not find them at their table by a challenge of a third', async () => {
    const [host, sitter, blocked] = await people(3);
    const { id } = (await host.post('/api/tables', { game: 'egemonia', public: true, seat: null })).body;
    await sitter.post(`/api/tables/${id}/join`, { seat: 'sparta' });
    const asked = (await host.post(`/api/tables/${id}/challenges`, { person: blocked.id, seat: 'athens' })).body;
    await sitter.post(`/api/people/${blocked.id}/block`);
    expect((await blocked.post(`/api/challenges/${asked.id}`, { yes: true })).body).toEqual({ error: 'not-with-you' });
    expect((await seats(host, id)).athens).toEqual([]);
  });

  const DAY = 24 * 60 * 60_000;
  /** One of two is away for so long that the other may have them replaced. */
  async function withAbsent(): Promise<{
    id: string;
    away: Guest;
    seat: string;
    stays: Guest;
    asked: (who: Guest) => Promise<string>;
  }> {
    const [one, two] = await people(2);
    const { id } = await started(one, two, { pace: { kind: 'days', days: 3 } });
    const { pending } = await one.position(id);
    const seat = pending[0].seat;
    const [away, stays] = seat === 'sparta' ? [one, two] : [two, one];
    now += 8 * DAY;
    await stays.get('/api/me');
    const asked = async (who: Guest): Promise<string> => {
      const { name } = (await who.get('/api/me')).body.me;
      expect((await stays.post(`/api/tables/${id}/propose`, { kind: 'replace', seat, name })).body).toEqual({ ok: true });
      const open = (await who.get('/api/me/challenges')).body as { id: string; table: string }[];
      return open.find(({ table }) => table === id)?.id ?? '';
    };
    return { id, away, seat, stays, asked };
  }
  /** With a name of their own. */
  let named = 0;
  const helper = (): Promise<Guest> => guest(server.url, `Helper ${named++}`);

  test('whoever was asked to stand in a month ago does not come in when the one who was away has moved since, nor for the bot that they wanted', async () => {
    const { id, away, seat, stays, asked } = await withAbsent();
    const spy = await helper();
    const challenge = await asked(spy);
    const { version, legal } = await away.position(id);
    expect((await away.act(id, version, legal[0])).body.ok).toBe(true);
    expect((await spy.post(`/api/challenges/${challenge}`, { yes: true })).body).toEqual({ error: 'not-absent' });
    await away.post(`/api/tables/${id}/propose`, { kind: 'hand-over', level: 'random' });
    await stays.post(`/api/tables/${id}/answer`, { kind: 'hand-over', yes: true });
    expect((await spy.post(`/api/challenges/${challenge}`, { yes: true })).body).toEqual({ error: 'not-absent' });
    expect((await seats(stays, id))[seat]).toEqual([]);
    expect((await spy.position(id)).seat).toBeNull();
  });

  test('two who are asked to stand in for one, and say yes at once: one sits there', async () => {
    const { id, seat, stays, asked } = await withAbsent();
    const helpers = [await helper(), await helper(), await helper()];
    const challenges: string[] = [];
    for (const one of helpers) challenges.push(await asked(one));
    const answers = await Promise.all(helpers.map((one, i) => one.post(`/api/challenges/${challenges[i]}`, { yes: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await seats(stays, id))[seat]).toHaveLength(1);
  });

  test('a host cannot send away whoever may have their seat back', async () => {
    const { id, away, seat, stays } = await withAbsent();
    await stays.post(`/api/tables/${id}/propose`, { kind: 'replace', seat, level: 'random' });
    const host = (await stays.get(`/api/tables/${id}`)).body.host === stays.id ? stays : away;
    if (host !== away) expect((await host.post(`/api/tables/${id}/send-away`, { person: away.id })).status).toBe(403);
    expect((await away.post(`/api/tables/${id}/take-back`)).body.me).toMatchObject({ seat });
  });
});
