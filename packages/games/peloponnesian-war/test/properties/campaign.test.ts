import { properties } from '@polemos/kernel/testing';
import { peloponnesianWar } from '../../index.ts';

properties(peloponnesianWar, {
  fuzz: 60,
  legality: 400,
  replay: 10,
  positions: 10,
  secrecy: 80,
  mutation: 200,
  undo: 30,
  every: 7,
});
