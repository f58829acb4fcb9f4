import { createServer, type Server as HttpServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { announce } from '../../src/notifications/announce.ts';
import { deliverDue } from '../../src/notifications/deliver.ts';
import { nextDigest } from '../../src/notifications/digest.ts';
import type { JobRow } from '../../src/storage/schema.ts';
import { account, Guest, house, playOn, started } from '../house.ts';

// Thursday 5 November 2026, 10:00 UTC.
const START = Date.UTC(2026, 10, 5, 10);
const DAY = 24 * 60 * 60_000;
let now = START;
let server: Server;
let mail: SMTPServer;
let web: HttpServer;
let hook = '';
const letters: { head: string; text: string }[] = [];
const posts: Record<string, unknown>[] = [];

/** A letter as a mail program shows it. */
function read(raw: string): { head: string; text: string } {
  const [head, ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const bytes = /base64/i.test(head)
    ? Buffer.from(body, 'base64')
    : Buffer.from(
        body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      );
  const unfolded = head.replace(/\r\n[ \t]/g, ' ');
  const plain = unfolded.replace(/\?=\s+=\?UTF-8\?Q\?/gi, '').replace(/=\?UTF-8\?Q\?(.+?)\?=/gi, (_, text) =>
    Buffer.from(
      text
        .replace(/_/g, ' ')
        .replace(/=([0-9A-F]{2})/g, (__: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8'),
  );
  return { head: plain, text: bytes.toString('utf8').replace(/\r\n/g, '\n').trim() };
}

beforeAll(async () => {
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', chunk => {
        raw += chunk;
      });
      stream.on('end', () => {
        letters.push(read(raw));
        done();
      });
    },
  });
  await new Promise<void>(resolve => mail.listen(0, '127.0.0.1', resolve));
  web = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    posts.push(JSON.parse(text));
    response.writeHead(204).end();
  });
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(web.address() as { port: number }).port}/hook`;
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
  const token = /verify\/([\w-]+)/.exec(letters.findLast(({ text }) => text.includes('/#/verify/'))?.text ?? '')?.[1];
  await one.post('/api/email/verify', { token });
  return one;
}

const TURN = {
  en: {
    subject: 'Your turn: Egemonia against Konon en',
    lines: ['Hello Reader-en,', '', 'It is your turn as Sparta at the table “Egemonia” against Konon en.'],
    where: 'Turn 1, Action: Place an event',
    until: 'You have until Thursday 12 November at 10:00 (UTC).',
    stop: 'To get no more of these letters open this link:',
  },
  it: {
    subject: 'Tocca a te: Egemonia contro Konon it',
    lines: ['Ciao Reader-it,', '', 'Tocca a te (Sparta) al tavolo “Egemonia” contro Konon it.'],
    where: 'Turno 1, Azione: Piazza un evento',
    until: 'Hai tempo fino a giovedì 12 novembre alle ore 10:00 (UTC).',
    stop: 'Per non ricevere più queste lettere apri questo collegamento:',
  },
  fr: {
    subject: 'À vous de jouer : Egemonia contre Konon fr',
    lines: ['Bonjour Reader-fr,', '', 'C’est à vous de jouer (Sparte) à la table « Egemonia » contre Konon fr.'],
    where: 'Tour 1, Action : Posez un événement',
    until: 'Vous avez jusqu’au jeudi 12 novembre à 10:00 (UTC).',
    stop: 'Pour ne plus recevoir ces lettres, ouvrez ce lien :',
  },
} as const;

test.each(['en', 'it', 'fr'] as const)(
  'a turn, a challenge, a proposal, an answer and a result say what matters, in %s',
  async language => {
    now = START;
    const me = await reader(`Reader-${language}`, language);
    const konon = await account(server.url, `Konon ${language}`);
    await me.post('/api/me/channels', { kind: 'webhook', url: hook });
    now = START;
    const { id } = await started(me, konon, { pace: { kind: 'days', days: 3, bank: 4 } });
    const people: Record<string, Guest> = { sparta: me, athens: konon };
    while ((await me.position(id)).pending.every(({ seat }) => seat !== 'sparta')) await playOn(people, id, 1);
    letters.length = 0;
    await pass(61_000);
    const wanted = TURN[language];
    const turn = letters.find(({ head }) => head.includes(`Subject: ${wanted.subject}`));
    expect(turn, JSON.stringify(letters)).toBeDefined();
    const lines = (turn?.text ?? '').split('\n');
    expect(lines.slice(0, 3)).toEqual(wanted.lines.slice(0, 3));
    expect(lines).toContain(wanted.where);
    expect(lines).toContain(wanted.until);
    expect(lines).toContain(`http://polemos.test/#/table/${id}`);
    expect(lines).toContain(wanted.stop);
    expect(turn?.head).toMatch(/^List-Unsubscribe: <http:\/\/polemos\.test\/api\/stop\/[\w.-]+>$/m);
    expect(turn?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(posts.at(-1)).toMatchObject({
      kind: 'turn',
      subject: wanted.subject,
      against: [`Konon ${language}`],
      turn: 1,
      until: START + 7 * DAY,
    });
    expect(posts.at(-1)?.text).toContain(wanted.until);

    await konon.post(`/api/tables/${id}/propose`, { kind: 'draw' });
    await pass(0);
    const proposals = {
      en: [`Konon en proposes something: Egemonia against Konon en`, 'A draw.'],
      it: [`Konon it propone qualcosa: Egemonia contro Konon it`, 'La patta.'],
      fr: [`Konon fr propose quelque chose : Egemonia contre Konon fr`, 'La nulle.'],
    } as const;
    expect(posts.at(-1)).toMatchObject({ kind: 'proposal', subject: proposals[language][0], proposal: 'draw' });
    expect(String(posts.at(-1)?.text).split('\n')).toContain(proposals[language][1]);

    await me.post(`/api/tables/${id}/chat`, { text: 'hello' });
    await konon.post(`/api/tables/${id}/chat`, { text: `@Reader-${language} are you there?` });
    await konon.post(`/api/tables/${id}/chat`, { text: 'to nobody in particular' });
    await pass(0);
    expect(posts.filter(({ kind }) => kind === 'mention').at(-1)).toMatchObject({ words: `@Reader-${language} are you there?` });

    await konon.post(`/api/tables/${id}/resign`);
    await pass(0);
    const results = {
      en: ['The match is over: Egemonia against Konon en', 'Sparta has won.', 'Athens has resigned.'],
      it: ['La partita è finita: Egemonia contro Konon it', 'Ha vinto Sparta.', 'Atene ha abbandonato.'],
      fr: ['La partie est terminée : Egemonia contre Konon fr', 'Sparte a gagné.', 'Athènes a abandonné.'],
    } as const;
    expect(posts.at(-1)).toMatchObject({ kind: 'result', subject: results[language][0] });
    const said = String(posts.at(-1)?.text).split('\n');
    expect(said).toContain(results[language][1]);
    expect(said).toContain(results[language][2]);

    await konon.post(`/api/tables/${id}/rematch?entropy=x`);
    await pass(0);
    const rematches = {
      en: 'Konon en would like to play “Egemonia” again, sides swapped, you as Athens.',
      it: 'Konon it vorrebbe giocare di nuovo a “Egemonia”, a parti invertite, tu con Atene.',
      fr: 'Konon fr voudrait rejouer à « Egemonia », camps inversés, vous avec Athènes.',
    } as const;
    expect(String(posts.at(-1)?.text).split('\n')).toContain(rematches[language]);

    // One click in the mail program, without signing in: no more letters, the webhook goes on.
    const stop = /<http:\/\/polemos\.test(.+?)>/.exec(turn?.head ?? '')?.[1] ?? '';
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
  },
);

test('one letter a day in place of many, with what is still to be done', async () => {
  now = Date.UTC(2027, 0, 11, 10);
  const me = await reader('Digester', 'en');
  await me.ask('PATCH', '/api/me', { digest: true });
  const [one, two] = [await account(server.url, 'Phormio'), await account(server.url, 'Nikostratos')];
  letters.length = 0;
  await one.post('/api/challenges', { name: 'Digester', table: { game: 'egemonia', seat: 'sparta' } });
  await two.post('/api/challenges', {
    name: 'Digester',
    table: { game: 'polis', seat: 'athens', pace: { kind: 'days', days: 3 } },
  });
  await pass(60_000);
  expect(letters).toHaveLength(0);
  await pass(DAY);
  expect(letters).toHaveLength(1);
  expect(letters[0].head).toContain('Subject: Polemos today: 2 things');
  expect(letters[0].text).toContain('Phormio challenges you: Egemonia');
  expect(letters[0].text).toContain('Nikostratos would like to play “Polis” with you, you as Sparta.');
  expect(letters[0].text).toContain('3 days a move');
  const at = (hour: number) => Date.UTC(2026, 5, 1, hour);
  expect(nextDigest(at(6), 0)).toBe(at(7));
  expect(nextDigest(at(7), 0)).toBe(at(31));
  expect(nextDigest(at(4), 120)).toBe(at(5));
});
