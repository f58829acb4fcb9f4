import type { card as en } from '../en/card.ts';

/** What is shown of the game before it is chosen. */
export const card: typeof en = {
  title: 'Polis',
  caption: '478–404 av. J.-C. · 18 cités',
  blurb: 'Les habitants sont vos points et votre armée, le prestige vos points et votre carburant. Un duel d’une heure et demie.',
  seat: { sparta: 'Sparte', athens: 'Athènes' },
  scenario: {
    full: 'Partie complète',
    'corinthian-war': 'Guerre de Corinthe',
    'second-peloponnesian-war': 'Seconde guerre du Péloponnèse',
  },
  scenarioAbout: {
    full: 'Quatre manches, de la ligue de Délos à la chute d’Athènes.',
    'corinthian-war': 'Une manche sans événements ni projets : Sparte contre Athenai, Thebai, Korinthos et Argos.',
    'second-peloponnesian-war': 'Deux manches avec événements, projets et commerce : la guerre qui ferma une époque.',
  },
  option: { 'boiotia-megaris': 'Boiotia et Megaris se touchent', 'open-voyage': 'Traversées depuis et vers des mers tenues' },
  optionAbout: {
    'boiotia-megaris': 'Les hoplites et le proxène passent directement entre Boiotia et Megaris.',
    'open-voyage':
      'Les hoplites peuvent embarquer et débarquer dans une mer que l’adversaire contrôle ; seules les mers intermédiaires doivent être libres.',
  },
};
