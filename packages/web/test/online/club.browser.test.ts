import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Inside, serveInside } from './online.ts';
import { visitors } from './visitors.ts';

let inside: Inside;
const house = visitors(async () => {
  inside = await serveInside({ bots: 1 });
  return inside;
});
/** A page on a crowded machine takes its time. */
const PATIENT = { timeout: 60_000 };
const DAY = 24 * 60 * 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const goto = (page: Page, at: string) => page.goto(`${house.server.url}/${at}`);
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
async function member(name: string, options = {}): Promise<Page> {
  const page = await house.open('#/online', options);
  await ask(page, 'POST', '/api/register', { name, password: 'thalassa thalassa' });
  // Four browsers beside each other: each may take its time.
  page.setDefaultTimeout(60_000);
  await page.reload();
  await page.locator('.who-card').waitFor();
  return page;
}
const tableOf = (page: Page): string => new URL(page.url()).hash.split('/')[2];

test('four people: challenge by name, seek, rematch by consent, vacation', async () => {
  const stranger = await house.open('#/online');
  // Opened directly, the band above the lobby is as high as what stands in it.
  expect((await stranger.locator('.lobby-hero').boundingBox())?.height).toBeLessThan(300);
  await stranger.close();
  const [lysander, konon, thais] = [await member('Lysander'), await member('Konon'), await member('Thais')];
  const aspasia = await member('Aspasia', PHONE);

  // By name: the truth about one that is nobody's, then it stands in the other's lobby, on a phone, with a mark in the title.
  await lysander.getByRole('button', { name: 'Challenge by name' }).click();
  const dialog = lysander.getByRole('dialog');
  await dialog.getByLabel('Name of your opponent').fill('Aspasja');
  await dialog.getByRole('button', { name: 'Lay out the table' }).click();
  await dialog.getByText('There is nobody of this name.').waitFor();
  await dialog.getByLabel('Name of your opponent').fill('aspasia');
  await dialog.getByRole('button', { name: 'Lay out the table' }).click();
  await lysander.waitForURL(/#\/table\//);
  const first = tableOf(lysander);
  await aspasia.reload();
  await aspasia.getByText('Egemonia, Standard, you as Sparta').waitFor();
  // Nothing runs over the edge of a phone.
  expect(await aspasia.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await aspasia.title()).toMatch(/^\(1\) /);
  await aspasia.getByRole('button', { name: 'Accept Lysander' }).click();
  for (const page of [aspasia, lysander]) await page.locator('.match .ask').waitFor();
  expect(tableOf(aspasia)).toBe(first);

  // Letters, and what the lobby tells, come in the language that one reads now, by one's own clock.
  await goto(lysander, '#/online');
  await lysander.locator('.languages [lang=it]').click();
  const zone = await lysander.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect.poll(async () => (await ask(lysander, 'GET', '/api/me')).me, PATIENT).toMatchObject({ language: 'it', zone });
  await goto(lysander, `#/table/${first}`);

  // Anybody: one seeks, the other takes it, sides by lot; and at the end both want the same again.
  await konon.getByLabel('Game', { exact: true }).first().selectOption('egemonia');
  await konon.getByRole('button', { name: 'Seek' }).click();
  await konon.getByText('It stands in the lobby now').waitFor();
  await thais.reload();
  await thais.getByText('Konon · 3 days per move').waitFor();
  await thais.getByRole('button', { name: 'Play Egemonia' }).click();
  await thais.locator('.match .ask').waitFor();
  const sought = tableOf(thais);
  const before = (await ask(thais, 'GET', `/api/tables/${sought}`)).me.seat;
  await ask(thais, 'POST', `/api/tables/${sought}/resign`);
  await thais.getByRole('button', { name: 'Rematch' }).click();
  await thais.getByRole('heading', { name: 'Seats' }).waitFor();
  await goto(konon, '#/online');
  await konon.getByText(/Rematch: Egemonia, Standard, sides swapped/).waitFor();
  await konon.getByRole('button', { name: 'Accept Thais' }).click();
  await konon.locator('.match .ask').waitFor();
  expect(tableOf(konon)).toBe(tableOf(thais));
  const again = await ask(thais, 'GET', `/api/tables/${tableOf(thais)}`);
  expect(again).toMatchObject({ state: 'playing', rematchOf: sought });
  expect(again.me.seat).not.toBe(before);
  expect(new Set(again.seal.entropy).size).toBe(2);

  // Away for a week: the clocks stand still, and whoever plays with them reads until when.
  await goto(konon, '#/online');
  await konon.getByText('Go on vacation').first().click();
  await konon.getByRole('button', { name: 'Go on vacation' }).click();
  await konon.getByText(/You are on vacation until/).waitFor();
  await thais.getByRole('tab', { name: 'Table' }).click();
  await thais
    .locator('.seats')
    .getByText(/on vacation until/)
    .waitFor();
});

test('four people, one with a phone, play a league of three rounds: each is told of every round in the lobby, and of the end', {
  timeout: 300_000,
}, async () => {
  const people = new Map<string, Page>();
  for (const name of ['Kimon', 'Ephialtes', 'Myronides']) people.set(name, await member(name));
  people.set('Elpinike', await member('Elpinike', PHONE));
  const phone = people.get('Elpinike') as Page;
  const [organiser] = people.values();
  // The icon of an installed app counts too.
  await phone.addInitScript(() => {
    navigator.setAppBadge = async count => void document.documentElement.setAttribute('data-badge', String(count));
  });
  await goto(organiser, '#/leagues');
  await organiser.getByRole('button', { name: 'New league' }).click();
  await organiser.getByLabel('Name of the league').fill('Isthmia');
  await organiser.getByRole('dialog').getByRole('radio', { name: 'Egemonia' }).click();
  await organiser.getByRole('button', { name: 'Found the league' }).click();
  await organiser.getByRole('button', { name: 'Enter the league' }).click();
  const at = new URL(organiser.url()).hash;
  for (const page of [...people.values()].slice(1)) {
    await goto(page, at);
    await page.getByRole('button', { name: 'Enter the league' }).click();
    await page.getByRole('button', { name: 'Leave the league' }).waitFor();
  }
  await organiser.reload();
  await organiser.getByRole('button', { name: 'Start the league' }).click();
  const id = at.split('/')[2];
  // While it is played whoever stays away can be taken out, and the league handed on.
  await organiser.getByText('For the organiser').click();
  await organiser.getByRole('button', { name: 'Take Myronides out' }).waitFor();
  await organiser.getByRole('button', { name: 'Hand the league on to Ephialtes' }).click();
  await organiser.getByRole('dialog').getByRole('button', { name: 'Hand the league on to Ephialtes' }).click();
  await organiser.locator('.league-head').getByRole('link', { name: 'Ephialtes' }).waitFor();
  for (let round = 1; round <= 3; round++) {
    // It stands in the lobby: which round, against whom, until when; the title counts it until one has been there.
    await goto(phone, '#/online');
    await phone.reload();
    const line = phone
      .locator('.turns li, .waits li')
      .filter({ hasText: 'Isthmia' })
      .filter({ hasText: `Round ${round}, until` });
    await line.getByText('new round').waitFor();
    expect(await phone.title()).toMatch(/^\(1\) /);
    expect(await phone.locator('html').getAttribute('data-badge')).toBe('1');
    const { matches, entries } = await ask(organiser, 'GET', `/api/leagues/${id}`);
    const nameOf = (person: string): string =>
      entries.find((one: { person: string; name: string }) => one.person === person).name;
    interface Pairing {
      readonly round: number;
      readonly table: string;
      readonly first: string;
      readonly second: string;
    }
    const present: readonly Pairing[] = matches.filter((one: Pairing) => one.round === round);
    const mine = present.find(({ first, second }) => [first, second].some(one => nameOf(one) === 'Elpinike')) as Pairing;
    expect(await line.innerText()).toContain([mine.first, mine.second].map(nameOf).find(name => name !== 'Elpinike') as string);
    await line.getByRole('link').first().click();
    await phone.locator('.match .ask').waitFor();
    expect(tableOf(phone)).toBe(mine.table);
    // The later in the alphabet gives up.
    for (const { table, first, second } of present) {
      const loser = [nameOf(first), nameOf(second)].sort()[1];
      await ask(people.get(loser) as Page, 'POST', `/api/tables/${table}/resign`);
    }
    // The next round is laid out by the house when the last match of this one is over.
    await expect
      .poll(async () => {
        const now = await ask(organiser, 'GET', `/api/leagues/${id}`);
        return now.state === 'over' ? 4 : now.round;
      }, PATIENT)
      .toBe(round + 1);
  }
  await goto(phone, at);
  await phone.getByText('Elpinike has won the league').waitFor();
  const places = phone.getByRole('region', { name: 'Standings' }).getByRole('row');
  expect((await places.allInnerTexts()).slice(1).map(text => /Elpinike|Ephialtes|Kimon|Myronides/.exec(text)?.[0])).toEqual([
    ...['Elpinike', 'Ephialtes', 'Kimon', 'Myronides'],
  ]);
  for (const page of people.values()) await page.context().close();
});

test('the lobby is filtered, a full table says whom it waits for, links lead to where the page came from; of one admin no second is asked for', async () => {
  const host = await member('Solon');
  await ask(host, 'POST', '/api/admin/claim', { token: house.server.adminToken });
  const lay = async (table: object) => (await ask(host, 'POST', '/api/tables', { public: true, ...table })).id as string;
  await lay({ game: 'polis', seat: 'athens', title: 'Filtered one', pace: { kind: 'days', days: 3 } });
  await lay({ game: 'egemonia', seat: 'sparta', title: 'Filtered two', pace: { kind: 'live', minutes: 30, increment: 0 } });
  const full = await lay({ game: 'egemonia', seat: 'sparta', title: 'Filtered full', pace: { kind: 'none' } });
  const third = await member('Drakon');
  await ask(third, 'POST', `/api/tables/${full}/join`, { seat: 'athens' });
  const page = await member('Peisistratos');
  const open = page.getByRole('region', { name: 'Open tables' });
  const titles = async () =>
    (await open.locator('li b').allInnerTexts()).flatMap(text => /Filtered \w+/.exec(text)?.[0] ?? []).sort();
  await expect.poll(titles, PATIENT).toEqual(['Filtered full', 'Filtered one', 'Filtered two']);
  await open.getByText('Everybody is here: the host starts').waitFor();
  await page.getByText('Filter', { exact: true }).click();
  const filter = page.locator('.filter');
  await filter.getByLabel('Game').selectOption('egemonia');
  await expect.poll(titles, PATIENT).toEqual(['Filtered full', 'Filtered two']);
  await filter.getByLabel('With a free seat').check();
  await expect.poll(titles, PATIENT).toEqual(['Filtered two']);
  await filter.getByLabel('Clock').selectOption('days');
  await expect.poll(titles, PATIENT).toEqual([]);
  await goto(page, '#/account');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.getByText('Become the admin').count()).toBe(0);
  await goto(host, `#/table/${full}`);
  await host.getByRole('button', { name: 'Make a link', exact: true }).click();
  const link = host.locator('.copy input').first();
  await link.waitFor();
  expect((await link.inputValue()).startsWith(`${house.server.url}/#/invitation/`)).toBe(true);
  for (const one of [host, third, page]) await one.context().close();
});

test('who gives no sign is replaced by the other’s wish, and takes the seat back', async () => {
  const [lysander, aspasia] = [await member('Gylippos'), await member('Timandra', PHONE)];
  const { id: first } = await ask(lysander, 'POST', '/api/challenges', {
    name: 'Timandra',
    table: { game: 'egemonia', seat: 'athens', pace: { kind: 'days', days: 3, bank: 4 } },
  });
  const [{ id: asked }] = await ask(aspasia, 'GET', '/api/me/challenges');
  await ask(aspasia, 'POST', `/api/challenges/${asked}`, { yes: true });
  // No sign for longer than the table waits: the other lets a bot stand in; who is back takes the seat again.
  const { pending } = await ask(lysander, 'GET', `/api/tables/${first}/position`);
  const mine = (await ask(lysander, 'GET', `/api/tables/${first}`)).me.seat;
  const [gone, stays] = pending[0].seat === mine ? [lysander, aspasia] : [aspasia, lysander];
  // Away from the site altogether: a page of it that is still loading would be a sign.
  await gone.goto('about:blank');
  inside.pass(8 * DAY);
  // By the clock of the server, which is eight days ahead of the browser's: the lobby says who gives no sign, and leads to what can be done.
  await goto(stays, '#/online');
  await stays.reload();
  const line = stays.locator('.waits li').filter({ hasText: gone === aspasia ? 'Timandra' : 'Gylippos' });
  await line.getByText('no sign for 8 days').waitFor();
  await line.getByRole('link', { name: 'Substitute' }).click();
  await stays.locator('.match .ask').waitFor();
  if (stays === aspasia) await stays.locator('.dock button').last().click();
  else await stays.getByRole('tab', { name: 'Table' }).click();
  await stays.getByRole('button', { name: /Let a bot stand in/ }).click();
  await stays.locator('.seats').getByText('Bot, ').waitFor();
  await goto(gone, `#/table/${first}`);
  await gone.locator('.match .ask').waitFor();
  if (gone === aspasia) await gone.locator('.dock button').last().click();
  else await gone.getByRole('tab', { name: 'Table' }).click();
  await gone.getByRole('button', { name: /^Take (Athens|Sparta) back$/ }).click();
  await gone.getByText('You are looking on.').waitFor({ state: 'detached' });
  expect((await ask(gone, 'GET', `/api/tables/${first}`)).me.seat).toBe(pending[0].seat);
});

test('every game is laid out from the defaults with one choice, and started: war for two, Polis, Timoleone with a bot, Egemonia', async () => {
  const host = await house.enter('Xenophon');
  const other = await house.enter('Isokrates');
  const third = await house.enter('Demosthenes');
  for (const [game, bot] of [
    ['The Peloponnesian War', null],
    ['Polis', null],
    ['Egemonia', null],
    ['Timoleone', 'Dionysius'],
  ] as const) {
    await goto(host, '#/online');
    await host.getByRole('button', { name: 'New table' }).click();
    const dialog = host.getByRole('dialog');
    await dialog.getByRole('radio', { name: game, exact: true }).click();
    if (bot !== null) {
      // Whoever thinks may have a temper, where the game knows any: it is kept with the table, and told in the room.
      await dialog.getByLabel(bot, { exact: true }).selectOption('medium');
      await dialog.getByRole('radio', { name: 'bold', exact: true }).click();
    }
    expect(await dialog.getByText('Temper', { exact: true }).count()).toBe(bot === null ? 0 : 1);
    // The oracle plays in seats of the war, and in no other game's.
    expect(await dialog.locator('option[value=oracle]').count()).toBe(game === 'The Peloponnesian War' ? 1 : 0);
    await dialog.getByRole('button', { name: 'Lay out the table' }).click();
    await host.waitForURL(/#\/table\//);
    const id = tableOf(host);
    const table = await ask(host, 'GET', `/api/tables/${id}`);
    expect([game, table]).toMatchObject([game, { state: 'open', pace: { kind: 'days', days: 3, bank: 4 }, autostart: true }]);
    expect(table.seats).toHaveLength(game === 'Timoleone' ? 4 : 2);
    if (bot !== null) {
      expect(table.seats.map((one: { bot: string | null }) => one.bot)).toContain('medium/bold');
      await expect.poll(() => host.getByRole('combobox', { name: /: Dionysius$/ }).inputValue()).toBe('medium/bold');
    }
    const free = table.seats.filter(
      (one: { bot: string | null; people: object[] }) => one.bot === null && one.people.length === 0,
    );
    for (const [i, { seat }] of free.entries())
      await ask(i === 0 ? other : third, 'POST', `/api/tables/${id}/join`, { seat, entropy: 'x' });
    expect([game, (await ask(host, 'GET', `/api/tables/${id}`)).state]).toEqual([game, 'playing']);
    await host.locator('.match .ask').waitFor();
  }
});

test('offline, sealed, reloaded, online: the move is made once', async () => {
  const host = await member('Brasidas', { serviceWorkers: 'allow' });
  const { id } = await ask(host, 'POST', '/api/tables', {
    game: 'egemonia',
    seat: 'sparta',
    bots: { athens: 'random' },
    autostart: true,
    pace: { kind: 'days', days: 3 },
  });
  await host.evaluate(async () => void (await navigator.serviceWorker.ready));
  await goto(host, `#/table/${id}`);
  await host.locator('.sherd[aria-disabled=false]').first().waitFor();
  const { length } = await ask(host, 'GET', `/api/tables/${id}/position`);
  await host.context().setOffline(true);
  await host.getByText('The line is cut').waitFor();
  await host.locator('.sherd[aria-disabled=false]').first().click();
  await host.locator('.sherd.chosen').waitFor();
  await host.locator('.place.lit .symbol').first().dispatchEvent('click');
  await host.locator('.proposal .primary').click();
  // Sealed: nothing says that it is not, and nothing more can be chosen.
  await host.getByText('Your move is kept here').waitFor();
  expect(await host.locator('.proposal').count()).toBe(0);
  await host.reload();
  await host.getByText('There is no server here').waitFor();
  await host.context().setOffline(false);
  await host.locator('.match .ask').waitFor();
  await host.waitForFunction(
    async ([table, before]) => (await (await fetch(`/api/tables/${table}/position`)).json()).length > Number(before),
    [id, length] as const,
  );
  expect(await host.evaluate(table => localStorage.getItem(`polemos.kept.${table}`), id)).toBeNull();
  const { news } = await ask(host, 'GET', `/api/tables/${id}/position?since=-1`);
  expect(news.filter((one: { seat: string; kind: string }) => one.kind === 'act' && one.seat === 'sparta')).toHaveLength(1);
});
