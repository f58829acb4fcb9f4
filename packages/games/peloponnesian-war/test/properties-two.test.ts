import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../index.ts';

/** The same game, always with two players. */
const two = {
  ...peloponnesianWar,
  id: 'peloponnesian-war for two',
  options: peloponnesianWar.options.map(option => (option.id === 'players' ? { ...option, values: ['two'] } : option)),
};

properties(two, {
  fuzz: 30,
  legality: 120,
  replay: 4,
  positions: 6,
  secrecy: 6,
  mutation: 12,
  undo: 6,
  every: 7,
});
