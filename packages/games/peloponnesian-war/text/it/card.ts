/** What is shown of the game before it is chosen. */
export const card = {
  title: 'La Guerra del Peloponneso',
  caption: '431–404 a.C. · 193 spazi · da soli o in due',
  blurb: 'Il gioco guida il tuo nemico con due matrici strategiche, e il successo ti fa cambiare parte.',
  seat: {
    player: 'Tu',
    athens: 'Atene',
    sparta: 'Sparta',
  },
  seatIn: {
    'fall-of-sparta': {
      athens: 'Coalizione',
    },
  },
  scenario: {
    campaign: 'Campagna',
    archidamian: 'Guerra archidamica',
    decelean: 'Guerra deceleica',
    'fall-of-athens': 'Caduta di Atene',
    'first-war': 'Prima guerra del Peloponneso',
    'fall-of-sparta': 'Caduta di Sparta',
  },
  scenarioAbout: {
    campaign: 'Tutta la guerra dal 431 a.C., dieci turni.',
    archidamian: 'I primi dieci anni, fino alla pace di Nicia.',
    decelean: 'Dopo la pace: la Sicilia, Decelea, l’Ellesponto.',
    'fall-of-athens': 'Gli ultimi anni, con l’oro persiano per Sparta.',
    'first-war': 'Una generazione prima, senza le Lunghe Mura: sei turni, e decide la sola volontà.',
    'fall-of-sparta': 'Per due: Sparta contro una Coalizione di Tebe e Atene, e i Persiani contro tutti. Sette turni.',
  },
  option: {
    'fall-of-athens-returns': 'Caduta di Atene: ritorno a Sparta',
    'surrender-by-turn-number': 'Resa secondo il numero del turno',
    players: 'Giocatori',
    edition: 'Edizione delle regole',
    'half-of-whole-force': 'Metà dell’intera Forza',
    'amphipolis-barred': 'Anfipoli sbarra la via',
    'long-walls-leader': 'Un comandante per Atene',
  },
  value: {
    players: {
      solitaire: 'Solitario',
      two: 'Due giocatori',
    },
    edition: {
      second: 'Seconda edizione, 2019',
      first: 'Prima edizione, 1991',
    },
  },
  optionAbout: {
    'fall-of-athens-returns': 'La Caduta di Atene finisce quando sei di nuovo Sparta, e non già quando diventi Atene.',
    'surrender-by-turn-number': 'Una resa dà 200 punti divisi per il numero del turno, non per i turni giocati.',
    'half-of-whole-force': 'La metà dell’intera Forza conta per il +2 in battaglia.',
    'amphipolis-barred': 'Anfipoli sbarra la via come Naupatto e Bisanzio.',
    'long-walls-leader': 'Le Forze ad Atene estraggono un comandante prima di una battaglia.',
  },
  bot: {
    oracle: 'Oracolo',
  },
  botAbout: {
    oracle: 'L’oracolo guida la sua parte come farebbe il gioco stesso: con le matrici strategiche, senza cercare.',
  },
  page: {
    editions: 'Le due edizioni a confronto',
  },
};
