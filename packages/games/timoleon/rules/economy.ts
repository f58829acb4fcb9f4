import { decision, type Play, type RuleId } from '@polemos/kernel';
import { C, SUMS, T } from './actions.ts';
import {
  ABROAD,
  AFRICA,
  AREA,
  AREAS,
  BLACK,
  BRUTTIUM,
  CARTHAGE,
  CITIES,
  CITY,
  DEFENCE,
  DIONYSIUS,
  FACTIONS,
  GREAT_HARBOUR,
  HICETAS,
  isAshore,
  isQuarter,
  isWalled,
  MARKET,
  OLYMPIUM,
  ORTYGIA,
  PLACE,
  PLACES,
  PORT,
  SEA,
  SEATS,
  SICELS,
  SMALL_HARBOUR,
  ZONE,
  ZONE_OF,
  ZONES,
} from './board.ts';
import { isWinter, quarterOf } from './calendar.ts';
import { CAVALRY_OF, cityTax, HOPLITES_OF, hasCitizens, taxNow } from './cities.ts';
import { controlsPort, homeOf, mayRecruit, troopsIn } from './control.ts';
import { harbourHolder, transportPlace } from './expeditions.ts';
import { freshOf, hasLeader, moveLeaders, pointsOf, put, remove, shift, troopsAt } from './forces.ts';
import { AGYRIS, CAPTAIN_OF, LEADER, LEADERS } from './leaders.ts';
import { sackCity } from './plunder.ts';
import { citizenUnits } from './recruits.ts';
import { NOT_YET, type State } from './state.ts';
import {
  ARSENAL_PRICE,
  BODYGUARD,
  ENGINE,
  ENGINE_PRICE,
  MERC_CAVALRY,
  MERC_HOPLITE,
  MERC_LIGHT,
  PRICE,
  TRANSPORT,
  TRANSPORT_PRICE,
  TRIREME,
  TRIREME_PRICE,
  UNITS,
} from './units.ts';

type P = Play<State>;

// ---- taxes (TI-IV-c … TI-IV-g, TI-IV-z)

export function refuseTax({ state, seat }: P): RuleId | null {
  if (isWinter(state.turn) || state.taxed[seat] === quarterOf(state.turn)) return 'TI-IV-c';
  return state.po[seat] >= 2 ? null : 'TI-II-k';
}
/** Cities that pay this faction: its own, and those of the Sicels while Agyris is its ally (TI-FN-t). */
const pays = (s: State, zone: number, seat: number): boolean =>
  s.control[zone] === seat || (s.control[zone] === SICELS && s.owner[AGYRIS] === seat);
export function tax(play: P): void {
  const { state, seat } = play;
  state.po[seat] -= 2;
  state.taxed[seat] = quarterOf(state.turn);
  play.call(recovery, { seat, forgone: [] });
}
interface Recovery {
  readonly seat: number;
  readonly forgone: readonly number[];
}
function refuseForgo({ state }: P, { seat, forgone }: Recovery, zone: number): RuleId | null {
  if (zone >= CITIES || state.control[zone] !== seat || state.ravaged[zone] === 0 || state.sacked[zone] !== 0) return 'TI-IV-z';
  return taxNow(state, zone) === 0 || forgone.includes(zone) ? 'TI-IV-z' : null;
}
export const recovery = decision<State, Recovery>({
  name: 'recovery',
  rule: 'TI-IV-z',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    offer.add(T.choose, C.collect);
    for (let zone = 0; zone < CITIES; zone++) if (refuseForgo(play, by, zone) === null) offer.add(T.forgo, zone);
  },
  refuse: { forgo: refuseForgo, choose: (_, __, choice) => (choice === C.collect ? null : 'TI-IV-z') },
  on: {
    forgo(play, by, zone) {
      const { state, fate } = play;
      const die = fate.d6('recovery of the land', 'TI-IV-z');
      const recovers = die > BLACK[zone];
      if (recovers) state.ravaged[zone] = 0;
      play.tell?.({
        kind: 'recovery',
        rule: 'TI-IV-z',
        seat: SEATS[by.seat],
        zone: ZONE.ids[zone],
        die,
        black: BLACK[zone],
        recovers,
      });
      play.keep({ ...by, forgone: [...by.forgone, zone] });
    },
    choose(play, { seat, forgone }) {
      const { state } = play;
      play.done();
      let talents = 0;
      const from: { zone: string; talents: number }[] = [];
      for (let zone = 0; zone < ZONES; zone++) {
        if (!pays(state, zone, seat) || forgone.includes(zone)) continue;
        const due = taxNow(state, zone);
        talents += due;
        if (due > 0) from.push({ zone: ZONE.ids[zone], talents: due });
      }
      state.treasury[seat] += talents;
      play.tell?.({ kind: 'taxes', rule: 'TI-IV-c', seat: SEATS[seat], talents, from });
    },
  },
});

// ---- restoring defences (TI-R66)

export function refuseRepair({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (!isWalled(zone) || state.control[zone] !== seat || state.defence[zone] >= DEFENCE[zone]) return 'TI-R66';
  if (state.siege[zone] >= 0 || state.sacked[zone] !== 0 || state.repaired[zone] === quarterOf(state.turn)) return 'TI-R66';
  if (state.treasury[seat] < 10) return 'TI-IV-a';
  return state.po[seat] >= 1 ? null : 'TI-II-k';
}
export function repair(play: P, _: object, zone: number): void {
  const { state, seat } = play;
  state.po[seat] -= 1;
  state.treasury[seat] -= 10;
  state.defence[zone]++;
  state.repaired[zone] = quarterOf(state.turn);
  play.tell?.({ kind: 'repaired', rule: 'TI-R66', seat: SEATS[seat], zone: ZONE.ids[zone], defence: state.defence[zone] });
}

// ---- citizens (TI-V-b … TI-V-h)

export function refuseRecruit({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (state.control[zone] !== seat || !hasCitizens(zone) || state.raised[zone] === 1) return 'TI-V-b';
  if (!mayRecruit(state, seat, zone)) return recruitRule(seat);
  if (state.siege[zone] >= 0) return 'TI-R15';
  return state.po[seat] >= 1 ? null : 'TI-II-k';
}
const recruitRule = (seat: number): RuleId => (seat === CARTHAGE ? 'TI-V-f' : seat === DIONYSIUS ? 'TI-V-e' : 'TI-V-c');
export function recruit(play: P, _: object, zone: number): void {
  const { state, seat } = play;
  const [hoplites, cavalry] = citizenUnits(seat, zone);
  state.po[seat] -= 1;
  state.raised[zone] = 1;
  put(state, homeOf(zone), seat, hoplites, HOPLITES_OF[zone]);
  put(state, homeOf(zone), seat, cavalry, CAVALRY_OF[zone]);
  const captain = CAPTAIN_OF[zone];
  const appears = captain >= 0 && state.where[captain] === NOT_YET;
  if (appears) {
    state.where[captain] = homeOf(zone); // TI-V-h
    state.owner[captain] = seat;
  }
  play.tell?.({
    kind: 'recruits',
    rule: recruitRule(seat),
    seat: SEATS[seat],
    zone: ZONE.ids[zone],
    hoplites: HOPLITES_OF[zone],
    cavalry: CAVALRY_OF[zone],
    leader: appears ? LEADER.ids[captain] : null,
  });
}

// ---- abroad (TI-V-j, TI-V-k, TI-R22)

const POOL_UNIT = [MERC_HOPLITE, MERC_LIGHT, MERC_CAVALRY];
/** The fleet with which a leader can sail from where he is, or −1. */
function fleetFor(s: State, seat: number, leader: number): number {
  const place = s.where[leader];
  const zone = ZONE_OF[place];
  const candidates: number[] = [];
  if (zone >= 0 && zone < CITIES && controlsPort(s, zone, seat) && s.siege[zone] < 0) candidates.push(PORT + zone);
  const harbours = [GREAT_HARBOUR, SMALL_HARBOUR].filter(water => harbourHolder(s, water) === seat);
  for (const water of harbours) {
    const beside = zone === ORTYGIA ? s.control[ORTYGIA] === seat : zone === (water === GREAT_HARBOUR ? OLYMPIUM : MARKET);
    if (place === SEA + water || (beside && s.control[zone] === seat)) candidates.push(SEA + water);
  }
  for (const fleet of candidates)
    if (
      freshOf(s, fleet, seat, TRIREME) + freshOf(s, fleet, seat, TRANSPORT) > 0 &&
      troopsAt(s, fleet, seat) === 0 &&
      pointsOf(s, fleet, seat, ENGINE) === 0
    )
      return fleet;
  return -1;
}
/** Could he sail from where he is? A quick look before the areas are gone through. */
export const canSail = (s: State, seat: number, leader: number): boolean =>
  s.where[leader] >= 0 && s.done[leader] === 0 && s.captor[leader] < 0 && fleetFor(s, seat, leader) >= 0;
export function refuseDispatch({ state, seat }: P, _: object, leader: number, area: number): RuleId | null {
  if (state.owner[leader] !== seat || state.where[leader] < 0 || state.captor[leader] >= 0) return 'TI-V-j';
  if (state.done[leader] === 1) return 'TI-II-p';
  if (area === AFRICA && seat !== CARTHAGE) return 'TI-V-k';
  if (area === BRUTTIUM && (seat !== DIONYSIUS || state.bruttium === 1)) return 'TI-V-k';
  if (state.sent[seat * AREAS + area] > 0 || fleetFor(state, seat, leader) < 0) return 'TI-V-j';
  return state.po[seat] >= 3 ? null : 'TI-II-k';
}
export function dispatch(play: P, _: object, leader: number, area: number): void {
  const { state, seat } = play;
  const fleet = fleetFor(state, seat, leader);
  const ships = freshOf(state, fleet, seat, TRIREME);
  state.po[seat] -= 3;
  for (const unit of [TRIREME, TRANSPORT]) shift(state, fleet, ABROAD + area, seat, unit, freshOf(state, fleet, seat, unit));
  state.where[leader] = ABROAD + area;
  state.done[leader] = 1;
  state.sent[seat * AREAS + area] = state.turn;
  if (area === BRUTTIUM) state.bruttium = 1;
  play.tell?.({ kind: 'dispatched', rule: 'TI-V-j', seat: SEATS[seat], leader: LEADER.ids[leader], area: AREA.ids[area], ships });
}
export function refuseHire({ state, seat }: P, _: object, area: number, arm: number, index: number): RuleId | null {
  const count = index + 1;
  if (state.sent[seat * AREAS + area] === 0 || state.sent[seat * AREAS + area] + 1 !== state.turn) return 'TI-V-j';
  if (state.pool[area * 3 + arm] < count) return 'TI-V-k';
  if (state.treasury[seat] < count * PRICE[POOL_UNIT[arm]]) return 'TI-IV-a';
  if (pointsOf(state, ABROAD + area, seat, TRANSPORT) > 0) return null;
  if (arm === 2) return 'TI-VI-g';
  return troopsAt(state, ABROAD + area, seat) + count <= pointsOf(state, ABROAD + area, seat, TRIREME) ? null : 'TI-VI-g';
}
export function hire(play: P, _: object, area: number, arm: number, index: number): void {
  const { state, seat } = play;
  const count = index + 1;
  const talents = count * PRICE[POOL_UNIT[arm]];
  state.treasury[seat] -= talents;
  state.pool[area * 3 + arm] -= count;
  put(state, ABROAD + area, seat, POOL_UNIT[arm], count);
  play.tell?.({
    kind: 'hired',
    rule: 'TI-V-j',
    seat: SEATS[seat],
    area: AREA.ids[area],
    unit: ['hoplites', 'light', 'cavalry'][arm],
    points: count,
    talents,
  });
}
export function refuseReturn({ state, seat }: P, _: object, area: number, zone: number): RuleId | null {
  const sent = state.sent[seat * AREAS + area];
  if (sent === 0 || state.turn < sent + 2) return 'TI-V-j';
  if (zone === ORTYGIA)
    return state.control[ORTYGIA] === seat && state.siege[ORTYGIA] < 0 && harbourHolder(state, GREAT_HARBOUR) === seat
      ? null
      : 'TI-R22';
  return controlsPort(state, zone, seat) && state.siege[zone] < 0 ? null : 'TI-R22';
}
export function comeBack(play: P, _: object, area: number, zone: number): void {
  const { state, seat } = play;
  const fleet = zone === ORTYGIA ? SEA + GREAT_HARBOUR : PORT + zone;
  const from = ABROAD + area;
  for (const unit of [TRIREME, TRANSPORT]) {
    const count = pointsOf(state, from, seat, unit);
    remove(state, from, seat, unit, count);
    put(state, fleet, seat, unit, count, count);
  }
  for (let unit = 0; unit < UNITS; unit++) {
    const count = pointsOf(state, from, seat, unit);
    remove(state, from, seat, unit, count);
    put(state, homeOf(zone), seat, unit, count, count);
  }
  moveLeaders(state, from, homeOf(zone), seat);
  state.sent[seat * AREAS + area] = 0;
  play.tell?.({ kind: 'returns', rule: 'TI-V-j', seat: SEATS[seat], area: AREA.ids[area], zone: ZONE.ids[zone] });
}

// ---- building (TI-V-l … TI-V-o)

export function refuseTrireme({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (!controlsPort(state, zone, seat)) return 'TI-V-l';
  if (state.siege[zone] >= 0 || state.sacked[zone] === 2) return 'TI-R15';
  return state.treasury[seat] >= TRIREME_PRICE ? null : 'TI-IV-a';
}
export function buildTrireme(play: P, _: object, zone: number): void {
  const { state, seat } = play;
  state.treasury[seat] -= TRIREME_PRICE;
  state.building[((state.turn + 2) % 3) * CITIES + zone]++;
  play.tell?.({
    kind: 'builds',
    rule: 'TI-V-l',
    seat: SEATS[seat],
    what: 'triremes',
    place: ZONE.ids[zone],
    talents: TRIREME_PRICE,
    turn: state.turn + 2,
  });
}
export const hasNoTransport = (s: State, seat: number): boolean => s.transportDue[seat] === 0 && transportPlace(s, seat) < 0;
export function refuseTransport({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (!controlsPort(state, zone, seat)) return 'TI-V-o';
  if (!hasNoTransport(state, seat)) return 'TI-V-o';
  if (state.siege[zone] >= 0 || state.sacked[zone] === 2) return 'TI-R15';
  return state.treasury[seat] >= TRANSPORT_PRICE ? null : 'TI-IV-a';
}
export function buildTransport(play: P, _: object, zone: number): void {
  const { state, seat } = play;
  state.treasury[seat] -= TRANSPORT_PRICE;
  state.transportDue[seat] = state.turn + 2;
  state.transportPort[seat] = zone;
  play.tell?.({
    kind: 'builds',
    rule: 'TI-V-o',
    seat: SEATS[seat],
    what: 'transport',
    place: ZONE.ids[zone],
    talents: TRANSPORT_PRICE,
    turn: state.turn + 2,
  });
}
/** Phase 0: ships that are finished (TI-II-c). */
export function launch(play: P): void {
  const { state } = play;
  const due = state.turn % 3;
  for (let zone = 0; zone < CITIES; zone++) {
    const ships = state.building[due * CITIES + zone];
    if (ships === 0) continue;
    state.building[due * CITIES + zone] = 0;
    put(state, PORT + zone, state.control[zone], TRIREME, ships);
    play.tell?.({
      kind: 'launched',
      rule: 'TI-II-c',
      seat: SEATS[state.control[zone]],
      zone: ZONE.ids[zone],
      what: 'triremes',
      points: ships,
    });
  }
  for (let seat = 0; seat < FACTIONS; seat++) {
    if (state.transportDue[seat] !== state.turn) continue;
    if (transportPlace(state, seat) < 0) {
      put(state, PORT + state.transportPort[seat], seat, TRANSPORT, 1);
      play.tell?.({
        kind: 'launched',
        rule: 'TI-II-c',
        seat: SEATS[seat],
        zone: ZONE.ids[state.transportPort[seat]],
        what: 'transport',
        points: 1,
      });
    }
    state.transportDue[seat] = 0;
    state.transportPort[seat] = -1;
  }
}
export function refuseEngine({ state, seat }: P, _: object, place: number): RuleId | null {
  if (place >= PLACES || !isAshore(place)) return 'TI-V-n';
  const zone = ZONE_OF[place];
  const own = state.control[zone] === seat && state.siege[zone] < 0 && state.sacked[zone] !== 2;
  if (!(own && (place >= CITY || zone === ORTYGIA || isQuarter(zone))) && !isArmy(state, place, seat)) return 'TI-V-n';
  return state.treasury[seat] >= ENGINE_PRICE ? null : 'TI-IV-a';
}
const isArmy = (s: State, place: number, seat: number): boolean =>
  troopsAt(s, place, seat) > 0 && hasLeader(s, place, seat) && !(place >= CITY && s.siege[ZONE_OF[place]] >= 0);
export function buildEngine(play: P, _: object, place: number): void {
  const { state, seat } = play;
  state.treasury[seat] -= ENGINE_PRICE;
  put(state, place, seat, ENGINE, 1);
  play.tell?.({
    kind: 'builds',
    rule: 'TI-V-n',
    seat: SEATS[seat],
    what: 'engines',
    place: PLACE.ids[place],
    talents: ENGINE_PRICE,
    turn: state.turn,
  });
}
export function refuseArsenal({ state, seat }: P): RuleId | null {
  if (seat !== DIONYSIUS || state.control[ORTYGIA] !== seat || state.siege[ORTYGIA] >= 0) return 'TI-V-m';
  if (state.arsenalTurn === state.turn || state.arsenal >= 13) return 'TI-V-m';
  return state.treasury[seat] >= ARSENAL_PRICE ? null : 'TI-IV-a';
}
export function arsenal(play: P): void {
  const { state, seat } = play;
  state.treasury[seat] -= ARSENAL_PRICE;
  state.arsenal++;
  state.arsenalTurn = state.turn;
  put(state, SEA + GREAT_HARBOUR, seat, TRIREME, 1);
  play.tell?.({
    kind: 'builds',
    rule: 'TI-V-m',
    seat: SEATS[seat],
    what: 'triremes',
    place: 'syr_great_harbour',
    talents: ARSENAL_PRICE,
    turn: state.turn,
  });
}

// ---- bodyguards (TI-FI-d, TI-R49)

function guards(s: State, seat: number): number {
  let count = 0;
  for (let place = 0; place < PLACES; place++)
    count += pointsOf(s, place, seat, BODYGUARD) + pointsOf(s, place, seat, BODYGUARD + 15);
  return count;
}
export const lacksGuards = (s: State, seat: number): boolean =>
  (seat === HICETAS || seat === DIONYSIUS) && s.guardTurn[seat] !== s.turn && guards(s, seat) < 3;
export function refuseGuard({ state, seat }: P, _: object, place: number): RuleId | null {
  if ((seat !== HICETAS && seat !== DIONYSIUS) || state.guardTurn[seat] === state.turn || guards(state, seat) >= 3)
    return 'TI-R49';
  return pointsOf(state, place, seat, MERC_HOPLITE) > 0 ? null : 'TI-R49';
}
export function guard(play: P, _: object, place: number): void {
  const { state, seat } = play;
  state.guardTurn[seat] = state.turn;
  const used = freshOf(state, place, seat, MERC_HOPLITE) === 0 ? 1 : 0;
  remove(state, place, seat, MERC_HOPLITE, 1);
  put(state, place, seat, BODYGUARD, 1, used);
  play.tell?.({ kind: 'guard', rule: 'TI-R49', seat: SEATS[seat], place: PLACE.ids[place] });
}

// ---- plunder of an own city, gifts

export function refuseSack({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (state.control[zone] !== seat || cityTax(zone) === 0 || state.siege[zone] >= 0) return 'TI-IV-ab';
  return state.sacked[zone] !== 0 || troopsIn(state, zone, seat) === 0 ? 'TI-IV-ab' : null;
}
export const sack = (play: P, _: object, zone: number): void => sackCity(play, zone, play.seat, 'TI-IV-ab');

export function refuseGive({ state, seat }: P, _: object, faction: number, sum: number): RuleId | null {
  if (faction === seat || state.out[faction] === 1) return 'TI-R63';
  return state.treasury[seat] >= SUMS[sum] ? null : 'TI-IV-a';
}
export function give(play: P, _: object, faction: number, sum: number): void {
  const { state, seat } = play;
  state.treasury[seat] -= SUMS[sum];
  state.treasury[faction] += SUMS[sum];
  play.tell?.({ kind: 'gives', rule: 'TI-R63', seat: SEATS[seat], to: SEATS[faction], talents: SUMS[sum] });
}
/** Leaders abroad count as activated (TI-V-j). */
export function keepAbroad(s: State): void {
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.where[leader] >= ABROAD && s.where[leader] < ABROAD + AREAS) s.done[leader] = 1;
}
