import type { card as en } from '../en/card.ts';

/** What is shown of the game before it is chosen. */
export const card: typeof en = {
  title: 'Egemonia',
  caption: 'Vᵉ siècle av. J.-C. · 20 zones',
  blurb: 'Armes, complots et diplomatie, posés face cachée. La guerre la plus brève : une demi-heure.',
  seat: { athens: 'Athènes', sparta: 'Sparte' },
  scenario: { standard: 'Standard', historical: 'Scénario historique' },
  scenarioAbout: {
    standard: 'Chaque camp commence avec sa seule capitale.',
    historical: 'Thèbes et Corinthe avec Sparte, Amphipolis et Délos avec Athènes ; chez soi, l’égalité est gagnée.',
  },
};
