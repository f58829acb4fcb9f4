import { bookOf } from '../editions/book.ts';
import { hasOverrides, overridesOf } from '../scenarios/overrides.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { ARMED, byOccupation, type Quiet, REBELLION, type State } from '../state.ts';
import { ARGOS, PELLA, SARDIS, SPACE, SYRACUSE } from '../terms/board.ts';
import { assess, isHostile, isRebel, unmark } from '../terms/control.ts';
import { create, forceOf, moveAll, unitsOf } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { ATHENS, allied, enemyOf, NO_SIDE, SIDES, SPARTA } from '../terms/units.ts';

/** PW-5.5.3: the SP a coalition neutral brings. */
const FORCES: Readonly<Record<string, readonly [number, number, number]>> = {
  argos: [4, 0, 0], // PW-5.5.3.3-c
  syracuse: [2, 2, 2], // PW-5.5.3.2-c
  macedonia: [0, 2, 0], // PW-R87
};

function bring(play: Quiet, who: string, space: number, side: number, rule: string): void {
  const { state } = play;
  const waiting = ARMED[['argos', 'thessaly', 'syracuse'].indexOf(who)] ?? -1;
  const armed = waiting >= 0 && forceOf(state, waiting, side) > 0; // PW-R125: with the pieces on the map
  if (armed) moveAll(state, waiting, space, side);
  else
    FORCES[who].forEach((count, type) => {
      create(state, space, allied(side, type), count);
    });
  assess(state, space);
  play.tell?.({
    kind: 'neutral-joins',
    rule,
    neutral: who,
    side: SIDES[side],
    space: SPACE.ids[space],
    units: unitsOf(state, space, side),
  });
}
/** PW-5.5.3.3-b, PW-E-10-b. */
export function activateArgos(play: Quiet, rule: string): void {
  play.state.argos = true;
  bring(play, 'argos', ARGOS, ATHENS, rule);
}
/** PW-5.5.3.2-b, PW-E-10-c. */
export function activateSyracuse(play: Quiet, rule: string): void {
  play.state.syracuse = true;
  bring(play, 'syracuse', SYRACUSE, SPARTA, rule);
}
/** PW-10.1.3-d, e. */
export function activateMacedonia(play: Quiet, side: number, rule: string): void {
  play.state.macedonia = side;
  bring(play, 'macedonia', PELLA, side, rule);
}

/** PW-10.1.3-d: it joins the side that is not the intruder's, before anybody intercepts him (PW-R183). */
const disturbsMacedonia = (s: State, space: number): boolean =>
  s.macedonia === NO_SIDE && !scenarioOf(s).macedoniaStaysOut && bookOf(s).macedonia.includes(space);
/** An objective has been named, or SP enter a space: PW-5.5.3.2-b, PW-5.5.3.3-b, PW1-10.1-a, PW-10.1.3-d. */
export function aggression(play: Quiet, side: number, space: number, on: 'naming' | 'entering'): void {
  const { state } = play;
  const { attack } = bookOf(state);
  if (on === 'entering' && disturbsMacedonia(state, space)) activateMacedonia(play, enemyOf(side), 'PW-10.1.3-d');
  if (attack.on !== on) return;
  if (space === SYRACUSE && side === ATHENS && !state.syracuse) activateSyracuse(play, attack.syracuse);
  if (space === ARGOS && side === SPARTA && !state.argos) activateArgos(play, attack.argos);
}
/** PW1-4.2-b: neutral Argos and Syracuse, which an Army would bring into the war. */
export const wouldJoin = (s: State, side: number, space: number): boolean =>
  (space === SYRACUSE && side === ATHENS && !s.syracuse) || (space === ARGOS && side === SPARTA && !s.argos);

/** PW-5.5.3.2-a, PW-5.5.3.3-a, PW-5.5.3.4-c: what a side may not name at all. */
export function refuseNeutralObjective(s: State, side: number, objective: number): string | null {
  if (hasOverrides(s)) {
    const barred = overridesOf(s).objective(s, side, objective);
    if (barred !== null) return barred;
  }
  if (objective === SARDIS && !s.persia && !s.entered) return bookOf(s).sardisBarred;
  if (objective === SYRACUSE && side === SPARTA && !s.syracuse) return 'PW-5.5.3.2-a';
  if (objective === ARGOS && side === ATHENS && !s.argos) return 'PW-5.5.3.3-a';
  return null;
}
/** PW-5.4-f: neutrals that nobody can stir to rebellion. */
export const cannotRebel = (s: State, space: number): boolean =>
  (space === ARGOS && !s.argos) || (space === SYRACUSE && !s.syracuse) || (space === PELLA && s.macedonia === NO_SIDE);

/** Units of a side have come into a space: a neutral in rebellion opens its gates. */
export function enterNeutral(play: Quiet, side: number, space: number): void {
  const { state } = play;
  if (colourOf(state, space) !== NO_SIDE || !isRebel(state, space)) return;
  if (isHostile(state, space, side)) return; // PW-10.5.4.2-a
  unmark(state, space, REBELLION); // PW-5.5.2-a, PW-R134
  state.control[space] = byOccupation(side);
  play.tell?.({ kind: 'neutral-taken', rule: 'PW-5.5.2-a', space: SPACE.ids[space], side: SIDES[side] });
}
