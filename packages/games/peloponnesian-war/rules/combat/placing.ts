import { bookOf } from '../editions/book.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { GHB, NO_ALLIES_IN_ATHENS, type P, type State } from '../state.ts';
import { ARGOS, CHIOS, CORCYRA, HOME, LARISA, PELLA, PIRAEUS, SAMOS, SARDIS, SPACE, SYRACUSE } from '../terms/board.ts';
import { chiosIsClosed, chiosIsLost, coalitionNeutral, controller, enemyControls, isRebel } from '../terms/control.ts';
import { eliminate, forceOf, move, spOf } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { ATHENS, CAVALRY, HOPLITE, isAllied, NAVAL, NO_SIDE, national, SIDES, SPARTA, sideOf, UNIT } from '../terms/units.ts';
import { sendAway } from './recall.ts';

// What putting SP of the Going Home box on the map has in common, by the table or by choice.

/** PW-E-6-e, PW-R112: the plague keeps Allies out of Athens and Piraeus. */
export const isInfected = (s: State, space: number, kind: number): boolean =>
  (s.bans & NO_ALLIES_IN_ATHENS) !== 0 &&
  isAllied(kind) &&
  sideOf(kind) === ATHENS &&
  (space === HOME[ATHENS] || space === PIRAEUS);
/** PW-P-c, PW-R119: whether SP of a kind can be placed by the table in a space now. */
export function isAvailable(s: State, space: number, kind: number, homecoming: boolean): boolean {
  const side = sideOf(kind);
  if (isInfected(s, space, kind)) return false;
  if (space === HOME[side] && homecoming) return true; // in 5.9 a home space always is: a battle follows
  if ((space === CORCYRA || space === LARISA) && colourOf(s, space) === NO_SIDE) return false; // PW-R136, PW-10.3.3-c
  const skipped = space === ARGOS || space === SYRACUSE || space === PELLA;
  if (forceOf(s, space, 1 - side) > 0 && (!homecoming || skipped)) return false; // PW-5.5.3-c; else a battle follows
  if (enemyControls(s, space, side) && forceOf(s, space, side) === 0) return false;
  if (skipped || space === SARDIS) return coalitionNeutral(s, space) === side;
  return !isRebel(s, space) || (s.role >= 0 && side === ATHENS); // PW-10.5.4.2-a
}
/** PW-6.9-a, PW-R119: Samos takes the place of a Chios that is lost, after the battles be it only now. PW-10.2.3-d: Athens that of Larisa. */
export function stand(s: State, space: number, homecoming: boolean): number {
  if (space === LARISA && scenarioOf(s).larisaIsAthens) return HOME[ATHENS];
  if (space !== CHIOS || !(homecoming ? chiosIsLost(s) : chiosIsClosed(s))) return space;
  s.chiosLost = true;
  return SAMOS;
}

/** PW1-R27: Spartans behind the Long Walls who do not control the space go, when those come home who live there. */
export function leaveTheWalls(play: P, { homecoming }: Placing): void {
  const { state } = play;
  if (homecoming || !bookOf(state).longWalls.siegeAlone) return;
  for (const [space, kinds] of BEHIND_THE_WALLS) {
    if (forceOf(state, space, SPARTA) === 0 || controller(state, space) === SPARTA) continue;
    if (kinds.every(kind => spOf(state, GHB, kind) === 0)) continue;
    sendAway(play, space, { side: SPARTA, rule: 'PW1-R27' });
  }
}
/** Who is placed in Athens, and who in Piraeus. */
const BEHIND_THE_WALLS: readonly (readonly [space: number, kinds: readonly number[]])[] = [
  [HOME[ATHENS], [national(ATHENS, HOPLITE), national(ATHENS, CAVALRY)]],
  [PIRAEUS, [national(ATHENS, NAVAL)]],
];

/** Which segment places: in 5.9 a home space is always open. */
export interface Placing {
  readonly homecoming: boolean;
  /** PW-R124: an event sends them to their home spaces; there is nothing to choose. */
  readonly returning?: boolean;
}
export function put(play: P, kind: number, space: number, count: number, rule: string, die?: number): void {
  if (count === 0) return;
  move(play.state, GHB, space, kind, count);
  const side = SIDES[sideOf(kind)];
  const rolled = die === undefined ? {} : { die };
  play.tell?.({ kind: 'placed', rule, unit: UNIT.ids[kind], count, space: SPACE.ids[space], side, ...rolled });
}
/** PW-P-p, q, r, PW-R41, PW-R119, PW-11-l: no place left; eliminated, and lost like others (PW-R104). */
export function nowhere(play: P, kind: number, rule: string): void {
  const { state } = play;
  const count = spOf(state, GHB, kind);
  if (count === 0) return;
  eliminate(state, GHB, kind, count);
  play.tell?.({ kind: 'no-place', rule, unit: UNIT.ids[kind], count, side: SIDES[sideOf(kind)] });
}
