/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Timoléon',
  caption: '344–341 av. J.-C. · Sicile',
  blurb:
    'Quatre factions pour la Sicile : armées à payer, traités à signer et à rompre, corruption, espions, et les murs de Syracuse.',
  seat: { timoleon: 'Démocrates', carthage: 'Carthage', hicetas: 'Hicétas', dionysius: 'Denys' },
  scenario: { campaign: 'La campagne' },
  scenarioAbout: { campaign: 'Vingt-cinq tours, de l’hiver 344 à juin 341. Les indigènes de l’intérieur agissent d’eux-mêmes.' },
  option: {
    'eliminated-by-anybody': 'Tyrans éliminés par quiconque',
    'restore-each-city': 'Chaque ville rétablie une fois par trimestre',
    'plundered-cities-pay': 'Les villes pillées paient encore',
    'held-cities-only': 'Seules les villes tenues comptent',
    'fleets-bar-landings': 'Une flotte barre la côte',
  },
  optionAbout: {
    'eliminated-by-anybody': 'Les Démocrates comptent un tyran tombé, quel que soit celui qui l’a abattu.',
    'restore-each-city': 'En un trimestre une faction peut rétablir un niveau de chacune de ses villes, et non un seul en tout.',
    'plundered-cities-pay': 'Une ville pillée verse encore son tribut ; seule une ville détruite n’en verse plus.',
    'held-cities-only':
      'Les Démocrates comptent les villes qu’ils tiennent ; les villes démocratiques indépendantes ne comptent pour personne.',
    'fleets-bar-landings':
      'Où se tient une flotte ennemie personne ne débarque, même si aucune des deux ne voulait combattre : il faut la battre, ou qu’elle se retire.',
  },
};
