import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  prestige: 'Carburante di marce, assedi e tasse, e punti alla fine. {{PO-F-h}}',
  population: 'Gli abitanti delle tue poleis: punti, soldati e bocche da sfamare. {{PO-E2-a}}',
  score: 'Il punteggio che avresti ora: abitanti, prestigio e progetti completati. {{PO-G-d}}',
  turn: 'Un round finisce quando entrambi hanno passato; poi le poleis si riforniscono e crescono. {{PO-F-n}}',
};
