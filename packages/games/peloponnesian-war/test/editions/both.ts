import type { Action } from '@polemos/kernel';
import type { Position } from '../../index.ts';
import { QUIET } from '../quiet.ts';
import { type Loose, loose, type Rolls } from '../table.ts';

// One position, two editions, two results: a test for each difference of the comparison that shows on the board.

export const EDITIONS = ['second', 'first'] as const;
export type Pair<T> = readonly [second: T, first: T];
/** The same position and dice under both editions. */
export const both = (position: Position, rolls: Rolls = {}, scenario = 'campaign'): Pair<Loose> =>
  EDITIONS.map(edition => loose(position, rolls, scenario, { edition })) as unknown as Pair<Loose>;
export const each = <T>(pair: Pair<Loose>, look: (t: Loose) => T): Pair<T> => [look(pair[0]), look(pair[1])];
/** Under the first alone, where its dice are others. */
export const inFirst = (position: Position, rolls: Rolls = {}, more = {}): Loose =>
  loose(position, rolls, 'campaign', { edition: 'first', ...more });
export type Forces = NonNullable<Position['forces']>;

export const OPERATE: Action = { type: 'operate' };
export const MARCH: Action = { type: 'march' };
/** An Expedition of Athens under Pericles, about to march. */
export const bound = (
  at: string,
  objective: string,
  units: Record<string, number>,
  forces: Forces = {},
  more: Position = {},
): Position => ({
  ...QUIET,
  phase: 'expedition',
  leaders: { ...QUIET.leaders, pericles: 'expedition' },
  forces: { sparta: { 'home-guard': 3 }, ...forces },
  operation: { side: 'athens', leader: 'pericles', objective, at, units, route: [], next: 0, marching: false, plan: [] },
  ...more,
});
/** The Combat Phase with these Forces and commanders. */
export const combat = (forces: Forces, leaders: Record<string, string>, more: Position = {}): Position => ({
  ...QUIET,
  phase: 'sieges',
  passed: { athens: true, sparta: true },
  forces,
  ...more,
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup', ...leaders },
});
export const battle = (athens: number, sparta: number): Rolls => ({ 'battle of athens': [athens], 'battle of sparta': [sparta] });
export const sciOf = (t: Loose) => [t.now.sci.athens, t.now.sci.sparta];
export const rules = (kind: string) => (t: Loose) => t.of(kind).map(({ rule }) => rule);
