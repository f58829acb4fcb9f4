import type { OpeningWords } from '../en/opening.ts';

const TO = { athens: 'à Athènes', sparta: 'à Sparte' };

export const opening: OpeningWords = {
  title: 'La Guerre du Péloponnèse',
  caption: (scenario, way, edition) => `${scenario} · ${way} · ${edition}`,
  alone: 'en solitaire',
  two: 'à deux',
  editions: { second: '2e édition', first: '1re édition' },
  command: { athens: 'Vous commandez Athènes.', sparta: 'Vous commandez Sparte.' },
  commandCoalition: 'Vous commandez la Coalition.',
  turn: 'Si tout va bien, vous changez de camp : d’un tour à l’autre, un dé plus votre confiance, avec 6 ou plus, vous donne l’ennemi. Vos points vous suivent. {{PW-3.1-b}}',
  scenarios: {
    campaign: {
      name: 'Campagne',
      when: '431 av. J.-C.',
      athens:
        'L’argent et les navires sont à vous ; les meilleurs hoplites sont à Sparte. Les Longs Murs protègent Athènes : frappez là où la mer vous porte.',
      sparta:
        'Vos hoplites marchent sans solde et nul ne les bat en plaine ; la mer est à Athènes. Brûlez l’Attique, suscitez des rebelles, apprenez à ramer.',
      first: { title: 'Voyez marcher Sparte', text: 'Archidamos vient en Attique. Arrêtez le récit quand vous voulez.' },
    },
    archidamian: {
      name: 'Guerre d’Archidamos',
      when: '431 av. J.-C.',
      athens:
        'Dix ans de guerre, et les Longs Murs protègent Athènes. L’argent et les navires sont à vous : frappez là où la mer vous porte.',
      sparta:
        'Dix ans pour briser Athènes avant qu’elle ne vous lasse. Vos hoplites marchent sans solde ; la mer est à l’ennemi.',
      first: { title: 'Voyez marcher Sparte', text: 'Archidamos vient en Attique. Arrêtez le récit quand vous voulez.' },
    },
    decelean: {
      name: 'Guerre de Décélie',
      when: '416 av. J.-C.',
      athens: 'Votre meilleure armée est devant Syracuse, et Gylippe y est aussi. Ramenez-la victorieuse, ou passez-vous d’elle.',
      sparta: 'Athènes a envoyé ses forces en Sicile. Gylippe tient Syracuse : tenez-la avec lui, et ébranlez la Ligue.',
      first: { title: 'Voyez marcher Sparte', text: 'Agis ouvre le tour. Arrêtez le récit quand vous voulez.' },
    },
    'fall-of-athens': {
      name: 'Chute d’Athènes',
      when: '413 av. J.-C.',
      athens:
        'La Sicile est perdue, la moitié de la Ligue est en rébellion et la Perse paie l’ennemi. Il vous reste une flotte dans l’Hellespont.',
      sparta:
        'Athènes a perdu la Sicile et sa Ligue se défait. Mindaros a enfin des navires : finissez la guerre avant la fin de l’argent.',
      first: {
        title: 'Interrogez les dieux',
        text: 'Les deux flottes ont déjà pris la mer. Les augures disent si vous agissez encore.',
      },
    },
    'first-war': {
      name: 'Première guerre du Péloponnèse',
      when: '460 av. J.-C.',
      athens:
        'Les murs n’atteignent pas encore la mer, et seule compte la volonté de se battre. Obligez l’ennemi à se disperser.',
      sparta:
        'Athènes n’a pas encore ses Longs Murs. Quelques batailles perdues peuvent briser sa volonté : battez-vous tant que vous êtes le plus fort.',
      first: { title: 'Tirez un chef', text: 'Chaque camp tire son chef, et un dé choisit la stratégie de Sparte.' },
    },
    'fall-of-sparta': {
      name: 'Chute de Sparte',
      when: '401 av. J.-C.',
      athens:
        'Thèbes et Athènes, deux trésors et un seul but qui change de tour en tour. La Perse peut entrer en guerre contre chacun.',
      sparta:
        'Vous avez gagné la grande guerre, et tous sont maintenant contre vous. Vos hoplites sont excellents, mais rares : ménagez-les.',
      first: { title: 'Tirez un chef', text: 'Chaque camp tire son chef pour le tour.' },
    },
  },
  firstOfTwo: {
    title: 'Voyez qui commence',
    text: 'Le camp dont le chef a la plus haute valeur stratégique commence ; à égalité, un dé décide.',
  },
  winsCampaign: (more, last) =>
    `**Plus de ${more} points** à la fin du tour ${last} ; ou que l’un des deux camps se rende aux tours 1 à 3. {{PW-1.3.1-b}}`,
  winsShort: (points, last, { rule, onArmistice, onReturn, abroad }, side) =>
    `**${points} points ou plus** à la fin : après le tour ${last}, quand un camp se rend${onArmistice ? ', à un armistice' : ''}${abroad ? ', ou quand vous changez de camp' : onReturn ? `, ou quand vous revenez ${TO[side]} après un changement de camp` : ''}. {{${rule}}}`,
  winsOfTwo: last =>
    `**Obligez l’ennemi à se rendre.** Sinon, après le tour ${last}, le plus haut total gagne ; à égalité, personne ne gagne. {{PW-R129}}`,
  winsByWill: ({ lastTurn, will, alone }) =>
    `**Usez la bellicosité de l’ennemi.** Un camp dont la bellicosité est à 0 à la fin d’un tour perd, comme ${will.homes.length > 1 ? 'celui qui a perdu' : 'Sparte si elle perd'} son espace d’origine${will.bothAtZero === 'nobody' ? ' ; si les deux sont à 0, la Perse gagne et les deux joueurs perdent' : ''}. ${will.peace === undefined ? '' : `Si les deux sont à 1 ou 2, c’est une paix de trente ans, donc l’égalité. {{${will.peace}}} `}Après le tour ${lastTurn}, la guerre est indécise. ${alone ? 'Vous gagnez avec le camp que vous avez à la fin. ' : ''}{{${will.rule}}}`,
  points: {
    title: 'Comment on marque',
    battle: 'Vous gagnez une bataille',
    siege: 'Vous prenez une place par siège',
    battleLost: 'Vous perdez une bataille',
    siegeLost: 'Vous perdez une place par siège',
    surrender: turn => `Un camp se rend au tour ${turn}`,
    note: '200 divisé par le numéro du tour, quel que soit le camp qui se rend. {{PW-1.2-f}}',
    noteNumber: '200 divisé par le numéro du tour, quel que soit le camp qui se rend. {{PW1-R11}}',
    noteFirst: '200 divisé par le nombre de tours joués, quel que soit le camp qui se rend. {{PW1-9-a}}',
    noteTwo: 'Chaque camp garde ses points ; qui se rend a perdu. {{PW-R129}}',
  },
  will: {
    title: 'Ce qui change la bellicosité',
    up: 'Tous les 2 points de confiance au-dessus de 0',
    down: 'Chaque point de confiance au-dessous de 0',
    spaces: 'Tous les 10 espaces pris, ravagés ou en rébellion',
    note: will => `On compte à la fin du tour ; vous commencez avec ${will}. {{PW-9.1-a}}`,
  },
  long: turns =>
    `**${turns} tours**, d’une vingtaine de minutes chacun. Chaque action est enregistrée : arrêtez quand vous voulez.`,
  steps: {
    objective: {
      title: 'Choisir où',
      text: 'Nommez l’espace que votre chef doit atteindre. L’or marque ce que les règles permettent.',
    },
    gather: 'Rassembler',
    gatherAthens: (ships, land, fund) =>
      `Un navire coûte ${ships} talents, hoplites et cavalerie ${land}. Gardez ${fund} talents de secours.`,
    gatherSparta: (land, ships) =>
      `Hoplites et cavalerie de Sparte marchent sans frais. Les alliés à terre coûtent ${land} talents, un navire ${ships}.`,
    gatherCoalition: (ships, land) => `Un navire coûte ${ships} talents, hoplites et cavalerie ${land}. La cité du chef paie.`,
    march: { title: 'Marcher', text: 'La route, qui peut vous intercepter et les chances sont montrées avant tout jet de dé.' },
  },
};
