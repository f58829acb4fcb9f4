import { FACTIONS, isWalled } from '../materials/board.ts';
import { areAllied, fieldOf, homeOf } from '../materials/control.ts';
import { moveLeaders, shiftAll } from '../materials/forces.ts';
import type { State } from '../state.ts';

/** TI-R77: a guest leaves a place of his host with all that he has there. */
export function goOut(s: State, from: number, to: number, guest: number): void {
  shiftAll(s, from, to, guest);
  moveLeaders(s, from, to, guest);
}
/** TI-R77: guests within the walls who are no allies of the new holder go out into the field, however it has passed to him. */
export function sendOutGuests(s: State, zone: number, taker: number): void {
  if (!isWalled(zone)) return;
  for (let guest = 0; guest < FACTIONS; guest++) if (!areAllied(s, guest, taker)) goOut(s, homeOf(zone), fieldOf(zone), guest);
}
