import type { OpeningWords } from '../en/opening.ts';

export const opening: OpeningWords = {
  title: 'Polis',
  two: 'à deux',
  command: { athens: 'Vous menez Athènes.', sparta: 'Vous menez Sparte.' },
  scenarios: {
    full: {
      name: 'Partie complète',
      when: '478 av. J.-C.',
      athens: ({ poleis, wheat }) =>
        `Vous commencez avec ${poleis} cités, une flotte dans les Kyklades et ${wheat} blés en réserve. Les marchés du nord et de l’est sont à votre portée ; l’Attika ne peut vous nourrir.`,
      sparta: ({ poleis, wheat }) =>
        `Vous commencez avec ${poleis} cités, le pays le plus fort et ${wheat === 0 ? 'aucun blé' : `${wheat} blés`} en réserve. La Messenia et la Sikelia peuvent vous nourrir, si vos hoplites y arrivent à temps.`,
    },
    'corinthian-war': {
      name: 'Guerre de Corinthe',
      when: '395 av. J.-C.',
      athens: ({ poleis }) =>
        `Thebai, Korinthos et Argos sont avec vous : ${poleis} cités contre celles de Sparte. Il n’y a qu’une manche, et chaque action compte.`,
      sparta: ({ poleis }) =>
        `Vous tenez ${poleis} cités, de la Sikelia à la Makedonia, et quatre cités sont liguées contre vous. Il n’y a qu’une manche, et chaque action compte.`,
    },
    'second-peloponnesian-war': {
      name: 'Seconde guerre du Péloponnèse',
      when: '431 av. J.-C.',
      athens: ({ poleis, prestige }) =>
        `Vous commencez avec ${poleis} cités et ${prestige} points de prestige : vous menez, sur mer surtout. Il reste deux manches pour garder l’avance.`,
      sparta: ({ poleis, prestige }) =>
        `Vous commencez avec ${poleis} cités et ${prestige} points de prestige, avec Korinthos et Thebai à vos côtés. Il reste deux manches pour revenir.`,
    },
  },
  wins: '**Le plus haut score après la dernière manche.** Avant, qui n’a plus de prestige à la fin d’une manche est frappé d’ostracisme et perd, comme celui qui ne peut nourrir sa capitale. {{PO-G-b}} {{PO-G-a}}',
  winsOneRound:
    '**Le plus haut score à la fin de la manche.** À égalité, celui qui a le plus de biens gagne. Qui ne peut nourrir sa capitale perd aussitôt. {{PO-G-e}} {{PO-G-a}}',
  score: {
    title: 'Comment on marque',
    population: 'Chaque habitant de vos cités',
    prestige: 'Chaque point de prestige restant',
    projects: 'Chaque projet achevé dans vos cités',
    printed: 'selon la tuile',
    units: 'Hoplites, galères et navires marchands',
    note: 'Qui devient soldat ou marin ne compte plus. {{PO-G-d}}',
  },
  long: rounds =>
    rounds === 1
      ? '**1 manche**, environ une demi-heure. Chaque action est enregistrée.'
      : `**${rounds} manches**, d’environ une demi-heure chacune. Chaque action est enregistrée : arrêtez quand vous voulez.`,
  steps: {
    event: { title: 'Lire l’événement', text: 'Une carte change la manche pour les deux ; trois projets sont visibles.' },
    noEvent: { title: 'Regarder', text: 'Il n’y a ni événements ni projets : tout est sur la carte.' },
    act: 'Accomplir deux actions',
    actText: cap =>
      `Vous en accomplissez deux différentes à chaque tour. Marches, sièges et impôts coûtent 1 point de prestige ; une région admet au plus ${cap} de vos unités.`,
    feed: 'Penser au pain',
    feedText: (people, wheat) =>
      `À la fin de la manche, chaque habitant mange 1 blé : il en faut ${people}, vous en avez ${wheat}. Commercez, ou levez l’impôt.`,
    pass: { title: 'Passer à temps', text: 'Qui continue seul paie 1 bien par action.' },
  },
};
