import { type Code, firstOf, type Offer, secondOf, typeOf } from '@polemos/kernel';
import { C, T } from '../rules/actions.ts';
import { isAfloat, isPort, MARCH, WATER_OF, ZONE_OF, ZONES } from '../rules/materials/board.ts';
import { cityOf, fieldOf } from '../rules/materials/control.ts';
import { freshOf, isLeaderAt, isPresent, pointsOf, troopsAt } from '../rules/materials/forces.ts';
import { LEADERS } from '../rules/materials/leaders.ts';
import { ENGINE, TROOPS } from '../rules/materials/units.ts';
import type { State } from '../rules/state.ts';
import { type Army, aimWorth, armyAt, beats, bestAim, follows, guardFor, storms, survey, surveyOnTheWay } from './aims.ts';
import { isFolly } from './counsel.ts';
import { choice, first } from './offers.ts';
import { BY_LAND, BY_SEA } from './prospect.ts';
import { TROOP_STRENGTH } from './worth.ts';

/** An operation from the stack to the walls, for bots: who goes, which way, and what is done there. Nothing here is a rule. */

/** So many are more than one needs: another leader takes the rest. */
const TWO_ARMIES = 14;
/** Whether somebody else stands there who can still be called. */
function hasSecond(s: State, place: number, owner: number): boolean {
  for (let leader = 0; leader < LEADERS; leader++)
    if (leader !== s.op.leader && s.done[leader] === 0 && isLeaderAt(s, leader, place, owner)) return true;
  return false;
}
/** All but a guard of the least; of a large army half, where a second leader can take the rest. */
export function gather(s: State, offer: Offer, all: boolean): Code {
  const place = s.op.at;
  const owner = s.op.owner;
  const going = choice(offer, C.march);
  if (isAfloat(place)) return aboard(s, offer) ?? going ?? choice(offer, C.drop) ?? offer.codes[0];
  const before = troopsAt(s, place, owner) + troopsAt(s, MARCH, owner);
  const half = !all && before >= TWO_ARMIES && s.po[owner] > 0 && hasSecond(s, place, owner);
  let stay = guardFor(s, owner, place);
  for (const unit of LEAST_FIRST) {
    const marching = pointsOf(s, MARCH, owner, unit);
    const have = pointsOf(s, place, owner, unit) + marching;
    const kept = follows(unit, s.op.leader) ? Math.min(stay, have) : have;
    stay = Math.max(0, stay - kept);
    const wanted = half ? Math.ceil((have - kept) / 2) : have - kept;
    const count = Math.min(wanted - marching, freshOf(s, place, owner, unit));
    if (count > 0) return taking(offer, unit, count) ?? going ?? offer.codes[0];
  }
  const engines = freshOf(s, place, owner, ENGINE);
  if (engines > 0 && pointsOf(s, MARCH, owner, ENGINE) === 0) return taking(offer, ENGINE, engines) ?? going ?? offer.codes[0];
  return going ?? offer.codes[0];
}
/** A fleet goes whole, with all that it carries, or not at all. */
function aboard(s: State, offer: Offer): Code | null {
  const all = isPresent(s, MARCH, s.op.owner) ? null : choice(offer, C.all);
  return all === null || isFolly(s, all) ? null : all;
}
const LEAST_FIRST: readonly number[] = Array.from({ length: TROOPS }, (_, unit) => unit).sort(
  (a, b) => TROOP_STRENGTH[a] - TROOP_STRENGTH[b] || a - b,
);
function taking(offer: Offer, unit: number, count: number): Code | null {
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    if (typeOf(code) === T.take && firstOf(code) === unit && secondOf(code) === count - 1) return code;
  }
  return null;
}

/** The army on the march, of `muster`’s state. */
const marching = (s: State): Army | null => armyAt(s, s.op.owner, s.op.leader, MARCH);
/** What an army goes for that stops short of nothing. */
const LEAST_WORTH = 0.1;
/** Towards a zone, or what the army is best for; there, whatever takes it. */
export function go(s: State, offer: Offer, goal: number): Code {
  const at = s.op.at;
  const halt = choice(offer, C.halt) ?? offer.codes[0];
  surveyOnTheWay(s, s.op.owner);
  const army = marching(s);
  if (army === null) return halt;
  const zone = goal >= 0 && aimWorth(s, army, goal) > 0 ? goal : best(s, army);
  if (zone < 0) return isAfloat(at) && !isPort(at) ? (harbour(offer) ?? halt) : halt;
  const field = fieldOf(zone);
  if (!isAfloat(at) && ZONE_OF[at] === field) return strike(s, army, zone, offer) ?? halt;
  return nearer(offer, at, field) ?? (isAfloat(at) && !isPort(at) ? (harbour(offer) ?? halt) : halt);
}
function best(s: State, army: Army): number {
  const { zone, worth } = bestAim(s, army);
  return worth < LEAST_WORTH ? -1 : zone;
}
/** At the goal: a battle, the gates, the walls. */
function strike(s: State, army: Army, zone: number, offer: Offer): Code | null {
  const field = fieldOf(zone);
  const attack = first(offer, T.attack);
  if (attack !== null) return beats(s, army, field) ? attack : null;
  const assault = choice(offer, C.assault);
  if (assault !== null) {
    const bombard = choice(offer, C.bombard);
    return storms(s, army, cityOf(field)) ? assault : bombard;
  }
  return choice(offer, C.occupy) ?? choice(offer, C.besiege) ?? stepInto(offer, zone);
}
function stepInto(offer: Offer, zone: number): Code | null {
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.step && firstOf(offer.codes[i]) === zone) return offer.codes[i];
  return null;
}
/** TI-S-b: the walls by storm if the odds are good, by engines if there are enough, or by hunger. */
export function invest(s: State, offer: Offer): Code {
  survey(s, s.op.owner);
  const army = marching(s);
  const city = cityOf(ZONE_OF[s.op.at]);
  const assault = choice(offer, C.assault);
  if (army !== null && assault !== null && storms(s, army, city)) return assault;
  return choice(offer, C.bombard) ?? choice(offer, C.starve) ?? offer.codes[0];
}
/** A port of one's own, or the shore. */
function harbour(offer: Offer): Code | null {
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.step && isPort(firstOf(offer.codes[i]))) return offer.codes[i];
  return null;
}
/** The step that leaves the least way. */
function nearer(offer: Offer, at: number, field: number): Code | null {
  let found: Code | null = null;
  let least = wayLeft(at, field);
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    const type = typeOf(code);
    if (type !== T.step && type !== T.land) continue;
    const left = wayLeft(firstOf(code), field);
    if (left >= least) continue;
    least = left;
    found = code;
  }
  return found;
}
const wayLeft = (place: number, field: number): number =>
  isAfloat(place) ? BY_SEA[WATER_OF[place] * ZONES + field] + (isPort(place) ? 0.5 : 0) : BY_LAND[ZONE_OF[place] * ZONES + field];
