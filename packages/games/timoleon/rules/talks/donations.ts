import type { Play, RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import { transportPlace } from '../factions/expeditions.ts';
import { ABROAD, FACTIONS, isAfloat, isPort, OWNERS, PLACE, SEATS, ZONE_OF } from '../materials/board.ts';
import { areAllied, isOpenPort, troopsIn } from '../materials/control.ts';
import { cargoOf, isHired, pointsOf, put, remove, slotAt } from '../materials/forces.ts';
import { ENGINE, hiredAs, isPaidAsMercenary, isShip, TRANSPORT, TROOPS, UNIT, UNITS } from '../materials/units.ts';
import { giveUp } from '../operations/acts.ts';
import { settle } from '../operations/settle.ts';
import type { State } from '../state.ts';

type P = Play<State>;

/** TI-R119: "money or other things": mercenaries, engines and ships, point by point, where the other may have them. */
export function refuseHand({ state, seat }: P, _: object, faction: number, place: number, unit: number): RuleId | null {
  if (faction === seat || state.out[faction] === 1) return 'TI-R63';
  if (place >= ABROAD || pointsOf(state, place, seat, unit) === 0) return 'TI-R119';
  return mayStand(state, place, seat, faction) ? refuseUnit(state, place, seat, faction, unit) : 'TI-R119';
}
/** Once it is known that the other may have something there. */
function refuseUnit(s: State, place: number, giver: number, faction: number, unit: number): RuleId | null {
  if (refuseLeaving(s, place, giver, unit) !== null) return 'TI-R119';
  return unit === TRANSPORT && transportPlace(s, faction) >= 0 ? 'TI-R119' : null; // TI-I-e
}
/** Whoever it is given to. */
function refuseLeaving(s: State, place: number, giver: number, unit: number): RuleId | null {
  if (unit < TROOPS) return isHired(giver, unit) && !isAfloat(place) ? null : 'TI-R119';
  if (isShip(unit)) return cargoOf(s, place, giver) > 0 ? 'TI-R119' : null; // TI-VI-g
  return unit === ENGINE && isAfloat(place) ? 'TI-R119' : null;
}
/** With an ally, in a place of his own, or where he is already. */
function mayStand(s: State, place: number, giver: number, faction: number): boolean {
  if (isPort(place) && !isOpenPort(s, ZONE_OF[place], faction)) return false;
  if (areAllied(s, giver, faction) || s.slotOf[place * OWNERS + faction] >= 0) return true;
  return ZONE_OF[place] >= 0 && s.control[ZONE_OF[place]] === faction;
}
/** What can change hands at all: citizens and guards are nobody's to give. */
const HANDED = UNIT.ids.flatMap((_, unit) => (unit >= TROOPS || isPaidAsMercenary(unit) ? [unit] : []));
export function offerDonations({ state, seat }: P, offer: { add(type: number, a: number, b: number, c: number): void }): void {
  const { slotOf, out } = state;
  for (let place = 0, at = seat; place < ABROAD; place++, at += OWNERS) {
    if (slotOf[at] < 0) continue;
    let count = -1; // asked where somebody may have it, once for all of them
    for (let faction = 0; count !== 0 && faction < FACTIONS; faction++) {
      if (faction === seat || out[faction] === 1 || !mayStand(state, place, seat, faction)) continue;
      if (count < 0) count = findLeaving(state, place, seat);
      for (let i = 0; i < count; i++)
        if (leaving[i] !== TRANSPORT || refuseUnit(state, place, seat, faction, TRANSPORT) === null)
          offer.add(T.hand, faction, place, leaving[i]);
    }
  }
}
/** What may leave a pool, the first so many; answers how many. */
const leaving: number[] = HANDED.map(() => 0);
function findLeaving(s: State, place: number, seat: number): number {
  const first = slotAt(s, place, seat) * UNITS;
  let count = 0;
  for (let i = 0; i < HANDED.length; i++)
    if (s.points[first + HANDED[i]] > 0 && refuseLeaving(s, place, seat, HANDED[i]) === null) leaving[count++] = HANDED[i];
  return count;
}
export function hand(play: P, _: object, faction: number, place: number, unit: number): void {
  const { state, seat } = play;
  remove(state, place, seat, unit, 1);
  put(state, place, faction, unit < TROOPS ? hiredAs(unit) : unit, 1);
  play.tell?.({
    kind: 'hands',
    rule: 'TI-R119',
    seat: SEATS[seat],
    to: SEATS[faction],
    unit: UNIT.ids[unit],
    place: PLACE.ids[place],
  });
  if (ZONE_OF[place] >= 0 && troopsIn(state, ZONE_OF[place], seat) === 0) giveUp(play, ZONE_OF[place], seat);
  settle(play, -1);
}
