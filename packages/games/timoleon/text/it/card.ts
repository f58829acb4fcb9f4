/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Timoleone',
  caption: '344–341 a.C. · Sicilia',
  blurb:
    'Quattro fazioni per la Sicilia: eserciti da pagare, trattati da firmare e da rompere, corruzione, spie, e le mura di Siracusa.',
  seat: { timoleon: 'Democratici', carthage: 'Cartagine', hicetas: 'Iceta', dionysius: 'Dionisio' },
  scenario: { campaign: 'La campagna' },
  scenarioAbout: {
    campaign: 'Venticinque turni, dall’inverno del 344 al giugno del 341. Gli indigeni dell’interno agiscono da soli.',
  },
  option: {
    'eliminated-by-anybody': 'Tiranni eliminati da chiunque',
    'restore-each-city': 'Ogni città ripristinata una volta per trimestre',
    'plundered-cities-pay': 'Le città saccheggiate continuano a pagare',
    'held-cities-only': 'Solo le città tenute contano',
    'fleets-bar-landings': 'Una flotta sbarra la costa',
  },
  optionAbout: {
    'eliminated-by-anybody': 'I Democratici segnano un tiranno caduto, chiunque l’abbia abbattuto.',
    'restore-each-city': 'In un trimestre una fazione può ripristinare un livello di ogni sua città, non uno in tutto.',
    'plundered-cities-pay': 'Una città saccheggiata versa ancora il suo tributo; solo una distrutta non lo versa più.',
    'held-cities-only': 'I Democratici segnano le città che tengono; le città democratiche indipendenti non contano per nessuno.',
    'fleets-bar-landings':
      'Dove sta una flotta nemica nessuno sbarca, nemmeno se nessuna delle due voleva combattere: deve essere battuta o ritirarsi.',
  },
};
