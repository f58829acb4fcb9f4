import type { GameCard } from '@polemos/kernel';

export const card: GameCard = {
  title: 'Nim',
  caption: 'Une soirée · trois ou cinq tas',
  blurb: 'Prenez des boucliers dans les tas. Qui prend le dernier gagne.',
  seat: { athens: 'Athènes', sparta: 'Sparte' },
  scenario: { 'three-heaps': 'Trois tas', 'five-heaps': 'Cinq tas' },
  scenarioAbout: { 'three-heaps': 'Trois, quatre et cinq boucliers.', 'five-heaps': 'D’un à cinq boucliers.' },
  option: { 'last-loses': 'Le dernier bouclier perd' },
  optionAbout: { 'last-loses': 'Qui prend le dernier bouclier perd au lieu de gagner.' },
};
