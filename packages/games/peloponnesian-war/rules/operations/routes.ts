import { bookOf } from '../editions/book.ts';
import { AMPHIPOLIS_BARRED, plays } from '../editions/readings.ts';
import { commandsNavy, isWithinReach, THE_ARMY, THE_NAVY } from '../scenarios/fall-of-sparta/persian-reach.ts';
import { CARTHAGE_WINS, EXPEDITION, NO_ALLIES_IN_ATHENS, type State, WORDS } from '../state.ts';
import {
  AMPHIPOLIS,
  ARGOS,
  BYZANTIUM,
  CAPE_TAENARUM,
  CENCHREAE,
  CORCYRA,
  CORINTH,
  FROM,
  GROUND,
  HOME,
  isIsthmus,
  LOC_LAND,
  LOC_NAVAL,
  NAUPACTUS,
  PIRAEUS,
  SICILY,
  SPACE,
  SPACES,
  SYRACUSE,
  TO,
  VIA,
} from '../terms/board.ts';
import { controller, isFriendly, persiansAt } from '../terms/control.ts';
import { forceOf, freshForce, landSp, naval, spOf } from '../terms/forces.ts';
import { OWNED, ownerOf } from '../terms/palettes.ts';
import { ATHENS, allied, CAVALRY, HOPLITE, NAVAL, PERSIA } from '../terms/units.ts';

/** How an Expedition moves by what it is made of. */
export const ALONE = 0; // a commander: any line, PW-5.1.1-f
export const BY_LAND_LINES = 1; // land units: land and combined, PW-5.1.1-c
export const BY_SEA_LINES = 2; // ships that carry all there is: naval and combined, PW-5.1.1-d, PW-5.1.4-a
export const COMBINED_ONLY = 3; // more land SP than ships: combined, PW-5.1.1-g, PW-5.1.4-b
/** Whatever he has with him: every line, and no bar of a commander alone. How far spaces are from each other (PW-R32). */
export const ESCORTED = 4;
export type Way = 0 | 1 | 2 | 3 | 4;

export const wayOf = (land: number, ships: number): Way =>
  land + ships === 0 ? ALONE : ships === 0 ? BY_LAND_LINES : land <= ships ? BY_SEA_LINES : COMBINED_ONLY;
export const wayOfExpedition = (s: State): Way => wayOf(landSp(s, EXPEDITION, s.active), naval(s, EXPEDITION, s.active));

/** What a search for routes needs to know. `objective`: the space that may be entered though it bars the way to others. */
export interface Journey {
  readonly side: number;
  readonly way: Way;
  readonly objective: number;
  /** PW-E-6-e: Allied SP of Athens are with it. */
  readonly allies: boolean;
  /** The Persians who march: then the side is PERSIA. */
  readonly body?: number;
}
/** PW-10.5.4.6-III-d: each always in one body, the Army by land, the Navy with all it carries by sea. */
export const journeyOfPersians = (body: number, objective: number): Journey => ({
  side: PERSIA,
  way: body === THE_NAVY ? BY_SEA_LINES : BY_LAND_LINES,
  objective,
  allies: false,
  body,
});
export const journeyOf = (s: State): Journey => (s.body >= 0 ? journeyOfPersians(s.body, s.objective) : journeyOfSide(s));
const journeyOfSide = (s: State): Journey => ({
  side: s.active,
  way: wayOfExpedition(s),
  objective: s.objective,
  allies:
    s.active === ATHENS &&
    spOf(s, EXPEDITION, allied(ATHENS, HOPLITE)) +
      spOf(s, EXPEDITION, allied(ATHENS, CAVALRY)) +
      spOf(s, EXPEDITION, allied(ATHENS, NAVAL)) >
      0,
});

/** PW-0.5-i: a friendly space with a friendly unit that has not been activated. */
export const isRally = (s: State, space: number, side: number): boolean =>
  s.force[space * 2 + side] > 0 && freshForce(s, space, side) > 0 && isFriendly(s, space, side);

/** PW-5.1.1-l, m; PW-5.1.6; PW-E-6-e: whether a space may be entered at all on this journey. */
function mayEnter(s: State, j: Journey, space: number): boolean {
  if (isClosed(s, space)) return false; // PW-E2-4-b
  if (j.body !== undefined && !isWithinReach(s, j.body, space)) return false;
  if (space === ARGOS) {
    if (!s.argos && space !== j.objective) return false;
  } else if (space === SYRACUSE) {
    if (!s.syracuse && space !== j.objective) return false;
  } else if (
    space === NAUPACTUS ||
    (space === BYZANTIUM && bookOf(s).byzantiumBars) ||
    (space === AMPHIPOLIS && plays(s, AMPHIPOLIS_BARRED))
  ) {
    if (space !== j.objective && controller(s, space) !== j.side) return false; // PW-R37
  } else if (j.allies && (s.bans & NO_ALLIES_IN_ATHENS) !== 0 && (space === HOME[ATHENS] || space === PIRAEUS)) return false;
  return j.way !== ALONE || refuseAlone(s, space, j.side) === null; // PW-5.1.1-h
}
/** PW-5.1.6-a, b, PW1-4.1-c: why a commander without SP may not enter a space, or null. */
export function refuseAlone(s: State, space: number, side: number): string | null {
  const { joinsFriends, enemies, colour } = bookOf(s).lone;
  if (joinsFriends && forceOf(s, space, side) > 0) return null;
  if (forceOf(s, space, 1 - side) > 0 || persiansAt(s, space)) return enemies;
  return ownerOf(s, space) === 1 - side && !isRally(s, space, side) ? colour : null;
}

const IN_SICILY: readonly boolean[] = SPACE.ids.map((_, space) => SICILY.includes(space));
/** PW-E2-4-b: Carthage has won, and nobody goes to Sicily any more. */
export const isClosed = (s: State, space: number): boolean => s.dionysius === CARTHAGE_WINS && IN_SICILY[space];

/** Whether a line is open, its end apart. */
function mayUse(s: State, j: Journey, from: number, line: number): boolean {
  const via = VIA[line];
  if (j.way === ALONE || j.way === ESCORTED) return true;
  if (j.way === BY_LAND_LINES) return via !== LOC_NAVAL;
  if (via === LOC_LAND || (j.way === COMBINED_ONLY && via === LOC_NAVAL)) return false;
  return !isIsthmus(from, TO[line]) || isthmusOpen(s, j.side); // PW-5.1.2-a, c
}
export const isthmusOpen = (s: State, side: number): boolean =>
  controller(s, CORINTH) === side && controller(s, CENCHREAE) === side;

/** Fewest spaces (−1: no way) and number of equally short routes from one space to all others. */
interface Survey {
  readonly distance: Int16Array;
  readonly ways: Float64Array;
  /** A commander alone: the spaces that were closed to him when it was made, as bits. */
  readonly closed: Int32Array;
}
const survey = (): Survey => ({
  distance: new Int16Array(SPACES),
  ways: new Float64Array(SPACES),
  closed: new Int32Array(WORDS),
});

// The survey asked for last.
let distance: Int16Array = new Int16Array(SPACES);
let ways: Float64Array = new Float64Array(SPACES);
const queue = new Int16Array(SPACES);

/**
 * Where an Expedition with SP may go depends on little more than its make: which of five spaces are open to it, whether
 * ships cross the Isthmus, whether the plague keeps Allies out. So surveys are kept by that and by where they start, for
 * each realm apart: few journeys have any but the first.
 */
let kept: ((Survey | undefined)[] | undefined)[];
const MOST_KEPT = 8192;
/** How many are kept in all. */
let keeping: { count: number };
const newShelf = (): (Survey | undefined)[] => new Array(SPACES << 9).fill(undefined);
/** Which part of the map is open to it at all; 0: the whole. PW-10.5.4.6-III-d, IV-f: Persians; PW-E2-4-b: Sicily. */
const realmOf = (s: State, { body }: Journey): number =>
  (s.dionysius === CARTHAGE_WINS ? 3 : 0) + (body === undefined ? 0 : body === THE_ARMY ? 1 : commandsNavy(s) ? 2 : 0);
/** What else it depends on: one number, the same from wherever it starts. */
export const passageOf = (s: State, j: Journey): number =>
  (mayEnter(s, j, ARGOS) ? 1 : 0) |
  (mayEnter(s, j, SYRACUSE) ? 2 : 0) |
  (mayEnter(s, j, NAUPACTUS) ? 4 : 0) |
  (mayEnter(s, j, BYZANTIUM) ? 8 : 0) |
  (mayEnter(s, j, AMPHIPOLIS) ? 16 : 0) |
  (mayEnter(s, j, PIRAEUS) ? 32 : 0) |
  (j.way !== BY_LAND_LINES && isthmusOpen(s, j.side) ? 64 : 0) |
  ((j.way & 3) << 7); // ALONE has surveys of its own, so that ESCORTED may have its number

/** Surveys from one space to all others. */
function search(s: State, j: Journey, from: number): void {
  if (j.way === ALONE) searchAlone(s, j, from);
  else searchThrough(s, j, passageOf(s, j), from);
}
function searchThrough(s: State, j: Journey, passage: number, from: number): void {
  const realm = realmOf(s, j);
  const shelf = kept[realm] ?? (kept[realm] = newShelf());
  const key = passage | (from << 9);
  const found = shelf[key];
  if (found !== undefined) {
    ({ distance, ways } = found);
    return;
  }
  if (keeping.count >= MOST_KEPT) {
    for (const full of kept) full?.fill(undefined);
    keeping.count = 0;
  }
  keeping.count++;
  const made = survey();
  shelf[key] = made;
  ({ distance, ways } = made);
  explore(s, j, from);
}
/** Breadth first, with the number of routes to each space. */
function explore(s: State, j: Journey, from: number): void {
  distance.fill(-1);
  distance[from] = 0;
  ways[from] = 1;
  queue[0] = from;
  let size = 1;
  for (let head = 0; head < size; head++) {
    const space = queue[head];
    const further = distance[space] + 1;
    for (let line = FROM[space]; line < FROM[space + 1]; line++) {
      const next = TO[line];
      if (distance[next] === further) {
        if (mayUse(s, j, space, line)) ways[next] += ways[space];
      } else if (distance[next] < 0 && mayUse(s, j, space, line) && mayEnter(s, j, next)) {
        distance[next] = further;
        ways[next] = ways[space];
        queue[size++] = next;
      }
    }
  }
}

/**
 * A commander alone may use every line, but who stands where closes spaces to him. The last survey from each space is
 * kept with the spaces that were closed then: from one step of an operation to the next they are mostly the same.
 */
let keptAlone: (Survey | undefined)[];
GROUND.follow(() => {
  const [shelves, alone, count] = [new Array(6).fill(undefined), new Array(SPACES * 2).fill(undefined), { count: 0 }];
  return () => {
    kept = shelves;
    keptAlone = alone;
    keeping = count;
  };
});
const closed = new Int32Array(WORDS);
function searchAlone(s: State, j: Journey, from: number): void {
  findClosed(s, j);
  searchUnclosed(j, from);
}
/** Once it is known what is closed to him. */
function searchUnclosed(j: Journey, from: number): void {
  const found = keptAlone[from * 2 + j.side] ?? (keptAlone[from * 2 + j.side] = survey());
  distance = found.distance;
  ways = found.ways;
  if (distance[from] === 0 && ways[from] === 1 && sameAsClosed(found.closed)) return;
  for (let word = 0; word < WORDS; word++) found.closed[word] = closed[word];
  exploreAlone(from);
}
/** PW-5.1.6: `mayEnter` for every space, of a commander alone. */
function findClosed(s: State, j: Journey): void {
  const enemy = 1 - j.side;
  const { joinsFriends } = bookOf(s).lone;
  for (let word = 0; word < WORDS; word++) {
    let bits = OWNED[s.palette][enemy][word];
    for (let held = bits & s.occupied[j.side * WORDS + word]; held !== 0; held &= held - 1) {
      const bit = 31 - Math.clz32(held & -held);
      if (mayEnter(s, j, (word << 5) + bit)) bits &= ~(1 << bit);
    }
    closed[word] = bits | s.occupied[enemy * WORDS + word];
    if (joinsFriends) closed[word] &= ~s.occupied[j.side * WORDS + word]; // PW1-4.1-c
  }
  if (s.role >= 0) closeMore(s);
  for (let i = 0; i < SPECIAL.length; i++) {
    const space = SPECIAL[i];
    if (mayEnter(s, j, space)) closed[space >> 5] &= ~(1 << (space & 31));
    else closed[space >> 5] |= 1 << (space & 31);
  }
}
/** Where Persians stand, and Sicily after Carthage has won. */
function closeMore(s: State): void {
  for (const space of s.dionysius === CARTHAGE_WINS ? [...SICILY, ...s.persianAt] : s.persianAt)
    if (space >= 0) closed[space >> 5] |= 1 << (space & 31);
}
/** Those that `mayEnter` opens or closes for other reasons than printed colour and Forces. */
const SPECIAL: readonly number[] = [ARGOS, SYRACUSE, NAUPACTUS, BYZANTIUM, AMPHIPOLIS, CORCYRA, HOME[ATHENS], PIRAEUS];
function sameAsClosed(before: Int32Array): boolean {
  for (let word = 0; word < WORDS; word++) if (before[word] !== closed[word]) return false;
  return true;
}
/** `explore` where every line is open and only spaces are closed. */
function exploreAlone(from: number): void {
  const table = distance;
  table.fill(-1);
  table[from] = 0;
  ways[from] = 1;
  queue[0] = from;
  let size = 1;
  for (let head = 0; head < size; head++) {
    const space = queue[head];
    const further = table[space] + 1;
    const end = FROM[space + 1];
    for (let line = FROM[space]; line < end; line++) {
      const next = TO[line];
      const known = table[next];
      if (known === further) ways[next] += ways[space];
      else if (known < 0 && (closed[next >> 5] & (1 << (next & 31))) === 0) {
        table[next] = further;
        ways[next] = ways[space];
        queue[size++] = next;
      }
    }
  }
}

/** PW-5.1.1-i: fewest spaces from one to the other, or −1. */
export function routeLength(s: State, j: Journey, from: number, to: number): number {
  search(s, j, from);
  return distance[to];
}
/** Fewest spaces from one to all others. To be read before a space changes hands: the next search may fill it anew. */
export function distancesFrom(s: State, j: Journey, from: number): Int16Array {
  search(s, j, from);
  return distance;
}
/** The same where the passage of a journey with SP is known: whoever asks from many spaces finds it once. */
export function distancesThrough(s: State, j: Journey, passage: number, from: number): Int16Array {
  searchThrough(s, j, passage, from);
  return distance;
}
/** PW-5.1.1-j: how many equally short routes there are. */
export function countRoutes(s: State, j: Journey, from: number, to: number): number {
  search(s, j, from);
  return distance[to] < 0 ? 0 : ways[to];
}

/** The n-th of the equally short routes (0 …), without its start. After `countRoutes`. */
export function nthRoute(s: State, j: Journey, to: number, n: number): number[] {
  const route: number[] = new Array(distance[to]);
  let left = n;
  let space = to;
  for (let i = distance[to] - 1; i >= 0; i--) {
    route[i] = space;
    for (let line = FROM[space]; line < FROM[space + 1]; line++) {
      const before = TO[line];
      if (distance[before] !== i || !mayUse(s, j, space, line)) continue;
      if (left < ways[before]) {
        space = before;
        break;
      }
      left -= ways[before];
    }
  }
  return route;
}

/** All equally short routes in the order of their numbers; at most `most` of them. */
export function routes(s: State, j: Journey, from: number, to: number, most = 36): number[][] {
  const count = Math.min(most, countRoutes(s, j, from, to));
  return Array.from({ length: count }, (_, n) => nthRoute(s, j, to, n));
}

/** PW-5.1.3: ways over the crossing between Cape Taenarum and Syracuse, from one space to any other. */
const NO_WAY = new Int16Array(SPACES).fill(-1);
let plain: Int16Array = NO_WAY;
let fromSyracuse: Int16Array = NO_WAY;
let fromCape: Int16Array = NO_WAY;
/** Prepares `crossingTo`; false where no Expedition of this make can cross at all (PW-5.1.3-a, PW1-4.1.3-b). */
export function prepareCrossing(s: State, j: Journey, from: number): boolean {
  if (j.way === BY_LAND_LINES || j.way === COMBINED_ONLY) return false;
  if (j.way === ALONE && bookOf(s).onlyArmiesCross !== null) return false;
  if (!s.syracuse && j.objective !== SYRACUSE && from !== SYRACUSE) return false;
  plain = distancesFrom(s, j, from);
  const passage = j.way === ALONE ? 0 : passageOf(s, j);
  fromSyracuse = mayEnter(s, j, SYRACUSE) ? distancesOn(s, j, passage, SYRACUSE) : NO_WAY;
  fromCape = mayEnter(s, j, CAPE_TAENARUM) ? distancesOn(s, j, passage, CAPE_TAENARUM) : NO_WAY;
  return true;
}
/** From another space on the same journey. */
function distancesOn(s: State, j: Journey, passage: number, from: number): Int16Array {
  if (j.way === ALONE) searchUnclosed(j, from);
  else searchThrough(s, j, passage, from);
  return distance;
}
/** The end from which the crossing is made on a way to `to`, or −1. With the crossing counted it must be a shortest way. */
export function crossingTo(to: number): number {
  const west = over(plain[CAPE_TAENARUM], fromSyracuse[to]);
  const east = over(plain[SYRACUSE], fromCape[to]);
  const best = west < 0 ? east : east < 0 ? west : Math.min(west, east);
  if (best < 0 || (plain[to] >= 0 && plain[to] < best)) return -1;
  return best === west ? CAPE_TAENARUM : SYRACUSE;
}
const over = (there: number, on: number): number => (there < 0 || on < 0 ? -1 : there + 1 + on);

/** Whether what is left of a route is open to the Expedition as it is now. */
export function routeHolds(s: State, j: Journey, from: number, route: readonly number[], next: number): boolean {
  let space = from;
  for (let i = next; i < route.length; i++) {
    if (!stepOpen(s, j, space, route[i])) return false;
    space = route[i];
  }
  return true;
}
function stepOpen(s: State, j: Journey, from: number, to: number): boolean {
  if (isCrossing(from, to)) return j.way === ALONE || j.way === BY_SEA_LINES;
  for (let line = FROM[from]; line < FROM[from + 1]; line++)
    if (TO[line] === to) return mayUse(s, j, from, line) && mayEnter(s, j, to);
  return false;
}
export const isCrossing = (a: number, b: number): boolean =>
  (a === CAPE_TAENARUM && b === SYRACUSE) || (a === SYRACUSE && b === CAPE_TAENARUM);
