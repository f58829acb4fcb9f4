import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../../index.ts';

properties(peloponnesianWar, {
  fuzz: 60,
  legality: 400,
  replay: 6,
  positions: 6,
  secrecy: 80,
  mutation: 120,
  undo: 15,
  every: 7,
});
