import type { Seat } from '@polemos/kernel';
import { other } from './board.ts';
import { scoreOf } from './score.ts';
import type { State } from './state.ts';

export function evaluate(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  return 1 / (1 + Math.exp(-(scoreOf(s, seat).total - scoreOf(s, other(seat)).total) / 8));
}
