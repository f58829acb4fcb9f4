import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { after, begin, moment, place } from '../match/player.ts';

const { open } = house();
const recorded = (game: string, match: string): Buffer =>
  gunzipSync(
    readFileSync(fileURLToPath(new URL(`../../../games/${game}/test/matches/recorded/${match}.json.gz`, import.meta.url))),
  );

test('the report of a finished war: graph, story, fortune, decisions and dice agree with the record, on a desk and on a phone', async () => {
  const page = await open({ settings: { story: false } });
  const match = JSON.parse(recorded('egemonia', 'standard-0').toString()) as { readonly entries: readonly unknown[] };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: recorded('egemonia', 'standard-0') });
  await page.locator('.match[data-version]').waitFor({ state: 'attached' });
  await page.locator('.ask a.primary', { hasText: 'See the report' }).click();
  await page.locator('.report .graph').waitFor({ timeout: 110_000 });
  // One point of the line for the set-up and for each entry.
  const line = (await page.locator('.graph .line').getAttribute('d')) ?? '';
  expect(line.split('L')).toHaveLength(match.entries.length + 1);
  expect(await page.locator('.turning li').count()).toBe(3);
  // The sum of the table is the way from the first chance to the last, to the rounding.
  const numbers = (await page.locator('.fortune td:nth-child(2)').allTextContents()).map(text =>
    Number(text.replace('−', '-').replace('%', '')),
  );
  const [start, ...rest] = numbers;
  const end = rest.pop() as number;
  expect(Math.abs(start + rest.reduce((sum, one) => sum + one, 0) - end)).toBeLessThan(1.5);
  // By kind of decision they come to the same, and so they do by turn.
  const costs = async (cells: string): Promise<number> =>
    (await page.locator(cells).allTextContents()).reduce((all, text) => all + Number(text.replace('−', '-').replace(',', '')), 0);
  expect(Math.abs((await costs('.kinds td:last-child')) - numbers[3])).toBeLessThan(1);
  expect(Math.abs((await costs('.by-turn td:nth-child(3)')) - numbers[3])).toBeLessThan(1.5);
  expect(await page.locator('.kinds th[scope=row]').allTextContents()).toContain('Place an event');
  // The rolls that weighed most are told with what fell, by its name.
  expect(await page.locator('.heaviest tbody tr').count()).toBe(6);
  expect(await page.locator('.heaviest').textContent()).not.toMatch(/[a-z]+-\d|divine-aid/);
  expect((await page.locator('.story-text').textContent())?.length).toBeGreaterThan(80);
  // What each side had and lost, each with both sides and the last values in words.
  expect(await page.locator('.course h3').allTextContents()).toEqual(['Influence', 'Influence lost']);
  expect(await page.locator('.course').first().locator('.line').count()).toBe(2);
  expect(await page.locator('.report-head').textContent()).toMatch(/points (ahead|behind)|point (ahead|behind)|As many points/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  expect((await file).suggestedFilename()).toMatch(/report\.png$/);
  // A turning point opens the match at its moment.
  await page.locator('.turning li a').first().click();
  await page.locator('.match[data-version]').waitFor({ state: 'attached' });
  expect(page.url()).toMatch(/#\/match\/[^/]+\/\d+$/);
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.report .graph').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});

test('advice: three things to do with their worth, drawn on the map; what is done is legal; the match is marked', async () => {
  const page = await open({ settings: { story: false } });
  await begin(page, { level: 'Beginner', side: 'Sparta', scenario: 'Standard' });
  await page.locator('.ask:not(.waiting) h1').waitFor();
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await page.locator('.advice > ol > li').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.advice > ol > li').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.advice header').textContent()).toMatch(/Your chance to win is \d+\s?%/);
  const version = await page.locator('.match').getAttribute('data-version');
  await page.getByRole('button', { name: 'Do this' }).first().click();
  const seal = page.locator('.preview .primary, .ask .primary').first();
  await expect
    .poll(async () => (await page.locator('.match').getAttribute('data-version')) !== version || (await seal.isVisible()))
    .toBe(true);
  await page.goto(`${page.url().split('#')[0]}#/`);
  expect(await page.locator('.matches').textContent()).toContain('with advice');
  await page.context().close();
});

test('undo is answered while the strongest thinks: its thought ends, and nothing comes of it', async () => {
  const page = await open({ settings: { story: false } });
  await begin(page, { level: 'Strongest', side: 'Sparta', scenario: 'Standard' });
  await moment(page);
  const hand = await page.locator('.sherd:not(.gone)').count();
  const [laid, version] = [await page.locator('.token').count(), await page.locator('.match').getAttribute('data-version')];
  // In the moment in which the screen says that the other is asked, from within the page: a word with the test would come too late.
  const undone = page.evaluate(
    () =>
      new Promise<boolean>(done => {
        const look = (): void => {
          if (document.querySelector('.ask.waiting') === null) return;
          watch.disconnect();
          const undo = [...document.querySelectorAll('button')].find(
            one => one.ariaLabel === 'Undo' || one.textContent === 'Undo',
          );
          undo?.click();
          done(undo !== undefined);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await place(page, 0, 0, { mouse: false });
  expect(await undone).toBe(true);
  await page.waitForFunction(n => document.querySelectorAll('.sherd:not(.gone)').length === n, hand);
  await moment(page);
  expect(await page.locator('.token').count()).toBe(laid);
  // Another thing is done instead, and this time the answer comes.
  await after(page, () => place(page, 1, 0, { mouse: false }));
  await moment(page);
  expect(await page.locator('.match').getAttribute('data-version')).not.toBe(version);
  expect(await page.locator('.token').count()).toBeGreaterThan(laid + 1);
  // Why it did that: what it thought of, as far as it lies open; which event lies where and how it rated them is not told.
  await page.getByRole('button', { name: /^Why did .+ do that\?$/ }).click();
  await page.locator('.why > ol > li').first().waitFor();
  expect(await page.locator('.why').textContent()).toContain('its secret while the war goes on');
  expect(await page.locator('.why .bar').count()).toBe(0);
  await page.context().close();
});
