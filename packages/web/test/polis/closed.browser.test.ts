import { Match, seededDice } from '@polemos/kernel';
import { polis } from '@polemos/polis';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { openFile } from './battle.ts';

const { open } = house();

/** The first turn of a match, in which nobody can besiege anything. */
function firstTurn(): string {
  const match = Match.begin(polis, {
    match: 'first',
    setup: { scenario: 'full', options: {} },
    dice: seededDice('a'),
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const [{ seat }] = match.pending();
  const players = Object.fromEntries(
    match.seats.map(one => [one, one === seat ? { kind: 'person' } : { kind: 'bot', level: 'greedy' }]),
  );
  return JSON.stringify({ ...match.log(), polemos: { way: 'bot', players } });
}

test('PO-7-b an action that is closed says why, place by place, and lets one choose another', { timeout: 60_000 }, async () => {
  const page = await open({ settings: { story: false, confirm: 'never' } });
  page.setDefaultTimeout(20_000);
  await openFile(page, firstTurn());
  const besiege = page.locator('.deed[data-type=besiege]');
  await besiege.waitFor();
  expect(await besiege.getAttribute('aria-disabled')).toBe('true');
  await besiege.dispatchEvent('click');
  await page.getByText('Choose a place on the map: it says why not.').waitFor();
  await page.locator('.place[data-place=thebai]').first().dispatchEvent('click');
  await page.locator('.map-area').getByText('A siege needs as many hoplites as the fort').waitFor();
  await page.locator('.place[data-place=athenai]').first().dispatchEvent('click');
  await page.locator('.map-area').getByText('Besiege a neutral or enemy polis').waitFor();
  await page.getByRole('button', { name: 'Another action' }).click();
  await besiege.waitFor();
  // The no belonged to that action: it does not lie over what another one may do.
  await page.locator('.tip[role=alert]').waitFor({ state: 'detached' });
  // What the territories yield is a table, too.
  await page.getByRole('tab', { name: 'Poleis' }).click();
  expect(await page.locator('.territories tr').count()).toBe(12);
  await page.context().close();
});
