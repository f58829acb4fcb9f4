import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { after, begin, moment, place, play } from './player.ts';

const { open } = house();
const quiet = { settings: { story: false } };

test('EG-4.2-a a click on what is not lit says why, with the rule, and the rule opens', async () => {
  const page = await open(quiet);
  await begin(page, { level: 'Random moves', scenario: 'Standard' });
  await moment(page);
  // Something must be chosen first.
  await page.locator('[data-place=byzantium] .symbol').click();
  expect(await page.locator('.tip').textContent()).toContain('Choose an event from your hand first');
  // Byzantium is beyond the reach of arms and of diplomacy from a lone capital.
  let refused = '';
  for (let tries = 0; tries < 40 && refused === ''; tries++) {
    await moment(page);
    const limited = page.locator('.sherd:not(.gone)').filter({ hasText: /Military Option|Ascendancy/ });
    if ((await limited.count()) > 0) {
      await limited.first().click();
      const dark = page.locator('.place:not(.lit) .symbol');
      if ((await dark.count()) > 0) {
        await dark.first().dispatchEvent('click');
        await page.waitForSelector('.tip[role=alert]');
        refused = (await page.locator('.tip').textContent()) ?? '';
        break;
      }
    }
    await after(page, () => place(page, 0, 0, { mouse: false }));
  }
  expect(refused).toMatch(/You cannot place .+ in .*EG-4\.[12]-[ab]/);
  await page.locator('.tip .rule').click();
  const rule = page.locator('.rules .one.open');
  await rule.waitFor();
  expect(await rule.textContent()).toMatch(/^EG-4\.[12]-[ab]/);
  await page.getByRole('searchbox').fill('syracuse');
  await page.waitForFunction(() => (document.querySelector('.found')?.textContent ?? '').includes('found'));
  expect(await page.locator('.rules .one').count()).toBeGreaterThan(2);
  await page.context().close();
});

test('undo goes back before the own last action and the bot’s answer; redo repeats both; the log marks it', async () => {
  const page = await open(quiet);
  await begin(page, { level: 'Beginner' });
  await play(page, { actions: 2, mouse: 0 });
  await moment(page);
  const hand = await page.locator('.sherd:not(.gone)').count();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  expect(await page.locator('.notice').textContent()).toContain('what another did');
  await undo.click();
  await page.waitForFunction(n => document.querySelectorAll('.sherd:not(.gone)').length === n + 1, hand);
  expect(await page.locator('.log .back').count()).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Redo' }).click();
  await page.waitForFunction(n => document.querySelectorAll('.sherd:not(.gone)').length === n, hand);
  await page.context().close();
});

test('replay scrubs, forks from any moment; the match goes on after a reload and is listed as "Your move"', async () => {
  const page = await open(quiet);
  await begin(page, { level: 'Random moves' });
  await play(page, { actions: 4, mouse: 0 });
  await moment(page);
  const address = page.url();
  const laid = await page.locator('.token').count();
  expect(laid).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Replay' }).click();
  const scrubber = page.getByRole('slider', { name: 'Action' });
  await scrubber.fill('0');
  await page.waitForFunction(() => document.querySelector('.player-bar .count')?.textContent?.startsWith('0 /'));
  expect(await page.locator('.token').count()).toBe(0);
  expect(await page.locator('.place.lit').count()).toBe(0);
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForFunction(() => document.querySelector('.player-bar .count')?.textContent?.startsWith('1 /'));
  await page.getByRole('button', { name: 'Fork from here' }).click();
  await page.waitForFunction(before => location.href !== before, address);
  await moment(page);
  await page.goto(address);
  await page.reload();
  await moment(page);
  expect(await page.locator('.token').count()).toBe(laid);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Home' }).click();
  await page.locator('.matches .gold').first().waitFor();
  expect(await page.locator('.matches .gold').allTextContents()).toEqual(['Your move', 'Your move']);
  expect(await page.locator('.fork-mark').count()).toBe(1);
  await page.context().close();
});

test('a match goes into a file and comes back elsewhere; a damaged file is told and changes nothing', async () => {
  const page = await open(quiet);
  await begin(page, { level: 'Random moves' });
  await play(page, { actions: 3, mouse: 0 });
  await moment(page);
  const tokens = await page.locator('.token').count();
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export the match file' }).click(),
  ]);
  const log = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(log).toMatchObject({ format: 1, game: 'egemonia', polemos: { way: 'bot' } });
  expect(JSON.stringify(log)).not.toContain('seed');
  await page.context().close();

  const other = await open(quiet);
  const give = (value: unknown) =>
    other
      .locator('input[type=file]')
      .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) });
  await give({ ...log, entries: log.entries.map((entry: object) => ({ ...entry, hash: '0' })) });
  await other.getByRole('dialog').waitFor();
  expect(await other.getByRole('dialog').textContent()).toMatch(/not a match that can be played again.*diverged 1/);
  await other.keyboard.press('Escape');
  expect(await other.locator('.matches li').count()).toBe(0);
  await give(log);
  await moment(other);
  expect(await other.locator('.token').count()).toBe(tokens);
  await other.context().close();
});

test('a damaged record is told, kept, and opened as far as it is sound', async () => {
  const page = await open(quiet);
  await begin(page, { level: 'Random moves' });
  await play(page, { actions: 3, mouse: 0 });
  await moment(page);
  const address = page.url();
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const request = indexedDB.open('polemos');
        request.onsuccess = () => {
          const shelf = request.result.transaction('matches', 'readwrite').objectStore('matches');
          const all = shelf.getAll();
          all.onsuccess = () => {
            const [stored] = all.result;
            stored.log.entries[2].hash = 'damaged';
            shelf.put(stored).onsuccess = () => resolve();
          };
        };
      }),
  );
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { name: 'This match cannot be opened as it is' }).waitFor();
  expect(await page.locator('main').textContent()).toContain('The first 2 actions are sound');
  await page.getByRole('button', { name: 'Open what is sound' }).click();
  await page.waitForFunction(before => location.href !== before, address);
  await moment(page);
  await page.context().close();
});

test('companion: the dice and draws of a real table are asked for and typed in', async () => {
  const page = await open(quiet);
  await begin(page, { way: 'At your table' });
  for (let n = 0; n < 10; n++) {
    await page.locator('.companion').getByText('Draw, and say what it is').waitFor();
    await page.waitForFunction(
      known => (document.querySelector('.companion')?.textContent ?? '').includes(known),
      n === 0 ? 'EG-3.1-a' : `${n} entered so far`,
    );
    await page.locator('.needs .btn').first().click();
  }
  await page.locator('.companion').getByText('Roll a die').waitFor();
  await page.locator('.needs .btn').nth(5).click();
  await page.waitForFunction(() => (document.querySelector('.companion')?.textContent ?? '').includes('11 entered so far'));
  await page.locator('.needs .btn').nth(1).click();
  await moment(page);
  expect(await page.locator('.log').textContent()).toMatch(/favour Sparta, which places first/);
  expect(await page.locator('.curtain').count()).toBe(0);
  await page.context().close();
});

test('the comparison is told beat by beat, and may be told again', async () => {
  const page = await open();
  await begin(page, { level: 'Random moves' });
  await play(page, { actions: 4, mouse: 0 });
  await moment(page);
  const left = await page.locator('.sherd:not(.gone)').count();
  expect(left).toBe(1);
  await after(page, () => place(page, 0, 0, { mouse: false }));
  expect(await moment(page)).toBe('story');
  // What is to come is not given away; when it has come, every face on the map is up.
  expect(await page.locator('.story').textContent()).not.toContain('revealed');
  for (let n = 0; n < 9 && (await page.locator('.beats .now', { hasText: 'revealed' }).count()) === 0; n++)
    await page.keyboard.press('.');
  await page.waitForFunction(
    () => document.querySelectorAll('.token').length > 0 && document.querySelectorAll('.token:not(.face)').length === 0,
  );
  await page.keyboard.press('.');
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  expect(['asked', 'pythia']).toContain(await moment(page));
  await after(page, () => page.getByRole('button', { name: 'Tell me' }).first().click());
  expect(await moment(page)).toBe('story');
  await page.context().close();
});

test('a match is played in one window at a time', async () => {
  const page = await open(quiet);
  await begin(page, { level: 'Random moves' });
  await moment(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: 'This match is open in another window' }).waitFor();
  await page.close();
  await other.getByRole('button', { name: 'Try again' }).click();
  await moment(other);
  await other.context().close();
});

test('a finished match may be seen again with the eyes of either side, and by everybody', { timeout: 300_000 }, async () => {
  const page = await open(quiet);
  await begin(page, { level: 'Random moves', side: 'Athens' });
  await play(page, { mouse: 0 });
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Action' }).fill('3');
  await page.waitForFunction(() => document.querySelector('.player-bar .count')?.textContent?.startsWith('3 /'));
  const faces = () => page.locator('.token.face').count();
  const seen = async (eyes: string) => {
    await page.getByLabel('Seen by').selectOption(eyes);
    await page.waitForTimeout(400);
    return [await page.locator('.token').count(), await faces()] as const;
  };
  const [all, nobody] = await seen('');
  const [, athens] = await seen('athens');
  const [, sparta] = await seen('sparta');
  expect(nobody).toBe(0);
  expect(athens + sparta).toBe(all);
  await page.context().close();
});
