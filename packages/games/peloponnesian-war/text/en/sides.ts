import type { Speakers } from '../sides.ts';

/** How the sides are called in a sentence and on a label; in The Fall of Sparta Athens is the Coalition. */
export const sides: Speakers = {
  usual: {
    names: {
      athens: 'Athens',
      sparta: 'Sparta',
      persia: 'Persia',
      athens_own: 'Athens’',
      sparta_own: 'Sparta’s',
      athens_commander: 'the Athenian commander',
      sparta_commander: 'the Spartan commander',
    },
    seats: { athens: 'Athens', sparta: 'Sparta' },
  },
  hegemony: {
    names: {
      athens: 'the Coalition',
      sparta: 'Sparta',
      persia: 'Persia',
      athens_own: 'the Coalition’s',
      sparta_own: 'Sparta’s',
      athens_commander: 'the Coalition’s commander',
      sparta_commander: 'the Spartan commander',
    },
    seats: { athens: 'Coalition', sparta: 'Sparta' },
  },
};
