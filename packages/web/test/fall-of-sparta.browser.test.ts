import { expect, test } from 'vitest';
import { clickOnward } from './fall-of-sparta.ts';
import { house } from './house.ts';
import { activate, beginWar, clickSpace, violations } from './peloponnesian-war.ts';

const { open } = house();

test('PW-10.5 the Fall of Sparta at one screen, by clicks to its end', { timeout: 540_000 }, async () => {
  const page = await open({ settings: { story: false, confirm: 'never' } });
  page.setDefaultTimeout(60_000);
  await beginWar(page, 'Hot-seat', 'Fall of Sparta');
  await page.locator('.ask h1').waitFor();
  // Agesilaus has the higher rating: Sparta opens. The Coalition is Thebes, and has two treasuries.
  const ledger = page.locator('.ledger.athens');
  expect(await ledger.textContent()).toContain('Coalition · Thebes');
  expect((await ledger.locator('.purse-now').allTextContents()).map(text => text.trim()).sort()).toEqual(['2,000', '3,500']);
  await clickSpace(page, 'elis');
  await page.getByText('Agesilaus gathers at Sparta').waitFor();
  await activate(page, 'Spartan hoplites', 2);
  await page.getByRole('button', { name: 'March to Elis' }).click();
  await page
    .getByText('Name the objective')
    .or(page.getByText(/^Intercept at/))
    .first()
    .waitFor();
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
  expect(await violations(page)).toEqual([]);
  const seen = await page.evaluate(clickOnward, 6_000);
  expect(seen.end).toMatch(/The war is over/);
  expect(seen.asks).toEqual(expect.arrayContaining(['Another operation?', 'Name the objective', 'Build for Athens']));
  await page.context().close();
});
