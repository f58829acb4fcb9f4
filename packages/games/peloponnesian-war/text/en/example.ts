import type { LessonText } from '@polemos/kernel';

/** The rulebook's worked example, in our words: before each move what it is for. */
export const example: LessonText = {
  title: 'The printed example: a whole turn',
  about: 'The rulebook’s own example: a whole turn as Athens with the printed dice, then a look from the other side.',
  steps: [
    {
      why: 'Sparta has opened the war: objective Decelea by a 5, a force of 12 hoplites and 2 cavalry for 1,400 talents, and Archidamus has come through Panactum and ravaged Oropus and Decelea. Your own first operation is part of the set-up. A further one needs favourable **auguries**: a die + 1 for two commanders in the field (Pericles, Phormio) must be 5 or less. {{PW-5.3.1-c}}',
      todo: ['Press **Try an operation**.'],
    },
    {
      why: 'The die was 2: 2 + 1 = 3, favourable. Pericles is at home and leads, nobody is drawn. Now name the objective: **Erineus** in Achaea, on the Gulf of Corinth. {{PW-5.1-a}}',
      todo: ['Choose **Erineus** on the map: it is lit.'],
    },
    {
      why: 'Pericles stands in Athens with 6 hoplites and 1 cavalry, but Erineus needs ships. He goes to the rally space **Piraeus**, where 8 ships lie. {{PW-5.1-c}}',
      todo: ['Choose **Piraeus**.'],
    },
    {
      why: 'Activate **3 ships** at 400 talents each: 1,200, the treasury falls from 4,500 to **3,300**, and 5 stay in Piraeus. The last 1,000 talents are the emergency fund and cannot be touched. {{PW-5.1.5-a}}',
      todo: ['Set the ships to **3** and press **Activate**.'],
    },
    {
      why: 'Eighteen spaces round the Peloponnese, two equal routes: by Troezen or by Idhra. Three enemy forces can intercept, each on 4 or more: the cavalry of Sparta at Prasiae and at Corone, the fleet of Corinth at Erineus. Every Peloponnesian space that is passed unhindered is ravaged. {{PW-5.8-a}}',
      todo: ['Press **March to Erineus**.'],
    },
    {
      why: 'The lot chose Troezen. Prasiae intercepted with a 5, the skirmish threw 6 and 6: a sum of 12 makes a battle, but ships against land units fight none. Corone missed with 2, Corinth with 3. **Eleven** red spaces are ravaged. Sparta’s auguries were 5 + 1 = 6: **Sparta passes** for the turn. You may go on alone.',
      todo: ['Press **Try an operation**.'],
    },
    {
      why: 'Again 2 + 1 = 3. Nobody was left at home, so **Demosthenes** came out of the cup. His objective is **Heraclea** on the Malian Gulf. {{PW-5.3.1-e}}',
      todo: ['Choose **Heraclea**; the search under the map finds it.'],
    },
    {
      why: 'He will sail with the allies of **Chios**. A commander alone avoids enemy forces, so the route through Decelea is closed to him; three routes of six spaces are open. {{PW-5.1.6-a}}',
      todo: ['Choose **Chios**, or its golden tab at the edge of the map first.'],
    },
    {
      why: 'The route led by Aegina, Kythnos, Syros and Andros. Activate **1 allied hoplite** for 200 talents.',
      todo: ['Set the allied hoplites to **1**, then **Activate**.'],
    },
    {
      why: 'And **1 allied ship** for 400 to carry him: each ship carries one land strength point. The treasury will stand at **2,700**; one ship stays in Chios. {{PW-5.1.4-a}}',
      todo: ['Set the allied ships to **1**, then **Activate**.'],
    },
    {
      why: 'One shortest route: Psara, Skyros, the Sporades, Olizon, Pteleum. Only Heraclea itself is hostile and will be ravaged. {{PW-5.8-d}}',
      todo: ['Press **March to Heraclea**.'],
    },
    {
      why: 'A third operation of this turn. Three commanders are in the field now, which still adds only 1. {{PW-5.3.1-c}}',
      todo: ['Press **Try an operation**.'],
    },
    {
      why: '3 + 1 = 4, and **Cleon** was drawn. He dares to attack **Thebes**, where 4 allied hoplites and 2 cavalry stand.',
      todo: ['Choose **Thebes**.'],
    },
    {
      why: 'Cleon takes all that is in Athens. First the **6 hoplites**, 200 talents each: 1,200.',
      todo: ['Set the hoplites to **6**, then **Activate**.'],
    },
    {
      why: 'Then the **cavalry**, 200 talents more. The treasury will be **1,300**: 300 above the emergency fund. Athens itself stands empty behind its walls.',
      todo: ['Set the cavalry to **1**, then **Activate**.'],
    },
    {
      why: 'Two equal routes by Panactum: over Plataea or over Tanagra. The cavalry of Thebes reaches Tanagra, and in Thebes itself its force must try to intercept.',
      todo: ['Press **March to Thebes**.'],
    },
    {
      why: 'By Tanagra, which missed with 1 and is ravaged. Thebes intercepted with 5; in the skirmish you threw a **1** and lost a hoplite: 5 hoplites, 1 cavalry. No battle at once: twice 6 is less than 13. Fifteen spaces are ravaged; treasuries **1,300** and **1,600**. Pass, and the armies fight: the game goes through combat, rebellion and income and tells each step.',
      todo: ['Press **Pass for the turn**.'],
    },
    {
      why: 'Thebes: 3 + 1 = 4 against 4 + 1 = 5, Sparta wins, takes hostages, −15 points. Erineus and Corinth at sea: 6 + 2 + 1 = 9 against 1 + 2 = 3, Sparta loses 3 ships, +10. Sieges: Decelea 2 + 1 = 3 fails, **Erineus** 4 + 1 = 5 and **Heraclea** 2 + 2 = 4 fall for 300 talents each, Potidaea 1 + 2 = 3 fails. You have **15 points** and 1,900 talents; the income of 3,350 makes **5,250**, Sparta’s 1,850 makes **3,450**. You could raise up to three strength points; the example raises none.',
      todo: ['Press **Stop building**.'],
    },
  ],
  end: 'Sparta rebuilt its three ships for 600 (2,850 left) and its bellicosity fell to 7; Athens stays at 10. All ravaged markers are gone, the commanders are back in their cups. The die for your side was 6: **you now play Sparta**, and the rules play Athens. That is the heart of this war: success makes you change sides.',
  sequel:
    'The printed example continues from a position of its own. Two dice, 3 and 3: **the plague**. Of 8 hoplites in Athens a third, rounded up, is lost: 3, so 5 remain; 600 talents go, 5,200 → 4,600; Pericles dies. Then two sixes: empty **Amphipolis rebels**, and a 6 carries it to Thasos. Nicias is drawn for Athens: strategy 5 + 1 = 6 would be Attack Sparta, barred by the hostages, so it is rolled again; 4 + 1 = 5 is **Cut Lines**. Confidence returns to 0. From here it is your war.',
};
