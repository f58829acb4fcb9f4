import type { LessonText } from '@polemos/kernel';

/** The lessons of Timoleone: for each click what to do, for each step why. */
export const lessons = {
  month: {
    title: 'A month and its points',
    about: 'What operation points buy: silver, soldiers, and the right moment to stop.',
    steps: [
      {
        todo: ['You play the Democrats. Choose **Collect taxes**.', 'Press **Collect the taxes**.'],
        why: 'A die gave you six operation points for March; what you do not use is lost. Taxes cost two and can be collected once a quarter: whoever pays troops needs them first. {{TI-IV-c}}',
      },
      {
        todo: ['Choose **Levy citizens**, then **Tauromenium**.'],
        why: 'A Greek city that is yours gives its citizens once in the war, for a single point. They cost nothing to keep, unlike mercenaries. {{TI-V-b}}',
      },
      {
        todo: ['Choose **Build siege engines**, then **Tauromenium**.'],
        why: 'Building costs silver, not operation points: do it whenever the treasury allows. Without engines walls are only climbed. {{TI-II-n}}',
      },
      {
        todo: ['Press **End the turn**.'],
        why: 'Three points are left, enough for three leaders, but nothing here is urgent. When all four have acted, sieges starve and the month ends. {{TI-II-o}}',
      },
    ],
    end: 'Silver, soldiers, engines: the month is used. The order in which the factions act was rolled before; to act last means to know what the others did.',
    problem: {
      title: 'Three points, no silver',
      about:
        'Your treasury is empty and you have only **3 operation points**. Have at least **11 talents** and the **citizens of Tauromenium** under arms.',
      hints: ['What costs two points, what one?', 'Which of the two brings silver?'],
      solved: 'Taxes for two, citizens for one: a poor month is still enough for what keeps an army alive. {{TI-IV-c}}',
    },
  },
  march: {
    title: 'March and movement',
    about: 'Activate a leader, choose who goes, count the movement points.',
    steps: [
      {
        todo: ['Choose **Activate a leader**, then **Timoleon**.', 'Press **Take all along**.', 'Press **Set out**.'],
        why: 'An army moves with a leader, for one operation point. His energy is added to the movement points of the slowest who go with him: with ships 10, and 4 for Timoleon. {{TI-VI-d}}',
      },
      {
        todo: ['Choose the **Sea of Naxos**.'],
        why: 'Each sea costs one movement point. Nobody bars this one; a hostile fleet in a port beside it could come out and stop you. {{TI-VI-e}}',
      },
      {
        todo: ['Choose **Tauromenium** to land.'],
        why: 'Landing ends the voyage: sea and land do not mix in one operation. Andromachus of Tauromenium is a friend, so the coast is safe. {{TI-VI-c}}',
      },
      {
        todo: ['Press **Stop here**.'],
        why: 'You could plunder the land or entrench. But to plunder a friend’s land costs his taxes, and trenches help only where an enemy is near. {{TI-VI-k}}',
      },
    ],
    end: 'The army is ashore, with one point spent. On land each border has its price: rivers, hills and mountains cost more than open country.',
    problem: {
      title: 'To the gates of Syracuse',
      about:
        'Timoleon stands in Catana, and Hicetas keeps inside Leontini. Bring **Timoleon to Thapsos** in this turn and stop there.',
      hints: ['Which territory lies between Catana and Thapsos?', 'Whom can you pass who stays within his walls?'],
      solved:
        'A garrison that withdraws into its city lets you pass; one that stands in the field would have stopped you. {{TI-VI-f}}',
    },
  },
  battle: {
    title: 'Battle and tactics',
    about: 'Strength, leaders and a tactic chosen in secret: which one, and why.',
    steps: [
      {
        todo: ['Choose **Activate a leader**, then **Timoleon** at Catana.', 'Press **Take all along**.', 'Press **Set out**.'],
        why: 'Hicetas stands before Leontini with 36 points of strength, you have 54. The best commander leads: his tactics count too. {{TI-L-g}}',
      },
      {
        todo: ['Choose **Leontini**.'],
        why: 'The garrison may stand in the field beside its army, and it does. You stop where the enemy stands. {{TI-VII-c}}',
      },
      {
        todo: ['Press **Attack Hicetas**.'],
        why: 'Now both choose a tactic in secret. The table shows what each pair is worth; yours are the rows. {{TI-L-e}}',
      },
      {
        todo: ['Choose **Double Flank**.'],
        why: 'Against an enemy who simply stands it is worth most, for it needs many men and a good commander. It is bad against one who refuses a flank: think what he fears, then choose. {{TI-L-d}}',
      },
    ],
    end: 'The sum of dice, tactics, leaders and strength decides by how much the battle is won; winner and loser then name who falls, in turn.',
    problem: {
      title: 'A deserter tells',
      about: 'Hicetas plans an **ambush** at Leontini. Attack him there and drive him **from the field**.',
      hints: ['Which tactic sees an ambush before it closes?', 'Look down the column of the ambush: which rows are positive?'],
      solved: 'Reconnaissance in Force and the Double Flank uncover an ambush; everything else walks into it. {{TI-L-e}}',
    },
  },
  siege: {
    title: 'Siege and assault',
    about: 'Invest a city, then choose between patience and the ladder.',
    steps: [
      {
        todo: [
          'Choose **Activate a leader**, then **Cleander** before Inessa.',
          'Press **Take all along**.',
          'Press **Set out**.',
        ],
        why: 'An activated leader moves, or fights, or takes a city in hand: one of these. Cleander is there already. {{TI-II-o}}',
      },
      {
        todo: ['Press **Besiege the city**.'],
        why: 'The citizens of Inessa take up arms; nobody goes in or out any more. From now on each month brings hunger nearer. {{TI-S-a}}',
      },
      {
        todo: ['Press **Assault the city**.'],
        why: 'Hunger costs time, an assault costs men. Eight points against two citizens behind low walls: here men are cheaper. {{TI-A-a}}',
      },
      {
        todo: ['Choose **Walls**.'],
        why: 'Your stratagem and theirs are compared like tactics. Neutral cities choose by lot: ladders against a defended gate meet nobody. {{TI-A-e}}',
      },
      {
        todo: ['Lose a point of **light infantry**.', 'And a second one.'],
        why: 'The assault costs you two points. You choose who falls: those who are worth least in battle. {{TI-A-h}}',
      },
    ],
    end: 'Inessa is yours. A city that is stormed may be plundered by the die; one that surrenders on terms is not.',
    problem: {
      title: 'Begin the siege',
      about: 'Cleander stands with Timoleon in Catana, siege engines and all. **Besiege Inessa** in this turn.',
      hints: ['Which border leads from Catana to Inessa?', 'What must be done after the last step, before you stop?'],
      solved: 'March up and invest the city in the same operation: a day before the walls is a day of hunger. {{TI-S-a}}',
    },
  },
  diplomacy: {
    title: 'Treaties and bids',
    about: 'A truce on paper, a tyrant for silver, and who may listen.',
    steps: [
      {
        todo: [
          'Beside Hicetas press **Offer a treaty**.',
          'Choose June beside **Truce until** and press **Add the term**.',
          'Press **Send the offer**.',
        ],
        why: 'Treaties bind by honour alone, but everybody hears who breaks them. Hicetas fears Dionysius more than you, and signs: three months without an enemy at your back. {{TI-R83}}',
      },
      {
        todo: ['Press **End talks**.'],
        why: 'Each faction speaks once a turn. The others have nothing to say, and nobody must pay his troops: the operation points add up to too little. {{TI-II-t}}',
      },
      {
        todo: ['Choose **Win over a minor leader**, then **Mamercus**.'],
        why: 'Three points for an attempt. Others act in secret and can be spied upon; the Democrats act in the open, so that everybody may bid. {{TI-III-r}}',
      },
    ],
    end: 'Now all who know may bid, for or against, each in secret: every full 30 talents count 1, and what is offered is gone, whatever the die says.',
    problem: {
      title: 'The price of Mamercus',
      about:
        'Win **Mamercus** over: 320 talents, and the others bid nothing. The die will show **3**; the tyrants’ feelings towards you count −1, and 7 is needed.',
      hints: ['How much must silver add to 3 − 1?', 'How many times 30 talents is that?'],
      solved: 'Five times 30 talents are 150. With one talent less, all of them would have been lost for nothing. {{TI-III-e}}',
    },
  },
  spies: {
    title: 'Spies and secrets',
    about: 'Whoever acts in secret can be found out: what a spy costs, what knowing is worth, and a treaty with two terms.',
    steps: [
      {
        todo: ['You play Hicetas. Dionysius acts in secret: choose **Spy for 2 operation points**.'],
        why: 'You see that he pays three operation points, not for whom. A spy costs two and succeeds with 4, 5 or 6. Spy when something of yours, or near you, could be bought. {{TI-III-m}}',
      },
      {
        todo: ['He courts Mamercus. Press **Tell the Democrats**.', 'Press **Finish here**: Carthage need not know.'],
        why: 'Only those who know may bid. Timoleon stands before Catana and wants Mamercus himself: a second purse against Dionysius costs you nothing. {{TI-III-n}}',
      },
      {
        todo: ['Choose **90** talents and press **Oppose with 90 talents**.'],
        why: 'Each full 30 talents count 1, for or against, and whatever is offered is gone. Dionysius bids 120, which is +4; your −3 leaves him one short of 7. {{TI-III-o}}',
      },
    ],
    end: 'A 5, +4 and −3 make 6: Mamercus stays free, and Dionysius is 120 talents poorer. Secrets are cheap to keep and dear to lose.',
    problem: {
      title: 'A treaty with two terms',
      about:
        'It is your turn to speak, and Dionysius signs what you send him. Have **a truce until June and the right of passage until June** with him.',
      hints: ['How many terms may one treaty have?', 'Add one term after the other before you send it.'],
      solved: 'Peace and an open road in one letter: what is not in the treaty nobody owes. {{TI-R83}}',
    },
  },
  syracuse: {
    title: 'Syracuse',
    about: 'The city has its own map: five quarters, a fortress, open ground and two harbours.',
    steps: [
      {
        todo: ['Choose **Activate a leader**, then **Timoleon** at Thapsos.', 'Press **Take all along**.', 'Press **Set out**.'],
        why: 'Whoever holds the whole of Syracuse for four turns wins the war. From Thapsos, Abolla and the sea one enters for one movement point. {{TI-VI-h}}',
      },
      {
        todo: ['Open the map of **Syracuse** and choose **Tyche**.'],
        why: 'Within the walls every quarter costs one point. The people of Tyche take up arms for Dionysius, but they do not bar the way. {{TI-VII-d}}',
      },
      {
        todo: ['Choose **Achradina**.'],
        why: 'Your own citizens hold it. Quarters have leaders of the people who come over with them: that is worth more than a wall. {{TI-VI-h}}',
      },
      {
        todo: ['Choose the **Market**.'],
        why: 'Ortygia, the fortress, can be attacked from the Market alone. Whoever holds it holds the key. {{TI-VI-j}}',
      },
      {
        todo: ['Press **Occupy the city**.'],
        why: 'An empty quarter is taken by walking in. Leave somebody there, or it is lost as easily. {{TI-VII-e}}',
      },
    ],
    end: 'Achradina and the Market are yours; Dionysius sits in Ortygia. Neapolis, Tyche and Epipolae remain, and then hunger will do the rest.',
    problem: {
      title: 'Close the ring',
      about: 'From Thapsos **besiege Ortygia** in a single operation of Timoleon.',
      hints: ['From which quarter alone can Ortygia be attacked?', 'Which quarters lead there, at one point each?'],
      solved: 'Through Tyche and Achradina into the Market, and the fortress is shut in on the day you came. {{TI-VI-j}}',
    },
  },
} satisfies Readonly<Record<string, LessonText>>;
export type LessonTexts = Readonly<Record<keyof typeof lessons, LessonText>>;
