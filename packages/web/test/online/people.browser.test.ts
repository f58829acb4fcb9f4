import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations21 } from '../axe.ts';
import { serveInside } from './online.ts';
import { layTable, visitors } from './visitors.ts';

const house = visitors(() => serveInside({ bots: 1 }));
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

test('a guest plays at once, registers and keeps the matches; signs out and in; takes the data home; goes', async () => {
  const page = await house.enter('Nikias');
  const id = await layTable(page, { title: 'Kept' });
  await goto(page, '#/online');
  await page.locator('.tables').getByText('Egemonia, Kept').first().waitFor();
  await page.locator('.who-card').getByRole('button', { name: 'Register' }).click();
  await page.locator('.enter').getByLabel('Password', { exact: true }).fill('thalassa thalassa');
  await page.locator('.enter').getByRole('button', { name: 'Register and keep my matches' }).click();
  await page.locator('.who-card').getByRole('button', { name: 'Sign out' }).click();
  await page.locator('.enter').getByRole('button', { name: 'Sign in' }).click();
  await page.locator('.enter').getByLabel('Name').fill('nikias');
  await page.locator('.enter').getByLabel('Password', { exact: true }).fill('not the password');
  await page.locator('.enter').getByRole('button', { name: 'Sign in' }).first().click();
  await page.getByText('Name or password is wrong.').waitFor();
  await page.locator('.enter').getByLabel('Password', { exact: true }).fill('thalassa thalassa');
  await page.locator('.enter').getByRole('button', { name: 'Sign in' }).first().click();
  await page.locator('.tables').getByText('Egemonia, Kept').first().waitFor();
  await goto(page, '#/account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(id);
  await page.getByLabel('Name of the bot').fill('Talos');
  await page.getByRole('button', { name: 'Make a bot account' }).click();
  expect(await page.locator('.copy input').inputValue()).toMatch(/^[\w-]{40,}$/);
  expect(await violations21(page)).toEqual([]);
  const docs = await page.context().newPage();
  await docs.goto(`${house.server.url}/api/docs`);
  await docs.getByText('Decide. The key makes a repetition harmless').first().waitFor();
  await docs.close();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('thalassa thalassa');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await page.locator('.enter').waitFor();
});

test('script in names, titles and talk is shown as text and runs nowhere', async () => {
  const evil = '<img src=x onerror="window.pwned=1">';
  const host = await house.enter(evil.slice(0, 32));
  const id = await layTable(host, { title: `${evil}<script>window.pwned=2</script>` });
  const other = await house.enter('Konon');
  await other.locator('.tables b').getByText('<script>window.pwned=2</script>').waitFor();
  await goto(other, `#/table/${id}`);
  await other.getByRole('button', { name: 'Sit here' }).click();
  await host.locator('.say input').fill(`${evil} <svg onload="window.pwned=3"> **bold** {{EG-1}} javascript:alert(1)`);
  await host.getByRole('button', { name: 'Say' }).click();
  await other
    .locator('.said p')
    .getByText(`${evil} <svg onload="window.pwned=3"> **bold** {{EG-1}} javascript:alert(1)`)
    .waitFor();
  await host.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [host, other]) {
    await page.locator('.match .ask').waitFor();
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.locator('.said p').getByText('<svg onload').waitFor();
    expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
    expect(await page.locator('.said img, .said svg[onload], .seats img, main script').count()).toBe(0);
  }
  expect(await other.locator('.frieze').innerText()).toContain('<img src=x onerror=');
  // Reported, it stands as text before the admin too; hidden, it is gone for whoever comes next.
  await other.getByRole('button', { name: 'Report' }).click();
  await other.getByLabel('What is wrong with it?').fill('<b>shouting</b>');
  await other.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await other.getByText('The admins will look at it.').waitFor();
  const admin = await house.open('#/online');
  await ask(admin, 'POST', '/api/register', { name: 'Archon', password: 'thalassa thalassa' });
  await admin.reload();
  await goto(admin, '#/account');
  await admin.getByText('Become the admin').first().click();
  await admin.getByLabel('Token').fill(house.server.adminToken);
  await admin.getByRole('button', { name: 'Become the admin' }).click();
  await admin.getByRole('link', { name: 'Administration' }).click();
  await admin.getByText('<b>shouting</b>').waitFor();
  expect(await violations21(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Hide it' }).click();
  await admin.getByText('None.', { exact: true }).waitFor();
  // A resignation by mistake, taken back by the admin.
  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Resign' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await host.locator('.ask.over').getByText('has resigned').waitFor();
  await admin.reload();
  await admin.getByRole('button', { name: 'Reverse the end' }).click();
  await host.locator('.ask.over').waitFor({ state: 'detached' });
  expect(await admin.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();
});

test('by invitation into a council: command goes round, the others advise in private; draws and rewinds by consent', async () => {
  const first = await house.enter('Agis');
  const id = await layTable(first, { private: true });
  await first.getByRole('button', { name: 'Link into the council of Sparta' }).click();
  const council = await first.locator('.copy input').inputValue();
  await first.getByRole('button', { name: 'Make a link', exact: true }).click();
  await first.waitForFunction(link => document.querySelector<HTMLInputElement>('.copy input')?.value !== link, council);
  const table = await first.locator('.copy input').inputValue();
  expect(await violations21(first)).toEqual([]);
  const second = await house.open(new URL(council).hash);
  await second.getByLabel('Your name').fill('Brasidas');
  expect(await violations21(second)).toEqual([]);
  await second.getByRole('button', { name: 'Join the council of Sparta' }).click();
  await second.waitForURL(/#\/table\//);
  const athens = await house.open(new URL(table).hash);
  await athens.getByLabel('Your name').fill('Kleon');
  await athens.getByRole('button', { name: 'Play Athens' }).click();
  await athens.waitForURL(/#\/table\//);
  await first.getByText('Kleon').first().waitFor();
  // A revoked link is worth nothing.
  await first.getByRole('button', { name: 'Revoke' }).last().click();
  await first.getByText('· revoked').waitFor();
  const late = await house.open(new URL(table).hash);
  await late.getByText('This invitation is not valid any more.').waitFor();
  await first.getByRole('button', { name: 'Start the match' }).click();
  for (const page of [first, second, athens]) await page.locator('.match .ask').waitFor();

  const move = async (page: Page) => {
    const { legal, version } = await ask(page, 'GET', `/api/tables/${id}/position`);
    return ask(page, 'POST', `/api/tables/${id}/act`, { key: `k${version}${Math.random()}`, version, action: legal[0] });
  };
  const spartaAsked = async () => (await ask(first, 'GET', `/api/tables/${id}/position`)).pending[0].seat === 'sparta';
  const toSparta = async () => {
    while (!(await spartaAsked())) await move(athens);
  };
  await toSparta();
  await first.getByText('You have the command').waitFor();
  await second.getByText('Agis has the command').waitFor();
  expect(await move(second)).toEqual({ refused: { code: 'not-in-command' } });
  await second.getByRole('tab', { name: 'Table' }).click();
  await second.getByLabel('To my council').first().check();
  await second.locator('.say input').last().fill('Thebes, quietly');
  await second.getByRole('button', { name: 'Say' }).click();
  await first.getByRole('tab', { name: /Table/ }).click();
  await first.getByText('Thebes, quietly').waitFor();
  await athens.getByRole('tab', { name: 'Table' }).click();
  expect(await athens.getByText('Thebes, quietly').count()).toBe(0);
  expect(await violations21(first)).toEqual([]);
  await move(first);
  await toSparta();
  await second.getByText('You have the command').waitFor();

  // A rewind needs everybody; a draw ends it.
  const length = (await ask(first, 'GET', `/api/tables/${id}/position`)).length;
  await first.getByRole('button', { name: 'Propose to go back' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await athens.getByText(/wants to go back to after action/).waitFor();
  await athens.getByRole('button', { name: 'Agree' }).click();
  await athens.locator('.proposal-strip').waitFor({ state: 'detached' });
  expect((await ask(first, 'GET', `/api/tables/${id}/position`)).length).toBe(length - 1);
  await athens.getByRole('button', { name: 'Offer a draw' }).click();
  await athens.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await first.getByText('Athens offers a draw.').waitFor();
  await first.getByRole('button', { name: 'Decline' }).click();
  // A no is said, not only done.
  await athens.getByText('Sparta declines the draw.').waitFor();
  await athens.getByRole('button', { name: 'Put away' }).click();
  await athens.locator('.proposal-strip').waitFor({ state: 'detached' });
  await athens.getByRole('button', { name: 'Offer a draw' }).click();
  await athens.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await first.getByRole('button', { name: 'Agree' }).click();
  for (const page of [first, second, athens]) await page.getByText('A draw by agreement').first().waitFor();
});

test('a bot plays a seat and gives it up to whoever looks on; what happened since one’s last turn is told on opening', async () => {
  const host = await house.enter('Thales');
  const id = await layTable(host, { bots: { Athens: 'greedy' } });
  await host.getByRole('button', { name: 'Start the match' }).click();
  await host.locator('.match .ask').waitFor();
  await host.locator('.sherd[aria-disabled=false]').first().waitFor();
  const { legal, version } = await ask(host, 'GET', `/api/tables/${id}/position`);
  await goto(host, '#/online');
  await ask(host, 'POST', `/api/tables/${id}/act`, { key: 'away', version, action: legal[0] });
  // The bot has answered; its doings stand above the ask when the host comes back.
  await host.waitForFunction(async table => {
    const read = await (await fetch('/api/me/tables')).json();
    return read.some((line: { id: string; myTurn: boolean }) => line.id === table && line.myTurn);
  }, id);
  await goto(host, '#/online');
  await host.reload();
  await host
    .getByRole('link', { name: /Your turn/ })
    .first()
    .click();
  await host.locator('.since').getByText('Athens places an event').first().waitFor();
  await host.getByRole('button', { name: 'Seen', exact: true }).click();
  const { token } = await ask(host, 'POST', `/api/tables/${id}/invitations`, {});
  const guest = await house.open(`#/invitation/${token}`);
  await guest.getByLabel('Your name').fill('Hippias');
  await guest.getByRole('button', { name: 'Look on' }).click();
  await guest.getByText('You are looking on.').waitFor();
  expect(await guest.locator('.sherd').count()).toBe(0);
  await guest.getByRole('tab', { name: 'Table' }).click();
  await guest.getByRole('button', { name: 'Take over Athens from the bot' }).click();
  await host.getByText('Hippias wants to take over from the bot.').waitFor();
  await host.getByRole('button', { name: 'Agree' }).click();
  await guest.getByText('You are looking on.').waitFor({ state: 'detached' });
  await guest.locator('.sherd').first().waitFor();
  await guest.reload();
  await guest.locator('.sherd').first().waitFor();
});

test('every page in Italian and French, dark, on a phone, without a flaw that axe can find', async () => {
  for (const language of ['it', 'fr']) {
    const page = await house.open('#/online', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      settings: { language, theme: 'dark' },
    });
    await page.locator('.enter').waitFor();
    expect(await violations21(page)).toEqual([]);
    await ask(page, 'POST', '/api/guest', { name: `Solon ${language}` });
    await page.reload();
    const { id } = await ask(page, 'POST', '/api/tables', { game: 'egemonia', seat: 'sparta', bots: { athens: 'random' } });
    for (const at of ['#/online', `#/table/${id}`, '#/account', '#/reset/unknown-unknown-unknown']) {
      await goto(page, at);
      await page.locator('.card').first().waitFor();
      expect([at, await violations21(page)]).toEqual([at, []]);
      // Nothing sticks out sideways.
      expect([at, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([at, 390]);
    }
    await ask(page, 'POST', `/api/tables/${id}/start`);
    await goto(page, `#/table/${id}`);
    await page.reload();
    await page.locator('.match .ask').waitFor();
    await page.locator('.dock button').last().click();
    await page.locator('.table-panel').waitFor();
    expect(await violations21(page)).toEqual([]);
  }
});
