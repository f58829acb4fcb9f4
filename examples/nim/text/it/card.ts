import type { GameCard } from '@polemos/kernel';

export const card: GameCard = {
  title: 'Nim',
  caption: 'Una serata · tre o cinque mucchi',
  blurb: 'Prendi scudi dai mucchi. Chi prende l’ultimo vince.',
  seat: { athens: 'Atene', sparta: 'Sparta' },
  scenario: { 'three-heaps': 'Tre mucchi', 'five-heaps': 'Cinque mucchi' },
  scenarioAbout: { 'three-heaps': 'Tre, quattro e cinque scudi.', 'five-heaps': 'Da uno a cinque scudi.' },
  option: { 'last-loses': 'L’ultimo scudo perde' },
  optionAbout: { 'last-loses': 'Chi prende l’ultimo scudo perde invece di vincere.' },
};
