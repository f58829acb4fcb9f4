/** What is shown of the game before it is chosen. */
export const card = {
  title: 'La Guerre du Péloponnèse',
  caption: '431–404 av. J.-C. · 193 espaces · seul ou à deux',
  blurb: 'Le jeu mène votre ennemi par deux matrices de stratégie, et le succès vous fait changer de camp.',
  seat: {
    player: 'Vous',
    athens: 'Athènes',
    sparta: 'Sparte',
  },
  seatIn: {
    'fall-of-sparta': {
      athens: 'Coalition',
    },
  },
  scenario: {
    campaign: 'Campagne',
    archidamian: 'Guerre d’Archidamos',
    decelean: 'Guerre de Décélie',
    'fall-of-athens': 'Chute d’Athènes',
    'first-war': 'Première guerre du Péloponnèse',
    'fall-of-sparta': 'Chute de Sparte',
  },
  scenarioAbout: {
    campaign: 'Toute la guerre depuis 431 av. J.-C., dix tours.',
    archidamian: 'Les dix premières années, jusqu’à la paix de Nicias.',
    decelean: 'Après la paix : la Sicile, Décélie, l’Hellespont.',
    'fall-of-athens': 'Les dernières années, avec l’or perse pour Sparte.',
    'first-war': 'Une génération plus tôt, avant les Longs Murs : six tours, et seule la volonté décide.',
    'fall-of-sparta': 'Pour deux : Sparte contre une Coalition de Thèbes et d’Athènes, et les Perses contre tous. Sept tours.',
  },
  option: {
    'fall-of-athens-returns': 'Chute d’Athènes : retour à Sparte',
    'surrender-by-turn-number': 'Reddition selon le numéro du tour',
    players: 'Joueurs',
    edition: 'Édition des règles',
    'half-of-whole-force': 'La moitié de toute la Force',
    'amphipolis-barred': 'Amphipolis barre la route',
    'long-walls-leader': 'Un chef pour Athènes',
  },
  value: {
    players: {
      solitaire: 'En solitaire',
      two: 'Deux joueurs',
    },
    edition: {
      second: 'Seconde édition, 2019',
      first: 'Première édition, 1991',
    },
  },
  optionAbout: {
    'fall-of-athens-returns': 'La Chute d’Athènes finit quand vous êtes de nouveau Sparte, non dès que vous devenez Athènes.',
    'surrender-by-turn-number': 'Une reddition rapporte 200 points divisés par le numéro du tour, non par les tours joués.',
    'half-of-whole-force': 'La moitié de toute la Force compte pour le +2 en bataille.',
    'amphipolis-barred': 'Amphipolis barre la route comme Naupacte et Byzance.',
    'long-walls-leader': 'Les Forces à Athènes tirent un chef avant une bataille.',
  },
  bot: {
    oracle: 'Oracle',
  },
  botAbout: {
    oracle: 'L’oracle mène son camp comme le jeu lui-même : par les matrices de stratégie, sans chercher.',
  },
  page: {
    editions: 'Les deux éditions côte à côte',
  },
};
