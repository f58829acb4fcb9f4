import { FIRST_WAR } from './first-war.ts';
import { SCENARIOS } from './scenarios.ts';
import type { State } from './state.ts';

/** What a scenario of its own forbids beyond the rules of all (PW-10-b): each answers the rule, or null. */
export interface Overrides {
  /** A side may not name this objective, or not for this kind of operation. */
  objective(s: State, side: number, space: number): string | null;
  /** SP that may not be activated where the commander stands. */
  activation(s: State, kind: number, count: number): string | null;
  /** The Expedition may not march, or give up, yet. */
  march(s: State): string | null;
}
const NONE: Overrides = { objective: () => null, activation: () => null, march: () => null };
const BY_SCENARIO: Readonly<Record<string, Overrides>> = { 'first-war': FIRST_WAR };

/** Whether the scenario has overrides at all: the campaign need not ask. */
export const hasOverrides = (s: State): boolean => SCENARIOS[s.scenario].events !== undefined;
export const overridesOf = (s: State): Overrides => BY_SCENARIO[SCENARIOS[s.scenario].events ?? ''] ?? NONE;
