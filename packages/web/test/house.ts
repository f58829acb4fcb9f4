import type { Server } from 'node:http';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launch } from './browser.ts';
import { built } from './built.ts';
import { foreseen } from './match/foreseen.ts';
import { serve } from './serve.ts';

/** `luck`: which of the foreseen matches (see foreseen.ts). */
interface Opening extends BrowserContextOptions {
  readonly settings?: object;
  readonly at?: string;
  readonly luck?: number;
}
/** The built client in a browser; everything the page complains about is kept, and must stay empty. */
export interface House {
  readonly address: string;
  /** A page in a browser of its own: nothing is kept from another test. */
  open(options?: Opening): Promise<Page>;
  readonly complaints: string[];
}

export function house(): House {
  let browser: Browser;
  let server: Server;
  const complaints: string[] = [];
  const made = {
    address: '',
    complaints,
    async open({ settings, at = '', luck, ...options }: Opening = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        // What one test has loaded must not be kept for its next page, except where that is the question.
        serviceWorkers: 'block',
        ...options,
      });
      // No card stands before a match or before a die, except where that is the question.
      await context.addInitScript(
        value => {
          if (location.protocol === 'about:') return;
          if (localStorage.getItem('polemos.settings') === null) localStorage.setItem('polemos.settings', value);
        },
        JSON.stringify({ opening: false, preview: false, recap: false, ...settings }),
      );
      await foreseen(context, luck);
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      page.on('console', message => {
        if (message.text() === 'Service Worker registration blocked by Playwright') return; // by ourselves, above
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(error.stack || error.message));
      await page.goto(made.address + at);
      return page;
    },
  };
  beforeAll(async () => {
    built();
    const served = await serve();
    server = served.server;
    made.address = served.address;
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    expect(complaints).toEqual([]);
  });
  return made;
}
