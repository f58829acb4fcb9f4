import { ask, each, type Play, procedure } from '@polemos/kernel';
import { isMaintenanceTurn } from '../calendar.ts';
import { FACTIONS, OWNERS, PLACES } from '../materials/board.ts';
import { pointsOf } from '../materials/forces.ts';
import { isDiscontented, TROOPS } from '../materials/units.ts';
import { settle } from '../operations/settle.ts';
import type { State } from '../state.ts';
import { openBooks, paying } from './paying.ts';
import { cheerUp, mutiny, nextMutinous, unpaidOthers } from './unpaid.ts';
import { isCompulsory, type Paying } from './upkeep.ts';

type P = Play<State>;

export const maintenanceOf = procedure<State, Paying>(
  'maintenance of a faction',
  openBooks,
  ask(paying, (_, by) => by),
  cheerUp,
  unpaidOthers,
  each('place', nextMutinous, (play, by) => play.call(mutiny, { seat: by.seat, place: by.place })),
  ({ state }) => {
    state.paid = [];
    state.cheered = [];
  },
);
/** Factions in order of play that must or may pay. */
function nextPayer({ state }: P, _: object, after: number): number {
  for (let n = after + 1; n < FACTIONS; n++) {
    const seat = state.order[n];
    if (state.out[seat] === 1) continue;
    if (isCompulsory(state) ? hasPool(state, seat) : hasDiscontent(state, seat)) return n;
  }
  return -1;
}
const hasPool = (s: State, seat: number): boolean => {
  for (let place = 0; place < PLACES; place++) if (s.slotOf[place * OWNERS + seat] >= 0) return true;
  return false;
};
function hasDiscontent(s: State, seat: number): boolean {
  for (let place = 0; place < PLACES; place++) {
    if (s.slotOf[place * OWNERS + seat] < 0) continue;
    for (let unit = 0; unit < TROOPS; unit++) if (isDiscontented(unit) && pointsOf(s, place, seat, unit) > 0) return true;
  }
  return false;
}
export const maintenancePhase = procedure<State>(
  'maintenance phase',
  play =>
    play.tell?.({
      kind: 'maintenance',
      rule: isMaintenanceTurn(play.state.turn) ? 'TI-II-h' : 'TI-II-i',
      winter: isMaintenanceTurn(play.state.turn),
      compulsory: isCompulsory(play.state),
      sum: play.state.poRolled,
    }),
  each('payer', nextPayer, (play, by) => {
    const { state } = play;
    play.call(maintenanceOf, { seat: state.order[by.payer], voluntary: !isCompulsory(state) });
  }),
  play => settle(play, -1),
);
