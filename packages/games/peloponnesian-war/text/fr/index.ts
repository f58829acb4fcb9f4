import type { Text } from '../index.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { events, together } from './events.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';

export const fr: Text = {
  title: 'La guerre du Péloponnèse',
  blurb: 'Athènes et Sparte, de 431 à 404. Seul contre une guerre qui se joue d’elle-même ; le succès fait changer de camp.',
  names,
  events,
  asks,
  actions,
  refusals,
  outcomes,
  results,
  together,
};
