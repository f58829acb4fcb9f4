import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { house } from '../house.ts';
import { activate, answer, beginWar, clickSpace, endStory, hear, isTelling, tapSpace } from './player.ts';

const { open: openPage } = house();
/** The great map takes its time on a busy machine. */
const open: typeof openPage = async options => {
  const page = await openPage(options);
  page.setDefaultTimeout(60_000);
  return page;
};

/** Everything that a part of the page says. */
const said = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';
const ask = (page: Page): Promise<string> => said(page.locator('.ask'));
const treasury = async (page: Page, side: string): Promise<string> =>
  (await said(page.locator(`.ledger.${side} .purse-now`))).trim();
const lesson = (page: Page): Promise<string> => said(page.locator('.lesson'));

/** What a story says when it has been told to its end: what is to come is not given away. */
async function toldWhole(page: Page): Promise<string> {
  await hear(page);
  await page.locator('.beats li:last-child.now').waitFor();
  return said(page.locator('.story'));
}
async function afterStory(page: Page): Promise<string> {
  const told = await toldWhole(page);
  await endStory(page);
  return told;
}

test('PW-EX the guided example of play, clicked through, with every printed number', { timeout: 240_000 }, async () => {
  const page = await open({ at: '#/learn/peloponnesian-war/example' });
  // At its beginning a story says neither whither it goes nor what falls on the way.
  await page.locator('.story').waitFor();
  await page.locator('.bead-line button').first().dispatchEvent('click');
  await page.locator('.of-story .player-buttons button').first().click();
  await page.locator('.story[data-beat="0"]').waitFor();
  const begun = await said(page.locator('.story'));
  for (const words of ['Decelea', 'Panactum', 'Archidamus']) expect(begun).not.toContain(words);
  const opening = await afterStory(page);
  for (const words of ['Decelea', '12 hoplites', '1,400', 'of 4', 'Panactum']) expect(opening).toContain(words);
  expect(await treasury(page, 'athens')).toBe('4,500');
  expect(await treasury(page, 'sparta')).toBe('1,600');

  // A move that is legal but not the example's is answered with the hint, and nothing happens.
  await page.getByRole('button', { name: 'Pass for the turn' }).click();
  expect(await said(page.getByRole('alert'))).toContain('the lesson goes another way here');
  await page.getByRole('button', { name: 'Try an operation' }).click();

  await page.getByText('Step 2 of 18').waitFor();
  await clickSpace(page, 'erineus');
  await page.getByText('Pericles gathers at Athens').waitFor();
  await clickSpace(page, 'piraeus');
  await page.getByText('Pericles gathers at Piraeus').waitFor();
  await page.getByRole('button', { name: 'One more: Athenian ships' }).click();
  await page.getByRole('button', { name: 'One fewer: Athenian ships' }).click();
  await activate(page, 'Athenian ships', 3);
  await page.getByText('Step 5 of 18').waitFor();
  expect(await treasury(page, 'athens')).toBe('3,300');
  const way = await said(page.locator('.way'));
  expect(way).toContain('18 spaces, 2 equal routes');
  for (const space of ['Prasiae', 'Corone', 'Erineus']) expect(way).toContain(space);
  expect(way).toContain('12.5 %');
  await page.getByRole('button', { name: 'March to Erineus' }).click();
  const coast = await afterStory(page);
  for (const words of ['Prasiae', 'Corone', 'Oeniadae']) expect(coast).toContain(words);
  expect(coast).toContain('Sparta passes');

  await page.getByRole('button', { name: 'Try an operation' }).click();
  await page.getByText('Step 7 of 18').waitFor();
  await clickSpace(page, 'heraclea');
  await page.getByText('Demosthenes gathers at Athens').waitFor();
  await clickSpace(page, 'chios');
  await page.getByText('Demosthenes gathers at Chios').waitFor();
  await activate(page, 'hoplites allied to Athens', 1);
  await page.getByText('Step 10 of 18').waitFor();
  await activate(page, 'ships allied to Athens', 1);
  await page.getByText('Step 11 of 18').waitFor();
  expect(await treasury(page, 'athens')).toBe('2,700');
  await page.getByRole('button', { name: 'March to Heraclea' }).click();

  await page.getByText('Step 12 of 18').waitFor();
  await page.getByRole('button', { name: 'Try an operation' }).click();
  await page.getByText('Step 13 of 18').waitFor();
  await clickSpace(page, 'thebes');
  await page.getByText('Cleon gathers at Athens').waitFor();
  await activate(page, 'Athenian hoplites', 6);
  await page.getByText('Step 15 of 18').waitFor();
  await activate(page, 'Athenian cavalry', 1);
  await page.getByText('Step 16 of 18').waitFor();
  expect(await treasury(page, 'athens')).toBe('1,300');
  await page.getByRole('button', { name: 'March to Thebes' }).click();
  await afterStory(page);
  expect(await page.locator('.marker.ravaged').count()).toBe(15);

  await page.getByRole('button', { name: 'Pass for the turn' }).click();
  const combat = await toldWhole(page);
  for (const heading of ['Combat', 'Rebellion', 'Income']) expect(await said(page.locator('.beats'))).toContain(heading);
  // The battle opens before the map: Athens 3 + 1 = 4, Sparta 4 + 1 = 5.
  await page.locator('.beats button', { hasText: /battle of Thebes/ }).click();
  const battle = page.getByRole('dialog', { name: 'The battle of Thebes' });
  const fought = await said(battle);
  for (const words of ['5 against 4', '1 against 2', 'Cleon', '41.7 %', 'Sparta wins by 1', 'takes hostages', '0 → −15'])
    expect(fought).toContain(words);
  expect(await said(battle.locator('.grid36 .fell'))).toBe('−1');
  expect(await battle.locator('.grid36 span').count()).toBe(36);
  await battle.getByRole('button', { name: 'Next: Battle of Erineus' }).click();
  await page.getByRole('dialog', { name: 'The battle of Erineus' }).waitFor();
  await page.keyboard.press('Escape');
  await endStory(page);
  for (const words of ['Thebes', 'Erineus', 'taken', '3,350', '1,850']) expect(combat).toContain(words);
  expect(await treasury(page, 'athens')).toBe('5,250');
  expect(await treasury(page, 'sparta')).toBe('3,450');
  expect(await said(page.locator('.turn-line'))).toContain('+15');
  await page.getByRole('tab', { name: 'Points' }).click();
  expect(await said(page.locator('.points-sheet'))).toMatch(/Turn 1[\s\S]*Battle of Thebes[\s\S]*−15[\s\S]*Total[\s\S]*\+15/);

  await page.getByRole('button', { name: 'Stop building' }).click();
  await afterStory(page);
  expect(await lesson(page)).toContain('you now play Sparta');
  expect(await treasury(page, 'sparta')).toBe('2,850');
  await page.getByRole('button', { name: 'Go on to the second part' }).click();
  const plague = await afterStory(page);
  for (const words of ['plague', '600', 'Amphipolis', 'Thasos', 'Cut']) expect(plague).toContain(words);
  expect(await treasury(page, 'athens')).toBe('4,600');
  await page.context().close();
});

test('a whole campaign turn as Athens, by clicks', { timeout: 240_000 }, async () => {
  const page = await open({ settings: { story: false } });
  await beginWar(page);
  await page.getByText('An operation, or pass?').waitFor();
  expect(await violations(page)).toEqual([]);
  let operations = 0;
  const done = () => said(page.locator('.turn-line b').first());
  for (let n = 0; n < 90 && (await done()) === '1'; n++) {
    if (await isTelling(page)) await endStory(page);
    const now = await ask(page);
    const before = await said(page.locator('.log'));
    if (now.includes('An operation, or pass?') && operations < 2) {
      operations++;
      await page.getByRole('button', { name: 'Try an operation' }).click();
    } else if (now.includes('An operation, or pass?')) await page.getByRole('button', { name: 'Pass for the turn' }).click();
    else if (now.includes('Name the objective')) await clickSpace(page, 'methana');
    else if (now.includes('gathers at')) {
      const march = page.getByRole('button', { name: /^March to/ });
      if ((await march.getAttribute('aria-disabled')) !== 'true') await march.click();
      else if (now.includes('gathers at Piraeus')) {
        await activate(page, 'Athenian ships', 1);
        await page.locator('.with-him').waitFor();
        continue;
      } else await clickSpace(page, 'piraeus');
    } else if (now.includes('Build for')) await page.getByRole('button', { name: 'Stop building' }).click();
    else await page.locator('.options .btn').last().click();
    await page.waitForFunction(
      ([log, words]) =>
        document.querySelector('.log')?.textContent !== log || document.querySelector('.ask')?.textContent !== words,
      [before, now] as const,
      { polling: 20 },
    );
  }
  expect(await done()).toBe('2');
  expect(operations).toBeGreaterThan(0);
  expect(await said(page.locator('.log'))).toMatch(/receives [\d,]+ talents/);
  await page.getByRole('tab', { name: 'Strategy' }).click();
  expect(await page.locator('.matrix').count()).toBe(2);
  // What the game did is told again, chapter by chapter.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log .head', { hasText: 'Income' }).getByRole('button', { name: 'Tell me' }).click();
  expect(await said(page.locator('.story h1'))).toContain('Income');
  await endStory(page);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test('what is not lit says why, with its rule', { timeout: 120_000 }, async () => {
  const page = await open({ settings: { story: false }, at: '#/learn/peloponnesian-war/example' });
  await page.getByRole('button', { name: 'Try an operation' }).click();
  await page.getByText('Step 2 of 18').waitFor();
  await clickSpace(page, 'erineus');
  await page.getByText('Pericles gathers at Athens').waitFor();
  await clickSpace(page, 'idhra');
  const tip = page.locator('.tip[role=alert]');
  await tip.waitFor();
  expect(await said(tip)).toMatch(/PW-(5\.1\.6-b|0\.5-i)/);
  expect(await said(tip)).not.toContain('**'); // its marks are drawn, not shown
  await page.context().close();
});

test('zones and sources are layers on demand; a space is found by its name', { timeout: 120_000 }, async () => {
  const page = await open({ settings: { story: false } });
  await beginWar(page);
  await page.getByText('An operation, or pass?').waitFor();
  await page.getByRole('button', { name: 'Layers of the map' }).click();
  await page.getByLabel('Zones of Athens').check();
  expect(await page.locator('.zone.athens > circle').count()).toBeGreaterThan(5);
  await page.getByLabel('Sources: what is reconstructed').check();
  expect(await page.locator('.sources circle').count()).toBeGreaterThan(50);
  // What stands open is put away first; then a key finds, and suggests.
  await page.keyboard.press('Escape');
  expect(await page.locator('.map-pop').count()).toBe(0);
  await page.keyboard.press('/');
  const find = page.getByRole('combobox', { name: 'Find a space' });
  expect(await page.locator('.map-pop option[value="Syracuse"]').count()).toBe(1);
  await find.fill('Byzantium');
  await find.press('Enter');
  await page.waitForTimeout(300);
  const box = await page.locator('.place[data-place="byzantium"] .symbol').boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect(box?.x).toBeLessThan(1080);
  await page.context().close();
});

test('companion: every roll of an operation is asked for in words', { timeout: 120_000 }, async () => {
  const page = await open({ settings: { story: false } });
  await beginWar(page, 'At your table');
  const asked: string[] = [];
  let last = '';
  for (let n = 0; n < 40; n++) {
    // The next roll, or what to decide: not the roll that was just answered.
    await page.waitForFunction(
      before => {
        const needs = document.querySelector<HTMLElement>('.needs');
        return needs === null ? document.querySelector('.ask .acts') !== null : needs.dataset.roll !== before;
      },
      last,
      { polling: 'raf' },
    );
    const needs = page.locator('.companion .needs');
    if ((await needs.count()) === 0) break;
    const known = (roll: string): number => Number(roll.split(' ')[1] ?? -1);
    const before = last;
    last = (await needs.getAttribute('data-roll')) ?? '';
    // Two taps in one moment are one roll: the second does not answer the next.
    expect(known(last)).toBeLessThanOrEqual(known(before) + 1);
    asked.push(await said(page.locator('.companion')));
    // The die of the objective is a 5 at this table: Decelea.
    const face = asked[asked.length - 1].includes('The objective: one die') ? 4 : 0;
    await needs.locator(`[data-face="${face + 1}"]`).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  }
  expect(asked.join('\n')).toContain('The objective: one die');
  expect(asked.join('\n')).toMatch(/Which of the equal routes|Interception: one die/);
  await page.getByText('An operation, or pass?').waitFor();
  expect(await said(page.locator('.log'))).toContain('Archidamus marches on Decelea');
  await page.context().close();
});

test('PW-11 two players at one screen: each asked in turn, nothing to hide, points for both', { timeout: 240_000 }, async () => {
  const page = await open({ settings: { story: false } }); // and nothing to seal
  await beginWar(page, 'At one screen');
  await page.locator('.ask h1').waitFor();
  const turn = () => said(page.locator('.turn-line b').first());
  const asked = new Set<string>();
  for (let n = 0; n < 80 && (await turn()) === '1'; n++) {
    if (await isTelling(page)) await endStory(page);
    asked.add(await said(page.locator('.ledger .who b').first()));
    expect(await page.locator('.curtain').count()).toBe(0);
    await answer(page);
  }
  expect(await turn()).toBe('2');
  expect([...asked].sort()).toEqual(['Athens', 'Sparta']);
  expect(await said(page.locator('.turn-line'))).toMatch(/Points\s*[+−]?\d+ : [+−]?\d+/);
  await page.getByRole('tab', { name: 'Points' }).click();
  expect(await page.locator('.points-sheet').count()).toBe(2);
  expect(await page.locator('.strategy-card').count()).toBe(0);
  await page.context().close();
});

test('a phone: an operation by taps, the sheet lowered and raised', { timeout: 120_000 }, async () => {
  const page = await open({
    settings: { story: false },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    at: '#/learn/peloponnesian-war/example',
  });
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).tap();
  await tap('Try an operation');
  await page.getByText('Step 2 of 18').waitFor();
  await tapSpace(page, 'erineus');
  await page.getByText('Pericles gathers at Athens').waitFor();
  await tapSpace(page, 'piraeus');
  await page.getByText('Pericles gathers at Piraeus').waitFor();
  await tap('Raise or lower the sheet');
  expect(await page.locator('.sheet.peek .ask h1').isVisible()).toBe(true);
  expect(await page.locator('.sheet.peek .way').isVisible()).toBe(false);
  await tap('Raise or lower the sheet');
  for (let n = 0; n < 3; n++) await tap('One more: Athenian ships');
  await tap(/^Activate/);
  await page.getByText('Step 5 of 18').waitFor();
  await tap('March to Erineus');
  await page.getByText('Step 6 of 18').waitFor();
  await page.context().close();
});

test('chips march along their way; with reduced motion they stand at its end', { timeout: 120_000 }, async () => {
  const page = await open({
    settings: { story: true, speed: 0.5 },
    reducedMotion: 'no-preference',
    at: '#/learn/peloponnesian-war/example',
  });
  await page.locator('.story').waitFor();
  const marching = await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-march]')].some(chip => chip.getAnimations().length > 0) ? 'marching' : null,
  );
  expect(await marching.jsonValue()).toBe('marching');
  await endStory(page);
  await page.context().close();
});

test('a phone, held either way: when the story that came with the page is over, the map shows where the war is', {
  timeout: 120_000,
}, async () => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    const page = await open({ viewport, hasTouch: true });
    await beginWar(page);
    await page.locator('.story').waitFor();
    await endStory(page);
    await page.waitForTimeout(300);
    const seen = await page.evaluate(() => {
      const pane = document.querySelector('.pane')?.getBoundingClientRect() ?? new DOMRect();
      return ['athens', 'corinth', 'sparta'].filter(id => {
        const { x, y } = document.querySelector(`.place[data-place="${id}"] .symbol`)?.getBoundingClientRect() ?? new DOMRect();
        return x > pane.left && x < pane.right && y > pane.top && y < pane.bottom;
      });
    });
    expect(seen, `${viewport.width} × ${viewport.height}`).not.toEqual([]);
    await page.context().close();
  }
});

test('a phone: the map above, the ask in the sheet, no sideways scroll', { timeout: 120_000 }, async () => {
  const page = await open({ settings: { story: false }, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await beginWar(page);
  await page.getByText('An operation, or pass?').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Try an operation' }).click();
  await page.getByRole('navigation').getByRole('button', { name: 'Strategy' }).click();
  await page.locator('.matrix').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
