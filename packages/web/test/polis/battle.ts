import { Match, seededDice } from '@polemos/kernel';
import { polis } from '@polemos/polis';
import type { Page } from 'playwright-core';

/** A kept match just before a battle in Boiotia: five hoplites each, in the third round, both about to pass. */
export function battleFile(way: 'bot' | 'hotseat' | 'companion', person: 'sparta' | 'athens' = 'sparta'): string {
  const match = Match.begin(polis, {
    match: 'boiotia',
    setup: {
      scenario: 'full',
      options: {},
      position: {
        scenario: 'full',
        phase: 'turn',
        round: '5a',
        event: 'r5a-01',
        turn: 'sparta',
        passed: ['athens'],
        units: { boiotia: { sparta: 5, athens: 5 }, kyklades: { sparta: 0, athens: 3 } },
        goods: {
          sparta: { metal: 3, wood: 2, wine: 2, oil: 4, silver: 5, wheat: 9, prestige: 8 },
          athens: { metal: 2, wood: 4, wine: 3, oil: 2, silver: 6, wheat: 12, prestige: 9 },
        },
      },
    },
    dice: seededDice('a battle in Boiotia'),
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const bot = { kind: 'bot', level: 'greedy' };
  const players =
    way !== 'bot'
      ? {}
      : { sparta: { kind: 'person' }, athens: { kind: 'person' }, [person === 'sparta' ? 'athens' : 'sparta']: bot };
  return JSON.stringify({ ...match.log(), polemos: { way, players } });
}

/** Opens it through the home page, as a person would. */
export async function openFile(page: Page, content: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.waitForSelector('.ask, .curtain');
}
