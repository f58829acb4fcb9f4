import type { outcomes as en } from '../en/outcomes.ts';
import type { Like } from '../words.ts';

/** How a match ended, by the rule that ended it. */
export const outcomes = {
  'TI-IX-b':
    'A giugno 341 a.C. vince chi ha più punti: {points}.<tied| A pari punti vince chi tiene più zone di Siracusa, poi più territori, poi più talenti.>',
  'TI-FC-o': 'Cartagine controlla tutta Siracusa e quindici territori.',
  'TI-FD-k': 'Siracusa è libera da quattro turni.',
  'TI-FI-h': 'Iceta è padrone di Siracusa.',
  'TI-FY-h': 'Dionisio è padrone di Siracusa.',
} satisfies Like<typeof en>;
