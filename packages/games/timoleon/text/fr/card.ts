/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Timoléon',
  caption: '344–341 av. J.-C. · Sicile',
  blurb:
    'Quatre factions pour la Sicile : armées à payer, traités à signer et à rompre, présents, espions, et les murs de Syracuse.',
  seat: { timoleon: 'Timoléon', carthage: 'Carthage', hicetas: 'Hicétas', dionysius: 'Denys' },
  scenario: { campaign: 'La campagne' },
  scenarioAbout: { campaign: 'Vingt-cinq tours, de l’hiver 344 à juin 341. Les indigènes de l’intérieur agissent d’eux-mêmes.' },
};
