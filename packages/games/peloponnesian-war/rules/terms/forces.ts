import { bookOf } from '../editions/book.ts';
import { plays, TYPE_BEFORE_NATIONALITY } from '../editions/readings.ts';
import { ARMY, EXPEDITION, GHB, SATRAP, type State, WORDS } from '../state.ts';
import { HOME } from './board.ts';
import { LEADER_SIDE } from './leaders.ts';
import {
  ALL_KINDS,
  ATHENS,
  allied,
  CAVALRY,
  ELITE,
  GARRISON,
  HOME_GUARD,
  HOPLITE,
  isPersian,
  KINDS,
  LIMIT,
  MARCHING,
  NAVAL,
  NO_SIDE,
  national,
  PELTASTS,
  PERSIA,
  PERSIAN_CAVALRY,
  PERSIAN_INFANTRY,
  PERSIAN_NAVAL,
  SACRED_BAND,
  SPARTA,
  sideOf,
  THEBAN_CAVALRY,
  THEBAN_HOPLITE,
  UNIT,
} from './units.ts';

// ---- how many

export const spOf = (s: State, place: number, kind: number): number => s.sp[place * KINDS + kind];
/** PW-0.5-b: all SP of a side in a place. */
export const forceOf = (s: State, place: number, side: number): number => s.force[place * 2 + side];
/** PW-0.3-a: elite units count as hoplites; so do garrisons, and the light infantry of the Persians (PW-10.5.4.6-II). */
export const hoplites = (s: State, place: number, side: number): number => {
  const at = place * KINDS;
  const plain = s.sp[at + side * 6] + s.sp[at + side * 6 + 3] + s.sp[at + PERSIAN_INFANTRY];
  if (side === SPARTA) return plain + s.sp[at + HOME_GUARD];
  return plain + s.sp[at + THEBAN_HOPLITE] + s.sp[at + SACRED_BAND] + s.sp[at + PELTASTS] + s.sp[at + GARRISON];
};
export const cavalry = (s: State, place: number, side: number): number =>
  s.sp[place * KINDS + side * 6 + 1] +
  s.sp[place * KINDS + side * 6 + 4] +
  s.sp[place * KINDS + PERSIAN_CAVALRY] +
  (side === ATHENS ? s.sp[place * KINDS + THEBAN_CAVALRY] : 0);
export const naval = (s: State, place: number, side: number): number =>
  s.sp[place * KINDS + side * 6 + 2] + s.sp[place * KINDS + side * 6 + 5] + s.sp[place * KINDS + PERSIAN_NAVAL];
export const landSp = (s: State, place: number, side: number): number => forceOf(s, place, side) - naval(s, place, side);
export const ofType = (s: State, place: number, side: number, type: number): number =>
  type === HOPLITE ? hoplites(s, place, side) : type === CAVALRY ? cavalry(s, place, side) : naval(s, place, side);
/** PW-5.1.5-f: those not yet activated this turn. */
export const fresh = (s: State, space: number, kind: number): number =>
  s.sp[space * KINDS + kind] - s.spent[space * KINDS + kind];
export function freshForce(s: State, space: number, side: number): number {
  if (s.force[space * 2 + side] === 0) return 0;
  let count = 0;
  const kinds = MARCHING[side];
  for (let i = 0; i < kinds.length; i++) count += fresh(s, space, kinds[i]);
  return count;
}

// ---- where

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
/** The first space from this one on where a side has a Force, in the order of the board; −1: none. */
export function nextOccupied({ occupied }: State, side: number, from: number): number {
  for (let word = from >> 5, mask = -1 << (from & 31); word < WORDS; word++, mask = -1) {
    const bits = occupied[side * WORDS + word] & mask;
    if (bits !== 0) return (word << 5) + lowest(bits);
  }
  return -1;
}
/** The same where either has one. */
export function nextGarrisoned({ occupied }: State, from: number): number {
  for (let word = from >> 5, mask = -1 << (from & 31); word < WORDS; word++, mask = -1) {
    const bits = (occupied[word] | occupied[WORDS + word]) & mask;
    if (bits !== 0) return (word << 5) + lowest(bits);
  }
  return -1;
}
/** The same where both have. */
export function nextShared({ occupied }: State, from: number): number {
  for (let word = from >> 5, mask = -1 << (from & 31); word < WORDS; word++, mask = -1) {
    const bits = occupied[word] & occupied[WORDS + word] & mask;
    if (bits !== 0) return (word << 5) + lowest(bits);
  }
  return -1;
}

// ---- the only ways SP come, go and move

function change(s: State, place: number, kind: number, by: number): void {
  const side = sideOf(kind);
  s.sp[place * KINDS + kind] += by;
  if (side === PERSIA) {
    // Whoever meets them finds them on the other side: PW-10.5.4.6-III-a
    s.force[place * 2] += by;
    s.force[place * 2 + 1] += by;
    return;
  }
  s.force[place * 2 + side] += by;
  if (place >= EXPEDITION) return;
  const word = side * WORDS + (place >> 5);
  if (s.force[place * 2 + side] > 0) s.occupied[word] |= 1 << (place & 31);
  else s.occupied[word] &= ~(1 << (place & 31));
}
/** PW-0.2-d: the pieces of a kind that can be in play; PW-10.5.4.5-V-a: less the Spartans who are gone for good. */
export const supplied = (s: State, kind: number): number =>
  kind === SPARTIATES ? LIMIT[kind] - s.gone[0] : kind === SPARTIATES + 1 ? LIMIT[kind] - s.gone[1] : LIMIT[kind];
const SPARTIATES = national(SPARTA, HOPLITE);
/** PW-0.2-d: puts up to `count` new SP in play; answers how many pieces there were for it. */
export function create(s: State, place: number, kind: number, count: number): number {
  const made = Math.max(0, Math.min(count, supplied(s, kind) - s.pieces[kind]));
  s.pieces[kind] += made;
  change(s, place, kind, made);
  return made;
}
/** Takes SP out of play for this turn's ledger. */
export function eliminate(s: State, place: number, kind: number, count: number): void {
  if (s.role >= 0 && (kind === SPARTIATES || kind === SPARTIATES + 1)) mourn(s, kind, count);
  remove(s, place, kind, count);
  s.lost[kind] += count;
}
/** PW-10.5.4.5-V-a: each Spartan land SP is gone for good, unless three regular hoplites or fewer are left. */
function mourn(s: State, kind: number, count: number): void {
  const hoplitesLeft = s.pieces[SPARTIATES] - (kind === SPARTIATES ? count : 0);
  const forGood =
    kind === SPARTIATES ? Math.min(count, Math.max(0, s.pieces[SPARTIATES] - 1 - FEW)) : hoplitesLeft > FEW ? count : 0;
  s.gone[kind - SPARTIATES] += forGood;
}
const FEW = 3;
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
  for (const kind of ALL_KINDS[side]) move(s, from, to, kind, s.sp[from * KINDS + kind]);
}
export function eliminateAll(s: State, place: number, side: number): void {
  for (const kind of ALL_KINDS[side]) eliminate(s, place, kind, s.sp[place * KINDS + kind]);
}
/** The Expedition's SP come to stand in its space, activated. */
export function settleExpedition(s: State, space: number, side: number): void {
  for (const kind of MARCHING[side]) {
    const count = s.sp[EXPEDITION * KINDS + kind];
    if (count === 0) continue;
    move(s, EXPEDITION, space, kind, count);
    s.spent[space * KINDS + kind] += count;
  }
}

/**
 * PW-6.2.4.1-c, PW-R7, PW-R73: land losses fall on hoplites before cavalry, national before Allied; elite units last among
 * the national hoplites. Of the Coalition, Athenians before Thebans (PW-R165); garrisons after the hoplites of the line.
 */
const LAND_LOSSES: readonly (readonly number[])[] = [
  [0, PELTASTS, THEBAN_HOPLITE, SACRED_BAND, 3, GARRISON, 1, THEBAN_CAVALRY, 4, PERSIAN_INFANTRY, PERSIAN_CAVALRY],
  [6, HOME_GUARD, 9, 7, 10, PERSIAN_INFANTRY, PERSIAN_CAVALRY],
];
/** PW1-5.2-i, PW1-R25: the Athenians or Spartans first, and of these and of the Allies hoplites before cavalry. */
const NATIONALS_FIRST: readonly (readonly number[])[] = [
  [0, 1, 3, 4],
  [6, HOME_GUARD, 7, 9, 10],
];
const landLosses = (s: State, side: number): readonly number[] =>
  (bookOf(s).nationalsFirst && !plays(s, TYPE_BEFORE_NATIONALITY) ? NATIONALS_FIRST : LAND_LOSSES)[side];
/** Answers the Athenian or Spartan hoplite SP among them (PW-6.6-a). */
export function loseLand(s: State, place: number, side: number, losses: number): number {
  let left = losses;
  let nationals = 0;
  for (const kind of landLosses(s, side)) {
    if (left === 0) break;
    const taken = ELITE[kind] === undefined ? takeLoss(s, place, kind, left) : breakElite(s, place, kind, left);
    if (kind === national(side, HOPLITE) || kind === HOME_GUARD || kind === PELTASTS) nationals += taken;
    left -= taken;
  }
  return nationals;
}
export function loseNaval(s: State, place: number, side: number, losses: number): void {
  let left = losses;
  for (const kind of [national(side, NAVAL), allied(side, NAVAL), PERSIAN_NAVAL]) left -= takeLoss(s, place, kind, left);
}
function takeLoss(s: State, place: number, kind: number, most: number): number {
  const taken = Math.min(most, spOf(s, place, kind));
  eliminate(s, place, kind, taken);
  return taken;
}
/** PW-0.3-c, d: it leaves for good; what it did not lose stays as plain hoplites. PW1-0-g: a Guard of three SP like others. */
export function breakElite(s: State, place: number, kind: number, most: number): number {
  if (spOf(s, place, kind) === 0) return 0;
  if (kind === HOME_GUARD && !bookOf(s).eliteGuard) return takeLoss(s, place, kind, most);
  const { sp, as } = ELITE[kind];
  const taken = Math.min(most, sp);
  eliminate(s, place, kind, sp);
  create(s, place, as, sp - taken);
  return taken;
}

// ---- commanders

export function leadersAt(s: State, place: number, side: number): number {
  let count = 0;
  for (let leader = 0; leader < s.where.length; leader++) if (s.where[leader] === place && LEADER_SIDE[leader] === side) count++;
  return count;
}
/** PW-R11: of several the one with the lowest rating; −1 if there is none. */
export function lowestLeader(s: State, place: number, side: number, rating: readonly number[]): number {
  let found = -1;
  for (let leader = 0; leader < s.where.length; leader++)
    if (
      s.where[leader] === place &&
      (LEADER_SIDE[leader] === side || LEADER_SIDE[leader] === NO_SIDE) && // a Persian only where Persians are
      (found < 0 || rating[leader] < rating[found])
    )
      found = leader;
  return found;
}
export const firstLeader = (s: State, place: number, side: number): number => {
  for (let leader = 0; leader < s.where.length; leader++)
    if (s.where[leader] === place && LEADER_SIDE[leader] === side) return leader;
  return -1;
};
/** PW-3.4-c: the one drawn this turn; where nobody was, whoever is in the home space. */
export const homeLeader = (s: State, side: number): number =>
  s.drawn[side] >= 0 ? s.drawn[side] : firstLeader(s, HOME[side], side);
/** PW-0.5-c. */
export const isArmy = (s: State, place: number, side: number): boolean =>
  forceOf(s, place, side) > 0 && firstLeader(s, place, side) >= 0;
/** Whether those in a place are Persians, standing or under way. */
export const arePersians = (s: State, place: number): boolean =>
  (place >= ARMY && place <= SATRAP) || (place === EXPEDITION && s.body >= 0);
/** Units and commanders of a side from a place to the Going Home box. Garrisons have no home (PW-R171). */
export function sendHome(s: State, place: number, side: number): void {
  if (side === ATHENS && spOf(s, place, GARRISON) > 0) remove(s, place, GARRISON, spOf(s, place, GARRISON));
  moveAll(s, place, GHB, side);
  for (let leader = 0; leader < s.where.length; leader++)
    if (s.where[leader] === place && LEADER_SIDE[leader] === side) s.where[leader] = GHB;
}

// ---- for people

const ANY = (): boolean => true;
/** `{ 'athenian-hoplite': 6 }` of one side in a place. */
export function unitsOf(s: State, place: number, side: number, which: (kind: number) => boolean = ANY): Record<string, number> {
  const units: Record<string, number> = {};
  for (let kind = 0; kind < KINDS; kind++)
    if ((sideOf(kind) === side || isPersian(kind)) && which(kind) && spOf(s, place, kind) > 0)
      units[UNIT.ids[kind]] = spOf(s, place, kind);
  return units;
}
/** PW-3.3-a: naval SP of the Delian League among the losses of the turn. */
export const delianNavalLosses = (s: State): number => s.lost[national(ATHENS, NAVAL)] + s.lost[allied(ATHENS, NAVAL)];
