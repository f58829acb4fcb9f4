import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Vingt zones',
      picture: 'greece',
      caption: 'La partie normale commence avec les deux capitales ; Syracuse se dresse en Sicile.',
      text: [
        'Athènes et Sparte se disputent l’hégémonie de la Grèce. Une influence de 1 dans une zone donne le contrôle, de 2 un contrôle ferme. Des zones d’une valeur de 10, votre capitale comprise, font gagner à la fin d’un tour. {{EG-7-a}}',
        'Un tour compte six phases : Tirage, Pythie, Faveur des dieux, Action, Confrontation, Niké. Il y a dix tours au plus. {{EG-3-a}}',
        'On ne déplace pas de pions : on pose des événements cachés, et l’on découvre ce que l’autre a posé.',
      ],
    },
    {
      title: 'Votre main',
      picture: 'hand',
      caption: 'Quelques-uns des 22 événements. Les bleus et les rouges favorisent un camp, quel que soit le joueur.',
      text: [
        'Chaque camp complète sa main à cinq événements. On les pose un à un, cachés ; on ne voit que leur ordre dans la zone. Ce qui ne sert pas va dans votre case. {{EG-3.4-b}}',
        'Une Option militaire porte à deux lignes de vos zones, l’Ascendant à une, le Coup d’État partout. {{EG-4.1-a}} {{EG-4.2-a}} {{EG-4.3-a}}',
        'La Fausse alerte ne fait rien : elle attire les événements ennemis, ou cache les vôtres.',
      ],
    },
    {
      title: 'La confrontation',
      picture: 'comparison',
      caption: 'Thèbes, révélée : le premier événement d’un camp rencontre le premier de l’autre, puis le second.',
      text: [
        'Les armes battent le coup d’État, le coup d’État la diplomatie, la diplomatie les armes ; deux égaux sont retirés. Le camp qui a la faveur des dieux pose le premier. {{EG-5-f}} {{EG-3.4-a}}',
        'Un événement qui gagne, ou reste sans opposition, ôte 1 à l’influence ennemie, ou ajoute 1 à la vôtre où l’ennemi n’en a pas. {{EG-5-k}}',
        'Qui obtient Delphes reçoit l’Oracle : il permet, une fois, d’échanger un événement de sa main contre un autre. {{EG-4.8-a}}',
      ],
    },
  ],
};
