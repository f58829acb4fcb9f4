import type { GameText } from '@polemos/kernel';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { events, together } from './events.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';

export const en = {
  title: 'The Peloponnesian War',
  blurb: 'Athens and Sparta, 431 to 404. Alone against a war that plays itself; success makes you change sides.',
  names,
  events,
  asks,
  actions,
  refusals,
  outcomes,
  results,
  together,
} satisfies GameText;
