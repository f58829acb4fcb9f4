import type { P, State } from '../state.ts';
import { HOME, NEAR, SPACE } from '../terms/board.ts';
import { controller, friendOf, isRebel } from '../terms/control.ts';
import { forceOf } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { startRebellion } from './rising.ts';

/** A table of spaces that may rise against a side: PW-E1-8, PW-E2-7. */
export interface RebellionTable {
  /** By the sum of two dice, from 2; past the last nothing happens. */
  readonly spaces: readonly number[];
  /** Against whom. */
  readonly of: number;
  readonly rules: { readonly roll: string; readonly again: string; readonly spread: string };
}

/** PW-3.3-c, PW-R126: controlled by the side rebelled against, and without a Force of it. */
const mayRise = (s: State, space: number, of: number): boolean =>
  !isRebel(s, space) && controller(s, space) === of && colourOf(s, space) === of && forceOf(s, space, of) === 0;

/** Rolled again at +1 for each roll already made; past the table there is no rebellion. */
export function rebellionOn(play: P, { spaces, of, rules }: RebellionTable): void {
  const { state, fate } = play;
  for (let rolls = 0; ; rolls++) {
    const dice = [fate.d6('rebellion', rules.roll), fate.d6('rebellion', rules.roll)];
    const sum = dice[0] + dice[1] + rolls;
    const space = spaces[sum - 2] ?? -1;
    const rises = space >= 0 && mayRise(state, space, of);
    play.tell?.({
      kind: 'rebellion-roll',
      rule: rules.roll,
      dice,
      modifiers: rolls > 0 ? [{ rule: rules.again, by: rolls }] : [],
      sum,
      space: space < 0 ? null : SPACE.ids[space],
      again: rises || space < 0 ? null : isRebel(state, space) ? rules.again : 'PW-R126',
    });
    if (space < 0) {
      play.tell?.({ kind: 'no-rebellion', rule: rules.roll });
      return;
    }
    if (!rises) continue;
    startRebellion(play, space, rules.roll);
    return neighboursFollow(play, space, of, rules.spread);
  }
}
/** A 6 for each adjacent space of the same side without a Force of it. */
function neighboursFollow(play: P, space: number, of: number, rule: string): void {
  const { state, fate } = play;
  for (const near of NEAR[space]) {
    if (near === HOME[of] || !mayRise(state, near, of)) continue;
    if (friendOf(state, near) !== of || forceOf(state, near, 1 - of) > 0) continue;
    const die = fate.d6(`rebellion in ${SPACE.ids[near]}`, rule);
    play.tell?.({ kind: 'spread-roll', rule, space: SPACE.ids[near], die, modifiers: [], success: die === 6 });
    if (die === 6) startRebellion(play, near, rule);
  }
}
