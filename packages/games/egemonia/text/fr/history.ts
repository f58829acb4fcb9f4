import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'L’Oracle',
    text: 'Consulté sur la guerre, le dieu de Delphes dit aux Spartiates qu’ils vaincraient en luttant de toutes leurs forces, et qu’il les aiderait, appelé ou non.',
    sources: 'Thuc. 1.118',
  },
  {
    about: 'Or perse',
    text: 'Trois traités, en 412 et 411, donnèrent à Sparte la solde de sa flotte, et au Roi les Grecs d’Asie.',
    sources: 'Thuc. 8.18, 8.37, 8.58',
  },
  {
    about: 'Trésor de Délos',
    text: 'La caisse de la Ligue passa de Délos à Athènes. En 431, il y avait 6 000 talents d’argent monnayé sur l’Acropole.',
    sources: 'Plut. Per. 12 ; Thuc. 2.13',
  },
  {
    about: 'Les Jeux olympiques',
    text: 'En 420, Élis exclut les Spartiates des jeux pour avoir rompu la trêve, et toute la Grèce se demanda s’ils viendraient en armes.',
    sources: 'Thuc. 5.49–50',
  },
  {
    about: 'Coups d’État',
    text: 'À Corcyre, en 427, le parti du peuple et les oligarques appelèrent Athènes et Sparte, et s’entretuèrent pendant sept jours.',
    sources: 'Thuc. 3.70–85',
  },
];
