import { expect, test } from 'vitest';
import { clickOnward, lastTurn } from './fall-of-sparta.ts';
import { house } from './house.ts';
import { activate, beginWar, clickSpace } from './peloponnesian-war.ts';
import { openFile } from './polis-battle.ts';

const { open } = house();

test('PW-10.5 the Fall of Sparta at one screen: the first operation by clicks, role, treasuries, Persians, events', {
  timeout: 240_000,
}, async () => {
  const page = await open({ settings: { story: false, confirm: 'never' } });
  page.setDefaultTimeout(60_000);
  await beginWar(page, 'Hot-seat', 'Fall of Sparta');
  await page.locator('.ask h1').waitFor();
  // Agesilaus has the higher rating: Sparta opens. The Coalition is Thebes, and has two treasuries.
  const ledger = page.locator('.ledger.athens');
  expect(await ledger.textContent()).toContain('Coalition · Thebes');
  expect((await ledger.locator('.purse-now').allTextContents()).map(text => text.trim())).toEqual(['2,000', '3,500']);
  await clickSpace(page, 'elis');
  await page.getByText('Agesilaus gathers at Sparta').waitFor();
  await activate(page, 'Spartan hoplites', 2);
  await page.getByRole('button', { name: 'March to Elis' }).click();
  await page.getByRole('tab', { name: 'Strategy' }).click();
  const panel = (await page.locator('.strategy-tab').textContent()) ?? '';
  for (const words of [
    'Coalition: Thebes',
    'Athens is neutral',
    'The Persians',
    'not in the war',
    'Revolt of Cinadon',
    'Gold mine',
  ])
    expect(panel).toContain(words);
  await page.context().close();
});

test('PW-10.5.5 the last turn by clicks: the Persian Army moves, and the war ends', { timeout: 240_000 }, async () => {
  const page = await open({ settings: { story: false, confirm: 'never' } });
  page.setDefaultTimeout(60_000);
  await openFile(page, lastTurn());
  await page.getByText('Do the Persians move?').waitFor();
  await clickSpace(page, 'phocaea');
  await page.getByText('Do the Persians move?').waitFor({ state: 'detached' });
  const seen = await page.evaluate(clickOnward, { most: 600, stopAt: null });
  expect(seen.end).toMatch(/The war is over/);
  expect(seen.asks).toContain('Another operation?');
  await page.context().close();
});
