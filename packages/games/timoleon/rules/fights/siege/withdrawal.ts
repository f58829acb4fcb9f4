import { decision, type Play } from '@polemos/kernel';
import { T } from '../../actions.ts';
import {
  CITIES,
  CITY,
  COAST,
  ETNA,
  isAfloat,
  isAshore,
  isFaction,
  MARCH,
  OWNER,
  OWNERS,
  PLACE,
  PORT,
  SEA,
  WAYS,
  ZONE_OF,
} from '../../materials/board.ts';
import { areAllied, fieldOf, hasHostileTroops } from '../../materials/control.ts';
import { fitsAboard, moveLeaders, shiftAll } from '../../materials/forces.ts';
import { entering } from '../../operations/entering.ts';
import type { State } from '../../state.ts';

type P = Play<State>;
interface Leaving {
  readonly zone: number;
  readonly owner: number;
  readonly place: number;
}
/** TI-A-l: where an army thrown back from the walls may go. */
function mayLeaveTo(s: State, { zone, owner, place }: Leaving, to: number): boolean {
  const field = fieldOf(zone);
  if (to === place || to >= PORT + CITIES) return false;
  if (isAfloat(to)) return isNear(s, owner, field, to) && fitsAboard(s, place, to, owner);
  if (to >= SEA || to === field) return false;
  const entered = place === MARCH && s.op.owner === owner && s.op.moved === 1;
  if (entered && isAshore(s.op.from)) return to === ZONE_OF[s.op.from];
  if (!isFree(s, owner, field, to)) return false;
  return isHeld(s, owner, to) || !hasHeldNeighbour(s, owner, field);
}
const isNear = (s: State, owner: number, zone: number, place: number): boolean =>
  s.slotOf[place * OWNERS + owner] >= 0 && (place >= PORT ? place - PORT === zone : COAST[zone].includes(place - SEA));
const isFree = (s: State, owner: number, from: number, to: number): boolean =>
  to !== ETNA && WAYS[from].some(way => way.to === to) && !hasHostileTroops(s, to, owner);
const isHeld = (s: State, owner: number, zone: number): boolean =>
  isFaction(s.control[zone]) && areAllied(s, s.control[zone], owner);
const hasHeldNeighbour = (s: State, owner: number, field: number): boolean =>
  WAYS[field].some(({ to }) => isHeld(s, owner, to) && !hasHostileTroops(s, to, owner));

function hasWay(s: State, by: Leaving): boolean {
  for (let to = 0; to < PORT + CITIES; to++) if (mayLeaveTo(s, by, to)) return true;
  return false;
}
/** The army leaves, or stays in the field without a siege when there is no way. It never surrenders (TI-R78). */
export function leaveTerritory(play: P, zone: number, owner: number, place: number): void {
  if (!isFaction(owner)) return; // TI-FN-w: natives stay till the end of their turn
  const by = { zone, owner, place };
  if (hasWay(play.state, by)) play.call(leaving, by);
}
export const leaving = decision<State, Leaving>({
  name: 'leaving',
  rule: 'TI-A-l',
  seat: (_, { owner }) => owner,
  legal({ state }, by, offer) {
    for (let to = 0; to < PORT + CITIES; to++) if (mayLeaveTo(state, by, to)) offer.add(T.retreat, to);
  },
  refuse: { retreat: ({ state }, by, to) => (mayLeaveTo(state, by, to) ? null : 'TI-A-l') },
  on: {
    retreat(play, { owner, place }, to) {
      const { state } = play;
      play.done();
      if (place === MARCH) state.op.at = to;
      else {
        shiftAll(state, place, to, owner);
        moveLeaders(state, place, to, owner);
      }
      play.tell?.({ kind: 'retreats', rule: 'TI-A-l', owner: OWNER.ids[owner], place: PLACE.ids[to] });
      if (to < CITY) play.call(entering, { zone: to, mover: owner }); // TI-VII-c, d; TI-FN-g
    },
  },
  about: (_, { zone, owner }) => ({ zone: PLACE.ids[zone], owner: OWNER.ids[owner] }),
});
