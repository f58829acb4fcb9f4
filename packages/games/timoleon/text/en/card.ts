/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Timoleone',
  caption: '344–341 BC · Sicily',
  blurb: 'Four factions for Sicily: armies to pay, treaties to sign and to break, bribes, spies, and the walls of Syracuse.',
  seat: { timoleon: 'Democrats', carthage: 'Carthage', hicetas: 'Hicetas', dionysius: 'Dionysius' },
  scenario: { campaign: 'The campaign' },
  scenarioAbout: {
    campaign: 'Twenty-five turns, from the winter of 344 to June 341. The natives of the interior act by themselves.',
  },
  option: {
    'eliminated-by-anybody': 'Tyrants eliminated by anybody',
    'restore-each-city': 'Each city restored once a quarter',
    'plundered-cities-pay': 'Plundered cities go on paying',
    'held-cities-only': 'Only cities held are governed',
    'fleets-bar-landings': 'A fleet bars the coast',
  },
  optionAbout: {
    'eliminated-by-anybody': 'The Democrats score a tyrant who has fallen, whoever brought him down.',
    'restore-each-city': 'A faction may restore one level of every city of its own in a quarter, not one in all.',
    'plundered-cities-pay': 'A city that was plundered still pays its tax; only a destroyed one does not.',
    'held-cities-only': 'The Democrats score the cities that they hold; independent democratic cities count for nobody.',
    'fleets-bar-landings':
      'Where a hostile fleet lies nobody lands, not even when neither wanted to fight: it must be beaten or withdraw.',
  },
};
