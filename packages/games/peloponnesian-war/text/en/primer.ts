import type { Primer } from '@polemos/kernel';

/** The game in three pages, in our own words. */
export const primer: Primer = {
  pages: [
    {
      title: 'A war for one, and for two',
      picture: 'war',
      caption: 'Set up for 431 BC: blue is Athens, red is Sparta, pale is neutral.',
      text: [
        'The Peloponnesian War lasts ten turns of three years. You command one side; the rules command the other by its own strategy matrix, and the story tells you each roll of the die. Two people can play as well, one side each.',
        'Do well, and you may be handed the enemy: at the start of a turn, a die plus your confidence of 6 or more changes your side. Your points stay yours, so make your side strong, but remember whom you may command next. {{PW-3.1-b}}',
        'Athens has silver and the sea, Sparta the best infantry. Neither can beat the other where it is strong.',
      ],
    },
    {
      title: 'An operation',
      picture: 'zones',
      caption: 'Shaded: the reach of Athens’ units. A Spartan army that enters it may be intercepted.',
      text: [
        'Name an objective, then a commander at home. He walks to spaces where your units wait, pays them, and takes them along: 200 talents a hoplite or cavalry, 400 a ship. Spartans on land march free. {{PW-5.1.5-a}}',
        'He always takes the shortest way; where several are equally short, a die chooses. A force has a zone of influence: its own space, for cavalry one line further by land, for ships two by sea. A force that enters an enemy’s is intercepted on 4 or more. {{PW-0.6-b}} {{PW-5.6.2-a}}',
        'When you arrive nothing is decided yet: battles and sieges wait for the combat phase. Then the auguries say whether you may go out again.',
      ],
    },
    {
      title: 'Battles, bellicosity, points',
      picture: 'siege',
      caption: 'Potidaea is in rebellion: a Spartan ally holds it, and Phormio stands before it with hoplites and ships.',
      text: [
        'A battle is two dice, one a side, with modifiers for numbers, commanders, Spartan hoplites and Athenian ships. A fortress must be besieged, and no siege of Athens succeeds while its way to the Euxine is open. {{PW-6.1.1-c}}',
        'Won battles raise your confidence for the turn, lost ones lower it. Confidence moves bellicosity, the will to fight: a side at 0 surrenders. {{PW-9.1-a}} {{PW-9.2-b}}',
        'Each battle and siege won brings you 10 points, each lost costs 15. In the campaign more than 150 win, or a surrender within three turns. {{PW-1.3.1-b}}',
      ],
    },
  ],
};
