import { actions, range } from '@polemos/kernel';
import { SPACE } from './board.ts';
import { LEADER } from './leaders.ts';
import { UNIT } from './units.ts';

export const ACTIONS = actions({
  /** Try a continuing operation (the auguries come first), or make no more this turn. */
  operate: {},
  pass: {},
  /** Name the objective; as an ordinary operation, or to cause rebellion there. */
  objective: { space: SPACE },
  incite: { space: SPACE },
  lead: { leader: LEADER },
  /** Gather: activate SP where the commander stands, go to a rally space, go over the open sea to Sicily. */
  activate: { unit: UNIT, count: range(1, 20) },
  rally: { space: SPACE },
  cross: { space: SPACE },
  /** Go to the objective; or give up, where there is no way. */
  march: {},
  halt: {},
  /** A land SP that stays behind for lack of ships; the one that stays as garrison. */
  leave: { unit: UNIT },
  garrison: { unit: UNIT },
  /** The odd SP of a 50/50 split goes there. */
  send: { space: SPACE },
  /** All of these SP go there. */
  settle: { space: SPACE },
  /** The Force there intercepts; or nobody does. */
  intercept: { space: SPACE },
  letPass: {},
  /** The next battle: where the Athenian and where the Spartan Force stands. The next siege. */
  battle: { athens: SPACE, sparta: SPACE },
  siege: { space: SPACE },
  build: { unit: UNIT },
  enough: {},
});
export const { T } = ACTIONS;
