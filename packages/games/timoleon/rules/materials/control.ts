import type { Play, RuleId } from '@polemos/kernel';
import type { State } from '../state.ts';
import { hasPassage } from '../talks/treaties.ts';
import {
  CARTHAGE,
  CITIES,
  CITY,
  CULTURE,
  DEMOCRATS,
  DIONYSIUS,
  distance,
  FACTIONS,
  GREEK,
  HICETAS,
  isFaction,
  isMetro,
  isQuarter,
  isWalled,
  MARKET,
  METRO,
  NEUTRAL,
  ORTYGIA,
  OWNER,
  OWNERS,
  PEOPLE_OF,
  PORT,
  PORT_SEA,
  PORT_ZONES,
  PUNIC,
  QUARTERS,
  ZONE,
  ZONES,
} from './board.ts';
import { isFleet, isPresent, removeAll, shiftAll, troopsAt } from './forces.ts';

type P = Play<State>;

/** TI-R2: formal allies. */
export const areAllied = (s: State, a: number, b: number): boolean =>
  a === b || (isFaction(a) && isFaction(b) && s.allied[a * FACTIONS + b] === 1);
/** Any other side that is not formally allied; natives and neutrals are hostile when one comes to blows with them. */
export const isHostile = (s: State, a: number, b: number): boolean => !areAllied(s, a, b);

/** Where the troops of the holder of a zone stand: in the city, or in the quarter. */
export const homeOf = (zone: number): number => (zone < CITIES ? CITY + zone : zone);
/** Where besiegers of a place stand: Ortygia is besieged from the Market (TI-R59). */
export const fieldOf = (zone: number): number => (zone === ORTYGIA ? MARKET : zone);
/** What they besiege from a field, or −1. */
export const cityOf = (zone: number): number => (zone < CITIES ? zone : zone === MARKET ? ORTYGIA : -1);
export const garrisonPlace = (zone: number): number => homeOf(zone);

/** Troop points of an owner in a zone, in the field and inside. */
export const troopsIn = (s: State, zone: number, owner: number): number =>
  troopsAt(s, zone, owner) + (zone < CITIES ? troopsAt(s, CITY + zone, owner) : 0);

/** TI-V-c … TI-V-g: who may raise the citizens of a place. It says nothing of control. */
export function mayRecruit(s: State, faction: number, zone: number): boolean {
  if (!isFaction(faction) || s.sacked[zone] === 2) return false; // TI-IV-ae
  const greek = CULTURE[zone] === GREEK && (zone < CITIES || isQuarter(zone));
  if (faction === DEMOCRATS || faction === HICETAS) return greek;
  if (faction === DIONYSIUS) return isQuarter(zone);
  return faction === CARTHAGE && CULTURE[zone] === PUNIC;
}

/** Hostile troops in the field of a zone stop whoever enters; neutrals only where there is no city (TI-FE-b, TI-VII-k). */
export function isBlocked(s: State, zone: number, mover: number): boolean {
  for (let owner = 0; owner < OWNERS; owner++) {
    if (troopsAt(s, zone, owner) === 0 || !isHostile(s, mover, owner)) continue;
    if (isMetro(zone) && hasPassage(s, owner, mover)) continue; // TI-R83: in the streets a host has no choice to make
    if (owner !== NEUTRAL || isMetro(zone)) return true;
  }
  return false;
}
export function hasHostileTroops(s: State, place: number, mover: number): boolean {
  for (let owner = 0; owner < OWNERS; owner++) if (troopsAt(s, place, owner) > 0 && isHostile(s, mover, owner)) return true;
  return false;
}
/** TI-VIII-a, TI-R88: of those inside a city who are not of a side, the one with most points; −1: nobody. */
export function garrisonOwner(s: State, zone: number, against: number): number {
  const place = garrisonPlace(zone);
  let most = -1;
  for (let owner = 0; owner < OWNERS; owner++) {
    const points = troopsAt(s, place, owner);
    if (points > 0 && isHostile(s, against, owner) && (most < 0 || points > troopsAt(s, place, most))) most = owner;
  }
  return most;
}
/** All that defends a walled place, whoever owns it. */
export function garrisonTroops(s: State, zone: number, against: number): number {
  let count = 0;
  for (let owner = 0; owner < OWNERS; owner++) if (isHostile(s, against, owner)) count += troopsAt(s, garrisonPlace(zone), owner);
  return count;
}

/** The nearest zone that an owner controls and that is not besieged, or −1. Ties: in the order of the board. */
export function nearestOwn(s: State, owner: number, from: number, except = -1, isFit = (_: number): boolean => true): number {
  let best = -1;
  let far = 1000;
  for (let zone = 0; zone < ZONES; zone++) {
    if (s.control[zone] !== owner || zone === except || s.siege[zone] >= 0 || !isFit(zone)) continue;
    const steps = distance(from, zone);
    if (steps < far) {
      far = steps;
      best = zone;
    }
  }
  return best;
}

/** A port from which a faction may sail and to which it may come back: its own or an ally's. */
export const isOpenPort = (s: State, zone: number, faction: number): boolean =>
  zone < CITIES && PORT_SEA[zone] >= 0 && areAllied(s, s.control[zone], faction) && isFaction(s.control[zone]);
export const controlsPort = (s: State, zone: number, faction: number): boolean =>
  zone < CITIES && PORT_SEA[zone] >= 0 && s.control[zone] === faction;

/** A zone changes hands. Ships on the stocks are lost, fleets in port will put to sea (TI-R71), the siege of whoever has it now is over. */
export function takeZone(play: P, zone: number, owner: number, rule: RuleId): void {
  const { state } = play;
  const before = state.control[zone];
  if (before === owner) return;
  state.control[zone] = owner;
  for (let due = 0; due < 3; due++) state.building[due * ZONES + zone] = 0;
  for (let faction = 0; faction < FACTIONS; faction++)
    if (state.transportPort[faction] === zone) {
      state.transportPort[faction] = -1;
      state.transportDue[faction] = 0;
    }
  if (zone < CITIES && owner !== NEUTRAL) removeAll(state, PORT + zone, NEUTRAL); // TI-R90: neutral ships never move
  const besieger = isWalled(zone) ? state.siege[zone] : -1; // TI-S-c: another's siege goes on while somebody is inside
  if (besieger >= 0 && (areAllied(state, owner, besieger) || garrisonTroops(state, zone, besieger) === 0)) endSiege(state, zone);
  play.tell?.({ kind: 'control', rule, zone: ZONE.ids[zone], owner: OWNER.ids[owner], before: OWNER.ids[before] });
}

/** That the city was assaulted this turn stays true (TI-R41). */
export function endSiege(s: State, zone: number): void {
  s.siege[zone] = -1;
  s.siegeTurns[zone] = 0;
  s.siegeBonus[zone] = 0;
}

/** Who holds a zone when nobody does: its people, if it is theirs and they are still in the game; otherwise nobody. */
export const orphanOwner = (s: State, zone: number): number =>
  PEOPLE_OF[zone] >= 0 && s.extinct[PEOPLE_OF[zone]] === 0 ? PEOPLE_OF[zone] : NEUTRAL;

/** TI-VII-a: control without troops needs the right to recruit; zones of Syracuse stay as they are (TI-VII-i). */
export function lapse(play: P): void {
  const { state } = play;
  for (let zone = 0; zone < CITIES; zone++) {
    const owner = state.control[zone];
    if (state.siege[zone] >= 0) continue; // TI-H-b: whatever became of its garrison, it falls to the besieger
    if (owner > NEUTRAL && PEOPLE_OF[zone] !== owner && troopsIn(state, zone, owner) === 0)
      takeZone(play, zone, NEUTRAL, 'TI-FN-ac');
    if (!isFaction(owner) || mayRecruit(state, owner, zone) || troopsIn(state, zone, owner) > 0) continue;
    const ally = allyIn(state, zone, owner);
    takeZone(play, zone, ally >= 0 ? ally : orphanOwner(state, zone), 'TI-VII-a');
  }
}
/** An ally who has troops in a zone that its holder has no more, or −1. */
export function allyIn(s: State, zone: number, owner: number): number {
  for (let ally = 0; ally < FACTIONS; ally++)
    if (ally !== owner && areAllied(s, owner, ally) && troopsIn(s, zone, ally) > 0) return ally;
  return -1;
}

/** Sieges need besieging troops in the field (TI-S-c). */
export function liftSieges(play: P): void {
  const { state } = play;
  for (let zone = 0; zone < ZONES; zone++) {
    const besieger = state.siege[zone];
    if (besieger < 0) continue;
    if (troopsAt(state, fieldOf(zone), besieger) > 0 && !areAllied(state, besieger, state.control[zone])) continue;
    endSiege(state, zone);
    play.tell?.({ kind: 'siege-lifted', rule: 'TI-S-c', zone: ZONE.ids[zone], besieger: OWNER.ids[besieger] });
  }
}

/** Troops in a port whose ships are gone are in the city. */
export function comeAshore(s: State): void {
  for (let i = 0; i < PORT_ZONES.length; i++) {
    const zone = PORT_ZONES[i];
    for (let owner = 0; owner < FACTIONS; owner++)
      if (isPresent(s, PORT + zone, owner) && !isFleet(s, PORT + zone, owner) && isOpenPort(s, zone, owner))
        shiftAll(s, PORT + zone, CITY + zone, owner);
  }
}

/**
 * TI-R1: the troops of whoever holds a city stand as one pool, in or outside it (TI-VII-c), as long as no enemy is there;
 * when one comes they choose. Those who have dug themselves in stay outside (TI-VI-k).
 */
export function gatherGarrisons(s: State): void {
  for (let zone = 0; zone < CITIES; zone++) {
    const owner = s.control[zone];
    if (!isFaction(owner) || !isPresent(s, zone, owner) || s.siege[zone] >= 0 || hasHostileField(s, zone, owner)) continue;
    if (s.dug[zone * OWNERS + owner] === 0) shiftAll(s, zone, CITY + zone, owner);
  }
  for (let leader = 0; leader < s.where.length; leader++) {
    const zone = s.where[leader];
    if (zone < 0 || zone >= CITIES || s.captor[leader] >= 0 || s.control[zone] !== s.owner[leader]) continue;
    if (s.dug[zone * OWNERS + s.owner[leader]] === 1 && isPresent(s, zone, s.owner[leader])) continue;
    if (s.siege[zone] < 0 && isFaction(s.owner[leader]) && !hasHostileField(s, zone, s.owner[leader]))
      s.where[leader] = CITY + zone;
  }
}
const hasHostileField = (s: State, zone: number, owner: number): boolean => {
  for (let other = 0; other < OWNERS; other++)
    if (other !== NEUTRAL && isHostile(s, owner, other) && troopsAt(s, zone, other) > 0) return true;
  return false;
};

/** TI-FD-d: the five quarters. */
export function holdsQuarters(s: State, owner: number): boolean {
  for (let i = 0; i < QUARTERS.length; i++) if (s.control[QUARTERS[i]] !== owner) return false;
  return true;
}
/** The eight land zones of Syracuse that an owner holds. TI-IX-c */
export function quartersHeld(s: State, owner: number): number {
  let count = 0;
  for (let zone = METRO; zone < ZONES; zone++) if (s.control[zone] === owner) count++;
  return count;
}
/** TI-IX-d */
export const holdsSyracuse = (s: State, owner: number): boolean => quartersHeld(s, owner) === ZONES - METRO;
/** TI-IX-c: all eight by the faction and its allies, at least one by itself. */
export function holdsSyracuseWithAllies(s: State, faction: number): boolean {
  if (quartersHeld(s, faction) === 0) return false;
  for (let zone = METRO; zone < ZONES; zone++) if (!areAllied(s, faction, s.control[zone])) return false;
  return true;
}
/** TI-R54: territories, Syracuse counting as one for whoever holds all of it. */
export function territories(s: State, owner: number): number {
  let count = holdsSyracuse(s, owner) ? 1 : 0;
  for (let zone = 0; zone < CITIES; zone++) if (s.control[zone] === owner) count++;
  return count;
}
