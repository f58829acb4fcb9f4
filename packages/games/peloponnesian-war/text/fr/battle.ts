import type { BattleWords } from '../en/battle.ts';

export const battle: BattleWords = {
  steps: ['Genre', 'Modificateurs', 'Dés', 'Résultat'],
  at: space => `La bataille de ${space}`,
  against: (own, other) => `${own} contre ${other}`,
  atMostOne: (own, other) => `${own} contre ${other}, jamais plus de +1`,
  tactics: (athens, sparta) => `${athens}, ${sparta}`,
  halfFleet: (part, whole) => `la moitié des navires athéniens ? ${part} sur ${whole}`,
  halfArmy: (part, whole) => `la moitié des troupes de terre en hoplites spartiates ? ${part} sur ${whole}`,
  atHome: 'on se bat à Sparte même',
  atOnce: 'ensemble',
  lossesLand: 'Les hoplites tombent avant la cavalerie, les citoyens avant les alliés.',
  winnerKeeps: 'Le vainqueur reste et ne perd rien.',
  bothLose: n =>
    n === 0 ? 'La bataille est indécise : personne ne tombe.' : 'La bataille est indécise : chaque camp perd un point de force.',
  onlySo: n => (n === 1 ? 'un point de force' : `${n} points de force`),
  goesHome: side => `Les survivants et les chefs de ${side} rentrent chez eux.`,
  goesOnAshore: 'Les survivants se battent encore à terre.',
  confidence: both => `Confiance : ${both}.`,
  points: (from, to) => `Vos points ${from} → ${to}.`,
  bothPoints: both => `Points : ${both}.`,
  next: what => `Ensuite : ${what}`,
  goOn: 'Continuer',
  open: 'Ouvrir la bataille',
};
