import { bookOf } from '../editions/book.ts';
import { FORTRESS_NEEDS_SIEGE, plays } from '../editions/readings.ts';
import { ARMY, BY_PERSIANS, byColour, byOccupation, NAVY, REBELLION, SATRAP, type State, UNCONTROLLED } from '../state.ts';
import {
  AMPHIPOLIS,
  ARGOS,
  ATTICA,
  CHIOS,
  CORCYRA,
  CORINTH,
  CYZICUS,
  FORTRESS,
  GYTHIUM,
  HOME,
  LARISA,
  MACEDONIA,
  PELLA,
  PIRAEUS,
  SAMOS,
  SARDIS,
  SPACE,
  SPACES,
  SYRACUSE,
  THEBES,
} from './board.ts';
import { forceOf } from './forces.ts';
import { COLOURED, colourOf, ownerOf, PALETTES } from './palettes.ts';
import { ATHENS, NO_SIDE, PERSIA, SPARTA } from './units.ts';
import { isWalled } from './zoi.ts';

// ---- colour and control

export { colourOf };

/** By what is stored: nobody, a side by colour, by occupation, the Persians. */
const CONTROLLER: readonly number[] = [NO_SIDE, ATHENS, SPARTA, ATHENS, SPARTA, PERSIA];
/** PW-0.5-f, g: as stored. */
export const controller = (s: State, space: number): number => CONTROLLER[s.control[space]];
export const holdsByOccupation = (s: State, space: number, side: number): boolean => s.control[space] === byOccupation(side);
/** Another side's, or the Persians', who are enemies of both (PW-10.5.4.6-III-a). */
export const enemyControls = (s: State, space: number, side: number): boolean => {
  const by = controller(s, space);
  return by !== side && by !== NO_SIDE;
};

/** PW-0.5-f for one space, on what stands in it now. */
export function assess(s: State, space: number): void {
  const athens = forceOf(s, space, ATHENS) > 0;
  const sparta = forceOf(s, space, SPARTA) > 0;
  if (athens && sparta) return; // PW-R2: it stays with the side that was there first
  if (!athens && !sparta && isPersian(s, space)) s.control[space] = BY_PERSIANS;
  else if (sparta && wallsHold(s, space)) s.control[space] = UNCONTROLLED;
  else s.control[space] = athens ? byOccupation(ATHENS) : sparta ? byOccupation(SPARTA) : byColour(colourOf(s, space));
}
/** PW1-0-h: Sparta has come behind the Long Walls otherwise than by a siege that succeeded; nobody controls the space. */
const wallsHold = (s: State, space: number): boolean =>
  isWalled(s, space) && s.control[space] !== byOccupation(SPARTA) && bookOf(s).longWalls.siegeAlone;
const CONTROL: readonly Uint8Array[] = PALETTES.map(palette => Uint8Array.from(palette, byColour));
/** PW1-R26, by its option: he who stands in a fortress that is no friend of his, and has not besieged it, does not control it. */
export function assessHeld(s: State, space: number): void {
  if (plays(s, FORTRESS_NEEDS_SIEGE) && FORTRESS[space]) {
    const side = forceOf(s, space, ATHENS) > 0 ? ATHENS : SPARTA;
    if (forceOf(s, space, 1 - side) === 0 && forceOf(s, space, side) > 0 && friendOf(s, space) !== side) {
      s.control[space] = UNCONTROLLED;
      return;
    }
  }
  assess(s, space);
}
/** PW-8-a. */
export function assessAll(s: State): void {
  for (let space = 0; space < SPACES; space++)
    if (s.force[space * 2] + s.force[space * 2 + 1] === 0) s.control[space] = CONTROL[s.palette][space];
    else assessHeld(s, space);
  if (!s.entered) return;
  for (const space of [SARDIS, CYZICUS, ...s.persianAt]) if (space >= 0) assess(s, space);
}
/** PW-10.5-i, PW-10.5.4.6-V: where Persians stand; Sardis while their Army lives, Cyzicus while their Navy does. */
export const isPersian = (s: State, space: number): boolean =>
  s.entered &&
  (s.persianAt.includes(space) ||
    (space === SARDIS && lives(s, ARMY)) ||
    (space === CYZICUS && (lives(s, NAVY) || lives(s, SATRAP))));
/** A body of the Persians is in the game while a commander is with it, be it on the map, under way or in the box. */
export const lives = (s: State, place: number): boolean => s.where.includes(place) || (s.body >= 0 && ARMY + s.body === place);
/** A body that stands in a space. */
export const persiansAt = (s: State, space: number): boolean => s.entered && s.persianAt.includes(space);

// ---- markers

export const isRebel = (s: State, space: number): boolean => (s.marks[space] & REBELLION) !== 0;
export const has = (s: State, space: number, mark: number): boolean => (s.marks[space] & mark) !== 0;
export const mark = (s: State, space: number, which: number): void => {
  s.marks[space] |= which;
};
export const unmark = (s: State, space: number, which: number): void => {
  s.marks[space] &= ~which;
};

// ---- friends

/** The side that a coalition neutral is active for (PW-5.5.3). */
export function coalitionNeutral(s: State, space: number): number {
  switch (space) {
    case ARGOS:
      return s.argos ? ATHENS : NO_SIDE;
    case SYRACUSE:
      return s.syracuse ? SPARTA : NO_SIDE;
    case PELLA:
    case MACEDONIA:
      return bookOf(s).macedonia.includes(space) ? s.macedonia : NO_SIDE; // PW1-0-d
    case SARDIS:
      return s.persia ? SPARTA : NO_SIDE;
    default:
      return NO_SIDE;
  }
}

/** PW-0.5-r: the side to which a space is friendly, or nobody. */
export function friendOf(s: State, space: number): number {
  const stored = s.control[space];
  if (stored >= 3) return stored - 3; // (1) taken
  const colour = colourOf(s, space);
  if (colour !== NO_SIDE) return isRebel(s, space) ? 1 - colour : colour; // (2), (3)
  if (s.role >= 0 && isRebel(s, space)) return ATHENS; // PW-10.5.4.2-a
  return coalitionNeutral(s, space); // (4)
}
export const isFriendly = (s: State, space: number, side: number): boolean => friendOf(s, space) === side;
/** PW-0.5-s. */
export const isHostile = (s: State, space: number, side: number): boolean => friendOf(s, space) === 1 - side;

/** PW-6.9-a: Chios is lost to Athens. */
export const chiosIsLost = (s: State): boolean => isRebel(s, CHIOS) || enemyControls(s, CHIOS, ATHENS);
/** PW-R119: lost, or the enemy stands in it when the battles are over: nobody is sent there. */
export const chiosIsClosed = (s: State): boolean => chiosIsLost(s) || forceOf(s, CHIOS, SPARTA) > 0;

/** The spaces that have a coalition or may join one; all others never do. */
const NAMED: readonly boolean[] = SPACE.ids.map((_, space) =>
  [
    ARGOS,
    SYRACUSE,
    PELLA,
    MACEDONIA,
    SARDIS,
    CORINTH,
    THEBES,
    GYTHIUM,
    AMPHIPOLIS,
    LARISA,
    CORCYRA,
    CHIOS,
    PIRAEUS,
    SAMOS,
  ].includes(space),
);
export const isNamed = (space: number): boolean => NAMED[space];
/** PW-5.4-e, PW-R28: the spaces named on the Post-Combat Movement Table, homes apart, and those of an active coalition neutral. */
export function isCoalition(s: State, space: number, side: number): boolean {
  if (!NAMED[space]) return false;
  if (coalitionNeutral(s, space) === side) return true;
  if (side === SPARTA) return space === CORINTH || space === THEBES || space === GYTHIUM;
  return (
    space === AMPHIPOLIS ||
    ((space === LARISA || space === CORCYRA) && colourOf(s, space) === ATHENS) ||
    space === CHIOS ||
    space === PIRAEUS ||
    (space === SAMOS && chiosIsLost(s))
  );
}
export const isHome = (space: number): boolean => space === HOME[ATHENS] || space === HOME[SPARTA];
export const isAnyCoalition = (s: State, space: number): boolean =>
  isCoalition(s, space, ATHENS) || isCoalition(s, space, SPARTA);

/** A space of a side's colour, or of a coalition neutral active for it (PW-R43). */
export const belongsTo = (s: State, space: number, side: number): boolean =>
  ownerOf(s, space) === side || coalitionNeutral(s, space) === side;

/** PW-8.1.6-b: ten or more Delian spaces are in rebellion. */
export function tenRebels(s: State): boolean {
  let count = 0;
  const green = COLOURED[s.palette][ATHENS];
  for (let i = 0; i < green.length; i++) if ((s.marks[green[i]] & REBELLION) !== 0 && ++count === 10) return true;
  return false;
}

/** PW-E-6-a: a Spartan-side Force stands in Athens, Piraeus, Panactum or Decelea. */
export const spartansInAttica = (s: State): boolean => ATTICA.some(space => forceOf(s, space, SPARTA) > 0);
/** PW-E-6-a: one did in the turn before; in an armistice that is the last turn of war (PW-R181). */
export const spartansWereInAttica = (s: State): boolean =>
  s.armisticeTurns > 0 ? s.attica || spartansInAttica(s) : s.atticaBefore;
