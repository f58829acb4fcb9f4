import type { LessonTexts } from '../en/lessons.ts';

/** The short lessons of the Peloponnesian War: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  operation: {
    title: 'Une opération',
    about: 'Des augures, un objectif, un espace de rassemblement, des navires, une marche : tout ce que demande une opération.',
    steps: [
      {
        todo: ['Vous jouez Athènes. Appuyez sur **Tenter une opération**.'],
        why: 'Une autre opération demande des augures favorables : un dé, plus 1 pour deux de vos chefs sur la carte, doit faire 5 au plus. Chaque opération rend la suivante moins probable : commencez par ce qui compte le plus. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Choisissez **Méthana** comme objectif.'],
        why: 'L’objectif vient d’abord et ne change pas en route. Méthana est rouge, proche et ouverte sur la mer : une terre ravagée coûte du revenu à Sparte, et sans forteresse elle est à qui y laisse une garnison. {{PW-5.1-a}}',
      },
      {
        todo: ['Choisissez **Le Pirée** comme espace de rassemblement.'],
        why: 'Périclès est à Athènes, mais on atteint Méthana par mer, et les navires sont au Pirée. Il ne prend des forces que là où il les rassemble. {{PW-5.1-c}}',
      },
      {
        todo: ['Réglez les navires à **2** et appuyez sur **Activer**.'],
        why: 'Chaque navire coûte 400 talents pour ce tour. Deux suffisent là où personne ne défend ; les 1 000 derniers talents du trésor sont hors d’atteinte. {{PW-5.1.5-a}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Méthana**.'],
        why: 'La route la plus courte est prise d’elle-même, ici par Égine. Personne ne peut intercepter, rien n’est laissé au hasard : Méthana est ravagée, et la flotte reste devant elle. {{PW-5.8-d}}',
      },
    ],
    end: 'Une opération, 800 talents, un espace ravagé. Quand les deux ont passé, un navire y reste en garnison et le tient.',
    problem: {
      title: 'Un raid à bon compte',
      about: 'Ravagez **un espace du camp de Sparte** et gardez au moins **2 200 talents** dans le trésor.',
      hints: ['Combien de navires pouvez-vous payer ?', 'Quelle côte rouge est proche du Pirée, hors de portée de tout ennemi ?'],
      solved: 'Un seul navire ravage aussi bien que dix, là où personne ne l’attend. {{PW-5.8-a}}',
    },
  },
  zones: {
    title: 'Interception et zones',
    about: 'Qui peut arrêter une marche, avec quelle chance, et comment le lire avant de partir.',
    steps: [
      {
        todo: ['Appuyez sur **Tenter une opération**.'],
        why: 'Un long voyage se prépare. D’abord les augures, comme toujours : 2 et 1 font 3. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Choisissez **Érinée** comme objectif.'],
        why: 'Érinée est sur le golfe de Corinthe, derrière tout le Péloponnèse. Toute force a une zone d’influence : son espace, avec des navires ceux à deux lignes navales au plus, avec de la cavalerie ceux à une ligne terrestre. {{PW-0.6-b}} {{PW-0.6-c}}',
      },
      {
        todo: ['Choisissez **Le Pirée**.', 'Réglez les navires à **3** et appuyez sur **Activer**.'],
        why: 'Là où votre route entre dans une zone ennemie, une force doit y tenter d’intercepter : 4 ou plus au dé. Regardez la liste à côté de la carte : elle nomme chaque tentative avec sa chance. Trois navires supportent une escarmouche, qui en coûte un au plus. {{PW-5.6.2-a}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Érinée**.'],
        why: 'Aujourd’hui les trois tentatives échouent : une chance sur huit. Si l’une avait réussi, il y aurait eu une escarmouche et, avec de hauts dés, une bataille. Chaque espace traversé sans obstacle est ravagé. {{PW-5.8-a}}',
      },
    ],
    end: 'Onze espaces sont ravagés et personne n’a souffert : c’était de la chance. Le calque des zones montre sur la carte où il en faudra.',
    problem: {
      title: 'Là où personne n’attend',
      about:
        'Aujourd’hui **toute interception réussit**. Amenez tout de même Périclès dans un espace du camp de Sparte et **ravagez-le**.',
      hints: [
        'Quelles forces ennemies ont des navires ou de la cavalerie, et jusqu’où vont-elles ?',
        'Y a-t-il une côte que vous atteignez avant leurs zones ?',
      ],
      solved:
        'La meilleure route devant qui intercepte est celle qu’il ne voit pas : proche, et sur vos propres eaux. {{PW-5.6.2-b}}',
    },
  },
  combat: {
    title: 'Bataille et siège',
    about: 'Ce qui arrive quand les deux ont passé : les flottes se battent, les murs sont éprouvés, les armées rentrent.',
    steps: [
      {
        todo: ['Appuyez sur **Tenter une opération**.', 'Choisissez **Méthana** comme objectif.'],
        why: 'Phormion est avec quatre navires à Érinée, à portée de la flotte de Corinthe : il y aura bataille. Périclès peut encore gagner un second espace à ce tour. {{PW-6.2-d}}',
      },
      {
        todo: ['Réglez les hoplites à Athènes à **2** et appuyez sur **Activer**.'],
        why: 'Seul ce qui reste en garnison tient un espace, et les hoplites le font le mieux. {{PW-6.4-c}}',
      },
      {
        todo: ['Choisissez **Le Pirée**.', 'Réglez les navires à **2** et appuyez sur **Activer**.'],
        why: 'Chaque navire porte un point de force terrestre : deux hoplites demandent deux navires. {{PW-5.1.4-a}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Méthana**.'],
        why: 'La route par Égine est libre. Méthana n’a pas de forteresse : pas besoin de siège, un point de force qui reste suffit. Une forteresse comme Érinée doit être assiégée. {{PW-6.1-b}}',
      },
      {
        todo: ['Appuyez sur **Passer pour le tour**.'],
        why: 'Les deux ont passé : le combat suit. En bataille chacun lance un dé et ajoute la valeur de son chef, le plus fort un peu plus ; un siège veut 4 ou plus avec la valeur du chef. Les deux points de Phormion décident de l’un et de l’autre. {{PW-6.3-d}}',
      },
    ],
    end: 'Les navires de Corinthe sont battus, Érinée et Méthana sont à vous, et la confiance de Sparte baisse. Les points se font ainsi : batailles gagnées et places prises.',
    problem: {
      title: 'Deux places en un tour',
      about:
        'Le même soir, les mêmes dés. Tenez **Érinée et Méthana** quand les combats du tour sont finis, aussi peu cher qu’il vous plaira.',
      hints: ['Que doit-il y avoir à Méthana quand vous passez ?', 'Comment y arrive-t-il par mer ?'],
      solved:
        'Un hoplite et un navire suffisent là où personne ne défend ; dépensez le reste là où quelqu’un défend. {{PW-6.4-c}}',
    },
  },
  rebellion: {
    title: 'Rébellion',
    about: 'Pourquoi les alliés se rebellent, comment une rébellion s’étend, et comment y mettre fin.',
    steps: [
      {
        todo: ['Appuyez sur **Tenter une opération**.', 'Choisissez **Potidée** comme objectif.'],
        why: 'Potidée et Mytilène se sont rebellées. À chaque tour une rébellion peut gagner ses voisins, et chaque rebelle coûte des revenus : allez-y avant qu’elle ne soit une ligue. {{PW-7.2-a}}',
      },
      {
        todo: ['Choisissez **Le Pirée**.', 'Réglez les navires à **2** et appuyez sur **Activer**.'],
        why: 'Les rebelles se défendent derrière leurs murs, mais n’ont pas d’armée. Deux navires peuvent les assiéger. {{PW-6.3-d}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Potidée**.'],
        why: 'La route ne passe que devant des amis. Entre routes égales, le sort décide. {{PW-5.1.1-j}}',
      },
      {
        todo: ['Appuyez sur **Passer pour le tour**.'],
        why: 'Le siège réussit : 4 au dé et 1 pour Périclès. Puis les voisins des rebelles sont éprouvés : ils se rebellent sur un 6, et une zone ennemie sur eux ajoute 2. {{PW-7.2-b}}',
      },
    ],
    end: 'Potidée est de nouveau à vous, et personne d’autre ne s’est rebellé. Mytilène brûle encore.',
    problem: {
      title: 'Mytilène',
      about: 'Mettez fin à ce tour à la rébellion de **Mytilène**. Vos dés : 4 pour les augures, 4 pour le siège.',
      hints: ['Qui peut atteindre une île ?', 'Quand lance-t-on les dés des sièges ?'],
      solved:
        'Une flotte devant les murs, et le tour clos tant que les dés sont bons : une rébellion affrontée aussitôt ne s’étend pas. {{PW-6.3-d}}',
    },
  },
  money: {
    title: 'Argent et bellicosité',
    about: 'D’où viennent les talents, ce qu’ils construisent, et quand un camp se rend.',
    steps: [
      {
        todo: ['Appuyez sur **Passer pour le tour**.'],
        why: 'Quand les deux ont passé vient le revenu : 3 500 pour Athènes, moins 50 par espace de son camp ravagé, perdu ou en rébellion. L’Attique est ravagée : pas d’Eisphora, qui vaudrait 1 000 de plus. {{PW-8.1-b}}',
      },
      {
        todo: ['Sous **Construisez pour Athènes**, appuyez sur **Navire d’Athènes**.'],
        why: 'Jusqu’à trois points de force par tour, 200 talents chacun, et les 1 000 derniers talents sont intouchables. Un navire a été perdu ce tour-ci : au prochain, l’ennemi vous trouverait plus faible. {{PW-8.2-b}}',
      },
      {
        todo: ['Appuyez sur **Arrêter de construire**.'],
        why: 'On compte alors la bellicosité, la volonté de se battre. La confiance négative s’en retranche, et un de plus par dix espaces qui souffrent. À zéro, un camp se rend et la guerre est finie. {{PW-9.1-a}}',
      },
    ],
    end: 'La bellicosité d’Athènes est tombée de 10 à 8 pour deux mauvaises batailles. L’argent se regagne ; la bellicosité revient lentement, pour moitié de ce qu’on gagne.',
    problem: {
      title: 'La goutte de trop',
      about:
        'La bellicosité de Sparte est **3**, sa confiance **−2**, et **neuf** de ses espaces sont ravagés. Faites que Sparte **se rende** ce tour-ci.',
      hints: [
        'Qu’est-ce qui ôte encore un point à la bellicosité ?',
        'Quelle côte rouge un seul navire atteint-il sans être vu ?',
      ],
      solved: 'Le dixième espace a décidé : un navire à Méthana, et la bellicosité de Sparte était épuisée. {{PW-9.1-c}}',
    },
  },
  matrices: {
    title: 'Lire les matrices',
    about: 'Où ira le camp que personne ne joue, avec quoi, et comment y être avant lui.',
    steps: [
      {
        todo: ['Regardez la fiche au pied de la carte, puis appuyez sur **Tenter une opération**.'],
        why: 'Sparte suit **Attaquer Athènes** : exactement 12 hoplites et 2 points de cavalerie, jamais plus, jamais moins. Un dé choisit parmi six cases : trois fois Athènes, une fois Panacte, deux fois Décélie. {{PW-5.2-e}}',
      },
      {
        todo: ['Choisissez **Décélie** comme objectif.'],
        why: 'Athènes a ses Longs Murs. De ce qui peut tomber, Décélie a le plus de cases, et qui s’y tient rencontre l’armée en chemin. {{PW-6.1.1-c}}',
      },
      {
        todo: [
          'Réglez les hoplites à Athènes à **4** et appuyez sur **Activer**.',
          'Réglez la cavalerie à **1** et appuyez sur **Activer**.',
        ],
        why: 'La cavalerie porte une ligne terrestre plus loin : avec elle, la force doit tenter d’intercepter aussi qui passe par Oropos ou Panacte. {{PW-0.6-b}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Décélie**.'],
        why: 'Puis Sparte lance : un 5, Décélie. Elle rassemble ce que la ligne demande, à Sparte, à Corinthe et à Thèbes, et le paie : 1 200 de ses 1 400 talents. Chaque pas se lit dans la matrice. {{PW-5.2-h}}',
      },
    ],
    end: 'Les deux armées sont à Décélie : il y aura bataille. Ouvrez **Stratégie** pour voir toute la matrice : la ligne dit avec quelle force ils viennent, les cases où.',
    problem: {
      title: 'Un 4 va tomber',
      about:
        'Le dé de Sparte pour l’objectif montrera un **4**. Ayez des **hoplites** athéniens là où arrive Archidamos, avant qu’il vienne.',
      hints: ['Quel espace est dans la case 4 d’Attaquer Athènes ?', 'Combien d’opérations avez-vous avant que Sparte agisse ?'],
      solved: 'Panacte, case 4 : qui lit la ligne connaît le champ de bataille avant l’ennemi. {{PW-5.2-e}}',
    },
  },
  two: {
    title: 'À deux joueurs',
    about:
      'Ce qui change quand quelqu’un est assis en face : plus de matrices, on choisit d’intercepter, et le chemin du retour.',
    steps: [
      {
        todo: [
          'Vous jouez Athènes, un autre Sparte. Appuyez sur **Tenter une opération**.',
          'Choisissez **Prasie** comme objectif.',
        ],
        why: 'Plus personne ne lance sur une matrice. Chacun opère à son tour, et les augures favorisent Athènes d’un point : Sparte ajoute 1 à son dé. {{PW-11-f}}',
      },
      {
        todo: ['Choisissez **Le Pirée**.', 'Réglez les navires à **2** et appuyez sur **Activer**.'],
        why: 'Prasie est à portée de la cavalerie de Sparte. Seul, ce serait un jet de dé ; ici le joueur décide s’il tente. {{PW-11-e}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Prasie**.'],
        why: 'Sparte vous laisse passer : une cavalerie qui rencontre des navires peut perdre un point et ne rien gagner. À Sparte maintenant : sept hoplites marchent sur Platées. {{PW-11-e}}',
      },
      {
        todo: ['On vous interroge à Panacte : choisissez **Intercepter** depuis Athènes.'],
        why: 'Là où se rencontrent huit points terrestres ou plus et où la moitié intercepte, une bataille suit l’escarmouche. Ici, sept contre sept, avec Archidamos et des hoplites spartiates en face : c’est hardi, et rien ne vous y oblige. {{PW-5.7.2-b}}',
      },
    ],
    end: 'Un six contre un deux : Athènes gagne, 10 points pour vous, 15 de moins pour Sparte, et des otages. À deux, chaque camp compte ses points, et le total le plus haut gagne ; qui se rend a perdu. {{PW-R129}}',
    problem: {
      title: 'Où hiverne la flotte',
      about:
        'Phormion est à Zacynthe avec quatre navires, et Sparte a passé. À la fin du tour, ayez **au moins quatre navires à Naupacte**.',
      hints: ['Que font les armées quand les deux ont passé ?', 'Qui choisit où rentrent les navires, à deux joueurs ?'],
      solved:
        'À deux, chacun place ses unités : une flotte à Naupacte ferme le golfe de Corinthe pour tout le tour suivant. {{PW-11-j}}',
    },
  },
};
