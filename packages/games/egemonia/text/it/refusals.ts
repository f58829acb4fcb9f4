import type { GameText } from '@polemos/kernel';

export const refusals = {
  'EG-3.2-a': 'Alla Pizia torna solo un evento della tua mano.',
  'EG-3.4-a': 'Ora si piazzano gli eventi, uno alla volta, a turno.',
  'EG-3.4-b': 'Questo evento non è nella tua mano.',
  'EG-4.1-a':
    'È troppo lontano: le armi arrivano a due linee da un’area della loro parte, a tre se sono tutte di terra per Sparta o di mare per Atene.',
  'EG-4.2-a': 'L’Ascendente agisce solo accanto a un’area della sua parte.',
  'EG-4.2-b': 'L’Ascendente rafforza un’area della sua parte solo se un’altra area di quella parte le è accanto.',
  'EG-6-c': 'La via è sbarrata: le armi di Sparta non passano per mare attraverso un’area di Atene.',
  'EG-6-d': 'La via è sbarrata: le armi di Atene non passano per terra attraverso un’area di Sparta.',
} satisfies GameText['refusals'];
