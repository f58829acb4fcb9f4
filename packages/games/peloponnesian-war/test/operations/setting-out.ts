import type { Action } from '@polemos/kernel';
import type { Position } from '../../index.ts';
import { type Loose, loose, type Rolls } from '../table.ts';

/** Athens to act; Sparta has passed, so that only the player rolls. */
export const BASE: Position = {
  phase: 'another',
  turn: 3,
  player: 'athens',
  passed: { athens: false, sparta: true },
  initialDone: { athens: true, sparta: true },
  operations: { athens: 1, sparta: 1 },
  leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 6000, sparta: 3000 },
  forces: {
    athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
    piraeus: { 'athenian-naval': 8, 'athenian-hoplite': 2 },
    corcyra: { 'athenian-allied-naval': 3, 'athenian-allied-hoplite': 1 },
    sparta: { 'home-guard': 3, 'spartan-hoplite': 6 },
  },
};
export const begin = (more: Position = {}, rolls: Rolls = { auguries: [1] }): Loose =>
  loose({ ...BASE, ...more }).roll({ type: 'operate' }, rolls);
export const toward = (space: string, more: Position = {}): Loose => begin(more).roll({ type: 'objective', space });
export const activate = (unit: string, count: number): Action => ({ type: 'activate', unit, count });
export const withForces = (forces: NonNullable<Position['forces']>): Position => ({ forces: { ...BASE.forces, ...forces } });
export const MARCH: Action = { type: 'march' };
