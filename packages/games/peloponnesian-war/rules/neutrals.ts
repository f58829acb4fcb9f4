import { ARGOS, MACEDONIA, PELLA, SARDIS, SPACE, SYRACUSE } from './board.ts';
import { create, unitsOf } from './forces.ts';
import { assess, colourOf, isRebel, unmark } from './standing.ts';
import { byOccupation, type P, REBELLION, type State } from './state.ts';
import { ATHENS, allied, enemyOf, NO_SIDE, SIDES, SPARTA } from './units.ts';

/** PW-5.5.3: the SP a coalition neutral brings. */
const FORCES: Readonly<Record<string, readonly [number, number, number]>> = {
  argos: [4, 0, 0], // PW-5.5.3.3-c
  syracuse: [2, 2, 2], // PW-5.5.3.2-c
  macedonia: [0, 2, 0], // PW-R87
};

function bring(play: P, who: string, space: number, side: number, rule: string): void {
  const { state } = play;
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
export function activateArgos(play: P, rule: string): void {
  play.state.argos = true;
  bring(play, 'argos', ARGOS, ATHENS, rule);
}
/** PW-5.5.3.2-b, PW-E-10-c. */
export function activateSyracuse(play: P, rule: string): void {
  play.state.syracuse = true;
  bring(play, 'syracuse', SYRACUSE, SPARTA, rule);
}
/** PW-10.1.3-d, e. */
export function activateMacedonia(play: P, side: number, rule: string): void {
  play.state.macedonia = side;
  bring(play, 'macedonia', PELLA, side, rule);
}

/** An objective has been named: PW-5.5.3.2-b, PW-5.5.3.3-b. */
export function aggression(play: P, side: number, objective: number): void {
  const { state } = play;
  if (objective === SYRACUSE && side === ATHENS && !state.syracuse) activateSyracuse(play, 'PW-5.5.3.2-b');
  if (objective === ARGOS && side === SPARTA && !state.argos) activateArgos(play, 'PW-5.5.3.3-b');
}

/** PW-5.5.3.2-a, PW-5.5.3.3-a, PW-5.5.3.4-c: what a side may not name at all. */
export function refuseNeutralObjective(s: State, side: number, objective: number): string | null {
  if (objective === SARDIS && !s.persia) return 'PW-5.5.3.4-c';
  if (objective === SYRACUSE && side === SPARTA && !s.syracuse) return 'PW-5.5.3.2-a';
  if (objective === ARGOS && side === ATHENS && !s.argos) return 'PW-5.5.3.3-a';
  return null;
}
/** PW-5.4-f: neutrals that nobody can stir to rebellion. */
export const cannotRebel = (s: State, space: number): boolean =>
  (space === ARGOS && !s.argos) || (space === SYRACUSE && !s.syracuse) || (space === PELLA && s.macedonia === NO_SIDE);

/** Units of a side enter a space: what neutrals make of it. */
export function enterNeutral(play: P, side: number, space: number): void {
  const { state } = play;
  if ((space === PELLA || space === MACEDONIA) && state.macedonia === NO_SIDE)
    activateMacedonia(play, enemyOf(side), 'PW-10.1.3-d'); // the side that is not the intruder
  if (colourOf(state, space) !== NO_SIDE || !isRebel(state, space)) return;
  unmark(state, space, REBELLION); // PW-5.5.2-a, PW-R134
  state.control[space] = byOccupation(side);
  play.tell?.({ kind: 'neutral-taken', rule: 'PW-5.5.2-a', space: SPACE.ids[space], side: SIDES[side] });
}
