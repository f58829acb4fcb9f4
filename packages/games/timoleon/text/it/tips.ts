import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  talents: 'Talenti: pagano truppe, doni, navi e spie. {{TI-IV-a}}',
  operations: 'Punti operazionali del mese; quelli non spesi vanno perduti. {{TI-II-k}}',
  points: 'I punti che la fazione avrebbe se la guerra finisse ora. {{TI-IX-b}}',
  turn: 'Un turno è un mese, o i tre mesi di un inverno. {{TI-II-a}}',
};
