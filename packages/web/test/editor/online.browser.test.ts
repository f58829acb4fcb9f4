import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitors } from '../online/visitors.ts';
import { CASES, put, untilAsked } from './hands.ts';

const house = visitors();
const NAMES = ['Konon', 'Thrasyllos', 'Kimon'];

/** Lays out a table of the position that is being edited, as somebody who has not said who they are; answers its id. */
async function layOut(page: Page): Promise<string> {
  await page.waitForSelector('.ed-sound');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('radio', { name: /^Online/ }).click();
  expect(await page.getByRole('button', { name: 'Lay out the table' }).isDisabled()).toBe(true);
  await page.getByLabel('Your name').fill('Lysander');
  await page.getByRole('button', { name: 'Lay out the table' }).click();
  await page.waitForURL(/#\/table\//);
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  return new URL(page.url()).hash.split('/')[2];
}
/** Everybody else comes by a link, each into the seat that it is for. */
async function invite(host: Page): Promise<readonly Page[]> {
  const links = host.getByRole('button', { name: /^Link into the seat of/ });
  const came: Page[] = [];
  let last = '';
  for (let free = await links.count(); free > 0; free--) {
    await links.first().click();
    await host.waitForFunction(old => (document.querySelector<HTMLInputElement>('.copy input')?.value ?? '') !== old, last);
    last = await host.locator('.copy input').inputValue();
    const guest = await house.open(new URL(last).hash);
    await guest.getByLabel('Your name').fill(NAMES[came.length]);
    await guest.getByRole('button', { name: /^Play / }).click();
    await guest.waitForURL(/#\/table\//);
    came.push(guest);
    await expect.poll(() => links.count()).toBe(free - 1);
  }
  return came;
}
/** Does whatever is allowed first, if this person is asked. */
const act = (page: Page, table: string): Promise<boolean> =>
  page.evaluate(async id => {
    const position = await (await fetch(`/api/tables/${id}/position?since=-1`)).json();
    if (position.legal.length === 0) return false;
    const body = JSON.stringify({ key: crypto.randomUUID(), version: position.version, action: position.legal[0] });
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch(`/api/tables/${id}/act`, { method: 'POST', headers, body })).json()).ok === true;
  }, table);

test.each(CASES)(
  '$game: a position edited by clicks becomes a table online, and is played there',
  { timeout: 240_000 },
  async ({ game, tool, place, times, seen }) => {
    const host = await house.open(`#/editor/${game}`);
    await host.waitForSelector('.editor .place');
    await host.getByLabel('Name of the position').fill('If it had held');
    await put(host, tool, place, times);
    const id = await layOut(host);
    await host.getByText('If it had held').first().waitFor();
    const all = [host, ...(await invite(host))];
    await host.getByRole('button', { name: 'Start the match' }).click();
    await Promise.all(all.map(untilAsked));
    const { seen: shown } = await host.evaluate(
      async table => (await fetch(`/api/tables/${table}/position?since=-1`)).json(),
      id,
    );
    expect(seen(shown.view)).toBe(times);
    expect((await Promise.all(all.map(page => act(page, id)))).some(Boolean)).toBe(true);
  },
);

test('a position on somebody’s own board is played online on it: named at the table, on the map and in the log', {
  timeout: 240_000,
}, async () => {
  const lines = [{ a: 'sparta', b: 'byzantium', kind: 'land', source: 'the printed map' }];
  const board = { format: 1, game: 'egemonia', name: 'My box', lines };
  const draft = { game: 'egemonia', scenario: 'standard', options: {}, position: null, board, name: 'On my map' };
  const host = await house.open(`#/editor/egemonia/${deflateRawSync(JSON.stringify(draft)).toString('base64url')}`);
  await host.locator('.ed-starts .board-name').waitFor();
  const id = await layOut(host);
  await host.getByText('My box').first().waitFor();
  const all = [host, ...(await invite(host))];
  await host.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all(all.map(untilAsked));
  for (const page of all) {
    expect(await page.locator('.match .board-name').textContent()).toContain('My box');
    expect(await page.locator('.log .on-board').textContent()).toContain('My box');
  }
  const [seated] = all;
  const told = await seated.evaluate(async table => (await fetch(`/api/tables/${table}`)).json(), id);
  expect(told.board).toMatchObject({ name: 'My box', lines });
});
