import { Generator, Match, seededDice } from '@polemos/kernel';
import { peloponnesianWar, type View } from '@polemos/peloponnesian-war';
import { forecast } from '@polemos/peloponnesian-war/forecast';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Json } from '../../src/editor/model/edit.ts';
import { type Draft, packed } from '../../src/editor/model/link.ts';
import { house } from '../house.ts';

const { open } = house();

const LAND = /hoplite|cavalry|guard|band|peltast/;

/** A moment at which an Expedition by land has some way to go: where it stands, where it wants to go, and by how many spaces. */
function onTheWay(): { readonly draft: Draft; readonly at: string; readonly objective: string; readonly far: number } {
  for (let seed = 1; ; seed++) {
    const chance = new Generator(seed);
    const setup = { scenario: 'campaign', options: { players: 'two' } };
    const match = Match.begin(peloponnesianWar, { match: 'm', setup, dice: seededDice(seed) });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    for (let n = 0; n < 60 && match.outcome === null; n++) {
      const [{ seat, step }] = match.pending();
      const view = match.see(seat).view as View;
      const { operation } = view;
      const units = Object.keys(operation?.units ?? {});
      if (step === 'expedition' && operation?.at != null && operation.objective !== null && units.some(unit => LAND.test(unit))) {
        const [road] = forecast(view, operation.objective).roads;
        if (road !== undefined && road.route.length > 3 && units.every(unit => LAND.test(unit))) {
          const draft = { game: 'peloponnesian-war', ...setup, position: match.position() as Json };
          return { draft, at: operation.at, objective: operation.objective, far: road.route.length };
        }
      }
      const legal = match.legal(seat);
      match.act(seat, legal[chance.below(legal.length)]);
    }
  }
}

async function play(page: Page, draft: Draft): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/editor/${draft.game}/${await packed(draft)}`);
  await page.waitForSelector('.editor .place');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('radio', { name: /^At one screen/ }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.match .ask, .curtain');
  const curtain = page.locator('.curtain button');
  if ((await curtain.count()) > 0) await curtain.first().click();
  await page.waitForSelector('.way');
}
const wayOf = async (page: Page): Promise<string> => (await page.locator('.way .pair span').first().textContent()) ?? '';

test('PW-0.1-e a board file with one corrected line changes a route on that board, and nowhere else', {
  timeout: 180_000,
}, async () => {
  const { draft, at, objective, far } = onTheWay();
  const board = {
    format: 1,
    game: 'peloponnesian-war',
    name: 'My box',
    lines: [{ a: at, b: objective, kind: 'land', source: 'the printed map' }],
  };
  const page = await open();
  await play(page, { ...draft, board });
  expect(await wayOf(page)).toMatch(/^1 space\b/);
  // It is named on the map and in the log, with what it changes.
  await page.locator('.board-name').click();
  expect(await page.locator('.board-report').textContent()).toContain('the printed map');
  await page.keyboard.press('Escape');
  expect(await page.locator('.log .on-board').textContent()).toContain('My box');
  await play(page, draft);
  expect(await wayOf(page)).toMatch(new RegExp(`^${far} spaces\\b`));
  expect(await page.locator('.board-name').count()).toBe(0);
  await page.context().close();
});

test('a board file is opened in the set-up of a match; what it changes is told, what is no board is refused', {
  timeout: 120_000,
}, async () => {
  const page = await open({ at: '#/new/egemonia' });
  await page.locator('.own-board summary').click();
  const give = (value: unknown) =>
    page
      .locator('.own-board input[type=file]')
      .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) });
  await give({ format: 1, game: 'polis', name: 'x' });
  expect(await page.locator('.board-faults').textContent()).toContain('/game');
  await give({ format: 1, game: 'egemonia', name: 'My box', lines: [{ a: 'sparta', b: 'athens', kind: 'land' }] });
  await page.waitForSelector('.board-report');
  expect(await page.locator('.own-board').textContent()).toContain('1 datum is otherwise');
  expect(await page.locator('.board-report').textContent()).toMatch(/no line → land/);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.match .board-name');
  expect(await page.locator('.board-name').textContent()).toContain('My box');
  await page.context().close();
});
