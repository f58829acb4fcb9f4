import type { OpeningWords } from '../en/opening.ts';

export const opening: OpeningWords = {
  title: 'Egemonia',
  standard: 'Partita normale',
  historical: 'Scenario storico',
  two: 'per due',
  when: 'V secolo a.C.',
  command: { athens: 'Guidi Atene.', sparta: 'Guidi Sparta.' },
  who: {
    athens:
      'Controlli Atene e nient’altro. La tua Opzione Militare arriva a tre aree di distanza, se tutte le linee sono di mare.',
    sparta:
      'Controlli Sparta e nient’altro. La tua Opzione Militare arriva a tre aree di distanza, se tutte le linee sono di terra.',
  },
  whoHistorical: {
    athens: areas =>
      `Cominci con ${areas} aree, e in casa i pari sono tuoi. Le tue armi non possono attraversare per terra le aree di Sparta.`,
    sparta: areas =>
      `Cominci con ${areas} aree, e in casa i pari sono tuoi. Le tue flotte non possono attraversare le aree di Atene.`,
  },
  wins: ({ needed, turns }) =>
    `**Aree del valore di ${needed}, compresa la tua capitale,** alla fine di un turno. Dopo il turno ${turns} vince il valore più alto. {{EG-7-a}} {{EG-7-c}}`,
  score: {
    title: 'Che cosa conta',
    area: 'Ogni area che controlli',
    sicily: 'La Sicilia',
    capital: 'La tua capitale',
    needed: 'serve',
    note: 'Un’influenza di 1 dà il controllo; 2 è più difficile da togliere. {{EG-7.1-a}}',
  },
  long: turns => `**Al massimo ${turns} turni**, mezz’ora in tutto. Ogni azione è salvata.`,
  steps: {
    draw: 'Guarda la tua mano',
    drawText: hand => `Hai ${hand} eventi che nessun altro vede.`,
    place: { title: 'Piazzali coperti', text: 'Uno per volta. Dove può andare un evento dipende dal suo tipo; l’oro lo mostra.' },
    reveal: {
      title: 'Scoprili',
      text: 'Le armi battono il colpo di Stato, il colpo di Stato la diplomazia, la diplomazia le armi.',
    },
    count: { title: 'Conta', text: 'Chi vince un confronto, o non trova opposizione, guadagna influenza.' },
  },
};
