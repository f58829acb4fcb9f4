/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Egemonia',
  caption: '5th century BC · 20 areas',
  blurb: 'Arms, plots and diplomacy, laid face down. The quickest war: half an hour.',
  seat: { athens: 'Athens', sparta: 'Sparta' },
  scenario: { standard: 'Standard', historical: 'Historical scenario' },
  scenarioAbout: {
    standard: 'Each side begins in its capital alone.',
    historical: 'Thebes and Corinth stand by Sparta, Amphipolis and Delos by Athens; draws at home are won.',
  },
  option: { 'keep-events': 'Unplayed events are kept', 'new-event': 'The Pythia gives a new event' },
  optionAbout: {
    'keep-events': 'An event that is not played stays in the hand and counts among the five of the next turn.',
    'new-event': 'The event that the Pythia takes back cannot be the one she gives.',
  },
};
