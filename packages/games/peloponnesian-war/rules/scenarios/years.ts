import type { State } from '../state.ts';
import { SCENARIO } from './scenarios.ts';

/** The first year of turn 1, before Christ, and how many a turn stands for. */
interface Calendar {
  readonly began: number;
  readonly span: number;
}
const GREAT_WAR: Calendar = { began: 431, span: 3 };
/** The two other wars have years of their own, as printed above their set-ups (10.3, 10.5). */
const OTHERS: Readonly<Record<string, Calendar>> = {
  'first-war': { began: 460, span: 3 },
  'fall-of-sparta': { began: 401, span: 6 },
};

/** The years of a turn, first and last. */
export function yearsOf({ scenario, turn }: Pick<State, 'scenario' | 'turn'>): { readonly from: number; readonly to: number } {
  const { began, span } = OTHERS[SCENARIO.ids[scenario]] ?? GREAT_WAR;
  const from = began - span * (turn - 1);
  return { from, to: from - span + 1 };
}
