/** What is shown of the game before it is chosen. */
export const card = {
  title: 'La Guerra del Peloponneso',
  caption: '431–404 a.C. · 193 spazi · da soli o in due',
  blurb: 'Due matrici strategiche guidano il tuo nemico, e il successo ti fa cambiare parte.',
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
    'first-war': 'Una generazione prima, senza le Lunghe Mura: sei turni, e decide la sola bellicosità.',
    'fall-of-sparta': 'Per due: Sparta contro una Coalizione di Tebe e Atene, e i Persiani contro tutti. Sette turni.',
  },
  option: {
    'hostages-from-next-turn': 'Ostaggi dal turno seguente',
    'helot-space-by-area': 'Il quinto spazio degli Iloti secondo l’area',
    'nicias-at-selection': 'Nicia solo alla scelta',
    'minor-powers-once': 'Potenze minori una volta',
    'dionysius-in-sicily': 'Dionisio: solo la Sicilia',
    'epidamnos-through-own-spaces': 'Epidamno per spazi propri',
    'chios-half-to-corcyra': 'La metà di Chio a Corcira',
    'rebels-of-their-side': 'Si ribellano solo i propri spazi',
    'cadmea-stills-all': 'La Cadmea ferma tutto',
    'sicily-thousand': 'Sicilia: 1.000 talenti',
    'any-commander-at-home': 'Qualunque comandante a casa',
    'eisphora-once': 'Eisphora una volta',
    'neutrals-as-objectives': 'Obiettivi neutrali',
    'area-rolled-again': 'Di nuovo i due dadi',
    'set-up-deaths-count': 'Contano i morti del piazzamento',
    'cavalry-stays-in-its-city': 'La cavalleria resta nella sua città',
    'type-before-nationality': 'Il tipo prima della nazionalità',
    'fortress-needs-siege': 'Una fortezza vuole un assedio',
    'fall-of-athens-returns': 'Caduta di Atene: ritorno a Sparta',
    'surrender-by-turn-number': 'Resa secondo il numero del turno',
    players: 'Giocatori',
    edition: 'Edizione delle regole',
    'half-of-whole-force': 'Metà dell’intera forza',
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
    'hostages-from-next-turn':
      'Gli ostaggi vietano l’attacco allo spazio nazionale di chi li tiene dal turno seguente, non subito.',
    'helot-space-by-area':
      'Il quinto spazio degli Iloti è obiettivo della parte non-giocatore solo quando esce la sua area, non senza dado.',
    'nicias-at-selection': 'Nicia allunga un armistizio solo se c’è alla scelta dei comandanti, non se è pescato dopo.',
    'minor-powers-once': 'Ogni cambiamento dell’evento 10 accade una sola volta per partita.',
    'dionysius-in-sicily':
      'Quando Dionisio combatte Cartagine tornano a casa solo le forze spartane in Sicilia, non ogni alleato di Sparta.',
    'epidamnos-through-own-spaces': 'L’argento di Epidamno vuole una via di spazi controllati, non solo libera da nemici.',
    'chios-half-to-corcyra': 'Perdute Chio e Samo tutti gli alleati di Atene vanno a Corcira, non la loro metà al Pireo.',
    'rebels-of-their-side': 'Una ribellione della tabella dello scenario salta gli spazi che la parte non controlla.',
    'cadmea-stills-all': 'Finché Sparta tiene la Cadmea la fiducia non muove nessuno, nemmeno dove non serve un dado.',
    'sicily-thousand': 'Tutta la Sicilia dà ad Atene 1.000 talenti, come dice l’aiuto di gioco, non 100.',
    'any-commander-at-home': 'Scegli tra i comandanti nello spazio nazionale; quello appena pescato non è obbligato a comandare.',
    'eisphora-once': 'In un armistizio l’Eisphora conta una volta, non per ogni suo turno.',
    'neutrals-as-objectives': 'La parte non-giocatore può marciare su Argo e Siracusa neutrali; solo le sue vie le evitano.',
    'area-rolled-again':
      'Se l’obiettivo della parte non-giocatore non vale si tira di nuovo anche l’area, non solo il secondo dado.',
    'set-up-deaths-count': 'I comandanti morti all’inizio contano fra i tre che l’evento 11 può prendere.',
    'cavalry-stays-in-its-city':
      'In combattimento la cavalleria di Atene o del Pireo raggiunge solo il suo spazio, non l’altra città.',
    'type-before-nationality': 'Le perdite di terra prendono tutti gli opliti, alleati compresi, prima di ogni cavalleria.',
    'fortress-needs-siege': 'Chi vince una battaglia in una fortezza non la controlla prima di averla assediata.',
    'fall-of-athens-returns': 'La Caduta di Atene finisce quando sei di nuovo Sparta, e non già quando diventi Atene.',
    'surrender-by-turn-number':
      'Una resa dà 200 punti divisi per il numero del turno, non per i turni giocati: nella Caduta di Atene non vince più da sola.',
    'half-of-whole-force': 'La metà dell’intera forza conta per il +2 in battaglia.',
    'amphipolis-barred': 'Anfipoli sbarra la via come Naupatto e Bisanzio.',
    'long-walls-leader': 'Le forze ad Atene pescano un comandante prima di una battaglia.',
  },
  bot: {
    oracle: 'Oracolo',
  },
  botAbout: {
    oracle: 'L’oracolo guida la sua parte come farebbero le regole: con le matrici strategiche, senza cercare.',
  },
  page: {
    editions: 'Le due edizioni a confronto',
  },
};
