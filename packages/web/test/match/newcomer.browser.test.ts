import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { beginMatch } from '../orientation/player.ts';
import { unpainted } from '../unpainted.ts';
import { playOn } from './newcomer.ts';

const { open } = house();

/** How many clicks: a turn of the larger games is long, and bots take their time. */
const GAMES = [
  ['egemonia', 60, 8],
  ['polis', 80, 12],
  ['peloponnesian-war', 80, 12],
  ['timoleon', 60, 12],
] as const;
test.each(GAMES)(
  '%s, the first minutes of somebody new: the opening card, then a turn of whatever the screen invites to; no dead end, and no no',
  {
    timeout: 120_000,
  },
  async (game, most, least) => {
    const page = await open({ settings: { opening: true, story: false, preview: true } });
    await beginMatch(page, game, game === 'peloponnesian-war' ? [] : ['random']);
    await page.locator('.opening').waitFor();
    const goal = (await page.locator('.opening').innerText()).length;
    expect(goal).toBeGreaterThan(300);
    await page.locator('.opening .btn.primary').click();
    await unpainted(page);
    const played = await page.evaluate(playOn, { most, seed: 7 });
    expect(played.refused).toEqual([]);
    expect(played.pieces).toEqual([]);
    expect(played.version).toBeGreaterThanOrEqual(least);
    expect(played.turns.length > 1 || played.over, JSON.stringify(played)).toBe(true);
    await page.context().close();
  },
);
