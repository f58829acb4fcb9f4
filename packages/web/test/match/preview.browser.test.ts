import type { Match, MatchLog } from '@polemos/kernel';
import { beginMatch, wander } from '@polemos/kernel/testing';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { house } from '../house.ts';
import { beginWar, clickSpace, endStory, tapSpace } from '../peloponnesian-war/player.ts';

const place = house();
const version = (page: Page) => page.locator('.match').getAttribute('data-version');
/** What the rows of a card come to together, as fractions. */
const sum = (page: Page) =>
  page.locator('.foretold tr[data-odds]').evaluateAll(rows =>
    rows.reduce((all, row) => {
      const [of, total] = (row.getAttribute('data-odds') ?? '').split('/').map(Number);
      return all + of / total;
    }, 0),
  );
async function begun(page: Page): Promise<void> {
  await beginWar(page);
  await page.locator('.story').waitFor();
  await endStory(page);
}

test('no first click rolls a die: the auguries, a march and a rally show all that may come, and only the button acts; by mouse and keys', async () => {
  const page = await place.open({ settings: { preview: true } });
  await begun(page);
  const before = await version(page);
  await page.locator('.ask .acts .primary').click();
  await page.locator('.proposal .foretold tr').first().waitFor();
  expect(await version(page)).toBe(before);
  expect(await sum(page)).toBeCloseTo(1, 9);
  expect(await page.locator('.proposal').textContent()).toContain('66.7 %');
  expect(await page.locator('.proposal').getAttribute('aria-label')).toMatch(/favour Athens 66\.7 %.*must pass.* 33\.3 %/);
  expect(await violations(page)).toEqual([]);
  // The button has the focus: Esc puts the card away, Enter acts.
  await page.keyboard.press('Escape');
  await page.locator('.proposal').waitFor({ state: 'detached' });
  expect(await version(page)).toBe(before);
  await page.locator('.ask .acts .primary').click();
  await page.locator('.proposal .primary:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Name the objective' }).waitFor();

  await clickSpace(page, 'plataea');
  await page.getByText('gathers at Athens').waitFor();
  const gathering = await version(page);
  // Whoever is chosen and not activated would be left behind: nothing leads on before that is settled.
  await page.getByRole('button', { name: 'One more: Athenian hoplites' }).click();
  expect(await page.locator('.place.lit').count()).toBe(0);
  await page.locator('.place[data-place="naupactus"] .symbol').click();
  expect(await page.getByRole('alert').textContent()).toContain('First activate 1 Athenian hoplite, or go back to 0.');
  expect(await version(page)).toBe(gathering);
  await page.getByRole('button', { name: 'One fewer: Athenian hoplites' }).click();
  expect(await page.locator('.place.lit').count()).toBeGreaterThan(3);
  await page.mouse.move(0, 0);
  // Pointing draws the way and the card; nothing is done.
  await page.locator('.place[data-place="naupactus"] .symbol').hover();
  await page.locator('.card-at .foretold tr').first().waitFor();
  expect(await page.locator('.card-at.pinned').count()).toBe(0);
  expect(await page.locator('.roads .road.ahead').count()).toBe(1);
  // A click pins it beside the place, not upon it.
  await page.locator('.place[data-place="naupactus"] .symbol').click();
  await page.locator('.card-at.pinned .proposal .primary').waitFor();
  expect(await version(page)).toBe(gathering);
  expect(await sum(page)).toBeCloseTo(1, 9);
  const boxes = await page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
    const [card, there, map] = [box('.card-at'), box('.place[data-place="naupactus"] .symbol'), box('.board')];
    const apart = card.right < there.left || card.left > there.right || card.bottom < there.top || card.top > there.bottom;
    return {
      apart,
      inside: card.left >= map.left && card.right <= map.right && card.top >= map.top && card.bottom <= map.bottom,
    };
  });
  expect(boxes).toEqual({ apart: true, inside: true });
  await page.locator('.card-at .primary').click();
  await page.waitForFunction(at => document.querySelector('.match')?.getAttribute('data-version') !== at, gathering);
}, 120_000);

test('with a finger: the first touch shows it in the sheet, the button acts', async () => {
  const page = await place.open({
    settings: { preview: true, story: false },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await beginWar(page);
  await page.locator('.ask .acts .primary').tap();
  await page.locator('.sheet .proposal .primary').tap();
  await page.getByRole('heading', { name: 'Name the objective' }).waitFor();
  await tapSpace(page, 'plataea');
  await page.getByText('gathers at Athens').waitFor();
  const before = await version(page);
  await tapSpace(page, 'naupactus');
  await page.locator('.sheet .proposal .foretold tr').first().waitFor();
  expect(await version(page)).toBe(before);
  expect(await sum(page)).toBeCloseTo(1, 9);
}, 120_000);

test('several kinds are chosen side by side, and one button activates them all; what was chosen is not lost by the next choice', async () => {
  const page = await place.open({ settings: { preview: true, story: false } });
  await beginWar(page);
  await page.locator('.ask .acts .primary').click();
  await page.locator('.proposal .primary').click();
  await page.getByRole('heading', { name: 'Name the objective' }).waitFor();
  await clickSpace(page, 'plataea');
  await page.getByText('gathers at Athens').waitFor();
  const before = Number(await version(page));
  for (const name of ['hoplites', 'hoplites', 'cavalry'])
    await page.getByRole('button', { name: `One more: Athenian ${name}` }).click();
  const chosen = page.locator('.stepper');
  expect(await chosen.evaluateAll(all => all.map(one => one.getAttribute('aria-valuenow')))).toEqual(['2', '1']);
  await page.getByRole('button', { name: 'Activate 2 Athenian hoplites and 1 Athenian cavalry for 600', exact: true }).click();
  await page.locator('.with-him', { hasText: '2 Athenian hoplites, 1 Athenian cavalry' }).waitFor();
  expect(Number(await version(page))).toBe(before + 2);
  // Each can be taken back by itself, and what was taken back does not come again.
  await page.keyboard.press('u');
  await page.locator('.with-him', { hasText: /^2 Athenian hoplites$/ }).waitFor();
  expect(await page.locator('.stepper').last().getAttribute('aria-valuenow')).toBe('0');
});

test('what the set-up does is told by a recap where no story tells it', async () => {
  const page = await place.open({ settings: { story: false, recap: true } });
  await beginWar(page);
  const recap = page.locator('.recap');
  await recap.waitFor();
  expect(await recap.textContent()).toMatch(/Archidamus|Sparta/);
  await recap.locator('.btn.primary').click();
  await recap.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'An operation, or pass?' }).waitFor();
});

/** A match that waits for somebody who builds. */
function building(): MatchLog {
  for (let seed = 1; ; seed++) {
    const match = beginMatch(peloponnesianWar, { scenario: 'campaign', options: {} }, seed, true);
    const isBuilding = (now: Match): boolean => now.pending()[0]?.step === 'build';
    wander(match, seed, (now: Match) => !isBuilding(now) && now.length < 900);
    if (isBuilding(match)) return match.log();
  }
}

test('PW-9.1, PW-9.4 whoever stops building ends the turn, and is told so first: nothing is rolled before the button', async () => {
  const page = await place.open({ settings: { preview: true, story: false } });
  const text = JSON.stringify({ ...building(), polemos: { way: 'bot', players: { player: { kind: 'person' } } } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('heading', { name: /^Build for/ }).waitFor();
  const before = await version(page);
  await page.getByRole('button', { name: 'Stop building' }).click();
  const proposal = page.locator('.proposal');
  await proposal.waitFor();
  expect(await proposal.textContent()).toContain('Then the turn ends');
  expect(await version(page)).toBe(before);
  await proposal.locator('.btn.primary').click();
  await page.waitForFunction(was => document.querySelector('.match')?.getAttribute('data-version') !== was, before);
});
