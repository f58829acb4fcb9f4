import type { Action } from '@polemos/kernel';
import { type Lesson, type LessonStep, said, step, type Three } from '../../../tutorial/lesson.ts';

const choose = (choice: string): Action => ({ type: 'choose', choice });

const REST: Three = [
  'Press **Deploy the rest by the standing plan**.',
  'Premi il pulsante che schiera il resto secondo il piano.',
  'Pressez le bouton qui déploie le reste selon le plan.',
];
const SPOKEN: Three = ['Press **I have spoken**.', 'Premi **Ho parlato**.', 'Pressez **J’ai parlé**.'];
const deploy = (say: Three, chance: readonly unknown[] = []): LessonStep => step(choose('rest'), say, REST, chance);
const pick = (place: number, say: Three): LessonStep =>
  step({ type: 'pick', place }, say, [`Click place ${place}.`, `Clicca il posto ${place}.`, `Cliquez la place ${place}.`]);
const silent = (name: Three): LessonStep =>
  step(
    choose('done'),
    [
      `${name[0]} has nothing to offer. Each faction speaks once a turn. {{TI-II-t}}`,
      `${name[1]} non ha nulla da offrire. Ogni fazione parla una volta per turno. {{TI-II-t}}`,
      `${name[2]} n’a rien à offrir. Chaque faction parle une fois par tour. {{TI-II-t}}`,
    ],
    SPOKEN,
  );
const sealed = (talents: number, say: Three, chance: readonly unknown[] = []): LessonStep =>
  step(
    { type: 'bid', talents },
    say,
    [
      `Set the slider to ${talents}, then press the button.`,
      `Porta il cursore a ${talents}, poi premi il pulsante.`,
      `Mettez le curseur à ${talents}, puis pressez le bouton.`,
    ],
    chance,
  );

/** The first month as Timoleon: set-up, order, a treaty, a landing, citizens in arms, and a tyrant won over with silver. */
export const lesson: Lesson = {
  game: 'timoleon',
  parts: [
    {
      title: said(['The first month', 'Il primo mese', 'Le premier mois']),
      scenario: 'campaign',
      seats: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
      opening: [],
      steps: [
        deploy([
          'December 344. Corinth has sent **Timoleon** with a few ships. You play him, and sit for the others where they only nod. First **Carthage** places its troops in the west, unseen. {{TI-R68}}',
          'Dicembre 344. Corinto ha mandato **Timoleone** con poche navi. Giochi lui, e siedi per gli altri dove devono solo annuire. Prima **Cartagine** schiera nell’ovest, non vista. {{TI-R68}}',
          'Décembre 344. Corinthe a envoyé **Timoléon** avec quelques navires. Vous le jouez, et siégez pour les autres quand ils n’ont qu’à acquiescer. D’abord **Carthage** déploie à l’ouest, sans être vue. {{TI-R68}}',
        ]),
        deploy([
          '**Hicetas**, tyrant of Leontini, holds Thapsos and a quarter of Syracuse. {{TI-FI-b}}',
          '**Iceta**, tiranno di Leontini, tiene Thapsos e un quartiere di Siracusa. {{TI-FI-b}}',
          '**Hicétas**, tyran de Léontinoi, tient Thapsos et un quartier de Syracuse. {{TI-FI-b}}',
        ]),
        deploy(
          [
            '**Dionysius** sits in Ortygia behind the best walls of Sicily. Open the map of **Syracuse** to look. {{TI-FY-c}}',
            '**Dionisio** siede a Ortigia dietro le migliori mura di Sicilia. Apri la mappa di **Siracusa** per guardare. {{TI-FY-c}}',
            '**Denys** est à Ortygie, derrière les meilleurs murs de Sicile. Ouvrez la carte de **Syracuse** pour voir. {{TI-FY-c}}',
          ],
          [3, 3, 6, 4, 5, 2, 6, 4, 3],
        ),
        pick(1, [
          'The natives stay at home. A die each gave **operation points**, six to you, and you rolled highest for the order: take the first place. {{TI-II-f}}',
          'Gli indigeni restano a casa. Un dado ciascuno ha dato i **punti operazione**, sei a te, e per l’ordine hai il tiro più alto: prendi il primo posto. {{TI-II-f}}',
          'Les indigènes restent chez eux. Un dé chacun a donné les **points d’opération**, six pour vous, et vous avez le plus haut jet : prenez la première place. {{TI-II-f}}',
        ]),
        pick(4, ['Hicetas wants to act last.', 'Iceta vuole agire per ultimo.', 'Hicétas veut agir en dernier.']),
        pick(3, ['Dionysius takes the third place.', 'Dionisio prende il terzo posto.', 'Denys prend la troisième place.']),
        pick(2, ['Carthage takes what is left.', 'Cartagine prende ciò che resta.', 'Carthage prend ce qui reste.']),
        step(
          { type: 'draft', faction: 'hicetas' },
          [
            'Now the talks. Hicetas could strike first: offer him a **treaty**. {{TI-R83}}',
            'Ora le trattative. Iceta potrebbe colpire per primo: offrigli un **trattato**. {{TI-R83}}',
            'Les pourparlers. Hicétas pourrait frapper le premier : offrez-lui un **traité**. {{TI-R83}}',
          ],
          [
            'Beside Hicetas press **Offer a treaty**.',
            'Accanto a Iceta premi **Offrire un trattato**.',
            'Près de Hicétas pressez **Offrir un traité**.',
          ],
        ),
        step(
          { type: 'term', term: 'truce', value: 2 },
          [
            'A **truce** until March. Terms bind nobody, but everybody hears of a breach.',
            'Una **tregua** fino a marzo. Le clausole non legano nessuno, ma tutti sanno di una rottura.',
            'Une **trêve** jusqu’en mars. Les clauses ne lient personne, mais chacun apprend une rupture.',
          ],
          [
            'Choose March beside **Truce until** and press **Add**.',
            'Scegli marzo accanto a **Tregua fino a** e premi **Aggiungere**.',
            'Choisissez mars près de **Trêve jusqu’à** et pressez **Ajouter**.',
          ],
        ),
        step(
          choose('send'),
          ['That is enough for today.', 'Per oggi basta.', 'C’est assez pour aujourd’hui.'],
          ['Press **Send the offer**.', 'Premi il pulsante che invia l’offerta.', 'Pressez le bouton qui envoie l’offre.'],
        ),
        step(
          choose('sign'),
          [
            'Hicetas fears Dionysius more than you, and **signs**. He could have refused, or answered once.',
            'Iceta teme più Dionisio che te, e **firma**. Poteva rifiutare, o rispondere una volta.',
            'Hicétas craint Denys plus que vous, et **signe**. Il pouvait refuser, ou répondre une fois.',
          ],
          ['Press **Sign**.', 'Premi **Firmare**.', 'Pressez **Signer**.'],
        ),
        step(choose('done'), ['You have spoken.', 'Hai parlato.', 'Vous avez parlé.'], SPOKEN),
        silent(['Carthage', 'Cartagine', 'Carthage']),
        silent(['Dionysius', 'Dionisio', 'Denys']),
        silent(['Hicetas', 'Iceta', 'Hicétas']),
        step(
          choose('done'),
          [
            'The points of all four sum up to 18: nobody must **pay** this time. Hicetas could cheer his conscripts with double pay, and does not. {{TI-II-i}}',
            'I punti dei quattro sommano 18: questa volta nessuno deve **pagare**. Iceta potrebbe rallegrare i coscritti con paga doppia, e non lo fa. {{TI-II-i}}',
            'Les points des quatre font 18 : personne ne doit **payer** cette fois. Hicétas pourrait réjouir ses conscrits par double solde, et ne le fait pas. {{TI-II-i}}',
          ],
          ['Press **Leave the rest unpaid**.', 'Premi **Non pagare il resto**.', 'Pressez **Ne pas payer le reste**.'],
        ),
        step(
          { type: 'activate', leader: 'timoleon' },
          [
            'Operations: six points. To **activate** a leader costs one. Timoleon waits with his fleet in the Strait. {{TI-II-o}}',
            'Operazioni: sei punti. **Attivare** un leader ne costa uno. Timoleone attende con la flotta nello Stretto. {{TI-II-o}}',
            'Opérations : six points. **Activer** un chef en coûte un. Timoléon attend avec sa flotte dans le détroit. {{TI-II-o}}',
          ],
          [
            'Click the gold sea before Rhegium, or **Activate a leader**, then Timoleon.',
            'Clicca il mare d’oro davanti a Rhegium, o **Attivare un leader**, poi Timoleone.',
            'Cliquez la mer dorée devant Rhégion, ou **Activer un chef**, puis Timoléon.',
          ],
        ),
        step(
          choose('all'),
          ['Whom does he take along? Everybody.', 'Chi porta con sé? Tutti.', 'Qui prend-il avec lui ? Tout le monde.'],
          ['Press **Take all along**.', 'Premi il pulsante che prende tutti.', 'Pressez le bouton qui prend tout le monde.'],
        ),
        step(
          choose('march'),
          ['Set out.', 'Si parte.', 'En route.'],
          ['Press **Set out**.', 'Premi il pulsante principale.', 'Pressez le bouton principal.'],
        ),
        step(
          { type: 'step', place: 'sea_naxos' },
          [
            'A fleet has 10 movement points, and Timoleon adds his energy of 4. One point for each sea. {{TI-VI-d}}',
            'Una flotta ha 10 punti movimento, e Timoleone aggiunge la sua energia di 4. Un punto per ogni mare. {{TI-VI-d}}',
            'Une flotte a 10 points de mouvement, et Timoléon ajoute son énergie de 4. Un point par mer. {{TI-VI-d}}',
          ],
          ['Click the Sea of Naxos.', 'Clicca il Mare di Naxos.', 'Cliquez la mer de Naxos.'],
        ),
        step(
          { type: 'land', place: 'tauromenium' },
          [
            'Andromachus of Tauromenium is your friend. **Land** there: two points, and the movement ends. {{TI-VI-c}}',
            'Andromaco di Tauromenio è tuo amico. **Sbarca** lì: due punti, e il movimento finisce. {{TI-VI-c}}',
            'Andromaque de Tauroménion est votre ami. **Débarquez** là : deux points, et le mouvement finit. {{TI-VI-c}}',
          ],
          ['Click Tauromenium.', 'Clicca Tauromenio.', 'Cliquez Tauroménion.'],
        ),
        step(
          choose('halt'),
          [
            'To plunder the land of a friend would be a poor beginning.',
            'Saccheggiare la terra di un amico sarebbe un cattivo inizio.',
            'Piller la terre d’un ami serait mal commencer.',
          ],
          ['Press **Halt**.', 'Premi il pulsante di sosta.', 'Pressez le bouton de halte.'],
        ),
        step(
          { type: 'recruit', zone: 'tauromenium' },
          [
            'Greek cities that are yours give you their **citizens**, once, for one point. {{TI-V-b}}',
            'Le città greche tue ti danno i loro **cittadini**, una volta, per un punto. {{TI-V-b}}',
            'Les cités grecques qui sont à vous donnent leurs **citoyens**, une fois, pour un point. {{TI-V-b}}',
          ],
          [
            'Press **Raise citizens**, then click Tauromenium.',
            'Premi **Chiamare i cittadini**, poi Tauromenio.',
            'Pressez **Lever les citoyens**, puis Tauroménion.',
          ],
        ),
        step(
          { type: 'court', leader: 'mamercus' },
          [
            'Three points for **diplomacy**. Mamercus holds Catana, the next city. Others act in secret and can be spied upon; Timoleon acts in the open. {{TI-III-a}}',
            'Tre punti per la **diplomazia**. Mamerco tiene Catana, la città vicina. Gli altri agiscono in segreto e si possono spiare; Timoleone agisce apertamente. {{TI-III-a}}',
            'Trois points pour la **diplomatie**. Mamercos tient Catane, la cité voisine. Les autres agissent en secret et on peut les espionner ; Timoléon agit au grand jour. {{TI-III-a}}',
          ],
          [
            'Press **Win over a minor leader**, then Mamercus or Catana.',
            'Premi **Conquistare un leader minore**, poi Mamerco o Catana.',
            'Pressez **Gagner un chef mineur**, puis Mamercos ou Catane.',
          ],
        ),
        sealed(0, [
          'All who know may bid, for or against, each behind a hand. Carthage keeps its silver. {{TI-III-o}}',
          'Chi sa può offrire, a favore o contro, di nascosto. Cartagine tiene l’argento. {{TI-III-o}}',
          'Qui sait peut enchérir, pour ou contre, en secret. Carthage garde son argent. {{TI-III-o}}',
        ]),
        sealed(90, [
          'You: 90 talents count 3 in the roll, and are gone whatever happens. You need 7; tyrants think −1 of you. {{TI-III-g}}',
          'Tu: 90 talenti valgono 3 nel tiro, e sono persi comunque. Serve 7; i tiranni ti vedono −1. {{TI-III-g}}',
          'Vous : 90 talents comptent 3 au jet, et sont perdus quoi qu’il arrive. Il faut 7 ; les tyrans vous jugent à −1. {{TI-III-g}}',
        ]),
        sealed(0, ['Hicetas keeps the truce.', 'Iceta rispetta la tregua.', 'Hicétas respecte la trêve.']),
        sealed(0, ['Dionysius does not believe in it.', 'Dionisio non ci crede.', 'Denys n’y croit pas.'], [6]),
        step(
          choose('done'),
          [
            'A six: **Mamercus is yours**, with Catana and his troops. One point is left; leave it.',
            'Un sei: **Mamerco è tuo**, con Catana e le sue truppe. Resta un punto; lascialo.',
            'Un six : **Mamercos est à vous**, avec Catane et ses troupes. Il reste un point ; laissez-le.',
          ],
          ['Press **End the turn**.', 'Premi **Fine del turno**.', 'Pressez **Fin du tour**.'],
        ),
      ],
      end: said([
        'Now the others act, then sieges starve and the month ends. Syracuse lies two marches south: take its quarters, hold all of it four turns, and the war is yours. **Score** shows how far everybody is.',
        'Ora agiscono gli altri, poi gli assedi affamano e il mese finisce. Siracusa è a due marce a sud: prendi i quartieri, tienila tutta quattro turni, e la guerra è tua. **Punti** mostra a che punto è ciascuno.',
        'Les autres agissent, puis les sièges affament et le mois finit. Syracuse est à deux marches au sud : prenez ses quartiers, tenez-la tout entière quatre tours, et la guerre est à vous. **Points** montre où en est chacun.',
      ]),
    },
  ],
};
