import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveInside } from '../online/online.ts';
import { visitors } from '../online/visitors.ts';
import { answer, askOf, go, press } from './player.ts';
import { MARCH } from './scenes.ts';

const SEATS = ['carthage', 'timoleon', 'hicetas', 'dionysius'] as const;
type Seat = (typeof SEATS)[number];

/** Ids, tokens and the secret of the dice come in the same order every time. */
let made = 0;
const next = (): string => String(made++).padStart(8, '0');
const house = visitors(() =>
  serveInside({
    chance: { id: () => `id-${next()}`, token: () => `token-${next()}-token-token`, secret: () => '5b'.repeat(32) },
  }),
);

/** Everything that reaches the page of a seat: frames of its line and answers of the server. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', line => line.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', answer => {
    if (answer.url().includes('/api/'))
      void answer.text().then(
        text => heard.push(text),
        () => {},
      );
  });
  return heard;
}
const api = (page: Page, path: string, body?: object): Promise<Record<string, never>> =>
  page.evaluate(
    async ([at, sent]) => {
      const answer = await fetch(`/api${at}`, {
        ...(sent === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${at}: ${text}`);
      return text === '' ? {} : JSON.parse(text);
    },
    [path, body ?? null] as const,
  );

/** March 343, four people: Timoleon speaks and acts first, Dionysius second. */
const SCENE = { ...MARCH, phase: 'negotiation' };

test('four people in four browsers: treaties, tactics, proposals, bids and letters reach only those who may know them (TI-III-l, TI-III-o, TI-VIII-b, TI-R83)', {
  timeout: 300_000,
}, async () => {
  const pages = {} as Record<Seat, Page>;
  const heard = {} as Record<Seat, string[]>;
  for (const seat of SEATS) {
    pages[seat] = await house.enter(seat, { settings: { confirm: 'never' } });
    heard[seat] = listen(pages[seat]);
  }
  const { carthage, timoleon, hicetas, dionysius } = pages;
  const { id } = await api(carthage, '/tables', { game: 'timoleon', position: SCENE, seat: 'carthage', public: true });
  for (const seat of SEATS) if (seat !== 'carthage') await api(pages[seat], `/tables/${id}/join`, { seat });
  await api(carthage, `/tables/${id}/start`, {});
  for (const seat of SEATS) {
    await pages[seat].goto(`${house.server.url}/#/table/${id}`);
    await pages[seat].locator('.match .ask').waitFor({ timeout: 90_000 });
  }
  /** Who of them was ever sent a text. */
  const knows = (text: string): Seat[] => SEATS.filter(seat => heard[seat].some(one => one.includes(text)));
  const versionOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.match')?.dataset.version);
  /** All four pages have come to where one of them is. */
  const together = async (page: Page): Promise<void> => {
    const version = await versionOf(page);
    for (const seat of SEATS)
      await pages[seat].waitForFunction(
        wanted => document.querySelector<HTMLElement>('.match')?.dataset.version === wanted,
        version,
        { polling: 20 },
      );
  };
  /** Whatever is asked of anybody is answered plainly, until a seat is asked for a step. */
  const until = async (wanted: Seat, step: string): Promise<void> => {
    for (let n = 0; n < 60; n++) {
      const { pending } = await api(carthage, `/tables/${id}/position`);
      const [asked] = pending as readonly { seat: Seat; step: string }[];
      if (asked.seat === wanted && asked.step === step) return;
      await answer(pages[asked.seat]);
      await together(pages[asked.seat]);
    }
    throw new Error(`${wanted} is never asked for ${step}`);
  };
  const send = async (page: Page, action: object): Promise<void> => {
    await askOf(page);
    const { version } = await api(page, `/tables/${id}/position`);
    const answer = await api(page, `/tables/${id}/act`, { key: `key-${version}-${JSON.stringify(action)}`, version, action });
    if ('refused' in answer) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(answer)}`);
    // The answer and what the page is told go different ways: whichever comes first, go on when both are here.
    await page.waitForFunction(
      wanted => document.querySelector<HTMLElement>('.match')?.dataset.version === wanted,
      String(answer.version),
      { polling: 20 },
    );
  };

  // A treaty: its terms are between the two.
  await press(timoleon, '[data-type=draft][data-to=hicetas]');
  await timoleon.getByLabel('We pay').selectOption({ label: '70 talents' });
  await press(timoleon, '[data-term=offer]');
  await press(timoleon, '[data-choice=send]');
  await together(timoleon);
  await press(hicetas, '[data-choice=refuse]');
  await together(hicetas);
  expect(knows('"talents":70')).toEqual(['timoleon', 'hicetas']);
  expect(knows('treaty-offered')).toEqual([...SEATS]);

  // A letter from Timoleon to Hicetas and Dionysius.
  await timoleon.getByRole('tab', { name: 'Talks' }).click();
  for (const name of ['Hicetas', 'Dionysius']) await timoleon.locator('.ti-letters .ti-pick', { hasText: name }).click();
  await timoleon.locator('.ti-letters textarea').fill('Leave Leontini to me.');
  await timoleon.locator('.ti-letters [type=submit]').click();
  await timoleon.locator('.ti-letters .mine').waitFor();
  for (const page of [hicetas, dionysius]) {
    await page.getByRole('tab', { name: 'Talks' }).click();
    await page.locator('.ti-letters', { hasText: 'Leave Leontini to me.' }).waitFor();
  }

  // Everybody has spoken; Timoleon attacks Hicetas before Leontini. Hicetas seals his tactic first.
  for (const seat of ['timoleon', 'dionysius', 'hicetas', 'carthage'] as const)
    await press(pages[seat], '.ti-guide > .acts [data-choice=done]');
  await until('timoleon', 'operations');
  await go(timoleon, 'catana');
  await press(timoleon, '[data-choice=all]');
  await press(timoleon, '[data-choice=march]');
  await go(timoleon, 'leontini');
  await press(hicetas, '[data-choice=stand]');
  const marks = SEATS.map(seat => heard[seat].length);
  await press(timoleon, '[data-type=attack]');
  await hicetas.locator('.ti-battle [data-option=ambush]').click();
  await hicetas.locator('.ask.waiting').waitFor();
  const before = heard.timoleon.length;
  await timoleon.locator('.ti-battle [data-option=double_flank]').waitFor();
  expect(SEATS.filter((seat, at) => heard[seat].slice(marks[at]).some(one => one.includes('ambush')))).toEqual(['hicetas']);
  expect(knows('double_flank"').filter(seat => seat !== 'timoleon')).toEqual([]);
  await press(timoleon, '.ti-battle [data-option=double_flank]');
  await together(timoleon);
  expect(heard.timoleon.slice(before).some(one => one.includes('ambush'))).toBe(true);
  expect(knows('"attackOption":"double_flank"')).toEqual([...SEATS]);

  await until('dionysius', 'operations');
  // A proposal in secret, which Hicetas spies out; Dionysius seals what he bids.
  await send(dionysius, { type: 'court', leader: 'mamercus' });
  await dionysius.locator('.ask.waiting').waitFor();
  await together(dionysius);
  expect(knows('"target":"mamercus"')).toEqual(['dionysius']);
  await press(hicetas, '[data-choice=spy]');
  await together(hicetas);
  expect(knows('"target":"mamercus"')).toEqual(['hicetas', 'dionysius']);
  await press(hicetas, '.ti-guide [data-choice=done]');
  if ((await askOf(carthage)).includes('spy?')) await press(carthage, '[data-choice=ignore]');
  await send(dionysius, { type: 'bid', talents: 77 });
  await dionysius.locator('.ask.waiting').waitFor();
  expect(knows('"talents":77').filter(seat => seat !== 'dionysius')).toEqual([]);
  // Hicetas knows, but his chest went with the battle (TI-IV-h): he seals nothing, and as the last. Then all offers are opened.
  await send(hicetas, { type: 'bid', talents: 0 });
  await together(hicetas);
  expect(knows('"talents":77')).toEqual([...SEATS]);
  expect(knows('diplomacy-result')).toEqual([...SEATS]);

  // Those who were not meant never got the letter.
  expect(knows('Leave Leontini to me.')).toEqual(['timoleon', 'hicetas', 'dionysius']);
});
