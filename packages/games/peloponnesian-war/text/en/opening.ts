/** PW-10.3.5, PW-10.5.5: how a war of wills ends. */
interface ByWill {
  readonly lastTurn: number;
  readonly will: {
    readonly rule: string;
    readonly peace?: string;
    readonly homes: readonly string[];
    readonly bothAtZero: 'draw' | 'nobody';
  };
  readonly alone: boolean;
}
interface Ends {
  readonly rule: string;
  readonly onArmistice: boolean;
  readonly onReturn: boolean;
  /** PW-10.2.4-a: as soon as he has left his side, not when he returns to it. */
  readonly abroad: boolean;
}
const SIDE = { athens: 'Athens', sparta: 'Sparta' };

export const opening = {
  title: 'The Peloponnesian War',
  caption: (scenario: string, way: string, edition: string) => `${scenario} · ${way} · ${edition}`,
  alone: 'solitaire',
  two: 'for two',
  editions: { second: '2nd edition', first: '1st edition' },
  command: { athens: 'You command Athens.', sparta: 'You command Sparta.' },
  commandCoalition: 'You command the Coalition.',
  turn: 'Do well, and you change sides: from turn to turn, a die plus your confidence of 6 or more hands you the enemy. Your points come along. {{PW-3.1-b}}',
  scenarios: {
    campaign: {
      name: 'Campaign',
      when: '431 BC.',
      athens:
        'Silver and ships are yours; the best spearmen are Sparta’s. The Long Walls keep Athens safe: strike where the sea can carry you.',
      sparta:
        'Your hoplites march free and nobody beats them in the field; the sea is Athens’. Burn Attica, raise rebels, and learn to row.',
      first: { title: 'See Sparta march', text: 'Archidamus comes to Attica. Stop the story whenever you like.' },
    },
    archidamian: {
      name: 'Archidamian War',
      when: '431 BC.',
      athens:
        'Ten years of war, and the Long Walls keep Athens safe. Silver and ships are yours: strike where the sea can carry you.',
      sparta: 'Ten years to break Athens before it tires you. Your hoplites march free; the sea belongs to the enemy.',
      first: { title: 'See Sparta march', text: 'Archidamus comes to Attica. Stop the story whenever you like.' },
    },
    decelean: {
      name: 'Decelean War',
      when: '416 BC.',
      athens:
        'Your best army stands before Syracuse, and Gylippus stands there too. Bring it home with a victory, or do without it.',
      sparta:
        'Athens has sent its strength to Sicily. Gylippus holds Syracuse: hold it with him, and shake the League meanwhile.',
      first: { title: 'See Sparta march', text: 'Agis opens the turn. Stop the story whenever you like.' },
    },
    'fall-of-athens': {
      name: 'Fall of Athens',
      when: '413 BC.',
      athens:
        'Sicily is lost, half the League is in rebellion, and Persia pays your enemy. What is left is a fleet at the Hellespont.',
      sparta:
        'Athens has lost Sicily, and its League is breaking up. Mindarus has ships at last: end the war before the money ends.',
      first: { title: 'Ask the gods', text: 'Both fleets have already sailed. Auguries decide whether you act again.' },
    },
    'first-war': {
      name: 'First Peloponnesian War',
      when: '460 BC.',
      athens:
        'No walls reach the sea yet, and the will to fight is all that counts. Spread your enemy thin, from Corinth to Egypt.',
      sparta: 'Athens has no Long Walls yet. A few lost battles can break its will: fight while you are the stronger.',
      first: { title: 'Draw a commander', text: 'Each side draws its commander, and a die chooses Sparta’s strategy.' },
    },
    'fall-of-sparta': {
      name: 'Fall of Sparta',
      when: '401 BC.',
      athens:
        'Thebes and Athens, two treasuries and one purpose that shifts from turn to turn. Persia may come in against either side.',
      sparta: 'You won the great war, and now everybody is against you. Fine hoplites, few of them: spend them with care.',
      first: { title: 'Draw a commander', text: 'Each side draws its commander for the turn.' },
    },
  },
  firstOfTwo: {
    title: 'See who begins',
    text: 'The side whose commander has the higher strategic rating goes first; equal ratings roll a die.',
  },
  winsCampaign: (more: number, last: number) =>
    `**More than ${more} points** when turn ${last} ends; or that either side surrenders in turns 1 to 3. {{PW-1.3.1-b}}`,
  winsShort: (points: number, last: number, { rule, onArmistice, onReturn, abroad }: Ends, side: 'athens' | 'sparta') =>
    `**${points} points or more** at the end: after turn ${last}, when a side surrenders${onArmistice ? ', at an armistice' : ''}${abroad ? ', or when you change sides' : onReturn ? `, or when you come back to ${SIDE[side]} after a change of sides` : ''}. {{${rule}}}`,
  winsOfTwo: (last: number) =>
    `**Make the enemy surrender.** Otherwise the higher total after turn ${last} wins, and equal totals are a draw. {{PW-R129}}`,
  winsByWill: ({ lastTurn, will, alone }: ByWill) =>
    `**Wear out the enemy’s bellicosity.** A side whose bellicosity is 0 at the end of a turn loses, and so does ${will.homes.length > 1 ? 'one that' : 'Sparta if it'} has lost its home space${will.bothAtZero === 'nobody' ? '; if both are at 0, Persia wins and both players lose' : ''}. ${will.peace === undefined ? '' : `Both at 1 or 2: a peace of thirty years, a draw. {{${will.peace}}} `}After turn ${lastTurn} the war is a draw. ${alone ? 'You win with the side that you have at the end. ' : ''}{{${will.rule}}}`,
  points: {
    title: 'How points are made',
    battle: 'You win a battle',
    siege: 'You take a place by siege',
    battleLost: 'You lose a battle',
    siegeLost: 'You lose a place to a siege',
    surrender: (turn: number) => `A side surrenders in turn ${turn}`,
    note: '200 divided by the number of the turn, whoever surrenders. {{PW-1.2-f}}',
    noteNumber: '200 divided by the number of the turn, whoever surrenders. {{PW1-R11}}',
    noteFirst: '200 divided by the turns that were played, whoever surrenders. {{PW1-9-a}}',
    noteTwo: 'Each side keeps its own points; whoever surrenders has lost. {{PW-R129}}',
  },
  will: {
    title: 'What moves bellicosity',
    up: 'Every 2 points of confidence above 0',
    down: 'Each point of confidence below 0',
    spaces: 'Every 10 spaces captured, ravaged or in rebellion',
    note: (will: number) => `Counted when a turn ends; you begin with ${will}. {{PW-9.1-a}}`,
  },
  long: (turns: number) => `**${turns} turns**, about twenty minutes each. Every action is saved: stop when you like.`,
  steps: {
    objective: {
      title: 'Choose where',
      text: 'Name the space that your commander is to reach. Gold marks what the rules allow.',
    },
    gather: 'Gather',
    gatherAthens: (ships: string, land: string, fund: string) =>
      `A ship costs ${ships} talents, hoplites and cavalry ${land}. Keep ${fund} for an emergency.`,
    gatherSparta: (land: string, ships: string) =>
      `Spartan hoplites and cavalry march free. Allies on land cost ${land} talents, a ship ${ships}.`,
    gatherCoalition: (ships: string, land: string) =>
      `A ship costs ${ships} talents, hoplites and cavalry ${land}. The commander’s city pays.`,
    march: { title: 'March', text: 'The way, who may intercept you and the odds are shown before a die is rolled.' },
  },
};
export type OpeningWords = typeof opening;
