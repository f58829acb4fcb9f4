import type { State } from '../state.ts';
import { HOME } from '../terms/board.ts';
import { HOPLITE, NAVAL } from '../terms/units.ts';
import { leadsOn } from './rallies.ts';
import type { Share } from './share.ts';
import { type Most, NOBODY, noteTie, type Start, Takes, type Want } from './takes.ts';
import { aloneFromHome } from './visits.ts';
import { type Make, nearest, others, type Part, route } from './way.ts';

/**
 * Land SP that no ship can fetch go aboard at the first port, as many as it has ships for; from then on the Expedition sails wherever
 * there are more, ships before men. Most from the home space, then the nearest port (PW-5.2.1-a, b).
 */
export function overSea(s: State, want: Want, level: number, most: Most): readonly Share[] | null {
  const [foot] = most;
  const walk = aloneFromHome(s);
  const home = want.near.indexOf(HOME[want.side]);
  const crossing: Crossing = { s, want, level, most };
  for (let men = home < 0 ? 0 : Math.min(want.mix[0], foot[home]); men > 0; men--) {
    const way = nearest(want, port => embark(crossing, port, home, men));
    if (way !== null) return way;
  }
  const unescorted = nearest(want, port => (walk[want.near[port]] < 0 ? null : embark(crossing, port, NOBODY, 0)));
  if (unescorted !== null) return unescorted;
  for (let gate = 0; gate < want.near.length; gate++) {
    if (gate === home || walk[want.near[gate]] < 0 || foot[gate] === 0) continue;
    const men = leadsOn(want.near[gate]) ? 1 : want.mix[0];
    const way = nearest(want, port => embark(crossing, port, gate, men));
    if (way !== null) return way;
  }
  return null;
}
interface Crossing {
  readonly s: State;
  readonly want: Want;
  readonly level: number;
  readonly most: Most;
}
/** Only from where there are ships for those who are with the commander. Others come from inland too, if they can. */
function embark(crossing: Crossing, port: number, gate: number, men: number): Make | null {
  const { s, want, level, most } = crossing;
  const isHome = gate >= 0 && want.near[gate] === HOME[want.side];
  if (most[NAVAL][port] < (isHome ? men : 1) || !leadsOn(want.near[port])) return null;
  const start: Start = { port, gate, men };
  const way = (draws: boolean, inland: boolean): readonly Share[] | null => {
    if (draws || mayBeEnough(crossing, start, inland)) return boarding(s, new Takes(want, level, draws, start, inland));
    noteTie(true); // it was not even looked at
    return null;
  };
  return draws => (gate < 0 ? null : way(draws, true)) ?? way(draws, false);
}
/** More land SP than this never come together: what ships fetch, and at the port as many from inland as there are ships. */
function mayBeEnough({ want, most: [foot, , ships] }: Crossing, { port, gate, men }: Start, inland: boolean): boolean {
  let atPort = 0;
  let fetched = 0;
  for (let i = 0; i < want.near.length; i++)
    if (leadsOn(want.near[i])) fetched += foot[i];
    else if (i === gate) atPort += Math.min(men, foot[i]);
    else if (inland) atPort += foot[i];
  return fetched + Math.min(atPort, ships[port]) >= want.mix[HOPLITE];
}
function boarding(s: State, takes: Takes): readonly Share[] | null {
  const { want, start } = takes;
  const { port, gate, men } = start;
  const escorts = gate < 0 ? 0 : takes.board(gate, men);
  if (gate < 0 ? takes.take(port, NAVAL, 1) === 0 : escorts === 0) return null;
  if (gate >= 0 && want.near[gate] === HOME[want.side] && escorts < men) return null;
  takes.fill(HOPLITE);
  takes.fill(NAVAL);
  if (!takes.isDone()) return null;
  const ashore: Part[] = gate < 0 ? [] : [{ i: gate, take: [escorts, 0, 0] }];
  if (gate >= 0) for (const part of others(takes, gate)) if (!leadsOn(want.near[part.i])) ashore.push(part);
  return route(s, want, [...ashore, ...sailing(takes, ashore, port)]);
}
/** From the first port on: the ships, and whom they can carry; then those who had to wait for ships. */
function sailing(takes: Takes, before: readonly Part[], port: number): Part[] {
  const men: number[] = [];
  let land = 0;
  for (let i = 0; i < takes.want.near.length; i++) men[i] = takes.given(i, HOPLITE);
  for (const { i, take } of before) {
    men[i] -= take[0];
    land += take[0];
  }
  const parts: Part[] = [];
  let ships = 0;
  const visit = (i: number): void => {
    const here = takes.given(i, NAVAL);
    if (here === 0) return;
    ships += here;
    const room = Math.min(men[i], Math.max(0, ships - land));
    land += room;
    men[i] -= room;
    parts.push({ i, take: [room, 0, here] });
  };
  visit(port);
  for (let i = 0; i < men.length; i++) if (i !== port) visit(i);
  for (let i = 0; i < men.length; i++) if (men[i] > 0) parts.push({ i, take: [men[i], 0, 0] });
  return parts;
}
