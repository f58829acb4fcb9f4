import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { deliverDue } from '../src/notifications/deliver.ts';
import { sendLater } from '../src/notifications/outbox.ts';
import { guest, house } from './house.ts';

/** A push service of our own: what arrives is opened with the keys of the browser, as RFC 8291 says, by node:crypto alone. */
let service: HttpServer;
let url = '';
let status = 201;
const arrived: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
let server: Server;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    arrived.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as { port: number }).port}`;
  server = await house({ jobs: false, privateHooks: true, publicUrl: 'http://polemos.test' });
});
afterAll(async () => {
  await server.close();
  service.close();
});

/** `aes128gcm` (RFC 8188) under a key that only this browser and this message share (RFC 8291). */
function opened(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + body[20]);
  const hkdf = (key: Buffer, with_: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = hkdf(browser.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** The server says who it is (RFC 8292): a token signed with the key that the browser was given. */
function claims(authorization: string, publicKey: string): { aud: string; sub: string } {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head, body, signature] = token.split('.');
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

test('a push arrives encrypted for one browser, signed by this server; a browser that is gone is forgotten', async () => {
  const one = await guest(server.url);
  const { key } = (await one.get('/api/push/key')).body;
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const added = await one.post('/api/me/channels', { kind: 'push', endpoint: `${url}/send/abc`, keys });
  expect(added.status).toBe(200);

  const { world } = server;
  const link = 'http://polemos.test/#/table/t';
  const notice = { language: 'en', name: 'Nikias', link, title: 'Mantinea', game: 'egemonia', seat: 'sparta', sequence: 0 };
  const target = JSON.stringify({ endpoint: `${url}/send/abc`, keys });
  const channel = { person: one.id, board: null, channel: added.body.id, kind: 'push', target } as const;
  const invite = () => sendLater(world, { ...channel, notice: { kind: 'challenge', by: 'Konon', ...notice } });
  await invite();
  expect(await deliverDue(world)).toBe(1);
  const [{ headers, body }] = arrived;
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(body.includes('Mantinea')).toBe(false);
  expect(JSON.parse(opened(body, browser, auth))).toEqual({ subject: 'Konon challenges you: Mantinea', link });
  expect(claims(headers.authorization ?? '', key)).toMatchObject({ aud: url, sub: 'mailto:polemos@localhost' });
  expect((await one.get('/api/me/deliveries')).body).toMatchObject([{ kind: 'push', state: 'sent' }]);

  status = 410;
  await invite();
  await deliverDue(world);
  expect((await one.get('/api/me/channels')).body).toEqual([]);
  expect((await one.get('/api/me/deliveries')).body).toContainEqual(
    expect.objectContaining({ state: 'failed', error: 'status 410' }),
  );
});
