import { properties } from '@polemos/kernel/testing';
import { egemonia } from '../index.ts';

properties(egemonia, {
  fuzz: 20_000,
  legality: 20_000,
  replay: 120,
  positions: 50,
  secrecy: 300,
  mutation: 2000,
  undo: 800,
  every: 2,
});
