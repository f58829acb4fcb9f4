import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Match, MatchLog } from '@polemos/kernel';
import type { Page } from 'playwright-core';
import { launch } from './browser.ts';
import { built } from './built.ts';
import { matchUntil } from './fixture.ts';
import { after, moment, place } from './match/player.ts';
import { serve } from './serve.ts';

/** The pictures of the README, taken from real matches: `node packages/web/test/screenshots.ts`. */
const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface Seen {
  readonly turn: number;
  readonly hand: readonly string[];
}
const athensToPlace = (turn: number, left: number) => (match: Match) => {
  const { turn: now, hand } = match.see('athens').view as Seen;
  return (
    now === turn && match.pending()[0]?.seat === 'athens' && match.pending()[0]?.step === 'placement' && hand.length === left
  );
};
const midTurn = matchUntil('pericles', athensToPlace(3, 3));
const lastOfTurn = matchUntil('pericles', athensToPlace(3, 1));
const later = matchUntil('thucydides', athensToPlace(5, 4), 'standard');
if (midTurn.entries.length === 0 || later.entries.length < 40)
  throw new Error('the shown matches have changed: choose other seeds');

async function bring(page: Page, log: MatchLog, way: 'bot' | 'hotseat'): Promise<void> {
  const players =
    way === 'bot'
      ? { athens: { kind: 'person' }, sparta: { kind: 'bot', level: 'strong' } }
      : { athens: { kind: 'person' }, sparta: { kind: 'person' } };
  const buffer = Buffer.from(JSON.stringify({ ...log, polemos: { way, players } }));
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await moment(page);
}

const { address, server } = await serveBuilt();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      hasTouch: device === 'phone',
    });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const shoot = async (name: string) => {
      await page.mouse.move(5, viewport.height - 5);
      await page.waitForTimeout(1800);
      await page.screenshot({ path: `${FOLDER}${name}-${device}-${colorScheme}.png` });
    };
    const home = async () => {
      await page.goto('about:blank');
      await page.goto(address);
      await page.locator('.game').first().waitFor();
    };
    await home();
    await bring(page, midTurn, 'hotseat');
    await after(page, () => page.locator('.curtain .btn').dispatchEvent('click'));
    await after(page, () => place(page, 0, 1, { seal: true, mouse: false }));
    await shoot('curtain');
    await home();
    await bring(page, midTurn, 'bot');
    const limited = page.locator('.sherd:not(.gone)[data-event=ascendancy], .sherd:not(.gone)[data-event=military]');
    await ((await limited.count()) > 0 ? limited : page.locator('.sherd:not(.gone)')).first().dispatchEvent('click');
    await shoot('match');
    await home();
    await shoot('home');
    await bring(page, lastOfTurn, 'bot');
    await after(page, () => place(page, 0, 3, { mouse: false }));
    while ((await moment(page)) !== 'story') await page.waitForTimeout(200);
    for (let n = 0; n < 8; n++) await page.locator('.of-story .player-buttons button').last().dispatchEvent('click');
    await shoot('comparison');
    await home();
    await bring(page, later, 'bot');
    if (device === 'phone') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Replay' }).click();
    } else await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider').fill(String(Math.round(later.entries.length * 0.8)));
    await shoot('replay');
    await context.close();
  }
await browser.close();
server.close();

async function serveBuilt() {
  built();
  return serve();
}
