import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';

const { open } = house();

/** Chooses a tool and clicks a place with it. */
async function put(page: Page, tool: string, place: string, times = 1): Promise<void> {
  const button = page.locator(`[data-tool="${tool}"]`);
  if ((await button.count()) > 0) await button.click();
  else
    await page
      .locator('.ed-palette select')
      .filter({ has: page.locator(`option[value="${tool}"]`) })
      .selectOption(tool, { force: true });
  for (let n = 0; n < times; n++) await page.locator(`.editor [data-place="${place}"]`).first().dispatchEvent('click');
}
const lies = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-lies]').evaluateAll(all => all.map(one => one.getAttribute('data-lies')));

/** The link of what is on screen. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share link' }).click();
  return page.locator('.ed-link input').inputValue();
}

/** By game: what is put where, what then lies there, and who is played. */
const CASES: readonly {
  readonly game: string;
  readonly tool: string;
  readonly place: string;
  readonly times: number;
  readonly there: string;
}[] = [
  { game: 'egemonia', tool: 'levels athens', place: 'samos', times: 2, there: 'levels athens 2' },
  { game: 'polis', tool: 'units athens', place: 'boiotia', times: 2, there: 'units athens 2' },
  { game: 'peloponnesian-war', tool: 'forces athenian-hoplite', place: 'pylos', times: 2, there: 'forces athenian-hoplite 2' },
  {
    game: 'timoleon',
    tool: 'forces carthage mercenary-hoplites',
    place: 'entella',
    times: 3,
    there: 'forces carthage mercenary-hoplites 3',
  },
];

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
    await other.waitForSelector('.match .ask');
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
