import { Match, seededDice } from '@polemos/kernel';
import { polis } from '@polemos/polis';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { openFile } from './battle.ts';

const { open } = house();

/** A side that can feed nobody and has no prestige to pay with: only its capital is left to let go. */
function hungryFile(): string {
  const poor = { metal: 0, wood: 0, wine: 0, oil: 0, silver: 0, wheat: 0, prestige: 1 };
  const rich = { metal: 6, wood: 6, wine: 8, oil: 8, silver: 12, wheat: 60, prestige: 12 };
  const match = Match.begin(polis, {
    match: 'hunger',
    setup: {
      scenario: 'full',
      options: {},
      position: {
        scenario: 'full',
        phase: 'turn',
        round: '3',
        turn: 'sparta',
        passed: ['athens'],
        goods: { sparta: poor, athens: rich },
      },
    },
    dice: seededDice('hunger'),
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const passed = match.act('sparta', { type: 'pass' });
  if (!('ok' in passed)) throw new Error(JSON.stringify(passed));
  const players = { sparta: { kind: 'person' }, athens: { kind: 'bot', level: 'greedy' } };
  return JSON.stringify({ ...match.log(), polemos: { way: 'bot', players } });
}

test('PO-E2-e PO-G-a to let the capital go is said to lose the game before it is done; then the page names the winner', async () => {
  const page = await open({ settings: { story: false, recap: false, preview: true } });
  page.setDefaultTimeout(20_000);
  await openFile(page, hungryFile());
  const capital = page.locator('.choose[data-type=release]', { hasText: 'Let Sparta go' });
  for (let n = 0; n < 6 && (await capital.count()) === 0; n++) {
    const before = await page.locator('.ask').textContent();
    await page.locator('.choose[data-type=release]').first().click();
    await page.waitForFunction(was => document.querySelector('.ask')?.textContent !== was, before);
  }
  await capital.click();
  const proposal = page.locator('.preview.proposal');
  await proposal.waitFor();
  expect(await proposal.textContent()).toMatch(/has lost its capital|loses at once/);
  await proposal.locator('.btn.primary').click();
  await page.locator('#stop-title').waitFor();
  expect(await page.locator('#stop-title').textContent()).toBe('Sparta is beaten: Athens wins');
  // And the ask says so, above the reason.
  await page.locator('.stop .btn.primary').click();
  await page.locator('.ask h1', { hasText: 'Athens wins.' }).waitFor();
  expect(await page.locator('.ask').textContent()).toContain('Sparta has lost its capital.');
  await page.context().close();
});
