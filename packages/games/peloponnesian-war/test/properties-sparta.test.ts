import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../index.ts';

/** The same game, always The Fall of Sparta: most of its rules are its own. */
const sparta = {
  ...peloponnesianWar,
  id: 'the fall of sparta',
  scenarios: peloponnesianWar.scenarios.filter(({ id }) => id === 'fall-of-sparta'),
  options: peloponnesianWar.options.map(option =>
    option.id === 'players'
      ? { ...option, values: ['two'] }
      : option.id === 'edition'
        ? { ...option, values: ['second'] }
        : option,
  ),
};

properties(sparta, { fuzz: 12, legality: 120, replay: 2, positions: 4, secrecy: 3, mutation: 6, undo: 3, every: 11 });
