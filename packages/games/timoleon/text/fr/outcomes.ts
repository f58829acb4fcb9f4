import type { outcomes as en } from '../en/outcomes.ts';
import type { Like } from '../words.ts';

/** How a match ended, by the rule that ended it. */
export const outcomes = {
  'TI-IX-b':
    'En juin 341 av. J.-C., celui qui a le plus de points l’emporte : {points}.<tied| À égalité l’emporte qui tient le plus de Syracuse, puis le plus de territoires, puis le plus de talents.>',
  'TI-FC-o': 'Carthage contrôle tout Syracuse et quinze territoires.',
  'TI-FD-k': 'Syracuse est libre depuis quatre tours.',
  'TI-FI-h': 'Hicétas est maître de Syracuse.',
  'TI-FY-h': 'Denys est maître de Syracuse.',
} satisfies Like<typeof en>;
