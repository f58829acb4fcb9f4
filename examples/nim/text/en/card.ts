import type { GameCard } from '@polemos/kernel';

export const card: GameCard = {
  title: 'Nim',
  caption: 'An evening · three or five heaps',
  blurb: 'Take shields from the heaps. Whoever takes the last one wins.',
  seat: { athens: 'Athens', sparta: 'Sparta' },
  scenario: { 'three-heaps': 'Three heaps', 'five-heaps': 'Five heaps' },
  scenarioAbout: { 'three-heaps': 'Three, four and five shields.', 'five-heaps': 'One to five shields.' },
  option: { 'last-loses': 'The last shield loses' },
  optionAbout: { 'last-loses': 'Whoever takes the last shield loses instead of winning.' },
};
