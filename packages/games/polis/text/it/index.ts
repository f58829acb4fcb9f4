import type { Text } from '../index.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { card } from './card.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';
import { screens } from './screens.ts';

export const it: Text = {
  title: 'Polis: lotta per l’egemonia',
  blurb: card.blurb,
  names,
  events,
  asks,
  actions,
  refusals,
  outcomes,
  results,
  screens,
};
