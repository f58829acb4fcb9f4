import type { Text } from '../index.ts';
import { actions } from './actions.ts';
import { asks } from './asks.ts';
import { events, together } from './events.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';
import { refusals } from './refusals.ts';
import { results } from './results.ts';

export const it: Text = {
  title: 'La guerra del Peloponneso',
  blurb: 'Atene e Sparta, dal 431 al 404. Da soli contro una guerra che si gioca da sé; il successo fa cambiare parte.',
  names,
  events,
  asks,
  actions,
  refusals,
  outcomes,
  results,
  together,
};
