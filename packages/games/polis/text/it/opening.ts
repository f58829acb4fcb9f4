import type { OpeningWords } from '../en/opening.ts';

export const opening: OpeningWords = {
  title: 'Polis',
  two: 'per due',
  command: { athens: 'Guidi Atene.', sparta: 'Guidi Sparta.' },
  scenarios: {
    full: {
      name: 'Partita completa',
      when: '478 a.C.',
      athens: ({ poleis, wheat }) =>
        `Cominci con ${poleis} poleis, una flotta nelle Kyklades e ${wheat} grani di scorta. I mercati del nord e dell’est sono alla tua portata; l’Attika non basta a nutrirti.`,
      sparta: ({ poleis, wheat }) =>
        `Cominci con ${poleis} poleis, la terra più forte e ${wheat === 0 ? 'niente grano' : `${wheat} grani`} di scorta. La Messenia e la Sikelia possono nutrirti, se i tuoi opliti ci arrivano in tempo.`,
    },
    'corinthian-war': {
      name: 'Guerra di Corinto',
      when: '395 a.C.',
      athens: ({ poleis }) =>
        `Thebai, Korinthos e Argos sono con te: ${poleis} poleis contro quelle di Sparta. C’è un solo round, e ogni azione conta.`,
      sparta: ({ poleis }) =>
        `Hai ${poleis} poleis dalla Sikelia alla Makedonia, e quattro città sono in lega contro di te. C’è un solo round, e ogni azione conta.`,
    },
    'second-peloponnesian-war': {
      name: 'Seconda guerra del Peloponneso',
      when: '431 a.C.',
      athens: ({ poleis, prestige }) =>
        `Cominci con ${poleis} poleis e ${prestige} punti prestigio: sei in vantaggio, soprattutto sul mare. Restano due round per conservare il vantaggio.`,
      sparta: ({ poleis, prestige }) =>
        `Cominci con ${poleis} poleis e ${prestige} punti prestigio, con Korinthos e Thebai dalla tua parte. Restano due round per recuperare.`,
    },
  },
  wins: '**Il punteggio più alto dopo l’ultimo round.** Prima, chi alla fine di un round non ha più prestigio è ostracizzato e perde, e così chi non può nutrire la capitale. {{PO-G-b}} {{PO-G-a}}',
  winsOneRound:
    '**Il punteggio più alto alla fine del round.** A parità vince chi ha più merci. Chi non può nutrire la capitale perde subito. {{PO-G-e}} {{PO-G-a}}',
  score: {
    title: 'Come si fanno i punti',
    population: 'Ogni abitante delle tue poleis',
    prestige: 'Ogni punto prestigio che resta',
    projects: 'Ogni progetto completato nelle tue poleis',
    printed: 'come stampato',
    units: 'Opliti, galee e mercantili',
    note: 'Chi diventa soldato o marinaio non conta più. {{PO-G-d}}',
  },
  long: rounds =>
    rounds === 1
      ? '**1 round**, circa mezz’ora. Ogni azione è salvata.'
      : `**${rounds} round**, di circa mezz’ora l’uno. Ogni azione è salvata: fermati quando vuoi.`,
  steps: {
    event: { title: 'Leggi l’evento', text: 'Una carta cambia il round per entrambi; tre progetti sono scoperti.' },
    noEvent: { title: 'Guardati intorno', text: 'Non ci sono eventi né progetti: sulla mappa c’è tutto.' },
    act: 'Compi due azioni',
    actText: cap =>
      `In ogni turno ne compi due diverse. Marce, assedi e tasse costano 1 punto prestigio; al massimo ${cap} tue unità stanno in una regione.`,
    feed: 'Pensa al pane',
    feedText: (people, wheat) =>
      `A fine round ogni abitante mangia 1 grano: ora ne servono ${people} e ne hai ${wheat}. Procuratelo con il commercio o le tasse.`,
    pass: { title: 'Passa in tempo', text: 'Chi continua da solo paga 1 merce per ogni azione.' },
  },
};
