/** What is shown of the game before it is chosen. */
export const card = {
  title: 'La Guerre du Péloponnèse',
  caption: '431–404 av. J.-C. · 193 espaces · seul ou à deux',
  blurb: 'Deux matrices de stratégie mènent votre ennemi, et le succès vous fait changer de camp.',
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
    'first-war': 'Une génération plus tôt, avant les Longs Murs : six tours, et seule la bellicosité décide.',
    'fall-of-sparta': 'Pour deux : Sparte contre une Coalition de Thèbes et d’Athènes, et les Perses contre tous. Sept tours.',
  },
  option: {
    'hostages-from-next-turn': 'Otages dès le tour suivant',
    'helot-space-by-area': 'Le cinquième espace hilote selon la région',
    'nicias-at-selection': 'Nicias seulement à la sélection',
    'minor-powers-once': 'Puissances mineures une fois',
    'dionysius-in-sicily': 'Denys : la Sicile seule',
    'epidamnos-through-own-spaces': 'Épidamne par ses propres espaces',
    'chios-half-to-corcyra': 'La moitié de Chios à Corcyre',
    'rebels-of-their-side': 'Seuls ses propres espaces se rebellent',
    'cadmea-stills-all': 'La Cadmée arrête tout',
    'sicily-thousand': 'Sicile : 1 000 talents',
    'any-commander-at-home': 'N’importe quel chef chez lui',
    'eisphora-once': 'Eisphora une fois',
    'neutrals-as-objectives': 'Objectifs neutres',
    'area-rolled-again': 'Les deux dés de nouveau',
    'set-up-deaths-count': 'Les morts de la mise en place comptent',
    'cavalry-stays-in-its-city': 'La cavalerie reste dans sa ville',
    'type-before-nationality': 'Le type avant la nationalité',
    'fortress-needs-siege': 'Une forteresse veut un siège',
    'fall-of-athens-returns': 'Chute d’Athènes : retour à Sparte',
    'surrender-by-turn-number': 'Reddition selon le numéro du tour',
    players: 'Joueurs',
    edition: 'Édition des règles',
    'half-of-whole-force': 'La moitié de toute la force',
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
    'hostages-from-next-turn':
      'Les otages interdisent l’attaque de l’espace d’origine de leur gardien dès le tour suivant, non aussitôt.',
    'helot-space-by-area':
      'Le cinquième espace hilote n’est l’objectif du camp non-joueur que si sa région est tirée, non sans dé.',
    'nicias-at-selection': 'Nicias n’allonge un armistice que s’il est là à la sélection des chefs, non s’il est tiré plus tard.',
    'minor-powers-once': 'Chaque changement de l’événement 10 n’arrive qu’une fois par partie.',
    'dionysius-in-sicily':
      'Quand Denys combat Carthage, seules les forces spartiates de Sicile rentrent, non tous les alliés de Sparte.',
    'epidamnos-through-own-spaces': 'L’argent d’Épidamne demande une route d’espaces contrôlés, non seulement libre d’ennemis.',
    'chios-half-to-corcyra': 'Chios et Samos perdues, tous les alliés d’Athènes vont à Corcyre, non leur moitié au Pirée.',
    'rebels-of-their-side': 'Une rébellion de la table du scénario passe les espaces que le camp ne contrôle pas.',
    'cadmea-stills-all': 'Tant que Sparte tient la Cadmée la confiance ne change rien, même là où il ne faut pas de dé.',
    'sicily-thousand': 'Toute la Sicile rapporte à Athènes 1 000 talents, comme le dit l’aide de jeu, non 100.',
    'any-commander-at-home':
      'Vous choisissez parmi les chefs de l’espace d’origine ; celui qui vient d’être tiré ne commande pas forcément.',
    'eisphora-once': 'Dans un armistice l’Eisphora compte une fois, non pour chacun de ses tours.',
    'neutrals-as-objectives': 'Le camp non-joueur peut marcher sur Argos et Syracuse neutres ; seules ses routes les évitent.',
    'area-rolled-again': 'Si l’objectif du camp non-joueur ne vaut pas, la région est relancée aussi, non le second dé seul.',
    'set-up-deaths-count': 'Les chefs morts au début comptent parmi les trois que l’événement 11 peut prendre.',
    'cavalry-stays-in-its-city': 'Au combat la cavalerie d’Athènes ou du Pirée n’atteint que son espace, non l’autre ville.',
    'type-before-nationality': 'Les pertes terrestres prennent tous les hoplites, alliés compris, avant toute cavalerie.',
    'fortress-needs-siege': 'Qui gagne une bataille dans une forteresse ne la contrôle pas avant de l’avoir assiégée.',
    'fall-of-athens-returns': 'La Chute d’Athènes finit quand vous êtes de nouveau Sparte, non dès que vous devenez Athènes.',
    'surrender-by-turn-number':
      'Une reddition rapporte 200 points divisés par le numéro du tour, non par les tours joués : dans La Chute d’Athènes, elle ne gagne plus d’elle-même.',
    'half-of-whole-force': 'La moitié de toute la force compte pour le +2 en bataille.',
    'amphipolis-barred': 'Amphipolis barre la route comme Naupacte et Byzance.',
    'long-walls-leader': 'Les forces à Athènes tirent un chef avant une bataille.',
  },
  bot: {
    oracle: 'Oracle',
  },
  botAbout: {
    oracle: 'L’oracle mène son camp comme le font les règles : par les matrices de stratégie, sans chercher.',
  },
  page: {
    editions: 'Les deux éditions côte à côte',
  },
};
