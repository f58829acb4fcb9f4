import type { Server } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { built } from './built.ts';
import { contexts } from './contexts.ts';
import { foreseen, preludeTo } from './match/foreseen.ts';
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
  const another = contexts();
  let server: Server;
  const complaints: string[] = [];
  const made = {
    address: '',
    complaints,
    async open({ settings, at = '', luck, ...options }: Opening = {}) {
      const context = await another(options);
      // No card stands before a match or before a die, except where that is the question.
      await context.addInitScript(
        value => {
          if (location.protocol === 'about:') return;
          if (localStorage.getItem('polemos.settings') === null) localStorage.setItem('polemos.settings', value);
        },
        JSON.stringify({ opening: false, preview: false, recap: false, ...settings }),
      );
      await foreseen(context, made.address, luck);
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
    const served = await serve(undefined, preludeTo);
    server = served.server;
    made.address = served.address;
  });
  afterAll(() => {
    server?.close();
    expect(complaints).toEqual([]);
  });
  return made;
}
