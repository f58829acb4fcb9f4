import type { Card } from '../index.ts';

export const CARD: Card = {
  title: { en: 'Polis', it: 'Polis', fr: 'Polis' },
  caption: { en: '478–404 BC · 18 poleis', it: '478–404 a.C. · 18 poleis', fr: '478–404 av. J.-C. · 18 poleis' },
  blurb: {
    en: 'People are your score and your army, prestige your score and your fuel. An economic duel of an hour and a half.',
    it: 'Gli abitanti sono punti ed esercito, il prestigio punti e carburante. Un duello economico di un’ora e mezza.',
    fr: 'Les habitants sont vos points et votre armée, le prestige vos points et votre carburant. Un duel d’une heure et demie.',
  },
  scenarios: [
    {
      id: 'full',
      name: { en: 'Full game', it: 'Partita completa', fr: 'Partie complète' },
      about: {
        en: 'Four rounds, from the league of Delos to the fall of Athens.',
        it: 'Quattro round, dalla lega di Delo alla caduta di Atene.',
        fr: 'Quatre manches, de la ligue de Délos à la chute d’Athènes.',
      },
    },
    {
      id: 'corinthian-war',
      name: { en: 'Corinthian War', it: 'Guerra di Corinto', fr: 'Guerre de Corinthe' },
      about: {
        en: 'One round without events or projects: Sparta against a league of four cities.',
        it: 'Un round senza eventi né progetti: Sparta contro una lega di quattro città.',
        fr: 'Une manche sans événements ni projets : Sparte contre une ligue de quatre cités.',
      },
    },
    {
      id: 'second-peloponnesian-war',
      name: { en: 'Second Peloponnesian War', it: 'Seconda guerra del Peloponneso', fr: 'Seconde guerre du Péloponnèse' },
      about: {
        en: 'The last two rounds, with armies in the field from the start.',
        it: 'Gli ultimi due round, con gli eserciti già in campo.',
        fr: 'Les deux dernières manches, les armées déjà en campagne.',
      },
    },
  ],
  seats: [
    { id: 'sparta', name: { en: 'Sparta', it: 'Sparta', fr: 'Sparte' } },
    { id: 'athens', name: { en: 'Athens', it: 'Atene', fr: 'Athènes' } },
  ],
  colours: {
    sparta: 'sparta',
    gytheion: 'sparta',
    pylos: 'sparta',
    athenai: 'athens',
    chalkis: 'athens',
    chios: 'athens',
  },
};
