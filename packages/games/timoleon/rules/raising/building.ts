import type { Play, RuleId } from '@polemos/kernel';
import { quarterOf } from '../calendar.ts';
import { holdsHarbour, transportPlace } from '../factions/expeditions.ts';
import {
  CITIES,
  CITY,
  DEFENCE,
  DIONYSIUS,
  FACTIONS,
  GREAT_HARBOUR,
  isAshore,
  isQuarter,
  isWalled,
  MARKET,
  ORTYGIA,
  PLACE,
  PLACES,
  PORT,
  SEA,
  SEATS,
  SMALL_HARBOUR,
  ZONE,
  ZONE_OF,
  ZONES,
} from '../materials/board.ts';
import { controlsPort } from '../materials/control.ts';
import { hasLeader, put, troopsAt } from '../materials/forces.ts';
import { ARSENAL_PRICE, ENGINE, ENGINE_PRICE, TRANSPORT, TRANSPORT_PRICE, TRIREME, TRIREME_PRICE } from '../materials/units.ts';
import { POINTS } from '../operations/points.ts';
import { EACH_CITY } from '../readings.ts';
import type { State } from '../state.ts';

type P = Play<State>;

/** TI-II-n: once a quarter like the taxes; in the other reading once for each city (TI-R66). */
function hasRestored(s: State, zone: number, seat: number): boolean {
  return ((s.readings & EACH_CITY) !== 0 ? s.repaired[zone] : s.restored[seat]) === quarterOf(s.turn);
}
export function refuseRepair({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (!isWalled(zone) || state.control[zone] !== seat || state.defence[zone] >= DEFENCE[zone]) return 'TI-R66';
  if (state.siege[zone] >= 0 || state.sacked[zone] !== 0 || hasRestored(state, zone, seat)) return 'TI-R66';
  if (state.treasury[seat] < 10) return 'TI-IV-a';
  return state.po[seat] >= POINTS.repair ? null : 'TI-II-k';
}
export function repair(play: P, _: object, zone: number): void {
  const { state, seat } = play;
  state.po[seat] -= POINTS.repair;
  state.treasury[seat] -= 10;
  state.defence[zone]++;
  state.repaired[zone] = quarterOf(state.turn);
  state.restored[seat] = quarterOf(state.turn);
  play.tell?.({ kind: 'repaired', rule: 'TI-R66', seat: SEATS[seat], zone: ZONE.ids[zone], defence: state.defence[zone] });
}
/** TI-R26: the harbours of Syracuse are ports: the Great Harbour of whoever holds Ortygia, the Small Harbour of the Market's holder. */
const harbourOf = (zone: number): number => (zone === ORTYGIA ? GREAT_HARBOUR : zone === MARKET ? SMALL_HARBOUR : -1);
/** Where ships come off the stocks of a zone. */
const slipway = (zone: number): number => (zone < CITIES ? PORT + zone : SEA + harbourOf(zone));
const hasStocks = (s: State, zone: number, seat: number): boolean =>
  zone < CITIES
    ? controlsPort(s, zone, seat)
    : harbourOf(zone) >= 0 && s.control[zone] === seat && holdsHarbour(s, harbourOf(zone), seat);

export function refuseTrireme({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (!hasStocks(state, zone, seat)) return 'TI-V-l';
  if (state.siege[zone] >= 0 || state.sacked[zone] === 2) return 'TI-R15';
  return state.treasury[seat] >= TRIREME_PRICE ? null : 'TI-IV-a';
}
export function buildTrireme(play: P, _: object, zone: number): void {
  const { state, seat } = play;
  state.treasury[seat] -= TRIREME_PRICE;
  state.building[((state.turn + 2) % 3) * ZONES + zone]++;
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
  if (!hasStocks(state, zone, seat)) return 'TI-V-o';
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
/** TI-R26: while hostile ships lie in the harbour, what is finished stays on the stocks. */
const isShutIn = (s: State, zone: number, seat: number): boolean => zone >= CITIES && !holdsHarbour(s, harbourOf(zone), seat);
/** Phase 0: ships that are finished (TI-II-c). */
export function launch(play: P): void {
  const { state } = play;
  const due = state.turn % 3;
  for (let zone = 0; zone < ZONES; zone++) {
    const ships = state.building[due * ZONES + zone];
    if (ships === 0) continue;
    state.building[due * ZONES + zone] = 0;
    if (isShutIn(state, zone, state.control[zone])) {
      state.building[((due + 1) % 3) * ZONES + zone] += ships;
      continue;
    }
    put(state, slipway(zone), state.control[zone], TRIREME, ships);
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
    if (isShutIn(state, state.transportPort[seat], seat)) {
      state.transportDue[seat]++;
      continue;
    }
    const port = state.transportPort[seat];
    state.transportDue[seat] = 0;
    state.transportPort[seat] = -1;
    if (transportPlace(state, seat) < 0) {
      put(state, slipway(port), seat, TRANSPORT, 1);
      play.tell?.({
        kind: 'launched',
        rule: 'TI-II-c',
        seat: SEATS[seat],
        zone: ZONE.ids[port],
        what: 'transport',
        points: 1,
      });
    }
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
  troopsAt(s, place, seat) > 0 &&
  hasLeader(s, place, seat) &&
  !((place >= CITY || place === ORTYGIA) && s.siege[ZONE_OF[place]] >= 0); // TI-R15
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
  if (!holdsHarbour(state, GREAT_HARBOUR, seat)) return 'TI-R26';
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
