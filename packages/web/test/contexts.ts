import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterEach } from 'vitest';
import { browserAtHand } from './browser.ts';
import { unseen } from './unpainted.ts';

/** For one file of tests: browsers of people who know nothing of each other. They are closed after the test that opened them. */
export function contexts(): (options?: BrowserContextOptions) => Promise<BrowserContext> {
  const opened: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(context => context.close()));
  });
  return async options => {
    const browser = await browserAtHand();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      // What one test has loaded must not be kept for its next page, except where that is the question.
      serviceWorkers: 'block',
      ...options,
    });
    opened.push(context);
    await unseen(context);
    return context;
  };
}
