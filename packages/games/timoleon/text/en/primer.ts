import type { Primer } from '@polemos/kernel';

/** The game in three pages, in our own words. */
export const primer: Primer = {
  pages: [
    {
      title: 'Four factions, one island',
      picture: 'sicily',
      caption: 'Sicily in the winter of 344 BC: the colours are those of the four factions, the natives and the free cities.',
      text: [
        'Carthage, the Democrats of Timoleon, and the tyrants Hicetas and Dionysius contend for Sicily, and above all for Syracuse. Each counts other things as success; the panel Score shows them.',
        'A turn is a month, or a winter; there are 25. A die gives each faction its operation points, another the order of play. {{TI-II-e}} {{TI-II-f}}',
        'The natives of the interior act by themselves, by their tables. What is not spent of your points is lost. {{TI-II-k}}',
      ],
    },
    {
      title: 'Talk, march, pay',
      picture: 'east',
      caption:
        'The east: a chip is a force with its leader, its ends tell the faction. A number on a wall is the defence of a city.',
      text: [
        'Before anybody acts there are talks: gifts, truces, alliances, treaties that may be broken. Diplomacy wins over cities and minor tyrants, spies look into others’ affairs. {{TI-II-g}}',
        'A leader takes his army along for 1 operation point and marches as far as his energy goes. Whoever meets an enemy fights: both choose a tactic in secret, and the matrix sets them against each other.',
        'Mercenaries must be paid each winter and in busy months. Unpaid men grow discontented, and may leave or change sides. {{TI-II-h}}',
      ],
    },
    {
      title: 'Syracuse',
      picture: 'syracuse',
      caption: 'The city opens from the island: five quarters, the fortress Ortygia, open ground and two harbours.',
      text: [
        'Syracuse has a map of its own. Dionysius holds most of it, Hicetas and the Democrats one quarter each. Whoever holds all eight land zones controls the city. {{TI-IX-c}}',
        'Fights in the streets are harder, barricades and walls help the defender. Walls fall to assault, to engines, to hunger, or to treason.',
        'The whole of Syracuse for four turns running wins at once for a tyrant or the Democrats; Carthage needs 15 territories besides. {{TI-FC-o}} {{TI-FD-k}}',
      ],
    },
  ],
};
