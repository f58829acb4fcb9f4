/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Polis',
  caption: '478–404 BC · 18 poleis',
  blurb:
    'Your population is your score and your army, prestige your score and your fuel. An economic duel of an hour and a half.',
  seat: { sparta: 'Sparta', athens: 'Athens' },
  scenario: { full: 'Full game', 'corinthian-war': 'Corinthian War', 'second-peloponnesian-war': 'Second Peloponnesian War' },
  scenarioAbout: {
    full: 'Four rounds, from the Delian League to the fall of Athens.',
    'corinthian-war': 'One round without events and projects: Sparta against Athenai, Thebai, Korinthos and Argos.',
    'second-peloponnesian-war': 'Two rounds with events, projects and trade: the war that ended an age.',
  },
  option: { 'boiotia-megaris': 'Boiotia and Megaris adjoin', 'open-voyage': 'Voyages from and to held seas' },
  optionAbout: {
    'boiotia-megaris': 'Hoplites and the proxenos go straight between Boiotia and Megaris.',
    'open-voyage': 'Hoplites may embark in and land from a sea that the opponent controls; only the seas between must be free.',
  },
};
