import { type Action, Generator, Match } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { guest, house, playOn, started } from './house.ts';

let server: Server;
beforeAll(async () => {
  server = await house();
});
afterAll(() => server.close());

/**
 * Passes where it can, lets everybody go by, goes home in one piece: the shortest war that is one. Otherwise by chance:
 * whoever follows a pattern may ride from one rally space to the next for ever, which no rule forbids.
 */
const QUIET = ['pass', 'stay', 'letPass', 'enough', 'march', 'settle'];
const quiet = (legal: readonly Action[]): Action =>
  legal.find(({ type }) => QUIET.includes(type)) ??
  legal.find(({ type, count }) => type === 'activate' && count === 1) ??
  legal[chance.below(legal.length)];
const chance = new Generator(5);
const WAR = { game: 'peloponnesian-war', scenario: 'fall-of-sparta', options: { players: 'two' } };

test('PW-10.5 two people at a table of the server play The Fall of Sparta to its end, and its dice can be checked', async () => {
  const [sparta, coalition] = [await guest(server.url, 'Agesilaus'), await guest(server.url, 'Ismenias')];
  const table = await started(sparta, coalition, WAR);
  expect(table.seats.map(({ seat }) => seat)).toEqual(['athens', 'sparta']);
  const { id } = table;
  // Both see the same board; only whoever is asked has actions.
  const [mine, theirs] = [await sparta.position(id), await coalition.position(id)];
  expect(mine.seen).toMatchObject({
    view: { special: { role: 'thebes', thebes: 3500 }, treasury: { athens: 2000, sparta: 6000 } },
  });
  expect((theirs.seen as { view: unknown }).view).toEqual((mine.seen as { view: unknown }).view);
  expect([mine.legal.length > 0, theirs.legal.length]).toEqual([true, 0]);
  const last = await playOn({ sparta, athens: coalition }, id, 1_000, quiet);
  expect(JSON.stringify(last.outcome)).toMatch(/"PW-10\.5\.5-[ab]"/);
  expect((await coalition.get(`/api/tables/${id}/verify`)).body).toMatchObject({ ok: true });
});

for (const edition of ['second', 'first'])
  test(`PW-R9 PW1-R3 every reading of the ${edition} edition that is chosen for a table is played, exported and kept by a fork`, async () => {
    const [sparta, athens] = [await guest(server.url), await guest(server.url)];
    const { options } = peloponnesianWar;
    const plain = { ...Object.fromEntries(options.map(one => [one.id, one.default])), edition, players: 'two' };
    const readings = options.filter(({ reading, needs }) => reading !== undefined && (needs?.value ?? edition) === edition);
    const chosen = { ...plain, ...Object.fromEntries(readings.map(one => [one.id, !one.default])) };
    const usual = peloponnesianWar.view(peloponnesianWar.begin({ scenario: 'decelean', options: plain }), 0).options;
    const played = { edition, options: Object.fromEntries(Object.entries(usual).map(([field, value]) => [field, !value])) };
    expect(readings).toHaveLength(Object.keys(usual).length);
    const wish = { game: 'peloponnesian-war', scenario: 'decelean', options: chosen };
    const { id } = await started(sparta, athens, wish);
    expect((await sparta.position(id)).seen).toMatchObject({ view: played });
    await sparta.post(`/api/tables/${id}/resign`);
    const { body: log } = await sparta.get(`/api/tables/${id}/log`);
    expect(log).toMatchObject({ setup: { options: chosen } });
    const replayed = Match.load(peloponnesianWar, log as never);
    if (!(replayed instanceof Match)) throw new Error(JSON.stringify(replayed));
    expect(replayed.position()).toMatchObject(played);
    const fork = { ...wish, options: { edition, players: 'two' }, position: replayed.position() };
    expect((await sparta.position((await started(sparta, athens, fork)).id)).seen).toMatchObject({ view: played });
  });

test('PW-10.5 a council of Thebans: the command goes round with each operation, not with each question', async () => {
  const [sparta, first, second] = [await guest(server.url), await guest(server.url), await guest(server.url)];
  const { id } = (await first.post('/api/tables', { ...WAR, public: true, seat: 'athens', council: 'rotate' })).body;
  const { token } = (await first.post(`/api/tables/${id}/invitations`, { seat: 'athens' })).body;
  await second.post('/api/invitation/accept', { token });
  await sparta.post(`/api/tables/${id}/join`, { seat: 'sparta' });
  await first.post(`/api/tables/${id}/start`);
  const commanders: string[] = [];
  const steps: string[] = [];
  for (let n = 0; n < 200 && new Set(commanders).size < 2; n++) {
    const { pending, command } = await first.position(id);
    const asked = pending[0];
    const who = asked.seat === 'sparta' ? sparta : command?.person === second.id ? second : first;
    if (asked.seat === 'athens') {
      commanders.push(String(command?.person));
      steps.push(asked.step);
      const adviser = who === first ? second : first;
      const { version, legal } = await adviser.position(id);
      expect((await adviser.act(id, version, legal[0] ?? { type: 'pass' })).body).toMatchObject({ refused: {} });
    }
    const { version, legal } = await who.position(id);
    // An operation as people make it: a goal, somebody to go there, the march.
    const going =
      ['operate', 'objective', 'activate', 'march'].map(wanted => legal.find(({ type }) => type === wanted)).find(Boolean) ??
      quiet(legal);
    expect((await who.act(id, version, going)).body).toMatchObject({ ok: true });
  }
  // The first one's operation took several questions; then the second commands.
  expect(commanders[0]).toBe(first.id);
  expect(commanders.at(-1)).toBe(second.id);
  expect(commanders.filter(id => id === first.id).length).toBeGreaterThan(1);
  expect(steps.at(-1)).toMatch(/another|objective|persiansFirst/); // whether there is a next one is for whoever would command it
});
