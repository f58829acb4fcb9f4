/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Polis',
  caption: '478–404 av. J.-C. · 18 poleis',
  blurb: 'Les habitants sont vos points et votre armée, le prestige vos points et votre carburant. Un duel d’une heure et demie.',
  seat: {
    sparta: 'Sparte',
    athens: 'Athènes',
  },
  scenario: {
    full: 'Partie complète',
    'corinthian-war': 'Guerre de Corinthe',
    'second-peloponnesian-war': 'Seconde guerre du Péloponnèse',
  },
  scenarioAbout: {
    full: 'Quatre manches, de la ligue de Délos à la chute d’Athènes.',
    'corinthian-war': 'Une manche sans événements ni projets : Sparte contre une ligue de quatre cités.',
    'second-peloponnesian-war': 'Les deux dernières manches, les armées déjà en campagne.',
  },
};
