import type { State } from '../state.ts';
import { HOME, SPACES } from '../terms/board.ts';
import { ATHENS, allied, NAVAL, national } from '../terms/units.ts';
import type { Share } from './other-ways.ts';
import { ALONE, distancesFrom, distancesThrough, type Journey, passageOf, wayOf } from './routes.ts';

// In which order the rally spaces of a plan are visited.

/** The commander on his way: where he stands, whom he has visited (as bits) and what he leads. */
interface Led {
  readonly at: number;
  readonly seen: number;
  readonly land: number;
  readonly ships: number;
  /** PW-E-6-e: Allied SP of Athens are with him. */
  readonly allies: boolean;
}
const setsOut = (side: number): Led => ({ at: HOME[side], seen: 0, land: 0, ships: 0, allies: false });
function joinedBy(led: Led, side: number, i: number, { space, take }: Share): Led {
  let [all, theirs] = [0, 0];
  for (let kind = side * 6; kind < side * 6 + 6; kind++) all += take[kind];
  for (let type = 0; type < 3; type++) theirs += take[allied(side, type)];
  const boats = take[national(side, NAVAL)] + take[allied(side, NAVAL)];
  return {
    at: space,
    seen: led.seen | (1 << i),
    land: led.land + all - boats,
    ships: led.ships + boats,
    allies: led.allies || (side === ATHENS && theirs > 0),
  };
}

/** By make: the passage of an Expedition to the objective of the plan, −1 before it is asked for. Nothing changes while it is planned. */
const passages: number[] = new Array(8).fill(-1);
/** A new plan begins. */
export const forgetPassages = (): void => {
  passages.fill(-1);
};
function distancesOf(s: State, side: number, objective: number, { at, land, ships, allies }: Led): Int16Array {
  const j: Journey = { side, way: wayOf(land, ships), objective, allies };
  if (j.way === ALONE) return distancesFrom(s, j, at);
  const make = j.way * 2 + (j.allies ? 1 : 0);
  if (passages[make] < 0) passages[make] = passageOf(s, j);
  return distancesThrough(s, j, passages[make], at);
}

/** PW-R116: nearest first among the orders in which every leg is open to the Expedition of that moment; null: there is none. */
export function visitOrder(s: State, side: number, shares: readonly Share[], objective: number): readonly Share[] | null {
  visits.length = 0;
  blind.clear();
  return visit(s, side, shares, objective, setsOut(side)) ? visits.slice() : null;
}
const visits: Share[] = [];
/** From where, with whom behind him, no order goes on: what he leads then is the same however he came. */
const blind = new Set<number>();
function visit(s: State, side: number, shares: readonly Share[], objective: number, led: Led): boolean {
  const here = led.seen * SPACES + led.at;
  if (blind.has(here)) return false;
  const far = distancesOf(s, side, objective, led);
  if (visits.length === shares.length) return far[objective] >= 0;
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i];
    if ((led.seen & (1 << i)) !== 0 || far[share.space] < 0) continue;
    visits.push(share);
    if (visit(s, side, shares, objective, joinedBy(led, side, i, share))) return true;
    visits.pop();
  }
  blind.add(here);
  return false;
}

/** What the lots among equally near spaces need to know. */
interface Plan {
  readonly side: number;
  readonly objective: number;
  /** How far each space is from home. */
  readonly away: Int16Array;
  readonly draw: (among: readonly number[]) => number;
}
/** PW-R32, PW-R116: of equally near spaces that can each be the next, one is drawn. `shares` is nearest first. */
export function drawVisits(s: State, shares: readonly Share[], { side, objective, away, draw }: Plan): readonly Share[] {
  const found: Share[] = [];
  blind.clear();
  for (let led = setsOut(side); found.length < shares.length; ) {
    const far = distancesOf(s, side, objective, led).slice();
    const open: number[] = [];
    shares.forEach((share, i) => {
      if ((led.seen & (1 << i)) !== 0 || far[share.space] < 0) return;
      if (open.length > 0 && away[share.space] > away[shares[open[0]].space]) return;
      visits.length = found.length + 1; // as many as he has then seen
      if (visit(s, side, shares, objective, joinedBy(led, side, i, share))) open.push(i);
    });
    const drawn = open.length > 1 ? draw(open.map(i => shares[i].space)) : shares[open[0]].space;
    const next = shares.findIndex(({ space }) => space === drawn);
    led = joinedBy(led, side, next, shares[next]);
    found.push(shares[next]);
  }
  return found;
}
