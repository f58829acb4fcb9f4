import { decision, type Play, type RuleId } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { isPlunderable, plunderTerritory } from '../economy/plunder.ts';
import { ATTACK, beginFight, DEFEND, enter } from '../fights/fight.ts';
import { battle } from '../fights/land/battle.ts';
import { challenge } from '../fights/sea/meeting.ts';
import { assault, beginSiege, bombard, raiseIndependents, streetFight } from '../fights/siege/siege.ts';
import {
  CITIES,
  CITY,
  FACTIONS,
  isAfloat,
  isAtSea,
  isFaction,
  isQuarter,
  MARCH,
  NEUTRAL,
  ORTYGIA,
  OWNER,
  OWNERS,
  PLACE,
  SEATS,
  SICELS,
  TERRAIN_COST,
  ZONE,
  ZONE_OF,
} from '../materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF } from '../materials/cities.ts';
import {
  areAllied,
  cityOf,
  fieldOf,
  garrisonTroops,
  hasHostileTroops,
  homeOf,
  isBlocked,
  isHostile,
  takeZone,
  troopsIn,
} from '../materials/control.ts';
import { isFleet, pointsOf, shipsAt, troopsAt } from '../materials/forces.ts';
import { allyOfAgyris, yieldNeutrals } from '../materials/persons.ts';
import { ENGINE } from '../materials/units.ts';
import { FIELD_BATTLE, STREET_BATTLE, type State } from '../state.ts';
import { hasPassage, hasTruce, noteHostility } from '../talks/treaties.ts';

type P = Play<State>;

const needsLeader = (s: State): boolean => s.op.leader < 0;
/** The zone in which the army would attack: a sally from Ortygia is fought in the Market (TI-S-d, TI-R59). */
const groundOf = (s: State): number => {
  const zone = ZONE_OF[s.op.at];
  return zone === ORTYGIA && s.siege[ORTYGIA] >= 0 ? fieldOf(zone) : zone;
};
/** Where a target stands: in the field, or in a city without walls (TI-S-f). −1: it cannot be attacked. */
function targetPlace(s: State, target: number): number {
  const at = s.op.at;
  const zone = groundOf(s);
  if (zone < 0 || isAfloat(at)) return -1;
  if (troopsAt(s, zone, target) > 0) return zone;
  const city = cityOf(zone);
  if (at === zone && city >= 0 && s.defence[city] === 0 && !isBlocked(s, zone, s.op.owner)) {
    const inside = city === ORTYGIA ? ORTYGIA : CITY + city;
    if (troopsAt(s, inside, target) > 0) return inside;
  }
  return -1;
}
/** The target is there, but inside: its walls must be besieged first. */
const isBehindWalls = (s: State, target: number): boolean => {
  const city = s.op.at < CITY ? cityOf(s.op.at) : -1;
  return city >= 0 && troopsAt(s, homeOf(city), target) > 0;
};
export function refuseAttack(play: P, by: object, target: number): RuleId | null {
  const { state } = play;
  if (needsLeader(state)) return 'TI-II-s';
  if (state.op.naval === 1) return refuseChallenge(play, by, target);
  if (!isHostile(state, state.op.owner, target)) return 'TI-L-a';
  if (targetPlace(state, target) < 0) return isBehindWalls(state, target) ? 'TI-S-a' : 'TI-L-a';
  if (troopsAt(state, MARCH, state.op.owner) === 0) return 'TI-L-a';
  return state.op.pm < 1 ? 'TI-VI-f' : null;
}
/** TI-II-o: fleets that lie in the same water. */
function refuseChallenge({ state }: P, _: object, target: number): RuleId | null {
  const { op } = state;
  if (!isFaction(target) || !isHostile(state, op.owner, target) || !isAtSea(op.at)) return 'TI-N-a';
  if (!isFleet(state, op.at, target) || shipsAt(state, MARCH, op.owner) === 0) return 'TI-N-a';
  return op.pm < 1 ? 'TI-VI-f' : null;
}
export function attack(play: P, _: object, target: number): void {
  const { state } = play;
  const owner = state.op.owner;
  if (state.op.naval === 1) {
    state.op.pm -= 1;
    play.tell?.({
      kind: 'attacks',
      rule: 'TI-N-a',
      seat: SEATS[owner],
      defender: OWNER.ids[target],
      zone: PLACE.ids[state.op.at],
    });
    play.done();
    play.call(challenge, { foe: target });
    return;
  }
  const zone = groundOf(state);
  const place = targetPlace(state, target);
  state.op.over = 1; // TI-II-q
  state.op.pm -= 1;
  noteHostility(play, owner, target, zone, 'TI-L-a');
  if (place === zone) state.op.at = zone; // a sally or an attack out of the city is fought in the field
  play.tell?.({ kind: 'attacks', rule: 'TI-L-a', seat: SEATS[owner], defender: OWNER.ids[target], zone: ZONE.ids[zone] });
  play.done();
  if (place !== zone) {
    play.call(streetFight, { zone: cityOf(zone), attacker: owner, place: MARCH, breach: false });
    return;
  }
  beginFight(state, isQuarter(zone) || zone === ORTYGIA ? STREET_BATTLE : FIELD_BATTLE, zone);
  state.fight.attacker = owner;
  state.fight.defender = target;
  enter(state, ATTACK, owner, MARCH);
  enter(state, DEFEND, target, zone);
  play.call(battle);
}
/** The walled place before which the army stands, held by others; −1 if there is none. */
function cityBefore(s: State): number {
  const at = s.op.at;
  if (at >= CITY) return -1;
  const city = cityOf(at);
  return city >= 0 && !areAllied(s, s.control[city], s.op.owner) ? city : -1;
}
/** The garrison that a siege would meet, citizens who would rise included (TI-VII-f). */
const garrisonToCome = (s: State, city: number): number => {
  const now = garrisonTroops(s, city, s.op.owner);
  if (now > 0 || s.control[city] !== NEUTRAL || s.raised[city] === 1 || s.sacked[city] === 2) return now;
  return HOPLITES_OF[city] + CAVALRY_OF[city];
};
/** TI-R120: an ally may take a siege over. */
const isAllysSiege = (s: State, city: number): boolean => s.siege[city] !== s.op.owner && areAllied(s, s.siege[city], s.op.owner);
function refuseSiege(s: State): RuleId | null {
  if (needsLeader(s)) return 'TI-II-s';
  const city = cityBefore(s);
  if (city < 0 || (s.siege[city] >= 0 && !isAllysSiege(s, city))) return 'TI-S-c';
  if (isBlocked(s, s.op.at, s.op.owner)) return 'TI-S-b';
  if (garrisonToCome(s, city) === 0) return 'TI-R114';
  if (troopsAt(s, MARCH, s.op.owner) < garrisonToCome(s, city)) return 'TI-S-a';
  return s.op.pm < 2 ? 'TI-VI-f' : null;
}
function refuseAssault(s: State): RuleId | null {
  if (needsLeader(s)) return 'TI-II-s';
  const city = cityBefore(s);
  if (city < 0) return 'TI-S-c';
  if (s.siege[city] !== s.op.owner) return 'TI-S-b';
  if (troopsAt(s, MARCH, s.op.owner) === 0) return 'TI-S-a';
  if (isBlocked(s, s.op.at, s.op.owner)) return 'TI-S-b';
  return s.defence[city] === 0 ? 'TI-S-f' : null;
}
function refuseBombard(s: State): RuleId | null {
  const refused = refuseAssault(s);
  if (refused !== null) return refused;
  return pointsOf(s, MARCH, s.op.owner, ENGINE) < s.defence[cityBefore(s)] ? 'TI-B-a' : null;
}
function refusePlunder(s: State): RuleId | null {
  if (needsLeader(s) && s.op.landed === 1) return 'TI-VI-c';
  const at = s.op.at;
  const zone = ZONE_OF[at];
  if (isAfloat(at) || zone < 0 || zone >= CITIES) return 'TI-IV-u';
  if (!isPlunderable(s, zone)) return 'TI-IV-y';
  if (troopsAt(s, MARCH, s.op.owner) === 0 || isBlocked(s, zone, s.op.owner)) return 'TI-IV-u';
  if (at >= CITY && s.siege[zone] >= 0) return 'TI-IV-u';
  return s.op.pm < TERRAIN_COST[zone] ? 'TI-VI-f' : null;
}
function refuseEntrench(s: State): RuleId | null {
  if (needsLeader(s)) return 'TI-II-s';
  const at = s.op.at;
  const zone = ZONE_OF[at];
  if (isAfloat(at) || zone < 0 || troopsAt(s, MARCH, s.op.owner) === 0) return 'TI-VI-k';
  if (zone === ORTYGIA) return 'TI-VI-k'; // TI-R104: behind walls
  if (at >= CITY && (s.siege[zone] >= 0 || isBlocked(s, zone, s.op.owner))) return 'TI-VI-k';
  return s.op.pm < 2 ? 'TI-VI-f' : null;
}
/** TI-VII-f: an independent city, or one whose holder has a truce or lets one pass, is only taken by saying so. */
function refuseOccupy(s: State): RuleId | null {
  const at = s.op.at;
  const owner = s.op.owner;
  if (at >= CITY) return 'TI-VII-e';
  if (troopsAt(s, MARCH, owner) === 0) return 'TI-VII-l';
  const zone = ZONE_OF[at];
  if (zone < 0 || areAllied(s, s.control[zone], owner) || isBlocked(s, zone, owner)) return 'TI-VII-e';
  return garrisonTroops(s, zone, owner) > 0 ? 'TI-VII-e' : null;
}
export function refuseChoice({ state }: P, _: object, choice: number): RuleId | null {
  switch (choice) {
    case C.halt:
      return null;
    case C.besiege:
      return refuseSiege(state);
    case C.assault:
      return refuseAssault(state);
    case C.bombard:
      return refuseBombard(state);
    case C.plunder:
      return refusePlunder(state);
    case C.entrench:
      return refuseEntrench(state);
    case C.occupy:
      return refuseOccupy(state);
    default:
      return 'TI-II-o';
  }
}
/** TI-R83: whoever goes against a city goes against its holder and against everybody whose troops are in it. */
function noteHostilityTo(play: P, city: number, rule: RuleId): void {
  const { state } = play;
  const { owner, at } = state.op;
  noteHostility(play, owner, state.control[city], ZONE_OF[at], rule);
  for (let inside = 0; inside < FACTIONS; inside++)
    if (isHostile(state, owner, inside) && troopsAt(state, homeOf(city), inside) > 0)
      noteHostility(play, owner, inside, ZONE_OF[at], rule);
}
export const CHOICES = [C.halt, C.besiege, C.assault, C.bombard, C.plunder, C.entrench, C.occupy];
export function choose(play: P, _: object, choice: number): void {
  const { state } = play;
  const owner = state.op.owner;
  const zone = ZONE_OF[state.op.at];
  const city = cityBefore(state);
  state.op.over = 1; // TI-II-q
  play.done();
  if (choice === C.assault || choice === C.bombard) noteHostilityTo(play, city, 'TI-S-b');
  if (choice === C.plunder) {
    if (isFaction(state.control[zone])) noteHostility(play, owner, state.control[zone], zone, 'TI-IV-u');
    plunderTerritory(play, zone, owner, MARCH, owner);
  } else if (choice === C.entrench) {
    state.op.at = zone; // the works are before the walls (TI-R84)
    state.dug[zone * OWNERS + owner] = 1;
    play.tell?.({ kind: 'entrenches', rule: 'TI-VI-k', seat: SEATS[owner], zone: ZONE.ids[zone] });
  } else if (choice === C.occupy) occupy(play, zone, owner);
  else if (choice === C.besiege) {
    noteHostilityTo(play, city, 'TI-S-a');
    raiseIndependents(play, city);
    beginSiege(play, city, owner);
    play.call(investing, { city });
  } else if (choice === C.assault) play.call(assault, { zone: city, attacker: owner, place: MARCH, breach: false });
  else if (choice === C.bombard) bombard(play, city, owner, MARCH);
}
function occupy(play: P, zone: number, owner: number): void {
  const { state } = play;
  noteHostility(play, owner, state.control[zone], zone, 'TI-VII-e');
  raiseIndependents(play, zone);
  if (garrisonTroops(state, zone, owner) === 0) takeUndefended(play, zone, owner);
}
function takeUndefended(play: P, zone: number, owner: number): void {
  takeZone(play, zone, owner, 'TI-VII-e');
  yieldNeutrals(play, zone, owner);
}
/** TI-VII-e: an undefended place of an enemy is taken by whoever ends an operation there. */
export function occupyUndefended(play: P, zone: number, owner: number): void {
  const { state } = play;
  const holder = state.control[zone];
  if (!isHostile(state, owner, holder) || hasTruce(state, owner, holder) || hasPassage(state, holder, owner)) return;
  if (holder === NEUTRAL && zone < CITIES) return; // TI-R25: passing through is not hostile
  if (holder === SICELS && allyOfAgyris(state) === owner) return; // TI-FN-t: a guest takes nothing
  if (hasHostileTroops(state, zone, owner) || (zone < CITIES && garrisonTroops(state, zone, owner) > 0)) return;
  noteHostility(play, owner, holder, zone, 'TI-VII-e');
  takeUndefended(play, zone, owner);
}
/** TI-R111: whoever leaves a place of his to hostile troops that stand in it gives it up to them, the strongest first. */
export function giveUp(play: P, zone: number, leaver: number): void {
  const { state } = play;
  if (state.control[zone] !== leaver) return;
  let taker = -1;
  for (let owner = 0; owner < FACTIONS; owner++) {
    const points = troopsAt(state, zone, owner);
    if (points > 0 && (taker < 0 || points > troopsAt(state, zone, taker))) taker = owner;
    if (areAllied(state, leaver, owner) && (points > 0 || troopsIn(state, zone, owner) > 0)) return;
  }
  if (taker >= 0 && !hasTruce(state, taker, leaver) && !hasPassage(state, leaver, taker)) takeZone(play, zone, taker, 'TI-R111');
}

/** TI-S-b: as part of the same operation the besieger assaults, bombards or starves. */
export const investing = decision<State, { readonly city: number }>({
  name: 'investing',
  rule: 'TI-S-b',
  seat: ({ state }) => state.op.owner,
  legal({ state }, _, offer) {
    offer.add(T.choose, C.starve);
    if (refuseAssault(state) === null) offer.add(T.choose, C.assault);
    if (refuseBombard(state) === null) offer.add(T.choose, C.bombard);
  },
  refuse: {
    choose: ({ state }, _, choice) =>
      choice === C.starve
        ? null
        : choice === C.assault
          ? refuseAssault(state)
          : choice === C.bombard
            ? refuseBombard(state)
            : 'TI-S-b',
  },
  on: {
    choose(play, { city }, choice) {
      const { state } = play;
      play.done();
      if (choice === C.assault) play.call(assault, { zone: city, attacker: state.op.owner, place: MARCH, breach: false });
      else if (choice === C.bombard) bombard(play, city, state.op.owner, MARCH);
    },
  },
  about: ({ state }, { city }) => ({
    zone: ZONE.ids[city],
    defence: state.defence[city],
    garrison: garrisonTroops(state, city, state.op.owner),
  }),
});
