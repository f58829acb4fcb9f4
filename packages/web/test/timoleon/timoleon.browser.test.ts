import { expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { house } from '../house.ts';
import { answerUntil, askOf, go, logOf, press } from './player.ts';
import { ATTACK, OPERATIONS, openScene, SPIED, SPIES, TALKS } from './scenes.ts';

const home = house();
const { open } = home;
/** With these dice the spy sees: his first is a 4 or more. */
const SEES = 4;
const settings = { story: false, confirm: 'never' };

test('a month as Timoleon against three bots: a treaty signed and broken, a proposal spied out, a siege, a battle (TI-R83, TI-III-m, TI-S-a, TI-L-a)', {
  timeout: 240_000,
}, async () => {
  const page = await open({ settings });
  // Timoleon never spies (TI-III-r): Hicetas has found out whom Dionysius courts, and has told him. He bids against it.
  await openScene(page, { position: SPIES, acts: SPIED, seed: 'Thapsos' });
  await askOf(page);
  expect(await page.locator('.ti-target').first().textContent()).toMatch(/Mamercus.*Dionysius/);
  expect(await logOf(page)).toMatch(/Hicetas tells the Democrats what he has learned about Mamercus/);
  await page.getByRole('button', { name: 'against', exact: false }).first().click();
  await page.locator('.ti-guide .ti-pick', { hasText: /^60$/ }).click();
  await press(page, '.ti-guide [data-type=oppose]');
  await askOf(page);
  expect(await logOf(page)).toMatch(/Mamercus/);
  await page.goto(home.address);
  await openScene(page, { position: TALKS });
  // A truce for a hundred talents: Hicetas, who has sixty, signs.
  await press(page, '[data-type=draft][data-to=hicetas]');
  await page.getByLabel('Truce until').selectOption({ label: 'June 343' });
  await press(page, '[data-term=truce]');
  await page.getByLabel('We pay').selectOption({ label: '100 talents' });
  await press(page, '[data-term=offer]');
  expect(await page.locator('.ti-treaty').textContent()).toMatch(
    /truce until June 343.*100 talents from the Democrats to Hicetas/,
  );
  await press(page, '[data-choice=send]');
  await askOf(page);
  expect(await logOf(page)).toMatch(/The Democrats and Hicetas sign a treaty/);
  await page.getByRole('tab', { name: 'Talks' }).click();
  expect(await page.locator('.ti-bonds').textContent()).toMatch(/truce until June 343/);
  await press(page, '.ti-guide > .acts [data-choice=done]');
  await answerUntil(page, ask => ask.startsWith('Operations'));
  // Cleander lays siege to Inessa and storms the walls.
  await go(page, 'inessa');
  await press(page, '[data-choice=all]');
  await press(page, '[data-choice=march]');
  await press(page, '[data-choice=besiege]');
  expect(await page.locator('.ti-guide').textContent()).toMatch(
    /The city falls: \d+ % to \d+ %\. You lose .*You are thrown back and the siege is lifted: \d+ % to \d+ %\. You lose /,
  );
  await press(page, '[data-choice=assault]');
  await page.waitForSelector('.ti-battle');
  expect(await page.locator('.ti-battle h2').textContent()).toBe('The assault on Inessa');
  await press(page, '.ti-battle [data-option=walls]');
  await answerUntil(page, ask => ask.startsWith('Operations'));
  expect(await logOf(page)).toMatch(/assault does not take Inessa|take Inessa by storm/);
  // Timoleon breaks the truce.
  await go(page, 'catana');
  await press(page, '[data-choice=all]');
  await press(page, '[data-choice=march]');
  await press(page, '[data-type=attack]');
  await page.waitForSelector('.ti-battle');
  const board = (await page.locator('.ti-battle').textContent()) ?? '';
  expect(board).toMatch(/The battle of Catana/);
  expect(board).toMatch(/Corinthian veterans1 × 5 = 5/);
  expect(board).toMatch(/TI-L-g/);
  expect(await page.locator('.ti-options tbody tr').count()).toBe(8);
  await press(page, '.ti-battle [data-option=double_flank]');
  await answerUntil(page, ask => ask.startsWith('Operations'));
  const log = await logOf(page);
  expect(log).toMatch(/The Democrats break their treaty with Hicetas/);
  expect(log).toMatch(/battle of Catana|no combat/);
  await page.getByRole('tab', { name: 'Talks' }).click();
  expect(await page.locator('.ti-told').textContent()).toMatch(/The Democrats break their treaty with Hicetas/);
  expect(await page.locator('.ti-bonds tr').nth(3).textContent()).not.toMatch(/truce/);
  // The month ends, and April begins.
  await press(page, '[data-type=done]');
  await answerUntil(page, async () => /^April 343/.test((await page.locator('.turn-line b').first().textContent()) ?? ''));
  await page.context().close();
});

test('TI-III-m a secret proposal is nowhere in the page, until it is spied out', { timeout: 240_000 }, async () => {
  const page = await open({ settings, luck: SEES });
  await openScene(page, { position: SPIES, acts: SPIED.slice(0, 1), people: ['hicetas'] });
  await answerUntil(page, ask => ask.includes('spy?'));
  await page.getByRole('tab', { name: 'Talks' }).click();
  expect(await page.locator('.ti-talks').textContent()).toMatch(/An operation of Dionysius is secret/);
  expect(await page.locator('.ti-talks').textContent()).not.toMatch(/Mamercus/);
  await press(page, '[data-choice=spy]');
  await askOf(page);
  expect(await logOf(page)).toMatch(/learns? of the operation towards Mamercus/);
  await page.context().close();
});

test('Syracuse opens from the big map; what cannot be done says why; keys reach every place (TI-VI-j)', async () => {
  const page = await open({ settings });
  await openScene(page, { position: OPERATIONS });
  await askOf(page);
  await page.locator('[data-place=syracuse]').dispatchEvent('click');
  await page.waitForSelector('[data-place=syr_ortygia]');
  expect(await page.locator('.board button[data-id=syr_ortygia]').textContent()).toMatch(
    /Ortygia. held by Dionysius, fortress.*defence 4.*3 bodyguards.*6 siege engines/,
  );
  await page.locator('[data-chart=main]').click();
  await page.locator('[data-place=lilybaeum]').dispatchEvent('click');
  await page.waitForSelector('.tip[role=alert]');
  expect(await page.locator('.tip').textContent()).toContain('TI-II-o');
  // What the table of operations has and is shut now stands below it, each with its rule.
  const shut = await page.locator('.ti-closed li').count();
  expect(shut + (await page.locator('.ti-deed').count())).toBeGreaterThan(12);
  await page.locator('.ti-closed summary').dispatchEvent('click');
  await page.waitForFunction(n => document.querySelectorAll('.ti-closed li .rule').length === n, shut);
  await page.keyboard.press('Escape');
  await page.locator('.board button[data-id=catana]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-choice=march]');
  await press(page, '[data-choice=all]');
  await press(page, '[data-choice=march]');
  await page.locator('[data-place=agrigentum]').dispatchEvent('click');
  await page.waitForSelector('.tip[role=alert]');
  expect(await page.locator('.tip').textContent()).toContain('TI-VI-e');
  await page.context().close();
});

test('what waits to be sealed beside a place of one map waits in the column while the other map is open', async () => {
  const page = await open({ settings: { ...settings, confirm: 'always' } });
  await openScene(page, { position: OPERATIONS });
  await askOf(page);
  await page.locator('.board button[data-id=catana]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.card-at.pinned .btn.primary').waitFor();
  expect(await page.locator('.ask .proposal').count()).toBe(0);
  await page.locator('[data-chart=syracuse]').click();
  await page.locator('.ask .proposal .btn.primary').waitFor();
  await page.locator('[data-chart=main]').click();
  await page.locator('.card-at.pinned .btn.primary').waitFor();
  expect(await page.locator('.ask .proposal').count()).toBe(0);
});

test('two people and two bots at one screen: letters and tactics stay behind the curtain (TI-VIII-b)', async () => {
  const page = await open({ settings });
  await openScene(page, { position: OPERATIONS, acts: ATTACK, people: ['timoleon', 'hicetas'], way: 'hotseat' });
  expect(await page.locator('.ti-battle, .ti-guide').count()).toBe(0);
  await page.locator('.curtain .btn').click();
  await page.waitForSelector('.ti-battle');
  expect(await page.locator('.ti-whose').textContent()).toMatch(/You attack/);
  await page.getByRole('tab', { name: 'Talks' }).click();
  await page.locator('.ti-letters .ti-pick').first().click();
  await page.locator('.ti-letters textarea').fill('Leave Leontini, and you keep Thapsos.');
  await page.locator('.ti-letters [type=submit]').click();
  await page.waitForSelector('.ti-letters .mine');
  await page.locator('.ti-battle [data-option=night]').click();
  await page.waitForSelector('.curtain');
  expect(await page.locator('body').textContent()).not.toMatch(/Leave Leontini|Night Attack/);
  await page.locator('.curtain .btn').click();
  await page.waitForSelector('.ti-battle');
  expect(await page.locator('.ti-whose').textContent()).toMatch(/You defend/);
  await page.getByRole('tab', { name: 'Talks' }).click();
  expect(await page.locator('.ti-letters').textContent()).toMatch(/the Democrats → Hicetas.*Leave Leontini/);
  expect(await logOf(page)).not.toMatch(/Night Attack/);
  await page.context().close();
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in talks, operations, both maps, the panels and a battle, ${theme}`, { timeout: 120_000 }, async () => {
    const page = await open({ settings: { ...settings, theme } });
    await openScene(page, { position: TALKS });
    await askOf(page);
    expect(await violations(page)).toEqual([]);
    for (const name of ['Factions', 'Talks', 'Calendar', 'Score']) {
      await page.getByRole('tab', { name }).click();
      expect(await violations(page, '.panels')).toEqual([]);
    }
    await page.locator('[data-chart=syracuse]').click();
    expect(await violations(page)).toEqual([]);
    await press(page, '[data-type=draft]');
    expect(await violations(page)).toEqual([]);
    await page.goto(home.address);
    await openScene(page, { position: OPERATIONS, acts: ATTACK });
    await page.waitForSelector('.ti-battle');
    expect(await violations(page)).toEqual([]);
    // What a reader of the screen hears: who, with what, each modifier by its name, every chance in a table.
    const read = await page.locator('.ti-battle').ariaSnapshot();
    for (const said of [
      'region "The battle of Leontini"',
      'paragraph: the Democrats Timoleon, tactics 4',
      'definition: 6 × 4 = 24',
      'text: +1 Ratio of strengths',
      'listitem: Certain so far +2',
      'table "Chance to win, by your choice and theirs"',
      'row "Frontal Attack 51 %',
    ])
      expect(read).toContain(said);
    expect(await page.locator('.ask').ariaSnapshot()).toContain('heading "Choose a tactic for Leontini" [level=1]');
    // An upright tablet has room for the whole matrix; on a phone the tactics stand before the forces.
    const scene = page.locator('.ti-battle');
    await page.setViewportSize({ width: 834, height: 1112 });
    await page.waitForSelector('.tablet .ti-battle');
    expect((await scene.boundingBox())?.width).toBeGreaterThan(700);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('.sheet .ti-battle');
    const top = async (of: string): Promise<number> => (await scene.locator(of).first().boundingBox())?.y ?? Number.NaN;
    expect(await top('.ti-options')).toBeLessThan(await top('.ti-side'));
    await page.context().close();
  });

for (const [language, title] of [
  ['it', 'Attivare un leader'],
  ['fr', 'Activer un chef'],
] as const)
  test(`the screens speak ${language}`, async () => {
    const page = await open({ settings: { ...settings, language } });
    await openScene(page, { position: OPERATIONS });
    await page.waitForSelector('.ti-deeds');
    const said = (await page.locator('.match').textContent()) ?? '';
    expect(said).toContain(title);
    expect(said).not.toMatch(/undefined|held by|Collect taxes/);
    await page.context().close();
  });

test('TI-II-o whoever takes all along leaves no leader behind', async () => {
  const page = await open({ settings });
  const leaders = { ...OPERATIONS.leaders, andromachus: { place: 'catana', owner: 'timoleon' } };
  await openScene(page, { position: { ...OPERATIONS, leaders } });
  await askOf(page);
  await page.getByRole('button', { name: /^Activate a leader/ }).click();
  await page
    .locator('.ask')
    .getByRole('button', { name: /^Activate Timoleon/ })
    .click();
  await page.locator('.ti-leader', { hasText: 'Timoleon' }).waitFor();
  expect(await page.locator('[data-type=bring]').count()).toBe(1);
  await press(page, '[data-choice=all]');
  await page.locator('.ti-leader', { hasText: 'Andromachus' }).waitFor();
  expect(await page.locator('[data-type=bring]').count()).toBe(0);
});

test('TI-II-o so many of each kind are chosen side by side, with a way back, and go in one breath with who sets out', async () => {
  const page = await open({ settings });
  const leaders = { ...OPERATIONS.leaders, andromachus: { place: 'catana', owner: 'timoleon' } };
  await openScene(page, { position: { ...OPERATIONS, leaders } });
  await askOf(page);
  await page.getByRole('button', { name: /^Activate a leader/ }).click();
  await page
    .locator('.ask')
    .getByRole('button', { name: /^Activate Timoleon/ })
    .click();
  await page.locator('.ti-rows').waitFor();
  const version = async (): Promise<number> => Number(await page.locator('.match').getAttribute('data-version'));
  const before = await version();
  const of = (unit: string, what: string) =>
    page.locator(`[data-unit=${unit}]`).getByRole('button', { name: new RegExp(`^${what}`) });
  for (let n = 0; n < 4; n++) await of('mercenary-hoplites', 'One more').click();
  await of('mercenary-hoplites', 'One fewer').click();
  await of('mercenary-light', 'One more').click();
  await page.locator('[data-type=bring]').click();
  expect(await page.locator('[data-unit=mercenary-hoplites] output').textContent()).toBe('3');
  // Nothing has been done yet.
  expect(await version()).toBe(before);
  await page.locator('[data-choice=march]').click();
  await page.locator('.ti-pm').waitFor();
  expect(await version()).toBe(before + 4);
  expect(await page.locator('.ti-pm .ti-force').textContent()).toBe('3mercenary hoplites1mercenary light infantry');
});

test('TI-IX-b the report of a war of four: on a phone in each language nothing runs off the page, and each roll has its name', {
  timeout: 180_000,
}, async () => {
  const page = await open({ settings });
  await openScene(page, { position: { ...OPERATIONS, turn: 25 } });
  await answerUntil(page, ask => ask === 'over');
  await page.locator('.ask a.primary').first().click();
  await page.locator('.report .graph').waitFor({ timeout: 110_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['FR', 'IT', 'EN']) {
    await page
      .getByRole('button', { name: language, exact: true })
      .or(page.getByText(language, { exact: true }))
      .first()
      .click();
    await page.waitForFunction(now => document.documentElement.lang === now, language.toLowerCase());
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(390);
    expect(await page.locator('.report').innerText()).not.toMatch(/\.\.(?!\.)|undefined|\{/);
    const kinds = await page.locator('.heaviest th[scope=row]').allTextContents();
    for (const kind of kinds) expect(kind).toMatch(/^\p{Lu}/u);
  }
});
