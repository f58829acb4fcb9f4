import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'L’Oracolo',
    text: 'Interrogato se fare la guerra, il dio di Delfi disse agli Spartani che avrebbero vinto combattendo con tutte le forze, e che li avrebbe aiutati, invocato o no.',
    sources: 'Thuc. 1.118',
  },
  {
    about: 'Oro persiano',
    text: 'Tre trattati, nel 412 e nel 411, diedero a Sparta la paga per la flotta, e al Re i Greci d’Asia.',
    sources: 'Thuc. 8.18, 8.37, 8.58',
  },
  {
    about: 'Tesoro di Delo',
    text: 'La cassa della Lega fu portata da Delo ad Atene. Nel 431 sull’Acropoli c’erano 6.000 talenti d’argento coniato.',
    sources: 'Plut. Per. 12; Thuc. 2.13',
  },
  {
    about: 'Le Olimpiadi',
    text: 'Nel 420 l’Elide escluse gli Spartani dai giochi per aver rotto la tregua, e tutta la Grecia stette a vedere se sarebbero venuti in armi.',
    sources: 'Thuc. 5.49–50',
  },
  {
    about: 'Colpi di Stato',
    text: 'A Corcira nel 427 la parte del popolo e gli oligarchi chiamarono Atene e Sparta, e si uccisero per sette giorni.',
    sources: 'Thuc. 3.70–85',
  },
];
