import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { CASES, lies, linkOf, put, untilAsked } from './hands.ts';

const { open } = house();

interface Point {
  readonly x: number;
  readonly y: number;
}
async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
/** Presses, goes there in steps, and lets go; answers what was said beside the hand on the way. */
async function drag(page: Page, from: Point, to: Point): Promise<string> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  const said = await page.locator('.ed-ghost small').allTextContents();
  await page.mouse.up();
  return said.join();
}

for (const { game, tool, place, times, there } of CASES)
  test(`${game}: a position edited by clicks, shared as a link, opened in another browser, played on`, {
    timeout: 120_000,
  }, async () => {
    const page = await open({ at: `#/editor/${game}` });
    await page.waitForSelector('.editor .place');
    await put(page, tool, place, times);
    expect(await lies(page)).toContain(there);
    await page.waitForSelector('.ed-sound');
    const link = await linkOf(page);
    await page.context().close();

    const other = await open({ at: link.slice(link.indexOf('#')) });
    await other.waitForSelector('.editor .place');
    await other.locator(`.editor [data-place="${place}"]`).first().dispatchEvent('click');
    expect(await lies(other)).toContain(there);
    await other.getByRole('button', { name: 'Play from here' }).click();
    await other.getByRole('button', { name: 'Begin' }).click();
    await untilAsked(other);
    expect(other.url()).toContain('#/match/');
    // The match begins with what was put there: taken to the editor again, it still lies there.
    await other.getByRole('button', { name: 'Menu', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Edit this position' }).click();
    await other.waitForSelector('.editor .place');
    await other.locator(`.editor [data-place="${place}"]`).first().dispatchEvent('click');
    expect(await lies(other)).toContain(there);
    await other.context().close();
  });

test('what is impossible is said at once, with its place and its rule, and can be taken out', async () => {
  const page = await open({ at: '#/editor/egemonia' });
  await page.waitForSelector('.editor .place');
  await put(page, 'levels athens', 'sparta');
  await page.waitForSelector('[data-fault="/levels/sparta"]');
  expect(await page.locator('.ed-problems').textContent()).toMatch(/EG-5/);
  expect(await page.locator('.ed-wrong').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('.ed-sound');
  expect(await page.locator('.ed-wrong').count()).toBe(0);
  // An event that is laid on the map is out of the cup with that.
  await page.locator('.ed-bar').getByLabel('Phase', { exact: true }).selectOption('comparison');
  await put(page, 'placed sparta coup-1', 'thebes');
  expect(await lies(page)).toEqual(['placed sparta coup-1 1']);
  await page.waitForSelector('.ed-sound');
  await put(page, 'placed sparta ascendancy-1', 'samos');
  await page.locator('[data-fault="/placed/samos/sparta"]', { hasText: 'EG-4.2-a' }).waitFor();
  await page.context().close();

  // In the language of the page: what stands there by its name, and the rule itself.
  const other = await open({ at: '#/editor/peloponnesian-war', settings: { language: 'it' } });
  await other.waitForSelector('.editor .place');
  await put(other, 'forces home-guard', 'corinth', 3);
  const fault = other.locator('[data-fault="/forces/corinth/home-guard"]');
  await fault.locator('.ed-why', { hasText: 'Sparta' }).waitFor();
  const said = await fault.locator('p').textContent();
  expect(said).toMatch(/Corinto/);
  expect(said).toMatch(/PW-0\.3-f/);
  expect(said).not.toMatch(/never leaves|Home Guard/);
  await other.locator('.ed-means input').first().fill('2425');
  await other.locator('[data-fault="/treasury/athens"]', { hasText: 'Un multiplo di 50.' }).waitFor();
  await other.context().close();
});

test('a link that holds no position says so; the map can be emptied; the right button takes away', async () => {
  const broken = await open({ at: '#/editor/egemonia/nonsense' });
  await broken.getByRole('alert').waitFor();
  await broken.context().close();
  const page = await open({ at: '#/editor/peloponnesian-war' });
  await page.waitForSelector('.editor .place');
  await put(page, 'forces spartan-hoplite', 'pylos', 3);
  await page.locator('.editor [data-place="pylos"]').first().dispatchEvent('contextmenu');
  expect(await lies(page)).toContain('forces spartan-hoplite 2');
  await page.getByRole('button', { name: 'Empty the map' }).click();
  expect((await lies(page)).filter(one => one?.startsWith('forces'))).toEqual([]);
  await page.context().close();
});

test('a chip is dragged from place to place, a tool from the tray, and off the map what is not wanted; the map is still moved', {
  timeout: 120_000,
}, async () => {
  const page = await open({ at: '#/editor/peloponnesian-war' });
  await page.waitForSelector('[data-chip="piraeus athens"]');
  const at = (place: string): Promise<Point> => middleOf(page, `[data-place="${place}"] .symbol`);
  // All that it is made of goes, and what lies there is told.
  expect(await drag(page, await middleOf(page, '[data-chip="piraeus athens"]'), await at('aegina'))).toBe('Aegina');
  await page.waitForSelector('[data-chip="aegina athens"]');
  expect(await lies(page)).toContain('forces athenian-naval 8');
  expect(await page.locator('[data-chip="piraeus athens"]').count()).toBe(0);
  // One out of the tray, with no tool in hand afterwards.
  await drag(page, await middleOf(page, '[data-tool="forces athenian-hoplite"]'), await at('mantinea'));
  expect(await lies(page)).toEqual(['forces athenian-hoplite 1']);
  expect(await page.locator('.ed-tool.on').count()).toBe(0);
  // One kind out of the list of what lies at a place.
  await drag(page, await middleOf(page, '.ed-grip'), await at('argos'));
  expect(await page.locator('.ed-place h2').textContent()).toBe('Argos');
  // Off the map it is gone, and can be had back.
  expect(await drag(page, await middleOf(page, '[data-chip="argos athens"]'), { x: 20, y: 600 })).toBe('take away');
  await page.waitForSelector('[data-chip="argos athens"]', { state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForSelector('[data-chip="argos athens"]');
  // On the open sea it stays where it was; what carries nothing moves the map.
  const before = await at('sparta');
  await drag(page, before, { x: before.x - 60, y: before.y - 40 });
  await expect.poll(async () => Math.round((await at('sparta')).x - before.x)).toBe(-60);
  await page.context().close();
});

test('a finger drags what is drawn as its place; the keyboard moves it too; Escape lets it lie', {
  timeout: 120_000,
}, async () => {
  const page = await open({ at: '#/editor/egemonia', hasTouch: true });
  await page.waitForSelector('.editor .place');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(point => ({ ...point, id: 1 })) });
  const [from, to] = [
    await middleOf(page, '[data-place="athens"] .symbol'),
    await middleOf(page, '[data-place="samos"] .symbol'),
  ];
  await touch('touchStart', from);
  for (const share of [0.2, 0.6, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await touch('touchEnd');
  await expect.poll(() => lies(page)).toEqual(['levels athens 2']);
  expect(await page.locator('.ed-place h2').textContent()).toBe('Samos');

  const grip = page.getByRole('button', { name: 'Move: Athens' });
  await grip.press('Enter');
  expect(await page.locator('.ed-carried').textContent()).toContain('2 Athens');
  await page.keyboard.press('Escape');
  expect(await page.locator('.ed-carried').count()).toBe(0);
  await grip.press('Enter');
  await page.locator('button[data-id="byzantium"]').press('Enter');
  expect(await page.locator('.ed-place h2').textContent()).toBe('Byzantium');
  expect(await lies(page)).toEqual(['levels athens 2']);
  await page.context().close();
});

test('on a phone a finger drags a chip, and out of the tray what it has rested on; what is left in the box is told', {
  timeout: 120_000,
}, async () => {
  const page = await open({ at: '#/editor/peloponnesian-war', hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.waitForSelector('[data-chip="piraeus athens"]');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(point => ({ ...point, id: 1 })) });
  const go = async (from: Point, to: Point): Promise<void> => {
    for (const share of [0.1, 0.4, 0.7, 1])
      await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    await page.locator('.ed-ghost small').waitFor();
    await touch('touchEnd');
  };
  const chip = await middleOf(page, '[data-chip="piraeus athens"]');
  await touch('touchStart', chip);
  await go(chip, await middleOf(page, '[data-place="aegina"] .symbol'));
  await expect.poll(() => lies(page)).toEqual(['forces athenian-naval 8']);

  const tool = page.locator('[data-tool="forces athenian-hoplite"]');
  const left = Number(await tool.locator('small').textContent());
  // The tool goes beneath the map where it is scrolled so far; a finger can only rest on what it sees.
  await tool.evaluate(one => window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 640));
  const from = await middleOf(page, '[data-tool="forces athenian-hoplite"]');
  await touch('touchStart', from);
  await page.locator('.ed-ghost').waitFor();
  await go(from, await middleOf(page, '[data-place="aegina"] .symbol'));
  await expect.poll(() => lies(page)).toContain('forces athenian-hoplite 1');
  await expect.poll(async () => Number(await tool.locator('small').textContent())).toBe(left - 1);
  expect(await page.locator('.ed-left').first().textContent()).toContain('left in the box');
  await page.context().close();
});

/** A link by hand: whatever stands in it. */
const linkOn = (game: string, position: string): string => {
  const draft = `{"game":"${game}","scenario":"${game === 'polis' ? 'full' : 'standard'}","options":{},"position":${position}}`;
  return `#/editor/${game}/${deflateRawSync(draft).toString('base64url')}`;
};
test.each([
  '{"levels":{"__proto__":{"sparta":1},"constructor":{"athens":2}},"hands":{"sparta":["__proto__","toString"]}}',
  '{"levels":[],"hands":"x","placed":7,"oracle":{"a":1},"turn":-1e999,"stack":null}',
  '{"phase":"placement","order":{},"out":"coup-1","syracuse":[[]],"boxes":[null],"favour":[]}',
])('a link whose position is %s opens the editor, which says what is impossible', async position => {
  const page = await open({ at: linkOn('egemonia', position) });
  await page.locator('.ed-problems li, [role=alert]').first().waitFor();
  expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
  await page.context().close();
});
