/** The first month as Timoleon: what is said before each move, and what to click. */
export const lesson = {
  title: 'The first month',
  steps: [
    {
      say: 'December 344. Corinth has sent **Timoleon** with a few ships. You play him, and sit for the others where they only nod. First **Carthage** places its troops in the west, unseen. {{TI-R68}}',
      hint: 'Press **Deploy the rest by the standing plan**.',
    },
    {
      say: '**Hicetas**, tyrant of Leontini, holds Thapsos and a quarter of Syracuse. {{TI-FI-b}}',
      hint: 'Press **Deploy the rest by the standing plan**.',
    },
    {
      say: '**Dionysius** sits in Ortygia behind the best walls of Sicily. Open the map of **Syracuse** to look. {{TI-FY-c}}',
      hint: 'Press **Deploy the rest by the standing plan**.',
    },
    {
      say: 'The natives stay at home. A die each gave **operation points**, six to you, and you rolled highest for the order: take the first place. {{TI-II-f}}',
      hint: 'Click place 1.',
    },
    { say: 'Hicetas wants to act last.', hint: 'Click place 4.' },
    { say: 'Dionysius takes the third place.', hint: 'Click place 3.' },
    { say: 'Carthage takes what is left.', hint: 'Click place 2.' },
    {
      say: 'Now the talks. Hicetas could strike first: offer him a **treaty**. {{TI-R83}}',
      hint: 'Beside Hicetas press **Offer a treaty**.',
    },
    {
      say: 'A **truce** until March. Terms bind nobody, but everybody hears of a breach.',
      hint: 'Choose March beside **Truce until** and press **Add**.',
    },
    { say: 'That is enough for today.', hint: 'Press **Send the offer**.' },
    {
      say: 'Hicetas fears Dionysius more than you, and **signs**. He could have refused, or answered once.',
      hint: 'Press **Sign**.',
    },
    { say: 'You have spoken.', hint: 'Press **I have spoken**.' },
    { say: 'Carthage has nothing to offer. Each faction speaks once a turn. {{TI-II-t}}', hint: 'Press **I have spoken**.' },
    { say: 'Dionysius has nothing to offer. Each faction speaks once a turn. {{TI-II-t}}', hint: 'Press **I have spoken**.' },
    { say: 'Hicetas has nothing to offer. Each faction speaks once a turn. {{TI-II-t}}', hint: 'Press **I have spoken**.' },
    {
      say: 'The points of all four sum up to 18: nobody must **pay** this time. Hicetas could cheer his conscripts with double pay, and does not. {{TI-II-i}}',
      hint: 'Press **Leave the rest unpaid**.',
    },
    {
      say: 'Operations: six points. To **activate** a leader costs one. Timoleon waits with his fleet in the Strait. {{TI-II-o}}',
      hint: 'Click the gold sea before Rhegium, or **Activate a leader**, then Timoleon.',
    },
    { say: 'Whom does he take along? Everybody.', hint: 'Press **Take all along**.' },
    { say: 'Set out.', hint: 'Press **Set out**.' },
    {
      say: 'A fleet has 10 movement points, and Timoleon adds his energy of 4. One point for each sea. {{TI-VI-d}}',
      hint: 'Click the Sea of Naxos.',
    },
    {
      say: 'Andromachus of Tauromenium is your friend. **Land** there: two points, and the movement ends. {{TI-VI-c}}',
      hint: 'Click Tauromenium.',
    },
    { say: 'To plunder the land of a friend would be a poor beginning.', hint: 'Press **Halt**.' },
    {
      say: 'Greek cities that are yours give you their **citizens**, once, for one point. {{TI-V-b}}',
      hint: 'Press **Raise citizens**, then click Tauromenium.',
    },
    {
      say: 'Three points for **diplomacy**. Mamercus holds Catana, the next city. Others act in secret and can be spied upon; Timoleon acts in the open. {{TI-III-a}}',
      hint: 'Press **Win over a minor leader**, then Mamercus or Catana.',
    },
    {
      say: 'All who know may bid, for or against, each behind a hand. Carthage keeps its silver. {{TI-III-o}}',
      hint: 'Set the slider to 0, then press the button.',
    },
    {
      say: 'You: 90 talents count 3 in the roll, and are gone whatever happens. You need 7; tyrants think −1 of you. {{TI-III-g}}',
      hint: 'Set the slider to 90, then press the button.',
    },
    { say: 'Hicetas keeps the truce.', hint: 'Set the slider to 0, then press the button.' },
    { say: 'Dionysius does not believe in it.', hint: 'Set the slider to 0, then press the button.' },
    {
      say: 'A six: **Mamercus is yours**, with Catana and his troops. One point is left; leave it.',
      hint: 'Press **End the turn**.',
    },
  ],
  end: 'Now the others act, then sieges starve and the month ends. Syracuse lies two marches south: take its quarters, hold all of it four turns, and the war is yours. **Score** shows how far everybody is.',
};
