import type { LessonText } from '@polemos/kernel';

/** The short lessons of the Peloponnesian War: for each click what to do, for each step why. */
export const lessons = {
  operation: {
    title: 'An operation',
    about: 'Auguries, an objective, a rally space, ships, a march: all that one operation asks.',
    steps: [
      {
        todo: ['You play Athens. Press **Try an operation**.'],
        why: 'A further operation needs favourable auguries: a die, plus 1 for every two of your commanders on the map, must come to 5 or less. Each operation makes the next less likely, so begin with what matters most. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Choose **Methana** as the objective.'],
        why: 'The objective comes first, and cannot be changed on the way. Methana is red, near, and open to the sea: ravaged land costs Sparta income, and without a fortress it is held by whoever leaves a garrison there. {{PW-5.1-a}}',
      },
      {
        todo: ['Choose **Piraeus** as the rally space.'],
        why: 'Pericles is in Athens, but Methana is reached by ship, and the ships lie in Piraeus. He picks up forces only where he rallies. {{PW-5.1-c}}',
      },
      {
        todo: ['Set the ships to **2** and press **Activate**.'],
        why: 'Each ship costs 400 talents for this turn. Two are enough where nobody defends; the last 1,000 talents of the treasury are out of reach. {{PW-5.1.5-a}}',
      },
      {
        todo: ['Press **March to Methana**.'],
        why: 'The shortest route is taken by itself, here by Aegina. Nobody can intercept, so nothing is left to chance: Methana is ravaged, and the fleet stays before it. {{PW-5.8-d}}',
      },
    ],
    end: 'One operation, 800 talents, one space ravaged. When both have passed, one ship stays there as a garrison and holds it.',
    problem: {
      title: 'A cheap raid',
      about: 'Ravage **one space of Sparta’s side** and keep at least **2,200 talents** in the treasury.',
      hints: ['How many ships can you pay?', 'Which red coast lies near Piraeus, out of every enemy’s reach?'],
      solved: 'A single ship ravages as well as ten, where nobody waits for it. {{PW-5.8-a}}',
    },
  },
  zones: {
    title: 'Interception and zones',
    about: 'Who may stop a march, with what chance, and how to read it before you go.',
    steps: [
      {
        todo: ['Press **Try an operation**.'],
        why: 'A long voyage is planned. First the auguries, as always: 2 and 1 make 3. {{PW-5.3.1-c}}',
      },
      {
        todo: ['Choose **Erineus** as the objective.'],
        why: 'Erineus lies on the Gulf of Corinth, behind the whole Peloponnese. Every force has a zone of influence: its own space, with ships those up to two sea lines away, with cavalry those one land line away. {{PW-0.6-b}} {{PW-0.6-c}}',
      },
      {
        todo: ['Choose **Piraeus**.', 'Set the ships to **3** and press **Activate**.'],
        why: 'Where your way enters an enemy zone, one force there must try to intercept: 4 or more on a die. Look at the list beside the map: it names each attempt with its chance. Three ships can stand a skirmish, which costs at most one. {{PW-5.6.2-a}}',
      },
      {
        todo: ['Press **March to Erineus**.'],
        why: 'All three attempts fail today: the chance of that was one in eight. Had one succeeded, a skirmish would have followed, and with high dice a battle. Each space that you pass unhindered is ravaged. {{PW-5.8-a}}',
      },
    ],
    end: 'Eleven spaces lie waste, and nobody was hurt: that was luck. The layer of zones on the map shows beforehand where it is needed.',
    problem: {
      title: 'Where nobody waits',
      about: 'Today **every interception succeeds**. Bring Pericles to a space of Sparta’s side and **ravage it** all the same.',
      hints: [
        'Which enemy forces have ships or cavalry, and how far do they reach?',
        'Is there a coast that you reach before any of their zones?',
      ],
      solved: 'The best way past an interceptor is the one that he does not see: near, and over your own waters. {{PW-5.6.2-b}}',
    },
  },
  combat: {
    title: 'Battle and siege',
    about: 'What happens when both have passed: fleets fight, walls are tried, and armies go home.',
    steps: [
      {
        todo: ['Press **Try an operation**.', 'Choose **Methana** as the objective.'],
        why: 'Phormio lies with four ships at Erineus, in reach of Corinth’s fleet: there will be a battle. Pericles can still win a second space this turn. {{PW-6.2-d}}',
      },
      {
        todo: ['Set the hoplites at Athens to **2** and press **Activate**.'],
        why: 'Only what stays behind as a garrison holds a space for good, and hoplites do it best. {{PW-6.4-c}}',
      },
      {
        todo: ['Choose **Piraeus**.', 'Set the ships to **2** and press **Activate**.'],
        why: 'Each ship carries one land strength point: two hoplites need two ships. {{PW-5.1.4-a}}',
      },
      {
        todo: ['Press **March to Methana**.'],
        why: 'The way by Aegina is free. Methana has no fortress: no siege is needed, one strength point that stays behind takes it. A fortress like Erineus must be besieged. {{PW-6.1-b}}',
      },
      {
        todo: ['Press **Pass for the turn**.'],
        why: 'Both have passed, so combat follows. In a battle each side rolls a die and adds its commander’s rating, the stronger one more; a siege needs 4 or more with the commander’s rating. Phormio’s two points decide both. {{PW-6.3-d}}',
      },
    ],
    end: 'Corinth’s ships are beaten, Erineus and Methana are yours, and Sparta’s confidence falls. Points are made so: by battles won and places taken.',
    problem: {
      title: 'Two places in one turn',
      about:
        'The same evening, the same dice. Hold **Erineus and Methana** when the turn’s combat is over, as cheaply as you like.',
      hints: ['What must stand at Methana when you pass?', 'How does it get there over the sea?'],
      solved: 'One hoplite and one ship are enough where nobody defends; spend the rest where somebody does. {{PW-6.4-c}}',
    },
  },
  rebellion: {
    title: 'Rebellion',
    about: 'Why allies rebel, how a rebellion spreads, and how to end it.',
    steps: [
      {
        todo: ['Press **Try an operation**.', 'Choose **Potidaea** as the objective.'],
        why: 'Potidaea and Mytilene have rebelled. Each turn a rebellion may spread to its neighbours, and each rebel costs income: go before it is a league. {{PW-7.2-a}}',
      },
      {
        todo: ['Choose **Piraeus**.', 'Set the ships to **2** and press **Activate**.'],
        why: 'Rebels defend themselves behind their walls, but have no army. Two ships can besiege them. {{PW-6.3-d}}',
      },
      {
        todo: ['Press **March to Potidaea**.'],
        why: 'The way leads past friends only. Among equal routes a lot decides. {{PW-5.1.1-j}}',
      },
      {
        todo: ['Press **Pass for the turn**.'],
        why: 'The siege succeeds: 4 on the die and 1 for Pericles. Then the neighbours of rebels are tested: they rebel on a 6, and an enemy zone over them adds 2. {{PW-7.2-b}}',
      },
    ],
    end: 'Potidaea is yours again, and nobody else has rebelled. Mytilene still burns.',
    problem: {
      title: 'Mytilene',
      about: 'End the rebellion of **Mytilene** in this turn. Your dice: 4 for the auguries, 4 for the siege.',
      hints: ['Who can reach an island?', 'When are sieges rolled?'],
      solved:
        'A fleet before the walls, and the turn ended while the dice are kind: a rebellion that is met at once does not spread. {{PW-6.3-d}}',
    },
  },
  money: {
    title: 'Money and bellicosity',
    about: 'Where talents come from, what they build, and when a side gives up.',
    steps: [
      {
        todo: ['Press **Pass for the turn**.'],
        why: 'When both have passed, income follows: 3,500 for Athens, less 50 for each space of its side that is ravaged, lost or in rebellion. Attica is ravaged, so there is no Eisphora, which would be 1,000 more. {{PW-8.1-b}}',
      },
      {
        todo: ['Under **Build for Athens** press **Athenian ship**.'],
        why: 'Up to three strength points a turn, 200 talents each, and the last 1,000 talents stay untouched. A ship was lost this turn: in the next an enemy would find you weaker. {{PW-8.2-b}}',
      },
      {
        todo: ['Press **Stop building**.'],
        why: 'Now bellicosity, the will to fight, is reckoned. Confidence below zero is taken off it, and one more for every ten spaces that suffer. At zero a side surrenders, and the war is over. {{PW-9.1-a}}',
      },
    ],
    end: 'Athens’ bellicosity has fallen from 10 to 8 with two bad battles. Money can be earned again; bellicosity comes back slowly, by half of what is won.',
    problem: {
      title: 'The last straw',
      about:
        'Sparta’s bellicosity is **3**, its confidence **−2**, and **nine** of its spaces are ravaged. Make Sparta **surrender** this turn.',
      hints: ['What takes one more off bellicosity?', 'Which red coast can a single ship reach unseen?'],
      solved: 'The tenth space decided: one ship at Methana, and Sparta’s bellicosity was gone. {{PW-9.1-c}}',
    },
  },
  matrices: {
    title: 'Reading the matrices',
    about: 'Where the side that nobody plays will go, with what, and how to be there first.',
    steps: [
      {
        todo: ['Look at the card at the foot of the map, then press **Try an operation**.'],
        why: 'Sparta follows **Attack Athens**: exactly 12 hoplites and 2 cavalry, never more, never fewer. One die chooses among the six cells: Athens three times, Panactum once, Decelea twice. {{PW-5.2-e}}',
      },
      {
        todo: ['Choose **Decelea** as the objective.'],
        why: 'Athens has its Long Walls. Of what can fall, Decelea has most cells, and whoever stands there meets the army on its way. {{PW-6.1.1-c}}',
      },
      {
        todo: ['Set the hoplites at Athens to **4** and press **Activate**.', 'Set the cavalry to **1** and press **Activate**.'],
        why: 'Cavalry reaches one land line further: with it the force must try to intercept whoever comes by Oropus or Panactum too. {{PW-0.6-b}}',
      },
      {
        todo: ['Press **March to Decelea**.'],
        why: 'Then Sparta rolls: a 5, Decelea. It gathers what the row asks for, at Sparta, Corinth and Thebes, and pays for it: 1,200 of its 1,400 talents. Every step can be read from the matrix. {{PW-5.2-h}}',
      },
    ],
    end: 'Both armies stand at Decelea: there will be a battle. Open **Strategy** to see the whole matrix: the row says how strong they come, the cells where.',
    problem: {
      title: 'A 4 will fall',
      about:
        'Sparta’s die for the objective will show a **4**. Have Athenian **hoplites** standing where Archidamus arrives, before he comes.',
      hints: ['Which space stands in cell 4 of Attack Athens?', 'How many operations will you have before Sparta acts?'],
      solved: 'Panactum, cell 4: whoever reads the row knows the battlefield before the enemy does. {{PW-5.2-e}}',
    },
  },
  two: {
    title: 'Two players',
    about: 'What changes when somebody sits on the other side: no matrices, a choice to intercept, and the way home.',
    steps: [
      {
        todo: ['You play Athens, another player Sparta. Press **Try an operation**.', 'Choose **Prasiae** as the objective.'],
        why: 'Nobody rolls on a matrix any more. Both take operations in turn, and the auguries favour Athens by one: Sparta adds 1 to its die. {{PW-11-f}}',
      },
      {
        todo: ['Choose **Piraeus**.', 'Set the ships to **2** and press **Activate**.'],
        why: 'Prasiae lies in reach of the cavalry at Sparta. Alone that would be a roll; here the player decides whether to try. {{PW-11-e}}',
      },
      {
        todo: ['Press **March to Prasiae**.'],
        why: 'Sparta lets you pass: cavalry that meets ships can lose a point and win nothing. Now it is Sparta’s turn: seven hoplites march on Plataea. {{PW-11-e}}',
      },
      {
        todo: ['You are asked at Panactum: choose **Intercept** from Athens.'],
        why: 'Where eight or more land points meet and half of them intercept, a battle follows the skirmish. Here it is seven against seven, with Archidamus and Spartan hoplites on the other side: bold, and nobody forces you. {{PW-5.7.2-b}}',
      },
    ],
    end: 'A six against a two: Athens wins, 10 points to you, 15 off Sparta’s, and hostages besides. In a match of two each side counts its own points, and the higher total wins; whoever surrenders has lost. {{PW-R129}}',
    problem: {
      title: 'Where the fleet winters',
      about:
        'Phormio lies at Zacynthus with four ships, and Sparta has passed. At the end of the turn have **at least four ships at Naupactus**.',
      hints: ['What happens to armies when both have passed?', 'Who chooses where ships go home, when two play?'],
      solved:
        'Two players place their own units: a fleet at Naupactus bars the Gulf of Corinth for the whole next turn. {{PW-11-j}}',
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
export type LessonTexts = Readonly<Record<keyof typeof lessons, LessonText>>;
