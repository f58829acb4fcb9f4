import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../index.ts';

/** The same properties, with every match of the first edition. */
const options = peloponnesianWar.options.map(option =>
  option.id === 'edition' ? { ...option, values: ['first'], default: 'first' } : option,
);
properties(
  { ...peloponnesianWar, options, scenarios: peloponnesianWar.scenarios.filter(({ only }) => only?.edition?.includes('first')) },
  { fuzz: 40, legality: 80, replay: 8, positions: 8, secrecy: 8, mutation: 16, undo: 8, every: 7 },
);
