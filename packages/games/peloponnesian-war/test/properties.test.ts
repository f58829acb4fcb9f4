import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../index.ts';

properties(peloponnesianWar, {
  fuzz: 60,
  legality: 150,
  replay: 6,
  positions: 6,
  secrecy: 20,
  mutation: 100,
  undo: 20,
  every: 5,
});
