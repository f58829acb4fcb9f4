import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Une guerre à un, et à deux',
      picture: 'war',
      caption: 'La mise en place de 431 av. J.-C. : bleu, Athènes ; rouge, Sparte ; clair, les neutres.',
      text: [
        'La Guerre du Péloponnèse dure dix tours de trois ans. Vous commandez un camp ; les règles mènent l’autre par sa matrice de stratégie et le récit vous dit chaque jet de dé. On peut aussi jouer à deux, un camp chacun.',
        'Si tout va bien, on peut vous confier l’ennemi : au début d’un tour, un dé plus votre confiance, avec 6 ou plus, vous fait changer de camp. Vos points restent à vous : fortifiez votre camp, mais songez à qui vous commanderez ensuite. {{PW-3.1-b}}',
        'Athènes a l’argent et la mer, Sparte la meilleure infanterie. Aucune ne peut battre l’autre là où elle est forte.',
      ],
    },
    {
      title: 'Une opération',
      picture: 'zones',
      caption: 'En ombre : la portée des unités d’Athènes. Une armée spartiate qui y entre peut être interceptée.',
      text: [
        'Nommez un objectif, puis un chef de votre espace d’origine. Il va aux espaces où attendent vos unités, les paie et les emmène : 200 talents l’hoplite ou le point de cavalerie, 400 le navire. Les Spartiates à terre marchent sans frais. {{PW-5.1.5-a}}',
        'Il prend toujours la route la plus courte ; si plusieurs se valent, un dé choisit. Une force a une zone d’influence : son espace, pour la cavalerie une ligne de terre de plus, pour les navires deux de mer. Qui entre dans celle de l’ennemi est intercepté avec 4 ou plus. {{PW-0.6-b}} {{PW-5.6.2-a}}',
        'À l’arrivée, rien n’est encore décidé : batailles et sièges attendent la phase de combat. Puis les augures disent si vous pouvez repartir.',
      ],
    },
    {
      title: 'Batailles, bellicosité, points',
      picture: 'siege',
      caption: 'Potidée est en rébellion : un allié de Sparte la tient, et Phormion est devant avec hoplites et navires.',
      text: [
        'Une bataille, ce sont deux dés, un par camp, modifiés par le nombre, les chefs, les hoplites spartiates et les navires athéniens. Une forteresse s’assiège, et nul siège d’Athènes ne réussit tant que sa route du Pont-Euxin est ouverte. {{PW-6.1.1-c}}',
        'Les batailles gagnées élèvent la confiance du tour, les perdues l’abaissent. La confiance change la bellicosité, la volonté de se battre : un camp à 0 se rend. {{PW-9.1-a}} {{PW-9.2-b}}',
        'Chaque bataille ou siège gagné vous donne 10 points, chaque perte en coûte 15. Il en faut plus de 150 dans la campagne, ou une reddition en trois tours. {{PW-1.3.1-b}}',
      ],
    },
  ],
};
