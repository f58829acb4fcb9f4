import type { Lesson, LessonStep } from '../../../tutorial/lesson.ts';
import { STEPS } from './steps.ts';

/** Turn 2 cannot be reached from turn 1 as it is printed: it begins from a position of its own. */
const CHECKPOINT = {
  phase: 'event',
  turn: 2,
  player: 'sparta',
  changedSide: true,
  treasury: { athens: 5200, sparta: 2850 },
  sci: { athens: 0, sparta: -2 },
  hostages: { athens: true, sparta: false },
  attica: { before: true, now: false },
  initialDone: { athens: false, sparta: false },
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  forces: {
    athens: { 'athenian-hoplite': 8, 'athenian-cavalry': 1 },
    piraeus: { 'athenian-naval': 10 },
    naupactus: { 'athenian-naval': 1 },
    erineus: { 'athenian-naval': 1 },
    sparta: { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
    corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 5 },
    thebes: { 'spartan-allied-hoplite': 7, 'spartan-allied-cavalry': 4 },
    potidaea: { 'spartan-allied-hoplite': 1 },
  },
  rebellion: ['potidaea'],
};

/** The rulebook's worked example, in our words: the learner makes the moves of Athens, the dice fall as they are printed. */
export const lesson: Lesson = {
  game: 'peloponnesian-war',
  parts: [
    {
      title: {
        en: 'The first turn, as Athens',
        it: 'Il primo turno, con Atene',
        fr: 'Le premier tour, avec Athènes',
      },
      scenario: 'campaign',
      seats: ['player'],
      opening: [5, 1, 4, 2, 2, 2, 1],
      steps: STEPS as readonly LessonStep[],
      end: {
        en: 'Sparta rebuilt its three ships for 600 (2,850 left) and its Bellicosity fell to 7; Athens stays at 10. All ravaged markers are gone, the commanders are back in their cups. The die for your side was 6: **you now play Sparta**, and the game plays Athens. That is the heart of this war: success makes you change sides.',
        it: 'Sparta ha ricostruito le tre navi per 600 (ne restano 2.850) e la sua Bellicosità è scesa a 7; Atene resta a 10. I segnalini di saccheggio sono tolti, i comandanti tornano nelle loro coppe. Il dado per la tua parte è 6: **ora giochi Sparta**, e il gioco guida Atene. È il cuore di questa guerra: il successo ti fa cambiare parte.',
        fr: 'Sparte a reconstruit ses trois navires pour 600 (reste 2 850) et sa Bellicosité est tombée à 7 ; Athènes reste à 10. Les marqueurs de ravage sont retirés, les chefs retournent dans leurs coupes. Le dé pour votre camp est un 6 : **vous jouez désormais Sparte**, et le jeu mène Athènes. C’est le cœur de cette guerre : le succès vous fait changer de camp.',
      },
    },
    {
      title: {
        en: 'The second turn, as Sparta',
        it: 'Il secondo turno, con Sparta',
        fr: 'Le deuxième tour, avec Sparte',
      },
      scenario: 'campaign',
      position: CHECKPOINT,
      seats: ['player'],
      opening: [3, 3, 6, 6, 3, 6, 3, 'nicias', 'agis', 5, 4],
      steps: [],
      end: {
        en: 'The printed example continues from a position of its own. Two dice, 3 and 3: **the plague**. Of 8 hoplites in Athens a third, rounded up, is lost: 3, so 5 remain; 600 talents go, 5,200 → 4,600; Pericles dies. Then two sixes: empty **Amphipolis rebels**, and a 6 carries it to Thasos. Nicias is drawn for Athens: strategy 5 + 1 = 6 would be Attack Sparta, barred by the hostages, so it is rolled again; 4 + 1 = 5 is **Cut lines**. Confidence returns to 0. From here it is your war.',
        it: 'L’esempio stampato prosegue da una posizione propria. Due dadi, 3 e 3: **la peste**. Degli 8 opliti di Atene se ne perde un terzo per eccesso: 3, ne restano 5; 600 talenti se ne vanno, 5.200 → 4.600; Pericle muore. Poi due sei: **Anfipoli, vuota, si ribella**, e un 6 porta la rivolta a Taso. Per Atene esce Nicia: strategia 5 + 1 = 6 sarebbe Attaccare Sparta, vietata dagli ostaggi, quindi si ritira; 4 + 1 = 5 è **Tagliare le linee**. La fiducia torna a 0. Da qui la guerra è tua.',
        fr: 'L’exemple imprimé continue depuis une position à lui. Deux dés, 3 et 3 : **la peste**. Des 8 hoplites d’Athènes, un tiers arrondi au-dessus est perdu : 3, il en reste 5 ; 600 talents s’en vont, 5 200 → 4 600 ; Périclès meurt. Puis deux six : **Amphipolis, vide, se révolte**, et un 6 porte la révolte à Thasos. Nicias est tiré pour Athènes : stratégie 5 + 1 = 6 serait Attaquer Sparte, interdite par les otages, on relance ; 4 + 1 = 5 est **Couper les lignes**. La confiance revient à 0. À partir d’ici, c’est votre guerre.',
      },
    },
  ],
};
