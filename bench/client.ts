import { GAMES } from '@polemos/games';
import type { CDPSession, Page } from 'playwright-core';
import { launch } from '../packages/web/test/browser.ts';
import { built } from '../packages/web/test/built.ts';
import { serve } from '../packages/web/test/serve.ts';
import type { Row } from './rows.ts';

/** A phone, about: the processor of this machine at a quarter. */
const THROTTLE = 4;
const MOVES = 60;
const NOTCHES = 16;
/** Milliseconds after a movement: what is drawn anew when the map rests belongs to it. */
const AFTER = 1_500;
/** Of so many first boards the middle one counts. */
const LOADS = 5;

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly dur?: number;
  /** Of it, what the thread itself worked: others on the machine do not count. */
  readonly tdur?: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}
/** What the page's own thread did meanwhile: its longest task, in milliseconds. */
async function traced(client: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: Traced[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }): void => void events.push(...(value as readonly Traced[]));
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'toplevel,disabled-by-default-devtools.timeline',
  });
  await act();
  const done = new Promise(resolve => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await done;
  client.off('Tracing.dataCollected', collect);
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ tid }) => tid),
  );
  const tasks = events.filter(({ name, ph, tid }) => /RunTask$/.test(name) && ph === 'X' && main.has(tid));
  return Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => Math.min(dur, tdur) / 1000));
}

/** Frames that the page could draw meanwhile, per second. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { frames: number; began: number; counting: boolean };
    Object.assign(counted, { frames: 0, began: performance.now(), counting: true });
    const next = (): void => {
      counted.frames++;
      if (counted.counting) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(() => {
    const counted = globalThis as unknown as { frames: number; began: number; counting: boolean };
    counted.counting = false;
    return (counted.frames * 1000) / (performance.now() - counted.began);
  });
}

/** Milliseconds until the board of a match is painted, with nothing kept from before. */
async function firstBoard(page: Page, client: CDPSession): Promise<number> {
  const address = page.url();
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const took: number[] = [];
  for (let n = 0; n < LOADS; n++) {
    await page.goto('about:blank');
    await page.goto(address);
    took.push(
      await page.evaluate(async () => {
        const told = globalThis as { paintedAt?: number };
        while (told.paintedAt === undefined) await new Promise(resolve => setTimeout(resolve, 20));
        return told.paintedAt;
      }),
    );
  }
  return took.sort((a, b) => a - b)[LOADS >> 1];
}
/** In each page: when the first place of a board has been painted, that is, after the frame in which it stood. */
function watch(): void {
  if (location.protocol === 'about:') return;
  localStorage.setItem('polemos.settings', JSON.stringify({ opening: false, story: false, recap: false }));
  const look = (): void => {
    if (document.querySelector('.board .place') === null) return void requestAnimationFrame(look);
    const told = new MessageChannel();
    told.port1.onmessage = () => Object.assign(globalThis, { paintedAt: performance.now() });
    requestAnimationFrame(() => told.port2.postMessage(null));
  };
  requestAnimationFrame(look);
}

/**
 * The map of each game at a phone's speed: dragged, zoomed to and fro, and zoomed in and left there; each time the longest task of the page's
 * thread until all is drawn, and frames per second. Then how long the first board takes, from an empty cache.
 */
export async function panning(): Promise<readonly Row[]> {
  built();
  const { server, address } = await serve();
  const browser = await launch({ compiling: true });
  const rows: Row[] = [];
  for (const { id, card } of GAMES) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    await context.addInitScript(watch);
    // What is measured is the page's own work; a busy machine may take its time to load it.
    context.setDefaultTimeout(180_000);
    context.setDefaultNavigationTimeout(180_000);
    const page = await context.newPage();
    await page.goto(`${address}#/new/${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await page.locator('.match .ask h1').first().waitFor();
    if ((await page.locator('.board svg.map').count()) === 0) {
      await context.close();
      continue;
    }
    await page.waitForTimeout(1_500);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const drag = async (): Promise<void> => {
      await page.mouse.move(500, 400);
      await page.mouse.down();
      for (let n = 0; n < MOVES; n++) await page.mouse.move(500 + 3 * (n % 30) - 40, 400 + 2 * (n % 20) - 20);
      await page.mouse.up();
      await page.waitForTimeout(AFTER);
    };
    const turn = async (): Promise<void> => {
      for (let n = 0; n < NOTCHES; n++) await page.mouse.wheel(0, n < NOTCHES / 2 ? -60 : 60);
      await page.waitForTimeout(AFTER);
    };
    const approach = async (): Promise<void> => {
      for (let n = 0; n < NOTCHES / 2; n++) await page.mouse.wheel(0, -60);
      await page.waitForTimeout(AFTER);
    };
    for (const [what, act] of [
      ['panning', drag],
      ['zooming', turn],
      ['coming nearer', approach],
    ] as const) {
      let rate = 0;
      const longest = await traced(client, async () => {
        rate = await framesOf(page, act);
      });
      rows.push({
        name: `${card.en.title}, ${what}`,
        rate,
        unit: 'frames',
        ratio: longest,
        of: 'a millisecond, longest task',
        wanted: { most: 16 },
      });
    }
    const first = await firstBoard(page, client);
    rows.push({
      name: `${card.en.title}, first board`,
      rate: 1_000 / first,
      unit: 'loads',
      ratio: first,
      of: 'a millisecond',
      wanted: { most: 1_000 },
    });
    await context.close();
  }
  await browser.close();
  server.close();
  return rows;
}
