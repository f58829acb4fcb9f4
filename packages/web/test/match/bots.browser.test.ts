import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { NIGHTLY } from '../nightly.ts';
import { begin, moment, play } from './player.ts';

const { open } = house();

const LEVELS = [
  ['Random moves', 'Athens'],
  ['Beginner', 'Sparta'],
  ['Casual player', 'Athens'],
  ['Club player', 'Sparta'],
  ['Strongest', 'Athens'],
] as const;
/** By day one on each side is played to the end; that the others answer is seen in the test below. */
const TO_THE_END = LEVELS.filter(([level]) => NIGHTLY || level === 'Casual player' || level === 'Club player');

for (const [level, side] of TO_THE_END)
  test(`a whole match as ${side} against the bot '${level}', by clicks`, { timeout: 300_000 }, async () => {
    const page = await open({ settings: { story: false } });
    await begin(page, { level, side, scenario: level === 'Club player' ? 'Historical' : 'Standard' });
    const acted = await play(page);
    expect(acted).toBeGreaterThan(4);
    const end = await page.locator('.ask h1').innerText();
    expect(end).toMatch(/wins the war|undecided/);
    // Nobody is asked any more, and the log tells the end with its rule.
    expect(await page.locator('.place.lit').count()).toBe(0);
    expect(await page.locator('.log li').first().textContent()).toMatch(/EG-7/);
    // The list at home says who has won, and how.
    await page.goto(new URL('#/', page.url()).href);
    const winner = end.match(/^(\w+) wins/)?.[1];
    const said = page.locator('.matches li').first();
    await said.getByText(winner === undefined ? /After ten turns/ : new RegExp(`^${winner} wins\\. \\w+`)).waitFor();
    await page.context().close();
  });

test('every level answers, by clicks', async () => {
  for (const [level, side] of LEVELS.filter(one => !TO_THE_END.includes(one))) {
    const page = await open({ settings: { story: false } });
    await begin(page, { level, side });
    // Asked a fourth time: the bot has answered at least twice.
    expect(await play(page, { actions: 3 })).toBe(3);
    expect(await moment(page)).toMatch(/asked|pythia/);
    await page.context().close();
  }
});
