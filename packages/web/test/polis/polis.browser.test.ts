import { expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { house } from '../house.ts';
import { battleFile, openFile } from './battle.ts';
import { beginPolis, momentOf, playPolis } from './player.ts';

const { open } = house();
const settings = { story: false, confirm: 'never' };

test('a whole match as Athens against the greedy bot, by clicks on map and controls', { timeout: 300_000 }, async () => {
  const page = await open({ settings });
  page.context().setDefaultTimeout(30_000);
  await beginPolis(page, { level: 'Beginner', side: 'Athens', scenario: 'Full' });
  const seen = await playPolis(page);
  expect(seen.over).toBe(true);
  expect(seen.types).toContain('map');
  expect(seen.types).toContain('assign');
  expect(seen.types).toContain('pass');
  expect(await page.locator('.ask').textContent()).toMatch(/PO-G-[abe]/);
  expect(await page.locator('.ask h1').textContent()).toMatch(/^(Athens|Sparta) wins\.$/);
  expect(await page.locator('.place.lit').count()).toBe(0);
  await page.context().close();
});

test('PO-B-f … w a battle card by card: odds before the assault, each pair with its rule, the end, back to the map', async () => {
  const page = await open({ settings });
  page.context().setDefaultTimeout(30_000);
  await openFile(page, battleFile('bot', 'sparta'));
  await page.locator('[data-type=pass]').click();
  await page.waitForSelector('.card-button[aria-disabled=false]');
  expect(await page.locator('.battle h2').textContent()).toBe('Battle of Boiotia');
  expect(await page.locator('.card-button').count()).toBe(5);
  // The other hand is backs and a number.
  expect(await page.locator('.force-side.athens .combat-card.back').count()).toBe(5);
  expect(await page.locator('.force-side.athens strong').count()).toBe(0);
  const attack = page.locator('.combat-hand [data-type=attack]');
  expect(await attack.getAttribute('aria-disabled')).toBe('true');
  await page.locator('.card-button').nth(0).click();
  await page.locator('.card-button').nth(1).click();
  expect(await page.locator('.odds').textContent()).toMatch(/loses no unit \(\d+ %\)/);
  await attack.click();
  await page.waitForSelector('.assaults .pair');
  expect(await page.locator('.assaults .pair').count()).toBe(2);
  expect(await page.locator('.assaults .pair').first().textContent()).toMatch(/(not )?matched.*PO-B-[mn]/);
  const seen = await playPolis(page, {
    look: async () => (await page.locator('[data-type=close-battle]').count()) > 0,
  });
  expect(seen.clicks).toBeGreaterThan(0);
  expect(await page.locator('.battle .ending').textContent()).toMatch(/PO-B-[tuvw]/);
  await page.locator('[data-type=close-battle]').click();
  expect(await page.locator('.battle').count()).toBe(0);
  await page.context().close();
});

test('PO-B-y at one screen the other hand is never in the page', async () => {
  const page = await open({ settings });
  page.context().setDefaultTimeout(30_000);
  await openFile(page, battleFile('hotseat'));
  const hands = new Map<string, Set<string>>();
  for (let n = 0; n < 48 && hands.size < 2; n++) {
    const now = await momentOf(page);
    if (now === 'curtain') {
      // In one look: the curtain of a moment ago may be lifting.
      const behind = () =>
        document.querySelector('.curtain') === null ? 0 : document.querySelectorAll('[data-card], .combat-card').length;
      expect(await page.evaluate(behind)).toBe(0);
      await page.locator('.curtain .btn').click();
      await page.waitForSelector('.curtain', { state: 'detached' });
    } else if (now === 'cards') {
      const seat = (await page.locator('.force-side').first().textContent()) ?? '';
      const cards = await page.locator('[data-card]').evaluateAll(all => all.map(one => one.getAttribute('data-card') ?? ''));
      hands.set(seat.slice(0, 6), new Set(cards));
      for (const [other, held] of hands)
        if (other !== seat.slice(0, 6)) for (const card of held) expect(cards).not.toContain(card);
      await page.locator('.card-button').nth(0).click();
      await page.locator('.card-button').nth(1).click();
      await page.locator('.combat-hand .btn.primary').click();
      await page.waitForTimeout(120);
    } else {
      // What was to be answered may have been answered between the look and the click: then look again.
      const answer = page.locator('[data-type=pass], [data-type=stay], .ask .acts .btn').first();
      await answer.click({ timeout: 2_000 }).catch(() => {});
      await page.waitForTimeout(120);
    }
  }
  expect(hands.size).toBe(2);
  await page.context().close();
});

test('PO-8-a a click on what is not lit says why, with the rule', async () => {
  const page = await open({ settings });
  await openFile(page, battleFile('bot', 'sparta'));
  await momentOf(page);
  await page.locator('[data-place=boiotia]').dispatchEvent('click');
  expect(await page.locator('.tip, .notice').first().textContent()).toContain('Choose an action first');
  await page.locator('[data-type=fee]').first().click();
  await page.locator('.deed[data-type=tax]').click();
  await page.locator('[data-place=ionia]').dispatchEvent('click');
  await page.waitForSelector('.tip[role=alert]');
  expect(await page.locator('.tip').textContent()).toContain('PO-8-a');
  await page.context().close();
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in a turn, a battle and the panels, ${theme}`, async () => {
    const page = await open({ settings: { ...settings, theme } });
    page.context().setDefaultTimeout(30_000);
    await openFile(page, battleFile('bot', 'sparta'));
    await momentOf(page);
    expect(await violations(page)).toEqual([]);
    // The figure of an army has no outline of the coast's colour.
    const figure = page.locator('.region.land .force text').first();
    expect(await figure.evaluate(element => getComputedStyle(element).stroke)).toBe('none');
    for (const name of ['Poleis', 'Market', 'Score']) {
      await page.getByRole('tab', { name }).click();
      expect(await violations(page, '.panels')).toEqual([]);
    }
    await page.locator('[data-type=pass]').click();
    await page.waitForSelector('.card-button[aria-disabled=false]');
    expect(await violations(page)).toEqual([]);
    // On a phone the battle is whole, and nothing stands at its foot.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('.sheet .battle');
    const battle = await page.locator('.battle').evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);
    expect(battle).toBeLessThanOrEqual(1);
    expect(await page.locator('.event-card:visible').count()).toBe(0);
    await page.context().close();
  });

for (const [language, title] of [
  ['it', 'Opliti'],
  ['fr', 'Hoplites'],
] as const)
  test(`the screens speak ${language}`, async () => {
    const page = await open({ settings: { ...settings, language } });
    page.context().setDefaultTimeout(30_000);
    await openFile(page, battleFile('bot', 'sparta'));
    await momentOf(page);
    const said = (await page.locator('.match').textContent()) ?? '';
    expect(said).not.toMatch(/undefined|Population of|Choose an action/);
    await page.locator('[data-type=fee]').first().click();
    await page.waitForSelector('.deed');
    expect((await page.locator('.turn-actions').textContent()) ?? '').toMatch(new RegExp(title.slice(0, 5), 'i'));
    await page.context().close();
  });
