import type { Primer } from '@polemos/kernel';

/** The game in three pages, in our own words. */
export const primer: Primer = {
  pages: [
    {
      title: 'People are points',
      picture: 'greece',
      caption: 'The start: each disc is a polis with its inhabitants, each ring shows how many it can hold.',
      text: [
        'Two leagues, Athens and Sparta, contend through four rounds. At the end you count the inhabitants of your poleis, your prestige and your completed projects. {{PO-G-d}}',
        'The same people are your army: each hoplite, galley and merchant ship was an inhabitant, and no longer counts. The same prestige is your fuel: marching, sieges and taxes cost 1 each. {{PO-F-h}}',
        'So everything you do spends what you want to have in the end. Spend it where it brings more back.',
      ],
    },
    {
      title: 'Two actions, and bread',
      picture: 'sea',
      caption: 'Plates show who stands in a region: most units control it. Crates are shiploads: what they ask, what they give.',
      text: [
        'In a turn you take two different actions of twelve: create units, start a project, move, besiege, tax, trade, send your proxenos, stir up a civil war. Whoever takes fewer than two has passed. {{PO-F-g}}',
        'When the round ends each inhabitant eats 1 wheat; what is missing costs prestige, or poleis. Wheat comes from taxes where it grows, and from the markets by ship. {{PO-E2-b}}',
        'A merchant ship needs seas that the enemy’s galleys do not control. A good sold often loses value: look before you sell. {{PO-9-d}}',
      ],
    },
    {
      title: 'Battle and siege',
      picture: 'battle',
      caption: 'Two pairs of a land battle, attacker left: the phalanx is matched, the cavalry is not.',
      text: [
        'Where both sides together have 8 units or more there is a battle. The attacker lays two cards, the defender answers: a formation that is not matched costs a unit, and brings the attacker prestige. {{PO-B-a}} {{PO-B-m}}',
        'A siege needs as many hoplites as the fortification, and more than the enemy has there. The die must reach the fortification; a wall of 1 falls without a roll. {{PO-7-b}} {{PO-7-e}}',
        'Two ways to lose before the end: no prestige left when a round ends, or a capital that cannot be fed. {{PO-G-b}} {{PO-G-a}}',
      ],
    },
  ],
};
