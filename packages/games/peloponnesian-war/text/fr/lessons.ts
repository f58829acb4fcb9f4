import type { LessonTexts } from '../en/lessons.ts';

/** The short lessons of the Peloponnesian War: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  operation: {
    title: 'Une opération',
    about: 'Des augures, un objectif, un lieu de ralliement, des navires, une marche : tout ce que demande une opération.',
    steps: [
      {
        todo: ['Vous jouez Athènes. Appuyez sur **Tenter une autre opération**.'],
        why: 'Une autre opération demande des augures favorables : un dé, plus 1 pour deux de vos commandants sur la carte, de 5 au plus. Chaque opération rend la suivante moins probable : commencez par ce qui compte le plus. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Choisissez **Méthana** comme objectif.'],
        why: 'L’objectif vient d’abord et ne change pas en route. Méthana est rouge, proche et ouverte sur la mer : une terre ravagée coûte des revenus à Sparte, et un siège peut la prendre. {{PW-5.1-a}}',
      },
      {
        todo: ['Choisissez **Le Pirée** comme lieu de ralliement.'],
        why: 'Périclès est à Athènes, mais on atteint Méthana par mer, et les navires sont au Pirée. Il ne prend des forces que là où il se rallie. {{PW-5.1-c}}',
      },
      {
        todo: ['Réglez les navires à **2** et appuyez sur **Activer**.'],
        why: 'Chaque navire coûte 400 talents pour ce tour. Deux suffisent à assiéger un lieu vide ; les 1 000 derniers talents du trésor sont hors d’atteinte. {{PW-5.1.5-a}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Méthana**.'],
        why: 'La route la plus courte est prise d’elle-même, ici par Égine. Personne ne peut intercepter, rien n’est laissé au hasard : Méthana est ravagée, et la flotte reste devant elle. {{PW-5.8-d}}',
      },
    ],
    end: 'Une opération, 800 talents, un lieu ravagé et assiégé. Quand vous passez, les sièges sont tirés.',
    problem: {
      title: 'Un raid à bon compte',
      about: 'Ravagez **un lieu du camp de Sparte** et gardez au moins **2 200 talents** dans le trésor.',
      hints: ['Combien de navires pouvez-vous payer ?', 'Quelle côte rouge est proche du Pirée, hors de portée de tout ennemi ?'],
      solved: 'Un seul navire ravage aussi bien que dix, là où personne ne l’attend. {{PW-5.8-a}}',
    },
  },
  zones: {
    title: 'Interception et zones',
    about: 'Qui peut arrêter une marche, avec quelle chance, et comment le lire avant de partir.',
    steps: [
      {
        todo: ['Appuyez sur **Tenter une autre opération**.'],
        why: 'Un long voyage se prépare. D’abord les augures, comme toujours : 2 et 1 font 3. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Choisissez **Érinéos** comme objectif.'],
        why: 'Érinéos est sur le golfe de Corinthe, derrière tout le Péloponnèse. Toute force a une zone d’influence : son lieu, avec des navires les lieux à une liaison de mer, avec de la cavalerie ceux à une liaison de terre. {{PW-0.6-b}}',
      },
      {
        todo: ['Choisissez **Le Pirée**.', 'Réglez les navires à **3** et appuyez sur **Activer**.'],
        why: 'Là où votre route entre dans une zone ennemie, une force doit y tenter d’intercepter : 4 ou plus au dé. Regardez la liste à côté de la carte : elle nomme chaque tentative avec sa chance. Trois navires supportent une escarmouche, qui en coûte un au plus. {{PW-5.6.2-a}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Érinéos**.'],
        why: 'Aujourd’hui les trois tentatives échouent : une chance sur huit. Si l’une avait réussi, il y aurait eu une escarmouche et, avec de hauts dés, une bataille. Chaque lieu traversé sans obstacle est ravagé. {{PW-5.8-a}}',
      },
    ],
    end: 'Onze lieux sont dévastés et personne n’a souffert : c’était de la chance. Le calque des zones montre sur la carte où il en faudra.',
    problem: {
      title: 'Là où personne n’attend',
      about:
        'Aujourd’hui **toute interception réussit**. Amenez tout de même Périclès dans un lieu du camp de Sparte et **ravagez-le**.',
      hints: [
        'Quelles forces ennemies ont des navires ou de la cavalerie, et jusqu’où vont-elles ?',
        'Y a-t-il une côte que vous atteignez avant leurs zones ?',
      ],
      solved:
        'Le meilleur chemin devant qui intercepte est celui qu’il ne voit pas : proche, et sur vos propres eaux. {{PW-5.6.2-b}}',
    },
  },
  combat: {
    title: 'Bataille et siège',
    about: 'Ce qui arrive quand les deux ont passé : les flottes se battent, les murs sont éprouvés, les armées rentrent.',
    steps: [
      {
        todo: ['Appuyez sur **Tenter une autre opération**.', 'Choisissez **Méthana** comme objectif.'],
        why: 'Phormion est avec quatre navires à Érinéos, à portée de la flotte de Corinthe : il y aura bataille. Périclès peut encore gagner un second lieu à ce tour. {{PW-6.2-d}}',
      },
      {
        todo: ['Réglez les hoplites à Athènes à **2** et appuyez sur **Activer**.'],
        why: 'Seul qui reste en garnison tient un lieu, et les hoplites le font le mieux. {{PW-6.4-c}}',
      },
      {
        todo: ['Choisissez **Le Pirée**.', 'Réglez les navires à **2** et appuyez sur **Activer**.'],
        why: 'Chaque navire porte un point de force terrestre : deux hoplites demandent deux navires. {{PW-5.1.4-a}}',
      },
      {
        todo: ['Appuyez sur **Marcher sur Méthana**.'],
        why: 'La route par Égine est libre. Une armée qui finit son opération dans un lieu ennemi l’assiège. {{PW-6.1-b}}',
      },
      {
        todo: ['Appuyez sur **Passer pour le tour**.'],
        why: 'Les deux ont passé : le combat suit. En bataille chacun lance un dé et ajoute la valeur de son commandant, le plus fort un peu plus ; un siège veut 4 ou plus avec la valeur du commandant. Les deux points de Phormion décident de l’un et de l’autre. {{PW-6.3-d}}',
      },
    ],
    end: 'Les navires de Corinthe sont battus, Érinéos et Méthana sont à vous, et la confiance de Sparte baisse. Les points se font ainsi : batailles gagnées et lieux pris.',
    problem: {
      title: 'Deux lieux en un tour',
      about:
        'Le même soir, les mêmes dés. Tenez **Érinéos et Méthana** quand les combats du tour sont finis, aussi peu cher qu’il vous plaira.',
      hints: ['Que doit-il y avoir à Méthana quand vous passez ?', 'Comment y arrive-t-il par mer ?'],
      solved:
        'Un hoplite et un navire suffisent là où personne ne défend ; dépensez le reste là où quelqu’un défend. {{PW-6.4-c}}',
    },
  },
  rebellion: {
    title: 'Rébellion',
    about: 'Pourquoi les alliés se soulèvent, comment une rébellion s’étend, et comment y mettre fin.',
    steps: [
      {
        todo: ['Appuyez sur **Tenter une autre opération**.', 'Choisissez **Potidée** comme objectif.'],
        why: 'Potidée et Mytilène se sont soulevées. À chaque tour une rébellion peut gagner ses voisins, et chaque rebelle coûte des revenus : allez-y avant qu’elle ne soit une ligue. {{PW-7.2-a}}',
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
        why: 'Le siège réussit : 4 au dé et 1 pour Périclès. Puis les voisins des rebelles sont éprouvés : ils se soulèvent sur un 6, et une zone ennemie sur eux ajoute 2. {{PW-7.2-b}}',
      },
    ],
    end: 'Potidée est de nouveau à vous, et personne d’autre ne s’est soulevé. Mytilène brûle encore.',
    problem: {
      title: 'Mytilène',
      about: 'Mettez fin à ce tour à la rébellion de **Mytilène**. Vos dés : 4 pour les augures, 4 pour le siège.',
      hints: ['Qui peut atteindre une île ?', 'Quand les sièges sont-ils tirés ?'],
      solved:
        'Une flotte devant les murs, et le tour clos tant que les dés sont bons : une rébellion affrontée aussitôt ne s’étend pas. {{PW-6.3-d}}',
    },
  },
};
