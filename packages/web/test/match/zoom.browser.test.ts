import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { begin, moment } from './player.ts';

const { open } = house();

/** The sizes of a pixel by which the parts of the map are drawn, and how large a place and its name are on the screen. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.carried') as HTMLElement;
    const units = [...sheet.querySelectorAll<SVGGElement>('.world [class^=step-]')].map(part =>
      part.style.getPropertyValue('--unit'),
    );
    const sizeOf = (of: string): number => sheet.querySelector(of)?.getBoundingClientRect().width ?? 0;
    return {
      units: [...new Set(units)],
      parts: units.length,
      scale: new DOMMatrix(sheet.style.transform).a,
      held: sheet.style.willChange,
      moving: document.querySelector('.grabbed.moving, .edges.moving') !== null,
      place: sizeOf('[data-place=athens] .hit'),
      name: sizeOf('.names text'),
    };
  });

test('a map that was zoomed is carried as it was painted, and at rest each part of it takes up its new size', async () => {
  const page = await open({ settings: { story: false } });
  await begin(page, { level: 'Random moves' });
  await moment(page);
  const before = await drawn(page);
  expect(before.units).toHaveLength(1);
  // While the sheet is stretched no part of it may be drawn at another size: each step of it is looked at.
  await page.evaluate(() => {
    const sheet = document.querySelector('.carried') as HTMLElement;
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const part = sheet.querySelector<SVGGElement>('.map .world [class^=step-]');
    new MutationObserver(() => seen.push(`${sheet.style.willChange} ${part?.style.getPropertyValue('--unit')}`)).observe(sheet, {
      attributeFilter: ['style'],
    });
  });
  const pane = await page.locator('.pane').boundingBox();
  await page.mouse.move((pane?.x ?? 0) + 40, (pane?.y ?? 0) + 40);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await drawn(page)).units.includes(before.units[0]), { timeout: 20_000 }).toBe(false);
  await expect.poll(async () => (await drawn(page)).units.length, { timeout: 20_000 }).toBe(1);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen).toContain(`transform ${before.units[0]}`);
  const now = await drawn(page);
  expect(now).toMatchObject({ held: '', moving: false, parts: before.parts });
  expect(now.scale).toBeGreaterThan(before.scale * 1.2);
  expect(Number(now.units[0]) * now.scale).toBeCloseTo(4, 3);
  expect(now.place).toBeCloseTo(before.place, 1);
  expect(now.name).toBeCloseTo(before.name, 1);
  await page.context().close();
});

test('a map that is dragged moves by whole pixels, nothing of it is drawn anew, and the place beneath the hand can be clicked', async () => {
  const page = await open({ settings: { story: false } });
  await begin(page, { level: 'Random moves' });
  await moment(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(600);
  const at = async () => (await page.locator('[data-place=thebes] .hit').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [before, parts] = [await at(), (await drawn(page)).units];
  await page.mouse.move(before.x + 60, before.y + 60);
  await page.mouse.down();
  for (let n = 1; n <= 6; n++) await page.mouse.move(before.x + 60 - 7 * n, before.y + 60 - 3 * n);
  expect((await drawn(page)).moving).toBe(true);
  await page.mouse.up();
  await expect.poll(async () => (await drawn(page)).moving).toBe(false);
  const now = await at();
  expect([Math.round(now.x - before.x), Math.round(now.y - before.y)]).toEqual([-42, -18]);
  expect((await drawn(page)).units).toEqual(parts);
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.place')?.getAttribute('data-place'), [
    now.x + now.width / 2,
    now.y + now.height / 2,
  ] as const);
  expect(hit).toBe('thebes');
  await page.context().close();
});
