import type { LessonTexts } from '../en/lessons.ts';

/** The lessons of Polis: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  taxes: {
    title: 'Impôt et commerce',
    about: 'De vos hoplites tirez des biens, et de vos biens du blé.',
    steps: [
      {
        todo: [
          'Choisissez **Lever l’impôt**, puis **Attika**.',
          'Placez le premier hoplite sur la rangée **vin**.',
          'Placez le deuxième sur le **vin** aussi.',
          'Placez le troisième encore sur le **vin**.',
        ],
        why: 'Un hoplite sur une rangée rapporte 1, deux rapportent 3, trois rapportent 6 : ensemble ils lèvent le double de ce qu’ils lèveraient séparés. Chez soi cela ne coûte pas de prestige ; ailleurs, 1. {{PO-8-e}}',
      },
      {
        todo: ['Choisissez **Commercer**, puis la case de cargaison de **Persis** qui donne du blé contre du vin.'],
        why: 'À la fin de la manche chaque habitant mange un blé, et ce qui manque coûte du prestige. Tout échange demande un navire marchand et des mers que l’ennemi ne contrôle pas. Puis le dé fait perdre de la valeur au vin pour l’échange suivant. {{PO-9-l}}',
      },
      {
        todo: [
          'Sparte a joué son tour. Choisissez **Créer des navires marchands**, puis **Athenai**.',
          'Payez avec du **bois**.',
          'Un seul suffit : appuyez sur **Terminer l’action**.',
        ],
        why: 'Votre unique navire marchand reste en mer jusqu’à la fin de la manche. Un nouveau coûte un habitant, qui ne mange plus, et peut commercer aussitôt. {{PO-3-d}}',
      },
      {
        todo: ['Choisissez **Commercer**, puis la première case de cargaison de **Thraki**.'],
        why: 'Trois métaux pour trois blés : le métal arme des hoplites, mais personne ne le mange. Deux actions différentes font un tour ; moins serait passer pour toute la manche. {{PO-F-g}}',
      },
    ],
    end: 'Dix blés pour sept habitants : Athènes peut nourrir son peuple et croître. Qui commerce tôt achète à bon compte.',
    problem: {
      title: 'Quatre blés en un tour',
      about:
        'Athènes a un seul vin, un navire marchand et trois hoplites en Attika. Le vin a perdu sa valeur : une cargaison de 4 blés en demande 8. Ayez **4 blés** à la fin de ce tour.',
      hints: [
        'Quelle rangée d’Attika donne un bien qui achète encore à bon compte ?',
        'Combien trois hoplites en rapportent-ils, et combien demande une cargaison de 4 ?',
      ],
      solved:
        'Lisez le marché avant de lever l’impôt : trois hommes sur une rangée valent le plus si ce bien se donne encore à bon compte. {{PO-9-l}}',
    },
  },
  march: {
    title: 'Marche et siège',
    about: 'Jusqu’où vont les hoplites, combien il en faut devant un mur, et quand on ne lance pas le dé.',
    steps: [
      {
        todo: [
          'Choisissez **Déplacer des hoplites**, puis **Boiotia**.',
          'Envoyez un hoplite d’**Attika**, par terre.',
          'Envoyez-en un deuxième.',
          'Envoyez-en un troisième.',
          'Appuyez sur **Terminer l’action** : un seul reste chez lui.',
        ],
        why: 'La fortification de Thebai est de 3 : il vous faut autant d’hoplites, et plus que l’ennemi n’en a là. La marche coûte 1 point de prestige, quel que soit leur nombre ; celui qui reste peut encore lever l’impôt. {{PO-7-b}}',
      },
      {
        todo: ['Choisissez **Assiéger une cité**, puis **Thebai**.'],
        why: 'Le dé a quatre faces et doit atteindre le mur : 3 ou 4. Le succès paie le mur en prestige, ici 3 pour les 2 qu’ont coûté la marche et le siège ; un échec coûterait un hoplite. {{PO-7-e}}',
      },
      {
        todo: [
          'Choisissez **Déplacer des hoplites**, puis **Thessalia**.',
          'Envoyez l’hoplite d’**Attika**, par **mer**.',
          'Appuyez sur **Terminer l’action**.',
        ],
        why: 'Par mer non plus la distance ne compte pas, et il ne vous faut aucun navire : il suffit que l’ennemi ne contrôle aucune mer du trajet. Ici ce sont les Kyklades, où mouillent vos galères. {{PO-5-f}}',
      },
      {
        todo: ['Choisissez **Assiéger une cité**, puis **Naupaktos**.'],
        why: 'Une fortification de 1 tombe sans lancer le dé. Elle ne rapporte que 1 point de prestige, mais ce qui est sûr se prévoit. {{PO-7-d}}',
      },
    ],
    end: 'Deux cités en deux tours. Retenez les deux motifs de refus : trop peu d’hommes devant le mur, ou un territoire ennemi entre les deux.',
    problem: {
      title: 'Une cité sans lancer le dé',
      about:
        'Deux hoplites de Sparte tiennent la Boiotia. Vous en avez quatre en Attika, deux actions et 2 points de prestige. Prenez une cité **pendant ce tour, sans jet de dé**.',
      hints: ['Quels murs ne demandent pas de jet ?', 'Sparte barre la route par terre. Y en a-t-il une autre ?'],
      solved:
        'La voie de mer contourne toute armée, et un mur de 1 n’exige pas de dé : un gain sûr au prix de deux actions. {{PO-7-d}}',
    },
  },
  battle: {
    title: 'Bataille',
    about: 'Deux cartes contre deux : avec quoi attaquer, quoi garder, quand partir.',
    steps: [
      {
        todo: ['Attaquez avec **Phalange : Othismos** et **Cavalerie : Avance**.'],
        why: 'Huit hoplites se rencontrent en Boiotia : il y a bataille, et sur terre Sparte attaque la première. L’attaquant ne perd personne. Des formations différentes sont difficiles à égaler, et les hautes manœuvres paient : chaque carte non égalée coûte un hoplite à l’ennemi. {{PO-B-m}}',
      },
      {
        todo: ['Appuyez sur **Rester dans la bataille**.'],
        why: 'La phalange a été égalée : 2 moins 1 font 1 point de prestige. La cavalerie non : un hoplite tombe, et vous gagnez 1 point de prestige de plus. Se replier donnerait 1 point de prestige à l’ennemi, et vous êtes en train de l’emporter. {{PO-B-t}}',
      },
      {
        todo: ['Répondez par **Cavalerie : Tenue** à la cavalerie et par **Mercenaires** aux peltastes.'],
        why: 'Athènes attaque, et vous ne pouvez que perdre. La même formation égale, et les mercenaires égalent tout sauf la salpinx : qui les garde pour la défense ne perd pas d’hommes. {{PO-B-o}}',
      },
      {
        todo: ['Appuyez sur **Rester dans la bataille**.'],
        why: 'Personne n’est tombé, Athènes a gagné 2 points de prestige. À vous d’attaquer, avec quatre cartes contre trois : qui a le plus d’unités pioche le plus de cartes. {{PO-B-u}}',
      },
      {
        todo: ['Attaquez avec **Phalange : Othismos** et le **Son de la salpinx**.'],
        why: 'Rien n’égale la salpinx. Elle vous coûte 1 point de prestige et à l’ennemi un hoplite : quand il en reste trois, cela fait mal. {{PO-B-q}}',
      },
    ],
    end: 'Deux hoplites contre quatre : encore une perte et la bataille finit. On livre bataille pour le prestige autant que pour le terrain.',
    problem: {
      title: 'Tenir sans perte',
      about:
        'Sparte attaque avec **Phalange : Othismos** (2) et **Cavalerie : Avance** (1). Répondez de sorte qu’**aucun hoplite** ne tombe et que Sparte gagne **au plus 1 point de prestige**.',
      hints: [
        'Lesquelles de vos cartes égalent la phalange, lesquelles la cavalerie ?',
        'Une carte égalée paie la différence. Contre laquelle une haute manœuvre vaut-elle le plus ?',
      ],
      solved: 'La même formation sauve l’homme, la même manœuvre sauve le prestige. {{PO-B-n}}',
    },
  },
  proxenos: {
    title: 'Proxène et guerre civile',
    about: 'Gagnez une cité par l’argent plutôt que par les hoplites.',
    steps: [
      {
        todo: ['Votre proxène est prisonnier. Choisissez **Libérer le proxène**.'],
        why: 'Deux pièces d’argent vont à Sparte, et il est de nouveau à Athenai. C’est cher, mais sans lui pas de guerre civile, et rien d’autre ne le ramène. {{PO-11-a}}',
      },
      {
        todo: ['Choisissez **Déplacer le proxène**, puis **Korinthos**, par **mer**.'],
        why: 'Chaque unité ennemie sur le trajet veut un pot-de-vin de 1 pièce d’argent. Par terre un hoplite de Sparte se tient en Megaris ; les Kyklades sont à vous, et la mer ne coûte rien. {{PO-10-c}}',
      },
      {
        todo: ['Choisissez **Fomenter une guerre civile**, puis **Korinthos**.'],
        why: 'Une cité neutre coûte deux fois sa population de base, ici 8 pièces d’argent : pas de jet, pas d’hoplite, et des murs de 4 qu’aucune armée ne prendrait si tôt. Vous gagnez 4 points de prestige et le passage d’une mer à l’autre. {{PO-12-b}}',
      },
    ],
    end: 'Korinthos est à vous avec ses quatre habitants. Gardez bien le proxène : qui prend par siège la cité où il se tient le prend aussi.',
    problem: {
      title: 'L’argent contre Sparte',
      about: 'Votre proxène est à Athenai et vous avez 5 pièces d’argent. Gagnez pendant ce tour une cité **de Sparte**.',
      hints: [
        'Une cité ennemie coûte trois pièces par habitant. Laquelle pouvez-vous payer ?',
        'Combien coûte le trajet par terre, combien par mer ?',
      ],
      solved:
        'Comptez les pots-de-vin avec le prix : 1 pour la galère, 3 pour Gytheion. Par terre, les hoplites de Lakedaimon auraient coûté trop cher. {{PO-10-c}}',
    },
  },
  round: {
    title: 'La fin d’une manche',
    about: 'Projets, ravitaillement, croissance, mégalopole, pertes de stocks, phoros : ce qu’il faut avoir prêt.',
    steps: [
      {
        todo: ['Sparte a passé. Appuyez sur **Passer pour cette manche**.'],
        why: 'Dès que l’autre a passé, chacune de vos actions coûte un bien de plus. Puis six phases se suivent d’elles-mêmes : le théâtre est achevé (prestige +2), et chacun paie un blé par habitant. {{PO-F-k}}',
      },
      {
        todo: ['Faites croître **Chalkis**.', 'Faites croître **Chios**.'],
        why: 'Il reste deux blés, un pour chaque nouvel habitant. Une cité au-dessus de sa population de base rapporte 1 point de prestige comme mégalopole : deux petites rapportent plus qu’une grande. {{PO-E4-a}}',
      },
      {
        todo: ['Changez **2** points de prestige en argent.'],
        why: 'Le prestige s’échange contre l’argent, un pour un, et l’argent remplace presque tout bien. Mais ne dépensez jamais le dernier point : qui n’en a plus à la fin de la manche a perdu. {{PO-G-b}}',
      },
    ],
    end: 'Une nouvelle manche commence, avec de plus grandes armées et de plus grandes cargaisons. Le vin, l’huile et le blé gardés ont été réduits de moitié : dépensez-les avant qu’ils ne se gâtent.',
    problem: {
      title: 'Affamés, mais non déshonorés',
      about:
        'Dix habitants, 8 blés, 2 points de prestige : Athenai 5, Samos 3, Chios 2. Sortez du ravitaillement et de la croissance avec au moins **3 points de prestige**.',
      hints: ['Que reste-t-il si vous payez en prestige ?', 'Quelle cité vous laisse du blé en trop, et que peut faire un blé ?'],
      solved:
        'Abandonner Samos épargne un blé de plus qu’il n’en faut ; Athenai croît grâce à lui et devient mégalopole : une perte qui rapporte. {{PO-E2-c}}',
    },
  },
};
