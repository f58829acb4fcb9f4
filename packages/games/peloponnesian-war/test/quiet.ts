import type { Position } from '../index.ts';

/** Athens to act, Sparta has passed. */
export const QUIET: Position = {
  turn: 3,
  player: 'athens',
  passed: { athens: false, sparta: true },
  initialDone: { athens: true, sparta: true },
  operations: { athens: 1, sparta: 1 },
  leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 6000, sparta: 6000 },
  forces: { athens: { 'athenian-hoplite': 6 }, piraeus: { 'athenian-naval': 8 }, sparta: { 'home-guard': 3 } },
  held: {},
};
