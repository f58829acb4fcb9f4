import type { Match, MatchLog } from '@polemos/kernel';
import { beginMatch, wander } from '@polemos/kernel/testing';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { timoleon } from '@polemos/timoleon';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { house } from '../house.ts';

const place = house();

/** A match whose last action led to a change of sides. */
function changed(): MatchLog {
  for (let seed = 1; ; seed++) {
    const match = beginMatch(peloponnesianWar, { scenario: 'campaign', options: {} }, seed, true);
    let found = false;
    wander(match, seed, (now: Match) => {
      found =
        now
          .allEvents()
          .at(-1)
          ?.some(({ kind, changes }) => kind === 'side-attempt' && changes === true) === true;
      return !found && now.length < 900;
    });
    if (found) return match.log();
  }
}
/** A month in which the other three have just played, and the Democrats are asked again. */
function othersPlayed(): MatchLog {
  const match = beginMatch(timoleon, { scenario: timoleon.scenarios[0].id, options: {} }, 3, true);
  wander(match, 3, now => {
    const { entries } = now.log();
    const own = entries.findLastIndex(({ seat }) => seat === 'timoleon');
    const others = now
      .allEvents()
      .slice(own + 2)
      .flat();
    const war = others.some(({ kind }) => ['battle', 'control', 'plundered', 'siege', 'moves'].includes(kind));
    return !(own > 0 && war && others.length > 12 && now.pending()[0].seat === 'timoleon') && now.length < 4_000;
  });
  return match.log();
}
async function opened(page: Page, log: MatchLog, players: object): Promise<void> {
  const text = JSON.stringify({ ...log, polemos: { way: 'bot', players } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.match .ask h1').waitFor();
}
/** Takes the last action back and does it once more: what happens then is new to the page. */
async function again(page: Page): Promise<void> {
  const before = await page.locator('.match').getAttribute('data-version');
  await page.keyboard.press('u');
  // What others did since goes with it: said first, done at the second press.
  const changed = (at: string | null) => document.querySelector('.match')?.getAttribute('data-version') !== at;
  await page.waitForFunction(
    at => document.querySelector('.notice') !== null || document.querySelector('.match')?.getAttribute('data-version') !== at,
    before,
  );
  if (!(await page.evaluate(changed, before))) await page.keyboard.press('u');
  await page.waitForFunction(at => document.querySelector('.match')?.getAttribute('data-version') !== at, before);
  await page.locator('.frieze button').first().click();
  await page.getByRole('menuitem', { name: 'Redo' }).click();
}

test('a change of sides is a page that stops, with its die and both positions; nothing goes on behind it', async () => {
  const page = await place.open({ settings: { recap: true, story: true } });
  await opened(page, changed(), { player: { kind: 'person' } });
  await again(page);
  const stop = page.locator('.stop');
  await page.locator('.story, .stop').first().waitFor();
  // A story goes on by itself up to the page, and no further.
  await stop.waitFor({ timeout: 60_000 });
  expect(await stop.locator('h1').textContent()).toMatch(/^You now command (Athens|Sparta)$/);
  expect(await stop.locator('#stop-why .die').count()).toBeGreaterThan(0);
  // Each side stands beneath its shield: what one had on the left, what one has now on the right.
  const standing = await stop.locator('.standing h2').allTextContents();
  expect(standing.map(said => said.replace(/Athens|Sparta/, '').trim())).toEqual(['You until now', 'You from now on']);
  expect(await stop.locator('h1').textContent()).toContain(/Athens|Sparta/.exec(standing[1])?.[0] ?? 'nobody');
  expect(await stop.locator('.after').textContent()).toMatch(
    /^(It was certain|The chance was [1-5] in 6)\. Your points come along: /,
  );
  expect(await violations(page)).toEqual([]);
  const beat = await page.locator('.story').getAttribute('data-beat');
  await page.waitForTimeout(1_500);
  if (beat !== null) expect(await page.locator('.story').getAttribute('data-beat')).toBe(beat);
  // The board can be looked at first; nothing on it answers.
  await page.keyboard.press('Escape');
  expect(await stop.locator('h1').isVisible()).toBe(false);
  const beneath = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.stop') !== null,
  );
  expect(beneath).toBe(true);
  await stop.getByRole('button', { name: 'Back' }).click();
  expect(await stop.locator('h1').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await stop.waitFor({ state: 'detached' });
}, 180_000);

test('after the others have played: what touched this seat first, each line with its place and its moment; by keys too', async () => {
  const page = await place.open({ settings: { recap: true, story: false } });
  await opened(page, othersPlayed(), {
    timoleon: { kind: 'person' },
    ...Object.fromEntries(['carthage', 'hicetas', 'dionysius'].map(id => [id, { kind: 'bot', level: 'random' }])),
  });
  await again(page);
  const recap = page.locator('.recap');
  await recap.waitFor();
  expect(await recap.locator('h1').textContent()).toBe('While the others played');
  expect(await recap.locator('.headline, .nothing').count()).toBe(1);
  expect(await recap.locator('details').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await recap.locator('summary').first().click();
  // What a reader of the screen hears: a heading, whose deeds, each a sentence with what can be done about it.
  const read = await recap.ariaSnapshot();
  expect(read).toMatch(/heading "While the others played" \[level=1\]/);
  expect(read).toMatch(/- listitem:[\s\S]*button "See it"/);
  expect(read).not.toMatch(/- img(?! ")/);
  const shown = recap.locator('details .show').first();
  if ((await shown.count()) > 0) {
    await shown.click();
    await page.locator('.places button:focus, ul button:focus').waitFor();
  }
  await recap.locator('.btn.primary').press('g');
  await recap.waitFor({ state: 'detached' });
  // It stays under the log.
  await page.locator('.recap-again').click();
  await recap.waitFor();
  await recap.locator('footer .btn').last().click();
  await page.locator('.story:not(.recap)').waitFor();
}, 240_000);
