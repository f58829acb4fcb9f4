import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, serve } from '../src/index.ts';

let server: Server;
beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'polemos-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Polemos</title>');
  writeFileSync(join(dist, 'assets', 'main-4f2a.js'), 'export {};');
  for (const [ending, pressed] of [
    ['br', brotliCompressSync('export {};')],
    ['gz', gzipSync('export {};')],
  ] as const)
    writeFileSync(join(dist, 'assets', `main-4f2a.js.${ending}`), pressed);
  writeFileSync(join(dist, 'sw.js'), '/* worker */');
  server = await serve({ port: 0, dist, database: ':memory:', logLevel: 'silent', bots: 0, onAdminToken: () => {} });
});
afterAll(() => server.close());

test('every page of the client is its one document, asked for again each time', async () => {
  for (const path of ['/', '/tables/abc', '/play/egemonia?x=1']) {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Polemos</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test('hashed files are kept for ever, the service worker is not', async () => {
  expect((await fetch(`${server.url}/assets/main-4f2a.js`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${server.url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});

test('what lies compressed beside a file goes to whoever takes it, as that file and for as long', async () => {
  for (const [accept, sent] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(`${server.url}/assets/main-4f2a.js`, { headers: { 'accept-encoding': accept } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([sent, 'export {};']);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  const page = await fetch(`${server.url}/play/egemonia`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(await page.text()).toContain('<title>Polemos</title>');
});

test('what is missing is missing: no document in place of a script or an answer of the interface', async () => {
  for (const path of ['/assets/gone-1.js', '/api/nothing', '/../package.json', '/%2e%2e/package.json']) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(404);
});

test('no inline script, on pages and on errors alike', async () => {
  for (const path of ['/', '/health', '/api/nothing']) {
    const policy = (await fetch(server.url + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('health', async () => {
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true });
});
