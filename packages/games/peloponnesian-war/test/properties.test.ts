import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../index.ts';

properties(peloponnesianWar, {
  fuzz: 60,
  legality: 120,
  replay: 4,
  positions: 4,
  secrecy: 4,
  mutation: 20,
  undo: 4,
  every: 5,
});
