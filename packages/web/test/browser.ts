import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const SHELL = '/usr/bin/chromium-headless-shell';

/** The system's Chromium, with nothing that talks to the outside. */
export const launch = ({ compiling = false } = {}): Promise<Browser> =>
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
      // A page of a test lives for seconds: what the last compiler gains in them it does not win back. Who measures wants it.
      ...(compiling ? [] : ['--js-flags=--no-turbofan']),
    ],
  });

let running: Promise<Browser> | null = null;
/** One for all files that this process tests, each with contexts of its own. It ends with the process. */
export async function browserAtHand(): Promise<Browser> {
  if (running === null || !(await running).isConnected()) running = launch();
  return running;
}
