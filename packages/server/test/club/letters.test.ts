import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { announce } from '../../src/notifications/announce.ts';
import { deliverDue } from '../../src/notifications/deliver.ts';
import { nextDigest } from '../../src/notifications/digest.ts';
import type { JobRow } from '../../src/storage/schema.ts';
import { account, Guest, house } from '../house.ts';
import { type PostOffice, postOffice } from '../post-office.ts';

const DAY = 24 * 60 * 60_000;
let now = 0;
let server: Server;
let office: PostOffice;

beforeAll(async () => {
  office = await postOffice();
  const { smtp } = office;
  server = await house({ jobs: false, now: () => now, smtp, privateHooks: true, publicUrl: 'http://polemos.test' });
});
afterAll(async () => {
  await server.close();
  await office.close();
});

async function pass(ms: number): Promise<void> {
  now += ms;
  const { db } = server.world.store;
  for (const job of (await db.selectFrom('job').selectAll().where('due', '<=', now).execute()) as JobRow[]) {
    await announce(server.world, job);
    await db.deleteFrom('job').where('key', '=', job.key).execute();
  }
  while ((await deliverDue(server.world)) > 0);
}
/** An account with a confirmed address: nothing else is done to be told. */
async function reader(name: string, language: string): Promise<Guest> {
  const one = await account(server.url, name);
  await one.ask('PATCH', '/api/me', { language, email: `${name.toLowerCase()}@club.test` });
  await pass(0);
  const token = /verify\/([\w-]+)/.exec(office.letters.findLast(({ text }) => text.includes('/#/verify/'))?.text ?? '')?.[1];
  await one.post('/api/email/verify', { token });
  return one;
}

test('one click in the mail program ends the letters, without signing in; the webhook goes on', async () => {
  now = Date.UTC(2026, 10, 5, 10);
  const me = await reader('Stopper', 'en');
  await me.post('/api/me/channels', { kind: 'webhook', url: office.hook });
  await (await account(server.url, 'Konon')).post('/api/challenges', {
    name: 'Stopper',
    table: { game: 'egemonia', seat: 'sparta' },
  });
  await pass(0);
  const { head } = office.letters.at(-1) ?? { head: '' };
  expect(head).toMatch(/^List-Unsubscribe: <http:\/\/polemos\.test\/api\/stop\/[\w.-]+>$/m);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const stop = /<http:\/\/polemos\.test(.+?)>/.exec(head)?.[1] ?? '';
  const opened = await fetch(server.url + stop, { redirect: 'manual' });
  expect(opened.headers.get('location')).toMatch(/^http:\/\/polemos\.test\/#\/stop\//);
  const clicked = await fetch(server.url + stop, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect((await me.get('/api/me/channels')).body.map(({ kind }: { kind: string }) => kind)).toEqual(['webhook']);
  expect((await new Guest(server.url).post(stop.replace(/\.[^.]+$/, '.forged-forged'))).body.error).toBe('link-expired');
});

test('one letter a day in place of many, with what is still to be done', async () => {
  now = Date.UTC(2027, 0, 11, 10);
  const me = await reader('Digester', 'en');
  await me.ask('PATCH', '/api/me', { digest: true });
  const [one, two] = [await account(server.url, 'Phormio'), await account(server.url, 'Nikostratos')];
  office.letters.length = 0;
  await one.post('/api/challenges', { name: 'Digester', table: { game: 'egemonia', seat: 'sparta' } });
  await two.post('/api/challenges', {
    name: 'Digester',
    table: { game: 'polis', seat: 'athens', pace: { kind: 'days', days: 3 } },
  });
  await pass(60_000);
  expect(office.letters).toHaveLength(0);
  await pass(DAY);
  expect(office.letters).toHaveLength(1);
  expect(office.letters[0].head).toContain('Subject: Polemos today: 2 things');
  expect(office.letters[0].text).toContain('Phormio challenges you: Egemonia');
  expect(office.letters[0].text).toContain('Nikostratos would like to play “Polis” with you, you as Sparta.');
  expect(office.letters[0].text).toContain('3 days a move');
  const at = (hour: number) => Date.UTC(2026, 5, 1, hour);
  expect(nextDigest(at(6), 0)).toBe(at(7));
  expect(nextDigest(at(7), 0)).toBe(at(31));
  expect(nextDigest(at(4), 120)).toBe(at(5));
});
