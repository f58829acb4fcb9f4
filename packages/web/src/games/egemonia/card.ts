import type { Card } from '../index.ts';

export const CARD: Card = {
  title: { en: 'Egemonia', it: 'Egemonia', fr: 'Egemonia' },
  caption: { en: '5th century BC · 20 areas', it: 'V secolo a.C. · 20 aree', fr: 'Vᵉ siècle av. J.-C. · 20 zones' },
  blurb: {
    en: 'Arms, plots and diplomacy, laid face down. The quickest war: half an hour.',
    it: 'Armi, complotti e diplomazia, calati coperti. La guerra più rapida: mezz’ora.',
    fr: 'Armes, complots et diplomatie, posés face cachée. La guerre la plus brève : une demi-heure.',
  },
  scenarios: [
    {
      id: 'standard',
      name: { en: 'Standard', it: 'Normale', fr: 'Standard' },
      about: {
        en: 'Each side begins in its capital alone.',
        it: 'Ogni parte comincia con la sola capitale.',
        fr: 'Chaque camp commence avec sa seule capitale.',
      },
    },
    {
      id: 'historical',
      name: { en: 'Historical set-up', it: 'Scenario storico', fr: 'Mise en place historique' },
      about: {
        en: 'Thebes and Corinth stand by Sparta, Amphipolis and Delos by Athens; draws at home are won.',
        it: 'Tebe e Corinto con Sparta, Anfipoli e Delo con Atene; in casa i pareggi si vincono.',
        fr: 'Thèbes et Corinthe avec Sparte, Amphipolis et Délos avec Athènes ; chez soi, l’égalité est gagnée.',
      },
    },
  ],
  seats: [
    { id: 'athens', name: { en: 'Athens', it: 'Atene', fr: 'Athènes' } },
    { id: 'sparta', name: { en: 'Sparta', it: 'Sparta', fr: 'Sparte' } },
  ],
  colours: { athens: 'athens', amphipolis: 'athens', delos: 'athens', sparta: 'sparta', thebes: 'sparta', corinth: 'sparta' },
};
