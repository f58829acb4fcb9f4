import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  prestige: 'Carburant des marches, sièges et impôts, et points à la fin. {{PO-F-h}}',
  population: 'Habitants de vos cités : points, soldats et bouches à nourrir. {{PO-E2-a}}',
  score: 'Votre score actuel : habitants, prestige et projets achevés. {{PO-G-d}}',
  turn: 'Une manche finit quand les deux ont passé ; puis les cités se nourrissent et croissent. {{PO-F-n}}',
};
