import { plays, REBELS_OF_THEIR_SIDE } from '../editions/readings.ts';
import type { P, State } from '../state.ts';
import { NEAR, SPACE } from '../terms/board.ts';
import { controller, friendOf, isHome, isRebel } from '../terms/control.ts';
import { forceOf } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { NO_SIDE } from '../terms/units.ts';
import { startRebellion } from './rising.ts';

/** A table of spaces that may rise against a side: PW-E1-8, PW-E2-7. */
export interface RebellionTable {
  /** By the sum of two dice, from 2; past the last nothing happens. */
  readonly spaces: readonly number[];
  /** Against whom. */
  readonly of: number;
  readonly rules: { readonly roll: string; readonly again: string; readonly spread: string };
}

/** Controlled by a side whose own it is, and without a Force of it. */
const isLoyal = (s: State, space: number, of: number): boolean =>
  !isRebel(s, space) && controller(s, space) === of && colourOf(s, space) === of && forceOf(s, space, of) === 0;
/** PW-3.3-c: a Force of its own League, or of the side rebelled against, keeps it quiet. */
function isGuarded(s: State, space: number, of: number): boolean {
  const league = colourOf(s, space);
  return forceOf(s, space, of) > 0 || (league !== NO_SIDE && forceOf(s, space, league) > 0);
}
/** The rule by which this space does not rise and the dice are rolled again, or null. */
function refuseRise(s: State, space: number, { of, rules }: RebellionTable): string | null {
  if (isRebel(s, space)) return rules.again;
  if (plays(s, REBELS_OF_THEIR_SIDE)) return isLoyal(s, space, of) ? null : 'PW-R126';
  return isGuarded(s, space, of) ? 'PW-3.3-c' : null; // PW-R126
}

/** Rolled again at +1 for each roll already made; past the table there is no rebellion. */
export function rebellionOn(play: P, table: RebellionTable): void {
  const { state, fate } = play;
  const { spaces, rules } = table;
  for (let rolls = 0; ; rolls++) {
    const dice = [fate.d6('rebellion', rules.roll), fate.d6('rebellion', rules.roll)];
    const sum = dice[0] + dice[1] + rolls;
    const space = spaces[sum - 2] ?? -1;
    const again = space < 0 ? null : refuseRise(state, space, table);
    play.tell?.({
      kind: 'rebellion-roll',
      rule: rules.roll,
      dice,
      modifiers: rolls > 0 ? [{ rule: rules.again, by: rolls }] : [],
      sum,
      space: space < 0 ? null : SPACE.ids[space],
      again,
    });
    if (space < 0) {
      play.tell?.({ kind: 'no-rebellion', rule: rules.roll });
      return;
    }
    if (again !== null) continue;
    startRebellion(play, space, rules.roll);
    return neighboursFollow(play, space, rules.spread);
  }
}
/** A 6 for each adjacent space of the same League that is its own and empty. */
function neighboursFollow(play: P, space: number, rule: string): void {
  const { state, fate } = play;
  const of = colourOf(state, space);
  for (const near of NEAR[space]) {
    if (isHome(near) || !isLoyal(state, near, of)) continue;
    if (friendOf(state, near) !== of || forceOf(state, near, 1 - of) > 0) continue;
    const die = fate.d6(`rebellion in ${SPACE.ids[near]}`, rule);
    play.tell?.({ kind: 'spread-roll', rule, space: SPACE.ids[near], die, modifiers: [], success: die === 6 });
    if (die === 6) startRebellion(play, near, rule);
  }
}
