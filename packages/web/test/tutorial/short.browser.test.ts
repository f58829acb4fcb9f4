import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { activate, clickSpace } from '../peloponnesian-war/player.ts';
import { press } from '../timoleon/player.ts';

const { open } = house();
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const QUICK = { story: false, confirm: 'never' };
const solved = (page: Page) => page.locator('.lesson h3', { hasText: 'Solved' }).waitFor();
const step = (page: Page, n: number, of: number) => page.getByText(`Step ${n} of ${of}`).waitFor();

test('PW-9.1 the lesson on money and will, from its first click to Sparta’s surrender', { timeout: 60_000 }, async () => {
  const page = await open({ settings: QUICK, at: '#/learn/peloponnesian-war/money' });
  page.setDefaultTimeout(20_000);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).click();
  // On a tablet, both ways, what the lesson says to press lies in sight beside it.
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await page.getByText('Step 1 of 3').waitFor();
    const {
      x,
      y,
      width: wide,
      height: high,
    } = (await page.getByRole('button', { name: 'Pass for the turn' }).boundingBox()) as Box;
    expect(x + wide, `${width} × ${height}`).toBeLessThanOrEqual(width);
    expect(y + high, `${width} × ${height}`).toBeLessThanOrEqual(height);
  }
  await button('Pass for the turn');
  await step(page, 2, 3);
  await button(/^Athenian ship(?!s)/);
  await step(page, 3, 3);
  await button('Stop building');
  await button('Now alone: the problem');
  await page.getByText('The last straw').waitFor();
  await button('Try an operation');
  await page.getByText('Name the objective').waitFor();
  // Where points can be won is lit; any other space can be named all the same.
  expect(await page.locator('.place.lit[data-place=corinth]').count()).toBe(1);
  expect(await page.locator('.place.lit[data-place=methana]').count()).toBe(0);
  await clickSpace(page, 'methana');
  await page.getByText('Pericles gathers at Athens').waitFor();
  await clickSpace(page, 'piraeus');
  await page.getByText('Pericles gathers at Piraeus').waitFor();
  await activate(page, 'Athenian ships', 1);
  await button(/^March to Methana/);
  await page.getByText('An operation, or pass?').waitFor();
  await button('Pass for the turn');
  await button('Stop building');
  await solved(page);
  await page.context().close();
});

test('TI-IV-c the lesson on a month of Timoleone, from its first click to its solved problem', { timeout: 60_000 }, async () => {
  const page = await open({ settings: QUICK, at: '#/learn/timoleon/month' });
  page.setDefaultTimeout(20_000);
  const recruit = async (): Promise<void> => {
    await page.locator('.ti-deed[data-type=recruit]').click();
    await press(page, '.ti-choose[data-type=recruit]');
  };
  await step(page, 1, 4);
  await press(page, '.ti-deed[data-type=tax]');
  await press(page, '[data-choice=collect]');
  await step(page, 2, 4);
  await recruit();
  await step(page, 3, 4);
  await page.locator('.ti-deed[data-type=engine]').click();
  await press(page, '.ti-choose[data-type=engine]');
  await step(page, 4, 4);
  await press(page, '[data-type=done]');
  await page.getByRole('button', { name: 'Now alone: the problem' }).click();
  await page.getByText('Three points, no silver').waitFor();
  await press(page, '.ti-deed[data-type=tax]');
  await press(page, '[data-choice=collect]');
  await recruit();
  await solved(page);
  await page.context().close();
});
