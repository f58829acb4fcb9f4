import { NOBODY, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { T, WAY } from '../actions.ts';
import {
  BASE,
  CAPITAL,
  CAPITAL_OF,
  NEAR_LAND,
  NEAR_SEA,
  other,
  POLEIS,
  POLIS,
  SEA,
  SEAS,
  SEATS,
  SILVER,
  seaRegion,
  TERRITORIES,
  TERRITORY,
} from '../components/board.ts';
import { addPrestige, cubesLeft, has, isthmusOf, meetsProxenos, peopleOf, takeOver } from '../components/control.ts';
import { BY_SEA, cheapestWay, gate, LAND, type Way } from '../components/ways.ts';
import { CIVIL_WAR, declare, FREE, PROXENOS, refuseType } from '../round/declare.ts';
import { CAPTURED, type State } from '../state.ts';

type P = Play<State>;

/** PO-10-c: the enemy units of the fitting kind in a region, each to be bribed with 1 silver. */
const bribe = (s: State, seat: number, place: number, way: number): number =>
  s.units[(way === LAND ? place : seaRegion(place)) * 2 + other(seat)];

/** PO-R60: the cheapest way of its kind. */
export function wayOfProxenos(s: State, seat: number, polis: number, way: number): Way | null {
  const near = way === LAND ? NEAR_LAND[s.joined] : NEAR_SEA[isthmusOf(s, seat)];
  return cheapestWay(near, gate(s.proxenos[seat], way), gate(polis, way), place => bribe(s, seat, place, way));
}
/** What that way costs, or −1 where there is none. */
export function bribesTo(s: State, seat: number, polis: number, way: number): number {
  const least = leastAt(spread(s, seat, way), polis, way);
  return least === FAR ? -1 : least;
}

const FAR = 9999;
const spent = [new Int32Array(TERRITORIES), new Int32Array(SEAS)];
/** The silver that the cheapest way to each region costs: the same as `wayOfProxenos`, for all regions at once. */
function spread(s: State, seat: number, way: number): Int32Array {
  const near = way === LAND ? NEAR_LAND[s.joined] : NEAR_SEA[isthmusOf(s, seat)];
  const start = gate(s.proxenos[seat], way);
  const sum = spent[way];
  for (let place = 0; place < sum.length; place++) sum[place] = (start & (1 << place)) === 0 ? FAR : bribe(s, seat, place, way);
  for (let changed = start !== 0; changed; ) {
    changed = false;
    for (let place = 0; place < sum.length; place++) {
      let least = FAR;
      for (let rest = near[place]; rest !== 0; rest &= rest - 1) least = Math.min(least, sum[31 - Math.clz32(rest & -rest)]);
      if (least === FAR) continue;
      least += bribe(s, seat, place, way);
      if (least >= sum[place]) continue;
      sum[place] = least;
      changed = true;
    }
  }
  return sum;
}
/** The least of those at the gates of a polis. */
function leastAt(sum: Int32Array, polis: number, way: number): number {
  let least = FAR;
  for (let rest = gate(polis, way); rest !== 0; rest &= rest - 1) least = Math.min(least, sum[31 - Math.clz32(rest & -rest)]);
  return least;
}
function refuseSilver(s: State, seat: number, least: number): RuleId | null {
  if (least === FAR) return 'PO-10-b';
  return least <= has(s, SILVER, seat) ? null : 'PO-10-g';
}

export function refuseProxenos(play: P, _: object, polis: number, way: number): RuleId | null {
  const { state, seat } = play;
  const from = state.proxenos[seat];
  if (from === CAPTURED) return 'PO-10-i';
  if (from === polis) return 'PO-10-a';
  if (meetsProxenos(state, polis, seat)) return 'PO-10-e';
  return refuseType(play, PROXENOS) ?? refuseSilver(state, seat, leastAt(spread(state, seat, way), polis, way));
}

/** PO-11-a, PO-11-b, PO-R30 */
export function refuseFree(play: P, _: object, polis: number): RuleId | null {
  const { state, seat } = play;
  if (state.proxenos[seat] !== CAPTURED) return 'PO-11-a';
  const taken = meetsProxenos(state, CAPITAL[seat], seat);
  if (!taken && polis !== CAPITAL[seat]) return 'PO-11-a';
  if (taken && (state.owner[polis] !== seat || meetsProxenos(state, polis, seat))) return 'PO-11-b';
  if (has(state, SILVER, seat) < RANSOM) return 'PO-11-a';
  return refuseType(play, FREE);
}
const RANSOM = 2;

/** PO-12-b: neutral twice the base, enemy three times the population. */
export const civilWarCost = (s: State, polis: number): number =>
  s.owner[polis] === NOBODY ? 2 * BASE[polis] : 3 * s.population[polis];
export function refuseCivilWar(play: P, _: object, polis: number): RuleId | null {
  const { state, seat } = play;
  if (state.proxenos[seat] !== polis || state.owner[polis] === seat || CAPITAL_OF[polis] !== NOBODY) return 'PO-12-a';
  if (cubesLeft(state, seat) < 1) return 'PO-C-g'; // PO-R47
  if (has(state, SILVER, seat) < civilWarCost(state, polis)) return 'PO-12-b';
  return refuseType(play, CIVIL_WAR);
}

export function offerDiplomacy(play: P, offer: Offer): void {
  const { state, seat } = play;
  const at = state.proxenos[seat];
  if (at !== CAPTURED && refuseType(play, PROXENOS) === null)
    for (let way = LAND; way <= BY_SEA; way++) {
      const sum = spread(state, seat, way);
      for (let polis = 0; polis < POLEIS; polis++)
        if (polis !== at && !meetsProxenos(state, polis, seat) && refuseSilver(state, seat, leastAt(sum, polis, way)) === null)
          offer.add(T.proxenos, polis, way);
    }
  if (at === CAPTURED)
    for (let polis = 0; polis < POLEIS; polis++) if (refuseFree(play, play, polis) === null) offer.add(T.free, polis);
  if (at !== CAPTURED && refuseCivilWar(play, play, at) === null) offer.add(T.civilWar, at);
}

/** Action 10. PO-10-d, f, h: enemy control does not stop it; a region is paid once. */
export function proxenos(play: P, _: object, polis: number, way: number): void {
  const { state, seat } = play;
  const silver = leastAt(spread(state, seat, way), polis, way);
  const from = state.proxenos[seat];
  const on = play.tell === undefined ? [] : (wayOfProxenos(state, seat, polis, way) ?? []);
  declare(play, PROXENOS, 0);
  state.goods[SILVER * 2 + seat] -= silver;
  state.proxenos[seat] = polis;
  play.tell?.({
    kind: 'proxenos-moved',
    rule: 'PO-10-c',
    seat: SEATS[seat],
    from: POLIS.ids[from],
    to: POLIS.ids[polis],
    way: WAY.ids[way],
    through: on.map(place => (way === LAND ? TERRITORY : SEA).ids[place]),
    bribes: on.map(place => bribe(state, seat, place, way)),
    silver,
  });
  play.done();
}

/** Action 11 */
export function free(play: P, _: object, polis: number): void {
  const { state, seat } = play;
  declare(play, FREE, 0);
  state.goods[SILVER * 2 + seat] -= RANSOM;
  state.goods[SILVER * 2 + other(seat)] += RANSOM;
  state.proxenos[seat] = polis;
  play.tell?.({ kind: 'proxenos-freed', rule: 'PO-11-a', seat: SEATS[seat], polis: POLIS.ids[polis], silver: RANSOM });
  play.done();
}

/** Action 12 */
export function civilWar(play: P, _: object, polis: number): void {
  const { state, seat } = play;
  const silver = civilWarCost(state, polis);
  const neutral = state.owner[polis] === NOBODY;
  const people = peopleOf(state, polis);
  declare(play, CIVIL_WAR, 0);
  state.goods[SILVER * 2 + seat] -= silver;
  takeOver(state, polis, seat); // PO-12-c, PO-12-e
  addPrestige(state, seat, people); // PO-12-d, PO-R31
  play.tell?.({
    kind: 'civil-war',
    rule: 'PO-12-c',
    seat: SEATS[seat],
    polis: POLIS.ids[polis],
    neutral,
    silver,
    prestige: people,
    population: state.population[polis],
  });
  play.done();
}
