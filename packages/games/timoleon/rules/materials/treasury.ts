import type { Play, RuleId } from '@polemos/kernel';
import { SUMS } from '../actions.ts';
import { sackCity } from '../economy/plunder.ts';
import type { State } from '../state.ts';
import { SEATS } from './board.ts';
import { cityTax } from './cities.ts';
import { troopsIn } from './control.ts';

type P = Play<State>;

export function refuseSack({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (state.control[zone] !== seat || cityTax(zone) === 0 || state.sacked[zone] !== 0) return 'TI-IV-ab';
  return troopsIn(state, zone, seat) === 0 ? 'TI-IV-ab' : null;
}
export const sack = (play: P, _: object, zone: number): void => sackCity(play, zone, play.seat, 'TI-IV-ab');
export function refuseGive({ state, seat }: P, _: object, faction: number, sum: number): RuleId | null {
  if (faction === seat || state.out[faction] === 1) return 'TI-R63';
  return state.treasury[seat] >= SUMS[sum] ? null : 'TI-IV-a';
}
export function give(play: P, _: object, faction: number, sum: number): void {
  const { state, seat } = play;
  state.treasury[seat] -= SUMS[sum];
  state.treasury[faction] += SUMS[sum];
  play.tell?.({ kind: 'gives', rule: 'TI-R63', seat: SEATS[seat], to: SEATS[faction], talents: SUMS[sum] });
}
