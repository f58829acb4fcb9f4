import { die, type Translation } from '@polemos/kernel';
import type { en } from './en.ts';

const SEAT = { sparta: 'Sparte', athens: 'Athènes' };
const AREA = {
  sparta: 'Sparte',
  pylos: 'Pylos',
  elis: 'Élide',
  argos: 'Argos',
  corinth: 'Corinthe',
  megara: 'Mégare',
  athens: 'Athènes',
  thebes: 'Thèbes',
  delphi: 'Delphes',
  naupactus: 'Naupacte',
  corcyra: 'Corcyre',
  thessaly: 'Thessalie',
  potidaea: 'Potidée',
  amphipolis: 'Amphipolis',
  byzantium: 'Byzance',
  lesbos: 'Lesbos',
  samos: 'Samos',
  delos: 'Délos',
  euboea: 'Eubée',
  sicily: 'Sicile',
};
const KIND = {
  military: 'Option militaire',
  ascendancy: 'Ascendant',
  coup: 'Coup d’État',
  'false-alarm': 'Fausse alerte',
  'divine-aid': 'Aide divine',
  olympics: 'Jeux olympiques',
  oligarchs: 'Oligarques',
  'persian-gold': 'Or perse',
  brasidas: 'Brasidas',
  democrats: 'Démocrates',
  'delian-treasure': 'Trésor de Délos',
  pericles: 'Périclès',
};
const MOTTO = {
  military: 'Les armes écrasent un coup',
  ascendancy: 'La diplomatie désarme',
  coup: 'Un complot défait la diplomatie',
  'false-alarm': 'Bluff : il ne se passe rien',
  'divine-aid': 'Bat tout sauf les Jeux',
  olympics: 'Toute confrontation est nulle',
  oligarchs: 'Coup d’État, pour Sparte',
  'persian-gold': 'Ascendant, pour Sparte',
  brasidas: 'Militaire, pour Sparte',
  democrats: 'Coup d’État, pour Athènes',
  'delian-treasure': 'Ascendant, pour Athènes',
  pericles: 'Militaire, pour Athènes',
};

const seat = (id: unknown): string => SEAT[id as keyof typeof SEAT];
const area = (id: unknown): string => AREA[id as keyof typeof AREA];
const event = (id: unknown): string => KIND[String(id).replace(/-\d$/, '') as keyof typeof KIND];
const events = (ids: unknown): string => (ids as string[]).map(event).join(', ');
const inArea = (id: unknown): string =>
  ['elis', 'thessaly', 'euboea', 'sicily'].includes(String(id)) ? `en **${area(id)}**` : `à **${area(id)}**`;
const of = (name: string): string => (/^[AÉEIOU]/.test(name) ? `d’${name}` : `de ${name}`);

export const fr: Translation<typeof en> = {
  title: 'Egemonia',
  blurb: 'Armes, complots et diplomatie, face cachée. La guerre la plus courte : une demi-heure.',
  names: {
    seat: SEAT,
    area: AREA,
    event: KIND,
    motto: MOTTO,
    scenario: { standard: 'Normal', historical: 'Mise en place historique' },
    scenarioAbout: {
      standard: 'Chaque camp commence avec sa seule capitale.',
      historical:
        'Thèbes et Corinthe sont avec Sparte, Amphipolis et Délos avec Athènes ; flottes et armées barrent la route, et l’on gagne les égalités chez soi.',
    },
    phase: {
      draw: 'Tirage',
      pythia: 'Pythie',
      favour: 'Faveur des dieux',
      placement: 'Action',
      comparison: 'Confrontation',
      nike: 'Niké',
    },
    word: {
      favour: 'Faveur des dieux',
      hand: 'Encore en main',
      hidden: 'événements cachés',
      hiddenOne: 'événement caché',
      box: 'Votre case',
      boxAbout: 'Un événement posé ici n’est pas joué et revient sans être vu.',
      placed: 'Posé',
      placedIn: 'face cachée :',
      boxed: 'dans votre case',
      beats: 'Qui bat qui',
      cup: 'Dans la coupe',
      out: 'Hors du jeu',
      oracle: 'L’Oracle',
      oracleAtDelphi: 'est à Delphes',
      syracuse: 'Syracuse',
      areas: 'Zones',
      level: 'Niveau',
      of: 'sur',
      comparisons: 'Confrontations',
    },
  },
  events: {
    turn: ({ turn }) => `Le tour **${turn}** commence.`,
    drawn: ({ seat: who, count, secret }) =>
      secret === undefined
        ? `${seat(who)} tire **${count}** événements.`
        : `Vous tirez ${events(secret.events)} ((vous seul le voyez)).`,
    consulted: ({ seat: who, secret }) =>
      secret === undefined
        ? `${seat(who)} interroge la Pythie et échange un événement. L’Oracle retourne à Delphes.`
        : `La Pythie reprend **${event(secret.back)}** et vous donne **${event(secret.drawn)}** ((vous seul le voyez)). L’Oracle retourne à Delphes.`,
    'oracle-kept': ({ seat: who }) => `${seat(who)} garde l’Oracle.`,
    favour: ({ dice, seat: who }) => {
      const { sparta, athens } = dice as { sparta: number; athens: number };
      const rolls = `Faveur : Sparte ${die('sparta', sparta)}, Athènes ${die('athens', athens)}.`;
      return who === null ? `${rolls} Égalité : on relance.` : `${rolls} **${seat(who)}** pose en premier.`;
    },
    placed: ({ seat: who, area: where, secret }) =>
      secret === undefined
        ? `${seat(who)} pose un événement ${inArea(where)}.`
        : `Vous posez **${event(secret.event)}** ${inArea(where)} ((vous seul le voyez)).`,
    boxed: ({ seat: who, secret }) =>
      secret === undefined
        ? `${seat(who)} met un événement dans sa case.`
        : `Vous mettez **${event(secret.event)}** dans votre case ((vous seul le voyez)).`,
    revealed: () => 'Tous les événements de la carte sont révélés.',
    comparison: ({ area: where, position, sparta, athens, result, atHome }) => {
      const at = `**${area(where)}**, ${position} :`;
      if (result === 'unopposed')
        return `${at} ${event(sparta ?? athens)} ${of(seat(sparta === null ? 'athens' : 'sparta'))} ne rencontre personne.`;
      const both = `${at} ${event(sparta)} de Sparte contre ${event(athens)} d’Athènes :`;
      if (result === 'draw') return `${both} égalité, les deux sont retirés.`;
      return atHome === true ? `${both} égalité, que **${seat(result)}** gagne chez elle.` : `${both} **${seat(result)}** gagne.`;
    },
    acts: ({ area: where, seat: who, event: what, effect, levels }) => {
      const { sparta, athens } = levels as { sparta: number; athens: number };
      const foe = who === 'sparta' ? 'athens' : 'sparta';
      switch (effect) {
        case 'lowers':
          return `${event(what)} : ${seat(foe)} descend à **${foe === 'sparta' ? sparta : athens}** ${inArea(where)}.`;
        case 'raises':
          return `${event(what)} : ${seat(who)} monte à **${who === 'sparta' ? sparta : athens}** ${inArea(where)}.`;
        case 'syracuse':
          return `${event(what)} ${of(seat(who))} chasse **Syracuse** de Sicile, pour toujours.`;
        case 'full':
          return `${event(what)} : ${seat(who)} a déjà 2 ${inArea(where)} ; rien de plus.`;
        default:
          return `${event(what)} est sans effet.`;
      }
    },
    'aid-passes': ({ seat: who }) => `L’Aide divine a servi et passe à **${seat(who)}**.`,
    leaves: ({ event: what }) => `**${event(what)}** quitte le jeu.`,
    oracle: ({ seat: who }) => `**${seat(who)}** a gagné Delphes et reçoit l’Oracle.`,
    count: ({ sparta, athens }) => `Niké : Sparte tient **${sparta}**, Athènes **${athens}**.`,
    ended: ({ seat: who }) => (who === null ? 'La guerre finit sans vainqueur.' : `**${seat(who)}** gagne la guerre.`),
  },
  asks: {
    pythia: () => ({
      caption: 'Pythie',
      title: 'Interroger la Pythie ?',
      body: 'Remettez un événement dans la coupe et tirez-en un autre au hasard, ou gardez l’Oracle.',
    }),
    placement: () => ({
      caption: 'Action',
      title: 'Posez un événement',
      body: 'Choisissez un événement de votre main, puis une zone éclairée ou votre case. Personne n’en voit la face avant la confrontation.',
    }),
  },
  actions: {
    place: ({ event: what, area: where }) => `Poser ${event(what)} : ${area(where)}`,
    box: ({ event: what }) => `Mettre ${event(what)} dans la case`,
    consult: ({ event: what }) => `Rendre ${event(what)}`,
    decline: () => 'Garder l’Oracle',
  },
  refusals: {
    'EG-3.2-a': 'Seul un événement de votre main peut retourner à la Pythie.',
    'EG-3.4-a': 'On pose maintenant les événements, un par un, chacun son tour.',
    'EG-3.4-b': 'Cet événement n’est pas dans votre main.',
    'EG-4.1-a':
      'Trop loin : les armes portent à deux lignes d’une zone de leur camp, à trois si toutes sont terrestres pour Sparte ou maritimes pour Athènes.',
    'EG-4.2-a': 'L’Ascendant n’agit qu’à côté d’une zone de son camp.',
    'EG-4.2-b': 'L’Ascendant ne renforce une zone à soi que si une autre zone à soi la touche.',
    'EG-6-c': 'Passage barré : les armes de Sparte ne traversent pas par mer une zone d’Athènes.',
    'EG-6-d': 'Passage barré : les armes d’Athènes ne traversent pas par terre une zone de Sparte.',
  },
  outcomes: {
    'EG-7-a': () => 'Des zones d’une valeur de dix, et sa capitale parmi elles.',
    'EG-7-b': () => 'Les deux camps ont atteint dix ; la plus haute valeur gagne.',
    'EG-7-c': () => 'Après dix tours, le camp qui tient le plus gagne.',
    'EG-7-d': () => 'Après dix tours les valeurs sont égales ; les niveaux décident.',
  },
};
