import type { Play, RuleId, Seat } from '@polemos/kernel';
import { AREAS, ATHENS, CAPITAL, SEATS, SPARTA, VALUE } from '../components/board.ts';
import { type State, TURNS } from '../state.ts';

export const VALUE_TO_WIN = 10; // EG-7-a

/** EG-7.1-a: the value of the areas that a side controls. */
export function valueHeld(s: State, side: Seat): number {
  let value = 0;
  for (let area = 0; area < AREAS; area++) if (s.level[area * 2 + side] > 0) value += VALUE[area];
  return value;
}

/** EG-7-d */
export function levelsOf(s: State, side: Seat): number {
  let levels = 0;
  for (let area = 0; area < AREAS; area++) levels += s.level[area * 2 + side];
  return levels;
}

const qualifies = (s: State, side: Seat, value: number): boolean =>
  value >= VALUE_TO_WIN && s.level[CAPITAL[side] * 2 + side] > 0;

/** EG-3.6, EG-7 */
export function nike(play: Play<State>): void {
  const { state } = play;
  const sparta = valueHeld(state, SPARTA);
  const athens = valueHeld(state, ATHENS);
  const spartaQualifies = qualifies(state, SPARTA, sparta);
  const athensQualifies = qualifies(state, ATHENS, athens);
  play.tell?.({ kind: 'count', rule: 'EG-3.6-a', sparta, athens });
  const leads = Math.sign(sparta - athens); // 1: Sparta
  if (spartaQualifies && athensQualifies) {
    if (leads !== 0) return end(play, leads, 'EG-7-b');
  } else if (spartaQualifies) return end(play, 1, 'EG-7-a');
  else if (athensQualifies) return end(play, -1, 'EG-7-a');
  if (state.turn < TURNS) return;
  if (leads !== 0) return end(play, leads, 'EG-7-c');
  end(play, Math.sign(levelsOf(state, SPARTA) - levelsOf(state, ATHENS)), 'EG-7-d');
}

function end(play: Play<State>, leads: number, rule: RuleId): void {
  const { state } = play;
  const detail = {
    value: { sparta: valueHeld(state, SPARTA), athens: valueHeld(state, ATHENS) },
    levels: { sparta: levelsOf(state, SPARTA), athens: levelsOf(state, ATHENS) },
  };
  play.end({ rule, score: leads === 0 ? [0.5, 0.5] : leads > 0 ? [1, 0] : [0, 1], detail });
  play.tell?.({ kind: 'ended', rule, seat: leads === 0 ? null : SEATS[leads > 0 ? SPARTA : ATHENS], ...detail });
}
