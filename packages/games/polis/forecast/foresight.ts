import { foresightOf, type ResultTable } from '@polemos/kernel';
import type { PolisEvent } from '../rules/told.ts';

/** What a roll or a card may come to, without its dice: what people are told before they act. */
export const RESULTS = {
  'siege-won': ({ polis, prestige, population }) => ({ polis, prestige, population }),
  'siege-failed': ({ polis, populationLost }) => ({ polis, populationLost }),
  'turned-neutral': ({ polis }) => ({ polis }),
  'proxenos-captured': ({ polis }) => ({ polis }),
  'market-moved': ({ good, from, to }) => ({ good, from, to }),
  'first-turn': ({ seat }) => ({ seat }),
  event: ({ event }) => ({ event }),
  pair: ({ seat, lost, prestige }) => ({ seat, lost, prestige }),
  retreated: ({ seat }) => ({ seat }),
  'too-weak': ({ region }) => ({ region }),
  'lost-at-once': ({ seat }) => ({ seat }),
} satisfies ResultTable<PolisEvent>;

/** A new round, its projects and its event are not the consequence of one action. */
export const foresight = foresightOf<PolisEvent>(RESULTS, ['round', 'projects', 'event']);
