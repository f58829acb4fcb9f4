import type { LessonText } from '@polemos/kernel';

/** The lessons of Polis: for each click what to do, for each step why. */
export const lessons = {
  taxes: {
    title: 'Taxes and trade',
    about: 'Make goods of your hoplites, and wheat of your goods.',
    steps: [
      {
        todo: [
          'Choose **Collect taxes**, then **Attika**.',
          'Put the first hoplite on the row **wine**.',
          'Put the second hoplite on **wine**, too.',
          'Put the third on **wine** again.',
        ],
        why: 'One hoplite on a row brings 1, two bring 3, three bring 6: together they collect twice what they would apart. At home it costs no prestige; anywhere else it costs 1. {{PO-8-e}}',
      },
      {
        todo: ['Choose **Trade**, then the cargo space of **Persis** that gives wheat for wine.'],
        why: 'When the round ends your people eat wheat, one each, and what is missing costs prestige. Each trade needs a merchant ship and seas that no enemy controls. Then the die lowers the value of wine for the next trade. {{PO-9-l}}',
      },
      {
        todo: [
          'Sparta has had its turn. Choose **Create merchant ships**, then **Athenai**.',
          'Pay with **wood**.',
          'One is enough: press **End the action**.',
        ],
        why: 'Your only merchant ship is at sea until the round ends. A new one takes one inhabitant, who eats no more, and may trade at once. {{PO-3-d}}',
      },
      {
        todo: ['Choose **Trade**, then the first cargo space of **Thraki**.'],
        why: 'Three metal for three wheat: metal buys hoplites, but nobody can eat it. Two different actions make a turn; fewer would be a pass for the whole round. {{PO-F-g}}',
      },
    ],
    end: 'Ten wheat for seven inhabitants: Athens can feed its people and grow. Whoever trades early buys cheaply.',
    problem: {
      title: 'Four wheat in one turn',
      about:
        'Athens has a single wine, one merchant ship and three hoplites in Attika. Wine has lost its value: a load of 4 wheat asks 8 of it. Have **4 wheat** at the end of this turn.',
      hints: [
        'Which row of Attika is a good that still buys cheaply?',
        'How many of it do three hoplites bring, and what does a load of 4 ask?',
      ],
      solved:
        'Read the market before you collect: three men on one row are worth most on a good that is still cheap to give. {{PO-9-l}}',
    },
  },
  march: {
    title: 'March and siege',
    about: 'How far hoplites go, how many a wall needs, and when no die is rolled.',
    steps: [
      {
        todo: [
          'Choose **Move hoplites**, then **Boiotia**.',
          'Send a hoplite from **Attika**, by land.',
          'Send a second one.',
          'Send a third.',
          'Press **End the action**: one stays at home.',
        ],
        why: 'Thebai’s fortification is 3: you need as many hoplites as that, and more than the enemy has there. The march costs 1 prestige however many go; the one who stays can still collect taxes. {{PO-7-b}}',
      },
      {
        todo: ['Choose **Besiege a polis**, then **Thebai**.'],
        why: 'The die has four faces and must reach the wall: 3 or 4. A success pays the wall in prestige, here 3 for the 2 that march and siege have cost; a failure would cost a hoplite. {{PO-7-e}}',
      },
      {
        todo: [
          'Choose **Move hoplites**, then **Thessalia**.',
          'Send the hoplite from **Attika**, by **sea**.',
          'Press **End the action**.',
        ],
        why: 'By sea distance does not count either, and no ship of yours is needed: only every sea on the way must be free of enemy control. Here it is the Kyklades, where your own galleys lie. {{PO-5-f}}',
      },
      {
        todo: ['Choose **Besiege a polis**, then **Naupaktos**.'],
        why: 'A fortification of 1 falls without a roll. It brings only 1 prestige, but what is certain can be planned. {{PO-7-d}}',
      },
    ],
    end: 'Two poleis in two turns. Remember the two ways to be refused: too few men for the wall, or an enemy territory in between.',
    problem: {
      title: 'A polis without rolling the die',
      about:
        'Two Spartan hoplites hold Boiotia. You have four in Attika, two actions and 2 prestige. Take a polis **in this turn, without a roll**.',
      hints: ['Which walls need no roll?', 'Sparta bars the way by land. Is there another?'],
      solved:
        'The way by sea goes round every army, and a wall of 1 needs no die: a certain gain for the price of two actions. {{PO-7-d}}',
    },
  },
  battle: {
    title: 'Battle',
    about: 'Two cards against two: what to attack with, what to keep, when to leave.',
    steps: [
      {
        todo: ['Attack with **Phalanx: Othismos** and **Cavalry: Advance**.'],
        why: 'Eight hoplites meet in Boiotia, so there is a battle; on land Sparta attacks first. The attacker loses nobody. Different formations are hard to match, and high manoeuvres pay: each card that is not matched costs the enemy a hoplite. {{PO-B-m}}',
      },
      {
        todo: ['Press **Stay in the battle**.'],
        why: 'The phalanx was matched: 2 less 1 makes 1 prestige. The cavalry was not: one hoplite falls, and 1 prestige more. To retreat would give 1 prestige to the enemy, and you are winning. {{PO-B-t}}',
      },
      {
        todo: ['Answer with **Cavalry: Hold** against the cavalry, **Mercenaries** against the peltasts.'],
        why: 'Now Athens attacks and you can only lose. The same formation matches, and mercenaries match everything but the salpinx: whoever keeps them for the defence loses no men. {{PO-B-o}}',
      },
      {
        todo: ['Press **Stay in the battle**.'],
        why: 'Nobody fell, and Athens gained 2 prestige. It is your attack again, with four cards against three: the side with more units draws more. {{PO-B-u}}',
      },
      {
        todo: ['Attack with **Phalanx: Othismos** and the **Sound of the Salpinx**.'],
        why: 'Nothing matches the salpinx. It costs you 1 prestige and the enemy a hoplite: with three left, that hurts. {{PO-B-q}}',
      },
    ],
    end: 'Two hoplites against four: one more loss and the battle ends. Battles are fought for prestige as much as for ground.',
    problem: {
      title: 'Stand without a loss',
      about:
        'Sparta attacks with **Phalanx: Othismos** (2) and **Cavalry: Advance** (1). Answer so that **no hoplite** falls and Sparta gains **at most 1 prestige**.',
      hints: [
        'Which of your cards match the phalanx, which the cavalry?',
        'A matched card pays the difference. Against which is a high manoeuvre worth most?',
      ],
      solved: 'The same formation saves the man, the same manoeuvre saves the prestige. {{PO-B-n}}',
    },
  },
  proxenos: {
    title: 'Proxenos and civil war',
    about: 'Win a polis with silver instead of hoplites.',
    steps: [
      {
        todo: ['Your proxenos is a prisoner. Choose **Free the proxenos**.'],
        why: 'Two silver go to Sparta, and he stands in Athenai again. It is dear, but without him there is no civil war, and nothing else brings him back. {{PO-11-a}}',
      },
      {
        todo: ['Choose **Move the proxenos**, then **Korinthos**, by **sea**.'],
        why: 'Each enemy unit on the way must be bribed with 1 silver. By land a Spartan hoplite stands in Megaris; the Kyklades are yours, so the sea is free of charge. {{PO-10-c}}',
      },
      {
        todo: ['Choose **Stir up a civil war**, then **Korinthos**.'],
        why: 'A neutral polis costs twice its base population, here 8 silver: no roll, no hoplite, and walls of 4 that no army could storm so early. You gain 4 prestige, and the way from sea to sea. {{PO-12-b}}',
      },
    ],
    end: 'Korinthos is yours with its four inhabitants. Guard the proxenos: whoever takes by siege the polis where he stands takes him, too.',
    problem: {
      title: 'Silver against Sparta',
      about: 'Your proxenos is in Athenai and you have 5 silver. Win a polis **of Sparta** in this turn.',
      hints: [
        'An enemy polis costs three silver for each inhabitant. Which can you pay?',
        'What does the way cost by land, and what by sea?',
      ],
      solved:
        'Reckon the bribes with the price: 1 for the galley, 3 for Gytheion. By land the hoplites of Lakedaimon would have cost too much. {{PO-10-c}}',
    },
  },
  round: {
    title: 'The end of a round',
    about: 'Projects, feeding, growth, megalopolis, spoilage, phoros: what to have ready.',
    steps: [
      {
        todo: ['Sparta has passed. Press **Pass for this round**.'],
        why: 'Once the other has passed, each of your actions costs a good besides. Then six phases follow by themselves: the theatre is completed (prestige +2), and both sides pay one wheat for each inhabitant. {{PO-F-k}}',
      },
      {
        todo: ['Let **Chalkis** grow.', 'Let **Chios** grow.'],
        why: 'Two wheat are left, one for each new inhabitant. A polis above its base population brings 1 prestige as a megalopolis: two small ones bring more than one large one. {{PO-E4-a}}',
      },
      {
        todo: ['Turn **2** prestige into silver.'],
        why: 'Prestige buys silver one for one, and silver replaces almost any good. But never spend the last: whoever has none left when the round ends has lost. {{PO-G-b}}',
      },
    ],
    end: 'A new round begins with larger armies and larger loads. Wine, oil and wheat that were kept have been halved: spend them before they rot.',
    problem: {
      title: 'Hungry, but not disgraced',
      about:
        'Ten inhabitants, 8 wheat, 2 prestige: Athenai 5, Samos 3, Chios 2. Come out of the feeding and growth with at least **3 prestige**.',
      hints: ['What remains if you pay with prestige?', 'Which polis leaves you wheat over, and what can one wheat do?'],
      solved:
        'Samos let go saves one wheat more than is needed, Athenai grows by it and becomes a megalopolis: a loss that pays. {{PO-E2-c}}',
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
export type LessonTexts = Readonly<Record<keyof typeof lessons, LessonText>>;
