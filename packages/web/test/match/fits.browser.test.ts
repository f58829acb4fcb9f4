import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { misfits } from './fits.ts';

const { open } = house();
const BEGIN = { en: 'Begin', it: 'Comincia', fr: 'Commencer' } as const;

/** The longest words are French and Italian; each screen is seen in one of them, with the games that fill it most. */
const SCREENS = [
  { name: 'a small phone', width: 360, height: 740, language: 'fr', games: ['timoleon', 'polis'] },
  { name: 'a phone on its side', width: 740, height: 360, language: 'it', games: ['egemonia', 'timoleon'] },
  { name: 'a tablet upright', width: 834, height: 1112, language: 'fr', games: ['polis', 'peloponnesian-war'] },
  { name: 'a tablet', width: 1024, height: 768, language: 'it', games: ['timoleon', 'polis'] },
] as const;
for (const { name, width, height, language, games } of SCREENS)
  test(`on ${name} nothing runs over, off the edge or over its neighbour`, { timeout: 120_000 }, async () => {
    const page = await open({ viewport: { width, height }, settings: { story: false, language } });
    const found: Record<string, string[]> = {};
    const look = async (where: string) => {
      const [...wrong] = new Set(await page.evaluate(misfits));
      if (wrong.length > 0) found[where] = wrong;
    };
    await page.locator('.game').first().waitFor();
    await look('home');
    for (const game of games) {
      await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
      await page.getByRole('dialog').waitFor();
      await look(`new ${game}`);
      await page.getByRole('dialog').getByRole('button', { name: BEGIN[language] }).click();
      await page.locator('.ask .caps').waitFor();
      await look(game);
    }
    expect(found).toEqual({});
    await page.context().close();
  });
