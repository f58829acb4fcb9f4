import { decision, type Play, type RuleId } from '@polemos/kernel';
import { C, T } from './actions.ts';
import { battle } from './battle.ts';
import {
  CITIES,
  CITY,
  COAST,
  ETNA,
  isAfloat,
  isAtSea,
  isFaction,
  isMetro,
  isPort,
  isQuarter,
  MARCH,
  NEUTRAL,
  NO_BORDER,
  ORTYGIA,
  OWNER,
  OWNERS,
  PLACE,
  PORT,
  PORT_SEA,
  SEA,
  SEATS,
  SEAWAYS,
  SHORE,
  TERRAIN_COST,
  WATER_OF,
  WAYS,
  wayTo,
  ZONE,
  ZONE_OF,
} from './board.ts';
import { CAVALRY_OF, HOPLITES_OF } from './cities.ts';
import { areAllied, cityOf, garrisonTroops, isBlocked, isHostile, isOpenPort, takeZone } from './control.ts';
import { entering } from './entering.ts';
import { ATTACK, beginFight, DEFEND, enter } from './fight.ts';
import { fitsAboard, hasLeader, isCarried, isFleet, moveLeaders, pointsOf, shift, shiftAll, spend, troopsAt } from './forces.ts';
import { meetFleets } from './naval.ts';
import { isPlunderable, plunderTerritory } from './plunder.ts';
import { assault, beginSiege, bombard, raiseIndependents, streetFight } from './siege.ts';
import {
  F_ATTACKER,
  F_DEFENDER,
  FIELD_BATTLE,
  OP_AT,
  OP_BORDER,
  OP_FROM,
  OP_LANDED,
  OP_LEADER,
  OP_MOVED,
  OP_NAVAL,
  OP_OVER,
  OP_OWNER,
  OP_PM,
  OP_STOPPED,
  STREET_BATTLE,
  type State,
} from './state.ts';
import { noteHostility } from './treaties.ts';
import { ARM, CAVALRY, ENGINE, isShip, TRANSPORT, TRIREME, UNIT, UNITS } from './units.ts';

type P = Play<State>;

// ---- stepping

/** TI-VI: what a step costs, or the rule that forbids it as a negative number's place in RULES. */
const RULES: readonly RuleId[] = ['', 'TI-VI-e', 'TI-VI-c', 'TI-VII-c', 'TI-VI-j', 'TI-S-d', 'TI-VI-f', 'TI-R67', 'TI-R1'];
const FORBIDDEN = -1;
const ELEMENTS = -2;
const STOPPED = -3;
const GATE = -4;
const BESIEGED = -5;
const TOO_FAR = -6;
const NO_SEAWAY = -7;
function stepCost(s: State, to: number): number {
  const at = s.op[OP_AT];
  if (s.op[OP_NAVAL] === 1) return sailCost(s, at, to);
  if (s.op[OP_LANDED] === 1) return ELEMENTS;
  const zone = ZONE_OF[at];
  if (to >= CITY || zone < 0) return ELEMENTS;
  if (s.op[OP_STOPPED] === 1) return STOPPED;
  const owner = s.op[OP_OWNER];
  if (at >= CITY) {
    if (s.siege[zone] >= 0) return BESIEGED;
    if (isBlocked(s, zone, owner)) return STOPPED;
  } else if (s.op[OP_MOVED] === 0 && isMetro(zone) && zone === ORTYGIA && s.siege[zone] >= 0) return BESIEGED;
  const way = wayTo(zone, to);
  if (way === undefined) return FORBIDDEN;
  if (to === ETNA) return FORBIDDEN;
  if (to === ORTYGIA && !areAllied(s, s.control[ORTYGIA], owner)) return GATE;
  return way.cost > s.op[OP_PM] ? TOO_FAR : way.cost;
}
/** TI-R67: 1 PM an area, nothing between a port and its area. */
function sailCost(s: State, at: number, to: number): number {
  const water = WATER_OF[at];
  if (!isFleet(s, MARCH, s.op[OP_OWNER]) || !isCarried(s, MARCH, s.op[OP_OWNER])) return NO_SEAWAY;
  if (isPort(to)) {
    if (isPort(at) || PORT_SEA[to - PORT] !== water) return NO_SEAWAY;
    return isOpenPort(s, to - PORT, s.op[OP_OWNER]) ? 0 : NO_SEAWAY;
  }
  if (!isAtSea(to)) return ELEMENTS;
  if (isPort(at)) return to - SEA === water ? 0 : NO_SEAWAY;
  if (!SEAWAYS[water].includes(to - SEA)) return NO_SEAWAY;
  return s.op[OP_PM] < 1 ? TOO_FAR : 1;
}
function refuseStep({ state }: P, _: object, to: number): RuleId | null {
  const cost = stepCost(state, to);
  return cost >= 0 ? null : RULES[-cost];
}
function step(play: P, _: object, to: number): void {
  const { state } = play;
  const cost = stepCost(state, to);
  const from = state.op[OP_AT];
  state.op[OP_PM] -= cost;
  state.op[OP_FROM] = from;
  state.op[OP_AT] = to;
  state.op[OP_MOVED] = 1;
  state.op[OP_BORDER] = state.op[OP_NAVAL] === 1 ? NO_BORDER : (wayTo(ZONE_OF[from], to)?.border ?? NO_BORDER);
  play.tell?.({
    kind: 'moves',
    rule: 'TI-VI-e',
    seat: SEATS[state.op[OP_OWNER]],
    from: PLACE.ids[from],
    to: PLACE.ids[to],
    cost,
  });
  if (isAtSea(to)) play.call(meetFleets);
  else if (to < CITY) play.call(entering, { zone: to, mover: state.op[OP_OWNER] });
}

// ---- embarking and landing (2 PM each, part of naval movement)

const LANDING_COST = 2;
function refuseEmbark({ state }: P, _: object, place: number): RuleId | null {
  const owner = state.op[OP_OWNER];
  const zone = ZONE_OF[state.op[OP_AT]];
  if (state.op[OP_NAVAL] === 1 || state.op[OP_MOVED] === 1 || state.op[OP_LANDED] === 1 || zone < 0) return 'TI-VI-c';
  if (!isAfloat(place)) return 'TI-VI-g';
  const near = isPort(place) ? place - PORT === zone : COAST[zone].includes(place - SEA);
  if (!near || (zone === ORTYGIA && !areAllied(state, state.control[ORTYGIA], owner))) return 'TI-VI-j';
  if (!hasFreshFleet(state, place, owner)) return 'TI-VI-g';
  if (state.op[OP_PM] < LANDING_COST) return 'TI-VI-f';
  return fitsAboard(state, MARCH, place, owner) ? null : 'TI-VI-g';
}
/** Ships that have not moved yet. */
const hasFreshFleet = (s: State, place: number, owner: number): boolean => {
  const slot = s.slotOf[place * OWNERS + owner];
  if (slot < 0) return false;
  const base = slot * UNITS;
  return s.points[base + TRIREME] - s.used[base + TRIREME] > 0 || s.points[base + TRANSPORT] - s.used[base + TRANSPORT] > 0;
};
function embark(play: P, _: object, place: number): void {
  const { state } = play;
  const owner = state.op[OP_OWNER];
  state.op[OP_PM] = 10 + state.op[OP_PM] - landPm(state) - LANDING_COST;
  state.op[OP_FROM] = state.op[OP_AT];
  state.op[OP_AT] = place;
  state.op[OP_NAVAL] = 1;
  state.op[OP_MOVED] = 1;
  play.tell?.({ kind: 'embarks', rule: 'TI-VI-g', seat: SEATS[owner], place: PLACE.ids[place] });
  if (state.op[OP_LEADER] < 0 || hasUsed(state, place, owner)) {
    state.op[OP_OVER] = 1; // an element goes aboard; a fleet that has moved does not sail again
    return;
  }
  shiftAll(state, place, MARCH, owner);
  moveLeaders(state, place, MARCH, owner);
}
const hasUsed = (s: State, place: number, owner: number): boolean => {
  const slot = s.slotOf[place * OWNERS + owner];
  for (let unit = 0; unit < UNITS; unit++) if (s.used[slot * UNITS + unit] > 0) return true;
  return false;
};
/** What a land stack had at the beginning, without E. */
function landPm(s: State): number {
  const owner = s.op[OP_OWNER];
  let pm = 10;
  for (let unit = 0; unit <= ENGINE; unit++)
    if (pointsOf(s, MARCH, owner, unit) > 0) pm = Math.min(pm, ARM[unit] === CAVALRY ? 8 : 6);
  return pm;
}
function refuseLand({ state }: P, _: object, place: number): RuleId | null {
  const owner = state.op[OP_OWNER];
  const at = state.op[OP_AT];
  if (state.op[OP_NAVAL] === 0) return 'TI-VI-c';
  if (place >= SEA) return 'TI-R67';
  const zone = ZONE_OF[place];
  if (place >= CITY) {
    if (!isPort(at) || at - PORT !== zone || !areAllied(state, state.control[zone], owner)) return 'TI-R67';
  } else if (isAtSea(at) ? !SHORE[at - SEA].includes(zone) : at - PORT !== zone) return 'TI-R67';
  else if (state.siege[zone] >= 0 && isPort(at)) return 'TI-S-d';
  if (zone === ORTYGIA && !areAllied(state, state.control[ORTYGIA], owner)) return 'TI-VI-j';
  if (troopsAt(state, MARCH, owner) === 0 && !hasLeader(state, MARCH, owner)) return 'TI-VI-c';
  return state.op[OP_PM] < LANDING_COST ? 'TI-VI-f' : null;
}
function land(play: P, _: object, place: number): void {
  const { state } = play;
  const owner = state.op[OP_OWNER];
  const at = state.op[OP_AT];
  for (const unit of [TRIREME, TRANSPORT]) shift(state, MARCH, at, owner, unit, pointsOf(state, MARCH, owner, unit));
  spendShips(state, at, owner);
  state.op[OP_PM] -= LANDING_COST;
  state.op[OP_FROM] = at;
  state.op[OP_AT] = place;
  state.op[OP_NAVAL] = 0;
  state.op[OP_LANDED] = 1;
  state.op[OP_MOVED] = 1;
  state.op[OP_BORDER] = NO_BORDER;
  play.tell?.({ kind: 'lands', rule: 'TI-VI-c', seat: SEATS[owner], place: PLACE.ids[place] });
  if (place < CITY) play.call(entering, { zone: place, mover: owner });
}
function spendShips(s: State, place: number, owner: number): void {
  const slot = s.slotOf[place * OWNERS + owner];
  if (slot < 0) return;
  for (const unit of [TRIREME, TRANSPORT]) s.used[slot * UNITS + unit] = s.points[slot * UNITS + unit];
}

// ---- leaving units behind (TI-VI-b)

function refuseLeave({ state }: P, _: object, unit: number, index: number): RuleId | null {
  const owner = state.op[OP_OWNER];
  if (state.op[OP_MOVED] === 0 || state.op[OP_STOPPED] === 1 || state.op[OP_LANDED] === 1) return 'TI-VI-b';
  if (index + 1 > pointsOf(state, MARCH, owner, unit)) return 'TI-VI-b';
  if (!isAfloat(state.op[OP_AT])) return isShip(unit) ? 'TI-VI-g' : null;
  if (unit !== TRIREME || pointsOf(state, MARCH, owner, TRANSPORT) === 0 || index + 1 >= pointsOf(state, MARCH, owner, TRIREME))
    return 'TI-VI-g';
  return null;
}
function leave(play: P, _: object, unit: number, index: number): void {
  const { state } = play;
  const owner = state.op[OP_OWNER];
  const at = state.op[OP_AT];
  shift(state, MARCH, at, owner, unit, index + 1);
  spend(state, at, owner);
  play.tell?.({
    kind: 'left',
    rule: 'TI-VI-b',
    seat: SEATS[owner],
    place: PLACE.ids[at],
    unit: UNIT.ids[unit],
    points: index + 1,
  });
}

// ---- fighting

const needsLeader = (s: State): boolean => s.op[OP_LEADER] < 0;
/** Where a target stands: in the field, or in a city without walls (TI-S-f). −1: it cannot be attacked. */
function targetPlace(s: State, target: number): number {
  const at = s.op[OP_AT];
  const zone = ZONE_OF[at];
  if (zone < 0 || isAfloat(at)) return -1;
  if (troopsAt(s, zone, target) > 0) return zone;
  const city = cityOf(zone);
  if (at < CITY && city >= 0 && s.defence[city] === 0 && !isBlocked(s, zone, s.op[OP_OWNER])) {
    const inside = city === ORTYGIA ? ORTYGIA : CITY + city;
    if (troopsAt(s, inside, target) > 0) return inside;
  }
  return -1;
}
function refuseAttack({ state }: P, _: object, target: number): RuleId | null {
  if (needsLeader(state)) return 'TI-II-s';
  if (!isHostile(state, state.op[OP_OWNER], target) || targetPlace(state, target) < 0) return 'TI-L-a';
  if (troopsAt(state, MARCH, state.op[OP_OWNER]) === 0) return 'TI-L-a';
  return state.op[OP_PM] < 1 ? 'TI-VI-f' : null;
}
function attack(play: P, _: object, target: number): void {
  const { state } = play;
  const owner = state.op[OP_OWNER];
  const zone = ZONE_OF[state.op[OP_AT]];
  const place = targetPlace(state, target);
  state.op[OP_OVER] = 1; // TI-II-q
  state.op[OP_PM] -= 1;
  noteHostility(play, owner, target, zone, 'TI-L-a');
  play.tell?.({ kind: 'attacks', rule: 'TI-L-a', seat: SEATS[owner], target: OWNER.ids[target], zone: ZONE.ids[zone] });
  play.done();
  if (place !== zone) {
    play.call(streetFight, { zone: cityOf(zone), attacker: owner, place: MARCH, breach: false });
    return;
  }
  // A sally or an attack out of the city is fought in the field.
  if (state.op[OP_AT] >= CITY) state.op[OP_AT] = zone;
  beginFight(state, isQuarter(zone) || zone === ORTYGIA ? STREET_BATTLE : FIELD_BATTLE, zone);
  state.fight[F_ATTACKER] = owner;
  state.fight[F_DEFENDER] = target;
  enter(state, ATTACK, owner, MARCH);
  enter(state, DEFEND, target, zone);
  play.call(battle);
}

/** The walled place before which the army stands, held by others; −1 if there is none. */
function cityBefore(s: State): number {
  const at = s.op[OP_AT];
  if (at >= CITY) return -1;
  const city = cityOf(at);
  return city >= 0 && !areAllied(s, s.control[city], s.op[OP_OWNER]) ? city : -1;
}
/** The garrison that a siege would meet, citizens who would rise included (TI-VII-f). */
const garrisonToCome = (s: State, city: number): number => {
  const now = garrisonTroops(s, city, s.op[OP_OWNER]);
  if (now > 0 || s.control[city] !== NEUTRAL || s.raised[city] === 1 || s.sacked[city] === 2) return now;
  return HOPLITES_OF[city] + CAVALRY_OF[city];
};
function refuseSiege(s: State): RuleId | null {
  if (needsLeader(s)) return 'TI-II-s';
  const city = cityBefore(s);
  if (city < 0 || s.siege[city] >= 0) return 'TI-S-c';
  if (isBlocked(s, s.op[OP_AT], s.op[OP_OWNER])) return 'TI-S-b';
  if (s.defence[city] === 0) return 'TI-S-f';
  if (garrisonToCome(s, city) === 0) return 'TI-VII-e';
  if (troopsAt(s, MARCH, s.op[OP_OWNER]) < garrisonToCome(s, city)) return 'TI-S-a';
  return s.op[OP_PM] < 2 ? 'TI-VI-f' : null;
}
function refuseAssault(s: State): RuleId | null {
  if (needsLeader(s)) return 'TI-II-s';
  const city = cityBefore(s);
  if (city < 0 || s.siege[city] !== s.op[OP_OWNER] || troopsAt(s, MARCH, s.op[OP_OWNER]) === 0) return 'TI-S-b';
  if (isBlocked(s, s.op[OP_AT], s.op[OP_OWNER])) return 'TI-S-b';
  return s.defence[city] === 0 ? 'TI-S-f' : null;
}
function refuseBombard(s: State): RuleId | null {
  const refused = refuseAssault(s);
  if (refused !== null) return refused;
  return pointsOf(s, MARCH, s.op[OP_OWNER], ENGINE) < s.defence[cityBefore(s)] ? 'TI-B-a' : null;
}
function refusePlunder(s: State): RuleId | null {
  const at = s.op[OP_AT];
  const zone = ZONE_OF[at];
  if (isAfloat(at) || zone < 0 || zone >= CITIES || !isPlunderable(s, zone)) return 'TI-IV-y';
  if (troopsAt(s, MARCH, s.op[OP_OWNER]) === 0 || isBlocked(s, zone, s.op[OP_OWNER])) return 'TI-IV-u';
  if (at >= CITY && s.siege[zone] >= 0) return 'TI-IV-u';
  return s.op[OP_PM] < TERRAIN_COST[zone] ? 'TI-VI-f' : null;
}
function refuseEntrench(s: State): RuleId | null {
  if (needsLeader(s)) return 'TI-II-s';
  if (s.op[OP_AT] >= CITY || troopsAt(s, MARCH, s.op[OP_OWNER]) === 0) return 'TI-VI-k';
  return s.op[OP_PM] < 2 ? 'TI-VI-f' : null;
}
/** TI-VII-f: an independent city, or one whose holder has a truce, is only taken by saying so. */
function refuseOccupy(s: State): RuleId | null {
  const at = s.op[OP_AT];
  const owner = s.op[OP_OWNER];
  if (at >= CITY || troopsAt(s, MARCH, owner) === 0) return 'TI-VII-e';
  const zone = ZONE_OF[at];
  if (zone < 0 || zone >= CITIES || areAllied(s, s.control[zone], owner) || isBlocked(s, zone, owner)) return 'TI-VII-e';
  return garrisonTroops(s, zone, owner) > 0 ? 'TI-VII-e' : null;
}
function refuseChoice({ state }: P, _: object, choice: number): RuleId | null {
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
const CHOICES = [C.halt, C.besiege, C.assault, C.bombard, C.plunder, C.entrench, C.occupy];

function choose(play: P, _: object, choice: number): void {
  const { state } = play;
  const owner = state.op[OP_OWNER];
  const zone = ZONE_OF[state.op[OP_AT]];
  const city = cityBefore(state);
  state.op[OP_OVER] = 1; // TI-II-q
  play.done();
  if (choice === C.plunder) {
    if (isFaction(state.control[zone])) noteHostility(play, owner, state.control[zone], zone, 'TI-IV-u');
    plunderTerritory(play, zone, owner, MARCH, owner);
  } else if (choice === C.entrench) {
    state.dug[zone * OWNERS + owner] = 1;
    play.tell?.({ kind: 'entrenches', rule: 'TI-VI-k', seat: SEATS[owner], zone: ZONE.ids[zone] });
  } else if (choice === C.occupy) occupy(play, zone, owner);
  else if (choice === C.besiege) {
    noteHostility(play, owner, state.control[city], zone, 'TI-S-a');
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
  if (garrisonTroops(state, zone, owner) === 0) takeZone(play, zone, owner, 'TI-VII-e');
}

/** TI-S-b: as part of the same operation the besieger assaults, bombards or starves. */
export const investing = decision<State, { readonly city: number }>({
  name: 'investing',
  rule: 'TI-S-b',
  seat: ({ state }) => state.op[OP_OWNER],
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
      if (choice === C.assault) play.call(assault, { zone: city, attacker: state.op[OP_OWNER], place: MARCH, breach: false });
      else if (choice === C.bombard) bombard(play, city, state.op[OP_OWNER], MARCH);
    },
  },
  about: ({ state }, { city }) => ({
    zone: ZONE.ids[city],
    defence: state.defence[city],
    garrison: garrisonTroops(state, city, state.op[OP_OWNER]),
  }),
});

/** TI-VI: one step, or what ends the movement. */
export const march = decision<State>({
  name: 'march',
  rule: 'TI-VI-f',
  seat: ({ state }) => state.op[OP_OWNER],
  legal(play, by, offer) {
    const { state } = play;
    const at = state.op[OP_AT];
    for (const choice of CHOICES) if (refuseChoice(play, by, choice) === null) offer.add(T.choose, choice);
    if (state.op[OP_NAVAL] === 1) {
      const water = WATER_OF[at];
      for (const sea of SEAWAYS[water]) if (stepCost(state, SEA + sea) >= 0) offer.add(T.step, SEA + sea);
      if (isPort(at) && stepCost(state, SEA + water) >= 0) offer.add(T.step, SEA + water);
      if (isAtSea(at))
        for (const zone of SHORE[water]) if (zone < CITIES && stepCost(state, PORT + zone) >= 0) offer.add(T.step, PORT + zone);
      offerLandings(play, by, at, water, offer);
    } else {
      const zone = ZONE_OF[at];
      for (const { to } of WAYS[zone]) if (stepCost(state, to) >= 0) offer.add(T.step, to);
      if (zone < CITIES && refuseEmbark(play, by, PORT + zone) === null) offer.add(T.embark, PORT + zone);
      for (const sea of COAST[zone]) if (refuseEmbark(play, by, SEA + sea) === null) offer.add(T.embark, SEA + sea);
      for (let owner = 0; owner < OWNERS; owner++) if (refuseAttack(play, by, owner) === null) offer.add(T.attack, owner);
    }
    if (state.op[OP_MOVED] === 1)
      for (let unit = 0; unit < UNITS; unit++) {
        const have = pointsOf(state, MARCH, state.op[OP_OWNER], unit);
        for (let n = 0; n < have; n++) if (refuseLeave(play, by, unit, n) === null) offer.add(T.leave, unit, n);
      }
  },
  refuse: {
    step: refuseStep,
    embark: refuseEmbark,
    land: refuseLand,
    leave: refuseLeave,
    attack: refuseAttack,
    choose: refuseChoice,
  },
  on: {
    step(play, by, to) {
      play.done();
      step(play, by, to);
    },
    embark(play, by, place) {
      play.done();
      embark(play, by, place);
    },
    land(play, by, place) {
      play.done();
      land(play, by, place);
    },
    leave,
    attack,
    choose,
  },
  about: ({ state }) => ({ place: PLACE.ids[state.op[OP_AT]], pm: state.op[OP_PM], naval: state.op[OP_NAVAL] === 1 }),
});
function offerLandings(play: P, by: object, at: number, water: number, offer: { add(type: number, a?: number): void }): void {
  if (isPort(at)) {
    const zone = at - PORT;
    if (refuseLand(play, by, zone) === null) offer.add(T.land, zone);
    if (refuseLand(play, by, CITY + zone) === null) offer.add(T.land, CITY + zone);
    return;
  }
  for (const zone of SHORE[water]) if (refuseLand(play, by, zone) === null) offer.add(T.land, zone);
}
