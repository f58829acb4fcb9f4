import { properties } from '@polemos/kernel/testing';
import { egemonia } from '../index.ts';

properties(egemonia, {
  fuzz: 6_000,
  legality: 10_000,
  replay: 80,
  positions: 50,
  secrecy: 300,
  mutation: 1000,
  undo: 300,
  every: 2,
});
