import type { Play, RuleId } from '@polemos/kernel';
import type { State } from '../state.ts';
import { CITIES, CITY, FACTIONS, isFaction, isWalled, NEUTRAL, OWNER, OWNERS, ZONE, ZONES } from './board.ts';
import { areAllied, homeOf, isHostile, troopsIn } from './control.ts';
import { pointsOf, put, remove, troopsAt } from './forces.ts';
import { ENGINE, UNITS } from './units.ts';

type P = Play<State>;

/** TI-A-j, TI-R40: a beaten besieger leaves them to the city. */
export function abandonEngines(play: P, zone: number, attacker: number, place: number): void {
  const { state } = play;
  const engines = pointsOf(state, place, attacker, ENGINE);
  if (engines === 0) return;
  remove(state, place, attacker, ENGINE, engines);
  const holder = state.control[zone];
  if (isFaction(holder)) put(state, homeOf(zone), holder, ENGINE, engines);
  tellAbandoned(play, zone, engines, holder, 'TI-A-j');
}
function tellAbandoned(play: P, zone: number, engines: number, to: number, rule: RuleId): void {
  play.tell?.({ kind: 'engines-abandoned', rule, zone: ZONE.ids[zone], engines, to: isFaction(to) ? OWNER.ids[to] : null });
}
/** TI-R110: engines that nobody guards fall to the hostile troops in their territory; natives destroy them. */
export function seizeEngines(play: P, by: number): void {
  const { state } = play;
  // Few pools have any: their number is counted first, and when as many have been met nobody else is asked, unless some have changed hands.
  let left = poolsWithEngines(state);
  for (let zone = 0; zone < ZONES && left > 0; zone++) {
    for (let owner = 0; owner < FACTIONS; owner++) if (hasEngines(state, zone, owner)) left += seize(play, zone, zone, owner, by);
    for (let owner = 0; zone < CITIES && owner < FACTIONS; owner++)
      if (hasEngines(state, CITY + zone, owner)) left += seize(play, zone, CITY + zone, owner, by);
  }
}
function hasEngines({ slotOf, points }: State, place: number, owner: number): boolean {
  const slot = slotOf[place * OWNERS + owner];
  return slot >= 0 && points[slot * UNITS + ENGINE] > 0;
}
function poolsWithEngines({ points }: State): number {
  let count = 0;
  for (let at = ENGINE; at < points.length; at += UNITS) if (points[at] > 0) count++;
  return count;
}
/** By how many the pools with engines that are still to be met have changed: those that are seized may be met again. */
function seize(play: P, zone: number, place: number, owner: number, by: number): number {
  const { state } = play;
  const engines = pointsOf(state, place, owner, ENGINE);
  const taker = isBehindOwnWalls(state, zone, place, owner) ? -1 : takerOf(state, zone, owner, by);
  if (taker < 0) return -1;
  remove(state, place, owner, ENGINE, engines);
  if (isFaction(taker)) put(state, troopsAt(state, zone, taker) > 0 ? zone : CITY + zone, taker, ENGINE, engines, engines);
  tellAbandoned(play, zone, engines, taker, 'TI-R110');
  return 0;
}
const isBehindOwnWalls = (s: State, zone: number, place: number, owner: number): boolean =>
  isWalled(zone) && place === homeOf(zone) && areAllied(s, s.control[zone], owner);
/** Whoever has just acted, if his troops are there, otherwise any enemy; −1: they are guarded, or nobody is there. */
function takerOf(s: State, zone: number, owner: number, by: number): number {
  let taker = -1;
  for (let other = 0; other < OWNERS; other++) {
    if (other === NEUTRAL || troopsIn(s, zone, other) === 0) continue;
    if (!isHostile(s, owner, other)) return -1;
    if (taker < 0 || other === by) taker = other;
  }
  return taker;
}
