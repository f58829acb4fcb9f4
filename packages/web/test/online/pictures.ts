import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { built } from '../built.ts';
import { serveOnline } from './online.ts';

/** The pictures of playing online: `node packages/web/test/online/pictures.ts [folder]`. */
const FOLDER = process.argv[2] ?? fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

built();
const server = await serveOnline();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });

const ask = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([verb, at, given]) => {
      const answer = await fetch(at as string, {
        method: verb as string,
        ...(given === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
      });
      return answer.json();
    },
    [method, path, body] as const,
  );
const contexts: BrowserContext[] = [];
async function visitor(name: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES.desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:' && localStorage.getItem('polemos.settings') === null)
      localStorage.setItem('polemos.settings', JSON.stringify({ story: false, opening: false }));
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/#/online`);
  await page.locator('.enter').waitFor();
  await ask(page, 'POST', '/api/register', { name, password: 'thalassa thalassa' });
  await page.reload();
  await page.locator('.who-card').waitFor();
  return page;
}

const lysander = await visitor('Lysander');
const konon = await visitor('Konon');
const aspasia = await visitor('Aspasia');
await ask(lysander, 'POST', '/api/admin/claim', { token: server.adminToken });

/** Plays by the first legal action for some moves. */
async function play(id: string, people: Readonly<Record<string, Page>>, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const any = Object.values(people)[0];
    const { pending, outcome } = await ask(any, 'GET', `/api/tables/${id}/position`);
    if (outcome !== null) return;
    const who = people[pending[0].seat];
    const { legal, version } = await ask(who, 'GET', `/api/tables/${id}/position`);
    await ask(who, 'POST', `/api/tables/${id}/act`, { key: `k${n}`, version, action: legal[(n * 7) % legal.length] });
  }
}
async function table(host: Page, other: Page | null, wish: object, moves = 0): Promise<string> {
  const { id } = await ask(host, 'POST', '/api/tables', { game: 'egemonia', scenario: 'historical', public: true, ...wish });
  if (other === null) return id;
  const mine = (wish as { seat: string }).seat;
  await ask(other, 'POST', `/api/tables/${id}/join`, { seat: mine === 'sparta' ? 'athens' : 'sparta' });
  await ask(host, 'POST', `/api/tables/${id}/start`);
  await play(id, mine === 'sparta' ? { sparta: host, athens: other } : { athens: host, sparta: other }, moves);
  return id;
}
await table(konon, null, { seat: 'athens', title: 'Evenings only', pace: { kind: 'live', minutes: 45, increment: 30 } });
await table(aspasia, null, { seat: 'sparta', pace: { kind: 'days', days: 3 } });
const live = await table(lysander, konon, { seat: 'athens', title: 'Potidaea', pace: { kind: 'days', days: 3 } }, 23);
const finished = await table(aspasia, lysander, { seat: 'sparta' }, 400);
await table(konon, aspasia, { seat: 'sparta', scenario: 'standard' }, 6);
const waiting = await table(lysander, null, { seat: 'athens', title: 'Symposium', council: 'vote' });
const { token } = await ask(lysander, 'POST', `/api/tables/${waiting}/invitations`, { seat: 'athens' });
await ask(aspasia, 'POST', '/api/invitation/accept', { token });
await ask(aspasia, 'POST', `/api/tables/${waiting}/chat`, { text: 'Shall I take the fleet, or you?' });
await ask(lysander, 'POST', `/api/tables/${live}/chat`, { text: 'Corinth will not hold for ever.' });
await ask(konon, 'POST', `/api/tables/${live}/chat`, { text: 'It has held so far.' });
await ask(lysander, 'POST', '/api/bots', { name: 'Talos' });
const state = await lysander.context().storageState();

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      storageState: state,
      hasTouch: device === 'phone',
    });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const shoot = async (name: string, at: string, ready: string, first: () => Promise<unknown> = async () => {}) => {
      await page.goto('about:blank');
      await page.goto(`${server.url}/${at}`);
      await page.locator(ready).first().waitFor();
      await first();
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${FOLDER}/online-${name}-${device}-${colorScheme}.png` });
    };
    await shoot('lobby', '#/online', '.tables li');
    await shoot('new', '#/online', '.tables li', () => page.getByRole('button', { name: 'New table' }).click());
    await shoot('waiting', `#/table/${waiting}`, '.seats li');
    await shoot('match', `#/table/${live}`, '.match .ask', async () => {
      if (device === 'desktop') await page.getByRole('tab', { name: 'Table' }).click();
    });
    if (device === 'phone')
      await shoot('talk', `#/table/${live}`, '.match .ask', () => page.getByRole('button', { name: 'Table' }).click());
    await shoot('over', `#/table/${finished}`, '.ask.over', async () => {
      await page.getByRole('button', { name: 'Check the dice' }).click();
      await page.locator('.verdict').waitFor();
    });
    await shoot('account', '#/account', '.card');
    await shoot('admin', '#/admin', '.plain-list li');
    await context.close();
  }
await browser.close();
await server.stop();
