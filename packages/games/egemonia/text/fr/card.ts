import type { card as en } from '../en/card.ts';

/** What is shown of the game before it is chosen. */
export const card: typeof en = {
  title: 'Egemonia',
  caption: 'Vᵉ siècle av. J.-C. · 20 zones',
  blurb: 'Armes, complots et diplomatie, posés face cachée. La guerre la plus brève : une demi-heure.',
  seat: { athens: 'Athènes', sparta: 'Sparte' },
  scenario: { standard: 'Partie normale', historical: 'Scénario historique' },
  scenarioAbout: {
    standard: 'Chaque camp commence avec sa seule capitale.',
    historical: 'Thèbes et Corinthe sont avec Sparte, Amphipolis et Délos avec Athènes ; chez soi, l’égalité est gagnée.',
  },
  option: { 'keep-events': 'Les événements non joués restent', 'new-event': 'La Pythie donne un événement nouveau' },
  optionAbout: {
    'keep-events': 'Un événement non joué reste en main et compte parmi les cinq du tour suivant.',
    'new-event': 'L’événement que la Pythie reprend ne peut être celui qu’elle donne.',
  },
};
