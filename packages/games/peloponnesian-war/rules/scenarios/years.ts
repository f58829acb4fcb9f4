import type { State } from '../state.ts';
import { SCENARIO } from './scenarios.ts';

/** Turn 1 of the great war is 431 to 429 BC; the two other wars have years of their own. */
const BEGAN: Readonly<Record<string, number>> = { 'first-war': 460, 'fall-of-sparta': 400 };
const YEARS = 3;

/** A turn stands for three years: the first of them, before Christ. */
export const firstYear = ({ scenario, turn }: Pick<State, 'scenario' | 'turn'>): number =>
  (BEGAN[SCENARIO.ids[scenario]] ?? 431) - YEARS * (turn - 1);
