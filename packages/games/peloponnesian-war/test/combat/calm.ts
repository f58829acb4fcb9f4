import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

export const CALM: Position = {
  phase: 'sieges',
  turn: 3,
  player: 'athens',
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 2000, sparta: 2000 },
  passed: { athens: true, sparta: true },
};
/** From siege determination to the building, with these forces and commanders. */
export const combat = (
  forces: NonNullable<Position['forces']>,
  leaders: Record<string, string>,
  rolls: Rolls = {},
  more: Position = {},
) => loose({ ...CALM, forces, held: {}, ...more, leaders: { ...CALM.leaders, ...leaders } }, rolls);
export const battle = (athens: number, sparta: number): Rolls => ({ 'battle of athens': [athens], 'battle of sparta': [sparta] });
export const PW = 'PW-6.2.4';
