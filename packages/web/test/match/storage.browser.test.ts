import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { house } from '../house.ts';
import { after, moment, place } from './player.ts';

const { open, complaints } = house();
afterEach(() => {
  complaints.splice(0); // what the browser itself says about a file that is gone, or a database that it refuses
});

const ask = (page: Page) => page.locator('.match .ask h1').first();
async function begin(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/egemonia`);
  await page.getByRole('button', { name: 'Begin' }).click();
}
/** Puts a line before the script of the worker, which no script of a page reaches. */
async function beforeWorker(context: BrowserContext, line: string): Promise<void> {
  await context.route(/\/assets\/worker-[^/]*\.js$/, async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${line};${await answer.text()}` });
  });
}
const BLOCKED = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError') } })`;

test('a page whose part is gone after a release says so, and goes on after a reload', async () => {
  const page = await open({});
  await page.getByRole('heading', { name: 'Choose a war' }).waitFor();
  await page.context().route(/\/assets\/RulesPage[^/]*\.js$/, route => route.fulfill({ status: 404, body: 'gone' }));
  await page.evaluate(() => {
    location.hash = '#/rules/egemonia';
  });
  await page.getByRole('alert').getByText('The page is older than the server').waitFor();
  await page.context().unroute(/\/assets\/RulesPage[^/]*\.js$/);
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await page
    .getByRole('heading', { name: /Egemonia/ })
    .first()
    .waitFor();
  await page.context().close();
});

test('screens of a game that are gone: the list stays, a match says what to do', async () => {
  const page = await open({});
  await begin(page);
  await ask(page).waitFor();
  const match = page.url();
  await page.context().route(/\/assets\/[^/]*\.js$/, route => route.fulfill({ status: 404, body: 'gone' }));
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page
    .getByRole('alert')
    .getByText(/newer Polemos on the server/)
    .first()
    .waitFor();
  expect((await page.locator('body').innerText()).trim()).not.toBe('');
  await page.context().unroute(/\/assets\/[^/]*\.js$/);
  await page.goto(match);
  await page.reload();
  await ask(page).waitFor();
  await page.context().close();
});

test('the worker of the page is gone: Begin says so', async () => {
  const page = await open({});
  await page.context().route(/\/assets\/worker-[^/]*\.js$/, route => route.fulfill({ status: 404, body: 'gone' }));
  await begin(page);
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .getByText(/newer Polemos on the server/)
    .waitFor();
  await page.context().close();
});

test('a browser that refuses its database: a sentence at once, and the match is played all the same', async () => {
  const page = await open({ at: '#/new/egemonia' });
  const context = page.context();
  await context.addInitScript(BLOCKED);
  await beforeWorker(context, BLOCKED);
  await page.reload();
  await page
    .locator('.new-release')
    .getByText(/keeps no matches for this site/)
    .waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await ask(page).waitFor();
  // It goes on: back to the start and to the match again.
  const match = page.url();
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByRole('heading', { name: 'Choose a war' }).waitFor();
  await page.goto(match);
  await ask(page).waitFor();
  await page
    .getByRole('alert')
    .getByText(/Export it before you close it/)
    .waitFor();
  await context.close();
});

test('a database of a later release is not touched, and nothing hangs', async () => {
  const page = await open({});
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        indexedDB.deleteDatabase('polemos').onsuccess = () => {
          const asked = indexedDB.open('polemos', 9);
          asked.onsuccess = () => {
            asked.result.close();
            done();
          };
          asked.onerror = () => fail(asked.error);
        };
      }),
  );
  await page.reload();
  await page
    .getByRole('alert')
    .getByText(/keeps no matches for this site/)
    .waitFor();
  await begin(page);
  await ask(page).waitFor();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version))).toEqual([9]);
  await page.context().close();
});

/** Chromium overlooks a few kilobytes too many; so the worker is told when its browser is full. */
const FILLED = `{
  let full = false;
  new BroadcastChannel('full').onmessage = ({ data }) => { full = data; };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  };
}`;

test('no room left: the match goes on unkept, says so, and is kept again when there is room', async () => {
  const page = await open({ settings: { story: false, confirm: 'never' } });
  await beforeWorker(page.context(), FILLED);
  await begin(page);
  await ask(page).waitFor();
  const full = (yes: boolean): Promise<void> =>
    page.evaluate(data => {
      const channel = new BroadcastChannel('full');
      channel.postMessage(data);
      channel.close();
    }, yes);
  await full(true);
  const version = page.locator('.match');
  const act = async (): Promise<void> => {
    await moment(page);
    await after(page, () => place(page, 0, 0));
  };
  await act();
  const notice = page.getByRole('alert').getByText(/no room left/);
  await notice.waitFor();
  await act();
  await full(false);
  await act();
  await notice.waitFor({ state: 'detached' });
  await moment(page);
  const at = await version.getAttribute('data-version');
  await page.reload();
  await ask(page).waitFor();
  expect(await version.getAttribute('data-version')).toBe(at);
  await page.context().close();
});

test('an odd note about a match, and a match that is damaged: home is whole, each is said, and can be removed', async () => {
  const page = await open({});
  await begin(page);
  await ask(page).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('polemos');
        asked.onsuccess = () => {
          const all = asked.result.transaction(['summaries', 'matches'], 'readwrite');
          const notes = all.objectStore('summaries');
          notes.put({ id: 'odd', game: 'egemonia' });
          notes.put({ id: 'older', game: 7, updated: 'yesterday', pending: null });
          const own = notes.getAll();
          own.onsuccess = () => {
            const whole = own.result.find(({ pending }) => Array.isArray(pending));
            notes.put({ ...whole, id: 'strange', view: { nothing: true }, updated: 1 });
            for (const [id, stored] of Object.entries({
              odd: 'text',
              strange: { log: { format: 1, game: 'egemonia', rules: 2, match: 'x', setup: { scenario: 'none', options: {} } } },
            }))
              all.objectStore('matches').put(typeof stored === 'string' ? { id, log: stored, letters: 7 } : { id, ...stored });
          };
          all.oncomplete = () => {
            asked.result.close();
            done();
          };
          all.onerror = () => fail(all.error);
        };
      }),
  );
  await page.evaluate(() => {
    location.hash = '#/';
  });
  const list = page.locator('.matches li');
  await expect.poll(() => list.count()).toBe(4);
  const odd = list.filter({ hasText: 'A match that cannot be described' });
  expect(await odd.count()).toBe(2);
  for (const id of ['odd', 'strange', 'older']) {
    await page.goto(`${page.url().split('#')[0]}#/match/${id}`);
    await page.locator('main.message').getByRole('heading').waitFor();
  }
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await odd.first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => list.count()).toBe(3);
  await page.context().close();
});
