import type { P } from '../state.ts';
import { HOME, SPACES } from '../terms/board.ts';
import { ACTIVATION, allied, NAVAL, national } from '../terms/units.ts';
import { alliedReady, away, drawRally, forces, isOurs, leadsOn, ownReady, rallies, rallyCount, standing } from './rallies.ts';
import type { Share } from './share.ts';

// PW-5.2.1-a to g: who gives how much to a required Expedition, nearest first. At first nobody gives his last SP of a type; where that
// is not enough the last of a type is asked for, then the last SP of friendly-coloured spaces, then that of any.

/** PW-5.2.1-g: nothing last, the last of a type, the last SP of a friendly-coloured space, of any. */
export const LEVELS = 4;
/** What a draft may ask for. */
export interface Asked {
  /** Spaces that count as not available (PW-R150). */
  readonly without: readonly number[];
  /** The most land SP that the home space may give (PW-R150). */
  readonly mostFromHome: number;
  /** Up to which level of need SP that cost nothing are taken before all others; −1: in no case. */
  readonly freeUpTo: number;
}
let side = 0;
let mostFromHome = 0;
/** Nothing but SP that cost nothing are asked for. */
let onlyFree = false;
/** PW-5.1.5-b: Spartan land SP cost nothing. */
const isFree = (kind: number): boolean => ACTIVATION[kind] === 0;

/** Those that are asked, nearest first; and by its place in the list what each gives: of a type (× 6: national, then Allied), in all. */
const order: number[] = new Array(SPACES).fill(0);
let size = 0;
const takes = new Uint8Array(SPACES * 6);
const taken = new Uint8Array(SPACES);

/** Lets the rally spaces give what is wanted; what is still missing afterwards is left in `need`. Answers what it costs. */
export function takeFromAll(play: P, ofSide: number, need: number[], asked: Asked): number {
  side = ofSide;
  ({ mostFromHome } = asked);
  size = 0;
  for (let i = 0; i < rallyCount; i++) if (!asked.without.includes(rallies[i])) order[size++] = rallies[i];
  takes.fill(0, 0, size * 6);
  taken.fill(0, 0, size);
  onlyFree = true;
  for (let level = 0; level <= asked.freeUpTo && isWanting(need); level++) takeLevel(play, need, level);
  onlyFree = false;
  for (let level = 0; level < LEVELS && isWanting(need); level++) takeLevel(play, need, level);
  let cost = 0;
  for (let i = 0; i < size; i++) for (let n = 0; taken[i] > 0 && n < 6; n++) cost += takes[i * 6 + n] * ACTIVATION[side * 6 + n];
  return cost;
}
export const isWanting = (need: readonly number[]): boolean => need[0] > 0 || need[1] > 0 || need[2] > 0;
const ofSeveralTypes = (need: readonly number[]): boolean =>
  need[0] > 0 ? need[1] > 0 || need[2] > 0 : need[1] > 0 && need[2] > 0;

/** Those who give something, with what they give. */
export function sharesOf(): readonly Share[] {
  const shares: Share[] = [];
  for (let i = 0, at = 0; i < size; i++, at += 6)
    if (taken[i] > 0)
      shares.push({
        space: order[i],
        take: [takes[at], takes[at + 1], takes[at + 2], takes[at + 3], takes[at + 4], takes[at + 5]],
      });
  return shares;
}

/** Of equally near ones those that have something to give. */
const able: number[] = [];
/** One level of need over all spaces, nearest first; equally near ones by lot where their order matters (PW-R32). */
function takeLevel(play: P, need: number[], level: number): void {
  if (ofSeveralTypes(need)) scarceFirst(need, level);
  for (let from = 0, to = 0; from < size && isWanting(need); from = to) {
    for (to = from + 1; to < size && away[order[to]] === away[order[from]]; ) to++;
    if (to === from + 1) {
      takeFrom(from, need, level);
      continue;
    }
    able.length = 0;
    for (let i = from; i < to; i++) {
      offerFrom(i, need, level);
      if (isWanting(offered)) able.push(i);
    }
    while (able.length > 0) {
      const at = able.length > 1 && orderMatters(need, level) ? drawAble(play) : 0;
      const i = able[at];
      able.copyWithin(at, at + 1);
      able.pop();
      takeFrom(i, need, level);
    }
  }
}
function drawAble(play: P): number {
  const among = able.map(i => order[i]);
  return among.indexOf(drawRally(play, among));
}
/** PW-5.2.1-d: where a space may not be emptied, its last place but one goes to the type that others can give least of. */
const priority = [0, 1, 2];
const slack = [0, 0, 0];
function scarceFirst(need: readonly number[], level: number): void {
  for (let type = 0; type < 3; type++) {
    slack[type] = -need[type];
    for (let i = 0; need[type] > 0 && i < size; i++) slack[type] += offerOf(i, type, need[type], taken[i], level);
  }
  for (let i = 0; i < 3; i++) {
    const type = i;
    let at = i;
    for (; at > 0 && slack[priority[at - 1]] > slack[type]; at--) priority[at] = priority[at - 1];
    priority[at] = type;
  }
}
/** Whether equally near spaces could give more of a type than is wanted. */
function orderMatters(need: readonly number[], level: number): boolean {
  let hoplites = 0;
  let horse = 0;
  let ships = 0;
  for (let at = 0; at < able.length; at++) {
    offerFrom(able[at], need, level);
    hoplites += offered[0];
    horse += offered[1];
    ships += offered[2];
  }
  return hoplites > need[0] || horse > need[1] || ships > need[2];
}

/** PW-5.2.1-c, d, e, g: what a space may give at a level of need; by type into `offered`, the Allied part of it into `fromAllies`. */
const offered = [0, 0, 0];
const fromAllies = [0, 0, 0];
function offerFrom(i: number, need: readonly number[], level: number): void {
  let gone = taken[i];
  for (let n = 0; n < 3; n++) {
    const type = priority[n];
    offered[type] = 0;
    fromAllies[type] = 0;
    if (need[type] > 0) gone += offered[type] = offerOf(i, type, need[type], gone, level);
  }
}
/** The same for one type. */
function offerOf(i: number, type: number, wanted: number, gone: number, level: number): number {
  const space = order[i];
  if (type === NAVAL && !leadsOn(space)) return 0; // PW-R115
  const at = space * 3 + type;
  const own = takes[i * 6 + type];
  const allies = takes[i * 6 + 3 + type];
  let most = Math.min(wanted, standing[at] - own - allies - (level === 0 ? 1 : 0)); // PW-5.2.1-c
  if (level < 2 || (level === 2 && isOurs[space] === 0)) most = Math.min(most, forces[space] - gone - 1); // PW-5.2.1-d
  if (space === HOME[side] && type !== NAVAL) most = Math.min(most, mostFromHome - gone); // PW-R150
  if (most <= 0) return 0;
  const nationals = onlyFree && !isFree(national(side, type)) ? 0 : Math.min(most, ownReady[at] - own);
  const others = onlyFree ? 0 : Math.min(most - nationals, alliedReady[at] - allies);
  fromAllies[type] = others;
  return nationals + others;
}
function takeFrom(i: number, need: number[], level: number): void {
  offerFrom(i, need, level);
  for (let type = 0; type < 3; type++) {
    takes[i * 6 + type] += offered[type] - fromAllies[type];
    takes[i * 6 + 3 + type] += fromAllies[type];
    taken[i] += offered[type];
    need[type] -= offered[type];
  }
}

/** What an Expedition costs with every SP in it that costs nothing: if that is too much, nobody need draw lots for another plan. */
export function leastCost(side: number, mix: readonly number[]): number {
  let cost = 0;
  for (let type = 0; type < mix.length; type++) {
    let free = 0;
    if (isFree(national(side, type))) for (let i = 0; i < rallyCount; i++) free += ownReady[rallies[i] * 3 + type];
    cost += Math.max(0, mix[type] - free) * ACTIVATION[allied(side, type)];
  }
  return cost;
}
