import { decision, loop, type Play, procedure, type RuleId } from '@polemos/kernel';
import { C, SUMS, T } from '../actions.ts';
import { refuseTax, tax } from '../economy/taxes.ts';
import {
  ABROAD,
  AREAS,
  CITIES,
  FACTIONS,
  isAfloat,
  MARCH,
  OWNERS,
  PLACE,
  PLACES,
  SEA,
  SEATS,
  ZONES,
} from '../materials/board.ts';
import { freshOf, pointsOf, shift, shipsAt, slotAt, troopsAt } from '../materials/forces.ts';
import { LEADER, LEADERS } from '../materials/leaders.ts';
import { give, refuseGive, refuseSack, sack } from '../materials/treasury.ts';
import { ENGINE, isInfantry, isShip, needsTransport, TRANSPORT, TRIREME, TROOPS, UNIT, UNITS } from '../materials/units.ts';
import { canSail, comeBack, dispatch, hire, refuseDispatch, refuseHire, refuseReturn } from '../raising/abroad.ts';
import {
  arsenal,
  buildEngine,
  buildTransport,
  buildTrireme,
  hasNoTransport,
  refuseArsenal,
  refuseEngine,
  refuseRepair,
  refuseTransport,
  refuseTrireme,
  repair,
} from '../raising/building.ts';
import { guard, lacksGuards, recruit, refuseGuard, refuseRecruit } from '../raising/recruiting.ts';
import type { State } from '../state.ts';
import { beginDiplomacy } from '../talks/diplomacy.ts';
import { refuseCourt, refuseSuborn, refuseTreat } from '../talks/diplomacy-targets.ts';
import { beginOperation, operation } from './operation.ts';
import { DIPLOMACY_COST, POINTS } from './points.ts';

type P = Play<State>;

// ---- activation (TI-II-o, TI-II-p)

function refuseActivate({ state, seat }: P, _: object, leader: number): RuleId | null {
  if (state.owner[leader] !== seat || state.where[leader] < 0 || state.where[leader] >= ABROAD || state.captor[leader] >= 0)
    return 'TI-II-o';
  if (state.done[leader] === 1) return 'TI-II-p';
  return state.po[seat] >= POINTS.activate ? null : 'TI-II-k';
}
function activate(play: P, _: object, leader: number): void {
  const { state, seat } = play;
  const place = state.where[leader];
  state.po[seat] -= POINTS.activate;
  beginOperation(state, seat, leader, place);
  play.tell?.({ kind: 'activates', rule: 'TI-II-o', seat: SEATS[seat], leader: LEADER.ids[leader], place: PLACE.ids[place] });
  play.call(operation);
}

// ---- a single element (TI-R1, TI-R74)

/** Infantry aboard that goes with so many triremes, or what only the transport can carry. */
function loadOf(s: State, place: number, owner: number, unit: number, count: number): number {
  let infantry = 0;
  for (let troop = 0; troop < TROOPS; troop++) if (isInfantry(troop)) infantry += pointsOf(s, place, owner, troop);
  return unit === TRIREME ? Math.min(count, infantry) : Math.max(0, infantry - shipsAt(s, place, owner));
}
function refuseElement({ state, seat }: P, _: object, place: number, unit: number, index: number): RuleId | null {
  const count = index + 1;
  if (place >= ABROAD || count > pointsOf(state, place, seat, unit)) return 'TI-R1';
  if (count > freshOf(state, place, seat, unit)) return 'TI-II-p';
  if (isShip(unit)) {
    if (!isAfloat(place) || !canDetach(state, place, seat, unit, count)) return 'TI-VI-g';
  }
  return state.po[seat] >= POINTS.element ? null : 'TI-II-k';
}
/** TI-VI-g: what stays behind must still be carried. */
function canDetach(s: State, place: number, owner: number, unit: number, count: number): boolean {
  const transport = pointsOf(s, place, owner, TRANSPORT);
  if (unit === TRANSPORT || transport > 0) return true;
  const infantry = troopsAt(s, place, owner);
  return infantry - loadOf(s, place, owner, unit, count) <= shipsAt(s, place, owner) - count;
}
function element(play: P, _: object, place: number, unit: number, index: number): void {
  const { state, seat } = play;
  const count = index + 1;
  const load = isShip(unit) ? loadOf(state, place, seat, unit, count) : 0;
  state.po[seat] -= POINTS.element;
  beginOperation(state, seat, -1, place);
  if (unit === TRANSPORT)
    for (let cargo = 0; cargo <= ENGINE; cargo++)
      if (needsTransport(cargo)) shift(state, place, MARCH, seat, cargo, pointsOf(state, place, seat, cargo));
  let left = load;
  for (let cargo = 0; cargo < TROOPS && left > 0; cargo++) {
    if (!isInfantry(cargo)) continue;
    const taken = Math.min(left, pointsOf(state, place, seat, cargo));
    shift(state, place, MARCH, seat, cargo, taken);
    left -= taken;
  }
  shift(state, place, MARCH, seat, unit, count);
  play.tell?.({
    kind: 'element',
    rule: 'TI-R1',
    seat: SEATS[seat],
    place: PLACE.ids[place],
    unit: UNIT.ids[unit],
    points: count,
    load,
  });
  play.call(operation);
}

// ---- diplomacy

const withPo =
  (refuse: (s: State, author: number, target: number) => RuleId | null) =>
  ({ state, seat }: P, _: object, target: number): RuleId | null =>
    refuse(state, seat, target) ?? (state.po[seat] >= DIPLOMACY_COST ? null : 'TI-II-k');
const court = withPo(refuseCourt);
const treat = withPo(refuseTreat);
const suborn = withPo(refuseSuborn);

/** TI-II: the table of operations, and what costs no PO (TI-II-n). */
export const operations = decision<State>({
  name: 'operations',
  rule: 'TI-II-n',
  seat: ({ state }) => state.order[state.place],
  legal(play, by, offer) {
    const { state, seat } = play;
    const po = state.po[seat];
    offer.add(T.choose, C.done);
    if (po >= 1) {
      for (let leader = 0; leader < LEADERS; leader++)
        if (refuseActivate(play, by, leader) === null) offer.add(T.activate, leader);
      for (let place = 0; place < ABROAD; place++) {
        const slot = slotAt(state, place, seat);
        if (slot < 0) continue;
        for (let unit = 0; unit < UNITS; unit++) {
          const fresh = state.points[slot * UNITS + unit] - state.used[slot * UNITS + unit];
          // Of troops and engines any number goes if one does; with ships goes what they carry.
          const alike = fresh > 0 && !isShip(unit) && refuseElement(play, by, place, unit, 0) === null;
          for (let n = 0; n < fresh; n++)
            if (alike || refuseElement(play, by, place, unit, n) === null) offer.add(T.element, place, unit, n);
        }
      }
      for (let zone = 0; zone < ZONES; zone++) {
        if (state.control[zone] !== seat) continue;
        if (refuseRepair(play, by, zone) === null) offer.add(T.repair, zone);
        if (refuseRecruit(play, by, zone) === null) offer.add(T.recruit, zone);
      }
    }
    if (po >= 2 && refuseTax(play) === null) offer.add(T.tax);
    if (po >= DIPLOMACY_COST) {
      for (let leader = 0; leader < LEADERS; leader++) {
        if (refuseCourt(state, seat, leader) === null) offer.add(T.court, leader);
        if (refuseSuborn(state, seat, leader) === null) offer.add(T.suborn, leader);
        if (state.owner[leader] !== seat || !canSail(state, seat, leader)) continue;
        for (let area = 0; area < AREAS; area++)
          if (refuseDispatch(play, by, leader, area) === null) offer.add(T.dispatch, leader, area);
      }
      for (let zone = 0; zone < CITIES; zone++) if (refuseTreat(state, seat, zone) === null) offer.add(T.treat, zone);
    }
    for (let area = 0; area < AREAS; area++) {
      if (state.sent[seat * AREAS + area] === 0) continue;
      for (let arm = 0; arm < 3; arm++)
        for (let n = 0; n < state.pool[area * 3 + arm]; n++)
          if (refuseHire(play, by, area, arm, n) === null) offer.add(T.hire, area, arm, n);
      for (let zone = 0; zone < ZONES; zone++) if (refuseReturn(play, by, area, zone) === null) offer.add(T.return, area, zone);
    }
    const mayBuild = state.treasury[seat] >= 60 && hasNoTransport(state, seat);
    for (let zone = 0; zone < ZONES; zone++) {
      if (state.control[zone] !== seat) continue;
      if (refuseTrireme(play, by, zone) === null) offer.add(T.trireme, zone);
      if (mayBuild && refuseTransport(play, by, zone) === null) offer.add(T.transport, zone);
      if (refuseSack(play, by, zone) === null) offer.add(T.sack, zone);
    }
    if (state.treasury[seat] >= 9)
      for (let place = 0; place < SEA; place++) if (refuseEngine(play, by, place) === null) offer.add(T.engine, place);
    if (refuseArsenal(play) === null) offer.add(T.arsenal);
    if (lacksGuards(state, seat))
      for (let place = 0; place < PLACES; place++)
        if (state.slotOf[place * OWNERS + seat] >= 0 && refuseGuard(play, by, place) === null) offer.add(T.guard, place);
    for (let faction = 0; faction < FACTIONS; faction++)
      for (let sum = 0; sum < SUMS.length; sum++)
        if (refuseGive(play, by, faction, sum) === null) offer.add(T.give, faction, sum);
  },
  refuse: {
    activate: refuseActivate,
    element: refuseElement,
    court,
    treat,
    suborn,
    tax: refuseTax,
    repair: refuseRepair,
    recruit: refuseRecruit,
    dispatch: refuseDispatch,
    hire: refuseHire,
    return: refuseReturn,
    trireme: refuseTrireme,
    transport: refuseTransport,
    engine: refuseEngine,
    arsenal: refuseArsenal,
    guard: refuseGuard,
    sack: refuseSack,
    give: refuseGive,
    choose: (_, __, choice) => (choice === C.done ? null : 'TI-II-n'),
  },
  on: {
    activate,
    element,
    court: (play, _, leader) => beginDiplomacy(play, play.seat, 1, leader),
    treat: (play, _, zone) => beginDiplomacy(play, play.seat, 2, zone),
    suborn: (play, _, leader) => beginDiplomacy(play, play.seat, 3, leader),
    tax,
    repair,
    recruit,
    dispatch,
    hire,
    return: comeBack,
    trireme: buildTrireme,
    transport: buildTransport,
    engine: buildEngine,
    arsenal,
    guard,
    sack,
    give,
    choose: play => play.done(),
  },
  about: ({ state, seat }) => ({ po: state.po[seat < 0 ? state.order[state.place] : seat], turn: state.turn }),
});

/** TI-II-k: each faction in its place does all its operations. */
export const operationsPhase = procedure<State>(
  'operations phase',
  ({ state }) => {
    state.place = 0;
    state.op.owner = -1;
    state.op.leader = -1;
  },
  loop(
    ({ state }) => state.place < FACTIONS,
    play => {
      const { state } = play;
      if (state.out[state.order[state.place]] === 0) {
        play.tell?.({
          kind: 'place',
          rule: 'TI-II-k',
          seat: SEATS[state.order[state.place]],
          place: state.place + 1,
          po: state.po[state.order[state.place]],
        });
        play.call(operations);
      }
    },
    ({ state }) => {
      state.place++;
    },
  ),
  ({ state }) => {
    state.place = 0;
    state.po.fill(0);
  },
);
