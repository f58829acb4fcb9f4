import { ask, each, loop, procedure, when } from '@polemos/kernel';
import { compare, gatherUp, nextArea, oracle, reveal } from '../comparison/comparison.ts';
import type { State } from '../state.ts';
import { nike } from '../victory/nike.ts';
import { draw, oracleHeld, pythia } from './draw.ts';
import { eventsInHand, favour, placement } from './placement.ts';

/** EG-3: the six phases of a turn. */
export const turn = procedure<State>(
  'turn',
  draw, // EG-3.1
  when(oracleHeld, ask(pythia)), // EG-3.2
  favour, // EG-3.3
  loop(eventsInHand, ask(placement)), // EG-3.4
  reveal, // EG-3.5
  each('area', nextArea, compare), // EG-5
  gatherUp, // EG-5-m
  oracle, // EG-4.8
  nike, // EG-3.6
);

/** EG-1.1-a: turn after turn, until nike ends it. */
export const game = procedure<State>(
  'game',
  loop(() => true, ask(turn)),
);
