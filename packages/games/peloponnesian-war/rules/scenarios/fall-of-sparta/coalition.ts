import { NO_SPARTANS, type State } from '../../state.ts';
import { HOME, THEBES } from '../../terms/board.ts';
import { controller } from '../../terms/control.ts';
import { EPAMINONDAS, IS_THEBAN, LEADER_SIDE, PELOPIDAS } from '../../terms/leaders.ts';
import {
  ACTIVATION,
  ATHENS,
  allied,
  CAVALRY,
  HOPLITE,
  MARCHING,
  NAVAL,
  national,
  PELTASTS,
  SACRED_BAND,
  SPARTA,
  THEBAN_CAVALRY,
  THEBAN_HOPLITE,
} from '../../terms/units.ts';

// PW-10.5-b to d: who the Coalition is this turn, with whom it fights and who pays.

export const ATHENS_LEADS = 0;
export const THEBES_LEADS = 1;
export const ANTI_SPARTA = 2;
export const ROLES = ['athens', 'thebes', 'anti-sparta'] as const;
/** Whether there is a Coalition at all: only in The Fall of Sparta. */
export const isHegemony = (s: State): boolean => s.role >= 0;

// ---- commanders

/** PW-10.5-d: of an Anti-Spartan Coalition, Thebans lead the odd operations; PW-10.5-b, c: else the one or the other all. */
export const thebanIsNext = (s: State): boolean =>
  s.role === THEBES_LEADS || (s.role === ANTI_SPARTA && s.operations[ATHENS] % 2 === 0);
/** PW-E2-5-b: while Sparta holds the Cadmea, the exiles lead for Athens. */
const isExile = (s: State, leader: number): boolean => s.cadmea && (leader === EPAMINONDAS || leader === PELOPIDAS);
export const leadsThebans = (s: State, leader: number): boolean => IS_THEBAN[leader] && !isExile(s, leader);
/** Whether a commander is of those who lead the next operation of his side. */
export const mayLead = (s: State, leader: number, side: number): boolean =>
  LEADER_SIDE[leader] === side && (side !== ATHENS || !isHegemony(s) || leadsThebans(s, leader) === thebanIsNext(s));
/** PW-5.1-b, PW-R130: where the commander of the next operation is placed and sets out. */
export function musterOf(s: State, side: number): number {
  if (side === SPARTA || !isHegemony(s)) return HOME[side];
  const own = thebanIsNext(s) ? THEBES : HOME[ATHENS];
  const other = own === THEBES ? HOME[ATHENS] : THEBES;
  return controller(s, own) === SPARTA && controller(s, other) !== SPARTA ? other : own;
}
/** Commanders who wait there. */
export function waiting(s: State, side: number): number {
  const home = musterOf(s, side);
  let count = 0;
  for (let leader = 0; leader < s.where.length; leader++) if (s.where[leader] === home && mayLead(s, leader, side)) count++;
  return count;
}
export function firstWaiting(s: State, side: number): number {
  const home = musterOf(s, side);
  return s.where.findIndex((at, leader) => at === home && mayLead(s, leader, side));
}

// ---- units

const ATHENIANS = [national(ATHENS, HOPLITE), national(ATHENS, CAVALRY), national(ATHENS, NAVAL), PELTASTS];
const ALLIES = [allied(ATHENS, HOPLITE), allied(ATHENS, CAVALRY), allied(ATHENS, NAVAL)];
const THEBANS = [THEBAN_HOPLITE, THEBAN_CAVALRY, SACRED_BAND];
const BY_ROLE: readonly (readonly number[])[] = [ATHENIANS, [...ALLIES, ...THEBANS], MARCHING[ATHENS]];
const SPARTAN_ALLIES = [allied(SPARTA, HOPLITE), allied(SPARTA, CAVALRY), allied(SPARTA, NAVAL)];
/** PW-10.5-b to d, PW-E2-2: the kinds that a side can activate this turn. */
export const usable = (s: State, side: number): readonly number[] => {
  if (s.role < 0) return MARCHING[side];
  if (side === ATHENS) return BY_ROLE[s.role];
  return (s.bans & NO_SPARTANS) !== 0 ? SPARTAN_ALLIES : MARCHING[SPARTA];
};
export const isTheban = (kind: number): boolean => THEBANS.includes(kind);
export const isAthenian = (kind: number): boolean => ATHENIANS.includes(kind);

/** PW-5.1.5-a, b; PW-10.5.4.5-III-b: with Megalopolis in play Spartans cost as much as their Allies. */
export const costOf = (s: Pick<State, 'messenia'>, kind: number): number =>
  s.messenia && ACTIVATION[kind] === 0 ? ACTIVATION[allied(SPARTA, HOPLITE)] : ACTIVATION[kind];

// ---- treasuries

/** PW-10.5.4.5-II: whether Thebes pays what the Coalition spends now. */
export const thebesPays = (s: State, side: number): boolean =>
  side === ATHENS && isHegemony(s) && (s.active === ATHENS && s.leader >= 0 ? leadsThebans(s, s.leader) : thebanIsNext(s));
/** By treasury: Athens 0, Thebes 1. */
export const TREASURIES = ['athens', 'thebes'] as const;
export const FROM_ATHENS = 0;
export const FROM_THEBES = 1;
