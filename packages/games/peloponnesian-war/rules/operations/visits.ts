import type { State } from '../state.ts';
import { HOME, SPACES } from '../terms/board.ts';
import { ATHENS, NAVAL } from '../terms/units.ts';
import { ALONE, distancesFrom, distancesThrough, type Journey, passageOf, wayOf } from './routes.ts';
import { countOf, hasAllies, landOf, type Share } from './share.ts';

// In which order the rally spaces of a plan are visited.

/** The plan: for whom, and where it leads. */
let side = 0;
let objective = 0;
/** From home where a commander alone can go; by make of an Expedition its passage, −1: not yet asked. */
let alone: Int16Array | null = null;
const journeys: Journey[] = [];
const passages: number[] = new Array(8).fill(-1);
/** A new plan begins: nothing changes while it is made. */
export function planVisits(ofSide: number, to: number): void {
  side = ofSide;
  objective = to;
  alone = null;
  passages.fill(-1);
}
/** Fewest spaces to everywhere for an Expedition of so many land SP and ships, with or without Allied SP of Athens (PW-E-6-e). */
export function distancesOf(s: State, at: number, land: number, ships: number, allies: boolean): Int16Array {
  const way = wayOf(land, ships);
  if (way === ALONE) return aloneFromHome(s);
  const make = way * 2 + (allies ? 1 : 0);
  if (passages[make] < 0) {
    journeys[make] = { side, way, objective, allies };
    passages[make] = passageOf(s, journeys[make]);
  }
  return distancesThrough(s, journeys[make], passages[make], at);
}
/** Where a commander alone can go from home; −1: he cannot. */
export const aloneFromHome = (s: State): Int16Array =>
  (alone ??= distancesFrom(s, { side, way: ALONE, objective, allies: false }, HOME[side]));

/** Those whom he visits; and of each the land SP and the ships that then come with him, and whether Allied SP of Athens do. */
let shares: readonly Share[] = [];
const land: number[] = [];
const ships: number[] = [];
const withAllies: boolean[] = [];
function expect(given: readonly Share[]): void {
  shares = given;
  for (let i = 0; i < given.length; i++) {
    land[i] = landOf(given[i]);
    ships[i] = countOf(given[i], NAVAL);
    withAllies[i] = side === ATHENS && hasAllies(given[i]); // PW-E-6-e
  }
  blind.clear();
}

/** PW-R116: nearest first among the orders in which every leg is open to the Expedition of that moment; null: there is none. */
export function visitOrder(s: State, given: readonly Share[]): readonly Share[] | null {
  expect(given);
  visits.length = 0;
  return visit(s, HOME[side], 0, 0, 0, false) ? visits.slice() : null;
}
const visits: Share[] = [];
/** From where, with whom behind him, no order goes on: what he leads then is the same however he came. */
const blind = new Set<number>();
/** Whether he comes to all the others and then to the objective: from where he stands, with those behind him (as bits) and what he leads. */
function visit(s: State, at: number, seen: number, foot: number, boats: number, friends: boolean): boolean {
  const here = seen * SPACES + at;
  if (blind.has(here)) return false;
  const far = distancesOf(s, at, foot, boats, friends);
  if (visits.length === shares.length) return far[objective] >= 0;
  for (let i = 0; i < shares.length; i++) {
    const { space } = shares[i];
    if ((seen & (1 << i)) !== 0 || far[space] < 0) continue;
    visits.push(shares[i]);
    if (visit(s, space, seen | (1 << i), foot + land[i], boats + ships[i], friends || withAllies[i])) return true;
    visits.pop();
  }
  blind.add(here);
  return false;
}

/** PW-R32, PW-R116: of equally near spaces that can each be the next, one is drawn. `given` is nearest first. */
export function drawVisits(
  s: State,
  given: readonly Share[],
  away: Int16Array,
  draw: (among: readonly number[]) => number,
): readonly Share[] {
  expect(given);
  const found: Share[] = [];
  let [at, seen, foot, boats, friends] = [HOME[side], 0, 0, 0, false];
  while (found.length < given.length) {
    const far = distancesOf(s, at, foot, boats, friends);
    const open: number[] = [];
    for (let i = 0; i < given.length; i++) {
      const { space } = given[i];
      if ((seen & (1 << i)) !== 0 || far[space] < 0) continue;
      if (open.length > 0 && away[space] > away[given[open[0]].space]) continue;
      visits.length = found.length + 1; // as many as he has then seen
      if (visit(s, space, seen | (1 << i), foot + land[i], boats + ships[i], friends || withAllies[i])) open.push(i);
    }
    const drawn = open.length > 1 ? draw(open.map(i => given[i].space)) : given[open[0]].space;
    const next = given.findIndex(({ space }) => space === drawn);
    [at, seen, foot, boats, friends] = [
      drawn,
      seen | (1 << next),
      foot + land[next],
      boats + ships[next],
      friends || withAllies[next],
    ];
    found.push(given[next]);
  }
  return found;
}
