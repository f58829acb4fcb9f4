import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupServer, readConfig } from '../src/index.ts';
import { flagName, KEYS } from '../src/operation/config.ts';
import { changePerson } from '../src/storage/people.ts';
import { account, Guest, guest, house, started, temporary } from './house.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
/** Starts the server as a host does, and says how it ended. */
const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<{ code: number; out: string }> =>
  new Promise(resolve =>
    execFile(
      process.execPath,
      [MAIN, '--port', '0', '--database', join(temporary(), 'x.sqlite'), ...args],
      { timeout: 110_000, env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    ),
  );

test('what a host can mend is said in a sentence, not in a trace', async () => {
  const taken = createServer();
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const unbuilt = await start(['--dist', temporary()]);
  const unknown = await start([], { POLEMOS_TRUST_PORXY: 'true' });
  const [nowhere, busy, unreachable] = await Promise.all([
    start(['--dist', 'none', '--host', 'no..where']),
    start(['--dist', 'none', '--port', String(port), '--limits']),
    start(['--dist', 'none', '--database', 'postgres://a:b@127.0.0.1:1/none']),
  ]);
  taken.close();
  expect(busy).toMatchObject({ code: 2, out: expect.stringContaining(`listens at 127.0.0.1:${port} already`) });
  expect(unreachable).toMatchObject({ code: 2, out: expect.stringContaining('The database does not answer') });
  expect(nowhere).toMatchObject({ code: 2, out: expect.stringContaining('There is no address called no..where') });
  expect(unbuilt).toMatchObject({ code: 2, out: expect.stringContaining('There is no built client') });
  expect(unknown).toMatchObject({ code: 2, out: expect.stringContaining('POLEMOS_TRUST_PORXY: there is no such setting') });
  for (const { out } of [nowhere, busy, unreachable, unbuilt, unknown]) expect(out).not.toMatch(/\n\s+at /);
}, 120_000);

test.runIf(existsSync('/proc/self'))(
  'a folder that the system does not make ends the start with a sentence',
  async () => {
    const below = await start(['--dist', 'none', '--database', '/proc/nowhere/deeper/x.sqlite']);
    expect(below).toMatchObject({ code: 2, out: expect.stringContaining('The folder of the database cannot be made') });
    expect(below.out).not.toMatch(/\n\s+at /);
  },
  120_000,
);

test('addresses that nothing can be sent to are refused at the start', () => {
  expect(() => readConfig({ smtp: 'mail.example.test' })).toThrow(/smtp:/);
  expect(() => readConfig({ publicUrl: 'polemos.example' })).toThrow(/publicUrl/);
  expect(() => readConfig({ publicUrl: 'https://polemos.example/' })).toThrow(/without a slash/);
  expect(() => readConfig({ pushContact: 'me' })).toThrow(/pushContact/);
  for (const database of [
    'mysql://a:secret@host/x',
    'postgres://a:secret@host:99999/x',
    'redis://:secret@host',
    'http://host/x.sqlite',
  ])
    expect(() => readConfig({ database })).toThrow(/^(?!.*secret).*database: a file, or postgres:/s);
  expect(() => readConfig({ smtp: 'http://me:secret@mail.example.test' })).toThrow(/^(?!.*secret).*smtp:/s);
  for (const database of [
    'a folder/polemos.sqlite',
    'C:\\Polemos\\x.sqlite',
    ':memory:',
    'postgres://a:b@%2Fvar%2Frun%2Fpostgresql/x',
  ])
    expect(readConfig({ database }).database).toBe(database);
  expect(readConfig({ smtp: 'smtps://u:p@mail.example.test:465', publicUrl: 'https://polemos.example' }).port).toBe(4310);
});

test('the page for hosts names every setting, and none that is not there', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  const rows = page.split('\n').filter(line => /^\| `--/.test(line));
  const named = rows.flatMap(line => line.split('|')[1].match(/--[a-z-]+/g) ?? []);
  expect(named.toSorted()).toEqual(KEYS.map(flagName).toSorted());
});

test('the database and its copies are for whoever runs the server alone', async () => {
  const database = join(temporary(), 'private.sqlite');
  const server = await house({ database });
  await guest(server.url);
  const copy = join(temporary(), 'copy.sqlite');
  await backupServer(database, copy);
  for (const file of [database, `${database}-wal`, `${database}-shm`, copy])
    expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  await server.close();
});

test('a proxy that leaves the port away is not another site; another site still is', async () => {
  const server = await house({ publicUrl: 'https://polemos.test:8443' });
  const one = await guest(server.url);
  const from = async (origin: string) => (await one.ask('PATCH', '/api/me', { language: 'it' }, { origin })).status;
  expect(await from('https://polemos.test:8443')).toBe(200);
  expect(await from('https://evil.test')).toBe(403);
  expect(await from('https://polemos.test:8444')).toBe(403);
  await server.close();
});

test('an admin sees what did not arrive, tries it again, and learns whether letters leave at all', async () => {
  const server = await house({ jobs: false, smtp: 'smtp://127.0.0.1:1' });
  const admin = await account(server.url, 'Archon');
  const { db } = server.world.store;
  await changePerson(db, admin.id, { admin: 1 });
  expect((await admin.post('/api/admin/mail')).body.error).toBe('no-confirmed-address');
  await changePerson(db, admin.id, { email: 'admin@example.test', emailVerified: 1 });
  expect((await admin.post('/api/admin/mail')).body.error).toContain('ECONNREFUSED');
  await admin.post('/api/password/forgot', { email: 'admin@example.test' });
  for (let n = 0; n < 100 && (await db.selectFrom('delivery').select('id').execute()).length === 0; n++)
    await new Promise(resolve => setTimeout(resolve, 20));
  await db.updateTable('delivery').set({ state: 'failed', done: 5, error: 'status 500' }).execute();
  const [failed] = (await admin.get('/api/admin/deliveries')).body;
  expect(failed).toMatchObject({ kind: 'email', name: 'Archon', error: 'status 500' });
  expect((await admin.get('/api/admin/deliveries')).text).not.toContain('admin@example.test');
  expect((await admin.post(`/api/admin/deliveries/${failed.id}/retry`)).status).toBe(200);
  expect((await admin.get('/api/admin/deliveries')).body).toEqual([]);
  await server.close();
});

test('a second admin, and a way back for whoever has lost a password and has no address', async () => {
  const server = await house({ publicUrl: 'https://club.example/polemos' });
  const [first, second] = [await account(server.url, 'First'), await account(server.url, 'Second', 'mnemosyne mnemosyne')];
  await changePerson(server.world.store.db, first.id, { admin: 1 });
  const visitor = await guest(server.url);
  const appoint = async (by: typeof first, id: string, admin: boolean) =>
    (await by.post(`/api/admin/people/${id}/admin`, { admin })).body;
  expect((await appoint(first, first.id, false)).error).toBe('last-admin');
  expect((await appoint(first, visitor.id, true)).error).toBe('accounts-only');
  expect((await appoint(second, second.id, true)).error).toBe('admins-only');
  expect(await appoint(first, second.id, true)).toEqual({ ok: true });
  expect(await appoint(second, first.id, false)).toEqual({ ok: true });
  expect((await first.get('/api/admin/people')).status).toBe(403);
  const { link } = (await second.post(`/api/admin/people/${first.id}/reset`)).body;
  expect(link).toMatch(/^https:\/\/club\.example\/polemos\/#\/reset\//);
  const token = link.split('/').at(-1);
  expect((await visitor.post('/api/password/reset', { token, password: 'another another' })).status).toBe(200);
  expect((await visitor.post('/api/password/reset', { token, password: 'a third a third' })).body.error).toBe('link-expired');
  const back = await visitor.post('/api/login', { name: 'First', password: 'another another' });
  expect(back.body.me.name).toBe('First');
  expect((await second.post(`/api/admin/people/${visitor.id}/reset`)).status).toBe(404);
  await server.close();
});

test('a club night: thirty guests come from one address, and each sits down at a table', async () => {
  const server = await house({ limits: true });
  const people: Guest[] = [];
  for (let n = 0; n < 30; n++) {
    const one = new Guest(server.url);
    expect((await one.post('/api/guest', { name: `Comer ${n}` })).status).toBe(200);
    people.push(one);
  }
  for (let n = 0; n < 30; n += 2) await started(people[n], people[n + 1]);
  await server.close();
});
