import type { Card } from '../index.ts';

export const CARD: Card = {
  title: { en: 'The Peloponnesian War', it: 'La Guerra del Peloponneso', fr: 'La Guerre du Péloponnèse' },
  caption: {
    en: '431–404 BC · 193 spaces · solitaire',
    it: '431–404 a.C. · 193 spazi · in solitario',
    fr: '431–404 av. J.-C. · 193 espaces · en solitaire',
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
  ],
  seats: [{ id: 'player', name: { en: 'You', it: 'Tu', fr: 'Vous' } }],
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
