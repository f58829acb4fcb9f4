import { bookOf } from '../editions/book.ts';
import type { P, State } from '../state.ts';
import { CHIOS, HELOTS, HOME, SAMOS, SPACE } from '../terms/board.ts';
import { chiosIsClosed, chiosIsLost, isFriendly } from '../terms/control.ts';
import { eliminate, forceOf, move, spOf } from '../terms/forces.ts';
import { ATHENS, allied, HOME_GUARD, HOPLITE, national, SPARTA, UNIT } from '../terms/units.ts';

/** PW-7.3-b: whether Sparta has any of their spaces again; then a revolt is over. */
export function helotsSubmit(play: P): boolean {
  const { state } = play;
  const held = HELOTS.filter(space => forceOf(state, space, ATHENS) > 0 && forceOf(state, space, SPARTA) === 0);
  if (held.length === HELOTS.length) return false;
  const ends = state.helots;
  state.helots = false;
  if (ends) play.tell?.({ kind: 'helots', rule: 'PW-7.3.1-a', revolt: 'ends', held: held.map(space => SPACE.ids[space]) });
  return true;
}
/** PW-7.3: the Helots rise when the Delian League holds all their spaces. */
export function helots(play: P): void {
  const { state } = play;
  if (helotsSubmit(play)) return;
  const rising = !state.helots;
  state.bellicosity[SPARTA] = Math.max(0, state.bellicosity[SPARTA] - 2); // PW-7.3-d, h
  state.helotCost = rising ? 500 : 1000; // PW-7.3-f, h
  const lost = rising ? loseSpartans(state, 2) : 0;
  state.helots = true; // PW-7.3-g
  play.tell?.({
    kind: 'helots',
    rule: rising ? 'PW-7.3-c' : 'PW-7.3-h',
    revolt: rising ? 'begins' : 'goes-on',
    lost,
    cost: state.helotCost,
    bellicosity: state.bellicosity[SPARTA],
  });
}

/** PW-7.3-e, PW-R73: regular Spartan hoplites in Sparta; then the Home Guard, where it is like others (PW1-0-g). */
function loseSpartans(s: State, most: number): number {
  let lost = 0;
  for (const kind of [national(SPARTA, HOPLITE), ...(bookOf(s).eliteGuard ? [] : [HOME_GUARD])]) {
    const count = Math.min(most - lost, spOf(s, HOME[SPARTA], kind));
    eliminate(s, HOME[SPARTA], kind, count);
    lost += count;
  }
  return lost;
}

/** PW-6.9-c: the Allied fleet leaves Samos when Chios is friendly again. */
export function returnToChios(play: P): void {
  const { state } = play;
  if (chiosIsLost(state)) state.chiosLost = true;
  if (!state.chiosLost || chiosIsClosed(state) || !isFriendly(state, CHIOS, ATHENS)) return;
  state.chiosLost = false;
  for (let type = 0; type < 3; type++) {
    const kind = allied(ATHENS, type);
    const count = spOf(state, SAMOS, kind);
    if (count === 0) continue;
    move(state, SAMOS, CHIOS, kind, count);
    play.tell?.({ kind: 'placed', rule: 'PW-6.9-c', unit: UNIT.ids[kind], count, space: 'chios', side: 'athens' });
  }
}
