import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../../index.ts';

// The same as in properties.test.ts, as often as the house asks of its games.
properties(peloponnesianWar, {
  fuzz: 1_000,
  legality: 2_000,
  replay: 200,
  positions: 200,
  secrecy: 2_000,
  mutation: 2_000,
  undo: 2_000,
  every: 20,
});
