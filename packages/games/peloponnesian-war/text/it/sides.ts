import type { Speakers } from '../sides.ts';

/** How the sides are called in a sentence and on a label; in The Fall of Sparta Athens is the Coalition. */
export const sides: Speakers = {
  usual: {
    names: {
      athens: 'Atene',
      sparta: 'Sparta',
      persia: 'la Persia',
      athens_commander: 'il comandante ateniese',
      sparta_commander: 'il comandante spartano',
    },
    seats: { athens: 'Atene', sparta: 'Sparta' },
  },
  hegemony: {
    names: {
      athens: 'la Coalizione',
      sparta: 'Sparta',
      persia: 'la Persia',
      athens_commander: 'il comandante della Coalizione',
      sparta_commander: 'il comandante spartano',
    },
    seats: { athens: 'Coalizione', sparta: 'Sparta' },
  },
};
