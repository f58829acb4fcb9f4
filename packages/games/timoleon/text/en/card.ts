/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Timoleone',
  caption: '344–341 BC · Sicily',
  blurb: 'Four factions for Sicily: armies to pay, treaties to sign and to break, bribes, spies, and the walls of Syracuse.',
  seat: { timoleon: 'Timoleon', carthage: 'Carthage', hicetas: 'Hicetas', dionysius: 'Dionysius' },
  scenario: { campaign: 'The campaign' },
  scenarioAbout: {
    campaign: 'Twenty-five turns, from the winter of 344 to June 341. The natives of the interior act by themselves.',
  },
};
