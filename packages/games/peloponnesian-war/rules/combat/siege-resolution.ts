import { bookOf } from '../editions/book.ts';
import { type P, SIEGES, type State } from '../state.ts';
import { SPACE, SPACES } from '../terms/board.ts';
import { unmark } from '../terms/control.ts';
import { forceOf, isArmy, sendHome, unitsOf } from '../terms/forces.ts';
import { NO_SIDE, SIDES } from '../terms/units.ts';
import { siegesOfTwo } from '../two-players/combat.ts';
import { besieger, resolve, siegeClasses } from './siege.ts';

/** PW-6.3: home spaces, coalition spaces, others; by lot inside a class. */
export function siegeResolution(play: P): void {
  const { state, fate } = play;
  liftEmptySieges(play);
  if (bookOf(state).nextCombat !== 'lot') return play.call(siegesOfTwo);
  for (;;) {
    const [sieges, rank] = nextSieges(state);
    if (sieges.length === 0) return;
    const space = sieges[fate.lot(sieges.length, 'next siege', 'PW-6.3-b', i => SPACE.ids[sieges[i]])];
    if (sieges.length > 1)
      play.tell?.({
        kind: 'order',
        rule: 'PW-6.3-b',
        what: 'siege',
        space: SPACE.ids[space],
        rank,
        of: sieges.map(one => SPACE.ids[one]),
      });
    resolve(play, space);
  }
}
/** PW-6.3-a. Besiegers whose commander has died go home (PW-R159): no Army is left, and two sides may not share a space. */
function liftEmptySieges(play: P): void {
  const { state } = play;
  for (let space = 0; space < SPACES; space++) {
    const side = besieger(state, space);
    if (side === NO_SIDE || isArmy(state, space, side)) continue;
    unmark(state, space, SIEGES);
    if (forceOf(state, space, side) === 0) {
      play.tell?.({ kind: 'siege-lifted', rule: 'PW-6.3-a', space: SPACE.ids[space] });
      continue;
    }
    const units = unitsOf(state, space, side);
    sendHome(state, space, side);
    play.tell?.({ kind: 'siege-lifted', rule: 'PW-R159', space: SPACE.ids[space], side: SIDES[side], units });
  }
}
function nextSieges(s: State): [number[], number] {
  const classes = siegeClasses(s);
  const rank = classes.findIndex(list => list.length > 0);
  return rank < 0 ? [[], 0] : [classes[rank], rank];
}
