import type { RuleId } from '@polemos/kernel';
import {
  ABROAD,
  CARTHAGE,
  CITIES,
  COAST,
  CULTURE,
  DEMOCRATS,
  GREEK,
  isAdjacent,
  isDemocratic,
  isFaction,
  NATIVE,
  NEUTRAL,
  PORT,
  SEAWAYS,
  WATER_OF,
  ZONE_OF,
} from '../materials/board.ts';
import { areAllied, homeOf } from '../materials/control.ts';
import { isHired, isLeaderAt, pointsOf } from '../materials/forces.ts';
import {
  AGYRIS,
  CAPTAIN,
  GENERAL,
  LEADERS,
  LOYALTY,
  NATIVE_LEADER,
  ROLE,
  TACTICS,
  TIMOLEON,
  TYRANT,
  TYRANT_OF,
} from '../materials/leaders.ts';
import { isAlive, isFree, isHead } from '../materials/persons.ts';
import { isMercenary, PRICE, TROOPS } from '../materials/units.ts';
import type { State } from '../state.ts';
import type { Modifier } from '../tables.ts';
import { CARTHAGINIANS_ARE, DEMOCRATS_ARE, DIPLOMACY, MERCENARIES_ARE, NATIVES_ARE, TYRANTS_ARE } from '../tables.ts';

export const MOST_TALENTS = 511;
/** Type 1: minor leaders in play. Possible from anywhere. */
export function refuseCourt(s: State, author: number, leader: number): RuleId | null {
  if (LOYALTY[leader] < 0 || isHead(s, leader)) return 'TI-III-d';
  const minor = ROLE[leader] === TYRANT || ROLE[leader] === CAPTAIN || leader === AGYRIS;
  if (!minor || !isFree(s, leader) || s.owner[leader] === author || s.where[leader] >= ABROAD) return 'TI-III-a'; // TI-R22: off the map
  return null;
}
/** Type 2: independent cities without a living tyrant; a leader of the author must be in the zone. */
export function refuseTreat(s: State, author: number, zone: number): RuleId | null {
  if (zone >= CITIES || s.control[zone] !== NEUTRAL || CULTURE[zone] === NATIVE) return 'TI-III-b';
  const tyrant = TYRANT_OF[zone];
  if (tyrant >= 0 && isAlive(s, tyrant) && s.owner[tyrant] === NEUTRAL && s.captor[tyrant] < 0) return 'TI-III-b';
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.owner[leader] === author && isFree(s, leader) && ZONE_OF[s.where[leader]] === zone) return null;
  return 'TI-III-b';
}
/** Type 3: a general with an L in another's service; a leader of the author in the same or an adjacent zone. */
export function refuseSuborn(s: State, author: number, leader: number): RuleId | null {
  if (LOYALTY[leader] < 0 || isHead(s, leader)) return 'TI-III-d';
  if (ROLE[leader] !== GENERAL || !isFree(s, leader) || s.owner[leader] === author || s.where[leader] >= PORT + CITIES)
    return 'TI-III-c';
  if (areAllied(s, s.owner[leader], author)) return 'TI-III-c'; // an enemy general
  if (!isFaction(s.owner[leader]) && (s.lord[leader] < 0 || !isAlive(s, s.lord[leader]))) return 'TI-III-c';
  if (courier(s, author, leader) < 0) return 'TI-III-c';
  return s.treasury[author] >= subornPrice(s, leader) ? null : 'TI-III-j';
}
/** A leader of the author near the general, in the same zone if there is one. */
export function courier(s: State, author: number, target: number): number {
  let found = -1;
  for (let leader = 0; leader < LEADERS; leader++) {
    if (s.owner[leader] !== author || !isFree(s, leader) || s.where[leader] >= PORT + CITIES) continue;
    if (!isNear(s.where[leader], s.where[target])) continue;
    if (found < 0 || ZONE_OF[s.where[leader]] === ZONE_OF[s.where[target]]) found = leader;
  }
  return found;
}
/** The same zone or one beside it, on land and water; a port is in its zone and on its water. */
function isNear(a: number, b: number): boolean {
  const landA = ZONE_OF[a];
  const landB = ZONE_OF[b];
  const waterA = WATER_OF[a];
  const waterB = WATER_OF[b];
  if (landA >= 0 && landB >= 0 && isAdjacent(landA, landB)) return true;
  if (waterA >= 0 && waterB >= 0) return waterA === waterB || SEAWAYS[waterA].includes(waterB);
  return (landA >= 0 && COAST[landA].includes(waterB)) || (landB >= 0 && COAST[landB].includes(waterA));
}
/** TI-R9: does he bring the army, or does somebody stand above him? His own men do not. */
export function commandsHere(s: State, leader: number): boolean {
  const place = s.where[leader];
  const owner = s.owner[leader];
  for (let other = 0; other < LEADERS; other++) {
    if (other === leader || s.lord[other] === leader || !isLeaderAt(s, other, place, owner)) continue;
    if (isHead(s, other) || TACTICS[other] > TACTICS[leader] || s.lord[leader] === other) return false;
  }
  return true;
}
/** TI-R13: who else of his side, no man of his, stands at a place that `isThere` tells. */
const hasAnother = (s: State, leader: number, isThere: (place: number) => boolean): boolean => {
  for (let other = 0; other < LEADERS; other++) {
    if (other === leader || s.lord[other] === leader || s.owner[other] !== s.owner[leader] || !isFree(s, other)) continue;
    if (isThere(s.where[other])) return true;
  }
  return false;
};
/** TI-R9, TI-R13: the troops at a place of his home are under him, unless somebody else of his side commands there: in the city, in the field or in the port. */
export const commandsAt = (s: State, leader: number, place: number): boolean =>
  s.where[leader] === place ? commandsHere(s, leader) : !hasAnother(s, leader, where => where === place);
/** Does a home of his go with him? He must command where he stands in it, and in its city; elsewhere nobody else may be in it. */
export const commandsHome = (s: State, leader: number, zone: number): boolean =>
  ZONE_OF[s.where[leader]] === zone
    ? commandsHere(s, leader) && commandsAt(s, leader, homeOf(zone))
    : !hasAnother(s, leader, where => ZONE_OF[where] === zone);
/** TI-III-i: the recruiting price of his mercenaries, and 20 talents × T. */
export function subornPrice(s: State, leader: number): number {
  let price = 20 * TACTICS[leader];
  if (commandsHere(s, leader))
    for (let unit = 0; unit < TROOPS; unit++)
      if (isHired(s.owner[leader], unit)) price += PRICE[unit] * pointsOf(s, s.where[leader], s.owner[leader], unit);
  return price;
}
/** TI-R12: to Carthage all Greeks are alike; only where mercenaries hold the city does she treat with them instead. */
function isOnlyGreek(s: State, author: number, city: number): boolean {
  if (author !== CARTHAGE || CULTURE[city] !== GREEK) return false;
  for (let unit = 0; unit < TROOPS; unit++) if (isMercenary(unit) && pointsOf(s, homeOf(city), NEUTRAL, unit) > 0) return false;
  return true;
}
function categoryOf(s: State, author: number, type: number, target: number): number {
  if (type === 2) return isDemocratic(target) || isOnlyGreek(s, author, target) ? DEMOCRATS_ARE : MERCENARIES_ARE;
  if (ROLE[target] === TYRANT) return TYRANTS_ARE;
  if (ROLE[target] === CAPTAIN) return DEMOCRATS_ARE;
  if (ROLE[target] === NATIVE_LEADER) return NATIVES_ARE;
  const owner = s.owner[target];
  if (s.lord[target] >= 0) return TYRANTS_ARE; // he serves the tyrant, whoever the tyrant's ally is
  return owner === CARTHAGE ? CARTHAGINIANS_ARE : owner === DEMOCRATS ? DEMOCRATS_ARE : TYRANTS_ARE;
}
export function factionModifier(s: State, author: number, type: number, target: number): number {
  const category = categoryOf(s, author, type, target);
  const zone = type === 2 ? target : ZONE_OF[s.where[target]];
  if (
    author === DEMOCRATS &&
    category === DEMOCRATS_ARE &&
    zone >= 0 &&
    isFree(s, TIMOLEON) &&
    ZONE_OF[s.where[TIMOLEON]] === zone
  )
    return 2; // TI-FD-i
  return DIPLOMACY[author * 5 + category];
}
/** TI-III-t, TI-III-e: what counts for or against before silver. */
export const pullOf = (s: State, author: number, type: number, target: number): Modifier[] => [
  { rule: 'TI-III-t', by: factionModifier(s, author, type, target) },
  { rule: 'TI-III-e', by: isNeutralTarget(s, type, target) ? 0 : -1 },
];
/** TI-III-g, h, i: the sum that wins. */
export const neededFor = (type: number, target: number): number => (type === 2 ? 6 : LOYALTY[target] + 1);
/** TI-III-e: so many talents count 1. */
export const SILVER_STEP = 30;
export const silver = (talents: number): number => Math.floor(talents / SILVER_STEP);
/** TI-III-f: a 1 never wins. */
export const winsWith = (die: number, total: number, needed: number): boolean => die !== 1 && total >= needed;
export const isNeutralTarget = (s: State, type: number, target: number): boolean => type === 2 || !isFaction(s.owner[target]);
