import type { Page } from 'playwright-core';

export interface Wanted {
  readonly way?: 'Bot' | 'At one screen' | 'At your table';
  readonly level?: string;
  readonly side?: string;
  readonly scenario?: string;
}

/** Chooses a match of Polis on the home page as a person would. */
export async function beginPolis(page: Page, { way = 'Bot', level, side, scenario }: Wanted): Promise<void> {
  await page.getByRole('link', { name: /Polis/ }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${way}`) }).click();
  for (const name of [level, side, scenario])
    if (name !== undefined) await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

export type Moment = 'curtain' | 'story' | 'over' | 'cards' | 'asked';
/** Everything that can be clicked to go on, in the order of the page. */
const CONTROLS =
  '.deed.may, .choose, .row-button.may, .good-button:enabled, .ask .acts .btn:not([aria-disabled=true]), .bill ~ .acts .btn';

/** Waits until a person must do something. */
export async function momentOf(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(
    controls => {
      if (document.querySelector('.curtain') !== null) return 'curtain';
      if (document.querySelector('.story') !== null) return 'story';
      const caption = document.querySelector('.ask .caps')?.textContent ?? '';
      if (caption === 'The war is over') return 'over';
      if (document.querySelector('.ask.waiting') !== null) return null;
      if (document.querySelector('.card-button[aria-disabled=false]') !== null) return 'cards';
      return document.querySelector(controls) === null ? null : 'asked';
    },
    CONTROLS,
    { timeout: 20_000, polling: 15 },
  );
  return (await found.jsonValue()) as Moment;
}

export interface Seen {
  clicks: number;
  battles: number;
  /** Actions of this round so far. */
  deeds: number;
  types: Set<string>;
  over: boolean;
}
interface Limits {
  readonly clicks?: number;
  /** Told before each click: a test may look, or stop. */
  readonly look?: (moment: Moment) => Promise<boolean> | boolean;
}

/** Clicks visible controls until the game is over: which one, by a small counter, not by chance. */
export async function playPolis(page: Page, { clicks = 3000, look }: Limits = {}): Promise<Seen> {
  const seen: Seen = { clicks: 0, battles: 0, deeds: 0, types: new Set(), over: false };
  while (seen.clicks < clicks) {
    const now = await momentOf(page);
    if (now === 'over') seen.over = true;
    if (now === 'over' || (await look?.(now)) === true) return seen;
    seen.clicks++;
    if (now === 'curtain') await page.locator('.curtain .btn').click();
    else if (now === 'story') await page.locator('.player-bar .btn').last().click();
    else if (now === 'cards') await layCards(page, seen);
    else await clickOne(page, seen);
  }
  return seen;
}

/** Two cards of the hand, and the button that lays them. */
async function layCards(page: Page, seen: Seen): Promise<void> {
  const cards = page.locator('.card-button');
  const before = await stamp(page);
  await cards.nth(0).click();
  await cards.nth(1).click();
  const button = page.locator('.combat-hand .btn.primary');
  seen.types.add((await button.getAttribute('data-type')) ?? '');
  await button.click();
  seen.battles++;
  await changed(page, before);
}

async function clickOne(page: Page, seen: Seen): Promise<void> {
  const before = await stamp(page);
  const place = page.locator('.place.lit .symbol');
  // A lit place first, every other time; else a control of the ask.
  if (seen.clicks % 2 === 0 && (await place.count()) > 0) {
    await page.evaluate(n => {
      const lit = document.querySelectorAll('.place.lit');
      lit[n % lit.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, seen.clicks);
    seen.types.add('map');
    if (await settles(page, before)) return;
  }
  const controls = page.locator(CONTROLS);
  const types = await controls.evaluateAll(all => all.map(one => one.getAttribute('data-type') ?? ''));
  const numbers = ((await page.locator('.ask').first().textContent()) ?? '').match(/(\d+) wheat is missing.* (\d+) prestige/);
  const pick = wise(types, seen, numbers === null ? [0, 0] : [Number(numbers[1]), Number(numbers[2])]);
  seen.types.add(types[pick]);
  seen.deeds = types[pick] === 'pass' ? 0 : seen.deeds + (DEEDS.includes(types[pick]) ? 1 : 0);
  // What the map was asked for may come just now, and the controls with it: then it is looked at again.
  const isClicked = await controls
    .nth(pick)
    .click({ timeout: 5_000 })
    .then(() => true)
    .catch(() => false);
  if (isClicked) await changed(page, before);
}

const DEEDS = [
  'merchants',
  'barter',
  'tax',
  'barter',
  'buy',
  'tax',
  'barter',
  'project',
  'buy',
  'hoplites',
  'march',
  'proxenos',
  'besiege',
  'galleys',
  'civilWar',
  'free',
  'sail',
];
/** Wheat before glory, four turns a round, never alone: enough to see the end of the game. */
function wise(types: readonly string[], { deeds, clicks }: Seen, [missing, prestige]: readonly number[]): number {
  if (types.includes('fee') || (types.includes('pass') && deeds >= 8)) return types.indexOf('pass');
  if (types.includes('payPrestige') && missing < prestige) return types.indexOf('payPrestige');
  if (types.includes('release')) return types.lastIndexOf('release');
  const wanted = DEEDS.slice(deeds).find(deed => types.includes(deed)) ?? DEEDS.find(deed => types.includes(deed));
  if (types.includes('pass')) return wanted === undefined ? types.indexOf('pass') : types.indexOf(wanted);
  const free = types.flatMap((type, i) => (type === 'retreat' || type === 'decline' ? [] : [i]));
  return free[(clicks * 5) % free.length];
}

/** What changes with every click that does something: the ask, the log, what is lit. */
const stamp = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelectorAll('.log li').length} ${document.querySelector('.ask')?.innerHTML.length} ${document.querySelector('.ask')?.textContent} ${document.querySelector('.curtain, .story') !== null}`,
  );
const changed = (page: Page, before: string) =>
  page.waitForFunction(
    old =>
      `${document.querySelectorAll('.log li').length} ${document.querySelector('.ask')?.innerHTML.length} ${document.querySelector('.ask')?.textContent} ${document.querySelector('.curtain, .story') !== null}` !==
      old,
    before,
    { polling: 15, timeout: 8_000 },
  );
const settles = async (page: Page, before: string): Promise<boolean> => {
  for (let n = 0; n < 10; n++) {
    if ((await stamp(page)) !== before) return true;
    await page.waitForTimeout(15);
  }
  return false;
};
