import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lateMatch } from '../../src/leagues/announce.ts';
import { afterLeagueMatch } from '../../src/leagues/season.ts';
import { announce } from '../../src/notifications/announce.ts';
import { deliverDue } from '../../src/notifications/deliver.ts';
import type { JobRow } from '../../src/storage/schema.ts';
import { account, type Guest, guessable, house, playOn, started } from '../house.ts';
import { type PostOffice, postOffice } from '../post-office.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Three days a move with four in the bank. */
const pace = { kind: 'days', days: 3, bank: 4 };
let office: PostOffice;
beforeAll(async () => {
  office = await postOffice();
});
afterAll(() => office.close());

/** A house in which names and dice are the same every time, its clock in our hands. Phaidra reads; the others do what she is told of. */
async function club(language: string) {
  // Thursday 5 November 2026; she is an hour ahead of UTC.
  let now = Date.UTC(2026, 10, 5, 10);
  let admin = '';
  const server = await house({
    ...{ jobs: false, now: () => now, chance: guessable(), privateHooks: true, publicUrl: 'http://polemos.test' },
    ...{ smtp: office.smtp, onAdminToken: token => void (admin = token) },
  });
  const { world } = server;
  /** So much later, after everything that is due. */
  const pass = async (ms = 0): Promise<void> => {
    now += ms;
    const jobs = (await world.store.db.selectFrom('job').selectAll().where('due', '<=', now).execute()) as JobRow[];
    for (const job of jobs) {
      if (job.kind === 'result') await afterLeagueMatch(world, job.board);
      if (job.kind === 'late') await lateMatch(world, job.board);
      else if (job.kind !== 'ahead' && job.kind !== 'bot') await announce(world, job);
      await world.store.db.deleteFrom('job').where('key', '=', job.key).execute();
    }
    while ((await deliverDue(world)) > 0);
  };
  const [me, konon, nikias] = [
    await account(server.url, 'Phaidra'),
    await account(server.url, 'Konon'),
    await account(server.url, 'Nikias'),
  ];
  await me.ask('PATCH', '/api/me', { language, zone: 'Europe/Rome' });
  const pages: string[] = [];
  const same = (text: string): string =>
    text.replace(/(stop|verify|reset)\/[\w.-]+/g, '$1/…').replace(/(table|league)\/id-\d+/g, '$1/…');
  /** What came meanwhile, as one page: one letter, and a post that says the same. */
  const told = (title: string, { hook = true } = {}): void => {
    expect([title, office.letters.map(({ to }) => to)]).toEqual([title, ['phaidra@club.test']]);
    expect([title, office.posts.length]).toEqual([title, hook ? 1 : 0]);
    const [{ subject, text }] = office.letters;
    pages.push(`==== ${title}`, `Subject: ${subject}`, '', same(text), '');
    if (hook) {
      const { subject: posted, text: body, ...facts } = office.posts[0];
      expect([posted, text.startsWith(String(body).trim())]).toEqual([subject, true]);
      pages.push(same(JSON.stringify(facts, null, 1)), '');
    }
    quiet();
  };
  /** What came meanwhile is of no interest. */
  const quiet = (): void => {
    office.letters.length = 0;
    office.posts.length = 0;
  };
  return { server, world, me, konon, nikias, pass, told, quiet, pages, adminToken: () => admin, now: () => now };
}
const asked = async (one: Guest, id: string): Promise<string> => (await one.position(id)).pending[0].seat;

test.each(['en', 'it', 'fr'])('every kind of letter and webhook, word by word: letters.%s.txt', async language => {
  const { server, me, konon, nikias, pass, told, quiet, pages, adminToken, now } = await club(language);
  quiet();
  // ---- the address
  await me.ask('PATCH', '/api/me', { email: 'phaidra@club.test' });
  await pass();
  const token = /verify\/([\w-]+)/.exec(office.letters[0].text)?.[1];
  told('verify', { hook: false });
  await me.post('/api/email/verify', { token });
  await me.post('/api/password/forgot', { email: 'phaidra@club.test' });
  await pass();
  told('reset', { hook: false });
  await me.post('/api/admin/claim', { token: adminToken() });
  await me.post('/api/admin/mail', { to: 'phaidra@club.test' });
  told('trial', { hook: false });
  await me.post('/api/me/channels', { kind: 'webhook', url: office.hook });

  // ---- a match of two: somebody sits down, it is one's turn, time runs out
  const { id } = (await me.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta', entropy: 'sling', pace })).body;
  const at = (rest: string): string => `/api/tables/${id}${rest}`;
  await konon.post(at('/join'), { seat: 'athens', entropy: 'stone' });
  await pass();
  told('seat');
  await me.post(at('/start'));
  do await playOn({ sparta: me, athens: konon }, id, 1);
  while ((await asked(me, id)) !== 'sparta');
  await pass(61_000);
  told('turn');
  await pass(6 * DAY + 7 * HOUR);
  told('reminder');
  await pass(DAY);
  told('overdue');

  // ---- what people ask each other at the table
  for (const kind of ['draw', 'rewind'] as const) {
    await konon.post(at('/propose'), { kind, ...(kind === 'rewind' ? { to: 0 } : {}) });
    await pass();
    told(`proposal: ${kind}`);
    await me.post(at('/answer'), { kind, yes: false });
    await pass();
    quiet();
  }
  await konon.post(at('/propose'), { kind: 'hand-over', level: 'random' });
  await pass();
  told('proposal: hand-over');
  await me.post(at('/answer'), { kind: 'hand-over', yes: false });
  await me.post(at('/propose'), { kind: 'draw' });
  await konon.post(at('/answer'), { kind: 'draw', yes: false });
  await pass();
  told('refused');
  await konon.post(at('/chat'), { text: '@Phaidra, are you there?' });
  await pass();
  told('mention');

  // ---- ends, and once more
  await konon.post(at('/resign'));
  await pass();
  told('result: resigned');
  await konon.post(`${at('/rematch')}?entropy=x`);
  await pass();
  told('rematch');
  const [{ id: again, table: second }] = (await me.get('/api/me/challenges')).body;
  await me.post(`/api/challenges/${again}`, { yes: true, entropy: 'y' });
  quiet();
  const drawn = `/api/tables/${second}`;
  await konon.post(`${drawn}/propose`, { kind: 'draw' });
  await me.post(`${drawn}/answer`, { kind: 'draw', yes: true });
  await pass();
  quiet();
  // Of a match that they play admins decide nothing: another one does.
  await me.post(`/api/admin/people/${nikias.id}/admin`, { admin: true });
  const ends: readonly [string, () => Promise<unknown>][] = [
    ['void', () => nikias.post(`/api/admin/tables/${third}/end`, { how: 'void' })],
    ['arbiter', () => nikias.post(`/api/admin/tables/${third}/end`, { how: 'win', seat: 'athens' })],
    [
      'by the rules',
      async () => {
        await playOn({ sparta: me, athens: konon }, third, 400);
      },
    ],
  ];
  let third = '';
  for (const [how, end] of ends) {
    third = (await started(me, konon)).id;
    quiet();
    await end();
    await pass();
    // Those who sat down and whose turn it was have been told too.
    office.letters.splice(0, office.letters.length, ...office.letters.slice(-1));
    office.posts.splice(0, office.posts.length, ...office.posts.slice(-1));
    told(`result: ${how}`);
  }

  const waits = await started(me, konon, { pace });
  do await playOn({ sparta: me, athens: konon }, waits.id, 1);
  while ((await asked(me, waits.id)) !== 'athens');
  await pass();
  quiet();
  await pass(7 * DAY + HOUR);
  told('overdue: the other');
  await me.post(`/api/tables/${waits.id}/claim`);
  await pass();
  told('result: timeout');

  // ---- challenges
  await konon.post('/api/challenges', { name: 'Phaidra', table: { game: 'polis', seat: 'athens', pace } });
  await pass();
  told('challenge');
  await me.post('/api/challenges', { name: 'Nikias', table: { game: 'egemonia', seat: 'sparta' } });
  await nikias.post(`/api/challenges/${(await nikias.get('/api/me/challenges')).body[0].id}`, { yes: false });
  await pass();
  told('declined');
  const { id: live } = (await me.post('/api/challenges', { name: 'Konon', table: { game: 'egemonia', seat: 'sparta', pace } }))
    .body;
  await konon.post(`/api/challenges/${(await konon.get('/api/me/challenges')).body[0].id}`, { yes: true, entropy: 'z' });
  await pass();
  told('accepted');

  // ---- away, replaced, back
  await konon.post('/api/me/vacation', { days: 7 });
  await pass();
  told('vacation');
  await konon.ask('DELETE', '/api/me/vacation');
  while ((await asked(me, live)) !== 'sparta') await playOn({ sparta: me, athens: konon }, live, 1);
  await pass(8 * DAY);
  quiet();
  await konon.post(`/api/tables/${live}/propose`, { kind: 'replace', seat: 'sparta', level: 'random' });
  await pass();
  told('replaced');
  await me.post(`/api/tables/${live}/take-back`);
  await me.post(`/api/tables/${live}/resign`);
  await pass();
  quiet();
  const other = await started(konon, nikias, { pace });
  const gone = (await asked(konon, other.id)) === 'sparta' ? konon : nikias;
  const [seat, stays] = gone === konon ? ['sparta', nikias] : ['athens', konon];
  await pass(8 * DAY);
  quiet();
  await stays.post(`/api/tables/${other.id}/propose`, { kind: 'replace', seat, name: 'Phaidra' });
  await pass();
  told('substitute');
  await me.post(`/api/challenges/${(await me.get('/api/me/challenges')).body[0].id}`, { yes: true, entropy: 'w' });
  await pass();
  quiet();
  await gone.post(`/api/tables/${other.id}/take-back`);
  await pass();
  told('back');

  // ---- a league of three rounds, in one of which each of the three is free
  const rules = { game: 'egemonia', kind: 'round-robin', legs: 1, roundDays: 14, moveDays: 3 };
  const league = (await konon.post('/api/leagues', { name: 'Isthmia', ...rules })).body.id;
  for (const one of [me, konon, nikias]) await one.post(`/api/leagues/${league}/enter`, { entropy: 'e' });
  await konon.post(`/api/leagues/${league}/start`);
  for (let round = 1; round <= 3; round++) {
    await pass();
    told(`round ${round}`);
    const { matches } = (await me.get(`/api/leagues/${league}`)).body;
    const [match] = matches.filter((one: { round: number; table: string | null }) => one.round === round && one.table !== null);
    const loser = [match.first, match.second].find((person: string) => person !== konon.id);
    await (loser === me.id ? me : nikias).post(`/api/tables/${match.table}/resign`);
    // Her own result is told as ever; of the next round and of the end there is one letter each.
    const mine = [match.first, match.second].includes(me.id);
    await pass();
    if (mine) {
      expect(office.posts.filter(({ kind }) => kind === 'result')).toHaveLength(1);
      office.posts.splice(0, office.posts.length, ...office.posts.filter(({ kind }) => kind !== 'result'));
      const over = office.letters.findIndex(({ text }) => text.includes(match.table));
      office.letters.splice(over, 1);
    }
  }
  told('season');

  // ---- a match of a league that is not decided in time: whoever organises it, and whoever plays it
  for (const [name, founder] of [
    ['Nemea', me],
    ['Pythia', konon],
  ] as const) {
    const another = (await founder.post('/api/leagues', { name, ...rules, roundDays: 2 })).body.id;
    for (const one of [me, konon]) await one.post(`/api/leagues/${another}/enter`, { entropy: 'e' });
    await founder.post(`/api/leagues/${another}/start`);
    await pass(HOUR);
    quiet();
    await pass(2 * DAY);
    // That it is one's turn, and that time runs out, is told as ever.
    office.posts.splice(0, office.posts.length, ...office.posts.filter(({ kind }) => kind === 'late'));
    office.letters.splice(0, office.letters.length, ...office.letters.filter(({ subject }) => subject.startsWith(name)));
    told(`late, ${founder === me ? 'to the organiser' : 'to a player'}`);
    await pass(DAY);
    expect(office.posts.filter(({ kind }) => kind === 'late')).toHaveLength(0);
    const [{ table }] = (await konon.get(`/api/leagues/${another}`)).body.matches;
    await konon.post(`/api/tables/${table}/resign`);
    await pass();
    quiet();
  }

  // ---- one letter a day
  await me.ask('PATCH', '/api/me', { digest: true });
  await konon.post('/api/challenges', { name: 'Phaidra', table: { game: 'egemonia', seat: 'sparta', pace } });
  await nikias.post('/api/challenges', { name: 'Phaidra', table: { game: 'timoleon', seat: 'timoleon' } });
  await pass(60_000);
  expect(office.letters).toHaveLength(0);
  quiet();
  await pass(DAY);
  told('digest', { hook: false });
  expect(now()).toBeGreaterThan(0);
  await server.close();
  await expect(pages.join('\n')).toMatchFileSnapshot(fileURLToPath(new URL(`./letters.${language}.txt`, import.meta.url)));
});
