import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Les habitants sont des points',
      picture: 'greece',
      caption: 'Le début : chaque disque est une cité avec ses habitants, l’anneau dit combien elle peut en avoir.',
      text: [
        'Deux ligues, Athènes et Sparte, s’affrontent pendant quatre manches. À la fin, on compte les habitants de vos cités, votre prestige et vos projets achevés. {{PO-G-d}}',
        'Les mêmes habitants sont votre armée : chaque hoplite, galère ou navire marchand fut un habitant, et ne compte plus. Le même prestige est votre carburant : marches, sièges et impôts en coûtent 1. {{PO-F-h}}',
        'Tout ce que vous faites dépense ce que vous voudrez avoir à la fin. Dépensez-le où il rapporte.',
      ],
    },
    {
      title: 'Deux actions, et le pain',
      picture: 'sea',
      caption:
        'Les plaques disent qui est dans une région : le plus nombreux la contrôle. Les caisses sont des cargaisons : ce qu’elles demandent, ce qu’elles donnent.',
      text: [
        'À votre tour, vous accomplissez deux actions différentes parmi douze : créer des unités, lancer un projet, déplacer, assiéger, lever l’impôt, commercer, déplacer le proxène, fomenter une guerre civile. Qui en fait moins de deux a passé. {{PO-F-g}}',
        'À la fin de la manche, chaque habitant mange 1 blé ; ce qui manque coûte du prestige, ou des cités. Le blé vient de l’impôt où il pousse, et des marchés par mer. {{PO-E2-b}}',
        'Il faut au navire marchand des mers que les galères ennemies ne contrôlent pas. Un bien souvent vendu perd de la valeur : regardez avant de vendre. {{PO-9-d}}',
      ],
    },
    {
      title: 'Bataille et siège',
      picture: 'battle',
      caption: 'Deux paires d’une bataille terrestre, l’attaquant à gauche : la phalange est égalée, la cavalerie non.',
      text: [
        'Où les deux camps ont ensemble 8 unités ou plus, il y a bataille. L’attaquant pose deux cartes, le défenseur répond : une formation non égalée coûte une unité et donne du prestige à l’attaquant. {{PO-B-a}} {{PO-B-m}}',
        'Un siège veut autant d’hoplites que la fortification, et plus que l’ennemi sur place. Le dé doit atteindre la fortification ; un mur de 1 tombe sans jet. {{PO-7-b}} {{PO-7-e}}',
        'On peut perdre avant la fin : sans prestige à la fin d’une manche, ou avec une capitale qu’on ne peut nourrir. {{PO-G-b}} {{PO-G-a}}',
      ],
    },
  ],
};
