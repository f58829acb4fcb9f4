import { distancesFrom, isRally, journeyOf } from '../../operations/routes.ts';
import type { P, State } from '../../state.ts';
import { BY_LAND, HOME, PLATAEA, SPACE, SPACES, THEBES } from '../../terms/board.ts';
import { controller } from '../../terms/control.ts';
import { forceOf, fresh, ofType } from '../../terms/forces.ts';
import { spendable } from '../../terms/ledger.ts';
import { colourOf } from '../../terms/palettes.ts';
import { ACTIVATION, allied, CAVALRY, HOPLITE, KINDS, national, SPARTA, typeOf } from '../../terms/units.ts';

// PW-E1-10: Thebes attacks Plataea. Sparta's first operation goes there with 2H, 5(A)H and 4C, at least 3 of the Allied
// hoplites from Thebes. `due` counts what is still to be activated: [H, (A)H at Thebes, (A)H anywhere, C].

const OWN = national(SPARTA, HOPLITE);
const ALLIES = allied(SPARTA, HOPLITE);
const HORSE = [national(SPARTA, CAVALRY), allied(SPARTA, CAVALRY)];
export const FORCE_AGAINST_PLATAEA: readonly number[] = [2, 3, 2, 4];

/** PW-R166: nothing to do where Plataea is Sparta's already. */
export const plataeaCanBeAttacked = (s: State): boolean => controller(s, PLATAEA) !== SPARTA;
/** It binds Sparta's first operation of the turn. */
export const plataeaBinds = (s: State, side: number): boolean => side === SPARTA && s.due.length > 0 && !s.initial[SPARTA];

/** How many SP of a kind are still wanted from a space. */
export function wantedAt(s: State, space: number, kind: number): number {
  if (kind === OWN) return s.due[0];
  if (kind === ALLIES) return (space === THEBES ? s.due[1] : 0) + s.due[2];
  return HORSE.includes(kind) ? s.due[3] : 0;
}
export function noteActivated(s: State, space: number, kind: number, count: number): void {
  if (s.due.length === 0 || s.active !== SPARTA) return;
  if (kind === OWN) s.due[0] -= count;
  else if (kind === ALLIES) {
    const inThebes = space === THEBES ? Math.min(count, s.due[1]) : 0;
    s.due[1] -= inThebes;
    s.due[2] -= count - inThebes;
  } else s.due[3] -= count;
}
/** Something of the Force is missing and can still be had. */
export function stillGathering(s: State): boolean {
  if (s.due.length === 0 || s.active !== SPARTA) return false;
  const far = distancesFrom(s, journeyOf(s), s.at);
  for (let space = 0; space < SPACES; space++) if ((space === s.at || far[space] > 0) && canGive(s, space)) return true;
  return false;
}
function canGive(s: State, space: number): boolean {
  if (!isRally(s, space, SPARTA)) return false;
  const purse = spendable(s, SPARTA);
  return [OWN, ALLIES, ...HORSE].some(
    kind => wantedAt(s, space, kind) > 0 && fresh(s, space, kind) > 0 && ACTIVATION[kind] <= purse,
  );
}

/** What a rally space gives: by kind, and all of it. */
interface Giver {
  readonly space: number;
  readonly take: number[];
  all: number;
}
/** PW-5.2.1-c to e, g: how many SP of a type a space may still give at a level of need; at the last it may be emptied. */
function mayGive(s: State, { space, take, all }: Giver, type: number, level: number): number {
  const given = take[national(SPARTA, type)] + take[allied(SPARTA, type)];
  const ofIt = ofType(s, space, SPARTA, type) - given - (level === 0 ? 1 : 0);
  const empties = level >= 3 || (level === 2 && colourOf(s, space) === SPARTA);
  return empties ? ofIt : Math.min(ofIt, forceOf(s, space, SPARTA) - all - 1);
}
/** What each rally space gives, nearest first; null: the Force cannot be raised, and the duty lapses (PW-R166). */
export function planAgainstPlataea(s: State): { readonly space: number; readonly take: number[] }[] | null {
  const away = BY_LAND[HOME[SPARTA]]; // with the 2H of Sparta he may pass enemies, PW-5.1.1-h
  const spaces = SPACE.ids.map((_, space) => space).filter(space => away[space] >= 0 && isRally(s, space, SPARTA));
  spaces.sort((a, b) => away[a] - away[b] || a - b);
  const left = [...FORCE_AGAINST_PLATAEA];
  let cost = 0;
  const givers = spaces.map((space): Giver => ({ space, take: new Array(KINDS).fill(0), all: 0 }));
  const draw = (giver: Giver, kind: number, slot: number, level: number): void => {
    const { space, take } = giver;
    const most = mayGive(s, giver, typeOf(kind), level);
    const count = Math.max(0, Math.min(left[slot], fresh(s, space, kind) - take[kind], most));
    left[slot] -= count;
    take[kind] += count;
    giver.all += count;
    cost += count * ACTIVATION[kind];
  };
  for (let level = 0; level < 4; level++)
    for (const giver of givers) {
      draw(giver, OWN, 0, level);
      if (giver.space === THEBES) draw(giver, ALLIES, 1, level);
      draw(giver, ALLIES, 2, level);
      for (const kind of HORSE) draw(giver, kind, 3, level);
    }
  if (left.some(count => count > 0) || cost > spendable(s, SPARTA)) return null;
  return givers.filter(({ all }) => all > 0).map(({ space, take }) => ({ space, take }));
}
/** Before Sparta's first operation: the duty stands, or lapses. */
export function considerPlataea(play: P, side: number): void {
  const { state } = play;
  if (!plataeaBinds(state, side)) return;
  if (plataeaCanBeAttacked(state) && planAgainstPlataea(state) !== null) return;
  state.due = [];
  play.tell?.({ kind: 'no-effect', rule: 'PW-R166' });
}
