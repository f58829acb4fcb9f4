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
};
