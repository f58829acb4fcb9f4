import { LANGUAGES } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { serious } from '../axe.ts';
import { house } from '../house.ts';
import { beginMatch } from './player.ts';

const { open } = house();

/** What axe looks at, how a match of each game is begun, and what its card must say. */
const CARDS = [
  [
    'peloponnesian-war',
    'card legend',
    ['bot', 'campaign'],
    ['You command Athens.', 'More than 150 points', '+10', '−15', '10 turns'],
  ],
  [
    'polis',
    'card primer',
    ['bot', 'athens', 'full'],
    ['You lead Athens.', 'The higher score', '4 rounds', '8 now, and you have 4'],
  ],
  ['egemonia', 'card rules', ['bot', 'sparta', 'standard'], ['You lead Sparta.', 'Areas worth 10', 'You have 5 events']],
  ['timoleon', 'legend rules', ['bot', 'carthage'], ['You lead Carthage.', '300 talents', '+25', '−5', '25 turns']],
] as const;

/** Whoever begins: the seats and scenarios of each game, by the values of its form. */
const SEATED = {
  polis: ['sparta full', 'athens corinthian-war', 'sparta second-peloponnesian-war', 'athens full'],
  timoleon: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
} as const;
for (const [game, seats] of Object.entries(SEATED))
  test.each(LANGUAGES)(`${game}, %s: at 1280 × 720 every card is whole, its four steps too`, async language => {
    const page = await open({ settings: { opening: true, language }, viewport: { width: 1280, height: 720 } });
    for (const seat of seats) {
      await page.goto(page.url().split('#')[0]);
      await beginMatch(page, game, seat.split(' '));
      const card = page.locator('.opening');
      await card.waitFor();
      const hidden = await card.locator('.opening-body').evaluate(body => body.scrollHeight - body.clientHeight);
      expect({ seat, hidden }).toEqual({ seat, hidden: 0 });
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

for (const [game, audited, choices, said] of CARDS)
  test(`${game}: a new match opens with its card; it is begun by Esc, and the card is found again`, async () => {
    const dark = game === 'polis' || game === 'timoleon';
    const page = await open({
      settings: { opening: true, story: true },
      colorScheme: dark ? 'dark' : 'light',
      viewport: game === 'egemonia' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    });
    const audit = async (what: string) => {
      if (audited.includes(what)) expect(await serious(page, '[role=dialog]')).toEqual([]);
    };
    await beginMatch(page, game, choices);
    const card = page.locator('.opening');
    await card.waitFor();
    const text = (await card.innerText()).replace(/\s+/g, ' ');
    for (const words of said) expect(text).toContain(words);
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Begin');
    expect(await card.locator('.sign').count()).toBeGreaterThan(5);
    await audit('card');

    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.match:not(.loading)').waitFor();
    expect(await card.count()).toBe(0);

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'What is this?' }).click();
    await card.getByRole('button', { name: 'Back to the match' }).waitFor();
    await card.getByRole('button', { name: 'All signs' }).click();
    await page.getByRole('dialog', { name: 'Legend' }).waitFor();
    await audit('legend');

    await page.goto(`${page.url().split('#')[0]}#/primer/${game}`);
    for (const n of [1, 2, 3]) {
      await page.getByText(`Page ${n} of 3`).waitFor();
      await page.locator('.still').waitFor();
      if (n === 2) await audit('primer');
      if (n < 3) await page.getByRole('button', { name: 'Next page' }).click();
    }
    await page.getByRole('link', { name: 'Read the rules' }).click();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('button').nth(2).click();
    await page.locator('.book-text h2').waitFor();
    await page.getByRole('searchbox').fill('siege');
    await page.getByRole('status').waitFor();
    await audit('rules');
    await page.context().close();
  });

test('the first story waits behind the card, and is still at its beginning for who only looks', async () => {
  const page = await open({ settings: { opening: true, story: true, speed: 4 }, reducedMotion: 'no-preference' });
  await beginMatch(page, 'peloponnesian-war', ['bot', 'campaign']);
  await page.locator('.opening').waitFor();
  await page.locator('.player-bar').waitFor();
  await page.waitForTimeout(1_000); // four beats, if it did not wait
  expect(await page.locator('.player-bar').innerText()).toMatch(/^0 \/ /m);
  await page.getByRole('button', { name: 'Just show me the board' }).click();
  await page.waitForTimeout(600);
  expect(await page.locator('.player-bar').innerText()).toMatch(/^0 \/ /m);
  await page.context().close();
});

test('a figure of the frieze says what it means: by the keyboard, the pointer and a finger', async () => {
  const page = await open({ settings: { story: false } });
  await beginMatch(page, 'peloponnesian-war', ['bot', 'campaign']);
  const confidence = page.locator('.ledger.athens .figure').nth(1);
  const tip = confidence.getByRole('tooltip');
  await confidence.getByRole('button').first().focus();
  expect(await tip.innerText()).toContain('How well the war goes this turn, −6 to 6.');
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  await confidence.hover();
  await tip.waitFor();
  await tip.getByRole('button', { name: 'PW-0.5-n' }).click();
  await page.locator('[data-rule="PW-0.5-n"]').waitFor();
  await page.context().close();

  const phone = await open({ settings: { story: false }, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await beginMatch(phone, 'peloponnesian-war', ['bot', 'campaign']);
  await phone.locator('.phone-ledger.athens .figure button').first().tap();
  await phone.locator('.phone-ledger.athens').getByRole('tooltip').first().waitFor();
  await phone.context().close();
});
