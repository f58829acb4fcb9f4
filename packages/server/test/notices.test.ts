import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { isPrivate, safeAddress } from '../src/notifications/addresses.ts';
import { announce } from '../src/notifications/announce.ts';
import { deliverDue, quietEnds } from '../src/notifications/deliver.ts';
import { zoneOf } from '../src/notifications/facts.ts';
import { letterOf } from '../src/notifications/notice.ts';
import { aheadIn } from '../src/people/zone.ts';
import type { JobRow } from '../src/storage/schema.ts';
import { account, Guest, guest, house, started } from './house.ts';

let server: Server;
let now = 1_790_000_000_000;
const letters: string[] = [];
const posts: { url: string; body: Record<string, unknown> }[] = [];
let failures = 0;
let mail: SMTPServer;
let web: HttpServer;
let hook = '';

beforeAll(async () => {
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', chunk => {
        text += chunk;
      });
      stream.on('end', () => {
        letters.push(text.replace(/=\r\n/g, '').replace(/=3D/g, '='));
        done();
      });
    },
  });
  await new Promise<void>(resolve => mail.listen(0, '127.0.0.1', resolve));
  web = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (failures > 0) {
      failures--;
      response.writeHead(500).end();
      return;
    }
    posts.push({ url: request.url ?? '', body: JSON.parse(text) });
    response.writeHead(204).end();
  });
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(web.address() as { port: number }).port}/hook/secret-path`;
  const { port } = mail.server.address() as { port: number };
  server = await house({
    jobs: false,
    now: () => now,
    smtp: `smtp://127.0.0.1:${port}`,
    privateHooks: true,
    publicUrl: 'http://polemos.test',
  });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>(resolve => mail.close(() => resolve()));
  web.close();
});

/** Lets time go by, then does all that is due: jobs first, then what they put into the outbox. */
async function pass(ms: number): Promise<void> {
  now += ms;
  const { db } = server.world.store;
  const jobs = (await db.selectFrom('job').selectAll().where('due', '<=', now).execute()) as JobRow[];
  for (const job of jobs) {
    await announce(server.world, job);
    await db.deleteFrom('job').where('key', '=', job.key).execute();
  }
  while ((await deliverDue(server.world)) > 0);
}
async function letterWith(text: string): Promise<string> {
  for (let n = 0; n < 100; n++) {
    const found = letters.find(letter => letter.includes(text));
    if (found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, 30));
  }
  throw new Error(`no letter with ${text}`);
}

test('an address is confirmed by the link sent to it; a forgotten password is replaced by another', async () => {
  const one = await account(server.url, 'Aspasia');
  expect((await one.post('/api/me/channels', { kind: 'email' })).body.error).toBe('no-confirmed-address');
  await one.ask('PATCH', '/api/me', { email: 'aspasia@miletos.test' });
  await pass(0);
  const token = /verify\/([\w-]+)/.exec(await letterWith('/#/verify/'))?.[1];
  expect((await new Guest(server.url).post('/api/email/verify', { token })).status).toBe(200);
  expect((await new Guest(server.url).post('/api/email/verify', { token })).body.error).toBe('link-expired');
  expect((await one.get('/api/me')).body.me).toMatchObject({ email: 'aspasia@miletos.test', emailVerified: true });
  await new Guest(server.url).post('/api/password/forgot', { email: 'ASPASIA@miletos.test' });
  await pass(0);
  const reset = /reset\/([\w-]+)/.exec(await letterWith('/#/reset/'))?.[1];
  const stranger = new Guest(server.url);
  expect((await stranger.post('/api/password/reset', { token: reset, password: 'a new password' })).status).toBe(200);
  expect((await one.get('/api/me')).body.me).toBeNull();
  expect((await stranger.post('/api/login', { name: 'Aspasia', password: 'a new password' })).status).toBe(200);
  // On from the first: nobody has to ask for it twice.
  expect((await stranger.get('/api/me/channels')).body).toMatchObject([{ kind: 'email' }]);
});

test('an asynchronous match: the one whose turn it is gets an e-mail, once nobody has moved for a minute', async () => {
  const aspasia = new Guest(server.url);
  await aspasia.post('/api/login', { name: 'Aspasia', password: 'a new password' });
  const other = await guest(server.url);
  const { id } = await started(aspasia, other, { pace: { kind: 'days', days: 3 }, title: 'Potidaia' });
  const people: Record<string, Guest> = { sparta: aspasia, athens: other };
  await pass(0);
  expect(letters.at(-1)).toContain('Subject: Nikias has sat down: Potidaia');
  const before = letters.length;
  for (let n = 0; n < 4; n++) {
    const { seat } = (await aspasia.position(id)).pending[0];
    const { version, legal } = await people[seat].position(id);
    await people[seat].act(id, version, legal[0]);
    await pass(1000);
  }
  expect(letters.length).toBe(before);
  while ((await aspasia.position(id)).pending[0].seat !== 'sparta') {
    const { version, legal } = await other.position(id);
    await other.act(id, version, legal[0]);
  }
  await pass(61_000);
  expect(letters.length).toBe(before + 1);
  expect(letters.at(-1)).toContain(`http://polemos.test/#/table/${id}`);
  expect(letters.at(-1)).toContain('Potidaia');
  await pass(3 * 24 * 3600_000);
  expect(letters.slice(before).join()).toContain('running out');
  const log = (await aspasia.get('/api/me/deliveries')).body;
  expect(log.map(({ notice, state }: { notice: string; state: string }) => `${notice} ${state}`)).toContain('turn sent');
});

test('a webhook is tried again until it answers; what was taken meanwhile is not told', async () => {
  const one = await guest(server.url);
  expect((await one.post('/api/me/channels', { kind: 'webhook', url: hook })).status).toBe(200);
  expect((await one.get('/api/me/channels')).text).not.toContain('secret-path');
  const other = await guest(server.url);
  const { id } = await started(one, other);
  await pass(0);
  await one.post(`/api/tables/${id}/resign`);
  failures = 2;
  await pass(0);
  expect(posts.filter(({ body }) => body.kind === 'result')).toHaveLength(0);
  const waiting = (await one.get('/api/me/deliveries')).body[0];
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, error: 'status 500' });
  await pass(61_000);
  await pass(6 * 60_000);
  expect(posts.filter(({ body }) => body.kind === 'result')).toHaveLength(1);
  expect((await one.get('/api/me/deliveries')).body[0]).toMatchObject({ state: 'sent', attempts: 3 });
});

test('somebody challenged is told by their own channels, unless they have muted whoever asks; it stands in their lobby in any case', async () => {
  const host = await guest(server.url, 'Agathon');
  const invited = await account(server.url, 'Diotima');
  await invited.post('/api/me/channels', { kind: 'webhook', url: hook });
  const { id } = (await host.post('/api/tables', { game: 'egemonia', title: 'Symposion', seat: 'sparta' })).body;
  expect((await host.post(`/api/tables/${id}/challenges`, { name: 'diotima' })).body).toMatchObject({ name: 'Diotima' });
  await pass(0);
  expect(posts.at(-1)?.body).toMatchObject({ kind: 'challenge', by: 'Agathon', title: 'Symposion' });
  await invited.post(`/api/people/${host.id}/mute`);
  const before = posts.length;
  const { id: second } = (await host.post('/api/tables', { game: 'egemonia', seat: 'sparta' })).body;
  expect((await host.post(`/api/tables/${second}/challenges`, { name: 'Diotima' })).status).toBe(200);
  await pass(0);
  expect(posts.length).toBe(before);
  expect((await invited.get('/api/me/challenges')).body).toHaveLength(2);
});

test('webhooks do not reach private or loopback addresses unless the host allows it', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '172.20.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:0:7f00:1',
    '::7f00:1',
    '5f00::1',
    '3fff::1',
    'ff02::1',
    'fec0::1',
  ])
    expect([address, isPrivate(address)]).toEqual([address, true]);
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111'])
    expect([address, isPrivate(address)]).toEqual([address, false]);
  for (const url of [
    'http://localhost/x',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'file:///etc/passwd',
    'ftp://93.184.216.34/',
    'http://user:pass@93.184.216.34/',
  ])
    expect([url, 'forbidden' in (await safeAddress(url, false))]).toEqual([url, true]);
  const strict = await house();
  const one = await guest(strict.url);
  for (const url of [hook, 'http://169.254.169.254/latest/meta-data'])
    expect((await one.post('/api/me/channels', { kind: 'webhook', url })).body.error).toBe('bad-address');
  await strict.close();
});

test('quiet hours, also over midnight and in other zones', () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 5, 1, hour, minute);
  const night = { from: 22 * 60, to: 7 * 60, zone: 0 };
  expect(quietEnds(night, at(21, 59))).toBeNull();
  expect(quietEnds(night, at(23))).toBe(at(31));
  expect(quietEnds(night, at(6, 59))).toBe(at(7));
  expect(quietEnds({ ...night, zone: 120 }, at(20, 30))).toBe(at(29));
  expect(quietEnds({ from: 600, to: 600, zone: 0 }, at(10))).toBeNull();
});

test('a clock of the world: an hour more in summer, half hours, the other side of the earth; what is no zone is refused', async () => {
  const [summer, winter] = [Date.UTC(2026, 6, 1), Date.UTC(2026, 0, 1)];
  expect([aheadIn('Europe/Rome', summer), aheadIn('Europe/Rome', winter)]).toEqual([120, 60]);
  expect([aheadIn('Asia/Kolkata', summer), aheadIn('America/St_Johns', winter)]).toEqual([330, -210]);
  expect([aheadIn('UTC', summer), aheadIn('Pacific/Kiritimati', summer)]).toEqual([0, 840]);
  // Told in October of a moment after the clocks were put back: as they will stand then.
  const reader = { zone: 'Europe/Paris', quiet: null };
  expect([zoneOf(reader, Date.UTC(2026, 9, 24, 12)), zoneOf(reader, Date.UTC(2026, 9, 26, 12))]).toEqual([120, 60]);
  const one = await guest(server.url);
  expect((await one.ask('PATCH', '/api/me', { zone: 'Middle/Earth' })).body.error).toBe('no-such-zone');
  expect((await one.ask('PATCH', '/api/me', { zone: 'Europe/Rome' })).body.zone).toBe('Europe/Rome');
});

test('names and titles in letters are text: no new headers, no marks of ours', () => {
  const letter = letterOf({
    kind: 'turn',
    language: 'en',
    name: 'A {table} B',
    link: 'x',
    title: 'one\r\nBcc: all@example.test',
    game: 'egemonia',
    seat: 'sparta',
    sequence: 1,
  });
  expect(letter.subject).toBe('Your turn: one Bcc: all@example.test');
  expect(letter.text).toContain('Hello A {table} B,');
});
