import type { LessonTexts } from '../en/lessons.ts';

/** The lessons of Timoleone: for each click what to do, for each step why. */
export const lessons: LessonTexts = {
  month: {
    title: 'Un mois et ses points',
    about: 'Ce qu’achètent les points d’opération : de l’argent, des soldats, et le bon moment pour s’arrêter.',
    steps: [
      {
        todo: ['Vous jouez les Démocrates. Choisissez **Lever les impôts**.', 'Appuyez sur **Lever les impôts**.'],
        why: 'Un dé vous a donné six points d’opération pour mars ; ceux que vous n’employez pas sont perdus. Les impôts en coûtent deux et se lèvent une fois par trimestre : qui paie des troupes en a besoin d’abord. {{TI-IV-c}}',
      },
      {
        todo: ['Choisissez **Enrôler des citoyens**, puis **Tauromenium**.'],
        why: 'Une ville grecque qui est à vous donne ses citoyens une fois dans la guerre, pour un seul point. Leur entretien ne coûte rien, contrairement à celui des mercenaires. {{TI-V-b}}',
      },
      {
        todo: ['Choisissez **Construire des machines de siège**, puis **Tauromenium**.'],
        why: 'Construire coûte de l’argent, et non des points d’opération : faites-le dès que le trésor le permet. Sans machines, il ne reste qu’à escalader les murs. {{TI-II-n}}',
      },
      {
        todo: ['Appuyez sur **Terminer le tour**.'],
        why: 'Il reste trois points, assez pour trois chefs, mais rien ici n’est urgent. Quand toutes les quatre factions ont agi, les assiégés souffrent de la faim et le mois s’achève. {{TI-II-o}}',
      },
    ],
    end: 'De l’argent, des soldats, des machines : le mois est employé. L’ordre dans lequel agissent les factions a été tiré auparavant ; agir en dernier, c’est savoir ce qu’ont fait les autres.',
    problem: {
      title: 'Trois points et pas d’argent',
      about:
        'Votre trésor est vide et vous n’avez que **3 points d’opération**. Ayez au moins **11 talents** et les **citoyens de Tauromenium** sous les armes.',
      hints: [
        'Qu’est-ce qui coûte deux points, et qu’est-ce qui en coûte un ?',
        'Laquelle des deux choses rapporte de l’argent ?',
      ],
      solved:
        'Les impôts pour deux, les citoyens pour un : même un mois pauvre suffit à ce qui fait vivre une armée. {{TI-IV-c}}',
    },
  },
  march: {
    title: 'Marche et mouvement',
    about: 'Activer un chef, choisir qui part, compter les points de mouvement.',
    steps: [
      {
        todo: [
          'Choisissez **Activer un chef**, puis **Timoléon**.',
          'Appuyez sur **Emmener tout le monde**.',
          'Appuyez sur **Partir avec l’armée**.',
        ],
        why: 'Une armée se déplace avec un chef, pour un point d’opération. Son énergie s’ajoute aux points de mouvement du plus lent qui l’accompagne : avec des navires 10, plus 4 pour Timoléon. {{TI-VI-d}}',
      },
      {
        todo: ['Choisissez la **Mer de Naxos**.'],
        why: 'Chaque mer coûte un point de mouvement. Personne ne barre celle-ci ; une flotte ennemie dans un port voisin pourrait sortir et vous arrêter. {{TI-VI-e}}',
      },
      {
        todo: ['Choisissez **Tauromenium** pour débarquer.'],
        why: 'Le débarquement clôt le voyage : mer et terre ne se mêlent pas dans une même opération. Andromaque de Tauromenium est un ami, la côte est sûre. {{TI-VI-c}}',
      },
      {
        todo: ['Appuyez sur **S’arrêter ici**.'],
        why: 'Vous pourriez piller ou vous retrancher. Mais piller la terre d’un ami coûte ses impôts, et les retranchements ne servent que là où l’ennemi est proche. {{TI-VI-k}}',
      },
    ],
    end: 'L’armée est à terre, pour un seul point. Sur terre chaque frontière a son prix : rivières, collines et montagnes coûtent plus que la plaine.',
    problem: {
      title: 'Aux portes de Syracuse',
      about:
        'Timoléon est à Catana, et Hicétas reste dans Leontini. Amenez **Timoléon à Thapsos** pendant ce tour et arrêtez-vous là.',
      hints: ['Quel territoire sépare Catana de Thapsos ?', 'Devant qui peut-on passer, s’il reste dans ses murs ?'],
      solved:
        'Une garnison qui se replie en ville vous laisse passer ; une garnison qui tient la campagne vous aurait arrêté. {{TI-VI-f}}',
    },
  },
  battle: {
    title: 'Bataille et tactique',
    about: 'La force, les chefs et une tactique choisie en secret : laquelle, et pourquoi.',
    steps: [
      {
        todo: [
          'Choisissez **Activer un chef**, puis **Timoléon** à Catana.',
          'Appuyez sur **Emmener tout le monde**.',
          'Appuyez sur **Partir avec l’armée**.',
        ],
        why: 'Hicétas se tient devant Leontini avec une force de 36 ; la vôtre est de 54. Le meilleur commande : sa tactique compte aussi. {{TI-L-g}}',
      },
      {
        todo: ['Choisissez **Leontini**.'],
        why: 'La garnison peut tenir la campagne à côté de son armée, et elle le fait. On s’arrête là où se tient l’ennemi. {{TI-VII-c}}',
      },
      {
        todo: ['Appuyez sur **Attaquer Hicétas**.'],
        why: 'Chacun choisit maintenant une tactique en secret. Le tableau montre ce que vaut chaque paire ; les vôtres sont les lignes. {{TI-L-e}}',
      },
      {
        todo: ['Choisissez **Double flanc**.'],
        why: 'Contre un ennemi qui se contente de tenir, c’est elle qui rapporte le plus, car elle veut beaucoup d’hommes et un bon chef. Elle est mauvaise contre qui refuse un flanc : songez à ce qu’il craint, puis choisissez. {{TI-L-d}}',
      },
    ],
    end: 'La somme des dés, de la tactique, des chefs et de la force décide de combien on gagne ; puis vainqueur et vaincu désignent tour à tour qui tombe.',
    problem: {
      title: 'Un déserteur raconte',
      about: 'Hicétas prépare une **embuscade** à Leontini. Attaquez-le là et chassez-le **du champ de bataille**.',
      hints: [
        'Quelle tactique voit une embuscade avant qu’elle ne se referme ?',
        'Regardez la colonne de l’embuscade : quelles lignes sont positives ?',
      ],
      solved: 'La Reconnaissance en force et le Double flanc découvrent une embuscade ; tout le reste s’y jette. {{TI-L-e}}',
    },
  },
  siege: {
    title: 'Siège et assaut',
    about: 'Investir une ville, puis choisir entre la patience et l’échelle.',
    steps: [
      {
        todo: [
          'Choisissez **Activer un chef**, puis **Cléandre** devant Inessa.',
          'Appuyez sur **Emmener tout le monde**.',
          'Appuyez sur **Partir avec l’armée**.',
        ],
        why: 'Un chef activé se déplace, ou combat, ou s’en prend à une ville : une seule de ces choses. Cléandre est déjà sur place. {{TI-II-o}}',
      },
      {
        todo: ['Appuyez sur **Assiéger la ville**.'],
        why: 'Les citoyens d’Inessa prennent les armes ; plus personne n’entre ni ne sort. Désormais chaque mois rapproche la famine. {{TI-S-a}}',
      },
      {
        todo: ['Appuyez sur **Donner l’assaut à la ville**.'],
        why: 'La famine coûte du temps, un assaut coûte des hommes. Huit points contre deux citoyens derrière des murs bas : ici, les hommes coûtent moins. {{TI-A-a}}',
      },
      {
        todo: ['Choisissez **Murs**.'],
        why: 'Votre stratagème et le leur se comparent comme les tactiques. Les villes neutres choisissent au sort : des échelles contre une porte défendue ne trouvent personne. {{TI-A-e}}',
      },
      {
        todo: ['Perdez un **fantassin léger**.', 'Et un second.'],
        why: 'L’assaut vous coûte deux points. Vous choisissez qui tombe : ceux qui valent le moins en bataille. {{TI-A-h}}',
      },
    ],
    end: 'Inessa est à vous. Une ville prise d’assaut peut être pillée, selon le dé ; une ville qui capitule ne l’est pas.',
    problem: {
      title: 'Commencez le siège',
      about: 'Cléandre est avec Timoléon à Catana, machines comprises. **Assiégez Inessa** pendant ce tour.',
      hints: ['Quelle frontière mène de Catana à Inessa ?', 'Que faut-il faire après le dernier pas, avant de s’arrêter ?'],
      solved:
        'Arrivez et investissez la ville dans la même opération : un jour devant les murs est un jour de famine. {{TI-S-a}}',
    },
  },
  diplomacy: {
    title: 'Traités et offres',
    about: 'Une trêve sur le papier, un tyran pour de l’argent, et qui peut écouter.',
    steps: [
      {
        todo: [
          'À côté d’Hicétas appuyez sur **Proposer un traité**.',
          'Choisissez juin à côté de **Trêve jusqu’en** et appuyez sur **Ajouter la clause**.',
          'Appuyez sur **Envoyer l’offre**.',
        ],
        why: 'Les traités n’engagent que l’honneur, mais chacun sait qui les rompt. Hicétas craint Denys plus que vous, et signe : trois mois sans ennemi dans le dos. {{TI-R83}}',
      },
      {
        todo: ['Appuyez sur **Clore les négociations**.'],
        why: 'Chaque faction parle une fois par tour. Les autres n’ont rien à dire, et personne ne doit payer ses troupes : la somme des points d’opération est trop basse. {{TI-II-t}}',
      },
      {
        todo: ['Choisissez **Gagner un chef mineur à sa cause**, puis **Mamercus**.'],
        why: 'Une tentative coûte trois points. Les autres agissent en secret et peuvent être espionnés ; les Démocrates agissent au grand jour, si bien que chacun peut offrir. {{TI-III-r}}',
      },
    ],
    end: 'Maintenant tous ceux qui savent peuvent offrir, pour ou contre, chacun en secret : chaque tranche de 30 talents compte 1, et ce qui est offert est perdu, quoi que dise le dé.',
    problem: {
      title: 'Le prix de Mamercus',
      about:
        'Gagnez **Mamercus** à votre cause : 320 talents, et les autres n’offrent rien. Le dé montrera **3** ; les sentiments des tyrans envers vous comptent −1, et il faut 7.',
      hints: ['Combien l’argent doit-il ajouter à 3 − 1 ?', 'Combien de fois 30 talents cela fait-il ?'],
      solved: 'Cinq fois 30 talents font 150. Avec un talent de moins, tous auraient été perdus pour rien. {{TI-III-e}}',
    },
  },
  spies: {
    title: 'Espions et secrets',
    about: 'Qui agit en secret peut être découvert : ce que coûte un espion, ce que vaut le savoir, et un traité à deux clauses.',
    steps: [
      {
        todo: ['Vous jouez Hicétas. Denys agit en secret : choisissez **Espionner pour 2 points d’opération**.'],
        why: 'Vous voyez qu’il paie trois points d’opération, non pour qui. Un espion en coûte deux et réussit avec 4, 5 ou 6. Espionnez quand on pourrait acheter ce qui est à vous, ou près de vous. {{TI-III-m}}',
      },
      {
        todo: [
          'Il courtise Mamercus. Appuyez sur **Informer les Démocrates**.',
          'Appuyez sur **Terminer ici** : Carthage n’a pas à le savoir.',
        ],
        why: 'Seul celui qui sait peut offrir. Timoléon est devant Catana et veut Mamercus pour lui : une seconde bourse contre Denys ne vous coûte rien. {{TI-III-n}}',
      },
      {
        todo: ['Choisissez **90** talents et appuyez sur **Opposer 90 talents**.'],
        why: 'Chaque tranche de 30 talents compte 1, pour ou contre, et ce qu’on offre est perdu. Denys offre 120, soit +4 ; votre −3 le laisse à un point du 7. {{TI-III-o}}',
      },
    ],
    end: 'Un 5, +4 et −3 font 6 : Mamercus reste libre, et Denys a 120 talents de moins. Un secret coûte peu à garder et cher à perdre.',
    problem: {
      title: 'Un traité à deux clauses',
      about:
        'C’est à vous de parler, et Denys signe ce que vous lui envoyez. Obtenez de lui **une trêve jusqu’à juin et le droit de passage jusqu’à juin**.',
      hints: ['Combien de clauses un traité peut-il avoir ?', 'Ajoutez une clause après l’autre avant de l’envoyer.'],
      solved: 'La paix et une route ouverte dans une seule lettre : ce qui n’est pas au traité, personne ne le doit. {{TI-R83}}',
    },
  },
  syracuse: {
    title: 'Syracuse',
    about: 'La ville a sa propre carte : cinq quartiers, une forteresse, la campagne et deux ports.',
    steps: [
      {
        todo: [
          'Choisissez **Activer un chef**, puis **Timoléon** à Thapsos.',
          'Appuyez sur **Emmener tout le monde**.',
          'Appuyez sur **Partir avec l’armée**.',
        ],
        why: 'Qui tient Syracuse entière pendant quatre tours gagne la guerre. De Thapsos, d’Abolla et de la mer, on y entre pour un point de mouvement. {{TI-VI-h}}',
      },
      {
        todo: ['Ouvrez la carte de **Syracuse** et choisissez **Tyche**.'],
        why: 'Dans les murs, chaque quartier coûte un point. Le peuple de Tyche prend les armes pour Denys, mais ne barre pas le chemin. {{TI-VII-d}}',
      },
      {
        todo: ['Choisissez **Achradina**.'],
        why: 'Vos citoyens la tiennent. Les quartiers ont des chefs qui passent à vous avec eux : cela vaut mieux qu’un mur. {{TI-VI-h}}',
      },
      {
        todo: ['Choisissez le **Marché**.'],
        why: 'Ortygia, la forteresse, ne s’attaque que du Marché. Qui le tient tient la clé. {{TI-VI-j}}',
      },
      {
        todo: ['Appuyez sur **Occuper la ville**.'],
        why: 'Un quartier vide se prend en y entrant. Laissez-y quelqu’un, ou il se perd aussi facilement. {{TI-VII-e}}',
      },
    ],
    end: 'Achradina et le Marché sont à vous ; Denys est dans Ortygia. Restent Neapolis, Tyche et Epipolae, puis la famine fera le reste.',
    problem: {
      title: 'Fermez le cercle',
      about: 'De Thapsos, **assiégez Ortygia** en une seule opération de Timoléon.',
      hints: ['De quel quartier seul peut-on attaquer Ortygia ?', 'Quels quartiers y mènent, à un point chacun ?'],
      solved: 'Par Tyche et Achradina jusqu’au Marché, et la forteresse est enfermée le jour de votre arrivée. {{TI-VI-j}}',
    },
  },
};
