import { HOSTAGES_FROM_NEXT_TURN, plays } from '../editions/readings.ts';
import { nonPlayer, type P, type State, WITH_PERSIA, WITH_SPARTA } from '../state.ts';
import { HOME } from '../terms/board.ts';
import { firstLeader } from '../terms/forces.ts';
import { LEADER, STRATEGIC } from '../terms/leaders.ts';
import { SIDES, SPARTA } from '../terms/units.ts';
import { HOME_ATTACK, MATRIX, strategyFor, strategyName } from './matrices.ts';

/** PW-4.1-c, PW-R17. */
const isBarred = (s: State, side: number, row: number): boolean => s.captive[side] === 1 && row === HOME_ATTACK[side];

/** PW-6.6-c, PW-R17: hostages taken in this turn bar it at once; by the option from the next turn on. */
export const mustBeChosenAnew = (s: State, side: number): boolean =>
  isBarred(s, side, s.strategy[side]) && !plays(s, HOSTAGES_FROM_NEXT_TURN);

/** PW-4.1: kept after success, else rolled. */
export function strategyDetermination(play: P): void {
  const { state, fate } = play;
  const side = nonPlayer(state);
  const kept = state.strategy[side];
  if (kept >= 0 && state.sci[side] > 0 && !state.changed && !isBarred(state, side, kept)) {
    play.tell?.({
      kind: 'strategy-kept',
      rule: 'PW-4.1-a',
      side: SIDES[side],
      strategy: strategyName(side, kept),
      sci: state.sci[side],
    });
    return;
  }
  const modifiers = strategyModifiers(state, side);
  const bonus = modifiers.reduce((sum, { by }) => sum + by, 0);
  for (;;) {
    const die = fate.d6(`strategy of ${SIDES[side]}`, 'PW-4.1-b');
    const row = strategyFor(side, die + bonus);
    const barred = isBarred(state, side, row);
    if (!barred) state.strategy[side] = row;
    play.tell?.({
      kind: 'strategy-rolled',
      rule: barred ? 'PW-4.1-d' : 'PW-4.1-b',
      side: SIDES[side],
      die,
      modifiers,
      sum: die + bonus,
      strategy: strategyName(side, row),
      again: barred ? 'PW-4.1-c' : null,
      table: MATRIX[side].strategies.map(({ id, faces }) => ({ id, faces })),
    });
    if (!barred) return;
  }
}
/** PW-4.1-b, PW-3.4-c: the one who was selected; in the midst of the operations (PW-R17) he has gone, and another may be there. */
function commanderAtHome(s: State, side: number): number {
  const drawn = s.drawn[side];
  return drawn >= 0 && s.where[drawn] === HOME[side] ? drawn : firstLeader(s, HOME[side], side);
}
/** PW-4.1-b, PW-4.1.1-a. */
function strategyModifiers(s: State, side: number): { rule: string; by: number; leader?: string }[] {
  const modifiers: { rule: string; by: number; leader?: string }[] = [];
  const leader = commanderAtHome(s, side);
  if (leader >= 0) modifiers.push({ rule: 'PW-4.1-b', by: STRATEGIC[leader], leader: LEADER.ids[leader] });
  if (side === SPARTA && (s.alcibiades === WITH_SPARTA || s.alcibiades === WITH_PERSIA))
    modifiers.push({ rule: 'PW-4.1.1-a', by: 1 });
  return modifiers;
}

/** PW-4.2-a. */
export function resetSci(play: P): void {
  play.state.sci = [0, 0];
  play.tell?.({ kind: 'sci-reset', rule: 'PW-4.2-a' });
}
