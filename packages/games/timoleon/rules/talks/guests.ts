import type { Play } from '@polemos/kernel';
import { FACTIONS, isWalled, OWNERS, PLACE, PLACES, SEATS, ZONES } from '../materials/board.ts';
import { areAllied, fieldOf, homeOf } from '../materials/control.ts';
import { hasLeader, isPresent, moveLeaders, shiftAll, troopsAt } from '../materials/forces.ts';
import { LEADERS } from '../materials/leaders.ts';
import type { State } from '../state.ts';

/** A force leaves a place with all that it has there. */
export function goOut(s: State, from: number, to: number, owner: number): void {
  shiftAll(s, from, to, owner);
  moveLeaders(s, from, to, owner);
}
/** TI-R77: a guest goes out of the walls of a place into its field. */
export function sendOut(play: Play<State>, zone: number, guest: number): void {
  const { state } = play;
  const [inside, field] = [homeOf(zone), fieldOf(zone)];
  if (!isPresent(state, inside, guest) && !hasLeader(state, inside, guest)) return;
  goOut(state, inside, field, guest);
  play.tell?.({ kind: 'goes-out', rule: 'TI-R77', seat: SEATS[guest], from: PLACE.ids[inside], place: PLACE.ids[field] });
}
/** Those within walls that are no longer those of an ally, however they have passed to another. Engines alone stay (TI-R110), and a leader alone sees to himself (TI-VII-l). */
export function sendOutGuests(play: Play<State>): void {
  const { state } = play;
  const { slotOf, control } = state;
  findLed(state);
  for (let zone = 0; zone < ZONES; zone++) {
    if (!isWalled(zone)) continue;
    for (let guest = 0, at = homeOf(zone) * OWNERS; guest < FACTIONS; guest++, at++)
      if (
        (slotOf[at] >= 0 || (led[zone] & (1 << guest)) !== 0) &&
        !areAllied(state, guest, control[zone]) &&
        haveTroops(state, zone, guest)
      )
        sendOut(play, zone, guest);
  }
}
/** By zone: the factions of which a leader is within its walls, one bit each; looked for once, since this is asked after every act. */
const led: number[] = Array.from({ length: ZONES }, () => 0);
const WALLS_AT: readonly number[] = Array.from({ length: PLACES }, (_, place) =>
  Array.from({ length: ZONES }, (_, zone) => zone).findIndex(zone => isWalled(zone) && homeOf(zone) === place),
);
function findLed({ where, owner }: State): void {
  led.fill(0);
  for (let leader = 0; leader < LEADERS; leader++) {
    const zone = where[leader] < 0 ? -1 : (WALLS_AT[where[leader]] ?? -1);
    if (zone >= 0 && owner[leader] < FACTIONS) led[zone] |= 1 << owner[leader];
  }
}
const haveTroops = (s: State, zone: number, guest: number): boolean =>
  troopsAt(s, homeOf(zone), guest) > 0 || (hasLeader(s, homeOf(zone), guest) && troopsAt(s, fieldOf(zone), guest) > 0);
