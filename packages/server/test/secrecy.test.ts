import { join } from 'node:path';
import type { Action } from '@polemos/kernel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import type { Position } from '../src/matches/show.ts';
import { type Guest, guessable, guest, house, Line, started, temporary } from './house.ts';

/** The same house twice: ids, tokens and the secret of the dice come in the same order, and time stands still. */
const sameEverywhere = () => ({ now: () => 1_790_000_000_000, chance: guessable() });

interface Told {
  readonly socket: readonly string[];
  readonly delta: readonly string[];
  readonly spectator: readonly string[];
  readonly http: readonly string[];
  readonly hook: readonly string[];
  readonly log: readonly string[];
}

/**
 * One match up to the end of its first placements, which the rules keep hidden. A begins with one of two actions that look
 * alike from outside; everything else is the same. Answers all that the others were sent.
 */
async function told(variant: 0 | 1): Promise<{ told: Told; hidden: Action; own: string }> {
  const log: string[] = [];
  const server = await house({
    ...sameEverywhere(),
    logLevel: 'debug',
    onLog: line => log.push(line),
    database: join(temporary(), 'same.sqlite'),
    publicUrl: 'http://polemos.test',
  });
  const people: Record<string, Guest> = { sparta: await guest(server.url, 'A'), athens: await guest(server.url, 'B') };
  const { id } = await started(people.sparta, people.athens);
  const { seat: a } = (await people.sparta.position(id)).pending[0];
  const b = a === 'sparta' ? 'athens' : 'sparta';
  // B looks on twice: told whole positions, and told only what is different, with what was seen in between.
  const [line, delta] = [await people[b].socket(), await people[b].socket()];
  const spectator = await Line.open(server.url, '');
  for (const one of [line, delta, spectator]) {
    one.say({ type: 'watch', table: id, delta: one === delta, frames: one === delta });
    await one.until(m => m.type === 'position');
  }
  const http: string[] = [];
  const pair = alike(await people[a].position(id));
  for (let n = 0; n < 40; n++) {
    const { seat } = (await people.sparta.position(id)).pending[0];
    const mine = await people[seat].position(id);
    // Later A plays only counters of which both matches have the same.
    const same = mine.legal.filter(({ event }) => !pair.some(one => one.event === event));
    const action = seat === a ? (n === 0 ? pair[variant] : same[0]) : mine.legal[(n * 5) % mine.legal.length];
    // What is left in A's hand is the other of the pair: from here on the matches part in the open.
    if (action === undefined) break;
    await people[seat].act(id, mine.version, action, `k${n}`);
    if (n < 3)
      await people[a].post(`/api/tables/${id}/moments`, {
        kind: 'bookmark',
        at: n,
        text: `mine: ${JSON.stringify(pair[variant])}`,
      });
    const frames = `/frames?entry=${n + 1}`;
    // What a link to this moment and to earlier ones opens.
    const links = [`/past?at=${n + 1}`, `/past?at=${Math.max(0, n - 2)}`, '/moments'];
    for (const path of ['', '/position?since=-1', '/log', '/chat', frames, ...links])
      http.push((await people[b].get(`/api/tables/${id}${path}`)).text);
    for (const path of ['', '/position?since=-1', '/log', frames, ...links])
      http.push(await (await fetch(`${server.url}/api/tables/${id}${path}`)).text());
    http.push((await people[b].get('/api/me/tables')).text, (await people[b].get('/api/me/export')).text);
    http.push(await (await fetch(`${server.url}/api/tables`)).text(), (await people[b].get(`/api/people/${people[a].id}`)).text);
  }
  // A's own eyes, at the moment of the hidden placement: the link tells A what it does not tell the others.
  const moment = (await people[a].get(`/api/tables/${id}/past?at=1`)).text;
  expect(moment).toContain(`"${pair[variant].event}"`);
  for (const eyes of [a, 'everybody']) expect((await people[b].get(`/api/tables/${id}/past?at=1&seat=${eyes}`)).status).toBe(403);
  const own = (await people[a].get(`/api/tables/${id}/log`)).text;
  await damage(server, id, people);
  const jobs = await server.world.store.db.selectFrom('job').select(['key', 'body']).orderBy('key').execute();
  await server.close();
  return {
    told: {
      socket: said(line),
      delta: said(delta),
      spectator: said(spectator),
      http,
      hook: jobs.map(job => JSON.stringify(job)),
      log: log.map(line => line.replaceAll(server.url, '')),
    },
    hidden: pair[variant],
    own,
  };
}

/** Who is here is said anew every half minute, so how often depends on how long a machine takes. */
const said = ({ raw }: Line): readonly string[] => raw.filter(text => !text.startsWith('{"type":"presence"'));

/** What a log is full of is what goes wrong: a match that does not replay, through both doors. */
async function damage({ world: { store, hub } }: Server, id: string, people: Readonly<Record<string, Guest>>): Promise<void> {
  await store.db.updateTable('record').set({ body: sql`replace(body, '"hash":"', '"hash":"0')` }).execute();
  hub.heard({ kind: 'changed', boards: [id] });
  for (const seat of ['sparta', 'athens']) {
    expect((await people[seat].get(`/api/tables/${id}/position`)).status).toBe(409);
    const line = await people[seat].socket();
    line.say({ type: 'act', table: id, key: 'damaged', version: 0, action: { type: 'box', event: 'coup-1' } });
    await line.until(m => m.error === 'frozen');
    line.close();
  }
}

/** Two placements in the same area by counters of different kinds: outside nobody can tell them apart. */
function alike({ legal }: Position): readonly [Action, Action] {
  const places = legal.filter(({ type }) => type === 'place');
  for (const one of places) {
    const other = places.find(two => two.area === one.area && kind(two) !== kind(one));
    if (other !== undefined) return [one, other];
  }
  throw new Error('this hand has no two that look alike');
}
const kind = ({ event }: Action): string => String(event).replace(/-\d+$/, '');

test('two matches that differ only in what A knows send byte-equal traffic to B, spectators, downloads, jobs and the log', async () => {
  const [one, two] = [await told(0), await told(1)];
  expect(one.hidden).not.toEqual(two.hidden);
  expect(one.own).not.toEqual(two.own);
  expect(one.own).toContain(String(one.hidden.event));
  expect(one.told.socket.length).toBeGreaterThan(3);
  expect(one.told.http.length).toBeGreaterThan(40);
  // Compared one by one: a failure names the first that differs.
  one.told.http.forEach((text, i) => {
    expect(text).toBe(two.told.http[i]);
  });
  expect(one.told.socket).toEqual(two.told.socket);
  expect(one.told.delta.some(text => text.startsWith('{"type":"moved"') && text.includes('"frames":['))).toBe(true);
  expect(one.told.http.some(text => text.includes('"frames":[{'))).toBe(true);
  expect(one.told.delta).toEqual(two.told.delta);
  expect(one.told.spectator).toEqual(two.told.spectator);
  expect(one.told.hook).toEqual(two.told.hook);
  expect(one.told.log.filter(line => line.includes('parts from its record')).length).toBeGreaterThanOrEqual(1);
  expect(one.told.log).toEqual(two.told.log);
});

test('nothing that leaves a running match holds a hash, the secret of the dice or another’s counter', async () => {
  const { told: sent, hidden } = await told(0);
  const all = [...sent.socket, ...sent.delta, ...sent.spectator, ...sent.http, ...sent.log].join('\n');
  expect(all).not.toContain('ab'.repeat(32));
  expect(all).not.toMatch(/"hash"/);
  expect(all).not.toMatch(/"chance"/);
  expect(all).not.toContain(`"${hidden.event}"`);
});
