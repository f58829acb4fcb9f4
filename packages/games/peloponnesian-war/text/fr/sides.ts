import type { Speakers } from '../sides.ts';

/** How the sides are called in a sentence and on a label; in The Fall of Sparta Athens is the Coalition. */
export const sides: Speakers = {
  usual: {
    names: {
      athens: 'Athènes',
      sparta: 'Sparte',
      persia: 'la Perse',
      athens_commander: 'le chef athénien',
      sparta_commander: 'le chef spartiate',
    },
    seats: { athens: 'Athènes', sparta: 'Sparte' },
  },
  hegemony: {
    names: {
      athens: 'la Coalition',
      sparta: 'Sparte',
      persia: 'la Perse',
      athens_commander: 'le chef de la Coalition',
      sparta_commander: 'le chef spartiate',
    },
    seats: { athens: 'Coalition', sparta: 'Sparte' },
  },
};
