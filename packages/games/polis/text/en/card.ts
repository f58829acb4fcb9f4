/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Polis',
  caption: '478–404 BC · 18 poleis',
  blurb: 'People are your score and your army, prestige your score and your fuel. An economic duel of an hour and a half.',
  seat: {
    sparta: 'Sparta',
    athens: 'Athens',
  },
  scenario: {
    full: 'Full game',
    'corinthian-war': 'Corinthian War',
    'second-peloponnesian-war': 'Second Peloponnesian War',
  },
  scenarioAbout: {
    full: 'Four rounds, from the league of Delos to the fall of Athens.',
    'corinthian-war': 'One round without events or projects: Sparta against a league of four cities.',
    'second-peloponnesian-war': 'The last two rounds, with armies in the field from the start.',
  },
};
