import { type Action, Match, seededDice } from '@polemos/kernel';
import { polis } from '@polemos/polis';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lessons } from '../../src/games/polis/lesson/lessons.ts';
import { house } from '../house.ts';
import { NIGHTLY } from '../nightly.ts';
import { openFile } from './battle.ts';
import { beginPolis, momentOf, playPolis } from './player.ts';

const { open } = house();
const settings = { story: false, confirm: 'never' };

/** Both sides with full barns, so that nobody starves before the last round. */
function richFile(): string {
  const rich = { metal: 6, wood: 6, wine: 8, oil: 8, silver: 12, wheat: 60, prestige: 12 };
  const match = Match.begin(polis, {
    match: 'full-barns',
    setup: {
      scenario: 'full',
      options: {},
      position: { scenario: 'full', phase: 'round', round: NIGHTLY ? '3' : '5a', goods: { sparta: rich, athens: rich } },
    },
    dice: seededDice('full barns'),
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const players = { sparta: { kind: 'bot', level: 'greedy' }, athens: { kind: 'person' } };
  return JSON.stringify({ ...match.log(), polemos: { way: 'bot', players } });
}

test(`PO-F-a, PO-G-c, PO-G-e ${NIGHTLY ? 'all four rounds' : 'the last two rounds'} against the bot, to the score after 5β, by clicks`, {
  timeout: 400_000,
}, async () => {
  const page = await open({ settings });
  page.context().setDefaultTimeout(30_000);
  await openFile(page, richFile());
  const rounds = new Set<string>();
  const seen = await playPolis(page, {
    look: async () => {
      rounds.add((await page.locator('.turn-line b').first().textContent()) ?? '');
      return false;
    },
  });
  expect(seen.over).toBe(true);
  expect([...rounds]).toEqual([...(NIGHTLY ? ['Round 3', 'Round 4'] : []), 'Round 5α', 'Round 5β']);
  expect(await page.locator('.ask').textContent()).toContain('PO-G-e');
  for (const type of ['map', 'assign', ...(NIGHTLY ? ['grow'] : []), 'phoros', 'pass']) expect(seen.types).toContain(type);
  await page.context().close();
});

/** One move of the lesson, as a person clicks it. */
async function take(page: Page, action: Action): Promise<void> {
  const place = String(action.polis ?? action.territory ?? action.space ?? '');
  const control = page.locator(`.ask [data-type=${action.type}]`).first();
  if (action.type === 'assign') await page.locator('.row-button', { hasText: new RegExp(String(action.row), 'i') }).click();
  else if (['raise', 'done', 'pay', 'pass', 'payPrestige'].includes(action.type)) await control.click();
  else {
    if (action.type !== 'grow') await page.locator(`.deed[data-type=${action.type}]`).click();
    if (action.type === 'project')
      await page
        .locator('.choose', { hasText: /Sparta/ })
        .first()
        .click();
    else await page.locator(`[data-place=${place}]`).dispatchEvent('click');
  }
}

test('PO-8-e, PO-9-l the lesson of taxes and trade, clicked to its solved problem', { timeout: 120_000 }, async () => {
  const page = await open({ settings, at: '#/learn/polis/taxes' });
  page.context().setDefaultTimeout(20_000);
  const [{ id, steps, problem }] = lessons.lessons;
  for (const [n, moves] of steps.entries())
    for (const [click, { does }] of moves.filter(({ others }) => !others).entries()) {
      const todo = lessons.text.en[id].steps[n].todo[click].replaceAll('**', '');
      await page.locator('.lesson .hint', { hasText: todo }).waitFor();
      await take(page, does);
    }
  await page.getByRole('button', { name: 'Now alone: the problem' }).click();
  await page.getByText('Four wheat in one turn').waitFor();
  for (const does of problem?.solution ?? []) {
    const version = await page.locator('.match').getAttribute('data-version');
    await take(page, does);
    await page.waitForFunction(was => document.querySelector<HTMLElement>('.match')?.dataset.version !== was, version);
  }
  await page.locator('.lesson h3', { hasText: 'Solved' }).waitFor();
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await page.locator('.lesson h2', { hasText: 'March and siege' }).waitFor();
  await page.context().close();
});

for (const [scenario, round] of [
  ['Corinthian', 'Round 5β'],
  ['Second', 'Round 5α'],
] as const)
  test(`the scenario ${scenario}: begun on the home page, some turns clicked`, { timeout: 120_000 }, async () => {
    const page = await open({ settings });
    page.context().setDefaultTimeout(30_000);
    await beginPolis(page, { level: 'Beginner', side: 'Athens', scenario });
    await momentOf(page);
    expect(await page.locator('.turn-line b').first().textContent()).toBe(round);
    const seen = await playPolis(page, { clicks: 25 });
    // The Corinthian War is one round: it may be over before.
    expect(seen.clicks).toBeGreaterThan(20);
    expect(seen.types).toContain('assign');
    await page.context().close();
  });

test('PO-F-b, PO-F-c companion: the projects and the event of a real table are asked for in words', async () => {
  const page = await open({ settings });
  await beginPolis(page, { way: 'At your table', scenario: 'Full' });
  const dialog = page.locator('.companion');
  for (const [n, rule] of ['PO-F-b', 'PO-F-b', 'PO-F-b', 'PO-F-c'].entries()) {
    await page.waitForFunction(
      ([known, id]) => {
        const foot = document.querySelector('.companion')?.textContent ?? '';
        return foot.includes(id) && (known === '0' || foot.includes(`${known} entered so far`));
      },
      [String(n), rule],
    );
    expect(await dialog.textContent()).not.toMatch(/undefined/);
    await page.locator('.needs .btn').first().click();
  }
  await momentOf(page);
  expect(await page.locator('.turn-line b').first().textContent()).toBe('Round 3');
  await page.context().close();
});
