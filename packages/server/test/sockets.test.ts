import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { dropSitter, insertSitter } from '../src/storage/tables.ts';
import { type Guest, guest, house, Line, playOn, started } from './house.ts';
import { type Postgres, postgres } from './postgres.ts';

describe('one process', () => {
  let server: Server;
  beforeAll(async () => {
    server = await house({ bots: 1 });
  });
  afterAll(() => server.close());

  test('both watch; a move reaches both after it is written; the answer names its key', async () => {
    const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
    const { id } = await started(people.sparta, people.athens);
    const lines: Record<string, Line> = { sparta: await people.sparta.socket(), athens: await people.athens.socket() };
    for (const line of Object.values(lines)) line.say({ type: 'watch', table: id });
    const first = (await lines.sparta.until(m => m.type === 'position')).position;
    const { seat } = first.pending[0];
    const other = seat === 'sparta' ? 'athens' : 'sparta';
    const mine = (await lines[seat].until(m => m.type === 'position')).position;
    lines[seat].say({ type: 'act', table: id, key: 'k', version: mine.version, action: mine.legal[0] });
    expect((await lines[seat].until(m => m.type === 'answer')).answer).toEqual({
      ok: true,
      sequence: 1,
      version: mine.version + 1,
    });
    const theirs = (await lines[other].until(m => m.type === 'position' && m.position.sequence === 1)).position;
    expect(theirs.seat).toBe(other);
    expect(theirs.news).toHaveLength(1);
    expect(theirs.news[0].seat).toBe(seat);
  });

  test('a line that was cut comes back and hears exactly what it missed', async () => {
    const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
    const { id } = await started(people.sparta, people.athens);
    const before = await people.sparta.socket();
    before.say({ type: 'watch', table: id });
    await playOn(people, id, 3);
    await before.until(m => m.type === 'position' && m.position.sequence === 3);
    before.socket.terminate();
    await playOn(people, id, 5);
    const after = await people.sparta.socket();
    after.say({ type: 'watch', table: id, since: 3 });
    const { position } = await after.until(m => m.type === 'position');
    expect(position.sequence).toBe(8);
    expect(position.news.map((news: { sequence: number }) => news.sequence)).toEqual([4, 5, 6, 7, 8]);
  });

  test('on opening: what happened since I last looked', async () => {
    const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
    const { id } = await started(people.sparta, people.athens);
    await people.sparta.get(`/api/tables/${id}/position`);
    const seat = (await people.sparta.position(id)).pending[0].seat;
    const { version, legal } = await people[seat].position(id);
    await people[seat].act(id, version, legal[0]);
    const opened = (await people.sparta.get(`/api/tables/${id}/position`)).body;
    expect(opened.news).toHaveLength(1);
    expect((await people.sparta.get(`/api/tables/${id}/position`)).body.news).toHaveLength(0);
  });

  test('spectators stay behind by the delay of the host, on the board, in downloads and on the table', async () => {
    const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
    const { id } = await started(people.sparta, people.athens, { delay: 2 });
    const stranger = await Line.open(server.url, '');
    stranger.say({ type: 'watch', table: id });
    const first = (await stranger.until(m => m.type === 'position')).position;
    expect(first).toMatchObject({ sequence: 0, seat: null, legal: [] });
    const began = Date.now();
    await playOn(people, id, 2);
    const journal = await (await fetch(`${server.url}/api/tables/${id}/log`)).json();
    expect(journal.news).toHaveLength(1);
    expect((await (await fetch(`${server.url}/api/tables/${id}`)).json()).toAct).toEqual([]);
    const later = await stranger.until(m => m.type === 'position' && m.position.sequence > 0);
    expect(Date.now() - began).toBeGreaterThan(1500);
    expect(later.position.seat).toBeNull();
  });

  test('who looks on is shown; chat reaches the table, council talk only the council, muted people nobody', async () => {
    const [sparta, athens] = [await guest(server.url, 'Agis'), await guest(server.url, 'Alkibiades')];
    const { id } = await started(sparta, athens);
    const lines = [await sparta.socket(), await athens.socket()];
    for (const line of lines) line.say({ type: 'watch', table: id });
    await lines[0].until(m => m.type === 'presence' && m.people.length === 2);
    await sparta.post(`/api/tables/${id}/chat`, { text: '<script>alert(1)</script>' });
    const heard = await lines[1].until(m => m.type === 'chat');
    expect(heard.chat).toMatchObject({ text: '<script>alert(1)</script>', name: 'Agis', seat: null });
    await sparta.post(`/api/tables/${id}/chat`, { text: 'they are weak in the north', council: true });
    await lines[0].until(m => m.type === 'chat' && m.chat.seat === 'sparta');
    await athens.post(`/api/people/${sparta.id}/mute`);
    await sparta.post(`/api/tables/${id}/chat`, { text: 'last word' });
    await lines[0].until(m => m.type === 'chat' && m.chat.text === 'last word');
    expect(lines[1].raw.join()).not.toContain('weak in the north');
    expect(lines[1].raw.join()).not.toContain('last word');
    expect((await athens.get(`/api/tables/${id}/chat`)).text).not.toContain('last word');
  });

  test('whoever comes and goes in one breath, or is cut off on the way in, is not left standing there', async () => {
    const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
    const { id } = await started(people.sparta, people.athens);
    const line = await people.sparta.socket();
    await line.until(m => m.type === 'hello');
    line.say({ type: 'watch', table: id });
    line.say({ type: 'unwatch', table: id });
    line.say({ type: 'ping' });
    await line.until(m => m.type === 'pong');
    const cut = await people.athens.socket();
    await cut.until(m => m.type === 'hello');
    for (let n = 0; n < 20; n++) cut.say({ type: 'watch', table: id });
    cut.socket.terminate();
    // A table that nobody takes back is told meanwhile, after all that was asked for before it.
    const other = await started(people.sparta, people.athens);
    line.say({ type: 'watch', table: other.id });
    await line.until(m => m.type === 'position' && m.position.table === other.id);
    await expect.poll(() => server.world.hub.present(id)).toEqual([]);
    await playOn(people, id, 1);
    expect(line.heard.filter(({ table, position }) => (table?.id ?? position?.table) === id)).toEqual([]);
  });

  test('a crowd that comes in at once sees its tables, all of them and in full', async () => {
    const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push((await started(people.sparta, people.athens)).id);
    const lines = await Promise.all([people.sparta.socket(), people.athens.socket(), people.sparta.socket()]);
    for (const line of lines) for (const id of ids) line.say({ type: 'watch', table: id });
    for (const line of lines) for (const id of ids) await line.until(m => m.type === 'position' && m.position.table === id);
    for (const line of lines) line.close();
  });

  test('a seat that the match at hand does not know of is asked of the store, and seen through', async () => {
    const people: Record<string, Guest> = { sparta: await guest(server.url), athens: await guest(server.url) };
    const { id } = await started(people.sparta, people.athens);
    await people.sparta.position(id); // at hand, with two people
    const third = await guest(server.url);
    const { db } = server.world.store;
    await insertSitter(db, { board: id, seat: 'athens', person: third.id, entropy: '', joined: 1, seen: 0 });
    expect(await third.position(id)).toMatchObject({ seat: 'athens' });
    await dropSitter(db, id, third.id);
    expect(await third.position(id)).toMatchObject({ seat: null });
  });

  test('a letter goes from seat to seats: nobody else at the table is sent it, and nobody without a seat writes one', async () => {
    const people = await Promise.all(['carthage', 'timoleon', 'hicetas', 'dionysius'].map(name => guest(server.url, name)));
    const [carthage, timoleon, hicetas, dionysius] = people;
    const { id } = (await carthage.post('/api/tables', { game: 'timoleon', seat: 'carthage' })).body;
    const { token } = (await carthage.post(`/api/tables/${id}/invitations`, {})).body;
    for (const [one, seat] of [
      [timoleon, 'timoleon'],
      [hicetas, 'hicetas'],
      [dionysius, 'dionysius'],
    ] as const)
      await one.post('/api/invitation/accept', { token, seat });
    const spectator = await guest(server.url, 'looks on');
    await spectator.post('/api/invitation/accept', { token });
    await carthage.post(`/api/tables/${id}/start`);
    const lines = await Promise.all([...people, spectator].map(one => one.socket()));
    for (const line of lines) {
      line.say({ type: 'watch', table: id });
      await line.until(m => m.type === 'position');
    }
    const write = (who: Guest, to: readonly string[]) => who.post(`/api/tables/${id}/chat`, { text: 'leave Leontini', to });
    await write(timoleon, ['hicetas', 'dionysius']);
    for (const line of [lines[1], lines[2], lines[3]]) {
      const { chat } = await line.until(m => m.type === 'chat');
      expect(chat).toMatchObject({ seat: 'timoleon', to: ['hicetas', 'dionysius'], text: 'leave Leontini' });
    }
    await carthage.post(`/api/tables/${id}/chat`, { text: 'the last word' });
    for (const line of lines) await line.until(m => m.type === 'chat' && m.chat.text === 'the last word');
    for (const [one, line] of [[carthage, lines[0]] as const, [spectator, lines[4]] as const]) {
      expect(line.raw.join()).not.toContain('leave Leontini');
      expect((await one.get(`/api/tables/${id}/chat`)).text).not.toContain('leave Leontini');
    }
    expect((await dionysius.get(`/api/tables/${id}/chat`)).text).toContain('leave Leontini');
    expect((await write(spectator, ['hicetas'])).status).toBe(403);
    expect((await write(timoleon, ['athens'])).text).toContain('bad-seat');
    expect((await write(timoleon, ['timoleon'])).text).toContain('bad-seat');
    for (const line of lines) line.close();
  });

  test('a bot plays its seat, thinking in a thread of its own', async () => {
    const me = await guest(server.url);
    const made = await me.post('/api/tables', { game: 'egemonia', seat: 'sparta', bots: { athens: 'greedy' } });
    const { id } = made.body;
    await me.post(`/api/tables/${id}/start`);
    const line = await me.socket();
    line.say({ type: 'watch', table: id });
    let moves = 0;
    for (let from = 0; moves < 12; ) {
      const { position } = await line.until(m => m.type === 'position' && (m.position.legal.length > 0 || m.position.outcome), {
        from,
        within: 60_000,
      });
      from = line.heard.findLastIndex(m => m.type === 'position') + 1;
      if (position.outcome) break;
      line.say({ type: 'act', table: id, key: `m${moves++}`, version: position.version, action: position.legal[0] });
    }
    const { news } = await me.position(id);
    expect(news.filter(({ seat }) => seat === 'athens').length).toBeGreaterThan(3);
  });

  test('council: two people in one seat, invited by it; either may decide; others cannot come in', async () => {
    const [sparta, athens, second, spy] = [
      await guest(server.url),
      await guest(server.url),
      await guest(server.url),
      await guest(server.url),
    ];
    const { id } = await started(sparta, athens);
    const { token } = (await sparta.post(`/api/tables/${id}/invitations`, { seat: 'sparta' })).body;
    expect((await athens.post(`/api/tables/${id}/invitations`, { seat: 'sparta' })).status).toBe(403);
    expect((await second.post('/api/invitation/accept', { token })).status).toBe(200);
    expect((await second.position(id)).seat).toBe('sparta');
    const list = (await sparta.get(`/api/tables/${id}/invitations`)).body;
    await sparta.ask('DELETE', `/api/tables/${id}/invitations/${list[0].id}`);
    expect((await spy.post('/api/invitation/accept', { token })).status).toBe(404);
  });
});

describe('three processes on one PostgreSQL', () => {
  let cluster: Postgres;
  let servers: Server[];
  beforeAll(async () => {
    cluster = await postgres();
    const database = await cluster.database();
    servers = [];
    for (let i = 0; i < 3; i++) servers.push(await house({ database, connections: 6 }));
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await cluster.stop();
  });

  test('a move through one is heard through the others; a race has one winner', async () => {
    const url = (i: number) => servers[i].url;
    const sparta = await guest(url(0));
    const athens = await guest(url(1));
    const { id } = await started(sparta, Object.assign(athens, {}));
    const watch = await Line.open(url(2), '');
    watch.say({ type: 'watch', table: id });
    await watch.until(m => m.type === 'position');
    const people: Record<string, Guest> = { sparta, athens };
    const { seat } = (await sparta.position(id)).pending[0];
    const { version, legal } = await people[seat].position(id);
    const cookie = { cookie: people[seat].cookie, 'content-type': 'application/json' };
    const answers = await Promise.all(
      [0, 1, 2, 0, 1, 2].map(async (i, n) => {
        const body = JSON.stringify({ key: `race ${n}`, version, action: legal[n % legal.length] });
        return (await fetch(`${url(i)}/api/tables/${id}/act`, { method: 'POST', headers: cookie, body })).json();
      }),
    );
    expect(answers.filter(answer => answer.ok === true)).toHaveLength(1);
    await watch.until(m => m.type === 'position' && m.position.sequence === 1);
    // The same key through another process is the same move.
    const body = JSON.stringify({ key: `race ${answers.findIndex(a => a.ok)}`, version, action: legal[0] });
    for (const i of [0, 1, 2]) {
      const again = await (await fetch(`${url(i)}/api/tables/${id}/act`, { method: 'POST', headers: cookie, body })).json();
      expect(again).toMatchObject({ ok: true, sequence: 1 });
    }
    await playOn(people, id, 10);
    await watch.until(m => m.type === 'position' && m.position.sequence === 11);
  });
});
