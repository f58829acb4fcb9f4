import type { EditionsText } from '../en/editions.ts';

export const editionsFr: EditionsText = {
  page: {
    title: 'Deux éditions côte à côte',
    about:
      'La Guerre du Péloponnèse a été imprimée deux fois, en 1991 et en 2019. Une partie suit l’édition choisie au départ ; voici chaque règle où elles diffèrent, et chaque réponse que la première édition donne à une question de la seconde.',
    first: 'Première édition, 1991',
    second: 'Seconde édition, 2019',
    all: 'Toutes les règles',
    differing: 'Seulement les différences',
    count: (shown, of) => `${shown} règles sur ${of}`,
    kind: { differs: 'différent', clarifies: 'une réponse valable pour les deux', same: 'identique dans les deux' },
    section: {
      terms: 'Termes et pions',
      politics: 'Politique',
      operations: 'Opérations',
      combat: 'Combat',
      rebellion: 'Rébellion',
      administration: 'Administration',
      end: 'Fin du tour et victoire',
      scenarios: 'Scénarios et façons de jouer',
      events: 'Événements et retour à la maison',
    },
    optional: 'Une option des parties de la première édition.',
  },
  rows: {
    random: { topic: 'Choix aléatoires', both: 'On prend ce qui aide clairement le camp non-joueur ; sinon un dé décide.' },
    'bellicosity-limit': {
      topic: 'Bellicosité',
      second: 'Jamais au-dessus de 12 : ce que la confiance ajoute au-delà est perdu avant toute diminution.',
      first: 'Pas au-dessus de 12 à la fin d’un tour : on additionne d’abord gains et pertes.',
    },
    control: {
      topic: 'Contrôle',
      both: 'Par une unité amie, ou par la couleur là où il n’y a pas d’unité ennemie ; sur les Longs Murs les éditions diffèrent.',
    },
    macedonia: {
      topic: 'Macédoine',
      second: 'Pella et l’espace nommé Macédoine sont une seule puissance qui change de camp ensemble.',
      first: 'Pella seulement ; l’espace nommé Macédoine est un neutre comme les autres.',
    },
    segments: {
      topic: 'La fin d’un tour',
      second: 'Les marqueurs Ravagé partent quand commence le tour suivant, s’il y en a un.',
      first: 'Les marqueurs Ravagé partent dans un segment à eux, avant que la partie puisse finir.',
    },
    cup: { topic: 'Tirage des chefs', both: 'Au hasard parmi ceux qui ne sont pas en jeu.' },
    'home-guard': {
      topic: 'La garde du foyer',
      second:
        'Une unité d’élite de 3 points de force : aucune escarmouche ne la touche, toute perte en bataille la retire pour de bon.',
      first: 'Trois hoplites comme les autres, sauf qu’ils ne quittent jamais Sparte : perdus un à un, et reconstruits.',
    },
    'walls-control': {
      topic: 'Le contrôle derrière les Longs Murs',
      second: 'Une armée spartiate qui assiège Athènes ou le Pirée ne les contrôle pas ; celle qui y a gagné une bataille, si.',
      first: 'Athènes et le Pirée tombent par un siège réussi, jamais par une bataille.',
    },
    'delian-rebellion': {
      topic: 'Rébellion de la Ligue de Délos',
      second: 'Après un tour avec une confiance de 0 ou moins, ou 4 navires perdus, dans tous les scénarios.',
      first:
        'Après un tour avec une confiance de 0 ou moins ; les 4 navires perdus ne comptent que dans la campagne et la guerre d’Archidamos.',
    },
    'rebel-space': { topic: 'Un espace en rébellion', both: 'L’autre camp y entre en ami et le contrôle sans siège.' },
    nicias: {
      topic: 'Nicias',
      second: 'Il allonge un armistice du tour où il est chef d’Athènes, quel que soit le moment où il est tiré.',
      first: 'Seulement s’il est le chef tiré à la sélection des chefs.',
    },
    'lone-commander': { topic: 'Un chef seul', both: 'Il peut entrer dans des espaces neutres inoccupés.' },
    'lone-friends': {
      topic: 'Un chef seul, l’ennemi et les amis',
      second:
        'Il ne va nulle part où se tient l’ennemi, et dans la couleur ennemie seulement là où il peut rassembler des unités.',
      first: 'Il va partout où se tient une force amie, même parmi des ennemis.',
    },
    straits: {
      topic: 'Naupacte et Byzance',
      second: 'Les deux barrent la route à qui ne les contrôle pas, sauf comme objectif.',
      first: 'Naupacte seulement ; Byzance est ouverte à tous.',
    },
    isthmus: {
      topic: 'L’Isthme',
      second: 'Une force avec des unités de terre à un bout surprend qui entre à l’autre, même un chef seul.',
      first: 'Elle surprend une armée ; un chef seul, seulement par une interception ordinaire.',
    },
    storm: { topic: 'La traversée vers Syracuse', both: 'Tempête sur 5 ou 6 ; aucune zone d’influence ne la suit.' },
    crossing: {
      topic: 'Qui passe à Syracuse',
      second: 'Toute expédition du joueur, même un chef seul.',
      first: 'Seulement une armée.',
    },
    surplus: {
      topic: 'Unités terrestres sans navires',
      both: 'Elles restent là où elles ne peuvent plus avancer par mer : sur cette carte, toute ligne depuis une île est navale, et les deux textes reviennent au même.',
    },
    gathering: {
      topic: 'Rassemblement du camp non-joueur',
      both: 'Les plus proches d’abord ; le dernier point de force d’un type, et le dernier d’un espace, seulement s’il le faut.',
    },
    'spared-neutrals': {
      topic: 'Le camp non-joueur et les neutres',
      second: 'Argos et Syracuse neutres ne sont sur aucune de ses routes, mais peuvent être son objectif.',
      first: 'Il n’y entre pas du tout tant que cela les ferait entrer en guerre : l’objectif est relancé.',
    },
    'rolled-again': {
      topic: 'Le camp non-joueur relance',
      second: 'Les deux dés, si l’objectif ne vaut pas.',
      first: 'Le second dé seul, si l’objectif ne vaut pas.',
    },
    auguries: {
      topic: 'Augures',
      second: 'Contraires à partir de 6 : le joueur ajoute la moitié de ses chefs en jeu, le camp non-joueur 1.',
      first: 'Contraires sur 6 pour le joueur, sur 5 et 6 pour le camp non-joueur ; les chefs ne comptent pas.',
    },
    'new-commander': {
      topic: 'Qui mène une opération suivante',
      second: 'Un chef présent dans l’espace d’origine ; on n’en tire un que s’il n’y en a pas.',
      first: 'On tire toujours un nouveau chef ; le joueur peut encore envoyer celui qui attendait.',
    },
    'enemy-at-home': {
      topic: 'L’ennemi chez soi',
      both: 'Une opération peut commencer malgré des unités ennemies dans l’espace d’origine.',
    },
    'must-pass': {
      topic: 'Passer',
      second: 'La première opération du tour se fait, si elle est possible ; seules les suivantes peuvent être passées.',
      first: 'Le joueur peut toujours passer, même au lieu de la première opération.',
    },
    'first-army': {
      topic: 'Le chef choisi',
      second: 'Il mène la première opération de son camp.',
      first: 'Il mène la première armée de son camp, fût-ce dans une opération suivante.',
    },
    'may-gather': {
      topic: 'Après une rébellion déclenchée',
      second: 'L’opération continue : une expédition est rassemblée.',
      first: 'Le joueur peut rassembler une armée, ou en rester là.',
    },
    'closed-homes': {
      topic: 'Rentrer parmi les ennemis',
      both: 'Après les opérations, la capture ou la rébellion ferment un espace, non un ennemi qui s’y trouve seulement ; il ferme Argos, Syracuse et Pella.',
    },
    'rebellion-die': {
      topic: 'Le dé de Déclencher une rébellion',
      both: 'Le joueur a besoin d’un 6, le camp non-joueur de 4 à 6 ; la seconde édition l’écrit comme 6 avec 2 de plus.',
    },
    'rebellion-target': {
      topic: 'Où le joueur déclenche une rébellion',
      second: 'Dans tout espace que les règles admettent, même neutre.',
      first: 'Seulement dans un espace contrôlé par le camp non-joueur.',
    },
    coalition: { topic: 'Espaces de coalition', both: 'Ceux que nomme la table de mouvement après combat.' },
    'active-neutral': {
      topic: 'Un neutre entré en guerre',
      both: 'C’est un espace de coalition de son camp, hors d’usage tant que l’ennemi s’y tient.',
    },
    sardis: {
      topic: 'Sardes',
      second: 'Pas un objectif tant que la Perse n’est pas en guerre.',
      first: 'Un objectif comme tout espace neutre.',
    },
    'intercepted-once': {
      topic: 'Interception',
      second: 'Une tentative à chaque entrée : qui revient dans un espace peut y être intercepté de nouveau.',
      first: 'Jamais plus d’une fois dans un même espace au cours d’une opération.',
    },
    'rally-interception': {
      topic: 'Interception dans un espace de rassemblement',
      both: 'Les unités non activées ne combattent ni ne souffrent ; la première édition se tait et se lit ainsi.',
    },
    'skirmish-losses': {
      topic: 'Pertes d’une escarmouche',
      both: 'À terre hoplites, cavalerie, navires ; sur une île l’inverse. La liste plus courte de l’aide de jeu ne sert pas.',
    },
    ravaging: {
      topic: 'Ravage',
      both: 'Automatique ; une forteresse ne l’empêche pas, une unité ennemie si, même si elle n’a pas intercepté.',
    },
    'siege-margin': {
      topic: 'Quand une garnison est assiégée',
      second: 'Si l’armée a au moins 5 points de force de plus.',
      first: 'Si l’armée a au moins 4 points de force de plus.',
    },
    garrison: {
      topic: 'Quelle garnison est assiégée',
      second: 'Toute force sans chef dans une forteresse qui n’est pas amie de l’armée.',
      first: 'Seulement celle du camp qui contrôle la forteresse ; sinon il y a bataille.',
    },
    'battle-types': {
      topic: 'Bataille navale, puis terrestre',
      second: 'Le vainqueur sur mer continue à terre s’il a un hoplite et au moins autant que le vaincu.',
      first:
        'Les deux ont navires et unités terrestres : on continue, sauf si le vainqueur sur mer a moins d’hoplites, même sans aucun.',
    },
    'lowest-rating': { topic: 'Plusieurs chefs', both: 'La valeur tactique la plus faible compte.' },
    tie: { topic: 'Sommes égales', both: 'La plus haute valeur gagne, mais une valeur de 0 ne bat pas une force sans chef.' },
    'loser-sci': {
      topic: 'Confiance du vaincu',
      second: '1 de moins, sauf si le vainqueur avait au départ 3 points de force de plus.',
      first: '1 de moins, toujours.',
    },
    'least-loss': { topic: 'Pertes d’une bataille terrestre', both: 'La cavalerie les réduit, mais jamais sous 1.' },
    draw: {
      topic: 'Bataille indécise',
      both: 'Chacun perd 1 point de force, même s’il est seul, sauf si les deux n’en ont qu’un.',
    },
    'mixed-sci': {
      topic: 'Confiance d’une bataille en deux parties',
      both: 'Une fois, pour le vainqueur de la dernière partie.',
    },
    'mixed-draw': { topic: 'Indécision sur mer', both: 'Tous rentrent, quels que soient les navires restants.' },
    'loss-order': {
      topic: 'Qui est perdu d’abord à terre',
      second: 'Les hoplites avant la cavalerie, et en chacun les nationaux avant les alliés.',
      first:
        'Les nationaux avant les alliés, et en chacun les hoplites avant la cavalerie ; dans une escarmouche comme dans la seconde édition.',
    },
    'transport-in-battle': { topic: 'Transport en bataille', both: 'Il ne limite que le mouvement, jamais qui combat.' },
    'null-battle': {
      topic: 'Navires contre unités terrestres dans un même espace',
      second:
        'Dans un espace neutre, les navires partent ; ailleurs l’armée, ou de deux armées celle qui est hostile à l’espace.',
      first: 'Les navires partent, à qui que soit l’espace. À deux joueurs, un erratum fait comme la seconde édition.',
    },
    'null-piraeus': { topic: 'De même au Pirée', second: 'Comme partout.', first: 'Les unités terrestres partent.' },
    'failed-siege': {
      topic: 'Un siège manqué',
      second: 'Coûte 2 de confiance au joueur, 1 au camp non-joueur.',
      first: 'Coûte 1 de confiance à l’un comme à l’autre.',
    },
    'neutral-fortress': {
      topic: 'Une forteresse vide d’un allié',
      second: 'Prise par un siège, elle coûte de la confiance à son camp.',
      first: 'Elle est neutre tant qu’aucun camp ne la contrôle : sa chute ne coûte pas de confiance.',
    },
    'long-walls': {
      topic: 'Les Longs Murs',
      second: 'Une armée spartiate assiège Athènes ou le Pirée si c’était son objectif.',
      first: 'Elle assiège dès qu’elle s’y trouve, objectif ou non.',
    },
    'walls-cavalry': {
      topic: 'La cavalerie derrière les Longs Murs',
      second: 'Dans la Phase de Combat elle n’atteint que son espace.',
      first: 'Dans la Phase de Combat elle va d’Athènes au Pirée et retour, pas plus loin.',
    },
    'walls-timing': { topic: 'Quand ce siège est résolu', both: 'Avec les autres sièges, pas aussitôt.' },
    'walls-leader': {
      topic: 'Un chef pour Athènes',
      second: 'Pas de telle règle.',
      first: 'Facultatif : les forces à Athènes qui livrent bataille sans chef en tirent d’abord un.',
    },
    'going-home': { topic: 'Retour avec plusieurs chefs', both: 'La valeur stratégique la plus faible compte.' },
    hostages: {
      topic: 'Otages',
      both: 'Pris par le vainqueur d’une bataille terrestre qui a coûté des hoplites athéniens ou spartiates.',
    },
    samos: {
      topic: 'Chios et Samos',
      second:
        'Les alliés quittent Samos quand Chios, une fois perdue, est de nouveau amie. Les deux perdues, leur moitié va au Pirée.',
      first:
        'Les alliés quittent Samos quand Chios, une fois perdue, est de nouveau amie. Les deux perdues, tous vont à Corcyre.',
    },
    continuation: {
      topic: 'La rébellion continue',
      both: 'Elle est matée là où s’étend la zone de son camp et non celle de l’ennemi. La ligne brouillée de l’aide de jeu ne sert pas.',
    },
    'helots-again': {
      topic: 'Les Hilotes se rebellent encore',
      both: 'Une rébellion matée qui reprend est une rébellion nouvelle.',
    },
    'helots-test': {
      topic: 'Quand les Hilotes se rebellent',
      both: 'Quand des unités de la Ligue de Délos sont dans leurs cinq espaces.',
    },
    'thebes-corinth': {
      topic: 'Thèbes et Corinthe perdues',
      both: '250 talents de moins chacune ; la seconde édition écrit 50 et 200 de plus.',
    },
    sicily: {
      topic: 'La Sicile aux mains d’Athènes',
      second: '1 000 talents par tour.',
      first: '100 talents par tour, comme dit la règle ; les 1 000 de l’aide de jeu ne la remplacent pas.',
    },
    'sicily-zoi': { topic: 'Zones ennemies en Sicile', both: 'Elles ne comptent pas pour ce revenu.' },
    epidamnos: {
      topic: 'La route d’Épidamne',
      second: 'Par tout espace libre d’unités ennemies.',
      first: 'Seulement par des espaces contrôlés et libres d’unités ennemies.',
    },
    euxine: { topic: 'La route de l’Euxin', both: 'Coupée par des espaces contrôlés par l’ennemi, non par toute unité ennemie.' },
    building: { topic: 'Construction', both: 'Aucun camp ne dépense plus de 600 talents.' },
    surrender: { topic: 'Reddition', both: 'À bellicosité 0, ou l’espace d’origine aux mains de l’ennemi.' },
    tenth: { topic: 'Espaces qui abaissent la bellicosité', both: 'Un dixième de ceux capturés, ravagés ou en rébellion.' },
    armistice: { topic: 'Quand il y a armistice', both: 'Chaque camp las ou pauvre ; les raisons peuvent différer.' },
    'armistice-length': { topic: 'Sa durée', both: 'La moitié d’un dé, par excès ; Nicias ajoute 1 au dé.' },
    'armistice-income': {
      topic: 'Son revenu',
      second: 'Sans les effets du ravage et sans Eisphora.',
      first: 'Sans les effets du ravage ; rien n’ôte l’Eisphora.',
    },
    'armistice-building': {
      topic: 'Sa construction',
      both: 'Cinq points de force par camp : au choix du joueur ; des navires pour le camp non-joueur de Sparte, des hoplites pour celui d’Athènes.',
    },
    'armistice-sci': { topic: 'La confiance ensuite', both: 'Elle reste ce qu’elle est et décide qui change de camp.' },
    'surrender-points': {
      topic: 'Points pour une reddition',
      second: '200 divisé par le numéro du tour.',
      first: '200 divisé par les tours joués : davantage dans les scénarios qui commencent tard.',
    },
    scenarios: {
      topic: 'Scénarios',
      second: 'Six, avec la Première guerre du Péloponnèse et la Chute de Sparte.',
      first: 'Quatre : la campagne, les guerres d’Archidamos et de Décélie, la chute d’Athènes.',
    },
    attack: {
      topic: 'Syracuse et Argos attaquées',
      second: 'Elles entrent en guerre dès qu’elles sont nommées comme objectif.',
      first: 'Elles entrent en guerre quand une armée ennemie y entre.',
    },
    'decelean-setup': {
      topic: 'Guerre de Décélie : mise en place',
      second: 'Aucun Athénien à Pylos.',
      first: 'Un navire athénien se tient à Pylos.',
    },
    'macedonia-joins': { topic: 'Une Macédoine neutre à l’événement 9', both: 'Elle rejoint d’abord Sparte.' },
    'decelean-end': { topic: 'Guerre de Décélie : fin', both: 'Avec le tour 8.' },
    'fall-end': {
      topic: 'Chute d’Athènes : fin',
      both: 'Quand le joueur est de nouveau Sparte, qu’un camp se rend ou que finit le tour 10.',
    },
    'fall-leaders': { topic: 'Chute d’Athènes : chefs', both: 'Il reste à Athènes Thrasybule, Thrasylle et Phormion.' },
    'two-players': {
      topic: 'Deux joueurs',
      second: 'Qui a opéré en premier choisit le premier combat, puis ils alternent ; Sparte ajoute 1 à ses augures.',
      first:
        'Un dé décide qui choisit d’abord dans chaque catégorie ; augures contraires sur 6 pour Athènes, sur 5 et 6 pour Sparte.',
    },
    'two-placing': {
      topic: 'Deux joueurs : retour',
      second: 'Les joueurs placent librement leurs unités dans un ordre fixe.',
      first: 'Selon la table de mouvement après combat.',
    },
    teams: {
      topic: 'De trois à sept joueurs',
      second: 'Rien.',
      first: 'Elle a des règles pour eux ; notre copie du texte les omet.',
    },
    coup: {
      topic: 'Événement 3, coup d’État à Athènes',
      both: 'Bellicosité 2 de moins, 100 talents, pas d’Eisphora, deux rébellions.',
    },
    sitalces: { topic: 'Événement 4, Sitalcès', both: 'Abdère et Maronée changent chacune de camp et sont marquées chacune.' },
    persia: {
      topic: 'Événement 5, la Perse',
      second: 'Seulement si la bellicosité spartiate est de 6 ou plus.',
      first: 'Quelle que soit la bellicosité spartiate.',
    },
    oligarchs: {
      topic: 'Événement 8, un espace qui ne peut se rebeller',
      second: 'On relance, avec 1 de plus par jet précédent.',
      first: 'C’est l’espace suivant de la liste.',
    },
    'minor-powers': {
      topic: 'Événement 10, puissances mineures',
      second: 'La guerre civile de Corcyre peut revenir aux tours 1 à 3.',
      first: 'Chacun de ses quatre changements a lieu une fois.',
    },
    phenomenon: { topic: 'Événement 12, éclipse ou tremblement de terre', both: 'Au plus deux opérations ce tour.' },
    'home-athenian-ships': { topic: 'Port des navires athéniens', both: 'Le Pirée, sinon Corcyre ou Chios, sinon perdus.' },
    'home-allied-cavalry': {
      topic: 'Foyer de la cavalerie alliée de Sparte',
      both: 'Deux à Pella et deux à Syracuse tant qu’elles sont alliées.',
    },
    'home-lost': {
      topic: 'Plus aucun foyer',
      both: 'Les unités alliées terrestres à Athènes ou Sparte, les navires au Pirée ou à Gythion, sinon perdus.',
    },
    'home-spartan-allies': {
      topic: 'Port des navires alliés de Sparte',
      both: 'Corinthe, sinon Gythion, sinon perdus ; les réponses de la première édition le disent.',
    },
  },
};
