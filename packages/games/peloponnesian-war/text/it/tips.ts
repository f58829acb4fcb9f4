import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  treasury: 'Talenti per attivare e costruire. {{PW-5.1.5-a}}',
  fund: 'Talenti per attivare e costruire; Atene ne tiene 1.000 per le emergenze. {{PW-8.1.6-a}}',
  confidence: 'Come va la guerra in questo turno, da −6 a 6. {{PW-0.5-n}}',
  bellicosity: 'La volontà di combattere, da 0 a 12. A 0 la parte si arrende. {{PW-9.2-b}}',
  points: 'Punti vittoria: restano a te quando cambi parte. {{PW-1.1-a}}',
  pointsTwo: 'Punti vittoria, prima i tuoi. Ogni parte tiene i suoi. {{PW-R129}}',
  turn: 'Un turno vale tre anni e ha sette fasi. {{PW-2-a}}',
};
