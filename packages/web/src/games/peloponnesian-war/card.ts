import type { Card } from '../index.ts';

export const CARD: Card = {
  title: { en: 'The Peloponnesian War', it: 'La Guerra del Peloponneso', fr: 'La Guerre du Péloponnèse' },
  caption: {
    en: '431–404 BC · 193 spaces · alone or two',
    it: '431–404 a.C. · 193 spazi · da soli o in due',
    fr: '431–404 av. J.-C. · 193 espaces · seul ou à deux',
  },
  blurb: {
    en: 'The game plays your enemy from two strategy matrices, and success makes you change sides.',
    it: 'Il gioco guida il tuo nemico con due matrici strategiche, e il successo ti fa cambiare parte.',
    fr: 'Le jeu mène votre ennemi par deux matrices de stratégie, et le succès vous fait changer de camp.',
  },
  scenarios: [
    {
      id: 'campaign',
      name: { en: 'Campaign', it: 'Campagna', fr: 'Campagne' },
      about: {
        en: 'The whole war from 431 BC, ten turns.',
        it: 'Tutta la guerra dal 431 a.C., dieci turni.',
        fr: 'Toute la guerre depuis 431 av. J.-C., dix tours.',
      },
    },
    {
      id: 'archidamian',
      name: { en: 'Archidamian War', it: 'Guerra archidamica', fr: 'Guerre d’Archidamos' },
      about: {
        en: 'The first ten years, to the Peace of Nicias.',
        it: 'I primi dieci anni, fino alla pace di Nicia.',
        fr: 'Les dix premières années, jusqu’à la paix de Nicias.',
      },
    },
    {
      id: 'decelean',
      name: { en: 'Decelean War', it: 'Guerra deceleica', fr: 'Guerre de Décélie' },
      about: {
        en: 'After the peace: Sicily, Decelea, the Hellespont.',
        it: 'Dopo la pace: la Sicilia, Decelea, l’Ellesponto.',
        fr: 'Après la paix : la Sicile, Décélie, l’Hellespont.',
      },
    },
    {
      id: 'fall-of-athens',
      name: { en: 'Fall of Athens', it: 'Caduta di Atene', fr: 'Chute d’Athènes' },
      about: {
        en: 'The last years, with Persia’s gold for Sparta.',
        it: 'Gli ultimi anni, con l’oro persiano per Sparta.',
        fr: 'Les dernières années, avec l’or perse pour Sparte.',
      },
    },
    {
      id: 'first-war',
      name: { en: 'First Peloponnesian War', it: 'Prima guerra del Peloponneso', fr: 'Première guerre du Péloponnèse' },
      about: {
        en: 'A generation earlier, before the Long Walls: six turns, and will alone decides.',
        it: 'Una generazione prima, senza le Lunghe Mura: sei turni, e decide la sola volontà.',
        fr: 'Une génération plus tôt, avant les Longs Murs : six tours, et seule la volonté décide.',
      },
      only: { edition: ['second'] },
    },
    {
      id: 'fall-of-sparta',
      name: { en: 'Fall of Sparta', it: 'Caduta di Sparta', fr: 'Chute de Sparte' },
      about: {
        en: 'For two: Sparta against a Coalition of Thebes and Athens, with the Persians against all. Seven turns.',
        it: 'Per due: Sparta contro una Coalizione di Tebe e Atene, e i Persiani contro tutti. Sette turni.',
        fr: 'Pour deux : Sparte contre une Coalition de Thèbes et d’Athènes, et les Perses contre tous. Sept tours.',
      },
      only: { edition: ['second'], together: true },
      seats: { athens: { en: 'Coalition', it: 'Coalizione', fr: 'Coalition' } },
    },
  ],
  seats: [{ id: 'player', name: { en: 'You', it: 'Tu', fr: 'Vous' } }],
  together: {
    options: { players: 'two' },
    seats: [
      { id: 'athens', name: { en: 'Athens', it: 'Atene', fr: 'Athènes' } },
      { id: 'sparta', name: { en: 'Sparta', it: 'Sparta', fr: 'Sparte' } },
    ],
    oracle: {
      en: 'The oracle plays its side as the game itself would: by the strategy matrices, without searching.',
      it: 'L’oracolo guida la sua parte come farebbe il gioco stesso: con le matrici strategiche, senza cercare.',
      fr: 'L’oracle mène son camp comme le jeu lui-même : par les matrices de stratégie, sans chercher.',
    },
  },
  editions: {
    en: 'The two editions, side by side',
    it: 'Le due edizioni a confronto',
    fr: 'Les deux éditions côte à côte',
  },
  rulesOf: [
    { id: 'second', name: { en: 'Second edition, 2019', it: 'Seconda edizione, 2019', fr: 'Seconde édition, 2019' } },
    { id: 'first', name: { en: 'First edition, 1991', it: 'Prima edizione, 1991', fr: 'Première édition, 1991' } },
  ],
  extras: [
    {
      id: 'long-walls-leader',
      edition: 'first',
      name: {
        en: 'Forces in Athens draw a commander before a battle (PW1-5.3.1-c)',
        it: 'Le Forze ad Atene pescano un comandante prima di una battaglia (PW1-5.3.1-c)',
        fr: 'Les Forces à Athènes tirent un chef avant une bataille (PW1-5.3.1-c)',
      },
    },
  ],
  colours: {
    athens: 'athens',
    piraeus: 'athens',
    chios: 'athens',
    samos: 'athens',
    corcyra: 'athens',
    naupactus: 'athens',
    amphipolis: 'athens',
    byzantium: 'athens',
    naxos: 'athens',
    mytilene: 'athens',
    sparta: 'sparta',
    corinth: 'sparta',
    thebes: 'sparta',
    gythium: 'sparta',
    megara: 'sparta',
    elis: 'sparta',
    epidaurus: 'sparta',
  },
};
