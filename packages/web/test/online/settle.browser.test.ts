import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Running, serveInside } from './online.ts';
import { visitors } from './visitors.ts';

let inside: Running & { pass(milliseconds: number): void };
const house = visitors(async () => {
  inside = await serveInside({ bots: 1 });
  return inside;
});

const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([at, given]) =>
      (
        await fetch(at as string, {
          ...(given === undefined
            ? {}
            : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
        })
      ).json(),
    [path, body] as const,
  );

/** A match that two people have opened, by seat; the table as a host may have laid it. */
async function begun(people: Readonly<Record<string, Page>>, wish: object = {}): Promise<string> {
  const { sparta, athens } = people;
  const { id } = await ask(sparta, '/api/tables', { game: 'egemonia', public: true, seat: 'sparta', ...wish });
  await ask(athens, `/api/tables/${id}/join`, { seat: 'athens' });
  await ask(sparta, `/api/tables/${id}/start`, {});
  await Promise.all([sparta, athens].map(page => openTable(page, id)));
  return id;
}
async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${house.server.url}/#/table/${id}`);
  await page.locator('.match .ask').waitFor();
  await page.getByRole('tab', { name: /Table/ }).click();
}
const askedAt = async (page: Page, id: string): Promise<string> =>
  (await ask(page, `/api/tables/${id}/position`)).pending[0].seat;

/** What the report says that the button of a finished match leads to. */
async function reportOf(page: Page): Promise<{ readonly title: string; readonly head: string; readonly moments: number }> {
  await page.getByRole('button', { name: 'See the report' }).click();
  await page.locator('.report .graph').waitFor();
  const line = (await page.locator('.graph .line').getAttribute('d')) ?? '';
  const head = page.locator('.report-head');
  return { title: await head.locator('h1').innerText(), head: await head.innerText(), moments: line.split('L').length };
}
/** Both do the first thing that may be done whenever they are asked, until so many actions stand or the match is over; how many stand then. */
async function playFirst(people: Readonly<Record<string, Page>>, id: string, until = Number.MAX_SAFE_INTEGER): Promise<number> {
  const play = (page: Page) =>
    page.evaluate(
      async ([table, most]) => {
        const headers = { 'content-type': 'application/json' };
        for (;;) {
          const { length, legal, version, outcome } = await (await fetch(`/api/tables/${table}/position`)).json();
          if (outcome !== null || length >= most) return length as number;
          const body = JSON.stringify({ key: `v${version}`, version, action: legal[0] });
          if (legal.length > 0) await fetch(`/api/tables/${table}/act`, { method: 'POST', headers, body });
        }
      },
      [id, until] as const,
    );
  const [length] = await Promise.all([play(people.sparta), play(people.athens)]);
  return length;
}

test('time is over: whoever waits claims the match', async () => {
  const people: Record<string, Page> = { sparta: await house.enter('Agis'), athens: await house.enter('Kleon') };
  for (const page of Object.values(people)) await page.clock.install();
  const id = await begun(people, { pace: { kind: 'live', minutes: 1, increment: 0 } });
  const late = await askedAt(people.sparta, id);
  const waiting = people[late === 'sparta' ? 'athens' : 'sparta'];
  expect(await waiting.getByRole('button', { name: /Claim the match/ }).count()).toBe(0);
  inside.pass(2 * 60_000);
  await waiting.clock.fastForward('02:00');
  await waiting.getByRole('button', { name: /Claim the match/ }).click();
  await waiting.locator('.ask.over').waitFor();
  expect((await ask(waiting, `/api/tables/${id}/position`)).outcome).toMatchObject({ reason: 'timeout', seat: late });
  // What decided it can be asked also where the clock did.
  const report = await reportOf(waiting);
  expect(report.title).toBe(`${late === 'sparta' ? 'Sparta' : 'Athens'} ran out of time`);
  expect(report.moments).toBe(1);
});

test('a match that was resigned, or drawn by agreement, has a report up to its last moment; the file of it too', async () => {
  const people: Record<string, Page> = { sparta: await house.enter('Brasidas'), athens: await house.enter('Nikias') };
  const { sparta, athens } = people;
  const id = await begun(people);
  await playFirst(people, id, 6);
  // While it runs nobody is advised: there is no button, and what the server gives out of it is no match that could be opened and asked about.
  expect(await sparta.getByRole('button', { name: /advice/i }).count()).toBe(0);
  const running = Buffer.from(JSON.stringify(await ask(sparta, `/api/tables/${id}/log`)));
  const other = await house.open('');
  const files = other.locator('input[type=file]').first();
  await files.setInputFiles({ name: 'running.json', mimeType: 'application/json', buffer: running });
  await other.getByText('not a Polemos match file').waitFor();
  await other.getByRole('button', { name: 'Close' }).click();
  await ask(athens, `/api/tables/${id}/resign`, {});
  await sparta.locator('.ask.over').waitFor();
  const [file] = await Promise.all([
    sparta.waitForEvent('download'),
    sparta.locator('.ask.over').getByRole('button', { name: 'Download the match' }).click(),
  ]);
  const resigned = await reportOf(sparta);
  expect(resigned).toMatchObject({ title: 'Athens has resigned', moments: 7 });
  expect(resigned.head).toContain('Sparta wins');
  expect(resigned.head).toContain('did not end by its rules');
  // Its moments can be seen, with no curtain before them.
  await sparta.locator('.heaviest a, .turning a').first().click();
  await sparta.locator('.match[data-version] .board, .match .map').first().waitFor();
  expect(await sparta.locator('.curtain').count()).toBe(0);
  // The same from the file, in a browser that knows nothing of the table.
  await files.setInputFiles(await file.path());
  await other.getByRole('heading', { name: 'Athens has resigned' }).waitFor();
  await other.locator('.ask').getByRole('link', { name: 'See the report' }).click();
  await other.locator('.report .graph').waitFor();
  expect(await other.locator('.report-head h1').innerText()).toBe('Athens has resigned');

  const next = await begun(people);
  await playFirst(people, next, 3);
  await ask(sparta, `/api/tables/${next}/propose`, { kind: 'draw' });
  await ask(athens, `/api/tables/${next}/answer`, { kind: 'draw', yes: true });
  await athens.locator('.ask.over').waitFor();
  expect(await reportOf(athens)).toMatchObject({ title: 'A draw by agreement', moments: 4 });
});

test('a match that ended by its rules has a report in the browser of whoever played it', async () => {
  const people: Record<string, Page> = { sparta: await house.enter('Klearidas'), athens: await house.enter('Laches') };
  const id = await begun(people);
  const length = await playFirst(people, id);
  await people.sparta.locator('.ask.over').waitFor();
  const { moments, head } = await reportOf(people.sparta);
  expect(moments).toBe(length + 1);
  expect(head).not.toContain('did not end by its rules');
});

test('a seat is handed over to a bot by consent; whoever sat there looks on', async () => {
  const people: Record<string, Page> = { sparta: await house.enter('Pausanias'), athens: await house.enter('Themistokles') };
  const id = await begun(people);
  const seat = await askedAt(people.sparta, id);
  const other = seat === 'sparta' ? 'athens' : 'sparta';
  const tired = people[seat];
  await tired.getByRole('button', { name: 'Hand over to a bot' }).click();
  await tired.getByRole('dialog').getByRole('combobox').selectOption('greedy');
  await tired.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await people[other].getByRole('button', { name: 'Agree' }).click();
  await tired.getByText('You are looking on.').waitFor();
  // The bot moves, and goes on until the other is asked.
  await people[other].locator('.sherd[aria-disabled=false]').first().waitFor();
  expect(await tired.locator('.sherd').count()).toBe(0);
});

test('a council votes by clicks; talk of a muted person is gone', async () => {
  const people: Record<string, Page> = { sparta: await house.enter('Lysander'), athens: await house.enter('Konon') };
  const id = await begun(people, { council: 'vote' });
  const { token } = await ask(people.sparta, `/api/tables/${id}/invitations`, { seat: 'sparta' });
  const second = await house.enter('Gylippos');
  await ask(second, '/api/invitation/accept', { token, seat: 'sparta' });
  await openTable(second, id);
  for (let n = 0; n < 30 && (await askedAt(people.sparta, id)) !== 'sparta'; n++) {
    const { legal, version } = await ask(people.athens, `/api/tables/${id}/position`);
    await ask(people.athens, `/api/tables/${id}/act`, { key: `v${version}`, version, action: legal[0] });
  }
  await people.sparta.getByText('You have the command').waitFor();
  await people.sparta.getByRole('button', { name: 'Vote for Gylippos' }).click();
  await people.sparta.getByText('Gylippos: your vote').waitFor();
  await second.getByRole('button', { name: 'Vote for Gylippos' }).click();
  await second.getByText('You have the command').waitFor();
  await people.sparta.getByText('Gylippos has the command').waitFor();

  await second.locator('.say input:not([type=checkbox])').fill('the sea is ours');
  await second.getByRole('button', { name: 'Say', exact: true }).click();
  await people.athens.locator('.said').getByText('the sea is ours').waitFor();
  await people.athens.getByRole('button', { name: 'Mute Gylippos' }).click();
  await people.athens.getByText('the sea is ours').waitFor({ state: 'detached' });
  // The page of whoever is muted knows it, and the table shows the way back.
  await people.athens.goto(`${house.server.url}/#/person/${(await ask(second, '/api/me')).me.id}`);
  await people.athens.getByRole('button', { name: 'Hear Gylippos again' }).waitFor();
  await openTable(people.athens, id);
  await people.athens.getByRole('button', { name: 'Hear Gylippos again' }).click();
  await people.athens.locator('.said').getByText('the sea is ours').waitFor();
  // Whoever advises is not asked: no hand that could be played, no turn in the lobby.
  expect(await people.sparta.locator('.sherd[aria-disabled=false]').count()).toBe(0);
  const turns = async (page: Page) =>
    (await ask(page, '/api/me/tables')).filter((line: { myTurn: boolean }) => line.myTurn).length;
  expect([await turns(people.sparta), await turns(second)]).toEqual([0, 1]);
  // The mark of who must move follows the board.
  expect(await second.locator('.seats .to-act b').allInnerTexts()).toEqual(['Sparta']);
});
