import type { LessonStep } from '../../../tutorial/lesson.ts';

/** ¶9 to ¶38 of the example: before each move what it is for, after it the printed dice. */
export const STEPS: readonly LessonStep[] = [
  {
    expect: { type: 'operate' },
    chance: [2],
    say: {
      en: 'Sparta has opened the war: objective Decelea by a 5, a force of 12 hoplites and 2 cavalry for 1,400 talents, and Archidamus has come through Panactum and ravaged Oropus and Decelea. Your own first operation is part of the set-up. A further one needs favourable **auguries**: a die + 1 for two commanders in the field (Pericles, Phormio) must be 5 or less. {{PW-5.3.1-c}}',
      it: 'Sparta ha aperto la guerra: obiettivo Decelea con un 5, una forza di 12 opliti e 2 cavallerie per 1.400 talenti; Archidamo è passato da Panatto e ha saccheggiato Oropo e Decelea. La tua prima operazione fa parte della preparazione. Per un’altra servono **auspici** favorevoli: un dado + 1 per due comandanti in campo (Pericle, Formione) deve dare 5 o meno. {{PW-5.3.1-c}}',
      fr: 'Sparte a ouvert la guerre : objectif Décélie par un 5, une force de 12 hoplites et 2 cavaleries pour 1 400 talents ; Archidamos est passé par Panacte et a ravagé Oropos et Décélie. Votre première opération fait partie de la mise en place. Une autre demande des **auspices** favorables : un dé + 1 pour deux chefs en campagne (Périclès, Phormion) doit faire 5 ou moins. {{PW-5.3.1-c}}',
    },
    hint: {
      en: 'Press **Try another operation**.',
      it: 'Premi **Tenta un’altra operazione**.',
      fr: 'Pressez **Tenter une autre opération**.',
    },
  },
  {
    expect: { type: 'objective', space: 'erineus' },
    chance: [],
    say: {
      en: 'The die was 2: 2 + 1 = 3, favourable. Pericles is at home and leads, nobody is drawn. Now name the objective: **Erineus** in Achaea, on the Gulf of Corinth. {{PW-5.1-a}}',
      it: 'Il dado è 2: 2 + 1 = 3, favorevole. Pericle è in patria e comanda, nessuno viene estratto. Ora nomina l’obiettivo: **Erineo** in Acaia, sul golfo di Corinto. {{PW-5.1-a}}',
      fr: 'Le dé est 2 : 2 + 1 = 3, favorable. Périclès est chez lui et commande, personne n’est tiré. Nommez l’objectif : **Érinéos** en Achaïe, sur le golfe de Corinthe. {{PW-5.1-a}}',
    },
    hint: {
      en: 'Click **Erineus** on the map: it is lit.',
      it: 'Clicca **Erineo** sulla mappa: è illuminata.',
      fr: 'Cliquez **Érinéos** sur la carte : il est éclairé.',
    },
  },
  {
    expect: { type: 'rally', space: 'piraeus' },
    chance: [],
    say: {
      en: 'Pericles stands in Athens with 6 hoplites and 1 cavalry, but Erineus needs ships. He goes to the rally space **Piraeus**, where 8 triremes lie. {{PW-5.1-c}}',
      it: 'Pericle è ad Atene con 6 opliti e 1 cavalleria, ma per Erineo servono navi. Va nello spazio di raduno **Pireo**, dove sono 8 triremi. {{PW-5.1-c}}',
      fr: 'Périclès est à Athènes avec 6 hoplites et 1 cavalerie, mais il faut des navires pour Érinéos. Il gagne l’espace de ralliement **Le Pirée**, où sont 8 trières. {{PW-5.1-c}}',
    },
    hint: { en: 'Click **Piraeus**.', it: 'Clicca **Pireo**.', fr: 'Cliquez **Le Pirée**.' },
  },
  {
    expect: { type: 'activate', unit: 'athenian-naval', count: 3 },
    chance: [],
    say: {
      en: 'Activate **3 triremes** at 400 talents each: 1,200, the treasury falls from 4,500 to **3,300**, and 5 stay in Piraeus. The last 1,000 talents are the emergency fund and cannot be touched. {{PW-5.1.5-a}}',
      it: 'Attiva **3 triremi** a 400 talenti l’una: 1.200, il tesoro scende da 4.500 a **3.300**, e 5 restano al Pireo. Gli ultimi 1.000 talenti sono il fondo d’emergenza e non si toccano. {{PW-5.1.5-a}}',
      fr: 'Activez **3 trières** à 400 talents chacune : 1 200, le trésor passe de 4 500 à **3 300**, et 5 restent au Pirée. Les 1 000 derniers talents sont le fonds de secours, intouchable. {{PW-5.1.5-a}}',
    },
    hint: {
      en: 'Set the triremes to **3** and press **Activate**.',
      it: 'Porta le triremi a **3** e premi **Attiva**.',
      fr: 'Réglez les trières à **3** et pressez **Activer**.',
    },
  },
  {
    expect: { type: 'march' },
    chance: [1, 5, 6, 6, 2, 3, 5],
    say: {
      en: 'Eighteen spaces round the Peloponnese, two equal roads: by Troezen or by Idhra. Three enemy forces can intercept, each on 4 or more: the cavalry of Sparta at Prasiae and at Corone, the fleet of Corinth at Erineus. Every Peloponnesian space that is passed unhindered is ravaged. {{PW-5.8-a}}',
      it: 'Diciotto spazi intorno al Peloponneso, due vie uguali: per Trezene o per Idra. Tre forze nemiche possono intercettare, ciascuna con 4 o più: la cavalleria di Sparta a Prasie e a Corone, la flotta di Corinto a Erineo. Ogni spazio peloponnesiaco attraversato senza ostacoli è saccheggiato. {{PW-5.8-a}}',
      fr: 'Dix-huit espaces autour du Péloponnèse, deux routes égales : par Trézène ou par Hydra. Trois forces ennemies peuvent intercepter, chacune sur 4 ou plus : la cavalerie de Sparte à Prasies et à Coroné, la flotte de Corinthe à Érinéos. Chaque espace péloponnésien traversé sans encombre est ravagé. {{PW-5.8-a}}',
    },
    hint: { en: 'Press **March to Erineus**.', it: 'Premi **Marcia su Erineo**.', fr: 'Pressez **Marcher sur Érinéos**.' },
  },
  {
    expect: { type: 'operate' },
    chance: [2, 'demosthenes'],
    say: {
      en: 'The lot chose Troezen. Prasiae intercepted with a 5, the skirmish threw 6 and 6: a sum of 12 makes a battle, but ships against land units fight none. Corone missed with 2, Corinth with 3. **Eleven** red spaces are ravaged. Sparta’s auguries were 5 + 1 = 6: **Sparta passes** for the turn. You may go on alone.',
      it: 'La sorte ha scelto Trezene. Prasie ha intercettato con un 5, la schermaglia ha dato 6 e 6: la somma 12 fa una battaglia, ma navi contro truppe di terra non combattono. Corone ha mancato con 2, Corinto con 3. **Undici** spazi rossi sono saccheggiati. Gli auspici di Sparta: 5 + 1 = 6, **Sparta passa** per il turno. Puoi continuare da solo.',
      fr: 'Le sort a choisi Trézène. Prasies a intercepté avec un 5, l’escarmouche a donné 6 et 6 : la somme 12 amène une bataille, mais des navires n’en livrent pas contre des troupes de terre. Coroné a manqué avec 2, Corinthe avec 3. **Onze** espaces rouges sont ravagés. Les auspices de Sparte : 5 + 1 = 6, **Sparte passe** pour le tour. Vous continuez seul.',
    },
    hint: {
      en: 'Press **Try another operation**.',
      it: 'Premi **Tenta un’altra operazione**.',
      fr: 'Pressez **Tenter une autre opération**.',
    },
  },
  {
    expect: { type: 'objective', space: 'heraclea' },
    chance: [],
    say: {
      en: 'Again 2 + 1 = 3. Nobody was left at home, so **Demosthenes** came out of the cup. His objective is **Heraclea** on the Malian Gulf. {{PW-5.3.1-e}}',
      it: 'Ancora 2 + 1 = 3. In patria non c’era nessuno, perciò dalla coppa è uscito **Demostene**. Il suo obiettivo è **Eraclea** sul golfo Maliaco. {{PW-5.3.1-e}}',
      fr: 'Encore 2 + 1 = 3. Personne n’était resté chez lui : **Démosthène** est sorti de la coupe. Son objectif est **Héraclée** sur le golfe Maliaque. {{PW-5.3.1-e}}',
    },
    hint: {
      en: 'Click **Heraclea**; the search under the map finds it.',
      it: 'Clicca **Eraclea**; la ricerca sotto la mappa la trova.',
      fr: 'Cliquez **Héraclée** ; la recherche sous la carte la trouve.',
    },
  },
  {
    expect: { type: 'rally', space: 'chios' },
    chance: [3],
    say: {
      en: 'He will sail with the allies of **Chios**. A commander alone avoids enemy forces, so the road through Decelea is closed to him; three roads of six spaces are open. {{PW-5.1.6-a}}',
      it: 'Salperà con gli alleati di **Chio**. Un comandante solo evita le forze nemiche, perciò la via per Decelea gli è chiusa; restano tre vie di sei spazi. {{PW-5.1.6-a}}',
      fr: 'Il prendra la mer avec les alliés de **Chios**. Un chef seul évite les forces ennemies : la route par Décélie lui est fermée ; trois routes de six espaces restent ouvertes. {{PW-5.1.6-a}}',
    },
    hint: {
      en: 'Click **Chios**, or its golden tab at the edge of the map first.',
      it: 'Clicca **Chio**, o prima la sua linguetta dorata al bordo della mappa.',
      fr: 'Cliquez **Chios**, ou d’abord son onglet doré au bord de la carte.',
    },
  },
  {
    expect: { type: 'activate', unit: 'athenian-allied-hoplite', count: 1 },
    chance: [],
    say: {
      en: 'The road led by Aegina, Kythnos, Syros and Andros. Activate **1 allied hoplite** for 200 talents.',
      it: 'La via è passata per Egina, Citno, Siro e Andro. Attiva **1 oplita alleato** per 200 talenti.',
      fr: 'La route est passée par Égine, Kythnos, Syros et Andros. Activez **1 hoplite allié** pour 200 talents.',
    },
    hint: {
      en: 'Set the allied hoplites to **1**, then **Activate**.',
      it: 'Porta gli opliti alleati a **1**, poi **Attiva**.',
      fr: 'Réglez les hoplites alliés à **1**, puis **Activer**.',
    },
  },
  {
    expect: { type: 'activate', unit: 'athenian-allied-naval', count: 1 },
    chance: [],
    say: {
      en: 'And **1 allied trireme** for 400 to carry him: each ship carries one land strength point. The treasury will stand at **2,700**; one trireme stays in Chios. {{PW-5.1.4-a}}',
      it: 'E **1 trireme alleata** per 400 che lo trasporti: ogni nave porta un punto forza di terra. Il tesoro sarà **2.700**; una trireme resta a Chio. {{PW-5.1.4-a}}',
      fr: 'Et **1 trière alliée** pour 400 qui le porte : chaque navire porte un point de force terrestre. Le trésor sera de **2 700** ; une trière reste à Chios. {{PW-5.1.4-a}}',
    },
    hint: {
      en: 'Set the allied triremes to **1**, then **Activate**.',
      it: 'Porta le triremi alleate a **1**, poi **Attiva**.',
      fr: 'Réglez les trières alliées à **1**, puis **Activer**.',
    },
  },
  {
    expect: { type: 'march' },
    chance: [],
    say: {
      en: 'One shortest road: Psara, Skyros, the Sporades, Olizon, Pteleum. Only Heraclea itself is hostile and will be ravaged. {{PW-5.8-d}}',
      it: 'Una sola via più breve: Psara, Sciro, le Sporadi, Olizone, Pteleo. Solo Eraclea è ostile e sarà saccheggiata. {{PW-5.8-d}}',
      fr: 'Une seule route la plus courte : Psara, Skyros, les Sporades, Olizon, Ptéléon. Seule Héraclée est hostile et sera ravagée. {{PW-5.8-d}}',
    },
    hint: { en: 'Press **March to Heraclea**.', it: 'Premi **Marcia su Eraclea**.', fr: 'Pressez **Marcher sur Héraclée**.' },
  },
  {
    expect: { type: 'operate' },
    chance: [3, 'cleon'],
    say: {
      en: 'A third operation of this turn. Three commanders are in the field now, which still adds only 1. {{PW-5.3.1-c}}',
      it: 'Una terza operazione nel turno. Ora sono in campo tre comandanti, che aggiungono ancora solo 1. {{PW-5.3.1-c}}',
      fr: 'Une troisième opération ce tour. Trois chefs sont maintenant en campagne, ce qui n’ajoute toujours que 1. {{PW-5.3.1-c}}',
    },
    hint: {
      en: 'Press **Try another operation**.',
      it: 'Premi **Tenta un’altra operazione**.',
      fr: 'Pressez **Tenter une autre opération**.',
    },
  },
  {
    expect: { type: 'objective', space: 'thebes' },
    chance: [],
    say: {
      en: '3 + 1 = 4, and **Cleon** was drawn. He dares to attack **Thebes**, where 4 allied hoplites and 2 cavalry stand.',
      it: '3 + 1 = 4, ed è uscito **Cleone**. Osa attaccare **Tebe**, dove stanno 4 opliti alleati e 2 cavallerie.',
      fr: '3 + 1 = 4, et **Cléon** est tiré. Il ose attaquer **Thèbes**, où sont 4 hoplites alliés et 2 cavaleries.',
    },
    hint: { en: 'Click **Thebes**.', it: 'Clicca **Tebe**.', fr: 'Cliquez **Thèbes**.' },
  },
  {
    expect: { type: 'activate', unit: 'athenian-hoplite', count: 6 },
    chance: [],
    say: {
      en: 'Cleon takes all that is in Athens. First the **6 hoplites**, 200 talents each: 1,200.',
      it: 'Cleone prende tutto quello che è ad Atene. Prima i **6 opliti**, 200 talenti l’uno: 1.200.',
      fr: 'Cléon prend tout ce qui est à Athènes. D’abord les **6 hoplites**, 200 talents chacun : 1 200.',
    },
    hint: {
      en: 'Set the hoplites to **6**, then **Activate**.',
      it: 'Porta gli opliti a **6**, poi **Attiva**.',
      fr: 'Réglez les hoplites à **6**, puis **Activer**.',
    },
  },
  {
    expect: { type: 'activate', unit: 'athenian-cavalry', count: 1 },
    chance: [],
    say: {
      en: 'Then the **cavalry**, 200 talents more. The treasury will be **1,300**: 300 above the emergency fund. Athens itself stands empty behind its walls.',
      it: 'Poi la **cavalleria**, altri 200 talenti. Il tesoro sarà **1.300**: 300 sopra il fondo d’emergenza. Atene resta vuota dietro le mura.',
      fr: 'Puis la **cavalerie**, 200 talents de plus. Le trésor sera de **1 300** : 300 au-dessus du fonds de secours. Athènes reste vide derrière ses murs.',
    },
    hint: {
      en: 'Set the cavalry to **1**, then **Activate**.',
      it: 'Porta la cavalleria a **1**, poi **Attiva**.',
      fr: 'Réglez la cavalerie à **1**, puis **Activer**.',
    },
  },
  {
    expect: { type: 'march' },
    chance: [2, 1, 5, 1, 2],
    say: {
      en: 'Two equal roads by Panactum: over Plataea or over Tanagra. The cavalry of Thebes reaches Tanagra, and in Thebes itself its force must try to intercept.',
      it: 'Due vie uguali per Panatto: per Platea o per Tanagra. La cavalleria di Tebe arriva a Tanagra, e a Tebe stessa la sua forza deve tentare d’intercettare.',
      fr: 'Deux routes égales par Panacte : par Platées ou par Tanagra. La cavalerie de Thèbes atteint Tanagra, et à Thèbes même sa force doit tenter d’intercepter.',
    },
    hint: { en: 'Press **March to Thebes**.', it: 'Premi **Marcia su Tebe**.', fr: 'Pressez **Marcher sur Thèbes**.' },
  },
  {
    expect: { type: 'pass' },
    chance: [3, 4, 6, 1, 1, 2, 1, 4, 1, 2, 1, 1, 5, 1, 2, 3, 4],
    say: {
      en: 'By Tanagra, which missed with 1 and is ravaged. Thebes intercepted with 5; in the skirmish you threw a **1** and lost a hoplite: 5 hoplites, 1 cavalry. No battle at once: twice 6 is less than 13. Fifteen spaces are ravaged; treasuries **1,300** and **1,600**. Pass, and the armies fight: the game goes through combat, rebellion and revenue and tells each step.',
      it: 'Per Tanagra, che ha mancato con 1 ed è saccheggiata. Tebe ha intercettato con 5; nella schermaglia hai tirato **1** e perso un oplita: 5 opliti, 1 cavalleria. Nessuna battaglia subito: due volte 6 è meno di 13. Quindici spazi sono saccheggiati; tesori **1.300** e **1.600**. Passa, e gli eserciti combattono: il gioco percorre combattimento, ribellione ed entrate e racconta ogni passo.',
      fr: 'Par Tanagra, qui a manqué avec 1 et est ravagée. Thèbes a intercepté avec 5 ; à l’escarmouche vous avez fait **1** et perdu un hoplite : 5 hoplites, 1 cavalerie. Pas de bataille aussitôt : deux fois 6 est moins que 13. Quinze espaces sont ravagés ; trésors **1 300** et **1 600**. Passez, et les armées combattent : le jeu parcourt combat, rébellion et revenus et raconte chaque pas.',
    },
    hint: { en: 'Press **Pass for the turn**.', it: 'Premi **Passa per il turno**.', fr: 'Pressez **Passer pour le tour**.' },
  },
  {
    expect: { type: 'enough' },
    chance: [6, 5, 6, 1, 1, 2, 2, 2, 2, 'nicias', 'archidamus', 4],
    say: {
      en: 'Thebes: 3 + 1 = 4 against 4 + 1 = 5, Sparta wins, takes hostages, −15 points. Erineus and Corinth at sea: 6 + 2 + 1 = 9 against 1 + 2 = 3, Sparta loses 3 triremes, +10. Sieges: Decelea 2 + 1 = 3 fails, **Erineus** 4 + 1 = 5 and **Heraclea** 2 + 2 = 4 fall for 300 talents each, Potidaea 1 + 2 = 3 fails. You have **15 points** and 1,900 talents; the revenue of 3,350 makes **5,250**, Sparta’s 1,850 makes **3,450**. You could raise up to three strength points; the example raises none.',
      it: 'Tebe: 3 + 1 = 4 contro 4 + 1 = 5, Sparta vince, prende ostaggi, −15 punti. Erineo e Corinto per mare: 6 + 2 + 1 = 9 contro 1 + 2 = 3, Sparta perde 3 triremi, +10. Assedi: Decelea 2 + 1 = 3 fallisce, **Erineo** 4 + 1 = 5 ed **Eraclea** 2 + 2 = 4 cadono per 300 talenti ciascuna, Potidea 1 + 2 = 3 fallisce. Hai **15 punti** e 1.900 talenti; le entrate di 3.350 fanno **5.250**, quelle di Sparta, 1.850, **3.450**. Potresti costruire fino a tre punti forza; l’esempio non ne costruisce.',
      fr: 'Thèbes : 3 + 1 = 4 contre 4 + 1 = 5, Sparte gagne, prend des otages, −15 points. Érinéos et Corinthe sur mer : 6 + 2 + 1 = 9 contre 1 + 2 = 3, Sparte perd 3 trières, +10. Sièges : Décélie 2 + 1 = 3 échoue, **Érinéos** 4 + 1 = 5 et **Héraclée** 2 + 2 = 4 tombent pour 300 talents chacune, Potidée 1 + 2 = 3 échoue. Vous avez **15 points** et 1 900 talents ; le revenu de 3 350 fait **5 250**, celui de Sparte, 1 850, fait **3 450**. Vous pourriez lever jusqu’à trois points de force ; l’exemple n’en lève aucun.',
    },
    hint: { en: 'Press **No more building**.', it: 'Premi **Basta costruire**.', fr: 'Pressez **Ne plus construire**.' },
  },
];
