import type { OpeningWords } from '../en/opening.ts';

const SIDE = { athens: 'Atene', sparta: 'Sparta' };

export const opening: OpeningWords = {
  title: 'La Guerra del Peloponneso',
  caption: (scenario, way, edition) => `${scenario} · ${way} · ${edition}`,
  alone: 'in solitario',
  two: 'per due',
  editions: { second: '2ª edizione', first: '1ª edizione' },
  command: { athens: 'Comandi Atene.', sparta: 'Comandi Sparta.' },
  commandCoalition: 'Comandi la Coalizione.',
  turn: 'Se vai bene, cambi parte: fra un turno e l’altro, un dado più la tua fiducia, con 6 o più, ti consegna il nemico. I tuoi punti vengono con te. {{PW-3.1-b}}',
  scenarios: {
    campaign: {
      name: 'Campagna',
      when: '431 a.C.',
      athens:
        'L’argento e le navi sono tuoi; i migliori opliti sono di Sparta. Le Lunghe Mura proteggono Atene: colpisci dove il mare può portarti.',
      sparta:
        'I tuoi opliti marciano senza paga e in campo nessuno li batte; il mare è di Atene. Brucia l’Attica, solleva ribelli e impara a remare.',
      first: { title: 'Guarda Sparta marciare', text: 'Archidamo scende in Attica. Ferma il racconto quando vuoi.' },
    },
    archidamian: {
      name: 'Guerra archidamica',
      when: '431 a.C.',
      athens:
        'Dieci anni di guerra, e le Lunghe Mura proteggono Atene. L’argento e le navi sono tuoi: colpisci dove il mare può portarti.',
      sparta: 'Dieci anni per piegare Atene prima che ti sfinisca. I tuoi opliti marciano senza paga; il mare è del nemico.',
      first: { title: 'Guarda Sparta marciare', text: 'Archidamo scende in Attica. Ferma il racconto quando vuoi.' },
    },
    decelean: {
      name: 'Guerra deceleica',
      when: '416 a.C.',
      athens:
        'La tua armata migliore è davanti a Siracusa, e ora c’è anche Gilippo. Riportala a casa con una vittoria, o fanne a meno.',
      sparta: 'Atene ha mandato le sue forze in Sicilia. Gilippo tiene Siracusa: tienila con lui, e intanto scuoti la Lega.',
      first: { title: 'Guarda Sparta marciare', text: 'Agide apre il turno. Ferma il racconto quando vuoi.' },
    },
    'fall-of-athens': {
      name: 'Caduta di Atene',
      when: '413 a.C.',
      athens: 'La Sicilia è perduta, mezza Lega è in ribellione e la Persia paga il nemico. Ti resta una flotta nell’Ellesponto.',
      sparta:
        'Atene ha perduto la Sicilia e la sua Lega si sfalda. Mindaro ha finalmente le navi: chiudi la guerra prima che finisca il denaro.',
      first: { title: 'Interroga gli dei', text: 'Le due flotte sono già salpate. Gli auguri dicono se agisci ancora.' },
    },
    'first-war': {
      name: 'Prima guerra del Peloponneso',
      when: '460 a.C.',
      athens: 'Le mura non arrivano ancora al mare, e conta solo la volontà di combattere. Costringi il nemico a disperdersi.',
      sparta:
        'Atene non ha ancora le Lunghe Mura. Poche battaglie perdute possono spezzarne la volontà: combatti finché sei il più forte.',
      first: {
        title: 'Pesca un comandante',
        text: 'Ogni parte pesca il suo comandante, e un dado sceglie la strategia di Sparta.',
      },
    },
    'fall-of-sparta': {
      name: 'Caduta di Sparta',
      when: '401 a.C.',
      athens:
        'Tebe e Atene, due tesori e un solo scopo che muta di turno in turno. La Persia può entrare in guerra contro chiunque.',
      sparta: 'Hai vinto la grande guerra, e ora tutti sono contro di te. I tuoi opliti sono ottimi ma pochi: spendili con cura.',
      first: { title: 'Pesca un comandante', text: 'Ogni parte pesca il suo comandante per il turno.' },
    },
  },
  firstOfTwo: {
    title: 'Guarda chi comincia',
    text: 'Comincia la parte il cui comandante ha il Valore Strategico più alto; a parità decide un dado.',
  },
  winsCampaign: (more, last) =>
    `**Più di ${more} punti** alla fine del turno ${last}; oppure la resa di una delle due parti nei turni da 1 a 3. {{PW-1.3.1-b}}`,
  winsShort: (points, last, { rule, onArmistice, onReturn, abroad }, side) =>
    `**${points} punti o più** alla fine: dopo il turno ${last}, quando una parte si arrende${onArmistice ? ', a un armistizio' : ''}${abroad ? ', o quando cambi parte' : onReturn ? `, o quando torni a ${SIDE[side]} dopo un cambio di parte` : ''}. {{${rule}}}`,
  winsOfTwo: last =>
    `**Costringi il nemico alla resa.** Altrimenti dopo il turno ${last} vince il totale più alto; a parità nessuno vince. {{PW-R129}}`,
  winsByWill: ({ lastTurn, will, alone }) =>
    `**Logora la bellicosità del nemico.** Chi alla fine di un turno ha bellicosità 0 perde, e così ${will.homes.length > 1 ? 'chi ha perduto lo' : 'Sparta se perde il suo'} spazio nazionale${will.bothAtZero === 'nobody' ? '; se entrambe le parti sono a 0, vince la Persia e i due giocatori perdono' : ''}. ${will.peace === undefined ? '' : `Se entrambe sono a 1 o 2 si fa una pace di trent’anni: è parità. {{${will.peace}}} `}Dopo il turno ${lastTurn} la guerra è pari. ${alone ? 'Vinci con la parte che hai alla fine. ' : ''}{{${will.rule}}}`,
  points: {
    title: 'Come si fanno i punti',
    battle: 'Vinci una battaglia',
    siege: 'Prendi un luogo con l’assedio',
    battleLost: 'Perdi una battaglia',
    siegeLost: 'Perdi un luogo per assedio',
    surrender: turn => `Una parte si arrende nel turno ${turn}`,
    note: '200 diviso per il numero del turno, chiunque si arrenda. {{PW-1.2-f}}',
    noteNumber: '200 diviso per il numero del turno, chiunque si arrenda. {{PW1-R11}}',
    noteFirst: '200 diviso per i turni giocati, chiunque si arrenda. {{PW1-9-a}}',
    noteTwo: 'Ogni parte tiene i suoi punti; chi si arrende ha perso. {{PW-R129}}',
  },
  will: {
    title: 'Che cosa muove la bellicosità',
    up: 'Ogni 2 punti di fiducia sopra lo 0',
    down: 'Ogni punto di fiducia sotto lo 0',
    spaces: 'Ogni 10 spazi presi, saccheggiati o in ribellione',
    note: will => `Si conta alla fine del turno; cominci con ${will}. {{PW-9.1-a}}`,
  },
  long: turns => `**${turns} turni**, di una ventina di minuti l’uno. Ogni azione è salvata: fermati quando vuoi.`,
  steps: {
    objective: {
      title: 'Scegli dove',
      text: 'Indica lo spazio che il comandante deve raggiungere. L’oro segna ciò che le regole permettono.',
    },
    gather: 'Raduna',
    gatherAthens: (ships, land, fund) =>
      `Una nave costa ${ships} talenti, opliti e cavalleria ${land}. Tieni ${fund} talenti per le emergenze.`,
    gatherSparta: (land, ships) =>
      `Opliti e cavalleria spartani marciano gratis. Gli alleati a terra costano ${land} talenti, una nave ${ships}.`,
    gatherCoalition: (ships, land) =>
      `Una nave costa ${ships} talenti, opliti e cavalleria ${land}. Paga la città del comandante.`,
    march: { title: 'Marcia', text: 'La via, chi può intercettarti e le probabilità si vedono prima che si tiri un dado.' },
  },
};
