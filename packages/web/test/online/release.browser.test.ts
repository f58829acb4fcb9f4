import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { games as later } from '../../../server/test/attacks/next-release.ts';
import { keptRules } from '../../../server/test/kept-rules.ts';
import { place } from '../match/player.ts';
import { type Running, serveInside } from './online.ts';
import { layTable, visitors } from './visitors.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const database = join(mkdtempSync(join(tmpdir(), 'polemos-release-')), 'online.sqlite');
let port = 0;
let running: Running;

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => done(free));
    });
  });

const house = visitors(async () => {
  port = await freePort();
  running = await serveInside({ port, database });
  return { ...running, stop: () => running.stop() };
});

/** Lays an event into the first lit place, when it is this page's turn. Answers whether it was. */
async function act(page: Page): Promise<boolean> {
  const version = () => page.locator('.match').getAttribute('data-version');
  if ((await page.locator('.sherd[aria-disabled=false]').count()) === 0) return false;
  const before = await version();
  await place(page, 0, 0, { mouse: false });
  await expect.poll(version, { timeout: 20_000 }).not.toBe(before);
  return true;
}
async function eitherActs(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await act(one)) || (await act(other)), { timeout: 30_000 }).toBe(true);
}

test('pages that are open while a release with other rules is put in place: the match goes on under its own, and no page is white', async () => {
  const aspasia = await house.enter('Aspasia', { settings: { confirm: 'never' } });
  const id = await layTable(aspasia, { seat: 'Athens' });
  const konon = await house.enter('Konon', { settings: { confirm: 'never' } });
  await konon.goto(`${house.server.url}/#/table/${id}`);
  await konon.getByRole('button', { name: 'Sit here' }).click();
  await aspasia.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [aspasia, konon]) await page.locator('.match .ask h1').waitFor();
  await eitherActs(aspasia, konon);
  await running.stop();

  // The new release: other rules, and a client whose parts have other names than those the open pages know.
  const dist = mkdtempSync(join(tmpdir(), 'polemos-dist-'));
  cpSync(DIST, dist, { recursive: true });
  for (const file of readdirSync(join(dist, 'assets')))
    if (/^(MatchDialogs|RulesPage|LobbyPage|HomePage)/.test(file)) rmSync(join(dist, 'assets', file));
  running = await serveInside({ port, database, dist, games: later, releases: await keptRules('egemonia') });

  await eitherActs(aspasia, konon);
  await eitherActs(aspasia, konon);
  // What it has not loaded yet is gone: it says so, over a page that is still there.
  await aspasia.evaluate(() => {
    location.hash = '#/rules/egemonia';
  });
  await aspasia.getByRole('alert').getByText('The page is older than the server').waitFor();
  expect(await konon.locator('.match .ask h1').count()).toBe(1);

  // With the client of the new release: the same match, under the rules with which it began, and their words.
  await running.stop();
  running = await serveInside({ port, database, games: later, releases: await keptRules('egemonia') });
  await konon.reload();
  await konon.locator('.match .ask h1').waitFor();
  await konon.getByText('under the rules with which it began').waitFor();
  await aspasia.goto(`${house.server.url}/#/table/${id}`);
  await aspasia.locator('.match .ask h1').waitFor();
  await eitherActs(aspasia, konon);
  house.complaints.splice(
    0,
    house.complaints.length,
    ...house.complaints.filter(one => !/dynamically imported module/.test(one)),
  );
});
