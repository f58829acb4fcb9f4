/** What the figures of the frieze mean, each in one breath with its rule. */
export const tips = {
  treasury: 'Talents for activating and building. {{PW-5.1.5-a}}',
  fund: 'Talents for activating and building; Athens keeps 1,000 for an emergency. {{PW-8.1.6-a}}',
  confidence: 'How well the war goes this turn, −6 to 6. {{PW-0.5-n}}',
  bellicosity: 'The will to fight, 0 to 12. A side at 0 surrenders. {{PW-9.2-b}}',
  points: 'Victory points: they stay with you when you change sides. {{PW-1.1-a}}',
  pointsTwo: 'Victory points, yours first. Each side keeps its own. {{PW-R129}}',
  turn: 'A turn stands for three years and has seven phases. {{PW-2-a}}',
};
export type Tips = typeof tips;
