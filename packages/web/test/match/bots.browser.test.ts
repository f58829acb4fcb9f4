import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { begin, play } from './player.ts';

const { open } = house();

for (const [level, side] of [
  ['Random moves', 'Athens'],
  ['Beginner', 'Sparta'],
  ['Casual player', 'Athens'],
  ['Club player', 'Sparta'],
  ['Strongest', 'Athens'],
] as const)
  test(`a whole match as ${side} against the bot '${level}', by clicks`, { timeout: 300_000 }, async () => {
    const page = await open({ settings: { story: false } });
    await begin(page, { level, side, scenario: level === 'Club player' ? 'Historical' : 'Standard' });
    const acted = await play(page);
    expect(acted).toBeGreaterThan(4);
    expect(await page.locator('.ask h1').textContent()).toMatch(/wins the war|undecided/);
    // Nobody is asked any more, and the log tells the end with its rule.
    expect(await page.locator('.place.lit').count()).toBe(0);
    expect(await page.locator('.log li').first().textContent()).toMatch(/EG-7/);
    await page.context().close();
  });
