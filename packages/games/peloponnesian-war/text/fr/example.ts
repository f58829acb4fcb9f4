import type { LessonText } from '@polemos/kernel';

/** The rulebook's worked example, in our words: before each move what it is for. */
export const example: LessonText = {
  title: 'L’exemple imprimé : un tour entier',
  about: 'L’exemple du livret : un tour entier avec Athènes et les dés imprimés, puis un regard de l’autre côté.',
  steps: [
    {
      why: 'Sparte a ouvert la guerre : objectif Décélie par un 5, une force de 12 hoplites et 2 points de cavalerie pour 1 400 talents ; Archidamos est passé par Panacte et a ravagé Oropos et Décélie. Votre première opération fait partie de la mise en place. Une autre demande des **augures** favorables : un dé + 1 pour deux chefs en campagne (Périclès, Phormion) doit faire 5 ou moins. {{PW-5.3.1-c}}',
      todo: ['Appuyez sur **Tenter une opération**.'],
    },
    {
      why: 'Le dé est 2 : 2 + 1 = 3, favorable. Périclès est chez lui et commande, personne n’est tiré. Nommez l’objectif : **Érinée** en Achaïe, sur le golfe de Corinthe. {{PW-5.1-a}}',
      todo: ['Choisissez **Érinée** sur la carte : elle est éclairée.'],
    },
    {
      why: 'Périclès est à Athènes avec 6 hoplites et 1 point de cavalerie, mais il faut des navires pour Érinée. Il gagne l’espace de rassemblement **Le Pirée**, où sont 8 navires. {{PW-5.1-c}}',
      todo: ['Choisissez **Le Pirée**.'],
    },
    {
      why: 'Activez **3 navires** à 400 talents chacun : 1 200, le trésor passe de 4 500 à **3 300**, et 5 restent au Pirée. Les 1 000 derniers talents sont le fonds de secours, intouchable. {{PW-5.1.5-a}}',
      todo: ['Réglez les navires à **3** et appuyez sur **Activer**.'],
    },
    {
      why: 'Dix-huit espaces autour du Péloponnèse, deux routes égales : par Trézène ou par Hydra. Trois forces ennemies peuvent intercepter, chacune sur 4 ou plus : la cavalerie de Sparte à Prasie et à Coroné, la flotte de Corinthe à Érinée. Chaque espace de la Ligue du Péloponnèse traversé sans encombre est ravagé. {{PW-5.8-a}}',
      todo: ['Appuyez sur **Marcher sur Érinée**.'],
    },
    {
      why: 'Le sort a choisi Trézène. Prasie a intercepté avec un 5, l’escarmouche a donné 6 et 6 : la somme 12 amène une bataille, mais des navires n’en livrent pas contre des troupes de terre. Coroné a manqué avec 2, Corinthe avec 3. **Onze** espaces rouges sont ravagés. Les augures de Sparte : 5 + 1 = 6, **Sparte passe** pour le tour. Vous continuez seul.',
      todo: ['Appuyez sur **Tenter une opération**.'],
    },
    {
      why: 'Encore 2 + 1 = 3. Personne n’était resté chez lui : **Démosthène** est sorti de la coupe. Son objectif est **Héraclée** sur le golfe Maliaque. {{PW-5.3.1-e}}',
      todo: ['Choisissez **Héraclée** ; la recherche sous la carte la trouve.'],
    },
    {
      why: 'Il prendra la mer avec les alliés de **Chios**. Un chef seul évite les forces ennemies : la route par Décélie lui est fermée ; trois routes de six espaces restent ouvertes. {{PW-5.1.6-a}}',
      todo: ['Choisissez **Chios**, ou d’abord son onglet doré au bord de la carte.'],
    },
    {
      why: 'La route est passée par Égine, Kythnos, Syros et Andros. Activez **1 hoplite allié** pour 200 talents.',
      todo: ['Réglez les hoplites alliés à **1**, puis **Activer**.'],
    },
    {
      why: 'Et **1 navire allié** pour 400 qui le porte : chaque navire porte un point de force terrestre. Le trésor sera de **2 700** ; un navire reste à Chios. {{PW-5.1.4-a}}',
      todo: ['Réglez les navires alliés à **1**, puis **Activer**.'],
    },
    {
      why: 'Une seule route la plus courte : Psara, Skyros, les Sporades, Olizon, Ptéléon. Seule Héraclée est hostile et sera ravagée. {{PW-5.8-d}}',
      todo: ['Appuyez sur **Marcher sur Héraclée**.'],
    },
    {
      why: 'Une troisième opération ce tour. Trois chefs sont maintenant en campagne, ce qui n’ajoute toujours que 1. {{PW-5.3.1-c}}',
      todo: ['Appuyez sur **Tenter une opération**.'],
    },
    {
      why: '3 + 1 = 4, et **Cléon** est tiré. Il ose attaquer **Thèbes**, où sont 4 hoplites alliés et 2 points de cavalerie.',
      todo: ['Choisissez **Thèbes**.'],
    },
    {
      why: 'Cléon prend tout ce qui est à Athènes. D’abord les **6 hoplites**, 200 talents chacun : 1 200.',
      todo: ['Réglez les hoplites à **6**, puis **Activer**.'],
    },
    {
      why: 'Puis la **cavalerie**, 200 talents de plus. Le trésor sera de **1 300** : 300 au-dessus du fonds de secours. Athènes reste vide derrière ses murs.',
      todo: ['Réglez la cavalerie à **1**, puis **Activer**.'],
    },
    {
      why: 'Deux routes égales par Panacte : par Platées ou par Tanagra. La cavalerie de Thèbes atteint Tanagra, et à Thèbes même sa force doit tenter d’intercepter.',
      todo: ['Appuyez sur **Marcher sur Thèbes**.'],
    },
    {
      why: 'Par Tanagra, qui a manqué avec 1 et est ravagée. Thèbes a intercepté avec 5 ; à l’escarmouche vous avez fait **1** et perdu un hoplite : 5 hoplites, 1 point de cavalerie. Pas de bataille aussitôt : deux fois 6 est moins que 13. Quinze espaces sont ravagés ; trésors **1 300** et **1 600**. Passez, et les armées combattent : le récit parcourt combat, rébellion et revenus et dit chaque pas.',
      todo: ['Appuyez sur **Passer pour le tour**.'],
    },
    {
      why: 'Thèbes : 3 + 1 = 4 contre 4 + 1 = 5, Sparte gagne, prend des otages, −15 points. Érinée et Corinthe sur mer : 6 + 2 + 1 = 9 contre 1 + 2 = 3, Sparte perd 3 navires, +10. Sièges : Décélie 2 + 1 = 3 échoue, **Érinée** 4 + 1 = 5 et **Héraclée** 2 + 2 = 4 tombent pour 300 talents chacune, Potidée 1 + 2 = 3 échoue. Vous avez **15 points** et 1 900 talents ; le revenu de 3 350 fait **5 250**, celui de Sparte, 1 850, fait **3 450**. Vous pourriez lever jusqu’à trois points de force ; l’exemple n’en lève aucun.',
      todo: ['Appuyez sur **Arrêter de construire**.'],
    },
  ],
  end: 'Sparte a reconstruit ses trois navires pour 600 (reste 2 850) et sa bellicosité est tombée à 7 ; Athènes reste à 10. Les marqueurs de ravage sont retirés, les chefs retournent dans leurs coupes. Le dé pour votre camp est un 6 : **vous jouez désormais Sparte**, et les règles mènent Athènes. C’est le cœur de cette guerre : le succès vous fait changer de camp.',
  sequel:
    'L’exemple imprimé continue depuis une position à lui. Deux dés, 3 et 3 : **la peste**. Des 8 hoplites d’Athènes, un tiers arrondi au-dessus est perdu : 3, il en reste 5 ; 600 talents s’en vont, 5 200 → 4 600 ; Périclès meurt. Puis deux six : **Amphipolis, vide, se rebelle**, et un 6 porte la rébellion à Thasos. Nicias est tiré pour Athènes : stratégie 5 + 1 = 6 serait Attaquer Sparte, interdite par les otages, on relance ; 4 + 1 = 5 est **Couper les lignes**. La confiance revient à 0. À partir d’ici, c’est votre guerre.',
};
