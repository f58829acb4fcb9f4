import { EXPEDITION, type State } from '../../state.ts';
import { COLOUR, DISTANCE, FORTRESS, HOME } from '../../terms/board.ts';
import { forceOf, spOf } from '../../terms/forces.ts';
import { ATHENS, GARRISON, HOME_GUARD, HOPLITE, MARCHING, NAVAL, national, SPARTA } from '../../terms/units.ts';
import { ATHENS_LEADS, isAthenian } from './coalition.ts';

// PW-10.5.4.5-IV: Athens is neutral toward Sparta until the Coalition is once Anti-Spartan.

const isNeutral = (s: State): boolean => s.role >= 0 && !s.belligerent;
const NEAR_ATHENS = 2;
/** PW-10.5.4.5-IV-d: Athens, and the green spaces within two of it. */
export const isProtected = (s: State, space: number): boolean =>
  isNeutral(s) && (space === HOME[ATHENS] || (COLOUR[space] === ATHENS && DISTANCE[HOME[ATHENS]][space] <= NEAR_ATHENS));

/** Spartans, not their Allies. */
function spartansIn(s: State, place: number): boolean {
  for (let type = HOPLITE; type <= NAVAL; type++) if (spOf(s, place, national(SPARTA, type)) > 0) return true;
  return spOf(s, place, HOME_GUARD) > 0;
}
/** Nobody there but Athenians; a Garrison three spaces away or more is nobody (PW-10.5.4.5-IV-d). */
function onlyAthenians(s: State, place: number): boolean {
  if (forceOf(s, place, ATHENS) === 0) return false;
  for (const kind of MARCHING[ATHENS]) if (!isAthenian(kind) && spOf(s, place, kind) > 0) return false;
  return (
    place >= EXPEDITION || DISTANCE[HOME[ATHENS]][place] <= NEAR_ATHENS || forceOf(s, place, ATHENS) > spOf(s, place, GARRISON)
  );
}
/** Why a side may not attack a space, or null. */
export function refuseAttack(s: State, side: number, space: number): string | null {
  if (!isNeutral(s)) return null;
  if (side === SPARTA) return isProtected(s, space) || onlyAthenians(s, space) ? 'PW-10.5.4.5-IV-d' : null;
  if (s.role !== ATHENS_LEADS) return null;
  if (spartansIn(s, space)) return 'PW-10.5.4.5-IV-b';
  return COLOUR[space] === SPARTA && FORTRESS[space] ? 'PW-10.5.4.5-IV-c' : null;
}
/** Why a Force may not intercept the Expedition under way, or null. */
export function refuseToIntercept(s: State, side: number, by: number): string | null {
  if (!isNeutral(s) || s.body >= 0) return null;
  if (side === SPARTA) return athenianExpedition(s) ? 'PW-10.5.4.5-IV-d' : null;
  const spartans = forceOf(s, EXPEDITION, SPARTA) === 0 || spartansIn(s, EXPEDITION);
  return onlyCitizens(s, by) && spartans ? 'PW-10.5.4.5-IV-b' : null;
}
/** An Athenian commander, with or without SP: he has nobody else with him (PW-10.5-c). */
const athenianExpedition = (s: State): boolean => s.role === ATHENS_LEADS;
/** Athenians and Garrisons, wherever they stand. */
function onlyCitizens(s: State, space: number): boolean {
  for (const kind of MARCHING[ATHENS]) if (!isAthenian(kind) && spOf(s, space, kind) > 0) return false;
  return forceOf(s, space, ATHENS) > 0;
}
/** PW-R175: across spaces, a Force of Athenians alone and a Spartan one leave each other in peace. */
export const leaveEachOther = (s: State, athens: number): boolean => isNeutral(s) && onlyAthenians(s, athens);
