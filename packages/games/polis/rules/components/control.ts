import { NOBODY, type Seat } from '@polemos/kernel';
import type { State } from '../state.ts';
import {
  BASE,
  CAP,
  GOODS,
  KORINTHOS,
  MOST_CUBES,
  other,
  POLEIS,
  POLEIS_IN,
  PRESTIGE,
  REGIONS,
  SEAS,
  SPACES,
  TERRITORIES,
} from './board.ts';

export const capOf = (s: State): number => CAP[s.round]; // PO-K-i
export const unitsOf = (s: State, region: number, side: Seat): number => s.units[region * 2 + side];
export const hasRoom = (s: State, region: number, side: Seat): boolean => s.units[region * 2 + side] < CAP[s.round];
export const has = (s: State, stuff: number, side: Seat): number => s.goods[stuff * 2 + side];
export const prestigeOf = (s: State, side: Seat): number => s.goods[PRESTIGE * 2 + side];

/** PO-K-e, PO-K-g: the territories that a side controls now, as a set. */
export function landsHeld(s: State, side: Seat): number {
  const { units } = s;
  let held = 0;
  for (let land = 0, at = 0; land < TERRITORIES; land++, at += 2) if (units[at + side] > units[at + 1 - side]) held |= 1 << land;
  return held;
}

/** The same of the seas. */
export function seasHeld(s: State, side: Seat): number {
  const { units } = s;
  let held = 0;
  for (let sea = 0, at = TERRITORIES * 2; sea < SEAS; sea++, at += 2)
    if (units[at + side] > units[at + 1 - side]) held |= 1 << sea;
  return held;
}

/** PO-M-o: 1 for the owner of Korinthos. */
export const isthmusOf = (s: State, side: Seat): number => (s.owner[KORINTHOS] === side ? 1 : 0);

/** PO-K-c: a neutral polis has its base population. */
export const peopleOf = (s: State, polis: number): number => (s.owner[polis] === NOBODY ? BASE[polis] : s.population[polis]);

export function totalPopulation(s: State, side: Seat): number {
  let sum = 0;
  for (let polis = 0; polis < POLEIS; polis++) if (s.owner[polis] === side) sum += s.population[polis];
  return sum;
}
/** PO-C-g: population, hoplites and galleys of a side. */
export function cubesOf(s: State, side: Seat): number {
  let sum = totalPopulation(s, side);
  for (let region = 0; region < REGIONS; region++) sum += s.units[region * 2 + side];
  return sum;
}
/** PO-R47: cubes that a side can still bring into play; what is on an expedition is kept for it. */
export const cubesLeft = (s: State, side: Seat): number => MOST_CUBES - cubesOf(s, side) - s.sent[side];

export function merchantsOf(s: State, side: Seat): number {
  let sum = s.port[side];
  for (let space = 0; space < SPACES; space++) if (s.cargo[space] === side) sum++;
  return sum;
}
export function goodsOf(s: State, side: Seat): number {
  let sum = 0;
  for (let good = 0; good < GOODS; good++) sum += s.goods[good * 2 + side];
  return sum;
}
/** Whether a side owns a polis that lies in the territory. */
export function ownsPolisIn(s: State, side: Seat, land: number): boolean {
  for (let rest = POLEIS_IN[land]; rest !== 0; rest &= rest - 1) if (s.owner[31 - Math.clz32(rest & -rest)] === side) return true;
  return false;
}

/** PO-R13: prestige never falls below 0. Answers what was really gained or lost. */
export function addPrestige(s: State, side: Seat, amount: number): number {
  const at = PRESTIGE * 2 + side;
  const before = s.goods[at];
  s.goods[at] = Math.max(0, before + amount);
  return s.goods[at] - before;
}

/** PO-7-g … i, PO-12-c, PO-R47: a polis comes over with its people, as far as there are cubes for them. */
export function takeOver(s: State, polis: number, side: Seat): number {
  const people = peopleOf(s, polis);
  const left = cubesLeft(s, side);
  s.owner[polis] = side;
  s.population[polis] = Math.min(people, left);
  return people;
}

/** PO-K-c, PO-E2-d: cubes and disc leave, projects stay. */
export function makeNeutral(s: State, polis: number): void {
  s.owner[polis] = NOBODY;
  s.population[polis] = 0;
}

/** PO-10-e: whether the Proxenos of the other side stands there. */
export const meetsProxenos = (s: State, polis: number, side: Seat): boolean => s.proxenos[other(side)] === polis;
