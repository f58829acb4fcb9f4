import type { LessonTexts } from '../en/lessons.ts';

/** The lessons of Egemonia: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  placing: {
    title: 'Poser ses événements',
    about: 'Où peut aller chacun de vos événements, et ce qu’il y fait quand personne ne s’y oppose.',
    steps: [
      {
        todo: ['Choisissez **Ascendant** dans votre main, puis **Eubée** sur la carte.'],
        why: 'La diplomatie agit sur les voisins : l’Ascendant ne va qu’à côté d’une zone à vous, et vous n’avez qu’Athènes. Sans adversaire, il y portera votre influence à 1. {{EG-4.2-a}}',
      },
      {
        todo: ['Choisissez **Option militaire**, puis **Lesbos**.'],
        why: 'Les armes portent plus loin : deux lignes de toute sorte et, pour Athènes, trois si toutes passent par la mer. Lesbos est à trois lignes maritimes : Sparte n’aurait pas pu. {{EG-4.1-c}}',
      },
      {
        todo: ['Choisissez **Coup d’État**, puis **Pylos**.'],
        why: 'Un coup d’État peut éclater partout, même dans le dos de l’ennemi. Gardez-le pour les lieux que rien d’autre n’atteint. {{EG-4.3-a}}',
      },
      {
        todo: ['Choisissez **Fausse alerte**, puis **Sparte**.'],
        why: 'Elle ne fait rien, mais personne n’en voit la face. Qui croit à votre attaque y gaspille un événement ; votre case lui aurait dit que vous n’avez plus rien à jouer. {{EG-4.4-a}}',
      },
    ],
    end: 'Tous les événements sont retournés. L’Eubée, Lesbos et Pylos sont à vous, car personne ne s’y est opposé. Chaque événement qui reste augmente votre influence de 1, ou diminue celle de l’ennemi. {{EG-5-k}}',
    problem: {
      title: 'Quatre zones, et rien pour Sparte',
      about:
        'Vous ne contrôlez qu’Athènes ; Sparte n’a plus rien à poser. Employez vos quatre événements pour contrôler **quatre zones** après la confrontation, tandis que Sparte n’en contrôle toujours qu’une.',
      hints: [
        'Pour quel camp compte Brasidas, quel que soit celui qui le pose ?',
        'Y a-t-il un lieu où un événement ne fait rien du tout ?',
      ],
      solved:
        'Un événement spécial compte pour le camp qu’il favorise. Dans votre case, ou là où ce camp ne peut plus s’élever, il ne nuit à personne. {{EG-4.7-b}}',
    },
  },
  comparison: {
    title: 'Ce qui bat quoi',
    about: 'Les événements d’une zone s’affrontent dans l’ordre où ils ont été posés : répondez au bon, à la bonne place.',
    steps: [
      {
        todo: ['Athènes a posé un événement à Mégare, qui est à vous. Posez **Ascendant** à **Mégare**.'],
        why: 'Votre premier événement y rencontre son premier. Athènes a envoyé les armes (croyez-en la leçon), et la diplomatie désarme : l’Ascendant bat l’Option militaire. {{EG-5-c}}',
      },
      {
        todo: ['Athènes a posé un second événement contre Mégare. Posez **Option militaire** à **Mégare**.'],
        why: 'Le second rencontre le second. Cette fois c’est un complot, et les armes l’écrasent. Le vainqueur reste et agit ; l’événement du perdant est retiré. {{EG-5-d}}',
      },
      {
        todo: ['Athènes courtise Thèbes. Posez **Coup d’État** à **Thèbes**.'],
        why: 'Le cercle se ferme : un coup d’État défait l’Ascendant. Et comme il reste seul, il y augmente aussi votre propre influence. {{EG-5-f}}',
      },
      {
        todo: ['Athènes vise votre capitale. Posez **Jeux olympiques** à **Sparte**.'],
        why: 'Ce peut être l’Aide divine, qui bat tout sauf les Jeux : avec eux, toute confrontation finit à égalité et les deux événements sont retirés. {{EG-4.6-b}}',
      },
    ],
    end: 'Votre influence est montée à 2 à Mégare et à 1 à Thèbes, et Sparte est indemne. Vous saviez ce qui venait ; en partie, il faut le deviner d’après l’ordre et le lieu.',
    problem: {
      title: 'Corinthe doit tenir',
      about:
        'Des espions rapportent ce qu’Athènes a posé à Corinthe, dans cet ordre : **Fausse alerte, Option militaire, Coup d’État**. Avec Option militaire, Ascendant et Fausse alerte, portez à **2** votre influence à Corinthe.',
      hints: [
        'Lequel de vos événements bat le second, lequel le troisième ?',
        'Quel est le minimum à dépenser contre le premier ?',
      ],
      solved:
        'L’ordre de pose décide qui rencontre qui : un événement qui ne vaut rien peut garder la bonne place aux autres. {{EG-5-c}}',
    },
  },
  oracle: {
    title: 'La Pythie et les dieux',
    about:
      'Gagnez Delphes, faites changer un mauvais événement par la Pythie, et frappez avec l’Aide divine tant qu’elle est à vous.',
    steps: [
      {
        todo: ['Posez **Coup d’État** à **Delphes**.'],
        why: 'Qui gagne Delphes reçoit l’Oracle, et il y attend qu’on le prenne. {{EG-4.8-a}}',
      },
      {
        todo: ['L’Oracle est à vous. Rendez **Fausse alerte**.'],
        why: 'Une fois, avant que l’on pose les événements, vous pouvez en changer un contre un autre de la coupe. Rendez celui qui sert le moins : une Fausse alerte ne change jamais une influence. L’Oracle retourne ensuite à Delphes, et seul un camp qui la gagne à nouveau le reçoit. {{EG-3.2-a}}',
      },
      {
        todo: ['L’Aide divine ! Sparte a posé un événement à Thèbes : posez **Aide divine** à **Thèbes**.'],
        why: 'Elle bat tout ce que Sparte y a posé, sauf les Jeux olympiques. Mais après la confrontation elle passe à l’ennemi : employez-la où elle compte, et attendez-vous à la revoir. {{EG-4.5-c}}',
      },
    ],
    end: 'L’influence de Sparte à Thèbes tombera à 1. Retenez qui tient maintenant l’Aide divine : c’est le seul événement de la main ennemie que vous connaissez.',
    problem: {
      title: 'L’Oracle pour Sparte',
      about:
        'Delphes est à Athènes (influence 1), l’Oracle y repose, et Athènes a posé à Delphes une **Fausse alerte**. Gagnez l’**Oracle** à ce tour.',
      hints: ['Combien de pas séparent l’influence 1 d’Athènes de la vôtre ?', 'Lesquels de vos événements atteignent Delphes ?'],
      solved:
        'Il fallait deux événements : l’un ôte la dernière influence athénienne, l’autre vous donne Delphes, et avec elle vient l’Oracle. {{EG-5-k}}',
    },
  },
  nike: {
    title: 'Niké : comment on gagne',
    about: 'Dix zones et sa propre capitale : quand attaquer, quand rester chez soi.',
    steps: [
      {
        todo: ['Sparte a posé un événement à Athènes. Posez **Option militaire** à **Athènes**.'],
        why: 'Vous contrôlez huit zones. Dix suffisent à gagner la guerre, mais seulement si votre capitale est à vous : un seul événement suffirait à la prendre, et tout le reste serait vain. Armes contre armes, la confrontation finit à égalité. {{EG-7-a}}',
      },
      {
        todo: ['Posez un **Coup d’État** en **Sicile**.'],
        why: 'La Sicile compte pour deux zones. Mais Syracuse s’y trouve d’abord : le premier événement qui agit l’en chasse, pour toujours, et ne fait rien d’autre. {{EG-5.2-a}}',
      },
      {
        todo: ['Posez le second **Coup d’État** en **Sicile**.'],
        why: 'Le second vous y installe : huit et deux font dix. {{EG-7.1-a}}',
      },
    ],
    end: 'Athènes contrôle dix zones, dont sa propre capitale : la guerre est gagnée au tour 6. Si personne n’y parvient, la plus haute valeur l’emporte après le tour 10.',
    problem: {
      title: 'Gagnez pour Sparte, à ce tour',
      about:
        'Vous contrôlez huit zones ; Athènes a posé l’**Aide divine** sur Sparte, votre capitale (influence 1). Vous avez Option militaire, Ascendant et Jeux olympiques. Gagnez **maintenant**.',
      hints: ['Qu’est-ce qui arrête l’Aide divine ?', 'Quelles zones voisines des vôtres ne sont à personne ?'],
      solved:
        'Les Jeux sauvent la capitale, et les deux autres événements suffisent : dix zones sans sa propre capitale ne gagnent rien. {{EG-7-a}}',
    },
  },
};
