/** What the figures of the frieze mean, each in one breath with its rule. */
export const tips = {
  talents: 'Talents: pay for troops, bribes, ships and spies. {{TI-IV-a}}',
  operations: 'Operation points of this month; what is not spent is lost. {{TI-II-k}}',
  points: 'Points that the faction would have if the war ended now. {{TI-IX-b}}',
  turn: 'A turn is a month, or the three months of a winter. {{TI-II-a}}',
};
export type Tips = typeof tips;
