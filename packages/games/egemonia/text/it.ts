import { die, type Translation } from '@polemos/kernel';
import type { en } from './en.ts';

const SEAT = { sparta: 'Sparta', athens: 'Atene' };
const AREA = {
  sparta: 'Sparta',
  pylos: 'Pilo',
  elis: 'Elide',
  argos: 'Argo',
  corinth: 'Corinto',
  megara: 'Megara',
  athens: 'Atene',
  thebes: 'Tebe',
  delphi: 'Delfi',
  naupactus: 'Naupatto',
  corcyra: 'Corcira',
  thessaly: 'Tessaglia',
  potidaea: 'Potidea',
  amphipolis: 'Anfipoli',
  byzantium: 'Bisanzio',
  lesbos: 'Lesbo',
  samos: 'Samo',
  delos: 'Delo',
  euboea: 'Eubea',
  sicily: 'Sicilia',
};
const KIND = {
  military: 'Opzione Militare',
  ascendancy: 'Ascendente',
  coup: 'Colpo di Stato',
  'false-alarm': 'Falso allarme',
  'divine-aid': 'Aiuto divino',
  olympics: 'Olimpiadi',
  oligarchs: 'Oligarchici',
  'persian-gold': 'Oro persiano',
  brasidas: 'Brasida',
  democrats: 'Democratici',
  'delian-treasure': 'Tesoro di Delo',
  pericles: 'Pericle',
};
const MOTTO = {
  military: 'Le armi schiacciano un colpo',
  ascendancy: 'La diplomazia disarma',
  coup: 'Una congiura disfa la diplomazia',
  'false-alarm': 'Un inganno: non succede nulla',
  'divine-aid': 'Vince su tutto tranne le Olimpiadi',
  olympics: 'Ogni confronto è pari',
  oligarchs: 'Colpo di Stato, per Sparta',
  'persian-gold': 'Ascendente, per Sparta',
  brasidas: 'Militare, per Sparta',
  democrats: 'Colpo di Stato, per Atene',
  'delian-treasure': 'Ascendente, per Atene',
  pericles: 'Militare, per Atene',
};

const seat = (id: unknown): string => SEAT[id as keyof typeof SEAT];
const area = (id: unknown): string => AREA[id as keyof typeof AREA];
const event = (id: unknown): string => KIND[String(id).replace(/-\d$/, '') as keyof typeof KIND];
const events = (ids: unknown): string => (ids as string[]).map(event).join(', ');
/** «di Atene», «d’Elide» are avoided: a colon or a comma reads as well with every name. */
const inArea = (id: unknown): string =>
  ['elis', 'thessaly', 'euboea', 'sicily'].includes(String(id)) ? `in **${area(id)}**` : `a **${area(id)}**`;

export const it: Translation<typeof en> = {
  title: 'Egemonia',
  blurb: 'Armi, congiure e diplomazia, a faccia in giù. La guerra più breve: mezz’ora.',
  names: {
    seat: SEAT,
    area: AREA,
    event: KIND,
    motto: MOTTO,
    scenario: { standard: 'Normale', historical: 'Schieramento storico' },
    scenarioAbout: {
      standard: 'Ogni parte comincia con la sola capitale.',
      historical:
        'Tebe e Corinto stanno con Sparta, Anfipoli e Delo con Atene; flotte ed eserciti sbarrano la via, e in casa propria si vincono i pareggi.',
    },
    phase: {
      draw: 'Pesca',
      pythia: 'Pizia',
      favour: 'Favore degli dei',
      placement: 'Azione',
      comparison: 'Confronto',
      nike: 'Nike',
    },
    word: {
      favour: 'Favore degli dei',
      hand: 'Ancora in mano',
      hidden: 'eventi coperti',
      hiddenOne: 'evento coperto',
      box: 'La tua casella',
      boxAbout: 'Un evento messo qui non è giocato e ritorna senza essere visto.',
      placed: 'Piazzato',
      placedIn: 'coperto:',
      boxed: 'nella tua casella',
      beats: 'Chi vince su chi',
      cup: 'Nella coppa',
      out: 'Fuori dal gioco',
      oracle: 'L’Oracolo',
      oracleAtDelphi: 'è a Delfi',
      syracuse: 'Siracusa',
      areas: 'Aree',
      level: 'Livello',
      of: 'su',
      comparisons: 'Confronti',
    },
  },
  events: {
    turn: ({ turn }) => `Comincia il turno **${turn}**.`,
    drawn: ({ seat: who, count, secret }) =>
      secret === undefined ? `${seat(who)} pesca **${count}**.` : `Peschi ${events(secret.events)} ((lo vedi solo tu)).`,
    consulted: ({ seat: who, secret }) =>
      secret === undefined
        ? `${seat(who)} interroga la Pizia e cambia un evento. L’Oracolo torna a Delfi.`
        : `La Pizia riprende **${event(secret.back)}** e ti dà **${event(secret.drawn)}** ((lo vedi solo tu)). L’Oracolo torna a Delfi.`,
    'oracle-kept': ({ seat: who }) => `${seat(who)} conserva l’Oracolo.`,
    favour: ({ dice, seat: who }) => {
      const { sparta, athens } = dice as { sparta: number; athens: number };
      const rolls = `Favore: Sparta ${die('sparta', sparta)}, Atene ${die('athens', athens)}.`;
      return who === null ? `${rolls} Pari: si ritira.` : `${rolls} **${seat(who)}** piazza per prima.`;
    },
    placed: ({ seat: who, area: where, secret }) =>
      secret === undefined
        ? `${seat(who)} piazza un evento ${inArea(where)}.`
        : `Piazzi **${event(secret.event)}** ${inArea(where)} ((lo vedi solo tu)).`,
    boxed: ({ seat: who, secret }) =>
      secret === undefined
        ? `${seat(who)} mette un evento nella propria casella.`
        : `Metti **${event(secret.event)}** nella tua casella ((lo vedi solo tu)).`,
    revealed: () => 'Tutti gli eventi sulla mappa sono rivelati.',
    comparison: ({ area: where, position, sparta, athens, result, atHome }) => {
      const at = `**${area(where)}**, ${position}:`;
      if (result === 'unopposed')
        return `${at} ${event(sparta ?? athens)} di ${seat(sparta === null ? 'athens' : 'sparta')} non incontra nessuno.`;
      const both = `${at} ${event(sparta)} di Sparta contro ${event(athens)} di Atene:`;
      if (result === 'draw') return `${both} pari, tolti entrambi.`;
      return atHome === true ? `${both} pari, che **${seat(result)}** vince in casa.` : `${both} vince **${seat(result)}**.`;
    },
    acts: ({ area: where, seat: who, event: what, effect, levels }) => {
      const { sparta, athens } = levels as { sparta: number; athens: number };
      const foe = who === 'sparta' ? 'athens' : 'sparta';
      switch (effect) {
        case 'lowers':
          return `${event(what)}: ${seat(foe)} scende a **${foe === 'sparta' ? sparta : athens}** ${inArea(where)}.`;
        case 'raises':
          return `${event(what)}: ${seat(who)} sale a **${who === 'sparta' ? sparta : athens}** ${inArea(where)}.`;
        case 'syracuse':
          return `${event(what)} di ${seat(who)} caccia **Siracusa** dalla Sicilia, per sempre.`;
        case 'full':
          return `${event(what)}: ${seat(who)} ha già 2 ${inArea(where)}; niente di più.`;
        default:
          return `${event(what)} non ha effetto.`;
      }
    },
    'aid-passes': ({ seat: who }) => `L’Aiuto divino è stato usato e passa a **${seat(who)}**.`,
    leaves: ({ event: what }) => `**${event(what)}** esce dal gioco.`,
    oracle: ({ seat: who }) => `**${seat(who)}** ha ottenuto Delfi e riceve l’Oracolo.`,
    count: ({ sparta, athens }) => `Nike: Sparta ha **${sparta}**, Atene **${athens}**.`,
    ended: ({ seat: who }) => (who === null ? 'La guerra finisce in parità.' : `**${seat(who)}** vince la guerra.`),
  },
  asks: {
    pythia: () => ({
      caption: 'Pizia',
      title: 'Interrogare la Pizia?',
      body: 'Rimetti un evento nella coppa e pescane un altro a caso, oppure conserva l’Oracolo.',
    }),
    placement: () => ({
      caption: 'Azione',
      title: 'Piazza un evento',
      body: 'Scegli un evento della tua mano, poi un’area illuminata o la tua casella. Nessuno ne vede la faccia fino al confronto.',
    }),
  },
  actions: {
    place: ({ event: what, area: where }) => `Piazza ${event(what)}: ${area(where)}`,
    box: ({ event: what }) => `Metti ${event(what)} nella casella`,
    consult: ({ event: what }) => `Restituisci ${event(what)}`,
    decline: () => 'Conserva l’Oracolo',
  },
  refusals: {
    'EG-3.2-a': 'Alla Pizia torna solo un evento della propria mano.',
    'EG-3.4-a': 'Ora si piazzano gli eventi, uno alla volta, a turno.',
    'EG-3.4-b': 'Questo evento non è nella tua mano.',
    'EG-4.1-a':
      'Troppo lontano: le armi arrivano a due linee da un’area della loro parte, a tre se tutte terrestri per Sparta o navali per Atene.',
    'EG-4.2-a': 'L’Ascendente agisce solo accanto a un’area della sua parte.',
    'EG-4.2-b': 'L’Ascendente rafforza un’area propria solo se un’altra area propria le è accanto.',
    'EG-6-c': 'Via sbarrata: le armi di Sparta non passano per mare attraverso un’area di Atene.',
    'EG-6-d': 'Via sbarrata: le armi di Atene non passano per terra attraverso un’area di Sparta.',
  },
  outcomes: {
    'EG-7-a': () => 'Aree per un valore di dieci, e tra esse la propria capitale.',
    'EG-7-b': () => 'Entrambe sono arrivate a dieci; vince il valore più alto.',
    'EG-7-c': () => 'Dopo dieci turni vince chi controlla di più.',
    'EG-7-d': () => 'Dopo dieci turni il valore è pari; decidono i livelli.',
  },
};
