import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Quatre factions, une île',
      picture: 'sicily',
      caption:
        'La Sicile à l’hiver 344 av. J.-C. : les couleurs sont celles des quatre factions, des indigènes et des villes libres.',
      text: [
        'Carthage, les Démocrates de Timoléon et les tyrans Hicétas et Denys se disputent la Sicile, et surtout Syracuse. Chacun compte autre chose comme succès : le panneau du score le montre.',
        'Un tour est un mois, ou un hiver ; il y en a 25. Un dé donne à chaque faction ses points d’opération, un autre l’ordre du tour. {{TI-II-e}} {{TI-II-f}}',
        'Les indigènes de l’intérieur agissent d’eux-mêmes, selon leurs tables. Les points non dépensés sont perdus. {{TI-II-k}}',
      ],
    },
    {
      title: 'Négocier, marcher, payer',
      picture: 'east',
      caption:
        'L’est : un pion est une force avec son chef, la forme de ses bouts dit la faction. Le nombre sur un mur est la défense d’une ville.',
      text: [
        'Avant d’agir, on négocie : dons, trêves, alliances, traités qu’on peut rompre. La diplomatie gagne villes et tyrans mineurs, les espions regardent chez les autres. {{TI-II-g}}',
        'Un chef mène son armée pour 1 point d’opération, aussi loin que va son énergie. Qui rencontre un ennemi se bat : chacun choisit une tactique en secret, et la matrice les oppose.',
        'Il faut payer les mercenaires chaque hiver et aux mois agités. Impayés, ils deviennent mécontents, et peuvent partir ou changer de faction. {{TI-II-h}}',
      ],
    },
    {
      title: 'Syracuse',
      picture: 'syracuse',
      caption: 'La ville s’ouvre depuis l’île : cinq quartiers, la forteresse d’Ortygia, la campagne et deux ports.',
      text: [
        'Syracuse a sa propre carte. Denys en tient la plus grande part, Hicétas et les Démocrates un quartier chacun. Qui tient les huit zones de terre contrôle la ville. {{TI-IX-c}}',
        'On se bat plus mal dans les rues : barricades et murs aident le défenseur. Les murs tombent par l’assaut, les machines, la famine ou la trahison.',
        'Tout Syracuse pendant quatre tours de suite donne la victoire à un tyran ou aux Démocrates ; il faut en outre 15 territoires à Carthage. {{TI-FC-o}} {{TI-FD-k}}',
      ],
    },
  ],
};
