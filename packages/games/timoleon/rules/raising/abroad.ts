import { decision, type Play, type RuleId } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { holdsHarbour } from '../factions/expeditions.ts';
import {
  ABROAD,
  AFRICA,
  AREA,
  AREAS,
  BRUTTIUM,
  CARTHAGE,
  CITIES,
  DIONYSIUS,
  GREAT_HARBOUR,
  MARKET,
  OLYMPIUM,
  ORTYGIA,
  PORT,
  SEA,
  SEATS,
  SMALL_HARBOUR,
  ZONE,
  ZONE_OF,
} from '../materials/board.ts';
import { controlsPort, homeOf } from '../materials/control.ts';
import { freshOf, moveLeaders, pointsOf, put, remove, shift, troopsAt } from '../materials/forces.ts';
import { GENERAL, HEAD, LEADER, LEADERS, ROLE } from '../materials/leaders.ts';
import { scatterLoneLeaders } from '../materials/persons.ts';
import { ENGINE, isShip, MERC_CAVALRY, MERC_HOPLITE, MERC_LIGHT, PRICE, TRANSPORT, TRIREME, UNITS } from '../materials/units.ts';
import { POINTS } from '../operations/points.ts';
import type { State } from '../state.ts';

type P = Play<State>;

/** TI-V-j: the turns after which recruits may come home. */
export const ABROAD_TURNS = 2;
const POOL_UNIT = [MERC_HOPLITE, MERC_LIGHT, MERC_CAVALRY];
/** The fleet with which a leader can sail from where he is, or −1. */
function fleetFor(s: State, seat: number, leader: number): number {
  const place = s.where[leader];
  const zone = ZONE_OF[place];
  const candidates: number[] = [];
  if (zone >= 0 && zone < CITIES && controlsPort(s, zone, seat) && s.siege[zone] < 0) candidates.push(PORT + zone);
  for (const water of [GREAT_HARBOUR, SMALL_HARBOUR]) {
    if (!holdsHarbour(s, water, seat)) continue;
    const beside = zone >= 0 && s.control[zone] === seat && HARBOURS.get(zone)?.includes(water) === true;
    if (place === SEA + water || beside) candidates.push(SEA + water);
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
  if (area === BRUTTIUM && !mayGoToBruttium(state, leader)) return 'TI-FY-f';
  if (state.sent[seat * AREAS + area] > 0 || fleetFor(state, seat, leader) < 0) return 'TI-V-j';
  return state.po[seat] >= POINTS.dispatch ? null : 'TI-II-k';
}
/** TI-FY-f: "in person or through a general of his own": no captain of a quarter, no minor tyrant nor a general of his. */
const mayGoToBruttium = (s: State, leader: number): boolean =>
  ROLE[leader] === HEAD || (ROLE[leader] === GENERAL && s.lord[leader] < 0);
export function dispatch(play: P, _: object, leader: number, area: number): void {
  const { state, seat } = play;
  const fleet = fleetFor(state, seat, leader);
  state.po[seat] -= POINTS.dispatch;
  state.where[leader] = ABROAD + area;
  state.done[leader] = 1;
  state.sent[seat * AREAS + area] = state.turn;
  if (area === BRUTTIUM) state.bruttium = 1;
  const ships = [freshOf(state, fleet, seat, TRIREME), freshOf(state, fleet, seat, TRANSPORT)] as const;
  const by = { seat, leader, area, fleet, ships };
  if (ships[0] + ships[1] > 1) play.call(convoy, by);
  else sail(play, by);
}
interface Convoy {
  readonly seat: number;
  readonly leader: number;
  readonly area: number;
  readonly fleet: number;
  /** Triremes and transport that go with him. */
  readonly ships: readonly [number, number];
}
const SHIPS = [TRIREME, TRANSPORT];
function refuseStayBehind(_: P, { ships }: Convoy, unit: number, index: number): RuleId | null {
  if (!isShip(unit) || index + 1 > ships[SHIPS.indexOf(unit)]) return 'TI-VI-b';
  return ships[0] + ships[1] > index + 1 ? null : 'TI-V-j';
}
/** TI-V-j: with as many ships as he wants; the others stay in port. */
export const convoy = decision<State, Convoy>({
  name: 'convoy',
  rule: 'TI-V-j',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    offer.add(T.choose, C.done);
    for (const unit of SHIPS)
      for (let n = 0; n < by.ships[SHIPS.indexOf(unit)]; n++)
        if (refuseStayBehind(play, by, unit, n) === null) offer.add(T.leave, unit, n);
  },
  refuse: { leave: refuseStayBehind, choose: (_, __, choice) => (choice === C.done ? null : 'TI-V-j') },
  on: {
    leave(play, by, unit, index) {
      const [triremes, transport] = by.ships;
      const left = index + 1;
      play.keep({ ...by, ships: unit === TRIREME ? [triremes - left, transport] : [triremes, transport - left] });
    },
    choose(play, by) {
      play.done();
      sail(play, by);
    },
  },
  about: (_, { leader, area, ships }) => ({ leader: LEADER.ids[leader], area: AREA.ids[area], ships: ships[0] }),
});
function sail(play: P, { seat, leader, area, fleet, ships }: Convoy): void {
  SHIPS.forEach((unit, n) => {
    shift(play.state, fleet, ABROAD + area, seat, unit, ships[n]);
  });
  play.tell?.({
    kind: 'dispatched',
    rule: 'TI-V-j',
    seat: SEATS[seat],
    leader: LEADER.ids[leader],
    area: AREA.ids[area],
    ships: ships[0],
  });
  scatterLoneLeaders(play); // TI-VII-l: others who were aboard go ashore
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
  if (sent === 0 || state.turn < sent + ABROAD_TURNS) return 'TI-V-j';
  return havenAt(state, seat, zone) >= 0 ? null : 'TI-R22';
}
/** The harbours of Syracuse by the zones from which one goes aboard in them (TI-VI-i, TI-VI-j). */
const HARBOURS: ReadonlyMap<number, readonly number[]> = new Map([
  [ORTYGIA, [GREAT_HARBOUR, SMALL_HARBOUR]],
  [MARKET, [SMALL_HARBOUR]],
  [OLYMPIUM, [GREAT_HARBOUR]],
]);
/** Where ships lie that belong to a zone of the faction: in its port, or in a harbour of Syracuse that it holds (TI-R26); −1: nowhere. */
function havenAt(s: State, seat: number, zone: number): number {
  if (s.control[zone] !== seat || s.siege[zone] >= 0) return -1;
  if (controlsPort(s, zone, seat)) return PORT + zone;
  const harbour = HARBOURS.get(zone)?.find(water => holdsHarbour(s, water, seat));
  return harbour === undefined ? -1 : SEA + harbour;
}
export function comeBack(play: P, _: object, area: number, zone: number): void {
  const { state, seat } = play;
  const fleet = havenAt(state, seat, zone);
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
/** Leaders abroad count as activated (TI-V-j). */
export function keepAbroad(s: State): void {
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.where[leader] >= ABROAD && s.where[leader] < ABROAD + AREAS) s.done[leader] = 1;
}
