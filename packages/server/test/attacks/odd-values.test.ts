import { Generator } from '@polemos/kernel';
import { expect, test } from 'vitest';
import type { Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/http/routes/index.ts';
import type { Server } from '../../src/index.ts';
import { FromClient } from '../../src/sockets/messages.ts';
import { changePerson } from '../../src/storage/people.ts';
import { account, Guest, guest, house, type Line, started } from '../house.ts';
import { ODD_PARTS, ODD_QUERIES, ODD_TYPES, oddly } from './odd-values.ts';
import { onBothStores } from './stores.ts';

const COUNT = process.env.POLEMOS_FUZZ === undefined ? 1_500 : 60_000;
/** Refused before anything is looked at: a program of ours would not wait for these. */
const GONE = 'DELETE /api/me';

/** Two who only play while it goes on. Answers what became of their moves that were not taken. */
async function playBeside(server: Server, over: () => boolean): Promise<readonly string[]> {
  const people = { sparta: await guest(server.url), athens: await guest(server.url) };
  const wrong: string[] = [];
  let { id } = await started(people.sparta, people.athens);
  while (!over()) {
    for (const one of Object.values(people)) {
      const { body } = await one.get(`/api/tables/${id}/position?since=9999999`);
      if (body.outcome !== null) ({ id } = await started(people.sparta, people.athens));
      if (body.outcome !== null || !(body.legal?.length > 0)) continue;
      const acted = await one.act(id, body.version, body.legal[0]);
      if (acted.body.ok !== true) wrong.push(acted.text);
    }
    await new Promise(done => setTimeout(done, 5));
  }
  return wrong;
}

onBothStores(fresh => {
  test('whatever stands in any field of any route, or how it is sent: it is refused or taken, nothing fails, and others play on', async () => {
    const server = await house({ database: await fresh(), privateHooks: true });
    const chance = new Generator('odd values');
    let over = false;
    const beside = playBeside(server, () => over);
    let named = 0;
    const come = async (): Promise<Guest> => {
      const one = await account(server.url, `Odd ${named++} ${'abcdefghij'[named % 10]}`);
      await changePerson(server.world.store.db, one.id, { admin: 1 });
      return one;
    };
    let actor = await come();
    // Whoever was asked, blocked or shut out makes room for another.
    const layAnew = async () => layOut(actor, await guest(server.url, 'Other'));
    const known = await layAnew();
    const failed: string[] = [];
    let taken = 0;
    const ask = async (route: Route): Promise<void> => {
      const odd = chance.below(10);
      const part = (name: string): string => (odd === 0 ? ODD_PARTS[chance.below(ODD_PARTS.length)] : String(known[name] ?? 'x'));
      const path = route.path.replace(/:(\w+)/g, (_, name: string) => part(name));
      const query = odd === 1 || (route.query !== null && odd < 5) ? `?${ODD_QUERIES[chance.below(ODD_QUERIES.length)]}` : '';
      const [type, text] =
        route.body === null || odd === 2
          ? ODD_TYPES[chance.below(ODD_TYPES.length)]
          : ['application/json', oddly(route.body, chance, known)];
      const who = chance.below(8) === 0 ? new Guest(server.url) : actor;
      const withBody = route.method !== 'GET' && (route.body !== null || odd === 2);
      const answer = await fetch(server.url + path + query, {
        method: route.method,
        headers: {
          ...(who.cookie === '' ? {} : { cookie: who.cookie }),
          ...(withBody ? { 'content-type': type } : {}),
        },
        ...(withBody ? { body: text } : {}),
      }).catch((error: Error) => error);
      const said = answer instanceof Error ? String(answer.cause ?? answer) : await answer.text();
      const status = answer instanceof Error ? 0 : answer.status;
      if (status === 200) taken++;
      if (status === 0 || (status >= 500 && status !== 503))
        failed.push(`${route.method} ${path}${query} ${type} ${text.slice(0, 300)}: ${status} ${said.slice(0, 200)}`);
      const set = answer instanceof Error ? null : answer.headers.get('set-cookie');
      if (set !== null && who === actor) actor.cookie = set.split(';')[0];
    };
    for (let n = 0; n < COUNT; n += 5) {
      const some = Array.from({ length: 5 }, () => ROUTES[chance.below(ROUTES.length)]);
      await Promise.all(some.filter(({ method, path }) => `${method} ${path}` !== GONE).map(ask));
      // Who has shut themselves out, or given their table away, comes in anew.
      if (n % 50 === 0 && (await actor.get('/api/me')).body.me?.admin !== true) actor = await come();
      if (n > 0 && n % 250 === 0) Object.assign(known, await layAnew());
    }
    over = true;
    expect(failed).toEqual([]);
    expect(await beside).toEqual([]);
    expect(taken).toBeGreaterThan(COUNT / 20);
    await server.close();
  }, 3_600_000);

  test('whatever stands in any field of a message through the socket: it is refused or answered, and others play on', async () => {
    const server = await house({ database: await fresh() });
    const chance = new Generator('odd messages');
    let over = false;
    const beside = playBeside(server, () => over);
    const [one, other] = [await account(server.url, 'Odd'), await guest(server.url, 'Other')];
    const { id } = await started(one, other);
    let line = await one.socket();
    const failed: string[] = [];
    const settle = async (of: Line): Promise<void> => {
      of.say({ type: 'ping' });
      await of.until(message => message.type === 'pong');
      for (const message of of.heard.splice(0)) if (message.error === 'internal') failed.push(JSON.stringify(message));
      of.raw.length = 0;
    };
    for (let n = 0; n < COUNT; n++) {
      const text = oddly(FromClient, chance, { table: id, version: 0, key: `k${n}`, since: 0, type: 'act' });
      if (line.closed) line = await one.socket();
      line.say(text);
      if (n % 50 === 49) await settle(line);
    }
    over = true;
    expect(failed).toEqual([]);
    expect(await beside).toEqual([]);
    line.close();
    await server.close();
  }, 3_600_000);
});

/** Something of everything, so that what is odd stands beside what is not. */
async function layOut(one: Guest, other: Guest): Promise<Record<string, unknown>> {
  const { id: table } = await started(one, other);
  const open = (await one.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body.id;
  const { id: invitation, token } = (await one.post(`/api/tables/${open}/invitations`, {})).body;
  const { id: challenge } = (await one.post(`/api/tables/${open}/challenges`, { person: other.id })).body;
  const { id: chat } = (await one.post(`/api/tables/${table}/chat`, { text: 'chaire' })).body;
  const { id: channel } = (await one.post('/api/me/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/' })).body;
  const { id: league } = (
    await one.post('/api/leagues', { name: 'L', game: 'egemonia', kind: 'round-robin', legs: 1, roundDays: 1, moveDays: 1 })
  ).body;
  const { id: moment } = (await one.post(`/api/tables/${table}/moments`, { kind: 'bookmark', at: 0, text: 'x' })).body;
  return {
    ...{ table, invitation, token, challenge, chat, channel, league, moment },
    ...{ person: other.id, game: 'egemonia', scenario: 'standard', seat: 'athens', name: `Odd ${league ?? ''}`, level: 'random' },
    ...{ match: 'm1', host: one.id, organiser: one.id, version: 0, at: 0, url: 'http://127.0.0.1:9/', zone: 'Europe/Rome' },
  };
}
