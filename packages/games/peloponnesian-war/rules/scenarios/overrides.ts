import type { State } from '../state.ts';
import { FALL_OF_SPARTA } from './fall-of-sparta/fall-of-sparta.ts';
import { FIRST_WAR } from './first-war/first-war.ts';
import { SCENARIOS } from './scenarios.ts';

/** What a scenario of its own forbids beyond the rules of all (PW-10-b): each answers the rule, or null. */
export interface Overrides {
  /** A side may not name this objective, or not for this kind of operation. */
  objective(s: State, side: number, space: number): string | null;
  /** A side may not cause rebellion there. */
  rebellion(s: State, side: number, space: number): string | null;
  /** SP that may not be activated where the commander stands. */
  activation(s: State, kind: number, count: number): string | null;
  /** The Expedition may not march, or give up, yet. */
  march(s: State): string | null;
}
const NONE: Overrides = { objective: () => null, rebellion: () => null, activation: () => null, march: () => null };
/** Looked up when it is asked: while modules load, one may not be there yet. */
const byScenario = (events: string | undefined): Overrides =>
  events === 'first-war' ? FIRST_WAR : events === 'fall-of-sparta' ? FALL_OF_SPARTA : NONE;

/** Whether the scenario has overrides at all: the campaign need not ask. */
export const hasOverrides = (s: State): boolean => SCENARIOS[s.scenario].events !== undefined;
export const overridesOf = (s: State): Overrides => byScenario(SCENARIOS[s.scenario].events);
