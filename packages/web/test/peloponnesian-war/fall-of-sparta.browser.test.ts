import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { NIGHTLY } from '../nightly.ts';
import { openFile } from '../polis/battle.ts';
import { unpainted } from '../unpainted.ts';
import { clickOnward, lastTurn } from './fall-of-sparta.ts';
import { activate, beginWar, clickSpace } from './player.ts';

const { open } = house();
const settings = { story: false, confirm: 'never' };

test(`PW-10.5 a Fall of Sparta at one screen, by clicks: role, treasuries, Persians, events, ${NIGHTLY ? 'seven turns, the end' : 'its first turn'}`, {
  timeout: 600_000,
}, async () => {
  const page = await open({ settings, viewport: { width: 1280, height: 620 } });
  page.setDefaultTimeout(60_000);
  await beginWar(page, 'At one screen', 'Fall of Sparta');
  await page.locator('.ask h1').waitFor();
  // Agesilaus has the higher rating: Sparta opens. The Coalition is Thebes, and has two treasuries.
  const ledger = page.locator('.ledger.athens');
  expect(await ledger.getAttribute('aria-label')).toBe('Coalition');
  expect(await ledger.locator('.who').textContent()).toContain('Thebes');
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
    'Gold Mine',
  ])
    expect(panel).toContain(words);
  // The rest is clicked from within the page: both sides, at night to the end of turn 7 or to a surrender. The last turn has a test of its own.
  await unpainted(page);
  const seen = await page.evaluate(clickOnward, { most: 1_500, operations: 1, ...(NIGHTLY ? {} : { until: '2' }) });
  if (NIGHTLY) expect(seen.end).toMatch(/The war is over.*the Coalition.*PW-10\.5\.5-[ab]/);
  expect(seen.turns.slice(0, 3)).toEqual(NIGHTLY ? ['1', '2', '3'] : ['1']);
  for (const asked of [
    'Name the objective',
    'An operation, or pass?',
    'Intercept',
    'Build for Sparta',
    'Build for the Coalition',
  ])
    expect(seen.asks).toContain(asked);
  expect(seen.clicks).toBeGreaterThan(NIGHTLY ? 60 : 8);
  await page.context().close();
});

test('PW-10.5 two treasuries, and no book runs over into what stands beside it', async () => {
  const page = await open({ settings });
  await openFile(page, lastTurn());
  await page.getByText('Do the Persians move?').waitFor();
  for (const width of [1440, 1366, 1280, 1220, 1180, 1100, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await page.waitForFunction(() => {
      const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right ?? Number.NaN;
      const fits = (book: string, beside: string) => {
        const left = document.querySelector(beside)?.getBoundingClientRect().left ?? 0;
        const facts = [...document.querySelectorAll(`${book} :is(dt, .will, .purse-now)`)];
        return facts.every(fact => fact.getBoundingClientRect().right <= left);
      };
      const books = fits('.ledger.athens', '.frieze .turn') && fits('.ledger.sparta', '.frieze .tools');
      return books && right('.turn-line') <= right('.turn');
    });
  }
  await page.context().close();
});

test('PW-10.5.5 the last turn by clicks: the Persian Army moves, and the war ends', { timeout: 600_000 }, async () => {
  const page = await open({ settings });
  page.setDefaultTimeout(60_000);
  await openFile(page, lastTurn());
  await page.getByText('Do the Persians move?').waitFor();
  await page.locator('[data-hint="fos-persians"]').waitFor();
  await clickSpace(page, 'phocaea');
  await page.getByText('Do the Persians move?').waitFor({ state: 'detached' });
  await unpainted(page);
  const seen = await page.evaluate(clickOnward, { most: 600, operations: 0 });
  expect(seen.end).toMatch(/The war is over/);
  expect(seen.asks).toContain('An operation, or pass?');
  await page.context().close();
});

test('PW-11 against the oracle, as the Coalition: it opens for Sparta by itself, one answers, a turn passes', {
  timeout: 600_000,
}, async () => {
  const page = await open({ settings, viewport: { width: 1280, height: 620 } });
  page.setDefaultTimeout(60_000);
  await page
    .getByRole('link', { name: /Peloponnesian War/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  // Whoever would play alone finds it too: it is for two, so that a bot takes the other side.
  expect(await dialog.getByRole('radio', { name: /^Solitaire/ }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: /^Fall of Sparta/ }).click();
  expect(await dialog.getByRole('radio', { name: /^Bot/ }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: 'Oracle' }).click();
  await dialog.getByText('The oracle plays its side').waitFor();
  await dialog.getByRole('radio', { name: 'Coalition', exact: true }).click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ask h1').waitFor();
  expect(await page.locator('.ledger.sparta .who').textContent()).toContain('Bot, oracle');
  await unpainted(page);
  const seen = await page.evaluate(clickOnward, { most: 400, operations: 1, until: '2' });
  expect(seen.turns).toEqual(['1']);
  const log = (await page.locator('.log').textContent()) ?? '';
  expect(log).toMatch(/(Pausanias|Agesilaus)[\w ]* (marches on|reaches|stops at)/);
  expect(log).not.toMatch(/\bAthens (names|passes|builds|tries)/);
  await page.context().close();
});
