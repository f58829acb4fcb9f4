import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { GAMES } from '@polemos/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from './built.ts';
import { contexts } from './contexts.ts';
import { NIGHTLY } from './nightly.ts';
import { type Inside, serveInside } from './online/online.ts';
import { serve } from './serve.ts';
import { strangers, unfold } from './strangers.ts';

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

async function open(at: string, from = address): Promise<Page> {
  const context = await another();
  await context.addInitScript(() => localStorage.setItem('polemos.settings', JSON.stringify({ language: 'fr', story: false })));
  const page = await context.newPage();
  await page.goto(`${from}${at}`);
  return page;
}

/** Goes there within the page, and waits for what must be seen. */
async function go(page: Page, hash: string, until: string): Promise<void> {
  await page.evaluate(to => {
    location.hash = to;
  }, hash);
  await page.locator(until).first().waitFor();
}
/** On the page of a match: what its set-up did is read and put away, where it comes first; then the ask is there. */
async function toAsk(page: Page, look: () => Promise<void>): Promise<void> {
  await page.locator('.match .ask, .match .recap').first().waitFor();
  if ((await page.locator('.match .recap').count()) > 0) {
    await look();
    await page.locator('.recap .acts .primary').dispatchEvent('click'); // the opening card may lie before it
  }
  await page.locator('.match .ask').waitFor();
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
    await toAsk(page, () => look('what the set-up did'));
    // The card comes with its own script: whoever clicks before it is there would click into it.
    await page.locator('.opening').waitFor();
    await look('the first screen');
    await page.locator('.opening button.primary').first().click();
    const tabs = page.getByRole('tab');
    for (let n = 0; n < (await tabs.count()); n++) {
      await tabs.nth(n).click();
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

// Every step of every lesson, and every page behind a login: minutes, so at night.
const atNight = test.runIf(NIGHTLY);

atNight.each(GAMES.map(({ id }) => id))('a fourth language: the lessons of %s, step by step', { timeout: 300_000 }, async id => {
  const page = await open(`#/learn/${id}`);
  await page.locator('[data-lesson], .no-lessons, main').first().waitFor();
  const lessons = await page.locator('[data-lesson]').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.lesson));
  const found: string[] = [];
  const look = async (where: string): Promise<void> => {
    await unfold(page);
    for (const stranger of await strangers(page, '.lesson, .ask, .proposal, .log')) found.push(`${where}: ${stranger}`);
  };
  for (const lesson of lessons) {
    await go(page, `#/learn/${id}/${lesson}`, '.lesson');
    for (let n = 0; (await page.locator('.lesson-show').count()) > 0; n++) {
      await look(`${lesson}, click ${n}`);
      await page.evaluate(clickShown);
    }
    await look(`${lesson}, its end`);
    const problem = page.locator('.lesson .acts .primary');
    const title = await page.locator('.lesson').textContent();
    if ((await problem.count()) > 0) {
      await problem.click();
      await page.waitForFunction(was => document.querySelector('.lesson')?.textContent !== was, title);
    }
    for (let hints = 0; hints < 3 && (await page.locator('.lesson h3').count()) > 0; hints++) {
      await look(`${lesson}, its problem with ${hints} hints`);
      await page.locator('.lesson .acts .btn').first().dispatchEvent('click');
    }
  }
  expect([...new Set(found)]).toEqual([]);
  await page.context().close();
});
/** Runs in the page: has the next move shown, and waits until it is done. */
async function clickShown(): Promise<void> {
  const said = () =>
    `${document.querySelector('.match')?.getAttribute('data-version')} ${document.querySelector('.lesson')?.textContent}`;
  const before = said();
  document.querySelector<HTMLElement>('.lesson-show')?.click();
  for (let tries = 0; said() === before; tries++) {
    if (tries > 1_000) throw new Error(`the lesson stands still: ${before}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  for (let tries = 0; document.querySelector('.lesson') === null && tries < 1_000; tries++)
    await new Promise(resolve => setTimeout(resolve, 10));
}

describe.runIf(NIGHTLY)('online', () => {
  let inside: Inside;
  beforeAll(async () => {
    inside = await serveInside({ dist: folder, bots: 0, jobs: false });
  });
  afterAll(() => inside?.stop());

  /** Somebody with an account, whose name would be even in that language. */
  async function somebody(name: string): Promise<Page> {
    const page = await open('#/online', `${inside.url}/`);
    await page.locator('.enter').waitFor();
    await api(page, 'POST', '/api/register', { name, password: 'thalassa thalassa' });
    await page.reload();
    await page.locator('.who-card').waitFor();
    return page;
  }
  const api = (page: Page, method: string, path: string, body?: object): Promise<Answer> =>
    page.evaluate(
      async ([verb, at, given]) => {
        const answer = await fetch(at, {
          method: verb,
          ...(given === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: given }),
        });
        return answer.json().catch(() => null);
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body)] as [string, string, string?],
    );

  test('a fourth language: lobby, tables, account, admin, leagues, of somebody who is signed in', {
    timeout: 300_000,
  }, async () => {
    const found: string[] = [];
    const look = async (page: Page, where: string): Promise<void> => {
      await unfold(page);
      for (const stranger of await strangers(page)) if (!ELSEWHERE.test(stranger)) found.push(`${where}: ${stranger}`);
    };
    /** Every page that such an address leads to, with all that folds, and what each of its buttons opens as a dialog. */
    const visit = async (page: Page, hash: string, where = hash): Promise<void> => {
      await go(page, hash, 'main');
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      await look(page, where);
    };
    const stranger = await open('#/online', `${inside.url}/`);
    await stranger.locator('.enter').waitFor();
    await look(stranger, 'whoever comes');
    for (const radio of await stranger.locator('.enter').getByRole('tab').all()) {
      await radio.click();
      await look(stranger, 'whoever comes, by another door');
    }
    for (const hash of [
      '#/leaderboard',
      '#/leagues',
      '#/account',
      '#/admin',
      '#/verify/aa',
      '#/reset/aa',
      '#/stop/aa',
      '#/invitation/aa',
    ])
      await visit(stranger, hash, `a stranger at ${hash}`);

    const [me, other] = [await somebody('kkoonnoonn'), await somebody('lliikkaa')];
    const [mine, his] = await Promise.all(
      [me, other].map(async page => (await api(page, 'GET', '/api/me')).me ?? (await api(page, 'GET', '/api/me'))),
    );
    await visit(me, '#/online', 'an empty lobby');
    // Something of everything: seeks, challenges, open tables, tables under way, a league, a bot, a chronicle.
    await api(other, 'POST', '/api/seeks', { game: 'polis', pace: { kind: 'days', days: 3, bank: 4 } });
    await api(other, 'POST', '/api/challenges', { name: 'kkoonnoonn', table: { game: 'egemonia', seat: 'sparta' } });
    await api(other, 'POST', '/api/tables', { game: 'timoleon', public: true, pace: { kind: 'none' } });
    await api(me, 'POST', '/api/admin/claim', { token: inside.adminToken });
    const season = { game: 'egemonia', kind: 'knock-out', legs: 1, roundDays: 7, moveDays: 3 };
    const league = (await api(me, 'POST', '/api/leagues', { name: 'aa bbaa', ...season })).id;
    for (const page of [me, other]) await api(page, 'POST', `/api/leagues/${league}/enter`, {});
    const tables: string[] = [];
    for (const { id: game } of GAMES) {
      const pace = { kind: 'days', days: 3, bank: 4 };
      const options = game === 'peloponnesian-war' ? { players: 'two' } : {};
      const { id, seats } = await api(me, 'POST', '/api/tables', { game, options, public: true, pace });
      for (const [n, { seat }] of seats.entries())
        if (n === 0) await api(me, 'POST', `/api/tables/${id}/join`, { seat });
        else if (n === 1) await api(other, 'POST', `/api/tables/${id}/join`, { seat });
        else await api(me, 'POST', `/api/tables/${id}/bot`, { seat, level: 'random' });
      await visit(me, `#/table/${id}`, `a table of ${game} that waits`);
      await api(me, 'POST', `/api/tables/${id}/start`);
      await api(other, 'POST', `/api/tables/${id}/chat`, { text: 'aa' });
      await api(other, 'POST', `/api/tables/${id}/propose`, { kind: 'draw' });
      tables.push(id);
    }
    await api(me, 'POST', `/api/leagues/${league}/start`);
    for (const id of tables) {
      await go(me, `#/table/${id}`, '.match .ask, .match .recap');
      await toAsk(me, () => look(me, `what the set-up of ${id} did`));
      await look(me, `table ${id} under way`);
      for (const tab of await me.getByRole('tab').all()) {
        await tab.click();
        await look(me, `a tab of table ${id}`);
      }
    }
    await api(other, 'POST', `/api/tables/${tables[0]}/resign`);
    await go(me, '#/online', 'main');
    await go(me, `#/table/${tables[0]}`, '.ask.over');
    await look(me, 'a match that is over');
    for (const hash of [
      '#/online',
      `#/league/${league}`,
      '#/leagues',
      '#/leaderboard',
      '#/account',
      '#/admin',
      `#/person/${his.id}`,
      `#/person/${mine.id}`,
    ])
      await visit(me, hash);
    // What lays out a table, with each game and each of its choices.
    await go(me, '#/online', '.new-table-btn');
    await me.locator('.new-table-btn').dispatchEvent('click');
    const dialog = me.getByRole('dialog');
    await dialog.locator('form').waitFor();
    for (let n = 0; n < (await dialog.getByRole('radio').count()); n++) {
      await dialog.getByRole('radio').nth(n).dispatchEvent('click');
      await look(me, `what lays out a table, choice ${n}`);
    }
    expect([...new Set(found)]).toEqual([]);
    for (const page of [stranger, me, other]) await page.context().close();
  });
});
/** Said in plain French here: months by the browser itself; where a match stands, in the lobby, by the server from its own catalogue. */
const ELSEWHERE = /^(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|Mise|en|place|Actions?) \|/;
// biome-ignore lint/suspicious/noExplicitAny: answers of the server are compared, not computed with
type Answer = any;
