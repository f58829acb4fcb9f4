import { type Table, tableOf } from '@polemos/kernel/testing';
import { type PublicView, polis } from '../index.ts';

/** Words for the tables of these tests. */
export type Side = 'sparta' | 'athens';
export const set = (position: object, chance: readonly unknown[] = [], scenario = 'full'): Table =>
  tableOf(polis, position, { chance, scenario });
export const at = (table: Table): PublicView => table.position<PublicView>();
export const prestige = (table: Table, side: Side): number => at(table).goods[side].prestige;
export const step = (table: Table): string | undefined => table.match.pending()[0]?.step;
export const asked = (table: Table): string | undefined => table.match.pending()[0]?.seat;
/** No hoplite or galley anywhere but where a test puts one. */
export const NO_UNITS = Object.fromEntries(Object.keys(at(set({})).units).map(id => [id, { sparta: 0, athens: 0 }]));
/** Plenty of everything, so that only the rule under test forbids. */
export const RICH = { metal: 9, wood: 9, wine: 9, oil: 9, silver: 20, wheat: 40, prestige: 9 };
export const BOTH_RICH = { sparta: RICH, athens: RICH };

export function march(table: Table, territory: string, ...from: readonly [string, string][]): void {
  table.act({ type: 'march', territory });
  for (const [start, way] of from) table.act({ type: 'hoplite', from: start, way });
  if (step(table) === 'marching') table.act({ type: 'done' });
}
export function sail(table: Table, sea: string, ...from: readonly string[]): void {
  table.act({ type: 'sail', sea });
  for (const start of from) table.act({ type: 'galley', from: start });
  if (step(table) === 'sailing') table.act({ type: 'done' });
}
/** An action without consequence for most tests: one metal from home. */
export function taxHome(table: Table, territory: 'lakedaimon' | 'attika'): void {
  table.act({ type: 'tax', territory });
  table.act({ type: 'assign', row: territory === 'attika' ? 'wine' : 'metal' });
  if (step(table) === 'collecting') table.act({ type: 'done' });
}
/** The offered actions of a type. */
export const offered = (table: Table, type: string): readonly Record<string, unknown>[] =>
  table.match.legal(asked(table) ?? '').filter(action => action.type === type);
