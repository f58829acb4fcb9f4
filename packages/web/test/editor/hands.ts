import type { Page } from 'playwright-core';

/** Chooses a tool and clicks a place with it. */
export async function put(page: Page, tool: string, place: string, times = 1): Promise<void> {
  // A set-up that is being laid out shows nothing yet.
  await page.locator('.ed-palette').waitFor();
  const button = page.locator(`[data-tool="${tool}"]`);
  // It may stand under the name of another side.
  for (const tab of await page.locator('.ed-sides button').all()) if ((await button.count()) === 0) await tab.click();
  if ((await button.count()) > 0) await button.click();
  else
    await page
      .locator('.ed-palette select')
      .filter({ has: page.locator(`option[value="${tool}"]`) })
      .selectOption(tool, { force: true });
  for (let n = 0; n < times; n++) await page.locator(`.editor [data-place="${place}"]`).first().dispatchEvent('click');
}
/** What lies at the place that is open. */
export const lies = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-lies]').evaluateAll(all => all.map(one => one.getAttribute('data-lies')));
/** Opens a place, with no tool in hand. */
export async function look(page: Page, place: string): Promise<readonly (string | null)[]> {
  await page.locator('.ed-palette').waitFor();
  if ((await page.locator('.ed-tool.on').count()) > 0) await page.locator('.ed-tool.on').click();
  await page.locator(`.editor [data-place="${place}"]`).first().dispatchEvent('click');
  return lies(page);
}

/** What happens by itself before the first question is told as a story. */
export async function untilAsked(page: Page): Promise<void> {
  for (;;) {
    await page.waitForSelector('.match .ask, .player-bar .btn, .curtain button');
    const curtain = page.locator('.curtain button');
    // It may be on its way out already.
    if ((await curtain.count()) > 0)
      await curtain
        .first()
        .click({ timeout: 2_000 })
        .catch(() => {});
    else if (await page.locator('.match .ask').isVisible()) return;
    else await page.locator('.player-bar .btn').last().click();
  }
}
/** The link of what is on screen. */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share link' }).click();
  return page.locator('.ed-link input').inputValue();
}

/** By game: what is put where, what then lies there. */
export const CASES: readonly {
  readonly game: string;
  readonly tool: string;
  readonly place: string;
  readonly times: number;
  readonly there: string;
  /** How many of it there are in what a seat sees of a match. */
  // biome-ignore lint/suspicious/noExplicitAny: the views of four games
  seen(view: any): number;
}[] = [
  {
    game: 'egemonia',
    tool: 'levels athens',
    place: 'samos',
    times: 2,
    there: 'levels athens 2',
    seen: v => v.levels.samos.athens,
  },
  { game: 'polis', tool: 'units athens', place: 'boiotia', times: 2, there: 'units athens 2', seen: v => v.units.boiotia.athens },
  {
    game: 'peloponnesian-war',
    tool: 'forces athenian-hoplite',
    place: 'pylos',
    times: 2,
    there: 'forces athenian-hoplite 2',
    seen: v => v.forces.pylos['athenian-hoplite'],
  },
  {
    game: 'timoleon',
    tool: 'forces carthage mercenary-hoplites',
    place: 'entella',
    times: 3,
    there: 'forces carthage mercenary-hoplites 3',
    seen: v => v.forces.find((one: { place: string }) => one.place.startsWith('entella')).points['mercenary-hoplites'],
  },
];
