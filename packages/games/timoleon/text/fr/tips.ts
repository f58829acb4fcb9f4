import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  talents: 'Talents : ils paient troupes, dons, navires et espions. {{TI-IV-a}}',
  operations: 'Points d’opération du mois ; ce qui n’est pas dépensé est perdu. {{TI-II-k}}',
  points: 'Les points qu’aurait la faction si la guerre finissait maintenant. {{TI-IX-b}}',
  turn: 'Un tour est un mois, ou les trois mois d’un hiver. {{TI-II-a}}',
};
