import type { OpeningWords } from '../en/opening.ts';

const TYRANT: OpeningWords['factions']['hicetas']['rows'] = [
  ['objective', 'Più territori di ogni altro tiranno'],
  ['city', 'Siracusa è tua e dei tuoi alleati'],
  ['city', 'Siracusa è solo tua'],
];
const DEPLOY = { title: 'Schiera le truppe', text: 'Le tue forze attendono accanto alla mappa: mettile dove vuoi cominciare.' };

export const opening: OpeningWords = {
  title: 'Timoleone',
  caption: 'La campagna · per quattro',
  when: 'Inverno 344 a.C.',
  scoreTitle: 'Come si fanno i punti',
  factions: {
    carthage: {
      command: 'Guidi Cartagine.',
      who: talents =>
        `L’occidente della Sicilia è tuo, con ${talents} talenti e la flotta più grande. Due spedizioni possono venire dall’Africa; Iceta, per ora, è tuo alleato.`,
      wins: '**Tutta Siracusa e 15 territori** danno subito la vittoria. {{TI-FC-o}}',
      rows: [
        ['plus', 'Ogni territorio oltre i tuoi 8'],
        ['minus', 'Ognuno dei tuoi 8 che hai perduto'],
        ['city', 'I tiranni alleati tengono Siracusa'],
        ['fortress', 'Lo stesso, e Ortygia è tua'],
        ['ravaged', 'Ogni segnalino di saccheggio sulle tue terre'],
      ],
      note: 'Per Siracusa 15 o 25, mai entrambi. {{TI-FC-n}}',
      first: DEPLOY,
    },
    democrats: {
      command: 'Guidi i Democratici.',
      who: talents =>
        `Timoleone è davanti a Rhegium con poche navi, ${talents} talenti e la testa migliore di Sicilia. Le città libere contano per te, e non trami nulla in segreto.`,
      wins: '**Tutta Siracusa per 4 turni di fila** dà subito la vittoria, se Cartagine non tiene la maggior parte della Sicilia. {{TI-FD-k}}',
      rows: [
        ['council', 'Ogni territorio con governo democratico'],
        ['city', 'Tutta Siracusa è tua'],
        ['leader', 'Ogni tiranno minore alleato o eliminato'],
        ['herald', 'Iceta o Dionisio tuo alleato contro Cartagine, ciascuno'],
        ['hostages', 'Elimini Iceta'],
        ['hostages', 'Elimini Dionisio'],
      ],
      note: 'Un territorio saccheggiato non conta. {{TI-FD-j}}',
      first: { title: 'Scegli dove sbarcare', text: 'Andromaco tiene per te Tauromenio, e Achradina ti attende a Siracusa.' },
    },
    hicetas: {
      command: 'Guidi Iceta.',
      who: talents =>
        `Leontini e Thapsos sono tue, con ${talents} talenti; Siracusa deve diventarlo. Cartagine è tua alleata: ha navi e denaro, e vuole la Sicilia.`,
      wins: '**Elimina Timoleone e Dionisio, oppure tieni tutta Siracusa per 4 turni di fila,** e vinci subito. {{TI-FI-h}}',
      rows: TYRANT,
      note: 'Per Siracusa conta solo il numero più alto. {{TI-FI-g}}',
      first: DEPLOY,
    },
    dionysius: {
      command: 'Guidi Dionisio.',
      who: talents =>
        `Gran parte di Siracusa è tua: Ortygia, i porti, l’arsenale, ${talents} talenti. Due quartieri sono in armi contro di te, e tutti vogliono il resto.`,
      wins: '**Elimina Timoleone e Iceta, oppure tieni tutta Siracusa per 4 turni di fila,** e vinci subito. {{TI-FY-h}}',
      rows: TYRANT,
      note: 'Per Siracusa conta solo il numero più alto. {{TI-FI-g}}',
      first: DEPLOY,
    },
  },
  otherwise: turns => `Altrimenti dopo il turno ${turns} vince chi ha più punti. {{TI-IX-b}}`,
  long: turns => `**${turns} turni**, mesi e inverni, di circa un quarto d’ora l’uno contro il computer. Ogni azione è salvata.`,
  steps: {
    talk: { title: 'Tratta', text: 'Denaro, tregue e alleanze si decidono prima di ogni marcia, e si possono rompere.' },
    act: 'Spendi i punti operazionali',
    actText: ({ march, diplomacy, spy }) =>
      `Un dado te li dà ogni mese. Muovere un leader con le sue truppe ne costa ${march}, la diplomazia ${diplomacy}, una spia ${spy}.`,
    pay: {
      title: 'Paga gli uomini',
      text: 'Ogni inverno, e nei mesi agitati, gli eserciti vanno pagati, o diventano scontenti e se ne vanno.',
    },
  },
};
