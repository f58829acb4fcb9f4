import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { GAMES } from '@polemos/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from './built.ts';
import { contexts } from './contexts.ts';
import { serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'polemos-doubled-'));
const another = contexts();
let server: Server;
let address = '';

beforeAll(async () => {
  build({ env: { POLEMOS_DOUBLED: 'yes' }, to: folder });
  ({ address, server } = await serve(folder));
}, 240_000);
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(at: string): Promise<Page> {
  const context = await another();
  await context.addInitScript(() => localStorage.setItem('polemos.settings', JSON.stringify({ language: 'fr', story: false })));
  const page = await context.newPage();
  await page.goto(`${address}${at}`);
  return page;
}

/**
 * All words on the page, shown or spoken, that have a letter in odd number: they come from no text folder. What is not ours to translate
 * is left out: rule ids, the rulebook itself, Greek, names of languages, names of keys.
 */
const strangers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const left = '.rules, code, kbd, [lang=grc], .languages, script, style, .rule, option[lang]';
    const found = new Set<string>();
    const look = (text: string | null): void => {
      const said = (text ?? '')
        .replace(/\b[A-Z]{2}\d?-[\w.-]+/g, ' ')
        .replace(/\p{Script=Greek}+/gu, ' ')
        .replace(/\p{L}+…/gu, ' '); // cut off in the middle
      for (const word of said.match(/\p{L}{2,}/gu) ?? [])
        if ([...word.matchAll(/(\p{L})\1*/gu)].some(([run]) => run.length % 2 === 1))
          found.add(`${word} | ${said.trim().slice(0, 60)}`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (walk.currentNode.parentElement?.closest(left) === null) look(walk.currentNode.textContent);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (element.closest(left) === null)
        for (const name of ['aria-label', 'title', 'placeholder']) look(element.getAttribute(name));
    return [...found];
  });

/** Everything that can be opened in the page without leaving it. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
/** Goes there within the page, and waits for what must be seen. */
async function go(page: Page, hash: string, until: string): Promise<void> {
  await page.evaluate(to => {
    location.hash = to;
  }, hash);
  await page.locator(until).first().waitFor();
}
/** A whole match of the game, as somebody has saved it. */
function savedMatch(game: string): Buffer {
  const folder = fileURLToPath(new URL(`../../games/${game}/test/matches/recorded/`, import.meta.url));
  return gunzipSync(readFileSync(join(folder, readdirSync(folder).sort()[0])));
}

test('a fourth language: the home page, every card and every set-up form', async () => {
  const page = await open('');
  await page.locator('article.game').first().waitFor();
  expect(await page.textContent('body')).toContain('PPoolleemmooss');
  expect(await strangers(page)).toEqual([]);
  // The search itself: a word from nowhere is found.
  await page.evaluate(() => document.body.append('Stranger'));
  expect(await strangers(page)).toEqual(['Stranger | Stranger']);
  for (const { id } of GAMES) {
    await page.goto(`${address}#/new/${id}`);
    await page.reload();
    await page.getByRole('dialog').waitFor();
    for (const radio of await page.getByRole('dialog').getByRole('radio').all()) {
      if (!(await radio.isVisible())) continue;
      await radio.click();
      expect(await strangers(page), id).toEqual([]);
    }
  }
  await page.context().close();
});

test.each(GAMES.map(({ id }) => id))(
  'a fourth language: %s, from its first screen over a whole match to its editor, lessons and primer',
  { timeout: 300_000 },
  async id => {
    const page = await open(`#/new/${id}`);
    const found: string[] = [];
    const look = async (where: string): Promise<void> => {
      await unfold(page);
      for (const stranger of await strangers(page)) found.push(`${where}: ${stranger}`);
    };
    await page.locator('.dialog-acts .primary').click();
    await page.locator('.match[data-version]').waitFor({ state: 'attached' });
    await page.locator('.match .ask').waitFor();
    await look('the first screen');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look('a tab of the first screen');
    }
    // Whole, with every line of its log; then as it stood now and then.
    await go(page, '#/', 'article.game');
    const file = { name: 'match.json', mimeType: 'application/json', buffer: savedMatch(id) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.locator('.match[data-version]').waitFor({ state: 'attached' });
    await page.locator('.match .log').first().waitFor({ state: 'attached' });
    await look('a whole match');
    const match = (await page.evaluate(() => location.hash)).replace(/^#\/match\/([^/]+).*$/, '$1');
    for (const at of MOMENTS) {
      await go(page, `#/match/${match}/${at}`, '.match');
      await look(`action ${at}`);
    }
    for (const [hash, until] of [
      [`#/editor/${id}`, '.editor .place'],
      [`#/primer/${id}`, 'main'],
      [`#/learn/${id}`, 'main'],
    ]) {
      await go(page, hash, until);
      await look(hash);
    }
    expect([...new Set(found)]).toEqual([]);
    await page.context().close();
  },
);
const MOMENTS = [3, 17, 40];

test('a fourth language: what is there without a match', async () => {
  const page = await open('#/chronicle');
  for (const hash of ['#/chronicle', '#/check', '#/online', ...GAMES.flatMap(({ pages = [] }) => pages.map(one => `#/${one}`))]) {
    await go(page, hash, 'main');
    await unfold(page);
    expect(await strangers(page), hash).toEqual([]);
  }
  await page.context().close();
});
