import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const SHELL = '/usr/bin/chromium-headless-shell';

/** The system's Chromium, with nothing that talks to the outside. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
