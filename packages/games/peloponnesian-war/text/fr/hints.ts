import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  title: 'Ce qui change ici',
  gotIt: 'Compris',
  noMore: 'Ne plus montrer de conseils',
  said: {
    'fos-thebes':
      'Ce tour-ci, la Coalition est **Thèbes** : des chefs thébains mènent les unités thébaines et alliées, et Thèbes paie. Les Athéniens restent chez eux.',
    'fos-athens': 'Ce tour-ci, la Coalition est **Athènes** : chefs et unités athéniens seulement, et Athènes paie.',
    'fos-anti-sparta':
      'Ce tour-ci, la Coalition est **Anti-Sparte** : toutes les unités servent. Un Thébain mène les opérations impaires, un Athénien les paires ; sa cité paie.',
    'fos-neutral':
      'Athènes est encore **neutre** : on ne peut l’attaquer, ni les espaces bleus à deux espaces d’elle au plus, ni les Athéniens. Thébains et alliés, oui.',
    'fos-persians':
      'Les Perses sont hostiles aux **deux** camps. Qui les déplace le fait d’abord et gratuitement ; après leur armée, pas d’augures.',
    'fos-manning': 'Ce que la Coalition prend, elle le tient par des **garnisons**, et il n’y en a que douze.',
    'fos-manpower':
      'Les Spartiates tombés sont **perdus pour toujours**, tant qu’il reste plus de trois hoplites sur la carte. On peut toujours lever des alliés.',
    'fos-will': 'Seule la **bellicosité** décide : à 0 on perd ; les deux à 0, la Perse gagne. Après le tour 7, il y a égalité.',
    'first-war-walls':
      '**Pas encore de Longs Murs** : Athènes et le Pirée s’attaquent et s’assiègent comme toute ville, jusqu’à ce que l’événement 7 les construise.',
    'first-war-hostages':
      '**Chaque camp tient des otages** : l’espace d’origine de l’ennemi et ses voisins ne peuvent pas être votre objectif, jusqu’à l’événement 7.',
    'first-war-will':
      'Ici les points ne comptent pas : qui est à **bellicosité 0** perd, et si les deux sont à 1 ou 2, la paix de Trente Ans donne l’égalité.',
    'two-auguries':
      'À deux, les chefs sur la carte ne pèsent pas sur les augures : un dé, **+1 pour Sparte**, et à 6 ou plus ils sont contraires.',
    'two-interception': 'Entre joueurs, l’interception est **un choix** : une de vos forces peut tenter, ou vous laissez passer.',
    'two-combat': 'Les joueurs choisissent **à tour de rôle** le prochain combat, en commençant par qui a opéré le premier.',
    'two-home': 'Il n’y a pas de table de mouvement après combat : **vous** dites où rentrent vos unités, Sparte d’abord.',
    'first-auguries':
      'Première édition : vos augures échouent sur un **6 naturel**, quel que soit le nombre de chefs sur la carte ; l’ennemi sur 5 ou 6.',
    'first-two-auguries': 'Première édition : les augures d’Athènes échouent sur **6**, ceux de Sparte sur **5 ou 6**.',
    'first-incite':
      'Première édition : on ne déclenche de rébellion que dans des espaces **contrôlés par l’ennemi**, pas dans les neutres.',
    'first-siege':
      'Première édition : une force dans une forteresse est assiégée si elle est plus faible de **4 points de force** ou plus, non 5.',
    'first-combat': 'Première édition : **un dé** dit qui choisit le premier combat de chaque genre ; puis à tour de rôle.',
  },
};
