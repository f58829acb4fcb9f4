import type { Tips } from '../en/tips.ts';

export const tips: Tips = {
  areas: 'Valore delle aree controllate: con 10, capitale compresa, si vince. {{EG-7-a}}',
  favour: 'Chi ha il tiro più alto ha il favore e in questo turno piazza per primo. {{EG-3.3-a}}',
  hand: 'Eventi ancora in mano, coperti; si piazzano uno per volta. {{EG-3.4-a}}',
  turn: 'Un turno ha sei fasi; i turni sono al massimo dieci. {{EG-3-a}}',
};
