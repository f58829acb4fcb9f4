import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameById } from '@polemos/games';
import { Generator, Match, seededDice } from '@polemos/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comers, wholeMatch } from '../../../server/test/whole-match.ts';
import { violations21 } from '../axe.ts';
import { NIGHTLY } from '../nightly.ts';
import { type Inside, serveInside } from './online.ts';
import { visitors } from './visitors.ts';

let inside: Inside;
const house = visitors(async () => {
  inside = await serveInside({ bots: 0 });
  return inside;
});
const ask = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, at, given]) =>
      (
        await fetch(at as string, {
          method: verb as string,
          ...(given === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
        })
      ).json(),
    [method, path, body] as const,
  );
/** Somebody with an account, signed in. */
async function member(name: string): Promise<Page> {
  const page = await house.open('#/leagues');
  const entered = await ask(page, 'POST', '/api/register', { name, password: 'thalassa thalassa' });
  if (entered.error !== undefined) await ask(page, 'POST', '/api/login', { name, password: 'thalassa thalassa' });
  await page.reload();
  await page.getByRole('link', { name, exact: true }).waitFor();
  return page;
}
const goto = (page: Page, at: string) => page.goto(`${house.server.url}/${at}`);

test('a link to a moment, bookmarks, sharing, comments; dice checked by the page; ratings; a league', async () => {
  const [one, two] = [await member('Brasidas'), await member('Kleon')];
  const { id } = await ask(one, 'POST', '/api/tables', { game: 'egemonia', seat: 'sparta', title: 'Amphipolis' });
  const { token } = await ask(one, 'POST', `/api/tables/${id}/invitations`, {});
  await ask(two, 'POST', '/api/invitation/accept', { token, seat: 'athens' });
  await ask(one, 'POST', `/api/tables/${id}/start`, {});
  const people: Record<string, Page> = { sparta: one, athens: two };
  for (let n = 0; n < 12; n++) {
    const { seat } = (await ask(one, 'GET', `/api/tables/${id}/position`)).pending[0];
    const { version, legal } = await ask(people[seat], 'GET', `/api/tables/${id}/position`);
    await ask(people[seat], 'POST', `/api/tables/${id}/act`, { key: `k${n}`, version, action: legal[n % legal.length] });
  }
  // The link opens the moment itself, with one's own eyes; a bookmark leads back to it.
  await goto(one, `#/table/${id}/5`);
  await one.locator('.player-bar .count').getByText('5 / 12').waitFor();
  await one.getByRole('tab', { name: /Table/ }).click();
  const moments = one.getByRole('region', { name: 'Moments' });
  expect(await moments.getByLabel('Link to this moment').inputValue()).toBe(`${house.server.url}/#/table/${id}/5`);
  await moments.getByLabel(/A word for the bookmark/).fill('here it turned');
  await moments.getByRole('button', { name: 'Bookmark' }).click();
  await moments.getByText('here it turned').waitFor();
  const jumps = one.locator('.player-bar .jump select');
  expect(await jumps.locator('optgroup').first().getAttribute('label')).toBe('Turns');
  await jumps.selectOption({ index: 1 });
  await one
    .locator('.player-bar .count')
    .getByText(/^0 \/ 12$/)
    .waitFor();
  await moments.getByRole('link', { name: 'After action 5' }).click();
  await one.locator('.player-bar .count').getByText('5 / 12').waitFor();
  expect(await violations21(one)).toEqual([]);
  // A stranger is not let in while it goes on, nor afterwards, until it is shared.
  const stranger = await house.open(`#/table/${id}/5`);
  await stranger.getByRole('heading', { name: /no such table/ }).waitFor();
  await ask(two, 'POST', `/api/tables/${id}/resign`, {});
  await one.getByRole('button', { name: 'Back to now' }).click();
  await one.locator('.ask.over').getByRole('button', { name: 'Check the dice' }).click();
  await one
    .locator('.verdict.good')
    .getByText(/Checked in this browser/)
    .waitFor();
  await moments.getByRole('button', { name: 'Share the match by its link' }).click();
  await moments.getByText('Whoever has the link may look at this match.').waitFor();
  await moments.getByLabel('Say something about this moment').fill('Kleon came too late');
  await moments.getByRole('button', { name: 'Comment', exact: true }).click();
  await moments.getByText('Kleon came too late').waitFor();
  await stranger.reload();
  await stranger.locator('.player-bar .count').getByText('5 / 12').waitFor();
  await stranger.getByRole('tab', { name: /Table/ }).click();
  await stranger.getByRole('region', { name: 'Moments' }).getByText('Kleon came too late').waitFor();

  // The downloaded file, and the same with one die changed.
  const [file] = await Promise.all([
    one.waitForEvent('download'),
    one.locator('.ask.over').getByRole('button', { name: 'Download the match' }).click(),
  ]);
  const audit = JSON.parse(readFileSync(await file.path(), 'utf8'));
  const rolled = audit.start.chance.findIndex((one: unknown) => typeof one === 'number');
  const changed = structuredClone(audit);
  if (rolled >= 0) changed.start.chance[rolled] = (changed.start.chance[rolled] % 6) + 1;
  else changed.start.chance.reverse();
  await goto(stranger, '#/check');
  await stranger.locator('input[type=file]').setInputFiles(
    [audit, changed, { nothing: 'here' }].map((value, n) => ({
      name: `${n}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(value)),
    })),
  );
  await stranger.locator('.checked li').nth(2).waitFor();
  expect((await stranger.locator('.checked li').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/All is well: .* The rules were played again, too/),
    expect.stringMatching(/An outcome does not follow from the secret. At the set-up/),
    expect.stringContaining('This is no match file.'),
  ]);

  await goto(one, '#/leaderboard');
  const sparta = one.getByRole('region', { name: 'Sparta' });
  await sparta.getByRole('link', { name: 'Brasidas' }).waitFor();
  await sparta.getByText('provisional').waitFor();
  expect(await violations21(one)).toEqual([]);
  await sparta.getByRole('link', { name: 'Brasidas' }).click();
  await one.getByRole('region', { name: 'Ratings' }).getByText('Sparta · 1 won, 0 drawn, 0 lost').waitFor();

  // A league by clicks: founded, entered, started; its first table is laid out.
  await goto(one, '#/leagues');
  await one.getByRole('button', { name: 'New league' }).click();
  await one.getByLabel('Name of the league').fill('Isthmia');
  await one.getByRole('dialog').getByRole('radio', { name: 'Egemonia' }).click();
  await one.getByRole('button', { name: 'Found the league' }).click();
  await one.getByRole('button', { name: 'Enter the league' }).click();
  await one.getByRole('region', { name: 'Entered' }).getByText('Brasidas').waitFor();
  await goto(two, new URL(one.url()).hash);
  await two.getByRole('button', { name: 'Enter the league' }).click();
  await two.getByRole('button', { name: 'Leave the league' }).waitFor();
  await one.reload();
  await one.getByRole('button', { name: 'Start the league' }).click();
  await one.getByRole('region', { name: 'Rounds' }).getByRole('link', { name: /Open/ }).waitFor();
  await one.getByRole('button', { name: /Decide/ }).click();
  await one.getByRole('button', { name: 'Won by Kleon' }).click();
  await one.getByText('Kleon has won the league').waitFor();
  expect(await violations21(one)).toEqual([]);
});

test('a war of one browser is in its chronicle, goes to the account, and is taken up on another device; both sides of a conflict are kept', async () => {
  const game = await gameById('egemonia')?.load();
  if (game === undefined) throw new Error('no game');
  const luck = new Generator('chronicle');
  const fought = (seed: string) => {
    const setup = { scenario: game.scenarios[0].id, options: {} };
    const match = Match.begin(game, { match: 'travels', setup, dice: seededDice(seed) });
    if (!(match instanceof Match)) throw new Error('does not begin');
    while (match.outcome === null) {
      const { seat } = match.pending()[0];
      const legal = match.legal(seat);
      match.act(seat, legal[luck.below(legal.length)]);
    }
    return match.log();
  };
  const polemos = { way: 'bot', players: { sparta: { kind: 'person' }, athens: { kind: 'bot', level: 'greedy' } } };
  const fileOf = (log: object) => ({
    name: 'war.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...log, polemos })),
  });
  const first = await member('Xenophon');
  await goto(first, '#/');
  await first.locator('input[type=file]').setInputFiles(fileOf(fought('here')));
  await first.waitForURL(/#\/match\/travels/);
  await first.locator('.match .ask').waitFor();
  await goto(first, '#/chronicle');
  const war = first.locator('.tables li');
  await war
    .getByText(/Egemonia/)
    .first()
    .waitFor();
  expect((await war.innerText()).replace(/\s+/g, ' ')).toMatch(/(Victory|Defeat|A draw).*Sparta · against .* · Turn \d+/);
  await war.getByText(/with your account/).waitFor();
  expect(await violations21(first)).toEqual([]);
  await goto(first, '#/');
  await first.getByRole('button', { name: /^Keep with my account/ }).click();
  await first.getByText('the same here and there').waitFor();

  // Another device: the chronicle is there, the match is taken up.
  const second = await member('Xenophon');
  await goto(second, '#/chronicle');
  await second.getByText('The match itself is not in this browser.').waitFor();
  await goto(second, '#/');
  await second.getByRole('button', { name: /^Take up here/ }).click();
  await second.getByText('It is in this browser now.').waitFor();
  expect(await second.locator('section[aria-labelledby=matches] > .matches > li').count()).toBe(1);

  // A third has fought another war under the same name: neither is overwritten, here or there.
  const third = await member('Xenophon');
  await goto(third, '#/');
  await third.locator('input[type=file]').setInputFiles(fileOf(fought('elsewhere')));
  await third.waitForURL(/#\/match\/travels/);
  await third.locator('.match .ask').waitFor();
  await goto(third, '#/');
  await third.getByRole('button', { name: /^Update/ }).click();
  await third.getByText('Both went on: yours is kept beside the other.').waitFor();
  expect(await ask(third, 'GET', '/api/me/matches')).toHaveLength(2);
  await third
    .getByRole('button', { name: /^Take up here/ })
    .first()
    .click();
  await third.getByText(/the one from the account stands beside yours now/).waitFor();
  expect(await third.locator('section[aria-labelledby=matches] > .matches > li').count()).toBe(2);
});

/** Of every game some: whole matches where that is quick, else ended by a draw on the way; some that went back. A hundred at night. */
const EACH = NIGHTLY ? 20 : 5;
const FILES = [
  { game: 'egemonia', count: 2 * EACH },
  { game: 'polis', count: EACH },
  { game: 'peloponnesian-war', count: EACH, options: { players: 'two' }, most: 40 },
  { game: 'timoleon', count: EACH, most: 40 },
];
const ALL = 5 * EACH;
test(`${ALL} downloaded matches of all games: the page and the checker in another language agree, also on one changed die`, {
  timeout: 300_000,
}, async () => {
  const checker = new URL('../../../../scripts/check_dice.py', import.meta.url).pathname;
  const folder = mkdtempSync(join(tmpdir(), 'polemos-dice-'));
  const page = await house.open('#/check');
  const people = await comers(inside, 4);
  const files: string[] = [];
  for (const { count, ...wish } of FILES)
    for (let n = 0; n < count; n++) {
      const id = await wholeMatch(inside.world, people, n, { ...wish, rewinds: n % 10 === 0 });
      const path = join(folder, `${wish.game}-${n}.json`);
      writeFileSync(path, await (await fetch(`${inside.url}/api/tables/${id}/audit`)).text());
      files.push(path);
    }
  expect(files).toHaveLength(ALL);
  // Of one of each game one outcome is another: the last number that fell in it.
  const changed = FILES.map(({ game, count }) => {
    const isNumber = (one: unknown) => typeof one === 'number';
    const read = Array.from({ length: count }, (_, n) => JSON.parse(readFileSync(join(folder, `${game}-${n}.json`), 'utf8')));
    const fellIn = (one: (typeof read)[number]): unknown[][] => [
      one.start.chance,
      ...one.entries.map((e: typeof one) => e.chance),
    ];
    const audit = read.find(one => fellIn(one).some(chance => chance.some(isNumber)));
    const fell = fellIn(audit);
    const at = fell.findLastIndex(chance => chance.some(isNumber));
    const i = fell[at].findLastIndex(isNumber);
    fell[at][i] = (Number(fell[at][i]) % 6) + 1;
    const path = join(folder, `changed-${game}.json`);
    writeFileSync(path, JSON.stringify(audit));
    return { path, at };
  });
  await page.locator('input[type=file]').setInputFiles([...files, ...changed.map(({ path }) => path)]);
  await page
    .locator('.checked li')
    .nth(ALL + FILES.length - 1)
    .waitFor({ timeout: 90_000 });
  const said = (await page.locator('.checked li').allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
  let outcomes = 0;
  for (const text of said.slice(0, ALL)) {
    expect(text).toMatch(/All is well: .* all \d+ outcomes of \d+ actions follow from it\. The rules were played again, too/);
    outcomes += Number(/all (\d+) outcomes/.exec(text)?.[1]);
  }
  const right = spawnSync('python3', [checker, ...files], { encoding: 'utf8' });
  expect([right.status, right.stdout]).toEqual([
    0,
    expect.stringContaining(`${ALL} of ${ALL} matches are right; ${outcomes} outcomes`),
  ]);
  for (const [n, { path, at }] of changed.entries()) {
    const where = at === 0 ? 'At the set-up.' : `At action ${at}.`;
    expect(said[ALL + n]).toContain(`An outcome does not follow from the secret. ${where}`);
    const wrong = spawnSync('python3', [checker, path], { encoding: 'utf8' });
    expect([wrong.status, wrong.stdout]).toEqual([1, expect.stringContaining(`action ${at}:`)]);
  }
});

test('a long match opens with its newest lines, and tells the others when they are wanted', async () => {
  const wish = { game: 'peloponnesian-war', options: { players: 'two' }, most: 250 };
  const id = await wholeMatch(inside.world, await comers(inside, 2), 7, wish);
  const page = await house.open(`#/table/${id}`);
  const lines = page.locator('.log li:not(.head)');
  await page.locator('.log .earlier').waitFor();
  const lately = await lines.count();
  expect(lately).toBeLessThanOrEqual(301);
  const first = await page.locator('.log li:not(.earlier)').last().innerText();
  await page.locator('.log .earlier button').click();
  await page.locator('.log .earlier').waitFor({ state: 'detached' });
  expect(await lines.count()).toBeGreaterThan(lately);
  expect(await page.locator('.log li').last().innerText()).not.toBe(first);
});
