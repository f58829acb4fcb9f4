import { LEADER_SIDE, LEADERS } from './leaders.ts';
import { EXPEDITION, GHB, type State } from './state.ts';
import {
  ATHENS,
  allied,
  CAVALRY,
  HOME_GUARD,
  HOME_GUARD_SP,
  HOPLITE,
  KINDS,
  LIMIT,
  NAVAL,
  national,
  SPARTA,
  sideOf,
  UNIT,
} from './units.ts';

// ---- how many

export const spOf = (s: State, place: number, kind: number): number => s.sp[place * KINDS + kind];
/** PW-0.5-b: all SP of a side in a place. */
export const forceOf = (s: State, place: number, side: number): number => s.force[place * 2 + side];
/** PW-0.3-a: the Home Guard counts as hoplites. */
export const hoplites = (s: State, place: number, side: number): number =>
  s.sp[place * KINDS + side * 6] + s.sp[place * KINDS + side * 6 + 3] + (side === SPARTA ? s.sp[place * KINDS + HOME_GUARD] : 0);
export const cavalry = (s: State, place: number, side: number): number =>
  s.sp[place * KINDS + side * 6 + 1] + s.sp[place * KINDS + side * 6 + 4];
export const naval = (s: State, place: number, side: number): number =>
  s.sp[place * KINDS + side * 6 + 2] + s.sp[place * KINDS + side * 6 + 5];
export const landSp = (s: State, place: number, side: number): number => forceOf(s, place, side) - naval(s, place, side);
export const ofType = (s: State, place: number, side: number, type: number): number =>
  type === HOPLITE ? hoplites(s, place, side) : type === CAVALRY ? cavalry(s, place, side) : naval(s, place, side);
/** PW-5.1.5-f: those not yet activated this turn. */
export const fresh = (s: State, space: number, kind: number): number =>
  s.sp[space * KINDS + kind] - s.spent[space * KINDS + kind];
export function freshForce(s: State, space: number, side: number): number {
  if (s.force[space * 2 + side] === 0) return 0;
  let count = 0;
  for (let kind = side * 6; kind < side * 6 + 6; kind++) count += fresh(s, space, kind);
  return count;
}

// ---- the only ways SP come, go and move

function change(s: State, place: number, kind: number, by: number): void {
  s.sp[place * KINDS + kind] += by;
  s.force[place * 2 + sideOf(kind)] += by;
}
/** PW-0.2-d: puts up to `count` new SP in play; answers how many pieces there were for it. */
export function create(s: State, place: number, kind: number, count: number): number {
  const made = Math.max(0, Math.min(count, LIMIT[kind] - s.pieces[kind]));
  s.pieces[kind] += made;
  change(s, place, kind, made);
  return made;
}
/** Takes SP out of play for this turn's books. */
export function eliminate(s: State, place: number, kind: number, count: number): void {
  remove(s, place, kind, count);
  s.lost[kind] += count;
}
/** Out of play, but no loss of the turn (PW-R104). */
export function remove(s: State, place: number, kind: number, count: number): void {
  s.pieces[kind] -= count;
  change(s, place, kind, -count);
  const at = place * KINDS + kind;
  if (s.spent[at] > s.sp[at]) s.spent[at] = s.sp[at];
}
export function move(s: State, from: number, to: number, kind: number, count: number): void {
  if (count === 0) return;
  change(s, from, kind, -count);
  change(s, to, kind, count);
  const at = from * KINDS + kind;
  if (s.spent[at] > s.sp[at]) s.spent[at] = s.sp[at];
}
/** All units of a side from one place to another. */
export function moveAll(s: State, from: number, to: number, side: number): void {
  for (let kind = side * 6; kind < side * 6 + 6; kind++) move(s, from, to, kind, s.sp[from * KINDS + kind]);
  if (side === SPARTA) move(s, from, to, HOME_GUARD, s.sp[from * KINDS + HOME_GUARD]);
}
export function eliminateAll(s: State, place: number, side: number): void {
  for (let kind = side * 6; kind < side * 6 + 6; kind++) eliminate(s, place, kind, s.sp[place * KINDS + kind]);
  if (side === SPARTA) eliminate(s, place, HOME_GUARD, s.sp[place * KINDS + HOME_GUARD]);
}
/** The Expedition's SP come to stand in its space, activated. */
export function settleExpedition(s: State, space: number, side: number): void {
  for (let kind = side * 6; kind < side * 6 + 6; kind++) {
    const count = s.sp[EXPEDITION * KINDS + kind];
    if (count === 0) continue;
    move(s, EXPEDITION, space, kind, count);
    s.spent[space * KINDS + kind] += count;
  }
}

/**
 * PW-6.2.4.1-c, PW-R7, PW-R73: land losses fall on hoplites before cavalry, national before Allied; the Home Guard last
 * among the national hoplites. Answers the national hoplite SP among them (PW-6.6-a).
 */
export function loseLand(s: State, place: number, side: number, losses: number): number {
  let left = losses;
  let nationals = takeLoss(s, place, national(side, HOPLITE), left);
  left -= nationals;
  if (side === SPARTA && left > 0 && spOf(s, place, HOME_GUARD) > 0) {
    const taken = breakHomeGuard(s, place, left);
    nationals += taken;
    left -= taken;
  }
  left -= takeLoss(s, place, allied(side, HOPLITE), left);
  left -= takeLoss(s, place, national(side, CAVALRY), left);
  takeLoss(s, place, allied(side, CAVALRY), left);
  return nationals;
}
export function loseNaval(s: State, place: number, side: number, losses: number): void {
  const taken = takeLoss(s, place, national(side, NAVAL), losses);
  takeLoss(s, place, allied(side, NAVAL), losses - taken);
}
function takeLoss(s: State, place: number, kind: number, most: number): number {
  const taken = Math.min(most, spOf(s, place, kind));
  eliminate(s, place, kind, taken);
  return taken;
}
/** PW-0.3-c, d: it leaves for good; what it did not lose stays as plain hoplites. */
function breakHomeGuard(s: State, place: number, most: number): number {
  const taken = Math.min(most, HOME_GUARD_SP);
  eliminate(s, place, HOME_GUARD, HOME_GUARD_SP);
  create(s, place, national(SPARTA, HOPLITE), HOME_GUARD_SP - taken);
  return taken;
}

// ---- commanders

export function leadersAt(s: State, place: number, side: number): number {
  let count = 0;
  for (let leader = 0; leader < LEADERS; leader++) if (s.where[leader] === place && LEADER_SIDE[leader] === side) count++;
  return count;
}
/** PW-R11: of several the one with the lowest rating; −1 if there is none. */
export function lowestLeader(s: State, place: number, side: number, rating: readonly number[]): number {
  let found = -1;
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.where[leader] === place && LEADER_SIDE[leader] === side && (found < 0 || rating[leader] < rating[found]))
      found = leader;
  return found;
}
export const firstLeader = (s: State, place: number, side: number): number => {
  for (let leader = 0; leader < LEADERS; leader++) if (s.where[leader] === place && LEADER_SIDE[leader] === side) return leader;
  return -1;
};
/** PW-0.5-c. */
export const isArmy = (s: State, place: number, side: number): boolean =>
  forceOf(s, place, side) > 0 && firstLeader(s, place, side) >= 0;
/** Units and commanders of a side from a place to the Going Home box. */
export function sendHome(s: State, place: number, side: number): void {
  moveAll(s, place, GHB, side);
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.where[leader] === place && LEADER_SIDE[leader] === side) s.where[leader] = GHB;
}

// ---- for people

/** `{ 'athenian-hoplite': 6 }` of one side in a place. */
export function unitsOf(s: State, place: number, side: number): Record<string, number> {
  const units: Record<string, number> = {};
  for (let kind = 0; kind < KINDS; kind++)
    if (sideOf(kind) === side && spOf(s, place, kind) > 0) units[UNIT.ids[kind]] = spOf(s, place, kind);
  return units;
}
export function eachOccupied(s: State, side: number, from: number): number {
  for (let space = from; space < EXPEDITION; space++) if (s.force[space * 2 + side] > 0) return space;
  return -1;
}
/** PW-3.3-a: naval SP of the Delian League among the losses of the turn. */
export const delianNavalLosses = (s: State): number => s.lost[national(ATHENS, NAVAL)] + s.lost[allied(ATHENS, NAVAL)];
