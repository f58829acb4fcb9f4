import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  treasury: 'Talents pour activer et construire. {{PW-5.1.5-a}}',
  fund: 'Talents pour activer et construire ; Athènes en garde 1 000 de secours. {{PW-8.1.6-a}}',
  confidence: 'Comment va la guerre ce tour-ci, de −6 à 6. {{PW-0.5-n}}',
  bellicosity: 'La volonté de se battre, de 0 à 12. À 0, le camp se rend. {{PW-9.2-b}}',
  points: 'Points de victoire : ils restent à vous quand vous changez de camp. {{PW-1.1-a}}',
  pointsTwo: 'Points de victoire, les vôtres d’abord. Chaque camp garde les siens. {{PW-R129}}',
  turn: 'Un tour vaut trois ans et compte sept phases. {{PW-2-a}}',
};
