/** Titres et textes des cartes événement. */
export const TITLE: Readonly<Record<string, string>> = {
  'r3-01': 'Tremblement de terre à Sparte',
  'r3-02': 'Destruction de la flotte perse',
  'r3-03': 'Xerxès est assassiné',
  'r3-11': 'Philoperses',
  'r3-12': 'Léotychidas II',
  'r3-13': 'Guerre sacrée',
  'r3-14': 'Aucun événement',
  'r3-15': 'Aucun événement',
  'r4-01': 'Trahison',
  'r4-02': 'L’Égypte se soulève contre la Perse',
  'r4-03': 'Le Grand Roi est tué',
  'r4-04': 'Révoltes paysannes',
  'r4-05': 'Le siècle de Périclès',
  'r4-06': 'Le trésor change de lieu',
  'r4-07': 'Paix de Trente Ans',
  'r4-08': 'Tanagra et Œnophyta',
  'r4-09': 'Colons',
  'r4-10': 'Don de blé',
  'r4-11': 'Aucun événement',
  'r4-12': 'Aucun événement',
  'r5a-01': 'Derrière les Longs Murs',
  'r5a-02': 'Trahison',
  'r5a-03': 'Libre commerce avec la Perse',
  'r5a-04': 'Grands commandants',
  'r5a-05': 'Ennemis de la Grèce',
  'r5a-06': 'Mercenaires',
  'r5a-07': 'Le Grand Roi est tué',
  'r5a-08': 'Voix pour la paix',
  'r5a-09': 'Peste et humiliation',
  'r5a-10': 'Paix de Nicias',
  'r5b-01': 'Alcibiade fuit à Sparte',
  'r5b-02': 'Carthage débarque en Sicile',
  'r5b-03': 'Éruption de l’Etna',
  'r5b-04': 'Libre commerce avec la Perse',
  'r5b-05': 'Les esclaves du Laurion',
  'r5b-06': 'Les Hermès mutilés',
  'r5b-07': 'Mercenaires',
  'r5b-08': 'Voix pour la paix',
  'r5b-09': 'Éclipse',
  'r5b-10': 'L’or de Cyrus',
};
const BETRAYAL =
  'Chaque joueur prend une polis ennemie de population 1 qui n’est pas une capitale, s’il y en a, avec ses projets. La même polis ne passe pas deux fois.';
const GREAT_KING =
  'Avant le premier tour, chaque joueur peut envoyer des hoplites en Perse pour 2 prestige chacun. À la fin de la manche tous reviennent, placés un par un à tour de rôle où il y a de la place.';
const FREE_TRADE =
  'Qui finit son tour avec l’adversaire coupé de Persis ou d’Aigyptos perd 1 prestige, sauf s’il a 10 galères en Ionio et Thrakiko ensemble.';
const MERCENARIES = 'Hoplites et galères peuvent être créés pour 2 argent chacun sans prendre de population.';
const PEACE =
  'En levant l’impôt chez soi, des hoplites (jusqu’à la population de la capitale) peuvent maintenir l’ordre à la place : 1 prestige chacun.';
export const WORDING: { readonly [id in keyof typeof TITLE]: string } = {
  'r3-01': 'Sparte reçoit 1 galère dans Ionio Pelagos. Athènes reçoit 1 hoplite en Messenia.',
  'r3-02': 'Sparte reçoit 1 argent. Athènes reçoit 1 prestige.',
  'r3-03': 'Aucun commerce sur la première case de Persis pendant cette manche.',
  'r3-11': 'Chaque joueur reçoit 1 prestige et retire un de ses hoplites ou une de ses galères.',
  'r3-12': 'Athènes joue le premier tour de cette manche.',
  'r3-13': 'Sparte reçoit 1 hoplite en Thessalia. Athènes reçoit 1 hoplite en Boiotia.',
  'r3-14': 'Rien ne se passe.',
  'r3-15': 'Rien ne se passe.',
  'r4-01': BETRAYAL,
  'r4-02':
    'Avant le premier tour Athènes envoie en Égypte au moins 2 galères, ou toutes si elle en a moins, et perd 1 prestige pour chacune qui manque ; la moitié revient à la fin de la manche, arrondie vers le bas.',
  'r4-03': GREAT_KING,
  'r4-04': 'En Messenia et en Ionia 2 hoplites au plus lèvent l’impôt.',
  'r4-05':
    'Un projet commencé à Athenai coûte à Athènes 2 ressources de moins. Une guerre civile à Korinthos coûte à Sparte 2 argent de moins.',
  'r4-06': 'Chaque joueur cède au moins 1 prestige et reçoit le double en argent.',
  'r4-07': 'Pas de siège d’une polis de l’adversaire pendant cette manche.',
  'r4-08': 'Thebai compte fortification 2 pour les sièges de cette manche.',
  'r4-09': 'Chaque joueur peut déplacer jusqu’à 2 population entre ses poleis.',
  'r4-10': 'Qui a le moins de blé en gagne 3, l’autre 2 ; à égalité 2 chacun.',
  'r4-11': 'Rien ne se passe.',
  'r4-12': 'Rien ne se passe.',
  'r5a-01':
    'Athènes peut faire entrer jusqu’à 2 hoplites d’Attika dans Athenai. Elle ne lève pas l’impôt en Attika tant qu’un hoplite spartiate s’y trouve. Sparte gagne 1 prestige si elle a un hoplite en Attika à la fin de la manche.',
  'r5a-02': BETRAYAL,
  'r5a-03': FREE_TRADE,
  'r5a-04':
    'Chaque joueur peut doubler le prestige gagné dans une bataille de cette manche, en l’annonçant avant le premier assaut.',
  'r5a-05':
    'En Messenia 2 hoplites au plus lèvent l’impôt. En Noties Sporades Sparte compte une galère de plus pour le contrôle.',
  'r5a-06': MERCENARIES,
  'r5a-07': GREAT_KING,
  'r5a-08': PEACE,
  'r5a-09':
    'Athenai perd 2 population. Si Athènes a plus d’hoplites que Sparte en Messenia à la fin de la manche, elle gagne 3 prestige.',
  'r5a-10': 'Assiéger une polis de l’adversaire coûte 1 prestige de plus pendant cette manche.',
  'r5b-01': 'Pendant cette manche on se bat dès 7 unités dans une région.',
  'r5b-02':
    'Qui a le plus d’hoplites en Sikelia en perd jusqu’à 2 ; à égalité les deux. S’il n’y en a pas, la Sikelia ne rapporte rien pendant cette manche.',
  'r5b-03': 'En Sikelia 3 hoplites au plus lèvent l’impôt.',
  'r5b-04': FREE_TRADE,
  'r5b-05': 'Le vin et l’huile reviennent à la première colonne des valeurs du marché.',
  'r5b-06': 'Athènes perd 2 prestige ou 1 population d’Athenai. Sparte perd 1 prestige.',
  'r5b-07': MERCENARIES,
  'r5b-08': PEACE,
  'r5b-09': 'Un assaut sans perte et sans changement de prestige est suivi d’un autre du même attaquant.',
  'r5b-10': 'Sparte gagne 2 argent. Athènes peut changer jusqu’à 1 prestige en 3 argent.',
};
