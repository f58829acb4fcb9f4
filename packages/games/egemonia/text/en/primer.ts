import type { Primer } from '@polemos/kernel';

/** The game in three pages, in our own words. */
export const primer: Primer = {
  pages: [
    {
      title: 'Twenty areas',
      picture: 'greece',
      caption: 'The standard game begins with the two capitals; Syracuse stands in Sicily.',
      text: [
        'Athens and Sparta contend for the hegemony of Greece. Influence of 1 in an area is control, 2 is firm control. Areas worth 10, your capital among them, win at the end of any turn. {{EG-7-a}}',
        'A turn has six phases: draw, Pythia, favour of the gods, action, comparison, Nike. There are at most ten turns. {{EG-3-a}}',
        'You never move pieces: you place events face down, and find out what the other has placed.',
      ],
    },
    {
      title: 'Your hand',
      picture: 'hand',
      caption: 'Some of the 22 events. Blue and red ones favour a side, whoever plays them.',
      text: [
        'Each side fills its hand to five events. They are placed one each in turn, face down; only their order in the area is seen. What you cannot use goes into your box. {{EG-3.4-b}}',
        'A Military Option reaches two lines from your areas, Ascendancy one, a Coup d’État goes anywhere. {{EG-4.1-a}} {{EG-4.2-a}} {{EG-4.3-a}}',
        'False Alarm does nothing: it draws the enemy’s events, or hides your own.',
      ],
    },
    {
      title: 'The comparison',
      picture: 'comparison',
      caption: 'Thebes, turned up: the first event of each side meets the first of the other, then the second.',
      text: [
        'Arms beat a coup, a coup beats diplomacy, diplomacy beats arms; equals are both removed. The side with the favour of the gods places first. {{EG-5-f}} {{EG-3.4-a}}',
        'An event that wins, or is unopposed, takes 1 from the enemy’s influence, or adds 1 to yours where the enemy has none. {{EG-5-k}}',
        'Whoever gains Delphi receives the Oracle: once, it exchanges an event of the hand for another. {{EG-4.8-a}}',
      ],
    },
  ],
};
