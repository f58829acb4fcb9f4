import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { built } from '../built.ts';
import { contexts } from '../contexts.ts';
import { type Running, serveOnline } from './online.ts';

/** People with browsers of their own before one real server. */
export interface Visitors {
  readonly server: Running;
  /** Somebody at the lobby, as a guest of that name. */
  enter(name: string, options?: BrowserContextOptions & { settings?: object }): Promise<Page>;
  /** A page of somebody who has not said who they are. */
  open(at: string, options?: BrowserContextOptions & { settings?: object }): Promise<Page>;
  readonly complaints: string[];
}

/** What a browser says about a network that is gone is not a complaint about us. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|WebSocket connection to .* failed/;

export function visitors(start: () => Promise<Running> = serveOnline): Visitors {
  const another = contexts();
  const complaints: string[] = [];
  const made = {
    server: null as unknown as Running,
    complaints,
    async open(at: string, { settings: chosen, ...options }: BrowserContextOptions & { settings?: object } = {}) {
      const context = await another(options);
      await context.addInitScript(
        value => {
          if (location.protocol === 'about:') return;
          if (localStorage.getItem('polemos.settings') === null) localStorage.setItem('polemos.settings', value);
        },
        JSON.stringify({ story: false, opening: false, preview: false, recap: false, ...chosen }),
      );
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      page.on('console', message => {
        if (message.text() === 'Service Worker registration blocked by Playwright' || OFFLINE.test(message.text())) return;
        // A refusal is an answer; the page says it in words.
        if (/the server responded with a status of 4\d\d/.test(message.text())) return;
        if (message.text() !== '' && (message.type() === 'error' || message.type() === 'warning'))
          complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(error.stack || error.message));
      await page.goto(`${made.server.url}/${at}`);
      return page;
    },
    async enter(name: string, options: BrowserContextOptions & { settings?: object } = {}) {
      const page = await made.open('#/online', options);
      const card = page.locator('.enter');
      await card.locator('input').first().fill(name);
      await card.getByRole('button').first().click();
      await page.locator('.who-card').waitFor();
      return page;
    },
  };
  beforeAll(async () => {
    built();
    made.server = await start();
  });
  afterAll(async () => {
    await made.server?.stop();
    expect(complaints).toEqual([]);
  });
  return made;
}

export interface TableWish {
  readonly game?: string;
  readonly seat?: string;
  readonly private?: boolean;
  readonly title?: string;
  readonly days?: number;
  readonly bots?: Readonly<Record<string, string>>;
  /** Starts by itself when full. */
  readonly autostart?: boolean;
}

/** Lays out a table by clicks, and answers its id. */
export async function layTable(page: Page, wish: TableWish = {}): Promise<string> {
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: wish.game ?? 'Egemonia' }).click();
  await dialog.getByRole('radio', { name: new RegExp(`^${wish.seat ?? 'Sparta'}`) }).click();
  for (const [seat, level] of Object.entries(wish.bots ?? {})) await dialog.getByLabel(seat, { exact: true }).selectOption(level);
  if (wish.autostart !== true) await dialog.getByLabel('Starts by itself').uncheck();
  if (wish.private) await dialog.getByRole('radio', { name: /By invitation/ }).click();
  if (wish.days !== undefined) {
    await dialog.getByRole('radio', { name: 'Days per move' }).click();
    await dialog.getByLabel('Days', { exact: true }).fill(String(wish.days));
  }
  if (wish.title !== undefined) {
    await dialog.getByText('More', { exact: true }).click();
    await dialog.getByLabel('Name of the table').fill(wish.title);
  }
  await dialog.getByRole('button', { name: 'Lay out the table' }).click();
  await page.waitForURL(/#\/table\//);
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  return new URL(page.url()).hash.split('/')[2];
}
