import type { Position } from '../index.ts';
import { loose, type Rolls } from './table.ts';

// A turn in which nobody has anything to do but what the test puts on the map.

export const CALM: Position = {
  turn: 3,
  player: 'athens',
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 2000, sparta: 2000 },
  passed: { athens: true, sparta: true },
};
export type Forces = NonNullable<Position['forces']>;
export const HOMES: Forces = { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } };
/** A phase after the operations, with the home spaces held. */
export const at = (
  phase: NonNullable<Position['phase']>,
  forces: Forces,
  more: Position = {},
  rolls: Rolls = {},
  scenario = 'campaign',
) => loose({ ...CALM, phase, forces: { ...HOMES, ...forces }, ...more }, rolls, scenario);

/** The Combat Phase, with nothing on the map but what the test puts there. */
export const combat = (forces: Forces, leaders: Record<string, string> = {}, rolls: Rolls = {}, more: Position = {}) =>
  loose({ ...CALM, phase: 'sieges', forces, held: {}, ...more, leaders: { ...CALM.leaders, ...leaders } }, rolls);
export const battle = (athens: number, sparta: number): Rolls => ({ 'battle of athens': [athens], 'battle of sparta': [sparta] });
