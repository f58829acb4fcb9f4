/** What is shown of the game before it is chosen. */
export const card = {
  title: 'The Peloponnesian War',
  caption: '431–404 BC · 193 spaces · alone or two',
  blurb: 'The game plays your enemy from two strategy matrices, and success makes you change sides.',
  seat: {
    player: 'You',
    athens: 'Athens',
    sparta: 'Sparta',
  },
  seatIn: {
    'fall-of-sparta': {
      athens: 'Coalition',
    },
  },
  scenario: {
    campaign: 'Campaign',
    archidamian: 'Archidamian War',
    decelean: 'Decelean War',
    'fall-of-athens': 'Fall of Athens',
    'first-war': 'First Peloponnesian War',
    'fall-of-sparta': 'Fall of Sparta',
  },
  scenarioAbout: {
    campaign: 'The whole war from 431 BC, ten turns.',
    archidamian: 'The first ten years, to the Peace of Nicias.',
    decelean: 'After the peace: Sicily, Decelea, the Hellespont.',
    'fall-of-athens': 'The last years, with Persia’s gold for Sparta.',
    'first-war': 'A generation earlier, before the Long Walls: six turns, and will alone decides.',
    'fall-of-sparta': 'For two: Sparta against a Coalition of Thebes and Athens, with the Persians against all. Seven turns.',
  },
  option: {
    'fall-of-athens-returns': 'Fall of Athens: back to Sparta',
    'surrender-by-turn-number': 'Surrender by the number of the turn',
    players: 'Players',
    edition: 'Edition of the rules',
    'half-of-whole-force': 'Half of the whole Force',
    'amphipolis-barred': 'Amphipolis bars the way',
    'long-walls-leader': 'A commander for Athens',
  },
  value: {
    players: {
      solitaire: 'Solitaire',
      two: 'Two players',
    },
    edition: {
      second: 'Second edition, 2019',
      first: 'First edition, 1991',
    },
  },
  optionAbout: {
    'fall-of-athens-returns': 'The Fall of Athens ends when you are Sparta again, not as soon as you become Athens.',
    'surrender-by-turn-number': 'A surrender brings 200 points divided by the number of the turn, not by the turns played.',
    'half-of-whole-force': 'Half of the whole Force counts for the +2 in battle.',
    'amphipolis-barred': 'Amphipolis bars the way like Naupactus and Byzantium.',
    'long-walls-leader': 'Forces in Athens draw a commander before a battle.',
  },
  bot: {
    oracle: 'Oracle',
  },
  botAbout: {
    oracle: 'The oracle plays its side as the game itself would: by the strategy matrices, without searching.',
  },
  page: {
    editions: 'The two editions, side by side',
  },
};
