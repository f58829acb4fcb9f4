/** What the figures of the frieze mean, each in one breath with its rule. */
export const tips = {
  areas: 'Value of the areas controlled: 10, the capital among them, win. {{EG-7-a}}',
  favour: 'Whoever rolled higher has the favour and places first this turn. {{EG-3.3-a}}',
  hand: 'Events still held, face down; they are placed one by one. {{EG-3.4-a}}',
  turn: 'Six phases make a turn; there are at most ten turns. {{EG-3-a}}',
};
export type Tips = typeof tips;
