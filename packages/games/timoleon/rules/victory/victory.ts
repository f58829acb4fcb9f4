import type { Play, RuleId } from '@polemos/kernel';
import {
  CARTHAGE,
  CITIES,
  CULTURE,
  DEMOCRATIC,
  DEMOCRATS,
  DIONYSIUS,
  EPIKRATEIA,
  FACTIONS,
  GREEK,
  HICETAS,
  IN_SICILY,
  METRO,
  NEUTRAL,
  ORTYGIA,
  SEATS,
  ZONES,
} from '../materials/board.ts';
import { areAllied, holdsSyracuse, holdsSyracuseWithAllies, quartersHeld, territories } from '../materials/control.ts';
import { FIRST_HEAD, HOME, TYRANTS } from '../materials/leaders.ts';
import { isFree } from '../materials/persons.ts';
import { BY_ANYBODY, HELD_ONLY } from '../readings.ts';
import { DEAD, type State, TURNS } from '../state.ts';
import type { Score } from './told.ts';

type P = Play<State>;
const markers = (s: State, zone: number): number => s.ravaged[zone] + (s.sacked[zone] > 0 ? 1 : 0);

/** TI-R102: plundered quarters, for whoever holds all of Syracuse, the one territory that they are. */
const quarterMarkers = (s: State, faction: number): number => {
  if (!holdsSyracuse(s, faction)) return 0;
  let count = 0;
  for (let zone = METRO; zone < ZONES; zone++) count += markers(s, zone);
  return count;
};

type Rows = readonly { readonly rule: RuleId; readonly what: string }[];
/** What each faction counts, row by row. */
const CARTHAGINIAN: Rows = [
  { rule: 'TI-FC-n', what: 'beyond' },
  { rule: 'TI-FC-n', what: 'lost' },
  { rule: 'TI-R56', what: 'syracuse' },
  { rule: 'TI-FC-n', what: 'plundered' },
];
const DEMOCRATIC_ROWS: Rows = ['governed', 'syracuse', 'minors', 'allies', 'slain'].map(what => ({ rule: 'TI-FD-j', what }));
const TYRANTS_ROWS: Rows = ['territories', 'syracuse'].map(what => ({ rule: 'TI-FI-g', what }));
const ROWS: readonly Rows[] = [CARTHAGINIAN, DEMOCRATIC_ROWS, TYRANTS_ROWS, TYRANTS_ROWS];
/** The points of each row, of the faction that was counted last: bots count thousands of times a second. */
const counted = [0, 0, 0, 0, 0];

/** TI-FC-n */
function carthage(s: State): void {
  let beyond = holdsSyracuse(s, CARTHAGE) ? 1 : 0;
  let lost = 0;
  let plundered = quarterMarkers(s, CARTHAGE);
  for (let zone = 0; zone < CITIES; zone++) {
    const own = s.control[zone] === CARTHAGE;
    const original = EPIKRATEIA.includes(zone);
    if (own && !original) beyond++;
    if (!own && original) lost++;
    if (own) plundered += markers(s, zone);
  }
  counted[0] = 3 * beyond;
  counted[1] = -5 * lost;
  counted[2] = carthaginianSyracuse(s);
  counted[3] = -plundered;
}
/** TI-R56: +15 by Carthage and allied tyrants, at least one zone by a tyrant; +25 with Ortygia its own, or alone. */
function carthaginianSyracuse(s: State): number {
  let tyrant = false;
  for (let zone = METRO; zone < ZONES; zone++) {
    const holder = s.control[zone];
    if (holder !== CARTHAGE && !((holder === HICETAS || holder === DIONYSIUS) && areAllied(s, CARTHAGE, holder))) return 0;
    if (holder !== CARTHAGE) tyrant = true;
  }
  return s.control[ORTYGIA] === CARTHAGE || !tyrant ? 25 : 15;
}
/** TI-R79: by the Democrats, or in the other reading by anybody. */
const isEliminated = (s: State, leader: number): boolean =>
  s.killer[leader] === DEMOCRATS || ((s.readings & BY_ANYBODY) !== 0 && (s.killer[leader] >= 0 || s.where[leader] === DEAD));
/** TI-FD-j */
function democrats(s: State): void {
  let governed = holdsSyracuse(s, DEMOCRATS) && quarterMarkers(s, DEMOCRATS) === 0 ? 1 : 0;
  const free = (s.readings & HELD_ONLY) === 0; // TI-R48
  for (let zone = 0; zone < CITIES; zone++) {
    if (markers(s, zone) > 0 || CULTURE[zone] !== GREEK) continue;
    if (s.control[zone] === DEMOCRATS || (free && s.control[zone] === NEUTRAL && DEMOCRATIC.includes(zone))) governed++;
  }
  let minors = 0;
  for (const tyrant of TYRANTS) if (isEliminated(s, tyrant) || (s.owner[tyrant] === DEMOCRATS && isFree(s, tyrant))) minors++;
  let allies = 0;
  let slain = 0;
  for (const tyrant of [HICETAS, DIONYSIUS]) {
    if (isEliminated(s, FIRST_HEAD[tyrant])) slain++;
    else if (s.fallen[tyrant] + s.out[tyrant] === 0 && areAllied(s, DEMOCRATS, tyrant) && !areAllied(s, CARTHAGE, tyrant))
      allies++;
  }
  counted[0] = governed;
  counted[1] = holdsSyracuse(s, DEMOCRATS) ? 20 : 0;
  counted[2] = 5 * minors;
  counted[3] = 10 * allies;
  counted[4] = 10 * slain;
}
/** TI-R80: in this comparison each land zone of Syracuse counts. */
export const domain = (s: State, owner: number): number => {
  let count = 0;
  for (let zone = 0; zone < ZONES; zone++) if (zone !== CITIES && s.control[zone] === owner) count++;
  return count;
};
/** TI-FI-g, TI-FY-h */
function tyrant(s: State, faction: number): void {
  const mine = domain(s, faction);
  let most = domain(s, faction === HICETAS ? DIONYSIUS : HICETAS);
  for (const minor of TYRANTS)
    if (s.owner[minor] === NEUTRAL && isFree(s, minor)) {
      let held = 0;
      for (const zone of HOME[minor]) if (s.control[zone] === NEUTRAL) held++;
      most = Math.max(most, held);
    }
  counted[0] = mine > most ? 10 : 0;
  counted[1] = holdsSyracuse(s, faction) ? 30 : holdsSyracuseWithAllies(s, faction) ? 15 : 0;
}
function count(s: State, faction: number): void {
  if (faction === CARTHAGE) carthage(s);
  else if (faction === DEMOCRATS) democrats(s);
  else tyrant(s, faction);
}
export function scores(s: State, faction: number): Score[] {
  if (s.out[faction] === 1) return []; // TI-IX-g
  count(s, faction);
  return ROWS[faction].map((row, i) => ({ ...row, points: counted[i] }));
}
export function points(s: State, faction: number): number {
  if (s.out[faction] === 1) return 0; // TI-IX-g
  count(s, faction);
  let sum = 0;
  for (let row = 0; row < ROWS[faction].length; row++) sum += counted[row];
  return sum;
}

// ---- automatic victories (TI-IX-a)

export const TERRITORIES_TO_WIN = 15; // TI-FC-o
export const TURNS_TO_WIN = 4; // TI-FD-k, TI-FI-h, TI-FY-h
export const CARTHAGE_BELOW = 20; // TI-FD-k
/** By faction. */
export const AT_ONCE: readonly RuleId[] = ['TI-FC-o', 'TI-FD-k', 'TI-FI-h', 'TI-FY-h'];
/** TI-R54: Sicilian territories, Syracuse counting as one. */
export function sicilian(s: State, faction: number): number {
  let count = holdsSyracuse(s, faction) ? 1 : 0;
  for (let zone = 0; zone < CITIES; zone++) if (IN_SICILY[zone] && s.control[zone] === faction) count++;
  return count;
}
export function automatic(s: State, faction: number): RuleId | null {
  if (s.fallen[faction] === 1 || s.out[faction] === 1) return null; // TI-IX-f
  const rule = AT_ONCE[faction];
  if (faction === CARTHAGE) return holdsSyracuse(s, CARTHAGE) && territories(s, CARTHAGE) >= TERRITORIES_TO_WIN ? rule : null;
  if (faction === DEMOCRATS) return s.run[DEMOCRATS] >= TURNS_TO_WIN && sicilian(s, CARTHAGE) < CARTHAGE_BELOW ? rule : null;
  const rival = faction === HICETAS ? DIONYSIUS : HICETAS;
  if (s.run[faction] >= TURNS_TO_WIN) return rule;
  return s.killer[FIRST_HEAD[DEMOCRATS]] === faction && s.killer[FIRST_HEAD[rival]] === faction ? rule : null;
}

/** TI-IX-h: points, then zones of Syracuse, then territories, then talents. */
function rank(s: State, faction: number): readonly number[] {
  return [
    s.out[faction] === 1 ? -1000 : points(s, faction),
    quartersHeld(s, faction),
    territories(s, faction),
    s.treasury[faction],
  ];
}
function best(s: State, among: readonly number[]): number[] {
  let leading = [...among];
  for (let place = 0; place < 4; place++) {
    const most = Math.max(...leading.map(faction => rank(s, faction)[place]));
    leading = leading.filter(faction => rank(s, faction)[place] === most);
  }
  return leading;
}
const ALL = [0, 1, 2, 3];
/** TI-II-m, TI-IX: the end of a turn. */
export function judge(play: P): void {
  const { state } = play;
  for (let faction = 0; faction < FACTIONS; faction++)
    state.run[faction] = holdsSyracuse(state, faction) ? state.run[faction] + 1 : 0; // TI-IX-i
  const winners = ALL.filter(faction => automatic(state, faction) !== null);
  if (winners.length > 0) {
    const first = best(state, winners); // TI-R60
    finish(play, first, automatic(state, first[0]) ?? 'TI-IX-a');
  } else if (state.turn >= TURNS) finish(play, best(state, ALL), 'TI-IX-b');
}
function finish(play: P, winners: readonly number[], rule: RuleId): void {
  const { state } = play;
  const detail = {
    winners: winners.map(faction => SEATS[faction]),
    turn: state.turn,
    points: Object.fromEntries(ALL.map(faction => [SEATS[faction], points(state, faction)])),
    scores: Object.fromEntries(ALL.map(faction => [SEATS[faction], scores(state, faction)])),
  };
  play.tell?.({ kind: 'end', rule, ...detail });
  play.end({ rule, score: ALL.map(faction => (winners.includes(faction) ? 1 / winners.length : 0)), detail });
}
