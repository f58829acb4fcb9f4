/** What the figures of the frieze mean, each in one breath with its rule. */
export const tips = {
  prestige: 'Fuel for marches, sieges and taxes, and points at the end. {{PO-F-h}}',
  population: 'Inhabitants of your poleis: points, soldiers, and mouths to feed. {{PO-E2-a}}',
  score: 'What you would score now: population, prestige and completed projects. {{PO-G-d}}',
  turn: 'A round ends when both have passed; then the poleis are fed and grow. {{PO-F-n}}',
};
export type Tips = typeof tips;
